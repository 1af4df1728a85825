"""How far the supply may go down before a player decides again: when the last exchange of a turn can matter.

Everything here is a limit: nobody can take more, and hardly anybody takes as much.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.commanders import C03, C04, C07, C12, C13, C14, C16
from cloudtop.games.magnastorm.geometry import COLUMNS, PANEL, ROWS, SECTORS
from cloudtop.games.magnastorm.rules.panels import free_spaces, upper_is_empty
from cloudtop.games.magnastorm.rules.payment import can_exchange
from cloudtop.games.magnastorm.state import (
    ANY_CUBE,
    COLOURS,
    FROM_BAG,
    LABS,
    OWN_CUBE,
    RESEARCH,
    ROUNDS,
    YELLOW,
    YELLOW_CUBE,
    MagnastormState,
    crew_size,
)

# What a colour is to the player who takes it.
OWN: Final = 0
NEUTRAL: Final = 1
FOREIGN: Final = 2
EVERY: Final = 3  # all colours together
KINDS: Final = 4
MOST_DRAWN: Final = 5  # MS-RES-06, MS-C14-01: by one bonus
NEAR: Final = 4  # levels of one player in one turn: the space, the lab, commanders 04 and 03
BITS: Final = 6
DIGIT: Final = 64  # how many bonuses within reach take 1, 2 ... MOST_DRAWN cubes, as the digits of one number


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
    if is_plenty(state, seat, held // 3, ends):
        return False
    taken = taken_by_others(state, seat, ends)
    colour: i64
    for colour in range(COLOURS):
        left: i64 = state.supply[colour] - taken[colour]
        due: i64 = 0
        if ends and colour in (seat, YELLOW):
            due = own_income(state, seat, OWN if colour == seat else NEUTRAL)
        buys: i64 = min(held // 3, state.supply[colour]) if player.cubes[colour] < held else 0
        if (buys > 0 and left - due < buys) or (due > 0 and player.cubes[colour] > 0 and left < due):
            return True
    return False


def is_plenty(state: MagnastormState, seat: i64, buys: i64, ends: bool) -> bool:
    """Is so much left of every colour in play that not even all that the others may gain, in one colour, would matter?

    This follows from `taken_by_others` and is asked first because it is quickly answered.
    """
    if ends:
        return False
    passing: i64 = passing_most(state, seat, False)
    taken: i64 = 0
    held: i64 = 0
    more: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat:
            turns: i64 = turns_before(state, seat, other)
            reach = Reach(state, other, turns, False)
            most: i64 = reach.most(state, EVERY)
            taken += most
            held += state.players[other].holds()
            if passing > 0 and state.position(other) > state.position(seat):
                more = max(more, Reach(state, other, turns + 1, False).most(state, EVERY) - most)
    taken += passing * more + (held + passing * more) // 3
    colour: i64
    for colour in range(COLOURS):
        if 0 < state.supply[colour] < taken + buys:
            return False
    return True


def is_last_turn(state: MagnastormState, seat: i64) -> bool:
    """MS-END-02, MS-END-05, MS-END-07: does nobody decide any more after this turn?"""
    if upper_is_empty(state) and (state.ending or state.round == ROUNDS):
        return True
    return state.ending and state.cycle[state.seats - 1] == seat


def taken_by_others(state: MagnastormState, seat: i64, ends: bool) -> vec[i64]:
    """By colour, the most cubes that the others take: gains, bonuses, income, and all they have exchanged for that colour."""
    passing: i64 = passing_most(state, seat, ends)
    taken = vec[i64]([0] * COLOURS)
    loose = vec[i64]([0] * COLOURS)  # cubes of other colours that may be exchanged
    more = vec[i64]([0] * COLOURS)  # by one more turn of somebody who passes the player on the turn order track
    more_loose: i64 = 0
    other: i64
    colour: i64
    for other in range(state.seats):
        if other == seat:
            continue
        turns: i64 = turns_before(state, seat, other)
        most = by_kind(state, Reach(state, other, turns, ends))
        passes = passing > 0 and state.position(other) > state.position(seat)
        longer = by_kind(state, Reach(state, other, turns + 1, ends)) if passes else most
        held: i64 = state.players[other].holds() + most[EVERY]
        more_loose = max(more_loose, longer[EVERY] - most[EVERY])
        for colour in range(COLOURS):
            kind: i64 = OWN if colour == other else NEUTRAL if colour == YELLOW else FOREIGN
            taken[colour] += most[kind]
            loose[colour] += held - most[kind] - state.players[other].cubes[colour]
            more[colour] = max(more[colour], longer[kind] - most[kind])
    for colour in range(COLOURS):
        taken[colour] += passing * more[colour] + (loose[colour] + passing * more_loose) // 3
    return taken


def by_kind(state: MagnastormState, reach: Reach) -> vec[i64]:
    out = vec[i64](capacity=KINDS)
    kind: i64
    for kind in range(KINDS):
        out = append(out, reach.most(state, kind))
    return out


# --- who acts before, and can the round end ---


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
    behind: i64 = state.seats - 1 - state.position(seat)
    if state.ending or behind == 0:
        return 0
    tokens: i64 = 1 if ends and state.token != seat and (state.token >= 0 or state.upper_column(0) > 0) else 0
    return min(behind, swaps_left(state) + tokens)


def swaps_left(state: MagnastormState) -> i64:
    """MS-BON-06: how often spaces of the lower panel still let somebody swap places; MS-C16-01: a used one once more."""
    swaps: i64 = 1 if len(state.box.swaps) > 0 and in_play(state, C16) else 0
    for space in state.box.swaps:
        if state.panels[PANEL + space] == 0:
            swaps += 1
        if space // COLUMNS == ROWS - 1 and free_spaces(state) <= 2 * state.seats:
            swaps += state.seats  # MS-FUL-01: the bottom row may come to be shared
    return swaps


def round_may_end(state: MagnastormState, seat: i64) -> bool:
    """MS-RND-03: can the upper panel be empty before? A turn takes one crew member, or a whole column for a cube each."""
    turns: i64 = passing_most(state, seat, False)
    cubes: i64 = 0
    columns: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat:
            turns += turns_before(state, seat, other)
            cubes += state.players[other].holds()
    left = vec[i64](capacity=COLUMNS)
    column: i64
    for column in range(state.box.columns):
        left = append(left, crew_size(state.upper_column(column)))
        columns += 1 if left[column] > 0 else 0
    if columns > turns:
        return False
    cubes += turns * (MOST_DRAWN * NEAR)
    while turns > 0:  # each turn takes the fullest column, as long as there are cubes for it
        turns -= 1
        fullest: i64 = 0
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


# --- what a player can take ---


class Reach:
    """What a player can take in so many turns at most, with the income if the round may end.

    A turn is a movement, the token, a gain, or a gain with the bag: each takes cubes by itself and brings levels.
    """

    def __init__(self, state: MagnastormState, seat: i64, turns: i64, ends: bool) -> None:
        later = turns > 1 or ends
        ellen: i64 = 1 if state.has(seat, C03) or (later and in_play(state, C03)) else 0
        adira: i64 = 1 if state.has(seat, C04) or (later and in_play(state, C04)) else 0
        rain: i64 = 1 if may_have(state, seat, C12, ends) else 0
        self.seat: i64 = seat
        self.turns: i64 = turns
        self.ends: bool = ends
        self.yuul: i64 = 1 if may_have(state, seat, C13, ends) else 0
        self.joy: i64 = 1 if may_have(state, seat, C14, ends) else 0
        self.moving: i64 = 2 + adira + ellen  # levels: of the space, of the lab
        self.token: i64 = 2 if in_play(state, C03) else 1
        self.gaining: i64 = 1 + rain + ellen
        self.labs: i64 = 3 if state.has(seat, C07) or (later and in_play(state, C07)) else 2  # of a movement

    def most(self, state: MagnastormState, kind: i64) -> i64:
        """Cubes of a kind of colour."""
        turns: i64 = self.turns
        income: i64 = self.income(state, kind, 0)
        if turns == 0:
            return income
        bonuses: i64 = bonuses_ahead(state, self.seat, kind, self.joy, turns)
        any_cube: i64 = 0 if kind == NEUTRAL else 1
        gain: i64 = state.box.row_most[kind] + any_cube * self.yuul
        bag: i64 = bonus_most(FROM_BAG + 1, kind, self.joy)
        best: i64 = best_of(bonuses, turns * self.moving) + self.income(state, kind, turns)
        best = max(best, turns * any_cube + best_of(bonuses, turns * self.token) + income)
        best = max(best, turns * gain + best_of(bonuses, turns * self.gaining) + income)
        best = max(best, turns * (gain + bag) + best_of(bonuses, turns * (self.gaining - 1)) + income)
        if turns > 1:  # two turns that are not alike
            best = max(best, 2 * gain + bag + best_of(bonuses, 2 * self.gaining - 1) + income)
            best = max(best, any_cube + gain + bag + best_of(bonuses, self.token + self.gaining) + income)
            moved: i64 = best_of(bonuses, self.moving + max(self.token, self.gaining)) + self.income(state, kind, 1)
            best = max(best, max(gain + bag, any_cube) + moved)
        return best

    def income(self, state: MagnastormState, kind: i64, moves: i64) -> i64:
        """The income of the round's end after so many movements with labs."""
        return income_most(state, self.seat, kind, self.labs, moves) if self.ends and kind != FOREIGN else 0


