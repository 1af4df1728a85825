"""Whose turn it is at the thinkers. Short work goes first and has a place of its own; of the rest, tables where somebody
looks on come before empty ones, and who has used the thinkers least of late before the others: first by address, then by table.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator
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
        self.waiting: list[tuple[Whose, asyncio.Future[None]]] = []
        self.addresses, self.tables = Use(), Use()

    @asynccontextmanager
    async def turn(self, whose: Whose) -> AsyncIterator[None]:
        """Wait for a place, and leave it in the end."""
        place = asyncio.get_running_loop().create_future()
        self.waiting.append((whose, place))
        self.call()
        try:
            await place
        except asyncio.CancelledError:
            self.give_up(whose, place)
            raise
        begun = time.monotonic()
        try:
            yield
        finally:
            used = time.monotonic() - begun
            self.addresses.add(whose.address, used)
            self.tables.add(whose.table, used)
            self.leave(whose)

    def give_up(self, whose: Whose, place: asyncio.Future[None]) -> None:
        if (whose, place) in self.waiting:
            self.waiting.remove((whose, place))
        else:
            self.leave(whose)  # it was called just then

    def leave(self, whose: Whose) -> None:
        self.busy -= 1
        self.busy_long -= not whose.short
        self.call()

    def call(self) -> None:
        """Whoever comes next, as long as there is a place."""
        while (found := self.next()) is not None:
            whose, place = self.waiting.pop(found)
            self.busy += 1
            self.busy_long += not whose.short
            place.set_result(None)

    def next(self) -> int | None:
        if self.busy > self.places:
            return None
        may = [n for n, (whose, _) in enumerate(self.waiting) if whose.short or self.busy_long < self.places]
        return min(may, key=self.rank, default=None)

    def rank(self, n: int) -> tuple[bool, bool, float, float, int]:
        whose = self.waiting[n][0]
        used = self.addresses.of(whose.address), self.tables.of(whose.table)
        return not whose.short, not whose.watched, *used, n
