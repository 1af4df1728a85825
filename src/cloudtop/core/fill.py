"""Positions from what matters: reading the parts that somebody names, so that a game can fill in the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from cloudtop.core.errors import Corrupt
from cloudtop.core.position import read_position
from cloudtop.core.seats import find_seat

T = TypeVar("T")
P = TypeVar("P", bound=msgspec.Struct)
BySeat = dict[str | int, T] | list[T]  # {"B": ...}, or one for each seat


def read_parts(parts: dict[str, Any], kind: type[P], title: str) -> P:
    """The named parts as the game's record of them."""
    known = kind.__struct_fields__
    for name in parts:
        if name not in known:
            raise Corrupt([f"'{name}' is not a part of a position of {title}; they are {', '.join(known)}."])
    return read_position(parts, kind, title)


def of_seats(given: BySeat[T], seats: int) -> dict[int, T]:
    """What is said of some seats, by their numbers."""
    pairs = list(enumerate(given)) if isinstance(given, list) else list(given.items())
    return {find_seat(name, seats): one for name, one in pairs}


def step_words(ask: str, steps: Sequence[str]) -> tuple[str, list[str]]:
    """`PlaceTile D-BG` as the name of a step and its words; says which there are if it is none."""
    name, *words = ask.split() or [""]
    if name not in steps:
        raise Corrupt([f"'{ask}' cannot be asked in a turn; what can be asked is {', '.join(steps)}."])
    return name, words


def one_word(ask: str, words: list[str], names: Sequence[str]) -> int:
    """The number of the only word after a step's name."""
    if len(words) != 1 or words[0] not in names:
        raise Corrupt([f"'{ask}' needs one word after it, of {', '.join(names)}."])
    return names.index(words[0])


def no_words(ask: str, words: list[str]) -> None:
    if words:
        raise Corrupt([f"'{ask}' needs no words after the name of the step."])
