"""The flight of an airship: movement points, where it may fly, where it may end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import FLY, MOVEMENT
from cloudtop.games.cloudage.land import CLOSE, NEAR, flood
from cloudtop.games.cloudage.state import L8, L13, CloudAgeState


def movement_points(state: CloudAgeState, seat: i64) -> i64:
    """CA-MOV-03: without the solar panel."""
    player = state.players[seat]
    return player.course + player.count(MOVEMENT)


def entry_cost(state: CloudAgeState, space: i64) -> i64:
    """CA-MOV-04, CA-MOV-13, CA-MOV-15, CA-MOV-16, CA-PLT-23: movement points to enter a space."""
    return 1 if state.plants[space] > 0 else state.land.cost[space]


def is_blocked(state: CloudAgeState, seat: i64, space: i64) -> bool:
    """CA-MOV-11: does another airship stand there?"""
    other: i64
    for other in range(state.seats):
        if other != seat and state.players[other].place == space:
            return True
    return False


def may_end(state: CloudAgeState, seat: i64, space: i64) -> bool:
    """CA-MOV-08, CA-MOV-09, CA-MOV-11: a flight ends on a city space without another airship."""
    return state.land.city[space] >= 0 and not is_blocked(state, seat, space)


def end_in_reach(state: CloudAgeState, seat: i64, space: i64, points: i64) -> bool:
    """CA-MOV-18, CA-Q-125: can a flight still end, from this space and with so many movement points?

    Of the nearest city spaces every other airship can block one; so if one more than that is near enough, nothing has to
    be searched. L7 can always be paid (CA-Q-100).
    """
    if points >= state.land.close[space * CLOSE + state.seats - 1] or may_end(state, seat, space):
        return True
    paid = flood(state.land, space, state.plants, points)
    there: i64
    for there in range(len(paid)):
        if paid[there] <= points and may_end(state, seat, there):
            return True
    return False


def flight_options(state: CloudAgeState, seat: i64, points: i64) -> vec[i64]:
    """CA-MOV-04, CA-MOV-10, CA-MOV-12, CA-MOV-18: the spaces that the airship may enter now, ascending."""
    out = vec[i64](capacity=NEAR)
    place: i64 = state.players[seat].place
    i: i64 = place * NEAR
    while i < place * NEAR + NEAR and state.land.near[i] >= 0:
        space: i64 = state.land.near[i]
        cost: i64 = entry_cost(state, space)
        if cost <= points and end_in_reach(state, seat, space, points - cost):
            out = append(out, FLY + space)
        i += 1
    return ascending(out)


def ascending(numbers: vec[i64]) -> vec[i64]:
    i: i64
    for i in range(1, len(numbers)):
        number: i64 = numbers[i]
        k: i64 = i
        while k > 0 and numbers[k - 1] > number:
            numbers[k] = numbers[k - 1]
            k -= 1
        numbers[k] = number
    return numbers


def flight_refusal(state: CloudAgeState, seat: i64, space: i64, points: i64) -> str:
    """Why the airship may not enter a space."""
    place: i64 = state.players[seat].place
    if state.land.cost[space] == 0:
        return "CA-MOV-12"
    if space not in state.land.neighbours(place):
        return "CA-MOV-04"
    if entry_cost(state, space) <= points:
        return "CA-MOV-18"
    return "CA-MOV-16" if L8 <= state.land.tile[space] <= L13 else "CA-MOV-15"
