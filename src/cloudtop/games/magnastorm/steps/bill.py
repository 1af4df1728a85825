"""Paying: at once where there is one way, else the player chooses among all of them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.actions import PAY, REPLACE, TRADE
from cloudtop.games.magnastorm.effects import cubes_text, pay_cubes
from cloudtop.games.magnastorm.rules.payment import NO_COST, bill_trades, missing, payable
from cloudtop.games.magnastorm.state import MagnastormState
from cloudtop.games.magnastorm.steps.decision import Decision, trade


def charge(state: MagnastormState, seat: i64, costs: vec[i64]) -> None:
    """MS-ACT-07: pay at once if there is one way to do it; else the player is asked."""
    i: i64
    for i in (1, 2):
        if not payable(state, seat, costs[i]):
            costs[i] = NO_COST
    if costs[1] == NO_COST and costs[2] == NO_COST and missing(state, seat, costs[0]) == 0:
        pay_cubes(state, seat, costs[0])
    else:
        state.then([PayBill(seat, costs[0], costs[1], costs[2])])


def charge_plain(state: MagnastormState, seat: i64, cost: i64) -> None:
    """A price that no commander changes."""
    charge(state, seat, vec[i64]([cost, NO_COST, NO_COST]))


class PayBill(Decision):
    """MS-TAK-01, MS-ACT-07, MS-C05-01, MS-EXC-01: the ways to pay, exchanges included.

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

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        if missing(state, seat, self.cost) == 0:
            out = append(out, PAY)
        if self.yellow_for_own >= 0 and missing(state, seat, self.yellow_for_own) == 0:
            out = append(out, REPLACE)
        if self.own_for_yellow >= 0 and missing(state, seat, self.own_for_yellow) == 0:
            out = append(out, REPLACE + 1)
        for action in bill_trades(state, seat, self.costs()):
            out = append(out, action)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if action >= TRADE:
            trade(state, seat, action)
            charge(state, seat, self.costs())
        else:
            cost: i64 = self.costs()[action - PAY]
            pay_cubes(state, seat, cost)
            if state.journal is not None:
                state.journal.tell("pay", seat, "MS-ACT-07", {"cost": cubes_text(cost)})

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-C05-01" if REPLACE <= action < REPLACE + 2 else "MS-ACT-07"
