"""The pages around a table: which games there are, new tables, replays and records."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from cloudtop.core.content import Pack
from cloudtop.core.entry import Entry
from cloudtop.core.errors import Mistake
from cloudtop.core.game import seat_name, seat_number
from cloudtop.core.options import PLAYERS
from cloudtop.games import GAMES, entry
from cloudtop.table.collection import collections
from cloudtop.table.lesson import length, lesson
from cloudtop.table.match import Match
from cloudtop.table.series import Series, sequel
from cloudtop.web import wire_shelf, wire_tables
from cloudtop.web.forms import body, reply
from cloudtop.web.guard import visitor_of
from cloudtop.web.head import Chair, Head, clean_name, hire, key_of, new_token
from cloudtop.web.messages import Refusal, encode
from cloudtop.web.packed import sheet_reply
from cloudtop.web.replays import Replays
from cloudtop.web.room import Room
from cloudtop.web.sheets import printed, ruled, sheet, sheet_of
from cloudtop.web.tables import Tables, table_of
from cloudtop.web.wire import Manners
from cloudtop.web.wire_shelf import OptionWish
from cloudtop.web.wire_tables import NewSeat, NewTable, Where

RULEBOOK = "rulebook"
MOST_OF_OPTIONS = 64_000  # bytes
WEAK = ("random", "level:1", "level:2")  # they overlook what a person would not


# --- the shelf ---


async def games(request: Request) -> Response:
    out = []
    for shelf in GAMES.values():
        pitch, house = shelf.text().say("pitch"), shelf.house_share()
        out.append(
            wire_shelf.GameEntry(
                shelf.slug, shelf.title, shelf.credit, pitch, shelf.demand, shelf.minutes, house,
                shelf.players, length(shelf.slug),
            )
        )  # fmt: skip
    return reply(out)


async def box(request: Request) -> tuple[Entry, Pack]:
    """The game and the pack that a request asks about: today's, or the one of a table or a record."""
    shelf = entry(request.path_params["slug"])
    label = request.query_params.get("content", "")
    tables: Tables = request.app.state.tables
    pack = await tables.pack(shelf.slug, label) if label else shelf.own_pack()
    if pack is None:
        raise Refusal("gone", f"The content pack '{label}' of {shelf.title} is not here.")
    return shelf, pack


async def game(request: Request) -> Response:
    shelf, pack = await box(request)
    return sheet_reply(request, await visitor_of(request).beside(lambda: sheet(shelf.slug, pack)))


async def sealed(request: Request) -> Response:
    """What is sealed of a box, for who asks for it: `?what=card/storm`; or the whole rulebook."""
    shelf, pack = await box(request)
    what = request.query_params.get("what", "")
    if what == RULEBOOK and shelf.sealed:
        return reply(wire_shelf.Unsealed([], [ruled(rule) for rule in shelf.rulebook().values()]))
    found = shelf.unsealed(pack, what)
    if not found:
        raise Mistake("Nothing of this name is sealed; ask for a table, or for one of its rows as table/row.")
    return reply(wire_shelf.Unsealed([printed(value) for value in found]))


async def options(request: Request) -> Response:
    wish = await body(request, OptionWish, MOST_OF_OPTIONS)
    made = await visitor_of(request).beside(lambda: entry(wish.game).make(wish.options))
    return reply(wire_shelf.OptionAnswer(made.options))


# --- tables ---


async def table_sheet(request: Request) -> Response:
    """The sheet of a table as it lies now."""
    match = (await table_of(request)).match
    return sheet_reply(request, await visitor_of(request).beside(lambda: sheet_of(match.game, match.state)))


