"""What happens: the small changes that rounds and turns are made of."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.zones import insert_sorted, without
from cloudtop.games.inseln.actions import BAG_KINDS, KIND_NAMES, OBSERVATORY, PLACES, START_KIND
from cloudtop.games.inseln.geometry import BIT, CELL_NAMES
from cloudtop.games.inseln.rules.clouds import cloud_tiles
from cloudtop.games.inseln.state import DROP, LAST_ROUND, QUESTION, VOLCANO, InselnState

# --- energy ---


def gain_energy(state: InselnState, seat: i64, amount: i64, rule: str) -> None:
    """IN-TAK-08, IN-SPC-09, IN-INV-04: the marker moves right, but not beyond the end of the bar."""
    kept: i64 = state.kept(seat, amount)
    state.islands[seat].energy += kept
    if state.journal is not None and amount > 0:
        state.journal.tell("gain", seat, rule, {"energy": kept, "lost": amount - kept})


# --- the bag and the clouds ---


def from_bag(state: InselnState, kind: i64) -> None:
    """A drawn tile leaves the bag."""
    state.bag[kind] -= 1
    state.bag_size -= 1


def into_bag(state: InselnState, kind: i64) -> None:
    """IN-TAK-04, IN-PHA-05: a tile goes back into the bag; IN-SET-07: a start tile into the box."""
    if kind < BAG_KINDS:
        state.bag[kind] += 1
        state.bag_size += 1
    else:
        state.starts[kind - START_KIND] += 1


def clear_cloud(state: InselnState, cloud: i64) -> None:
    """Nothing lies on the cloud any more."""
    place: i64
    for place in range(cloud * PLACES, (cloud + 1) * PLACES):
        state.clouds[place] = -1


def remove_spare(state: InselnState, cloud: i64, kind: i64) -> None:
    """IN-END-06: one tile leaves a cloud; the others move up."""
    tiles = cloud_tiles(state, cloud)
    clear_cloud(state, cloud)
    place: i64 = cloud * PLACES
    gone: bool = False
    for tile in tiles:
        if tile == kind and not gone:
            gone = True
        else:
            state.clouds[place] = tile
            place += 1


def cannot_draw(state: InselnState, seat: i64) -> None:
    """IN-END-05, IN-Q-45, IN-Q-59: whoever wants to draw from an empty bag ends the game with this round."""
    state.ending = LAST_ROUND
    if state.journal is not None:
        state.journal.tell("empty-bag", seat, "IN-END-05", {})


# --- tiles ---


def store_tile(state: InselnState, seat: i64, kind: i64) -> None:
    """IN-TAK-02: a tile on a free ocular; which one does not matter."""
    island = state.islands[seat]
    island.oculars = insert_sorted(island.oculars, kind)


def leave_ocular(state: InselnState, seat: i64, kind: i64) -> None:
    """One stored tile of this kind leaves its ocular."""
    island = state.islands[seat]
    place: i64 = 0
    while island.oculars[place] != kind:
        place += 1
    island.oculars = without(island.oculars, place)


def convert_tile(state: InselnState, seat: i64, kind: i64) -> None:
    """IN-TAK-03, IN-TAK-04, IN-TAK-10: its number in energy; the tile goes back into the bag."""
    into_bag(state, kind)
    if state.journal is not None:
        state.journal.tell("convert", seat, "IN-TAK-03", {"tile": KIND_NAMES[kind]})
    gain_energy(state, seat, state.box.number[kind], "IN-TAK-04")


def lay_tile(state: InselnState, seat: i64, kind: i64, cell: i64) -> None:
    """IN-PLA-08: a tile lies on the island for the rest of the game."""
    island = state.islands[seat]
    island.tile[cell] = kind
    island.mask[state.box.face[kind]] |= BIT[cell]


def place_tile(state: InselnState, seat: i64, kind: i64, cell: i64) -> bool:
    """IN-SPC-03 to IN-SPC-08, IN-Q-46: a tile is laid and wakes the cell below at once; is that a question mark?"""
    lay_tile(state, seat, kind, cell)
    special: i64 = state.box.special[cell]
    amount: i64 = state.box.amount[cell]
    if state.journal is not None:
        name = CELL_NAMES[cell]
        state.journal.tell("place", seat, "IN-PLA-01", {"tile": KIND_NAMES[kind], "cell": name})
        if state.box.face[kind] == OBSERVATORY:
            state.journal.tell("observatory", seat, "IN-P2-11", {})
        if special == VOLCANO:
            state.journal.tell("volcano", seat, "IN-SPC-03", {"cell": name, "points": amount})
        elif special == DROP:
            state.journal.tell("drop", seat, "IN-SPC-05", {"cell": name})
        elif special == QUESTION:
            state.journal.tell("question", seat, "IN-SPC-01", {"cell": name})
    if special == DROP:
        gain_energy(state, seat, amount, "IN-SPC-05")
    return special == QUESTION