def in_play(state: MagnastormState, commander: i64) -> bool:
    for tile in state.commander:
        if tile == commander:
            return True
    return False


def may_have(state: MagnastormState, seat: i64, commander: i64, ends: bool) -> bool:
    """MS-RCM-01: commanders of research areas change sides at the end of a round only."""
    return state.has(seat, commander) or (ends and in_play(state, commander))


def bonuses_ahead(state: MagnastormState, seat: i64, kind: i64, joy: i64, turns: i64) -> i64:
    """MS-RES-02: the bonuses within reach of so many turns, counted by how many cubes of a kind they take."""
    total: i64 = 0
    first: i64 = ((min(turns, 2) - 1) * KINDS + kind) * 2 + joy
    research: i64
    for research in range(state.box.tracks):
        level: i64 = state.players[seat].level[research]
        total += state.box.ahead[(first * RESEARCH + research) * (state.box.top + 1) + level]
    return total


def best_of(bonuses: i64, levels: i64) -> i64:
    """What the best of some bonuses take together, one for each level."""
    worth: i64 = MOST_DRAWN
    place: i64 = BITS * (MOST_DRAWN - 1)
    total: i64 = 0
    while place >= 0:
        n: i64 = (bonuses >> place) & (DIGIT - 1)
        if n >= levels:
            return total + levels * worth
        total += n * worth
        levels -= n
        worth -= 1
        place -= BITS
    return total


