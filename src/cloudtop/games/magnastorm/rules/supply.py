"""How far the supply may go down before a player decides again: when the last exchange of a turn can matter.

Everything here is a limit: nobody can take more, and hardly anybody takes as much.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.commanders import C03, C04, C07, C12, C13, C14, C16
from cloudtop.games.magnastorm.geometry import COLUMNS, PANEL, ROWS, SECTORS
from cloudtop.games.magnastorm.rules.panels import free_spaces, upper_is_empty
from cloudtop.games.magnastorm.rules.payment import can_exchange
from cloudtop.games.magnastorm.state import (
    ANY_CUBE,
    BAG,
    COLOURS,
    EXTRA_LAB,
    FROM_BAG,
    LABS,
    OWN_CUBE,
    ROUNDS,
    TURN_ORDER,
    YELLOW,
    YELLOW_CUBE,
    MagnastormState,
    crew_size,
)

EVERY: Final = -1  # cubes of all colours together
MOST_LABS: Final = 6  # of one player in two turns
MOST_DRAWN: Final = 5  # MS-RES-06, MS-C14-01: by one bonus
NO_INCOME: Final[vec[i64]] = vec[i64]([0] * 7)
MOST_LEVELS: Final = 8  # of one player in two turns: the space, the lab, commanders 04 and 03, twice


def exchange_matters(state: MagnastormState, seat: i64) -> bool:
    """MS-EXC-01, MS-EXC-02, MS-Q-14: could an exchange that is possible now be impossible when the player decides again?

    It could if the others may take so many cubes of a colour by then that fewer are left than the player can buy now. It
    also matters if the player's own income may find too few: what is given now is there then. Cubes decide nothing at the
    end of the game (MS-WIN-02), so after the last turn of all it never matters.
    """
    if not can_exchange(state, seat) or is_last_turn(state, seat):
        return False
    player = state.players[seat]
    held: i64 = player.holds()
    ends = round_may_end(state, seat)
    all_colours: i64 = taken_by_others(state, seat, EVERY, ends)
    colour: i64
    for colour in range(COLOURS):
        supply: i64 = state.supply[colour]
        due: i64 = income_most(state, seat, colour)[0] if ends else 0
        buys: i64 = min(held // 3, supply) if player.cubes[colour] < held else 0
        if (buys > 0 and supply - all_colours - due < buys) or (due > 0 and supply - all_colours < due):
            left: i64 = supply - taken_by_others(state, seat, colour, ends)
            if (buys > 0 and left - due < buys) or (due > 0 and player.cubes[colour] > 0 and left < due):
                return True
    return False


def is_last_turn(state: MagnastormState, seat: i64) -> bool:
    """MS-END-02, MS-END-05, MS-END-07: does nobody decide any more after this turn?"""
    if upper_is_empty(state) and (state.ending or state.round == ROUNDS):
        return True
    return state.ending and state.cycle[state.seats - 1] == seat


def taken_by_others(state: MagnastormState, seat: i64, colour: i64, ends: bool) -> i64:
    """The most cubes of a colour that the others take: gains, bonuses, income, and all else exchanged for that colour.

    EVERY: as if each cube that they gain might be of that colour.
    """
    taken: i64 = 0
    loose: i64 = 0  # cubes of other colours that may be exchanged
    more: i64 = 0  # by one more turn of somebody who passes the player on the turn order track
    more_loose: i64 = 0
    passing: i64 = passing_most(state, seat, ends)
    other: i64
    for other in range(state.seats):
        if other == seat:
            continue
        turns: i64 = turns_before(state, seat, other)
        direct: i64 = turns_most(state, other, colour, turns, ends)
        total: i64 = turns_most(state, other, EVERY, turns, ends) if colour != EVERY else direct
        taken += direct
        loose += state.players[other].holds() + total - direct
        if colour != EVERY:
            loose -= state.players[other].cubes[colour]
        if passing > 0 and state.position(other) > state.position(seat):
            more = max(more, turns_most(state, other, colour, turns + 1, ends) - direct)
            more_loose = max(more_loose, turns_most(state, other, EVERY, turns + 1, ends) - total)
    return taken + passing * more + (loose + passing * more_loose) // 3


def turns_before(state: MagnastormState, seat: i64, other: i64) -> i64:
    """MS-RND-02: how often another player acts before: in what is left of this cycle, and if ahead in the next one."""
    turns: i64 = 0
    for who in state.cycle:
        if who == seat:
            turns = 1
        elif who == other:
            break
    return turns + 1 if not state.ending and state.position(other) < state.position(seat) else turns


def passing_most(state: MagnastormState, seat: i64, ends: bool) -> i64:
    """How many may pass the player on the track: by swapping (MS-BON-06), and one with the token (MS-ORD-01)."""
    if state.ending:
        return 0
    tokens: i64 = 1 if ends and state.token != seat and (state.token >= 0 or state.upper_column(0) > 0) else 0
    return min(state.seats - 1 - state.position(seat), swaps_left(state) + tokens)


def swaps_left(state: MagnastormState) -> i64:
    """MS-BON-06: how often spaces of the lower panel still let somebody swap places; MS-C16-01: a used one once more."""
    full = free_spaces(state) <= 2 * state.seats  # MS-FUL-01: the bottom row may come to be shared
    swaps: i64 = 0
    again: i64 = 0
    space: i64
    for space in range(PANEL):
        if space % COLUMNS < state.box.columns and state.box.bonus[space] == TURN_ORDER:
            again = 1 if C16 in state.commander else 0
            if state.panels[PANEL + space] == 0:
                swaps += 1
            if full and space // COLUMNS == ROWS - 1:
                swaps += state.seats
    return swaps + again


def round_may_end(state: MagnastormState, seat: i64) -> bool:
    """MS-RND-03: can the upper panel be empty before? A turn takes one crew member, or a whole column for a cube each."""
    turns: i64 = passing_most(state, seat, False)
    cubes: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat:
            turns += turns_before(state, seat, other)
            cubes += state.players[other].holds() + turns_most(state, other, EVERY, 2, False)
    left = vec[i64]([crew_size(state.upper_column(column)) for column in range(state.box.columns)])
    while turns > 0:  # each turn takes the fullest column, as long as there are cubes for it
        turns -= 1
        fullest: i64 = 0
        column: i64
        for column in range(len(left)):
            if left[column] > left[fullest]:
                fullest = column
        taken: i64 = max(1, min(left[fullest], cubes))
        cubes -= taken
        left[fullest] = max(0, left[fullest] - taken)
    for crew in left:
        if crew > 0:
            return False
    return True


def turns_most(state: MagnastormState, seat: i64, colour: i64, turns: i64, ends: bool) -> i64:
    """The most cubes of a colour (or EVERY) that a player takes in so many turns, and with the income of a round's end."""
    later = turns > 1 or ends
    more: i64 = 1 if state.has(seat, C03) or (later and C03 in state.commander) else 0  # for an objective
    study: i64 = 1 if state.has(seat, C04) or (later and C04 in state.commander) else 0
    lowest: i64 = 1 if may_have(state, seat, C12, ends) else 0
    any_cube: i64 = 1 if colour != YELLOW else 0
    row: i64 = row_most(state, seat, colour) + (any_cube if may_have(state, seat, C13, ends) else 0)
    bag: i64 = bonus_most(state, seat, colour, FROM_BAG + 1, ends) if BAG in state.box.bonus else 0
    # What each kind of turn takes by itself, and the levels it brings: a movement, the token, a gain, one with the bag.
    cubes = vec[i64]([0, any_cube, row, row + bag])
    levels = vec[i64]([2 + study + more, 1 + (1 if C03 in state.commander else 0), 1 + lowest + more, lowest + more])
    labs = vec[i64]([labs_most(state, seat, later), 0, 0, 0])
    income = income_most(state, seat, colour) if ends else NO_INCOME
    if turns == 0:
        return income[0]
    worth = levels_most(state, seat, colour, turns * levels[0], ends)
    best: i64 = 0
    i: i64
    k: i64
    for i in range(4):
        if turns == 1:
            best = max(best, cubes[i] + worth[levels[i]] + income[labs[i]])
        else:
            for k in range(4):
                best = max(best, cubes[i] + cubes[k] + worth[levels[i] + levels[k]] + income[labs[i] + labs[k]])
    return best


