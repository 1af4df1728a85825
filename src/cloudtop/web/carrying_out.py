"""What the messages of people at a table do."""

from __future__ import annotations

from cloudtop.core.game import seat_number
from cloudtop.web import wire
from cloudtop.web.company import Change
from cloudtop.web.guest import Guest
from cloudtop.web.messages import Refusal, encode
from cloudtop.web.open_table import OpenTable
from cloudtop.web.rematch import rematch
from cloudtop.web.room import Room
from cloudtop.web.tables import Tables
from cloudtop.web.visitors import paid
from cloudtop.web.why import reasons
from cloudtop.web.wire_told import (
    Act,
    Hello,
    Hint,
    List,
    Lots,
    Name,
    Own,
    Ping,
    Reach,
    Rematch,
    Resign,
    Say,
    Sit,
    Tell,
    ToServer,
    Try,
    Undo,
    Why,
)

ABANDONED = 600.0  # seconds after which nobody is asked any more whether lots may be drawn
PONG = encode(wire.Pong())


async def carry_out(tables: Tables, table: OpenTable, guest: Guest, message: ToServer) -> None:
    """Do what a message asks; a mistake raises and changes nothing."""
    if isinstance(message, Ping):
        guest.away = message.away
        guest.send(PONG)  # and a table that sleeps goes on sleeping
        return
    room = await tables.room(table.id, guest.visitor)
    if guest.closing:  # who was shown the door meanwhile is heard no more
        return
    tables.alarms.call_time(table, room)
    if isinstance(message, Hello):
        raise Refusal("malformed", "Hello is said once, as the first message.")
    if guest.stamp(message.id) in room.done:
        seq = room.done[guest.stamp(message.id)]
        tables.changes.after_disk(table, [], [(guest, encode(wire.Ack(message.id, seq)))])
    elif isinstance(message, Why):
        seat = room.seat_for(message.seat, guest.held)
        found = paid(lambda: reasons(room.match, seat, message.targets), table.work.spend)
        tables.changes.after_disk(table, [], [(guest, encode(wire.Reasons(message.id, room.seq, found)))])
    elif isinstance(message, Hint):
        tables.bots.hint(table, room, guest, message)
    elif isinstance(message, Rematch):
        await rematch(tables, table, room, guest, message)
    elif isinstance(message, Reach | Tell | Try):
        await tables.reaching.answer(room, guest, message)
    elif isinstance(message, List):
        tables.changes.change(
            table, room, lambda: tables.listings.enlist(table, room, guest, message), message.id, guest
        )
    else:
        now = tables.clock.now()
        tables.changes.change(table, room, lambda: done(table, room, guest, message, now), message.id, guest)


def done(
    table: OpenTable, room: Room, guest: Guest, message: Act | Undo | Sit | Name | Say | Resign | Lots | Own, now: float
) -> Change:
    if isinstance(message, Sit):
        return sit(table, room, guest, message, now)
    seat = room.seat_for(message.seat, guest.held)
    if isinstance(message, Act):
        return room.act(seat, message.lines, message.seq)
    if isinstance(message, Undo):
        return room.undo(seat, message.seq, message.to)
    if isinstance(message, Name):
        return room.rename(seat, message.name)
    if isinstance(message, Say):
        return say(table, room, seat, message.text)
    if isinstance(message, Resign):
        return room.resign(seat)
    if isinstance(message, Lots):
        return room.wish_lots(seat, message.agree, asked(table, room, now))
    return own(table, room, seat, guest, message.token)


def own(table: OpenTable, room: Room, seat: int, guest: Guest, token: str) -> Change:
    """A seat gets a new secret; whoever has it open with the old one is shown the door."""
    change = room.own(seat, token)
    table.show_out(seat, guest)
    return change


def say(table: OpenTable, room: Room, seat: int, text: str) -> Change:
    if not table.may_speak(seat):
        raise Refusal("flood", "You are saying much at once; wait a few seconds, then go on.")
    return room.say(seat, text)


def asked(table: OpenTable, room: Room, now: float) -> list[int]:
    """Who must agree before lots are drawn: all people but those who have been away for long; with clocks really all."""
    if room.timing.on:
        return room.candidates()
    return [seat for seat in room.candidates() if table.away(seat, now) < ABANDONED]


def sit(table: OpenTable, room: Room, guest: Guest, message: Sit, now: float) -> Change:
    """A bot may take over a seat of one's own; for who has been away for a while sits in whoever was agreed upon."""
    if message.bot is None:
        return room.sit(room.seat_for(message.seat, guest.held), None)
    if not guest.held:
        raise Refusal("token", "Only players can let a bot take over; you are looking on.")
    seat = seat_number(message.seat)
    if 0 <= seat < room.game.seats and seat not in guest.held:
        check_absent(table, room, seat, message.seat, now)
        if message.bot != room.head.manners.stand_in:
            raise Refusal("token", f"For who is away only {room.head.manners.stand_in} may sit in at this table.")
        return room.stand_in(seat)
    return room.sit(room.seat_for(message.seat, guest.held), message.bot)


def check_absent(table: OpenTable, room: Room, seat: int, letter: str, now: float) -> None:
    if seat in table.here() or room.chairs[seat].bot:
        raise Refusal("token", f"Seat {letter} is not absent; only its own player can let a bot take over.")
    wait = table.grace(now).get(seat, 0)
    if wait:
        raise Refusal(
            "turn", f"Whoever has seat {letter} was here a moment ago; a bot may sit in after {wait} seconds."
        )