def bonus_most(bonus: i64, kind: i64, joy: i64) -> i64:
    """MS-RES-03 to MS-RES-06, MS-BAG-03: cubes that a bonus takes; from the bag they may all be black. MS-C14-01: two more."""
    if bonus >= FROM_BAG:
        return bonus - FROM_BAG + 2 * joy if kind in (OWN, EVERY) else 0
    if bonus == OWN_CUBE:
        return 1 if kind in (OWN, EVERY) else 0
    if bonus == YELLOW_CUBE:
        return 1 if kind in (NEUTRAL, EVERY) else 0
    return 1 if bonus == ANY_CUBE and kind != NEUTRAL else 0


def income_most(state: MagnastormState, seat: i64, kind: i64, labs: i64, turns: i64) -> i64:
    """MS-INC-01: what a player's labs bring at the end of this round at most, with so many more by each of some movements.

    The labs of one movement are all in one sector (MS-BON-12); labs may also go home for an objective before.
    """
    total: i64 = 0
    one: i64 = 0
    all_in_one: i64 = 0
    side: i64
    for side in range(3):
        there: i64 = state.labs[seat * SECTORS + (state.trailing() + side) % SECTORS]
        now: i64 = income_of(state, side, there, kind)
        total += now
        one = max(one, income_of(state, side, there + labs, kind) - now)
        all_in_one = max(all_in_one, income_of(state, side, there + 2 * labs, kind) - now)
    return total if turns == 0 else total + one if turns == 1 else total + max(2 * one, all_in_one)


def income_of(state: MagnastormState, side: i64, labs: i64, kind: i64) -> i64:
    """The most that so many labs or fewer bring in a quiet sector."""
    return state.box.income_most[(side * (LABS + 1) + min(LABS, labs)) * KINDS + kind]


def own_income(state: MagnastormState, seat: i64, kind: i64) -> i64:
    """MS-INC-01: what a player's labs bring as they are."""
    total: i64 = 0
    side: i64
    for side in range(3):
        labs: i64 = state.labs[seat * SECTORS + (state.trailing() + side) % SECTORS]
        total += state.box.income[(side * (LABS + 1) + labs) * 2 + kind]
    return total


# --- tables of a box ---


def rows_most(gain: vec[i64]) -> vec[i64]:
    """MS-GAI-01: by kind of colour, what the best row brings."""
    out = vec[i64]([0] * KINDS)
    row: i64
    for row in range(ROWS):
        out[OWN] = max(out[OWN], gain[row * 2])
        out[NEUTRAL] = max(out[NEUTRAL], gain[row * 2 + 1])
        out[EVERY] = max(out[EVERY], gain[row * 2] + gain[row * 2 + 1])
    return out


def levels_ahead(level_bonus: vec[i64], top: i64) -> vec[i64]:
    """By turns, kind, commander 14, research area and level: the bonuses of the next levels (`bonuses_ahead`)."""
    out = vec[i64](capacity=2 * KINDS * 2 * RESEARCH * (top + 1))
    turns: i64
    kind: i64
    joy: i64
    research: i64
    level: i64
    n: i64
    for turns in (1, 2):
        for kind in range(KINDS):
            for joy in (0, 1):
                for research in range(RESEARCH):
                    for level in range(top + 1):
                        total: i64 = 0
                        for n in range(level + 1, min(top, level + turns * NEAR) + 1):
                            worth: i64 = bonus_most(level_bonus[research * (top + 1) + n], kind, joy)
                            total += DIGIT ** (worth - 1) if worth > 0 else 0
                        out = append(out, total)
    return out


def incomes_most(income: vec[i64]) -> vec[i64]:
    """By side of the centre tile, labs and kind of colour: the most that so many labs or fewer bring (`income_of`)."""
    out = vec[i64](capacity=3 * (LABS + 1) * KINDS)
    side: i64
    labs: i64
    for side in range(3):
        own: i64 = 0
        yellow: i64 = 0
        both: i64 = 0
        for labs in range(LABS + 1):
            entry: i64 = (side * (LABS + 1) + labs) * 2
            own = max(own, income[entry])
            yellow = max(yellow, income[entry + 1])
            both = max(both, income[entry] + income[entry + 1])
            for n in (own, yellow, 0, both):
                out = append(out, n)
    return out
