"""Reviews on the server: made piece by piece among the bots' work, one at a time, while somebody waits for it.

A piece is short, and only one is being worked on, so bots that have to move hardly notice. What is found is kept for a while.
"""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response

from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game, seat_number
from cloudtop.table import review
from cloudtop.table.looking import look_at
from cloudtop.table.match import Match
from cloudtop.table.review import Reviewing, SeatReview
from cloudtop.web import wire
from cloudtop.web.bot_pool import BotPool
from cloudtop.web.forms import body, reply
from cloudtop.web.guard import visitor_of
from cloudtop.web.log import logger
from cloudtop.web.messages import Refusal
from cloudtop.web.replays import Replays
from cloudtop.web.tables import table_of
from cloudtop.web.turns import Whose
from cloudtop.web.walk import Walk
from cloudtop.web.wire_past import Reviewed, ReviewState, ReviewWish, Verdict

KEPT = 100  # reviews
MOST_WAITING = 10  # for their turn
MOST_OF_ONE = 2  # that one address may wait for
PATIENCE = 15.0  # seconds without a question: nobody waits for it any more


class Underway:
    """A review, from the wish to what was found."""

    def __init__(self, making: Reviewing, address: str) -> None:
        self.making = making
        self.address = address
        self.done = 0
        self.found: Reviewed | None = None
        self.failed = False
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        return self.found is None and not self.failed

    def state(self) -> ReviewState:
        return ReviewState(self.done, self.making.total, self.found)


class Reviews:
    def __init__(self, bot_pool: BotPool) -> None:
        self.bot_pool = bot_pool
        self.known: dict[str, Underway] = {}  # the longest unused first
        self.turn = asyncio.Lock()

    def ask(self, key: str, match: Match, seat: str, address: str) -> ReviewState:
        """How far the review of a seat has come; it begins if nobody has asked for it yet."""
        one = self.known.pop(key, None)
        if one is None or one.failed:
            one = self.begin(Reviewing(match, [seat]), address)
        one.asked = time.monotonic()
        self.known[key] = one
        while len(self.known) > KEPT:
            self.end(next(iter(self.known)))
        return one.state()

    def begin(self, making: Reviewing, address: str) -> Underway:
        waiting = [one for one in self.known.values() if one.open]
        if len(waiting) >= MOST_WAITING or len([1 for one in waiting if one.address == address]) >= MOST_OF_ONE:
            raise Refusal("busy", "Other games are being reviewed just now; please try again in a minute.")
        one = Underway(making, address)
        one.task = asyncio.get_running_loop().create_task(self.make(one))
        return one

    def end(self, key: str) -> None:
        """Stop a review, or forget what it found."""
        one = self.known.pop(key, None)
        if one is not None and one.task is not None:
            one.task.cancel()

    async def make(self, one: Underway) -> None:
        making = one.making
        try:
            async with self.turn:
                for pieces in (making.pieces, making.suspects):
                    for piece in pieces():
                        if time.monotonic() - one.asked > PATIENCE:
                            one.failed = True
                            return
                        found = await self.bot_pool.run(Whose(one.address), look_at, making.work, piece)
                        making.take(piece, found)
                        one.done += len(found)
            one.found = told(making.match, making.result().seats[0])
        except Exception:
            logger.exception("a review failed")
            one.failed = True

    def stop(self) -> None:
        for key in list(self.known):
            self.end(key)


def told(match: Match, found: SeatReview) -> Reviewed:
    """A review as it is sent: moves with what is clicked for them, so that the page can name them."""
    return Reviewed(
        seat=found.seat, decisions=found.decisions, start=found.start, luck=found.luck, lost=found.lost,
        result=found.result, curve=[(one.move, one.before, one.after) for one in found.curve],
        costliest=[verdict(match, one) for one in found.costliest],
    )  # fmt: skip


def verdict(match: Match, one: review.Verdict) -> Verdict:
    return Verdict(
        move=one.move, played=offered(match.game, one.played), better=[offered(match.game, line) for line in one.better],
        played_facts=facts(match, one, one.played), better_facts=facts(match, one, one.better[0]), swing=one.swing,
        low=one.low, high=one.high, lines=one.lines, rival=one.rival, worlds=one.worlds,
    )  # fmt: skip


def offered(game: Game, line: str) -> wire.Offered:
    return wire.Offered(line, game.vocabulary.targets(game.vocabulary.code(line)))


def facts(match: Match, one: review.Verdict, line: str) -> dict[str, object]:
    """What was worth knowing of a move when it could be made."""
    table = match.state_at(one.move)
    return table.agenda[-1].facts(table, seat_number(one.seat), match.game.vocabulary.code(line))


def match_of(walk: Walk) -> Match:
    """The whole match that a walk goes through."""
    scene = walk.scene
    match = Match(scene.game, names=scene.names, position=scene.position)
    match.log, match.state = list(walk.log), walk.end
    return match


async def answer(request: Request, wish: ReviewWish, key: str, walk: Walk) -> Response:
    reviews: Reviews = request.app.state.reviews
    seats = [name for name in "ABCDEF"[: walk.scene.game.seats] if name == wish.seat]
    if not seats:
        raise Mistake(f"'{wish.seat}' is not a seat of this game; a review is of a seat such as A.")
    key = f"{key} {wish.seat} {len(walk.log)}"
    if wish.stop:
        reviews.end(key)
        return reply(ReviewState(0, 0, None))
    return reply(reviews.ask(key, match_of(walk), wish.seat, visitor_of(request).address))


async def review_table(request: Request) -> Response:
    replays: Replays = request.app.state.replays
    wish = await body(request, ReviewWish)
    id = request.path_params["table"]
    if not (await table_of(request)).match.over:
        raise Refusal("turn", "A game is reviewed when it is over.")
    return await answer(request, wish, id, await replays.of_table(request, id))


async def review_record(request: Request) -> Response:
    replays: Replays = request.app.state.replays
    wish = await body(request, ReviewWish)
    if wish.record is not None:
        return await answer(request, wish, *await replays.of_record(request, wish.record))
    known = replays.kept(wish.key)
    if known is None:
        raise Refusal("gone", "The record is not here any more; send it again.")
    return await answer(request, wish, wish.key, known)
