"""Positions: the whole table as plain named data, there and back."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.errors import Corrupt
from cloudtop.core.game import parse_step, seat_name, seat_number
from cloudtop.core.position import (
    cards_text,
    counts_text,
    deck_of,
    first_text,
    read_cards,
    read_counts,
    read_first,
    read_position,
)
from cloudtop.core.zones import kind_of, knows
from cloudtop.games.cloudcity.actions import REQUEST_NAMES
from cloudtop.games.cloudcity.effects import add_walkway, lay_tile, raise_buildings
from cloudtop.games.cloudcity.geometry import (
    COLOURS,
    KIND_NAMES,
    LENGTHS,
    LEVELS,
    SPACES,
    SPANS,
    START,
    TURNS,
    cell_name,
    space_cell,
    span_name,
)
from cloudtop.games.cloudcity.rules.tiles import space_refusal
from cloudtop.games.cloudcity.rules.walkways import city_refusal
from cloudtop.games.cloudcity.state import Box, City, CloudCityState, empty_city, tile_kind, tile_space, tile_turn
from cloudtop.games.cloudcity.steps import STEPS

SPACE_NAMES = [cell_name(space_cell(s)) for s in range(SPACES)]
SPAN_NAMES = {span_name(s): s for s in range(SPANS)}


Count = Annotated[int, msgspec.Meta(ge=0, le=99)]


class CityData(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[str]  # "g7 D-BB r0", in the order they were laid
    walkways: list[str]  # "g7-j7", in the order they were built
    hand: list[str]  # "D-BG AB": the tile and the seats that know it


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    first: str
    round: Count
    requests: list[str]
    row: list[str]  # "" for an empty place
    pile: dict[str, Count]
    walkways: dict[str, list[Count]]
    buildings: dict[str, Count]
    cities: list[CityData]
    agenda: list[str]


def dump(state: CloudCityState, agenda: list[str]) -> dict[str, Any]:
    """The whole table; only what cannot be computed from the rest, and the supplies for the reader."""
    return {
        "first": first_text(state.first),
        "round": int(state.round),
        "requests": [REQUEST_NAMES[r] for r in state.requests],
        "row": ["" if kind < 0 else KIND_NAMES[kind] for kind in state.row],
        "pile": counts_text(state.pile.count, KIND_NAMES),
        "walkways": {
            level: [int(state.stock[k * LENGTHS + i]) for i in range(LENGTHS)] for k, level in enumerate(LEVELS)
        },
        "buildings": {colour: int(state.buildings[k]) for k, colour in enumerate(COLOURS)},
        "cities": [dump_city(city, state.seats) for city in state.cities],
        "agenda": agenda,
    }


def dump_city(city: City, seats: int) -> dict[str, Any]:
    return {
        "tiles": [f"{SPACE_NAMES[tile_space(t)]} {KIND_NAMES[tile_kind(t)]} r{tile_turn(t)}" for t in city.tiles],
        "walkways": [span_name(span) for span in city.walkways],
        "hand": cards_text(city.hand, KIND_NAMES, seats),
    }


def restore(box: Box, data: dict[str, Any]) -> CloudCityState:
    """The table that `dump` described. Shape and geometry are checked here, quantities by `audit`."""
    given = read_position(data, PositionData, "Cloud City")
    if len(given.cities) != box.players:
        raise Corrupt([f"The position has {len(given.cities)} cities for {box.players} players."])
    pile = read_counts(given.pile, KIND_NAMES, "the pile", "CC-COM-07")
    for what, given_names, names in (("building", given.buildings, COLOURS), ("walkway", given.walkways, LEVELS)):
        for name in given_names:
            if name not in names:
                raise Corrupt([f"There are no {name} {what}s; there are {', '.join(names)}."])
    stock = [n for level in LEVELS for n in _five(given.walkways, level)]
    first = read_first(given.first, int(box.first), int(box.players), "CC-SET-06")
    if len(given.row) != box.row:
        raise Corrupt([f"The row has {box.row} places, not {len(given.row)}; write '' for an empty one (CC-SET-05)."])
    return CloudCityState(
        box,
        [parse_step(line, STEPS) for line in given.agenda],
        [restore_city(box, c, seat_name(seat)) for seat, c in enumerate(given.cities)],
        vec[i64](stock),
        vec[i64]([given.buildings.get(colour, 0) for colour in COLOURS]),
        deck_of(pile, vec[i64](), vec[i64]()),
        vec[i64]([-1 if name == "" else _kind(name) for name in given.row]),
        vec[i64]([_request(name) for name in given.requests]),
        first,
        given.round,
    )


def _five(walkways: dict[str, list[int]], level: str) -> list[int]:
    counts = walkways.get(level, [])
    if len(counts) != LENGTHS:
        raise Corrupt([f"The {level} walkways need a count for each of the 5 lengths (CC-GEO-08)."])
    return counts


def _kind(name: str) -> int:
    if name not in KIND_NAMES:
        raise Corrupt([f"'{name}' is not a tile; the kinds are {', '.join(KIND_NAMES)} (CC-COM-07)."])
    return KIND_NAMES.index(name)


def _request(name: str) -> int:
    if name not in REQUEST_NAMES:
        raise Corrupt([f"'{name}' is not a Special Request; they are {', '.join(REQUEST_NAMES)} (CC-COM-05)."])
    return REQUEST_NAMES.index(name)


def restore_city(box: Box, given: CityData, seat: str) -> City:
    """A city built anew, tile by tile and walkway by walkway, as the rules allow it."""
    city = empty_city()
    for line in given.tiles:
        parts = line.split()
        if len(parts) != 3 or parts[0] not in SPACE_NAMES or parts[2] not in ("r0", "r1", "r2", "r3"):
            raise Corrupt([f"'{line}' is not a laid tile; write for example 'g7 D-BB r0'."])
        space, kind, turn = SPACE_NAMES.index(parts[0]), _kind(parts[1]), int(parts[2][1])
        if turn >= TURNS[kind]:
            raise Corrupt(
                [f"{seat}'s tile '{line}' is written r{turn % 2}: its other turns look the same (CC-GEO-04)."]
            )
        rule = space_refusal(city, box, space) if len(city.tiles) else None if space == START else "CC-GEO-03"
        if rule:
            raise Corrupt([f"{seat}'s tile '{line}' cannot lie there ({rule})."])
        lay_tile(city, box, space, turn, kind)
        raise_buildings(city)
    for name in given.walkways:
        span = SPAN_NAMES.get(name)
        if span is None:
            raise Corrupt([f"'{name}' is not a walkway; write for example 'g7-j7'."])
        rule = city_refusal(city, span)
        if rule:
            raise Corrupt([f"{seat}'s walkway {name} cannot stand there ({rule})."])
        add_walkway(city, span)
    city.hand = read_cards(given.hand, KIND_NAMES, box.players, f"{seat}'s hand", False)
    for c in city.hand:
        if not knows(c, seat_number(seat)):
            raise Corrupt([f"{seat} has not seen a tile in its own hand, {KIND_NAMES[kind_of(c)]} (CC-SET-11)."])
    return city
