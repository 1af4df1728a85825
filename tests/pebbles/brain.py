"""What bots think of Pebbles."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.brain import Brain
from cloudtop.core.state import State
from tests.pebbles.state import own


class PebblesBrain(Brain):
    def evaluate(self, state: State, seat: i64) -> i64:
        return own(state).pebbles[seat] * 100 + own(state).shells[seat] * 40
