"""The storm: who may not go in, who must come out, and which way."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin


def at(place: str, cubes: str = "A", players: int = 2) -> Table:
    """A's turn in round 1 (sectors 4, 5 and 6 are stormy); A's scout runner is at this place."""
    return begin(players).scout("A", place).give("A", cubes)


def go(t: Table) -> str:
    return " ".join(line.split()[1] for line in t.offer("go"))


@rule("MS-STO-01")
@pytest.mark.parametrize(("place", "storm"), [("3c1", "4a1"), ("3d2", "4b1"), ("1a1", "6c2"), ("1b1", "6d1")])
def test_nobody_enters_the_storm(place: str, storm: str) -> None:
    t = at(place).act("move c3")
    assert t.why(f"go {storm}") == "MS-STO-01"
    assert all(line[3] in "123" for line in t.offer("go"))


@rule("MS-STO-02")
def test_a_scout_in_the_storm_comes_out_if_it_can() -> None:
    t = at("4a1").act("move c3")
    assert t.offer() == ["go 3c1", "go 3c2", "go 3c3"]
    assert {t.why(line) for line in ("go 4a1", "go 4a2", "go 4b1", "go 4c1")} == {"MS-STO-02"}


@rule("MS-STO-02", "MS-MOV-05")
def test_a_scout_in_the_storm_cannot_stay() -> None:
    t = at("4a").act("move c3")
    assert (t.why("stay"), go(t)) == ("MS-STO-02", "3c1 3c2 3c3")


@rule("MS-STO-02")
def test_the_range_of_the_space_counts_for_the_duty() -> None:
    """MS-Q-17, MS-Q-18: with range 2 the quiet is within reach of 4c, and the way out passes 4a."""
    t = at("4c1", "A yellow").act("move b1")
    assert t.offer() == ["walk 4a"]
    assert t.why("go 5a1") == "MS-STO-02"
    assert go(t.do("walk 4a")) == "3c1 3c2 3c3"


@rule("MS-STO-02", "MS-MOV-14")
def test_once_out_of_the_storm_there_is_no_way_back_in() -> None:
    """MS-Q-18: only the way out may pass through the storm."""
    t = at("4a1", "A yellow").act("move b1", "walk 3c")
    assert go(t) == "3b1 3c1 3c2 3c3 3d1 3d2"


@rule("MS-STO-02")
def test_an_own_station_is_a_way_out_that_must_be_taken() -> None:
    """MS-Q-17: it is free, so coming out is possible."""
    t = at("5c1").station("A", "12o").act("move c3")
    assert t.offer() == ["station 12o"]
    assert t.why("go 6a1") == "MS-STO-02"


@rule("MS-STO-02", "MS-STO-03")
def test_an_own_station_in_the_storm_is_no_way_out() -> None:
    """MS-Q-85: 56o has a storm on both sides."""
    t = at("5c1").station("A", "56o").act("move c3")
    assert t.offer() == ["go 6a1", "go 6a2", "go 6a3"]


@rule("MS-STO-02")
def test_nobody_is_forced_to_pay_for_a_way_out() -> None:
    """MS-Q-17: a foreign station, commander 02 and commander 06 may be used, but need not be."""
    t = at("5c1", "A yellow").station("B", "12o").hold("A", "02", "06").labs("B", "2a1").act("move c3")
    assert t.offer() == ["boost", "go 6a1", "go 6a2", "go 6a3", "station 12o", "jump 2a1", "jump 2a2"]
    assert t.do("station 12o", "hand yellow", "go 1d1").at("A") == "1d1"


@rule("MS-STO-02")
def test_a_boost_that_reaches_the_quiet_is_used_for_it() -> None:
    """MS-Q-17: paid means may be used to fulfil the duty; the movement then reaches a quiet sector, and must."""
    t = at("4c1", "A yellow").hold("A", "02").act("move c3")
    assert (go(t), t.offer("walk")) == ("5a1", [])
    assert t.do("boost", "hand yellow").offer() == ["walk 4a"]


@rule("MS-STO-03")
def test_out_of_reach_it_goes_clockwise_and_may_end_in_the_storm() -> None:
    t = at("4c1").act("move c3")
    assert t.offer() == ["go 5a1"]
    assert {t.why(line) for line in ("go 4c1", "go 4c2", "go 4a1", "go 4d1")} == {"MS-STO-03"}
    assert t.do("go 5a1").at("A") == "5a1"


@rule("MS-STO-03")
def test_clockwise_the_full_range_is_not_asked_for() -> None:
    """MS-Q-19: any area that shortens the way will do, one line away or two."""
    t = at("5a1", "A yellow").act("move b1")
    assert t.offer() == ["go 5c1", "walk 5c"]
    assert go(t.do("walk 5c")) == "5c1 6a1 6a2 6a3"


@rule("MS-STO-03")
def test_clockwise_the_player_chooses_area_and_space() -> None:
    """MS-Q-19: from 6a, 6c and 6d lie equally near to sector 1; 6b and 5c do not."""
    t = at("6a1").act("move c3")
    assert go(t) == "6c1 6c2 6d1"
    assert {t.why(line) for line in ("go 6a2", "go 6b1", "go 5c1")} == {"MS-STO-03"}


@rule("MS-STO-03")
def test_a_scout_on_no_space_goes_clockwise_too() -> None:
    t = at("4c").act("move c3")
    assert (t.offer(), t.why("stay")) == (["go 5a1"], "MS-STO-03")


@rule("MS-STO-04")
def test_no_lab_is_dropped_in_the_storm() -> None:
    t = at("4c1").act("move c3", "go 5a1")
    assert (t.step(), t.actor(), t.view()["seats"][0]["labs"]) == ("TakeTurn", "B", [True] * 10)


@rule("MS-STO-04")
def test_out_of_the_storm_a_lab_is_dropped_as_usual() -> None:
    t = at("4a1").act("move c3", "go 3c1", "lab 1")
    assert t.level("A", "red") == 1


@rule("MS-STO-05")
def test_the_storm_does_not_trouble_whoever_does_not_move() -> None:
    t = at("5c1").act("gain c3")
    assert (t.at("A"), t.cubes("A"), t.actor()) == ("5c1", "yellow A A", "B")
    t = at("5c1", "yellow yellow yellow").do("take c", "put a1", "put a2", "put a3")
    assert (t.at("A"), t.holder("02"), t.actor()) == ("5c1", "A", "B")


@rule("MS-STO-05")
def test_labs_in_the_storm_stay() -> None:
    t = begin().labs("A", "5c1", "1a1").administrate().administrate()
    held = [s["space"] for area in t.view()["areas"] for s in area["spaces"] if s["owner"] == "A"]
    assert (held, t.view()["quiet"]) == (["1a1", "5c1"], [3, 4, 5])


@rule("MS-STO-06")
@pytest.mark.parametrize(
    ("round", "place", "ends"), [(4, "1a1", "6c1 6c2"), (4, "1b1", "6d1"), (1, "6c1", "1a1 1a2"), (1, "4b1", "3d1 3d2")]
)
def test_a_quiet_sector_within_reach_may_lie_either_way(round: int, place: str, ends: str) -> None:
    """MS-Q-86: in round 4 the quiet sectors are 4, 5 and 6, so from sector 1 the nearest lies counter-clockwise."""
    assert go(at(place).round(round).act("move c3")) == ends


@rule("MS-STO-06", "MS-STO-03")
def test_out_of_reach_clockwise_binds_even_if_it_is_longer() -> None:
    """MS-Q-86: from 1d the quiet is two lines away counter-clockwise and five clockwise."""
    t = at("1d1").round(4).act("move c3")
    assert (go(t), t.why("go 1b1")) == ("2b1 2b2 2b3", "MS-STO-03")
    t = at("1d1", "A yellow").round(4).act("move b1")
    assert t.offer() == ["walk 1b"]
