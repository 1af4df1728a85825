"""The work of a review: single decisions of a played game, each judged by what its seat could know then.

What was done is the move with the rest of the turn as it was played, as far as neither luck nor others came in, so that
nobody is blamed for a first step whose second one was good. A piece of work is plain data, so that any process can do it; its random numbers depend on the seed and the move alone, so
it does not matter which one does.
"""

from __future__ import annotations

import json
import math
from functools import lru_cache
from itertools import islice, takewhile
from typing import Any, NamedTuple

from msgspec import Struct

from cloudtop.bots import make_bot
from cloudtop.bots.weigh import Weighed, weigh
from cloudtop.core.chance import Rng
from cloudtop.core.content import parse_pack
from cloudtop.core.game import Game
from cloudtop.core.glimpse import Glimpse, glimpse
from cloudtop.games import entry
from cloudtop.table.record import begin

SURE = 1.96  # standard errors: 95 of 100 intervals hold the truth
LONGEST = 3  # moves of a better line


class Care(NamedTuple):
    """How closely a review looks."""

    adviser: str  # the bot that says what else could have been done
    others: int  # how many of its proposals are played out beside the move that was made
    worlds: int  # that each is played out in
    suspects: int  # decisions of a seat that are looked at again
    again: int  # worlds of the second look


QUICK = Care("taught:40", 3, 12, 12, 120)
THOROUGH = Care("taught:200", 4, 48, 24, 320)


class Work(NamedTuple):
    """A played game, and how it is reviewed."""

    slug: str
    options: str
    pack: str
    position: dict[str, Any] | None
    moves: list[tuple[int, int]]  # seat and action
    seed: int
    care: Care


class Piece(Struct, frozen=True):
    """Decisions to look at: each by the number of moves before it, and on a second look what would have been better."""

    moves: list[int]
    better: list[int] = []


class Looked(Struct, frozen=True):
    """What a look at one decision found; in hundredths of a point."""

    move: int
    lead: float  # that is expected after the turn as it was played
    worlds: int
    better: int  # the best of the other actions
    swing: float  # how much better
    doubt: float  # the swing may be so much smaller or larger; on a first look it is only guessed
    lines: dict[str, int] = {}  # the swing by line of the score sheet
    rival: int = 0  # what the best rival would have had less
    turn: list[int] = []  # the better action, and how the turn might go on


def look_at(work: Work, piece: Piece, game: Game | None = None) -> list[Looked]:
    """Look at the decisions of a piece."""
    game = game or game_of(work.slug, work.options, work.pack)
    found: list[Looked] = []
    state = begin(game, work.position)
    for number, (seat, action) in enumerate(work.moves[: max(piece.moves) + 1]):
        if number in piece.moves:
            eyes, turn = glimpse(game, state, seat), turn_of(work.moves, number)
            if piece.better:
                better = piece.better[piece.moves.index(number)]
                found.append(second_look(eyes, number, turn, better, work.care, Rng(work.seed, 2 * number + 1)))
            else:
                found.append(first_look(eyes, number, turn, work.care, Rng(work.seed, 2 * number)))
        state.apply(seat, action)
    return found


@lru_cache(8)
def game_of(slug: str, options: str, pack: str) -> Game:
    return entry(slug).make(json.loads(options), parse_pack(pack))


def turn_of(moves: list[tuple[int, int]], number: int) -> list[int]:
    """The move and those of the same seat that follow it at once."""
    seat = moves[number][0]
    return [action for _, action in takewhile(lambda move: move[0] == seat, islice(moves, number, None))]


def first_look(eyes: Glimpse, number: int, turn: list[int], care: Care, rng: Rng) -> Looked:
    """What was done beside what an adviser proposes."""
    others = [[action] for action in proposals(eyes, care.adviser, rng) if action != turn[0]]
    played, *rest = weigh(eyes, [turn, *others[: care.others]], care.worlds, rng)
    best = max(rest, key=Weighed.lead)
    swing, doubt = compared(best, played)
    (whole,) = weigh(eyes, [turn], care.worlds, rng, whole=True)
    return Looked(number, whole.lead(), care.worlds, best.actions[0], swing, doubt)


def proposals(eyes: Glimpse, adviser: str, rng: Rng) -> list[int]:
    """All offered actions: first those an adviser thinks about, best first, then the others by what they promise."""
    advised = [int(one.action) for one in make_bot(adviser).advise(eyes, rng)]
    offer = eyes.offer()
    worth = dict(zip(map(int, offer), eyes.game.taught.rate(eyes.imagine(rng), eyes.seat, offer)))
    return advised + sorted((action for action in worth if action not in advised), key=lambda a: (-worth[a], a))


def second_look(eyes: Glimpse, number: int, turn: list[int], better: int, care: Care, rng: Rng) -> Looked:
    """The two again to the end, in worlds of their own and more of them: what was chosen for its luck loses it here."""
    played, best = weigh(eyes, [turn, [better]], care.again, rng, whole=True)
    swing, doubt = compared(best, played)
    was, might = played.sheet(), best.sheet()
    lines = {name: might.get(name, 0) - was.get(name, 0) for name in was | might}
    rival = round((played.rival - best.rival) / care.again)
    return Looked(
        number, played.lead(), care.again, better, swing, doubt, lines, rival, turn_with(eyes, better, rng)
    )  # fmt: skip


def compared(one: Weighed, other: Weighed) -> tuple[float, float]:
    """How much better an action did than another in the same worlds, and how far that may be wrong."""
    apart = [a - b for a, b in zip(one.leads, other.leads)]
    mean = sum(apart) / len(apart)
    spread = math.sqrt(sum((d - mean) ** 2 for d in apart) / max(1, len(apart) - 1))
    return mean, SURE * spread / math.sqrt(len(apart))


def turn_with(eyes: Glimpse, action: int, rng: Rng) -> list[int]:
    """An action and what would be sensible after it, as long as the seat goes on without others or luck."""
    state = eyes.imagine(rng)
    out = [action]
    state.take(eyes.seat, action)
    while len(out) < LONGEST and not state.over() and state.actor() == eyes.seat:
        offer = state.offer(eyes.seat)
        worth = list(eyes.game.taught.rate(state, eyes.seat, offer))
        action = offer[worth.index(max(worth))]
        if len(offer) > 1:
            out.append(int(action))
        state.take(eyes.seat, action)
    return out
