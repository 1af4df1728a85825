"""How the people of a table want to be told that it is their turn: what they ask on its socket, and the links in their mail."""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from cloudtop.core.game import seat_name
from cloudtop.games import entry
from cloudtop.table import channels
from cloudtop.table.channels import Channel
from cloudtop.web import hooks, letters, wire
from cloudtop.web.allowance import Allowances
from cloudtop.web.forms import reply
from cloudtop.web.guard import visitor_of
from cloudtop.web.guest import Guest
from cloudtop.web.head import new_token
from cloudtop.web.log import logger
from cloudtop.web.messages import Refusal, apology, encode, error
from cloudtop.web.notices import HOUR, MINUTE, Notices
from cloudtop.web.room import Room
from cloudtop.web.wire_tables import MailAnswer
from cloudtop.web.wire_told import Reach, Tell, Try

FOLDER = re.compile(r"/(?:[\w.~-]+/)*")
OFTEN = "You have asked for that often; come back in a while."


class Reaching:
    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.outside = notices.outside
        self.changes = Allowances(1 / MINUTE, 20)  # of a visitor's channels
        self.tests = Allowances(1 / MINUTE, 5)  # of a visitor, and of a table
        self.firsts = Allowances(5 / HOUR, 5)  # first letters that a visitor asks for
        self.first_to = Allowances(4 / (24 * HOUR), 2)  # and that one address gets

    def can(self) -> list[wire.ChannelKind]:
        """Mail has links, so the server must know where its page is."""
        hook: list[wire.ChannelKind] = ["hook"] if self.outside.hooks != "none" else []
        return [*hook, "mail"] if self.outside.post is not None and self.outside.origins else hook

    async def answer(self, room: Room, guest: Guest, message: Reach | Tell | Try) -> None:
        seat = room.seat_for(message.seat, guest.held)
        if isinstance(message, Tell):
            await self.change(room, seat, guest, message)
            self.notices.look_at(room.id)
        elif isinstance(message, Try):
            channel = await self.find(room, seat, message.kind)
            self.check_often(guest, room)
            self.notices.start(self.send_test(room, channel, guest, message.id))
            return
        guest.send(await self.told(room, seat, message.id))

    async def told(self, room: Room, seat: int, id: str) -> bytes:
        found = [shown(channel) for channel in await self.all(room) if channel.seat == seat]
        return encode(wire.Channels(id, seat_name(seat), self.can(), found))

    def warnings(self, room: Room, held: Sequence[int]) -> list[bytes]:
        """What did not arrive where its people wanted to be told, as soon as they come by."""
        found = {
            seat: [shown(one) for one in self.notices.of(room.id, seat) if one.key == room.chairs[seat].key]
            for seat in held
        }
        return [
            encode(wire.Channels("", seat_name(seat), self.can(), ways))
            for seat, ways in found.items()
            if any(way.fault for way in ways)
        ]

    async def all(self, room: Room) -> list[Channel]:
        writer = self.notices.tables.writer
        found = await writer.call(channels.of_table, writer.store.db, room.number)
        return [channel for channel in found if channel.key == room.chairs[channel.seat].key]

    async def find(self, room: Room, seat: int, kind: wire.ChannelKind) -> Channel:
        for channel in await self.all(room):
            if (channel.seat, channel.kind) == (seat, kind):
                if not channel.confirmed:
                    raise Refusal(
                        "turn", "This address is not confirmed yet; open the link in the mail that was sent to it."
                    )
                return channel
        raise Refusal("turn", "First say where you want to be told.")

    def check_often(self, guest: Guest, room: Room) -> None:
        if not (self.tests.take(guest.visitor.address) and self.tests.take(room.id)):
            raise Refusal("flood", OFTEN)

    # --- to change ---

    async def change(self, room: Room, seat: int, guest: Guest, message: Tell) -> None:
        to = message.to.strip()
        if to:
            await self.open(room, seat, guest, message.kind, to, message.page)
            return
        for channel in await self.all(room):
            if (channel.seat, channel.kind) == (seat, message.kind):
                await self.notices.drop(room.id, channel)

    async def open(self, room: Room, seat: int, guest: Guest, kind: wire.ChannelKind, to: str, page: str) -> None:
        if room.match.over:
            raise Refusal("turn", "The game is over.")
        if kind not in self.can():
            raise Refusal("illegal", f"This server sends no {'mail' if kind == 'mail' else 'webhooks'}.")
        if kind == "mail":
            to = letters.checked(to)
        else:
            hooks.target(to, self.outside.hooks)
        if not self.changes.take(guest.visitor.address):
            raise Refusal("flood", OFTEN)
        where = page_of(page, guest.socket, self.outside.origins, kind == "mail")
        new = Channel(
            room.number, seat, kind, room.chairs[seat].key, to, where, new_token(), kind == "hook", room.seq, False
        )
        if kind == "mail" and not (self.firsts.take(guest.visitor.address) and self.first_to.take(to.lower())):
            raise Refusal("flood", "Many letters were asked for, to this address or by you; come back tomorrow.")
        await self.notices.keep(room.id, new)
        if kind == "mail":
            self.notices.start(self.notices.try_out(room, new, "first"))

    async def send_test(self, room: Room, channel: Channel, guest: Guest, id: str) -> None:
        try:
            await self.notices.try_out(room, channel, "test")
            guest.send(await self.told(room, channel.seat, id))
        except Exception as e:
            logger.exception("a test was not sent", extra={"facts": {"table": room.id}})
            guest.send(error(apology(e), id))


