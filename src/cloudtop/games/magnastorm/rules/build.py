"""Labs and transmitter stations: which can be built now, and for how much."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.actions import BUILD, BUILD_FREE, LAB, LAB_FREE
from cloudtop.games.magnastorm.commanders import C18
from cloudtop.games.magnastorm.rules.payment import payable, price
from cloudtop.games.magnastorm.state import BUILT, DISHES, LABS, WAIVED, MagnastormState


def may_waive(state: MagnastormState, seat: i64) -> bool:
    """MS-C18-01: may a cost be ignored, once in this turn?"""
    return state.used & WAIVED == 0 and state.has(seat, C18)


def may_build(state: MagnastormState, seat: i64, station: i64) -> bool:
    """MS-TRM-01, MS-TRM-06, MS-TRM-07, MS-Q-22: is the transmitter space beside the line empty, and can one be built?"""
    if station < 0 or state.station[station] >= 0 or (state.box.one_station and state.used & BUILT != 0):
        return False
    return len(dish_choices(state, seat)) > 0


def dish_price(state: MagnastormState, seat: i64, place: i64) -> i64:
    return price(seat, state.box.dish_cost[place * 2], state.box.dish_cost[place * 2 + 1])


def dish_choices(state: MagnastormState, seat: i64) -> vec[i64]:
    """MS-TRM-02, MS-C18-01: the stations of the player board that can be built now."""
    out = vec[i64](capacity=6)
    place: i64
    for place in range(DISHES):
        if state.players[seat].has_dish(place) and payable(state, seat, dish_price(state, seat, place)):
            out = append(out, BUILD + place)
    if may_waive(state, seat):
        for place in range(DISHES):
            if state.players[seat].has_dish(place):
                out = append(out, BUILD_FREE + place)
    return out


def lab_price(state: MagnastormState, seat: i64, place: i64) -> i64:
    return price(seat, state.box.lab_cost[place * 2], state.box.lab_cost[place * 2 + 1])


def lab_choices(state: MagnastormState, seat: i64, more: i64) -> vec[i64]:
    """MS-LAB-03, MS-LAB-04, MS-C18-01: one lab of each price that is at home and can be paid, with `more` on top.

    Labs of one price are alike, so the leftmost stands for all of them.
    """
    out = vec[i64](capacity=12)
    free = vec[i64](capacity=6)
    waives = may_waive(state, seat) and payable(state, seat, more)
    before: i64 = -1
    place: i64
    for place in range(LABS):
        cost: i64 = lab_price(state, seat, place)
        if not state.players[seat].has_lab(place) or cost == before:
            continue
        before = cost
        if payable(state, seat, cost + more):
            out = append(out, LAB + place)
        if waives and cost > 0:
            free = append(free, LAB_FREE + place)
    for action in free:
        out = append(out, action)
    return out
