"""Which coasts are connected with the yard (chapter "End of the game")."""

from __future__ import annotations

import pytest

from tests.inseln import oracle_island as oracle
from tests.inseln.kit import Table, begin
from tests.kit import rule

SPOKES = "b2 c3 d4 e6 e7 e8 f4 g3 h2"  # three ways from the yard, each to a cell beside two coasts
TO_SWAMP = "d5 c6 d6"  # a way from the yard to the coast cells b6 and c7
ALL = "forest swamp meadow canyon desert mountains"


def land(cells: str, face: str = "meadow", **tiles: str) -> Table:
    """A's island with one landscape on these cells, and other tiles."""
    return begin(module=2).lay("A", face, cells).tiles("A", **tiles)


@rule("IN-CON-01")
def test_one_cell_of_a_coast_is_enough() -> None:
    """The way ends beside b6 and c7; with a city on one of them the other still counts."""
    assert land(TO_SWAMP).coasts("A") == "swamp"
    assert land(TO_SWAMP, b6="city1").coasts("A") == "swamp"
    assert land(TO_SWAMP, c7="city1").coasts("A") == "swamp"
    assert land(TO_SWAMP, b6="city1", c7="city2").coasts("A") == ""


@rule("IN-CON-02")
def test_an_empty_island_connects_nothing() -> None:
    assert begin().coasts("A") == ""


@rule("IN-CON-02", "IN-CON-10")
@pytest.mark.parametrize("gap", ["d5", "d6", "c6"])
def test_every_cell_of_the_way_needs_a_tile(gap: str) -> None:
    """d6 and d5 reach the yard, c6 the coast; without any one of them there is no way."""
    cells = " ".join(cell for cell in TO_SWAMP.split() if cell != gap)
    assert (land(TO_SWAMP).coasts("A"), land(cells).coasts("A")) == ("swamp", "")


@rule("IN-CON-02")
def test_the_last_tile_touches_the_yard() -> None:
    """c4 is two cells away from the yard."""
    assert land("b4 c4").coasts("A") == ""
    assert land("b4 c4 d4").coasts("A") == "forest"


@rule("IN-CON-02")
def test_a_corner_is_no_link() -> None:
    """b4 and d4 are near each other, but share no edge."""
    assert land("b4 d4 e4").coasts("A") == ""


@rule("IN-CON-03")
@pytest.mark.parametrize("cell", TO_SWAMP.split())
def test_jokers_are_landscape_tiles(cell: str) -> None:
    rest = " ".join(c for c in TO_SWAMP.split() if c != cell)
    assert land(rest, **{cell: "joker1"}).coasts("A") == "swamp"
    assert land("", **dict.fromkeys(TO_SWAMP.split(), "joker")).coasts("A") == "swamp"


@rule("IN-CON-04", "IN-M2-06")
@pytest.mark.parametrize("cell", TO_SWAMP.split())
@pytest.mark.parametrize("tile", ["city2", "monument2", "park", "lighthouse"])
def test_cities_monuments_and_extensions_do_not_connect(cell: str, tile: str) -> None:
    rest = " ".join(c for c in TO_SWAMP.split() if c != cell)
    assert land(rest, **{cell: tile}).coasts("A") == ""


@rule("IN-CON-05")
def test_one_tile_may_serve_several_coasts() -> None:
    """b2 lies beside the forest and the mountains."""
    assert land("b2 c3 d4").coasts("A") == "forest mountains"
    assert land("c3 d4").coasts("A") == ""


@rule("IN-CON-06")
@pytest.mark.parametrize(
    ("tile", "coasts"), [("swamp3", "swamp"), ("joker1", "swamp"), ("forest3", ""), ("city1", ""), ("dam", "")]
)
def test_a_covered_coast_cell_shows_only_its_own_landscape(tile: str, coasts: str) -> None:
    """b6 is covered by something, its neighbours by cities. IN-Q-51: a joker shows the swamp as well."""
    assert land(TO_SWAMP, b6=tile, c7="city2", a5="city3").coasts("A") == coasts


@rule("IN-CON-06", "IN-CON-02")
def test_a_start_tile_is_a_landscape_tile() -> None:
    """IN-Q-49: on the way, and on the coast of its landscape."""
    assert begin().store("B", "").lay("A", "meadow", "d5 c6").tiles("A", d6="start_swamp").coasts("A") == "swamp"
    assert (
        begin().store("B", "").lay("A", "meadow", TO_SWAMP).tiles("A", b6="start_swamp", c7="city1").coasts("A")
        == "swamp"
    )


@rule("IN-CON-06", "IN-CON-09")
def test_a_tile_on_a_foreign_coast_goes_on_but_is_no_coast() -> None:
    """IN-Q-52: forest on the mountain coast leads on to the next cell of that coast, but stands for neither coast itself."""
    t = land("c2 c3 d4", b1="forest3", c1="forest4", d1="city1")
    assert t.coasts("A") == "forest"  # b1 lies beside a1
    assert t.tiles("A", a1="swamp3").coasts("A") == "forest"  # a1 is covered, but leads on to a2
    assert t.tiles("A", a2="city1", b2="city2").coasts("A") == ""


