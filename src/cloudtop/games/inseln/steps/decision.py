"""Decisions of a seat."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.state import Step
from cloudtop.games.inseln.state import InselnState


class Decision(Step[InselnState]):
    """A step of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def actor(self, state: InselnState) -> i64:
        return self.seat
