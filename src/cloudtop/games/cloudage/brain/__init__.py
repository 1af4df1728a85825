"""What bots think of CloudAge: opinion, not law."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.brain import JudgingBrain
from cloudtop.core.state import State
from cloudtop.games.cloudage.brain.evaluate import evaluate
from cloudtop.games.cloudage.brain.judge import judge
from cloudtop.games.cloudage.state import own

HORIZON = 2  # rounds; what comes later is luck


class CloudAgeBrain(JudgingBrain):
    """Judges actions as the table lies."""

    def __init__(self) -> None:
        super().__init__(HORIZON)

    def evaluate(self, state: State, seat: i64) -> i64:
        return evaluate(own(state), seat)

    def clock(self, state: State) -> i64:
        return own(state).round

    def judge(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        return judge(own(state), seat, offer)
