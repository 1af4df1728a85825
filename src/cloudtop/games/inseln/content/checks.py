"""What is known of the box of Die Inseln im Nebel: everything a content pack must fulfil, one sentence per fault.

The ids IN-CC are constraints that the rulebook and public pages put on a box. IN-CC-05 is a count that IN-CC-04 rules out,
IN-CC-10 only makes something likely. IN-CC-11 and IN-CC-20 hold on every island of this shape. The shape of a pack leaves no
room to break IN-CC-35 and IN-CC-38, and IN-CC-41 is about the rules of the harbour.
"""

from __future__ import annotations

from itertools import pairwise

from cloudtop.core.content import broken, misprinted, strange_tables
from cloudtop.games.inseln.actions import (
    BAG_FACE_NAMES,
    BONUS_NAMES,
    CITY,
    EXTENSION_NAMES,
    FACE_NAMES,
    JOKER,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    MAX_POINTS,
    MAX_SEATS,
    MONUMENT,
    NUMBERS,
    PLACES,
)
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
from cloudtop.games.inseln.rules.scoring import TILE_POINTS
from cloudtop.games.inseln.state import DROP, PLAIN, QUESTION, VOLCANO

TABLES = ("cell", "tile", "start_tile", "die", "cloud", "start_energy", "crown", "extension", "harbour", "number")
SPECIALS = {"": PLAIN, "volcano": VOLCANO, "drop": DROP, "question": QUESTION}  # the words of a pack, as a box has them

# What the rulebook and public pages state and no box can change.
NUMBERS_KNOWN = (
    ("places of a cloud", PLACES, "IN-PHA-04"),
    ("oculars", 5, "IN-TAK-12"),
    ("extra oculars", 8, "IN-M3-02"),
)
CLOUDS = {"2": 4, "3": 5, "4": 7}
START_ENERGY = [("1", 5), ("2", 6), ("3", 7), ("4", 8)]
COPIES = ((JOKER, 15), (CITY, 7), (MONUMENT, 15))
LARGEST_VALUE = 3  # of a cell
LARGEST_DROP = 4


def faults(content: Rows) -> list[str]:
    """IN-CC-01 to IN-CC-41: everything in which a pack differs from what is known of the box."""
    out = strange_tables(content.pack, "inseln", "Die Inseln im Nebel", TABLES)
    if content.pack.game != "inseln":
        return out
    for part in (
        _number_faults,
        _island_faults,
        _tile_faults,
        _start_tile_faults,
        _bar_faults,
        _die_faults,
        _module_faults,
    ):
        out += part(content)
    return out


def _number_faults(content: Rows) -> list[str]:
    """IN-SET-11 to IN-SET-17, IN-PHA-04, IN-TAK-12, IN-M3-02: counts that are stated."""
    number = content.number
    known = [name for name, _, _ in NUMBERS_KNOWN] + ["end of the bar", "oculars, module 3"]
    out = [
        f"[[number]] {name} must be {value} ({rule})."
        for name, value, rule in NUMBERS_KNOWN
        if number.get(name) != value
    ]
    energy = [(e.name, e.energy) for e in content.start_energy]
    return (
        out
        + broken(
            (set(number) <= set(known), f"The rows of [[number]] are {', '.join(known)}."),
            (
                content.cloud == CLOUDS,
                "There are 4 clouds with 2 players, 5 with 3 and 7 with 4 (IN-SET-15, IN-SET-16, IN-SET-17).",
            ),
            (
                [name for name, _ in energy] == [name for name, _ in START_ENERGY],
                "The rows of [[start_energy]] are 1 to 4.",
            ),
            (
                max((n for _, n in energy), default=0) <= number.get("end of the bar", 0),
                "Everybody begins on the bar (IN-SET-11).",
            ),
        )
        + misprinted(
            (
                energy == START_ENERGY,
                "The players 1 to 4 begin with 5, 6, 7 and 8 energy (IN-SET-11, IN-SET-12, IN-SET-13, IN-SET-14).",
            ),
        )
    )


# --- the island ---


