"""What the players agree on before the game."""

from __future__ import annotations

from typing import Any

import msgspec

from cloudtop.core.errors import BadOptions
from cloudtop.core.game import SEATS, seat_name
from cloudtop.core.options import Option, convert_options
from cloudtop.games.magnastorm.actions import ARTIFACT_NAMES, COMMANDER_NAMES, MAX_SEATS, OBJECTIVE_NAMES

ADMINISTRATIVE = COMMANDER_NAMES[:8]
RESEARCH_CARDS = OBJECTIVE_NAMES[:4]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of Magnastorm. Each has a sentence in the text files (`option-<name>`)."""

    players: int = 2  # MS-GEN-01
    start: int = 1  # MS-SET-02, MS-SET-04: the starting area, and the face of the centre tile
    first: str = ""  # MS-STA-01: the seat that begins; drawn if empty
    commanders: list[str] = []  # MS-SET-09, MS-SET-13: those in play, from the left of each board; the rest is drawn
    objectives: list[str] = []  # MS-SET-21, MS-SET-22: those in play; the rest is drawn
    artifacts: dict[str, list[str]] = {}  # MS-ADV-01: the cards each seat has from earlier games
    one_station: bool = False  # MS-TRM-01: at most one station in a movement? (MS-Q-22)
    swap_saves: bool = True  # MS-C05-01: may the cube that 05 replaced be the one that 17 saves? (MS-Q-47)
    path_back: bool = True  # MS-MOV-14: may a movement come back to an area? (MS-Q-84)
    every_lab: bool = False  # MS-OSE-01: is one asked which lab goes back also if all of them do?


OPTIONS = [
    Option("players", "2, 3 or 4", "MS-GEN-01", [2, 3, 4]),
    Option("start", "1 or 2", "MS-SET-02", [1, 2]),
    Option("first", "a seat such as A, or empty to draw one", "MS-STA-01", ["", *SEATS[:MAX_SEATS]]),
    Option("commanders", "a list of commanders such as 03 and 11", "MS-SET-13", [[]], list(COMMANDER_NAMES), 8),
    Option(
        "objectives",
        "a list of objectives such as research_1 and sector_2",
        "MS-SET-21",
        [[]],
        list(OBJECTIVE_NAMES),
        4,
    ),
    Option("artifacts", 'a table of card numbers by seat such as {"A": ["115", "3"]}', "MS-ADV-01", [{}]),
    Option("one_station", "true or false", "MS-TRM-01", [False, True], fine=True),
    Option("swap_saves", "true or false", "MS-C05-01", [True, False], fine=True),
    Option("path_back", "true or false", "MS-MOV-14", [True, False], fine=True),
    Option("every_lab", "true or false", "MS-OSE-01", [False, True], fine=True),
]


def read_options(given: dict[str, Any]) -> Options:
    """MS-GEN-01, MS-SET-02, MS-STA-01: options as the rulebook allows them."""
    # One name alone means a list of one.
    given = {k: [v] if k in ("commanders", "objectives") and isinstance(v, str) else v for k, v in given.items()}
    options = convert_options(given, Options, OPTIONS, "Magnastorm")
    if not 2 <= options.players <= MAX_SEATS:
        raise BadOptions(f"Magnastorm is for 2, 3 or 4 players, not {options.players}.", "MS-GEN-01")
    if options.start not in (1, 2):
        raise BadOptions(f"The starting area is 1 or 2, not {options.start}.", "MS-SET-02")
    seats = [seat_name(s) for s in range(options.players)]
    if options.first and options.first not in seats:
        raise BadOptions(f"The first player is one of {', '.join(seats)}, or empty to draw one.", "MS-STA-01")
    _check_commanders(options)
    _check_objectives(options)
    _check_artifacts(options, seats)
    return options


def _check_commanders(options: Options) -> None:
    """MS-SET-09, MS-SET-10, MS-SET-13, MS-SET-14: 4 of each kind, or 3 with 2 or 3 players."""
    _check_names(options.commanders, COMMANDER_NAMES, "commander", "MS-CMP-01")
    places = 4 if options.players == 4 else 3
    administrative = sum(1 for name in options.commanders if name in ADMINISTRATIVE)
    for kind, named, rule in (
        ("administrative", administrative, "MS-SET-13"),
        ("research", len(options.commanders) - administrative, "MS-SET-09"),
    ):
        if named > places:
            raise BadOptions(f"With {options.players} players there are {places} {kind} commanders, not {named}.", rule)


def _check_objectives(options: Options) -> None:
    """MS-SET-21, MS-SET-22: two of each kind."""
    _check_names(options.objectives, OBJECTIVE_NAMES, "objective", "MS-CMP-01")
    research = sum(1 for name in options.objectives if name in RESEARCH_CARDS)
    for kind, named, rule in (
        ("research", research, "MS-SET-21"),
        ("sector", len(options.objectives) - research, "MS-SET-22"),
    ):
        if named > 2:
            raise BadOptions(f"There are 2 {kind} objectives in a game, not {named}.", rule)


def _check_artifacts(options: Options, seats: list[str]) -> None:
    """MS-ADV-01, MS-ART-04: the cards that the seats of this table own; two may bring the same one from two boxes."""
    for seat in options.artifacts:
        if seat not in seats:
            raise BadOptions(f"'{seat}' has no artifact cards here; the seats are {', '.join(seats)}.", "MS-ADV-01")
    for cards in options.artifacts.values():
        for card in cards:
            if card not in ARTIFACT_NAMES:
                raise BadOptions(
                    f"'{card}' is not an artifact card; they are 1 to 30, 101 to 160 and 201 to 230.", "MS-CMP-01"
                )
            if cards.count(card) > 1:
                raise BadOptions(f"A collection has each artifact card once, not {card} twice.", "MS-CMP-01")


def _check_names(given: list[str], known: list[str], what: str, rule: str) -> None:
    for name in given:
        if name not in known:
            raise BadOptions(f"'{name}' is not one of the {what}s; they are {', '.join(known)}.", rule)
        if given.count(name) > 1:
            raise BadOptions(f"There is one {what} {name}, so it is not named twice.", rule)
