"""All tables: made, woken up when somebody asks for them, asleep when nothing happens, gone in the end."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace
from starlette.requests import Request

from cloudtop.core.content import Pack, parse_pack
from cloudtop.core.errors import Mistake
from cloudtop.core.typed import decode
from cloudtop.games import entry
from cloudtop.table.store import Begun, Brief, Row, Table, box_of
from cloudtop.web.alarms import Alarms
from cloudtop.web.bot_pool import BotPool
from cloudtop.web.changes import Changes
from cloudtop.web.chapters import names_of
from cloudtop.web.clock import Clock
from cloudtop.web.guard import visitor_of
from cloudtop.web.head import Head
from cloudtop.web.listings import Listings
from cloudtop.web.log import logger, note
from cloudtop.web.messages import Refusal, encode
from cloudtop.web.notices import USUAL, Notices, Outside
from cloudtop.web.open_table import OpenTable
from cloudtop.web.projection import summary
from cloudtop.web.reach import Reaching
from cloudtop.web.room import Room
from cloudtop.web.table_bots import TableBots
from cloudtop.web.visitors import HOUSE, Visitor
from cloudtop.web.writer import Writer


class Tables:
    def __init__(
        self, writer: Writer, bot_pool: BotPool, sleep_after: float, clock: Clock, outside: Outside = USUAL,
        open_tables: bool = True,
    ) -> None:  # fmt: skip
        self.writer = writer
        self.bot_pool = bot_pool
        self.sleep_after = sleep_after
        self.clock = clock
        self.alarms = Alarms(self, clock)
        self.changes = Changes(writer, clock, self.go_on, self.alarms.again)
        self.bots = TableBots(bot_pool, self.changes)
        self.notices = Notices(self, clock, outside)
        self.reaching = Reaching(self.notices)
        self.listings = Listings(self, open_tables, clock)
        self.open: dict[str, OpenTable] = {}  # by id
        self.asleep: list[Room] = []  # that fell asleep and are not summed up in the store
        self.beginning = asyncio.Lock()  # of a chapter
        self.used = time.monotonic()  # when somebody last asked for something
        self.pruned = False  # old tables have gone since the server began

    async def make(self, head: Head, pack: Pack, lines: list[str], seats: str = "", by: Visitor = HOUSE) -> Room:
        """A new table that begins with these lines of history; its box is kept with it, and its campaign knows of it."""
        id, secret = secrets.token_urlsafe(9), secrets.token_hex(32)
        number = self.writer.new_number()
        room, lines = await by.beside(lambda: Room.lay(id, number, head, secret, pack, lines))
        made = Table(room.number, id, time.time(), msgspec.json.encode(head).decode(), secret)
        kept = asyncio.get_running_loop().create_future()
        rows = [Row(room.number, seq, line, "") for seq, line in enumerate(lines, 1)]
        begun = Begun(head.campaign, id, seats, names_of(room.chairs)) if head.campaign else None
        self.writer.add(rows, kept.set_result, made, box_of(pack), begun)
        if not await kept:
            raise Refusal("busy", "The server cannot keep tables at the moment; please try again.")
        table = self.open.setdefault(id, OpenTable(id, self.clock.now()))
        table.room, table.maker = room, by.address
        note("table made", table=id, game=head.game, players=len(head.chairs))
        self.go_on(table, room)
        return room

    async def make_chapter(self, head: Head, pack: Pack, before: str, seats: str | None = None) -> str:
        """The table of the next chapter of a campaign, after the table `before`: one only, however many ask for it."""
        async with self.beginning:
            kept = await self.writer.call(self.writer.store.campaign, head.campaign)
            if kept is None:  # deleted meanwhile, so its people play on without
                return (await self.make(replace(head, campaign=""), pack, [])).id
            if kept.current != before:
                return kept.current
            return (await self.make(head, pack, [], kept.seats if seats is None else seats)).id

    async def room(self, id: str, by: Visitor = HOUSE) -> Room:
        """A table by its id, woken up if it sleeps; whoever asks first pays for that."""
        table = self.open.get(id) or OpenTable(id, self.clock.now())
        self.used = table.used = table.looked = time.monotonic()
        if table.room is not None:
            if not table.guests:
                self.bots.think(table)  # its bots may have rested
            return table.room
        if table.loading is None:
            self.open[id] = table
            table.loading = asyncio.get_running_loop().create_task(self.wake(table, by))
        return await asyncio.shield(table.loading)

    def opened(self, room: Room) -> tuple[OpenTable, Room]:
        """A table that was just asked for: its last guest may have left meanwhile, and it may be awake anew."""
        table = self.open.setdefault(room.id, OpenTable(room.id, self.clock.now()))
        table.room = table.room or room
        return table, table.room

    async def wake(self, table: OpenTable, by: Visitor) -> Room:
        try:
            table.room = await self.made_again(table.id, by)
            self.go_on(table, table.room)
            return table.room
        except (sqlite3.Error, msgspec.DecodeError) as e:
            logger.exception("a table is damaged", extra={"facts": {"table": table.id}})
            raise Refusal("gone", f"What is kept of this table is damaged ({e}), so it cannot be opened.") from None
        finally:
            table.loading = None
            if table.room is None:
                self.open.pop(table.id, None)

    async def wake_all(self, ids: Iterable[str]) -> None:
        """Tables at which something waits for its time; one that cannot be woken keeps no other from it."""
        for id in ids:
            try:
                await self.room(id)
            except Mistake:
                pass  # whoever opens it is told why
            except Exception:
                logger.exception("a table does not wake", extra={"facts": {"table": id}})

    async def made_again(self, id: str, by: Visitor) -> Room:
        """A table from what is kept of it."""
        kept = await self.writer.call(self.writer.store.load, id)
        if kept is None:
            raise Refusal("gone", "There is no such table; check the link, or start a new table.")
        head = decode(kept.head, Head)
        pack = await self.pack(head.game, head.content)
        return await by.beside(lambda: Room.wake(id, kept, head, pack))

    async def pack(self, slug: str, label: str) -> Pack | None:
        """The box of this label: one of ours, or one that is kept with the tables."""
        known = entry(slug).known_pack(label)
        if known is not None:
            return known
        text = await self.writer.call(self.writer.store.pack, slug, label)
        return None if text is None else parse_pack(text)

    def go_on(self, table: OpenTable, room: Room) -> None:
        """What follows from how a table lies, as it is kept."""
        self.alarms.set(room)
        self.notices.set(room)
        self.listings.follow(table, room)
        self.bots.think(table)

    async def put_to_sleep(self) -> None:
        """Forget tables where nothing has happened for a while; they are in the store."""
        late = time.monotonic() - self.sleep_after
        for id, table in list(self.open.items()):
            if table.used < late and table.quiet():
                self.forget(table)
                if not table.guests:
                    del self.open[id]
        await self.sum_up()

    def forget(self, table: OpenTable) -> None:
        if table.room is not None:
            self.asleep.append(table.room)
            self.notices.forget(table.id)
        table.room = table.mail = None

    async def sum_up(self) -> None:
        """Keep how the tables that fell asleep stand, so that nobody has to wake them for it."""
        rooms, self.asleep = self.asleep, []
        try:
            briefs = [Brief(room.number, room.seq, encode(summary(room.id, room.match)).decode()) for room in rooms]
            if briefs:
                await self.writer.call(self.writer.store.sum_up, briefs)
        except Exception:
            logger.exception("summaries could not be kept")

    async def prune(self, days: int) -> None:
        """Let go of tables where nobody was for so many days."""
        self.pruned = True
        try:
            stay = [*self.open, *self.listings.known]
            gone = await self.writer.call(self.writer.store.prune, days, stay)
            note("old tables gone", tables=gone)
        except sqlite3.Error:
            logger.exception("old tables could not go")

    async def close(self) -> None:
        """The server stops: all fall asleep."""
        for table in self.open.values():
            self.forget(table)
        await self.sum_up()


async def table_of(request: Request) -> Room:
    """The table that a request is about."""
    tables: Tables = request.app.state.tables
    return await tables.room(request.path_params["table"], visitor_of(request))