async def make_table(request: Request) -> Response:
    """A new table, from the beginning or branched off. Whoever makes it gets the secrets of all seats."""
    tables: Tables = request.app.state.tables
    wish = await body(request, NewTable)
    visitor = visitor_of(request)
    visitor.make_table()
    position, lines, pack = None, list[str](), entry(wish.game).own_pack()
    if wish.source is not None:
        base = await branched(request, wish.game, wish.source, wish.at)
        wish.game, wish.options, position = base.game.slug, base.game.options, base.position
        lines, pack = base.record().lines, base.game.pack
    shelf = entry(wish.game)
    if wish.source is None and len(encode(wish.options)) > MOST_OF_OPTIONS:
        raise Refusal("large", f"The options of a table have at most {MOST_OF_OPTIONS:,} bytes.")
    chosen = {PLAYERS: len(wish.seats)} | wish.options
    made = await visitor.beside(lambda: shelf.make(chosen, pack))
    if len(wish.seats) != made.seats:
        raise Mistake(
            f"This game has {made.seats} seats, so it needs {made.seats} people or bots, not {len(wish.seats)}."
        )
    tokens = [new_token() if new.kind != "bot" else "" for new in wish.seats]  # a bot needs none
    chairs = [chair(new, token) for new, token in zip(wish.seats, tokens)]
    for new, place in zip(wish.seats, chairs):
        place.link = "new" if new.kind == "link" else ""
    head = Head(
        wish.game, shelf.rules, pack.label, made.options, chairs, position, wish.games, begun=len(lines),
        manners=checked(wish.manners, made.seats),
    )  # fmt: skip
    if wish.listed:
        if not any(new.kind == "link" for new in wish.seats):
            raise Refusal("malformed", "A table is listed for its seats by link, and this one has none.")
        lines = [*lines, tables.listings.line(visitor)]
    room = await tables.make(head, pack, lines, by=visitor)
    secrets = [
        wire_tables.SeatSecret(seat_name(seat), new.kind, token)
        for seat, (new, token) in enumerate(zip(wish.seats, tokens))
    ]
    return reply(wire_tables.Created(room.id, secrets), 201)


def checked(manners: Manners, seats: int) -> Manners:
    """Manners that can be kept."""
    if hire(manners.stand_in).name in WEAK:
        raise Refusal("malformed", f"'{manners.stand_in}' is too weak to sit in for somebody; choose level:3 or more.")
    if manners.minutes and manners.days:
        raise Refusal("malformed", "A clock gives minutes for the game or days for a turn, not both.")
    if seats == 1 and (manners.minutes or manners.days):
        raise Refusal("malformed", "Who plays alone plays without a clock.")
    return manners


def chair(new: NewSeat, token: str) -> Chair:
    bot = hire(new.bot or "greedy").name if new.kind == "bot" else None
    name = bot or (clean_name(new.name) if new.name else "person")
    return Chair("bot" if bot else "person", name, bot, key_of(token) if token else "")


async def branched(request: Request, slug: str, source: Where, at: int | None) -> Match:
    """The match that a new table continues, cut where it branches off."""
    if source.record is not None:
        replays: Replays = request.app.state.replays
        match = await replays.played(request, source.record)
    elif source.table is not None:
        tables: Tables = request.app.state.tables
        match = finished(await tables.room(source.table, visitor_of(request))).match
    elif source.lesson is not None:
        match = lesson(slug).begin(source.lesson.part, source.lesson.did).match
    else:
        raise Mistake("A table begins in a record, in the game of a table or in a lesson; name one of them.")
    return match.branch(len(match.log) if at is None else at)


def finished(room: Room) -> Room:
    if not room.match.over:
        raise Refusal("turn", "The game is not over; its record is open to everybody when it is.")
    return room


async def record(request: Request) -> Response:
    """The record of a finished game, with what was said at the table if that is asked for (`?words=1`)."""
    tables: Tables = request.app.state.tables
    room = finished(await table_of(request))
    name = f"{room.game.slug}-{room.id}.ctr"
    head = {"content-disposition": f'attachment; filename="{name}"'}
    asked = request.query_params.get("words") == "1"
    kept = await tables.writer.call(tables.writer.store.load, room.id) if asked else None
    return Response(
        room.record(kept.rows if kept is not None else ()).text(), media_type="text/plain; charset=utf-8", headers=head
    )


def played(room: Room) -> Room:
    if finished(room).match.stopped:
        raise Refusal("turn", "The game was ended before its end, so it leaves nothing to the next one.")
    return room


async def series(request: Request) -> Response:
    """How the game that follows a finished one begins, as a file that can be dropped on the lobby."""
    room = played(await table_of(request))
    found = Series(room.game.slug, sequel(room.match), room.match.names, room.head.games + 1)
    head = {"content-disposition": f'attachment; filename="{room.game.slug}-series.json"'}
    return Response(found.text(), media_type="application/json", headers=head)


async def collection(request: Request) -> Response:
    """What a seat owns after a game, as the file that its player brings to another table."""
    room = played(await table_of(request))
    seat = seat_number(request.path_params["seat"])
    if not 0 <= seat < room.game.seats:
        raise Mistake(f"'{request.path_params['seat']}' is not a seat of this table.")
    found = collections(room.match)[seat]
    head = {"content-disposition": f'attachment; filename="{room.game.slug}-{seat_name(seat)}.json"'}
    return Response(found.text(), media_type="application/json", headers=head)
