"""Option 2 of a turn: a crew member goes to the lower panel, to move or to gain; and a lower panel that is full."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin

ALL = [f"{column}{row}" for row in "12345" for column in "abcde"]
COSTS = {1: "yellow A", 2: "A A", 3: "A", 4: "yellow", 5: "A"}
GAINS = {1: "yellow", 2: "A", 3: "yellow A", 4: "yellow", 5: "A A"}


def with_crew(seat: str = "A", cubes: str = "", players: int = 4, **columns: str) -> Table:
    """A seat's turn with these cubes and this crew on the upper panel."""
    return begin(players).upper(**columns).give(seat, cubes).turn(seat)


def full(players: int = 4, seat: str = "A", cubes: str = "") -> Table:
    """Every space of the lower panel is used; two neutral crew members are left in column b."""
    t = begin(players).upper(b="yellow yellow")
    columns = "abcde" if players == 4 else "abcd"
    return t.lower(" ".join(space for space in ALL if space[0] in columns)).give(seat, cubes).turn(seat)


# --- the crew member ---


@rule("MS-ACT-01")
def test_any_free_space_may_be_used() -> None:
    t = with_crew(cubes="yellow A A", b="yellow yellow").lower("a1 c3 e5")
    free = [space for space in ALL if space not in ("a1", "c3", "e5")]
    assert t.offer("gain") == [f"gain {space}" for space in free]
    assert t.offer("move") == [f"move {space}" for space in free]
    assert {t.why(f"{verb} {space}") for verb in ("gain", "move") for space in ("a1", "c3", "e5")} == {"MS-ACT-01"}


@rule("MS-ACT-01")
def test_the_crew_member_leaves_the_upper_panel() -> None:
    t = with_crew(b="yellow yellow", d="A").do("gain e1", "crew b-yellow")
    assert (t.crew("column b"), t.crew("column d"), t.crew("lower e1")) == ("yellow", "A", "yellow")
    assert begin(4).do("gain e1", "crew a-A").sound()


@rule("MS-ACT-02", "MS-ACT-03")
def test_ms_ex_09_which_crew_may_be_used() -> None:
    """MS-EX-09: neutral crew and an own member stand there, so grey (A) cannot take the orange one (D)."""
    t = with_crew(a="yellow A", b="yellow D", c="D").do("gain a5")
    assert (t.step(), t.offer()) == ("ChooseCrew", ["crew a-A", "crew a-yellow", "crew b-yellow"])
    assert t.why("crew b-D") == t.why("crew c-D") == "MS-ACT-03"
    assert t.why("crew c-yellow") == "MS-ACT-01"


@rule("MS-ACT-02")
@pytest.mark.parametrize("used", ["A", "yellow"])
def test_one_own_or_neutral_member_keeps_the_others_out(used: str) -> None:
    t = with_crew(b="B C", d=used).do("gain a5")
    assert (t.crew("lower a5"), t.crew("column b"), t.crew("column d")) == (used, "B C", "")


@rule("MS-ACT-03")
def test_only_then_a_crew_member_of_another_player_is_used() -> None:
    t = with_crew(b="B C", d="D").do("gain a5")
    assert t.offer("crew") == ["crew b-B", "crew b-C", "crew d-D"]
    assert t.do("crew b-C").crew("lower a5") == "C"


@rule("MS-ACT-04")
@pytest.mark.parametrize("colour", ["A", "B", "yellow"])
def test_the_colour_of_the_crew_member_makes_no_difference(colour: str) -> None:
    gain = with_crew(b=f"{colour} {colour}").levels("A", red=2).do("gain a2")
    assert (gain.cubes("A"), gain.level("A", "red")) == ("A", 3)
    move = with_crew(cubes="A B yellow", b=f"{colour} {colour}").do("move a3")
    assert (move.step(), move.cubes("A")) == ("MoveScout", "yellow B")


# --- move or gain ---


@rule("MS-ACT-05", "MS-GAI-02")
def test_who_gains_does_not_move() -> None:
    t = with_crew(b="yellow yellow").scout("A", "1d1").do("gain a3")
    assert (t.actor(), t.at("A"), t.cubes("A")) == ("B", "1d1", "yellow A")


