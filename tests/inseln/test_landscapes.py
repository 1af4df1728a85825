"""What landscape tiles and jokers score: linked with the coast of their landscape, or not."""

from __future__ import annotations

import pytest

from tests.inseln.kit import Table, begin
from tests.kit import rule

LANDSCAPES = ["forest", "swamp", "meadow", "canyon", "desert", "mountains"]
INLAND = {
    "forest": "b4",
    "swamp": "d7",
    "meadow": "f7",
    "canyon": "h4",
    "desert": "f2",
    "mountains": "d2",
}  # beside the coast
COAST = {"forest": "a3", "swamp": "c7", "meadow": "f8", "canyon": "i4", "desert": "g1", "mountains": "c1"}


def island(**tiles: str) -> Table:
    """A's island with these tiles."""
    return begin(module=2).tiles("A", **tiles)


def points(t: Table, landscape: str = "forest") -> int:
    return t.sheet("A").get(landscape, 0)


def scoring(t: Table) -> str:
    """The cells whose tiles score as landscape."""
    return " ".join(t.view()["islands"][0]["scoring"])


def example() -> Table:
    """Forest A on c5 behind a joker on b5, forest B on c3 behind a monument, forest C on e7 behind swamp."""
    return island(b5="joker1", c5="forest3", b3="monument1", c3="forest4", c6="swamp3", d7="swamp4", e7="forest2")


@rule("IN-LND-02", "IN-LND-07", "IN-JOK-01", "IN-JOK-03")
def test_in_ex_12_forest() -> None:
    """IN-EX-12: A scores 2 and the joker 1; B and C are cut off."""
    assert points(example()) == 3
    assert scoring(example()) == "b5 c5 c6 d7"


@rule("IN-LND-02", "IN-JOK-02", "IN-JOK-03")
def test_in_ex_13_swamp() -> None:
    """IN-EX-13: two swamp tiles and the same joker: 2 + 2 + 1."""
    assert points(example(), "swamp") == 5


@rule("IN-LND-02", "IN-LND-07")
@pytest.mark.parametrize(
    ("cell", "after"), [("d6", "b5 c5 c6 d6 d7 e7"), ("b2", "b2 b5 c3 c5 c6 d7"), ("c4", "b5 c3 c4 c5 c6 d7")]
)
def test_in_ex_14_one_more_forest_tile(cell: str, after: str) -> None:
    """IN-EX-14: D (d6) would link C, E (b2) and F (c4) would each link B: two more tiles score, so 7."""
    t = example().tiles("A", **{cell: "forest3"})
    assert (points(t), scoring(t)) == (7, after)


@rule("IN-JOK-04")
def test_in_ex_15_a_joker_without_any_tile_of_the_landscape() -> None:
    """IN-EX-15: one joker at the swamp coast, no swamp tile: 1 point."""
    assert {line: n for line, n in island(c6="joker1").sheet("A").items() if n > 0} == {"swamp": 1, "energy": 2}


@rule("IN-LND-01")
@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_each_landscape_scores_at_its_own_coast(landscape: str) -> None:
    t = island(**{INLAND[landscape]: f"{landscape}3"})
    assert {x: points(t, x) for x in LANDSCAPES} == {x: 2 if x == landscape else 0 for x in LANDSCAPES}


@rule("IN-LND-01")
def test_the_landscapes_come_one_after_the_other() -> None:
    t = island(**{INLAND[x]: f"{x}3" for x in LANDSCAPES})
    lines = t.view()["islands"][0]["score"]
    assert [(line["line"], line["amount"]) for line in lines[:6]] == [(x, 2) for x in LANDSCAPES]


@rule("IN-LND-02")
def test_two_points_for_every_linked_tile() -> None:
    t = begin().lay("A", "forest", "b4 c4 c5 d5 e6")
    assert (points(t), scoring(t)) == (10, "b4 c4 c5 d5 e6")


@rule("IN-LND-02")
@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_a_tile_on_its_own_coast_scores(landscape: str) -> None:
    """IN-Q-60."""
    assert points(island(**{COAST[landscape]: f"{landscape}3"}), landscape) == 2


@rule("IN-LND-02", "IN-LND-07")
def test_a_tile_on_the_coast_links_those_behind_it() -> None:
    """IN-Q-60: all other forest cells are covered, so only a3 itself stands for the coast."""
    t = island(a1="city1", a2="city1", a4="city2", a3="forest3", b4="forest4", c5="forest4")
    assert points(t) == 6


@rule("IN-LND-03")
def test_links_go_over_edges_in_any_shape() -> None:
    assert points(island(b4="forest3", c4="forest3", d4="forest4")) == 6  # bent
    assert points(island(b4="forest3", c6="forest3", d5="forest4")) == 2  # near, but without a common edge


@rule("IN-LND-04")
def test_printed_landscape_never_scores() -> None:
    assert [points(begin(), x) for x in LANDSCAPES] == [0] * 6


