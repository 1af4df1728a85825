"""The games, one folder each, all with the same file names. A folder whose package has an `ENTRY` is a game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from cloudtop.core.content import Pack
from cloudtop.core.entry import Entry, PackSource
from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game
from cloudtop.core.rulebook import Rule


def shelf() -> dict[str, Entry]:
    """Every game of this package, in the order of their slugs."""
    packages = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.ispkg]
    entries: list[Entry] = [package.ENTRY for package in packages if hasattr(package, "ENTRY")]
    return {entry.slug: entry for entry in sorted(entries, key=lambda entry: entry.slug)}


GAMES = shelf()


def entry(slug: str) -> Entry:
    if not isinstance(slug, str) or slug not in GAMES:
        raise Mistake(f"There is no game called '{slug}'; the games are {', '.join(GAMES)}.")
    return GAMES[slug]


def find_rule(id: str) -> tuple[Entry, Rule] | None:
    """A rule and its game, by an id such as `CC-WLK-03` or `cc-wlk-3`."""
    stem, _, number = id.upper().rpartition("-")
    known = f"{stem}-{number:0>2}"
    return next(((entry, entry.rulebook()[known]) for entry in GAMES.values() if known in entry.rulebook()), None)


def rule(id: str) -> Rule:
    """A rule of any game: its sentence and chapter, its homes in the code and its tests."""
    found = find_rule(id) if isinstance(id, str) else None
    if found is None:
        raise Mistake(f"There is no rule {str(id)[:40]!r}; a rule id looks like CC-WLK-03.")
    return found[1]


def game(
    slug: str, *, pack: PackSource | None = None, lenient: bool = False, weights: Path | str | None = None, **options: Any
) -> Game:  # fmt: skip
    """A game with these options, from our content pack or from `pack`; its bots have learned ours, or those `weights`."""
    return entry(slug).make(options, pack, lenient, weights)


def read_pack(slug: str, pack: PackSource | None = None, lenient: bool = False) -> Pack:
    """A content pack of a game: ours, or the one that is given."""
    return entry(slug).read_pack(pack, lenient)
