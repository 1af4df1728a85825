"""The games, one folder each, all with the same file names."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from cloudtop.core.content import Pack
from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game
from cloudtop.core.options import Option
from cloudtop.core.rulebook import Rule, read_rulebook
from cloudtop.core.text import Text
from cloudtop.games import cloudcity, inseln, magnastorm

HERE = Path(__file__).parent


class Entry:
    """One game on the shelf."""

    def __init__(
        self, slug: str, title: str, credit: str, prefix: str, rules: str, make: Callable[[dict[str, Any], Path | None], Game],
        check: Callable[[Path | None], tuple[Pack, list[str]]], options: list[Option], collection: str = "", open: bool = False,
    ) -> None:  # fmt: skip
        self.slug = slug
        self.title = title
        self.credit = credit
        self.prefix = prefix  # of its rule ids
        self.rules = rules  # version of the rules; a record of another version is not replayed
        self.make = make
        self.check = check
        self.options = options
        self.collection = (
            collection  # the option for what each seat brings from earlier games (`Game.keepsakes`), if any
        )
        self.open = open  # nothing is hidden from anybody, so people at one screen need not look away
        self.folder = HERE / slug

    def rulebook(self) -> dict[str, Rule]:
        return _rulebook(self.folder / "rulebook.md")

    def words(self, language: str = "en") -> list[Path]:
        """The text files of the game: its own words, and those of its board and its terminal if they are kept apart."""
        return sorted((self.folder / "text").glob(f"{language}*.ftl"))

    def text(self, language: str = "en") -> Text:
        return _text((HERE.parent / "text" / f"{language}.ftl", *self.words(language)), language)


@lru_cache
def _rulebook(path: Path) -> dict[str, Rule]:
    return read_rulebook(path)


@lru_cache
def _text(files: tuple[Path, ...], language: str) -> Text:
    return Text(list(files), language)


GAMES: dict[str, Entry] = {
    "cloudcity": Entry(
        "cloudcity",
        "Cloud City",
        "Phil Walker-Harding, Blue Orange 2020",
        "CC",
        cloudcity.RULES,
        cloudcity.make,
        cloudcity.check,
        cloudcity.OPTIONS,
    ),
    "magnastorm": Entry(
        "magnastorm",
        "Magnastorm",
        "Bauldric & Friends, Feuerland 2018",
        "MS",
        magnastorm.RULES,
        magnastorm.make,
        magnastorm.check,
        magnastorm.OPTIONS,
        collection="artifacts",
        open=True,
    ),
    "inseln": Entry(
        "inseln",
        "Die Inseln im Nebel",
        "Volker Schächtele, Schmidt Spiele 2019",
        "IN",
        inseln.RULES,
        inseln.make,
        inseln.check,
        inseln.OPTIONS,
        open=True,
    ),
}


def entry(slug: str) -> Entry:
    if slug not in GAMES:
        raise Mistake(f"There is no game called '{slug}'; the games are {', '.join(GAMES)}.")
    return GAMES[slug]


def game(slug: str, *, pack: Path | str | None = None, **options: Any) -> Game:
    """A game with these options, from our content pack or from the one at `pack`."""
    return entry(slug).make(options, Path(pack) if pack is not None else None)
