"""A review: what was expected of a game while it was played, what luck made of it, and what decisions cost.

For every real choice of a seat the move that was made is played out beside others, in worlds that agree with what the seat
knew then. What looks dear is looked at again in many more worlds, and counts only if the whole interval says that it was.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from msgspec import Struct

from cloudtop.core.errors import Mistake
from cloudtop.core.game import seat_name
from cloudtop.core.seats import find_seat
from cloudtop.games import GAMES
from cloudtop.table.given import Seat, whole
from cloudtop.table.looking import QUICK, THOROUGH, Care, Looked, Piece, Work, look_at
from cloudtop.table.match import Match
from cloudtop.table.resume import named_bot

COSTLIEST = 5  # decisions of a seat that are told
LEAST = 25  # hundredths of a point; what costs less is not told
TOGETHER = 4  # decisions in a piece of work
Progress = Callable[[int, int], None]  # how many decisions have been looked at, and how many there are to look at


class Verdict(Struct, frozen=True):
    """A decision that cost points. All numbers are points, `swing` is how far the better move is ahead of the one made."""

    move: int  # how many moves were made before it
    seat: str
    played: str
    better: list[str]  # the better move, and how its turn might have gone on
    swing: float
    low: float  # of the interval (95 %)
    high: float
    lines: dict[str, float]  # the swing by line of the score sheet; `later`: what is expected beyond the playouts
    rival: float  # and what the best rival would have had less
    worlds: int  # imagined for it


class Moment(Struct, frozen=True, array_like=True):
    """A decision of a seat on the curve: how far ahead it could expect to end, before and after it."""

    move: int
    before: float
    after: float


class SeatReview(Struct, frozen=True):
    """A game with the eyes of one seat: start + luck - lost = result. Points ahead of the best rival; alone, points."""

    seat: str
    name: str
    decisions: int  # that were real choices
    start: float
    luck: float  # what chance and the others brought
    lost: float  # by decisions that were not the best, as far as that is certain
    result: float | None  # nothing while the game is not over
    curve: list[Moment]
    costliest: list[Verdict]


class Review(Struct, frozen=True):
    game: str
    moves: int
    over: bool
    seed: int
    seats: list[SeatReview]


def persons(match: Match) -> list[int]:
    """The seats that people played; all if there are none."""
    found = [s for s, bot in enumerate(match.players) if bot is None and named_bot(match.names[s]) is None]
    return found or list(range(match.game.seats))


class Reviewing:
    """A review in the making: first `pieces`, then `suspects`; whoever does them brings what was found (`take`)."""

    def __init__(self, match: Match, seats: Sequence[Seat] | None = None, care: Care = QUICK, seed: int = 0) -> None:
        game = match.game
        self.match = match
        self.seats = persons(match) if seats is None else [find_seat(seat, game.seats) for seat in seats]
        moves = [(move.seat, int(move.action)) for move in match.log]
        options = json.dumps(game.options, sort_keys=True)
        self.work = Work(game.slug, options, game.pack.text, match.position, moves, whole(seed, "seed"), care)
        self.decisions = self.find_decisions()
        self.first: dict[int, Looked] = {}
        self.second: dict[int, Looked] = {}

    def find_decisions(self) -> dict[int, list[int]]:
        """By seat: the moves before which it had a choice."""
        out: dict[int, list[int]] = {seat: [] for seat in self.seats}
        state = self.match.state_at(0)
        for number, (seat, action) in enumerate(self.work.moves):
            if seat in out and len(state.offer(seat)) > 1:
                out[seat].append(number)
            state.apply(seat, action)
        return out

    @property
    def total(self) -> int:
        """How many decisions will be looked at, the second looks included."""
        counts = [len(moves) for moves in self.decisions.values()]
        return sum(counts) + sum(min(count, self.work.care.suspects) for count in counts)

    def pieces(self) -> list[Piece]:
        moves = sorted(move for moves in self.decisions.values() for move in moves)
        return [Piece(moves[i : i + TOGETHER]) for i in range(0, len(moves), TOGETHER)]

    def suspects(self) -> list[Piece]:
        """What seems to have cost most, to be looked at again."""
        found: list[Looked] = []
        for moves in self.decisions.values():
            dear = sorted((self.first[move] for move in moves), key=lambda one: (-one.swing, one.move))
            found += [one for one in dear[: self.work.care.suspects] if one.swing > 0]
        return [Piece([one.move], [one.better]) for one in sorted(found, key=lambda one: one.move)]

    def take(self, piece: Piece, found: list[Looked]) -> None:
        (self.second if piece.better else self.first).update({one.move: one for one in found})

    # --- what it comes to ---

    def result(self) -> Review:
        match = self.match
        seats = [self.of_seat(seat) for seat in self.seats]
        return Review(match.game.slug, len(match.log), match.over, self.work.seed, seats)

    def of_seat(self, seat: int) -> SeatReview:
        match = self.match
        spans = list(self.spans(seat))
        curve = [moment for span in spans for moment in self.moments(span)]
        dear = sorted((move for span in spans for move in self.dearest(span)), key=lambda m: (-self.second[m].swing, m))
        lost = sum(self.second[move].swing for move in dear) / 100
        start = curve[0].before if curve else 0.0
        result = float(points_ahead(match, seat)) if match.over else None
        end = result if result is not None else curve[-1].after if curve else 0.0
        return SeatReview(
            seat=seat_name(seat), name=match.names[seat], decisions=len(self.decisions[seat]), start=start,
            luck=round(end - start + lost, 2), lost=round(lost, 2), result=result, curve=curve,
            costliest=[self.verdict(move) for move in dear[:COSTLIEST]],
        )  # fmt: skip

    def spans(self, seat: int) -> Iterator[list[int]]:
        """The decisions of a seat, together where neither chance nor another seat came in between."""
        span: list[int] = []
        for move in self.decisions[seat]:
            if span and any(who != seat for who, _ in self.work.moves[span[-1] : move]):
                yield span
                span = []
            span.append(move)
        if span:
            yield span

    def dearest(self, span: list[int]) -> list[int]:
        """The decision that cost most, if one did for certain. What was missed in one turn is missed once."""
        looks = [self.second[move] for move in span if move in self.second]
        certain = [look for look in looks if look.swing - look.doubt > 0 and look.swing >= LEAST]
        return [max(certain, key=lambda look: (look.swing, look.move)).move] if certain else []

    def moments(self, span: list[int]) -> Iterator[Moment]:
        """All looks of a span tell what is expected after it; before it, that is more by what was lost in it."""
        looks = [self.second.get(move) or self.first[move] for move in span]
        after = sum(look.lead * look.worlds for look in looks) / sum(look.worlds for look in looks) / 100
        lost = {move: self.second[move].swing / 100 for move in self.dearest(span)}
        expected = after + sum(lost.values())
        for move in span:
            yield Moment(move, round(expected, 2), round(expected - lost.get(move, 0), 2))
            expected -= lost.get(move, 0)

    def verdict(self, move: int) -> Verdict:
        look = self.second[move]
        seat, action = self.work.moves[move]
        text = self.match.game.vocabulary.text
        lines = {name: amount / 100 for name, amount in look.lines.items() if amount}
        return Verdict(
            move=move, seat=seat_name(seat), played=text(action), better=[text(code) for code in look.turn],
            swing=round(look.swing / 100, 2), low=round((look.swing - look.doubt) / 100, 2),
            high=round((look.swing + look.doubt) / 100, 2), lines=lines, rival=look.rival / 100, worlds=look.worlds,
        )  # fmt: skip


def points_ahead(match: Match, seat: int) -> int:
    """Of a finished game: the points that a seat is ahead of the best other; alone, its points."""
    totals = list(match.scores().values())
    return totals[seat] - max([total for other, total in enumerate(totals) if other != seat], default=0)


def review(
    match: Match, seats: Sequence[Seat] | None = None, *, quick: bool = True, seed: int = 0, workers: int = 1,
    progress: Progress | None = None,
) -> Review:  # fmt: skip
    """Look back on a match, as far as it has come: of these seats, else of all that people played.

    `workers` are processes; 0 uses all cores. The same seed gives the same review, with any number of them.
    """
    if not isinstance(match, Match):
        raise Mistake("What is reviewed is a match, such as ct.open_record('evening.ctr') gives.")
    if whole(workers, "number of workers") < 0:
        raise Mistake(f"The number of workers is 1 or more, or 0 for all cores, not {workers}.")
    making = Reviewing(match, seats, QUICK if quick else THOROUGH, seed)
    done = 0
    with Hands(making, workers or os.cpu_count() or 1) as hands:
        for pieces in (making.pieces, making.suspects):
            for piece, found in hands.work_on(pieces()):
                making.take(piece, found)
                done += len(found)
                if progress is not None:
                    progress(done, making.total)
    return making.result()


class Hands:
    """Whoever does the work: this process, or several."""

    def __init__(self, making: Reviewing, workers: int) -> None:
        alone = workers == 1 or making.match.game.slug not in GAMES  # a game of your own is known here only
        self.making = making
        self.pool = None if alone else ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    def __enter__(self) -> Hands:
        return self

    def __exit__(self, *failure: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def work_on(self, pieces: list[Piece]) -> Iterator[tuple[Piece, list[Looked]]]:
        work = self.making.work
        if self.pool is None:
            for piece in pieces:
                yield piece, look_at(work, piece, self.making.match.game)
            return
        asked = {self.pool.submit(look_at, work, piece): piece for piece in pieces}
        for done in as_completed(asked):
            yield asked[done], done.result()