def _island_faults(content: Rows) -> list[str]:
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


# --- tiles ---


def _tile_faults(content: Rows) -> list[str]:
    """IN-CC-01 to IN-CC-04, IN-CC-21 to IN-CC-23, IN-CC-25, IN-CC-26: what the bag holds."""
    if sorted(tile.name for tile in content.tile) != sorted(BAG_FACE_NAMES):
        return [f"The tiles of the bag are {', '.join(BAG_FACE_NAMES)} (IN-SET-18)."]
    tiles = {tile.name: tile for tile in content.tile}
    out = [
        f"The {tile.copies} {tile.name} tiles have one number each, from 0 to 6 (IN-CC-23)."
        for tile in content.tile
        if len(tile.numbers) != NUMBERS or sum(tile.numbers) != tile.copies
    ]
    for face, n in COPIES:
        right = tiles[FACE_NAMES[face]].copies == n
        out += misprinted((right, f"There are {n} {FACE_NAMES[face]} tiles (IN-SET-18, IN-CC-26)."))
    shares = [tiles[name].copies for name in LANDSCAPE_NAMES]
    bag = sum(tile.copies for tile in content.tile)
    out += broken((bag > 100, f"The bag holds more than 100 tiles, not {bag} (IN-CC-02)."))
    out += misprinted(
        (
            sum(shares) % 10 == 6,
            f"The number of landscape tiles ends with a 6, which {sum(shares)} does not (IN-CC-01).",
        ),
        (130 < bag + len(content.start_tile) < 140, "With the start tiles there are almost 140 tiles (IN-CC-03)."),
        (len(set(shares)) == 1, "There are equally many tiles of each landscape (IN-CC-04)."),
        (bag == 133, f"The bag holds 133 tiles, not {bag} (IN-CC-26)."),
    )
    return out or _energy_faults(content)


def _energy_faults(content: Rows) -> list[str]:
    """IN-CC-21, IN-CC-22, IN-CC-25, IN-CC-31: the numbers on the tiles, which are also their energy."""
    tiles = {tile.name: tile for tile in content.tile}
    printed = {number for tile in content.tile for number in range(NUMBERS) if tile.numbers[number]}
    bag = sum(tile.copies for tile in content.tile)
    energy = sum(tile.energy for tile in content.tile)
    share = tiles["forest"].copies * LANDSCAPES
    landscape = sum(tiles[name].energy for name in LANDSCAPE_NAMES)
    dear = any(crown.points * landscape >= TILE_POINTS * share * crown.energy for crown in content.crown)
    forest = tiles["forest"].numbers
    return misprinted(
        ({4, 5, 6} <= printed, "Some tiles have the numbers 4, 5 and 6 (IN-CC-21)."),
        (tiles["mountains"].numbers[5] > 0, "A mountains tile has the number 5 (IN-CC-22)."),
        (forest[3] + forest[5] > 0, "A forest tile has the number 3 or 5 (IN-CC-22)."),
        (2 * bag <= energy <= 3 * bag, "A tile of the bag has the number 2 to 3 on average (IN-CC-25)."),
        (not dear, "As energy a landscape tile is worth less than 2 victory points on average (IN-CC-31)."),
    )


def _start_tile_faults(content: Rows) -> list[str]:
    """IN-CC-24: one start tile of each landscape."""
    names = sorted(tile.name for tile in content.start_tile)
    return broken(
        (names == sorted(LANDSCAPE_NAMES), "There is one start tile of each of the six landscapes (IN-CC-24)."),
        (
            all(tile.number < NUMBERS for tile in content.start_tile),
            "A start tile has a number from 0 to 6 (IN-CC-24).",
        ),
    )


# --- the energy bar, the dice, the modules ---


