"""What can be known of the cards in the cloud sleeves: exactly what their visible halves tell (CA-CTY-08).

All unseen city cards are alike but for what is seen of the top cards. So a card is as likely on top of a sleeve as there are
ways to choose the top cards of the other sleeves, all different, that look as they do.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import CITY_CARD, CITY_CARDS, SECTORS, SIGHT, SIGHTS, SLEEVES
from cloudtop.games.cloudage.state import CloudAgeState


def looks(state: CloudAgeState, card: i64, sector: i64) -> bool:
    """Could this card be the top one of a sector's sleeve, by what is seen of it?"""
    return state.unseen[card] == 1 and state.box.sight[card * SLEEVES + state.sleeve[sector]] == state.sight[sector]


def ways(state: CloudAgeState, sector: i64) -> vec[i64]:
    """By card: in how many ways the other sleeves can have their top cards if this one lies in a sector; 0 if it is seen."""
    others = vec[i64](capacity=SECTORS)
    other: i64
    for other in range(SECTORS):
        if other != sector and state.sight[other] >= 0:
            others = append(others, other)
    first = fitting(state, others[0]) if len(others) > 0 else vec[i64]([1] * CITY_CARDS)
    second = fitting(state, others[1]) if len(others) > 1 else vec[i64]([1] * CITY_CARDS)
    ones: i64 = 0
    twos: i64 = 0
    both: i64 = 0
    card: i64
    for card in range(CITY_CARDS):
        ones += first[card]
        twos += second[card]
        both += first[card] * second[card]
    out = vec[i64]([0] * CITY_CARDS)
    for card in range(CITY_CARDS):
        if state.unseen[card] == 0:
            continue
        one: i64 = ones - first[card]
        two: i64 = twos - second[card]
        out[card] = (
            1 if len(others) == 0 else one if len(others) == 1 else one * two - both + first[card] * second[card]
        )
    return out


def fitting(state: CloudAgeState, sector: i64) -> vec[i64]:
    """By card: 1 if it could be the top one of a sector's sleeve."""
    out = vec[i64]([0] * CITY_CARDS)
    card: i64
    for card in range(CITY_CARDS):
        if looks(state, card, sector):
            out[card] = 1
    return out


def card_options(state: CloudAgeState, sector: i64) -> vec[i64]:
    """CA-COL-06: the cards that may come out of a sleeve."""
    out = vec[i64](capacity=8)
    chances = ways(state, sector)
    card: i64
    for card in range(CITY_CARDS):
        if chances[card] > 0 and looks(state, card, sector):
            out = append(out, CITY_CARD + card)
    return out


def card_weights(state: CloudAgeState, sector: i64) -> vec[i64]:
    """How likely each of them is."""
    out = vec[i64](capacity=8)
    chances = ways(state, sector)
    card: i64
    for card in range(CITY_CARDS):
        if chances[card] > 0 and looks(state, card, sector):
            out = append(out, chances[card])
    return out


def sight_weights(state: CloudAgeState, sector: i64) -> vec[i64]:
    """By what may be seen of the next top card: how likely it is."""
    out = vec[i64]([0] * SIGHTS)
    chances = ways(state, sector)
    card: i64
    for card in range(CITY_CARDS):
        if chances[card] > 0:
            out[state.box.sight[card * SLEEVES + state.sleeve[sector]]] += chances[card]
    return out


def sight_options(state: CloudAgeState, sector: i64) -> vec[i64]:
    """What may be seen of the next top card."""
    out = vec[i64](capacity=SIGHTS)
    sight: i64 = 0
    for weight in sight_weights(state, sector):
        if weight > 0:
            out = append(out, SIGHT + sight)
        sight += 1
    return out
