"""Whose turn it is at the thinkers. Short work goes first and has a place of its own; of the rest, tables where somebody
looks on come before empty ones, and who has used the thinkers least of late before the others: first by address, then by table.
What nobody wants any more when its turn comes is not thought about.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

HALF_LIFE = 60.0  # seconds after which half of what somebody has used is forgotten
MOST_KNOWN = 1000


class Whose(NamedTuple):
    """For whom something is thought about."""

    address: str = ""
    table: str = ""
    watched: bool = True  # somebody is there
    short: bool = False


class Unwanted(Exception):
    """Nobody waits for this any more."""


class Waiting(NamedTuple):
    whose: Whose
    place: asyncio.Future[None]
    wanted: Callable[[], bool]


def always() -> bool:
    return True


class Use:
    """How much of the thinkers' time has been used of late, by name."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[float, float]] = {}

    def of(self, name: str) -> float:
        seconds, noted = self.known.get(name, (0.0, 0.0))
        return seconds * math.exp2((noted - time.monotonic()) / HALF_LIFE)

    def add(self, name: str, seconds: float) -> None:
        now = time.monotonic()
        self.known[name] = self.of(name) + seconds, now
        if len(self.known) > MOST_KNOWN:
            self.known = {who: found for who, found in self.known.items() if now - found[1] < 10 * HALF_LIFE}


class Turns:
    def __init__(self, places: int) -> None:
        self.places = places  # for work that takes a while; one more is for short work alone
        self.busy = 0
        self.busy_long = 0
        self.waiting: list[Waiting] = []
        self.addresses, self.tables = Use(), Use()

    @asynccontextmanager
    async def turn(self, whose: Whose, wanted: Callable[[], bool] = always) -> AsyncIterator[None]:
        """Wait for a place, and leave it in the end."""
        asked = Waiting(whose, asyncio.get_running_loop().create_future(), wanted)
        self.waiting.append(asked)
        self.call()
        try:
            await asked.place
        except asyncio.CancelledError:
            self.give_up(asked)
            raise
        begun = time.monotonic()
        try:
            yield
        finally:
            used = time.monotonic() - begun
            self.addresses.add(whose.address, used)
            self.tables.add(whose.table, used)
            self.leave(whose)

    def give_up(self, asked: Waiting) -> None:
        if asked in self.waiting:
            self.waiting.remove(asked)
        elif not asked.place.cancelled() and asked.place.exception() is None:
            self.leave(asked.whose)  # it was called just then

    def leave(self, whose: Whose) -> None:
        self.busy -= 1
        self.busy_long -= not whose.short
        self.call()

    def call(self) -> None:
        """Whoever comes next, as long as there is a place."""
        while (found := self.next()) is not None:
            asked = self.waiting.pop(found)
            if asked.place.done():
                continue  # it has just given up
            if not asked.wanted():
                asked.place.set_exception(Unwanted())
                continue
            self.busy += 1
            self.busy_long += not asked.whose.short
            asked.place.set_result(None)

    def next(self) -> int | None:
        if self.busy > self.places:
            return None
        may = [n for n, asked in enumerate(self.waiting) if asked.whose.short or self.busy_long < self.places]
        return min(may, key=self.rank, default=None)

    def rank(self, n: int) -> tuple[bool, bool, float, float, int]:
        whose = self.waiting[n].whose
        used = self.addresses.of(whose.address), self.tables.of(whose.table)
        return not whose.short, not whose.watched, *used, n
