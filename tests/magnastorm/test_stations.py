"""Transmitter stations: built where a line crosses a border between sectors."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin

RICH = "A A A A yellow yellow"


def at(place: str, cubes: str = RICH, players: int = 2) -> Table:
    """A's turn in round 1 with the scout runner at this place."""
    return begin(players).scout("A", place).give("A", cubes)


def stations(t: Table) -> dict[str, str]:
    return {s["station"]: s["owner"] for s in t.view()["stations"] if s["owner"]}


@rule("MS-TRM-01", "MS-TRM-04")
@pytest.mark.parametrize(
    ("here", "there", "station"), [("1d1", "2b1", "12o"), ("2b1", "1d1", "12o"), ("2c1", "3a1", "23i")]
)
def test_a_line_into_another_sector_lets_a_station_be_built(here: str, there: str, station: str) -> None:
    t = at(here).act("move c3", f"go {there}")
    assert (t.step(), t.view()["building"]) == ("BuildStation", station)
    t.do("build 1")
    assert (stations(t), t.rep("A"), t.sheet("A")) == ({station: "A"}, 2, {"stations": 2})


@rule("MS-TRM-01")
def test_building_is_optional() -> None:
    t = at("1d1").act("move c3", "go 2b1", "skip")
    assert (stations(t), t.rep("A"), t.step()) == ({}, 0, "DropLab")


@rule("MS-TRM-01")
def test_the_transmitter_spaces_of_the_two_sides() -> None:
    """2d and 3b are joined on both sides of the board, but only with 4 players is there a transmitter space."""
    assert at("2d1").act("move c3", "go 3b1").step() == "DropLab"
    assert at("2d1", players=4).act("move c3", "go 3b1").step() == "BuildStation"


@rule("MS-TRM-02", "MS-TRM-03")
@pytest.mark.parametrize(("dish", "cost"), [(1, "A"), (2, "yellow"), (3, "yellow A")])
def test_any_station_of_the_board_for_the_cost_beside_it(dish: int, cost: str) -> None:
    t = at("1d1", f"A {cost}").act("move c3", "go 2b1")
    assert f"build {dish}" in t.offer("build")
    t.do(f"build {dish}")
    assert (t.cubes("A"), stations(t)) == ("", {"12o": "A"})
    assert t.view()["seats"][0]["dishes"] == [dish != 1, dish != 2, dish != 3]


@rule("MS-TRM-02")
def test_what_cannot_be_paid_is_not_built() -> None:
    t = at("1d1", "A A").act("move c3", "go 2b1")
    assert (t.offer("build"), t.why("build 2")) == (["build 1"], "MS-TRM-02")
    assert at("1d1", "A").act("move c3", "go 2b1").step() == "DropLab"


@rule("MS-TRM-02")
def test_an_exchange_may_pay_for_it() -> None:
    t = at("1d1", "A yellow yellow yellow").act("move c3", "go 2b1", "build 1", "trade yyy A")
    assert (stations(t), t.cubes("A")) == ({"12o": "A"}, "")


@rule("MS-TRM-02", "MS-TRM-03")
def test_the_upper_station_costs_one_own_cube() -> None:
    assert at("1d1").view()["dish_costs"][0] == {"own": 1, "yellow": 0}


@rule("MS-TRM-05")
def test_a_lab_may_be_dropped_in_the_same_turn() -> None:
    t = at("1d1").act("move c3", "go 2b1", "build 1", "lab 1").done()
    assert (stations(t), t.level("A", "green"), t.actor()) == ({"12o": "A"}, 2, "B")


@rule("MS-TRM-06")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_transmitter_space_holds_one_station(owner: str) -> None:
    t = at("1d1").station(owner, "12o").act("move c3", "go 2b1")
    assert (t.step(), stations(t)) == ("DropLab", {"12o": owner})


@rule("MS-TRM-06")
def test_three_stations_and_no_more() -> None:
    t = at("1d1").station("A", "23i", 1).station("A", "34o", 2).station("A", "45i", 3).act("move c3", "go 2b1")
    assert t.step() == "DropLab"
    two = at("1d1").station("A", "23i", 1).station("A", "34o", 2).act("move c3", "go 2b1")
    assert (two.offer("build"), two.why("build 1")) == (["build 3"], "MS-TRM-02")


