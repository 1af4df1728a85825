"""What the actions of the city board are worth, and the regions of a card that is only half seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import BUILD, CITY_CARD, METAL, NAVIGATIONS, PLANT, RESOURCES, TILES, USE, WATER
from cloudtop.games.cloudage.brain.judge_build import best_upgrade, builds_worth
from cloudtop.games.cloudage.brain.judge_flight import fight_worth, sum_of
from cloudtop.games.cloudage.brain.outlook import Outlook
from cloudtop.games.cloudage.projects import FLYING_LESSON, JOSE, PORTHOLE, SECRET_TUNNEL
from cloudtop.games.cloudage.rules.planting import has_ripe, planting_ability, ripe
from cloudtop.games.cloudage.rules.sleeves import card_options, card_weights
from cloudtop.games.cloudage.state import L14, L15, CloudAgeState, total

REGION_POINTS: Final = 200  # of Flying Lesson, Porthole and Secret Tunnel
REGION_AMOUNT: Final = 2  # that Porthole and José look for
FEW_CARDS: Final = 4  # in a navigation deck; one less would be reckless


def region_worths(state: CloudAgeState, seat: i64, sector: i64, outlook: Outlook) -> vec[i64]:
    """By resource: what its region of a sector may be expected to bring."""
    out = vec[i64]([0] * RESOURCES)
    weights = card_weights(state, sector)
    whole: i64 = total(weights)
    if whole == 0:
        return out
    player = state.players[seat]
    update: i64 = update_worth(state, seat, outlook) + player.has(FLYING_LESSON) * REGION_POINTS
    wrench: i64 = max(outlook.thing[METAL], best_upgrade(state, seat, 0, outlook))
    wrench += player.has(SECRET_TUNNEL) * REGION_POINTS
    second: i64 = player.has(PORTHOLE) * REGION_POINTS
    if player.has(JOSE) > 0 and has_ripe(state, seat):
        second += outlook.taste.plant
    cards = card_options(state, sector)
    i: i64
    resource: i64
    for i in range(len(cards)):
        card: i64 = cards[i] - CITY_CARD
        for resource in range(RESOURCES):
            amount: i64 = state.box.region[card * RESOURCES + resource]
            out[resource] += weights[i] * (
                amount * outlook.thing[resource] + (second if amount == REGION_AMOUNT else 0)
            )
        out[state.box.update[card]] += weights[i] * update
        out[state.box.wrench[card]] += weights[i] * wrench
    for resource in range(RESOURCES):
        out[resource] //= whole
    return out


def card_worth(state: CloudAgeState, sector: i64, outlook: Outlook) -> i64:
    """The city card itself: better navigation for the rounds to come, and its new growth."""
    weights = card_weights(state, sector)
    cards = card_options(state, sector)
    growth: i64 = outlook.thing[TILES] if state.box.planting else outlook.thing[WATER]
    worth: i64 = 0
    i: i64
    for i in range(len(cards)):
        card: i64 = cards[i] - CITY_CARD
        value: i64 = state.box.card_value[card] - 1
        worth += weights[i] * (value * outlook.rounds * outlook.taste.card_value + state.box.growth[card] * growth)
    return worth // max(1, total(weights)) + outlook.slope[11]


def update_worth(state: CloudAgeState, seat: i64, outlook: Outlook) -> i64:
    """The best that a navigation update can do, as the discard pile lies."""
    best: i64 = 0
    value: i64
    for value in range(NAVIGATIONS):
        if state.players[seat].spent[value] > 0:
            best = max(best, remove_worth(state, seat, value, outlook))
    return best


def remove_worth(state: CloudAgeState, seat: i64, value: i64, outlook: Outlook) -> i64:
    """A low card out of the deck is worth as much as it lies below the average."""
    player = state.players[seat]
    both = sum_of(player.deck, player.spent)
    cards: i64 = total(both)
    if cards <= FEW_CARDS:
        return -100
    weight: i64 = 0
    v: i64
    for v in range(NAVIGATIONS):
        weight += v * both[v]
    below: i64 = weight * 100 // cards - value * 100
    return below * outlook.taste.update * outlook.rounds // 1000 - outlook.slope[11]


def city_worth(state: CloudAgeState, seat: i64, action: i64, outlook: Outlook) -> i64:
    """Building, planting and the two actions of legacy tiles, less what the others get of them."""
    others: i64 = outlook.taste.others_build
    if action == BUILD:
        return builds_worth(state, seat, 2, outlook) - others
    if action == PLANT:
        return planting_worth(state, seat, planting_ability(state, seat), outlook) - others
    if action == USE:
        prize: i64 = planting_worth(state, seat, planting_ability(state, seat) + 1, outlook) + 100
        return fight_worth(state, seat, state.box.tiles[L14].value, prize, outlook) - others
    if action == USE + 1:
        gain: i64 = 3 * outlook.thing[WATER] + builds_worth(state, seat, 2, outlook)
        gain += planting_worth(state, seat, 1, outlook)
        return fight_worth(state, seat, state.box.tiles[L15].value, gain, outlook) - others
    return 0


def planting_worth(state: CloudAgeState, seat: i64, most: i64, outlook: Outlook) -> i64:
    tiles: i64 = 0
    kind: i64
    for kind in range(4):
        tiles += ripe(state, seat, kind)
    return min(most, tiles) * (outlook.taste.plant - outlook.thing[TILES] // 2)
