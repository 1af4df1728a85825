"""What may be wrong with a table: every component is somewhere, once, and the agenda makes sense."""

from __future__ import annotations

from cloudtop.core.game import seat_name
from cloudtop.games.cloudcity.agenda import agenda_faults
from cloudtop.games.cloudcity.geometry import COLOURS, KIND_NAMES, LENGTHS, LEVELS
from cloudtop.games.cloudcity.rules.walkways import level_of
from cloudtop.games.cloudcity.state import LEVEL, CloudCityState, tile_kind
from cloudtop.games.cloudcity.view import heaps


def audit(state: CloudCityState) -> list[str]:
    """CC-COM-01 to CC-COM-04, CC-GEO-01, CC-TRN-03: everything that is wrong, a sentence each."""
    out: list[str] = []
    _audit_buildings(state, out)
    _audit_walkways(state, out)
    _audit_tiles(state, out)
    _audit_requests(state, out)
    out += agenda_faults(state)
    return out


def _audit_requests(state: CloudCityState, out: list[str]) -> None:
    """CC-UPG-03, CC-UPG-05: the Special Requests are the chosen ones, or as many different ones as are drawn."""
    open_cards, chosen = list(state.requests), list(state.box.chosen)
    to_come = [step.numbers()[0] for step in state.agenda if step.name() == "SpecialRequests"]
    drawn = to_come[0] if to_come else int(state.box.drawn)
    if (
        chosen != open_cards[: len(chosen)]
        or len(open_cards) != len(chosen) + drawn
        or len(set(open_cards)) < len(open_cards)
    ):
        out.append(f"The {len(open_cards)} Special Requests are not those that the options call for (CC-UPG-03).")


def _audit_buildings(state: CloudCityState, out: list[str]) -> None:
    """CC-COM-01, CC-BLD-05: 32 of each colour, in the box and in the cities."""
    for k, colour in enumerate(COLOURS):
        standing = sum(1 for city in state.cities for held in city.cells if held & LEVEL == k + 1)
        left, printed = int(state.buildings[k]), int(state.box.buildings[k])
        if left < 0 or left + standing != printed:
            out.append(
                f"There are {left + standing} {colour} buildings ({left} in the box, {standing} in cities);"
                f" the game has {printed} (CC-COM-01)."
            )


def _audit_walkways(state: CloudCityState, out: list[str]) -> None:
    """CC-COM-03, CC-WLK-16: the pieces of each level and length."""
    for k, level in enumerate(LEVELS):
        for i in range(LENGTHS):
            place = k * LENGTHS + i
            built = 0
            for city in state.cities:
                built += sum(1 for s in city.walkways if state.piece(level_of(city, s), s) == place)
            left, printed = int(state.stock[place]), int(state.box.pieces[place])
            if left < 0 or left + built != printed:
                out.append(
                    f"There are {left + built} {level} walkways of length {i + 1}; the game has {printed} (CC-COM-03)."
                )


def _audit_tiles(state: CloudCityState, out: list[str]) -> None:
    """CC-COM-04, CC-SET-08: the tiles of each kind, the starting tiles in play included."""
    if not state.pile.sound():
        out.append("The pile does not hold as many tiles as it says.")
    count = [int(n) for heap in heaps(state) for n in heap.census()]
    for kind in state.row:
        if kind >= 0:
            count[kind] += 1
    for seat, city in enumerate(state.cities):
        for t in city.tiles:
            count[tile_kind(t)] += 1
        if len(city.hand) > state.box.hand:
            out.append(
                f"{seat_name(seat)} has {len(city.hand)} tiles in hand; the limit is {state.box.hand} (CC-DRW-01)."
            )
        if state.first >= 0 and city.tiles:
            kind = tile_kind(city.tiles[0])
            count[kind] -= 1
            if kind != state.box.starting[state.birds(seat)]:
                out.append(f"{seat_name(seat)} does not have the starting tile of its place in turn order (CC-SET-07).")
    for kind, name in enumerate(KIND_NAMES):
        if count[kind] != state.box.copies[kind]:
            out.append(
                f"There are {count[kind]} ordinary tiles {name}; the game has {state.box.copies[kind]} (CC-COM-04)."
            )
