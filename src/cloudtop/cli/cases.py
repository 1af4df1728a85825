"""The cases that players bring: a file for each seat with the cards it has collected, `--collection A=ada.json`."""

from __future__ import annotations

from pathlib import Path

from cloudtop.core.errors import Mistake
from cloudtop.core.game import seat_name, seat_number
from cloudtop.games import entry
from cloudtop.table.collection import Collection, collections, load_collection
from cloudtop.table.match import Match

Cases = dict[str, Path]


def read_cases(given: list[str] | None) -> Cases:
    """`A=ada.json B=ben.json` by the letter of the seat."""
    cases: Cases = {}
    for text in given or []:
        letter, equals, path = (part.strip() for part in text.partition("="))
        if not equals or not path or seat_number(letter) < 0:
            raise Mistake(f"'{text}' is not a seat with its collection; write SEAT=FILE, for example A=ada.json.")
        if letter in cases or Path(path) in cases.values():
            raise Mistake(f"'{text}' is one too many: each seat brings one collection, and each file is one person's.")
        cases[letter] = Path(path)
    return cases


def unpack(cases: Cases, slug: str) -> dict[str, dict[str, list[str]]]:
    """What the players bring, as the option of the game; nothing if there are no cases."""
    if not cases:
        return {}
    shelf = entry(slug)
    if not shelf.collection:
        raise Mistake(f"{shelf.title} leaves nothing to collect.")
    return {shelf.collection: {seat: load_collection(path, slug, "").cards for seat, path in cases.items()}}


def check_cases(cases: Cases, match: Match) -> None:
    """Every case must have somebody to take it home, and be a case of this game."""
    for letter in cases:
        if seat_number(letter) >= match.game.seats:
            seats = ", ".join(seat_name(seat) for seat in range(match.game.seats))
            raise Mistake(f"There is no seat {letter} in this game; the seats are {seats}.")
    unpack(cases, match.game.slug)


def take_home(cases: Cases, match: Match) -> list[tuple[Path, Collection]]:
    """After the game, everybody takes home what was in the case and what the game has added; nobody ever loses a card."""
    if not cases or not match.over:
        return []
    kept = collections(match)
    taken: list[tuple[Path, Collection]] = []
    for letter, path in cases.items():
        now = kept[seat_number(letter)]
        mine = load_collection(path, match.game.slug, now.owner)  # as it is by now
        mine.add(now.cards)
        mine.save(path)
        taken.append((path, mine))
    return taken
