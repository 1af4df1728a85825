"""What a seat may expect in the end, in hundredths of a reputation point.

Reputation, and what will become reputation: cubes, research levels, labs, nearly fulfilled objectives. All of
it is worth less as the game runs out; `Outlook` holds what the present turn is judged by.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.games.magnastorm.geometry import PANEL, SECTORS, is_quiet
from cloudtop.games.magnastorm.rules.objectives import (
    SECTOR_CARDS,
    card_number,
    commanders_held,
    has_fulfilled,
)
from cloudtop.games.magnastorm.state import (
    COLOURS,
    RESEARCH,
    RESEARCH_PLACE,
    ROUNDS,
    YELLOW,
    MagnastormState,
    crew_size,
)

# Tuned by play between bots; see docs/house-content.md for how the games go.
OWN_WORTH: Final = 58
YELLOW_WORTH: Final = 70
OTHER_WORTH: Final = 44
USE: Final = 4  # percent of their worth that cubes keep for each tenth of a turn left
FEW: Final = 4  # so many cubes are all needed
SATED: Final = 9  # percent that each further one is worth less ...
FULL: Final = 10  # ... down to this
HOARD: Final = 7  # cubes above this are worth half
FAR_OFF: Final = 200  # an objective that is nearly there is worth its square of nearness over this
LEVEL_WORTH: Final = 30
LEAD_WORTH: Final = 95
LAB_WORTH: Final = 16  # for each round in which its sector will be quiet
MAJORITY_WORTH: Final = 60
TURN_WORTH: Final = 15  # reputation in hundredths that a turn brings, times ten: 1.5 points
FIRST_WORTH: Final = 60  # to play first in a round, for each player who would have been ahead
TIE_WORTH: Final = 4
# What holding a commander is worth for each ten own turns left.
ABILITY: Final[vec[i64]] = vec[i64]([0, 40, 120, 30, 50, 40, 60, 110, 70, 190, 190, 60, 0, 90, 160, 150])


@mypyc_attr(acyclic=True)
class Outlook:
    """How one seat sees the table now."""

    def __init__(self, seat: i64, turns: i64, share: i64, level_gain: vec[i64], lab_gain: vec[i64]) -> None:
        self.seat: i64 = seat
        self.turns: i64 = turns  # own turns left, in tenths
        self.share: i64 = share  # percent of its worth that a cube more or less has now
        self.level_gain: vec[i64] = level_gain  # what one level more is worth, by research area
        self.lab_gain: vec[i64] = lab_gain  # what one lab more is worth, by sector
        self.spent: i64 = 0  # cubes that the row of a move will have cost, packed


def turns_left(state: MagnastormState) -> i64:
    """Own turns that a player may still expect, in tenths: the rounds run out, or somebody reaches the threshold."""
    upper: i64 = 0
    total: i64 = 0
    i: i64
    for i in range(PANEL):
        upper += crew_size(state.panels[i])
        total += crew_size(state.panels[PANEL + i])
    total += upper
    rest: i64 = (upper * 8 + (ROUNDS - max(state.round, 1)) * total * 8) // state.seats
    if state.ending:
        return min(rest, 5)
    best: i64 = 0
    seat: i64
    for seat in range(state.seats):
        best = max(best, state.reputation(seat))
    return min(rest, (state.box.threshold - best) * 100 // TURN_WORTH)


def cube_worth(seat: i64, colour: i64) -> i64:
    return OWN_WORTH if colour == seat else YELLOW_WORTH if colour == YELLOW else OTHER_WORTH


def cost_worth(seat: i64, cost: i64) -> i64:
    """What packed cubes are worth to a seat while there is time to use them."""
    worth: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        worth += cost % 16 * cube_worth(seat, colour)
        cost //= 16
    return worth


def held_worth(state: MagnastormState, seat: i64) -> i64:
    """The cubes of a seat; a hoard is worth less."""
    worth: i64 = 0
    n: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        count: i64 = state.players[seat].cubes[colour]
        worth += count * cube_worth(seat, colour)
        n += count
    return worth if n <= HOARD else worth * (HOARD + n) // (2 * n)


def objective_worth(state: MagnastormState, seat: i64, first: i64, turns: i64) -> i64:
    """Two open objectives, from slot `first` on: what they bring times how near they are, squared."""
    worth: i64 = 0
    slot: i64
    for slot in range(first, first + 2):
        if has_fulfilled(state, seat, slot):
            continue
        place: i64 = 0
        while state.fulfilled[slot * 4 + place] >= 0:
            place += 1
        card: i64 = state.objective[slot]
        if card < SECTOR_CARDS:
            near: i64 = research_nearness(state, seat, card)
        else:
            near = sector_nearness(state, seat, card - SECTOR_CARDS)
        if near >= 100:
            worth += state.box.value[place] * 88
        else:
            worth += state.box.value[place] * near * near // FAR_OFF * min(turns, 30) // 30
    return worth


def research_nearness(state: MagnastormState, seat: i64, card: i64) -> i64:
    """Percent of a research objective: levels and commanders that are there."""
    markers: i64 = card_number(state, card, 0)
    by: i64 = card_number(state, card, 1)
    commanders: i64 = card_number(state, card, 2)
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    research: i64
    for research in range(state.box.tracks):
        level: i64 = min(by, state.players[seat].level[research])
        if level > first:
            third = second
            second = first
            first = level
        elif level > second:
            third = second
            second = level
        else:
            third = max(third, level)
    have: i64 = first + (second if markers > 1 else 0) + (third if markers > 2 else 0)
    need: i64 = by * markers
    if commanders > 0:
        have += 2 * min(commanders, commanders_held(state, seat))
        need += 2 * commanders
    return have * 100 // need if state.box.lead[card] == 0 else have * 90 // need


def sector_nearness(state: MagnastormState, seat: i64, card: i64) -> i64:
    """Percent of a sector objective: labs that are there, the best sectors first, and the majority."""
    have: i64 = 0
    need: i64 = 0
    used: i64 = 0
    stage: i64 = 0
    bit: i64
    while stage < SECTORS and state.box.demand[card * SECTORS + stage] > 0:
        want: i64 = state.box.demand[card * SECTORS + stage]
        best: i64 = -1
        most: i64 = -1
        sector: i64
        bit = 1
        best_bit: i64 = 0
        for sector in range(SECTORS):
            if used & bit == 0 and state.labs[seat * SECTORS + sector] > most:
                most = state.labs[seat * SECTORS + sector]
                best = sector
                best_bit = bit
            bit += bit
        used += best_bit
        have += min(want, most)
        need += want
        if stage == 0 and state.box.majority[card] != 0:
            need += 1
            if leads(state, seat, best):
                have += 1
        stage += 1
    return have * 100 // need


def leads(state: MagnastormState, seat: i64, sector: i64) -> bool:
    """More labs in a sector than everybody else."""
    own: i64 = state.labs[seat * SECTORS + sector]
    other: i64
    for other in range(state.seats):
        if other != seat and state.labs[other * SECTORS + sector] >= own:
            return False
    return own > 0


def quiet_rounds(state: MagnastormState, sector: i64) -> i64:
    """In how many of the rounds left, this one included, a sector is quiet."""
    n: i64 = 0
    trailing: i64 = state.trailing()
    rounds: i64
    for rounds in range(ROUNDS + 1 - max(1, state.round)):
        if is_quiet(sector, (trailing + rounds) % SECTORS):
            n += 1
    return n


def sector_worth(state: MagnastormState, seat: i64, sector: i64) -> i64:
    """What the labs of a seat in a sector still earn: income, and the majority while it is quiet."""
    rounds: i64 = quiet_rounds(state, sector)
    if rounds == 0:
        return 0
    own: i64 = state.labs[seat * SECTORS + sector]
    worth: i64 = min(own, 4) * LAB_WORTH * rounds
    if leads(state, seat, sector):
        worth += MAJORITY_WORTH * rounds
    return worth


def track_worth(state: MagnastormState, seat: i64, research: i64, turns: i64) -> i64:
    """A marker: its height, and the commander that a sole lead brings or keeps."""
    level: i64 = state.players[seat].level[research]
    best: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.players[other].level[research])
    place: i64 = RESEARCH_PLACE + research
    worth: i64 = level * LEVEL_WORTH * min(turns, 40) // 40
    held = state.holder[place] == seat
    if level > best:
        gain: i64 = state.box.green[state.commander[place]] * LEAD_WORTH if not held else LEAD_WORTH
        worth += gain * (6 + min(4, level - best - 1)) // 10
    elif level == best and level > 0:
        worth += LEAD_WORTH // 5
    return worth


def evaluate(state: MagnastormState, seat: i64) -> i64:
    """The reputation a seat may expect in the end."""
    worth: i64 = state.reputation(seat) * 100
    if state.round == 0 or len(state.agenda) == 0:
        return worth
    turns: i64 = turns_left(state)
    worth += held_worth(state, seat) * cube_share(turns) // 100
    worth += objective_worth(state, seat, 0, turns) + objective_worth(state, seat, 2, turns)
    i: i64
    for i in range(state.box.tracks):
        worth += track_worth(state, seat, i, turns)
    for i in range(SECTORS):
        worth += sector_worth(state, seat, i)
    for i in range(len(state.holder)):
        if state.holder[i] == seat:
            worth += ABILITY[state.commander[i]] * turns // 100
    return worth + turns * TURN_WORTH // 2


def first_worth(state: MagnastormState, seat: i64) -> i64:
    """MS-ORD-01: to play first in the next round instead of after those who are ahead now, or to stay first."""
    return 0 if state.round >= ROUNDS or state.ending else FIRST_WORTH * (state.position(seat) + 1)


def swap_worth(state: MagnastormState, seat: i64) -> i64:
    """MS-BON-06: to pass the one who is directly ahead; in the last round it only breaks ties (MS-WIN-02)."""
    if state.order[0] == seat:
        return 0
    return TIE_WORTH if state.round >= ROUNDS or state.ending else FIRST_WORTH


def cube_share(turns: i64) -> i64:
    """Percent of their worth that cubes still have with so many turns left."""
    return min(100, turns * USE)


def appetite(cubes: i64) -> i64:
    """Percent of a cube's worth that one more or less makes: who has many hardly needs another."""
    return max(FULL, 100 - SATED * max(0, cubes - FEW))


