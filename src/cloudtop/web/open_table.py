"""A table that somebody has asked for, and the people at it."""

from __future__ import annotations

import asyncio
import time

from cloudtop.web.guest import Guest
from cloudtop.web.mail import Mail
from cloudtop.web.room import Room


class OpenTable:
    """Its room sleeps while nothing happens: it can be made again from the store."""

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
        """The seats somebody is connected for."""
        return {seat for guest in self.guests for seat in guest.held}

    def write_mail(self) -> None:
        """The news of the last change, if they are not written yet."""
        if self.mail is not None:
            self.mail.write()
            self.mail = None

    def quiet(self) -> bool:
        return self.pending == 0 and self.thinking is None and self.loading is None and self.hints == 0
