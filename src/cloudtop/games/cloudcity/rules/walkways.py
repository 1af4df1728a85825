"""Which walkways may be built."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.state import Because
from cloudtop.games.cloudcity.geometry import (
    COLOURS,
    LEVELS,
    SPAN_LENGTH,
    SPAN_START,
    SPAN_STEP,
    cell_name,
    span_end,
    span_name,
)
from cloudtop.games.cloudcity.state import ENDS, LEVEL, ONE_END, PASSES, TILED, City, CloudCityState


def level_of(city: City, span: i64) -> i64:
    """CC-WLK-05, CC-WLK-06, CC-WLK-07: the level of a walkway is the level of its first end."""
    return city.cells[SPAN_START[span]] & LEVEL


def ends_refusal(city: City, span: i64) -> str | None:
    """CC-WLK-08, CC-RES-08, CC-RES-15, CC-RES-11: what its two ends have against a walkway.

    Two buildings of one height, not joined yet, each with fewer than two walkways. The two may leave
    in any two directions (CC-RES-12) and stand on the same tile (CC-WLK-14). A building has one place
    for a walkway on each side (CC-GEO-11), and its nearest equal is the only one it can reach there.
    """
    a: i64 = city.cells[SPAN_START[span]]
    b: i64 = city.cells[span_end(span)]
    if a & LEVEL == 0 or b & LEVEL == 0:
        return "CC-WLK-08"
    if a & LEVEL != b & LEVEL:
        return "CC-RES-08"
    if a & ENDS != 0 and b & ENDS != 0 and span in city.walkways:
        return "CC-RES-15"
    if a & ENDS >= 2 * ONE_END or b & ENDS >= 2 * ONE_END:
        return "CC-RES-11"
    return None


def way_refusal(city: City, span: i64) -> str | None:
    """CC-RES-01, CC-RES-09, CC-RES-14, CC-RES-04: what the cells between its ends have against a walkway.

    Tiles everywhere, no building of its own height (CC-RES-10) or taller, no walkway of its own level
    (CC-RES-03). Lower buildings (CC-RES-13) and other levels (CC-RES-06) do not matter, and walkways
    that meet at a common end do not cross (CC-RES-05), because an end is not between.
    """
    level: i64 = city.cells[SPAN_START[span]] & LEVEL
    step: i64 = SPAN_STEP[span]
    cell: i64 = SPAN_START[span]
    between: i64 = SPAN_LENGTH[span] - 1
    while between > 0:
        cell += step
        between -= 1
        held: i64 = city.cells[cell]
        if held & TILED == 0:
            return "CC-RES-01"
        if held & LEVEL == level:
            return "CC-RES-09"
        if held & LEVEL > level:
            return "CC-RES-14"
        if held & PASSES[level] != 0:
            return "CC-RES-04"
    return None


def city_refusal(city: City, span: i64) -> str | None:
    """CC-RES-17, CC-RES-19: what the own city, and only that, has against a walkway."""
    return ends_refusal(city, span) or way_refusal(city, span)


def walkway_refusal(state: CloudCityState, seat: i64, span: i64) -> str | None:
    """CC-RES-19, CC-WLK-11, CC-WLK-12: what forbids a walkway: the city, or a stock without that very piece."""
    city = state.cities[seat]
    why = city_refusal(city, span)
    if why is None and state.stock[state.piece(level_of(city, span), span)] == 0:
        return "CC-WLK-11"
    return why


def walkway_because(state: CloudCityState, seat: i64, span: i64) -> Because | None:
    """What exactly `walkway_refusal` has against a walkway."""
    city = state.cities[seat]
    rule = walkway_refusal(state, seat, span)
    a: i64 = SPAN_START[span]
    b: i64 = span_end(span)
    if rule == "CC-RES-08":
        return Because("colours", {**tower(city, a), "cell2": cell_name(b), "colour2": colour(city, b)})
    if rule == "CC-RES-15":
        return Because("joined", {"cell": cell_name(a), "cell2": cell_name(b)})
    if rule == "CC-RES-11":
        return Because("full", tower(city, a if city.cells[a] & ENDS >= 2 * ONE_END else b))
    if rule == "CC-WLK-11":
        return Because("no-piece", {"level": LEVELS[level_of(city, span) - 1], "length": SPAN_LENGTH[span]})
    if rule == "CC-WLK-08":
        return Because("no-tower", {"cell": cell_name(a if city.cells[a] & LEVEL == 0 else b)})
    return None if rule is None else way_because(city, span, rule)


def way_because(city: City, span: i64, rule: str) -> Because:
    """What lies between the ends of a walkway and forbids it: a gap, a tower, or a walkway that it would cross."""
    level: i64 = level_of(city, span)
    cell: i64 = SPAN_START[span] + SPAN_STEP[span]
    while not in_the_way(city, cell, level):
        cell += SPAN_STEP[span]
    if rule == "CC-RES-01":
        return Because("gap", {"cell": cell_name(cell)})
    if rule != "CC-RES-04":
        return Because("between", tower(city, cell))
    for other in city.walkways:
        if level_of(city, other) == level and passes_over(other, cell):
            return Because("crossing", {"between": span_name(other)})
    raise AssertionError("a walkway passes over the cell")


def in_the_way(city: City, cell: i64, level: i64) -> bool:
    held: i64 = city.cells[cell]
    return held & TILED == 0 or held & LEVEL >= level or held & PASSES[level] != 0


def passes_over(span: i64, cell: i64) -> bool:
    """Does the cell lie between the ends of a walkway?"""
    here: i64 = SPAN_START[span]
    between: i64 = SPAN_LENGTH[span] - 1
    while between > 0:
        here += SPAN_STEP[span]
        between -= 1
        if here == cell:
            return True
    return False


def tower(city: City, cell: i64) -> dict[str, object]:
    return {"cell": cell_name(cell), "colour": colour(city, cell)}


def colour(city: City, cell: i64) -> str:
    return COLOURS[(city.cells[cell] & LEVEL) - 1]
