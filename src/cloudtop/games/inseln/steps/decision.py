"""Decisions of a seat."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core import steps
from cloudtop.core.state import Because
from cloudtop.games.inseln.actions import CONVERT, DISCARD, KIND_NAMES, PLACE
from cloudtop.games.inseln.state import InselnState


class Decision(steps.Decision[InselnState]):
    """IN-RND-02: a step of one seat; the phases keep their order."""

    def rule(self, state: InselnState, action: i64) -> str:
        return "IN-RND-02"


def stays_stored(state: InselnState, seat: i64, action: i64) -> bool:
    """IN-TAK-09: would a tile that lies on an ocular be converted or thrown away?"""
    oculars = state.islands[seat].oculars
    return (action == CONVERT and len(oculars) > 0) or (DISCARD <= action < PLACE and action - DISCARD in oculars)


def stored_because(state: InselnState, action: i64) -> Because | None:
    """IN-TAK-09: the tile that stays where it is."""
    return None if action == CONVERT else Because("stored", {"tile": KIND_NAMES[action - DISCARD]})
