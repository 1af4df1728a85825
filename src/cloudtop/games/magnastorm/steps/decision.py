"""Decisions of a seat, and the exchange that is free at any of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core import steps
from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because
from cloudtop.games.magnastorm.actions import COLOUR_NAMES, EXCHANGE, SKIP, TRADE
from cloudtop.games.magnastorm.effects import cubes_text
from cloudtop.games.magnastorm.reasons import exchange_because, unasked, unasked_because
from cloudtop.games.magnastorm.rules.panels import is_last_turn
from cloudtop.games.magnastorm.rules.payment import (
    THREE_COST,
    can_exchange,
    swap_cubes,
    trades,
    with_exchange,
)
from cloudtop.games.magnastorm.state import COLOURS, GAINED, MagnastormState

ALL_COLOURS: Final = 31


class Decision(steps.Decision[MagnastormState]):
    """MS-TRN-01: a decision of one seat, in which an exchange may come in between."""

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-TRN-01"

    def refusal(self, state: MagnastormState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        if action == EXCHANGE or TRADE <= action < TRADE + len(THREE_COST) * COLOURS:
            return "MS-EXC-01"
        return (
            self.rule(state, action)
            if self.asks_for(action)
            else unasked(state, seat, action) or self.rule(state, action)
        )

    def asks_for(self, action: i64) -> bool:
        """Is the action of a kind that this decision is about? Else it may be refused for more than its time."""
        return False

    def because(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        if self.asks_for(action):
            return self.reason(state, seat, action)
        if action == EXCHANGE or TRADE <= action < TRADE + len(THREE_COST) * COLOURS:
            return exchange_because(state, seat, action)
        return unasked_because(state, seat, action)

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        """What exactly stands in the way of an action that the decision asks for."""
        return None

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


class LastExchange(Decision):
    """MS-EXC-01, MS-EXC-02: an exchange before the turn ends, or none; after it, perhaps another one.

    Nobody is asked who could exchange the same cubes in the last decision. Cubes decide nothing at the end of the game
    (MS-WIN-02), so nobody is asked after the last turn of all.
    """

    def actor(self, state: MagnastormState) -> i64:
        if state.used & GAINED == 0 or not can_exchange(state, self.seat) or is_last_turn(state, self.seat):
            return NOBODY
        return self.seat

    def run(self, state: MagnastormState) -> None:
        state.used &= ~GAINED

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        return {"leaves": "turn"} if action == SKIP else {}

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        return with_exchange(state, seat, vec[i64]([SKIP]))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        self.begin_exchange(state, seat, action)


def trade(state: MagnastormState, seat: i64, action: i64) -> None:
    three: i64 = (action - TRADE) // COLOURS
    colour: i64 = (action - TRADE) % COLOURS
    swap_cubes(state, seat, three, colour, 1)
    state.used |= GAINED
    if state.journal is not None:
        facts: dict[str, object] = {"three": cubes_text(THREE_COST[three]), "cube": COLOUR_NAMES[colour]}
        state.journal.tell("trade", seat, "MS-EXC-01", facts)
