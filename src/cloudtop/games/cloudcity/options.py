"""What the players agree on before the game."""

from __future__ import annotations

from typing import Any

import msgspec

from cloudtop.core.errors import BadOptions
from cloudtop.core.options import Option, check_first, check_players, convert_options, first_option, players_option
from cloudtop.games.cloudcity.actions import MAX_SEATS, REQUEST_NAMES


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of Cloud City. Each has a sentence in the text files (`option-<name>`)."""

    players: int = 2  # CC-SET-01
    rectangle: bool = False  # CC-REC-01, CC-REC-09: with or without Special Requests
    requests: int | list[str] = 0  # CC-UPG-02, CC-UPG-03: how many cards are drawn, or which ones are used
    first: str = ""  # CC-SET-06: the seat that begins; drawn if empty
    collinear_counts: bool = True  # CC-CRS-08: does a walkway cross another one lengthwise below it?
    last_draw: bool = False  # CC-DRW-09: does one draw in the last round, too?


OPTIONS = [
    players_option("CC-SET-01", [2, 3, 4]),
    Option("rectangle", "true or false", "CC-REC-01", [False, True]),
    Option("requests", "0, 1 or 2, or a list of Special Requests", "CC-UPG-03", [0, 1, 2], list(REQUEST_NAMES), 2),
    first_option("CC-SET-06", MAX_SEATS),
    Option("collinear_counts", "true or false", "CC-CRS-08", [True, False], fine=True),
    Option("last_draw", "true or false", "CC-DRW-09", [False, True], fine=True),
]


def read_options(given: dict[str, Any]) -> Options:
    """CC-SET-01, CC-SET-06, CC-REC-01, CC-REC-08, CC-UPG-03: options as the rulebook allows them."""
    if isinstance(given.get("requests"), str):
        given = {**given, "requests": [given["requests"]]}
    options = convert_options(given, Options, OPTIONS, "Cloud City")
    check_players(options.players, OPTIONS, "Cloud City")
    if options.rectangle and options.players == 4:
        raise BadOptions("Rectangle City is for 2 or 3 players: with 4 the tiles do not suffice.", "CC-REC-01")
    check_first(options.first, options.players, OPTIONS)
    cards = options.requests
    if isinstance(cards, int):
        if not 0 <= cards <= 2:
            raise BadOptions(f"Cloud City is played with 0, 1 or 2 Special Requests, not {cards}.", "CC-UPG-03")
        return options
    for card in cards:
        if card not in REQUEST_NAMES:
            raise BadOptions(f"'{card}' is not a Special Request; they are {', '.join(REQUEST_NAMES)}.", "CC-COM-05")
    if len(cards) > 2 or len(set(cards)) < len(cards):
        raise BadOptions("Name at most 2 Special Requests, and different ones.", "CC-UPG-03")
    return options
