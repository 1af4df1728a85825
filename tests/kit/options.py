"""The option sets on which every law is tried, gathered from the folders of the games."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.entry import Entry
from cloudtop.core.game import Game
from tests import pebbles


def sets_of(slug: str) -> list[dict[str, Any]]:
    """What tests/<slug>/options.py lists."""
    found: list[dict[str, Any]] = import_module(f"tests.{slug}.options").OPTION_SETS
    return found


OPTION_SETS: list[tuple[str, dict[str, Any]]] = [(slug, options) for slug in ct.GAMES for options in sets_of(slug)]


# Games that are whole: their rules are pinned. One that has just begun is held to the laws alone.
WHOLE = [slug for slug in ct.GAMES if (Path(__file__).parents[1] / slug / "golden").is_dir()]
ALONE = next(slug for slug, shelf in ct.GAMES.items() if 1 in shelf.players)  # a game that one can play alone
FILLED = [slug for slug, shelf in ct.GAMES.items() if (shelf.folder / "fill.py").exists()]  # positions from parts
PEBBLES = [(pebbles.ENTRY.slug, options) for options in sets_of(pebbles.ENTRY.slug)]  # the game of the tests
HIDING = [named for named in OPTION_SETS if not ct.GAMES[named[0]].open] + PEBBLES  # something is hidden in them
OPEN = [named for named in OPTION_SETS if ct.GAMES[named[0]].open]


def make(named: tuple[str, dict[str, Any]]) -> Game:
    slug, options = named
    return (pebbles.ENTRY if slug == pebbles.ENTRY.slug else ct.GAMES[slug]).make(options)


def label(named: tuple[str, dict[str, Any]]) -> str:
    return named[0] + "-" + "-".join(f"{k}={shortly(v)}" for k, v in named[1].items())


def shortly(value: object) -> str:
    """An option's value in the name of a test; of a log book how long it is."""
    return f"after {len(value)}" if isinstance(value, list) and value and isinstance(value[0], dict) else str(value)


class Sets:
    """Some games, with all their option sets or with the first only: `cloudcity,pebbles:1`."""

    def __init__(self, named: str) -> None:
        self.games = {slug: only for slug, _, only in (part.partition(":") for part in named.split(","))}
        unknown = set(self.games) - {*ct.GAMES, pebbles.ENTRY.slug}
        if unknown:
            raise pytest.UsageError(f"--sets names no game of ours: {', '.join(sorted(unknown))}")

    def have(self, item: pytest.Function) -> bool:
        """Is a test among them? One that is tried on no game in particular always is."""
        given = list(item.callspec.params.values()) if hasattr(item, "callspec") else []
        slug = next((slug for value in given if (slug := game_of(value))), None)
        if slug is None or self.games.get(slug) == "":
            return True
        return slug in self.games and all(options == sets_of(slug)[0] for options in map(options_of, given) if options)


def game_of(value: object) -> str | None:
    """The game that a parameter of a test names: by its slug, a labelled option set, an entry, or a golden record."""
    named = value[0] if isinstance(value, tuple) and value else value
    named = named.slug if isinstance(named, Entry) else named.parent.parent.name if isinstance(named, Path) else named
    return named if isinstance(named, str) and named in {*ct.GAMES, pebbles.ENTRY.slug} else None


def options_of(value: object) -> dict[str, Any] | None:
    found = value[1] if isinstance(value, tuple) and len(value) == 2 else value
    found = found.get("options", found) if isinstance(found, dict) else None
    return found
