"""Positions from what matters: what players own, where crew and scouts stand, whose turn it is; the rest is as after set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from cloudtop.core.errors import Corrupt
from cloudtop.core.fill import BySeat, of_seats, read_parts, step_words
from cloudtop.core.game import Game, seat_name
from cloudtop.core.seats import find_seat
from cloudtop.games.magnastorm.actions import COLOUR_NAMES, RESEARCH_NAMES
from cloudtop.games.magnastorm.game import Magnastorm
from cloudtop.games.magnastorm.geometry import COLUMN_NAMES, PANEL_NAMES
from cloudtop.games.magnastorm.rules.scoring import LINE_NAMES
from cloudtop.games.magnastorm.state import (
    COLOURS,
    DISHES,
    LABS,
    MAJORITIES,
    OBJECTIVES,
    ROUNDS,
    SLOTS,
    STATION_REPUTATION,
    STATIONS_BUILT,
    YELLOW,
)
from cloudtop.games.magnastorm.steps import STEPS
from cloudtop.games.magnastorm.steps.setup import CREW_MEMBERS, CUBES, NEUTRAL_ROWS

PLACES = [*COLUMN_NAMES[1:], *RESEARCH_NAMES]  # where a commander lies: above a column or a research area
NEUTRAL = COLOUR_NAMES[YELLOW]
Names = list[str] | str  # ["yellow", "A"], or "yellow A"


class SeatParts(msgspec.Struct, forbid_unknown_fields=True):
    """What is known of a player."""

    cubes: dict[str, int] | str | None = None
    scout: str | None = None
    levels: dict[str, int] = {}
    reputation: int | dict[str, int] = {}  # in all, or by line of the score sheet
    labs: list[int] | None = None  # places of the player board that still have theirs: by default the last ones
    dishes: list[int] | None = None
    artifacts: list[str] | None = None


class Parts(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody may say of a position."""

    seats: BySeat[SeatParts] = {}
    turn: str | int | None = None  # whose turn it is
    ask: str = "TakeTurn"  # and what is asked: the step and its numbers after the seat, such as `ChooseCrew 12`
    over: bool = False
    round: int | None = None
    order: list[str] | None = None
    cycle: list[str] | None = None
    token: str = ""
    ending: bool | None = None
    used: list[str] = []
    bag: dict[str, int] | None = None
    upper: dict[str, Names] | None = None
    lower: dict[str, Names] | None = None
    labs: dict[str, Names] = {}
    stations: dict[str, str] = {}
    commanders: dict[str, str] = {}  # by column or research area
    holders: dict[str, str | int] = {}  # by commander
    objectives: list[str] | None = None
    fulfilled: dict[str, Names] = {}  # by objective: who has, the first one first


def names(given: Names) -> list[str]:
    return given.split() if isinstance(given, str) else given


def after_set_up(game: Game) -> dict[str, Any]:
    """The table at the first turn, with the first of everything that could be chosen or drawn."""
    state = game.new()
    while state.agenda[-1].name() != "TakeTurn":
        state.apply(state.actor(), state.offer(state.actor())[0])
    return game.dump(state)


def fill(game: Game, parts: dict[str, Any]) -> dict[str, Any]:
    """A whole position with these parts; whether it can occur is for `Game.load` to say."""
    assert isinstance(game, Magnastorm)
    given = read_parts(parts, Parts, "Magnastorm")
    data = after_set_up(game)
    data["round"] = given.round if given.round is not None else ROUNDS if given.over else 1
    data["order"] = given.order or data["order"]
    data["cycle"] = given.cycle or data["order"]
    data |= {"token": given.token, "used": given.used, "stations": given.stations}
    data["bag"] = data["bag"] if given.bag is None else given.bag
    data["labs"] = {space: names(owners) for space, owners in given.labs.items()}
    data["objectives"] = data["objectives"] if given.objectives is None else given.objectives
    fill_panels(game, given, data)
    fill_commanders(game, given, data)
    fill_objectives(given, data)
    for seat, one in of_seats(given.seats, game.seats).items():
        fill_seat(one, data["seats"][seat])
    fill_boards(game, given, data)
    fill_supply(game, data)
    data["agenda"] = [] if given.over else agenda(game, given, data)
    return data


def fill_panels(game: Magnastorm, given: Parts, data: dict[str, Any]) -> None:
    """MS-SET-18: neutral crew that is not named stands on the panel that is not named; own crew is at home."""
    if given.upper is None and given.lower is None:
        return
    panels = {
        "upper": {space: names(crew) for space, crew in (given.upper or {}).items()},
        "lower": {space: names(crew) for space, crew in (given.lower or {}).items()},
    }
    if given.upper is None or given.lower is None:
        standing = sum(crew.count(NEUTRAL) for panel in panels.values() for crew in panel.values())
        rest = NEUTRAL_ROWS * int(game.box.columns) - standing
        spaces = [space for space in PANEL_NAMES if space[0] in COLUMN_NAMES[: int(game.box.columns)]]
        other = "upper" if given.upper is None else "lower"
        panels[other] = {space: [NEUTRAL] for space in spaces[: max(0, rest)]}
    data |= panels


