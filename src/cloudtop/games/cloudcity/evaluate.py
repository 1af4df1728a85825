"""What a city may expect to be worth in the end, in hundredths of a vote.

Three parts: the walkways that stand; the pairs of towers that can be joined, now or when gaps are filled;
and the free places for walkways, which grow less worth as the rounds run out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudcity.effects import lay_tile, raise_buildings
from cloudtop.games.cloudcity.geometry import LENGTHS, SPAN_LENGTH, SPAN_START, TURNS, WIDTH, span_between, span_end
from cloudtop.games.cloudcity.rules.scoring import total_votes
from cloudtop.games.cloudcity.rules.walkways import ends_refusal
from cloudtop.games.cloudcity.state import ENDS, LEVEL, ONE_END, PASSES, TILED, City, CloudCityState

READY: Final = 96  # percent of its votes that a walkway is worth which can be built now
# Percent that survive for each cell still without a tile, by level: high walkways are seldom blocked.
GAP: Final[vec[i64]] = vec[i64]([0, 58, 70, 82])
# Hundredths of a vote that a free place of a building is worth per round still to come, by level.
PLACE_WORTH: Final[vec[i64]] = vec[i64]([0, 8, 10, 12])


def evaluate_city(state: CloudCityState, city: City, rounds_left: i64) -> i64:
    """Built votes, plus the best of what can still be joined, plus the hope in what is free."""
    worth: i64 = 0
    for span in city.walkways:
        worth += state.box.votes[SPAN_LENGTH[span] - 1] * 100
    return worth + expect(city, prospects(state, city), rounds_left)


def prospects(state: CloudCityState, city: City) -> vec[i64]:
    """Every pair that may be joined, as expected hundredths * 2048 + span."""
    out = vec[i64](capacity=32)
    line: i64 = city.top * 2
    while line <= city.bottom * 2 + 1:
        out = prospects_along(state, city, line * WIDTH + city.left * 2, 1, (city.right - city.left) * 2 + 2, out)
        line += 1
    line = city.left * 2
    while line <= city.right * 2 + 1:
        out = prospects_along(state, city, city.top * 2 * WIDTH + line, WIDTH, (city.bottom - city.top) * 2 + 2, out)
        line += 1
    return out


def prospects_along(state: CloudCityState, city: City, cell: i64, step: i64, count: i64, out: vec[i64]) -> vec[i64]:
    """The pairs of one line. Gaps cost a share; a taller tower, a crossing or an empty stock costs all."""
    cells = city.cells
    # For each level: the last tower seen, and the percent left on the way from it (0: blocked).
    tower = vec[i64]([-1, -1, -1, -1])
    way = vec[i64]([0, 0, 0, 0])
    k: i64
    level: i64
    for k in range(count):
        held: i64 = cells[cell]
        here: i64 = held & LEVEL
        if here != 0:
            if way[here] > 0:
                out = prospect(state, city, tower[here], cell, step, way[here], out)
            tower[here] = cell
            way[here] = 100 if held & ENDS < 2 * ONE_END else 0
        for level in range(1, 4):
            if level != here and way[level] > 0:
                if held & TILED == 0:
                    way[level] = way[level] * GAP[level] // 100
                elif here > level or held & PASSES[level] != 0:
                    way[level] = 0
        cell += step
    return out


def prospect(state: CloudCityState, city: City, a: i64, b: i64, step: i64, way: i64, out: vec[i64]) -> vec[i64]:
    length: i64 = (b - a) // step
    if length > LENGTHS:
        return out
    span: i64 = span_between(a, step, length)
    level: i64 = city.cells[a] & LEVEL
    if state.stock[(level - 1) * LENGTHS + length - 1] == 0 or ends_refusal(city, span) is not None:
        return out
    return append(out, state.box.votes[length - 1] * READY * way // 100 * 2048 + span)


def expect(city: City, pairs: vec[i64], rounds_left: i64) -> i64:
    """Take the best pairs first, each end as often as it has room, while they beat keeping the room free."""
    free = vec[i64](capacity=64)
    worth: i64 = 0
    while True:
        best: i64 = 0
        at: i64 = -1
        i: i64 = 0
        for pair in pairs:
            if pair > best:
                best = pair
                at = i
            i += 1
        if at < 0:
            break
        pairs[at] = 0
        span: i64 = best % 2048
        a: i64 = SPAN_START[span]
        b: i64 = span_end(span)
        room: i64 = 2 * PLACE_WORTH[city.cells[a] & LEVEL] * rounds_left
        if best // 2048 > room and used(city, free, a) < 2 and used(city, free, b) < 2:
            worth += best // 2048 - room
            free = append(append(free, a), b)
    for held in city.cells:
        if held & LEVEL != 0:
            worth += (2 - (held & ENDS) // ONE_END) * PLACE_WORTH[held & LEVEL] * rounds_left
    return worth


def used(city: City, taken: vec[i64], cell: i64) -> i64:
    """Walkways at a tower: those that stand and those already counted on."""
    n: i64 = (city.cells[cell] & ENDS) // ONE_END
    for c in taken:
        if c == cell:
            n += 1
    return n


def rounds_left(state: CloudCityState, city: City) -> i64:
    """Tiles this city still gets."""
    return state.box.rounds + 1 - len(city.tiles)


def evaluate(state: CloudCityState, seat: i64) -> i64:
    """The expected votes of one seat, Special Requests as they stand now."""
    city = state.cities[seat]
    if len(city.tiles) == 0:
        return 0
    worth: i64 = evaluate_city(state, city, rounds_left(state, city))
    if len(state.requests) > 0:
        built: i64 = 0
        for span in city.walkways:
            built += state.box.votes[SPAN_LENGTH[span] - 1]
        worth += (total_votes(state, seat) - built) * 100
    return worth


def worth_of_place(state: CloudCityState, city: City, space: i64, turn: i64, kind: i64) -> i64:
    """The city's worth with one more tile."""
    after = city.copy()
    lay_tile(after, state.box, space, turn, kind)
    raise_buildings(after)
    return evaluate_city(state, after, rounds_left(state, after))


def worth_of_tile(state: CloudCityState, city: City, kind: i64) -> i64:
    """The city's worth with a tile of this kind where it does most."""
    best: i64 = -1000000
    turns: i64 = TURNS[kind]
    turn: i64
    for space in city.spaces:
        for turn in range(turns):
            best = max(best, worth_of_place(state, city, space, turn, kind))
    return best
