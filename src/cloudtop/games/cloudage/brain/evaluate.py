"""What a player may expect to score in the end, in hundredths of a point.

The weights were fitted to final scores: what was there when a round began, in some thousand games of bots of many tastes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cloudtop.games.cloudage.actions import COMBAT, ENERGY, METAL, MOVEMENT, NAVIGATIONS, PLANTING, WATER
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
)
from cloudtop.games.cloudage.rules.scoring import missions_worth, points_of
from cloudtop.games.cloudage.state import ACTION_PHASE, END, CloudAgeState, Player, total

SOON: Final = 5  # rounds; what lasts longer is worth no more

# One of it when the last round begins, and more for each round that comes after; the same when the actions begin.
ENERGY_WORTH: Final = (145, -13, 72, 3)
METAL_WORTH: Final = (46, 4, 49, 4)
WATER_WORTH: Final = (41, 5, 61, 5)
CARD_WORTH: Final = (218, -32, 290, -39)
TILE_WORTH: Final = (47, 10, 41, 11)
LEVEL_WORTH: Final = (139, 39, 114, 31)
MOVEMENT_WORTH: Final = (105, 58, 57, 45)
COMBAT_WORTH: Final = (186, 71, 79, 78)
PLANTING_WORTH: Final = (15, 47, 28, 35)
EAST_WORTH: Final = (32, 3, 11, 7)  # a column
NAVIGATION_WORTH: Final = (43, 35, 6, 36)  # a point of value of the deck, above 2 for each card
REGION_WORTH: Final = (120, 76, 144, 66)  # a card that looks at regions
DISCOUNT_WORTH: Final = (95, 20, 103, 16)
SMALL_WORTH: Final = (6, 9, 0, 2)  # a card that pays now and then
MISSION_WORTH: Final = (-39, -7, -32, -12)  # a point for missions: others reach them later
BEGUN: Final = (-1460, 1390, -1960, 1320)  # what the rounds bring by themselves
SHORT: Final = (-50, -150, 0, -175)  # the same in a game without new growth
RIVAL: Final = (0, 110, 0, 110)  # more for each player, since their actions bring something to all

# Of what one has more, nothing more may be expected, or half as much.
ENOUGH_ENERGY: Final = 8
ENOUGH_METAL: Final = 6
ENOUGH_WATER: Final = 10
ENOUGH_CARDS: Final = 6


def evaluate(state: CloudAgeState, seat: i64) -> i64:
    points: i64 = points_of(state, seat) * 100
    if len(state.agenda) == 0 or state.phase == END:
        return points
    player = state.players[seat]
    left: i64 = state.box.rounds - max(1, state.round)
    half: i64 = 1 if state.phase == ACTION_PHASE else 0
    soon: i64 = min(left, SOON)
    worth: i64 = min(player.things[ENERGY], ENOUGH_ENERGY) * at(ENERGY_WORTH, half, soon)
    worth += half_above(player.things[METAL], ENOUGH_METAL) * at(METAL_WORTH, half, soon) // 2
    worth += half_above(player.things[WATER], ENOUGH_WATER) * at(WATER_WORTH, half, soon) // 2
    worth += min(len(player.hand), ENOUGH_CARDS) * at(CARD_WORTH, half, soon)
    worth += total(player.tiles) * at(TILE_WORTH, half, soon)
    worth += player.level * at(LEVEL_WORTH, half, soon)
    worth += player.count(MOVEMENT) * at(MOVEMENT_WORTH, half, soon)
    worth += player.count(COMBAT) * at(COMBAT_WORTH, half, soon)
    worth += player.count(PLANTING) * at(PLANTING_WORTH, half, soon)
    worth += player.place // 5 * at(EAST_WORTH, half, soon)
    worth += navigation(player) * at(NAVIGATION_WORTH, half, soon)
    worth += missions_worth(state, seat) * at(MISSION_WORTH, half, soon)
    worth += at(BEGUN, half, left) + at(RIVAL, half, left) * state.seats
    if not state.box.planting:
        worth += at(SHORT, half, left)
    return points + worth + powers(player, half, soon)


def at(worth: tuple[int, int, int, int], half: i64, rounds: i64) -> i64:
    """A worth in this half of a round, with so many rounds to come."""
    now: i64 = worth[2] if half > 0 else worth[0]
    more: i64 = worth[3] if half > 0 else worth[1]
    return now + more * rounds


def half_above(count: i64, enough: i64) -> i64:
    """Twice the count, but only once what is above enough."""
    return 2 * count if count <= enough else count + enough


def navigation(player: Player) -> i64:
    """How far the navigation cards are above a value of 2 each, all together."""
    out: i64 = 0
    value: i64
    for value in range(NAVIGATIONS):
        out += (value - 2) * (player.deck[value] + player.spent[value])
    return out


def powers(player: Player, half: i64, soon: i64) -> i64:
    """Played project cards with a text that goes on helping."""
    regions: i64 = player.has(FLYING_LESSON) + player.has(PORTHOLE) + player.has(SECRET_TUNNEL)
    discounts: i64 = player.has(INVENTOR) + player.has(SAM) + player.has(FRANK)
    small: i64 = player.has(GRAPPLER) + player.has(CAPACITOR) + player.has(COMBAT_VIDEO)
    small += player.has(PARROT) + player.has(JOSE) + player.has(BIOLOGY_TEXT_BOOK)
    return (
        regions * at(REGION_WORTH, half, soon)
        + discounts * at(DISCOUNT_WORTH, half, soon)
        + small * at(SMALL_WORTH, half, soon)
    )
