"""What the players agree on before a game, described so that a page or a program can ask for it."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

from cloudtop.core.errors import BadOptions
from cloudtop.core.game import SEATS, seat_name, seat_number
from cloudtop.core.typed import convert

T = TypeVar("T", bound=msgspec.Struct)
PLAYERS: Final = "players"  # how many play; every game has it
FIRST: Final = "first"  # the seat that begins, or empty to draw one
MOST_SHOWN: Final = 60  # signs of a value in a sentence


class Option:
    """An option: what it may be in words, the rule it comes from and the values to choose from.

    Some options also take up to `most` names of the list `pick`. Its sentence is in the text files (`option-<name>`).
    One that settles how a `fine` point of the rules is read stands apart from what one plays.
    """

    def __init__(
        self,
        name: str,
        form: str,
        rule: str,
        choices: list[Any],
        pick: list[str] | None = None,
        most: int = 0,
        fine: bool = False,
    ) -> None:
        self.name = name
        self.form = form
        self.rule = rule
        self.choices = choices
        self.pick = pick or []
        self.most = most
        self.fine = fine


def players_option(rule: str, numbers: list[int]) -> Option:
    """How many can play."""
    return Option(PLAYERS, listed(numbers), rule, list(numbers))


def first_option(rule: str, most: int) -> Option:
    """Who begins, at a table of at most so many."""
    return Option(FIRST, "a seat such as A, or empty to draw one", rule, ["", *SEATS[:most]])


def listed(numbers: list[int]) -> str:
    """`2, 3 or 4`."""
    *others, last = map(str, numbers)
    return f"{', '.join(others)} or {last}" if others else last


def check_players(players: int, options: list[Option], title: str) -> None:
    """Refuse a number of players that the option does not list."""
    option = next(option for option in options if option.name == PLAYERS)
    if players not in option.choices:
        raise BadOptions(f"{title} is for {option.form} players, not {players}.", option.rule)


def check_first(first: str, players: int, options: list[Option]) -> None:
    """Refuse a first player who does not sit at the table."""
    if first and not 0 <= seat_number(first) < players:
        rule = next(option.rule for option in options if option.name == FIRST)
        seats = ", ".join(seat_name(seat) for seat in range(players))
        raise BadOptions(f"The first player is one of {seats}, or empty to draw one.", rule)


def first_seat(first: str) -> int:
    """The seat that the option names, or -1: it is drawn."""
    return seat_number(first) if first else -1


def convert_options(given: dict[str, Any], kind: type[T], options: list[Option], title: str) -> T:
    """Given options as the game's record; one sentence for an unknown name or a value of the wrong form."""
    forms = {option.name: option for option in options}
    for name, value in given.items():
        if name not in forms:
            raise BadOptions(f"'{name}' is not an option of {title}; they are {', '.join(forms)}.")
        try:
            convert({name: value}, kind)
        except (msgspec.ValidationError, UnicodeError):
            form = forms[name]
            raise BadOptions(f"The option '{name}' is {form.form}, not {shortened(value)}.", form.rule) from None
    return convert(given, kind)


def shortened(value: Any) -> str:
    """A value in a sentence; a long one only as it begins."""
    shown = repr(value)
    return shown if len(shown) <= MOST_SHOWN else f"{shown[:MOST_SHOWN]}…"


def plain(options: msgspec.Struct) -> dict[str, Any]:
    """Options as plain data."""
    return dict(msgspec.to_builtins(options))
