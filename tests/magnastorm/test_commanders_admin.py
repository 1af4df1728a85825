"""The administrative commanders 01 to 08, and when abilities work."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin


def with_(*commanders: str, cubes: str = "A A A yellow yellow", place: str = "1d1", players: int = 2) -> Table:
    """A's turn in round 1; A holds these commanders, and nobody has levels."""
    t = begin(players).scout("A", place).give("A", cubes).hold("A", *commanders)
    for seat in "ABCD"[:players]:
        t.levels(seat, red=0, green=0, blue=0, turquoise=0)
    return t


def take_01(cubes: str) -> Table:
    """A takes over commander 01 in column b for two yellow cubes and has these cubes left."""
    return (
        begin()
        .upper(b="yellow yellow", d="yellow yellow")
        .give("A", f"yellow yellow {cubes}")
        .do("take b", "put a5", "put b5")
    )


def spaces(t: Table, verb: str) -> str:
    return " ".join(line.split()[1] for line in t.offer(verb))


# --- 01 Forrester Dain ---


@rule("MS-C01-01", "MS-TAK-09")
@pytest.mark.parametrize(("moves", "left"), [("skip", 3), ("spend skip", 2), ("spend spend", 1)])
def test_01_up_to_two_yellow_cubes_become_reputation(moves: str, left: int) -> None:
    t = take_01("yellow yellow yellow")
    assert (t.step(), t.rep("A")) == ("SpendYellow", 2)
    t.do(*moves.split())
    assert (t.rep("A"), t.cubes("A").split(), t.actor()) == (2 + 3 - left, ["yellow"] * left, "B")
    assert t.sheet("A").get("effects", 0) == 3 - left


@rule("MS-C01-01")
def test_01_needs_yellow_cubes() -> None:
    """MS-Q-57: an exchange may bring one."""
    assert take_01("A A").actor() == "B"
    t = take_01("A A A").do("spend", "trade AAA yellow")
    assert (t.rep("A"), t.cubes("A"), t.actor()) == (3, "", "B")


@rule("MS-C01-02", "MS-CTM-04")
def test_01_works_once_per_takeover() -> None:
    t = take_01("yellow yellow yellow").do("spend", "skip")
    t.turn("A").act("gain c5").done()
    assert (t.actor(), t.rep("A")) == ("B", 3)
    t.upper(b="yellow", d="yellow").give("B", "A yellow").turn("B").do("take b", "put a1")
    t.upper(b="yellow", d="yellow").give("A", "B yellow yellow").turn("A").do("take b", "put a1")
    assert (t.step(), t.rep("A")) == ("SpendYellow", 4)


# --- 02 Justin B. Beeper ---


@rule("MS-C02-01")
@pytest.mark.parametrize("cube", ["yellow", "B"])
def test_02_a_cube_for_one_area_more(cube: str) -> None:
    t = with_("02", cubes=f"A {cube}").act("move c3")
    assert (t.why("walk 2b"), t.view()["range"]) == ("MS-BON-11", 1)
    supply = t.view()["supply"][cube]
    t.do("boost", f"hand {cube}")
    assert (t.cubes("A"), t.view()["supply"][cube], t.view()["range"]) == ("", supply + 1, 2)
    assert t.do("walk 2b", "go 2d1").at("A") == "2d1"


@rule("MS-C02-01")
def test_02_once_per_movement() -> None:
    """MS-Q-43."""
    t = with_("02").act("move c3", "boost", "hand yellow")
    assert ("boost" in t.offer(), t.why("boost")) == (False, "MS-C02-01")


@rule("MS-C02-02")
def test_02_never_an_own_cube() -> None:
    assert with_("02", cubes="A A").act("move c3").why("boost") == "MS-C02-02"
    t = with_("02", cubes="A A B yellow").act("move c3", "boost")
    assert (t.offer(), t.why("hand A")) == (["hand B", "hand yellow"], "MS-C02-02")


@rule("MS-C02-03")
def test_02_adds_to_the_range_bonus() -> None:
    t = with_("02", players=4).act("move b1", "boost", "hand yellow")
    assert t.view()["range"] == 3
    assert t.do("walk 2b", "skip", "walk 2d", "go 3b1").at("A") == "3b1"


