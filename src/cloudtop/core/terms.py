"""What an offered action takes and gives, found out by doing it on a copy: so a button says what the rules do."""

from __future__ import annotations

from librt.vecs import vec
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


def try_out(state: State, seat: i64, action: i64, below: i64) -> State:
    """The table after an action and all that follows from it by itself, before the `below` lowest steps go on."""
    after = state.copy()
    step = after.agenda.pop()
    step.take(after, seat, action)
    while len(after.agenda) > below and after.agenda[-1].actor(after) == NOBODY:
        after.agenda.pop().run(after)
    return after


def owed(state: State, below: i64) -> vec[i64]:
    """What is to be paid in the decision that is pending now, by thing; nothing if it is another one."""
    return state.agenda[-1].owes(state) if len(state.agenda) > below else vec[i64]()


def covered(owes: vec[i64], purse: vec[i64]) -> bool:
    """Is there something to pay, and the purse has it?"""
    total: i64 = 0
    i: i64
    for i in range(len(owes)):
        total += owes[i]
        if owes[i] > purse[i]:
            return False
    return total > 0