def fill_commanders(game: Magnastorm, given: Parts, data: dict[str, Any]) -> None:
    """MS-SET-15: a commander that lay elsewhere changes places with the one it is named for."""
    tiles: list[str] = data["commanders"]
    for place, tile in given.commanders.items():
        if place not in PLACES:
            raise Corrupt([f"'{place}' is not a place of a commander; they are {', '.join(PLACES)} (MS-SET-15)."])
        here = PLACES.index(place)
        if tile in tiles:
            tiles[tiles.index(tile)] = tiles[here]
        tiles[here] = tile
    for tile, seat in given.holders.items():
        if tile not in tiles or not tile:
            raise Corrupt(
                [f"Commander '{tile}' is not on the table, so nobody controls it; name its place (MS-TAK-05)."]
            )
        data["holders"][tiles.index(tile)] = seat_name(find_seat(seat, game.seats))


def fill_objectives(given: Parts, data: dict[str, Any]) -> None:
    for card, seats in given.fulfilled.items():
        if card not in data["objectives"]:
            raise Corrupt([f"'{card}' is not one of the objectives {', '.join(data['objectives'])} (MS-OBJ-02)."])
        taken = names(seats)
        data["fulfilled"][data["objectives"].index(card)] = taken + [""] * (SLOTS - len(taken))


def fill_seat(one: SeatParts, seat: dict[str, Any]) -> None:
    """What is named of a player instead of what there is after set-up."""
    if one.cubes is not None:
        seat["cubes"] = dict(Counter(one.cubes.split())) if isinstance(one.cubes, str) else one.cubes
    seat["scout"] = one.scout or seat["scout"]
    seat["levels"] |= one.levels
    seat["artifacts"] = one.artifacts or seat["artifacts"]


def fill_boards(game: Magnastorm, given: Parts, data: dict[str, Any]) -> None:
    """MS-CMP-03, MS-TRM-06: what is not on the table is on the player boards; and the reputation that follows from it."""
    said = of_seats(given.seats, game.seats)
    for number, seat in enumerate(data["seats"]):
        letter, one = seat_name(number), said.get(number, SeatParts())
        placed = sum(owners.count(letter) for owners in data["labs"].values())
        built = list(data["stations"].values()).count(letter)
        crew = sum(crew.count(letter) for panel in ("upper", "lower") for crew in data[panel].values())
        seat["crew"] = max(0, CREW_MEMBERS - crew)
        seat["labs"] = list(range(placed + 1, LABS + 1)) if one.labs is None else one.labs
        seat["dishes"] = list(range(built + 1, DISHES + 1)) if one.dishes is None else one.dishes
        seat["reputation"] = reputation(game, one, letter, built, data) | (
            one.reputation if isinstance(one.reputation, dict) else {}
        )
    totals = [sum(seat["reputation"].values()) for seat in data["seats"]]
    data["ending"] = max(totals) >= game.box.threshold if given.ending is None else given.ending


def reputation(game: Magnastorm, one: SeatParts, letter: str, built: int, data: dict[str, Any]) -> dict[str, int]:
    """MS-TRM-04, MS-OBJ-02: for stations and objectives; what is missing to a named number comes from majorities."""
    values = [int(value) for value in game.box.value]
    earned = sum(value for slot in data["fulfilled"] for value, seat in zip(values, slot) if seat == letter)
    lines = {LINE_NAMES[STATIONS_BUILT]: built * STATION_REPUTATION, LINE_NAMES[OBJECTIVES]: earned}
    if isinstance(one.reputation, int):
        rest = one.reputation - sum(lines.values())
        if rest < 0:
            raise Corrupt(
                [
                    f"{letter} has {sum(lines.values())} reputation from stations and objectives, not {one.reputation} (MS-OBJ-02)."
                ]
            )
        lines[LINE_NAMES[MAJORITIES]] = rest
    return {line: amount for line, amount in lines.items() if amount}


def fill_supply(game: Magnastorm, data: dict[str, Any]) -> None:
    """MS-CMP-02: the cubes that nobody has."""
    data["supply"] = {}
    for colour in [*COLOUR_NAMES[: game.seats], COLOUR_NAMES[COLOURS - 1]]:
        held = sum(seat["cubes"].get(colour, 0) for seat in data["seats"])
        data["supply"][colour] = max(0, CUBES - held - data["bag"].get(colour, 0))


def agenda(game: Magnastorm, given: Parts, data: dict[str, Any]) -> list[str]:
    """MS-RND-02: a turn of the cycle, and what is asked in it."""
    name, numbers = step_words(given.ask, list(STEPS))
    turn = seat_name(find_seat(given.turn, game.seats)) if given.turn is not None else data["cycle"][0]
    if turn not in data["cycle"]:
        raise Corrupt([f"The order of this cycle does not have {turn}, whose turn it is (MS-BON-06)."])
    seat = find_seat(turn, game.seats)
    last = " ".join([name, str(seat), *numbers])
    steps = [f"LastExchange {seat}", f"FulfilObjective {seat}", last]
    if name in ("LastExchange", "FulfilObjective"):
        steps = steps[: 1 if name == "LastExchange" else 2]
    return [f"Cycle {data['cycle'].index(turn) + 1}", *steps]
