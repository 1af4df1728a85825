"""Connections, before anything is said on them: how many an address may have, how long it may take to ask for something, how
many frames it may send, and how long it may refuse to take what is sent to it.

uvicorn's protocols do the work; these count. A trusted proxy is not counted: it has its own limits, and names who is behind it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cloudtop.web.allowance import Allowance
from cloudtop.web.visitors import Visitor, Visitors, paid

PING_EVERY, PONG_WITHIN = 5.0, 4.0  # seconds: who is gone is noticed within ten
HEAD_WITHIN = 10.0  # seconds for the head of a request
DEAF_AFTER = 20.0  # seconds in which nothing of what is sent arrives
SLICE = 4096  # bytes that are looked at before it is asked whether they are too many frames
FRAMES, FRAMES_AT_ONCE = 100.0, 1000.0  # frames of a socket a second, of whatever kind


class Doors:
    """Which connections are open, by address."""

    def __init__(self, visitors: Visitors, proxies: Sequence[str] = (), most: int = 10_000) -> None:
        self.visitors = visitors
        self.proxies = proxies
        self.most = most  # of all addresses
        self.open: dict[asyncio.BaseTransport, Visitor] = {}
        self.counts: dict[str, int] = {}

    def enter(self, transport: asyncio.BaseTransport) -> Visitor | None:
        """Who connects, or nobody if that is one connection too many."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        visitor = self.visitors.of(host)
        most = visitor.limits.connections
        if len(self.open) >= self.most or (0 < most <= self.counts.get(visitor.address, 0) and not self.trusts(host)):
            visitor.refuse("Too many connections are open from your address.")
            return None
        self.open[transport] = visitor
        self.counts[visitor.address] = self.counts.get(visitor.address, 0) + 1
        return visitor

    def trusts(self, host: str) -> bool:
        return host in self.proxies or "*" in self.proxies

    def leave(self, transport: asyncio.BaseTransport) -> None:
        visitor = self.open.pop(transport, None)
        if visitor is not None:
            self.counts[visitor.address] -= 1
            if not self.counts[visitor.address]:
                del self.counts[visitor.address]


class Config(uvicorn.Config):
    """How uvicorn serves, with doors that count."""

    def __init__(self, app: Any, doors: Doors, **how: Any) -> None:
        pings = {"ws_ping_interval": PING_EVERY, "ws_ping_timeout": PONG_WITHIN}
        super().__init__(
            app, http=HttpConnection, ws=SocketConnection, log_config=None, access_log=False, ws_max_size=1_000_000,
            ws_per_message_deflate=False, server_header=False, **pings | how,
        )  # fmt: skip
        self.doors = doors


class Timer:
    """Ends a connection unless it is stopped in time."""

    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, transport: asyncio.Transport) -> None:
        if self.handle is None:
            self.handle = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class Connection(asyncio.Protocol):
    """What both kinds have in common: who takes nothing of what is sent is cut off, and who goes leaves the doors."""

    transport: asyncio.Transport
    config: uvicorn.Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.deaf = Timer()

    @property
    def doors(self) -> Doors:
        return cast(Config, self.config).doors

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deaf.start(DEAF_AFTER, self.transport)

    def resume_writing(self) -> None:
        self.deaf.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.deaf.stop()
        self.doors.leave(self.transport)
        super().connection_lost(exc)


class HttpConnection(Connection, H11Protocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.asking = Timer()
        if self.doors.enter(transport) is None:
            transport.abort()
        else:
            self.asking.start(HEAD_WITHIN, transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        asks = self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None  # the head is not whole yet
        if asks and not self.transport.is_closing():
            self.asking.start(HEAD_WITHIN, self.transport)
        else:
            self.asking.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self.asking.stop()
        super().connection_lost(exc)


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    """It takes over the connection of a request that asks for a socket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.visitor = self.doors.open.get(transport)
        self.frame_allowance = Allowance(FRAMES, FRAMES_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        if self.visitor is not None:
            paid(lambda: self.take_in(data), self.visitor.spend)

    def take_in(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if self.frame_allowance.take(len(self.conn.events)):
            super().handle_events()
        else:
            if self.visitor is not None:
                self.visitor.refuse("Too many frames were sent on a socket.")
            self.transport.abort()