def _bar_faults(content: Rows) -> list[str]:
    """IN-CC-27 to IN-CC-30, IN-ENE-02, IN-ENE-03: the energy bar and its crowns."""
    end = content.number.get("end of the bar", 0)
    crowns = [(crown.energy, crown.points) for crown in content.crown]
    rising = all(a < c and b < d for (a, b), (c, d) in pairwise([(0, 0), *crowns]))
    points = [worth for _, worth in crowns]
    return broken(
        (content.worth(0) == 0, "The bar begins at 0, where there is no crown yet (IN-CC-27)."),
        (end >= 13, f"The bar goes on beyond 12, not to {end} (IN-CC-28)."),
        (all(energy <= end for energy, _ in crowns), "Every crown stands on the bar (IN-CC-28)."),
        (rising, "From crown to crown both energy and victory points rise (IN-CC-29)."),
    ) + misprinted(
        ((6, 8) in pairwise(points), "The crown 8 follows the crown 6 (IN-CC-29, IN-ENE-03)."),
        (content.worth(12) == 6, "12 energy are worth 6 victory points (IN-CC-30, IN-ENE-02)."),
    )


def _die_faults(content: Rows) -> list[str]:
    """IN-CC-32, IN-CC-33, IN-BON-09, IN-DIR-01: six different faces on each of two dice."""
    faces = {name: sorted(faces) for name, faces in content.die.items()}
    return broken(
        (set(faces) == {"bonus", "wind"}, "The dice are bonus and wind (IN-CC-32, IN-CC-33)."),
        (
            faces.get("bonus") == sorted(BONUS_NAMES),
            f"The bonus die shows {', '.join(BONUS_NAMES)}, each once (IN-CC-32, IN-BON-09).",
        ),
        (
            faces.get("wind") == sorted(DIRECTION_NAMES),
            f"The direction die shows {', '.join(DIRECTION_NAMES)}, each once (IN-CC-33, IN-DIR-01).",
        ),
    )


def _module_faults(content: Rows) -> list[str]:
    """IN-CC-34, IN-CC-36, IN-CC-37, IN-CC-39, IN-CC-40: extensions, what the harbour asks for, and the back of the bar."""
    if set(content.extension) != set(EXTENSION_NAMES):
        return [f"The extensions are {', '.join(EXTENSION_NAMES)} (IN-CC-34)."]
    if set(content.harbour) != {"exchange", "extension", "ocular"}:
        return ["The harbour offers exchange, extension and ocular (IN-CC-36, IN-CC-41)."]
    prices = [price.points for price in content.harbour.values()]
    storage = content.number.get("oculars, module 3", 0) + content.number.get("extra oculars", 0) // MAX_SEATS
    spare = [
        e.name
        for e in content.extension.values()
        if (e.points and e.name != "lighthouse") or (e.energy and e.name != "windmill")
    ]
    end = content.number.get("end of the bar", 0)
    paid = [name for name, price in content.harbour.items() if price.energy and name != "ocular"]
    return broken(
        (
            all(e.copies == MAX_SEATS for e in content.extension.values()),
            "There are 20 extensions, 4 of each kind (IN-CC-34, IN-M2-01).",
        ),
        (content.harbour["extension"].points >= 1, "An extension has a price at the harbour (IN-CC-36)."),
        (
            not spare,
            f"Only a lighthouse has points and only a windmill energy, not {', '.join(spare)} (IN-P2-08, IN-P2-10).",
        ),
        (
            min(prices) >= 1 and sum(prices) <= MAX_POINTS,
            f"Everything at the harbour costs at least 1 point, all together at most {MAX_POINTS} (IN-CC-39).",
        ),
        (
            not paid,
            f"At the harbour only an ocular costs energy, not {', '.join(paid)} (IN-P2-05, IN-P2-06, IN-P3-02).",
        ),
        (content.harbour["ocular"].energy <= end, "The energy for an ocular fits on the bar (IN-P3-02)."),
        (storage in (5, 7), f"With module 3 a player can have 5 or 7 oculars in all, not {storage} (IN-CC-40)."),
    ) + misprinted(
        (
            2 <= content.extension["lighthouse"].points <= 6,
            "A lighthouse is worth 2 to 6 victory points (IN-CC-37, IN-P2-08).",
        ),
        (1 <= content.extension["windmill"].energy <= 3, "A windmill gives 1 to 3 energy (IN-CC-37, IN-P2-10)."),
    )
