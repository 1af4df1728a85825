"""What an offered action takes and gives, found out by doing it on a copy: so a button says what the rules do."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import State


class Terms:
    """What an action costs and brings, by thing, and whatever else its step tells of it."""

    def __init__(self, cost: dict[str, int], gain: dict[str, int], facts: dict[str, object]) -> None:
        self.cost = cost
        self.gain = gain
        self.facts = facts

    def __repr__(self) -> str:
        return f"Terms(cost={self.cost!r}, gain={self.gain!r}, facts={self.facts!r})"


def try_out(state: State, seat: i64, action: i64) -> State:
    """The table after an action and all that follows from it by itself, before anything else goes on."""
    after = state.copy()
    step = after.agenda.pop()
    below = len(after.agenda)
    step.take(after, seat, action)
    while len(after.agenda) > below and after.agenda[-1].actor(after) == NOBODY:
        after.agenda.pop().run(after)
    return after
