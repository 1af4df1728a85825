"""What is known of the legacy tiles, and of the scenarios that use them."""

from __future__ import annotations

from cloudtop.core.content import broken, misprinted
from cloudtop.games.cloudage.content.maps import (
    BESIDE,
    COLUMNS,
    COSTS,
    WEAPONS,
    is_space,
    on_map,
    shape_faults,
    unplayable,
)
from cloudtop.games.cloudage.content.rows import Book, Gain, Legacy, Rows, Scenario, is_choice

LEGACY_NAMES = tuple(f"L{n}" for n in range(1, 16))
TILE_CITIES = {"L1": "whika", "L2": "devils_fork", "L3": "devils_fork", "L4": "promise", "L5": "whitehaven", "L6": "nefaria", "L8": "taintbo"}  # fmt: skip
TILE_SPACES = {"L1": 1, "L6": 1, "L7": 2, **dict.fromkeys(WEAPONS, 1)}  # how many spaces a tile covers; others none
PLANTING = ("L5", "L14", "L15")  # tiles that need new growth
ACTIONS = ("L14", "L15")  # tiles that are city actions
SCENARIOS = ("1", "2", "3")
# What is printed on the tiles: field, value.
PRINTED: dict[str, tuple[dict[str, object], str]] = {
    "L1": ({"combat": 2, "points": 3}, "CA-LEG-05, CA-LEG-06"),
    "L2": ({"combat": 1, "points": 1}, "CA-LEG-07, CA-LEG-08"),
    "L4": ({"gain": Gain(metal=2, upgrades=1)}, "CA-LEG-10"),
    "L5": ({"plants": 1, "points": 2}, "CA-LEG-11, CA-LEG-12"),
    "L6": ({"find": Gain(metal=2)}, "CA-LEG-13"),
    "L7": ({"toll": 3}, "CA-LEG-14"),
    "L8": ({"cost": 2}, "CA-LEG-15"),
    **dict.fromkeys(WEAPONS, ({"cost": 3}, "CA-CON-64, CA-LEG-16")),
    "L14": ({"value": 5, "plants": 1}, "CA-LEG-17, CA-LEG-18"),
    "L15": ({"value": 5, "gain": Gain(water=3, builds=2), "plants": 1}, "CA-LEG-21, CA-LEG-22"),
}


def legacy_faults(content: Rows) -> list[str]:
    """CA-CON-49, CA-CON-63, CA-CON-64 and CA-LEG-05 to CA-LEG-23: the legacy tiles."""
    if tuple(tile.name for tile in content.legacy) != LEGACY_NAMES:
        return ["The legacy tiles are L1 to L15, in this order (CA-LEG-01)."]
    out: list[str] = []
    for tile in content.legacy:
        city = TILE_CITIES.get(tile.name, "")
        spaces = TILE_SPACES.get(tile.name, 0)
        placed = len(set(tile.spaces)) == len(tile.spaces) == spaces and all(map(is_space, tile.spaces))
        rule = "CA-CON-63, CA-LEG-09" if city == "devils_fork" else "CA-LEG-01"
        out += broken(
            (tile.city == city, f"{tile.name} changes {city or 'no city'} ({rule})."),
            (placed, f"{tile.name} covers {spaces} spaces, such as 2e4 (CA-LEG-01)."),
            (tile.cost <= 3, f"{tile.name} costs at most 3 movement points (CA-CON-45)."),
            (not tile.closed or tile.name == "L8", f"{tile.name} closes no city (CA-LEG-15)."),
            (tile.find == Gain() or tile.name == "L6", f"{tile.name} brings no find (CA-LEG-13)."),
            (not tile.toll or tile.name == "L7", f"{tile.name} asks for no toll (CA-LEG-14)."),
            (tile.value > 0 or tile.name not in ACTIONS, f"{tile.name} is a fight against some value (CA-LEG-17, CA-LEG-21)."),
            (_is_raid(tile.gain) or tile.name != "L15", f"{tile.name} gives water and builds (CA-LEG-22)."),
        )  # fmt: skip
        out += _printed(tile)
    return out if unplayable(out + shape_faults(content)) else out + _place_faults(content)


def _is_raid(gain: Gain) -> bool:
    return gain.builds > 0 and gain == Gain(water=gain.water, builds=gain.builds)


def _printed(tile: Legacy) -> list[str]:
    fields, rule = PRINTED.get(tile.name, ({}, ""))
    wrong = [field for field, value in fields.items() if getattr(tile, field) != value]
    replaces = tile.name not in ("L3", "L4") or (tile.value > 0 and tile.gain != Gain())
    return misprinted(
        (not wrong, f"{tile.name} has another {' and '.join(wrong)} ({rule})."),
        (replaces, f"{tile.name} has a combat value and a reward of its own (CA-LEG-09, CA-LEG-10)."),
    )


