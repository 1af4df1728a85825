"""A table that somebody has asked for, and the people at it."""

from __future__ import annotations

import asyncio
import math
import time

from cloudtop.web.allowance import Allowance
from cloudtop.web.guest import Guest
from cloudtop.web.mail import Mail
from cloudtop.web.room import Room

SHARE, AT_ONCE = 0.2, 3.0  # seconds of the processor, a second and at once, for what is no move
WORDS, WORDS_AT_ONCE = 0.2, 5.0  # of a seat to the table, a second and at once
RESTS_AFTER = 60.0  # seconds without anybody there
GRACE = 60.0  # seconds that somebody may be away before a bot may sit in


class OpenTable:
    """Its room sleeps while nothing happens: it can be made again from the store."""

    def __init__(self, id: str, now: float) -> None:
        self.id = id
        self.opened = now
        self.left: dict[int, float] = {}  # when the last one who held a seat has gone
        self.guests: list[Guest] = []
        self.room: Room | None = None
        self.loading: asyncio.Task[Room] | None = None
        self.pending = 0  # groups of lines, and answers that wait for them, that are not on the disk yet
        self.unkept = 0  # of those, with lines of this table
        self.mail: Mail | None = None  # the news of the last change
        self.thinking: asyncio.Task[None] | None = None
        self.hints = 0
        self.used = time.monotonic()
        self.looked = self.used  # when somebody was there, or asked for it
        self.maker = ""  # the address from which it was made
        self.work = Allowance(SHARE, AT_ONCE)
        self.words: dict[int, Allowance] = {}  # what each seat may say

    def here(self) -> set[int]:
        """The seats somebody is connected for."""
        return {seat for guest in self.guests for seat in guest.held}

    def places(self) -> list[int]:
        """The seats of all connections, as often as they are open."""
        return [seat for guest in self.guests for seat in guest.held]

    def watched(self) -> bool:
        """Is anybody there, or was until a moment ago?"""
        return bool(self.guests) or time.monotonic() - self.looked < RESTS_AFTER

    def address(self) -> str:
        """For whom its bots think: somebody who plays, or looks on, or has made it."""
        there = sorted(self.guests, key=lambda guest: not guest.held)
        return there[0].visitor.address if there else self.maker

    def connections(self, seat: int) -> list[Guest]:
        """Those of a seat, the oldest first."""
        return [guest for guest in self.guests if seat in guest.held]

    def show_out(self, seat: int, but: Guest | None = None) -> None:
        """Whoever has a seat open with the secret that it had before."""
        for guest in self.connections(seat):
            if guest is not but:
                guest.close(1008)

    def leave(self, guest: Guest, now: float) -> None:
        self.guests.remove(guest)
        self.left.update(dict.fromkeys(set(guest.held) - self.here(), now))

    def away(self, seat: int, now: float) -> float:
        """For how many seconds nobody has been here for a seat."""
        return 0.0 if seat in self.here() else now - self.left.get(seat, self.opened)

    def grace(self, now: float) -> dict[int, int]:
        """For how many seconds more no bot may sit in for a seat that is away."""
        if self.room is None:
            return {}
        seats = set(range(self.room.game.seats)) - self.here()
        return {seat: max(0, math.ceil(GRACE - self.away(seat, now))) for seat in seats}

    def may_speak(self, seat: int) -> bool:
        return self.words.setdefault(seat, Allowance(WORDS, WORDS_AT_ONCE)).take()

    def write_mail(self) -> None:
        """The news of the last change, if they are not written yet."""
        if self.mail is not None:
            self.mail.write()
            self.mail = None

    def quiet(self) -> bool:
        return self.pending == 0 and self.thinking is None and self.loading is None and self.hints == 0
