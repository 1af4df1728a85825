"""Steps that many games have: a decision of one seat, an outcome of chance, a draw from a deck, the first player."""

from __future__ import annotations

from typing import Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import S, Step
from cloudtop.core.zones import Deck


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S], Generic[S]):
    """A decision of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def actor(self, state: S) -> i64:
        return self.seat

    def rule(self, state: S, action: i64) -> str:
        """The rule against an action that is not offered."""
        return ""

    def refusal(self, state: S, seat: i64, action: i64) -> str | None:
        return None if action in self.options(state, seat) else self.rule(state, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Step[S], Generic[S]):
    """An outcome of chance; all that can happen is equally likely, unless `weights` says otherwise."""

    def actor(self, state: S) -> i64:
        return CHANCE

    def weights(self, state: S) -> vec[i64]:
        return vec[i64]([1] * len(self.options(state, CHANCE)))

    def rule(self) -> str:
        """The rule that says what can happen."""
        return ""

    def refusal(self, state: S, seat: i64, action: i64) -> str | None:
        return None if action in self.options(state, seat) else self.rule()


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Outcome[S], Generic[S]):
    """The next card of a deck comes to light; each kind is as likely as it has cards left."""

    def deck(self, state: S) -> Deck:
        raise TypeError(f"{type(self).__name__} does not say from which deck it draws")

    def first(self) -> i64:
        """The code of the draw of a card of kind 0."""
        return 0

    def options(self, state: S, seat: i64) -> vec[i64]:
        return self.deck(state).options(self.first())

    def weights(self, state: S) -> vec[i64]:
        return self.deck(state).weights()


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawnFirstPlayer(Outcome[S], Generic[S]):
    """Who begins: named by the options, or drawn; told as the event `first`."""

    def first(self) -> i64:
        """The code that means seat A."""
        return 0

    def named(self, state: S) -> i64:
        """The seat that the options name, or -1."""
        return -1

    def begin(self, state: S, seat: i64) -> None:
        """That seat begins."""

    def actor(self, state: S) -> i64:
        return CHANCE if self.named(state) < 0 else NOBODY

    def options(self, state: S, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        s: i64
        for s in range(state.seats):
            out = append(out, self.first() + s)
        return out

    def take(self, state: S, seat: i64, action: i64) -> None:
        self.found(state, action - self.first())

    def run(self, state: S) -> None:
        self.found(state, self.named(state))

    def found(self, state: S, seat: i64) -> None:
        self.begin(state, seat)
        if state.journal is not None:
            state.journal.tell("first", seat, self.rule(), {})