def labs_most(state: MagnastormState, seat: i64, later: bool) -> i64:
    """MS-LAB-01, MS-BON-12, MS-C07-01: how many labs a movement may drop."""
    labs: i64 = 2 if EXTRA_LAB in state.box.bonus else 1
    return labs + 1 if state.has(seat, C07) or (later and C07 in state.commander) else labs


def may_have(state: MagnastormState, seat: i64, commander: i64, ends: bool) -> bool:
    """MS-RCM-01: commanders of research areas change sides at the end of a round only."""
    return state.has(seat, commander) or (ends and commander in state.commander)


def row_most(state: MagnastormState, seat: i64, colour: i64) -> i64:
    """MS-GAI-01: what the best row brings."""
    best: i64 = 0
    row: i64
    for row in range(ROWS):
        own: i64 = state.box.gain[row * 2] if colour in (seat, EVERY) else 0
        yellow: i64 = state.box.gain[row * 2 + 1] if colour in (YELLOW, EVERY) else 0
        best = max(best, own + yellow)
    return best


def levels_most(state: MagnastormState, seat: i64, colour: i64, most: i64, ends: bool) -> vec[i64]:
    """MS-RES-02: the most that 0, 1 ... `most` levels bring: the best bonuses within reach."""
    found = vec[i64]([0] * (MOST_DRAWN + 1))  # how many bonuses take so many cubes
    research: i64
    for research in range(state.box.tracks):
        level: i64 = state.players[seat].level[research]
        last: i64 = min(state.box.top, level + most)
        while level < last:
            level += 1
            bonus: i64 = state.box.level_bonus[research * (state.box.top + 1) + level]
            found[bonus_most(state, seat, colour, bonus, ends)] += 1
    out = vec[i64]([0] * (MOST_LEVELS + 1))
    n: i64
    worth: i64 = MOST_DRAWN
    for n in range(1, MOST_LEVELS + 1):
        while worth > 0 and found[worth] == 0:
            worth -= 1
        found[worth] -= 1
        out[n] = out[n - 1] + worth
    return out