def look(state: MagnastormState, seat: i64) -> Outlook:
    """What a level and a lab more would be worth, and all that is needed to judge a turn."""
    turns: i64 = turns_left(state)
    share: i64 = cube_share(turns) * appetite(state.players[seat].holds()) // 100
    level_gain = vec[i64]([0] * RESEARCH)
    lab_gain = vec[i64]([0] * SECTORS)
    level = state.players[seat].level
    base: i64 = objective_worth(state, seat, 0, turns)
    i: i64
    for i in range(state.box.tracks):
        if level[i] < state.box.top:
            before: i64 = track_worth(state, seat, i, turns) + base
            level[i] += 1
            after: i64 = track_worth(state, seat, i, turns) + objective_worth(state, seat, 0, turns)
            level_gain[i] = after - before + bonus_worth(state, i, level[i]) * share // 100
            level[i] -= 1
    base = objective_worth(state, seat, 2, turns)
    trailing: i64 = state.trailing()
    for i in range(3):  # labs go to quiet sectors only
        sector: i64 = (trailing + i) % SECTORS
        before = sector_worth(state, seat, sector) + base
        state.labs[seat * SECTORS + sector] += 1
        lab_gain[sector] = sector_worth(state, seat, sector) + objective_worth(state, seat, 2, turns) - before
        state.labs[seat * SECTORS + sector] -= 1
    return Outlook(seat, turns, share, level_gain, lab_gain)


def bonus_worth(state: MagnastormState, research: i64, level: i64) -> i64:
    """The bonus of a research level, in the worth of cubes."""
    bonus: i64 = state.box.level_bonus[research * (state.box.top + 1) + level]
    if bonus >= 10:
        return (bonus - 10) * OWN_WORTH
    return 0 if bonus == 0 else YELLOW_WORTH if bonus == 2 else 10 if bonus == 4 else OWN_WORTH
