"""The research commanders 11 to 18."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin
from tests.magnastorm.test_commanders_admin import with_


def levels(t: Table) -> list[int]:
    return [t.level("A", research) for research in ("red", "green", "blue")]


# --- 11 Franzkarl Huber ---


@rule("MS-C11-01")
@pytest.mark.parametrize(("research", "after"), [("red", [1, 0, 0]), ("green", [0, 1, 0]), ("blue", [0, 0, 1])])
def test_11_the_level_of_a_lab_anywhere(research: str, after: list[int]) -> None:
    """The space is red; one level stays one level."""
    t = with_("11").act("move c3", "go 1c1", "lab 1")
    assert t.step() == "ChooseLevel"
    assert levels(t.do(f"level {research}")) == after
    assert t.actor() == "B"


@rule("MS-C11-01")
@pytest.mark.parametrize("action", ["gain a2", "move a2"])
def test_11_the_level_of_a_panel_space_too(action: str) -> None:
    """MS-Q-51."""
    t = with_("11", cubes="A A").act(action)
    assert t.step() == "ChooseLevel"
    assert levels(t.do("level blue")) == [0, 0, 1]


@rule("MS-C11-01")
def test_11_the_level_of_another_commander_too() -> None:
    """MS-Q-51: the lowest marker of commander 12 is red, but blue may be taken."""
    t = with_("11", "12").levels("A", green=1, blue=1).act("gain a5")
    assert (t.step(), t.offer("level")) == ("ChooseLevel", ["level red", "level green", "level blue"])
    assert levels(t.do("level green")) == [0, 2, 1]


@rule("MS-C11-01")
def test_11_helps_when_a_marker_is_at_the_top() -> None:
    t = with_("11").levels("A", red=10).act("move c3", "go 1c1", "lab 1")
    assert t.offer("level") == ["level green", "level blue"]


# --- 12 Rain Davenpitt ---


@rule("MS-C12-01", "MS-CTM-02")
def test_12_a_level_where_the_marker_is_lowest() -> None:
    t = with_("12").levels("A", red=2, green=1, blue=2).act("gain a5")
    assert levels(t) == [2, 2, 2]


@rule("MS-C12-01")
def test_12_in_a_tie_the_player_chooses() -> None:
    t = with_("12").levels("A", red=1, green=0, blue=0).act("gain a5")
    assert (t.offer("level"), t.why("level red")) == (["level green", "level blue"], "MS-C12-01")
    assert levels(t.do("level blue")) == [1, 0, 1]


@rule("MS-C12-01", "MS-C11-01")
def test_12_in_a_tie_with_11_asks_once_and_for_any_research_area() -> None:
    """MS-Q-51, MS-Q-52."""
    t = with_("11", "12").levels("A", red=2, green=0, blue=0).act("gain a5")
    assert t.offer("level") == ["level red", "level green", "level blue"]
    t.do("level red")
    assert (t.level("A", "red"), t.offer("level")) == (3, [])


@rule("MS-C12-01")
def test_12_not_with_a_move() -> None:
    t = with_("12").levels("A", green=1, blue=1).act("move c3", "go 1d1", "skip")
    assert levels(t) == [0, 1, 1]


@rule("MS-C12-01")
def test_12_has_no_effect_at_the_top() -> None:
    """MS-Q-52."""
    t = with_("12").levels("A", red=10, green=10, blue=10).act("gain a5")
    assert t.step() == "FulfilObjective"


@rule("MS-C12-01", "MS-CTM-03", "MS-BON-04")
def test_12_comes_before_the_bonus_of_the_space() -> None:
    """First the lowest marker, red, then the red level of a2; the other way round there would be a tie of three."""
    t = with_("12").levels("A", green=1, blue=1).act("gain a2")
    assert (t.step(), levels(t)) == ("ChooseCube", [2, 1, 1])


# --- 13 Yuul Mbado ---


@rule("MS-C13-01", "MS-CTM-02", "MS-GEN-08")
def test_13_a_cube_of_any_player_colour() -> None:
    t = with_("13", cubes="", players=3).act("gain a5")
    assert (t.step(), t.offer(), t.why("cube D")) == ("ChooseCube", ["cube A", "cube B", "cube C"], "MS-SET-28")
    assert t.do("cube C").cubes("A") == "A A C"


@rule("MS-C13-01")
def test_13_not_with_a_move() -> None:
    assert with_("13").act("move c3", "go 1d1", "skip").actor() == "B"


@rule("MS-C13-01", "MS-CTM-03", "MS-BON-04")
def test_13_comes_before_the_bonus_of_the_space() -> None:
    t = with_("13").act("gain a4")
    assert t.step() == "ChooseCube"
    assert t.do("cube B").step() == "DrawCube"


# --- 14 Joy D. Obondov ---


@rule("MS-C14-01", "MS-BAG-05")
def test_14_two_more_from_the_bag() -> None:
    """MS-Q-53: once per draw; black cubes go back for own ones."""
    t = with_("14", cubes="").act("gain a4", "draw B", "draw black", "draw yellow").done()
    assert (t.actor(), t.cubes("A")) == ("B", "yellow yellow A B")
    assert t.view()["bag"] == {"black": 25, "yellow": 2, "A": 3, "B": 2}


@rule("MS-C14-01", "MS-BAG-05")
@pytest.mark.parametrize(("research", "below", "draws"), [("green", 6, 4), ("red", 6, 5)])
def test_14_also_for_a_level(research: str, below: int, draws: int) -> None:
    """Green 7 lets 2 cubes be drawn, red 7 lets 3."""
    space = {"red": "a2", "green": "b2"}[research]
    t = with_("14", cubes="").levels("A", **{research: below}).act(f"gain {space}")
    n = 0
    while t.step() == "DrawCube":
        t.do("draw black")
        n += 1
    assert (n, t.cubes("A").split()) == (draws, ["A"] * (draws + 1))


@rule("MS-C14-01", "MS-BON-15")
def test_without_14_it_is_one() -> None:
    assert with_().act("gain a4", "draw black").done().actor() == "B"


# --- 15 Cedric J. Lebeaux ---


@rule("MS-C15-01", "MS-CTM-02", "MS-CTM-04")
def test_15_one_reputation_with_the_card() -> None:
    """Each time it is received: lost by a tie and won again it brings 1 once more."""
    t = begin(commanders=["15"]).levels("A", red=2, green=0).levels("B", red=0).administrate()
    assert t.sheet("A") == {"commanders": 2, "effects": 1}
    t.levels("B", red=2).administrate().levels("A", red=3).administrate()
    assert t.sheet("A") == {"commanders": 4, "lost": -1, "effects": 2}


# --- 16 Kim-Kin Park ---


@rule("MS-C16-01")
def test_16_a_used_space_once_per_round() -> None:
    """MS-Q-54: whoever stands there; the crew shares the space, and both count in the next round."""
    t = with_("16", cubes="").upper(b="yellow yellow yellow").lower("a2", "B")
    assert (t.why("gain a2"), t.why("move a3")) == (None, "MS-ACT-08")
    t.do("gain a2")
    assert (t.level("A", "red"), t.cubes("A"), t.crew("lower a2")) == (1, "A", "yellow B")
    assert t.turn("A").why("gain a2") == "MS-C16-01"
    t.administrate()
    assert t.view()["columns"][0]["price"] == {"yellow": 1, "B": 1}


@rule("MS-C16-01")
def test_16_for_a_move_too_with_the_bonus() -> None:
    t = with_("16", cubes="A yellow").upper(b="yellow yellow").lower("b1").do("move b1")
    assert (t.step(), t.view()["range"]) == ("MoveScout", 2)


@rule("MS-C16-01")
def test_16_is_renewed_every_round() -> None:
    t = with_("16").levels("A", green=2, blue=2, red=2).lower("a3").act("gain a3")
    assert t.turn("A").why("gain a3") == "MS-C16-01"
    t.administrate().lower("a3").turn("A")
    assert (t.holder("16"), t.why("gain a3")) == ("A", None)


@rule("MS-C16-01")
def test_16_a_free_space_does_not_use_it_up() -> None:
    t = with_("16").lower("a3").act("gain b5").turn("A")
    assert t.why("gain a3") is None


@rule("MS-C16-01", "MS-FUL-01")
def test_16_the_bottom_row_of_a_full_panel_does_not_either() -> None:
    full = " ".join(f"{column}{row}" for row in "12345" for column in "abcd")
    t = with_("16").upper(b="yellow yellow yellow").lower(full).do("gain a5").turn("A")
    assert (t.why("gain a2"), t.do("gain a2").turn("A").why("gain b2")) == (None, "MS-FUL-01")


@rule("MS-C16-01", "MS-ACT-01")
def test_without_16_a_used_space_is_closed() -> None:
    assert with_().lower("a3").why("gain a3") == "MS-ACT-01"


# --- 17 Sayuri Modo ---


@rule("MS-C17-01")
@pytest.mark.parametrize(("space", "cost"), [("b1", "yellow"), ("b2", "A"), ("c3", ""), ("c4", "yellow"), ("a5", "")])
def test_17_one_own_cube_less(space: str, cost: str) -> None:
    """MS-Q-46: only if an own cube is part of the cost, and never below nothing."""
    t = with_("17", cubes=cost).act(f"move {space}")
    assert (t.step(), t.cubes("A")) == ("MoveScout", "")
    if cost:
        assert with_("17", cubes="").why(f"move {space}") == "MS-ACT-08"


@rule("MS-C17-01")
def test_17_neither_labs_nor_stations_nor_takeovers() -> None:
    """MS-Q-46."""
    t = with_("17", cubes="").labs("A", "3a1", "3b1").act("move c3", "go 2b1")
    assert t.actor() == "B"
    assert with_("17", cubes="").upper(b="A").why("take b") == "MS-TAK-01"


@rule("MS-C17-01")
def test_17_every_time() -> None:
    t = with_("17", cubes="").act("move c3", "go 1d1", "skip").turn("A")
    assert t.act("move b3").step() == "MoveScout"


# --- 18 Kaysia Vasidis ---


@rule("MS-C18-01", "MS-CTM-02")
def test_18_a_lab_without_its_cost() -> None:
    """It is a choice: the lab may also be paid."""
    t = with_("18", cubes="A A").labs("A", "3a1", "3b1").act("move c3", "go 1c1")
    assert t.offer() == ["lab 3", "lab_free 3", "lab_free 5", "lab_free 7", "lab_free 9", "skip"]
    assert t.do("lab_free 9").cubes("A") == "A"
    assert t.view()["seats"][0]["labs"] == [False, False, *[True] * 6, False, True]


@rule("MS-C18-01")
def test_18_a_station_without_its_cost() -> None:
    t = with_("18", cubes="A").act("move c3", "go 2b1")
    assert t.offer() == ["build_free 1", "build_free 2", "build_free 3", "skip"]
    t.do("build_free 3")
    assert (t.cubes("A"), t.rep("A"), t.view()["seats"][0]["dishes"]) == ("", 2, [True, True, False])


@rule("MS-C18-01")
def test_18_a_lab_or_a_station_not_both() -> None:
    t = with_("18", cubes="A A").labs("A", "3a1", "3b1").act("move c3", "go 2b1", "build_free 1")
    assert (t.offer(), t.why("lab_free 3")) == (["lab 3", "skip"], "MS-C18-01")
    t = with_("18", cubes="A A").labs("A", "3a1", "3b1").act("move c3", "go 2b1", "build 1")
    assert t.offer("lab_free") == ["lab_free 3", "lab_free 5", "lab_free 7", "lab_free 9"]


@rule("MS-C18-01")
def test_18_again_in_the_next_turn() -> None:
    t = with_("18", cubes="A A").act("move c3", "go 2b1", "build_free 3", "skip").turn("A").act("move b3", "go 1d1")
    assert t.offer("lab_free") == ["lab_free 3", "lab_free 5", "lab_free 7", "lab_free 9"]


@rule("MS-C18-01")
def test_18_not_the_cube_for_commander_07() -> None:
    """MS-Q-48: the price of the ability is no cost of a lab."""
    t = with_("18", "07", cubes="A A").labs("A", "3a1").act("move c3", "go 1c1", "lab 2")
    assert t.offer() == ["lab_free 3", "lab_free 5", "lab_free 7", "lab_free 9", "skip"]
    assert t.do("lab_free 9").cubes("A") == ""
    assert with_("18", "07", cubes="A").labs("A", "3a1").act("move c3", "go 1c1", "lab 2").actor() == "B"


@rule("MS-C18-02")
def test_ms_ex_34_commander_18() -> None:
    """MS-EX-34: of two labs dropped in one turn, one has to be paid."""
    t = with_("18", cubes="A yellow A").labs("A", "3a1", "3b1").act("move a1", "go 1c1", "lab_free 3")
    assert (t.step(), t.cubes("A"), t.offer()) == ("ExtraLab", "A", ["lab 4", "skip"])
    assert t.why("lab_free 4") == "MS-C18-02"
    assert t.do("lab 4").cubes("A") == ""
