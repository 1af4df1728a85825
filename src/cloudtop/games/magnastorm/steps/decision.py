"""Decisions of a seat, and the exchange that is free at any of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Step
from cloudtop.games.magnastorm.actions import COLOUR_NAMES, EXCHANGE, SKIP, TRADE
from cloudtop.games.magnastorm.effects import cubes_text
from cloudtop.games.magnastorm.rules.payment import (
    THREE_COST,
    swap_cubes,
    trades,
    with_exchange,
)
from cloudtop.games.magnastorm.rules.supply import exchange_matters
from cloudtop.games.magnastorm.state import COLOURS, GAINED, MagnastormState

ALL_COLOURS: Final = 31


class Decision(Step[MagnastormState]):
    """A decision of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def actor(self, state: MagnastormState) -> i64:
        return self.seat

    def rule(self, state: MagnastormState, action: i64) -> str:
        """The rule against an action that is not offered."""
        return "MS-TRN-01"

    def refusal(self, state: MagnastormState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        if action == EXCHANGE or TRADE <= action < TRADE + len(THREE_COST) * COLOURS:
            return "MS-EXC-01"
        return self.rule(state, action)

    def begin_exchange(self, state: MagnastormState, seat: i64, action: i64) -> bool:
        """MS-EXC-01, MS-EXC-02: an exchange comes in between; afterwards the decision is still to be made."""
        state.used &= ~GAINED
        if action != EXCHANGE:
            return False
        state.then([Exchange(seat), self])
        return True


class Exchange(Decision):
    """MS-EXC-01, MS-Q-70: three cubes for one different cube of the general supply."""

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        return trades(state, seat, ALL_COLOURS)

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        trade(state, seat, action)

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-EXC-01"


class EndTurn(Decision):
    """MS-EXC-01, MS-EXC-02: the last moment of a turn.

    Nobody is asked who could exchange the same cubes in the last decision, or can do so as well in the next one.
    """

    def actor(self, state: MagnastormState) -> i64:
        return NOBODY

    def run(self, state: MagnastormState) -> None:
        if state.used & GAINED != 0 and exchange_matters(state, self.seat):
            state.then([LastExchange(self.seat)])
        state.used &= ~GAINED


class LastExchange(Decision):
    """MS-EXC-02: an exchange before the turn ends, or none; after it, perhaps another one."""

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        return with_exchange(state, seat, vec[i64]([SKIP]))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if action == EXCHANGE:
            state.then([Exchange(seat), EndTurn(seat)])


def trade(state: MagnastormState, seat: i64, action: i64) -> None:
    three: i64 = (action - TRADE) // COLOURS
    colour: i64 = (action - TRADE) % COLOURS
    swap_cubes(state, seat, three, colour, 1)
    state.used |= GAINED
    if state.journal is not None:
        facts: dict[str, object] = {"three": cubes_text(THREE_COST[three]), "cube": COLOUR_NAMES[colour]}
        state.journal.tell("trade", seat, "MS-EXC-01", facts)
