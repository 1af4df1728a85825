"""Who comes to a table, and who goes."""

from __future__ import annotations

import time
from functools import partial

from msgspec.structs import replace

from cloudtop.core.chance import NOBODY
from cloudtop.web.changes import full
from cloudtop.web.guest import Guest
from cloudtop.web.messages import Refusal, encode
from cloudtop.web.open_table import OpenTable
from cloudtop.web.room import Room
from cloudtop.web.tables import Tables
from cloudtop.web.wire_told import Hello

MOST_ONLOOKERS = 100  # at one table
MOST_OF_ONE = 20  # onlookers from one address
MOST_OF_SEAT = 4  # connections


async def enter(tables: Tables, id: str, guest: Guest, hello: Hello) -> OpenTable:
    """Somebody comes to a table: with the secrets of seats, or with none to look on."""
    room = await tables.room(id, guest.visitor)
    held = sorted({room.seat_of(token) for token in hello.tokens})
    if NOBODY in held:
        raise Refusal("token", "This link opens no seat at this table; ask for it again, or look on without one.")
    table, room = tables.opened(room)
    guest.held = tuple(held)
    make_room(table, guest)
    table.guests.append(guest)
    try:
        welcome(tables, table, room, guest, hello)
    except BaseException:
        table.leave(guest, tables.clock.now())
        raise
    return table


def welcome(tables: Tables, table: OpenTable, room: Room, guest: Guest, hello: Hello) -> None:
    """What is told to who comes, and what follows from it."""
    changes = tables.changes
    if 0 <= hello.seq <= room.seq:
        keep = room.common_length(hello.seq)
        news = room.news(guest.held, keep, keep)
        message = encode(replace(news, seats=changes.occupants(table, room), listed=room.listed > 0, words=room.words))
    else:
        now = changes.clock.now()
        message = encode(room.table(guest.held, table.places(), table.grace(now), now, changes.up))
    warnings = [(guest, warning) for warning in tables.reaching.warnings(room, guest.held)]
    changes.after_disk(table, [], [(guest, message), *warnings])
    changes.tell_seats(table, room, guest)
    for seat in guest.held:
        if room.chairs[seat].standing and not full(room):  # its person is back
            changes.change(table, room, partial(room.sit, seat, None), "", None)
    tables.bots.think(table)


def make_room(table: OpenTable, guest: Guest) -> None:
    """Who holds a seat always gets in, if need be in the place of its own oldest connection; onlookers if there is room."""
    for seat in guest.held:
        for oldest in table.connections(seat)[: 1 - MOST_OF_SEAT]:
            oldest.close(1013)
    onlookers = [one for one in table.guests if not one.held]
    of_one = [one for one in onlookers if one.visitor is guest.visitor]
    many = len(onlookers) >= MOST_ONLOOKERS or (guest.visitor.limits.connections and len(of_one) >= MOST_OF_ONE)
    if not guest.held and many:
        raise Refusal("busy", f"{len(onlookers)} people are looking on at this table already; come back later.")


def leave(tables: Tables, table: OpenTable, guest: Guest) -> None:
    table.leave(guest, tables.clock.now())
    table.used = table.looked = time.monotonic()
    if table.room is not None and guest.held and table.guests:
        tables.changes.tell_seats(table, table.room)
    if table.room is not None and table.room.match.over and not table.guests and table.quiet():
        tables.forget(table)
        del tables.open[table.id]  # nobody looks at a finished game any more; it is in the store
