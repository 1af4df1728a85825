"""What upgrades and project cards cost, and who may build them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.zones import kind_of
from cloudtop.games.cloudage.actions import (
    ABILITIES,
    CARDS,
    METAL,
    PLANTING,
    PLAY,
    RESOURCES,
    TAKE,
    TILES,
    UPGRADE,
    WATER,
)
from cloudtop.games.cloudage.projects import FRANK, INVENTOR, SAM
from cloudtop.games.cloudage.state import CloudAgeState, total

GREEN_COLOUR: Final = 0


def upgrade_cost(state: CloudAgeState, seat: i64, ability: i64, discount: i64) -> i64:
    """CA-UPG-04, CA-CRD-01 to CA-CRD-04, CA-Q-77: metal for the next upgrade of a type, never below 0."""
    player = state.players[seat]
    cost: i64 = state.box.upgrade_cost[ability * 4 + player.built[ability]]
    return max(0, cost - discount - player.has(SAM))


def upgrade_refusal(state: CloudAgeState, seat: i64, ability: i64, discount: i64) -> str | None:
    """CA-UPG-02, CA-UPG-03, CA-UPG-04: may a player build the next upgrade of a type?"""
    if ability == PLANTING and not state.box.planting:
        return "CA-UPG-02"
    player = state.players[seat]
    if player.built[ability] >= 4 or state.box.upgrade_cost[ability * 4 + player.built[ability]] == 0:
        return "CA-UPG-01"
    return None if upgrade_cost(state, seat, ability, discount) <= player.things[METAL] else "CA-UPG-04"


def project_water(state: CloudAgeState, seat: i64, kind: i64) -> i64:
    """CA-CRD-05, CA-CRD-06, CA-Q-73, CA-Q-128: water for a project card after all discounts, never below 0."""
    player = state.players[seat]
    cost: i64 = state.box.water[kind] - player.has(INVENTOR)
    if state.box.colour[kind] == GREEN_COLOUR:
        cost -= player.has(FRANK)
    return max(0, cost)


def holds(state: CloudAgeState, seat: i64, kind: i64) -> bool:
    for card in state.players[seat].hand:
        if kind_of(card) == kind:
            return True
    return False


def play_refusal(state: CloudAgeState, seat: i64, kind: i64) -> str | None:
    """CA-PRJ-01, CA-Q-71: may a player play this card? It cannot pay for itself."""
    if not holds(state, seat, kind):
        return "CA-BLD-01"
    player = state.players[seat]
    enough = project_water(state, seat, kind) <= player.things[WATER]
    return None if enough and state.box.cards[kind] < len(player.hand) else "CA-PRJ-01"


def upgrade_options(state: CloudAgeState, seat: i64, offer: vec[i64], discount: i64) -> vec[i64]:
    ability: i64
    for ability in range(ABILITIES):
        if upgrade_refusal(state, seat, ability, discount) is None:
            offer = append(offer, UPGRADE + ability)
    return offer


def play_options(state: CloudAgeState, seat: i64, offer: vec[i64]) -> vec[i64]:
    player = state.players[seat]
    last: i64 = -1
    for card in player.hand:
        kind: i64 = kind_of(card)
        if kind == last:
            continue
        last = kind
        if state.box.cards[kind] < len(player.hand) and project_water(state, seat, kind) <= player.things[WATER]:
            offer = append(offer, PLAY + kind)
    return offer


def can_draw_card(state: CloudAgeState) -> bool:
    """CA-Q-28: is a project card left in the pile or in the discard pile?"""
    return state.pile.size > 0 or total(state.discard) > 0


def to_be_had(state: CloudAgeState, thing: i64, count: i64) -> i64:
    """CA-GEN-10, CA-Q-28, CA-Q-86: so many of a thing, or as many as there are to draw."""
    if thing == CARDS:
        return min(count, state.pile.size + total(state.discard))
    return min(count, total(state.bag)) if thing == TILES else count


def resource_options(state: CloudAgeState, offer: vec[i64]) -> vec[i64]:
    """CA-GEN-09, CA-BLD-05: one resource of choice. CA-Q-28: a project card only if there is one."""
    thing: i64
    for thing in range(RESOURCES):
        if thing != CARDS or can_draw_card(state):
            offer = append(offer, TAKE + thing)
    return offer
