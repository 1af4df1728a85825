"""The landscape bonus for groups of five, and the points of cities."""

from __future__ import annotations

import pytest

from tests.inseln import oracle_island as oracle
from tests.inseln.kit import Table, begin
from tests.kit import rule

FACES = ["forest", "swamp", "meadow", "canyon", "desert", "mountains", "joker"]
AROUND_D4 = ["c3", "c4", "d3", "d5", "e4"]  # and the yard


def island(**tiles: str) -> Table:
    """A's island with these tiles."""
    return begin(module=2).tiles("A", **tiles)


def land(cells: str, face: str = "desert", **tiles: str) -> Table:
    """A's island with one landscape on these cells, and other tiles."""
    return begin().lay("A", face, cells).tiles("A", **tiles)


def groups(t: Table) -> int:
    return t.sheet("A").get("groups", 0)


def cities(t: Table) -> int:
    return t.sheet("A").get("cities", 0)


# --- groups ---


@rule("IN-LBO-01", "IN-LBO-03")
def test_in_ex_16_canyon_and_desert_share_a_joker() -> None:
    """IN-EX-16: 6 canyon and 5 desert with the joker on f4 in both; 4 mountains and a fifth apart: 3 + 3 + 0."""
    t = (
        land("f3 f2 g2 g3")
        .lay("A", "canyon", "f5 g4 g5 h4 h5")
        .lay("A", "mountains", "d2 d3 c2 c3 e6")
        .tiles("A", f4="joker1")
    )
    assert groups(t) == 6
    assert groups(t.tiles("A", d4="mountains4")) == 9  # with one beside the four it would be five


@rule("IN-LBO-01")
@pytest.mark.parametrize(("cells", "points"), [("d4", 0), ("c4 d4 e4 f4", 0), ("b4 c4 d4 e4 f4", 3)])
def test_five_tiles_make_a_group(cells: str, points: int) -> None:
    assert groups(land(cells)) == points


@rule("IN-LBO-01")
def test_a_group_hangs_together_edge_to_edge() -> None:
    """Six tiles: three and three with a gap between them."""
    assert groups(land("b4 c4 d4 f4 g4 h4")) == 0
    assert groups(land("b4 c4 d4 f4 g4 h4 e4")) == 3


@rule("IN-LBO-01", "IN-LND-07")
@pytest.mark.parametrize("between", ["city1", "monument1", "swamp3"])
def test_other_tiles_part_a_group(between: str) -> None:
    assert groups(land("b4 c4 d4 f4 g4 h4", e4=between)) == 0


@rule("IN-LBO-01")
def test_a_group_may_have_any_shape() -> None:
    assert groups(land("d4 d5 e4 e6 f5")) == 3  # around the yard
    assert groups(land("c4 d4 d5 c3 b3")) == 3  # a heap


@rule("IN-LBO-01", "IN-LBO-03")
@pytest.mark.parametrize("jokers", [1, 2, 3, 4])
def test_jokers_count_in_a_group(jokers: int) -> None:
    cells = ["b4", "c4", "d4", "e4", "f4"]
    t = land(" ".join(cells[jokers:])).lay("A", "joker", " ".join(cells[:jokers]))
    assert groups(t) == 3


@rule("IN-LBO-01")
def test_jokers_alone_are_no_group() -> None:
    """IN-Q-63: one of the tiles must show the landscape, unless the players agreed otherwise."""
    jokers = "b4 c4 d4 e4 f4"
    assert groups(begin().lay("A", "joker", jokers)) == 0
    assert groups(begin().lay("A", "joker", jokers).tiles("A", f5="forest3", g5="swamp3")) == 3
    assert groups(begin(joker_groups=True).lay("A", "joker", jokers)) == 18
    assert groups(begin(joker_groups=True).lay("A", "joker", "b4 c4 d4 e4")) == 0


@rule("IN-LBO-02")
def test_printed_coast_cells_do_not_link_a_group() -> None:
    """IN-Q-64: a2 joins b2, c2, c3 with a3, a4 for the landscape points of all five, but not for the bonus."""
    t = land("b2 c2 c3 a3 a4", "forest")
    assert (t.sheet("A")["forest"], groups(t)) == (10, 0)
    t.tiles("A", a2="forest3")
    assert (t.sheet("A")["forest"], groups(t)) == (12, 3)


@rule("IN-LBO-02")
def test_printed_coast_cells_do_not_count_in_a_group() -> None:
    """Four forest tiles along the coast, beside four printed forest cells."""
    assert groups(land("b2 b3 b4 b5", "forest")) == 0


@rule("IN-LBO-04")
def test_a_group_need_not_touch_its_coast() -> None:
    t = land("d4 d5 e4 e6 f5")
    assert (t.sheet("A").get("desert", 0), groups(t)) == (0, 3)


