"""Phase C1: where a balloon may fly and what it costs."""

from __future__ import annotations

import pytest

from cloudtop.games.inseln.actions import BONUS_NAMES
from cloudtop.games.inseln.geometry import CELL_NAMES, DIRECTION_NAMES
from tests.inseln.kit import Table, begin
from tests.kit import rule


def above(cell: str, wind: str = "NE", bonus: str = "energy1", energy: int = 20, side: str = "front") -> Table:
    """A's balloon is about to leave a cell, with this wind, bonus and energy."""
    return begin(side=side).balloon("A", cell).energy("A", energy).turn("A", wind, bonus)


def prices(table: Table, cells: str) -> list[int | None]:
    return [table.price(cell) for cell in cells.split()]


# --- with the wind ---


@rule("IN-MOV-01", "IN-MOV-15")
def test_in_ex_01_without_paying_red_flies_three_cells_north_east() -> None:
    """IN-EX-01: h3 shows a 3."""
    t = above("h3", energy=0)
    assert t.offer() == ["fly e6"]
    t.do("fly e6")
    assert (t.at("A"), t.has("A"), t.step()) == ("e6", 0, "TakeCloud")


@rule("IN-MOV-04")
def test_in_ex_02_flying_two_of_three_cells_costs_one_energy() -> None:
    """IN-EX-02."""
    t = above("h3", energy=5).do("fly f5")
    assert (t.at("A"), t.has("A")) == ("f5", 4)


@rule("IN-MOV-07", "IN-MOV-08")
def test_in_ex_03_one_cell_east_costs_three_to_brake_and_two_to_fly() -> None:
    """IN-EX-03."""
    t = above("h3", energy=5)
    assert t.price("h4") == 5
    t.do("fly h4")
    assert (t.at("A"), t.has("A")) == ("h4", 0)


@rule("IN-MOV-05", "IN-MOV-06")
def test_in_ex_04_on_a_zero_the_balloon_stays_or_pays() -> None:
    """IN-EX-04: d6 shows a 0; 2 cells with the wind cost 2 energy."""
    assert above("d6", "W", energy=0).offer() == ["fly d6"]
    assert prices(above("d6", "W"), "d6 d5 d4 d3 d2 d1") == [0, 1, 2, 3, 4, 5]
    t = above("d6", "W", energy=3).listen().do("fly d6")
    assert (t.at("A"), t.has("A"), t.told()) == ("d6", 3, ["stay"])


@rule("IN-MOV-04")
def test_each_cell_of_difference_costs_one_energy_both_ways() -> None:
    assert prices(above("h3"), "h3 g4 f5 e6 d6 c6 b6") == [3, 2, 1, 0, 1, 2, 3]


@rule("IN-MOV-02")
@pytest.mark.parametrize(
    ("tile", "number"), [("forest0", 0), ("monument1", 1), ("city2", 2), ("joker2", 2), ("desert5", 5)]
)
def test_a_tile_under_the_balloon_replaces_the_number_of_the_cell(tile: str, number: int) -> None:
    t = begin().cloud(1, "city1").tiles("A", h3=tile).balloon("A", "h3").energy("A", 0).turn("A", "NE")
    assert t.offer() == [f"fly {['h3', 'g4', 'f5', 'e6', 'd6', 'c6'][number]}"]
    assert t.view()["islands"][0]["value"] == number


@rule("IN-MOV-02")
def test_a_tile_at_the_end_of_the_flight_makes_no_difference() -> None:
    t = above("h3").tiles("A", e6="desert5", f5="swamp6")
    assert prices(t, "f5 e6 d6") == [1, 0, 1]


@rule("IN-MOV-03")
@pytest.mark.parametrize("cell", ["e4", "f6", "c4", "g6", "f4"])
def test_flights_are_straight(cell: str) -> None:
    t = above("h3")
    assert (t.why(f"fly {cell}"), t.price(cell)) == ("IN-MOV-03", None)


@rule("IN-MOV-03", "IN-INV-07")
def test_the_longest_flight_goes_over_eight_cells() -> None:
    t = above("a1", "SE").tiles("A", a1="forest6")
    assert prices(t, "b2 g5 h5 i5") == [5, 0, 1, 2]
    assert [len(above(cell).offer()) for cell in ("a1", "e5", "i3")] == [17, 25, 17]


@rule("IN-MOV-11")
def test_balloons_fly_over_tiles_and_end_on_them() -> None:
    t = above("h3", energy=0).tiles("A", g4="city2", f5="monument1", e6="joker3").do("fly e6")
    assert (t.at("A"), t.on("A", "e6")) == ("e6", "joker3")


