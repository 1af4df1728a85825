"""How a table changes, and how everybody at it is told: once what happened is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cloudtop.table.store import Ended, Row
from cloudtop.web import wire
from cloudtop.web.chapters import ended
from cloudtop.web.clock import Clock
from cloudtop.web.company import Change
from cloudtop.web.guest import Guest
from cloudtop.web.log import logger
from cloudtop.web.mail import Mail, Postman
from cloudtop.web.messages import Refusal, encode, error
from cloudtop.web.open_table import OpenTable
from cloudtop.web.room import Room
from cloudtop.web.writer import Writer

MOST_LINES = 20_000  # of a table: its game has long been something else


def full(room: Room) -> bool:
    return room.seq >= MOST_LINES


class Changes:
    def __init__(
        self, writer: Writer, clock: Clock, then: Callable[[OpenTable, Room], None], again: Callable[[str], None]
    ) -> None:
        self.writer = writer
        self.clock = clock
        self.up = clock.now()  # since when this server runs
        self.postman = Postman()
        self.then = then  # what follows, once everything at a table is on the disk
        self.again = again  # what follows when something could not be kept there

    def change(self, table: OpenTable, room: Room, do: Callable[[], Change], id: str, by: Guest | None) -> None:
        """The one way in which a table changes: do it, keep it and tell everybody; whoever asked for it learns that it is done."""
        if full(room):
            raise Refusal("large", f"This table has {MOST_LINES:,} lines of history, so it goes on no longer.")
        table.write_mail()  # of the last change, while the table is still as it was then
        change = room.timed(do(), self.clock.now(), self.up)
        stamp = by.stamp(id) if by is not None else ""
        if stamp:
            room.done[stamp] = room.seq
        rows = [Row(room.number, change.first_seq + i, line, stamp) for i, line in enumerate(change.lines)]
        answer = wire.Ack(id, room.seq) if change.silent(room) else wire.OnDisk(id, room.seq)
        mine = [(by, encode(answer))] if by is not None else []
        if change.silent(room):
            told = self.told(table, room, change)
            self.after_disk(table, rows, [(guest, told) for guest in table.guests] + mine)
        else:
            if change.seats:
                seats = encode(self.seats(table, room))
                mine += [(guest, seats) for guest in table.guests]
            table.mail = Mail(room, table.guests, change, by, id)
            self.after_disk(table, rows, mine, table.mail, ended(room) if room.head.campaign else None)

    def after_disk(
        self, table: OpenTable, rows: list[Row], answers: list[tuple[Guest, bytes]], mail: Mail | None = None,
        chapter: Ended | None = None,
    ) -> None:  # fmt: skip
        """Send answers, and then the news, once these rows, and all before them, are on the disk."""
        table.pending += 1
        table.unkept += bool(rows)

        def after(kept: bool) -> None:
            table.pending -= 1
            table.unkept -= bool(rows)
            if not kept:
                self.give_up(table)
            elif rows:
                asyncio.get_running_loop().call_soon(self.follow, table)
            for guest, message in answers if kept else []:
                guest.send(message)
            if kept and mail is not None:
                self.postman.take(mail)

        self.writer.add(rows, after, chapter=chapter)

    def follow(self, table: OpenTable) -> None:
        """What follows from how the table lies now; nothing does from what is not on the disk."""
        if table.room is None or table.unkept:
            return
        try:
            self.then(table, table.room)
        except Exception:
            logger.exception("a table does not go on", extra={"facts": {"table": table.id}})

    def give_up(self, table: OpenTable) -> None:
        """What could not be kept has not happened: everybody comes back to the table as it is in the store."""
        table.room = None
        self.again(table.id)
        for guest in table.guests:
            guest.send(error(Refusal("busy", "The server cannot keep moves at the moment; please try again.")))
            guest.close(1011)

    def occupants(self, table: OpenTable, room: Room) -> list[wire.Seat]:
        now = self.clock.now()
        return room.occupants(table.places(), table.grace(now), now, self.up)

    def seats(self, table: OpenTable, room: Room) -> wire.Seats:
        return wire.Seats(self.occupants(table, room), room.listed > 0)

    def told(self, table: OpenTable, room: Room, change: Change) -> bytes:
        """What everybody hears of a change that moves nothing on the table."""
        if change.lines and change.lines[0].startswith("say "):
            return encode(wire.Spoken(room.words[-1]))
        return encode(self.seats(table, room))

    def tell(
        self, table: OpenTable, message: wire.Seats | wire.NextTable | wire.Notice, but: Guest | None = None
    ) -> None:
        """Something that everybody at the table is told, once what came before it is on the disk."""
        data = encode(message)
        self.after_disk(table, [], [(guest, data) for guest in table.guests if guest is not but])

    def tell_seats(self, table: OpenTable, room: Room, but: Guest | None = None) -> None:
        """Who sits where, to everybody."""
        self.tell(table, self.seats(table, room), but)
