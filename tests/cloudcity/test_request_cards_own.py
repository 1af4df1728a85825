"""The Special Requests that look at each city by itself: each says what a city earns or loses."""

from __future__ import annotations

import pytest

from tests.cloudcity.kit import begin, city, table
from tests.kit import rule


def worth(card: str, picture: str, walkways: str = "", collinear_counts: bool = True) -> int:
    """What a card brings a city."""
    made = table(city(picture, walkways), requests=(card,), collinear_counts=collinear_counts)
    return made.votes("A")[card]


# --- Varied routes ---

FIVE = """
    B....B...B..B.
    ..............
    ............BB
"""
FIVE_LENGTHS = "a1-f1 f1-j1 j1-m1 m1-m3 m3-n3"
FOUR, FOUR_LENGTHS = "BB.B..B...B", "a1-b1 b1-d1 d1-g1 g1-k1"


@rule("CC-VAR-01")
@pytest.mark.parametrize(
    ("picture", "walkways"),
    [
        (FOUR, FOUR_LENGTHS),
        ("BB.B..B....B", "a1-b1 b1-d1 d1-g1 g1-l1"),
        ("BB.B...B....B", "a1-b1 b1-d1 d1-h1 h1-m1"),
        ("BB..B...B....B", "a1-b1 b1-e1 e1-i1 i1-n1"),
        (FIVE, FIVE_LENGTHS.replace("m3-n3", "")),
    ],
)
def test_any_four_lengths_in_one_route_earn_six(picture: str, walkways: str) -> None:
    assert worth("varied_routes", picture, walkways) == 6


@rule("CC-VAR-01")
def test_three_lengths_earn_nothing() -> None:
    assert worth("varied_routes", "BB.B..B", "a1-b1 b1-d1 d1-g1") == 0


@rule("CC-VAR-02")
def test_all_five_lengths_earn_eight_instead() -> None:
    assert worth("varied_routes", FIVE, FIVE_LENGTHS) == 8


@rule("CC-VAR-03")
@pytest.mark.parametrize("second", ["B", "S"])
def test_lengths_of_different_routes_are_not_combined(second: str) -> None:
    two_routes = f"BB.B..B.{second}...{second}"
    assert worth("varied_routes", two_routes, "a1-b1 b1-d1 d1-g1 i1-m1") == 0


@rule("CC-VAR-04")
@pytest.mark.parametrize("colour", ["B", "G", "S"])
def test_a_varied_route_may_be_on_any_level(colour: str) -> None:
    assert worth("varied_routes", FOUR.replace("B", colour), FOUR_LENGTHS) == 6


@rule("CC-VAR-05")
def test_a_length_counts_once() -> None:
    assert worth("varied_routes", "BBB.B.B..B", "a1-b1 b1-c1 c1-e1 e1-g1 g1-j1") == 0


@rule("CC-VAR-06")
def test_varied_routes_are_earned_once() -> None:
    two_routes = FOUR + "\n" + FOUR.replace("B", "G")
    assert worth("varied_routes", two_routes, FOUR_LENGTHS + " " + FOUR_LENGTHS.replace("1", "2")) == 6


@rule("CC-VAR-06")
def test_the_best_route_decides() -> None:
    four_lengths, five_lengths = FOUR_LENGTHS.replace("1", "4"), FIVE_LENGTHS
    both = FIVE + FOUR.replace("B", "G")
    assert worth("varied_routes", both, f"{four_lengths} {five_lengths}") == 8
    assert worth("varied_routes", both, f"{five_lengths} {four_lengths}") == 8


@rule("CC-VAR-07")
def test_every_player_with_a_varied_route_earns_it() -> None:
    cities = [city(FOUR, FOUR_LENGTHS), city(FIVE, FIVE_LENGTHS), city(FOUR, FOUR_LENGTHS)]
    made = table(*cities, requests=("varied_routes",))
    assert [made.votes(seat)["varied_routes"] for seat in "ABC"] == [6, 8, 6]


# --- Circuits ---

SQUARE = "B.B\n...\nB.B"
AROUND = "a1-c1 c1-c3 a3-c3 a1-a3"
RING_IN_RING = """
    B...B.BB
    .B.B....
    ......BB
    .B.B....
    B...B...
"""
BOTH_RINGS = "a1-e1 e1-e5 a5-e5 a1-a5 b2-d2 d2-d4 b4-d4 b2-b4"


