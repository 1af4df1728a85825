"""The plane of a city: cells, spaces for tiles, tile kinds and their turns, and the spans a walkway can have.

All tables are computed once. A city lies in a window of 7 x 7 spaces (14 x 14 cells) with the
starting tile in the middle, so that it can grow in any direction.
"""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64

SIDE: Final = 7  # spaces across the window
WIDTH: Final = 14  # cells across the window
SPACES: Final = 49
CELLS: Final = 196
START: Final = 24  # CC-GEO-03: the space of the starting tile, cells g7 h7 g8 h8

RIVER: Final = 1  # CC-GEO-05, CC-BLD-04: blue is the lowest level
FOREST: Final = 2
SAND: Final = 3
Colour = Literal["blue", "green", "sand"]
Level = Literal["river", "forest", "sand"]
LEVELS: Final[tuple[Level, Level, Level]] = ("river", "forest", "sand")
COLOURS: Final[tuple[Colour, Colour, Colour]] = ("blue", "green", "sand")
LETTERS: Final = "BGS"

LENGTHS: Final = 5  # CC-RES-16: no piece is longer

# CC-GEO-02, CC-COM-06, CC-COM-07: two building spaces, side by side (A) or diagonal (D), in any two colours.
# Up to turning there are 15 kinds; a side-by-side tile with two colours has two hands (CC-TIL-07).
KIND_NAMES: Final = (
    "A-BB", "A-GG", "A-SS", "A-BG", "A-GB", "A-BS", "A-SB", "A-GS", "A-SG",
    "D-BB", "D-GG", "D-SS", "D-BG", "D-BS", "D-GS",
)  # fmt: skip
KINDS: Final = 15


def cell_name(cell: int) -> str:
    return "abcdefghijklmn"[cell % WIDTH] + str(cell // WIDTH + 1)


def cell_number(name: str) -> int:
    """The cell called `name`, or -1."""
    column = "abcdefghijklmn".find(name[:1]) if name else -1
    row = int(name[1:]) if len(name) <= 3 and name[1:].isdecimal() else 0
    return (row - 1) * WIDTH + column if column >= 0 and 1 <= row <= WIDTH else -1


def looks_like_cell(name: str) -> bool:
    """Is it a letter and a number, in the window or beyond it?"""
    return len(name) <= 3 and name[:1].isalpha() and name[1:].isdecimal()


def space_cell(space: int) -> int:
    """CC-GEO-03, CC-GEO-10: the upper left cell of a space; a square city is 3 x 3 spaces, 6 x 6 cells."""
    return space // SIDE * 2 * WIDTH + space % SIDE * 2


def turned(qx: int, qy: int, turns: int) -> tuple[int, int]:
    """CC-GEO-04: where a quadrant goes after some quarter turns clockwise."""
    for quarter in range(turns):
        qx, qy = 1 - qy, qx
    return qx, qy


def kind_levels(kind: int) -> tuple[int, int]:
    """The levels of a kind's two building spaces."""
    name = KIND_NAMES[kind]
    return LETTERS.index(name[2]) + 1, LETTERS.index(name[3]) + 1


def _layouts() -> vec[i64]:
    out = vec[i64]()
    for kind in range(KINDS):
        second = (1, 0) if KIND_NAMES[kind][0] == "A" else (1, 1)
        low, high = kind_levels(kind)
        for turns in range(4):
            x, y = turned(0, 0, turns)
            out = append(append(out, y * WIDTH + x), low)
            x, y = turned(second[0], second[1], turns)
            out = append(append(out, y * WIDTH + x), high)
    return out


# For each kind and turn: offset and level of the first building, offset and level of the second.
LAYOUT: Final[vec[i64]] = _layouts()


def _turns() -> vec[i64]:
    out = vec[i64]()
    for kind in range(KINDS):
        low, high = kind_levels(kind)
        out = append(out, 2 if KIND_NAMES[kind][0] == "D" and low == high else 4)
    return out


# CC-GEO-04: how many orientations of a kind differ.
TURNS: Final[vec[i64]] = _turns()


def _corner_cells() -> vec[i64]:
    out = vec[i64]()
    for space in range(SPACES):
        out = append(out, space_cell(space))
    return out


CORNER: Final[vec[i64]] = _corner_cells()


def _neighbours(offsets: list[tuple[int, int]]) -> vec[i64]:
    out = vec[i64]()
    for space in range(SPACES):
        for dx, dy in offsets:
            x, y = space % SIDE + dx, space // SIDE + dy
            out = append(out, y * SIDE + x if 0 <= x < SIDE and 0 <= y < SIDE else -1)
    return out


# CC-TIL-03: the four spaces that share a side with a space; -1 beyond the window.
BESIDE: Final[vec[i64]] = _neighbours([(0, -1), (-1, 0), (1, 0), (0, 1)])
# CC-TIL-04: the four spaces that share only a corner.
CORNERWISE: Final[vec[i64]] = _neighbours([(-1, -1), (1, -1), (-1, 1), (1, 1)])


# CC-GEO-06, CC-GEO-07: a span runs east or south from its first cell, over `length - 1` inner cells.
def _spans() -> list[tuple[int, int, int]]:
    out: list[tuple[int, int, int]] = []
    for cell in range(CELLS):
        for step, room in ((1, WIDTH - 1 - cell % WIDTH), (WIDTH, WIDTH - 1 - cell // WIDTH)):
            for length in range(1, min(LENGTHS, room) + 1):
                out.append((cell, step, length))
    return out


def _column(which: int) -> vec[i64]:
    out = vec[i64]()
    for cell, step, length in _spans():
        out = append(out, (cell, step, length)[which])
    return out


SPANS: Final = 1540
SPAN_START: Final[vec[i64]] = _column(0)
SPAN_STEP: Final[vec[i64]] = _column(1)
SPAN_LENGTH: Final[vec[i64]] = _column(2)


def _span_numbers() -> vec[i64]:
    out = vec[i64]()
    for empty in range(CELLS * 2 * LENGTHS):
        out = append(out, -1)
    for number, (cell, step, length) in enumerate(_spans()):
        out[cell * 10 + (0 if step == 1 else 5) + length - 1] = number
    return out


_SPAN_NUMBER: Final[vec[i64]] = _span_numbers()


def span_between(start: i64, step: i64, length: i64) -> i64:
    """The span from `start` in steps of 1 (east) or WIDTH (south)."""
    return _SPAN_NUMBER[start * 10 + (0 if step == 1 else 5) + length - 1]


def span_end(span: i64) -> i64:
    return SPAN_START[span] + SPAN_STEP[span] * SPAN_LENGTH[span]


def span_name(span: int) -> str:
    return f"{cell_name(SPAN_START[span])}-{cell_name(span_end(span))}"


def distance(a: int, b: int) -> int:
    """CC-GEO-06: distance of two cells in one line, or 0 if they are not in one line or the same."""
    dx, dy = abs(a % WIDTH - b % WIDTH), abs(a // WIDTH - b // WIDTH)
    return dx + dy if dx == 0 or dy == 0 else 0
