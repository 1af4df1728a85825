"""Who is not there is told when it is their turn. What is due follows from how the table lies and what a channel was last told, so a
restart changes nothing: what was not sent is sent then, and nothing is sent twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple

from cloudtop.core.chance import CHANCE
from cloudtop.core.errors import Mistake
from cloudtop.table import channels
from cloudtop.table.channels import Channel
from cloudtop.web import hooks, notice_words
from cloudtop.web.allowance import Allowances
from cloudtop.web.clock import Clock
from cloudtop.web.head import new_token
from cloudtop.web.hooks import Failed
from cloudtop.web.letters import Post
from cloudtop.web.log import logger
from cloudtop.web.room import Room

if TYPE_CHECKING:
    from cloudtop.web.open_table import OpenTable
    from cloudtop.web.tables import Tables

EVERY = 1.0  # seconds
AGAIN_AFTER = (60.0, 300.0, 1800.0)  # seconds, when it did not arrive
AT_ONCE = 16  # that are sent at the same time: some hosts take all the time that they are given
KEEP_WITHIN = 10.0  # seconds
END = -1  # in the place of a line of the history: the game is over
NOW = -2  # whatever is due: a test, or the first letter
MINUTE, HOUR = 60.0, 3600.0


class Outside(NamedTuple):
    """How somebody who is not at a table may be told."""

    hooks: hooks.Where = "public"
    post: Post | None = None
    origins: tuple[str, ...] = ()
    wait: float = 60.0  # seconds, in which one may come by oneself


USUAL = Outside()


class Due(NamedTuple):
    """What a seat will be told: that it is its turn since a line of the history, or the END."""

    since: int
    when: float
    tries: int = 0


Seat = tuple[str, int]  # the id of a table, and a place at it


def turn_began(room: Room, seat: int) -> tuple[int, bool]:
    """The line of the history since which a seat that must decide has to, without a pause, and whether it has moved since."""
    log = room.match.log
    first, moved = len(log), False
    while first > 0 and (log[first - 1].seat == CHANCE or seat in log[first - 1].beside):
        first -= 1
        moved = moved or log[first].seat == seat
    line = room.seq
    while line > 0 and room.lengths[line - 1] >= first:
        line -= 1
    return line, moved


def news(room: Room, channel: Channel) -> int | None:
    """What a channel has to be told."""
    if not channel.confirmed or channel.ended or channel.key != room.chairs[channel.seat].key:
        return None
    if room.match.over:
        return END
    if channel.seat not in room.match.waiting() or room.chairs[channel.seat].bot:
        return None
    began, _ = turn_began(room, channel.seat)
    return began if began > channel.told else None


class Notices:
    def __init__(self, tables: Tables, clock: Clock, outside: Outside) -> None:
        self.tables = tables
        self.clock = clock
        self.outside = outside
        self.known: dict[str, dict[tuple[int, str], Channel]] = {}  # by table
        self.due: dict[Seat, Due] = {}
        self.busy: set[Seat] = set()  # seats that are being told
        self.threads = ThreadPoolExecutor(AT_ONCE, "notices")
        self.tasks: set[asyncio.Task[None]] = set()  # what is being sent
        self.sent = self.failed = 0
        self.of_seat = Allowances(1 / MINUTE, 10)
        self.to_host = Allowances(1, 60)
        self.to_person = Allowances(6 / HOUR, 10)  # mail

    # --- what is due ---

    async def watch(self) -> None:
        """Look again and again whether somebody has to be told."""
        await self.find()
        while True:
            self.look()
            await self.clock.sleep(EVERY)

    async def find(self) -> None:
        """The tables where somebody may have to be told something go on."""
        store = self.tables.writer.store
        for id, channel in await self.tables.writer.call(channels.waiting, store.db):
            self.known.setdefault(id, {})[channel.seat, channel.kind] = channel
        await self.tables.wake_all(list(self.known))

    def of(self, id: str, seat: int) -> list[Channel]:
        return [channel for channel in self.known.get(id, {}).values() if channel.seat == seat]

    def set(self, room: Room) -> None:
        """Remember who has to be told, as a table is kept."""
        for seat in {seat for seat, _ in self.known.get(room.id, {})}:
            key = room.id, seat
            since = next((what for channel in self.of(*key) if (what := news(room, channel)) is not None), None)
            if since is None:
                self.due.pop(key, None)
            elif key not in self.busy and (key not in self.due or self.due[key].since != since):
                self.due[key] = Due(since, self.clock.now() + self.outside.wait)

    def look(self) -> None:
        now = self.clock.now()
        for key, due in list(self.due.items()):
            if due.when <= now:
                self.busy.add(key)
                del self.due[key]
                self.start(self.tell(key, due))

    async def tell(self, key: Seat, due: Due) -> None:
        """Tell a seat what is due, if it still is, and nobody has seen it meanwhile."""
        id, seat = key
        try:
            table, room = self.tables.opened(await self.tables.room(id))
            waiting = [channel for channel in self.of(id, seat) if news(room, channel) == due.since]
            if self.seen(table, room, seat):
                for channel in waiting:
                    await self.update(id, channel, told(due))
            else:
                again = [await self.deliver(room, channel, due) for channel in waiting]
                if any(again):
                    self.due[key] = Due(due.since, self.clock.now() + AGAIN_AFTER[due.tries], due.tries + 1)
        except Mistake:
            self.known.pop(id, None)  # the table is gone, or cannot be played on
        except Exception:
            logger.exception("a notice was not sent", extra={"facts": {"table": id}})
        finally:
            self.busy.discard(key)
            self.look_at(id)

    def look_at(self, id: str) -> None:
        """What was kept of a channel meanwhile may change what is due; what is not on the disk yet does not."""
        table = self.tables.open.get(id)
        if table is not None and table.room is not None and not table.unkept:
            self.set(table.room)

    def seen(self, table: OpenTable, room: Room, seat: int) -> bool:
        """Does its person look at the table, or have they moved?"""
        looking = any(not guest.away for guest in table.connections(seat))
        return looking or (not room.match.over and turn_began(room, seat)[1])

    # --- to tell ---

    async def deliver(self, room: Room, channel: Channel, due: Due) -> bool:
        """Tell one channel; is another try worth it?"""
        event: notice_words.Event = "over" if due.since == END else "turn"
        after = told(due)
        fault = await self.send(room, channel, event, due.since, after)
        again = fault is not None and fault.again and due.tries < len(AGAIN_AFTER)
        if again:
            after = {"told": channel.told, "ended": channel.ended}
        if fault is not None:
            await self.update(room.id, channel, after | self.failing(fault))
        return again

    async def try_out(self, room: Room, channel: Channel, event: notice_words.Event) -> None:
        """Send something that is not about the game."""
        fault = await self.send(room, channel, event, NOW, {})
        if fault is not None:
            await self.update(room.id, channel, self.failing(fault))

    def failing(self, fault: Failed) -> dict[str, object]:
        return {"at": self.clock.now(), "fault": f"{fault.what} {fault.fact}".strip()}

    async def send(
        self, room: Room, channel: Channel, event: notice_words.Event, place: int, after: dict[str, object]
    ) -> Failed | None:
        """Send one notice; why it did not arrive. That it was sent is kept (with `after`) just before it leaves."""
        fault = await self.go_out(room, channel, event, place, {**after, "at": self.clock.now(), "fault": ""})
        self.sent += fault is None
        self.failed += fault is not None
        return fault

    async def go_out(
        self, room: Room, channel: Channel, event: notice_words.Event, place: int, after: dict[str, object]
    ) -> Failed | None:
        if not self.may_send(room.id, channel):
            return Failed("often", again=True)
        loop = asyncio.get_running_loop()
        message = notice_words.notice(room, channel, event, place)

        def begin() -> None:
            asyncio.run_coroutine_threadsafe(self.update(room.id, channel, after), loop).result(KEEP_WITHIN)

        try:
            await loop.run_in_executor(self.threads, self.hand_over, channel, message, begin)
        except Failed as e:
            return e
        return None

    def hand_over(self, channel: Channel, message: notice_words.Notice, begin: Callable[[], None]) -> None:
        if channel.kind == "hook":
            hooks.post(channel.target, notice_words.hook_body(message), self.outside.hooks, begin)
        elif self.outside.post is not None:
            self.outside.post.send(notice_words.letter(message, channel), begin)
        else:
            raise Failed("post")

    def may_send(self, id: str, channel: Channel) -> bool:
        """A seat, a host and a person are told so often, and not more often."""
        if channel.kind == "mail":
            there = self.to_person.take(channel.target.lower())
        else:
            there = self.to_host.take(hooks.host_of(channel.target))
        return there and self.of_seat.take(f"{id} {channel.seat}")

    # --- to keep ---

    async def update(self, id: str, channel: Channel, what: dict[str, Any]) -> None:
        """Keep what has become of a channel and nothing else of it: a test and a turn may be told at the same time. If its person
        has named another one meanwhile, that stays as it is."""
        await self.tables.writer.call(channels.update, self.tables.writer.store.db, channel.token, what)
        known = self.known.get(id, {})
        for place, now in known.items():
            if now.token == channel.token:
                known[place] = now._replace(**what)

    async def keep(self, id: str, channel: Channel) -> None:
        store = self.tables.writer.store
        await self.tables.writer.call(channels.keep, store.db, channel)
        self.known.setdefault(id, {})[channel.seat, channel.kind] = channel

    async def drop(self, id: str, channel: Channel) -> None:
        store = self.tables.writer.store
        await self.tables.writer.call(channels.drop, store.db, channel)
        self.known.get(id, {}).pop((channel.seat, channel.kind), None)

    async def follow(self, room: Room, new: Room) -> None:
        """Whoever plays on at another table is told there, too."""
        writer, seats = self.tables.writer, {chair.key: seat for seat, chair in enumerate(new.chairs)}
        for channel in await writer.call(channels.of_table, writer.store.db, room.number):
            if channel.key in seats:
                seat, token = seats[channel.key], new_token()
                anew = channel._replace(
                    number=new.number, seat=seat, token=token, told=-1, ended=False, at=0.0, fault=""
                )
                await self.keep(new.id, anew)
        self.set(new)

    def forget(self, id: str) -> None:
        """A table falls asleep; nobody has to be told anything more if its game is over."""
        if all(channel.ended for channel in self.known.get(id, {}).values()):
            self.known.pop(id, None)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (e := task.exception()) is not None:
            logger.error("a notice was not sent", exc_info=e)

    async def stop(self) -> None:
        """What has not begun to leave is sent when the server is started again."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)


def told(due: Due) -> dict[str, object]:
    """A channel knows what was due."""
    return {"ended": True} if due.since == END else {"told": due.since}
