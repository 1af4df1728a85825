"""What a seat sees: everything. Only the order of the bag is unknown, and nobody knows that (IN-GEN-05)."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.game import seat_name
from cloudtop.games.inseln.actions import (
    BAG_FACE_NAMES,
    BONUS_NAMES,
    EXTENSION_NAMES,
    FACE_NAMES,
    KIND_NAMES,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    NUMBERS,
    START_KIND,
)
from cloudtop.games.inseln.geometry import AXIAL, BIT, CELL_NAMES, CELLS, DIRECTION_NAMES, YARD
from cloudtop.games.inseln.options import Side
from cloudtop.games.inseln.purse import points
from cloudtop.games.inseln.rules.clouds import cloud_tiles
from cloudtop.games.inseln.rules.coasts import connected_coasts
from cloudtop.games.inseln.rules.flight import is_free, speed
from cloudtop.games.inseln.rules.scoring import linked, score_lines
from cloudtop.games.inseln.shape import Bag, Bar, Cell, Crown, InselnView, IslandView, Line, Prices, Tile
from cloudtop.games.inseln.state import ENDING_NAMES, SPECIAL_NAMES, Box, InselnState
from cloudtop.games.inseln.steps.coasts import acting


def who(seat: int) -> str | None:
    return seat_name(seat) if seat >= 0 else None


def view(state: InselnState, seat: i64, side: Side) -> InselnView:
    """The table, to be drawn."""
    box = state.box
    rolled = state.bonus >= 0
    turn = acting(state)
    return InselnView(
        seat=who(seat),
        round=int(state.round),
        rounds=None,
        players=int(state.seats),
        module=int(box.module),
        side=side,
        first=who(state.first),
        roller=who(state.roller()) if state.first >= 0 else None,
        bonus=BONUS_NAMES[state.bonus] if rolled else None,
        wind=DIRECTION_NAMES[state.wind] if rolled else None,
        free=[name for d, name in enumerate(DIRECTION_NAMES) if is_free(state, d)] if rolled else [],
        ending=ENDING_NAMES[state.ending],
        acting=who(turn),
        cells=[cell(box, c) for c in range(CELLS)],
        clouds=[tiles_on(state, c) for c in range(box.clouds)],
        harbour=tiles_on(state, box.clouds) if box.module > 1 else None,
        supply={name: int(state.supply[e]) for e, name in enumerate(EXTENSION_NAMES)} if box.module > 1 else None,
        points=int(points(state, turn)),
        prices=prices(box) if box.module > 1 else None,
        taken=[tile(box, state.taken[i]) for i in range(len(state.taken) - 1, -1, -1)],
        bag=bag(state),
        bar=Bar(len(box.crown) - 1, crowns(box)),
        islands=[island(state, s) for s in range(state.seats)],
    )


def tile(box: Box, kind: int) -> Tile:
    return Tile(KIND_NAMES[kind], FACE_NAMES[box.face[kind]], int(box.number[kind]), kind >= START_KIND)


def tiles_on(state: InselnState, cloud: int) -> list[Tile]:
    return [tile(state.box, kind) for kind in cloud_tiles(state, cloud)]


def cell(box: Box, number: int) -> Cell:
    q, r = AXIAL[number]
    coast = [name for x, name in enumerate(LANDSCAPE_NAMES) if box.coast[x] & BIT[number]]
    return Cell(
        cell=CELL_NAMES[number],
        q=q,
        r=r,
        coast=coast[0] if coast else None,
        yard=number == YARD,
        special=SPECIAL_NAMES[box.special[number]],
        amount=int(box.amount[number]),
        value=int(box.value[number]),
    )


def bag(state: InselnState) -> Bag:
    """Tiles left in the bag, by face."""
    faces = {
        name: sum([int(n) for n in state.bag[face * NUMBERS : (face + 1) * NUMBERS]])
        for face, name in enumerate(BAG_FACE_NAMES)
    }
    return Bag(int(state.bag_size), faces)


def prices(box: Box) -> Prices:
    """IN-P2-05, IN-P2-06, IN-P2-08, IN-P2-10, IN-P3-02: what business at the harbour costs, and what some of it brings."""
    return Prices(
        exchange=int(box.exchange_points),
        extension=int(box.extension_points),
        ocular=int(box.ocular_points),
        ocular_energy=int(box.ocular_energy),
        lighthouse=int(box.lighthouse),
        windmill=int(box.windmill),
    )


def crowns(box: Box) -> list[Crown]:
    """IN-ENE-01: where the victory points rise along the bar."""
    return [Crown(e, int(box.crown[e])) for e in range(1, len(box.crown)) if box.crown[e] > box.crown[e - 1]]


def island(state: InselnState, seat: int) -> IslandView:
    box = state.box
    one = state.islands[seat]
    flying = one.balloon >= 0
    number = int(state.value_at(seat, one.balloon)) if flying else 0
    connected = int(connected_coasts(box, one))
    scoring = 0
    for landscape in range(LANDSCAPES):
        scoring |= int(linked(box, one, landscape))
    return IslandView(
        seat=seat_name(seat),
        balloon=CELL_NAMES[one.balloon] if flying else None,
        value=number if flying else None,
        faster=int(speed(state, seat)) - number if flying else 0,
        energy=int(one.energy),
        crown=int(box.crown[one.energy]),
        oculars=[tile(box, kind) for kind in one.oculars],
        capacity=int(state.capacity(seat)),
        extra=int(one.extra),
        tiles={CELL_NAMES[c]: tile(box, one.tile[c]) for c in range(CELLS) if one.tile[c] >= 0},
        coasts=[name for x, name in enumerate(LANDSCAPE_NAMES) if connected >> x & 1],
        connected=int(one.connected) or None,
        scoring=[CELL_NAMES[c] for c in range(CELLS) if scoring >> c & 1],
        score=[Line(line.name, line.amount) for line in score_lines(state, seat)],
    )
