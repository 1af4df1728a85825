"""The connection of the six coasts with the yard (chapter "End of the game")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cloudtop.games.inseln.actions import JOKER, LANDSCAPES
from cloudtop.games.inseln.geometry import BESIDE_YARD, around, spread
from cloudtop.games.inseln.state import Box, Island

ALL_COASTS: Final = 63


def coast_shows(box: Box, island: Island, landscape: i64) -> i64:
    """IN-CON-06, IN-Q-65: the coast cells of a landscape that nothing covers."""
    return box.coast[landscape] & ~island.covered()


def coast_tiles(box: Box, island: Island, landscape: i64) -> i64:
    """IN-CON-06, IN-Q-51, IN-Q-60: its coast cells that a tile of the same landscape or a joker covers."""
    return box.coast[landscape] & (island.mask[landscape] | island.mask[JOKER])


def connected_coasts(box: Box, island: Island) -> i64:
    """IN-CON-01 to IN-CON-10: which coasts are linked with the yard over landscape tiles; a bit for each landscape.

    IN-CON-07: a coast that is covered by other things altogether shows nothing any more, so it never counts.
    """
    chain: i64 = spread(BESIDE_YARD, island.land())
    if chain == 0:
        return 0
    touched: i64 = around(chain) & ~island.covered()  # IN-CON-08: printed coast cells are end points only
    out: i64 = 0
    bit: i64 = 1
    landscape: i64
    for landscape in range(LANDSCAPES):
        if box.coast[landscape] & touched or coast_tiles(box, island, landscape) & chain:
            out += bit
        bit += bit
    return out


def all_connected(box: Box, island: Island) -> bool:
    """IN-END-01: are all six coasts connected?"""
    return connected_coasts(box, island) == ALL_COASTS
