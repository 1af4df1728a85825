"""Clocks that run: whoever has no time left is out, whether anybody is there or not. And tables that go on by themselves after
something could not be kept.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cloudtop.web.clock import Clock
from cloudtop.web.log import logger
from cloudtop.web.room import Room

if TYPE_CHECKING:
    from cloudtop.web.open_table import OpenTable
    from cloudtop.web.tables import Tables

EVERY = 1.0  # seconds
AGAIN_AFTER = 5.0  # seconds after lines that could not be kept


class Alarms:
    def __init__(self, tables: Tables, clock: Clock) -> None:
        self.tables = tables
        self.clock = clock
        self.due: dict[str, float] = {}  # when the next time will be over, or a table is to go on

    async def watch(self) -> None:
        """Look again and again whether somebody's time is over; the clocks that ran when the server ended go on."""
        await self.tables.wake_all(await self.tables.writer.call(self.tables.writer.store.timed))
        while True:
            await self.ring()
            await self.clock.sleep(EVERY)

    def set(self, room: Room) -> None:
        """Remember when the time of somebody at this table will be over."""
        if room.timing.on and not room.match.over and room.timing.running:
            self.due[room.id] = room.timing.due(self.clock.now(), self.tables.changes.up)
        else:
            self.due.pop(room.id, None)

    def again(self, id: str) -> None:
        """Let a table go on from what is kept of it, also if nobody comes back."""
        self.due[id] = self.clock.now() + AGAIN_AFTER

    async def ring(self) -> None:
        now = self.clock.now()
        for id in [id for id, due in self.due.items() if due <= now]:
            try:
                table, room = self.tables.opened(await self.tables.room(id))
                self.call_time(table, room)
                self.tables.changes.follow(table)
            except Exception:
                self.due.pop(id, None)
                logger.exception("a clock stands still", extra={"facts": {"table": id}})

    def call_time(self, table: OpenTable, room: Room) -> None:
        """What was agreed upon happens to whoever is late."""
        for seat in room.timing.late(self.clock.now(), self.tables.changes.up):
            if not room.match.over:
                self.tables.changes.change(table, room, partial(room.flag, seat), "", None)
