"""What may be wrong with a table: every piece is somewhere, once, and the agenda makes sense."""

from __future__ import annotations

from cloudtop.core.chance import NOBODY
from cloudtop.core.game import seat_name
from cloudtop.games.magnastorm.actions import COLOUR_NAMES, RESEARCH_NAMES
from cloudtop.games.magnastorm.agenda import agenda_faults
from cloudtop.games.magnastorm.geometry import COLUMNS, PANEL, SPACES
from cloudtop.games.magnastorm.state import (
    BLACK,
    COLOURS,
    DISHES,
    LABS,
    OBJECTIVES,
    RESEARCH,
    RESEARCH_PLACE,
    ROUNDS,
    SLOTS,
    STATION_REPUTATION,
    STATIONS_BUILT,
    YELLOW,
    MagnastormState,
    crew_count,
)
from cloudtop.games.magnastorm.steps.setup import CREW_MEMBERS, CUBES, NEUTRAL_ROWS


def audit(state: MagnastormState) -> list[str]:
    """MS-CMP-01 to MS-CMP-03: everything that is wrong, a sentence each."""
    out: list[str] = []
    _audit_cubes(state, out)
    _audit_crew(state, out)
    _audit_labs(state, out)
    _audit_research(state, out)
    _audit_commanders(state, out)
    _audit_objectives(state, out)
    _audit_order(state, out)
    out += agenda_faults(state)
    if not out:
        _audit_offer(state, out)
    return out


def _audit_cubes(state: MagnastormState, out: list[str]) -> None:
    """MS-CMP-01, MS-CMP-02, MS-SET-28: 25 cubes of each colour in play; black ones only in the bag."""
    for colour in range(COLOURS):
        in_play = colour == YELLOW or colour < state.seats
        held = sum(int(state.players[seat].cubes[colour]) for seat in range(state.seats))
        total = held + int(state.supply[colour]) + int(state.bag[colour])
        right = CUBES if in_play else 0
        if total != right:
            out.append(f"There are {total} {COLOUR_NAMES[colour]} cubes; it must be {right} (MS-CMP-02).")
    if state.bag[BLACK] != CUBES:
        out.append(f"The bag has {state.bag[BLACK]} black cubes; it must be {CUBES} (MS-BAG-04).")


def _audit_crew(state: MagnastormState, out: list[str]) -> None:
    """MS-CMP-03, MS-SET-18, MS-SWP-03: neutral crew on the panels, 5 of each player; nobody in a dark column."""
    for colour in range(COLOURS):
        on_panels = sum(int(crew_count(p, colour)) for p in state.panels)
        at_home = int(state.players[colour].recruits) if colour < state.seats else 0
        right = (
            NEUTRAL_ROWS * int(state.box.columns) if colour == YELLOW else CREW_MEMBERS if colour < state.seats else 0
        )
        if on_panels + at_home != right:
            out.append(
                f"There are {on_panels + at_home} {COLOUR_NAMES[colour]} crew members; it must be {right} (MS-CMP-03)."
            )
    for i in range(PANEL * 2):
        if state.panels[i] and i % COLUMNS >= state.box.columns:
            out.append("A crew member stands in the column that is not used with 2 or 3 players (MS-SET-18).")
            return


