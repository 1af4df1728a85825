"""What bots think of Magnastorm."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.brain import Brain, JudgingBrain, LearnedBrain
from cloudtop.core.state import State
from cloudtop.core.value import Features
from cloudtop.games.magnastorm.brain.evaluate import evaluate
from cloudtop.games.magnastorm.brain.features import Prospects
from cloudtop.games.magnastorm.brain.judge import judge
from cloudtop.games.magnastorm.state import own

HORIZON: Final = 1  # against playouts to the end, in equal time: better with few playouts, even with hundreds


class MagnastormBrain(JudgingBrain):
    def __init__(self) -> None:
        super().__init__(HORIZON)

    def features(self) -> Features:
        return Prospects()

    def taught(self, features: Features, weights: vec[i64]) -> Brain:
        return LearnedBrain(self, features, weights)

    def evaluate(self, state: State, seat: i64) -> i64:
        return evaluate(own(state), seat)

    def clock(self, state: State) -> i64:
        """Set-up counts as part of round 1, so that its choices are played out, too."""
        return max(1, own(state).round)

    def judge(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        return judge(own(state), seat, offer)
