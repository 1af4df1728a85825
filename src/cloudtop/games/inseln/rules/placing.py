"""Where tiles may be placed (chapter "Place tiles")."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.inseln.geometry import BIT, DIRECTIONS, NEIGHBOUR, YARD, around
from cloudtop.games.inseln.state import InselnState, Island

ASCENDING: Final[vec[i64]] = vec[i64]([0, 1, 5, 2, 4, 3])  # the directions in the order of the cells they lead to


def free_cells(island: Island) -> vec[i64]:
    """IN-PLA-01, IN-PLA-02, IN-PLA-04, IN-PLA-07: the cells next to the balloon that may get any tile, ascending."""
    out = vec[i64](capacity=DIRECTIONS)
    first: i64 = island.balloon * DIRECTIONS
    for direction in ASCENDING:
        cell: i64 = NEIGHBOUR[first + direction]
        if cell >= 0 and cell != YARD and island.tile[cell] < 0:
            out = append(out, cell)
    return out


def place_refusal(state: InselnState, seat: i64, cell: i64) -> str | None:
    """IN-PLA-02, IN-PLA-03, IN-PLA-05, IN-PLA-06: why no tile can be placed on a cell now."""
    island = state.islands[seat]
    if cell == YARD:
        return "IN-PLA-05"
    if cell == island.balloon:
        return "IN-PLA-03"
    if island.tile[cell] >= 0:
        return "IN-PLA-06"
    return None if around(BIT[island.balloon]) & BIT[cell] else "IN-PLA-02"
