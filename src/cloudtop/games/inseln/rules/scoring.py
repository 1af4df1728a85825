"""The final scoring, line by line (chapters "Scoring")."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.game import ScoreLine
from cloudtop.core.ranking import Placing, ranked
from cloudtop.games.inseln.actions import CITY, DAM, JOKER, LANDSCAPE_NAMES, LANDSCAPES, LIGHTHOUSE, MONUMENT, PARK
from cloudtop.games.inseln.geometry import BIT, CELLS, EDGE, around, count, lowest, spread
from cloudtop.games.inseln.rules.coasts import coast_shows, coast_tiles
from cloudtop.games.inseln.state import VOLCANO, Box, InselnState, Island

TILE_POINTS: Final = 2  # IN-LND-02
JOKER_POINTS: Final = 1  # IN-JOK-03
GROUP: Final = 5  # IN-LBO-01
GROUP_POINTS: Final = 3
FIRST_POINTS: Final = 10  # IN-FIN-01
LATER_POINTS: Final = 5  # IN-FIN-02


def linked(box: Box, island: Island, landscape: i64) -> i64:
    """IN-LND-02, IN-LND-03, IN-LND-05 to IN-LND-09: tiles of a landscape and jokers that are linked with its coast.

    IN-Q-60: a tile on its own coast is at the coast.
    """
    tiles: i64 = island.mask[landscape] | island.mask[JOKER]
    return spread(around(coast_shows(box, island, landscape)) | coast_tiles(box, island, landscape), tiles)


def landscape_points(box: Box, island: Island, landscape: i64) -> i64:
    """IN-LND-01, IN-LND-02, IN-LND-04, IN-JOK-01 to IN-JOK-04: 2 points for each linked tile, 1 for each linked joker."""
    cells: i64 = linked(box, island, landscape)
    return TILE_POINTS * count(cells & island.mask[landscape]) + JOKER_POINTS * count(cells & island.mask[JOKER])


def has_group(box: Box, island: Island, landscape: i64) -> bool:
    """IN-LBO-01 to IN-LBO-04, IN-LBO-06: five tiles of a landscape, jokers included, that hang together.

    IN-Q-63: at least one of them is not a joker, unless the players agreed otherwise.
    """
    own: i64 = island.mask[landscape]
    tiles: i64 = own | island.mask[JOKER]
    left: i64 = tiles if box.joker_groups else own
    while left != 0:
        group: i64 = spread(lowest(left), tiles)
        if count(group) >= GROUP:
            return True
        left &= ~group
    return False


def group_points(box: Box, island: Island) -> i64:
    """IN-LBO-05: 3 points for each landscape with a group, once."""
    total: i64 = 0
    landscape: i64
    for landscape in range(LANDSCAPES):
        if has_group(box, island, landscape):
            total += GROUP_POINTS
    return total


def city_points(island: Island) -> i64:
    """IN-CIT-01 to IN-CIT-05, IN-INV-08: 1 point for each landscape tile around each city."""
    land: i64 = island.land()
    left: i64 = island.mask[CITY]
    total: i64 = 0
    while left != 0:
        city: i64 = lowest(left)
        total += count(around(city) & land)
        left &= ~city
    return total


def monument_points(state: InselnState, seat: i64) -> i64:
    """IN-MON-01 to IN-MON-08: 3, 2, 1 or 0 points for each own monument, by majority; ties share the better place."""
    own: i64 = count(state.islands[seat].mask[MONUMENT])
    ahead: i64 = 0
    for island in state.islands:
        if count(island.mask[MONUMENT]) > own:
            ahead += 1
    return own * (3 - ahead)


def coast_points(state: InselnState, seat: i64) -> i64:
    """IN-FIN-01 to IN-FIN-04: 10 points in the round in which it happened first, 5 in the final round."""
    mine: i64 = state.islands[seat].connected
    if mine == 0:
        return 0
    for island in state.islands:
        if 0 < island.connected < mine:
            return LATER_POINTS
    return FIRST_POINTS


def volcano_points(box: Box, island: Island) -> i64:
    """IN-VOL-01, IN-VOL-03, IN-SPC-03: the minus points of the uncovered volcanoes; IN-P2-12: not of those beside a dam."""
    safe: i64 = island.covered() | around(island.mask[DAM])
    total: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if box.special[cell] == VOLCANO and safe & BIT[cell] == 0:
            total += box.amount[cell]
    return total


def park_points(island: Island) -> i64:
    """IN-P2-09: a point for each different landscape around the park; a joker is one that is not there yet.

    A park has six neighbours, so there are never more than six.
    """
    left: i64 = island.mask[PARK]
    total: i64 = 0
    while left != 0:
        park: i64 = lowest(left)
        near: i64 = around(park)
        kinds: i64 = count(near & island.mask[JOKER])
        landscape: i64
        for landscape in range(LANDSCAPES):
            if near & island.mask[landscape] != 0:
                kinds += 1
        total += kinds
        left &= ~park
    return total


def lighthouse_points(box: Box, island: Island) -> i64:
    """IN-P2-08: points for a lighthouse on a coast cell."""
    return box.lighthouse * count(island.mask[LIGHTHOUSE] & EDGE)


def points_by_line(state: InselnState, seat: i64) -> vec[i64]:
    """IN-WIN-01: the amounts of the score sheet, in its order."""
    box = state.box
    island = state.islands[seat]
    out = vec[i64](capacity=13)
    landscape: i64
    for landscape in range(LANDSCAPES):
        out = append(out, landscape_points(box, island, landscape))
    out = append(out, group_points(box, island))
    out = append(out, city_points(island))
    out = append(out, monument_points(state, seat))
    out = append(out, box.crown[island.energy])
    out = append(out, coast_points(state, seat))
    out = append(out, -volcano_points(box, island))
    if box.module > 1:
        out = append(out, park_points(island) + lighthouse_points(box, island))
    return out


LINES: Final = [
    *[(name, "IN-LND-02") for name in LANDSCAPE_NAMES],
    ("groups", "IN-LBO-01"), ("cities", "IN-CIT-01"), ("monuments", "IN-MON-01"), ("energy", "IN-ENE-01"),
    ("coasts", "IN-FIN-01"), ("volcanoes", "IN-VOL-01"), ("extensions", "IN-P2-08"),
]  # fmt: skip


def score_lines(state: InselnState, seat: i64) -> list[ScoreLine]:
    """IN-SCO-01, IN-GEN-04: the sheet as the table lies now; points count only at the end."""
    amounts = points_by_line(state, seat)
    return [ScoreLine(LINES[i][0], amounts[i], LINES[i][1]) for i in range(len(amounts))]


def total_points(state: InselnState, seat: i64) -> i64:
    """IN-GEN-03, IN-WIN-05: the sum; tiles on oculars count nothing."""
    total: i64 = 0
    for amount in points_by_line(state, seat):
        total += amount
    return total


def standings(state: InselnState) -> list[tuple[int, ...]]:
    """IN-WIN-02, IN-WIN-03: points, then energy."""
    return [(total_points(state, seat), state.islands[seat].energy) for seat in range(state.seats)]


def ranking(state: InselnState) -> list[Placing]:
    """IN-WIN-02, IN-WIN-03, IN-WIN-04: by points, then by energy; equal in both is a shared rank."""
    return ranked(standings(state), ("IN-WIN-02", "IN-WIN-03", "IN-WIN-04"))


def margin(state: InselnState, seat: i64) -> i64:
    """Hundredths of a point ahead of the best rival; energy decides between equals."""
    worth = [standing[0] * 100 + standing[1] for standing in standings(state)]
    mine = worth.pop(seat)
    return mine - max(worth)
