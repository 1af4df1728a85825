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
from cloudtop.games.inseln.content.island import island_faults
from cloudtop.games.inseln.content.rows import Rows
from cloudtop.games.inseln.geometry import DIRECTION_NAMES
from cloudtop.games.inseln.rules.scoring import TILE_POINTS

TABLES = ("cell", "tile", "start_tile", "die", "cloud", "start_energy", "crown", "extension", "harbour", "number")

# What the rulebook and public pages state and no box can change.
NUMBERS_KNOWN = (
    ("places of a cloud", PLACES, "IN-PHA-04"),
    ("oculars", 5, "IN-TAK-12"),
    ("extra oculars", 8, "IN-M3-02"),
)
CLOUDS = {"2": 4, "3": 5, "4": 7}
START_ENERGY = [("1", 5), ("2", 6), ("3", 7), ("4", 8)]
COPIES = ((JOKER, 15), (CITY, 7), (MONUMENT, 15))


def faults(content: Rows) -> list[str]:
    """IN-CC-01 to IN-CC-41: everything in which a pack differs from what is known of the box."""
    out = strange_tables(content.pack, "inseln", "Die Inseln im Nebel", TABLES)
    if content.pack.game != "inseln":
        return out
    for part in (
        _number_faults,
        island_faults,
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
