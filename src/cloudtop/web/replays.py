"""Looking back: games of tables and of records, a few moments at a time.

Whoever looks costs work and pays for it (`web/visitors.py`), and there is a limit to the size of a record, and to how much
is done and waits at once. A game that was looked at is kept for a while.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from typing import TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from cloudtop.core.chance import OPEN, SPECTATOR
from cloudtop.core.errors import Mistake
from cloudtop.core.game import seat_number
from cloudtop.table.luck import check_luck
from cloudtop.table.match import Match
from cloudtop.table.record import parse_record
from cloudtop.table.resume import resume
from cloudtop.web.forms import body, reply
from cloudtop.web.guard import visitor_of
from cloudtop.web.head import LONGEST_NAME
from cloudtop.web.messages import Refusal
from cloudtop.web.packed import large_reply, sheet_reply
from cloudtop.web.tables import Tables, table_of
from cloudtop.web.visitors import Visitor
from cloudtop.web.walk import Walk
from cloudtop.web.wire_past import Frames, ReplayWish, Totals
from cloudtop.web.wire_tables import Luck

MOST_LETTERS = 200_000  # of a record
MOST_MOVES = 5_000  # of a record
AT_ONCE = 2  # games that are looked at in the same moment
MOST_WAITING = 20  # requests that wait for their turn
MOST_OF_ONE = 6  # of one address
KEPT = 40  # games that are kept for the next request
KEPT_FOR = 300.0  # seconds
T = TypeVar("T")


def eyes(name: str, seats: int) -> int:
    """Whose eyes a letter means: a seat, `-` a spectator, `*` an open table."""
    if name in ("-", "*"):
        return SPECTATOR if name == "-" else OPEN
    seat = seat_number(name)
    if not 0 <= seat < seats:
        raise Mistake(f"'{name}' is not a seat; a replay is seen by a seat such as A, by - (a spectator) or * (open).")
    return seat


class Replays:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.walks: dict[str, tuple[float, Walk]] = {}
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.waiting: list[Visitor] = []

    async def work(self, request: Request, do: Callable[[], T]) -> T:
        """Do something that takes a while, beside the tables, and not for who has gone."""
        visitor = visitor_of(request)
        if len(self.waiting) >= MOST_WAITING:
            raise Refusal("busy", "Many people are looking at games just now; please try again in a moment.")
        if visitor.limits.requests and self.waiting.count(visitor) >= MOST_OF_ONE:
            raise Refusal("flood", "You are looking at too many games at once; wait a moment, then go on.")
        self.waiting.append(visitor)
        try:
            async with self.turn:
                if await request.is_disconnected():
                    raise Refusal("busy", "Nobody is waiting for the answer any more.")
                return await visitor.beside(do)
        finally:
            self.waiting.remove(visitor)

    def keep(self, key: str, walk: Walk) -> Walk:
        now = time.monotonic()
        self.walks.pop(key, None)
        self.walks[key] = now, walk
        for old, (used, _) in list(self.walks.items()):  # the longest unused come first
            if len(self.walks) > KEPT or now - used > KEPT_FOR:
                del self.walks[old]
        return walk

    def kept(self, key: str) -> Walk | None:
        found = self.walks.get(key)
        return self.keep(key, found[1]) if found else None

    async def of_table(self, request: Request, id: str) -> Walk:
        """The game of a table, as far as it has come."""
        room = await self.tables.room(id, visitor_of(request))
        match, log = room.match, list(room.match.log)
        walk = self.kept(id) or self.keep(id, Walk(match.game, match.names, match.position))
        walk.scene.names = match.names

        def follow() -> Walk:
            with walk.lock:
                return walk.follow(log)

        return await self.work(request, follow)

    async def of_record(self, request: Request, text: str) -> tuple[str, Walk]:
        """The game of a record, and the key by which it is found again."""
        key = hashlib.blake2b(text.encode("utf-8", "replace"), digest_size=16).hexdigest()
        known = self.kept(key)
        if known is not None:
            return key, known
        match = await self.played(request, text)

        def walk() -> Walk:
            return Walk(match.game, match.names, match.position).follow(match.log)

        return key, self.keep(key, await self.work(request, walk))

    async def played(self, request: Request, text: str) -> Match:
        """The match of a record, with the box it was played with."""
        if len(text) > MOST_LETTERS:
            raise Refusal("large", f"A record has at most {MOST_LETTERS:,} letters here.")
        record = await self.work(request, lambda: parse_record(text))
        if len(record.lines) > MOST_MOVES:
            raise Refusal("large", f"A record has at most {MOST_MOVES:,} moves here, not {len(record.lines):,}.")
        pack = await self.tables.pack(record.head["game"], record.head["content"])
        match = await self.work(request, lambda: resume(record, pack=pack))
        match.names = [name[:LONGEST_NAME] for name in match.names]
        return match

    async def answer(self, request: Request, walk: Walk, wish: ReplayWish, key: str | UnsetType = UNSET) -> Response:
        seat = eyes(wish.eyes, walk.scene.game.seats)
        if wish.sheet:
            data = await self.work(request, lambda: walk.sheet(wish.first))
            return sheet_reply(request, data)
        if wish.totals:
            return await self.work(request, lambda: large_reply(request, Totals(walk.totals(seat))))
        first = wish.first
        if first is None:
            return await self.work(request, lambda: large_reply(request, replace(walk.overview(seat), key=key)))
        if first > len(walk.log):
            raise Mistake(f"This game has {len(walk.log)} moves; there is no moment after {first}.")
        return await self.work(request, lambda: large_reply(request, Frames(walk.frames(seat, first, wish.count))))


async def replay_table(request: Request) -> Response:
    replays: Replays = request.app.state.replays
    wish = await body(request, ReplayWish)
    id = request.path_params["table"]
    room = await table_of(request)
    seat = eyes(wish.eyes, room.game.seats)
    if not room.match.over and seat != SPECTATOR and (not wish.token or room.seat_of(wish.token) != seat):
        raise Refusal("token", "While the game goes on, you can look back with your own eyes only.")
    return await replays.answer(request, await replays.of_table(request, id), wish)


async def luck(request: Request) -> Response:
    """The key of a finished game, and how many outcomes of chance have followed from it."""
    replays: Replays = request.app.state.replays
    room = await table_of(request)
    if not room.match.over:
        raise Refusal("turn", "The game is not over; the key of its luck is told when it is.")
    promise = room.match.promise()
    outcomes = await replays.work(request, lambda: check_luck(room.match, promise))
    return reply(Luck(promise.seal, promise.begun, promise.key, outcomes))


async def replay_record(request: Request) -> Response:
    replays: Replays = request.app.state.replays
    wish = await body(request, ReplayWish)
    if wish.record is not None:
        key, walk = await replays.of_record(request, wish.record)
        return await replays.answer(request, walk, wish, key)
    known = replays.kept(wish.key)
    if known is None:
        raise Refusal("gone", "The record is not here any more; send it again.")
    return await replays.answer(request, known, wish, wish.key)
