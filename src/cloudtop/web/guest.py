"""A connection to a table: which seats it holds, what waits to be sent, and how much it may ask."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from cloudtop.core.game import seat_name
from cloudtop.web.allowance import Allowance

RATE = 50.0  # messages a second in the long run
BURST = 150.0  # and at once
PATIENCE = 300  # messages dropped before a flooding connection is closed
MOST_WAITING = 400  # messages a slow connection may be behind


class Guest:
    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.held: tuple[int, ...] = ()  # the seats whose secrets it has
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closing = 0  # the close code, once it is decided
        self.allowance = Allowance(RATE, BURST)
        self.dropped = 0

    def stamp(self, id: str) -> str:
        """A message of these seats; the same id of other people is another message."""
        return f"{''.join(seat_name(seat) for seat in self.held)} {id}"

    def send(self, data: bytes) -> None:
        """Queue a message; who is too far behind is dropped and comes back with what it has seen."""
        if len(self.outbox) >= MOST_WAITING:
            self.close(1013)
        if not self.closing:
            self.outbox.append(data)
        self.wake.set()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.wake.set()

    def may_speak(self) -> bool:
        """Is this message within what one connection may send?"""
        if self.allowance.take():
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
                    await self.socket.send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
                if self.closing:
                    await self.socket.close(self.closing)
                    return
                self.wake.clear()
                await self.wake.wait()
        except (WebSocketDisconnect, RuntimeError):
            self.outbox.clear()
