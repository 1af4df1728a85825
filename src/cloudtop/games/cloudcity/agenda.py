"""Which agendas a game of Cloud City can have, and how far the table must be for each."""

from __future__ import annotations

from cloudtop.core.game import seat_name
from cloudtop.core.zones import kind_of
from cloudtop.games.cloudcity.state import Box, CloudCityState
from cloudtop.games.cloudcity.steps.setup import setup_agenda

# The agenda from the bottom up: what may lie on the rounds while the table is set up, and during a turn.
SETUP = [step.name() for step in setup_agenda()[1:]]
TURNS = [
    [], ["DrawTile"], ["DrawTile", "BuildWalkways"], ["DrawTile", "BuildWalkways", "ChooseTile"],
    ["DrawTile", "BuildWalkways", "PlaceTile"], ["DrawTile", "BuildWalkways", "PlaceBuildings"],
    ["TakeFromPile"], ["RefillRow"],
]  # fmt: skip


def agenda_faults(state: CloudCityState) -> list[str]:
    """CC-TRN-01, CC-TRN-03: what is pending makes sense for the table, a sentence for each fault."""
    out: list[str] = []
    names = [step.name() for step in state.agenda]
    if not names:
        _audit_progress(state, out, int(state.box.rounds), int(state.seats), "")
    elif names[0] == "Round" and names[1:] in TURNS and names != ["Round"]:
        _audit_turn(state, out)
    elif names[0] == "Round" and names[1:] and names[1:] == SETUP[: len(names) - 1]:
        _audit_setup(state, out)
    else:
        out.append(f"The agenda {names} is not one of a game; take the agenda of a dumped position.")
    return out


def _audit_turn(state: CloudCityState, out: list[str]) -> None:
    """CC-TRN-02, CC-TRN-03: whose turn it is, and that all cities and hands are as far as the turn says."""
    number, turns = state.agenda[0].numbers()
    top = state.agenda[-1]
    seat = (state.first + turns - 1) % state.seats
    if not 1 <= number <= state.box.rounds or not 1 <= turns <= state.seats or number != state.round or state.first < 0:
        out.append(f"It is round {state.round}, but the agenda says turn {turns} of round {number} (CC-TRN-01).")
        return
    for step in state.agenda[1:]:
        number_of_step = step.numbers()[0]
        if step.name() == "RefillRow":
            fits = 0 <= number_of_step < state.box.row and state.row[number_of_step] < 0
        else:
            fits = number_of_step == seat
        if not fits:
            out.append(
                f"The step {step.name()} on the agenda is not of {seat_name(seat)}, whose turn it is (CC-TRN-02)."
            )
            return
    _audit_progress(state, out, number, turns, top.name())
    if top.name() == "PlaceTile" and top.numbers()[1] not in [kind_of(c) for c in state.cities[seat].hand]:
        out.append(f"{seat_name(seat)} has not got the tile that is to be placed (CC-TIL-01).")
    if not state.box.draws(number) and top.name() in ("DrawTile", "TakeFromPile", "RefillRow"):
        out.append("Nobody draws in the last round (CC-DRW-09).")
    if top.name() in ("TakeFromPile", "RefillRow") and state.pile.size == 0:
        out.append(f"The step {top.name()} on the agenda needs a tile of the pile, which is empty (CC-DRW-05).")


def due(box: Box, number: int, turns: int, place: int, step: str) -> tuple[int, int]:
    """CC-TRN-07, CC-DRW-01, CC-DRW-09: how many tiles a player has laid and holds, so many places after the first player."""
    acting = place == turns - 1 and step != ""
    if place >= turns or (acting and step in ("ChooseTile", "PlaceTile")):
        return number, int(box.hand)
    drawn = box.draws(number) and (not acting or step == "RefillRow")
    return number + 1, int(box.hand) - (0 if drawn else 1)


def _audit_progress(state: CloudCityState, out: list[str], number: int, turns: int, step: str) -> None:
    """CC-TRN-07, CC-DRW-01, CC-DRW-03: tiles laid and held by each player, and a full row while there is a pile."""
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        city = state.cities[seat]
        laid, held = due(state.box, number, turns, place, step)
        if len(city.tiles) != laid:
            out.append(f"{seat_name(seat)} has laid {len(city.tiles)} tiles; by now it must be {laid} (CC-TRN-07).")
        if len(city.hand) != held:
            out.append(f"{seat_name(seat)} has {len(city.hand)} tiles in hand; it must be {held} now (CC-DRW-01).")
    gaps = sum(1 for kind in state.row if kind < 0)
    if state.pile.size > 0 and gaps != (1 if step == "RefillRow" else 0):
        out.append(f"The row has {gaps} empty places while there is a pile (CC-DRW-03).")


def _audit_setup(state: CloudCityState, out: list[str]) -> None:
    """CC-SET-03 to CC-SET-10: how far the table is set up."""
    top = state.agenda[-1].name()
    done = len(SETUP) - SETUP.index(top)  # 1 while the first player is drawn, 5 while requests are
    begun = state.agenda[-1].numbers()[0] if state.agenda[-1].numbers() else 0
    row = begun if top == "FillRow" else int(state.box.row) if done > 3 else 0
    dealt = begun if top == "DealHands" else int(state.box.hand * state.seats) if done > 4 else 0
    held = sum(len(city.hand) for city in state.cities)
    laid = sum(len(city.tiles) for city in state.cities)
    numbers = [n for step in state.agenda[:-1] for n in step.numbers()]
    expected = [1, 0] + [0] * (len(numbers) - 2)
    if (
        numbers != expected
        or (state.first < 0) != (done == 1)
        or sum(1 for kind in state.row if kind >= 0) != row
        or held != dealt
        or laid != (state.seats if done > 2 else 0)
        or any(city.walkways for city in state.cities)
    ):
        out.append(f"The table is not set up as far as the agenda says: {top} comes next (CC-SET-10).")
