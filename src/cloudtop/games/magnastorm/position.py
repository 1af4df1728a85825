"""Positions: the whole table as plain named data, and back."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.errors import Corrupt
from cloudtop.core.game import parse_step, seat_name, seat_number
from cloudtop.core.position import read_position
from cloudtop.games.magnastorm.actions import (
    ARTIFACT_NAMES,
    COLOUR_NAMES,
    COMMANDER_NAMES,
    OBJECTIVE_NAMES,
    RESEARCH_NAMES,
)
from cloudtop.games.magnastorm.geometry import (
    AREA_NAMES,
    PANEL,
    PANEL_NAMES,
    PLACES,
    SPACE_NAMES,
    SPACES,
    STATION_NAMES,
)
from cloudtop.games.magnastorm.rules.objectives import labs_by_sector
from cloudtop.games.magnastorm.rules.scoring import LINE_NAMES
from cloudtop.games.magnastorm.state import (
    BLACK,
    COLOURS,
    COMMANDER_PLACES,
    CREW_UNIT,
    DISHES,
    LABS,
    SLOTS,
    Box,
    MagnastormState,
    Player,
)
from cloudtop.games.magnastorm.steps import STEPS
from cloudtop.games.magnastorm.view import crew

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Points = Annotated[int, msgspec.Meta(ge=-999, le=999)]
USED = ("space used again", "cost waived", "station built", "cubes gained")  # REUSED, WAIVED, BUILT, GAINED


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    cubes: dict[str, Count]
    crew: Count  # on the player board
    scout: str  # "1c2", or "1c" if it stands on no space
    labs: list[Count]  # places of the player board that still have theirs
    dishes: list[Count]
    levels: dict[str, Count]
    reputation: dict[str, Points]  # by line of the score sheet
    artifacts: list[str]  # two drawn for the start and the one that is won; "" for none


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    round: Count
    order: list[str]
    cycle: list[str]
    token: str
    ending: bool
    used: list[str]
    supply: dict[str, Count]
    bag: dict[str, Count]
    upper: dict[str, list[str]]
    lower: dict[str, list[str]]
    labs: dict[str, list[str]]  # an entry for each lab on a space: its owner
    stations: dict[str, str]
    commanders: list[str]  # columns b to e, then the research areas; "" for none
    holders: list[str]
    objectives: list[str]
    fulfilled: list[list[str]]
    seats: list[SeatData]
    agenda: list[str]


def letter(seat: int) -> str:
    return seat_name(seat) if seat >= 0 else ""


def places(mask: int, count: int) -> list[int]:
    return [i + 1 for i in range(count) if mask >> i & 1]


def dump(state: MagnastormState, agenda: list[str]) -> dict[str, Any]:
    """The whole table."""
    panels = [crew(p) for p in state.panels]
    return {
        "round": int(state.round),
        "order": [seat_name(s) for s in state.order],
        "cycle": [seat_name(s) for s in state.cycle],
        "token": letter(state.token),
        "ending": state.ending,
        "used": [name for i, name in enumerate(USED) if state.used >> i & 1],
        "supply": {COLOUR_NAMES[c]: int(n) for c, n in enumerate(state.supply) if n},
        "bag": {COLOUR_NAMES[c]: int(n) for c, n in enumerate(state.bag) if n},
        "upper": {PANEL_NAMES[i]: panels[i] for i in range(PANEL) if panels[i]},
        "lower": {PANEL_NAMES[i]: panels[PANEL + i] for i in range(PANEL) if panels[PANEL + i]},
        "labs": {SPACE_NAMES[s]: [seat_name(held // 4)] * (held % 4) for s, held in enumerate(state.lab) if held},
        "stations": {STATION_NAMES[i]: seat_name(s) for i, s in enumerate(state.station) if s >= 0},
        "commanders": [COMMANDER_NAMES[c] if c >= 0 else "" for c in state.commander],
        "holders": [letter(s) for s in state.holder],
        "objectives": [OBJECTIVE_NAMES[c] for c in state.objective],
        "fulfilled": [[letter(s) for s in state.fulfilled[i * 4 : i * 4 + 4]] for i in range(SLOTS)],
        "seats": [dump_seat(state, player) for player in state.players],
        "agenda": agenda,
    }


def dump_seat(state: MagnastormState, player: Player) -> dict[str, Any]:
    place = int(player.scout)
    return {
        "cubes": {COLOUR_NAMES[c]: int(n) for c, n in enumerate(player.cubes) if n},
        "crew": int(player.recruits),
        "scout": SPACE_NAMES[place] if place >= 0 else AREA_NAMES[-1 - place],
        "labs": places(player.home, LABS),
        "dishes": places(player.dishes, DISHES),
        "levels": {RESEARCH_NAMES[r]: int(player.level[r]) for r in range(state.box.tracks)},
        "reputation": {LINE_NAMES[i]: int(n) for i, n in enumerate(player.lines) if n},
        "artifacts": [ARTIFACT_NAMES[a] if a >= 0 else "" for a in player.artifacts],
    }


def restore(box: Box, data: dict[str, Any]) -> MagnastormState:
    """The table that `dump` described. Shape and names are checked here, quantities by `audit`."""
    given = read_position(data, PositionData, "Magnastorm")
    if len(given.seats) != box.players:
        raise Corrupt([f"The position has {len(given.seats)} seats for {box.players} players."])
    _lengths(given)
    lab = vec[i64](_labs(box, given.labs))
    return MagnastormState(
        box=box,
        agenda=[parse_step(line, STEPS) for line in given.agenda],
        round=given.round,
        order=vec[i64]([_seat(box, s) for s in given.order]),
        cycle=vec[i64]([_seat(box, s) for s in given.cycle]),
        token=_seat(box, given.token),
        ending=given.ending,
        players=[_player(box, seat) for seat in given.seats],
        supply=vec[i64](_by_name(given.supply, COLOUR_NAMES[:COLOURS], "cube of the supply")),
        bag=vec[i64](_by_name(given.bag, COLOUR_NAMES[: BLACK + 1], "cube of the bag")),
        panels=vec[i64](_panel(given.upper) + _panel(given.lower)),
        lab=lab,
        labs=labs_by_sector(box, lab),
        station=vec[i64](_stations(box, given.stations)),
        commander=vec[i64]([_index(name, COMMANDER_NAMES, "commander") for name in given.commanders]),
        holder=vec[i64]([_seat(box, s) for s in given.holders]),
        objective=vec[i64]([_index(name, OBJECTIVE_NAMES, "objective") for name in given.objectives]),
        fulfilled=vec[i64]([_seat(box, s) for slot in given.fulfilled for s in slot]),
        used=sum(1 << _index(name, list(USED), "mark") for name in given.used),
    )


def _player(box: Box, given: SeatData) -> Player:
    return Player(
        cubes=vec[i64](_by_name(given.cubes, COLOUR_NAMES[:COLOURS], "cube")),
        recruits=given.crew,
        scout=_scout(box, given.scout),
        home=_mask(given.labs, LABS, "lab"),
        dishes=_mask(given.dishes, DISHES, "station"),
        level=vec[i64](_by_name(given.levels, [*RESEARCH_NAMES], "research area")),
        lines=vec[i64](_by_name(given.reputation, list(LINE_NAMES), "line of the score sheet")),
        artifacts=vec[i64]([_index(name, ARTIFACT_NAMES, "artifact") for name in given.artifacts]),
    )


def _lengths(given: PositionData) -> None:
    """Lists that must have a certain length."""
    for what, found, right in (
        ("commanders", len(given.commanders), COMMANDER_PLACES),
        ("holders", len(given.holders), COMMANDER_PLACES),
        ("objectives with their spaces", len(given.fulfilled), SLOTS),
    ):
        if found != right:
            raise Corrupt([f"The position lists {found} {what}; it must be {right}."])
    if any(len(slot) != 4 for slot in given.fulfilled) or any(len(seat.artifacts) != 3 for seat in given.seats):
        raise Corrupt(["Each objective lists 4 spaces and each seat 3 artifacts; write '' for an empty one."])
    if len(set(given.used)) < len(given.used) or len(given.objectives) > SLOTS or "" in given.objectives:
        raise Corrupt(["The marks in 'used' and the objectives are listed once each."])


def _seat(box: Box, name: str) -> int:
    seat = seat_number(name) if name else -1
    if name and not 0 <= seat < box.players:
        raise Corrupt([f"'{name}' has no seat at a table of {box.players}."])
    return seat


def _index(name: str, names: list[str], what: str) -> int:
    if name and name not in names:
        raise Corrupt([f"'{name}' is not the name of a {what}."])
    return names.index(name) if name else -1


def _by_name(given: dict[str, int], names: list[str], what: str) -> list[int]:
    for name in given:
        if name not in names:
            raise Corrupt([f"'{name}' is not a {what}; they are {', '.join(names)}."])
    return [given.get(name, 0) for name in names]


def _panel(given: dict[str, list[str]]) -> list[int]:
    for name, members in given.items():
        if name not in PANEL_NAMES:
            raise Corrupt([f"'{name}' is not a space of a panel; they are a1 to e5."])
        if any(member not in COLOUR_NAMES[:COLOURS] for member in members) or len(members) > 15:
            raise Corrupt([f"The crew on {name} is not a list of colours such as ['yellow', 'A']."])
    return [sum(CREW_UNIT[COLOUR_NAMES.index(m)] for m in given.get(name, [])) for name in PANEL_NAMES]


def _scout(box: Box, name: str) -> int:
    if name in SPACE_NAMES and box.colour[SPACE_NAMES.index(name)] >= 0:
        return SPACE_NAMES.index(name)
    if name in AREA_NAMES and box.sector[AREA_NAMES.index(name)] >= 0:
        return -1 - AREA_NAMES.index(name)
    raise Corrupt(
        [f"A scout runner cannot stand on '{name}'; write a space such as 1c2, or an area such as 1c (MS-MOV-04)."]
    )


def _labs(box: Box, given: dict[str, list[str]]) -> list[int]:
    out = [0] * SPACES
    for name, owners in given.items():
        if name not in SPACE_NAMES or box.colour[SPACE_NAMES.index(name)] < 0:
            raise Corrupt([f"'{name}' is not a space of this board (MS-MOV-04)."])
        if not 1 <= len(owners) <= PLACES or len(set(owners)) > 1:
            raise Corrupt([f"The labs on {name} are 1 to {PLACES} of one player (MS-LAB-02)."])
        out[SPACE_NAMES.index(name)] = _seat(box, owners[0]) * 4 + len(owners)
        if not owners[0]:
            raise Corrupt([f"The labs on {name} have no owner."])
    return out


def _stations(box: Box, given: dict[str, str]) -> list[int]:
    for name in given:
        if name not in STATION_NAMES or box.station_area[STATION_NAMES.index(name) * 2] < 0:
            raise Corrupt([f"'{name}' is not a transmitter space of this board (MS-TRM-01)."])
    return [_seat(box, given.get(name, "")) for name in STATION_NAMES]


def _mask(given: list[int], count: int, what: str) -> int:
    if any(not 1 <= place <= count for place in given) or len(set(given)) < len(given):
        raise Corrupt([f"The {what}s on a player board stand on different places from 1 to {count} (MS-SPL-02)."])
    return sum(1 << (place - 1) for place in given)