@rule("CC-CIR-01", "CC-CIR-02")
def test_four_buildings_make_a_circuit_worth_three() -> None:
    assert worth("circuits", SQUARE, AROUND) == 3


@rule("CC-CIR-01", "CC-CIR-05")
def test_a_ring_in_a_ring_is_two_circuits_and_other_routes_are_none() -> None:
    assert worth("circuits", RING_IN_RING, BOTH_RINGS) == 6
    assert worth("circuits", RING_IN_RING, f"{BOTH_RINGS} g1-h1 g3-h3") == 6


@rule("CC-CIR-03")
@pytest.mark.parametrize("colour", ["B", "G", "S"])
def test_circuits_of_every_level_count(colour: str) -> None:
    assert worth("circuits", SQUARE.replace("B", colour), AROUND) == 3


@rule("CC-CIR-04")
def test_a_larger_ring_counts_no_more() -> None:
    wide = "B.B..B\n......\nB.B..B"
    assert worth("circuits", wide, "a1-c1 c1-f1 f1-f3 c3-f3 a3-c3 a1-a3") == 3


@rule("CC-CIR-06")
@pytest.mark.parametrize("missing", AROUND.split())
def test_an_almost_closed_chain_earns_nothing(missing: str) -> None:
    assert worth("circuits", SQUARE, AROUND.replace(missing, "")) == 0


# --- Minimalist buildings ---


@rule("CC-MIN-01", "CC-MIN-02")
def test_the_two_ends_of_a_chain_are_minimalist() -> None:
    assert worth("minimalist", "B.B.B.B", "a1-c1 c1-e1 e1-g1") == 4


@rule("CC-MIN-02")
def test_buildings_with_no_walkway_or_two_earn_nothing() -> None:
    assert worth("minimalist", SQUARE + "\nG.S", AROUND) == 0


@rule("CC-MIN-03", "CC-MIN-01")
@pytest.mark.parametrize("colour", ["B", "G", "S"])
def test_both_ends_of_a_single_walkway_count_in_every_colour(colour: str) -> None:
    assert worth("minimalist", f"{colour}..{colour}", "a1-d1") == 4


# --- Crossed walkways ---


@rule("CC-CRS-01", "CC-CRS-02")
@pytest.mark.parametrize(("low", "high"), [("B", "G"), ("B", "S"), ("G", "S")])
def test_a_walkway_over_another_costs_two_for_each_of_them(low: str, high: str) -> None:
    picture = f".{high}.\n{low}.{low}\n.{high}."
    assert worth("crossed", picture, "b1-b3 a2-c2") == -4
    assert worth("crossed", picture, "b1-b3") == 0
    assert worth("crossed", picture, "a2-c2") == 0


@rule("CC-CRS-01")
def test_only_the_walkways_that_cross_are_lost() -> None:
    assert worth("crossed", ".G...BB\nB.B.G.G\n.G...BB", "b1-b3 a2-c2 e2-g2 f1-g1 f3-g3") == -4


@rule("CC-CRS-03")
def test_a_walkway_with_three_crossings_counts_once() -> None:
    assert worth("crossed", ".BBB.\nG...G\n.BBB.", "a2-e2 b1-b3 c1-c3 d1-d3") == -8


@rule("CC-CRS-04")
def test_passing_over_a_lower_building_is_no_crossing() -> None:
    assert worth("crossed", "GBG\n...\nB.B", "a1-c1 a3-c3") == 0


@rule("CC-CRS-05", "CC-CRS-06")
@pytest.mark.parametrize("walkways", ["a2-c2 b1-b2", "a2-c2 b2-b4", "a2-c2 b1-b2 b2-b4"])
def test_passing_over_a_lower_building_with_walkways_is_no_crossing(walkways: str) -> None:
    assert worth("crossed", ".B.\nGBG\n...\n.B.", walkways) == 0


@rule("CC-CRS-06")
def test_every_inner_cell_counts_and_no_other() -> None:
    """Two river walkways lie under the first and the last inner cell of the long one, two beside its ends."""
    picture = "B.B.B.B\n.G...G.\nB.B.B.B"
    assert worth("crossed", picture, "b2-f2 c1-c3 e1-e3 a1-a3 g1-g3") == -6
    assert worth("crossed", picture, "b2-f2 a1-a3 g1-g3 a1-c1") == 0


@rule("CC-CRS-07")
def test_two_walkways_above_a_lower_building_cross_each_other() -> None:
    assert worth("crossed", ".S.\nGBG\n.S.", "b1-b3 a2-c2") == -4


