"""A second opinion on flights, written from the ledger alone: every way to spend energy is tried, cell by cell.

It shares no code with the game and reads the table as any player sees it. A flight is a direction, the energy paid for
it and the speed left over at the end of the island.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

CLOCKWISE = ["NE", "E", "SE", "SW", "W", "NW"]
MOVES = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}


@dataclass(frozen=True)
class Facts:
    """One island, the dice, and the balloon that is about to fly."""

    cells: dict[tuple[int, int], str]  # every cell by its q and r
    balloon: tuple[int, int]
    speed: int  # the number under the balloon, with the bonus "+1"
    energy: int
    free: list[str]  # directions


class Flight(NamedTuple):
    cell: str
    paid: int
    left: int  # speed that the end of the island left over


def facts_of(view: dict[str, Any], seat: str) -> Facts:
    """IN-MOV-02, IN-MOV-13: a tile hides the number of its cell; the bonus "+1" is added to either."""
    island = next(island for island in view["islands"] if island["seat"] == seat)
    here = next(cell for cell in view["cells"] if cell["cell"] == island["balloon"])
    tile = island["tiles"].get(island["balloon"])
    number = tile["number"] if tile else here["value"]
    return Facts(
        {(cell["q"], cell["r"]): cell["cell"] for cell in view["cells"]},
        (here["q"], here["r"]),
        number + (1 if view["bonus"] == "faster" else 0),
        island["energy"],
        free_directions(view["wind"], view["bonus"]),
    )


def free_directions(wind: str, bonus: str) -> list[str]:
    """IN-DIR-03, IN-BON-07, IN-BON-08."""
    turns = {"opposite": [0, 3], "turn": [-1, 0, 1]}.get(bonus, [0])
    return [CLOCKWISE[(CLOCKWISE.index(wind) + turn) % 6] for turn in turns]


def drift(facts: Facts, direction: str, speed: int) -> tuple[str, int]:
    """IN-MOV-03, IN-MOV-12: one cell for each point of speed, straight on, until the island ends; and what is left then."""
    q, r = facts.balloon
    dq, dr = MOVES[direction]
    while speed > 0 and (q + dq, r + dr) in facts.cells:
        q, r, speed = q + dq, r + dr, speed - 1
    return facts.cells[q, r], speed


def flights(facts: Facts) -> Iterator[Flight]:
    """Everything that can be paid for (IN-MOV-10)."""
    for direction in MOVES:
        if direction in facts.free:
            yield from with_the_wind(facts, direction)
        yield from against_the_wind(facts, direction)


def with_the_wind(facts: Facts, direction: str) -> Iterator[Flight]:
    """IN-MOV-01, IN-MOV-04 to IN-MOV-06, IN-MOV-14: each energy makes the balloon 1 faster or 1 slower."""
    for paid in range(facts.energy + 1):
        for speed in (facts.speed + paid, facts.speed - paid):
            if speed >= 0:
                cell, left = drift(facts, direction, speed)
                yield Flight(cell, paid, left)


def against_the_wind(facts: Facts, direction: str) -> Iterator[Flight]:
    """IN-MOV-07 to IN-MOV-09: the balloon brakes to 0, and each cell from there costs 2. No speed is ever left (IN-P2-03)."""
    for cells in range(9):
        paid = facts.speed + 2 * cells
        cell, left = drift(facts, direction, cells)
        if left == 0 and paid <= facts.energy:
            yield Flight(cell, paid, 0)


def prices(facts: Facts) -> dict[str, int]:
    """IN-Q-34: the cheapest way to every cell within reach."""
    found: dict[str, int] = {}
    for flight in flights(facts):
        found[flight.cell] = min(flight.paid, found.get(flight.cell, 99))
    return found


def free_points(facts: Facts) -> dict[str, int]:
    """IN-P2-03, IN-P2-04: the points for the harbour that come with the cheapest flight to a cell."""
    cheapest = prices(facts)
    found: dict[str, int] = dict.fromkeys(cheapest, 0)
    for flight in flights(facts):
        if flight.paid == cheapest[flight.cell]:
            found[flight.cell] = max(flight.left, found[flight.cell])
    return found


def call_prices(facts: Facts) -> dict[tuple[str, int], int]:
    """IN-P2-03: what more points at a coast cell cost than those that come with the flight."""
    found: dict[tuple[str, int], int] = {}
    free = free_points(facts)
    for flight in flights(facts):
        if flight.left > free[flight.cell]:
            found[flight.cell, flight.left] = min(flight.paid, found.get((flight.cell, flight.left), 99))
    return found
