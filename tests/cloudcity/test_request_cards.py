"""The four Special Requests that compare the players: the most earns six votes, each of several three."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.cloudcity.state import City
from tests.cloudcity.kit import begin, city, table
from tests.kit import rule

RING = "a1-c1 a3-c3 a1-a3 c1-c3"


def awards(card: str, *cities: City) -> list[int]:
    """What a card brings each of these cities."""
    made = table(*cities, requests=(card,))
    return [made.votes(seat)[card] for seat in "ABCD"[: len(cities)]]


def ring(colour: str) -> City:
    """Four buildings, four walkways of 2 votes."""
    return city(f"{colour}.{colour}\n...\n{colour}.{colour}", RING)


# --- Most valuable route ---


@rule("CC-MVR-02", "CC-MVR-04")
def test_a_route_is_worth_all_its_walkways() -> None:
    six, five = city("B..B..B", "a1-d1 d1-g1"), city("B...B", "a1-e1")
    assert awards("most_valuable_route", six, five) == [6, 0]


@rule("CC-MVR-01")
def test_sand_routes_do_not_count() -> None:
    assert awards("most_valuable_route", city("S....S", "a1-f1"), city("BB", "a1-b1")) == [0, 6]


@rule("CC-MVR-01", "CC-MVR-03")
@pytest.mark.parametrize(("ours", "theirs"), [("B", "B"), ("B", "G"), ("G", "B"), ("G", "G")])
def test_the_best_route_may_be_on_either_low_level(ours: str, theirs: str) -> None:
    eight, five = city(f"{ours}....{ours}", "a1-f1"), city(f"{theirs}...{theirs}", "a1-e1")
    assert awards("most_valuable_route", eight, five) == [6, 0]
    eight_too = city(f"{theirs}....{theirs}", "a1-f1")
    assert awards("most_valuable_route", eight, eight_too) == [3, 3]


@rule("CC-MVR-03")
@pytest.mark.parametrize("second", ["B", "G"])
def test_several_routes_are_not_added(second: str) -> None:
    three_and_three = city(f"B..B.{second}..{second}", "a1-d1 f1-i1")
    assert awards("most_valuable_route", three_and_three, city("G...G", "a1-e1")) == [0, 6]


@rule("CC-MVR-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_of_several_with_the_best_route_earns_three(players: int) -> None:
    tied = [city("B..B", "a1-d1") for seat in range(players)]
    assert awards("most_valuable_route", *tied) == [3] * players


@rule("CC-MVR-04", "CC-MVR-05")
def test_whoever_is_not_best_earns_nothing() -> None:
    two, three = ("B.B", "a1-c1"), ("G..G", "a1-d1")
    assert awards("most_valuable_route", city(*two), city(*three), city(*two)) == [0, 6, 0]
    assert awards("most_valuable_route", city(*three), city(*two), city(*three)) == [3, 0, 3]


@rule("CC-MVR-06")
def test_without_a_low_route_nobody_earns_the_most_valuable_one() -> None:
    assert awards("most_valuable_route", city("BB.GG"), city("S..S", "a1-d1")) == [0, 0]


@rule("CC-MVR-07")
@pytest.mark.parametrize("colour", ["B", "G"])
def test_a_ring_is_worth_all_its_walkways(colour: str) -> None:
    assert awards("most_valuable_route", ring(colour), city("B...B.B", "a1-e1 e1-g1")) == [6, 0]
    assert awards("most_valuable_route", ring(colour), city("B....B", "a1-f1")) == [3, 3]


# --- Most separate routes ---


@rule("CC-MSR-01", "CC-MSR-05")
def test_routes_of_all_levels_count_together() -> None:
    one_of_each, two_on_river = city("BB.GG.SS", "a1-b1 d1-e1 g1-h1"), city("BB.BB", "a1-b1 d1-e1")
    assert awards("most_separate_routes", one_of_each, two_on_river) == [6, 0]


@rule("CC-MSR-02", "CC-MSR-03")
def test_a_single_walkway_is_a_route_and_a_long_chain_is_only_one() -> None:
    two_singles, one_chain = city("BB.BB", "a1-b1 d1-e1"), city("B.B.B.B", "a1-c1 c1-e1 e1-g1")
    assert awards("most_separate_routes", two_singles, one_chain) == [6, 0]


@rule("CC-MSR-03")
def test_a_ring_is_one_route() -> None:
    assert awards("most_separate_routes", ring("S"), city("SS", "a1-b1")) == [3, 3]


@rule("CC-MSR-03")
def test_a_chain_built_from_both_ends_is_one_route_once_it_meets() -> None:
    chain = city("B.B.B.B", "a1-c1 e1-g1 c1-e1")
    assert awards("most_separate_routes", chain, city("BB", "a1-b1")) == [3, 3]


@rule("CC-MSR-04")
def test_buildings_without_walkways_are_no_routes() -> None:
    assert awards("most_separate_routes", city("BB.G.S.B", "a1-b1"), city("SS", "a1-b1")) == [3, 3]


@rule("CC-MSR-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_of_several_with_the_most_routes_earns_three(players: int) -> None:
    tied = [city("BB", "a1-b1") for seat in range(players)]
    assert awards("most_separate_routes", *tied) == [3] * players


@rule("CC-MSR-05", "CC-MSR-06")
def test_no_route_earns_nothing() -> None:
    assert awards("most_separate_routes", city("BB"), city("SS")) == [0, 0]
    assert awards("most_separate_routes", city("BB"), city("SS", "a1-b1")) == [0, 6]


# --- Blue and green buildings on the hill ---

HILL = pytest.mark.parametrize(("card", "colour"), [("blue_buildings", "B"), ("green_buildings", "G")])


@rule("CC-BLU-01", "CC-GRN-01")
@HILL
def test_the_most_buildings_of_the_colour_earn_six(card: str, colour: str) -> None:
    assert awards(card, city(colour * 3 + "SS"), city(colour * 4), city("SSS" + colour)) == [0, 6, 0]


@rule("CC-BLU-02", "CC-GRN-02")
@HILL
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_of_several_with_the_most_buildings_earns_three(card: str, colour: str, players: int) -> None:
    assert awards(card, *[city(colour * 5) for seat in range(players)]) == [3] * players


@rule("CC-BLU-02", "CC-GRN-02")
@HILL
def test_a_tie_leaves_the_others_without(card: str, colour: str) -> None:
    assert awards(card, city(colour * 2), city(colour), city(colour * 2)) == [3, 0, 3]


@rule("CC-BLU-01", "CC-GRN-01")
@HILL
def test_nobody_earns_for_a_colour_that_nobody_has(card: str, colour: str) -> None:
    assert awards(card, city("S"), city("SSS")) == [0, 0]


@rule("CC-BLU-03", "CC-GRN-03")
@HILL
def test_buildings_count_with_and_without_walkways(card: str, colour: str) -> None:
    joined, lonely = city(colour * 3, "a1-b1 b1-c1"), city(f"{colour}.{colour}.{colour}")
    assert awards(card, joined, lonely) == [3, 3]


@rule("CC-BLU-03", "CC-GRN-03")
def test_the_starting_tile_counts() -> None:
    """A starts with two blue buildings, B with a blue and a green one."""
    made = begin(requests=["blue_buildings", "green_buildings"])
    assert [made.votes(seat)["blue_buildings"] for seat in "AB"] == [6, 0]
    assert [made.votes(seat)["green_buildings"] for seat in "AB"] == [0, 6]


@rule("CC-GRN-03")
def test_there_is_no_card_for_sand_buildings() -> None:
    with pytest.raises(ct.BadOptions, match="blue_buildings, green_buildings, minimalist"):
        ct.game("cloudcity", requests=["sand_buildings"])