@rule("CC-CRS-08")
@pytest.mark.parametrize(("picture", "low"), [("GB.B.G", "b1-d1"), ("GB..BG", "b1-e1"), ("G.B.BG", "c1-e1")])
def test_a_walkway_lengthwise_above_another_crosses_it_unless_agreed_otherwise(picture: str, low: str) -> None:
    assert worth("crossed", picture, f"a1-f1 {low}") == -4
    assert worth("crossed", picture, f"a1-f1 {low}", collinear_counts=False) == 0


@rule("CC-CRS-08")
def test_walkways_in_one_line_count_if_nothing_is_agreed() -> None:
    assert table(city("GB.B.G", "a1-f1 b1-d1"), requests=("crossed",)).votes("A")["crossed"] == -4


@rule("CC-CRS-08")
@pytest.mark.parametrize("collinear_counts", [True, False])
def test_a_walkway_of_length_one_never_crosses(collinear_counts: bool) -> None:
    assert worth("crossed", "G.BB.G", "a1-f1 c1-d1", collinear_counts) == 0


@rule("CC-CRS-08", "CC-CRS-06")
def test_right_angles_cross_whatever_is_agreed_about_lines() -> None:
    picture, walkways = "..S...\nGB.B.G\n..S...", "a2-f2 b2-d2 c1-c3"
    assert worth("crossed", picture, walkways) == -6
    assert worth("crossed", picture, walkways, collinear_counts=False) == -6
    assert worth("crossed", picture, "a2-f2 c1-c3", collinear_counts=False) == -4


# --- Solo buildings ---


@rule("CC-SOL-01")
def test_each_building_without_walkways_costs_two() -> None:
    assert worth("solo", "B.B.B.B", "a1-c1") == -4
    assert worth("solo", "B.B.B.B", "a1-c1 c1-e1 e1-g1") == 0


@rule("CC-SOL-02")
def test_solo_buildings_of_every_colour_cost() -> None:
    assert worth("solo", "B.G.S.SS", "g1-h1") == -6


@rule("CC-SOL-02")
def test_the_buildings_of_the_starting_tile_can_be_solo() -> None:
    assert begin(requests=["solo"]).votes("A")["solo"] == -4


# --- Balanced walkways ---

TOWERS = """
    B..B..B..B..B.
    G..G.G...G....
    S....S....S...
"""
FIVE_THREES = "a1-d1 d1-g1 g1-j1 j1-m1 a2-d2"
A_FIVE, AN_EIGHT = "f2-j2", "a3-f3"


@rule("CC-BAL-01", "CC-BAL-03")
def test_five_threes_a_five_and_an_eight_of_any_colours_are_balanced() -> None:
    assert worth("balanced", TOWERS, f"{FIVE_THREES} {A_FIVE} {AN_EIGHT}") == 0


@rule("CC-BAL-01")
@pytest.mark.parametrize(
    "walkways",
    [
        f"{FIVE_THREES.replace('a1-d1', '')} {A_FIVE} {AN_EIGHT}",
        f"{FIVE_THREES} {AN_EIGHT}",
        f"{FIVE_THREES} {A_FIVE}",
    ],
    ids=["only four threes", "no five", "no eight"],
)
def test_each_missing_condition_costs_four(walkways: str) -> None:
    assert worth("balanced", TOWERS, walkways) == -4


@rule("CC-BAL-02")
@pytest.mark.parametrize("walkways", [AN_EIGHT, A_FIVE, FIVE_THREES, ""])
def test_several_missing_conditions_cost_no_more(walkways: str) -> None:
    assert worth("balanced", TOWERS, walkways) == -4


@rule("CC-BAL-03")
@pytest.mark.parametrize("colour", ["B", "G", "S"])
def test_one_colour_may_do_it_alone(colour: str) -> None:
    towers = TOWERS
    for letter in "BGS":
        towers = towers.replace(letter, colour)
    assert worth("balanced", towers, f"{FIVE_THREES} {A_FIVE} {AN_EIGHT}") == 0


@rule("CC-BAL-04")
def test_more_than_enough_brings_nothing_and_makes_up_for_nothing() -> None:
    assert worth("balanced", TOWERS, f"{FIVE_THREES} {A_FIVE} {AN_EIGHT} f3-k3") == 0
    assert worth("balanced", TOWERS, f"{FIVE_THREES} {AN_EIGHT} f3-k3") == -4
