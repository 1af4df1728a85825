"""Collections: the cards that a person keeps from game to game, as a small file.

    {"cloudtop": "collection", "version": 1, "game": "<slug>", "owner": "Ada", "cards": ["115", "3"]}

Which cards there are, and how often, is for the game to say when it gets them as an option.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from cloudtop.core.errors import Mistake
from cloudtop.core.game import seat_name
from cloudtop.games import entry
from cloudtop.table.files import are_texts, load, read_data, save, write_data
from cloudtop.table.match import Match
from cloudtop.table.series import sequel

KIND = "collection"
VERSION = 1
MOST_BYTES = 100_000  # of a file


class Collection:
    """What one person owns of one game."""

    def __init__(self, game: str, owner: str, cards: list[str]) -> None:
        self.game = game
        self.owner = owner
        self.cards = cards

    def __repr__(self) -> str:
        return f"Collection({self.game!r}, {self.owner!r}, {self.cards!r})"

    def text(self) -> str:
        return write_data(KIND, VERSION, {"game": self.game, "owner": self.owner, "cards": self.cards})

    def add(self, cards: list[str]) -> None:
        self.cards += [card for card in cards if card not in self.cards]

    def save(self, path: Path) -> None:
        """Write the collection; a file that was there stays whole if this fails."""
        save(path, self.text(), KIND)


def parse_collection(text: str, game: str) -> Collection:
    """A collection of this game from the text of its file."""
    data = read_data(text, KIND, VERSION)
    if data.get("game") != game:
        raise Mistake(f"The collection is of the game {data.get('game')!r}, not of {entry(game).title}.")
    owner: Any = data.get("owner")
    cards: Any = data.get("cards")
    if not isinstance(owner, str) or not are_texts(cards):
        raise Mistake('The collection is not complete: it needs an "owner" and a list of "cards", all of them texts.')
    return Collection(game, owner, cards)


def load_collection(path: Path, game: str, owner: str) -> Collection:
    """The collection in a file; a new one for `owner` if the file is not there yet."""
    with suppress(OSError):  # `load` says what is wrong
        if path.parent.is_dir() and not path.exists():
            return Collection(game, owner, [])
    return parse_collection(load(path, MOST_BYTES, KIND), game)


def collections(match: Match) -> list[Collection]:
    """What every seat owns after a finished game, in the order of the seats; refuses a game that leaves nothing."""
    option = entry(match.game.slug).collection
    if not option:
        raise Mistake(f"{entry(match.game.slug).title} leaves nothing to collect.")
    kept = sequel(match)[option]
    return [Collection(match.game.slug, name, kept.get(seat_name(seat), [])) for seat, name in enumerate(match.names)]
