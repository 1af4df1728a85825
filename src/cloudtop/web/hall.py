"""All tables that are awake, who is connected to them, and what their messages do."""

from __future__ import annotations

import asyncio
import secrets
import time

import msgspec

from cloudtop.bots.ladder import simpler
from cloudtop.core.chance import NOBODY
from cloudtop.core.content import Pack, parse_pack
from cloudtop.core.game import seat_name, seat_number
from cloudtop.games import entry
from cloudtop.table.series import sequel
from cloudtop.table.store import Row, Table, box_of
from cloudtop.web.guest import Guest
from cloudtop.web.journal import logger, note
from cloudtop.web.keeper import Keeper
from cloudtop.web.mail import Mail, Postman
from cloudtop.web.messages import Act, Hello, Hint, Incoming, Name, Refusal, Rematch, Sit, Undo, Why, encode, error
from cloudtop.web.room import Chair, Change, Head, Room, hire
from cloudtop.web.thinkers import Job, Thinkers, details
from cloudtop.web.why import reasons

HINT = "monte_carlo:1.5s"  # the strongest level of the lobby
MOST_GUESTS = 100  # at one table
HINTS_AT_ONCE = 1  # of one table


class Place:
    """A table and the people at it. Its room sleeps while nothing happens: it can be made again from the store."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.guests: list[Guest] = []
        self.room: Room | None = None
        self.loading: asyncio.Task[Room] | None = None
        self.pending = 0  # groups of lines that are not on the disk yet
        self.mail: Mail | None = None  # the news of the last change
        self.thinking: asyncio.Task[None] | None = None
        self.hints = 0
        self.used = time.monotonic()

    def here(self) -> set[int]:
        return {seat for guest in self.guests for seat in guest.seats}

    def about_to_change(self) -> None:
        """Write the news of the last change before the next one."""
        if self.mail is not None:
            self.mail.write()
            self.mail = None

    def quiet(self) -> bool:
        return self.pending == 0 and self.thinking is None and self.loading is None and self.hints == 0


class Hall:
    def __init__(self, keeper: Keeper, thinkers: Thinkers, sleep_after: float = 60.0) -> None:
        self.keeper = keeper
        self.thinkers = thinkers
        self.sleep_after = sleep_after
        self.postman = Postman()
        self.places: dict[str, Place] = {}
        self.used = time.monotonic()  # when somebody last asked for something

    # --- tables ---

    async def make(self, head: Head, pack: Pack, lines: list[str]) -> Room:
        """A new table that begins with these lines of history; its box is kept with it."""
        id, secret = secrets.token_urlsafe(9), secrets.token_hex(32)
        room = Room(id, self.keeper.new_number(), head, secret, pack)
        for line in lines:
            room.repeat(line)
        lines = lines + room.roll()
        room.ask_anew()
        table = Table(room.number, id, time.time(), msgspec.json.encode(head).decode(), secret)
        kept = asyncio.get_running_loop().create_future()
        rows = [Row(room.number, seq, line, "") for seq, line in enumerate(lines, 1)]
        self.keeper.keep(rows, kept.set_result, table, box_of(pack))
        if not await kept:
            raise Refusal("busy", "The server cannot keep tables at the moment; please try again.")
        place = self.places.setdefault(id, Place(id))
        place.room = room
        note("table made", table=id, game=head.game, players=len(head.chairs))
        self.think(place)
        return room

    async def room(self, id: str) -> Room:
        """A table by its id, woken up if it sleeps."""
        place = self.places.get(id) or Place(id)
        self.used = place.used = time.monotonic()
        if place.room is not None:
            return place.room
        if place.loading is None:
            self.places[id] = place
            place.loading = asyncio.get_running_loop().create_task(self.wake(place))
        return await asyncio.shield(place.loading)

    async def wake(self, place: Place) -> Room:
        try:
            kept = await self.keeper.call(self.keeper.store.load, place.id)
            if kept is None:
                raise Refusal("gone", "There is no such table; check the link, or start a new table.")
            head = msgspec.json.decode(kept.head, type=Head)
            place.room = Room.wake(place.id, kept, head, await self.pack(head.game, head.content))
            return place.room
        finally:
            place.loading = None
            if place.room is None:
                self.places.pop(place.id, None)

    async def pack(self, slug: str, label: str) -> Pack | None:
        """The box of this label: one of ours, or one that is kept with the tables."""
        known = entry(slug).known_pack(label)
        if known is not None:
            return known
        text = await self.keeper.call(self.keeper.store.pack, slug, label)
        return None if text is None else parse_pack(text)

    def put_to_sleep(self) -> None:
        """Forget tables where nothing has happened for a while; they are in the store."""
        late = time.monotonic() - self.sleep_after
        for id, place in list(self.places.items()):
            if place.used < late and place.quiet():
                place.room = place.mail = None
                if not place.guests:
                    del self.places[id]

    # --- guests ---

    async def enter(self, id: str, guest: Guest, hello: Hello) -> Place:
        """Somebody comes to a table: with the secrets of seats, or with none to look on."""
        room = await self.room(id)
        seats = sorted({room.seat_of(token) for token in hello.tokens})
        if NOBODY in seats:
            raise Refusal("token", "This link opens no seat at this table; ask for it again, or look on without one.")
        place = self.places.setdefault(id, Place(id))  # the last guest of a finished game may have left meanwhile
        place.room = room = place.room or room
        if len(place.guests) >= MOST_GUESTS:
            raise Refusal("busy", f"There are {MOST_GUESTS} people at this table already; come back later.")
        guest.seats = tuple(seats)
        place.guests.append(guest)
        if 0 <= hello.seq <= room.seq:
            keep = room.keeps(hello.seq)
            message = room.news(guest.seats, keep, keep) | {"seats": room.seats(place.here())}
        else:
            message = room.table(guest.seats, place.here())
        self.after_disk(place, [], [(guest, encode(message))])
        self.tell_seats(place, room, guest)
        self.think(place)
        return place

    def leave(self, place: Place, guest: Guest) -> None:
        place.guests.remove(guest)
        place.used = time.monotonic()
        if place.room is not None and guest.seats and place.guests:
            self.tell_seats(place, place.room)
        if place.room is not None and place.room.match.over and not place.guests and place.quiet():
            del self.places[place.id]  # nobody looks at a finished game any more; it is in the store

    def tell_seats(self, place: Place, room: Room, but: Guest | None = None) -> None:
        """Who sits where, to everybody."""
        message = encode({"is": "seats", "seats": room.seats(place.here())})
        self.after_disk(place, [], [(guest, message) for guest in place.guests if guest is not but])

    def after_disk(
        self, place: Place, rows: list[Row], answers: list[tuple[Guest, bytes]], mail: Mail | None = None
    ) -> None:
        """Send answers, and then the news, once these rows, and all before them, are on the disk."""
        place.pending += 1

        def after(kept: bool) -> None:
            place.pending -= 1
            if not kept:
                self.give_up(place)
            for guest, message in answers if kept else []:
                guest.send(message)
            if kept and mail is not None:
                self.postman.take(mail)

        self.keeper.keep(rows, after)

    def give_up(self, place: Place) -> None:
        """What could not be kept has not happened: everybody comes back to the table as it is in the store."""
        place.room = None
        for guest in place.guests:
            guest.send(error(Refusal("busy", "The server cannot keep moves at the moment; please try again.")))
            guest.close(1011)

    # --- messages ---

    async def handle(self, place: Place, guest: Guest, message: Incoming) -> None:
        """Do what a message asks; a mistake raises and changes nothing."""
        room = await self.room(place.id)
        if isinstance(message, Hello):
            raise Refusal("malformed", "Hello is said once, as the first message.")
        if guest.stamp(message.id) in room.done:
            seq = room.done[guest.stamp(message.id)]
            self.after_disk(place, [], [(guest, encode({"is": "ack", "id": message.id, "seq": seq}))])
        elif isinstance(message, Why):
            found = reasons(room.match, room.held(message.seat, guest.seats), message.targets)
            answer = {"is": "why", "id": message.id, "seq": room.seq, "reasons": found}
            self.after_disk(place, [], [(guest, encode(answer))])
        elif isinstance(message, Hint):
            await self.hint(place, room, guest, message)
        elif isinstance(message, Rematch):
            await self.rematch(place, room, guest, message)
        else:
            place.about_to_change()
            self.happen(place, room, self.carry_out(place, room, guest, message), message.id, guest)

    def carry_out(self, place: Place, room: Room, guest: Guest, message: Act | Undo | Sit | Name) -> Change:
        if isinstance(message, Act):
            return room.act(room.held(message.seat, guest.seats), message.lines, message.seq)
        if isinstance(message, Undo):
            return room.undo(room.held(message.seat, guest.seats), message.seq, message.to)
        if isinstance(message, Name):
            return room.rename(room.held(message.seat, guest.seats), message.name)
        return self.sit(place, room, guest, message)

    def sit(self, place: Place, room: Room, guest: Guest, message: Sit) -> Change:
        """A bot may take over a seat of one's own, or one that nobody is there for; only its owner takes it back."""
        if message.bot is None:
            return room.sit(room.held(message.seat, guest.seats), None)
        if not guest.seats:
            raise Refusal("token", "Only players can let a bot take over; you are looking on.")
        seat = seat_number(message.seat)
        if 0 <= seat < room.game.seats and seat not in guest.seats:
            if seat in place.here() or room.chairs[seat].bot:
                raise Refusal(
                    "token", f"Seat {message.seat} is not absent; only its own player can let a bot take over."
                )
            return room.sit(seat, message.bot)
        return room.sit(room.held(message.seat, guest.seats), message.bot)

    def happen(self, place: Place, room: Room, change: Change, id: str, by: Guest | None) -> None:
        """Keep what happened and tell everybody; whoever asked for it learns that it is done."""
        stamp = by.stamp(id) if by is not None else ""
        if stamp:
            room.done[stamp] = room.seq
        rows = [Row(room.number, change.first_seq + i, line, stamp) for i, line in enumerate(change.lines)]
        answer = encode({"is": "ack" if change.silent(room) else "kept", "id": id, "seq": room.seq})
        mine = [(by, answer)] if by is not None else []
        if change.silent(room):
            seats = encode({"is": "seats", "seats": room.seats(place.here())})
            self.after_disk(place, rows, [(guest, seats) for guest in place.guests] + mine)
        else:
            place.mail = Mail(room, place.guests, change, by, id)
            self.after_disk(place, rows, mine, place.mail)
        self.think(place)

    async def rematch(self, place: Place, room: Room, guest: Guest, message: Rematch) -> None:
        """The same people and options at a new table, with today's box; every seat keeps its secret and what it has collected."""
        if not guest.seats:
            raise Refusal("token", "Only players can ask for a rematch; you are looking on.")
        if not room.match.over:
            raise Refusal("illegal", "A rematch begins when this game is over.")
        if not room.next:
            chairs = [
                Chair(chair.owner, chair.name, chair.bot if chair.owner == "bot" else None, chair.key)
                for chair in room.chairs
            ]
            options = sequel(room.match)
            shelf = entry(room.head.game)
            pack = shelf.own_pack()
            head = Head(shelf.slug, shelf.rules, pack.label, options, chairs, games=room.head.games + 1)
            new = await self.make(head, pack, [])
            if not room.next:  # somebody else may have asked meanwhile
                place.about_to_change()
                self.happen(place, room, room.go_on_at(new.id), message.id, guest)
        answer = encode({"is": "rematch", "table": room.next})
        self.after_disk(place, [], [(someone, answer) for someone in place.guests])

    # --- bots ---

    async def hint(self, place: Place, room: Room, guest: Guest, message: Hint) -> None:
        seat = room.held(message.seat, guest.seats)
        if seat not in room.match.waiting():
            raise Refusal("turn", f"{seat_name(seat)} has nothing to decide now.", room.game.turn_rule)
        level = message.level or HINT
        hire(level)
        if place.hints >= HINTS_AT_ONCE:
            raise Refusal("busy", "A hint is being thought about already.")
        job = Job(room.match, seat, level, room.match.luck("hint"))  # of this moment: the table may go on at once
        place.hints += 1
        asyncio.get_running_loop().create_task(self.advise(place, guest, message.id, room.seq, job))

    async def advise(self, place: Place, guest: Guest, id: str, seq: int, job: Job) -> None:
        try:
            found = await self.thinkers.ask(job)
            guest.send(encode({"is": "hint", "id": id, "seq": seq, "level": job.bot, "advice": details(found)}))
        except Exception:
            logger.exception("a hint failed")
            guest.send(error(Refusal("busy", "The hint could not be worked out; please try again."), id))
        finally:
            place.hints -= 1

    def think(self, place: Place) -> None:
        """If a bot has to decide, let it."""
        if place.thinking is None and place.room is not None and place.room.bot_to_move() != NOBODY:
            place.thinking = asyncio.get_running_loop().create_task(self.play_bot(place, place.room))

    async def play_bot(self, place: Place, room: Room) -> None:
        try:
            while place.room is room and (seat := room.bot_to_move()) != NOBODY:
                asked, bot = room.asked[seat], str(room.chairs[seat].bot)
                line = await self.decide(room, seat, bot)
                if place.room is room and room.asked[seat] == asked and room.chairs[seat].bot == bot:
                    place.used = time.monotonic()
                    self.play_line(place, room, seat, line)
        except Exception:
            logger.exception("a table stands still", extra={"facts": {"table": place.id}})
            self.tell(place, {"is": "notice", "what": "bot-stuck", "seat": seat_name(room.bot_to_move()), "bot": ""})
            place.thinking = None
        else:
            place.thinking = None
            self.think(place)  # the table may have been woken anew meanwhile

    async def decide(self, room: Room, seat: int, bot: str) -> str:
        """What a bot wants to do; nothing if it fails."""
        try:
            return (await self.thinkers.ask(Job(room.match, seat, bot, room.match.luck("bot"))))[0][0]
        except Exception:
            logger.exception("a bot failed", extra={"facts": {"table": room.id, "bot": bot}})
            return ""

    def play_line(self, place: Place, room: Room, seat: int, line: str) -> None:
        """What a bot wants is done. If it failed, a simpler one takes the seat, and everybody is told; if even random did, any
        offered move is played."""
        offer, bot = room.match.offer(seat), str(room.chairs[seat].bot)
        if line not in offer and simpler(bot) == bot:
            line = offer[room.match.luck("bot").below(len(offer))]
        place.about_to_change()
        if line in offer:
            self.happen(place, room, room.play(seat, [line]), "", None)
        else:
            self.happen(place, room, room.sit(seat, simpler(bot)), "", None)
            self.tell(place, {"is": "notice", "what": "bot-failed", "seat": seat_name(seat), "bot": simpler(bot)})

    def tell(self, place: Place, message: dict[str, str]) -> None:
        """Something that everybody at the table is told, once what came before it is on the disk."""
        self.after_disk(place, [], [(guest, encode(message)) for guest in place.guests])