def bonus_most(state: MagnastormState, seat: i64, colour: i64, bonus: i64, ends: bool) -> i64:
    """MS-RES-03 to MS-RES-06, MS-BAG-03: cubes of a colour that a bonus takes; from the bag they may all be black."""
    if bonus >= FROM_BAG:
        drawn: i64 = bonus - FROM_BAG + 2 if may_have(state, seat, C14, ends) else bonus - FROM_BAG
        return drawn if colour in (seat, EVERY) else 0
    if bonus == OWN_CUBE:
        return 1 if colour in (seat, EVERY) else 0
    if bonus == YELLOW_CUBE:
        return 1 if colour in (YELLOW, EVERY) else 0
    return 1 if bonus == ANY_CUBE and colour != YELLOW else 0


def income_most(state: MagnastormState, seat: i64, colour: i64) -> vec[i64]:
    """MS-INC-01: what a player's labs bring at the end of this round at most, with 0, 1 ... MOST_LABS more."""
    best = vec[i64]([0] * (MOST_LABS + 1))
    side: i64
    for side in range(3):
        there: i64 = state.labs[seat * SECTORS + (state.trailing() + side) % SECTORS]
        before = best[:]
        n: i64
        k: i64
        for n in range(MOST_LABS + 1):
            entry: i64 = (side * (LABS + 1) + min(LABS, there + n)) * 2
            own: i64 = state.box.income[entry] if colour in (seat, EVERY) else 0
            yellow: i64 = state.box.income[entry + 1] if colour in (YELLOW, EVERY) else 0
            for k in range(n, MOST_LABS + 1):
                if n == 0 or before[k - n] + own + yellow > best[k]:
                    best[k] = before[k - n] + own + yellow
    return best
