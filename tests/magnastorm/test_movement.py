"""Option A of a turn: where a scout runner may go in the quiet, with its own feet and from stations."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin, set_up


def at(place: str, cubes: str = "A A yellow", players: int = 2) -> Table:
    """A's turn in round 1 (sectors 1, 2 and 3 are quiet); A's scout runner is at this place."""
    return begin(players).scout("A", place).give("A", cubes)


def spaces(t: Table, verb: str = "go") -> str:
    """Where the movement may end now."""
    return " ".join(line.split()[1] for line in t.offer(verb))


@rule("MS-MOV-01")
def test_whoever_has_paid_may_move() -> None:
    t = at("1d1").act("move c3")
    assert (t.cubes("A"), t.step()) == ("yellow A", "MoveScout")
    assert t.do("go 2b1").at("A") == "2b1"


@rule("MS-MOV-01")
def test_nobody_moves_without_paying() -> None:
    t = at("1c1", cubes="")
    assert (t.why("move c3"), t.why("go 1c2")) == ("MS-ACT-08", "MS-TRN-01")
    assert t.act("gain c3").at("A") == "1c1"


@rule("MS-MOV-02", "MS-MOV-14")
def test_a_normal_movement_ends_in_the_area_or_across_one_line() -> None:
    t = at("2b1").act("move c3")
    assert spaces(t) == "1d1 2a1 2a2 2b1 2b2 2b3 2d1"
    assert (t.why("go 2c1"), t.why("go 1c1")) == ("MS-MOV-02", "MS-MOV-02")


@rule("MS-MOV-02")
def test_from_no_space_the_starting_area_is_near_too() -> None:
    """MS-Q-05: at the start a scout runner stands in the area on no space, and its first movement may enter any."""
    t = set_up().until("TakeTurn").act("move c3")
    assert t.at("A") == "1a"
    assert spaces(t) == "1a1 1a2 1b1 1c1 1c2 1c3"
    assert t.do("go 1a2").at("A") == "1a2"


@rule("MS-MOV-03", "MS-MOV-06")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_an_occupied_space_may_be_entered_but_takes_no_lab(owner: str) -> None:
    t = at("1d1").labs(owner, "2b1").act("move c3", "go 2b1", "skip")
    assert (t.at("A"), t.step(), t.actor()) == ("2b1", "TakeTurn", "B")


@rule("MS-MOV-03", "MS-MOV-12")
def test_scouts_share_spaces_and_block_no_lab() -> None:
    """MS-Q-15."""
    t = begin(4).give("A", "A").act("move c3")
    for seat in "BCD":
        t.scout(seat, "1d2")
    t.do("go 1d2", "lab 1")
    assert [t.at(seat) for seat in "ABCD"] == ["1d2"] * 4
    assert t.view()["areas"][3]["spaces"][1]["owner"] == "A"


@rule("MS-MOV-04")
@pytest.mark.parametrize("players", [2, 4])
def test_areas_have_one_to_three_spaces(players: int) -> None:
    areas = at("1d1", players=players).view()["areas"]
    assert {len(area["spaces"]) for area in areas} == {1, 2, 3}
    colours = {space["colour"] for area in areas for space in area["spaces"]}
    assert colours == {"red", "green", "blue", "white"} | ({"turquoise"} if players == 4 else set())


@rule("MS-MOV-04")
def test_a_space_that_an_area_does_not_have() -> None:
    t = at("2a1").act("move c3")
    assert (t.why("go 2c1"), t.why("go 2c2"), t.why("go 2d2")) == (None, "MS-MOV-04", "MS-MOV-04")


@rule("MS-MOV-05", "MS-MOV-13")
def test_a_scout_may_stay_without_a_lab() -> None:
    """MS-Q-16: the action is paid, and nothing else happens."""
    t = at("1c2").act("move c3", "go 1c2", "skip")
    assert (t.at("A"), t.cubes("A"), t.actor()) == ("1c2", "yellow A", "B")
    assert t.view()["seats"][0]["labs"] == [True] * 10


@rule("MS-MOV-05")
def test_a_scout_on_no_space_may_stay_and_drops_nothing() -> None:
    """MS-Q-05: there is no space to drop a lab on."""
    t = begin().act("move c3", "stay")
    assert (t.at("A"), t.step(), t.actor()) == ("1d", "TakeTurn", "B")
    assert at("1d1").act("move c3").why("stay") == "MS-MOV-05"


@rule("MS-MOV-13")
def test_a_lab_is_never_a_duty() -> None:
    t = at("1c1").act("move c3", "go 1c2")
    assert t.step() == "DropLab" and "skip" in t.offer()
    t.do("skip")
    assert (t.actor(), t.level("A", "green")) == ("B", 1)


# --- stations ---


@rule("MS-MOV-07", "MS-MOV-08", "MS-MOV-10")
def test_an_own_station_is_a_free_start_from_anywhere() -> None:
    """MS-Q-23: the scout runner need not be near the station."""
    t = at("1a1").station("A", "23i").act("move c3", "station 23i")
    assert (t.step(), t.cubes("A"), spaces(t)) == ("MoveScout", "yellow A", "2c1 3a1")
    assert t.do("go 3a1").at("A") == "3a1"


@rule("MS-MOV-07")
def test_a_station_that_is_not_built_is_no_start() -> None:
    t = at("1d1").station("A", "12o").act("move c3")
    assert t.offer("station") == ["station 12o"]
    assert t.why("station 23i") == "MS-MOV-07"


@rule("MS-MOV-07", "MS-MOV-11")
def test_one_station_and_only_as_the_start() -> None:
    """MS-Q-23: neither a second station nor one on the way; so no movement leads through a transmitter space."""
    t = at("1d1").station("A", "12o", 1).station("A", "23i", 2).act("move b1", "station 12o")
    assert t.why("station 23i") == "MS-MOV-07"
    t = at("2a1").station("A", "12o", 1).station("A", "23i", 2).act("move b1", "walk 2c")
    assert (t.offer("station"), t.why("station 23i")) == ([], "MS-MOV-07")
    assert spaces(t) == "2a1 2a2 2c1 3a1"


@rule("MS-MOV-11")
def test_a_station_joins_only_what_its_line_joins() -> None:
    """Whether a station stands on 12o or not, 1d and 2b are joined by their line and by nothing else."""
    with_station = at("1d1").station("B", "12o").act("move c3")
    assert spaces(with_station) == spaces(at("1d1").act("move c3"))


@rule("MS-MOV-09")
@pytest.mark.parametrize("colour", ["A", "B", "yellow"])
def test_the_fee_is_a_cube_of_choice_for_the_owner(colour: str) -> None:
    """MS-Q-83: the owner is not asked."""
    t = at("1a1", cubes="A A B yellow").give("B", "").station("B", "23i")
    supply = t.act("move c3").view()["supply"]
    t.do("station 23i")
    assert (t.step(), t.actor(), t.offer()) == ("GiveCube", "A", ["hand A", "hand B", "hand yellow"])
    t.do(f"hand {colour}")
    assert (t.cubes("B"), t.view()["supply"]) == (colour, supply)
    assert t.do("go 2c1").at("A") == "2c1"


@rule("MS-MOV-09")
def test_without_a_cube_a_foreign_station_is_closed() -> None:
    """MS-Q-30: the fee is a cube that the mover has at that moment."""
    t = at("1a1", cubes="A").station("B", "23i").act("move c3")
    assert (t.offer("station"), t.why("station 23i")) == ([], "MS-MOV-09")
    t = at("1a1", cubes="A yellow").station("B", "23i").act("move c3", "station 23i")
    assert t.why("hand A") == "MS-MOV-09"


@rule("MS-MOV-10", "MS-MOV-15")
def test_the_step_out_of_a_station_uses_the_range_up() -> None:
    t = at("1a1").station("A", "23i").act("move c3", "station 23i")
    assert (t.offer("walk"), t.why("go 3b1")) == ([], "MS-MOV-02")
    t = at("1a1").station("A", "23i").act("move b1", "station 23i", "walk 3a")
    assert spaces(t) == "2c1 3a1 3b1"
    assert t.offer("walk") == []


@rule("MS-MOV-15")
def test_a_station_leads_into_the_quiet_only() -> None:
    """MS-Q-85: on one side of 34o is a storm, on both sides of 45i; 61i ends in sector 1."""
    t = at("1a1").station("A", "34o", 1).station("A", "45i", 2).station("A", "61i", 3).act("move c3")
    assert t.offer("station") == ["station 34o", "station 61i"]
    assert t.why("station 45i") == "MS-MOV-15"
    t.do("station 34o")
    assert (spaces(t), t.why("go 4b1")) == ("3d1 3d2", "MS-STO-01")


# --- range ---


@rule("MS-MOV-14")
def test_range_two_is_up_to_two_lines() -> None:
    t = at("2b1").act("move b1")
    assert t.offer("walk") == ["walk 1d", "walk 2a", "walk 2d"]
    assert spaces(t) == "1d1 2a1 2a2 2b1 2b2 2b3 2d1"
    t.do("walk 1d", "skip")
    assert (spaces(t), t.offer("walk")) == ("1b1 1c1 1c2 1c3 1d1 2b1 2b2 2b3", [])
    assert t.why("walk 1c") == "MS-BON-11"


@rule("MS-MOV-14")
def test_range_one_leads_no_further() -> None:
    t = at("1d1").act("move c3")
    assert (t.offer("walk"), t.why("walk 2b")) == ([], "MS-BON-11")


@rule("MS-MOV-14")
def test_a_change_of_space_in_the_last_area_costs_no_range() -> None:
    """MS-Q-90: two lines and then any space of that area."""
    t = at("1d1").act("move b1", "walk 1c")
    assert {"go 2a1", "go 2a2"} <= set(t.offer("go"))


@rule("MS-MOV-14")
def test_the_way_does_not_lead_through_the_storm() -> None:
    """MS-Q-18, MS-Q-91."""
    t = at("3c1").act("move b1")
    assert t.offer("walk") == ["walk 3b", "walk 3d"]
    assert t.why("walk 4a") == "MS-MOV-14"


# --- the worked example ---


@rule("MS-MOV-02", "MS-MOV-05", "MS-MOV-09", "MS-STO-01")
def test_ms_ex_12_movement_options() -> None:
    """MS-EX-12: orange (A) at the edge of the storm, with a station of pink (B) on the board."""
    t = at("3c1", cubes="A yellow").station("B", "12o").give("B", "").act("move c3")
    assert t.why("go 3c2") is None  # A: another space of the area
    assert t.why("go 3b1") is None and t.why("go 3d2") is None  # B: an adjacent area
    assert t.why("station 12o") is None  # C: the station
    assert t.why("go 3c1") is None  # D: stay
    assert t.why("go 4a1") == "MS-STO-01"  # X: the storm
    t.do("station 12o", "hand yellow")
    assert (t.cubes("A"), t.cubes("B"), spaces(t)) == ("", "yellow", "1d1 2b1 2b2 2b3")
