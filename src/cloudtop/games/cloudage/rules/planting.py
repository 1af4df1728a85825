"""Where new growth may be planted, and which tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import GROWTHS, PLACE, PLANTING, SPACES, TOLL_SPACE
from cloudtop.games.cloudage.land import NEAR
from cloudtop.games.cloudage.state import ACTION_PHASE, L5, CloudAgeState


def planting_ability(state: CloudAgeState, seat: i64) -> i64:
    """CA-PLT-02, CA-BRD-07: how many tiles a plant action may plant."""
    return state.box.planting_base + state.players[seat].count(PLANTING)


def ripe(state: CloudAgeState, seat: i64, kind: i64) -> i64:
    """CA-PLT-03, CA-Q-141: tiles of a kind that may be planted now."""
    return state.players[seat].tiles[kind] - state.players[seat].fresh[kind]


def has_ripe(state: CloudAgeState, seat: i64) -> bool:
    kind: i64
    for kind in range(GROWTHS):
        if ripe(state, seat, kind) > 0:
            return True
    return False


def place_options(state: CloudAgeState, seat: i64) -> vec[i64]:
    """CA-PLT-15 to CA-PLT-19, CA-Q-89, CA-Q-90: the suitable spaces, ascending.

    They are adjacent to the airship or connected with it by planted spaces, whoever planted them.
    """
    reached = vec[i64]([0] * SPACES)
    edge = vec[i64]([state.players[seat].place])
    reached[edge[0]] = 1
    while len(edge) > 0:
        beyond = vec[i64](capacity=16)
        for space in edge:
            i: i64 = space * NEAR
            while i < space * NEAR + NEAR and state.land.near[i] >= 0:
                other: i64 = state.land.near[i]
                if reached[other] == 0:
                    reached[other] = 1
                    if state.plants[other] > 0:
                        beyond = append(beyond, other)
                i += 1
        edge = beyond
    out = vec[i64](capacity=16)
    there: i64
    for there in range(SPACES):
        if reached[there] == 1 and is_free(state, there):
            out = append(out, PLACE + there)
    return out


def is_free(state: CloudAgeState, space: i64) -> bool:
    """CA-PLT-15, CA-PLT-16, CA-PLT-22, CA-Q-91: no city, no legacy tile, no start space, and nothing on it."""
    if state.land.soil[space] == 0 or state.plants[space] > 0:
        return False
    for player in state.players:
        if player.place == space:
            return False
    return True


def place_refusal(state: CloudAgeState, space: i64) -> str:
    """Why nothing may be planted on a space."""
    if space == TOLL_SPACE:
        return "CA-PLT-22"
    if state.land.city[space] >= 0 or state.land.tile[space] >= 0 or state.land.cost[space] == 0:
        return "CA-PLT-16"
    return "CA-PLT-17" if is_free(state, space) else "CA-PLT-15"


def may_garden(state: CloudAgeState, seat: i64) -> bool:
    """CA-LEG-11, CA-Q-147: in the action phase, has the player a marker in the city of L5, and a tile to plant?"""
    if state.phase != ACTION_PHASE or not state.in_play(L5) or not state.box.planting:
        return False
    return state.players[seat].marks[state.box.tiles[L5].city] > 0 and has_ripe(state, seat)
