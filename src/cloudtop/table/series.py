"""A series: games that follow each other, as a small file that says how the next one begins.

    {"cloudtop": "series", "version": 1, "game": "cloudcity", "games": 2, "names": ["Ada", "Ben"], "options": {...}}

What a game leaves to the next one is for the game to say (`Game.sequel`): cards that players own, a chapter that opens.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game
from cloudtop.games import entry
from cloudtop.table.files import are_texts, load, read_data, save, write_data
from cloudtop.table.match import Match

KIND = "series"
VERSION = 1
MOST_BYTES = 100_000  # of a file


class Series:
    """How the next game begins: its options, who sits where, and how many games were played before."""

    def __init__(self, game: str, options: dict[str, Any], names: list[str], games: int = 0) -> None:
        self.slug = game
        self.options = options
        self.names = names
        self.games = games

    def __repr__(self) -> str:
        return f"Series({self.slug!r}, {self.options!r}, {self.names!r}, games={self.games!r})"

    def game(self) -> Game:
        """The next game."""
        return entry(self.slug).make(self.options)

    def after(self, match: Match) -> Series:
        """The series after one more game."""
        options = sequel(match)
        if match.game.slug != self.slug:
            raise Mistake(
                f"This is a series of {entry(self.slug).title}; a game of {match.game.slug} is not one of it."
            )
        return Series(self.slug, options, match.names, self.games + 1)

    def text(self) -> str:
        data = {"game": self.slug, "games": self.games, "names": self.names, "options": self.options}
        return write_data(KIND, VERSION, data)

    def save(self, path: Path | str) -> None:
        """Write the series; a file that was there stays whole if this fails."""
        save(path, self.text(), KIND)


def sequel(match: Match) -> dict[str, Any]:
    """The options of the game that follows a finished one."""
    if not isinstance(match, Match):
        raise Mistake(f"What follows is asked of a finished match, not of {str(match)[:40]!r}.")
    if not match.over:
        raise Mistake("What a game leaves to the next one is known when it is over.")
    return match.game.sequel(match.state)


def series_of(match: Match) -> Series:
    """The series that a finished game begins."""
    options = sequel(match)
    return Series(match.game.slug, options, match.names, 1)


def parse_series(text: str) -> Series:
    """A series from the text of its file; the game must take its options."""
    data = read_data(text, KIND, VERSION)
    names: Any = data.get("names")
    options, games = data.get("options"), data.get("games")
    if not are_texts(names) or not isinstance(options, dict) or not isinstance(games, int):
        raise Mistake('The series is not complete: it needs "names", "options" and the number of "games".')
    found = Series(str(data.get("game")), options, names, games)
    seats = found.game().seats
    if len(names) != seats:
        raise Mistake(f"The series names {len(names)} players for {seats} seats.")
    return found


def open_series(path: Path | str) -> Series:
    """The series in a file."""
    return parse_series(load(path, MOST_BYTES, KIND))
