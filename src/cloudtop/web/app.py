"""The application: routes, the socket of a table, and what every answer must carry."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import cloudtop
from cloudtop.core.content import read_pack
from cloudtop.core.errors import Mistake
from cloudtop.games import entry
from cloudtop.web import campaigns, lobby
from cloudtop.web.bot_pool import BotPool
from cloudtop.web.forms import reply
from cloudtop.web.guest import Guest
from cloudtop.web.lessons import take_lesson
from cloudtop.web.log import logger, note
from cloudtop.web.messages import Refusal, error, id_of, read
from cloudtop.web.open_table import OpenTable
from cloudtop.web.replays import Replays, luck, replay_record, replay_table
from cloudtop.web.reviews import Reviews, review_record, review_table
from cloudtop.web.summaries import show_summaries
from cloudtop.web.tables import Tables
from cloudtop.web.wire import Hello
from cloudtop.web.wire_http import Fault, Health, Problem
from cloudtop.web.writer import Writer

PAGE = Path(__file__).parent / "page"
HELLO_WITHIN = 10.0  # seconds
QUIET = 1.0  # seconds without a message: nobody notices a pause
TIDY_WITHIN = 600.0  # seconds, quiet or not
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


class Settings:
    """How a server is run."""

    def __init__(
        self, data: Path, origins: list[str] | None = None, thinkers: int = 0, sleep_after: float = 60.0,
        packs: Sequence[Path] = (),
    ) -> None:  # fmt: skip
        self.data = data
        self.origins = origins or []
        self.thinkers = thinkers or max(2, (os.cpu_count() or 2) - 1)  # two, so that a hint need not wait for a bot
        self.sleep_after = sleep_after
        self.packs = packs  # earlier ones, for tables that were begun with them


def own_origin(headers: Headers, allowed: list[str]) -> bool:
    """Does a request come from our own page? A browser says where it comes from; a program may say nothing."""
    origin = headers.get("origin")
    try:
        return origin is None or origin in allowed or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class Guard:
    """Refuses requests of foreign pages and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, origins: list[str]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not own_origin(Headers(scope=scope), self.origins):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                lasting = "/assets/" in scope["path"]  # their names change with their content
                cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
                MutableHeaders(scope=message).update({**HEADERS, "cache-control": cache})
            await send(message)

        if scope["method"] == "POST" and not own_origin(Headers(scope=scope), self.origins):
            refusal = problem(Mistake("This page is not allowed to speak to the server."), 403)
            await refusal(scope, receive, with_headers)
        else:
            await self.app(scope, receive, with_headers)


def problem(e: Mistake, status: int) -> Response:
    return reply(Problem(Fault(e.message, e.rule)), status, HEADERS)


async def on_mistake(request: Request, e: Exception) -> Response:
    """One clear sentence; what kind of fault it is decides the status."""
    if not isinstance(e, Mistake):
        logger.error("a request failed", exc_info=e, extra={"facts": {"path": request.url.path}})
        return problem(Mistake("The server has made a mistake; it is in its log."), 500)
    code = e.code if isinstance(e, Refusal) else "illegal"
    return problem(e, {"token": 403, "gone": 404, "large": 413, "busy": 503, "turn": 409}.get(code, 400))