@rule("MS-ACT-05")
def test_who_moves_does_not_gain() -> None:
    t = with_crew(cubes="A", b="yellow yellow").do("move a3", "go 1d1", "skip")
    assert (t.actor(), t.at("A"), t.cubes("A")) == ("B", "1d1", "")


@rule("MS-ACT-06")
@pytest.mark.parametrize("column", list("abcde"))
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_the_row_fixes_cost_and_gain(column: str, row: int) -> None:
    space = f"{column}{row}"
    gain = with_crew(b="yellow yellow").levels("A", turquoise=0).do(f"gain {space}")
    assert gain.cubes("A") == GAINS[row]
    move = with_crew(cubes=COSTS[row], b="yellow yellow").levels("A", turquoise=0).do(f"move {space}")
    assert move.cubes("A") == ""


@rule("MS-ACT-06", "MS-ACT-07", "MS-GEN-07", "MS-CMP-04")
def test_ms_ex_10_the_cost_of_a_move() -> None:
    """MS-EX-10: purple (B) uses the third column in the row that shows a black cube, and pays a purple one."""
    t = with_crew("B", "yellow B C", c="yellow yellow")
    purple = t.view()["supply"]["B"]
    t.do("move c3")
    assert (t.cubes("B"), t.view()["supply"]["B"], t.step()) == ("yellow C", purple + 1, "MoveScout")


@rule("MS-ACT-06", "MS-GAI-01", "MS-GEN-07", "MS-CMP-04")
def test_ms_ex_11_the_gain_of_the_same_space() -> None:
    """MS-EX-11: purple (B) takes 1 yellow and 1 purple cube."""
    t = with_crew("B", "", c="yellow yellow")
    before = t.view()["supply"]
    t.do("gain c3")
    assert t.cubes("B") == "yellow B"
    assert t.view()["supply"] == {**before, "yellow": before["yellow"] - 1, "B": before["B"] - 1}


@rule("MS-GEN-07")
@pytest.mark.parametrize("seat", list("ABCD"))
def test_black_means_the_colour_of_whoever_acts(seat: str) -> None:
    assert with_crew(seat, "", b="yellow yellow").do("gain a5").cubes(seat) == f"{seat} {seat}"
    others = "ABCD".replace(seat, "")
    t = with_crew(seat, " ".join([seat, *others[:2]]), b="yellow yellow")
    assert t.do("move a3").cubes(seat) == " ".join(others[:2])


@rule("MS-ACT-07")
def test_the_cost_is_paid_before_anything_else() -> None:
    t = with_crew(cubes="A A", a="yellow A", b="yellow").scout("A", "1d1").do("move a2")
    assert (t.step(), t.cubes("A"), t.level("A", "red"), t.at("A")) == ("ChooseCrew", "", 0, "1d1")


@rule("MS-ACT-08")
@pytest.mark.parametrize(
    ("cubes", "rows"),
    [("", ""), ("B B", ""), ("A", "35"), ("yellow", "4"), ("A A", "235"), ("yellow A", "1345"), ("yellow yellow", "4"),
     ("yellow A A", "12345")],
)  # fmt: skip
def test_a_move_that_cannot_be_paid_is_refused(cubes: str, rows: str) -> None:
    t = with_crew(cubes=cubes, b="yellow yellow")
    for row in "12345":
        assert t.why(f"move a{row}") == (None if row in rows else "MS-ACT-08")
        assert t.why(f"gain a{row}") is None


@rule("MS-ACT-08", "MS-EXC-01")
def test_an_exchange_may_pay_for_a_move() -> None:
    t = with_crew(cubes="B B C", b="yellow yellow")
    assert t.offer("move") == [f"move {column}{row}" for row in "345" for column in "abcde"]
    t.do("move a4")
    assert (t.step(), t.offer()) == ("PayBill", ["trade BBC yellow"])
    assert t.view()["bill"] == {"cost": {"yellow": 1}, "missing": {"yellow": 1}}
    assert t.why("pay") == "MS-ACT-07"
    assert t.do("trade BBC yellow").cubes("A") == ""


