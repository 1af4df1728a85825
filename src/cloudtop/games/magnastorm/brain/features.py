"""What the learned value of Magnastorm looks at, besides what the evaluation by hand says: the same things round by round.

Each feature is there once for every round, as `own cube, round 2`: what a thing is worth depends most on the time that is left to
use it. It learns from how a round begins, because that is where playouts stop.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.state import State
from cloudtop.core.value import NamedFeatures
from cloudtop.games.magnastorm.actions import COMMANDER_NAMES
from cloudtop.games.magnastorm.brain.evaluate import (
    HOARD,
    evaluate,
    leads,
    quiet_rounds,
    research_nearness,
    sector_nearness,
)
from cloudtop.games.magnastorm.geometry import PANEL, SECTORS
from cloudtop.games.magnastorm.rules.movement import scout_area
from cloudtop.games.magnastorm.rules.objectives import SECTOR_CARDS, has_fulfilled
from cloudtop.games.magnastorm.state import (
    COLOURS,
    COMMANDER_PLACES,
    DISHES,
    LABS,
    ROUNDS,
    SLOTS,
    YELLOW,
    MagnastormState,
    crew_size,
    own,
)
from cloudtop.games.magnastorm.steps.turn import TakeTurn

THINGS: Final[list[str]] = [
    "being there",
    "own cube",
    "yellow cube",
    "cube of another colour",
    "cube above seven",
    "research level",
    "lead in research",
    "shared lead in research",
    "lab built",
    "lab in a sector, for each quiet round to come",
    "majority in a sector, for each quiet round to come",
    "station built",
    "percent of a research objective, in tens",
    "percent of a sector objective, in tens",
    "research objective that is nearly there",
    "sector objective that is nearly there",
    "crew at home",
    "place in the turn order",
    "sector ahead of the storm",
    "scout in the storm",
    "reputation of the best rival, in fours",
    "crew left in the upper panel",
]
FIRST_COMMANDER: Final = 22
KINDS: Final = FIRST_COMMANDER + 16
NEAR: Final = 60  # percent from which an objective is nearly there
STEADY: Final = 10  # what is the same for everybody counts so much, that it is learned first


class Prospects(NamedFeatures):
    def __init__(self) -> None:
        names = THINGS + [f"commander {name}" for name in COMMANDER_NAMES]
        super().__init__([f"{name}, round {n + 1}" for n in range(ROUNDS) for name in names], trace=90, slow=1000)

    def known(self, state: State, seat: i64) -> i64:
        return evaluate(own(state), seat)

    def outcome(self, state: State, seat: i64) -> i64:
        return own(state).reputation(seat) * 100

    def moment(self, state: State, seat: i64) -> i64:
        """The first turn of a round."""
        return own(state).round if isinstance(state.agenda[-1], TakeTurn) else -1

    def active(self, state: State, seat: i64) -> vec[i64]:
        table = own(state)
        out = vec[i64](capacity=64)
        if table.round == 0 or len(table.agenda) == 0:
            return out
        base: i64 = (table.round - 1) * KINDS
        counts = counts_of(table, seat)
        i: i64
        for i in range(FIRST_COMMANDER):
            if counts[i] != 0:
                out = append(append(out, base + i), counts[i])
        for i in range(COMMANDER_PLACES):
            if table.holder[i] == seat and table.commander[i] >= 0:
                out = append(append(out, base + FIRST_COMMANDER + table.commander[i]), 1)
        return out


def crew_left(state: MagnastormState) -> i64:
    """Crew members in the upper panel: turns that the round still has."""
    left: i64 = 0
    i: i64
    for i in range(PANEL):
        left += crew_size(state.panels[i])
    return left


def counts_of(state: MagnastormState, seat: i64) -> vec[i64]:
    """How much a seat has of each of the things."""
    out = vec[i64]([0] * FIRST_COMMANDER)
    player = state.players[seat]
    out[0] = STEADY
    cubes: i64 = 0
    i: i64
    for i in range(COLOURS):
        n: i64 = player.cubes[i]
        cubes += n
        out[1 if i == seat else 2 if i == YELLOW else 3] += n
    out[4] = max(0, cubes - HOARD)
    other: i64
    for i in range(state.box.tracks):
        level: i64 = player.level[i]
        out[5] += level
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, state.players[other].level[i])
        if level > best:
            out[6] += 1
        elif level == best and level > 0:
            out[7] += 1
    for i in range(LABS):
        if not player.has_lab(i):
            out[8] += 1
    for i in range(SECTORS):
        if state.labs[seat * SECTORS + i] > 0:
            rounds: i64 = quiet_rounds(state, i)
            out[9] += min(state.labs[seat * SECTORS + i], 4) * rounds
            if rounds > 0 and leads(state, seat, i):
                out[10] += rounds
    for i in range(DISHES):
        if not player.has_dish(i):
            out[11] += 1
    for i in range(SLOTS):
        if not has_fulfilled(state, seat, i):
            card: i64 = state.objective[i]
            kind: i64 = 0 if card < SECTOR_CARDS else 1
            near: i64 = (
                research_nearness(state, seat, card) if kind == 0 else sector_nearness(state, seat, card - SECTOR_CARDS)
            )
            out[12 + kind] += near // 10
            if near >= NEAR:
                out[14 + kind] += 1
    out[16] = player.recruits
    out[17] = state.position(seat)
    sector: i64 = state.box.sector[scout_area(state, seat)]
    ahead: i64 = (sector - state.trailing() + SECTORS) % SECTORS if sector >= 0 else 0
    out[18] = ahead if ahead < 3 else 0
    out[19] = 1 if ahead >= 3 else 0
    lead: i64 = 0
    for other in range(state.seats):
        if other != seat:
            lead = max(lead, state.reputation(other))
    out[20] = lead // 4
    out[21] = crew_left(state)
    return out
