"""A connection to a table: which seats it holds, what waits to be sent, and how much it may ask."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from cloudtop.core.game import seat_name
from cloudtop.web.allowance import Allowance
from cloudtop.web.visitors import UNLIMITED, Visitor

RATE = 50.0  # messages a second in the long run
BURST = 150.0  # and at once
PATIENCE = 300  # messages dropped before a flooding connection is closed
MOST_WAITING = 400  # messages a slow connection may be behind
MOST_BYTES = 4_000_000  # and bytes


class Guest:
    def __init__(self, socket: WebSocket, visitor: Visitor | None = None) -> None:
        self.socket = socket
        self.visitor = visitor or Visitor("", UNLIMITED)
        self.held: tuple[int, ...] = ()  # the seats whose secrets it has
        self.away = False  # its page is open, but nobody looks at it
        self.outbox: deque[bytes] = deque()
        self.behind = 0  # bytes in it
        self.wake = asyncio.Event()
        self.closing = 0  # the close code, once it is decided
        self.allowance = Allowance(RATE, BURST)
        self.dropped = 0

    def stamp(self, id: str) -> str:
        """A message of these seats; the same id of other people is another message."""
        return f"{''.join(seat_name(seat) for seat in self.held)} {id}"

    def send(self, data: bytes) -> None:
        """Queue a message; who is too far behind is dropped and comes back with what it has seen."""
        if len(self.outbox) >= MOST_WAITING or self.behind + len(data) > MOST_BYTES:
            self.close(1013)
            self.outbox.clear()
        if not self.closing:
            self.outbox.append(data)
            self.behind += len(data)
        self.wake.set()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.wake.set()

    def may_speak(self) -> bool:
        """Is this message within what one connection, and all from its address, may send?"""
        if self.visitor.may_move() and self.allowance.take():
            return True
        self.dropped += 1
        if self.dropped > PATIENCE:
            self.close(1008)
        return False

    async def deliver(self) -> None:
        """Send what is queued, until the connection ends."""
        try:
            while True:
                while self.outbox:
                    data = self.outbox.popleft()
                    self.behind -= len(data)
                    await self.socket.send({"type": "websocket.send", "text": data.decode()})
                if self.closing:
                    await self.socket.close(self.closing)
                    return
                self.wake.clear()
                await self.wake.wait()
        except (WebSocketDisconnect, RuntimeError):
            self.outbox.clear()
