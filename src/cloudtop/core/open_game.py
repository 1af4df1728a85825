"""Games in which nothing is hidden."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.chance import Rng
from cloudtop.core.game import Game, nearly_best
from cloudtop.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenGame(Game):
    """Everybody sees the whole table, so an action can be judged as it lies, without playing it."""

    @abstractmethod
    def judge(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        """What each offered action adds to what the seat may expect, in hundredths of a point."""

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