@rule("IN-CON-06")
def test_the_coast_cell_itself_need_not_be_covered() -> None:
    """IN-Q-53."""
    assert land("b4 c4 d4").coasts("A") == "forest"
    assert land("b4 c4 d4", a3="forest3").coasts("A") == "forest"


@rule("IN-CON-06", "IN-CON-02")
def test_a_coast_cell_with_its_own_tile_must_be_part_of_the_chain() -> None:
    """IN-Q-54: swamp on d8 hangs on nothing; with tiles up to the yard it is connected, though no cell of the coast is open."""
    swamp = {"d8": "swamp3", "a5": "city1", "b6": "city2", "c7": "city3", "e9": "monument1"}
    assert land("e6 e7", **swamp).coasts("A") == ""
    assert land("e6 e7 d7", **swamp).coasts("A") == "swamp"


@rule("IN-CON-07")
def test_in_ex_11_a_coast_that_is_covered_altogether() -> None:
    """IN-EX-11: monument, city and other landscapes on the 4 swamp cells: nothing can connect this coast any more."""
    t = land(TO_SWAMP, a5="monument1", b6="city1", c7="forest3", d8="city2")
    assert t.coasts("A") == ""
    free = [c["cell"] for c in t.view()["cells"] if not c["yard"] and not t.on("A", c["cell"])]
    faces = ["forest", "swamp", "meadow", "canyon", "desert", "mountains", "joker"]
    for n, cell in enumerate(free[:50]):
        t.tiles("A", **{cell: faces[n % 7]})
    assert t.coasts("A") == "forest meadow canyon desert mountains"


@rule("IN-CON-08")
def test_printed_coast_cells_do_not_lead_on() -> None:
    """a4 is connected and lies beside the swamp coast; as long as it is printed the swamp is not, but a tile on it goes on."""
    t = land("b4 c4 d4")
    assert t.coasts("A") == "forest"
    assert t.tiles("A", a4="desert3").coasts("A") == "forest swamp"


@rule("IN-CON-09")
def test_the_kinds_on_the_way_do_not_matter() -> None:
    assert land("", d5="forest3", d6="desert0", c6="mountains6").coasts("A") == "swamp"
    assert land("", d5="swamp3", d6="swamp3", c6="swamp4").coasts("A") == "swamp"


@rule("IN-CON-10")
@pytest.mark.parametrize(("way", "gap"), [("b4 d4", "c4"), ("b2 d4", "c3"), ("e8 e6", "e7"), ("a3 b4 c5", "d5")])
def test_uncovered_cells_do_not_connect(way: str, gap: str) -> None:
    """A volcano, a question mark, a drop and fog."""
    assert (land(way).coasts("A"), land(f"{way} {gap}").coasts("A") != "") == ("", True)


@rule("IN-CON-02", "IN-CON-04", "IN-CON-06", "IN-CON-08", "IN-CON-09")
def test_in_ex_10_desert_and_mountains_but_no_forest() -> None:
    """IN-EX-10: mixed ways to desert f1 and mountains c1; city and monument on the mountain coast; a city parts the forest.

    c2 and c4 are the two dotted cells. The printed mountain cells b1 and c1 lie between the forest and the chain.
    """

    def example() -> Table:
        t = land("", e4="meadow3", e3="canyon3", e2="swamp3", d2="desert3", d1="city1", e1="monument1")
        return t.tiles("A", d3="forest3", d4="forest4", c3="city2", b2="forest4", b3="forest5")

    assert example().coasts("A") == "desert mountains"
    assert example().tiles("A", c1="monument2").coasts("A") == "desert"
    for dotted in ("c2", "c4"):
        for tile in ("canyon3", "forest2", "joker1"):
            assert example().tiles("A", **{dotted: tile}).coasts("A") == "forest desert mountains"


@rule("IN-CON-01", "IN-END-01")
def test_all_six() -> None:
    assert land(SPOKES, "desert").coasts("A") == ALL
    for cell in SPOKES.split():
        rest = " ".join(c for c in SPOKES.split() if c != cell)
        assert land(rest, "desert").coasts("A") != ALL


@rule("IN-INV-06")
@pytest.mark.parametrize("side", ["front", "back"])
def test_nine_tiles_are_the_fewest(side: str) -> None:
    """The oracle looks for the smallest way to all coasts; the spokes have as many tiles and are enough for the game."""
    t = begin(side=side)
    assert oracle.fewest_tiles(oracle.facts_of(t.view(), "A")) == len(SPOKES.split()) == 9
    assert t.lay("A", "desert", SPOKES).coasts("A") == ALL


@rule("IN-CON-01", "IN-GEN-02")
def test_islands_are_connected_each_for_itself() -> None:
    t = begin(3).lay("A", "desert", "b4 c4").lay("B", "desert", "d4").lay("C", "desert", "b4 c4 d4")
    assert [t.coasts(seat) for seat in "ABC"] == ["", "", "forest"]
