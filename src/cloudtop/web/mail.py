"""News for the people at a table. Views are dear, so they are made when they are sent, or just before the table changes."""

from __future__ import annotations

import asyncio
from collections import deque

from msgspec.structs import replace

from cloudtop.web.company import Change
from cloudtop.web.guest import Guest
from cloudtop.web.log import logger
from cloudtop.web.messages import encode
from cloudtop.web.room import Room
from cloudtop.web.wire import News

AT_ONCE = 4  # letters between two turns of others


class Mail:
    """What everybody who was at the table is told of a change; whoever asked for it finds the id of the message in it."""

    def __init__(self, room: Room, guests: list[Guest], change: Change, by: Guest | None, id: str) -> None:
        self.room = room
        self.seq = room.seq
        self.guests = list(guests)
        self.change = change
        self.by = by
        self.id = id
        self.letters: list[bytes] | None = None  # not written yet

    def write(self) -> list[bytes]:
        """Make the messages from the table as it is now, if they are not made yet."""
        if self.letters is not None:
            return self.letters
        assert self.room.seq == self.seq, "the table has changed before its news were written"
        news: dict[tuple[int, ...], News] = {}
        self.letters = []
        for guest in self.guests:
            if guest.held not in news:
                news[guest.held] = self.room.news(guest.held, self.change.back, self.change.first)
            own = guest is self.by
            self.letters.append(encode(replace(news[guest.held], ack=self.id) if own else news[guest.held]))
        return self.letters

    def send(self) -> None:
        for guest, letter in zip(self.guests, self.write()):
            guest.send(letter)
        self.guests, self.letters = [], []


class Postman:
    """Delivers mail one by one and in order, and lets others have their turn in between."""

    def __init__(self) -> None:
        self.bag: deque[Mail] = deque()
        self.round: asyncio.Task[None] | None = None

    def take(self, mail: Mail) -> None:
        self.bag.append(mail)
        if self.round is None:
            self.round = asyncio.get_running_loop().create_task(self.deliver())

    async def deliver(self) -> None:
        while self.bag:
            await asyncio.sleep(0)
            for number in range(min(AT_ONCE, len(self.bag))):
                mail = self.bag.popleft()
                try:
                    mail.send()
                except Exception:  # a fault at one table must not keep the news from the others
                    logger.exception("news could not be written", extra={"facts": {"table": mail.room.id}})
                    for guest in mail.guests:
                        guest.close(1011)  # and comes back to the table as it is
        self.round = None
