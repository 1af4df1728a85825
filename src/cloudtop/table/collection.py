"""Collections: the cards that a person keeps from game to game, as a small file.

    {"cloudtop": "collection", "version": 1, "game": "<slug>", "owner": "Ada", "cards": ["115", "3"]}

Which cards there are, and how often, is for the game to say when it gets them as an option.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cloudtop.core.errors import Mistake
from cloudtop.core.game import seat_name
from cloudtop.games import entry
from cloudtop.table.files import write_whole
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
        data = {"cloudtop": KIND, "version": VERSION, "game": self.game, "owner": self.owner, "cards": self.cards}
        return json.dumps(data, ensure_ascii=False) + "\n"

    def add(self, cards: list[str]) -> None:
        self.cards += [card for card in cards if card not in self.cards]

    def save(self, path: Path) -> None:
        """Write the collection; a file that was there stays whole if this fails."""
        try:
            write_whole(path, self.text())
        except (OSError, ValueError) as e:
            reason = getattr(e, "strerror", None) or e
            raise Mistake(f"The collection cannot be written to {path}: {reason}.") from None


def parse_collection(text: str, game: str) -> Collection:
    """A collection of this game from the text of its file."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get("cloudtop") != KIND:
        raise Mistake('This is not a collection: its file is JSON and says "cloudtop": "collection".')
    if data.get("version") != VERSION:
        raise Mistake(f"The collection is of version {data.get('version')!r}; this is version {VERSION}.")
    if data.get("game") != game:
        raise Mistake(f"The collection is of the game {data.get('game')!r}, not of {entry(game).title}.")
    owner, cards = data.get("owner"), data.get("cards")
    if not isinstance(owner, str) or not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        raise Mistake('The collection is not complete: it needs an "owner" and a list of "cards", all of them texts.')
    return Collection(game, owner, cards)


def load_collection(path: Path, game: str, owner: str) -> Collection:
    """The collection in a file; a new one for `owner` if the file is not there yet."""
    try:
        if path.parent.is_dir() and not path.exists():
            return Collection(game, owner, [])
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise Mistake(f"{path} is too large: a collection has at most {MOST_BYTES:,} bytes.")
        return parse_collection(data.decode("utf-8"), game)
    except OSError as e:
        raise Mistake(f"The collection {path} cannot be read: {e.strerror or e}.") from None
    except ValueError:
        raise Mistake(f"{path} is not a collection: it is not text.") from None


def collections(match: Match) -> list[Collection]:
    """What every seat owns after a finished game, in the order of the seats; refuses a game that leaves nothing."""
    option = entry(match.game.slug).collection
    if not option:
        raise Mistake(f"{entry(match.game.slug).title} leaves nothing to collect.")
    kept = sequel(match)[option]
    return [Collection(match.game.slug, name, kept.get(seat_name(seat), [])) for seat, name in enumerate(match.names)]