# --- 03 Ellen B. Outridge ---


@rule("MS-C03-01", "MS-CTM-02")
def test_03_an_objective_gives_more() -> None:
    t = with_("03").levels("A", red=4).act("gain a5", "fulfil 1")
    assert (t.sheet("A"), t.step()) == ({"objectives": 4, "effects": 1}, "ChooseLevel")
    assert t.offer("level") == ["level red", "level green", "level blue"] and "skip" not in t.offer()
    assert t.do("level red").level("A", "red") == 1


@rule("MS-C03-01", "MS-TAK-08")
def test_03_works_in_the_turn_of_the_takeover() -> None:
    """MS-Q-56, MS-Q-78; the level cannot enable a second objective."""
    t = begin().upper(d="yellow", a="yellow").give("A", "yellow").levels("A", red=4, green=2, blue=1)
    t.do("take d", "put a5", "fulfil 1")
    assert t.sheet("A") == {"commanders": 2, "objectives": 4, "effects": 1}
    assert t.do("level blue").actor() == "B"


# --- 04 Adira Okzil ---


@rule("MS-C04-01", "MS-CTM-02")
def test_04_two_own_cubes_for_a_level() -> None:
    t = with_("04", cubes="A A A").act("move c3")
    assert (t.step(), t.offer()) == ("Study", ["study", "skip"])
    t.do("study", "level blue")
    assert (t.cubes("A"), t.level("A", "blue"), t.step()) == ("", 1, "MoveScout")
    t = with_("04", cubes="A A A").act("move c3", "skip")
    assert (t.cubes("A"), t.step()) == ("A A", "MoveScout")


@rule("MS-C04-01")
def test_04_once_per_movement_and_only_then() -> None:
    """MS-Q-42, MS-Q-44: staying is a movement too; gaining is none."""
    t = with_("04", cubes="A A A A A").act("move c3", "study", "level blue", "go 1d1", "skip")
    assert (t.actor(), t.level("A", "blue"), t.cubes("A")) == ("B", 1, "A A")
    assert with_("04").act("gain a5").actor() == "B"


@rule("MS-C04-01")
def test_04_needs_two_own_cubes() -> None:
    assert with_("04", cubes="A A yellow").act("move c3").step() == "MoveScout"


@rule("MS-C04-01", "MS-CTM-03", "MS-BON-04")
def test_04_comes_before_the_bonus_of_the_space() -> None:
    """The blue bonus of c2 would reach level 2 and bring an own cube; it has to wait."""
    t = with_("04", cubes="A A A A").levels("A", blue=1).act("move c2")
    assert (t.step(), t.level("A", "blue")) == ("Study", 1)
    assert t.do("skip").level("A", "blue") == 2


# --- 05 Idris Yakuul ---


@rule("MS-C05-01")
@pytest.mark.parametrize(
    ("space", "cubes", "pay", "left"),
    [("c3", "A yellow", "pay", "yellow"), ("c3", "A yellow", "replace own", "A"), ("c4", "A yellow", "replace yellow", "yellow"),
     ("b1", "A A", "replace yellow", ""), ("b1", "yellow yellow", "replace own", ""), ("a2", "A yellow", "replace own", "")],
)  # fmt: skip
def test_05_one_cube_of_a_move_may_be_replaced(space: str, cubes: str, pay: str, left: str) -> None:
    t = with_("05", cubes=cubes).do(f"move {space}")
    assert t.step() == "PayBill"
    t.do(pay, "crew a-yellow")
    assert (t.cubes("A"), t.step()) == (left, "MoveScout")


@rule("MS-C05-01")
def test_05_only_one_cube() -> None:
    t = with_("05", cubes="yellow yellow")
    assert t.why("move a2") == "MS-ACT-08"
    assert t.why("move a3") is None


@rule("MS-C05-01")
def test_05_one_cube_of_a_takeover_may_be_replaced() -> None:
    """Nobody else's cube: neither for a crew member of B nor for a commander that B controls."""
    t = (
        begin()
        .hold("A", "05")
        .upper(b="yellow yellow", a="A")
        .give("A", "yellow A")
        .do("take b", "replace yellow", "put a5")
    )
    assert (t.cubes("A"), t.step()) == ("", "PutCrew")
    t = begin().hold("A", "05").upper(b="yellow B").give("A", "yellow A").turn("A")
    assert t.why("take b") == "MS-TAK-01"
    t = begin().hold("A", "05").hold("B", "01").upper(b="yellow").give("A", "yellow A").turn("A")
    assert t.why("take b") == "MS-TAK-12"


