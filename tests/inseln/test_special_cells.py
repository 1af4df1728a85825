"""Question marks, volcanoes and drops: what a tile wakes when it is laid on them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.inseln.kit import Table, begin
from tests.kit import rule

EVERY_TILE = ["desert2", "joker1", "city2", "monument3", "start_meadow", "park"]


def placing(cell: str, tiles: str, energy: int = 0, **options: Any) -> Table:
    """A places; the balloon stands on this cell, and these tiles lie on the oculars.

    On the front c3, f2, g3 and d7 are question marks, c4 (5), d2 (2) and h2 (3) volcanoes, b3 (2), c2 (3) and h4 (3) drops.
    """
    return begin(**options).balloon("A", cell).store("A", tiles).energy("A", energy).place("A").listen()


# --- question marks ---


@rule("IN-SPC-01")
def test_a_question_mark_lets_the_player_draw() -> None:
    t = placing("b3", "desert2").do("place desert2 c3")
    assert (t.step(), t.actor(), t.offer()) == ("QuestionMark", "A", ["draw", "skip"])
    size = t.view()["bag"]["size"]
    t.do("draw", "tile swamp4")
    assert (t.step(), t.view()["taken"][0]["tile"], t.view()["bag"]["size"]) == ("DrawnTile", "swamp4", size - 1)


@rule("IN-SPC-01")
def test_nobody_has_to_draw() -> None:
    t = placing("b3", "desert2 forest3").do("place desert2 c3", "skip")
    assert (t.step(), t.actor(), t.stored("A"), t.told()[-1]) == ("PlaceTile", "A", "forest3", "decline")


@rule("IN-SPC-01")
@pytest.mark.parametrize(("balloon", "cell"), [("b3", "b4"), ("b3", "c4"), ("b2", "b3"), ("b3", "a3")])
def test_other_cells_give_no_tile(balloon: str, cell: str) -> None:
    assert placing(balloon, "desert2 forest3").do(f"place desert2 {cell}").step() == "PlaceTile"


@rule("IN-SPC-02")
def test_the_drawn_tile_may_be_stored() -> None:
    t = placing("b3", "desert2").do("place desert2 c3", "draw", "tile swamp4", "store")
    assert (t.stored("A"), t.has("A"), t.step()) == ("swamp4", 0, "PlaceTile")


@rule("IN-SPC-02")
@pytest.mark.parametrize(("tile", "number"), [("swamp4", 4), ("joker3", 3), ("monument1", 1), ("swamp0", 0)])
def test_the_drawn_tile_may_be_converted(tile: str, number: int) -> None:
    t = placing("b3", "desert2").do("place desert2 c3", "draw")
    size = t.view()["bag"]["size"]
    t.do(f"tile {tile}", "convert")
    assert (t.stored("A"), t.has("A"), t.view()["bag"]["size"]) == ("", number, size)
    assert t.sound()


@rule("IN-SPC-02")
def test_the_drawn_tile_may_be_placed() -> None:
    t = placing("b3", "desert2 forest3").tiles("A", b4="city1").do("place desert2 c3", "draw", "tile swamp4")
    assert t.offer() == ["store", "convert", "place swamp4 a2", "place swamp4 a3", "place swamp4 b2", "place swamp4 c4"]
    assert [t.why(f"place swamp4 {cell}") for cell in ("b3", "b4", "d4", "e5")] == [
        "IN-PLA-03",
        "IN-PLA-06",
        "IN-PLA-02",
        "IN-PLA-05",
    ]
    t.do("place swamp4 b2")
    assert (t.on("A", "b2"), t.stored("A"), t.step()) == ("swamp4", "forest3", "PlaceTile")


@rule("IN-SPC-02")
def test_the_drawn_tile_comes_before_everything_else() -> None:
    """IN-Q-48: it must be dealt with at once; stored, it may be placed later in the same phase."""
    t = placing("b3", "desert2 forest3").do("place desert2 c3", "draw", "tile swamp4")
    assert [t.why(line) for line in ("place forest3 b4", "done", "skip", "draw")] == ["IN-SPC-02"] * 4
    t.do("store", "place forest3 b4", "place swamp4 b2")
    assert (t.on("A", "b4"), t.on("A", "b2")) == ("forest3", "swamp4")


@rule("IN-SPC-02", "IN-TAK-06")
def test_the_tile_on_the_question_mark_has_left_its_ocular() -> None:
    """IN-Q-47: so there is room for the drawn one, even if all oculars were taken."""
    t = placing("b3", "desert2 desert3 desert3 desert4 desert5").do("place desert2 c3", "draw", "tile swamp4", "store")
    assert t.stored("A") == "swamp4 desert3 desert3 desert4 desert5"


@rule("IN-SPC-02", "IN-TAK-06")
def test_without_a_free_ocular_the_drawn_tile_is_converted_or_placed() -> None:
    """IN-Q-47, on a table where all oculars are taken again."""
    t = placing("b3", "desert2").do("place desert2 c3", "draw").store("A", "forest3 forest3 forest4 forest5 forest5")
    t.do("tile swamp4")
    assert (t.why("store"), t.why("convert"), t.why("place swamp4 b2")) == ("IN-TAK-06", None, None)


@rule("IN-SPC-08")
def test_a_drawn_tile_on_a_question_mark_lets_the_player_draw_again() -> None:
    t = placing("g2", "desert2").do("place desert2 f2", "draw", "tile swamp4", "place swamp4 g3")
    assert t.step() == "QuestionMark"
    t.do("draw", "tile joker1", "place joker1 h2")
    assert [t.on("A", cell) for cell in ("f2", "g3", "h2")] == ["desert2", "swamp4", "joker1"]
    assert (t.actor(), t.sheet("A")["volcanoes"]) == ("B", -17)


@rule("IN-SPC-08", "IN-SPC-05")
def test_a_drawn_tile_on_a_drop_brings_energy() -> None:
    t = placing("b2", "desert2").do("place desert2 c3", "draw", "tile swamp4", "place swamp4 c2")
    assert (t.has("A"), t.on("A", "c2")) == (3, "swamp4")


@rule("IN-SPC-01", "IN-SPC-08")
def test_each_special_cell_is_resolved_before_the_next_tile() -> None:
    """IN-Q-46."""
    t = placing("b2", "desert2 forest3 forest4").do("place desert2 c3")
    assert (t.why("place forest3 b3"), t.why("done")) == ("IN-SPC-01", "IN-SPC-01")
    t.do("skip", "place forest3 b3")
    assert t.has("A") == 2
    assert t.do("place forest4 c2").has("A") == 5


# --- volcanoes ---


@rule("IN-SPC-03")
@pytest.mark.parametrize(("balloon", "cell", "points"), [("b3", "c4", 5), ("h1", "h2", 3), ("d3", "d2", 2)])
def test_a_covered_volcano_costs_nothing(balloon: str, cell: str, points: int) -> None:
    t = placing(balloon, "desert2")
    assert t.sheet("A")["volcanoes"] == -20
    t.do(f"place desert2 {cell}")
    assert (t.sheet("A")["volcanoes"], t.sheet("B")["volcanoes"]) == (points - 20, -20)


@rule("IN-SPC-04")
def test_covering_a_volcano_has_no_other_effect() -> None:
    t = placing("b3", "desert2 forest3").do("place desert2 c4")
    assert (t.has("A"), t.stored("A"), t.step(), t.told()) == (0, "forest3", "PlaceTile", ["place", "volcano"])


# --- drops ---


@rule("IN-SPC-05")
@pytest.mark.parametrize(
    ("balloon", "cell", "energy"), [("b2", "b3", 2), ("b2", "c2", 3), ("e2", "e3", 2), ("e8", "e7", 1), ("h5", "h4", 3)]
)
def test_a_drop_gives_its_energy_at_once(balloon: str, cell: str, energy: int) -> None:
    """The number of the drop counts, not that of the tile, nor the number that moves balloons."""
    t = placing(balloon, "desert6 forest3", energy=4).do(f"place desert6 {cell}")
    assert (t.has("A"), t.has("B"), t.step()) == (4 + energy, 6, "PlaceTile")


@rule("IN-MOV-16", "IN-SPC-05", "IN-SPC-01")
@pytest.mark.parametrize(("start", "cell"), [("c4", "b3"), ("d4", "c3"), ("d5", "c4")])
def test_a_balloon_wakes_nothing(start: str, cell: str) -> None:
    t = begin().balloon("A", start).turn("A", wind="NW").listen().do(f"fly {cell}")
    assert (t.at("A"), t.told(), t.step()) == (cell, ["fly"], "TakeCloud")


# --- all of them ---


@rule("IN-SPC-06", "IN-SPC-03")
@pytest.mark.parametrize("tile", EVERY_TILE)
def test_every_kind_of_tile_wakes_a_special_cell(tile: str) -> None:
    drop = placing("b2", tile, module=2).do(f"place {tile} b3")
    assert drop.has("A") == 2
    question = placing("b3", tile, module=2).do(f"place {tile} c3")
    assert question.step() == "QuestionMark"
    volcano = placing("b3", tile, module=2).do(f"place {tile} c4")
    assert volcano.sheet("A")["volcanoes"] == -15


@rule("IN-SPC-07")
@pytest.mark.parametrize(("balloon", "cell"), [("b2", "b3"), ("b2", "c3"), ("b3", "c4")])
def test_a_special_cell_works_once(balloon: str, cell: str) -> None:
    t = placing(balloon, "desert2 forest3").do(f"place desert2 {cell}")
    if t.step() == "QuestionMark":
        t.do("skip")
    assert t.why(f"place forest3 {cell}") == "IN-PLA-06"


@rule("IN-SPC-09")
def test_energy_of_a_drop_beyond_the_end_of_the_bar_is_lost() -> None:
    t = placing("b2", "desert2", energy=18).do("place desert2 c2")
    assert t.has("A") == 20
    assert t.state.journal is not None
    assert [event.facts for event in t.state.journal.events if event.name == "gain"] == [{"energy": 2, "lost": 1}]


@rule("IN-SPC-09")
def test_energy_of_a_drawn_tile_beyond_the_end_of_the_bar_is_lost() -> None:
    t = placing("b3", "desert2", energy=17).do("place desert2 c3", "draw", "tile swamp5", "convert")
    assert (t.has("A"), t.stored("A")) == (20, "")
