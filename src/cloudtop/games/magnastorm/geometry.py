"""The planet as a graph: sectors, areas, spaces, lines; and the ways out of the storm, computed once per game.

Areas are numbered by sector and letter (1a to 6f), spaces by area and place (1a1 to 6f3); a board uses some of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

SECTORS: Final = 6
LETTERS: Final = "abcdef"  # areas of a sector
AREAS: Final = SECTORS * 6
PLACES: Final = 3  # MS-MOV-04: an area has 1 to 3 spaces
SPACES: Final = AREAS * PLACES
BORDERS: Final = "io"  # inner and outer line across a border
STATIONS: Final = SECTORS * 2
FAR: Final = 99

AREA_NAMES: Final = [f"{s + 1}{letter}" for s in range(SECTORS) for letter in LETTERS]
SPACE_NAMES: Final = [f"{area}{place + 1}" for area in AREA_NAMES for place in range(PLACES)]
STATION_NAMES: Final = [f"{s + 1}{(s + 1) % SECTORS + 1}{side}" for s in range(SECTORS) for side in BORDERS]

# The switchboard: columns a to e under the commanders, rows 1 to 5.
COLUMNS: Final = 5
ROWS: Final = 5
PANEL: Final = COLUMNS * ROWS
COLUMN_NAMES: Final = ["a", "b", "c", "d", "e"]
PANEL_NAMES: Final = [f"{column}{row + 1}" for row in range(ROWS) for column in COLUMN_NAMES]


def is_quiet(sector: i64, trailing: i64) -> bool:
    """MS-SET-06: the quiet sectors are the trailing one and the next two clockwise."""
    return (sector - trailing + SECTORS) % SECTORS < 3


def ways_out(sectors: vec[i64], first: vec[i64], near: vec[i64], clockwise: bool) -> vec[i64]:
    """MS-STO-02, MS-STO-03: by trailing sector and area, the fewest lines to a quiet sector (0 if it is quiet).

    `clockwise`: only through the area's own sector and those after it, as far as the trailing one.
    """
    out = vec[i64](capacity=SECTORS * AREAS)
    trailing: i64
    area: i64
    for trailing in range(SECTORS):
        for area in range(AREAS):
            out = append(out, _way(sectors, first, near, trailing, area, clockwise))
    return out


def _way(sectors: vec[i64], first: vec[i64], near: vec[i64], trailing: i64, start: i64, clockwise: bool) -> i64:
    """Breadth first from one area."""
    if sectors[start] < 0:
        return FAR
    if is_quiet(sectors[start], trailing):
        return 0
    # How far a sector lies clockwise behind the start; the quiet ones come last.
    limit: i64 = (trailing - sectors[start] + SECTORS) % SECTORS
    distance = vec[i64]([FAR] * AREAS)
    distance[start] = 0
    queue = vec[i64]([start])
    i: i64 = 0
    while i < len(queue):
        here: i64 = queue[i]
        i += 1
        k: i64
        for k in range(first[here], first[here + 1]):
            there: i64 = near[k]
            ahead: i64 = (sectors[there] - sectors[start] + SECTORS) % SECTORS
            if distance[there] < FAR or (clockwise and ahead > limit):
                continue
            distance[there] = distance[here] + 1
            if is_quiet(sectors[there], trailing):
                return distance[there]
            queue = append(queue, there)
    return FAR
