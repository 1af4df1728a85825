"""What is known of the island of Die Inseln im Nebel: its cells, its coasts and both its sides, one sentence per fault."""

from __future__ import annotations

from cloudtop.core.content import broken, misprinted
from cloudtop.games.inseln.actions import LANDSCAPE_NAMES, LANDSCAPES
from cloudtop.games.inseln.content.rows import Print, Rows
from cloudtop.games.inseln.geometry import (
    CELL_NAMES,
    CELLS,
    DIRECTION_NAMES,
    DIRECTIONS,
    NEIGHBOUR,
    RADIUS,
    REACH,
    YARD,
    ring,
)
from cloudtop.games.inseln.options import SIDES
from cloudtop.games.inseln.state import DROP, PLAIN, QUESTION, VOLCANO

SPECIALS = {"": PLAIN, "volcano": VOLCANO, "drop": DROP, "question": QUESTION}  # the words of a pack, as a box has them
LARGEST_VALUE = 3  # of a cell
LARGEST_DROP = 4


def island_faults(content: Rows) -> list[str]:
    """IN-CC-06 to IN-CC-09, IN-CC-12 to IN-CC-19, IN-VOL-02: the cells, their coasts and both sides."""
    if sorted(cell.name for cell in content.cell) != sorted(CELL_NAMES):
        return [f"The island has {CELLS} cells, a1 to i5 (IN-CC-06, IN-CC-19)."]
    rows = {cell.name: cell for cell in content.cell}
    out = _coast_faults([rows[name].coast for name in CELL_NAMES])
    sides = {side: [rows[name].side(side) for name in CELL_NAMES] for side in SIDES}
    for side, cells in sides.items():
        out += _cell_faults(side, cells) + _reach_faults(side, cells)
    volcanoes = [cell.amount for cell in sides["front"] if cell.special == "volcano"]
    return out + _example_faults(sides["front"]) + misprinted(
        ({2, 3, 5} <= set(volcanoes), "The front has volcanoes with 2, 3 and 5 minus points (IN-CC-12, IN-VOL-02)."),
        (sides["front"] != sides["back"], "The back of the island shows other cells than the front (IN-CC-19, IN-VAR-02)."),
    )  # fmt: skip


def shore() -> list[int]:
    """The outer ring, clockwise from the corner in the north-west."""
    out, here = [], 0
    for direction in ("E", "SE", "SW", "W", "NW", "NE"):
        for _ in range(RADIUS):
            out.append(here)
            here = NEIGHBOUR[here * DIRECTIONS + DIRECTION_NAMES.index(direction)]
    return out


def _coast_faults(coast: list[str]) -> list[str]:
    """IN-CC-06 to IN-CC-09: six coasts of four cells in a row, in an order that fits the examples.

    IN-INV-06: however they begin, 9 tiles are then the fewest that connect them all.
    """
    around = [coast[cell] for cell in shore()]
    first = next((n for n in range(len(around)) if around[n] != around[n - 1]), 0)
    around = around[first:] + around[:first]
    order = around[::RADIUS]
    if around != [name for name in order for _ in range(RADIUS)] or sorted(order) != sorted(LANDSCAPE_NAMES):
        return [
            f"The outer ring is divided into six coasts of {RADIUS} cells in a row, one for each landscape (IN-CC-06)."
        ]
    inland = [CELL_NAMES[cell] for cell in range(CELLS) if coast[cell] and ring(cell) < RADIUS]
    return broken((not inland, f"Only the outer ring is coast, not {', '.join(inland)} (IN-CC-06).")) + misprinted(
        (_apart(order, "forest", "mountains") == 1, "The coasts of forest and mountains are neighbours (IN-CC-07)."),
        (
            _apart(order, "desert", "mountains") < 3,
            "The coasts of desert and mountains do not lie opposite each other (IN-CC-08).",
        ),
        (_apart(order, "forest", "swamp") == 1, "The coasts of forest and swamp are neighbours (IN-CC-09)."),
    )


def _apart(order: list[str], one: str, other: str) -> int:
    """How many coasts on, at least, one lies from another."""
    away = abs(order.index(one) - order.index(other))
    return min(away, LANDSCAPES - away)


def _cell_faults(side: str, cells: list[Print]) -> list[str]:
    """IN-CC-13 to IN-CC-16: what is printed on the cells of a side."""
    special = [cell for cell in range(CELLS) if cells[cell].special]
    outside = [CELL_NAMES[cell] for cell in special if cell == YARD or ring(cell) == RADIUS]
    volcanoes = [cell.amount for cell in cells if cell.special == "volcano"]
    drops = [cell.amount for cell in cells if cell.special == "drop"]
    unknown = sorted({cell.special for cell in cells} - set(SPECIALS))
    idle = [CELL_NAMES[n] for n, cell in enumerate(cells) if cell.amount and cell.special not in ("volcano", "drop")]
    return broken(
        (
            not unknown,
            f"Special cells on the {side} are volcano, drop and question, not {', '.join(unknown)} (IN-CC-14).",
        ),
        (not outside, f"On the {side} no special cell is coast or yard, as are {', '.join(outside)} (IN-CC-14)."),
        (not idle, f"Only volcanoes and drops have an amount, not {', '.join(idle)} on the {side} (IN-CC-14)."),
        (
            {cell.value for cell in cells} == set(range(LARGEST_VALUE + 1)),
            f"The cells of the {side} have the numbers 0, 1, 2 and 3, each at least once (IN-CC-15).",
        ),
        (
            all(1 <= drop <= LARGEST_DROP for drop in drops),
            f"A drop on the {side} gives 1 to {LARGEST_DROP} energy (IN-CC-16).",
        ),
    ) + misprinted(
        (
            all(volcanoes) and sum(volcanoes) >= 10,
            f"Every volcano on the {side} has minus points, at least 10 together (IN-CC-13).",
        ),
    )


def _example_faults(cells: list[Print]) -> list[str]:
    """IN-CC-17, IN-CC-18: the flights of the rulebook's examples are possible on the front."""
    east, north_east = DIRECTION_NAMES.index("E"), DIRECTION_NAMES.index("NE")
    ways = [
        (REACH[c * DIRECTIONS + north_east], REACH[c * DIRECTIONS + east]) for c in range(CELLS) if cells[c].value == 3
    ]
    return misprinted(
        (
            any(far >= 3 for far, _ in ways),
            "From a cell with 3 on the front a balloon can fly 3 cells to the north-east (IN-CC-17).",
        ),
        (
            any(far and beside for far, beside in ways),
            "A cell with 3 on the front has neighbours in the east and the north-east (IN-CC-18).",
        ),
    )


def drift(value: list[int]) -> set[int]:
    """IN-SET-08, IN-MOV-01, IN-MOV-12: the cells to which the wind alone can carry a balloon, by the numbers of the cells."""
    found = {cell for cell in range(CELLS) if ring(cell) == 1}
    queue = sorted(found)
    for here in queue:
        for direction in range(DIRECTIONS):
            there = here
            for _ in range(min(value[here], REACH[here * DIRECTIONS + direction])):
                there = NEIGHBOUR[there * DIRECTIONS + direction]
            if there not in found:
                found.add(there)
                queue.append(there)
    return found


def _reach_faults(side: str, cells: list[Print]) -> list[str]:
    """IN-MOV-01: on an island without tiles the wind alone can carry a balloon everywhere."""
    found = drift([cell.value for cell in cells])
    missed = [name for cell, name in enumerate(CELL_NAMES) if cell not in found]
    return broken(
        (not missed, f"On the {side} the wind alone never carries a balloon to {', '.join(missed)} (IN-MOV-01).")
    )
