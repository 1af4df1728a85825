"""Where a scout runner may go: lines, stations, storm."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.commanders import C02, C06
from cloudtop.games.magnastorm.geometry import AREAS, PLACES, STATIONS, is_quiet
from cloudtop.games.magnastorm.state import MagnastormState

# What a movement must achieve (MS-STO-01 to MS-STO-03): stay in the quiet, reach it, or (from TOWARDS on) come closer.
QUIET: Final = 0
ESCAPE: Final = 1
TOWARDS: Final = 2


def scout_area(state: MagnastormState, seat: i64) -> i64:
    place: i64 = state.players[seat].scout
    return place // PLACES if place >= 0 else -1 - place


def quiet_area(state: MagnastormState, area: i64) -> bool:
    return is_quiet(state.box.sector[area], state.trailing())


def quiet_station(state: MagnastormState, station: i64) -> bool:
    """MS-MOV-15, MS-Q-85: does a station touch a quiet area?"""
    a: i64 = state.box.station_area[station * 2]
    b: i64 = state.box.station_area[station * 2 + 1]
    return a >= 0 and (quiet_area(state, a) or quiet_area(state, b))


def duty(state: MagnastormState, seat: i64, steps: i64) -> i64:
    """MS-STO-02, MS-STO-03, MS-STO-06, MS-Q-17: what a movement of so many steps must achieve.

    "Possible" are the own feet and the own stations; whatever costs a cube is never a duty.
    """
    area: i64 = scout_area(state, seat)
    if quiet_area(state, area):
        return QUIET
    k: i64 = state.trailing() * AREAS
    if state.box.exit[k + area] <= steps:
        return ESCAPE
    for station in stations_of(state, seat):
        if quiet_station(state, station):
            return ESCAPE
    return TOWARDS + state.box.way[k + area]


def stations_of(state: MagnastormState, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=3)
    i: i64
    for i in range(STATIONS):
        if state.station[i] == seat:
            out = append(out, i)
    return out


def station_refusal(state: MagnastormState, seat: i64, station: i64) -> str | None:
    """MS-MOV-07, MS-MOV-08, MS-MOV-09, MS-MOV-15, MS-Q-30: may a movement start at this station?"""
    if state.station[station] < 0:
        return "MS-MOV-07"
    if not quiet_station(state, station):
        return "MS-MOV-15"
    if state.station[station] != seat and state.players[seat].holds() == 0:
        return "MS-MOV-09"
    return None


def may_end(state: MagnastormState, area: i64, goal: i64) -> bool:
    """MS-STO-01, MS-STO-02, MS-STO-03, MS-Q-19: may a movement with this goal end in this area?"""
    if quiet_area(state, area):
        return True
    return goal >= TOWARDS and state.box.way[state.trailing() * AREAS + area] < goal - TOWARDS


def may_pass(state: MagnastormState, area: i64, goal: i64, steps: i64, trail: i64) -> bool:
    """MS-MOV-14, MS-Q-18, MS-Q-84: with `steps` lines left after this area, can a scout still meet its goal?"""
    if may_end(state, area, goal):
        return True
    if goal == QUIET or steps == 0:
        return False
    trail = trail * 64 + area + 1
    i: i64
    for i in range(state.box.near_first[area], state.box.near_first[area + 1]):
        near: i64 = state.box.near[i]
        if (state.box.path_back or not on_trail(trail, near)) and may_pass(state, near, goal, steps - 1, trail):
            return True
    return False


def on_trail(trail: i64, area: i64) -> bool:
    """MS-Q-84: was the scout in this area before, on this movement?"""
    while trail > 0:
        if trail % 64 == area + 1:
            return True
        trail //= 64
    return False


def line_station(state: MagnastormState, here: i64, there: i64) -> i64:
    """MS-TRM-01: the transmitter space beside the line between two areas, or -1."""
    i: i64
    for i in range(state.box.near_first[here], state.box.near_first[here + 1]):
        if state.box.near[i] == there:
            return state.box.near_station[i]
    return -1


def area_has_lab(state: MagnastormState, area: i64) -> bool:
    i: i64
    for i in range(area * PLACES, area * PLACES + PLACES):
        if state.lab[i] > 0:
            return True
    return False


def jump_refusal(state: MagnastormState, seat: i64, space: i64) -> str | None:
    """MS-C06-01, MS-Q-50: any space of any quiet area that has a lab."""
    if not state.has(seat, C06):
        return "MS-C06-01"
    if state.box.colour[space] < 0 or not area_has_lab(state, space // PLACES):
        return "MS-C06-01"
    return None if quiet_area(state, space // PLACES) else "MS-STO-01"


def boost_refusal(state: MagnastormState, seat: i64) -> str | None:
    """MS-C02-01, MS-C02-02: one cube that is not of the own colour."""
    if not state.has(seat, C02):
        return "MS-C02-01"
    return None if state.players[seat].holds() > state.players[seat].cubes[seat] else "MS-C02-02"