@rule("IN-MOV-11")
def test_in_q_25_balloons_fly_over_the_yard_and_may_stop_there() -> None:
    """IN-Q-25."""
    assert prices(above("g3"), "f4 e5 d5") == [2, 1, 0]
    assert above("g3").do("fly e5").at("A") == "e5"


@rule("IN-MOV-02")
@pytest.mark.parametrize("side", ["front", "back"])
def test_in_q_26_the_yard_has_the_number_1(side: str) -> None:
    """IN-Q-26."""
    assert prices(above("e5", side=side), "e5 d5 c5 e6") == [1, 0, 1, 3]


# --- against the wind, and staying ---


@rule("IN-MOV-07", "IN-MOV-08")
def test_in_other_directions_the_number_is_paid_and_two_for_each_cell() -> None:
    assert prices(above("h3"), "h2 h1 h4 h5 h6 g3 f3 i2 i3") == [5, 7, 5, 7, 9, 5, 7, 5, 5]


@rule("IN-MOV-07", "IN-MOV-08")
def test_on_a_zero_there_is_nothing_to_brake() -> None:
    assert prices(above("e3"), "e4 e2 e5 f2") == [2, 2, 4, 2]


@rule("IN-MOV-09")
def test_in_q_37_a_balloon_may_brake_and_stay() -> None:
    """IN-Q-37: it costs the number, or one more with the bonus."""
    t = above("h3", energy=4).listen().do("fly h3")
    assert (t.at("A"), t.has("A"), t.told()) == ("h3", 1, ["stay"])
    assert above("h3", bonus="faster").price("h3") == 4


@rule("IN-MOV-10")
def test_a_flight_that_costs_more_than_there_is_cannot_be_chosen() -> None:
    t = above("h3", energy=2)
    assert sorted(t.offer()) == ["fly c6", "fly d6", "fly e6", "fly f5", "fly g4"]
    assert t.why("fly h3") == t.why("fly b6") == t.why("fly h4") == "IN-MOV-10"
    assert above("h3", energy=3).why("fly h3") is None


@rule("IN-MOV-15", "IN-MOV-10")
def test_nobody_may_simply_stay() -> None:
    t = above("h3", energy=0)
    assert t.why("fly h3") == "IN-MOV-10"
    assert t.why("skip") == t.why("done") == "IN-RND-02"


@rule("IN-MOV-15")
@pytest.mark.parametrize("side", ["front", "back"])
def test_in_q_36_there_always_is_a_flight_for_nothing(side: str) -> None:
    """IN-Q-36: on every cell, with every roll, and no energy."""
    t = begin(side=side).energy("A", 0)
    for cell in CELL_NAMES:
        t.balloon("A", cell)
        for wind in DIRECTION_NAMES:
            for bonus in BONUS_NAMES:
                assert 1 <= len(t.turn("A", wind, bonus).offer()) <= 3


@rule("IN-MOV-16")
@pytest.mark.parametrize(
    ("cell", "start", "wind"), [("b3", "d5", "NW"), ("c4", "d4", "NE"), ("c3", "d4", "NW"), ("e3", "e4", "W")]
)
def test_arriving_on_a_special_cell_has_no_effect(cell: str, start: str, wind: str) -> None:
    """A drop, a volcano, a question mark, another drop."""
    t = above(start, wind, energy=5).listen()
    cost = t.price(cell)
    assert cost is not None
    t.do(f"fly {cell}")
    assert (t.step(), t.has("A"), t.told()) == ("TakeCloud", 5 - cost, ["fly"])
    assert t.sheet("A")["volcanoes"] == -20


@rule("IN-MOV-17")
def test_balloons_never_meet() -> None:
    t = above("h3", energy=0).balloon("B", "e6")
    assert t.offer() == ["fly e6"]
    t.do("fly e6")
    assert (t.at("A"), t.at("B")) == ("e6", "e6")


# --- the edge of the island ---


@rule("IN-MOV-12")
def test_a_flight_ends_at_the_edge_for_nothing() -> None:
    """f6 shows a 3, and the edge is 2 cells to the east."""
    t = above("f6", "E", energy=0)
    assert t.offer() == ["fly f8"]
    t.do("fly f8")
    assert (t.at("A"), t.has("A"), t.view()["points"]) == ("f8", 0, 0)


@rule("IN-MOV-12", "IN-MOV-04")
def test_in_q_27_a_shorter_flight_near_the_edge_is_compared_with_the_number() -> None:
    """IN-Q-27: 1 cell costs 2, although 2 cells would be free."""
    assert prices(above("f6", "E"), "f6 f7 f8") == [3, 2, 0]


