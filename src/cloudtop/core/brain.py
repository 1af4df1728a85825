"""What bots think of a game: opinion, not law. One object per game; four numbers, all in hundredths of a point.

`evaluate` is what a seat may expect in the end, `rate` the same after each offered action, `judge` what each action adds to
it, `lead` how far ahead of the best rival the seat is expected to be. Of a finished game `Game.margin` says it for certain.

A game with `features` can also learn what to expect: `taught` is then the same game seen by who has learned.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.state import State
from cloudtop.core.value import Features, value_of

PRIOR: Final = 3  # playouts that the opinion of a brain counts for
TRUST: Final = 12  # and that of one who has learned
DOUBT: Final = 30  # hundredths of a point by which a playout may misjudge an action


@mypyc_attr(acyclic=True)
class Plan:
    """What a seat may do next: an action, with those that follow it if they are one thought, and what it leads to."""

    def __init__(self, actions: vec[i64], worth: i64) -> None:
        self.actions: vec[i64] = actions
        self.worth: i64 = worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain(ABC):
    """The least that a game brings is `evaluate`."""

    def __init__(self, horizon: int = 0, prior: int = PRIOR) -> None:
        self.horizon: i64 = horizon  # rounds that a playout looks ahead (`clock`); 0: to the end
        self.prior: i64 = prior  # playouts that its first opinion of an action counts for

    def features(self) -> Features | None:
        """What a learned value of this game looks at; nothing if it learns nothing."""
        return None

    def taught(self, features: Features, weights: vec[i64]) -> Brain:
        """The brain of who has learned these weights; they may go on changing while it learns."""
        return self

    @abstractmethod
    def evaluate(self, state: State, seat: i64) -> i64:
        """What the seat may expect to score in the end."""

    def clock(self, state: State) -> i64:
        """How far the game has come, in rounds. Playouts look `horizon` rounds ahead."""
        return 0

    def rate(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        """What each offered action leads to by `evaluate`. A game may answer faster."""
        out = vec[i64](capacity=len(offer))
        for action in offer:
            after = state.copy()
            after.take(seat, action)
            out = append(out, self.evaluate(after, seat))
        return out

    def plans(self, state: State, seat: i64, offer: vec[i64]) -> list[Plan]:
        """What is worth a closer look: by `rate` each offered action alone. A game may think in whole turns."""
        worth = self.rate(state, seat, offer)
        found: list[Plan] = []
        i: i64
        for i in range(len(offer)):
            found.append(Plan(append(vec[i64](capacity=1), offer[i]), worth[i]))
        return found

    def play_out(self, state: State, seat: i64, luck: Rng, doubt: Rng, until: i64) -> None:
        """To the game's horizon or to the end, everybody playing nearly greedily.

        Chance has numbers of its own, so that it brings the same whatever the players choose between.
        """
        while len(state.agenda) > 0 and (self.horizon == 0 or self.clock(state) < until):
            who: i64 = state.actor()
            offer = state.offer(who)
            if who == CHANCE:
                state.take(who, offer[luck.pick(state.weights())])
            elif len(offer) > 1:
                state.take(who, self.sketch(state, who, offer, doubt))
            else:
                state.take(who, offer[0])

    def sketch(self, state: State, seat: i64, offer: vec[i64], rng: Rng) -> i64:
        """A quick sensible choice for playouts: the best by `rate`. A game may answer faster."""
        worth = self.rate(state, seat, offer)
        best: i64 = 0
        i: i64
        for i in range(1, len(worth)):
            if worth[i] > worth[best]:
                best = i
        return offer[best]

    def lead(self, state: State, seat: i64) -> i64:
        """How far the seat is expected to be ahead of the best rival, as far as a playout has come.

        Who plays alone has no rival: then it is the evaluation.
        """
        if state.seats == 1:
            return self.evaluate(state, seat)
        best: i64 = -1000000
        other: i64
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.evaluate(state, other))
        return self.evaluate(state, seat) - best


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgingBrain(Brain):
    """Judges an action as the table lies, without playing it."""

    @abstractmethod
    def judge(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        """What each offered action adds to what the seat may expect."""

    def rate(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        """The expectation as the table lies, and what each action adds to it."""
        now: i64 = self.evaluate(state, seat)
        out = self.judge(state, seat, offer)
        i: i64
        for i in range(len(out)):
            out[i] += now
        return out

    def sketch(self, state: State, seat: i64, offer: vec[i64], rng: Rng) -> i64:
        """The best by judgement, with a little doubt, so that playouts differ."""
        return nearly_best(offer, self.judge(state, seat, offer), rng)


class LearnedBrain(JudgingBrain):
    """A brain that judges as before, and has learned what to expect; a few playouts do not change its mind."""

    def __init__(self, before: JudgingBrain, features: Features, weights: vec[i64]) -> None:
        super().__init__(before.horizon, TRUST)
        self.before: JudgingBrain = before
        self.learned: Features = features
        self.weights: vec[i64] = weights

    def evaluate(self, state: State, seat: i64) -> i64:
        return value_of(self.learned, self.weights, state, seat)

    def clock(self, state: State) -> i64:
        return self.before.clock(state)

    def judge(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        return self.before.judge(state, seat, offer)


def nearly_best(offer: vec[i64], worth: vec[i64], rng: Rng) -> i64:
    """The best of an offer, with a little doubt, so that playouts differ."""
    best: i64 = 0
    most: i64 = -1000000
    i: i64
    for i in range(len(worth)):
        here: i64 = worth[i] + rng.below(DOUBT)
        if here > most:
            most = here
            best = i
    return offer[best]
