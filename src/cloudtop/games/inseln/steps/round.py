"""A round: phase A, tiles for the clouds, and phase D, the next start player, or the end of the game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Step
from cloudtop.games.inseln.actions import KIND_NAMES, PLACES, TILE
from cloudtop.games.inseln.effects import clear_cloud, from_bag, into_bag
from cloudtop.games.inseln.rules.clouds import all_clouds, cloud_name, cloud_size, cloud_tiles
from cloudtop.games.inseln.state import FINAL_ROUND, LAST_ROUND, RUNNING, InselnState
from cloudtop.games.inseln.steps.dice import Reroll, ResolveBonus, RollDice
from cloudtop.games.inseln.steps.tiles import FromBag
from cloudtop.games.inseln.steps.turn import Turn


def phases() -> list[Step[Any]]:
    """IN-RND-02, IN-RND-05, IN-RND-06: what follows phase A in every round."""
    return [
        RollDice(1, 1),  # phase B: IN-ROL-01
        Reroll(1, 1),  # IN-ROL-02
        ResolveBonus(0),  # IN-ROL-05
        Turn(0),  # phases C1, C2, C3, one player after the other: IN-RND-05
        EndOfRound(),  # phase D: IN-STP-01
    ]


class Round(Step[InselnState]):
    """IN-RND-01, IN-PHA-01, IN-PHA-05, IN-PHA-06, IN-END-04, IN-Q-16 to IN-Q-18: full clouds are emptied; too few tiles end the game.

    In round 1 the clouds have been filled at set-up.
    """

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def numbers(self) -> list[int]:
        return [self.number]

    def run(self, state: InselnState) -> None:
        if self.number > 1:
            empty_full_clouds(state)
            if state.bag_size < all_clouds(state):
                if state.journal is not None:
                    state.journal.tell("no-tiles", CHANCE, "IN-PHA-06", {})
                return
        state.round = self.number
        state.bonus = -1
        state.wind = -1
        rule = "IN-END-02"
        if self.number == state.box.rounds and state.ending == RUNNING:
            state.ending = LAST_ROUND
            rule = "IN-P1-01"
        if state.journal is not None:
            if state.ending == LAST_ROUND:
                state.journal.tell("final", CHANCE, rule, {})
            state.journal.tell("round", state.first, "IN-RND-01", {"round": self.number})
        state.then(phases() if self.number == 1 else [DealTiles(0)] + phases())


def empty_full_clouds(state: InselnState) -> None:
    """IN-PHA-04, IN-PHA-05: a cloud with three tiles goes back into the bag."""
    cloud: i64
    for cloud in range(all_clouds(state)):
        if cloud_size(state, cloud) == PLACES:
            for kind in cloud_tiles(state, cloud):
                into_bag(state, kind)
            clear_cloud(state, cloud)
            if state.journal is not None:
                state.journal.tell("clear", CHANCE, "IN-PHA-05", {"cloud": cloud_name(state, cloud)})


class DealTiles(FromBag):
    """IN-SET-19, IN-PHA-02, IN-PHA-03, IN-PHA-07, IN-RND-03, IN-INV-01, IN-INV-05: one tile for each cloud.

    IN-M2-02, IN-P2-02: and one for the harbour.
    """

    def __init__(self, cloud: i64) -> None:
        self.cloud: i64 = cloud

    def numbers(self) -> list[int]:
        return [self.cloud]

    def actor(self, state: InselnState) -> i64:
        return CHANCE if self.cloud < all_clouds(state) else NOBODY

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        kind: i64 = action - TILE
        from_bag(state, kind)
        state.clouds[self.cloud * PLACES + cloud_size(state, self.cloud)] = kind
        state.then([DealTiles(self.cloud + 1)])
        if state.journal is not None:
            facts: dict[str, object] = {"tile": KIND_NAMES[kind], "cloud": cloud_name(state, self.cloud)}
            state.journal.tell("deal", state.first, "IN-PHA-02" if state.round > 0 else "IN-SET-19", facts)


def next_start_player(state: InselnState) -> i64:
    """IN-STP-02 to IN-STP-06, IN-Q-75 to IN-Q-77: highest number under the balloon, then less energy, then counter-clockwise.

    The search begins with the right neighbour of the last start player, who is asked last.
    """
    best: i64 = -1
    value: i64 = -1
    energy: i64 = 0
    i: i64
    for i in range(1, state.seats + 1):
        seat: i64 = (state.first - i + state.seats) % state.seats
        island = state.islands[seat]
        number: i64 = state.value_at(seat, island.balloon)
        if number > value or (number == value and island.energy < energy):
            best = seat
            value = number
            energy = island.energy
    return best


class EndOfRound(Step[InselnState]):
    """IN-STP-01, IN-STP-07, IN-END-02, IN-Q-24: the game ends, or whoever begins next is found.

    IN-P1-01: a round that had to be the last one is the last one, whoever connects the coasts in it.
    """

    def run(self, state: InselnState) -> None:
        if state.ending == LAST_ROUND:
            return
        if state.ending == FINAL_ROUND:
            state.ending = LAST_ROUND
        state.first = next_start_player(state)
        state.then([Round(state.round + 1)])
        if state.journal is not None:
            island = state.islands[state.first]
            facts: dict[str, object] = {"value": state.value_at(state.first, island.balloon), "energy": island.energy}
            state.journal.tell("start-player", state.first, "IN-STP-02", facts)
