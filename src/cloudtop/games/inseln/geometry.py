"""The island: 61 hexagons around the yard, and sets of them as one number.

Cells are numbered row by row from the north; a set of cells is a mask with the bit of each. Along a row a neighbour is 1 away,
in the next row 5 to 9, depending on the row, so that all neighbours of a set are found with a few shifts.
"""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

RADIUS: Final = 4
CELLS: Final = 61
YARD: Final = 30

# Directions in clockwise order, so that the next one is turned by 60 degrees and the third one is the opposite (IN-BON-08).
DIRECTIONS: Final = 6
Wind = Literal["NW", "NE", "E", "SE", "SW", "W"]
DIRECTION_NAMES: Final[tuple[Wind, ...]] = ("NW", "NE", "E", "SE", "SW", "W")
_STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # q and r


def _axial() -> list[tuple[int, int]]:
    """q and r of every cell, from the north and from the west."""
    rows = range(-RADIUS, RADIUS + 1)
    return [(q, r) for r in rows for q in rows if abs(q + r) <= RADIUS]


AXIAL: Final = _axial()
CELL_NAMES: Final = [f"{chr(ord('a') + r + RADIUS)}{q - max(-RADIUS, -RADIUS - r) + 1}" for q, r in AXIAL]


def _neighbours() -> list[int]:
    """By cell * 6 + direction: the neighbour, or -1 beyond the edge."""
    number = {cell: i for i, cell in enumerate(AXIAL)}
    return [number.get((q + dq, r + dr), -1) for q, r in AXIAL for dq, dr in _STEPS]


NEIGHBOUR: Final[vec[i64]] = vec[i64](_neighbours())


def _bits() -> vec[i64]:
    out = vec[i64]([1] * CELLS)
    i: i64
    for i in range(1, CELLS):
        out[i] = out[i - 1] + out[i - 1]
    return out


BIT: Final[vec[i64]] = _bits()


def mask_of(cells: list[int]) -> i64:
    """A set of different cells as a mask."""
    out: i64 = 0
    for cell in cells:
        out += BIT[cell]
    return out


def _shift_masks(away: int) -> i64:
    """The cells that have a neighbour `away` further on."""
    return mask_of([c for c in range(CELLS) if c + away in [NEIGHBOUR[c * DIRECTIONS + d] for d in range(DIRECTIONS)]])


_EAST: Final[i64] = _shift_masks(1)
_FIVE: Final[i64] = _shift_masks(5)
_SIX: Final[i64] = _shift_masks(6)
_SEVEN: Final[i64] = _shift_masks(7)
_EIGHT: Final[i64] = _shift_masks(8)
_NINE: Final[i64] = _shift_masks(9)


def around(cells: i64) -> i64:
    """The cells next to a set, those of the set that touch each other included."""
    out: i64 = ((cells & _EAST) << 1) | ((cells >> 1) & _EAST)
    out |= ((cells & _FIVE) << 5) | ((cells >> 5) & _FIVE)
    out |= ((cells & _SIX) << 6) | ((cells >> 6) & _SIX)
    out |= ((cells & _SEVEN) << 7) | ((cells >> 7) & _SEVEN)
    out |= ((cells & _EIGHT) << 8) | ((cells >> 8) & _EIGHT)
    out |= ((cells & _NINE) << 9) | ((cells >> 9) & _NINE)
    return out


def spread(seeds: i64, within: i64) -> i64:
    """Everything in `within` that is linked edge to edge with `seeds`."""
    reached: i64 = seeds & within
    grown: i64 = reached | (around(reached) & within)
    while grown != reached:
        reached = grown
        grown = reached | (around(reached) & within)
    return reached


def count(cells: i64) -> i64:
    """How many cells a set has."""
    n: i64 = 0
    while cells != 0:
        cells &= cells - 1
        n += 1
    return n


def lowest(cells: i64) -> i64:
    """The bit of one cell of a set."""
    return cells & -cells


def ring(cell: int) -> int:
    """How far a cell is from the yard."""
    q, r = AXIAL[cell]
    return max(abs(q), abs(r), abs(q + r))


BESIDE_YARD: Final[i64] = around(BIT[YARD])
EDGE: Final[i64] = mask_of([c for c in range(CELLS) if ring(c) == RADIUS])


def _reach() -> list[int]:
    """By cell * 6 + direction: how many cells there are to the edge (IN-INV-07: at most 8)."""
    out: list[int] = []
    for cell in range(CELLS):
        for direction in range(DIRECTIONS):
            n, here = 0, NEIGHBOUR[cell * DIRECTIONS + direction]
            while here >= 0:
                n, here = n + 1, NEIGHBOUR[here * DIRECTIONS + direction]
            out.append(n)
    return out


REACH: Final[vec[i64]] = vec[i64](_reach())
