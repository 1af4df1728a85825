"""Open tables: those whose makers let anybody who visits this server take a free seat, and how they wait for somebody.

A listing is a line of the table's history, so it is there again after a restart. It ends when the seats are taken, when the game is
over, or when nobody who sits there has been seen for a while.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from cloudtop.core.chance import NOBODY
from cloudtop.core.game import Game, seat_name, seat_number
from cloudtop.core.options import PLAYERS, Option
from cloudtop.games import entry
from cloudtop.table.resume import person_name
from cloudtop.web.changes import full
from cloudtop.web.clock import Clock
from cloudtop.web.company import Change
from cloudtop.web.forms import body, reply
from cloudtop.web.guard import visitor_of
from cloudtop.web.guest import Guest
from cloudtop.web.head import new_token
from cloudtop.web.log import logger
from cloudtop.web.messages import Refusal, encode
from cloudtop.web.room import Room
from cloudtop.web.timing import DAY
from cloudtop.web.visitors import Visitor
from cloudtop.web.wire_tables import Joined, JoinWish, OpenSeat, OpenTables, Waiting
from cloudtop.web.wire_told import List

if TYPE_CHECKING:
    from cloudtop.web.open_table import OpenTable
    from cloudtop.web.tables import Tables

MOST = 100  # tables that are listed at once
MOST_OF_ONE = 5  # by one address
EVERY = 5.0  # seconds
PATIENCE = 600.0  # seconds that a table stays listed when nobody is there; with days for a turn: so many days
OFF = "Whoever runs this server has switched open tables off; pass the links of the seats on instead."


class Listing:
    """A table that waits for people."""

    def __init__(self, waiting: Waiting, patience: float, by: str, seen: float) -> None:
        self.waiting = waiting
        self.patience = patience
        self.by = by  # the address that has listed it
        self.seen = seen  # when somebody who sits there was there last


class Listings:
    def __init__(self, tables: Tables, on: bool, clock: Clock) -> None:
        self.tables = tables
        self.on = on
        self.clock = clock
        self.known: dict[str, Listing] = {}  # by table

    async def watch(self) -> None:
        """Find what was listed before, and take off again and again what nobody waits at any more."""
        if self.on:
            await self.tables.wake_all(await self.tables.writer.call(self.tables.writer.store.listed))
        while True:
            for id in list(self.known):
                await self.look(id)
            await self.clock.sleep(EVERY)

    async def look(self, id: str) -> None:
        """Is somebody still there?"""
        listing, now = self.known.get(id), self.clock.now()
        if listing is None:
            return  # it was taken off while another one woke
        if id in self.tables.open and self.tables.open[id].here():
            listing.seen = now
        elif now - listing.seen > listing.patience:
            try:
                self.end(*self.tables.opened(await self.tables.room(id)))
            except Exception:
                self.known.pop(id, None)
                logger.exception("a table is listed no more", extra={"facts": {"table": id}})

    def follow(self, table: OpenTable, room: Room) -> None:
        """A table has changed: is it listed, and for how long?"""
        if not room.listed or not self.on:
            self.known.pop(room.id, None)
        elif room.match.over or not room.free():
            self.known.pop(room.id, None)
            self.end(table, room)
        else:
            known = self.known.get(room.id)
            by = known.by if known is not None else table.maker
            seen = known.seen if known is not None else self.clock.now()
            days = room.head.manners.days * DAY
            self.known[room.id] = Listing(waiting(room), days or PATIENCE, by, seen)

    def end(self, table: OpenTable, room: Room) -> None:
        if full(room):
            self.known.pop(room.id, None)
        else:
            self.tables.changes.change(table, room, lambda: room.enlist(0), "", None)

    # --- what people ask for ---

    def check(self, visitor: Visitor) -> None:
        """May this visitor list one more table?"""
        if not self.on:
            raise Refusal("illegal", OFF)
        if len(self.known) >= MOST:
            raise Refusal("busy", f"{MOST} tables wait for players here already; join one of them, or come back later.")
        mine = sum(listing.by == visitor.address for listing in self.known.values())
        if visitor.limits.listings and mine >= MOST_OF_ONE:
            raise Refusal("flood", f"{mine} tables of yours wait for players already; take one of them off the list.")
        visitor.list_table()

    def line(self, visitor: Visitor) -> str:
        """With this line a table is listed from its beginning."""
        self.check(visitor)
        return f"list {self.clock.now():.0f}"

    def enlist(self, table: OpenTable, room: Room, guest: Guest, message: List) -> Change:
        """The maker of a table lists it, or does not any more."""
        seat = room.seat_for(message.seat, guest.held)
        room.check_list(seat)
        if not message.open:
            return room.enlist(0)
        if not room.listed:
            self.check(guest.visitor)
            table.maker = guest.visitor.address
        return room.enlist(room.listed or round(self.clock.now()))

    async def join(self, id: str, wish: JoinWish, visitor: Visitor) -> Joined:
        """A visitor takes a free seat, whose new secret nobody else has; the link that its maker holds opens it no more."""
        if not self.on:
            raise Refusal("illegal", OFF)
        visitor.join_table()
        try:
            table, room = self.tables.opened(await self.tables.room(id, visitor))
        except Refusal:
            self.known.pop(id, None)  # it has gone, perhaps by hand
            raise
        token = wish.token or new_token()
        seat = room.seat_of(token)
        if seat == NOBODY:
            if not room.listed or not room.free():
                raise Refusal(
                    "turn",
                    "This table waits for nobody any more: its last seat was just taken, or it is listed no longer.",
                )
            seat = room.free()[0]
            self.tables.changes.change(table, room, lambda: room.own(seat, token), "", None)
            table.show_out(seat)
        if not await self.tables.writer.settled():
            raise Refusal("busy", "The server cannot keep tables at the moment; please try again.")
        return Joined(id, seat_name(seat), token)

    def shown(self) -> OpenTables:
        """All that wait, the latest first."""
        for id, listing in self.known.items():
            here = self.tables.open[id].here() if id in self.tables.open else set[int]()
            for seat in listing.waiting.seats:
                seat.here = seat_number(seat.seat) in here
        found = sorted((listing.waiting for listing in self.known.values()), key=lambda one: -one.since)
        return OpenTables(self.on, found)


def waiting(room: Room) -> Waiting:
    """What anybody may know of an open table."""
    free = room.free()
    seats = [
        OpenSeat(
            seat_name(seat),
            "" if seat in free else person_name(chair.name),
            None if seat in free else chair.bot,
            seat in free,
        )
        for seat, chair in enumerate(room.chairs)
    ]
    moves = sum(move.seat >= 0 for move in room.match.log[room.head.begun :])
    return Waiting(room.id, room.head.game, unusual(room.game), seats, room.head.manners, room.listed, moves)


@lru_cache
def usual_options(slug: str, seats: int) -> dict[str, Any]:
    return entry(slug).make({PLAYERS: seats}).options


def unusual(game: Game) -> dict[str, Any]:
    """The options that are not as they usually are, of those that can be said in a few words."""
    shelf = entry(game.slug)
    usual = usual_options(game.slug, game.seats)
    quiet = (PLAYERS, shelf.collection, shelf.campaign)
    return {
        option.name: game.options[option.name]
        for option in shelf.options
        if option.name not in quiet
        and game.options[option.name] != usual[option.name]
        and is_short(game.options[option.name], option)
    }


def is_short(value: Any, option: Option) -> bool:
    """One of the choices, or some of what can be picked."""
    picked = isinstance(value, list) and len(value) <= option.most and all(name in option.pick for name in value)
    return picked or value in option.choices


async def show(request: Request) -> Response:
    """The list. A browser that has it already is told that nothing is new."""
    tables: Tables = request.app.state.tables
    data = encode(tables.listings.shown())
    tag = f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    return Response(data, headers={"etag": tag}, media_type="application/json")


async def join(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    wish = await body(request, JoinWish)
    return reply(await tables.listings.join(request.path_params["table"], wish, visitor_of(request)), 201)
