"""The application: routes, and the socket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Literal

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import cloudtop
from cloudtop.core.content import read_pack
from cloudtop.core.errors import Mistake
from cloudtop.games import entry
from cloudtop.web import campaigns, homes, listings, lobby, notices
from cloudtop.web.bot_pool import BotPool
from cloudtop.web.carrying_out import carry_out
from cloudtop.web.clock import Clock
from cloudtop.web.coming import enter, leave
from cloudtop.web.forms import reply
from cloudtop.web.guard import Guard, problem, visitor_of
from cloudtop.web.guest import Guest
from cloudtop.web.lessons import take_lesson
from cloudtop.web.log import logger, note
from cloudtop.web.messages import Refusal, apology, error, id_of, read
from cloudtop.web.metrics import metrics
from cloudtop.web.open_table import OpenTable
from cloudtop.web.packed import Page
from cloudtop.web.reach import confirm_mail, stop_mail
from cloudtop.web.replays import Replays, luck, replay_record, replay_table
from cloudtop.web.reviews import Reviews, review_record, review_table
from cloudtop.web.summaries import show_summaries
from cloudtop.web.tables import Tables
from cloudtop.web.visitors import USUAL, Limits, Visitors
from cloudtop.web.wire_tables import Health
from cloudtop.web.wire_told import Act, Hello, Ping, ToServer, Undo
from cloudtop.web.writer import Writer

PAGE = Path(__file__).parent / "page"
HELLO_WITHIN = 10.0  # seconds
QUIET = 1.0  # seconds without a message: nobody notices a pause
PRUNE_EVERY = 6 * 3600.0  # seconds
TIDY_WITHIN = 600.0  # seconds, quiet or not


class Settings:
    """How a server is run."""

    def __init__(
        self, data: Path, origins: list[str] | None = None, thinkers: int = 0, sleep_after: float = 60.0,
        packs: Sequence[Path] = (), limits: Limits = USUAL, hosts: Sequence[str] = (), clock: Clock | None = None,
        keep_days: int = 0, outside: notices.Outside = notices.USUAL, open_tables: bool = True,
        listening: homes.Listening = homes.ALONE,
    ) -> None:  # fmt: skip
        self.data = data
        self.origins = [origin.rstrip("/") for origin in origins or []]
        self.thinkers = thinkers or max(2, (os.cpu_count() or 2) - 1)  # two, so that a hint need not wait for a bot
        self.sleep_after = sleep_after
        self.clock = clock or Clock()
        self.packs = packs  # earlier ones, for tables that were begun with them
        self.limits = limits
        self.hosts = hosts  # the names under which it is asked; none: under any
        self.outside = outside  # how who is not there is told
        self.open_tables = open_tables  # makers may list tables, so that anybody joins
        self.listening = listening
        self.keep_days = keep_days  # tables where nobody was for so many days go; 0: they stay


async def on_mistake(request: Request, e: Exception) -> Response:
    """One clear sentence; what kind of fault it is decides the status."""
    if not isinstance(e, Mistake):
        logger.error("a request failed", exc_info=e, extra={"facts": {"path": request.url.path}})
        return problem(apology(e), 0 if isinstance(e, sqlite3.Error) else 500)
    if isinstance(e, Refusal) and e.code == "flood":
        visitor_of(request).refuse(e.message)
    return problem(e)


async def health(request: Request) -> Response:
    tables: Tables = request.app.state.tables
    awake = sum(1 for table in tables.open.values() if table.room is not None)
    people = sum(len(table.guests) for table in tables.open.values())
    faults, waiting = tables.writer.faults(), len(tables.bot_pool.turns.waiting)
    status: Literal["ok", "failing"] = "failing" if faults else "ok"
    return reply(Health(status, faults, cloudtop.__version__, awake, people, waiting), 503 if faults else 200)


async def table_socket(socket: WebSocket) -> None:
    """One connection: hello, then messages until it ends."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    guest = Guest(socket, visitor_of(socket))
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
            leave(tables, table, guest)
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
        return await enter(tables, socket.path_params["table"], guest, hello)
    except Mistake as e:
        guest.send(error(e, id_of(data)))
    except Exception as e:
        logger.exception("nobody could be let in", extra={"facts": {"table": socket.path_params["table"]}})
        guest.send(error(apology(e)))
    guest.close(1008)
    return None


