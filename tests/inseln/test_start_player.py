"""Phase D: who begins the next round."""

from __future__ import annotations

import pytest

from tests.inseln.kit import Table, begin
from tests.kit import rule

CELLS = {0: "d1", 1: "e2", 2: "d3", 3: "e8"}  # cells of the front that show these numbers


def standing(first: str, numbers: list[int], energies: list[int]) -> Table:
    """Balloons on cells with these numbers, with so much energy, seat by seat."""
    t = begin(len(numbers), first)
    for seat, number, energy in zip("ABCD", numbers, energies):
        t.balloon(seat, CELLS[number]).energy(seat, energy)
    return t


def next_player(table: Table) -> str:
    return str(table.end_round().view()["first"])


@rule("IN-STP-02")
@pytest.mark.parametrize(
    ("numbers", "seat"), [([3, 1, 2, 0], "A"), ([0, 1, 0, 0], "B"), ([1, 2, 3, 2], "C"), ([2, 1, 0, 3], "D")]
)
@pytest.mark.parametrize("first", ["A", "C"])
def test_the_highest_number_begins_whatever_the_energy(first: str, numbers: list[int], seat: str) -> None:
    energies = [0, 0, 0, 0]
    energies["ABCD".index(seat)] = 20
    assert next_player(standing(first, numbers, energies)) == seat


@rule("IN-STP-02")
def test_the_number_of_a_tile_counts() -> None:
    t = standing("A", [3, 1, 0], [0, 9, 0]).tiles("B", e2="desert4").tiles("A", e8="forest2")
    assert next_player(t) == "B"


@rule("IN-STP-02")
@pytest.mark.parametrize(("other", "seat"), [(0, "B"), (2, "A")])
def test_in_q_76_the_yard_counts_with_its_number(other: int, seat: str) -> None:
    """IN-Q-76: a 1."""
    assert next_player(standing("A", [other, 0], [5, 5]).balloon("B", "e5")) == seat


@rule("IN-STP-03")
def test_in_ex_09_blue_has_less_energy_than_yellow() -> None:
    """IN-EX-09: yellow (A) and blue (C) stand on a 3, green (B) on a 1."""
    assert next_player(standing("A", [3, 1, 3], [6, 0, 4])) == "C"
    assert next_player(standing("A", [3, 1, 3], [4, 0, 6])) == "A"


@rule("IN-STP-04")
@pytest.mark.parametrize(
    ("first", "numbers", "seat"),
    [("B", [1, 1, 1, 1], "A"), ("B", [0, 1, 1, 1], "D"), ("B", [0, 1, 1, 0], "C"), ("B", [0, 0, 1, 1], "D"), ("A", [1, 1, 1, 1], "D"),
     ("D", [1, 1, 0, 1], "B"), ("C", [1, 0, 1, 1], "A")],
)  # fmt: skip
def test_in_q_75_counter_clockwise_from_the_last_start_player_who_comes_last(
    first: str, numbers: list[int], seat: str
) -> None:
    """IN-Q-75: the search begins with the right neighbour."""
    assert next_player(standing(first, numbers, [7, 7, 7, 7])) == seat


@rule("IN-STP-04", "IN-STP-03")
def test_only_those_with_the_least_energy_are_still_tied() -> None:
    assert next_player(standing("B", [3, 3, 3, 3], [6, 5, 5, 9])) == "C"
    assert next_player(standing("A", [3, 3], [5, 5])) == "B"
    assert next_player(standing("B", [3, 3], [5, 5])) == "A"


@rule("IN-STP-05")
def test_the_bonus_is_not_added() -> None:
    t = standing("A", [2, 1], [5, 5]).turn("B", "NE", "faster").listen().end_round()
    assert t.state.journal is not None
    event = t.state.journal.events[0]
    assert (event.name, event.seat, event.facts["value"]) == ("start-player", 0, 2)


@rule("IN-STP-05")
@pytest.mark.parametrize("special", ["b5", "c2"])
def test_in_q_77_neither_drops_nor_volcanoes_count(special: str) -> None:
    """IN-Q-77: a volcano and a drop of 3, both with the number 0."""
    assert next_player(standing("A", [0, 1], [5, 5]).balloon("A", special)) == "B"


@rule("IN-STP-06")
@pytest.mark.parametrize(("numbers", "energies"), [([3, 1, 2], [9, 1, 1]), ([3, 3, 3], [1, 2, 2])])
def test_the_start_player_may_keep_the_role(numbers: list[int], energies: list[int]) -> None:
    assert next_player(standing("A", numbers, energies)) == "A"


@rule("IN-STP-07", "IN-RND-04")
def test_who_begins_deals_and_flies_first_and_the_right_neighbour_rolls() -> None:
    t = standing("A", [0, 1, 3, 1], [5, 5, 5, 5]).listen().end_round().until("RollDice")
    assert t.by("deal") == "CCCCCCC"
    assert t.do("roll energy1 E").actor() == "B"
    assert (t.do("keep").step(), t.actor()) == ("Fly", "C")
    assert t.until("Fly", "D").view()["acting"] == "D"


@rule("IN-STP-01")
def test_in_q_24_after_the_last_round_nobody_begins() -> None:
    """IN-Q-24: phase D happens once after each other round."""
    t = standing("A", [0, 3], [5, 5]).listen().end_round()
    assert t.by("start-player") == "B"
    t = standing("A", [0, 3], [5, 5]).listen()
    t.state.ending = 2
    t.end_round()
    assert (t.state.over(), t.told(), t.view()["first"]) == (True, [], "A")
