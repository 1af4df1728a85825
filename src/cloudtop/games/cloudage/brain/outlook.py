"""What things are worth to a player as the game stands, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.games.cloudage.actions import (
    ABILITIES,
    CARDS,
    COMBAT,
    ENERGY,
    METAL,
    MOVEMENT,
    PLANTING,
    POINTS,
    THINGS,
    TILES,
    WATER,
)
from cloudtop.games.cloudage.rules.missions import progress, reached, visible
from cloudtop.games.cloudage.state import (
    ACTION_PHASE,
    BUILDS,
    END,
    FIGHT_MISSION,
    GAIN,
    MISSIONS,
    STEPS,
    UPGRADES,
    CloudAgeState,
)

# In the middle of the game, in its last round, and after it.
WATER_WORTH: Final = (60, 50, 30)
METAL_WORTH: Final = (80, 65, 45)
ENERGY_WORTH: Final = (52, 40, 12)
CARD_WORTH: Final = (38, 22, 6)
TILE_WORTH: Final = (170, 40, 0)
BUILD_WORTH: Final = 70  # a build action
FIGHT_ENERGY: Final = 60  # energy for a fight at the end that is a mission

# What lasts, for each round in which it is used.
LEVEL_WORTH: Final = 34
MOVEMENT_WORTH: Final = 55
COMBAT_WORTH: Final = 85
PLANTING_WORTH: Final = 45
HOPE: Final = 70  # hundredths of a step of a mission that is not reached yet


@mypyc_attr(acyclic=True)
class Outlook:
    """One player's view of what is to come."""

    def __init__(self, state: CloudAgeState, seat: i64) -> None:
        after: i64 = 0 if state.phase == END else state.box.rounds - state.round
        self.rounds: i64 = after  # full rounds to come
        self.flights: i64 = after + (1 if state.phase < ACTION_PHASE else 0)  # movement phases to come
        self.outputs: i64 = after + (0 if state.phase == END else 1)  # productions to come
        time: i64 = 2 if state.phase == END else 1 if after == 0 else 0
        self.thing: vec[i64] = vec[i64]([0] * THINGS)
        self.thing[WATER] = WATER_WORTH[time]
        self.thing[METAL] = METAL_WORTH[time]
        self.thing[ENERGY] = ENERGY_WORTH[time]
        self.thing[CARDS] = CARD_WORTH[time]
        self.thing[TILES] = TILE_WORTH[time] if state.box.planting else 0
        self.thing[POINTS] = 100
        self.slope: vec[i64] = vec[i64]([0] * MISSIONS)  # what one more brings for a mission
        for half in visible(state, seat):
            mission: i64 = state.box.mission[half]
            self.slope[mission] += slope_of(state, seat, half)
            if mission == FIGHT_MISSION and state.players[seat].strength < 0:
                self.thing[ENERGY] = max(self.thing[ENERGY], FIGHT_ENERGY)

    def gain(self, state: CloudAgeState, gain: i64) -> i64:
        """What a gain of the box is worth."""
        worth: i64 = 0
        thing: i64
        for thing in range(THINGS):
            worth += state.box.gain[gain * GAIN + thing] * self.thing[thing]
        return worth + (state.box.gain[gain * GAIN + BUILDS] + state.box.gain[gain * GAIN + UPGRADES]) * BUILD_WORTH

    def level(self, state: CloudAgeState, level: i64) -> i64:
        """What a production symbol is worth that raises the level to this one."""
        if level >= len(state.box.energy):
            return state.box.top_level_points * 100
        return self.outputs * LEVEL_WORTH + self.gain(state, state.box.level_gain[level]) + self.slope[0]

    def ability(self, ability: i64) -> i64:
        """What one more movement point, combat point or planting symbol is worth."""
        if ability == MOVEMENT:
            return self.flights * MOVEMENT_WORTH + self.slope[9]
        if ability == COMBAT:
            return self.flights * COMBAT_WORTH + self.slope[10] + self.slope[FIGHT_MISSION]
        return self.rounds * PLANTING_WORTH if ability == PLANTING else 0

    def abilities(self, state: CloudAgeState, kind: i64) -> i64:
        """What a project card brings for good."""
        worth: i64 = 0
        ability: i64
        for ability in range(ABILITIES):
            n: i64 = state.box.ability[kind * ABILITIES + ability]
            if n > 0:
                worth += n * self.ability(ability)
        return worth


def slope_of(state: CloudAgeState, seat: i64, half: i64) -> i64:
    """What one more of what a mission counts may bring, on the way to its next step."""
    mission: i64 = state.box.mission[half]
    steps: i64 = reached(state, seat, half)
    if steps == STEPS or state.box.step[mission * STEPS + steps] == 0:
        return 0
    before: i64 = state.box.step_points[mission * STEPS + steps - 1] if steps > 0 else 0
    more: i64 = (state.box.step_points[mission * STEPS + steps] - before) * 100
    gap: i64 = state.box.step[mission * STEPS + steps] - max(0, progress(state, seat, half))
    return more if gap <= 1 else more * HOPE // 100 // gap
