"""Where it is worth to fly, and how long to fight."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import CITIES, ENERGY, NAVIGATIONS, SPACES
from cloudtop.games.cloudage.brain.outlook import Outlook
from cloudtop.games.cloudage.land import FAR, NEAR
from cloudtop.games.cloudage.rules.combat import base_combat
from cloudtop.games.cloudage.rules.flight import entry_cost, is_blocked
from cloudtop.games.cloudage.rules.missions import visible
from cloudtop.games.cloudage.state import CITIES_MISSION, CloudAgeState, total

DEPTH: Final = 3  # cards that a fight is thought ahead


def end_worth(state: CloudAgeState, seat: i64, space: i64, outlook: Outlook) -> i64:
    """What it is worth to end a movement on a space."""
    city: i64 = state.land.city[space]
    worth: i64 = space // 5 * outlook.taste.east * min(outlook.rounds, 3)
    if state.players[seat].marks[city] == 0:
        if state.land.value[city] > 0:
            prize: i64 = outlook.gain(state, state.land.gain[city])
            worth += fight_worth(state, seat, state.land.value[city], prize, outlook)
        worth += mission_city(state, seat, city, outlook)
    tile: i64
    for tile in (0, 1, 4):
        if state.in_play(tile) and state.box.tiles[tile].city == city:
            worth += state.box.tiles[tile].points * 60
    return worth


def mission_city(state: CloudAgeState, seat: i64, city: i64, outlook: Outlook) -> i64:
    if outlook.slope[CITIES_MISSION] == 0:
        return 0
    for half in visible(state, seat):
        if state.box.mission[half] == CITIES_MISSION and state.box.mission_city[half // 2 * CITIES + city] == 1:
            return outlook.slope[CITIES_MISSION]
    return 0


def fight_worth(state: CloudAgeState, seat: i64, need: i64, prize: i64, outlook: Outlook) -> i64:
    """What a fight is worth before it begins."""
    player = state.players[seat]
    deck = player.deck if total(player.deck) > 2 else sum_of(player.deck, player.spent)
    return draw_on(deck, need - base_combat(state, seat), prize, 0, player.things[ENERGY], outlook.thing[ENERGY])


def sum_of(one: vec[i64], two: vec[i64]) -> vec[i64]:
    out = one[:]
    i: i64
    for i in range(NAVIGATIONS):
        out[i] += two[i]
    return out


def draw_on(deck: vec[i64], missing: i64, prize: i64, drawn: i64, energy: i64, price: i64) -> i64:
    """What may be expected of a fight that is so much short, by drawing on as long as it pays."""
    if missing <= 0:
        return prize
    cards: i64 = total(deck)
    cost: i64 = 1 if drawn == 0 else 2
    if drawn == DEPTH or cards == 0:
        return 0
    paid: i64 = cost * price
    if energy < cost:
        if drawn == 0:
            return 0
        paid = 300
    expected: i64 = 0
    value: i64
    for value in range(NAVIGATIONS):
        if deck[value] > 0:
            left: i64 = energy - cost if energy >= cost else energy
            expected += deck[value] * draw_on(deck, missing - value, prize, drawn + 1, left, price)
    return max(0, expected // cards - paid)


def flight_worths(state: CloudAgeState, seat: i64, points: i64, taken: i64, outlook: Outlook) -> vec[i64]:
    """By space: the best that a movement can still bring that enters this neighbour now; the own space: ending here."""
    worth = vec[i64]([-100000] * SPACES)
    ends = vec[i64]([-1] * SPACES)
    place: i64 = state.players[seat].place
    i: i64 = place * NEAR
    while i < place * NEAR + NEAR and state.land.near[i] >= 0:
        space: i64 = state.land.near[i]
        left: i64 = points - entry_cost(state, space)
        if left >= 0:
            worth[space] = best_from(state, seat, space, left, taken, outlook, ends)
        i += 1
    return worth


def best_from(
    state: CloudAgeState, seat: i64, start: i64, points: i64, taken: i64, outlook: Outlook, ends: vec[i64]
) -> i64:
    """The best end within reach, with the finds on the cheapest way to it."""
    paid = vec[i64]([FAR] * SPACES)
    found = vec[i64]([0] * SPACES)
    paid[start] = 0
    found[start] = find_worth(state, start, taken, outlook)
    edge = vec[i64]([start])
    best: i64 = -100000
    while len(edge) > 0:
        beyond = vec[i64](capacity=32)
        for space in edge:
            if state.land.city[space] >= 0 and not is_blocked(state, seat, space):
                if ends[space] < 0:
                    ends[space] = end_worth(state, seat, space, outlook)
                best = max(best, ends[space] + found[space] + (points - paid[space]) * outlook.taste.way)
            i: i64 = space * NEAR
            while i < space * NEAR + NEAR and state.land.near[i] >= 0:
                other: i64 = state.land.near[i]
                cost: i64 = paid[space] + entry_cost(state, other)
                if cost < paid[other] and cost <= points:
                    paid[other] = cost
                    found[other] = found[space] + find_worth(state, other, taken, outlook)
                    beyond = append(beyond, other)
                i += 1
        edge = beyond
    return best


def find_worth(state: CloudAgeState, space: i64, taken: i64, outlook: Outlook) -> i64:
    find: i64 = state.land.find[space]
    if find == 0 or state.plants[space] > 0 or taken & state.land.mark[space] != 0:
        return 0
    return outlook.gain(state, find)
