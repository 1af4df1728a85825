"""A match as some eyes may see it: what is sent of it, and nothing else of it is.

Everything here is built from glimpses and from events as they are told to a seat, so nothing hidden can get on the wire.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import UNSET, Raw

from cloudtop.core.chance import CHANCE, OPEN, SPECTATOR
from cloudtop.core.game import Game, seat_name
from cloudtop.core.glimpse import Glimpse
from cloudtop.core.state import Event
from cloudtop.table.match import Match, Move
from cloudtop.web import wire, wire_tables
from cloudtop.web.messages import encode

MOST_GAMES = 64  # options of games, that are kept in memory though no table has them
EYES = {SPECTATOR: "-", OPEN: "*"}


def eyes_name(seat: int) -> str:
    """The letter of a seat, `-` for spectators, `*` for an open table."""
    return EYES.get(seat) or seat_name(seat)


@lru_cache(MOST_GAMES)
def written(game: Game) -> dict[int, Raw]:
    """The actions of a game that were written before; forgotten with the game."""
    return {}


def named(game: Game, action: int) -> Raw:
    """An action of which nothing else is told; the same everywhere, so it is written once."""
    known = written(game)
    found = known.get(action)
    if found is None:
        vocabulary = game.vocabulary
        found = known[action] = Raw(encode(wire.Offered(vocabulary.text(action), vocabulary.targets(action))))
    return found


def offered(glimpse: Glimpse, action: int) -> Raw:
    """An action of an offer, with its terms if it has a price, or facts."""
    vocabulary = glimpse.game.vocabulary
    if not vocabulary.verb(action).told:
        return named(glimpse.game, action)
    found = glimpse.terms(action)
    terms = wire.Terms(found.cost, found.gain, found.facts)
    return Raw(encode(wire.Priced(vocabulary.text(action), vocabulary.targets(action), terms)))


@lru_cache(10_000)
def score_line(name: str, amount: int, rule: str) -> Raw:
    return Raw(encode(wire.ScoreLine(name, amount, rule)))


def seen(match: Match, seat: int) -> Glimpse:
    """What somebody sees: a seat, a spectator, or everything of an open table."""
    if seat == OPEN:
        return Glimpse(match.game, match.state, OPEN)
    return match.glimpse(seat)


def face(match: Match, seat: int, past: bool) -> wire.Face:
    """The table with the eyes of one seat: what it sees, the score sheet, and (now) what it may do and take back."""
    game = match.game
    glimpse = seen(match, seat)
    table = glimpse.veiled
    return wire.Face(
        view=glimpse.view(),
        step=table.agenda[-1].name() if table.agenda else "",
        offer=[] if past or match.over else [offered(glimpse, int(action)) for action in glimpse.offer()],
        scores=[score(glimpse, owner) for owner in range(game.seats)],
        undo=wire.Way(0, "nothing") if seat < 0 or past else way_back(match, seat),
    )


def way_back(match: Match, seat: int) -> wire.Way:
    """What a seat may take back at a web table: nothing when the game is over, because then its luck is told."""
    if match.over:
        return wire.Way(0, "over")
    way = match.undoable(seat)
    return wire.Way(len(match.log) - way.barrier if way.possible else 0, way.reason)


def score(glimpse: Glimpse, seat: int) -> wire.Score:
    lines = glimpse.game.score(glimpse.veiled, seat)
    total = sum(line.amount for line in lines)
    return wire.Score(seat_name(seat), total, [score_line(line.name, line.amount, line.rule) for line in lines])


def now(match: Match, seq: int, eyes: Sequence[int], past: bool = False) -> wire.Now:
    """The table at this moment for these eyes; a moment of the `past` offers nothing."""
    placings = match.ranking() if match.over else []
    return wire.Now(
        seq=seq,
        length=len(match.log),
        over=match.over,
        waiting=[seat_name(seat) for seat in match.waiting()],
        faces={eyes_name(seat): face(match, seat, past) for seat in eyes},
        ranking=[wire.Placing(seat_name(p.seat), p.rank, p.total, p.rule) for p in placings] or None,
    )


def summary(table: str, match: Match) -> wire_tables.Summary:
    """How a table stands, with the eyes of somebody who looks on."""
    glimpse = match.glimpse(SPECTATOR)
    view = glimpse.view()
    return wire_tables.Summary(
        table=table,
        round=view.round,
        rounds=view.rounds,
        over=match.over,
        waiting=[seat_name(seat) for seat in match.waiting() if seat >= 0],
        totals=[score(glimpse, seat).total for seat in range(match.game.seats)],
        winners=[seat_name(p.seat) for p in match.ranking() if p.rank == 1] if match.over else [],
    )


def told(event: Event, eyes: Sequence[int]) -> wire.GameEvent:
    """An event as far as these eyes may know it; `to` says which of them know the secret part."""
    out = wire.GameEvent(event.name, seat_name(event.seat), event.rule, event.facts)
    if event.secret:
        out.to = [eyes_name(seat) for seat in eyes if seat == OPEN or (seat >= 0 and event.seen_by >> seat & 1)]
        out.secret = event.secret if out.to else UNSET
    return out


def move(game: Game, n: int, made: Move, eyes: Sequence[int]) -> wire.Move:
    """A move by its events; in its own words only for who made it, because a draw or a choice may be secret."""
    out = wire.Move(n, seat_name(made.seat), [told(event, eyes) for event in made.events])
    if made.seat in eyes or (OPEN in eyes and made.seat != CHANCE):
        out.line = game.vocabulary.text(made.action)
    return out


def moves(match: Match, first: int, eyes: Sequence[int]) -> list[wire.Move]:
    return [move(match.game, n, match.log[n], eyes) for n in range(first, len(match.log))]