async def listen(tables: Tables, table: OpenTable, guest: Guest, data: str | bytes) -> None:
    """One message: done, or answered with one sentence."""
    try:
        if not guest.may_speak():
            raise Refusal("flood", "You are sending too much; wait a second, then go on.")
        message = read(data)
        check_dear(message, table, guest)
        await carry_out(tables, table, guest, message)
    except Mistake as e:
        guest.send(error(e, id_of(data)))
    except Exception as e:
        logger.exception("a message failed", extra={"facts": {"table": table.id}})
        guest.send(error(apology(e), id_of(data)))


def check_dear(message: ToServer, table: OpenTable, guest: Guest) -> None:
    """Whatever is no move has to wait for its price to be paid, by the address and by the table."""
    if not isinstance(message, Act | Undo | Ping) and not (guest.visitor.may_ask() and table.work.fill() > 0):
        raise Refusal("flood", "You are asking for too much; wait a second, then go on.")


def make_app(settings: Settings) -> Starlette:
    writer = Writer(settings.data / "tables.db")  # a mistake here ends the command with its sentence
    for path in settings.packs:
        pack = read_pack(path)
        entry(pack.game).make({}, pack)
        writer.add_pack(pack)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        bot_pool = BotPool(settings.thinkers)
        tables = app.state.tables = Tables(
            writer, bot_pool, settings.sleep_after, settings.clock, settings.outside, settings.open_tables
        )
        app.state.replays = Replays(tables)
        reviews = app.state.reviews = Reviews(bot_pool)
        sweeper = asyncio.create_task(sweep(tables, settings.keep_days))
        ringer = asyncio.create_task(tables.alarms.watch())
        teller = asyncio.create_task(tables.notices.watch())
        watcher = asyncio.create_task(tables.listings.watch())
        gc.freeze()
        gc.set_threshold(3_000, 10, 1_000_000)  # short pauses; the long ones wait for a quiet moment (`sweep`)
        note("serving", data=str(settings.data), build=cloudtop.build())
        yield
        sweeper.cancel()
        ringer.cancel()
        teller.cancel()
        await tables.notices.stop()
        watcher.cancel()
        reviews.stop()
        await tables.bots.stop()
        bot_pool.stop()
        await tables.close()
        await writer.close()
        note("stopped")

    routes = [
        Route("/health", health),
        Route("/metrics", metrics),
        Route("/api/games", lobby.games),
        Route("/api/games/{slug}", lobby.game),
        Route("/api/games/{slug}/sealed", lobby.sealed),
        Route("/api/options", lobby.options, methods=["POST"]),
        Route("/api/tables", lobby.make_table, methods=["POST"]),
        Route("/api/homes", homes.show),
        Route("/api/open", listings.show),
        Route("/api/tables/{table}/join", listings.join, methods=["POST"]),
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
        Route("/api/mail/confirm", confirm_mail, methods=["POST"]),
        Route("/api/mail/stop", stop_mail, methods=["POST"]),
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
        routes.append(Mount("/", Page(directory=PAGE, html=True)))
    visitors = Visitors(settings.limits)
    guard = Middleware(Guard, visitors=visitors, origins=settings.origins, hosts=settings.hosts)
    app = Starlette(
        routes=routes,
        middleware=[guard],
        lifespan=lifespan,
        exception_handlers={Mistake: on_mistake, sqlite3.Error: on_mistake, 500: on_mistake},
    )
    app.state.visitors, app.state.listening, app.state.origins = visitors, settings.listening, settings.origins
    return app


async def sweep(tables: Tables, keep_days: int) -> None:
    """From time to time, let idle tables sleep and old ones go, and tidy up the memory when nobody waits for an answer."""
    tidied = pruned = time.monotonic()
    while True:
        await asyncio.sleep(min(10.0, tables.sleep_after))
        await tables.put_to_sleep()
        now = time.monotonic()
        if keep_days and (now - pruned > PRUNE_EVERY or not tables.pruned):
            await tables.prune(keep_days)
            pruned = now
        if now - tables.used > QUIET or now - tidied > TIDY_WITHIN:
            gc.collect()
            tidied = time.monotonic()
