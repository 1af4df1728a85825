"""The three rulings that a table may decide otherwise: one_station, swap_saves and path_back."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin


def stations(t: Table) -> list[str]:
    return [s["station"] for s in t.view()["stations"] if s["owner"] == "A"]


# --- one_station: MS-Q-22 ---


def two_borders(one_station: bool) -> Table:
    """A is about to follow 1d - 2b - 2d - 3b, past the transmitter spaces 12o and 23o."""
    t = begin(4, one_station=one_station).scout("A", "1d1").hold("A", "02").give("A", "A A yellow yellow yellow")
    return t.act("move b1", "boost", "hand yellow", "walk 2b")


@rule("MS-TRM-01")
def test_a_long_movement_may_build_on_every_border() -> None:
    """MS-Q-22: each is paid separately."""
    t = two_borders(one_station=False).do("build 1", "walk 2d", "go 3b1")
    assert t.step() == "BuildStation"
    t.do("build 2")
    assert (stations(t), t.rep("A"), t.cubes("A")) == (["12o", "23o"], 4, "")


@rule("MS-TRM-01")
def test_or_only_once() -> None:
    """MS-Q-22, decided otherwise: one station per movement, on the border of one's choice."""
    t = two_borders(one_station=True).do("build 1", "walk 2d", "go 3b1")
    assert (t.step(), stations(t)) == ("DropLab", ["12o"])
    t = two_borders(one_station=True).do("skip", "walk 2d", "go 3b1", "build 1")
    assert stations(t) == ["23o"]


@rule("MS-TRM-01")
def test_the_next_movement_may_build_again() -> None:
    t = two_borders(one_station=True).do("build 1", "go 2b1", "skip").scout("A", "2d1").give("A", "A A A yellow")
    t.turn("A").act("move c3", "go 3b1", "build 2")
    assert stations(t) == ["12o", "23o"]


# --- swap_saves: MS-Q-47 ---


def both(swap_saves: bool, cubes: str) -> Table:
    """A has commanders 05, who replaces a cube, and 17, who saves an own one."""
    return begin(swap_saves=swap_saves).hold("A", "05", "17").give("A", cubes)


@rule("MS-C05-01", "MS-C17-01")
def test_a_cube_that_was_replaced_may_be_the_one_that_is_saved() -> None:
    """MS-Q-47: the yellow cube of row 4 becomes an own one, and that is saved."""
    t = both(True, "").do("move c4")
    assert (t.step(), t.offer()) == ("PayBill", ["replace yellow"])
    t.do("replace yellow", "crew a-yellow")
    assert (t.step(), t.cubes("A")) == ("MoveScout", "")


@rule("MS-C05-01", "MS-C17-01")
def test_or_it_may_not() -> None:
    """MS-Q-47, decided otherwise: what 17 saves is printed; row 4 then costs a yellow or an own cube."""
    assert both(False, "").why("move b4") == "MS-ACT-08"
    assert both(False, "yellow").do("move b4").cubes("A") == ""
    assert both(False, "A").do("move b4", "replace yellow").cubes("A") == ""
    assert both(False, "yellow A").do("move b4").offer() == ["pay", "replace yellow"]


@rule("MS-C05-01", "MS-C17-01")
@pytest.mark.parametrize("swap_saves", [True, False])
@pytest.mark.parametrize(
    ("space", "cubes", "pay"),
    [("b1", "yellow", []), ("b1", "A", ["replace yellow"]), ("a2", "A", []), ("a2", "yellow", ["replace own"])],
)
def test_where_an_own_cube_is_printed_both_agree(swap_saves: bool, space: str, cubes: str, pay: list[str]) -> None:
    """Row 1 costs an own and a yellow cube, row 2 two own ones: one cube is left to pay, of either kind."""
    t = both(swap_saves, cubes).do(f"move {space}", *pay)
    assert (t.step(), t.cubes("A")) == ("ChooseCrew", "")


@rule("MS-C17-01")
@pytest.mark.parametrize("swap_saves", [True, False])
def test_one_printed_own_cube_is_simply_saved(swap_saves: bool) -> None:
    assert both(swap_saves, "").act("move c3").step() == "MoveScout"


# --- path_back: MS-Q-84 ---


def moving(path_back: bool, place: str, *commanders: str) -> Table:
    """A's movement with range 2 in round 1 (sectors 4, 5 and 6 are stormy)."""
    t = begin(path_back=path_back).scout("A", place).hold("A", *commanders).give("A", "A A A yellow yellow")
    return t.act("move b1")


@rule("MS-MOV-14")
def test_a_movement_may_come_back() -> None:
    """MS-Q-84: there and back over the border, to build a station."""
    t = moving(True, "2b1").do("walk 1d", "build 1", "go 2b2")
    assert (t.at("A"), stations(t)) == ("2b2", ["12o"])


@rule("MS-MOV-14")
def test_or_it_may_not_come_back() -> None:
    """MS-Q-84, decided otherwise: no area twice; the spaces of the own area stay free to choose before it is left."""
    t = moving(False, "2b1")
    assert t.why("go 2b2") is None
    t.do("walk 1d", "skip")
    assert [line for line in t.offer("go") if line.startswith("go 2b")] == []
    assert {"go 1d1", "go 1b1", "go 1c1"} <= set(t.offer("go"))


@rule("MS-MOV-14", "MS-MOV-07")
def test_a_movement_from_a_station_has_not_been_in_the_scouts_area() -> None:
    """The scout runner stood in 1c, but its movement began at 12o."""
    t = begin(path_back=False).scout("A", "1c1").station("A", "12o").give("A", "A yellow").act("move b1")
    t.do("station 12o", "walk 1d")
    assert "go 1c1" in t.offer("go")


@rule("MS-MOV-14", "MS-STO-02")
@pytest.mark.parametrize(
    ("path_back", "walks"), [(True, ["walk 3c", "walk 4b", "walk 4c"]), (False, ["walk 3c", "walk 4b"])]
)
def test_no_step_leads_into_a_dead_end(path_back: bool, walks: list[str]) -> None:
    """With range 3, out of the storm by way of 4c leads back through 4a, where the scout runner stands."""
    t = moving(path_back, "4a1", "02").do("boost", "hand yellow")
    assert t.offer("walk") == walks
