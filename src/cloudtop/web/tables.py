"""All tables that are awake, who is connected to them, and what their messages do."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from cloudtop.bots.ladder import simpler
from cloudtop.core.chance import NOBODY
from cloudtop.core.content import Pack, parse_pack
from cloudtop.core.errors import Mistake
from cloudtop.core.game import seat_name, seat_number
from cloudtop.games import entry
from cloudtop.table.series import sequel
from cloudtop.table.store import Begun, Brief, Ended, Row, Table, box_of
from cloudtop.web import wire
from cloudtop.web.alarms import Alarms
from cloudtop.web.bot_pool import BotPool, Job, details
from cloudtop.web.chapters import ended, names_of
from cloudtop.web.clock import Clock
from cloudtop.web.company import Change
from cloudtop.web.guest import Guest
from cloudtop.web.head import Chair, Head, hire
from cloudtop.web.log import logger, note
from cloudtop.web.mail import Mail, Postman
from cloudtop.web.messages import Refusal, encode, error
from cloudtop.web.open_table import OpenTable
from cloudtop.web.projection import summary
from cloudtop.web.room import Room
from cloudtop.web.visitors import Visitor, paid
from cloudtop.web.why import reasons
from cloudtop.web.wire import Act, Hello, Hint, Lots, Name, Own, Ping, Rematch, Resign, Say, Sit, ToServer, Undo, Why
from cloudtop.web.writer import Writer

HINT = "taught:1.5s"
MOST_ONLOOKERS = 100  # at one table
MOST_OF_ONE = 20  # onlookers from one address
MOST_OF_SEAT = 4  # connections
RETRY_AFTER = 5.0  # seconds after lines that could not be kept
MOST_LINES = 20_000  # of a table: its game has long been something else
ABANDONED = 600.0  # seconds after which nobody is asked any more whether lots may be drawn
HINTS_AT_ONCE = 1  # of one table
PONG = encode(wire.Pong())


class Tables:
    def __init__(self, writer: Writer, bot_pool: BotPool, sleep_after: float, clock: Clock) -> None:
        self.writer = writer
        self.bot_pool = bot_pool
        self.sleep_after = sleep_after
        self.clock = clock
        self.alarms = Alarms(self, clock)
        self.postman = Postman()
        self.open: dict[str, OpenTable] = {}  # by id
        self.asleep: list[Room] = []  # that fell asleep and are not summed up in the store
        self.beginning = asyncio.Lock()  # of a chapter
        self.used = time.monotonic()  # when somebody last asked for something
        self.tasks: set[asyncio.Task[None]] = set()  # bots and hints
        self.retry_after = RETRY_AFTER
        self.pruned = False  # old tables have gone since the server began

    # --- tables ---

    async def make(self, head: Head, pack: Pack, lines: list[str], seats: str = "", by: Visitor | None = None) -> Room:
        """A new table that begins with these lines of history; its box is kept with it, and its campaign knows of it."""
        id, secret = secrets.token_urlsafe(9), secrets.token_hex(32)
        pay = by.spend if by is not None else lambda seconds: None
        number = self.writer.new_number()
        room, lines = await asyncio.to_thread(paid, lambda: Room.lay(id, number, head, secret, pack, lines), pay)
        made = Table(room.number, id, time.time(), msgspec.json.encode(head).decode(), secret)
        kept = asyncio.get_running_loop().create_future()
        rows = [Row(room.number, seq, line, "") for seq, line in enumerate(lines, 1)]
        begun = Begun(head.campaign, id, seats, names_of(room.chairs)) if head.campaign else None
        self.writer.add(rows, kept.set_result, made, box_of(pack), begun)
        if not await kept:
            raise Refusal("busy", "The server cannot keep tables at the moment; please try again.")
        table = self.open.setdefault(id, OpenTable(id, self.clock.now()))
        table.room, table.maker = room, by.address if by is not None else ""
        note("table made", table=id, game=head.game, players=len(head.chairs))
        self.think(table)
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

    async def room(self, id: str) -> Room:
        """A table by its id, woken up if it sleeps."""
        table = self.open.get(id) or OpenTable(id, self.clock.now())
        self.used = table.used = table.looked = time.monotonic()
        if table.room is not None:
            if not table.guests:
                self.think(table)  # its bots may have rested
            return table.room
        if table.loading is None:
            self.open[id] = table
            table.loading = asyncio.get_running_loop().create_task(self.wake(table))
        return await asyncio.shield(table.loading)

    async def wake(self, table: OpenTable) -> Room:
        try:
            table.room = await self.made_again(table.id)
            self.think(table)
            return table.room
        except (sqlite3.Error, msgspec.DecodeError) as e:
            logger.exception("a table is damaged", extra={"facts": {"table": table.id}})
            raise Refusal("gone", f"What is kept of this table is damaged ({e}), so it cannot be opened.") from None
        finally:
            table.loading = None
            if table.room is None:
                self.open.pop(table.id, None)

    async def made_again(self, id: str) -> Room:
        """A table from what is kept of it."""
        kept = await self.writer.call(self.writer.store.load, id)
        if kept is None:
            raise Refusal("gone", "There is no such table; check the link, or start a new table.")
        head = msgspec.json.decode(kept.head, type=Head)
        pack = await self.pack(head.game, head.content)
        return await asyncio.to_thread(Room.wake, id, kept, head, pack)

    async def pack(self, slug: str, label: str) -> Pack | None:
        """The box of this label: one of ours, or one that is kept with the tables."""
        known = entry(slug).known_pack(label)
        if known is not None:
            return known
        text = await self.writer.call(self.writer.store.pack, slug, label)
        return None if text is None else parse_pack(text)

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
            gone = await self.writer.call(self.writer.store.prune, days, list(self.open))
            note("old tables gone", tables=gone)
        except sqlite3.Error:
            logger.exception("old tables could not go")

    async def close(self) -> None:
        """The server stops: all fall asleep."""
        for table in self.open.values():
            self.forget(table)
        await self.sum_up()

    # --- guests ---

    async def enter(self, id: str, guest: Guest, hello: Hello) -> OpenTable:
        """Somebody comes to a table: with the secrets of seats, or with none to look on."""
        room = await self.room(id)
        held = sorted({room.seat_of(token) for token in hello.tokens})
        if NOBODY in held:
            raise Refusal("token", "This link opens no seat at this table; ask for it again, or look on without one.")
        # The last guest of a finished game may have left meanwhile.
        table = self.open.setdefault(id, OpenTable(id, self.clock.now()))
        table.room = room = table.room or room
        guest.held = tuple(held)
        self.make_room(table, guest)
        table.guests.append(guest)
        if 0 <= hello.seq <= room.seq:
            keep = room.common_length(hello.seq)
            news = room.news(guest.held, keep, keep)
            message = encode(replace(news, seats=self.occupants(table, room), words=room.words))
        else:
            now = self.clock.now()
            message = encode(room.table(guest.held, table.places(), table.grace(now), now, self.alarms.up))
        self.after_disk(table, [], [(guest, message)])
        self.tell_seats(table, room, guest)
        for seat in held:
            if room.chairs[seat].standing:  # its person is back
                self.change(table, room, partial(room.sit, seat, None), "", None)
        self.think(table)
        return table

    def make_room(self, table: OpenTable, guest: Guest) -> None:
        """Who holds a seat always gets in, if need be in the place of its own oldest connection; onlookers if there is room."""
        for seat in guest.held:
            for oldest in table.connections(seat)[: 1 - MOST_OF_SEAT]:
                oldest.close(1013)
        onlookers = [one for one in table.guests if not one.held]
        of_one = [one for one in onlookers if one.visitor is guest.visitor]
        many = len(onlookers) >= MOST_ONLOOKERS or (guest.visitor.limits.connections and len(of_one) >= MOST_OF_ONE)
        if not guest.held and many:
            raise Refusal("busy", f"{len(onlookers)} people are looking on at this table already; come back later.")

    def leave(self, table: OpenTable, guest: Guest) -> None:
        table.leave(guest, self.clock.now())
        table.used = table.looked = time.monotonic()
        if table.room is not None and guest.held and table.guests:
            self.tell_seats(table, table.room)
        if table.room is not None and table.room.match.over and not table.guests and table.quiet():
            self.forget(table)
            del self.open[table.id]  # nobody looks at a finished game any more; it is in the store

    def occupants(self, table: OpenTable, room: Room) -> list[wire.Seat]:
        now = self.clock.now()
        return room.occupants(table.places(), table.grace(now), now, self.alarms.up)

    def tell_seats(self, table: OpenTable, room: Room, but: Guest | None = None) -> None:
        """Who sits where, to everybody."""
        message = encode(wire.Seats(self.occupants(table, room)))
        self.after_disk(table, [], [(guest, message) for guest in table.guests if guest is not but])

    def after_disk(
        self, table: OpenTable, rows: list[Row], answers: list[tuple[Guest, bytes]], mail: Mail | None = None,
        chapter: Ended | None = None,
    ) -> None:  # fmt: skip
        """Send answers, and then the news, once these rows, and all before them, are on the disk."""
        table.pending += 1

        def after(kept: bool) -> None:
            table.pending -= 1
            if not kept:
                self.give_up(table)
            for guest, message in answers if kept else []:
                guest.send(message)
            if kept and mail is not None:
                self.postman.take(mail)

        self.writer.add(rows, after, chapter=chapter)

    def give_up(self, table: OpenTable) -> None:
        """What could not be kept has not happened: everybody comes back to the table as it is in the store."""
        table.room = None
        for guest in table.guests:
            guest.send(error(Refusal("busy", "The server cannot keep moves at the moment; please try again.")))
            guest.close(1011)

    # --- messages ---

    async def handle(self, table: OpenTable, guest: Guest, message: ToServer) -> None:
        """Do what a message asks; a mistake raises and changes nothing."""
        if isinstance(message, Ping):
            guest.send(PONG)  # and a table that sleeps goes on sleeping
            return
        room = await self.room(table.id)
        self.alarms.call_time(table, room)
        if isinstance(message, Hello):
            raise Refusal("malformed", "Hello is said once, as the first message.")
        if guest.stamp(message.id) in room.done:
            seq = room.done[guest.stamp(message.id)]
            self.after_disk(table, [], [(guest, encode(wire.Ack(message.id, seq)))])
        elif isinstance(message, Why):
            seat = room.seat_for(message.seat, guest.held)
            found = paid(lambda: reasons(room.match, seat, message.targets), table.work.spend)
            self.after_disk(table, [], [(guest, encode(wire.Reasons(message.id, room.seq, found)))])
        elif isinstance(message, Hint):
            await self.hint(table, room, guest, message)
        elif isinstance(message, Rematch):
            await self.rematch(table, room, guest, message)
        else:
            self.change(table, room, lambda: self.carry_out(table, room, guest, message), message.id, guest)

    def carry_out(
        self, table: OpenTable, room: Room, guest: Guest, message: Act | Undo | Sit | Name | Say | Resign | Lots | Own
    ) -> Change:
        if isinstance(message, Act):
            return room.act(room.seat_for(message.seat, guest.held), message.lines, message.seq)
        if isinstance(message, Undo):
            return room.undo(room.seat_for(message.seat, guest.held), message.seq, message.to)
        if isinstance(message, Name):
            return room.rename(room.seat_for(message.seat, guest.held), message.name)
        if isinstance(message, Say):
            return self.say(table, room, guest, message)
        if isinstance(message, Resign):
            return room.resign(room.seat_for(message.seat, guest.held))
        if isinstance(message, Lots):
            return room.wish_lots(room.seat_for(message.seat, guest.held), message.agree, self.asked(table, room))
        if isinstance(message, Own):
            return self.own(table, room, room.seat_for(message.seat, guest.held), guest, message.token)
        return self.sit(table, room, guest, message)

    def own(self, table: OpenTable, room: Room, seat: int, guest: Guest, token: str) -> Change:
        """A seat gets a new secret; whoever has it open with the old one is shown the door."""
        change = room.own(seat, token)
        for other in table.connections(seat):
            if other is not guest:
                other.close(1008)
        return change

    def say(self, table: OpenTable, room: Room, guest: Guest, message: Say) -> Change:
        seat = room.seat_for(message.seat, guest.held)
        if not table.may_speak(seat):
            raise Refusal("flood", "You are saying much at once; wait a few seconds, then go on.")
        return room.say(seat, message.text)

    def asked(self, table: OpenTable, room: Room) -> list[int]:
        """Who must agree before lots are drawn: all people but those who have been away for long; with clocks really all."""
        if room.timing.on:
            return room.candidates()
        now = self.clock.now()
        return [seat for seat in room.candidates() if table.away(seat, now) < ABANDONED]

    def sit(self, table: OpenTable, room: Room, guest: Guest, message: Sit) -> Change:
        """A bot may take over a seat of one's own; for who has been away for a while sits in whoever was agreed upon."""
        if message.bot is None:
            return room.sit(room.seat_for(message.seat, guest.held), None)
        if not guest.held:
            raise Refusal("token", "Only players can let a bot take over; you are looking on.")
        seat = seat_number(message.seat)
        if 0 <= seat < room.game.seats and seat not in guest.held:
            if seat in table.here() or room.chairs[seat].bot:
                raise Refusal(
                    "token", f"Seat {message.seat} is not absent; only its own player can let a bot take over."
                )
            wait = table.grace(self.clock.now()).get(seat, 0)
            if wait:
                raise Refusal(
                    "turn",
                    f"Whoever has seat {message.seat} was here a moment ago; a bot may sit in after {wait} seconds.",
                )
            if message.bot != room.head.manners.stand_in:
                raise Refusal("token", f"For who is away only {room.head.manners.stand_in} may sit in at this table.")
            return room.stand_in(seat)
        return room.sit(room.seat_for(message.seat, guest.held), message.bot)

    def change(self, table: OpenTable, room: Room, do: Callable[[], Change], id: str, by: Guest | None) -> None:
        """The one way in which a table changes: do it, keep it and tell everybody; whoever asked for it learns that it is done."""
        if room.seq >= MOST_LINES:
            raise Refusal("large", f"This table has {MOST_LINES:,} lines of history, so it goes on no longer.")
        table.write_mail()  # of the last change, while the table is still as it was then
        change = room.timed(do(), self.clock.now(), self.alarms.up)
        self.alarms.set(room)
        stamp = by.stamp(id) if by is not None else ""
        if stamp:
            room.done[stamp] = room.seq
        rows = [Row(room.number, change.first_seq + i, line, stamp) for i, line in enumerate(change.lines)]
        answer = wire.Ack(id, room.seq) if change.silent(room) else wire.OnDisk(id, room.seq)
        mine = [(by, encode(answer))] if by is not None else []
        if change.silent(room) and not change.seats:
            told = self.told(table, room, change)
            self.after_disk(table, rows, [(guest, told) for guest in table.guests] + mine)
        else:
            if change.seats:
                seats = encode(wire.Seats(self.occupants(table, room)))
                mine += [(guest, seats) for guest in table.guests]
            table.mail = Mail(room, table.guests, change, by, id)
            self.after_disk(table, rows, mine, table.mail, ended(room) if room.head.campaign else None)
        self.think(table)

    def told(self, table: OpenTable, room: Room, change: Change) -> bytes:
        """What everybody hears of a change that moves nothing on the table."""
        if change.lines and change.lines[0].startswith("say "):
            return encode(wire.Spoken(room.words[-1]))
        return encode(wire.Seats(self.occupants(table, room)))

    async def rematch(self, table: OpenTable, room: Room, guest: Guest, message: Rematch) -> None:
        """The same people and options at a new table, with today's box; every seat keeps its secret and what it has collected."""
        if not guest.held:
            raise Refusal("token", "Only players can ask for a rematch; you are looking on.")
        if not room.match.over:
            raise Refusal("illegal", "A rematch begins when this game is over.")
        if not room.next:
            chairs = [
                Chair(chair.owner, chair.name, chair.bot if chair.owner == "bot" else None, chair.key, link=chair.link)
                for chair in room.chairs
            ]
            options = room.game.options if room.match.stopped else sequel(room.match)
            shelf = entry(room.head.game)
            pack = shelf.own_pack()
            head = Head(
                shelf.slug, shelf.rules, pack.label, options, chairs, games=room.head.games + 1,
                campaign=room.head.campaign, manners=room.head.manners,
            )  # fmt: skip
            new = (
                await self.make_chapter(head, pack, room.id) if head.campaign else (await self.make(head, pack, [])).id
            )
            if not room.next:  # somebody else may have asked meanwhile
                self.change(table, room, lambda: room.go_on_at(new), message.id, guest)
        self.tell_next(table, room)

    def tell_next(self, table: OpenTable, room: Room) -> None:
        """Where the game goes on, to everybody."""
        answer = encode(wire.NextTable(room.next))
        self.after_disk(table, [], [(someone, answer) for someone in table.guests])

    async def lead_on(self, id: str, new: str) -> None:
        """From a finished table to the one where its people go on."""
        room = await self.room(id)
        table = self.open.setdefault(id, OpenTable(id, self.clock.now()))
        table.room = room = table.room or room
        if not room.next:
            self.change(table, room, lambda: room.go_on_at(new), "", None)
            self.tell_next(table, room)

    # --- bots ---

    async def hint(self, table: OpenTable, room: Room, guest: Guest, message: Hint) -> None:
        seat = room.seat_for(message.seat, guest.held)
        if seat not in room.match.waiting():
            raise Refusal(
                "turn", f"{seat_name(seat)} has nothing to decide now.", room.game.whose_turn(room.match.state)
            )
        if not room.head.manners.hints:
            raise Refusal("illegal", "At this table nobody is given hints.")
        level = message.level or HINT
        hire(level)
        if table.hints >= HINTS_AT_ONCE:
            raise Refusal("busy", "A hint is being thought about already.")
        luck = room.match.luck("hint")
        job = Job(
            room.match, seat, level, luck, True, guest.visitor.address, table.id
        )  # of this moment: the table may go on
        table.hints += 1
        self.start(self.advise(table, guest, message.id, room.seq, job))

    async def advise(self, table: OpenTable, guest: Guest, id: str, seq: int, job: Job) -> None:
        try:
            found = await self.bot_pool.ask(job)
            guest.send(encode(wire.Hinted(id, seq, job.bot, details(found))))
        except Exception:
            logger.exception("a hint failed")
            guest.send(error(Refusal("busy", "The hint could not be worked out; please try again."), id))
        finally:
            table.hints -= 1

    def think(self, table: OpenTable) -> None:
        """If a bot has to decide, let it."""
        if table.thinking is None and table.room is not None and self.bot_to_move(table, table.room) != NOBODY:
            table.thinking = self.start(self.play_bot(table, table.room))

    def bot_to_move(self, table: OpenTable, room: Room) -> int:
        """The seat of a bot that must decide now, or NOBODY. Where only bots play they rest when nobody looks any more."""
        rests = not table.watched() and all(chair.bot for chair in room.chairs)
        return NOBODY if rests or room.seq >= MOST_LINES else room.bot_to_move()

    async def play_bot(self, table: OpenTable, room: Room) -> None:
        try:
            while table.room is room and (seat := self.bot_to_move(table, room)) != NOBODY:
                asked, bot = room.asked[seat], str(room.chairs[seat].bot)
                line = await self.decide(table, room, seat, bot)
                if table.room is room and room.asked[seat] == asked and room.chairs[seat].bot == bot:
                    table.used = time.monotonic()
                    self.play_line(table, room, seat, line)
        except Exception:
            logger.exception("a table stands still", extra={"facts": {"table": table.id}})
            self.tell(table, wire.Notice("bot-stuck", seat_name(room.bot_to_move()), ""))
            table.thinking = None
        else:
            table.thinking = None
            if table.room is None:
                self.start(self.come_back(table))
            self.think(table)  # the table may have been woken anew meanwhile

    async def come_back(self, table: OpenTable) -> None:
        """After lines that could not be kept the bot of a table goes on, also if nobody is there."""
        await asyncio.sleep(self.retry_after)
        with contextlib.suppress(Mistake):
            await self.room(table.id)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on by itself, until it or the server ends."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def stop(self) -> None:
        """Nobody thinks any more; what has happened is kept."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def decide(self, table: OpenTable, room: Room, seat: int, bot: str) -> str:
        """What a bot wants to do; nothing if it fails."""
        luck = room.match.luck("bot")
        job = Job(room.match, seat, bot, luck, False, table.address(), table.id, bool(table.guests))
        try:
            return (await self.bot_pool.ask(job))[0].line
        except Exception:
            logger.exception("a bot failed", extra={"facts": {"table": room.id, "bot": bot}})
            return ""

    def play_line(self, table: OpenTable, room: Room, seat: int, line: str) -> None:
        """What a bot wants is done. If it failed, a simpler one takes the seat, and everybody is told; if even random did, any
        offered move is played."""
        offer, bot = room.match.offer(seat), str(room.chairs[seat].bot)
        if line not in offer and simpler(bot) == bot:
            line = offer[room.match.luck("bot").below(len(offer))]
        if line in offer:
            self.change(table, room, lambda: room.play(seat, [line]), "", None)
        else:
            self.change(table, room, lambda: room.sit(seat, simpler(bot)), "", None)
            self.tell(table, wire.Notice("bot-failed", seat_name(seat), simpler(bot)))

    def tell(self, table: OpenTable, message: wire.Notice) -> None:
        """Something that everybody at the table is told, once what came before it is on the disk."""
        data = encode(message)
        self.after_disk(table, [], [(guest, data) for guest in table.guests])
