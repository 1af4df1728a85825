"""How tables stand, for the list of somebody's tables: asked at once for all of them, and most of them sleep.

A table that falls asleep leaves a summary in the store. One that has none, or has gone on since (the server was killed),
is woken for it, a few with each request; the others are not in the answer until they are asked for again.
"""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cloudtop.core.errors import Mistake
from cloudtop.core.typed import decode
from cloudtop.web.forms import body, reply
from cloudtop.web.guard import visitor_of
from cloudtop.web.projection import summary
from cloudtop.web.tables import Tables
from cloudtop.web.visitors import Visitor
from cloudtop.web.wire_tables import Summary, SummaryWish

WOKEN_AT_ONCE = 8  # tables, for one request


async def find(tables: Tables, ids: list[str], by: Visitor) -> list[Summary]:
    rooms = {id: table.room for id in ids if (table := tables.open.get(id)) is not None and table.room is not None}
    found = [summary(id, room.match) for id, room in rooms.items()]
    kept = await tables.writer.call(tables.writer.store.summaries, [id for id in ids if id not in rooms])
    woken = 0
    for id, text in kept.items():
        known = read(text) if text is not None else None
        if known is None and woken < WOKEN_AT_ONCE:
            woken += 1
            known = await waken(tables, id, by)
        found += [known] if known is not None else []
    return found


def read(text: str) -> Summary | None:
    """A summary that was kept, if it is of today's kind."""
    try:
        return decode(text, Summary)
    except msgspec.DecodeError:
        return None


async def waken(tables: Tables, id: str, by: Visitor) -> Summary | None:
    try:
        return summary(id, (await tables.room(id, by)).match)
    except Mistake:
        return None  # other rules, a missing box: who opens the table is told


async def show_summaries(request: Request) -> Response:
    wish = await body(request, SummaryWish)
    return reply(await find(request.app.state.tables, wish.tables, visitor_of(request)))
