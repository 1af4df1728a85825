"""What the learned value of CloudAge looks at, besides what the evaluation by hand says: a player when half a round begins.

Each feature is there once for every half round, counted from the end, as `metal, actions, 2 rounds to come`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.state import State
from cloudtop.core.value import NamedFeatures
from cloudtop.games.cloudage.actions import (
    COMBAT,
    ENERGY,
    GROWTH_NAMES,
    GROWTHS,
    METAL,
    MOVEMENT,
    NAVIGATIONS,
    PLANTING,
    PROJECT_NAMES,
    WATER,
)
from cloudtop.games.cloudage.brain.evaluate import (
    ENOUGH_CARDS,
    ENOUGH_ENERGY,
    ENOUGH_METAL,
    ENOUGH_WATER,
    evaluate,
    navigation,
)
from cloudtop.games.cloudage.projects import (
    BIOLOGY_TEXT_BOOK,
    CAPACITOR,
    COMBAT_VIDEO,
    FLYING_LESSON,
    FRANK,
    GRAPPLER,
    INVENTOR,
    JOSE,
    PARROT,
    PORTHOLE,
    SAM,
    SECRET_TUNNEL,
    SOLAR_PANEL,
)
from cloudtop.games.cloudage.rules.missions import progress, reached, visible
from cloudtop.games.cloudage.rules.scoring import points_of
from cloudtop.games.cloudage.state import ACTION_PHASE, END, STEPS, CloudAgeState, own, total

ROUNDS: Final = 6  # to come; more are like the last of them
HALVES: Final = ("production", "actions")
MOMENTS: Final[list[str]] = [f"{half}, {n} rounds to come" for n in range(ROUNDS) for half in HALVES]
LASTING: Final[vec[i64]] = vec[i64](
    [
        SOLAR_PANEL, INVENTOR, GRAPPLER, CAPACITOR, COMBAT_VIDEO, FLYING_LESSON, PORTHOLE, SECRET_TUNNEL, PARROT, SAM,
        FRANK, JOSE, BIOLOGY_TEXT_BOOK,
    ]
)  # fmt: skip
THINGS: Final[list[str]] = [
    "being there",
    "energy",
    "energy beyond what is enough",
    "metal",
    "metal beyond what is enough",
    "water",
    "water beyond what is enough",
    "card in hand",
    "card in hand beyond what is enough",
    *[f"new growth {name}" for name in GROWTH_NAMES],
    "production level",
    "movement point",
    "combat point",
    "planting symbol",
    "column further east",
    "navigation value above two",
    "navigation card",
    "mission step reached",
    "point of a mission one step away",
    "point of a mission two steps away",
    "upgrade",
    "project card",
    "city with an own marker",
    "turns before the own one",
    *[f"project {PROJECT_NAMES[kind]}" for kind in LASTING],
]
FIRST_PROJECT: Final = 27
KINDS: Final = 40


class Prospects(NamedFeatures):
    def __init__(self) -> None:
        super().__init__([f"{name}, {when}" for when in MOMENTS for name in THINGS], trace=80, slow=2000)

    def known(self, state: State, seat: i64) -> i64:
        return evaluate(own(state), seat)

    def outcome(self, state: State, seat: i64) -> i64:
        return points_of(own(state), seat) * 100

    def moment(self, state: State, seat: i64) -> i64:
        """Once in each half of a round."""
        table = own(state)
        if table.round == 0 or table.phase == END:
            return -1
        return table.round * 2 + half_of(table)

    def active(self, state: State, seat: i64) -> vec[i64]:
        table = own(state)
        out = vec[i64](capacity=64)
        if table.round == 0 or table.phase == END or len(table.agenda) == 0:
            return out
        base: i64 = (min(table.box.rounds - table.round, ROUNDS - 1) * 2 + half_of(table)) * KINDS
        counts = counts_of(table, seat)
        i: i64
        for i in range(KINDS):
            if counts[i] != 0:
                out = append(append(out, base + i), counts[i])
        return out


def half_of(state: CloudAgeState) -> i64:
    return 1 if state.phase >= ACTION_PHASE else 0


def counts_of(state: CloudAgeState, seat: i64) -> vec[i64]:
    """How much a player has of each of the things."""
    out = vec[i64]([0] * KINDS)
    player = state.players[seat]
    out[0] = 1
    note_stock(out, 1, player.things[ENERGY], ENOUGH_ENERGY)
    note_stock(out, 3, player.things[METAL], ENOUGH_METAL)
    note_stock(out, 5, player.things[WATER], ENOUGH_WATER)
    note_stock(out, 7, len(player.hand), ENOUGH_CARDS)
    i: i64
    for i in range(GROWTHS):
        out[9 + i] = player.tiles[i]
    out[13] = player.level
    out[14] = player.count(MOVEMENT)
    out[15] = player.count(COMBAT)
    out[16] = player.count(PLANTING)
    out[17] = player.place // 5
    out[18] = navigation(player)
    for i in range(NAVIGATIONS):
        out[19] += player.deck[i] + player.spent[i]
    note_missions(state, seat, out)
    out[23] = total(player.built)
    out[24] = total(player.played)
    for n in player.marks:
        out[25] += 1 if n > 0 else 0
    out[26] = (seat - state.first + state.seats) % state.seats if state.first >= 0 else 0
    for i in range(len(LASTING)):
        out[FIRST_PROJECT + i] = player.has(LASTING[i])
    return out


def note_stock(out: vec[i64], place: i64, count: i64, enough: i64) -> None:
    out[place] = min(count, enough)
    out[place + 1] = max(0, count - enough)


def note_missions(state: CloudAgeState, seat: i64, out: vec[i64]) -> None:
    """Steps that are reached, and what the next ones would bring."""
    for half in visible(state, seat):
        mission: i64 = state.box.mission[half]
        steps: i64 = reached(state, seat, half)
        out[20] += steps
        if steps < STEPS and state.box.step[mission * STEPS + steps] > 0:
            before: i64 = state.box.step_points[mission * STEPS + steps - 1] if steps > 0 else 0
            more: i64 = state.box.step_points[mission * STEPS + steps] - before
            gap: i64 = state.box.step[mission * STEPS + steps] - max(0, progress(state, seat, half))
            if gap <= 2:
                out[21 if gap <= 1 else 22] += more
