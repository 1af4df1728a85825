"""What a seat may expect to score in the end."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.games.inseln.rules.scoring import total_points
from cloudtop.games.inseln.state import InselnState


def evaluate(state: InselnState, seat: i64) -> i64:
    return total_points(state, seat) * 100