@rule("IN-MOV-04", "IN-MOV-12")
def test_in_q_28_the_edge_may_be_farther_than_the_number() -> None:
    """IN-Q-28: d2 shows a 2, and the edge is 3 cells away; nothing beyond it can be bought in module 1."""
    t = above("d2")
    assert prices(t, "c2 b2 a2") == [1, 0, 1]
    assert t.why("call a2 1") == "IN-MOV-12"
    assert t.offer("call") == []


@rule("IN-MOV-07", "IN-MOV-12")
def test_in_q_29_braking_costs_the_number_at_the_edge_too() -> None:
    """IN-Q-29: c7 shows a 3, and the wind blows off the island."""
    assert prices(above("c7", "E"), "c7 c6 c5 d7") == [0, 5, 7, 5]


@rule("IN-MOV-12")
def test_in_q_84_a_free_direction_off_the_island_lets_a_balloon_stay() -> None:
    """IN-Q-84: by the wind or by the bonus; without it staying costs the number."""
    assert above("c7", "NE").price("c7") == 0
    assert above("c7", "W").price("c7") == 3
    assert above("c7", "W", "opposite").price("c7") == 0
    assert above("c7", "SE", "turn").price("c7") == 0
    assert above("c7", "SW", "turn").price("c7") == 3


@rule("IN-MOV-05", "IN-MOV-09", "IN-MOV-12")
@pytest.mark.parametrize(
    ("cell", "wind", "why"), [("d6", "W", "IN-MOV-05"), ("h3", "E", "IN-MOV-09"), ("c7", "NE", "IN-MOV-12")]
)
def test_why_a_balloon_stays(cell: str, wind: str, why: str) -> None:
    assert above(cell, wind, energy=4).listen().do(f"fly {cell}").cited() == [why]


# --- bonuses ---


@rule("IN-BON-06")
@pytest.mark.parametrize(("bonus", "more"), [("faster", 1), ("turn", 0)])
def test_everybody_sees_what_the_bonus_adds_to_the_number(bonus: str, more: int) -> None:
    island = above("h3", bonus=bonus).view()["islands"][0]
    assert (island["value"], island["faster"]) == (3, more)


@rule("IN-MOV-13")
def test_in_q_32_with_one_more_even_a_zero_moves() -> None:
    """IN-Q-32: one cell, or one energy to stay."""
    t = above("e3", bonus="faster", energy=0)
    assert t.offer() == ["fly d3"]
    assert t.why("fly e3") == "IN-MOV-10"
    assert prices(above("e3", bonus="faster"), "e3 d3 c3 e4") == [1, 0, 1, 3]


@rule("IN-MOV-13", "IN-MOV-12")
def test_in_q_33_the_added_cell_may_be_lost_at_the_edge() -> None:
    """IN-Q-33: c5 shows a 2, and the edge is 2 cells to the east."""
    assert prices(above("c5", "E", "faster"), "c5 c6 c7") == [3, 2, 0]


@rule("IN-MOV-13")
def test_one_more_counts_for_every_price() -> None:
    assert prices(above("h3", bonus="faster"), "h3 f5 e6 d6 c6 h4") == [4, 2, 1, 0, 1, 6]


@rule("IN-MOV-14")
def test_in_q_30_distances_change_for_one_energy_in_every_free_direction() -> None:
    """IN-Q-30: d4 shows a 2; NE was rolled."""
    assert prices(above("d4", bonus="opposite"), "c4 b4 a4 e4 f3 g2") == [1, 0, 1, 1, 0, 1]
    assert prices(above("d4", bonus="turn"), "c3 b2 a1 d5 d6 d7") == [1, 0, 1, 1, 0, 1]


@rule("IN-MOV-14", "IN-MOV-08")
def test_in_q_31_other_directions_cost_what_they_always_do() -> None:
    """IN-Q-31."""
    assert prices(above("d4", bonus="opposite"), "d5 d3 c3 e5") == [4, 4, 4, 4]
    assert prices(above("d4", bonus="turn"), "e4 e5 d3") == [4, 4, 4]


@rule("IN-MOV-01")
def test_in_q_34_every_place_is_offered_once_and_at_one_price() -> None:
    """IN-Q-34, IN-Q-35: one straight flight leads to each cell."""
    t = above("f6", "E", "opposite")
    cells = [line.split()[1] for line in t.offer()]
    assert len(cells) == len(set(cells)) == len(t.flights())
