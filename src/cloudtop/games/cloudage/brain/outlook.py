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
    MOVEMENT,
    PLANTING,
    POINTS,
    THINGS,
    TILES,
)
from cloudtop.games.cloudage.brain.taste import Taste
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
    total,
)

SOON: Final = 4  # rounds; what is to come later makes no difference


@mypyc_attr(acyclic=True)
class Outlook:
    """One player's view of what is to come."""

    def __init__(self, state: CloudAgeState, seat: i64, taste: Taste) -> None:
        self.taste: Taste = taste
        after: i64 = 0 if state.phase == END else state.box.rounds - state.round
        self.rounds: i64 = after  # full rounds to come
        self.flights: i64 = after + (1 if state.phase < ACTION_PHASE else 0)  # movement phases to come
        self.outputs: i64 = after + (0 if state.phase == END else 1)  # productions to come
        self.thing: vec[i64] = vec[i64]([0] * THINGS)  # what one more of it is worth
        self.slope: vec[i64] = vec[i64]([0] * MISSIONS)  # what one more brings for a mission
        thing: i64
        for thing in range(TILES + 1):
            self.thing[thing] = self.price(thing, state.phase == END)
            if stock(state, seat, thing) >= taste.enough[thing]:
                self.thing[thing] = self.thing[thing] * taste.plenty // 100
        if not state.box.planting:
            self.thing[TILES] = 0
        self.thing[POINTS] = 100
        for half in visible(state, seat):
            mission: i64 = state.box.mission[half]
            self.slope[mission] += slope_of(state, seat, half, taste)
            if mission == FIGHT_MISSION and state.players[seat].strength < 0:
                self.thing[ENERGY] = max(self.thing[ENERGY], taste.fight_energy)

    def price(self, thing: i64, ended: bool) -> i64:
        """What one of a thing is worth to somebody who has little of it."""
        taste = self.taste
        return taste.end[thing] if ended else taste.last[thing] + taste.rise[thing] * min(self.rounds, SOON)

    def gain(self, state: CloudAgeState, gain: i64) -> i64:
        """What a gain of the box is worth."""
        worth: i64 = 0
        thing: i64
        for thing in range(THINGS):
            worth += state.box.gain[gain * GAIN + thing] * self.thing[thing]
        builds: i64 = state.box.gain[gain * GAIN + BUILDS] + state.box.gain[gain * GAIN + UPGRADES]
        return worth + builds * self.taste.build

    def level(self, state: CloudAgeState, level: i64) -> i64:
        """What a production symbol is worth that raises the level to this one."""
        if level >= len(state.box.energy):
            return state.box.top_level_points * 100
        return self.outputs * self.taste.level + self.gain(state, state.box.level_gain[level]) + self.slope[0]

    def ability(self, ability: i64) -> i64:
        """What one more movement point, combat point or planting symbol is worth."""
        if ability == MOVEMENT:
            return self.flights * self.taste.movement + self.slope[9]
        if ability == COMBAT:
            return self.flights * self.taste.combat + self.slope[10] + self.slope[FIGHT_MISSION]
        return self.rounds * self.taste.planting if ability == PLANTING else 0

    def abilities(self, state: CloudAgeState, kind: i64) -> i64:
        """What a project card brings for good."""
        worth: i64 = 0
        ability: i64
        for ability in range(ABILITIES):
            n: i64 = state.box.ability[kind * ABILITIES + ability]
            if n > 0:
                worth += n * self.ability(ability)
        return worth


def stock(state: CloudAgeState, seat: i64, thing: i64) -> i64:
    """How many of a thing a player has."""
    player = state.players[seat]
    if thing < CARDS:
        return player.things[thing]
    return len(player.hand) if thing == CARDS else total(player.tiles)


def slope_of(state: CloudAgeState, seat: i64, half: i64, taste: Taste) -> i64:
    """What one more of what a mission counts may bring, on the way to its next step."""
    mission: i64 = state.box.mission[half]
    steps: i64 = reached(state, seat, half)
    if steps == STEPS or state.box.step[mission * STEPS + steps] == 0:
        return 0
    before: i64 = state.box.step_points[mission * STEPS + steps - 1] if steps > 0 else 0
    more: i64 = (state.box.step_points[mission * STEPS + steps] - before) * 100
    gap: i64 = state.box.step[mission * STEPS + steps] - max(0, progress(state, seat, half))
    return more if gap <= 1 else more * taste.hope // 100 // gap
