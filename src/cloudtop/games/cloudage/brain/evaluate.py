"""What a player may expect to score in the end, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cloudtop.games.cloudage.actions import ABILITIES, CARDS, ENERGY, METAL, TILES, WATER
from cloudtop.games.cloudage.brain.outlook import LEVEL_WORTH, Outlook
from cloudtop.games.cloudage.rules.missions import progress, visible
from cloudtop.games.cloudage.rules.scoring import points_of
from cloudtop.games.cloudage.state import STEPS, CloudAgeState, total

ROUND_WORTH: Final = 500  # what a round brings by itself
EAST_WORTH: Final = 25  # for each column that the airship has come, while there are rounds to come


def evaluate(state: CloudAgeState, seat: i64) -> i64:
    worth: i64 = points_of(state, seat) * 100
    if len(state.agenda) == 0:
        return worth
    player = state.players[seat]
    outlook = Outlook(state, seat)
    worth += player.things[WATER] * outlook.thing[WATER] + player.things[METAL] * outlook.thing[METAL]
    worth += player.things[ENERGY] * outlook.thing[ENERGY] + len(player.hand) * outlook.thing[CARDS]
    worth += total(player.tiles) * outlook.thing[TILES] + player.level * outlook.outputs * LEVEL_WORTH
    ability: i64
    for ability in range(ABILITIES):
        worth += player.count(ability) * outlook.ability(ability)
    for half in visible(state, seat):
        worth += hope(state, seat, half, outlook)
    worth += player.place // 5 * EAST_WORTH if outlook.flights > 0 else 0
    return worth + outlook.rounds * ROUND_WORTH


def hope(state: CloudAgeState, seat: i64, half: i64, outlook: Outlook) -> i64:
    """What a mission has come nearer to its next step; abilities count it already."""
    mission: i64 = state.box.mission[half]
    if mission >= 9 or mission == 2:
        return 0
    first: i64 = 0
    now: i64 = progress(state, seat, half)
    i: i64
    for i in range(STEPS):
        step: i64 = state.box.step[mission * STEPS + i]
        if step > 0 and step <= now:
            first = step
    return (now - first) * outlook.slope[mission] // 2
