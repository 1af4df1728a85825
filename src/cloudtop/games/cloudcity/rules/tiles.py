"""Where a tile may be laid, and how."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.games.cloudcity.geometry import BESIDE, CORNER, CORNERWISE, SIDE
from cloudtop.games.cloudcity.state import TILED, Box, City


def has_tile(city: City, space: i64) -> bool:
    return space >= 0 and city.cells[CORNER[space]] & TILED != 0


def fits(city: City, box: Box, space: i64) -> bool:
    """CC-TIL-09, CC-REC-05, CC-REC-06: the bounding box stays within 3 x 3, or 3 x 4 either way round."""
    x: i64 = space % SIDE
    y: i64 = space // SIDE
    wide: i64 = max(city.right, x) - min(city.left, x) + 1
    high: i64 = max(city.bottom, y) - min(city.top, y) + 1
    if wide > high:
        return wide <= box.long_side and high <= box.short_side
    return high <= box.long_side and wide <= box.short_side


def space_refusal(city: City, box: Box, space: i64) -> str | None:
    """CC-TIL-05, CC-TIL-03, CC-TIL-04, CC-TIL-09, CC-REC-05: why no tile may be laid on a space.

    Nothing printed on the tile matters (CC-TIL-12), a hole may be left and filled later (CC-TIL-11).
    """
    if has_tile(city, space):
        return "CC-TIL-05"
    side: i64
    beside = False
    cornerwise = False
    for side in range(4):
        beside = beside or has_tile(city, BESIDE[space * 4 + side])
        cornerwise = cornerwise or has_tile(city, CORNERWISE[space * 4 + side])
    if not beside:
        return "CC-TIL-04" if cornerwise else "CC-TIL-03"
    if not fits(city, box, space):
        return "CC-TIL-09" if box.long_side == box.short_side else "CC-REC-05"
    return None
