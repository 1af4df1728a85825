"""Positions with one thing wrong, and the sentence that refuses them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import cloudtop as ct
from cloudtop.games.inseln.geometry import CELL_NAMES
from tests.inseln.kit import Table, begin
from tests.table.kit import refused

Data = dict[str, Any]
Change = Callable[[Data], object]


def dumped(table: Table) -> Data:
    return copy.deepcopy(table.game.dump(table.state))


def flying(**options: Any) -> Table:
    """A's first turn."""
    return begin(**options).roll("energy1", "NE")


def refuse(table: Table, change: Change, words: str, id: str = "") -> None:
    """The position of a table, with a change, is refused in so many words."""
    data = dumped(table)
    change(data)
    with refused(ct.Corrupt, words, id):
        table.game.load(data)


def hand(data: Data, *tiles: str) -> None:
    """Tiles of the bag come into the hand."""
    for tile in tiles:
        data["bag"][tile] -= 1
        data["taken"].append(tile)


def spread_out(data: Data) -> None:
    """The whole bag lies on the islands; A's stays as it is."""
    tiles = [tile for tile, n in data["bag"].items() for _ in range(n)]
    free = [(island, cell) for island in data["islands"][1:] for cell in CELL_NAMES if cell != "e5"]
    for tile, (island, cell) in zip(tiles, free):
        island["tiles"][cell] = tile
    data["bag"] = {}