@rule("IN-LBO-05")
def test_each_landscape_gives_the_bonus_once() -> None:
    assert groups(land("b2 b3 b4 b5 c4 h1 h2 h3 h4 h5")) == 3
    assert groups(land("b2 b3 b4 b5 c4").lay("A", "canyon", "h1 h2 h3 h4 h5")) == 6


@rule("IN-LBO-05", "IN-LBO-03")
def test_six_groups_are_the_most() -> None:
    """Four jokers in a row, and one tile of each landscape beside them."""
    t = begin().lay("A", "joker", "c4 d4 e4 f4")
    assert groups(t.tiles("A", b3="forest3", b4="swamp3", c3="meadow3", c5="canyon3", e3="desert3")) == 15
    assert groups(t.tiles("A", g4="mountains3")) == 18


@rule("IN-LBO-06")
@pytest.mark.parametrize("tiles", [5, 6, 9, 12])
def test_more_than_five_bring_no_more(tiles: int) -> None:
    cells = ["b2", "b3", "b4", "b5", "c6", "d7", "c5", "c4", "c3", "c2", "d3", "d4"][:tiles]
    assert groups(land(" ".join(cells))) == 3


# --- cities ---


@rule("IN-CIT-01")
@pytest.mark.parametrize("tiles", range(6))
def test_a_city_scores_a_point_for_each_landscape_tile_around_it(tiles: int) -> None:
    around = dict(zip(AROUND_D4[:tiles], ["forest3", "swamp0", "meadow6", "desert3", "desert4"]))
    assert cities(island(d4="city1", **around)) == tiles


@rule("IN-CIT-01")
def test_tiles_farther_away_do_not_count() -> None:
    assert cities(island(d4="city1", b3="forest3", c5="forest4", d2="forest3", f4="desert3", e6="desert4")) == 0


@rule("IN-CIT-02")
def test_jokers_count_for_a_city() -> None:
    assert cities(island(d4="city1", c3="joker1", c4="joker2", d3="forest3")) == 3


@rule("IN-CIT-03")
def test_a_tile_may_count_for_several_cities() -> None:
    """c4 lies between the cities on c3, b4 and d5; d4 touches two of them."""
    t = island(c3="city1", b4="city1", d5="city2", c4="forest3")
    assert cities(t) == 3
    assert cities(t.tiles("A", d4="joker1")) == 5


@rule("IN-CIT-04")
@pytest.mark.parametrize("other", ["monument1", "city2", "park", "dam", "windmill", "lighthouse"])
def test_other_tiles_bring_a_city_nothing(other: str) -> None:
    """IN-Q-66."""
    assert cities(island(c4="city1", c5=other)) == 0
    assert cities(island(c4="city1", b3="forest3", c5=other)) == 1


@rule("IN-CIT-04")
@pytest.mark.parametrize("cell", ["a1", "a3", "b4", "d5", "e9", "c3"])
def test_printed_cells_and_the_yard_bring_a_city_nothing(cell: str) -> None:
    """IN-Q-66: coasts, fog, special cells and the yard."""
    assert cities(island(**{cell: "city1"})) == 0


@rule("IN-CIT-04", "IN-CIT-01")
def test_start_tiles_count_for_a_city() -> None:
    """IN-Q-66."""
    assert cities(begin().store("A", "").tiles("A", d4="city1", c4="start_forest")) == 1


@rule("IN-CIT-05")
def test_a_city_needs_no_connection() -> None:
    t = island(c4="city1", b4="swamp3", c5="canyon3")
    assert (t.coasts("A"), cities(t), [t.sheet("A").get(x, 0) for x in FACES]) == ("", 2, [0] * 7)


@rule("IN-INV-08", "IN-CIT-01")
@pytest.mark.parametrize("side", ["front", "back"])
def test_the_most_that_a_city_can_score(side: str) -> None:
    """With landscape all around: 6 inland, 5 beside the yard, 4 at the edge, 3 in a corner."""
    found: dict[int, set[int]] = {}
    view = begin(side=side).view()
    for cell in view["cells"]:
        near = [
            c["cell"]
            for c in view["cells"]
            if (c["q"] - cell["q"], c["r"] - cell["r"]) in oracle.STEPS and not c["yard"]
        ]
        if not cell["yard"]:
            tiles = dict(zip(near, FACES))
            ring = max(abs(cell["q"]), abs(cell["r"]), abs(cell["q"] + cell["r"]))
            found.setdefault(ring, set()).add(cities(begin(side=side).tiles("A", **tiles, **{cell["cell"]: "city1"})))
    assert found == {1: {5}, 2: {6}, 3: {6}, 4: {3, 4}}
