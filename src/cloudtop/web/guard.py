"""The door: who may ask at all, who has to wait, and what every answer must carry."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cloudtop.core.errors import Mistake
from cloudtop.web.forms import reply
from cloudtop.web.log import note, shown
from cloudtop.web.messages import Refusal, shortened
from cloudtop.web.visitors import Paid, Visitor, Visitors
from cloudtop.web.wire_tables import Fault, Problem

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
STATUS = {"token": 403, "gone": 404, "slow": 408, "large": 413, "flood": 429, "busy": 503, "turn": 409}
ALWAYS = ("/health", "/metrics")  # who watches over the server is always told how it is
SLOW = 1.0  # seconds
LONGEST_WAIT = 10.0  # seconds that somebody who owes waits at the door of a table


def problem(e: Mistake, status: int = 0) -> Response:
    """One clear sentence; what kind of fault it is decides the status."""
    status = status or (STATUS.get(e.code, 400) if isinstance(e, Refusal) else 400)
    more = {"retry-after": "5"} if status in (429, 503) else {}
    return reply(Problem(Fault(shortened(e.message), e.rule)), status, HEADERS | more)


def visitor_of(asked: HTTPConnection) -> Visitor:
    found: Visitor = asked.scope["visitor"]
    return found


def own_origin(headers: Headers, allowed: Sequence[str]) -> bool:
    """Does a request come from our own page? A browser says where it comes from; a program may say nothing."""
    origin = headers.get("origin")
    try:
        return origin is None or origin in allowed or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def known_host(headers: Headers, hosts: Sequence[str]) -> bool:
    """Is this server meant? The page of somebody else may have made its own name lead to this machine."""
    try:
        return not hosts or urlsplit(f"//{headers.get('host', '')}").hostname in hosts
    except ValueError:
        return False


def cache_of(path: str, status: int) -> str:
    """Assets are named after their content; what has secrets (whatever was just made, and campaigns) is nobody's to keep."""
    if "/assets/" in path and status == 200:
        return "public, max-age=31536000, immutable"
    return "no-store" if "/api/campaigns" in path or status == 201 else "no-cache"


class Guard:
    """Refuses foreign pages and who asks for too much, lets everybody pay, and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, visitors: Visitors, origins: Sequence[str], hosts: Sequence[str]) -> None:
        self.app = app
        self.visitors = visitors
        self.origins = origins
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        if not known_host(headers, self.hosts):
            return Refusal("token", "This server is asked under a name that it does not know; --origin tells it one.")
        asks = scope["type"] == "websocket" or scope["method"] == "POST"
        if asks and not own_origin(headers, self.origins):
            return Refusal("token", "This page is not allowed to speak to the server.")
        visitor: Visitor = scope["visitor"]
        if scope["type"] == "websocket" and not visitor.may_connect():
            return Refusal("flood", "Too many connections are open from your address.")
        if scope["type"] == "http" and not scope["path"].endswith(ALWAYS) and not visitor.may_request():
            return Refusal("flood", "You are asking for too much at once; wait a moment, then go on.")
        return None

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(
                    {**HEADERS, "cache-control": cache_of(scope["path"], message["status"])}
                )
            await send(message)

        visitor = scope["visitor"] = self.visitor(scope)
        refused = self.refusal(scope)
        if refused is not None:
            visitor.refuse(refused.message)
            await Paid(problem(refused)(scope, receive, with_headers), visitor.spend)
            return
        visitor.under_way += 1
        self.visitors.requests += 1
        begun = time.monotonic()
        try:
            await Paid(self.app(scope, receive, with_headers), visitor.spend)  # type: ignore[arg-type]
        finally:
            visitor.under_way -= 1
            self.time(scope, time.monotonic() - begun)

    def time(self, scope: Scope, seconds: float) -> None:
        """What is slow is noted by what it does: an address may hold what somebody wanted to keep to themselves."""
        if seconds > SLOW:
            self.visitors.slow += 1
            does = getattr(scope.get("endpoint"), "__name__", "page")
            note("slow request", does=does, seconds=round(seconds, 2), address=shown(scope["visitor"].address))

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = scope["visitor"] = self.visitor(scope)
        refused = self.refusal(scope)
        if refused is not None:
            visitor.refuse(refused.message)
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        visitor.connections += 1
        try:
            await asyncio.sleep(min(LONGEST_WAIT, visitor.seconds_to_wait()))
            await Paid(self.app(scope, receive, send), visitor.spend)  # type: ignore[arg-type]
        finally:
            visitor.connections -= 1

    def visitor(self, scope: Scope) -> Visitor:
        client = scope.get("client")
        return self.visitors.of(client[0] if client else "")
