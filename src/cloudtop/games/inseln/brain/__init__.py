"""What bots think of Die Inseln im Nebel."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.brain import Brain, JudgingBrain, LearnedBrain
from cloudtop.core.state import State
from cloudtop.core.value import Features
from cloudtop.games.inseln.brain.evaluate import evaluate
from cloudtop.games.inseln.brain.features import Prospects
from cloudtop.games.inseln.brain.judge import judge
from cloudtop.games.inseln.state import own

HORIZON: Final = 2  # the luck of later rounds drowns what is decided now


class InselnBrain(JudgingBrain):
    def __init__(self) -> None:
        super().__init__(HORIZON)

    def features(self) -> Features:
        return Prospects()

    def taught(self, features: Features, weights: vec[i64]) -> Brain:
        return LearnedBrain(self, features, weights)

    def evaluate(self, state: State, seat: i64) -> i64:
        return evaluate(own(state), seat)

    def clock(self, state: State) -> i64:
        return own(state).round

    def judge(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        return judge(own(state), seat, offer)