async def health(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    awake = sum(1 for table in tables.open.values() if table.room is not None)
    people = sum(len(table.guests) for table in tables.open.values())
    return reply(Health("ok", cloudtop.__version__, awake, people))


async def table_socket(socket: WebSocket) -> None:
    """One connection: hello, then messages until it ends."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    guest = Guest(socket)
    delivery = asyncio.create_task(guest.deliver())
    table = None
    try:
        table = await greet(tables, guest, socket)
        while table is not None and not guest.closing:
            await listen(tables, table, guest, await receive(socket))
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        if table is not None:
            tables.leave(table, guest)
        guest.close(1000)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(delivery, 5)


async def receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    data: str | bytes = message.get("text") or message.get("bytes") or ""
    return data


async def greet(tables: Tables, guest: Guest, socket: WebSocket) -> OpenTable | None:
    data = await asyncio.wait_for(receive(socket), HELLO_WITHIN)
    try:
        hello = read(data)
        if not isinstance(hello, Hello):
            raise Refusal("malformed", 'The first message says hello: {"do": "hello", "tokens": [...], "seq": -1}.')
        return await tables.enter(socket.path_params["table"], guest, hello)
    except Mistake as e:
        guest.send(error(e, id_of(data)))
        guest.close(1008)
        return None


async def listen(tables: Tables, table: OpenTable, guest: Guest, data: str | bytes) -> None:
    """One message: done, or answered with one sentence."""
    try:
        if not guest.may_speak():
            raise Refusal("flood", "You are sending too much; wait a second, then go on.")
        await tables.handle(table, guest, read(data))
    except Mistake as e:
        guest.send(error(e, id_of(data)))
    except Exception:
        logger.exception("a message failed", extra={"facts": {"table": table.id}})
        guest.send(error(Refusal("busy", "The server has made a mistake; it is in its log."), id_of(data)))


def make_app(settings: Settings) -> Starlette:
    writer = Writer(settings.data / "tables.db")  # a mistake here ends the command with its sentence
    for path in settings.packs:
        pack = read_pack(path)
        entry(pack.game).make({}, pack)
        writer.add_pack(pack)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bot_pool = BotPool(settings.thinkers)
        tables = app.state.tables = Tables(writer, bot_pool, settings.sleep_after)
        app.state.replays = Replays(tables)
        reviews = app.state.reviews = Reviews(bot_pool)
        sweeper = asyncio.create_task(sweep(tables))
        gc.freeze()
        gc.set_threshold(3_000, 10, 1_000_000)  # short pauses; the long ones wait for a quiet moment (`sweep`)
        note("serving", data=str(settings.data), build=cloudtop.build())
        yield
        sweeper.cancel()
        reviews.stop()
        bot_pool.stop()
        await tables.close()
        await writer.close()
        note("stopped")

    routes = [
        Route("/health", health),
        Route("/api/games", lobby.games),
        Route("/api/games/{slug}", lobby.game),
        Route("/api/games/{slug}/sealed", lobby.sealed),
        Route("/api/options", lobby.options, methods=["POST"]),
        Route("/api/tables", lobby.make_table, methods=["POST"]),
        Route("/api/summaries", show_summaries, methods=["POST"]),
        Route("/api/tables/{table}/sheet", lobby.table_sheet),
        Route("/api/tables/{table}/record", lobby.record),
        Route("/api/tables/{table}/series", lobby.series),
        Route("/api/tables/{table}/collection/{seat}", lobby.collection),
        Route("/api/tables/{table}/replay", replay_table, methods=["POST"]),
        Route("/api/tables/{table}/luck", luck),
        Route("/api/replay", replay_record, methods=["POST"]),
        Route("/api/tables/{table}/review", review_table, methods=["POST"]),
        Route("/api/review", review_record, methods=["POST"]),
        Route("/api/lessons/{slug}", take_lesson, methods=["POST"]),
        Route("/api/campaigns", campaigns.make_campaign, methods=["POST"]),
        Route("/api/campaigns/{campaign}", campaigns.show_campaign, methods=["POST"]),
        Route("/api/campaigns/{campaign}/chapter", campaigns.next_chapter, methods=["POST"]),
        Route("/api/campaigns/{campaign}/branch", campaigns.branch, methods=["POST"]),
        Route("/api/campaigns/{campaign}/file", campaigns.file, methods=["POST"]),
        Route("/api/campaigns/{campaign}/record", campaigns.chapter_record, methods=["POST"]),
        Route("/api/campaigns/{campaign}/delete", campaigns.delete, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/ws", table_socket),
    ]
    if PAGE.is_dir():
        routes.append(Mount("/", StaticFiles(directory=PAGE, html=True)))
    middleware = [Middleware(Guard, origins=settings.origins), Middleware(GZipMiddleware, minimum_size=1000)]
    return Starlette(
        routes=routes,
        middleware=middleware,
        lifespan=lifespan,
        exception_handlers={Mistake: on_mistake, 500: on_mistake},
    )


async def sweep(tables: Tables) -> None:
    """From time to time, let idle tables sleep, and tidy up the memory when nobody waits for an answer."""
    tidied = time.monotonic()
    while True:
        await asyncio.sleep(min(10.0, tables.sleep_after))
        await tables.put_to_sleep()
        now = time.monotonic()
        if now - tables.used > QUIET or now - tidied > TIDY_WITHIN:
            gc.collect()
            tidied = time.monotonic()
