"""What bots think of CloudAge: opinion, not law."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.brain import Brain, JudgingBrain, LearnedBrain
from cloudtop.core.state import State
from cloudtop.core.value import Features
from cloudtop.games.cloudage.brain.evaluate import evaluate
from cloudtop.games.cloudage.brain.features import Prospects
from cloudtop.games.cloudage.brain.judge import judge
from cloudtop.games.cloudage.brain.taste import Taste
from cloudtop.games.cloudage.state import ACTION_PHASE, own

HORIZON: Final = 2  # half rounds; what comes later is luck


class CloudAgeBrain(JudgingBrain):
    """Judges actions as the table lies."""

    def __init__(self) -> None:
        super().__init__(HORIZON)
        self.taste: Taste = Taste()

    def features(self) -> Features:
        return Prospects()

    def taught(self, features: Features, weights: vec[i64]) -> Brain:
        return LearnedBrain(self, features, weights)

    def evaluate(self, state: State, seat: i64) -> i64:
        return evaluate(own(state), seat)

    def clock(self, state: State) -> i64:
        """In half rounds, so that every playout sees a whole one: production and movement, then the actions."""
        table = own(state)
        half: i64 = 1 if table.phase >= ACTION_PHASE else 0
        return max(1, table.round) * 2 + half

    def judge(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        return judge(own(state), seat, offer, self.taste)
