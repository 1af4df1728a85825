"""What a seat sees: everything. Only the order of the bag is unknown, and nobody knows that (IN-GEN-05)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cloudtop.core.game import seat_name
from cloudtop.games.inseln.actions import (
    BONUS_NAMES,
    EXTENSIONS,
    FACE_NAMES,
    KIND_NAMES,
    LANDSCAPES,
    LIGHTHOUSE,
    NUMBERS,
    START_KIND,
)
from cloudtop.games.inseln.effects import cloud_tiles
from cloudtop.games.inseln.geometry import AXIAL, BIT, CELL_NAMES, CELLS, DIRECTION_NAMES, YARD
from cloudtop.games.inseln.rules.coasts import connected_coasts
from cloudtop.games.inseln.rules.flight import FLIGHTS, flight_target, is_free, price, surplus
from cloudtop.games.inseln.rules.scoring import linked, score_lines
from cloudtop.games.inseln.state import Box, InselnState
from cloudtop.games.inseln.steps.taking import TakeCloud
from cloudtop.games.inseln.steps.turn import CheckCoasts, Fly

SPECIALS = [None, "volcano", "drop", "question"]
ENDINGS = [None, "final", "last"]


def who(seat: int) -> str | None:
    return seat_name(seat) if seat >= 0 else None


def tile(box: Box, kind: int) -> dict[str, Any]:
    return {
        "tile": KIND_NAMES[kind],
        "face": FACE_NAMES[box.face[kind]],
        "number": int(box.number[kind]),
        "start": kind >= START_KIND,
    }


def view(state: InselnState, seat: i64, side: str) -> dict[str, Any]:
    """The table as plain data."""
    box = state.box
    rolled = state.bonus >= 0
    return {
        "seat": who(seat),
        "players": int(state.seats),
        "module": int(box.module),
        "side": side,
        "round": int(state.round),
        "first": who(state.first),
        "roller": who(state.roller()) if state.first >= 0 else None,
        "bonus": BONUS_NAMES[state.bonus] if rolled else None,
        "wind": DIRECTION_NAMES[state.wind] if rolled else None,
        "free": [name for d, name in enumerate(DIRECTION_NAMES) if is_free(state, d)] if rolled else [],
        "ending": ENDINGS[state.ending],
        "acting": acting(state),
        "cells": [cell(box, c) for c in range(CELLS)],
        "clouds": [[tile(box, kind) for kind in cloud_tiles(state, c)] for c in range(box.clouds)],
        "harbour": [tile(box, kind) for kind in cloud_tiles(state, box.clouds)] if box.module > 1 else None,
        "supply": {FACE_NAMES[LIGHTHOUSE + e]: int(state.supply[e]) for e in range(EXTENSIONS)}
        if box.module > 1
        else None,
        "taken": [tile(box, state.taken[i]) for i in range(len(state.taken) - 1, -1, -1)],
        "bag": bag(state),
        "flights": flights(state, seat),
        "points": points(state),
        "prices": prices(box) if box.module > 1 else None,
        "bar": {"end": len(box.crown) - 1, "crowns": crowns(box)},
        "islands": [island(state, s) for s in range(state.seats)],
    }


def cell(box: Box, number: int) -> dict[str, Any]:
    q, r = AXIAL[number]
    coast = [FACE_NAMES[x] for x in range(LANDSCAPES) if box.coast[x] & BIT[number]]
    return {
        "cell": CELL_NAMES[number],
        "q": q,
        "r": r,
        "coast": coast[0] if coast else None,
        "yard": number == YARD,
        "special": SPECIALS[box.special[number]],
        "amount": int(box.amount[number]),
        "value": int(box.value[number]),
    }


def acting(state: InselnState) -> str | None:
    """Whose turn of C1 to C3 it is."""
    for step in state.agenda:
        if isinstance(step, CheckCoasts):
            return seat_name(step.seat)
    return None


def bag(state: InselnState) -> dict[str, int]:
    """Tiles left in the bag, by face."""
    out: dict[str, int] = {"size": int(state.bag_size)}
    for face, name in enumerate(FACE_NAMES[:LIGHTHOUSE]):
        out[name] = sum([int(n) for n in state.bag[face * NUMBERS : (face + 1) * NUMBERS]])
    return out


def flights(state: InselnState, seat: i64) -> list[dict[str, Any]]:
    """IN-MOV-10: where the viewer may fly now, with the price and the points that come with it."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Fly) or top.seat != seat:
        return []
    out: list[dict[str, Any]] = []
    for flight in FLIGHTS[state.islands[seat].balloon]:
        cost = int(price(state, seat, flight, 0))
        if cost <= state.islands[seat].energy:
            there = CELL_NAMES[flight_target(flight)]
            out.append({"cell": there, "cost": cost, "points": int(surplus(state, seat, flight))})
    return out


def points(state: InselnState) -> int:
    """IN-P2-04: points that the acting player still has at the harbour."""
    top = state.agenda[-1] if state.agenda else None
    return int(top.points) if isinstance(top, TakeCloud) else 0


def prices(box: Box) -> dict[str, int]:
    """IN-P2-05, IN-P2-06, IN-P2-08, IN-P2-10, IN-P3-02: what business at the harbour costs, and what some of it brings."""
    return {
        "exchange": int(box.exchange_points),
        "extension": int(box.extension_points),
        "ocular": int(box.ocular_points),
        "ocular_energy": int(box.ocular_energy),
        "lighthouse": int(box.lighthouse),
        "windmill": int(box.windmill),
    }


def crowns(box: Box) -> list[dict[str, int]]:
    """IN-ENE-01: where the victory points rise along the bar."""
    steps = range(1, len(box.crown))
    return [{"energy": e, "points": int(box.crown[e])} for e in steps if box.crown[e] > box.crown[e - 1]]


def island(state: InselnState, seat: int) -> dict[str, Any]:
    box = state.box
    one = state.islands[seat]
    connected = int(connected_coasts(box, one))
    scoring = 0
    for landscape in range(LANDSCAPES):
        scoring |= int(linked(box, one, landscape))
    return {
        "seat": seat_name(seat),
        "balloon": CELL_NAMES[one.balloon] if one.balloon >= 0 else None,
        "value": int(state.value_at(seat, one.balloon)) if one.balloon >= 0 else None,
        "energy": int(one.energy),
        "oculars": [tile(box, kind) for kind in one.oculars],
        "capacity": int(state.capacity(seat)),
        "extra": int(one.extra),
        "tiles": {CELL_NAMES[c]: tile(box, one.tile[c]) for c in range(CELLS) if one.tile[c] >= 0},
        "coasts": [FACE_NAMES[x] for x in range(LANDSCAPES) if connected >> x & 1],
        "connected": int(one.connected) or None,
        "scoring": [CELL_NAMES[c] for c in range(CELLS) if scoring >> c & 1],
        "score": [{"line": line.name, "amount": line.amount} for line in score_lines(state, seat)],
    }
