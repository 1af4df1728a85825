"""The five extensions of module 2 (house rules): what they do on the island, and what they score."""

from __future__ import annotations

import pytest

from tests.inseln.kit import Table, begin
from tests.kit import rule

EXTENSIONS = ["lighthouse", "park", "windmill", "observatory", "dam"]


def island(**cells: str) -> Table:
    """A's island with these tiles, no energy, nothing else."""
    return begin(module=2).energy("A", 0).tiles("A", **cells)


def score(table: Table, line: str) -> int:
    return table.sheet("A").get(line, 0)


# --- extensions are tiles ---


@rule("IN-P2-07")
@pytest.mark.parametrize("name", EXTENSIONS)
def test_an_extension_has_the_number_0(name: str) -> None:
    t = island(h3=name).balloon("A", "h3").turn("A", "NE")
    assert (t.view()["islands"][0]["value"], t.offer()) == (0, ["fly h3"])


@rule("IN-P2-07", "IN-PLA-01")
@pytest.mark.parametrize("name", EXTENSIONS)
def test_an_extension_is_placed_like_other_tiles(name: str) -> None:
    t = begin(module=2).store("A", name).balloon("A", "e4").place("A")
    assert t.offer() == [f"place {name} {cell}" for cell in ("d3", "d4", "e3", "f3", "f4")] + ["done"]
    t.do(f"place {name} f4")
    assert (t.on("A", "f4"), t.stored("A"), t.sound()) == (name, "", True)


@rule("IN-P2-07", "IN-SPC-06")
def test_extensions_wake_special_cells_and_cover_volcanoes() -> None:
    t = island().store("A", "park dam windmill").balloon("A", "d3").place("A")
    assert t.do("place park e3").has("A") == 2
    t.do("place dam d2")
    assert (t.step(), score(t, "volcanoes")) == ("PlaceTile", -18)
    t.do("place windmill c3")
    assert (t.step(), t.offer()) == ("QuestionMark", ["draw", "skip"])


@rule("IN-P2-07", "IN-TAK-09")
def test_an_extension_is_neither_converted_nor_thrown_away() -> None:
    t = (
        begin(module=2, discard=True)
        .cloud(1, "desert6 desert2")
        .store("A", "forest1 forest2 park windmill dam")
        .energy("A", 0)
    )
    t.take("A").do("take 1")
    assert t.offer() == ["convert", "discard forest1", "discard forest2"]
    assert t.why("discard park") == "IN-P2-07"
    t.do("convert", "convert")
    assert (t.has("A"), t.stored("A")) == (8, "forest1 forest2 park windmill dam")


@rule("IN-M2-06", "IN-P2-07")
@pytest.mark.parametrize("name", EXTENSIONS)
def test_extensions_connect_nothing(name: str) -> None:
    assert island(d4="desert", c3="desert", b2="desert").coasts("A") == "forest mountains"
    assert island(d4="desert", c3=name, b2="desert").coasts("A") == ""


@rule("IN-M2-06", "IN-P2-07")
@pytest.mark.parametrize("name", EXTENSIONS)
def test_extensions_interrupt_landscapes(name: str) -> None:
    assert score(island(b2="forest", c3="joker", d4="forest"), "forest") == 5
    assert score(island(b2="forest", c3=name, d4="forest"), "forest") == 2


@rule("IN-P2-07", "IN-M2-06")
@pytest.mark.parametrize("name", EXTENSIONS)
def test_in_q_82_an_extension_hides_the_coast(name: str) -> None:
    """IN-Q-82: the mountain coast b1 touches the chain, and the forest coast a1 and a2."""
    t = island(d4="desert", c3="desert", b2="forest", b1=name)
    assert (t.coasts("A"), score(t, "forest")) == ("forest", 2)
    t = island(b2="mountains", b1=name)
    assert score(t, "mountains") == 0


@rule("IN-P2-07", "IN-CIT-04")
def test_in_q_66_a_city_does_not_count_extensions() -> None:
    """IN-Q-66: neither those nor the yard."""
    assert score(island(d4="city", d3="park", c4="dam", c3="forest"), "cities") == 1


# --- what they do ---


