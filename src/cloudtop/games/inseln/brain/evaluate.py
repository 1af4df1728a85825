"""What a seat may expect to score in the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cloudtop.games.inseln.brain.outlook import COAST, FAR, VOLCANO_LATER, Outlook
from cloudtop.games.inseln.rules.scoring import total_points, volcano_points
from cloudtop.games.inseln.state import FINAL_ROUND, RUNNING, InselnState

PART: Final = 50  # percent of a coast's worth for the last tile that it needs
FIRST_LATER: Final = 5000  # hundredths that a seat gains in a whole game, beyond what the table shows at its start
ROUND_LATER: Final = 580  # of them in one round
LEAST_LATER: Final = 500


def evaluate(state: InselnState, seat: i64) -> i64:
    """The points as the table lies, what the stored tiles promise, the coasts on the way, and energy above the last crown."""
    total: i64 = total_points(state, seat) * 100
    if len(state.agenda) == 0:
        return total
    total += later(state)
    outlook = Outlook(state, seat)
    island = outlook.island
    for kind in island.oculars:
        total += outlook.stored(kind)
    total += volcano_points(state.box, island) * VOLCANO_LATER * outlook.future // 100
    if island.connected == 0 and outlook.future > 0:
        total += coast_hopes(outlook)
    crown: i64 = island.energy
    while crown > 0 and state.box.crown[crown - 1] == state.box.crown[island.energy]:
        crown -= 1
    return total + (island.energy - crown) * outlook.energy


def later(state: InselnState) -> i64:
    """What everybody will still gain in the rounds to come."""
    if state.ending == RUNNING:
        return max(LEAST_LATER, FIRST_LATER - ROUND_LATER * max(0, state.round - 1))
    return LEAST_LATER + ROUND_LATER // 2 if state.ending == FINAL_ROUND else LEAST_LATER


def coast_hopes(outlook: Outlook) -> i64:
    """Coasts that are connected, and part of the next one for those that need few tiles."""
    total: i64 = 0
    i: i64
    for i in range(outlook.connected):
        total += COAST[i]
    for need in outlook.need:
        if 0 < need < FAR:
            total += COAST[outlook.connected] * PART // (100 * need)
    return total
