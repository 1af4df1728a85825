"""The map: four boards side by side, what lies on them, and the legacy tiles that change it.

Rows 2 and 4 of the boards lie half a space further east, so each space touches up to six others (CA-MOV-14, CA-BRD-11).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.games.cloudage.actions import BOARDS, LEGACIES, SIDE, SPACES, TOLL_SPACE

NEAR: Final = 8  # neighbours of a space at most; the legacy tile L7 lies on two spaces
CLOSE: Final = 4  # city spaces that are remembered for each space: three other airships may block three of them
FAR: Final = 99
BIT: Final[list[int]] = [2**n for n in range(62)]  # of a number; a map has no more finds than that


@mypyc_attr(acyclic=True)
class Legacy:
    """What a legacy tile changes, in numbers (`content.rows.Legacy`)."""

    def __init__(
        self, *, city: i64, spaces: vec[i64], cost: i64, toll: i64, closed: bool, value: i64, gain: i64, find: i64,
        combat: i64, plants: i64, points: i64,
    ) -> None:  # fmt: skip
        self.city: i64 = city  # or -1
        self.spaces: vec[i64] = spaces  # whatever side is up
        self.cost: i64 = cost
        self.toll: i64 = toll
        self.closed: bool = closed
        self.value: i64 = value
        self.gain: i64 = gain
        self.find: i64 = find
        self.combat: i64 = combat
        self.plants: i64 = plants
        self.points: i64 = points


@mypyc_attr(acyclic=True)
class Ground:
    """What is printed on the boards: by space of the A sides, then of the B sides."""

    def __init__(
        self, boards: i64, cost: vec[i64], city: vec[i64], find: vec[i64], start: vec[i64], value: vec[i64],
        gain: vec[i64], tiles: list[Legacy],
    ) -> None:  # fmt: skip
        self.boards: i64 = boards  # CA-SS-01: those in play
        self.cost: vec[i64] = cost
        self.city: vec[i64] = city
        self.find: vec[i64] = find
        self.start: vec[i64] = start  # 1 for the start space
        self.value: vec[i64] = value  # by city
        self.gain: vec[i64] = gain  # by city
        self.tiles: list[Legacy] = tiles  # all legacy tiles


@mypyc_attr(acyclic=True)
class Land:
    """The map with its legacy tiles. Shared by all states of a game, never changed."""

    def __init__(self, value: vec[i64], gain: vec[i64]) -> None:
        self.value: vec[i64] = value  # by city: its combat value; 0: no fight
        self.gain: vec[i64] = gain  # by city: its reward as a gain of the box
        self.start: i64 = 0
        self.cost: vec[i64] = vec[i64]([0] * SPACES)  # by space: movement points to enter it; 0: there is no such space
        self.city: vec[i64] = vec[i64]([-1] * SPACES)  # by space: its city, or -1
        self.find: vec[i64] = vec[i64]([0] * SPACES)  # by space: its find as a gain of the box, or 0
        self.tile: vec[i64] = vec[i64]([-1] * SPACES)  # by space: the number of the legacy tile on it, or -1
        self.soil: vec[i64] = vec[i64]([0] * SPACES)  # by space: 1 if something may be planted there
        self.mark: vec[i64] = vec[i64]([0] * SPACES)  # by space: the bit of its find among all finds
        self.near: vec[i64] = vec[i64]([-1] * (SPACES * NEAR))  # by space: its neighbours, then -1
        self.close: vec[i64] = vec[i64]([FAR] * (SPACES * CLOSE))  # by space: what the nearest city spaces cost

    def neighbours(self, space: i64) -> vec[i64]:
        out = vec[i64](capacity=NEAR)
        i: i64 = space * NEAR
        while i < space * NEAR + NEAR and self.near[i] >= 0:
            out = append(out, self.near[i])
            i += 1
        return out


def make_land(ground: Ground, sides: i64, legacy: i64) -> Land:
    """The printed sides of the boards with legacy tiles on them; bits say which boards show side B and which tiles lie."""
    land = Land(ground.value[:], ground.gain[:])
    lay_boards(land, ground, sides)
    start: i64 = land.start
    tiles: list[Legacy] = ground.tiles
    n: i64
    for n in range(LEGACIES):
        if legacy & BIT[n] != 0:
            lay(land, tiles[n], n)
    link(land)
    finds: i64 = 0
    space: i64
    for space in range(SPACES):
        if land.cost[space] > 0 and land.city[space] < 0 and land.tile[space] < 0 and space != start:
            land.soil[space] = 1
        if land.find[space] > 0:
            land.mark[space] = BIT[finds]
            finds += 1
    for space in range(SPACES):
        if land.cost[space] > 0:
            remember_cities(land, space)
    return land


def lay_boards(land: Land, ground: Ground, sides: i64) -> None:
    """CA-SET-01, CA-SET-02, CA-MOV-14: the boards in increasing order, each with the side that is up."""
    space: i64
    for space in range(ground.boards * SIDE * SIDE):
        printed: i64 = space + (TOLL_SPACE if sides & BIT[space // (SIDE * SIDE)] != 0 else 0)
        land.cost[space] = ground.cost[printed]
        land.city[space] = ground.city[printed]
        land.find[space] = ground.find[printed]
        if ground.start[printed] == 1:
            land.start = space


def spaces_of(land: Land, tile: Legacy) -> vec[i64]:
    """CA-LEG-01: the spaces that a tile covers: its own, or with a cost all of its city."""
    if len(tile.spaces) > 0 or tile.city < 0 or tile.cost == 0:
        return tile.spaces
    out = vec[i64](capacity=3)
    there: i64
    for there in range(TOLL_SPACE):
        if land.city[there] == tile.city:
            out = append(out, there)
    return out


def lay(land: Land, tile: Legacy, number: i64) -> None:
    """CA-LEG-05 to CA-LEG-16: a legacy tile replaces what is printed below it."""
    if tile.city >= 0 and tile.value > 0:
        land.value[tile.city] = tile.value
    if tile.city >= 0 and tile.gain > 0:
        land.gain[tile.city] = tile.gain
    for space in spaces_of(land, tile):
        if land.cost[space] == 0:
            continue
        land.tile[space] = number
        land.find[space] = tile.find
        if tile.cost > 0:
            land.cost[space] = tile.cost
        if tile.closed:
            land.city[space] = -1
        if tile.toll > 0:
            land.cost[space] = 0
            land.cost[TOLL_SPACE] = 1
            land.tile[TOLL_SPACE] = number


def link(land: Land) -> None:
    """CA-MOV-14: spaces that touch. CA-Q-135: L7 touches all that the two spaces below it touch."""
    space: i64
    for space in range(TOLL_SPACE):
        if land.cost[space] > 0:
            for other in around(space):
                if land.cost[other] > 0:
                    join(land, space, other)
                elif land.cost[TOLL_SPACE] > 0 and is_seam(other):
                    join(land, space, TOLL_SPACE)
                    join(land, TOLL_SPACE, space)


def is_seam(space: i64) -> bool:
    """Is this one of the two spaces below L7: the last of row 4 on board 2, the first on board 3?"""
    return space == at(2 * SIDE - 1, 3) or space == at(2 * SIDE, 3)


def join(land: Land, space: i64, other: i64) -> None:
    i: i64 = space * NEAR
    while land.near[i] >= 0:
        if land.near[i] == other:
            return
        i += 1
    land.near[i] = other


def at(column: i64, row: i64) -> i64:
    """The space in a column counted over all boards."""
    return column * SIDE + row


def around(space: i64) -> vec[i64]:
    """The places around a space, whether there is a board or not."""
    column: i64 = space // SIDE
    row: i64 = space % SIDE
    out = vec[i64](capacity=6)
    shift: i64 = row % 2
    dx: i64
    dy: i64
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if dy == 0 and dx == 0:
                continue
            if dy != 0 and dx == (1 if shift == 0 else -1):
                continue
            x: i64 = column + dx
            y: i64 = row + dy
            if 0 <= x < BOARDS * SIDE and 0 <= y < SIDE:
                out = append(out, at(x, y))
    return out


def remember_cities(land: Land, space: i64) -> None:
    """What the nearest city spaces cost from here, the space itself included; planted spaces only make it cheaper."""
    paid = flood(land, space, vec[i64]([0] * SPACES), FAR)
    found: i64 = 0
    points: i64
    there: i64
    for points in range(30):
        for there in range(SPACES):
            if paid[there] == points and land.city[there] >= 0 and found < CLOSE:
                land.close[space * CLOSE + found] = points
                found += 1


def flood(land: Land, start: i64, plants: vec[i64], limit: i64) -> vec[i64]:
    """CA-MOV-04, CA-MOV-13: by space, the fewest movement points to get there; FAR if more than the limit."""
    paid = vec[i64]([FAR] * SPACES)
    paid[start] = 0
    edge = vec[i64]([start])
    while len(edge) > 0:
        beyond = vec[i64](capacity=SPACES)
        for space in edge:
            i: i64 = space * NEAR
            while i < space * NEAR + NEAR and land.near[i] >= 0:
                other: i64 = land.near[i]
                total: i64 = paid[space] + (1 if plants[other] > 0 else land.cost[other])
                if total < paid[other] and total <= limit:
                    paid[other] = total
                    beyond = append(beyond, other)
                i += 1
        edge = beyond
    return paid


def empty_places() -> vec[i64]:
    return vec[i64]([0] * SPACES)
