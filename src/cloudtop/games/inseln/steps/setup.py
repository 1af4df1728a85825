"""Set-up: start player, start tiles, energy, balloons."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.core.steps import DrawnFirstPlayer, Outcome
from cloudtop.games.inseln.actions import (
    BAG_KINDS,
    EXTENSIONS,
    FIRST,
    KIND_NAMES,
    LANDSCAPES,
    LAUNCH,
    PLACES,
    START,
    START_KIND,
)
from cloudtop.games.inseln.effects import store_tile
from cloudtop.games.inseln.geometry import BESIDE_YARD, BIT, CELL_NAMES, CELLS
from cloudtop.games.inseln.reasons import launch_because
from cloudtop.games.inseln.rules.clouds import all_clouds
from cloudtop.games.inseln.state import RUNNING, Box, InselnState, empty_island
from cloudtop.games.inseln.steps.round import DealTiles, Round


def new_table(box: Box) -> InselnState:
    """IN-SET-01, IN-SET-02, IN-SET-15 to IN-SET-18, IN-GEN-02: empty islands, empty clouds, all tiles in the bag.

    IN-SET-20: the bag is the same for every number of players. IN-P2-01: as many extensions of a kind as players.
    """
    size: i64 = 0
    for n in box.copies:
        size += n
    state = InselnState(
        box, [], [empty_island() for seat in range(box.players)], box.copies[:BAG_KINDS], size, vec[i64](),
        vec[i64]([box.extensions] * EXTENSIONS), vec[i64]([1] * LANDSCAPES), vec[i64](), box.first, 0, -1, -1, RUNNING,
    )  # fmt: skip
    state.clouds = vec[i64]([-1] * (all_clouds(state) * PLACES))
    state.then(setup_agenda())
    state.settle()
    return state


def setup_agenda() -> list[Step[Any]]:
    """The set-up in the order of the rulebook, then the rounds."""
    return [
        FirstPlayer(),  # IN-SET-10
        StartTiles(0),  # IN-SET-04
        Launch(0),  # IN-SET-08
        StartEnergy(),  # IN-SET-11
        DealTiles(0),  # IN-SET-19
        Round(1),  # IN-RND-01
    ]


class FirstPlayer(DrawnFirstPlayer[InselnState]):
    """IN-SET-10, IN-Q-12: the first start player is named by the options, or drawn."""

    def rule(self) -> str:
        return "IN-SET-10"

    def first(self) -> i64:
        return FIRST

    def named(self, state: InselnState) -> i64:
        return state.first

    def begin(self, state: InselnState, seat: i64) -> None:
        state.first = seat


class StartTiles(Outcome[InselnState]):
    """IN-SET-04, IN-SET-05, IN-SET-06, IN-SET-07: each player gets a random start tile on an ocular; the rest stays in the box."""

    def __init__(self, dealt: i64) -> None:
        self.dealt: i64 = dealt

    def numbers(self) -> list[int]:
        return [self.dealt]

    def actor(self, state: InselnState) -> i64:
        return CHANCE if self.dealt < state.seats else NOBODY

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=LANDSCAPES)
        landscape: i64
        for landscape in range(LANDSCAPES):
            if state.starts[landscape] > 0:
                out = append(out, START + landscape)
        return out

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        owner: i64 = state.seat_at(self.dealt)
        kind: i64 = START_KIND + action - START
        state.starts[action - START] -= 1
        store_tile(state, owner, kind)
        state.then([StartTiles(self.dealt + 1)])
        if state.journal is not None:
            state.journal.tell("start", owner, "IN-SET-04", {"tile": KIND_NAMES[kind]})

    def rule(self) -> str:
        return "IN-SET-04"


class Launch(Step[InselnState]):
    """IN-SET-03, IN-SET-08, IN-Q-14: in turn order each player puts the balloon next to the yard."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def numbers(self) -> list[int]:
        return [self.place]

    def actor(self, state: InselnState) -> i64:
        return state.seat_at(self.place) if self.place < state.seats else NOBODY

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        cell: i64
        for cell in range(CELLS):
            if BESIDE_YARD & BIT[cell] != 0:
                out = append(out, LAUNCH + cell)
        return out

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        state.islands[seat].balloon = action - LAUNCH
        state.then([Launch(self.place + 1)])
        if state.journal is not None:
            state.journal.tell("launch", seat, "IN-SET-08", {"cell": CELL_NAMES[action - LAUNCH]})

    def refusal(self, state: InselnState, seat: i64, action: i64) -> str | None:
        return None if action in self.options(state, seat) else "IN-SET-08"

    def because(self, state: InselnState, seat: i64, action: i64) -> Because | None:
        return launch_because(action - LAUNCH) if LAUNCH <= action < LAUNCH + CELLS else None


class StartEnergy(Step[InselnState]):
    """IN-SET-11 to IN-SET-14, IN-Q-13: more energy for those who come later in the first round."""

    def run(self, state: InselnState) -> None:
        place: i64
        for place in range(state.seats):
            seat: i64 = state.seat_at(place)
            state.islands[seat].energy = state.box.energy[place]
            if state.journal is not None:
                state.journal.tell("energy", seat, "IN-SET-11", {"energy": state.box.energy[place]})
