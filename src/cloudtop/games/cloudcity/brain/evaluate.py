"""What a city may expect to be worth in the end, in hundredths of a vote.

Three parts: the walkways that stand; the pairs of towers that can be joined, now or when gaps are filled;
and the free places for walkways, which grow less worth as the rounds run out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudcity.geometry import (
    CORNER,
    LAYOUT,
    LENGTHS,
    SIDE,
    SPAN_LENGTH,
    SPAN_START,
    TURNS,
    WIDTH,
    span_between,
    span_end,
)
from cloudtop.games.cloudcity.rules.scoring import total_votes
from cloudtop.games.cloudcity.rules.walkways import ends_refusal
from cloudtop.games.cloudcity.state import ENDS, LEVEL, ONE_END, PASSES, TILED, City, CloudCityState

READY: Final = 96  # percent of its votes that a walkway is worth which can be built now
# Percent that survive for each cell still without a tile, by level: high walkways are seldom blocked.
GAP: Final[vec[i64]] = vec[i64]([0, 58, 70, 82])
# Hundredths of a vote that a free place of a building is worth per round still to come, by level.
PLACE_WORTH: Final[vec[i64]] = vec[i64]([0, 8, 10, 12])
PAIR: Final = 2048  # a prospect is one number: expected hundredths * PAIR + span


def evaluate(state: CloudCityState, seat: i64) -> i64:
    """The expected votes of one seat, Special Requests as they stand now."""
    city = state.cities[seat]
    if len(city.tiles) == 0:
        return 0
    return total_votes(state, seat) * 100 + hopes(state, city, rounds_left(state, city))


def rounds_left(state: CloudCityState, city: City) -> i64:
    """Tiles this city still gets."""
    return state.box.rounds + 1 - len(city.tiles)


def worth_of_place(state: CloudCityState, city: City, space: i64, turn: i64, kind: i64) -> i64:
    """What the city's hopes are with one more tile. The tile is laid, judged and lifted again."""
    cells = city.cells
    corner: i64 = CORNER[space]
    place: i64 = (kind * 4 + turn) * 4
    for cell in (corner, corner + 1, corner + WIDTH, corner + WIDTH + 1):
        cells[cell] = TILED
    cells[corner + LAYOUT[place]] += LAYOUT[place + 1]
    cells[corner + LAYOUT[place + 2]] += LAYOUT[place + 3]
    left: i64 = city.left
    right: i64 = city.right
    top: i64 = city.top
    bottom: i64 = city.bottom
    city.left = min(left, space % SIDE)
    city.right = max(right, space % SIDE)
    city.top = min(top, space // SIDE)
    city.bottom = max(bottom, space // SIDE)
    worth: i64 = hopes(state, city, rounds_left(state, city) - 1)
    city.left = left
    city.right = right
    city.top = top
    city.bottom = bottom
    for cell in (corner, corner + 1, corner + WIDTH, corner + WIDTH + 1):
        cells[cell] = 0
    return worth


def worth_of_tile(state: CloudCityState, city: City, kind: i64) -> i64:
    """What the city's hopes are with a tile of this kind where it does most; a full city has no use for it."""
    if len(city.spaces) == 0:
        return hopes(state, city, 0)
    best: i64 = -1000000
    turns: i64 = TURNS[kind]
    turn: i64
    for space in city.spaces:
        for turn in range(turns):
            best = max(best, worth_of_place(state, city, space, turn, kind))
    return best


def hopes(state: CloudCityState, city: City, rounds: i64) -> i64:
    """What is not built yet: the free places, and the pairs of towers that are worth more than their places."""
    pairs = vec[i64](capacity=32)
    memo = vec[i64]([0] * 8)
    wide: i64 = (city.right - city.left + 1) * 2
    high: i64 = (city.bottom - city.top + 1) * 2
    corner: i64 = city.top * 2 * WIDTH + city.left * 2
    k: i64
    for k in range(high):
        pairs = pairs_along(state, city, corner + k * WIDTH, 1, wide, memo, pairs)
    for k in range(wide):
        pairs = pairs_along(state, city, corner + k, WIDTH, high, memo, pairs)
    return free_places(city, corner, wide, high) * rounds + best_pairs(city, pairs, rounds)


def pairs_along(
    state: CloudCityState, city: City, cell: i64, step: i64, count: i64, memo: vec[i64], out: vec[i64]
) -> vec[i64]:
    """The pairs of one line. Gaps cost a share; a taller tower, a crossing or an empty stock costs all.

    For each level `memo` holds the percent left on the way from the last tower (0: blocked), and that tower.
    """
    cells = city.cells
    memo[1] = 0
    memo[2] = 0
    memo[3] = 0
    k: i64
    level: i64
    for k in range(count):
        held: i64 = cells[cell]
        here: i64 = held & LEVEL
        if here != 0:
            if memo[here] > 0:
                out = add_pair(state, city, memo[here + 4], cell, step, memo[here], out)
            memo[here + 4] = cell
            memo[here] = 100 if held & ENDS < 2 * ONE_END else 0
        for level in range(1, 4):
            if level != here and memo[level] > 0:
                if held & TILED == 0:
                    memo[level] = memo[level] * GAP[level] // 100
                elif here > level or held & PASSES[level] != 0:
                    memo[level] = 0
        cell += step
    return out


def add_pair(state: CloudCityState, city: City, a: i64, b: i64, step: i64, way: i64, out: vec[i64]) -> vec[i64]:
    """Note a pair of towers with what joining them promises."""
    length: i64 = (b - a) // step
    if length > LENGTHS:
        return out
    span: i64 = span_between(a, step, length)
    level: i64 = city.cells[a] & LEVEL
    if state.stock[(level - 1) * LENGTHS + length - 1] == 0 or ends_refusal(city, span) is not None:
        return out
    return append(out, state.box.votes[length - 1] * READY * way // 100 * PAIR + span)


def free_places(city: City, corner: i64, wide: i64, high: i64) -> i64:
    """The worth of all free places for walkways, for one round."""
    worth: i64 = 0
    x: i64
    y: i64
    for y in range(high):
        for x in range(wide):
            held: i64 = city.cells[corner + y * WIDTH + x]
            if held & LEVEL != 0:
                worth += (2 - (held & ENDS) // ONE_END) * PLACE_WORTH[held & LEVEL]
    return worth


def best_pairs(city: City, pairs: vec[i64], rounds: i64) -> i64:
    """Take the best pairs first, each tower as often as it has room, while they beat keeping the room free."""
    taken = vec[i64](capacity=64)
    worth: i64 = 0
    while True:
        best: i64 = 0
        at: i64 = 0
        i: i64 = 0
        for pair in pairs:
            if pair > best:
                best = pair
                at = i
            i += 1
        if best == 0:
            return worth
        pairs[at] = 0
        span: i64 = best % PAIR
        a: i64 = SPAN_START[span]
        b: i64 = span_end(span)
        gain: i64 = best // PAIR - 2 * PLACE_WORTH[city.cells[a] & LEVEL] * rounds
        if gain > 0 and used(city, taken, a) < 2 and used(city, taken, b) < 2:
            worth += gain
            taken = append(append(taken, a), b)


def used(city: City, taken: vec[i64], cell: i64) -> i64:
    """Walkways at a tower: those that stand and those already counted on."""
    n: i64 = (city.cells[cell] & ENDS) // ONE_END
    for c in taken:
        if c == cell:
            n += 1
    return n


def best_walkway(state: CloudCityState, city: City, offer: vec[i64], first: i64) -> i64:
    """The offered walkway that brings most above its two places, or -1 if none does."""
    rounds: i64 = rounds_left(state, city)
    best: i64 = 0
    found: i64 = -1
    for action in offer:
        span: i64 = action - first
        if span < len(SPAN_LENGTH):
            level: i64 = city.cells[SPAN_START[span]] & LEVEL
            gain: i64 = state.box.votes[SPAN_LENGTH[span] - 1] * READY - 2 * PLACE_WORTH[level] * rounds
            if gain > best:
                best = gain
                found = action
    return found
