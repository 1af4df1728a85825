"""What happens to a city: a tile is laid, buildings rise, a walkway is built."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.zones import card, hand_place, insert_sorted, without
from cloudtop.games.cloudcity.geometry import (
    BESIDE,
    CORNER,
    LAYOUT,
    SIDE,
    SPAN_LENGTH,
    SPAN_START,
    SPAN_STEP,
    WIDTH,
    span_between,
    span_end,
)
from cloudtop.games.cloudcity.rules.tiles import fits, space_refusal
from cloudtop.games.cloudcity.rules.walkways import city_refusal, level_of
from cloudtop.games.cloudcity.state import (
    LEVEL,
    ONE_END,
    PASSES,
    TILED,
    Box,
    City,
    CloudCityState,
    layout_of,
    tile_code,
    tile_space,
)


def lay_tile(city: City, box: Box, space: i64, turn: i64, kind: i64) -> None:
    """CC-TIL-08: a tile is laid for good. Its cells are covered; its buildings rise in the next step."""
    cell: i64 = CORNER[space]
    city.cells[cell] |= TILED
    city.cells[cell + 1] |= TILED
    city.cells[cell + WIDTH] |= TILED
    city.cells[cell + WIDTH + 1] |= TILED
    city.tiles = append(city.tiles, tile_code(space, turn, kind))
    city.left = min(city.left, space % SIDE)
    city.right = max(city.right, space % SIDE)
    city.top = min(city.top, space // SIDE)
    city.bottom = max(city.bottom, space // SIDE)
    widen_spaces(city, box, space)


def widen_spaces(city: City, box: Box, laid: i64) -> None:
    """CC-TIL-03, CC-TIL-13: where the next tile may go: beside a tile, inside the box that still fits.

    The box only grows, so a space that does not fit now never will.
    """
    spaces = vec[i64](capacity=12)
    for space in city.spaces:
        if space != laid and fits(city, box, space):
            spaces = append(spaces, space)
    side: i64 = laid * 4
    end: i64 = side + 4
    while side < end:
        near: i64 = BESIDE[side]
        side += 1
        if near >= 0 and near not in spaces and space_refusal(city, box, near) is None:
            spaces = insert_sorted(spaces, near)
    city.spaces = spaces


def raise_buildings(city: City) -> None:
    """CC-BLD-01, CC-BLD-02, CC-BLD-03: the two buildings printed on the tile laid last are put on it."""
    laid: i64 = city.tiles[-1]
    cell: i64 = CORNER[tile_space(laid)]
    place: i64 = layout_of(laid)
    city.cells[cell + LAYOUT[place]] |= LAYOUT[place + 1]
    city.cells[cell + LAYOUT[place + 2]] |= LAYOUT[place + 3]
    look_along(city, cell - cell % WIDTH, 1)
    look_along(city, cell - cell % WIDTH + WIDTH, 1)
    look_along(city, cell % WIDTH, WIDTH)
    look_along(city, cell % WIDTH + 1, WIDTH)


def look_along(city: City, line: i64, step: i64) -> None:
    """CC-RES-10, CC-WLK-03, CC-RES-02: note the walkways of one line of cells that have become possible.

    Only neighbours of one colour in a line can ever be joined, so these pairs are asked for.
    """
    cells = city.cells
    first: i64 = city.left if step == 1 else city.top
    last: i64 = city.right if step == 1 else city.bottom
    cell: i64 = line + first * 2 * step
    end: i64 = line + (last * 2 + 1) * step
    river: i64 = -1
    forest: i64 = -1
    sand: i64 = -1
    before: i64
    while cell <= end:
        level: i64 = cells[cell] & LEVEL
        if level != 0:
            if level == 1:
                before = river
                river = cell
            elif level == 2:
                before = forest
                forest = cell
            else:
                before = sand
                sand = cell
            if before >= 0 and cell - before <= 5 * step:
                span: i64 = span_between(before, step, (cell - before) // step)
                if span not in city.open and city_refusal(city, span) is None:
                    city.open = insert_sorted(city.open, span)
        cell += step


def add_walkway(city: City, span: i64) -> None:
    """CC-WLK-15, CC-WLK-16: a walkway is laid for good, and what it forbids from now on is no longer possible."""
    level: i64 = level_of(city, span)
    city.walkways = append(city.walkways, span)
    city.cells[SPAN_START[span]] += ONE_END
    city.cells[span_end(span)] += ONE_END
    cell: i64 = SPAN_START[span]
    between: i64 = SPAN_LENGTH[span] - 1
    while between > 0:
        cell += SPAN_STEP[span]
        between -= 1
        city.cells[cell] |= PASSES[level]
    open = vec[i64](capacity=len(city.open))
    for other in city.open:
        if level_of(city, other) != level or city_refusal(city, other) is None:
            open = append(open, other)
    city.open = open


def play_tile(state: CloudCityState, seat: i64, space: i64, turn: i64, kind: i64) -> None:
    """CC-TIL-01, CC-TIL-02, CC-SET-11: a tile goes from the hand into the city; of two alike, the one more people have seen."""
    city = state.cities[seat]
    city.hand = without(city.hand, hand_place(city.hand, kind))
    lay_tile(city, state.box, space, turn, kind)


def take_buildings(state: CloudCityState, seat: i64) -> None:
    """CC-SET-09, CC-BLD-02: the two buildings of the tile laid last come from the box."""
    city = state.cities[seat]
    place: i64 = layout_of(city.tiles[-1])
    state.buildings[LAYOUT[place + 1] - 1] -= 1
    state.buildings[LAYOUT[place + 3] - 1] -= 1
    raise_buildings(city)


def build_walkway(state: CloudCityState, seat: i64, span: i64) -> None:
    """CC-WLK-09, CC-WLK-13: the piece of the right level and length is taken now, and laid across two roofs."""
    city = state.cities[seat]
    state.stock[state.piece(level_of(city, span), span)] -= 1
    add_walkway(city, span)


def give_tile(state: CloudCityState, seat: i64, kind: i64, seen: i64) -> None:
    """CC-SET-11, CC-DRW-05: a tile joins a hand; `seen` is the mask of those who know it."""
    city = state.cities[seat]
    city.hand = insert_sorted(city.hand, card(kind, seen))
