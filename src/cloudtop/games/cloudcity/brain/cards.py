"""Special Requests as who plays a city out alone sees them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudcity.actions import (
    BLUE_BUILDINGS,
    MINIMALIST,
    MOST_SEPARATE_ROUTES,
    MOST_VALUABLE_ROUTE,
    VARIED_ROUTES,
)
from cloudtop.games.cloudcity.brain.sets import best_set
from cloudtop.games.cloudcity.effects import add_walkway
from cloudtop.games.cloudcity.rules.requests import figure, request_votes
from cloudtop.games.cloudcity.rules.scoring import walkway_votes
from cloudtop.games.cloudcity.state import City, CloudCityState

ROUTE: Final = 16  # votes of the best low route, and routes, that a finished city of a rival has, as a rule
ROUTES: Final = 5
CLOSE: Final = 4  # a figure that is so much above a rival's wins nearly for certain


def hoped_votes(state: CloudCityState, seat: i64) -> i64:
    """Hundredths of votes of a finished city, while the cities of the others are not finished."""
    total: i64 = walkway_votes(state.cities[seat], state.box) * 100
    for request in state.requests:
        if request < VARIED_ROUTES or BLUE_BUILDINGS <= request < MINIMALIST:
            total += hoped_majority(state, seat, request)
        else:
            total += request_votes(state, seat, request) * 100
    return total


def hoped_majority(state: CloudCityState, seat: i64, request: i64) -> i64:
    """A majority counts by how far the seat is ahead of what the best rival will have."""
    most: i64 = 0
    other: i64
    for other in range(state.seats):
        city = state.cities[other]
        if other != seat:
            rival: i64 = figure(city, state.box, request)
            if request == MOST_VALUABLE_ROUTE:
                rival = max(rival, ROUTE)
            elif request == MOST_SEPARATE_ROUTES:
                rival = max(rival, ROUTES)
            else:
                rival = rival * (state.box.rounds + 1) // max(1, len(city.tiles))
            most = max(most, rival)
    ahead: i64 = figure(state.cities[seat], state.box, request) - most
    return state.box.award[request] * max(0, min(100, 50 + 50 * ahead // CLOSE))


def wanted_set(state: CloudCityState, seat: i64) -> vec[i64]:
    """The walkways to build in the last turn: the best set, changed one by one as long as the cards pay for it."""
    chosen = best_set(state, state.cities[seat])
    if len(state.requests) == 0:
        return chosen
    before = state.cities[seat]
    best: i64 = worth_of_set(state, seat, before, chosen)
    better = True
    while better:
        better = False
        k: i64
        for k in range(len(chosen)):
            fewer = left_out(chosen, k)
            worth: i64 = worth_of_set(state, seat, before, fewer)
            if worth > best:
                best = worth
                chosen = fewer
                better = True
                break
    return chosen


def left_out(spans: vec[i64], place: i64) -> vec[i64]:
    out = vec[i64](capacity=len(spans))
    k: i64
    for k in range(len(spans)):
        if k != place:
            out = append(out, spans[k])
    return out


def worth_of_set(state: CloudCityState, seat: i64, city: City, spans: vec[i64]) -> i64:
    """What the city would have with these walkways; it stays as it is."""
    after = city.copy()
    for span in spans:
        add_walkway(after, span)
    state.cities[seat] = after
    worth: i64 = hoped_votes(state, seat)
    state.cities[seat] = city
    return worth
