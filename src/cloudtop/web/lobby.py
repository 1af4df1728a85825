"""The pages around a table: which games there are, new tables, replays and records."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cloudtop.core.content import Pack, Value
from cloudtop.core.entry import Entry
from cloudtop.core.errors import Mistake
from cloudtop.core.events import WEIGHTS
from cloudtop.core.game import seat_name, seat_number
from cloudtop.core.options import PLAYERS
from cloudtop.games import GAMES, entry
from cloudtop.table.collection import collections
from cloudtop.table.match import Match
from cloudtop.table.series import Series, sequel
from cloudtop.web.forms import body, reply
from cloudtop.web.hall import Hall
from cloudtop.web.messages import Refusal, encode
from cloudtop.web.replays import Replays
from cloudtop.web.room import Chair, Head, Room, clean_name, hire, key_of, new_token

LEVELS = ("random", "greedy", "monte_carlo:0.2s", "monte_carlo:1.5s")
WORDS = Path(__file__).parent / "text"


class Where(msgspec.Struct, forbid_unknown_fields=True):
    """Where a new table begins: in a record, or in the game of another table."""

    record: str | None = None
    table: str | None = None


class Sitter(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "here", "link", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=100)] = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    game: str
    seats: Annotated[list[Sitter], msgspec.Meta(max_length=8)]
    options: dict[str, Any] = {}
    source: Where | None = None
    at: int | None = None
    games: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0  # of its series that were played before


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}


# --- the shelf ---


def words(slug: str, language: str = "en") -> str:
    """All Fluent messages the page needs for a game; later ones win."""
    shelf = entry(slug)
    files = [shelf.folder.parent.parent / "text" / f"{language}.ftl", *sorted((WORDS / language).glob("*.ftl"))]
    return "\n".join(path.read_text("utf-8") for path in [*files, *shelf.words(language)])


def told(value: Value) -> dict[str, Any]:
    """A printed value and where it comes from."""
    return {
        "table": value.table, "row": value.row, "field": value.field, "value": value.value, "kind": value.kind,
        "where": value.where,
    }  # fmt: skip


@lru_cache(32)
def sheet(slug: str, pack: Pack) -> bytes:
    """All that is printed: words, rulebook, options, and what is in a box and where each value comes from."""
    shelf = entry(slug)
    game = shelf.make({}, pack)
    return encode(
        {
            "slug": slug,
            "title": shelf.title,
            "credit": shelf.credit,
            "rules": shelf.rules,
            "text": words(slug),
            "rulebook": [
                {"id": r.id, "chapter": r.chapter, "sentence": r.sentence, "text_only": r.text_only}
                for r in shelf.rulebook().values()
            ],
            "options": [
                {
                    "name": o.name,
                    "rule": o.rule,
                    "default": game.options[o.name],
                    "pick": o.pick,
                    "most": o.most,
                    "choices": [{"value": value} for value in o.choices],
                }
                for o in shelf.options
            ],
            "events": {told.name: WEIGHTS[told.weight] for told in shelf.events},
            "opens": {told.name: told.opens for told in shelf.events if told.opens},
            "collection": shelf.collection,
            "open": shelf.open,
            "levels": LEVELS,
            "content": {
                "label": pack.label,
                "about": pack.about,
                "sealed": sorted({v.table for v in pack.values if shelf.is_sealed(v)}),
                "values": [told(v) for v in shelf.open_values(pack)],
            },
        }
    )


async def games(request: Request) -> Response:
    out = []
    for shelf in GAMES.values():
        out.append({"slug": shelf.slug, "title": shelf.title, "credit": shelf.credit, "players": shelf.players})
    return reply(out)


async def box(request: Request) -> tuple[Entry, Pack]:
    """The game and the pack that a request asks about: today's, or the one of a table or a record."""
    shelf = entry(request.path_params["slug"])
    label = request.query_params.get("content", "")
    hall: Hall = request.app.state.hall
    pack = await hall.pack(shelf.slug, label) if label else shelf.own_pack()
    if pack is None:
        raise Refusal("gone", f"The content pack '{label}' of {shelf.title} is not here.")
    return shelf, pack


