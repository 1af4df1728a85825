"""The clocks of a table: how much time each seat has left. They change only with the lines of its history, so a restart changes nothing.

`time 12.5 1800000000.0 A`: 12.5 seconds have gone by for whoever had to decide, until that moment, and then A has moved (or `-`).
"""

from __future__ import annotations

from collections.abc import Sequence

from cloudtop.core.chance import NOBODY
from cloudtop.core.game import seat_name, seat_number
from cloudtop.web.wire import Manners

DAY = 86_400.0
NEVER = float("inf")


class Timing:
    def __init__(self, manners: Manners, seats: int) -> None:
        self.days = manners.days * DAY  # for each turn
        self.bonus = float(manners.bonus)  # for each turn, on top of the time for the game
        self.on = manners.minutes > 0 or manners.days > 0
        self.left = [self.days or manners.minutes * 60.0] * seats
        self.before = list(self.left)  # what each had before its last turn was over
        self.turned = [0] * seats  # how long the log was then
        self.running: list[int] = []  # the seats that must decide
        self.at = 0.0  # the moment of the last line; nothing runs before the first move

    def line(self, now: float, up: float, mover: int) -> str:
        """What is written after a change at this moment. Time in which the server was down (before `up`) counts for days only."""
        return f"time {self.gone(now, up):.1f} {now:.1f} {seat_name(mover) if mover >= 0 else '-'}"

    def gone(self, now: float, up: float) -> float:
        since = self.at if self.days else max(self.at, up)
        return max(0.0, now - since) if self.at else 0.0

    def read(self, text: str, waiting: Sequence[int], length: int) -> None:
        """Let the clocks go on as a line says; `waiting` are the people who must decide then."""
        gone, at, mover = text.split(" ")
        for seat in self.running:
            self.left[seat] -= float(gone)
        self.at = float(at)
        seat = seat_number(mover) if mover != "-" else NOBODY
        if seat in self.running and seat not in waiting and length > self.turned[seat]:
            self.before[seat], self.turned[seat] = self.left[seat], length
            self.left[seat] = self.days or self.left[seat] + self.bonus
        for back in waiting:
            if length < self.turned[back]:  # it has taken its turn back, and what it was given for it
                self.left[back], self.turned[back] = self.before[back], length
        self.running = list(waiting)

    def remaining(self, seat: int, now: float, up: float) -> float:
        return self.left[seat] - (self.gone(now, up) if seat in self.running else 0.0)

    def late(self, now: float, up: float) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in self.running if self.remaining(seat, now, up) <= 0]

    def due(self, now: float, up: float) -> float:
        """When the next time will be over."""
        return min([now + self.remaining(seat, now, up) for seat in self.running], default=NEVER)
