"""Paying: at once where there is one way, else the player chooses among all of them."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.games.magnastorm.actions import EXCHANGE, PAY, REPLACE, TRADE
from cloudtop.games.magnastorm.commanders import C05
from cloudtop.games.magnastorm.effects import cubes_text, pay_cubes
from cloudtop.games.magnastorm.purse import owing
from cloudtop.games.magnastorm.reasons import commander_because, exchange_because, price_facts
from cloudtop.games.magnastorm.rules.payment import NO_COST, THREE_COST, bill_trades, payable, trades
from cloudtop.games.magnastorm.state import COLOURS, MagnastormState
from cloudtop.games.magnastorm.steps.decision import ALL_COLOURS, Decision, trade


def pay(state: MagnastormState, seat: i64, costs: vec[i64]) -> list[Step[Any]]:
    """MS-ACT-07: the step that pays one of these prices: as printed, or as commander 05 has it if that can be paid."""
    if costs[0] == 0:
        return []
    i: i64
    for i in (1, 2):
        if not payable(state, seat, costs[i]):
            costs[i] = NO_COST
    return [PayBill(seat, costs[0], costs[1], costs[2])]


def pay_plain(seat: i64, cost: i64) -> list[Step[Any]]:
    """The step that pays a price that no commander changes."""
    return [PayBill(seat, cost, NO_COST, NO_COST)] if cost > 0 else []


class PayBill(Decision):
    """MS-TAK-01, MS-ACT-07, MS-C05-01, MS-EXC-01: the ways to pay, exchanges included; nobody is asked if there is one.

    `cost` is what is printed, `yellow_for_own` and `own_for_yellow` the prices with commander 05.
    """

    def __init__(self, seat: i64, cost: i64, yellow_for_own: i64, own_for_yellow: i64) -> None:
        self.seat: i64 = seat
        self.cost: i64 = cost
        self.yellow_for_own: i64 = yellow_for_own
        self.own_for_yellow: i64 = own_for_yellow

    def numbers(self) -> list[int]:
        return [self.seat, self.cost, self.yellow_for_own, self.own_for_yellow]

    def costs(self) -> vec[i64]:
        return vec[i64]([self.cost, self.yellow_for_own, self.own_for_yellow])

    def actor(self, state: MagnastormState) -> i64:
        one_way = self.yellow_for_own == NO_COST and self.own_for_yellow == NO_COST
        return NOBODY if one_way and state.players[self.seat].missing(self.cost) == 0 else self.seat

    def run(self, state: MagnastormState) -> None:
        self.settle(state, self.cost)

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        if state.players[seat].missing(self.cost) == 0:
            out = append(out, PAY)
        if self.yellow_for_own >= 0 and state.players[seat].missing(self.yellow_for_own) == 0:
            out = append(out, REPLACE)
        if self.own_for_yellow >= 0 and state.players[seat].missing(self.own_for_yellow) == 0:
            out = append(out, REPLACE + 1)
        for action in bill_trades(state, seat, self.costs()):
            out = append(out, action)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if action >= TRADE:
            trade(state, seat, action)
            state.then(pay(state, seat, self.costs()))
        else:
            self.settle(state, self.costs()[action - PAY])

    def settle(self, state: MagnastormState, cost: i64) -> None:
        pay_cubes(state, self.seat, cost)
        if state.journal is not None:
            state.journal.tell("pay", self.seat, "MS-GEN-09", {"cost": cubes_text(cost)})

    def owes(self, state: MagnastormState) -> vec[i64]:
        return owing(self.cost)

    def refusal(self, state: MagnastormState, seat: i64, action: i64) -> str | None:
        """MS-EXC-01: while something is paid, only exchanges that help to pay it."""
        if action in self.options(state, seat):
            return None
        useless = action == EXCHANGE or action in trades(state, seat, ALL_COLOURS)
        return self.rule(state, action) if useless else super().refusal(state, seat, action)

    def rule(self, state: MagnastormState, action: i64) -> str:
        """MS-TAK-01, MS-ACT-07, MS-GEN-09: what is paid shows by what comes after it."""
        if REPLACE <= action < REPLACE + 2:
            return "MS-C05-01"
        then = state.agenda[-2].name() if len(state.agenda) > 1 else ""
        return "MS-TAK-01" if then == "PutCrew" else "MS-ACT-07" if then == "ChooseCrew" else "MS-GEN-09"

    def asks_for(self, action: i64) -> bool:
        return PAY <= action < TRADE + len(THREE_COST) * COLOURS

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        if action == PAY:
            return Because("exchange-to-pay", price_facts(state, seat, self.cost))
        useless = action == EXCHANGE or action in trades(state, seat, ALL_COLOURS)
        if useless:
            return Because("no-help", {"needs": cubes_text(self.cost)})
        if REPLACE <= action < REPLACE + 2:
            return commander_because(state, seat, C05)
        return exchange_because(state, seat, action)