async def game(request: Request) -> Response:
    shelf, pack = await box(request)
    return Response(sheet(shelf.slug, pack), media_type="application/json")


async def sealed(request: Request) -> Response:
    """What is sealed of a box, for who asks for it: `?what=card/storm`."""
    shelf, pack = await box(request)
    found = shelf.unsealed(pack, request.query_params.get("what", ""))
    if not found:
        raise Mistake("Nothing of this name is sealed; ask for a table, or for one of its rows as table/row.")
    return reply({"values": [told(value) for value in found]})


async def options(request: Request) -> Response:
    wish = await body(request, Choice)
    return reply({"options": entry(wish.game).make(wish.options).options})


# --- tables ---


async def make_table(request: Request) -> Response:
    """A new table, from the beginning or branched off. Whoever makes it gets the secrets of all seats."""
    hall: Hall = request.app.state.hall
    wish = await body(request, NewTable)
    position, lines, pack = None, list[str](), entry(wish.game).own_pack()
    if wish.source is not None:
        base = await branched(request, wish.source, wish.at)
        wish.game, wish.options, position = base.game.slug, base.game.options, base.position
        lines, pack = base.record().lines, base.game.pack
    shelf = entry(wish.game)
    made = shelf.make({PLAYERS: len(wish.seats)} | wish.options, pack)
    if len(wish.seats) != made.seats:
        raise Mistake(
            f"This game has {made.seats} seats, so it needs {made.seats} people or bots, not {len(wish.seats)}."
        )
    tokens = [new_token() for sitter in wish.seats]
    chairs = [chair(sitter, token) for sitter, token in zip(wish.seats, tokens)]
    head = Head(wish.game, shelf.rules, pack.label, made.options, chairs, position, wish.games)
    room = await hall.make(head, pack, lines)
    seats = [
        {"seat": seat_name(seat), "kind": sitter.kind, "token": tokens[seat]} for seat, sitter in enumerate(wish.seats)
    ]
    return reply({"table": room.id, "seats": seats}, 201)


def chair(sitter: Sitter, token: str) -> Chair:
    bot = hire(sitter.bot or "greedy").name if sitter.kind == "bot" else None
    name = bot or (clean_name(sitter.name) if sitter.name else "person")
    return Chair("bot" if bot else "person", name, bot, key_of(token))


async def branched(request: Request, source: Where, at: int | None) -> Match:
    """The match that a new table continues, cut where it branches off."""
    if source.record is not None:
        replays: Replays = request.app.state.replays
        match = await replays.played(request, source.record)
    elif source.table is not None:
        hall: Hall = request.app.state.hall
        match = finished(await hall.room(source.table)).match
    else:
        raise Mistake("A table begins in a record or in the game of a table; name one of them.")
    return match.branch(len(match.log) if at is None else at)


def finished(room: Room) -> Room:
    if not room.match.over:
        raise Refusal("turn", "The game is not over; its record is open to everybody when it is.")
    return room


async def record(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    room = finished(await hall.room(request.path_params["table"]))
    name = f"{room.game.slug}-{room.id}.ctr"
    head = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(room.match.record().text(), media_type="text/plain; charset=utf-8", headers=head)


async def series(request: Request) -> Response:
    """How the game that follows a finished one begins, as a file that can be dropped on the lobby."""
    hall: Hall = request.app.state.hall
    room = finished(await hall.room(request.path_params["table"]))
    found = Series(room.game.slug, sequel(room.match), room.match.names, room.head.games + 1)
    head = {"content-disposition": f'attachment; filename="{room.game.slug}-series.json"'}
    return Response(found.text(), media_type="application/json", headers=head)


async def collection(request: Request) -> Response:
    """What a seat owns after a game, as the file that its player brings to another table."""
    hall: Hall = request.app.state.hall
    room = finished(await hall.room(request.path_params["table"]))
    seat = seat_number(request.path_params["seat"])
    if not 0 <= seat < room.game.seats:
        raise Mistake(f"'{request.path_params['seat']}' is not a seat of this table.")
    found = collections(room.match)[seat]
    head = {"content-disposition": f'attachment; filename="{room.game.slug}-{seat_name(seat)}.json"'}
    return Response(found.text(), media_type="application/json", headers=head)
