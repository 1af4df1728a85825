"""Phase C3: where tiles may be placed, and where not."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.games.inseln.actions import DONE, SKIP
from cloudtop.games.inseln.state import InselnState
from cloudtop.games.inseln.steps.coasts import acting
from tests.inseln.kit import Table, begin, set_up
from tests.kit import rule

TILES = ["desert2", "joker1", "city2", "monument3", "start_meadow", "park"]


def placing(cell: str, tiles: str, players: int = 2, **options: Any) -> Table:
    """A places; the balloon stands on this cell, and these tiles lie on the oculars."""
    return begin(players, **options).balloon("A", cell).store("A", tiles).place("A")


def cells(t: Table, tile: str) -> str:
    """Where this tile may be placed now."""
    return " ".join(line.split()[2] for line in t.offer("place") if line.split()[1] == tile)


@rule("IN-PLA-01", "IN-PLA-02", "IN-PLA-03", "IN-PLA-06")
def test_in_ex_08_neighbours_of_the_balloon() -> None:
    """IN-EX-08: three of the six neighbours have tiles; the others may be covered, and nothing farther away."""
    t = placing("c4", "desert2").lay("A", "forest", "b3 c3 d4")
    assert cells(t, "desert2") == "b4 c5 d5"
    assert [t.why(f"place desert2 {cell}") for cell in ("b4", "c5", "d5")] == [None] * 3
    assert [t.why(f"place desert2 {cell}") for cell in ("b3", "c3", "d4")] == ["IN-PLA-06"] * 3
    assert [t.why(f"place desert2 {cell}") for cell in ("c6", "a3")] == ["IN-PLA-02"] * 2
    assert t.why("place desert2 c4") == "IN-PLA-03"


@rule("IN-PLA-01")
def test_any_number_of_tiles_may_be_placed() -> None:
    t = placing("g5", "desert2 forest3 forest3").do("place forest3 g4", "place desert2 f5", "place forest3 h5")
    assert [t.on("A", cell) for cell in ("g4", "f5", "h5")] == ["forest3", "desert2", "forest3"]
    assert (t.stored("A"), t.actor(), t.step()) == ("", "B", "Fly")
    assert t.sound()


@rule("IN-PLA-01", "IN-PLA-09")
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_placing_may_stop_at_any_time(placed: int) -> None:
    """The rest stays on the oculars."""
    t = placing("g5", "desert2 desert2 desert2").do(*["place desert2 f5", "place desert2 f6"][:placed], "done")
    assert (len(t.stored("A").split()), t.actor()) == (3 - placed, "B")


@rule("IN-PLA-01")
def test_only_what_lies_on_an_own_ocular_can_be_placed() -> None:
    t = placing("g5", "desert2").store("B", "forest3").cloud(1, "swamp4")
    assert [t.why(f"place {tile} f5") for tile in ("forest3", "swamp4", "desert3")] == ["IN-PLA-01"] * 3


@rule("IN-PLA-01")
def test_without_tiles_there_is_nothing_to_decide() -> None:
    assert placing("g5", "").actor() == "B"


@rule("IN-PLA-02", "IN-PLA-06")
def test_without_a_free_neighbour_there_is_nothing_to_decide() -> None:
    t = begin().lay("A", "meadow", "a2 b1 b2").balloon("A", "a1").store("A", "desert2").place("A")
    assert (t.actor(), t.stored("A")) == ("B", "desert2")


@rule("IN-PLA-02")
@pytest.mark.parametrize(
    ("balloon", "around"),
    [("a1", "a2 b1 b2"), ("i5", "h5 h6 i4"), ("e9", "d8 e8 f8"), ("a3", "a2 a4 b3 b4"), ("g1", "f1 f2 g2 h1"), ("g5", "f5 f6 g4 g6 h4 h5")],
)  # fmt: skip
def test_the_edge_of_the_island_leaves_fewer_neighbours(balloon: str, around: str) -> None:
    assert cells(placing(balloon, "desert2"), "desert2") == around


@rule("IN-PLA-03")
def test_the_cell_of_the_balloon_is_refused_with_and_without_a_tile() -> None:
    assert placing("c4", "desert2").why("place desert2 c4") == "IN-PLA-03"
    assert placing("c4", "desert2").tiles("A", c4="forest3").why("place desert2 c4") == "IN-PLA-03"


@rule("IN-PLA-04")
@pytest.mark.parametrize(
    ("balloon", "cell", "kind"),
    [("b3", "b4", None), ("b3", "c4", "volcano"), ("b3", "c3", "question"), ("b2", "b3", "drop"), ("b3", "a3", None), ("b2", "b1", None)],
)  # fmt: skip
def test_fog_special_cells_and_coasts_may_be_covered(balloon: str, cell: str, kind: str | None) -> None:
    t = placing(balloon, "desert2")
    assert next(c["special"] for c in t.view()["cells"] if c["cell"] == cell) == kind
    assert t.do(f"place desert2 {cell}").on("A", cell) == "desert2"


@rule("IN-PLA-05")
@pytest.mark.parametrize("balloon", ["d4", "e6", "a1"])
def test_the_yard_is_never_covered(balloon: str) -> None:
    assert placing(balloon, "desert2").why("place desert2 e5") == "IN-PLA-05"


@rule("IN-PLA-05", "IN-PLA-02")
def test_from_the_yard_all_its_neighbours_may_be_covered() -> None:
    """IN-Q-26: a balloon may stand on the yard; the yard itself stays free."""
    t = placing("e5", "desert2")
    assert (cells(t, "desert2"), t.why("place desert2 e5")) == ("d4 d5 e4 e6 f4 f5", "IN-PLA-05")


@rule("IN-PLA-06")
@pytest.mark.parametrize("lying", ["desert2", "joker1", "city2", "monument3", "start_meadow"])
@pytest.mark.parametrize("tile", ["desert3", "joker2", "city1"])
def test_no_tile_is_covered_by_another(lying: str, tile: str) -> None:
    assert placing("c4", tile).tiles("A", c5=lying).why(f"place {tile} c5") == "IN-PLA-06"


@rule("IN-PLA-06", "IN-GEN-02")
def test_tiles_of_other_islands_are_in_nobodys_way() -> None:
    t = placing("c4", "desert2").tiles("B", b3="forest3", c3="forest4")
    assert cells(t, "desert2") == "b3 b4 c3 c5 d4 d5"
    t.do("place desert2 c3")
    assert (t.on("A", "c3"), t.on("B", "c3")) == ("desert2", "forest4")


@rule("IN-PLA-07")
@pytest.mark.parametrize("tile", TILES)
def test_any_tile_may_lie_on_any_free_neighbour(tile: str) -> None:
    """Nothing need match, touch or go on: also beside other tiles, also on the coast of another landscape."""
    t = placing("b5", tile, module=2).tiles("A", b4="forest3", c5="city1")
    assert cells(t, tile) == "a4 a5 b6 c6"
    assert t.do(f"place {tile} a4").on("A", "a4") == tile


@rule("IN-PLA-08", "IN-PLA-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_placed_tiles_stay(players: int) -> None:
    t, rng = set_up(players, module=3, discard=True), ct.Rng(players)
    before: list[dict[str, object]] = [{} for seat in range(players)]
    while not t.state.over():
        ct.play_randomly(t.state, rng, 1)
        now = [island["tiles"] for island in t.view()["islands"]]
        assert all(old.items() <= new.items() for old, new in zip(before, now))
        before = now
    assert all(before)


@rule("IN-PLA-09")
def test_placing_costs_nothing() -> None:
    t = placing("g5", "desert6 city3").energy("A", 0).do("place desert6 f5", "place city3 g4")
    assert (t.has("A"), t.on("A", "f5"), t.on("A", "g4")) == (0, "desert6", "city3")


@rule("IN-PLA-10")
def test_the_number_of_the_tile_replaces_that_of_the_cell() -> None:
    """d5 has a 1; on the tile it is a 3, so the flight of 3 cells is the free one."""
    t = placing("d4", "desert3").do("place desert3 d5").turn("A", wind="SW").balloon("A", "d5")
    assert (t.price("e5"), t.price("g3")) == (2, 0)
    t = placing("d4", "").turn("A", wind="SW").balloon("A", "d5")
    assert (t.price("e5"), t.price("g3")) == (0, 2)


@rule("IN-PLA-11")
@pytest.mark.parametrize(("first", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_the_next_player_clockwise_follows(first: str, order: str) -> None:
    t = begin(3, first).until("PlaceTile", order[0])
    for seat, after in pairwise(order):
        assert t.until("PlaceTile", seat).do("done").actor() == after
        assert t.step() == "Fly"


@rule("IN-TAK-02", "IN-TAK-07")
def test_taken_tiles_do_not_go_straight_to_the_island() -> None:
    """IN-Q-41: with full oculars the taken tile is converted, although placing would make room for it."""
    t = (
        begin()
        .balloon("A", "g5")
        .energy("A", 0)
        .store("A", "desert2 desert2 desert3 desert3 desert4")
        .cloud(1, "swamp4")
    )
    t.take("A").do("take 1")
    assert (t.step(), t.has("A"), t.why("place swamp4 f5")) == ("PlaceTile", 4, "IN-PLA-01")
    t = begin().balloon("A", "g5").cloud(1, "swamp4").take("A").do("take 1")
    assert (t.step(), t.why("place swamp4 f5")) == ("KeepTile", "IN-TAK-02")
    assert t.do("store").why("place swamp4 f5") is None


# --- what an offer tells ---


@rule("IN-GEN-04", "IN-FIN-01")
@pytest.mark.parametrize("seed", range(3))
def test_an_offer_tells_the_points_that_a_tile_brings(seed: int) -> None:
    """They are what the sheet says when the tile lies there and the turn is over, the six coasts included."""
    match = ct.Match(ct.game("inseln", players=2, module=3), ["greedy", "greedy"], seed=seed)
    told: list[int] = []
    while not match.over:
        for line in [line for line in match.offer() if line.startswith("place ")]:
            told.append(int(str(match.terms(line).facts["score"])))
            assert told[-1] == brought(match, line), line
        match.step()
    assert len(set(told)) > 5 and max(told) >= 10


@rule("IN-PLA-01")
def test_an_offer_tells_that_a_placement_ends_the_turn() -> None:
    """With a tile left it does not, nor on a question mark, which may bring another one."""
    match = ct.Match(ct.game("inseln", players=2), ["greedy", "greedy"], seed=1)
    told: set[object] = set()
    while not match.over:
        for line in [line for line in match.offer() if line.startswith("place ")]:
            seat, after = match.waiting()[0], match.state.copy()
            after.apply(seat, match.code(line))
            assert isinstance(after, InselnState)
            told.add(match.terms(line).facts["ends"])
            assert match.terms(line).facts["ends"] == int(after.actor() != seat or acting(after) != seat), line
        match.step()
    assert told == {0, 1}


def brought(match: ct.Match, line: str) -> int:
    """Place the tile and nothing else."""
    seat = match.waiting()[0]
    after = match.state.copy()
    after.apply(seat, match.code(line))
    for last in (SKIP, DONE):
        if after.actor() == seat and last in after.offer(seat):
            after.apply(seat, last)
    return match.game.total(after, seat) - match.game.total(match.state, seat)
