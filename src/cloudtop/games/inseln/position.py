"""Positions: the whole table as plain named data, and back."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.errors import Corrupt
from cloudtop.core.game import parse_step, seat_name, seat_number
from cloudtop.core.position import read_position
from cloudtop.games.inseln.actions import (
    BAG_KINDS,
    BONUS_NAMES,
    EXTENSION_NAMES,
    FACES,
    KIND_NAMES,
    LANDSCAPE_NAMES,
    PLACES,
)
from cloudtop.games.inseln.effects import lay_tile
from cloudtop.games.inseln.geometry import CELL_NAMES, CELLS, DIRECTION_NAMES
from cloudtop.games.inseln.rules.clouds import all_clouds, cloud_tiles
from cloudtop.games.inseln.state import Box, InselnState, Island
from cloudtop.games.inseln.steps import STEPS

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
ENDINGS = ("running", "final round next", "last round")


class IslandData(msgspec.Struct, forbid_unknown_fields=True):
    balloon: str
    energy: Count
    oculars: list[str]
    tiles: dict[str, str]  # by cell
    extra_oculars: Count
    connected: Count  # the round, or 0


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    round: Count
    first: str
    bonus: str
    wind: str
    ending: str
    bag: dict[str, Count]
    clouds: list[list[str]]  # the harbour is the last one
    supply: dict[str, Count]
    start_tiles: list[str]  # in the box
    taken: list[str]  # the next one first
    islands: list[IslandData]
    agenda: list[str]


def dump(state: InselnState, agenda: list[str]) -> dict[str, Any]:
    """The whole table."""
    return {
        "round": int(state.round),
        "first": seat_name(state.first) if state.first >= 0 else "",
        "bonus": BONUS_NAMES[state.bonus] if state.bonus >= 0 else "",
        "wind": DIRECTION_NAMES[state.wind] if state.wind >= 0 else "",
        "ending": ENDINGS[state.ending],
        "bag": {KIND_NAMES[kind]: int(n) for kind, n in enumerate(state.bag) if n},
        "clouds": [[KIND_NAMES[kind] for kind in cloud_tiles(state, c)] for c in range(all_clouds(state))],
        "supply": {EXTENSION_NAMES[e]: int(n) for e, n in enumerate(state.supply) if n},
        "start_tiles": [LANDSCAPE_NAMES[x] for x, n in enumerate(state.starts) if n],
        "taken": [KIND_NAMES[kind] for kind in reversed(list(state.taken))],
        "islands": [_dump_island(island) for island in state.islands],
        "agenda": agenda,
    }


def _dump_island(island: Island) -> dict[str, Any]:
    return {
        "balloon": CELL_NAMES[island.balloon] if island.balloon >= 0 else "",
        "energy": int(island.energy),
        "oculars": [KIND_NAMES[kind] for kind in island.oculars],
        "tiles": {CELL_NAMES[c]: KIND_NAMES[kind] for c, kind in enumerate(island.tile) if kind >= 0},
        "extra_oculars": int(island.extra),
        "connected": int(island.connected),
    }


def restore(box: Box, data: dict[str, Any]) -> InselnState:
    """The table that `dump` described. Shape and names are checked here, quantities by `audit`."""
    given = read_position(data, PositionData, "Die Inseln im Nebel")
    if len(given.islands) != box.players:
        raise Corrupt([f"The position has {len(given.islands)} islands for {box.players} players."])
    bag = vec[i64](_by_name(given.bag, KIND_NAMES[:BAG_KINDS], "tile of the bag"))
    state = InselnState(
        box,
        [parse_step(line, STEPS) for line in given.agenda],
        [_island(one) for one in given.islands],
        bag,
        sum(given.bag.values()),
        vec[i64](),
        vec[i64](_by_name(given.supply, list(EXTENSION_NAMES), "kind of extension")),
        vec[i64]([int(name in given.start_tiles) for name in LANDSCAPE_NAMES]),
        vec[i64]([_index(name, KIND_NAMES[:BAG_KINDS], "tile of the bag") for name in reversed(given.taken)]),
        _seat(box, given.first),
        given.round,
        _index(given.bonus, list(BONUS_NAMES), "face of the bonus die") if given.bonus else -1,
        _index(given.wind, list(DIRECTION_NAMES), "direction") if given.wind else -1,
        _index(given.ending, list(ENDINGS), "state of the game"),
    )
    if len(set(given.start_tiles)) < len(given.start_tiles) or not set(given.start_tiles) <= set(LANDSCAPE_NAMES):
        raise Corrupt([f"The start tiles in the box are different landscapes of {', '.join(LANDSCAPE_NAMES)}."])
    state.clouds = vec[i64](_clouds(state, given.clouds))
    for seat, one in enumerate(given.islands):
        _lay(state, seat, one)
    return state


def _island(one: IslandData) -> Island:
    return Island(
        vec[i64]([-1] * CELLS),
        vec[i64]([0] * FACES),
        vec[i64](sorted(_index(name, KIND_NAMES, "tile") for name in one.oculars)),
        _index(one.balloon, CELL_NAMES, "cell") if one.balloon else -1,
        one.energy,
        one.extra_oculars,
        one.connected,
    )


def _lay(state: InselnState, seat: int, one: IslandData) -> None:
    """The tiles of an island."""
    for cell, name in one.tiles.items():
        lay_tile(state, seat, _index(name, KIND_NAMES, "tile"), _index(cell, CELL_NAMES, "cell"))


def _clouds(state: InselnState, given: list[list[str]]) -> list[int]:
    right = int(all_clouds(state))
    if len(given) != right or any(len(tiles) > PLACES for tiles in given):
        raise Corrupt(
            [f"There are {right} clouds, the harbour included, with at most {PLACES} tiles each (IN-PHA-04)."]
        )
    out: list[int] = []
    for tiles in given:
        kinds = [_index(name, KIND_NAMES[:BAG_KINDS], "tile of the bag") for name in tiles]
        out += kinds + [-1] * (PLACES - len(kinds))
    return out


def _seat(box: Box, name: str) -> int:
    seat = seat_number(name) if name else -1
    if name and not 0 <= seat < box.players:
        raise Corrupt([f"'{name}' has no seat at a table of {box.players}."])
    return seat


def _index(name: str, names: list[str], what: str) -> int:
    if name not in names:
        raise Corrupt([f"'{name}' is not a {what}."])
    return names.index(name)


def _by_name(given: dict[str, int], names: list[str], what: str) -> list[int]:
    for name in given:
        if name not in names:
            raise Corrupt([f"'{name}' is not a {what}."])
    return [given.get(name, 0) for name in names]
