"""Positions: the whole table as plain named data, there and back, and what may be wrong with it."""

from __future__ import annotations

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.errors import Corrupt
from cloudtop.core.game import parse_step, seat_name, seat_number
from cloudtop.core.zones import Deck, card, insert_sorted, kind_of, seat_bit, seen_by
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
from cloudtop.games.cloudcity.rules.walkways import city_refusal, level_of
from cloudtop.games.cloudcity.state import LEVEL, Box, City, CloudCityState, empty_city
from cloudtop.games.cloudcity.steps import STEPS

SPACE_NAMES = [cell_name(space_cell(s)) for s in range(SPACES)]
SPAN_NAMES = {span_name(s): s for s in range(SPANS)}


class CityData(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[str]  # "g7 D-BB r0", in the order they were laid
    walkways: list[str]  # "g7-j7", in the order they were built
    hand: list[str]  # "D-BG AB": the tile and the seats that know it


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    first: str
    round: int
    requests: list[str]
    row: list[str]  # "" for an empty place
    pile: dict[str, int]
    walkways: dict[str, list[int]]
    buildings: dict[str, int]
    cities: list[CityData]
    agenda: list[str]


def seats_text(mask: int) -> str:
    return "".join(seat_name(s) for s in range(8) if mask >> s & 1)


def dump(state: CloudCityState, agenda: list[str]) -> dict[str, Any]:
    """The whole table; only what cannot be computed from the rest, and the supplies for the reader."""
    return {
        "first": seat_name(state.first) if state.first >= 0 else "",
        "round": int(state.round),
        "requests": [REQUEST_NAMES[r] for r in state.requests],
        "row": ["" if kind < 0 else KIND_NAMES[kind] for kind in state.row],
        "pile": {KIND_NAMES[k]: int(n) for k, n in enumerate(state.pile.count) if n},
        "walkways": {
            level: [int(state.stock[k * LENGTHS + i]) for i in range(LENGTHS)] for k, level in enumerate(LEVELS)
        },
        "buildings": {colour: int(state.buildings[k]) for k, colour in enumerate(COLOURS)},
        "cities": [dump_city(city) for city in state.cities],
        "agenda": agenda,
    }


def dump_city(city: City) -> dict[str, Any]:
    return {
        "tiles": [f"{SPACE_NAMES[t // 64]} {KIND_NAMES[t % 16]} r{t // 16 % 4}" for t in city.tiles],
        "walkways": [span_name(span) for span in city.walkways],
        "hand": [f"{KIND_NAMES[kind_of(c)]} {seats_text(seen_by(c))}" for c in city.hand],
    }


def restore(box: Box, data: dict[str, Any]) -> CloudCityState:
    """The table that `dump` described. Shape and geometry are checked here, quantities by `audit`."""
    try:
        given = msgspec.convert(data, PositionData)
    except msgspec.ValidationError as e:
        raise Corrupt([f"This is not a position of Cloud City: {e}."]) from None
    if len(given.cities) != box.players:
        raise Corrupt([f"The position has {len(given.cities)} cities for {box.players} players."])
    count = [given.pile.pop(name, 0) for name in KIND_NAMES]
    if given.pile:
        raise Corrupt([f"'{next(iter(given.pile))}' in the pile is not a tile (CC-COM-07)."])
    stock = [n for level in LEVELS for n in _five(given.walkways, level)]
    first = seat_number(given.first) if given.first else -1
    if first >= box.players or (given.first and first < 0):
        raise Corrupt([f"The first player '{given.first}' has no seat at a table of {box.players} (CC-SET-06)."])
    if len(given.row) != box.row:
        raise Corrupt([f"The row has {box.row} places, not {len(given.row)}; write '' for an empty one (CC-SET-05)."])
    return CloudCityState(
        box,
        [parse_step(line, STEPS, box.players) for line in given.agenda],
        [restore_city(box, c, seat_name(seat)) for seat, c in enumerate(given.cities)],
        vec[i64](stock),
        vec[i64]([given.buildings.get(colour, 0) for colour in COLOURS]),
        Deck(vec[i64](count), sum(count), vec[i64]()),
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
            raise Corrupt([f"{seat}'s tile '{line}' is written r{turn % 2}: its other turns look the same (CC-GEO-04)."])
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
    for line in given.hand:
        name, _, seats = line.partition(" ")
        seen = [seat_number(s) for s in seats]
        if any(s < 0 or s >= box.players for s in seen):
            raise Corrupt([f"'{line}' in {seat}'s hand is not a tile and the seats that know it, for example 'D-BG AB'."])
        city.hand = insert_sorted(city.hand, card(_kind(name), sum(seat_bit(s) for s in seen)))
    return city


def audit(state: CloudCityState) -> list[str]:
    """CC-COM-01 to CC-COM-04, CC-GEO-01, CC-TRN-03: every component is somewhere, once; the agenda makes sense."""
    out: list[str] = []
    _audit_buildings(state, out)
    _audit_walkways(state, out)
    _audit_tiles(state, out)
    seats = int(state.seats)
    limits = {"Round": [int(state.box.rounds), seats], "PlaceTile": [seats - 1, len(KIND_NAMES) - 1], "FillRow": [3]}
    limits |= {"RefillRow": [2], "DealHands": [3 * seats], "SpecialRequests": [2]}
    for step in state.agenda:
        for n, limit in zip(step.numbers(), limits.get(step.name(), [seats - 1])):
            if not 0 <= n <= limit:
                out.append(f"The step {step.name()} on the agenda has the number {n}; it goes up to {limit}.")
    return out


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
                out.append(f"There are {left + built} {level} walkways of length {i + 1}; the game has {printed} (CC-COM-03).")


def _audit_tiles(state: CloudCityState, out: list[str]) -> None:
    """CC-COM-04, CC-SET-08: the tiles of each kind, the starting tiles in play included."""
    count = [int(n) for n in state.pile.count]
    if min(count) < 0 or sum(count) != state.pile.size:
        out.append("The pile does not hold as many tiles as it says.")
    for kind in state.row:
        if kind >= 0:
            count[kind] += 1
    for seat, city in enumerate(state.cities):
        for t in city.tiles:
            count[t % 16] += 1
        for c in city.hand:
            count[kind_of(c)] += 1
        if len(city.hand) > state.box.hand:
            out.append(f"{seat_name(seat)} has {len(city.hand)} tiles in hand; the limit is {state.box.hand} (CC-DRW-01).")
        if state.first >= 0 and city.tiles:
            kind = city.tiles[0] % 16
            count[kind] -= 1
            if kind != state.box.starting[state.birds(seat)]:
                out.append(f"{seat_name(seat)} does not have the starting tile of its place in turn order (CC-SET-07).")
    for kind, name in enumerate(KIND_NAMES):
        if count[kind] != state.box.copies[kind]:
            out.append(f"There are {count[kind]} ordinary tiles {name}; the game has {state.box.copies[kind]} (CC-COM-04).")
