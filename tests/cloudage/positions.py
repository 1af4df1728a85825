"""Positions of CloudAge with one thing wrong, and the sentence that refuses them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import cloudtop as ct
from cloudtop.games.cloudage.state import own
from tests.cloudage.kit import Table
from tests.kit.packs import frozen_game
from tests.table.kit import refused

Data = dict[str, Any]
Change = Callable[[Data], object]


def lying(options: Data | None = None, **parts: Any) -> Table:
    """A table for two with these parts, A first; scenario 2 in round 3, in A's city action, if nothing else is said."""
    game = frozen_game("cloudage", **{"players": 2, "scenario": 2, "first": "A", **(options or {})})
    return Table(game, own(game.load(ct.position(game, **{"round": 3, **parts}))))


def dumped(table: Table) -> Data:
    return copy.deepcopy(table.game.dump(table.state))


def refuse(table: Table, change: Change, words: str, id: str = "") -> None:
    """The position of a table, with a change, is refused in so many words."""
    data = dumped(table)
    change(data)
    with refused(ct.Corrupt, words, id):
        table.game.load(data)


def agenda(*lines: str) -> Change:
    """Another agenda, from the bottom up."""
    return lambda data: data.update(agenda=list(lines))


def of_seat(number: int, **changes: Any) -> Change:
    return lambda data: data["seats"][number].update(changes)