@rule("MS-C05-01")
def test_05_the_token_too() -> None:
    t = (
        begin()
        .hold("A", "05")
        .upper(a="A A", b="yellow")
        .give("A", "yellow A")
        .do("take a", "replace own", "put a5", "put b5")
    )
    assert (t.cubes("A"), t.step()) == ("", "ChooseLevel")


@rule("MS-C05-01")
def test_05_no_lab_and_no_station() -> None:
    """MS-Q-45: the third lab and the upper station cost an own cube, and only yellow ones are left."""
    t = with_("05", cubes="A yellow yellow").labs("A", "3a1", "3b1").do("move c3", "pay", "crew a-yellow", "go 2b1")
    assert (t.step(), t.offer("build")) == ("BuildStation", ["build 2"])
    assert (t.do("skip").step(), t.offer("lab")) == ("DropLab", ["lab 5", "lab 9"])


@rule("MS-C05-01", "MS-CTM-01")
def test_05_not_for_its_own_takeover() -> None:
    """MS-Q-78."""
    t = begin(commanders=["05"]).upper(b="yellow yellow").give("A", "yellow A")
    assert t.why("take b") == "MS-TAK-01"


# --- 06 Mira Mascovic ---


@rule("MS-C06-01")
def test_06_any_space_of_an_area_with_a_lab() -> None:
    """Whoever owns the lab; not where the storm is, nor where there is no lab."""
    t = with_("06").labs("A", "3c1").labs("B", "2a1", "5d1").act("move c3")
    assert spaces(t, "jump") == "2a1 2a2 3c1 3c2 3c3"
    assert (t.why("jump 5d2"), t.why("jump 2b1"), t.why("jump 3c3")) == ("MS-STO-01", "MS-C06-01", None)
    assert t.do("jump 3c3").at("A") == "3c3"
    assert with_().labs("B", "2a1").act("move c3").why("jump 2a2") == "MS-C06-01"


@rule("MS-C06-01", "MS-STO-02")
def test_06_is_a_way_out_of_the_storm() -> None:
    """MS-Q-50."""
    t = with_("06", place="5c1").labs("B", "2a1").act("move c3", "jump 2a2")
    assert (t.at("A"), t.cubes("A")) == ("2a2", "yellow yellow A A")


@rule("MS-C06-02")
def test_06_ends_the_movement() -> None:
    """MS-Q-50: no station is built between 1d and 2b, and no range is left; nor does a walk end in a jump."""
    t = with_("06").labs("B", "2b1").act("move b1", "jump 2b2")
    assert (t.step(), t.view()["range"]) == ("DropLab", None)
    t = with_("06").labs("B", "2b1").act("move b1", "walk 1c")
    assert (t.offer("jump"), t.why("jump 2b2")) == ([], "MS-C06-02")


@rule("MS-C06-03")
def test_06_a_lab_on_an_empty_space_as_usual() -> None:
    t = with_("06", cubes="A A").labs("B", "2a1").labs("A", "3a1", "3b1").act("move c3", "jump 2a2", "lab 3")
    assert (t.cubes("A"), t.level("A", "blue")) == ("", 1)
    assert with_("06").labs("B", "2a1").act("move c3", "jump 2a1").actor() == "B"


@rule("MS-C06-03", "MS-BON-12")
def test_06_the_lab_bonus_allows_a_second_lab_after_a_jump() -> None:
    t = with_("06", cubes="A A yellow yellow").labs("B", "2a1").act("move a1", "jump 2a2", "lab 1")
    assert t.step() == "ExtraLab"
    t.do("lab 2")
    assert t.view()["seats"][0]["labs"][:3] == [False, False, True]


