"""The option sets on which every law is tried, gathered from the folders of the games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import cloudtop as ct
from cloudtop.core.game import Game
from tests import pebbles


def sets_of(slug: str) -> list[dict[str, Any]]:
    """What tests/<slug>/options.py lists."""
    found: list[dict[str, Any]] = import_module(f"tests.{slug}.options").OPTION_SETS
    return found


OPTION_SETS: list[tuple[str, dict[str, Any]]] = [(slug, options) for slug in ct.GAMES for options in sets_of(slug)]


PEBBLES = [(pebbles.ENTRY.slug, options) for options in sets_of(pebbles.ENTRY.slug)]  # the game of the tests
HIDING = [named for named in OPTION_SETS if not ct.GAMES[named[0]].open] + PEBBLES  # something is hidden in them
OPEN = [named for named in OPTION_SETS if ct.GAMES[named[0]].open]


def make(named: tuple[str, dict[str, Any]]) -> Game:
    slug, options = named
    return (pebbles.ENTRY if slug == pebbles.ENTRY.slug else ct.GAMES[slug]).make(options)


def label(named: tuple[str, dict[str, Any]]) -> str:
    return named[0] + "-" + "-".join(f"{k}={v}" for k, v in named[1].items())
