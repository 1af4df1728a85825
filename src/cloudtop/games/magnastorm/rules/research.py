"""Research levels and what they bring."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.actions import CUBE, LEVEL, LEVEL_BONUS_NAMES
from cloudtop.games.magnastorm.commanders import C14
from cloudtop.games.magnastorm.state import MagnastormState


def has_room(state: MagnastormState, seat: i64) -> bool:
    """MS-Q-25: is any marker below the top?"""
    research: i64
    for research in range(state.box.tracks):
        if state.players[seat].level[research] < state.box.top:
            return True
    return False


def lowest_markers(state: MagnastormState, seat: i64) -> vec[i64]:
    """The research areas where a player's marker is lowest; none if all are at the top."""
    lowest: i64 = state.box.top
    research: i64
    for research in range(state.box.tracks):
        lowest = min(lowest, state.players[seat].level[research])
    out = vec[i64](capacity=4)
    for research in range(state.box.tracks):
        if state.players[seat].level[research] == lowest and lowest < state.box.top:
            out = append(out, research)
    return out


def is_chosen(state: MagnastormState, research: i64) -> bool:
    seat: i64
    for seat in range(state.seats):
        if state.players[seat].level[research] > 0:
            return True
    return False


def draws(state: MagnastormState, seat: i64, count: i64) -> i64:
    """MS-RES-06, MS-BON-15, MS-C14-01, MS-Q-53: how many cubes come from the bag; commander 14 adds two, once.

    MS-CTM-02: nobody is asked whether to draw, since a cube more is never a disadvantage.
    """
    return count + 2 if state.has(seat, C14) else count


def level_facts(state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
    """MS-RES-01, MS-RES-02: the level that a marker reaches, and the bonus there."""
    if not LEVEL <= action < CUBE:
        return {}
    level: i64 = state.players[seat].level[action - LEVEL] + 1
    bonus = LEVEL_BONUS_NAMES.get(state.box.level_bonus[(action - LEVEL) * (state.box.top + 1) + level])
    facts: dict[str, object] = {"level": level}
    if bonus is not None:
        facts["bonus"] = bonus
    return facts
