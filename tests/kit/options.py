"""The option sets on which every law is tried, gathered from the folders of the games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import cloudtop as ct
from cloudtop.core.game import Game


def sets_of(slug: str) -> list[dict[str, Any]]:
    """What tests/<slug>/options.py lists."""
    found: list[dict[str, Any]] = import_module(f"tests.{slug}.options").OPTION_SETS
    return found


OPTION_SETS: list[tuple[str, dict[str, Any]]] = [(slug, options) for slug in ct.GAMES for options in sets_of(slug)]


def make(named: tuple[str, dict[str, Any]]) -> Game:
    return ct.game(named[0], **named[1])


def label(named: tuple[str, dict[str, Any]]) -> str:
    return named[0] + "-" + "-".join(f"{k}={v}" for k, v in named[1].items())
