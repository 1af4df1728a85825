"""What is still missing for an objective, in numbers that a person can read."""

from __future__ import annotations

from cloudtop.games.magnastorm.geometry import SECTORS
from cloudtop.games.magnastorm.rules.objectives import (
    SECTOR_CARDS,
    card_number,
    commanders_held,
    fulfil_refusal,
    has_fulfilled,
    sole_leader,
    sole_majority,
)
from cloudtop.games.magnastorm.shape import Need, NeedKind, Needs
from cloudtop.games.magnastorm.state import MagnastormState


def needs(state: MagnastormState, seat: int, slot: int) -> Needs:
    """MS-OBJ-03: whether an objective can be fulfilled now, is done, and what each of its parts asks for."""
    card = int(state.objective[slot])
    done = has_fulfilled(state, seat, slot)
    if state.round == 0:
        return Needs(met=False, done=False, parts=[])
    parts = research_parts(state, seat, card) if card < SECTOR_CARDS else sector_parts(state, seat, card - SECTOR_CARDS)
    return Needs(met=fulfil_refusal(state, seat, slot) is None, done=done, parts=parts)


def part(need: NeedKind, have: int, of: int, level: int = 0, labs: int = 0) -> Need:
    return Need(need=need, have=min(int(have), int(of)), of=int(of), level=level, labs=labs)


def research_parts(state: MagnastormState, seat: int, card: int) -> list[Need]:
    """MS-ORE-01 to MS-ORE-06: markers that must be high enough, commanders, leads."""
    markers, by, commanders = (int(card_number(state, card, what)) for what in range(3))
    levels = [int(state.players[seat].level[r]) for r in range(state.box.tracks)]
    out: list[Need] = []
    if commanders > 0:
        out.append(part("commanders", commanders_held(state, seat), commanders))
    if state.box.lead[card]:
        led = sum(1 for r, level in enumerate(levels) if level >= by and sole_leader(state, r) == seat)
        out.append(part("leads", led, markers, level=by))
    elif markers == 1:
        out.append(part("marker", max(levels), by))
    else:
        out.append(part("markers", sum(1 for level in levels if level >= by), markers, level=by))
    return out


def sector_parts(state: MagnastormState, seat: int, card: int) -> list[Need]:
    """MS-OSE-01, MS-OSE-04, MS-OSE-05: labs by sector, and the majority in the first of them."""
    demand = [int(n) for n in state.box.demand[card * SECTORS : card * SECTORS + SECTORS] if n > 0]
    labs = state.labs
    own = [int(labs[seat * SECTORS + s]) for s in range(SECTORS)]
    led = [s for s in range(SECTORS) if sole_majority(labs, state.seats, s) == seat]
    nearest = sorted(range(SECTORS), key=lambda s: (min(own[s], demand[0]), s in led, own[s]), reverse=True)
    out: list[Need] = []
    if len(demand) == 1:
        out.append(part("labs", own[nearest[0]], demand[0]))
    elif demand[0] == demand[-1] == 1:
        out.append(part("sectors", sum(1 for n in own if n > 0), len(demand)))
    elif demand[0] == demand[-1]:
        out.append(part("pairs", sum(1 for n in own if n >= demand[0]), len(demand), labs=demand[0]))
    else:
        others = sum(1 for s in nearest[1:] if own[s] >= demand[1])
        out += [part("labs", own[nearest[0]], demand[0]), part("others", others, len(demand) - 1)]
    if state.box.majority[card]:
        where = nearest[: demand.count(demand[0])]  # the sectors that are nearest to what the card asks for
        out.append(part("majority", int(any(s in led for s in where)), 1))
    return out
