"""The story of a chapter: what its cards have brought, the goal of the players, and the stars at the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import CITIES, PROJECTS
from cloudtop.games.cloudage.cards import FIRST_STORY, Card, Goal, Side
from cloudtop.games.cloudage.rules.missions import missions_missed, visible
from cloudtop.games.cloudage.rules.scoring import points_of, ranking
from cloudtop.games.cloudage.state import L8, L13, TILE_BIT, CloudAgeState

EAST: Final = 50  # the first space of board 3; the land has twice as many
NUMBER_BIT: Final[list[int]] = [2**n for n in range(9)]


def side_up(state: CloudAgeState) -> Side:
    """CA-STO-06, CA-STO-07, CA-STO-11, CA-STO-12, CA-SS-16: the side of the scenario or story card that can be read."""
    card = state.card_up()
    return card.back if state.turned else card.front


def story_card(state: CloudAgeState, number: i64) -> Card:
    return state.box.cards_up[number - FIRST_STORY + 1]


def sides_read(state: CloudAgeState) -> list[Side]:
    """CA-STO-02: all sides of story cards that were read in this game."""
    out: list[Side] = []
    for number in state.read:
        card = story_card(state, number)
        out += [card.front, card.back]
    return out if state.turned or len(out) == 0 else out[:-1]


def tiles_of_game(state: CloudAgeState) -> i64:
    """CA-SET-13, CA-STO-02, CA-CAM-12: bits of the legacy tiles that were laid out so far; what left for good stays away."""
    bits: i64 = state.box.legacy
    for side in sides_read(state):
        bits |= side.tiles
    return bits & ~state.box.removed


def copies_of(state: CloudAgeState, kind: i64) -> i64:
    """CA-SET-12, CA-STO-02: project cards of a kind that are in the game."""
    if state.box.copies[kind] > 0 or len(state.read) == 0:
        return state.box.copies[kind]
    for side in sides_read(state):
        if side.numbers & NUMBER_BIT[state.box.number_of[kind]] != 0:
            return state.box.all_copies[kind]
    return 0


def new_cards(state: CloudAgeState, number: i64) -> vec[i64]:
    """The kinds of project cards that a number brings; none if it is in the game already."""
    out = vec[i64](capacity=8)
    kind: i64
    for kind in range(PROJECTS):
        if state.box.number_of[kind] == number and copies_of(state, kind) == 0:
            out = append(out, kind)
    return out


# --- the goal ---


def markers_east(state: CloudAgeState) -> i64:
    """Markers of all players in cities of boards 3 and 4."""
    there: i64 = 0
    city: i64
    for city in range(CITIES):
        if is_east(state, city):
            for player in state.players:
                there += player.marks[city]
    return there


def is_east(state: CloudAgeState, city: i64) -> bool:
    space: i64
    for space in range(EAST, 2 * EAST):
        if state.land.city[space] == city:
            return True
    return False


def planted_spaces(state: CloudAgeState) -> i64:
    there: i64 = 0
    for plant in state.plants:
        if plant > 0:
            there += 1
    return there


def weapons_of(bits: i64) -> i64:
    """CA-LEG-16: how many of these legacy tiles are weapon systems."""
    there: i64 = 0
    tile: i64
    for tile in range(L8, L13 + 1):
        if bits & TILE_BIT[tile] != 0:
            there += 1
    return there


def removed_now(state: CloudAgeState) -> i64:
    """CA-LEG-22: bits of the weapon systems that left the map in this game."""
    return tiles_of_game(state) & ~state.legacy


def missions_done(state: CloudAgeState) -> i64:
    """Missions of all players at their highest step."""
    done: i64 = 0
    seat: i64
    for seat in range(state.seats):
        done += len(visible(state, seat)) - missions_missed(state, seat)
    return done


def goal_reached(state: CloudAgeState, goal: Goal) -> bool:
    """Any one of what the players are asked for is enough."""
    return (
        (goal.markers > 0 and markers_east(state) >= goal.markers)
        or (goal.plants > 0 and planted_spaces(state) >= goal.plants)
        or (goal.removed > 0 and weapons_of(removed_now(state)) >= goal.removed)
        or (goal.missions > 0 and missions_done(state) >= goal.missions)
        or (goal.weapons >= 0 and weapons_of(state.legacy) <= goal.weapons)
    )


def last_card(state: CloudAgeState) -> i64:
    """CA-CAM-13: the story card that ends the chapter as the table lies, or 0: the last one that was read ends the story."""
    for number in state.box.ends:
        goal = story_card(state, number).goal
        if goal is None or goal_reached(state, goal):
            return number
    return 0


# --- stars ---


def winners(state: CloudAgeState) -> vec[i64]:
    """CA-END-13, CA-Q-49, CA-SOL-25: all who share the first place; alone nobody."""
    return vec[i64]([place.seat for place in ranking(state) if place.rank == 1 and state.seats > 1])


def stars_of(state: CloudAgeState, seat: i64) -> i64:
    """CA-END-14, CA-CAM-08, CA-SOL-22, CA-Q-53, CA-Q-55: by points, more for winning; alone fewer for missions, not below 0."""
    stars: i64 = 0
    points: i64 = points_of(state, seat)
    for step in state.box.stars:
        if points >= step:
            stars += 1
    if state.seats == 1:
        return max(0, stars - missions_missed(state, seat))
    return stars + state.box.bonus if seat in winners(state) else stars