@rule("MS-C06-03", "MS-C07-01")
def test_06_with_07_a_second_lab_after_a_jump_for_a_cube() -> None:
    t = with_("06", "07", cubes="A A A").labs("B", "2a1").act("move c3", "jump 2a2", "lab 1")
    assert (t.step(), t.terms("lab 2").cost) == ("ExtraLab", {"A": 1})
    t.do("lab 2")
    assert (t.cubes("A"), t.level("A", "blue")) == ("A", 1)


# --- 07 Azrea Bonsmai ---


@rule("MS-C07-01", "MS-C07-02", "MS-LAB-09")
def test_07_an_additional_lab_for_a_cube_and_its_price() -> None:
    """The first lab is free; the additional one, the third of the board, costs 1 own cube and 1 for the commander."""
    t = with_("07", cubes="A A A").labs("A", "3a1").act("move c3", "go 1c1", "lab 2")
    assert (t.step(), t.level("A", "red")) == ("ExtraLab", 0)
    t.do("lab 3")
    assert (t.cubes("A"), t.level("A", "red"), t.actor()) == ("", 1, "B")
    assert t.view()["areas"][2]["spaces"][0]["labs"] == 2


@rule("MS-C07-01", "MS-CTM-02")
def test_07_may_be_left() -> None:
    t = with_("07").act("move c3", "go 1c1", "lab 1", "skip")
    assert (t.actor(), t.level("A", "red"), t.cubes("A")) == ("B", 1, "yellow yellow A A")


@rule("MS-C07-01")
def test_07_needs_a_lab_dropped_in_this_action() -> None:
    """MS-Q-49."""
    assert with_("07").act("move c3", "go 1d1", "skip").actor() == "B"
    assert with_("07").labs("A", "1d1").act("move c3", "go 1d1").actor() == "B"


@rule("MS-C07-01", "MS-C07-02")
def test_07_needs_the_cube_and_the_price() -> None:
    """The second lab is free, but the cube for the commander is missing; and with one cube, the third is too dear."""
    assert with_("07", cubes="A").act("move c3", "go 1c1", "lab 1").actor() == "B"
    assert with_("07", cubes="A A").labs("A", "3a1").act("move c3", "go 1c1", "lab 2").actor() == "B"


@rule("MS-C07-01", "MS-BON-12")
def test_07_comes_on_top_of_the_lab_bonus() -> None:
    """Three labs on one space, and still one level."""
    t = with_("07", cubes="A A A yellow").act("move a1", "go 1c1", "lab 1", "lab 2", "lab 3")
    assert (t.cubes("A"), t.level("A", "red"), t.actor()) == ("", 1, "B")
    assert t.view()["areas"][2]["spaces"][0]["labs"] == 3


# --- 08 Ozgül Yilmark ---


@rule("MS-C08-01", "MS-CTM-02")
def test_08_a_majority_is_worth_two() -> None:
    t = with_("08").labs("A", "1a1", "2a1").labs("B", "3a1").administrate()
    assert (t.sheet("A"), t.sheet("B")) == ({"majorities": 2, "effects": 2}, {"majorities": 1})


@rule("MS-C08-01")
def test_08_has_nothing_to_do_with_objectives() -> None:
    """MS-Q-55."""
    t = with_("08").labs("A", "1a1", "1b1", "2a1", "2b1").act("gain a5", "fulfil 3")
    assert t.sheet("A") == {"objectives": 4}


# --- when abilities work ---


@rule("MS-CTM-01")
def test_abilities_are_the_holders_alone() -> None:
    t = with_("02", "04").give("B", "B B B yellow").turn("B").act("move c3")
    assert (t.step(), t.why("boost")) == ("MoveScout", "MS-C02-01")


@rule("MS-CTM-04")
def test_other_abilities_last() -> None:
    t = with_("02", cubes="A A yellow yellow").act("move c3", "boost", "hand yellow", "go 1d1", "skip")
    assert t.turn("A").act("move b3").why("boost") is None


@rule("MS-CTM-05")
def test_any_number_of_commanders() -> None:
    t = begin(4).hold("A", "01", "02", "03", "11", "12", "13", "14").upper(e="yellow", a="yellow").give("A", "yellow")
    t.do("take e", "put a5")
    assert t.view()["seats"][0]["commanders"] == ["01", "02", "03", "04", "11", "12", "13", "14"]
