"""What steps share: decisions of a seat, and the draws of cards and tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core import steps as core
from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.zones import card, seat_bit
from cloudtop.games.cloudage.actions import GARDEN, GROWTH, GROWTH_NAMES, NAVIGATION, PROJECT, PROJECT_NAMES
from cloudtop.games.cloudage.effects import (
    reshuffle_navigation,
    reshuffle_projects,
    take_card,
    take_tile,
)
from cloudtop.games.cloudage.rules.building import can_draw_card
from cloudtop.games.cloudage.state import L5, CloudAgeState, total


class Decision(core.Decision[CloudAgeState]):
    """A decision of one seat. CA-LEG-11: whatever is asked, the rule of L5 says when a garden is not offered, if L5 is there."""

    def refusal(self, state: CloudAgeState, seat: i64, action: i64) -> str | None:
        rule = super().refusal(state, seat, action)
        return "CA-LEG-11" if rule is not None and action == GARDEN and state.in_play(L5) else rule


class Together(Decision):
    """A decision of several seats at the same time: who still waits is seen on the table."""

    def __init__(self) -> None:
        self.seat: i64 = 0

    def numbers(self) -> list[int]:
        return []

    def waits(self, state: CloudAgeState, seat: i64) -> bool:
        """Has this seat still to decide?"""
        return False

    def actor(self, state: CloudAgeState) -> i64:
        place: i64
        for place in range(state.seats):
            if self.waits(state, state.seat_at(place)):
                return state.seat_at(place)
        return NOBODY

    def waiting(self, state: CloudAgeState) -> list[int]:
        return [seat for seat in range(state.seats) if self.waits(state, seat)]


class Outcome(core.Outcome[CloudAgeState]):
    """An outcome of chance."""


class DrawProject(Outcome):
    """CA-GEN-11, CA-GEN-15, CA-Q-28: so many project cards for a player, one after the other; unseen by the others."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def actor(self, state: CloudAgeState) -> i64:
        return CHANCE if self.left > 0 and can_draw_card(state) else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return state.pile.options(PROJECT) if state.pile.size > 0 else present(state.discard, PROJECT)

    def weights(self, state: CloudAgeState) -> vec[i64]:
        return state.pile.weights() if state.pile.size > 0 else amounts(state.discard)

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if state.pile.size == 0:
            reshuffle_projects(state)  # not before: a card discarded just now was seen by all
        kind: i64 = action - PROJECT
        state.pile.take(kind)
        take_card(state, self.seat, card(kind, seat_bit(self.seat)))
        if self.left > 1:
            state.then([DrawProject(self.seat, self.left - 1)])
        if state.journal is not None:
            secret: dict[str, object] = {"project": PROJECT_NAMES[kind]}
            state.journal.whisper("draw", self.seat, "CA-GEN-15", {}, secret, seat_bit(self.seat))

    def rule(self) -> str:
        return "CA-GEN-11"


class DrawTile(Outcome):
    """CA-GEN-20, CA-Q-86: so many new growth tiles from the bag, if there are as many. CA-PLT-11: perhaps fresh ones."""

    def __init__(self, seat: i64, left: i64, fresh: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.fresh: i64 = fresh

    def numbers(self) -> list[int]:
        return [self.seat, self.left, self.fresh]

    def actor(self, state: CloudAgeState) -> i64:
        return CHANCE if self.left > 0 and total(state.bag) > 0 else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return present(state.bag, GROWTH)

    def weights(self, state: CloudAgeState) -> vec[i64]:
        return amounts(state.bag)

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        kind: i64 = action - GROWTH
        take_tile(state, self.seat, kind, self.fresh != 0)
        if self.left > 1:
            state.then([DrawTile(self.seat, self.left - 1, self.fresh)])
        if state.journal is not None:
            state.journal.tell("tile", self.seat, self.rule(), {"growth": GROWTH_NAMES[kind]})

    def rule(self) -> str:
        return "CA-PLT-10" if self.fresh != 0 else "CA-GEN-20"


class NavigationDraw(Outcome):
    """CA-NAV-07, CA-NAV-08: the next card of a player's navigation deck; an empty deck is made of the discard pile first."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def actor(self, state: CloudAgeState) -> i64:
        return CHANCE if total(state.players[self.seat].deck) > 0 else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        player = state.players[self.seat]
        if player.top >= 0:
            return vec[i64]([NAVIGATION + player.top])
        return present(player.deck, NAVIGATION)

    def weights(self, state: CloudAgeState) -> vec[i64]:
        player = state.players[self.seat]
        return vec[i64]([1]) if player.top >= 0 else amounts(player.deck)

    def run(self, state: CloudAgeState) -> None:
        if total(state.players[self.seat].spent) > 0:
            reshuffle_navigation(state, self.seat)
            state.then([self])
        else:
            self.none_left(state)

    def none_left(self, state: CloudAgeState) -> None:
        """CA-Q-25, CA-Q-37: there is no card at all."""

    def rule(self) -> str:
        return "CA-NAV-07"


def present(counts: vec[i64], first: i64) -> vec[i64]:
    """The kinds that there are some of, as action codes."""
    out = vec[i64](capacity=len(counts))
    kind: i64 = 0
    for n in counts:
        if n > 0:
            out = append(out, first + kind)
        kind += 1
    return out


def amounts(counts: vec[i64]) -> vec[i64]:
    """How many there are of those."""
    out = vec[i64](capacity=len(counts))
    for n in counts:
        if n > 0:
            out = append(out, n)
    return out