@rule("MS-TRM-06")
def test_stations_stay_through_the_rounds() -> None:
    t = at("1d1").station("A", "12o").administrate().administrate().administrate()
    assert (t.view()["round"], stations(t)) == (4, {"12o": "A"})


@rule("MS-TRM-07")
@pytest.mark.parametrize("end", ["2b1", "2b2", "2a1", "2d1"])
def test_nothing_is_built_inside_a_sector(end: str) -> None:
    assert at("2b1").act("move c3", f"go {end}").step() == "DropLab"


@rule("MS-TRM-07", "MS-GAI-02")
def test_nothing_is_built_without_moving() -> None:
    assert at("1d1").act("gain c3").actor() == "B"


@rule("MS-TRM-07")
def test_the_step_out_of_a_station_builds_nothing() -> None:
    """MS-Q-21: the scout runner stood in sector 1 and ends in sector 3, but it followed no line."""
    t = at("1d1").station("B", "23i").act("move c3", "station 23i", "hand yellow", "go 3a1")
    assert (t.step(), stations(t)) == ("DropLab", {"23i": "B"})


@rule("MS-TRM-01", "MS-TRM-07")
def test_a_line_that_follows_a_station_counts() -> None:
    """MS-Q-21: from 12o into 2b, on to 2d, and then along the line into sector 3."""
    t = at("1a1", players=4).station("B", "12o").hold("A", "02").act("move b1", "boost", "hand yellow")
    t.give("A", "A A").do("station 12o", "hand A", "walk 2b", "walk 2d", "go 3b1")
    assert t.step() == "BuildStation"
    assert stations(t.do("build 1")) == {"12o": "B", "23o": "A"}


@rule("MS-TRM-01")
def test_a_line_on_the_way_counts_like_the_last_one() -> None:
    """It is built and paid when its line is crossed; what it costs is missing afterwards."""
    t = at("1d1", "A A yellow").act("move b1", "walk 2b")
    assert t.step() == "BuildStation"
    t.do("build 1")
    assert (t.step(), t.cubes("A"), stations(t)) == ("MoveScout", "", {"12o": "A"})
    assert t.do("go 2d1").at("A") == "2d1"


@rule("MS-TRM-01", "MS-MOV-14")
def test_there_and_back_builds_one_station() -> None:
    """MS-Q-84: the movement may come back; the line is used twice, its transmitter space once."""
    t = at("2b1").act("move b1", "walk 1d", "build 1", "go 2b2")
    assert (t.at("A"), t.step(), stations(t)) == ("2b2", "DropLab", {"12o": "A"})


# --- worked examples ---


@rule("MS-MOV-09", "MS-LAB-05", "MS-LAB-07")
def test_ms_ex_13_station_lab_and_research_bonus() -> None:
    """MS-EX-13: orange (A) starts at pink's (B's) station and drops a lab for 1 own cube on a red space."""
    t = at("3c1", "A A B", players=4).give("B", "").station("B", "12o").labs("A", "3a1", "3b1").levels("A", red=1)
    t.act("move c3", "station 12o", "hand B", "go 1d1")
    assert (t.cubes("A"), t.cubes("B")) == ("A", "B")
    t.do("lab 3")
    assert (t.cubes("A"), t.level("A", "red"), t.step()) == ("", 2, "ChooseCube")
    assert t.do("cube B").cubes("A") == "B"


@rule("MS-TRM-01", "MS-TRM-03", "MS-TRM-04", "MS-TRM-05")
def test_ms_ex_14_building_a_station() -> None:
    """MS-EX-14: grey (A) crosses from sector 1 into sector 2 and builds the upper station for 1 own cube."""
    t = at("1d1", "A A").act("move c3", "go 2b1")
    assert t.cubes("A") == "A"
    t.do("build 1")
    assert (t.cubes("A"), stations(t), t.rep("A"), t.step()) == ("", {"12o": "A"}, 2, "DropLab")


@rule("MS-TRM-01", "MS-STO-03")
def test_a_stranded_scout_may_build_between_two_storm_sectors() -> None:
    """Sectors 4, 5 and 6 are stormy; from 5 the way out leads through 6."""
    t = at("5d1", players=4).act("move c3")
    storm = [line for line in t.offer("go") if line.startswith("go 6")]
    t.do(storm[0])
    assert (t.step(), t.view()["building"]) == ("BuildStation", "56o")
    t.do("build 1")
    assert (stations(t), t.rep("A")) == ({"56o": "A"}, 2)
