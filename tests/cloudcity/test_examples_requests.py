"""The worked examples of the Special Requests (CC-EX-23 to CC-EX-33), all about one city M."""

from __future__ import annotations

import pytest

from cloudtop.games.cloudcity.state import City
from tests.cloudcity.kit import CITY_M, Table, city, table
from tests.kit import rule

GREEN_RING = ("a2-a6", "a6-d6", "d6-e6", "e6-e4", "e4-e2", "e2-c2", "c2-a2")
GREEN_SINGLE = ("b3-b5",)
BROWN_RING = ("d1-f1", "f1-f5", "f5-d5", "d5-d1")
BLUE_CHAIN = ("a4-c4", "c4-c3")
WALKWAYS = (*GREEN_RING, *GREEN_SINGLE, *BROWN_RING, *BLUE_CHAIN)


def city_m(*rivals: City, requests: tuple[str, ...] = (), walkways: tuple[str, ...] = WALKWAYS) -> Table:
    """City M at a table with rivals; its walkways are built one by one, as the rules allow them."""
    made = table(city(CITY_M), *rivals, requests=requests)
    return made.do(*[f"walkway {name}" for name in walkways])


def awards(card: str, *rivals: City) -> list[int]:
    """What a card brings M and its rivals."""
    made = city_m(*rivals, requests=(card,))
    return [made.votes(seat)[card] for seat in "ABC"[: 1 + len(rivals)]]


@rule("CC-SCO-01", "CC-SCO-02", "CC-GEO-08", "CC-GEO-10")
def test_ex_23_the_votes_of_m() -> None:
    """CC-EX-23: river 3, forest 19, sand 14, total 36; 14 walkways, 4 blue, 10 green and 4 brown buildings."""
    made = city_m()
    seen = made.view("A")["cities"][0]
    colours = list(seen["buildings"].values())
    assert made.votes("A") == {"river": 3, "forest": 19, "sand": 14}
    assert made.total("A") == 36
    assert len(seen["walkways"]) == 14
    assert [colours.count(colour) for colour in ("blue", "green", "sand")] == [4, 10, 4]


@rule("CC-MVR-01", "CC-MVR-02", "CC-MVR-03", "CC-MVR-04", "CC-MVR-05", "CC-MVR-07")
def test_ex_24_most_valuable_route() -> None:
    """CC-EX-24: the green ring of M is worth 17; a rival's 16 loses against it, a rival's 17 ties, 18 wins."""
    sixteen = city("G....G....G", "a1-f1 f1-k1")
    seventeen = city("G....G....GG", "a1-f1 f1-k1 k1-l1")
    eighteen = city("G....G....G.G", "a1-f1 f1-k1 k1-m1")
    assert awards("most_valuable_route", sixteen) == [6, 0]
    assert awards("most_valuable_route", seventeen) == [3, 3]
    assert awards("most_valuable_route", eighteen) == [0, 6]


@rule("CC-MSR-01", "CC-MSR-02", "CC-MSR-03", "CC-MSR-05")
@pytest.mark.parametrize(("routes", "votes"), [(3, [6, 0]), (4, [3, 3]), (5, [0, 6])])
def test_ex_25_most_separate_routes(routes: int, votes: list[int]) -> None:
    """CC-EX-25: M has 4 routes: the green ring, the green single walkway, the brown ring and the blue chain."""
    singles = " ".join(["a1-b1", "d1-e1", "g1-h1", "j1-k1", "m1-n1"][:routes])
    assert awards("most_separate_routes", city("BB.GG.SS.BB.GG", singles)) == votes


@rule("CC-VAR-01", "CC-VAR-02", "CC-VAR-05", "CC-VAR-06")
def test_ex_26_varied_routes() -> None:
    """CC-EX-26: four lengths in the green ring of M earn 6; a ring with all five earns 8 and not 14."""
    all_five = city("G....G\n......\n......\nG....G\n......\nGG...G", "a1-f1 f1-f4 f4-f6 b6-f6 a6-b6 a4-a6 a1-a4")
    assert awards("varied_routes", all_five) == [6, 8]


@rule("CC-CIR-01", "CC-CIR-02", "CC-CIR-03", "CC-CIR-04", "CC-CIR-06")
def test_ex_27_circuits() -> None:
    """CC-EX-27: the green ring of 7 buildings and the brown ring of 4 earn 3 each."""
    assert awards("circuits") == [6]


@rule("CC-BLU-01", "CC-BLU-02", "CC-BLU-03", "CC-GRN-01", "CC-GRN-02", "CC-GRN-03")
def test_ex_28_blue_and_green_buildings() -> None:
    """CC-EX-28: blue 4, 6, 6 and green 10, 5, 10."""
    rivals = city("BBBBBB\nGGGGG."), city("BBBBBB\nGGGGGGGGGG")
    assert awards("blue_buildings", *rivals) == [0, 3, 3]
    assert awards("green_buildings", *rivals) == [3, 0, 3]


@rule("CC-MIN-01", "CC-MIN-02", "CC-MIN-03")
def test_ex_29_minimalist_buildings() -> None:
    """CC-EX-29: four buildings of M have exactly one walkway."""
    assert awards("minimalist") == [8]


@rule("CC-CRS-01", "CC-CRS-02", "CC-CRS-03", "CC-CRS-04", "CC-CRS-05", "CC-CRS-06")
def test_ex_30_crossed_walkways() -> None:
    """CC-EX-30: three crossings, six walkways; three times a walkway of M only passes over a building."""
    assert awards("crossed") == [-12]


@rule("CC-CRS-02", "CC-CRS-05", "CC-CRS-06")
@pytest.mark.parametrize(
    ("walkways", "votes"),
    [
        (("d1-d5", "c2-e2"), -4),
        (("d5-f5", "e4-e6"), -4),
        (("b3-b5", "a4-c4"), -4),
        (("a2-a6", "a4-c4"), 0),
        (("a2-c2", *BLUE_CHAIN), 0),
        (("f1-f5", "e2-e4"), 0),
    ],
)
def test_ex_30_crossings_one_by_one(walkways: tuple[str, ...], votes: int) -> None:
    """CC-EX-30: the pairs of M that cross, and those that only look like it."""
    made = city_m(requests=("crossed",), walkways=walkways)
    assert made.votes("A")["crossed"] == votes


@rule("CC-SOL-01", "CC-SOL-02")
def test_ex_31_solo_buildings() -> None:
    """CC-EX-31: a blue and a green building of M have no walkway."""
    assert awards("solo") == [-4]


@rule("CC-BAL-01", "CC-BAL-02")
def test_ex_32_balanced_walkways() -> None:
    """CC-EX-32: M has only one walkway of 3 and none of 8; two conditions fail, and 4 votes are lost once."""
    values = [walkway["votes"] for walkway in city_m().view("A")["cities"][0]["walkways"]]
    assert [values.count(value) for value in (1, 2, 3, 5, 8)] == [2, 8, 1, 3, 0]
    assert awards("balanced") == [-4]


@rule("CC-UPG-08", "CC-UPG-09")
def test_ex_33_two_cards() -> None:
    """CC-EX-33: 36 for the walkways of M, 6 for its circuits, 12 lost for its crossings: 30."""
    assert city_m(requests=("circuits", "crossed")).total("A") == 30
