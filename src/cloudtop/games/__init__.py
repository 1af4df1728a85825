"""The games, one folder each, all with the same file names. A folder whose package has an `ENTRY` is a game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from cloudtop.core.entry import Entry
from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game


def shelf() -> dict[str, Entry]:
    """Every game of this package, in the order of their slugs."""
    packages = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg]
    entries: list[Entry] = [package.ENTRY for package in packages if hasattr(package, "ENTRY")]
    return {entry.slug: entry for entry in sorted(entries, key=lambda entry: entry.slug)}


GAMES = shelf()


def entry(slug: str) -> Entry:
    if slug not in GAMES:
        raise Mistake(f"There is no game called '{slug}'; the games are {', '.join(GAMES)}.")
    return GAMES[slug]


def game(slug: str, *, pack: Path | str | None = None, **options: Any) -> Game:
    """A game with these options, from our content pack or from the one at `pack`."""
    return entry(slug).make(options, Path(pack) if pack is not None else None)
