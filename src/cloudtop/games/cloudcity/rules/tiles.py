"""Where a tile may be laid, and how."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.state import Because
from cloudtop.games.cloudcity.geometry import BESIDE, CORNER, CORNERWISE, KIND_NAMES, SIDE, cell_name
from cloudtop.games.cloudcity.state import TILED, Box, City, tile_kind, tile_space


def has_tile(city: City, space: i64) -> bool:
    return space >= 0 and city.cells[CORNER[space]] & TILED != 0


def wide_with(city: City, space: i64) -> i64:
    """How many tiles wide the city would be with one more tile there."""
    return max(city.right, space % SIDE) - min(city.left, space % SIDE) + 1


def high_with(city: City, space: i64) -> i64:
    return max(city.bottom, space // SIDE) - min(city.top, space // SIDE) + 1


def fits(city: City, box: Box, space: i64) -> bool:
    """CC-TIL-09, CC-REC-05, CC-REC-06: the bounding box stays within 3 x 3, or 3 x 4 either way round."""
    wide: i64 = wide_with(city, space)
    high: i64 = high_with(city, space)
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


def space_because(city: City, box: Box, space: i64) -> Because | None:
    """What exactly `space_refusal` has against a space: the tile that lies there, or the size that the city would have."""
    rule = space_refusal(city, box, space)
    if rule == "CC-TIL-05":
        for tile in city.tiles:
            if tile_space(tile) == space:
                facts: dict[str, object] = {"space": cell_name(CORNER[space]), "tile": KIND_NAMES[tile_kind(tile)]}
                return Because("taken", facts)
    if rule == "CC-TIL-09" or rule == "CC-REC-05":
        size: dict[str, object] = {"wide": wide_with(city, space), "high": high_with(city, space)}
        return Because("size", {**size, "short": box.short_side, "long": box.long_side})
    return None