def _audit_labs(state: MagnastormState, out: list[str]) -> None:
    """MS-CMP-03, MS-TRM-06: 10 labs and 3 stations of each player; stations brought their reputation."""
    for seat in range(state.seats):
        at_home = int(state.players[seat].home).bit_count()
        placed = sum(int(state.lab[s]) % 4 for s in range(SPACES) if state.lab[s] and state.lab[s] // 4 == seat)
        if at_home + placed != LABS:
            out.append(f"{seat_name(seat)} has {at_home + placed} labs; it must be {LABS} (MS-CMP-03).")
        dishes = int(state.players[seat].dishes).bit_count()
        built = sum(1 for owner in state.station if owner == seat)
        if dishes + built != DISHES:
            out.append(f"{seat_name(seat)} has {dishes + built} transmitter stations; it must be {DISHES} (MS-TRM-06).")
        if state.players[seat].lines[STATIONS_BUILT] != built * STATION_REPUTATION:
            out.append(f"{seat_name(seat)}'s reputation for stations is not {STATION_REPUTATION} each (MS-TRM-04).")


def _audit_research(state: MagnastormState, out: list[str]) -> None:
    """MS-ORE-08, MS-SPL-07: markers stand between 0 and the top, on the tracks in play."""
    for seat in range(state.seats):
        for research in range(RESEARCH):
            level = int(state.players[seat].level[research])
            top = int(state.box.top) if research < state.box.tracks else 0
            if not 0 <= level <= top:
                out.append(
                    f"{seat_name(seat)}'s {RESEARCH_NAMES[research]} marker is on {level}; the track has 0 to {top} (MS-RES-01)."
                )


def _audit_commanders(state: MagnastormState, out: list[str]) -> None:
    """MS-SET-09, MS-SET-10, MS-SET-13, MS-SET-14: tiles of the right kind, each once, nobody holding an empty place."""
    tiles = [int(c) for c in state.commander]
    drawn = [c for c in tiles if c >= 0]
    for place, tile in enumerate(tiles):
        kind, number = place // RESEARCH_PLACE, place % RESEARCH_PLACE
        if tile >= 0 and (tile // 8 != kind or number >= state.box.tracks):
            out.append(f"Commander place {place + 1} has a tile that does not belong there (MS-SET-15).")
        if tile < 0 and (state.holder[place] >= 0 or (state.round > 0 and number < state.box.tracks)):
            out.append(f"Commander place {place + 1} has no tile (MS-SET-13).")
    if len(set(drawn)) < len(drawn):
        out.append("A commander is on the table twice (MS-CMP-01).")


def _audit_objectives(state: MagnastormState, out: list[str]) -> None:
    """MS-SET-21 to MS-SET-23, MS-OBJ-02, MS-OBJ-04: two cards of each kind; spaces taken from the highest on."""
    cards = [int(c) for c in state.objective]
    if (
        [c // 4 for c in cards] != [0, 0, 1, 1][: len(cards)]
        or len(set(cards)) < len(cards)
        or (state.round > 0 and len(cards) < SLOTS)
    ):
        out.append("The objectives are two research cards and two sector cards, all different (MS-SET-21).")
    earned = [0] * int(state.seats)
    for slot in range(SLOTS):
        seats = [int(s) for s in state.fulfilled[slot * 4 : slot * 4 + 4]]
        taken = [s for s in seats if s >= 0]
        if seats[: len(taken)] != taken or len(set(taken)) < len(taken) or len(taken) > len(state.box.value):
            out.append(
                f"The reputation spaces of objective {slot + 1} are taken from the highest on, once by each (MS-OBJ-02)."
            )
            continue
        for place, seat in enumerate(taken):
            earned[seat] += int(state.box.value[place])
    for seat in range(state.seats):
        if state.players[seat].lines[OBJECTIVES] != earned[seat]:
            out.append(f"{seat_name(seat)}'s reputation for objectives is not {earned[seat]} (MS-OBJ-02).")
        if state.reputation(seat) >= state.box.threshold and not state.ending:
            out.append(f"{seat_name(seat)} has reached {state.box.threshold}, so the game must be ending (MS-END-01).")
        if state.reputation(seat) < 0:
            out.append(f"{seat_name(seat)}'s reputation is below 0 (MS-GEN-13).")


def _audit_order(state: MagnastormState, out: list[str]) -> None:
    """MS-STA-02, MS-RND-06: every player once on the turn order track; rounds 1 to 4."""
    everybody = list(range(state.seats))
    playing = state.round > 0
    if sorted(state.order) != everybody and (playing or len(state.order)):
        out.append("The turn order track does not show every player once (MS-STA-02).")
    if sorted(state.cycle) != everybody and (playing or len(state.cycle)):
        out.append("The order of this cycle does not have every player once (MS-BON-06).")
    if state.round > ROUNDS:
        out.append(f"There are {ROUNDS} rounds, not {state.round} (MS-RND-06).")


def _audit_offer(state: MagnastormState, out: list[str]) -> None:
    """Whoever has to decide can."""
    if state.agenda:
        actor = state.agenda[-1].actor(state)
        if actor != NOBODY and len(state.agenda[-1].options(state, actor)) == 0:
            out.append(f"The step {state.agenda[-1].name()} on the agenda leaves nothing to choose.")
