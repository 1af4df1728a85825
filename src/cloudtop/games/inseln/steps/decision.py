"""Decisions of a seat."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core import steps
from cloudtop.games.inseln.state import InselnState


class Decision(steps.Decision[InselnState]):
    """IN-RND-02: a step of one seat; the phases keep their order."""

    def rule(self, state: InselnState, action: i64) -> str:
        return "IN-RND-02"
