"""How positions write cards and counts, there and back."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.errors import Corrupt
from cloudtop.core.game import seat_name, seat_number
from cloudtop.core.typed import convert
from cloudtop.core.zones import HIDDEN, PUBLIC, Deck, card, everyone, insert_sorted, kind_of, seat_bit, seen_by

P = TypeVar("P", bound=msgspec.Struct)
MOST_THINGS: Final = 2000  # in one list: no box has as many


def read_position(data: dict[str, Any], kind: type[P], title: str) -> P:
    """A position as the game's own record; its shape is checked here, its sense by the game."""
    try:
        if longest(data) > MOST_THINGS:
            raise Corrupt([f"This is not a position of {title}: a list in it has more than {MOST_THINGS:,} things."])
        return convert(data, kind)
    except (msgspec.ValidationError, UnicodeError, RecursionError) as e:
        raise Corrupt([f"This is not a position of {title}: {e}."]) from None


def longest(data: Any) -> int:
    """How long the longest list or table in plain data is."""
    if isinstance(data, dict):
        return max(len(data), max((longest(value) for value in data.values()), default=0))
    if isinstance(data, list):
        return max(len(data), max((longest(value) for value in data), default=0))
    return 0


def first_text(first: int) -> str:
    """Who begins; empty while that is not drawn."""
    return seat_name(first) if first >= 0 else ""


def read_first(given: str, named: int, players: int, rule: str) -> int:
    """Who begins, or -1; `named` is the seat that the options name, or -1."""
    first = seat_number(given) if given else -1
    if first >= players or (given and first < 0):
        raise Corrupt([f"The first player '{given}' has no seat at a table of {players} ({rule})."])
    if named >= 0 and first != named:
        raise Corrupt(
            [f"The first player is {given or 'not drawn'}, but the options name {seat_name(named)} ({rule})."]
        )
    return first


def counts_text(count: vec[i64], names: list[str] | tuple[str, ...]) -> dict[str, int]:
    """How many there are of each kind; kinds that are gone are left out."""
    return {names[kind]: int(n) for kind, n in enumerate(count) if n}


def read_counts(given: dict[str, int], names: list[str] | tuple[str, ...], where: str, rule: str) -> vec[i64]:
    for name in given:
        if name not in names:
            raise Corrupt([f"'{name}' in {where} is not one of {', '.join(names)} ({rule})."])
    return vec[i64]([given.get(name, 0) for name in names])


def eyes_text(mask: int, seats: int) -> str:
    """Who has seen a card: `AC`; `AB` at a table of two means everybody, `AB-` the seats but no looker-on, `-` nobody."""
    letters = "".join(seat_name(seat) for seat in range(seats) if mask >> seat & 1)
    return letters if 0 < len(letters) < seats or mask & PUBLIC else f"{letters}-"


def cards_text(cards: vec[i64], names: list[str] | tuple[str, ...], seats: int) -> list[str]:
    """Each card with those who have seen it: `D-BG AB`; `? B` if the table is veiled."""
    return [f"{'?' if kind_of(c) == HIDDEN else names[kind_of(c)]} {eyes_text(seen_by(c), seats)}" for c in cards]


def read_eyes(text: str, seats: int) -> int:
    """The mask that `eyes_text` wrote, or -1."""
    letters = text.removesuffix("-")
    found = [seat_number(letter) for letter in letters]
    if not text or any(seat < 0 or seat >= seats for seat in found) or len(set(found)) < len(found):
        return -1
    if len(found) == seats and letters == text:
        return int(everyone(seats))
    return sum(int(seat_bit(seat)) for seat in found)


def read_cards(lines: list[str], names: list[str] | tuple[str, ...], seats: int, where: str, ordered: bool) -> vec[i64]:
    """The cards that `cards_text` wrote."""
    out = vec[i64]()
    for line in lines:
        name, _, eyes = line.partition(" ")
        mask = read_eyes(eyes, seats)
        if name not in names or mask < 0:
            example = f"{names[0]} {seat_name(0)}"
            raise Corrupt([f"'{line}' in {where} is not a card and the seats that have seen it, such as '{example}'."])
        c = card(names.index(name), mask)
        out = append(out, c) if ordered else insert_sorted(out, c)
    return out


def deck_of(count: vec[i64], top: vec[i64], bottom: vec[i64]) -> Deck:
    """A deck with these cards in all, of which some lie in known places."""
    return Deck(count, sum(count), top, bottom)
