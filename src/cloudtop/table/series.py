"""A series: games that follow each other, as a small file that says how the next one begins.

    {"cloudtop": "series", "version": 1, "game": "cloudcity", "games": 2, "names": ["Ada", "Ben"], "options": {...}}

What a game leaves to the next one is for the game to say (`Game.sequel`): cards that players own, a chapter that opens.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game
from cloudtop.games import entry
from cloudtop.table.files import write_whole
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
        if match.game.slug != self.slug:
            raise Mistake(
                f"This is a series of {entry(self.slug).title}; a game of {match.game.slug} is not one of it."
            )
        return Series(self.slug, sequel(match), match.names, self.games + 1)

    def text(self) -> str:
        data = {
            "cloudtop": KIND, "version": VERSION, "game": self.slug, "games": self.games, "names": self.names,
            "options": self.options,
        }  # fmt: skip
        return json.dumps(data, ensure_ascii=False) + "\n"

    def save(self, path: Path | str) -> None:
        """Write the series; a file that was there stays whole if this fails."""
        try:
            write_whole(Path(path), self.text())
        except (OSError, ValueError) as e:
            raise Mistake(f"The series cannot be written to {path}: {getattr(e, 'strerror', None) or e}.") from None


def sequel(match: Match) -> dict[str, Any]:
    """The options of the game that follows a finished one."""
    if not match.over:
        raise Mistake("What a game leaves to the next one is known when it is over.")
    return match.game.sequel(match.state)


def series_of(match: Match) -> Series:
    """The series that a finished game begins."""
    return Series(match.game.slug, sequel(match), match.names, 1)


def parse_series(text: str) -> Series:
    """A series from the text of its file; the game must take its options."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("cloudtop") != KIND:
        raise Mistake('This is not a series: its file is JSON and says "cloudtop": "series".')
    if data.get("version") != VERSION:
        raise Mistake(f"The series is of version {data.get('version')!r}; this is version {VERSION}.")
    names, options, games = data.get("names"), data.get("options"), data.get("games")
    if (
        not isinstance(names, list) or not all(isinstance(name, str) for name in names)
        or not isinstance(options, dict) or not isinstance(games, int)
    ):  # fmt: skip
        raise Mistake('The series is not complete: it needs "names", "options" and the number of "games".')
    found = Series(str(data.get("game")), options, names, games)
    seats = found.game().seats
    if len(names) != seats:
        raise Mistake(f"The series names {len(names)} players for {seats} seats.")
    return found


def open_series(path: Path | str) -> Series:
    """The series in a file."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise Mistake(f"{path} is too large: a series has at most {MOST_BYTES:,} bytes.")
        return parse_series(data.decode("utf-8"))
    except OSError as e:
        raise Mistake(f"The series {path} cannot be read: {e.strerror or e}.") from None
    except ValueError:
        raise Mistake(f"{path} is not a series: it is not text.") from None