@rule("IN-LND-05")
def test_no_connection_with_the_yard_is_needed() -> None:
    t = island(b4="forest3")
    assert (t.coasts("A"), points(t)) == ("", 2)


@rule("IN-LND-06")
def test_separate_groups_at_the_same_coast_all_score() -> None:
    t = island(b2="forest3", b4="forest3", c4="forest4", a1="forest2")
    assert points(t) == 8
    t = island(b2="forest3", b4="forest3", c4="forest4")
    assert points(t) == 6


@rule("IN-LND-07", "IN-M2-06")
@pytest.mark.parametrize("tile", ["city1", "monument1", "swamp3", "park", "dam"])
def test_other_tiles_interrupt(tile: str) -> None:
    assert points(island(b4="forest3", c5="forest3", d6="forest4")) == 6
    assert points(island(b4="forest3", c5=tile, d6="forest4")) == 2
    assert points(island(b4=tile, c5="forest3", d6="forest4")) == 0


@rule("IN-LND-07")
@pytest.mark.parametrize("tile", ["city1", "monument1", "swamp3", "lighthouse"])
def test_a_covered_coast_cell_links_nothing(tile: str) -> None:
    """IN-Q-65: b4 lies beside a3 and a4; with both covered it is not at the coast, unless it is linked elsewhere."""
    covered = {"a3": tile, "a4": "city2", "b4": "forest3"}
    assert points(island(b4="forest3", a4="city2")) == 2
    assert points(island(**covered)) == 0
    assert points(island(**covered, b3="forest4")) == 4


@rule("IN-LND-08")
@pytest.mark.parametrize("number", range(7))
def test_numbers_do_not_matter(number: int) -> None:
    assert points(island(d7=f"swamp{number}"), "swamp") == 2


@rule("IN-LND-09")
@pytest.mark.parametrize("cell", ["b6", "d7", "b1", "f7", "i3"])
def test_the_coast_of_another_landscape_is_no_use(cell: str) -> None:
    """Forest beside or on other coasts."""
    covered = {"a1": "city1", "a4": "city1"}  # b1 lies beside a1
    t = island(**covered, **{cell: "forest3"})
    assert [points(t, x) for x in LANDSCAPES] == [0] * 6


@rule("IN-JOK-01")
def test_jokers_link_tiles_of_the_same_landscape() -> None:
    assert points(island(b4="forest3", c5="joker1", d6="forest4")) == 5
    assert points(island(c5="joker1", d6="forest4")) == 0


@rule("IN-JOK-02", "IN-JOK-03")
def test_one_joker_serves_several_landscapes() -> None:
    """b5 lies beside forest and swamp, and links a tile of each."""
    t = island(b5="joker1", c5="forest3", c6="swamp3")
    assert (points(t), points(t, "swamp")) == (3, 3)


@rule("IN-JOK-03")
def test_a_joker_scores_one_for_each_landscape_and_never_two() -> None:
    t = island(b5="joker3")
    assert (points(t), points(t, "swamp"), scoring(t)) == (1, 1, "b5")


@rule("IN-JOK-03")
def test_a_joker_on_a_coast_scores_for_it_and_for_what_it_reaches() -> None:
    """IN-Q-61: a joker on a5, swamp, lies beside the forest cell a4 too; on c7 it reaches only the swamp."""
    t = island(a5="joker1")
    assert (points(t), points(t, "swamp")) == (1, 1)
    t = island(c7="joker1")
    assert (points(t), points(t, "swamp")) == (0, 1)


@rule("IN-JOK-03")
def test_a_joker_reaches_a_far_coast_over_tiles() -> None:
    """IN-Q-61: the joker on e7 scores for the forest over forest tiles, and for nothing else."""
    t = begin().lay("A", "forest", "b4 c5 d6").tiles("A", e7="joker1")
    assert {x: points(t, x) for x in LANDSCAPES if points(t, x)} == {"forest": 7}


@rule("IN-JOK-03", "IN-JOK-04")
def test_jokers_behind_jokers_score() -> None:
    """IN-Q-62: a chain of jokers from the forest coast, one point each."""
    t = begin().lay("A", "joker", "b4 c5 d6")
    assert (points(t), scoring(t)) == (3, "b4 c5 d6")


@rule("IN-JOK-02", "IN-JOK-03")
def test_a_chain_of_jokers_from_coast_to_coast_scores_twice() -> None:
    """From the forest at b2 to the canyon at h5: each joker counts for every coast that the chain touches."""
    t = begin().lay("A", "joker", "b2 c3 d4 e4 f4 g4 h4")
    assert {x: points(t, x) for x in LANDSCAPES if points(t, x)} == {"forest": 7, "mountains": 7, "canyon": 7}


@rule("IN-LND-02", "IN-WIN-05")
def test_start_tiles_score_when_they_are_placed() -> None:
    """IN-Q-49: like every landscape tile; on the ocular they score nothing."""
    t = begin()
    assert (t.stored("A"), points(t)) == ("start_forest", 0)
    assert points(t.store("A", "").tiles("A", b4="start_forest")) == 2