@rule("MS-ACT-08", "MS-C17-01", "MS-C05-01")
@pytest.mark.parametrize(("commander", "cubes", "space"), [("17", "", "a3"), ("17", "A", "a2"), ("05", "A", "a4")])
def test_a_commander_may_make_a_move_payable(commander: str, cubes: str, space: str) -> None:
    assert with_crew(cubes=cubes, b="yellow yellow").why(f"move {space}") == "MS-ACT-08"
    assert with_crew(cubes=cubes, b="yellow yellow").hold("A", commander).why(f"move {space}") is None


@rule("MS-ACT-09")
@pytest.mark.parametrize("space", ["a1", "b2", "c3", "d4", "e5"])
def test_gaining_costs_nothing(space: str) -> None:
    t = with_crew(cubes="", b="yellow yellow")
    assert t.do(f"gain {space}").cubes("A") == GAINS[int(space[1])]


@rule("MS-ACT-10")
def test_the_bonus_of_the_space_goes_to_whoever_uses_it() -> None:
    t = with_crew("C", b="yellow yellow").levels("C", green=2).do("gain b2")
    assert [t.level(seat, "green") for seat in "ABCD"] == [0, 0, 3, 0]


@rule("MS-GAI-02", "MS-TRM-07")
def test_with_a_gain_nothing_is_built_or_dropped() -> None:
    t = with_crew(cubes="yellow A A A", b="yellow yellow").scout("A", "1d1").do("gain a5").done()
    assert (t.actor(), t.at("A")) == ("B", "1d1")
    assert (t.view()["seats"][0]["labs"], t.view()["seats"][0]["dishes"]) == ([True] * 10, [True] * 3)


# --- a full lower panel ---


@rule("MS-FUL-01")
@pytest.mark.parametrize("players", [2, 4])
def test_on_a_full_panel_the_bottom_row_is_used_again(players: int) -> None:
    t = full(players, cubes="yellow A A")
    columns = "abcde" if players == 4 else "abcd"
    assert t.offer("gain") == [f"gain {column}5" for column in columns]
    assert t.offer("move") == [f"move {column}5" for column in columns]
    assert {t.why(f"gain a{row}") for row in "1234"} == {"MS-FUL-01"}
    assert t.do("gain c5").crew("lower c5") == "yellow yellow"


@rule("MS-FUL-01")
@pytest.mark.parametrize("space", ["b1", "d5"])
def test_a_single_free_space_must_be_used(space: str) -> None:
    t = with_crew(b="yellow yellow").lower(" ".join(s for s in ALL if s != space))
    assert t.offer() == [f"gain {space}"]
    assert t.why("gain a5") == "MS-ACT-01"


@rule("MS-FUL-01", "MS-TAK-03")
def test_ms_q_69_crew_of_a_takeover_also_goes_to_the_bottom_row() -> None:
    """MS-Q-69: as far as free spaces are missing; which of the crew gets the free one is the player's choice."""
    t = with_crew(cubes="yellow yellow A", b="yellow yellow A", c="yellow").lower(" ".join(s for s in ALL if s != "a1"))
    t.do("take b")
    assert t.offer("put") == ["put a1", "put a5", "put b5", "put c5", "put d5", "put e5"]
    assert t.why("put a2") == "MS-FUL-01"
    t.do("put d5", "put d5")
    assert t.offer("put") == ["put a1"] and t.why("put d5") == "MS-TAK-03"
    assert t.do("put a1").crew("lower d5") == "yellow yellow yellow" and t.crew("lower a1") == "A"


@rule("MS-FUL-01", "MS-BON-07")
def test_crew_of_a_bonus_also_goes_to_the_bottom_row() -> None:
    """The rulebook's sentence on a full panel is about any crew member that is placed."""
    t = with_crew(b="yellow yellow").lower(" ".join(s for s in ALL if s != "b4")).do("gain b4")
    assert t.offer("post") == ["post a5", "post b5", "post c5", "post d5", "post e5"]
    assert t.why("post a1") == "MS-FUL-01"
    assert t.do("post d5").crew("lower d5") == "yellow A"


@rule("MS-FUL-01")
def test_ms_q_69_everybody_on_a_shared_space_counts_in_the_next_round() -> None:
    """MS-Q-69."""
    t = full(cubes="").do("gain c5").done().do("gain c5").done()
    assert t.view()["round"] == 2
    assert t.crew("column c") == " ".join(["yellow"] * 7)
