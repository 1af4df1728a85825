"""Decisions of a seat."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.state import Step
from cloudtop.games.cloudcity.state import CloudCityState


class Decision(Step[CloudCityState]):
    """A step of one seat's turn."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def actor(self, state: CloudCityState) -> i64:
        return self.seat
