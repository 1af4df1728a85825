"""A second opinion on walkways, written from the rules alone.

It shares no code with the game: it reads plain names, compares every building with every other one, and lists all
the rules that a walkway would break (CC-RES-19 with the rules it sums up), where the game names the first it meets.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

Cell = tuple[int, int]

HEIGHT = {"blue": 1, "green": 2, "sand": 3}
LEVEL = {"blue": "river", "green": "forest", "sand": "sand"}
LONGEST = 5


@dataclass(frozen=True)
class Facts:
    """What lies before one player, and the walkways left in the box."""

    buildings: dict[str, str]  # "g7": "blue"
    walkways: list[str]  # "g7-j7"
    tiles: list[str]  # "g7": each tile by its upper left cell
    stock: dict[str, list[int]]  # "river": [6, 8, 8, 6, 3], by length


def cell(name: str) -> Cell:
    """Column and row of a cell such as g7."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def covered(tiles: list[str]) -> set[Cell]:
    """All cells that have a tile."""
    cells: set[Cell] = set()
    for tile in tiles:
        x, y = cell(tile)
        cells |= {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
    return cells


def between(a: Cell, b: Cell) -> set[Cell]:
    """The cells strictly between two cells of one line; none if they are not in one line."""
    if a[0] == b[0]:
        low, high = min(a[1], b[1]), max(a[1], b[1])
        return {(a[0], y) for y in range(low + 1, high)}
    if a[1] == b[1]:
        low, high = min(a[0], b[0]), max(a[0], b[0])
        return {(x, a[1]) for x in range(low + 1, high)}
    return set()


def ends(walkway: str) -> tuple[str, str]:
    one, other = walkway.split("-")
    return one, other


def violations(facts: Facts, a: str, b: str) -> set[str]:
    """Every rule that a walkway from a to b would break; empty if it may be built."""
    start, goal = cell(a), cell(b)
    distance = abs(start[0] - goal[0]) + abs(start[1] - goal[1])
    aligned = start[0] == goal[0] or start[1] == goal[1]
    broken: set[str] = set()
    if not aligned:
        broken.add("CC-RES-07")
    if aligned and distance > LONGEST:
        broken.add("CC-RES-16")
    if a == b or a not in facts.buildings or b not in facts.buildings:
        return broken | {"CC-WLK-08"}
    colour = facts.buildings[a]
    if colour != facts.buildings[b]:
        broken.add("CC-RES-08")
    if a + "-" + b in facts.walkways or b + "-" + a in facts.walkways:
        broken.add("CC-RES-15")
    for end in (a, b):
        if len([walkway for walkway in facts.walkways if end in ends(walkway)]) >= 2:
            broken.add("CC-RES-11")
    way = between(start, goal)
    if way - covered(facts.tiles):
        broken.add("CC-RES-01")
    for name, other_colour in facts.buildings.items():
        if cell(name) in way and HEIGHT[other_colour] == HEIGHT[colour]:
            broken.add("CC-RES-09")
        if cell(name) in way and HEIGHT[other_colour] > HEIGHT[colour]:
            broken.add("CC-RES-14")
    for walkway in facts.walkways:
        one, other = ends(walkway)
        if facts.buildings[one] == colour and way & between(cell(one), cell(other)):
            broken.add("CC-RES-04")
    if aligned and distance <= LONGEST and facts.stock[LEVEL[colour]][distance - 1] == 0:
        broken.add("CC-WLK-11")
    return broken


def legal(facts: Facts) -> set[str]:
    """All walkways that may be built now, each named with its left or upper end first."""
    found: set[str] = set()
    for a, b in combinations(sorted(facts.buildings, key=cell), 2):
        if not violations(facts, a, b):
            found.add(a + "-" + b)
    return found
