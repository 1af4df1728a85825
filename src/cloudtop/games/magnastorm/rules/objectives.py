"""Labs by sector, leads by research area, and the objectives that ask for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.geometry import PLACES, SECTORS, SPACES
from cloudtop.games.magnastorm.state import SLOTS, Box, MagnastormState, has_place

SECTOR_CARDS: Final = 4  # the first card that asks for labs


def labs_by_sector(box: Box, lab: vec[i64]) -> vec[i64]:
    """MS-MAJ-03: labs by seat * SECTORS + sector; two labs on one space count as two."""
    out = vec[i64]([0] * (box.players * SECTORS))
    space: i64
    for space in range(SPACES):
        held: i64 = lab[space]
        if held > 0:
            out[held // 4 * SECTORS + box.sector[space // PLACES]] += held % 4
    return out


def sole_majority(labs: vec[i64], seats: i64, sector: i64) -> i64:
    """MS-MAJ-01, MS-MAJ-02, MS-MAJ-04, MS-OSE-04: who has more labs in a sector than everybody else, or -1."""
    best: i64 = 0
    who: i64 = -1
    seat: i64
    for seat in range(seats):
        n: i64 = labs[seat * SECTORS + sector]
        if n > best:
            best = n
            who = seat
        elif n == best:
            who = -1
    return who


def sole_leader(state: MagnastormState, research: i64) -> i64:
    """MS-ORE-03, MS-RCM-01, MS-RCM-07, MS-RCM-08: whose marker is highest, alone; or -1."""
    best: i64 = -1
    who: i64 = -1
    seat: i64
    for seat in range(state.seats):
        level: i64 = state.players[seat].level[research]
        if level > best:
            best = level
            who = seat
        elif level == best:
            who = -1
    return who


def commanders_held(state: MagnastormState, seat: i64) -> i64:
    """MS-ORE-07, MS-Q-38: commanders of both kinds; the first player token is none."""
    n: i64 = 0
    for holder in state.holder:
        if holder == seat:
            n += 1
    return n


def has_fulfilled(state: MagnastormState, seat: i64, slot: i64) -> bool:
    """MS-GOL-02, MS-Q-31: each objective once."""
    i: i64
    for i in range(slot * 4, slot * 4 + 4):
        if state.fulfilled[i] == seat:
            return True
    return False


def fulfil_refusal(state: MagnastormState, seat: i64, slot: i64) -> str | None:
    """MS-OBJ-01, MS-OBJ-05: the rule that keeps a player from fulfilling the objective in a slot now."""
    if has_fulfilled(state, seat, slot):
        return "MS-GOL-02"
    card: i64 = state.objective[slot]
    return research_refusal(state, seat, card) if card < SECTOR_CARDS else sector_refusal(state, seat, card)


def can_fulfil_any(state: MagnastormState, seat: i64) -> bool:
    slot: i64
    for slot in range(SLOTS):
        if fulfil_refusal(state, seat, slot) is None:
            return True
    return False


def card_number(state: MagnastormState, card: i64, what: i64) -> i64:
    """MS-ORE-02: how many markers (0), levels (1) or commanders (2) a research objective asks for in this round."""
    return state.box.research_card[(card * 4 + state.round - 1) * 3 + what]


def marker_counts(state: MagnastormState, seat: i64, card: i64, research: i64) -> bool:
    """MS-ORE-03, MS-ORE-08: is a marker high enough for the card, and alone in front if that is asked?"""
    if state.players[seat].level[research] < card_number(state, card, 1):
        return False
    return state.box.lead[card] == 0 or sole_leader(state, research) == seat


def research_refusal(state: MagnastormState, seat: i64, card: i64) -> str | None:
    """MS-ORE-04, MS-ORE-05, MS-ORE-06: the markers and commanders of a research objective."""
    if commanders_held(state, seat) < card_number(state, card, 2):
        return "MS-ORE-06"
    n: i64 = 0
    research: i64
    for research in range(state.box.tracks):
        if marker_counts(state, seat, card, research):
            n += 1
    if n >= card_number(state, card, 0):
        return None
    return "MS-ORE-03" if state.box.lead[card] != 0 else "MS-ORE-08"


def sector_refusal(state: MagnastormState, seat: i64, card: i64) -> str | None:
    """MS-OSE-03, MS-OSE-04, MS-OSE-05, MS-OSE-06, MS-Q-33: the labs and the majority of a sector objective."""
    labs = state.labs
    if not may_begin_anywhere(state, labs, seat, card, False):
        return "MS-OSE-01"
    if not may_begin_anywhere(state, labs, seat, card, state.box.majority[card - SECTOR_CARDS] != 0):
        return "MS-OSE-04"
    return None


def may_begin_anywhere(state: MagnastormState, labs: vec[i64], seat: i64, card: i64, majority: bool) -> bool:
    sector: i64
    for sector in range(SECTORS):
        if may_give(state, labs, seat, card, 0, 0, sector, majority):
            return True
    return False


def may_give(
    state: MagnastormState, labs: vec[i64], seat: i64, card: i64, stage: i64, used: i64, sector: i64, majority: bool
) -> bool:
    """MS-Q-32, MS-Q-34: can the labs of this demand come from this sector, and the later ones from others?

    `used` is the mask of the sectors that have given theirs.
    """
    first: i64 = (card - SECTOR_CARDS) * SECTORS
    if has_place(used, sector) or labs[seat * SECTORS + sector] < state.box.demand[first + stage]:
        return False
    if majority and stage == 0 and sole_majority(labs, state.seats, sector) != seat:
        return False
    before: i64 = 0
    later: i64
    for later in range(first + stage + 1, first + demands(state, card)):
        want: i64 = state.box.demand[later]
        if want != before and not enough_others(state, labs, seat, card, stage, used, sector, want):
            return False
        before = want
    return True


def enough_others(
    state: MagnastormState, labs: vec[i64], seat: i64, card: i64, stage: i64, used: i64, sector: i64, want: i64
) -> bool:
    """Have as many other sectors `want` labs as there are later demands for so many?"""
    first: i64 = (card - SECTOR_CARDS) * SECTORS
    spare: i64 = 0
    i: i64
    for i in range(SECTORS):
        if i != sector and not has_place(used, i) and labs[seat * SECTORS + i] >= want:
            spare += 1
        if i > stage and state.box.demand[first + i] >= want:
            spare -= 1
    return spare >= 0


def demands(state: MagnastormState, card: i64) -> i64:
    """In how many sectors a card asks for labs."""
    first: i64 = (card - SECTOR_CARDS) * SECTORS
    n: i64 = 0
    while n < SECTORS and state.box.demand[first + n] > 0:
        n += 1
    return n


def free_space(state: MagnastormState, slot: i64) -> i64:
    """MS-OBJ-02: the highest reputation space beside an objective that nobody has taken."""
    place: i64 = 0
    while state.fulfilled[slot * 4 + place] >= 0:
        place += 1
    return place