def shown(channel: Channel) -> wire.Channel:
    """A channel for who holds its seat: whoever else gets at that secret must not learn where they live."""
    kind: wire.ChannelKind = "mail" if channel.kind == "mail" else "hook"
    to = letters.shortened(channel.target) if kind == "mail" else hooks.shortened(channel.target)
    fault, _, fact = channel.fault.partition(" ")
    return wire.Channel(kind, to, channel.confirmed, channel.at, fault, fact)


def page_of(page: str, socket: WebSocket, origins: tuple[str, ...], only_ours: bool) -> str:
    """Where the page is, as it says itself, if that is an address of this server; mail to others has links to a known one only."""
    try:
        parts = urlsplit(page)
    except ValueError:
        parts = urlsplit("")
    origin = f"{parts.scheme}://{parts.netloc}"
    asked = parts.scheme in ("http", "https") and parts.netloc == socket.headers.get("host")
    if not (origin in origins or (asked and not only_ours)):
        return f"{origins[0]}/" if origins else ""
    return origin + (parts.path if FOLDER.fullmatch(parts.path) else "/")


# --- links in mail ---


async def of_mail(request: Request) -> tuple[Notices, str, Channel]:
    notices: Notices = request.app.state.tables.notices
    writer = notices.tables.writer
    found = await writer.call(channels.by_token, writer.store.db, request.query_params.get("token", ""))
    if found is None:
        raise Refusal("gone", "This link is not good any more: there is no such mail to stop or to confirm.")
    return notices, *found


async def confirm_mail(request: Request) -> Response:
    """Whoever reads the mail of this address wants to be told there."""
    notices, id, channel = await of_mail(request)
    await notices.update(id, channel, {"confirmed": True})
    return await answer_mail(request, notices, id)


async def stop_mail(request: Request) -> Response:
    """It is stopped also if the table cannot be woken any more."""
    notices, id, channel = await of_mail(request)
    await notices.drop(id, channel)
    return await answer_mail(request, notices, id)


async def answer_mail(request: Request, notices: Notices, id: str) -> Response:
    room = await notices.tables.room(id, visitor_of(request))
    notices.look_at(id)
    return reply(MailAnswer(id, entry(room.game.slug).title))
