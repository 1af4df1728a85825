"""What bots think of places on the planet: labs and stations that could be built there, the storm behind, and what can be paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cloudtop.games.magnastorm.brain.evaluate import OTHER_WORTH, Outlook, cost_worth
from cloudtop.games.magnastorm.geometry import PLACES, SECTORS
from cloudtop.games.magnastorm.rules.build import dish_price, lab_price, may_waive
from cloudtop.games.magnastorm.rules.movement import line_station, quiet_area, scout_area
from cloudtop.games.magnastorm.rules.payment import NO_COST, payable
from cloudtop.games.magnastorm.state import DISHES, LABS, WHITE, MagnastormState
from cloudtop.games.magnastorm.steps.build import ExtraLab

STATION_WORTH: Final = 200
NO_LAB: Final = 100000
AHEAD: Final = 18  # for each sector that a place is ahead of the storm


def best_level(state: MagnastormState, view: Outlook) -> i64:
    best: i64 = 0
    i: i64
    for i in range(state.box.tracks):
        best = max(best, view.level_gain[i])
    return best


def best_end(state: MagnastormState, view: Outlook, steps: i64) -> i64:
    """The best that a movement of so many lines can reach from the scout's place, stations on the way included."""
    here: i64 = scout_area(state, view.seat)
    best: i64 = area_worth(state, view, here)
    if steps <= 0:
        return best
    i: i64
    k: i64
    for i in range(state.box.near_first[here], state.box.near_first[here + 1]):
        area: i64 = state.box.near[i]
        way: i64 = crossing(state, view, area)
        best = max(best, area_worth(state, view, area) + way)
        if steps > 1 and quiet_area(state, area):
            for k in range(state.box.near_first[area], state.box.near_first[area + 1]):
                best = max(best, area_worth(state, view, state.box.near[k]) + way)
    return best


def area_worth(state: MagnastormState, view: Outlook, area: i64) -> i64:
    """The best space of an area."""
    best: i64 = -40
    space: i64
    for space in range(area * PLACES, area * PLACES + PLACES):
        if state.box.colour[space] >= 0:
            best = max(best, end_worth(state, view, space))
    return best


def end_worth(state: MagnastormState, view: Outlook, space: i64) -> i64:
    """Ending on a space: the lab that can be dropped there, and how far ahead of the storm it is."""
    area: i64 = space // PLACES
    if not quiet_area(state, area):
        return -30
    ahead: i64 = (state.box.sector[area] - state.trailing() + SECTORS) % SECTORS
    worth: i64 = ahead * AHEAD * view.share // 100
    if state.lab[space] > 0:
        return worth
    return worth + max(0, lab_worth(state, view, space) - cheapest_lab(state, view))


def lab_worth(state: MagnastormState, view: Outlook, space: i64) -> i64:
    """A lab on a space with its level, without its price."""
    colour: i64 = state.box.colour[space]
    level: i64 = best_level(state, view) if colour == WHITE else view.level_gain[colour]
    return level + view.lab_gain[state.box.sector[space // PLACES]]


def cheapest_lab(state: MagnastormState, view: Outlook) -> i64:
    """The price of the next lab, or too much if it cannot be paid."""
    cost: i64 = next_lab(state, view, 1)
    return cost_worth(view.seat, cost) * view.share // 100 if affords(state, view, cost) else NO_LAB


def next_lab(state: MagnastormState, view: Outlook, labs: i64) -> i64:
    """The cubes for so many labs, the leftmost ones, packed; NO_COST if there are not so many."""
    cost: i64 = 0
    place: i64
    for place in range(LABS):
        if state.players[view.seat].has_lab(place):
            cost += lab_price(state, view.seat, place)
            labs -= 1
            if labs == 0:
                return cost
    return NO_COST


def next_dish(state: MagnastormState, view: Outlook) -> i64:
    """The cubes for the topmost station, packed; NO_COST if there is none."""
    place: i64
    for place in range(DISHES):
        if state.players[view.seat].has_dish(place):
            return dish_price(state, view.seat, place)
    return NO_COST


def affords(state: MagnastormState, view: Outlook, cost: i64) -> bool:
    """Can it be paid after the row, or be had for nothing with commander 18?"""
    return cost >= 0 and (payable(state, view.seat, view.spent + cost) or may_waive(state, view.seat))


def lab_here(state: MagnastormState, view: Outlook) -> i64:
    """A lab on the scout's space; an additional one brings no level."""
    space: i64 = state.players[view.seat].scout
    if isinstance(state.agenda[-1], ExtraLab):
        return view.lab_gain[state.box.sector[space // PLACES]] - 15
    return lab_worth(state, view, space)


def crossing(state: MagnastormState, view: Outlook, area: i64) -> i64:
    """What a station beside the line to a neighbouring area would bring."""
    here: i64 = scout_area(state, view.seat)
    if state.box.sector[here] == state.box.sector[area]:
        return 0
    station: i64 = line_station(state, here, area)
    if station < 0 or state.station[station] >= 0:
        return 0
    cost: i64 = next_dish(state, view)
    return STATION_WORTH - cost_worth(view.seat, cost) * view.share // 100 - 20 if affords(state, view, cost) else 0


def station_start(state: MagnastormState, view: Outlook, station: i64) -> i64:
    """The best area beside a station, less the fee."""
    best: i64 = max(
        area_worth(state, view, state.box.station_area[station * 2]),
        area_worth(state, view, state.box.station_area[station * 2 + 1]),
    )
    return best if state.station[station] == view.seat else best - OTHER_WORTH * view.share // 100 - 10
