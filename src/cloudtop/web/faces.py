"""What is sent of a match: only what the seats in question may know. Everything here is built from glimpses and events
as they are told to a seat, so nothing hidden can get on the wire."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from cloudtop.core.chance import CHANCE, OPEN, SPECTATOR
from cloudtop.core.game import Game, seat_name
from cloudtop.core.glimpse import Glimpse
from cloudtop.core.state import Event
from cloudtop.table.match import Match, Move
from cloudtop.web.messages import encode

EYES = {SPECTATOR: "-", OPEN: "*"}


def eyes_name(seat: int) -> str:
    """The letter of a seat, `-` for spectators, `*` for an open table."""
    return EYES.get(seat) or seat_name(seat)


@lru_cache(200_000)
def named(game: Game, action: int) -> msgspec.Raw:
    """An action as `[line, [targets]]`."""
    vocabulary = game.vocabulary
    return msgspec.Raw(encode([vocabulary.text(action), vocabulary.targets(action)]))


def offered(glimpse: Glimpse, action: int) -> msgspec.Raw | list[object]:
    """An action of an offer; one that has a price as `[line, [targets], {cost, gain, facts}]`."""
    vocabulary = glimpse.game.vocabulary
    if not vocabulary.verb(action).priced:
        return named(glimpse.game, action)
    terms = glimpse.terms(action)
    told = {"cost": terms.cost, "gain": terms.gain, "facts": terms.facts}
    return [vocabulary.text(action), vocabulary.targets(action), told]


@lru_cache(10_000)
def score_line(name: str, amount: int, rule: str) -> msgspec.Raw:
    return msgspec.Raw(encode({"name": name, "amount": amount, "rule": rule}))


def seen(match: Match, seat: int) -> Glimpse:
    """What somebody sees: a seat, a spectator, or everything of an open table."""
    if seat == OPEN:
        return Glimpse(match.game, match.state, OPEN)
    return match.glimpse(seat)


def face(match: Match, seat: int, past: bool) -> dict[str, Any]:
    """The table with the eyes of one seat: what it sees, the score sheet, and (now) what it may do and take back."""
    game = match.game
    glimpse = seen(match, seat)
    table = glimpse.veiled
    way = match.undoable(seat) if seat >= 0 and not past else None
    return {
        "view": glimpse.view(),
        "step": table.agenda[-1].name() if table.agenda else "",
        "offer": [] if past else [offered(glimpse, int(action)) for action in glimpse.offer()],
        "scores": [score(glimpse, owner) for owner in range(game.seats)],
        "undo": {
            "count": len(match.log) - way.barrier if way and way.possible else 0,
            "reason": way.reason if way else "nothing",
        },
    }


def score(glimpse: Glimpse, seat: int) -> dict[str, Any]:
    lines = glimpse.game.score(glimpse.veiled, seat)
    return {
        "seat": seat_name(seat),
        "total": sum(line.amount for line in lines),
        "lines": [score_line(line.name, line.amount, line.rule) for line in lines],
    }


def now(match: Match, seq: int, seats: Sequence[int], past: bool = False) -> dict[str, Any]:
    """The table at this moment for whoever holds these seats; a moment of the `past` offers nothing."""
    placings = match.ranking() if match.over else []
    return {
        "seq": seq,
        "length": len(match.log),
        "over": match.over,
        "waiting": [seat_name(seat) for seat in match.waiting()],
        "faces": {eyes_name(seat): face(match, seat, past) for seat in seats},
        "ranking": [
            {"seat": seat_name(p.seat), "rank": p.rank, "total": p.total, "rule": p.rule} for p in placings
        ] or None,
    }  # fmt: skip


def told(event: Event, seats: Sequence[int]) -> dict[str, Any]:
    """An event as far as these seats may know it; `to` says which of them know the secret part."""
    out: dict[str, Any] = {
        "name": event.name, "seat": seat_name(event.seat), "rule": event.rule, "facts": event.facts,
    }  # fmt: skip
    if event.secret:
        out["to"] = [eyes_name(seat) for seat in seats if seat == OPEN or (seat >= 0 and event.seen_by >> seat & 1)]
        if out["to"]:
            out["secret"] = event.secret
    return out


def move(game: Game, n: int, made: Move, seats: Sequence[int]) -> dict[str, Any]:
    """A move by its events; in its own words only for who made it, because a draw or a choice may be secret."""
    out: dict[str, Any] = {
        "n": n,
        "seat": seat_name(made.seat),
        "events": [told(event, seats) for event in made.events],
    }
    if made.seat in seats or (OPEN in seats and made.seat != CHANCE):
        out["line"] = game.vocabulary.text(made.action)
    return out


def moves(match: Match, first: int, seats: Sequence[int]) -> list[dict[str, Any]]:
    return [move(match.game, n, match.log[n], seats) for n in range(first, len(match.log))]
