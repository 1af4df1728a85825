"""The crew on the panels: which of it may be used, and where it may go."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.actions import CREW_FROM, PUT
from cloudtop.games.magnastorm.commanders import C16
from cloudtop.games.magnastorm.geometry import COLUMNS, PANEL, ROWS
from cloudtop.games.magnastorm.state import (
    BAG,
    COLOURS,
    EXTRA_LAB,
    RANGE,
    REUSED,
    ROUNDS,
    YELLOW,
    MagnastormState,
    crew_count,
    crew_size,
)


def upper_is_empty(state: MagnastormState) -> bool:
    """MS-RND-03: has the last crew member left the upper panel?"""
    i: i64
    for i in range(PANEL):
        if state.panels[i] > 0:
            return False
    return True


def is_last_turn(state: MagnastormState, seat: i64) -> bool:
    """MS-END-02, MS-END-05, MS-END-07: does nobody decide any more after this turn?"""
    if upper_is_empty(state) and (state.ending or state.round == ROUNDS):
        return True
    return state.ending and state.cycle[state.seats - 1] == seat


def column_crew(state: MagnastormState, column: i64) -> i64:
    """The spaces of a column of the upper panel that are taken."""
    n: i64 = 0
    i: i64 = column
    while i < PANEL:
        if state.panels[i] > 0:
            n += 1
        i += COLUMNS
    return n


def free_spaces(state: MagnastormState) -> i64:
    n: i64 = 0
    i: i64
    for i in range(PANEL):
        if i % COLUMNS < state.box.columns and state.panels[PANEL + i] == 0:
            n += 1
    return n


def lower_is_full(state: MagnastormState) -> bool:
    """MS-FUL-01: is there no free space on the lower panel?"""
    i: i64
    for i in range(PANEL):
        if state.panels[PANEL + i] == 0 and i % COLUMNS < state.box.columns:
            return False
    return True


def place_refusal(state: MagnastormState, space: i64, full: bool) -> str | None:
    """MS-ACT-01, MS-FUL-01, MS-Q-01: may a crew member be put on this space of the lower panel?"""
    if space % COLUMNS >= state.box.columns:
        return "MS-SET-18"
    if state.panels[PANEL + space] == 0:
        return None
    if full:
        return None if space // COLUMNS == ROWS - 1 else "MS-FUL-01"
    return "MS-ACT-01"


def may_reuse(state: MagnastormState, seat: i64) -> bool:
    """MS-C16-01, MS-Q-54: may a used space be used again, once in this round?"""
    return state.used & REUSED == 0 and state.has(seat, C16)


def space_refusal(state: MagnastormState, seat: i64, space: i64) -> str | None:
    """MS-ACT-01, MS-FUL-01, MS-C16-01: may the crew member of an action be put on this space?"""
    if may_reuse(state, seat) and space % COLUMNS < state.box.columns:
        return None
    return place_refusal(state, space, lower_is_full(state))


def crew_choices(state: MagnastormState, seat: i64) -> vec[i64]:
    """MS-ACT-02, MS-ACT-03, MS-Q-10: the crew members that may be used, by column and colour."""
    out = vec[i64](capacity=12)
    others = vec[i64](capacity=12)
    column: i64
    colour: i64
    for column in range(state.box.columns):
        crew: i64 = state.upper_column(column)
        colour = 0
        while crew > 0:
            if crew & 15 > 0:
                action: i64 = CREW_FROM + column * COLOURS + colour
                if colour in (seat, YELLOW):
                    out = append(out, action)
                else:
                    others = append(others, action)
            crew >>= 4
            colour += 1
    return out if len(out) > 0 else others


def crew_refusal(state: MagnastormState, seat: i64, action: i64) -> str:
    colour: i64 = (action - CREW_FROM) % COLOURS
    if CREW_FROM <= action < PUT and colour != seat and colour != YELLOW:
        return "MS-ACT-03"
    return "MS-ACT-01"


def is_crowded(state: MagnastormState, column: i64) -> bool:
    """MS-Q-69: has the lower panel fewer free spaces than the column has crew left?"""
    return free_spaces(state) < crew_size(state.upper_column(column))


def next_crew(state: MagnastormState, column: i64) -> i64:
    """The colour of the crew member of a takeover that is put next: neutral ones first."""
    crew: i64 = state.upper_column(column)
    if crew_count(crew, YELLOW) > 0:
        return YELLOW
    colour: i64 = 0
    while crew_count(crew, colour) == 0:
        colour += 1
    return colour


def add_refusal(state: MagnastormState, column: i64) -> str | None:
    """MS-BON-07, MS-BON-08, MS-Q-11: may a crew member join this column of the upper panel?"""
    if column >= state.box.columns:
        return "MS-SET-18"
    taken: i64 = column_crew(state, column)
    return "MS-BON-08" if taken == 0 else "MS-BON-07" if taken == ROWS else None


def comes_with(bonus: i64, moving: bool) -> bool:
    """MS-BON-11, MS-BON-12, MS-BON-15: range and a second lab need a movement, the bag a gain."""
    return moving if bonus in (RANGE, EXTRA_LAB) else not moving if bonus == BAG else True
