"""What the players agree on before the game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from cloudtop.core.errors import BadOptions
from cloudtop.core.game import SEATS, seat_name
from cloudtop.core.options import Option, convert_options
from cloudtop.games.inseln.actions import MAX_SEATS

Side = Literal["front", "back"]
SIDES: tuple[Side, ...] = ("front", "back")
MODULES = (1, 2, 3)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of Die Inseln im Nebel. Each has a sentence in the text files (`option-<name>`)."""

    players: int = 2  # IN-GEN-01
    side: str = "front"  # IN-MOD-04: the golden compass, or the other cells on the back
    module: int = 1  # IN-MOD-01 to IN-MOD-03, IN-M3-06: the highest module in play; 3 includes 2 (IN-Q-78)
    first: str = ""  # IN-SET-10: the seat that begins; drawn if empty (IN-Q-12)
    rounds: int = 40  # IN-P1-01: the last round there can be
    discard: bool = False  # IN-TAK-09: may a stored tile be thrown away for nothing? (IN-Q-38)
    joker_groups: bool = False  # IN-LBO-01: are five jokers alone a group? (IN-Q-63)


OPTIONS = [
    Option("players", "2, 3 or 4", "IN-GEN-01", [2, 3, 4]),
    Option("side", "front or back", "IN-MOD-04", list(SIDES)),
    Option("module", "1, 2 or 3", "IN-MOD-02", list(MODULES)),
    Option("first", "a seat such as A, or empty to draw one", "IN-SET-10", ["", *SEATS[:MAX_SEATS]]),
    Option("rounds", "a number from 10 to 99", "IN-P1-01", [20, 30, 40, 60], fine=True),
    Option("discard", "true or false", "IN-TAK-09", [False, True], fine=True),
    Option("joker_groups", "true or false", "IN-LBO-01", [False, True], fine=True),
]


def read_options(given: dict[str, Any]) -> Options:
    """IN-GEN-01, IN-MOD-02, IN-MOD-04, IN-SET-10, IN-P1-01: options as the rulebook allows them."""
    options = convert_options(given, Options, OPTIONS, "Die Inseln im Nebel")
    if not 2 <= options.players <= MAX_SEATS:
        raise BadOptions(f"Die Inseln im Nebel is for 2, 3 or 4 players, not {options.players}.", "IN-GEN-01")
    if options.side not in SIDES:
        raise BadOptions(f"The side of the islands is front or back, not '{options.side}'.", "IN-MOD-04")
    if options.module not in MODULES:
        raise BadOptions(f"The highest module in play is 1, 2 or 3, not {options.module}.", "IN-MOD-02")
    seats = [seat_name(s) for s in range(options.players)]
    if options.first and options.first not in seats:
        raise BadOptions(f"The first player is one of {', '.join(seats)}, or empty to draw one.", "IN-SET-10")
    if not 10 <= options.rounds <= 99:
        raise BadOptions(f"A game ends after round 10 to 99 at the latest, not {options.rounds}.", "IN-P1-01")
    return options
