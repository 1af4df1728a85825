"""What a player may have more or less of: energy, tiles in the hand and on oculars, oculars, and points for the harbour."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.games.inseln.state import InselnState
from cloudtop.games.inseln.steps.decision import Decision
from cloudtop.games.inseln.steps.taking import TakeCloud

THINGS: Final = ("energy", "tiles", "oculars", "points")


def purse(state: InselnState, seat: i64) -> vec[i64]:
    island = state.islands[seat]
    tiles: i64 = len(island.oculars) + in_hand(state, seat)
    return vec[i64]([island.energy, tiles, state.capacity(seat), points(state, seat)])


def in_hand(state: InselnState, seat: i64) -> i64:
    """IN-TAK-02: tiles just taken or drawn, which belong to whoever has to deal with them."""
    if len(state.taken) == 0:
        return 0
    step = state.agenda[-1]
    return len(state.taken) if isinstance(step, Decision) and step.seat == seat else 0


def points(state: InselnState, seat: i64) -> i64:
    """IN-P2-04: what the flight of this turn has brought for the harbour and is not spent yet."""
    if len(state.agenda) == 0:
        return 0
    step = state.agenda[-1]
    return step.points if isinstance(step, TakeCloud) and step.seat == seat else 0