@rule("IN-P2-08")
@pytest.mark.parametrize(("cell", "points"), [("a1", 4), ("c7", 4), ("i5", 4), ("b2", 0), ("d4", 0)])
def test_a_lighthouse_scores_on_a_coast_cell(cell: str, points: int) -> None:
    t = island(**{cell: "lighthouse"})
    assert score(t, "extensions") == points


@rule("IN-P2-09")
@pytest.mark.parametrize(
    ("around", "points"),
    [("", 0), ("forest", 1), ("forest forest forest", 1), ("forest swamp desert", 3), ("forest forest joker", 2), ("joker joker", 2),
     ("joker joker joker joker joker joker", 6), ("forest swamp meadow canyon desert mountains", 6), ("forest swamp meadow canyon desert joker", 6),
     ("forest swamp meadow canyon joker joker", 6), ("city monument dam forest", 1), ("start_forest forest swamp", 2)],
)  # fmt: skip
def test_a_park_scores_different_landscapes(around: str, points: int) -> None:
    t = begin(module=2).store("A", "").store("B", "").energy("A", 0).tiles("A", c5="park")
    t.tiles("A", **dict(zip(["b4", "b5", "c4", "c6", "d5", "d6"], around.split())))
    assert score(t, "extensions") == points


@rule("IN-P2-09")
def test_printed_coasts_and_tiles_farther_away_are_nothing_to_a_park() -> None:
    assert score(island(b2="park", d4="desert", c4="swamp"), "extensions") == 0
    assert score(island(b2="park", c3="desert", c2="swamp"), "extensions") == 2


@rule("IN-P2-08", "IN-P2-09", "IN-WIN-01")
def test_extensions_have_a_line_on_the_sheet_and_count_in_the_total() -> None:
    t = island(a1="lighthouse", c5="park", c6="desert")
    assert t.sheet("A") == {"extensions": 5, "volcanoes": -20}
    assert t.game.total(t.state, 0) == -15
    lines = [line.name for line in begin(module=1).game.score(begin(module=1).state, 0)]
    assert "extensions" not in lines


@rule("IN-P2-10")
def test_a_windmill_gives_two_energy_at_the_beginning_of_each_own_turn() -> None:
    t = island(d4="windmill").energy("B", 0).balloon("A", "e3").listen().roll("faster", "E")
    assert (t.actor(), t.has("A"), t.has("B")) == ("A", 2, 0)
    assert t.why("fly e3") is None  # the energy can be used at once
    t.cloud(1, "joker0").do("fly e4", "take 1").until("Fly", "B")
    assert (t.has("A"), t.has("B"), t.told().count("windmill")) == (2, 0, 1)


@rule("IN-P2-10", "IN-INV-04")
def test_a_windmill_gives_nothing_on_an_ocular_or_beyond_the_end_of_the_bar() -> None:
    t = begin(module=2).store("A", "windmill").energy("A", 0).roll("faster", "E")
    assert t.has("A") == 0
    assert island(d4="windmill").energy("A", 20).roll("faster", "E").has("A") == 20


@rule("IN-P2-11", "IN-M2-08")
def test_an_observatory_on_the_island_is_one_more_ocular() -> None:
    t = (
        begin(module=2)
        .store("A", "observatory forest1 forest2 forest3 forest4")
        .balloon("A", "e4")
        .cloud(1, "desert1 desert2")
    )
    assert t.view()["islands"][0]["capacity"] == 5
    t.place("A").do("place observatory f4", "done")
    assert t.view()["islands"][0]["capacity"] == 6
    t.take("A").do("take 1", "store", "store")
    assert (t.stored("A"), t.sound()) == ("forest1 forest2 forest3 forest4 desert1 desert2", True)


@rule("IN-P2-11", "IN-P3-01")
def test_an_observatory_works_with_the_small_bar_of_module_3() -> None:
    assert begin(module=3).tiles("A", f4="observatory").view()["islands"][0]["capacity"] == 4


@rule("IN-P2-12")
@pytest.mark.parametrize(
    ("cell", "points"), [("g5", -13), ("g3", -12), ("d4", -15), ("g4", -15), ("e7", -20), ("h3", -12)]
)
def test_volcanoes_next_to_a_dam_cost_nothing(cell: str, points: int) -> None:
    """g4 and g6 cost 5 and 2, c4 costs 5, h2 costs 3; a dam on g4 covers it."""
    assert score(island(**{cell: "dam"}), "volcanoes") == points
