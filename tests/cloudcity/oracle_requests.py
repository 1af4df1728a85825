"""What the ten Special Requests are worth, worked out a second time from the ledger alone.

Reads only plain facts of a view: the buildings by cell name, the walkways by `g7-j7` with level and votes.
Shares no code with the game, so that the two can check each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Cell = tuple[int, int]


class Walkway:
    """A walkway as it lies on the table."""

    def __init__(self, between: str, level: str, votes: int) -> None:
        (x1, y1), (x2, y2) = (place(name) for name in between.split("-"))
        self.ends = ((x1, y1), (x2, y2))
        self.level = level
        self.votes = votes
        self.across = y1 == y2
        self.length = abs(x1 - x2) + abs(y1 - y2)  # CC-GEO-06
        line = {(x, y) for x in range(min(x1, x2), max(x1, x2) + 1) for y in range(min(y1, y2), max(y1, y2) + 1)}
        self.inside = line - set(self.ends)  # CC-GEO-07


class OneCity:
    """A city: the colour of each building, and the walkways."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.colour: dict[Cell, str] = {place(name): colour for name, colour in seen["buildings"].items()}
        self.walkways = [Walkway(w["between"], w["level"], w["votes"]) for w in seen["walkways"]]

    def at(self, building: Cell) -> list[Walkway]:
        """The walkways of a building."""
        return [w for w in self.walkways if building in w.ends]

    def with_walkways(self, number: int) -> int:
        """How many buildings have exactly so many walkways."""
        return sum(1 for building in self.colour if len(self.at(building)) == number)


def place(name: str) -> Cell:
    """Column and row of a cell name."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def routes(city: OneCity) -> list[set[Cell]]:
    """CC-GEO-12: the buildings of each route, found by walking from building to building."""
    found: list[set[Cell]] = []
    for start in city.colour:
        if not city.at(start) or any(start in route for route in found):
            continue
        route: set[Cell] = set()
        to_visit = [start]
        while to_visit:
            here = to_visit.pop()
            if here not in route:
                route.add(here)
                to_visit += [end for w in city.at(here) for end in w.ends]
        found.append(route)
    return found


def walkways_of(city: OneCity, route: set[Cell]) -> list[Walkway]:
    return [w for w in city.walkways if w.ends[0] in route]


# --- the cards that compare players: a figure for each city ---


def most_valuable_route(city: OneCity) -> int:
    """CC-MVR-01, CC-MVR-02, CC-MVR-03."""
    low = [walkways_of(city, r) for r in routes(city) if city.colour[min(r)] in ("blue", "green")]
    return max((sum(w.votes for w in walkways) for walkways in low), default=0)


def most_separate_routes(city: OneCity) -> int:
    """CC-MSR-01."""
    return len(routes(city))


def blue_buildings(city: OneCity) -> int:
    """CC-BLU-03."""
    return list(city.colour.values()).count("blue")


def green_buildings(city: OneCity) -> int:
    """CC-GRN-03."""
    return list(city.colour.values()).count("green")


def majority(figures: list[int]) -> list[int]:
    """6 votes for the most, 3 for each of several, none for nothing (CC-MVR-04 to 06, CC-MSR-05, CC-MSR-06 ...)."""
    best = max(figures)
    if best == 0:
        return [0] * len(figures)
    award = 6 if figures.count(best) == 1 else 3
    return [award if figure == best else 0 for figure in figures]


# --- the cards that look at one city ---


def varied_routes(city: OneCity, collinear_counts: bool) -> int:
    """CC-VAR-01 to CC-VAR-07."""
    lengths = [len({w.length for w in walkways_of(city, route)}) for route in routes(city)]
    if 5 in lengths:
        return 8
    return 6 if 4 in lengths else 0


def circuits(city: OneCity, collinear_counts: bool) -> int:
    """CC-CIR-02: a ring has at least four buildings, and two walkways at each of them."""
    rings = [r for r in routes(city) if len(r) >= 4 and all(len(city.at(building)) == 2 for building in r)]
    return 3 * len(rings)


def minimalist(city: OneCity, collinear_counts: bool) -> int:
    """CC-MIN-01."""
    return 2 * city.with_walkways(1)


def crossed(city: OneCity, collinear_counts: bool) -> int:
    """CC-CRS-03, CC-CRS-06, CC-CRS-08."""
    lost = 0
    for one in city.walkways:
        others = [w for w in city.walkways if w.level != one.level and (collinear_counts or w.across != one.across)]
        if any(one.inside & other.inside for other in others):
            lost += 2
    return -lost


def solo(city: OneCity, collinear_counts: bool) -> int:
    """CC-SOL-01."""
    return -2 * city.with_walkways(0)


def balanced(city: OneCity, collinear_counts: bool) -> int:
    """CC-BAL-01 to CC-BAL-04."""
    values = [w.votes for w in city.walkways]
    return 0 if values.count(3) >= 5 and 5 in values and 8 in values else -4


FIGURES: dict[str, Callable[[OneCity], int]] = {
    "most_valuable_route": most_valuable_route,
    "most_separate_routes": most_separate_routes,
    "blue_buildings": blue_buildings,
    "green_buildings": green_buildings,
}
OWN_CITY: dict[str, Callable[[OneCity, bool], int]] = {
    "varied_routes": varied_routes,
    "circuits": circuits,
    "minimalist": minimalist,
    "crossed": crossed,
    "solo": solo,
    "balanced": balanced,
}
CARDS = (*FIGURES, *OWN_CITY)


def votes(view: dict[str, Any], card: str, collinear_counts: bool) -> list[int]:
    """What a card brings each seat of a view."""
    cities = [OneCity(seen) for seen in view["cities"]]
    if card in FIGURES:
        return majority([FIGURES[card](city) for city in cities])
    return [OWN_CITY[card](city, collinear_counts) for city in cities]
