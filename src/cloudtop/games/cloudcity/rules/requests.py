"""The ten Special Requests: what each brings or costs a city."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.games.cloudcity.actions import (
    BALANCED,
    BLUE_BUILDINGS,
    CIRCUITS,
    CROSSED,
    MINIMALIST,
    MOST_SEPARATE_ROUTES,
    MOST_VALUABLE_ROUTE,
    SOLO,
    VARIED_ROUTES,
)
from cloudtop.games.cloudcity.geometry import FOREST, RIVER, SPAN_LENGTH, SPAN_START, SPAN_STEP, span_end
from cloudtop.games.cloudcity.rules.walkways import level_of
from cloudtop.games.cloudcity.state import ENDS, LEVEL, ONE_END, Box, City, CloudCityState


@mypyc_attr(acyclic=True)
class Route:
    """CC-GEO-12: buildings of one colour joined by walkways, with everything the cards ask about them."""

    def __init__(self, level: i64, spans: vec[i64], buildings: i64, votes: i64, lengths: i64) -> None:
        self.level: i64 = level
        self.spans: vec[i64] = spans
        self.walkways: i64 = len(spans)
        self.buildings: i64 = buildings
        self.votes: i64 = votes
        self.lengths: i64 = lengths  # how many different lengths

    def is_circuit(self) -> bool:
        """CC-GEO-13, CC-GEO-14, CC-CIR-02, CC-CIR-05: a closed ring has as many walkways as buildings."""
        return self.walkways == self.buildings


def routes(city: City, box: Box) -> list[Route]:
    """CC-GEO-12, CC-MSR-02, CC-MSR-03, CC-MSR-04: all routes of a city, of all levels; one walkway is enough."""
    found: list[Route] = []
    seen = vec[i64]([0] * len(city.walkways))
    i: i64
    for i in range(len(city.walkways)):
        if seen[i] == 0:
            found.append(follow(city, box, i, seen))
    return found


def follow(city: City, box: Box, first: i64, seen: vec[i64]) -> Route:
    """The route of one walkway; marks all its walkways as seen."""
    queue = append(vec[i64](capacity=24), first)
    spans = vec[i64](capacity=24)
    seen[first] = 1
    ends = vec[i64](capacity=48)
    lengths = vec[i64]([0] * 6)
    votes: i64 = 0
    head: i64 = 0
    while head < len(queue):
        span: i64 = city.walkways[queue[head]]
        head += 1
        spans = append(spans, span)
        votes += box.votes[SPAN_LENGTH[span] - 1]
        lengths[SPAN_LENGTH[span]] = 1
        a: i64 = SPAN_START[span]
        b: i64 = span_end(span)
        if a not in ends:
            ends = append(ends, a)
        if b not in ends:
            ends = append(ends, b)
        j: i64
        for j in range(len(city.walkways)):
            other: i64 = city.walkways[j]
            if seen[j] == 0 and (
                SPAN_START[other] == a or SPAN_START[other] == b or span_end(other) == a or span_end(other) == b
            ):
                seen[j] = 1
                queue = append(queue, j)
    different: i64 = 0
    for n in lengths:
        different += n
    return Route(level_of(city, city.walkways[first]), spans, len(ends), votes, different)


def best_low_route(city: City, box: Box) -> i64:
    """CC-MVR-01, CC-MVR-02, CC-MVR-03, CC-MVR-07: the value of the best river or forest route; sand does not count."""
    best: i64 = 0
    for route in routes(city, box):
        if route.level == RIVER or route.level == FOREST:
            best = max(best, route.votes)
    return best


def count_buildings(city: City, level: i64) -> i64:
    """CC-BLU-03, CC-GRN-03: all buildings of a colour, joined or not, those of the starting tile included."""
    n: i64 = 0
    for held in city.cells:
        if held & LEVEL == level:
            n += 1
    return n


def count_with_walkways(city: City, walkways: i64) -> i64:
    """CC-MIN-03, CC-SOL-02: buildings of any colour at which exactly so many walkways end."""
    n: i64 = 0
    for held in city.cells:
        if held & LEVEL != 0 and held & ENDS == walkways * ONE_END:
            n += 1
    return n


def crosses(city: City, one: i64, other: i64, collinear_counts: bool) -> bool:
    """CC-CRS-02, CC-CRS-06, CC-CRS-04, CC-CRS-05, CC-CRS-07, CC-CRS-08: do two walkways share an inner cell?

    Only different levels can. Passing over a building, even one with walkways, is no crossing.
    """
    if level_of(city, one) == level_of(city, other):
        return False
    if not collinear_counts and SPAN_STEP[one] == SPAN_STEP[other]:
        return False
    i: i64
    j: i64
    for i in range(1, SPAN_LENGTH[one]):
        for j in range(1, SPAN_LENGTH[other]):
            if SPAN_START[one] + i * SPAN_STEP[one] == SPAN_START[other] + j * SPAN_STEP[other]:
                return True
    return False


def crossed(city: City, box: Box) -> vec[i64]:
    """CC-CRS-01, CC-CRS-03: walkways that cross at least one other, each once."""
    out = vec[i64](capacity=8)
    for one in city.walkways:
        for other in city.walkways:
            if crosses(city, one, other, box.collinear_counts):
                out = append(out, one)
                break
    return out


def is_balanced(city: City, box: Box) -> bool:
    """CC-BAL-01, CC-BAL-03, CC-BAL-04: enough walkways worth 3, 5 and 8, of all colours together."""
    count = vec[i64]([0] * 5)
    for span in city.walkways:
        count[SPAN_LENGTH[span] - 1] += 1
    i: i64
    for i in range(5):
        if count[i] < box.balance[i]:
            return False
    return True


def varied(city: City, box: Box, award: i64, all_five: i64) -> i64:
    """CC-VAR-01, CC-VAR-02, CC-VAR-03, CC-VAR-04, CC-VAR-05, CC-VAR-06, CC-VAR-07: the best single route decides."""
    most: i64 = 0
    for route in routes(city, box):
        most = max(most, route.lengths)
    return all_five if most == 5 else award if most == 4 else 0


def count_circuits(city: City, box: Box) -> i64:
    """CC-CIR-01, CC-CIR-03, CC-CIR-04, CC-CIR-06: rings of any level and size; an almost closed chain is none."""
    n: i64 = 0
    for route in routes(city, box):
        if route.is_circuit():
            n += 1
    return n


def figure(city: City, box: Box, request: i64) -> i64:
    """What a majority card compares."""
    if request == MOST_VALUABLE_ROUTE:
        return best_low_route(city, box)
    if request == MOST_SEPARATE_ROUTES:
        return len(routes(city, box))
    return count_buildings(city, RIVER if request == BLUE_BUILDINGS else FOREST)


def majority(state: CloudCityState, seat: i64, request: i64) -> i64:
    """CC-MVR-04, CC-MVR-05, CC-MVR-06, CC-MSR-01, CC-MSR-05, CC-MSR-06, CC-BLU-01, CC-BLU-02, CC-GRN-01, CC-GRN-02.

    The most earns the award, each of several equals the smaller one; nothing is earned for nothing.
    """
    own: i64 = figure(state.cities[seat], state.box, request)
    equals: i64 = 0
    for city in state.cities:
        other: i64 = figure(city, state.box, request)
        if other > own:
            return 0
        if other == own:
            equals += 1
    if own == 0:
        return 0
    return state.box.award[request] if equals == 1 else state.box.other_award[request]


def request_votes(state: CloudCityState, seat: i64, request: i64) -> i64:
    """CC-UPG-04, CC-UPG-07, CC-UPG-12: what one card brings or costs a player at the end; it applies to all alike."""
    city = state.cities[seat]
    award: i64 = state.box.award[request]
    if request == VARIED_ROUTES:
        return varied(city, state.box, award, state.box.other_award[request])
    if request == CIRCUITS:
        return award * count_circuits(city, state.box)
    if request == MINIMALIST:  # CC-MIN-01, CC-MIN-02
        return award * count_with_walkways(city, 1)
    if request == CROSSED:
        return award * len(crossed(city, state.box))
    if request == SOLO:  # CC-SOL-01
        return award * count_with_walkways(city, 0)
    if request == BALANCED:  # CC-BAL-02: once, however much is missing
        return 0 if is_balanced(city, state.box) else award
    return majority(state, seat, request)
