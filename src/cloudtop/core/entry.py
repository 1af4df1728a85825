"""A game on the shelf: what is known of it before anybody plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from cloudtop.core.content import Pack
from cloudtop.core.game import Game
from cloudtop.core.options import Option
from cloudtop.core.rulebook import Rule, read_rulebook
from cloudtop.core.text import Text

WORDS = Path(__file__).parent.parent / "text"  # what every game says


class Entry:
    """One game; its package has it as `ENTRY`, and whatever else the game brings lies beside it."""

    def __init__(
        self, *, package: str, slug: str, title: str, credit: str, prefix: str, rules: str, options: list[Option],
        make: Callable[[dict[str, Any], Path | None], Game], check: Callable[[Path | None], tuple[Pack, list[str]]],
        collection: str = "", open: bool = False,
    ) -> None:  # fmt: skip
        self.package = package  # the game's own `__name__`
        self.slug = slug
        self.title = title
        self.credit = credit
        self.prefix = prefix  # of its rule ids
        self.rules = rules  # version of the rules; a record of another version is not replayed
        self.options = options
        self.make = make
        self.check = check
        self.collection = (
            collection  # the option for what each seat brings from earlier games, if any: `Game.keepsakes`
        )
        self.open = open  # nothing is hidden from anybody, so people at one screen need not look away

    @property
    def folder(self) -> Path:
        """Where the game's own `__init__` lies."""
        return Path(str(import_module(self.package).__file__)).parent

    def rulebook(self) -> dict[str, Rule]:
        return _rulebook(self.folder / "rulebook.md")

    def words(self, language: str = "en") -> list[Path]:
        """The text files of the game: its own words, and those of its board and its terminal if they are kept apart."""
        return sorted((self.folder / "text").glob(f"{language}*.ftl"))

    def text(self, language: str = "en") -> Text:
        return _text((WORDS / f"{language}.ftl", *self.words(language)), language)


@lru_cache
def _rulebook(path: Path) -> dict[str, Rule]:
    return read_rulebook(path)


@lru_cache
def _text(files: tuple[Path, ...], language: str) -> Text:
    return Text(list(files), language)