def _place_faults(content: Rows) -> list[str]:
    """CA-CON-49, CA-CON-64: where the tiles lie, on both sides of their boards."""
    signs = {f"{b.name[0]}{c}{r}{b.name[1]}": b.map[r - 1][n] for b in content.board for n, c in enumerate(COLUMNS) for r in range(1, 6)}  # fmt: skip
    letters = {city.name: city.letter for city in content.city}
    finds = {find.name[0] + find.name[3:] for find in content.find}
    out: list[str] = []
    for tile in content.legacy:
        under = [signs[space + side] for space in tile.spaces for side in "AB"]
        if tile.name in TILE_CITIES:
            right = all(sign == letters[tile.city] for sign in under)
            out += broken((right, f"The space of {tile.name} belongs to {tile.city} on both sides (CA-CON-52)."))
        else:
            out += broken(
                (all(sign in COSTS for sign in under), f"{tile.name} lies on no city and not on the start (CA-CON-64).")
            )
        if tile.name not in ("L1", "L6"):
            out += misprinted((not finds & set(tile.spaces), f"{tile.name} covers no find (CA-CON-64)."))
    taken = [space for tile in content.legacy for space in tile.spaces]
    west, east = sorted(content.legacy[6].spaces)
    seam = west[:2] == "2e" and east[:2] == "3a" and on_map(east) in BESIDE[on_map(west)]
    return out + broken(
        (len(set(taken)) == len(taken), "No two legacy tiles cover the same space (CA-CON-64)."),
        (seam, "L7 lies over the seam of boards 2 and 3 (CA-CON-49, CA-LEG-14)."),
    )


def scenario_faults(content: Rows) -> list[str]:
    """CA-CON-56 to CA-CON-58, CA-CON-63, CA-CON-65: the scenario cards."""
    if tuple(scenario.name for scenario in content.scenario) != SCENARIOS:
        return ["The scenarios are 1, 2 and 3 (CA-STO-01)."]
    out: list[str] = []
    for scenario in content.scenario:
        out += _tiles_in_play(scenario) + _book_faults(scenario)
    first, second, third = content.scenario
    grown = [tile for tile in first.legacy if tile in PLANTING]
    far = [tile.name for tile in content.legacy if tile.name in first.legacy and _on_board_4(content, tile)]
    books = (first.front, first.back)
    return out + broken(
        (not grown, f"Scenario 1 has no new growth, which {', '.join(grown)} gives (CA-CON-65)."),
        (not far, f"Scenario 1 has no board 4, on which {', '.join(far)} lies (CA-SS-01)."),
        (not any(gain.tiles for book in books for gain in (book.cost, book.gain, book.either, book.other)), "Scenario 1 has no new growth in its book actions (CA-CON-65)."),
    ) + misprinted(
        (first.numbers == [0], "Scenario 1 has the project cards of number 0 (CA-CON-56)."),
        (_wealth(third) > max(_wealth(first), _wealth(second)), "Scenario 3 has most project cards and legacy tiles (CA-CON-56)."),
    )  # fmt: skip


def _on_board_4(content: Rows, tile: Legacy) -> bool:
    signs = {sign for board in content.board if board.name[:1] == "4" for row in board.map for sign in row}
    city = any(city.name == tile.city and city.letter in signs for city in content.city)
    return city or any(space[:1] == "4" for space in tile.spaces)


def _wealth(scenario: Scenario) -> int:
    return len(scenario.numbers) + len(scenario.legacy)


def _tiles_in_play(scenario: Scenario) -> list[str]:
    numbers, tiles = scenario.numbers, scenario.legacy
    name = scenario.name
    return broken(
        (0 in numbers and numbers == sorted(set(numbers)) and numbers[-1] <= 8, f"Scenario {name} has project cards of number 0, and perhaps of others up to 8 (CA-CON-56)."),
        (len(set(tiles)) == len(tiles) and set(tiles) <= set(LEGACY_NAMES), f"The legacy tiles of scenario {name} are some of L1 to L15 (CA-SET-13)."),
        (not {"L2", "L3"} <= set(tiles), f"Scenario {name} has L2 or L3, not both (CA-CON-57, CA-CON-63)."),
    )  # fmt: skip


def _book_faults(scenario: Scenario) -> list[str]:
    """CA-CON-58: pay, or fight; then points, and a choice."""
    out: list[str] = []
    for side, book in (("front", scenario.front), ("back", scenario.back)):
        paid = book.cost != Gain()
        plain = not any(gain.builds or gain.upgrades for gain in (book.cost, book.gain, book.either, book.other))
        label = f"The {side} of scenario {scenario.name}"
        out += broken(
            (paid != bool(book.fight), f"{label} asks for a payment or a fight (CA-CON-58)."),
            (plain and not (book.cost.points or book.cost.cards), f"{label} costs water, metal, energy or tiles, and gives no builds (CA-CON-58)."),
            (is_choice(book.either, book.other), f"{label} offers a choice between two things, or none (CA-CON-58)."),
        ) + misprinted((_known_kind(book), f"{label} gives points and one of two other things (CA-CON-58)."))  # fmt: skip
    return out


def _known_kind(book: Book) -> bool:
    return book.gain.points > 0 and book.either != Gain()
