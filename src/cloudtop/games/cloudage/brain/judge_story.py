"""What a common decision of a story is worth to a player: the book actions to come, and what lies on the map for longer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cloudtop.games.cloudage.actions import LEGACIES, METAL, TILES
from cloudtop.games.cloudage.brain.judge_flight import fight_worth
from cloudtop.games.cloudage.brain.outlook import Outlook
from cloudtop.games.cloudage.cards import FIRST_STORY, Book, Side
from cloudtop.games.cloudage.rules.story import story_card
from cloudtop.games.cloudage.state import L4, L5, L6, L8, L13, L14, TILE_BIT, CloudAgeState, total

WEAPON_WORTH: Final = 60  # a weapon system less on the way
READY: Final = 1  # combat that a player gains from book to book
WANTED: Final = 5  # metal that a player would like to have
METAL_WORTH: Final = 45  # for each that is missing: a tile that brings metal
TILE_WORTH: Final = 40  # for each new growth tile in the supply: a tile that helps to plant
BRINGS_METAL: Final = (L4, L6)
HELPS_TO_PLANT: Final = (L5, L14)
# What a choice is worth for longer, from card 11 on: such that on average neither is better, and the own situation decides.
LONGER: Final[list[int]] = [
    0, 0, 50, 0, 0, 90, 0, 0, 0, 0, 0, 425, 0, 0, 0, 105, 0, 0, 0, 0,
    325, 0, 0, 0, 0, 120, 0, 0, 0, 0, 0, 570, 0, 0, 0, 0, 75, 0,
]  # fmt: skip


def vote_worth(state: CloudAgeState, seat: i64, number: i64, outlook: Outlook) -> i64:
    """The front of a story card at the next book, its back at the one after."""
    card = story_card(state, number)
    worth: i64 = LONGER[number - FIRST_STORY] + side_worth(state, seat, card.front, READY, outlook)
    return worth + side_worth(state, seat, card.back, 2 * READY, outlook) if card.back.next == 0 else worth


def side_worth(state: CloudAgeState, seat: i64, side: Side, ready: i64, outlook: Outlook) -> i64:
    worth: i64 = side.growth * outlook.thing[TILES] + (WEAPON_WORTH if side.dismantle else 0)
    if side.book is not None:
        worth += max(0, book_worth(state, seat, side.book, outlook, ready))
    tile: i64
    for tile in range(LEGACIES):
        if side.tiles & TILE_BIT[tile] & ~state.legacy != 0:
            worth += tile_worth(state, seat, tile)
    return worth


def tile_worth(state: CloudAgeState, seat: i64, tile: i64) -> i64:
    """A legacy tile is welcome to who lacks what it brings, or has what it needs; a weapon system to nobody."""
    player = state.players[seat]
    if L8 <= tile <= L13:
        return -WEAPON_WORTH
    if tile in BRINGS_METAL:
        return METAL_WORTH * max(0, WANTED - player.things[METAL])
    return TILE_WORTH * total(player.tiles) if tile in HELPS_TO_PLANT else 0


def book_worth(state: CloudAgeState, seat: i64, book: Book, outlook: Outlook, ready: i64 = 0) -> i64:
    """What a book action brings, less what it costs or what its fight may cost; until then a player is readier for it."""
    prize: i64 = outlook.gain(state, book.gain)
    prize += max(outlook.gain(state, book.either), outlook.gain(state, book.other))
    if book.fight > 0:
        return fight_worth(state, seat, max(1, book.fight - ready), prize, outlook)
    return prize - outlook.gain(state, book.cost)
