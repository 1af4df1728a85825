"""What exactly stands in the way of a refused move, and the reason against what is not even asked for."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.state import Because
from cloudtop.games.magnastorm.actions import (
    ADD,
    BOOST,
    BUILD,
    BUILD_FREE,
    COLOUR_NAMES,
    COMMANDER_NAMES,
    CREW_FROM,
    EXCHANGE,
    FULFIL,
    GAIN,
    JUMP,
    LAB,
    LAB_FREE,
    LOWER,
    MOVE,
    POST,
    PUT,
    RESEARCH_NAMES,
    STATION,
    STAY,
    TAKE,
    TRADE,
)
from cloudtop.games.magnastorm.commanders import C02, C06, C18
from cloudtop.games.magnastorm.effects import cubes_text
from cloudtop.games.magnastorm.geometry import (
    AREA_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    PANEL,
    PANEL_NAMES,
    PLACES,
    SECTORS,
    SPACE_NAMES,
    STATION_NAMES,
)
from cloudtop.games.magnastorm.rules.build import dish_price, has_alike, lab_price
from cloudtop.games.magnastorm.rules.movement import area_has_lab, quiet_area, scout_area
from cloudtop.games.magnastorm.rules.objectives import (
    SECTOR_CARDS,
    card_number,
    commanders_held,
    demands,
    fulfil_refusal,
    marker_counts,
    sole_leader,
)
from cloudtop.games.magnastorm.rules.panels import column_crew, space_refusal
from cloudtop.games.magnastorm.rules.payment import (
    THREE_COST,
    can_exchange,
    may_trade,
    move_cost,
    payable,
    takeover_cost,
)
from cloudtop.games.magnastorm.state import COLOURS, CREW_UNIT, WAIVED, MagnastormState


def cost_because(state: MagnastormState, seat: i64, cost: i64) -> Because | None:
    """MS-GEN-09: a price that the seat cannot pay, and what it has."""
    return None if state.players[seat].missing(cost) == 0 else Because("cost", price_facts(state, seat, cost))


def price_facts(state: MagnastormState, seat: i64, cost: i64) -> dict[str, object]:
    """A price, and what the seat has."""
    has: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        has += min(state.players[seat].cubes[colour], 15) * CREW_UNIT[colour]
    return {"needs": cubes_text(cost), "has": "" if has == 0 else cubes_text(has)}


def take_because(state: MagnastormState, seat: i64, column: i64) -> Because | None:
    """MS-TAK-01, MS-TAK-10, MS-TAK-12, MS-TAK-15"""
    if column >= state.box.columns:
        return None
    if state.upper_column(column) == 0:
        return Because("no-crew", {"column": COLUMN_NAMES[column]})
    if column > 0 and state.holder[column - 1] == seat:
        return Because("own-commander", {"commander": COMMANDER_NAMES[state.commander[column - 1]]})
    return cost_because(state, seat, takeover_cost(state, seat, column))


def panel_because(state: MagnastormState, space: i64) -> Because | None:
    """MS-ACT-01: who stands on a space of the lower panel."""
    crew: i64 = state.panels[PANEL + space]
    if space % COLUMNS >= state.box.columns or crew == 0:
        return None
    return Because("panel-taken", {"panel": PANEL_NAMES[space], "cube": cubes_text(crew).split()[0]})


def turn_because(state: MagnastormState, seat: i64, action: i64) -> Because | None:
    """What is against a takeover or a space of the lower panel."""
    if action < MOVE:
        return take_because(state, seat, action - TAKE)
    if not MOVE <= action < GAIN + PANEL:
        return None
    space: i64 = (action - MOVE) % PANEL
    if space_refusal(state, seat, space) is not None:
        return panel_because(state, space)
    return cost_because(state, seat, move_cost(state, seat, space // COLUMNS)) if action < GAIN else None


def crew_because(state: MagnastormState, seat: i64, action: i64) -> Because | None:
    """MS-ACT-01, MS-ACT-03: a crew member that is not there, or another player's."""
    if not CREW_FROM <= action < PUT:
        return None
    facts: dict[str, object] = {
        "column": COLUMN_NAMES[(action - CREW_FROM) // COLOURS], "cube": COLOUR_NAMES[(action - CREW_FROM) % COLOURS]
    }  # fmt: skip
    crew: i64 = state.upper_column((action - CREW_FROM) // COLOURS) if facts["column"] else 0
    there = crew >> (4 * ((action - CREW_FROM) % COLOURS)) & 15
    return Because("others-crew", facts) if there else Because("no-such-crew", facts)


def placing_because(state: MagnastormState, action: i64) -> Because | None:
    """MS-BON-07, MS-BON-08, MS-ACT-01: a column that is empty or full, a space that is taken."""
    if PUT <= action < PUT + PANEL:
        return panel_because(state, action - PUT)
    if POST <= action < POST + PANEL:
        return panel_because(state, action - POST)
    if not ADD <= action < POST or action - ADD >= state.box.columns:
        return None
    facts: dict[str, object] = {"column": COLUMN_NAMES[action - ADD]}
    return Because("column-full", facts) if column_crew(state, action - ADD) else Because("no-crew", facts)


def go_because(state: MagnastormState, seat: i64, space: i64, steps: i64, rule: str) -> Because | None:
    """MS-MOV-02, MS-MOV-04, MS-STO-01: there is no such space, the storm rages there, or how far it is."""
    area: i64 = space // PLACES
    here = AREA_NAMES[scout_area(state, seat)]
    if rule == "MS-MOV-04":
        return Because("no-space", {"area": AREA_NAMES[area], "count": spaces_of(state, area)})
    if rule == "MS-MOV-02":
        return Because("far", {"space": SPACE_NAMES[space], "area": here, "count": steps})
    return Because("storm", {"space": SPACE_NAMES[space], "area": AREA_NAMES[area]})


def spaces_of(state: MagnastormState, area: i64) -> int:
    """How many spaces an area has."""
    return sum([1 for place in range(PLACES) if state.box.colour[area * PLACES + place] >= 0])


def way_because(state: MagnastormState, seat: i64, action: i64) -> Because | None:
    """MS-MOV-05, MS-MOV-07, MS-MOV-09, MS-C02-01, MS-C06-01: other ways to move, and staying."""
    if action == BOOST:
        return commander_because(state, seat, C02)
    if STATION <= action < JUMP:
        station: i64 = action - STATION
        if state.station[station] < 0:
            return Because("no-station", {"station": STATION_NAMES[station]})
        if state.station[station] != seat and state.players[seat].holds() == 0:
            return Because("no-fee", {"cube": COLOUR_NAMES[state.station[station]]})
        return None
    if JUMP <= action < STAY:
        area: i64 = (action - JUMP) // PLACES
        lab = area_has_lab(state, area)
        return commander_because(state, seat, C06) or (
            None if lab else Because("no-lab-there", {"area": AREA_NAMES[area]})
        )
    space: i64 = state.players[seat].scout
    return Because("on-space", {"space": SPACE_NAMES[space]}) if action == STAY and space >= 0 else None


def level_because(state: MagnastormState, seat: i64, research: i64) -> Because | None:
    """MS-RES-01: a marker on the top level."""
    if research >= state.box.tracks or state.players[seat].level[research] < state.box.top:
        return None
    return Because("top", {"research": RESEARCH_NAMES[research]})


def marker_because(state: MagnastormState, seat: i64, card: i64, research: i64) -> Because | None:
    """MS-ORE-03, MS-ORE-08: a marker that is too low, or not alone in front."""
    if research >= state.box.tracks:
        return None
    facts: dict[str, object] = {"research": RESEARCH_NAMES[research]}
    level: i64 = state.players[seat].level[research]
    by: i64 = card_number(state, card, 1)
    if level < by:
        return Because("marker-low", {**facts, "level": level, "by": by})
    return Because("not-in-front", facts) if sole_leader(state, research) != seat else None


def fulfil_because(state: MagnastormState, seat: i64, slot: i64) -> Because | None:
    """MS-GOL-02, MS-ORE-03, MS-ORE-06, MS-ORE-08, MS-OSE-01, MS-OSE-04: what is missing for an objective."""
    rule = fulfil_refusal(state, seat, slot)
    card: i64 = state.objective[slot]
    if rule is None or card < 0:
        return None
    if rule == "MS-GOL-02":
        return Because("fulfilled", {})
    if rule == "MS-ORE-06":
        return Because("commanders", {"wanted": card_number(state, card, 2), "count": commanders_held(state, seat)})
    if card < SECTOR_CARDS:
        count: i64 = 0
        research: i64
        for research in range(state.box.tracks):
            if marker_counts(state, seat, card, research):
                count += 1
        facts: dict[str, object] = {"wanted": card_number(state, card, 0), "by": card_number(state, card, 1)}
        return Because("leads" if state.box.lead[card] != 0 else "markers", {**facts, "count": count})
    if rule == "MS-OSE-04":
        return Because("majority", {})
    first: i64 = state.box.demand[(card - SECTOR_CARDS) * SECTORS]
    return Because("labs", {"sectors": demands(state, card), "labs": first})


def unasked(state: MagnastormState, seat: i64, action: i64) -> str | None:
    """The rule against an objective, a lab or a station that the seat is not asked about, because it cannot be."""
    if FULFIL <= action < LOWER:
        place: i64 = action - FULFIL
        there = place < len(state.objective) and state.objective[place] >= 0  # before set-up none is dealt
        return fulfil_refusal(state, seat, place) if there else None
    if LAB <= action < LAB_FREE:
        return lab_unasked(state, seat, action - LAB)
    if BUILD <= action < BUILD_FREE and state.players[seat].has_dish(action - BUILD):
        return None if payable(state, seat, dish_price(state, seat, action - BUILD)) else "MS-TRM-02"
    return None


def lab_unasked(state: MagnastormState, seat: i64, place: i64) -> str | None:
    """MS-LAB-02, MS-STO-04, MS-LAB-03: what the space of the scout runner, or the price, has against a lab."""
    space: i64 = state.players[seat].scout
    if space < 0:
        return None
    if state.lab[space] > 0:
        return "MS-LAB-02"
    if not quiet_area(state, space // PLACES):
        return "MS-STO-04"
    return None if payable(state, seat, lab_price(state, seat, place)) else "MS-LAB-03"


def unasked_because(state: MagnastormState, seat: i64, action: i64) -> Because | None:
    rule = unasked(state, seat, action)
    if rule is None:
        return None
    if action >= FULFIL:
        return fulfil_because(state, seat, action - FULFIL)
    space: i64 = state.players[seat].scout
    if rule == "MS-LAB-02":
        return Because("has-lab", {"space": SPACE_NAMES[space]})
    if rule == "MS-STO-04":
        return Because("lab-storm", {"space": SPACE_NAMES[space]})
    return cost_because(state, seat, home_price(state, seat, action))


def home_price(state: MagnastormState, seat: i64, action: i64) -> i64:
    """What a lab or a station of the player board costs."""
    if BUILD <= action < LAB:
        return dish_price(state, seat, (action - BUILD) % (BUILD_FREE - BUILD))
    return lab_price(state, seat, (action - LAB) % (LAB_FREE - LAB))


def home_because(state: MagnastormState, seat: i64, action: i64, more: i64) -> Because | None:
    """MS-LAB-03, MS-TRM-02, MS-C18-01: a lab or a station that is not at home, that is too dear (with `more` on top), or not
    for nothing."""
    player = state.players[seat]
    if action < LAB:
        at_home = player.has_dish((action - BUILD) % (BUILD_FREE - BUILD))
    else:
        at_home = player.has_lab((action - LAB) % (LAB_FREE - LAB))
    if not at_home:
        return Because("not-home", {})
    if BUILD_FREE <= action < LAB or action >= LAB_FREE:
        return commander_because(state, seat, C18) or (Because("waived", {}) if state.used & WAIVED != 0 else None)
    if action >= LAB and has_alike(state, seat, action - LAB):
        return Because("lab-alike", {})
    return cost_because(state, seat, home_price(state, seat, action) + more)


# --- exchanges and commanders ---


def exchange_because(state: MagnastormState, seat: i64, action: i64) -> Because | None:
    """MS-EXC-01, MS-Q-70: cubes that are missing, in the hand or in the supply."""
    player = state.players[seat]
    if action == EXCHANGE:
        return Because("few-cubes", {"count": player.holds()}) if player.holds() < 3 else None
    three: i64 = (action - TRADE) // COLOURS
    colour: i64 = (action - TRADE) % COLOURS
    if player.missing(THREE_COST[three]) > 0:
        return Because("no-three", {"three": cubes_text(THREE_COST[three])})
    if state.supply[colour] == 0:
        return Because("supply-empty", {"cube": COLOUR_NAMES[colour]})
    if not may_trade(state, three, colour):
        return Because("same-cube", {})
    return Because("exchange-first", {}) if can_exchange(state, seat) else None


def commander_because(state: MagnastormState, seat: i64, commander: i64) -> Because | None:
    """What only the one who controls a commander may do."""
    if state.has(seat, commander):
        return None
    return Because("not-commander", {"commander": COMMANDER_NAMES[commander]})
