"""The box of Die Inseln im Nebel: what is in it, where each number comes from, and packs that are not the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from cloudtop.core.errors import BadContent
from cloudtop.games.inseln.actions import BONUS_NAMES, FACE_NAMES, KIND_NAMES, LANDSCAPES
from cloudtop.games.inseln.content import faults, make_box
from cloudtop.games.inseln.content.island import drift, shore
from cloudtop.games.inseln.geometry import (
    BIT,
    CELL_NAMES,
    CELLS,
    DIRECTION_NAMES,
    DIRECTIONS,
    NEIGHBOUR,
    REACH,
    YARD,
    around,
    count,
    ring,
    spread,
)
from cloudtop.games.inseln.options import read_options
from cloudtop.games.inseln.state import DROP, QUESTION, VOLCANO, Box
from tests.inseln.packs import BOX, changed
from tests.kit import rule

SIDES = ("front", "back")


def box(players: int = 2, side: str = "front", module: int = 1) -> Box:
    return make_box(BOX, read_options({"players": players, "side": side, "module": module}))


# --- the box ---


def test_our_own_pack_has_no_fault() -> None:
    assert faults(BOX) == []


@rule("IN-SET-11", "IN-SET-12", "IN-SET-13", "IN-SET-14")
def test_later_players_begin_with_more_energy() -> None:
    assert list(box(4).energy) == [5, 6, 7, 8]


@rule("IN-SET-15", "IN-SET-16", "IN-SET-17")
@pytest.mark.parametrize(("players", "clouds"), [(2, 4), (3, 5), (4, 7)])
def test_clouds_by_number_of_players(players: int, clouds: int) -> None:
    assert box(players).clouds == clouds


@rule("IN-SET-18")
def test_the_bag_holds_133_tiles() -> None:
    bag: Counter[str] = Counter()
    for kind, copies in enumerate(box().copies):
        bag[FACE_NAMES[box().face[kind]]] += copies
    assert bag == {**dict.fromkeys(FACE_NAMES[:LANDSCAPES], 16), "joker": 15, "city": 7, "monument": 15}
    assert bag.total() == 133


@rule("IN-SET-20")
def test_the_bag_does_not_depend_on_the_players() -> None:
    bags = [list(box(players, side, module).copies) for players, side, module in product((2, 3, 4), SIDES, (1, 2, 3))]
    assert all(bag == bags[0] for bag in bags)


def test_every_kind_of_tile_has_the_face_and_the_number_of_its_name() -> None:
    b = box()
    for kind, name in enumerate(KIND_NAMES):
        face, number = FACE_NAMES[b.face[kind]], b.number[kind]
        assert name in (f"{face}{number}", face if number == 0 else "", f"start_{face}")
    assert [name for name, number in zip(KIND_NAMES, b.number) if name.startswith("start_") and number != 2] == []


@rule("IN-BON-09")
def test_the_faces_of_the_bonus_die() -> None:
    assert BOX.die["bonus"] == list(BONUS_NAMES)
    assert len(set(BOX.die["bonus"])) == 6


@rule("IN-DIR-01")
def test_the_faces_of_the_direction_die() -> None:
    assert BOX.die["wind"] == list(DIRECTION_NAMES)
    assert set(BOX.die["wind"]) == {"NW", "NE", "E", "SE", "SW", "W"}


@rule("IN-ENE-02", "IN-ENE-03")
def test_what_energy_is_worth() -> None:
    crown = list(box().crown)
    assert (crown[0], crown[12]) == (0, 6)
    assert sorted(set(crown)) == [0, 2, 4, 6, 8, 10]
    assert crown == [2 * (energy // 4) for energy in range(21)]


@rule("IN-TAK-12", "IN-MOD-05", "IN-M3-01")
@pytest.mark.parametrize(("module", "oculars"), [(1, 5), (2, 5), (3, 3)])
def test_only_module_3_uses_the_back_of_the_energy_bar(module: int, oculars: int) -> None:
    assert box(module=module).oculars == oculars
    assert list(box(module=module).crown) == list(box().crown)


@rule("IN-MOD-06", "IN-M2-01", "IN-M3-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_modules_add(players: int) -> None:
    boxes = [box(players, module=module) for module in (1, 2, 3)]
    assert [b.extensions for b in boxes] == [0, players, players]
    assert [b.extra_oculars for b in boxes] == [0, 0, 2]
    assert sum(e.copies for e in BOX.extension.values()) == 20
    assert BOX.number["extra oculars"] == 8


def test_the_prices_of_the_harbour_and_what_extensions_give() -> None:
    b = box(module=3)
    assert (b.exchange_points, b.extension_points, b.ocular_points, b.ocular_energy) == (1, 2, 1, 3)
    assert (b.lighthouse, b.windmill) == (4, 2)


# --- the island ---


@rule("IN-VAR-01", "IN-VAR-02", "IN-VAR-03", "IN-MOD-04")
def test_the_back_differs_in_its_cells_alone() -> None:
    front, back = box(4, "front"), box(4, "back")
    assert list(front.value) != list(back.value)
    assert list(front.special) != list(back.special)
    assert list(front.coast) == list(back.coast)
    assert Counter(front.special) == Counter(back.special)
    assert [list(box(players).value) for players in (2, 3)] == [list(front.value)] * 2


@rule("IN-VOL-02")
@pytest.mark.parametrize("side", SIDES)
def test_the_special_cells(side: str) -> None:
    b = box(side=side)
    amounts = {
        kind: sorted(a for a, special in zip(b.amount, b.special) if special == kind)
        for kind in (VOLCANO, DROP, QUESTION)
    }
    assert amounts == {VOLCANO: [2, 2, 3, 3, 5, 5], DROP: [1, 2, 2, 3, 3], QUESTION: [0] * 5}
    assert {ring(cell) for cell in range(CELLS) if b.special[cell]} <= {1, 2, 3}


@pytest.mark.parametrize("side", SIDES)
def test_a_balloon_can_drift_everywhere(side: str) -> None:
    b = box(side=side)
    assert drift(list(b.value)) == set(range(CELLS))
    assert set(b.value) == {0, 1, 2, 3}


def test_the_coasts_are_the_outer_ring() -> None:
    coasts = box().coast
    edge = [next(FACE_NAMES[n] for n, coast in enumerate(coasts) if coast & BIT[cell]) for cell in shore()]
    assert [CELL_NAMES[cell] for cell in shore()[::4]] == ["a1", "a5", "e9", "i5", "i1", "e1"]
    assert edge == [name for name in ("forest", "swamp", "meadow", "canyon", "desert", "mountains") for _ in range(4)]
    assert [count(coast) for coast in coasts] == [4] * 6


@rule("IN-INV-07")
def test_the_longest_flight() -> None:
    assert max(REACH) == 8


@rule("IN-INV-06")
@pytest.mark.parametrize("first", range(4))
def test_nine_tiles_connect_all_coasts_and_no_fewer(first: int) -> None:
    """However the ring is divided, a cheapest tree from the yard to all coasts has 9 tiles, and three spokes are enough."""
    ring_cells = shore()[first:] + shore()[:first]
    coasts = [set(ring_cells[4 * n : 4 * n + 4]) for n in range(6)]
    touched = [{n for n, coast in enumerate(coasts) if coast & {cell, *near(cell)}} for cell in range(CELLS)]
    assert cheapest_tree(touched) == 9
    both = [cell for cell in range(CELLS) if ring(cell) == 3 and len(touched[cell]) == 2]
    assert len(both) == 6
    spokes = next(ends for ends in combinations(both, 3) if len(set.union(*[touched[cell] for cell in ends])) == 6)
    tiles = 0
    for cell in spokes:
        while cell != YARD:
            tiles |= BIT[cell]
            cell = next(there for there in near(cell) if ring(there) == ring(cell) - 1)
    assert count(tiles) == 9
    assert spread(around(BIT[YARD]), tiles) == tiles


def near(cell: int) -> list[int]:
    return [there for there in NEIGHBOUR[cell * DIRECTIONS : (cell + 1) * DIRECTIONS] if there >= 0]


def cheapest_tree(touched: list[set[int]]) -> int:
    """How many tiles a tree with the yard needs at least to touch all coasts: the best trees by set of coasts and root."""
    every = (1 << LANDSCAPES) - 1
    best = [[99] * CELLS for _ in range(every + 1)]
    for coasts in range(1, every + 1):
        for cell in range(CELLS):
            own = 0 if cell == YARD else 1
            alone = own if coasts in [1 << n for n in touched[cell]] else 99
            best[coasts][cell] = min(
                [alone, *[best[part][cell] + best[coasts ^ part][cell] - own for part in parts(coasts)]]
            )
        grow(best[coasts])
    return best[every][YARD]


def parts(coasts: int) -> Iterator[int]:
    """The sets that are neither empty nor the whole."""
    return (part for part in range(1, coasts) if part & coasts == part)


def grow(best: list[int]) -> None:
    """A tree may get a new root next to its old one."""
    queue = list(range(CELLS))
    for here in queue:
        for there in near(here):
            longer = best[here] + (0 if there == YARD else 1)
            if longer < best[there]:
                best[there] = longer
                queue.append(there)


# --- packs that are not the box ---


@pytest.mark.parametrize(
    ("table", "row", "kind"),
    [("cloud", "2", "printed"), ("start_energy", "4", "printed"), ("number", "oculars", "reported"), ("cell", "a1", "house"),
     ("tile", "joker", "house"), ("die", "wind", "reported"), ("crown", "1", "house"), ("harbour", "ocular", "house")],
)  # fmt: skip
def test_a_row_is_as_certain_as_its_least_certain_value(table: str, row: str, kind: str) -> None:
    assert BOX.pack.kind_of(table, row) == kind


def test_a_game_does_not_begin_with_a_faulty_pack() -> None:
    content = changed(("cloud", "4", "count", 6), ("number", "oculars", "value", 4))
    with pytest.raises(BadContent, match=r"oculars must be 5 \(IN-TAK-12\) \(and 1 more\)"):
        make_box(content, read_options({}))


@pytest.mark.parametrize("shown", [{}, {"value": -1}, {"value": 100}, {"value": 1, "colour": "red"}, 3])
def test_a_cell_shows_a_number_and_perhaps_something_special(shown: object) -> None:
    with pytest.raises(BadContent, match=r"\[\[cell\]\]"):
        changed(("cell", "c3", "front", shown))
