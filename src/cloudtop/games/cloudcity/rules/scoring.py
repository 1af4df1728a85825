"""Votes, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.game import Placing, ScoreLine
from cloudtop.games.cloudcity.actions import REQUEST_NAMES
from cloudtop.games.cloudcity.geometry import LEVELS, SPAN_LENGTH
from cloudtop.games.cloudcity.rules.requests import request_votes
from cloudtop.games.cloudcity.rules.walkways import level_of
from cloudtop.games.cloudcity.state import Box, City, CloudCityState

REQUEST_RULES = (
    "CC-MVR-04", "CC-MSR-05", "CC-VAR-01", "CC-CIR-01", "CC-BLU-01",
    "CC-GRN-01", "CC-MIN-01", "CC-CRS-01", "CC-SOL-01", "CC-BAL-01",
)  # fmt: skip


def level_votes(city: City, box: Box, level: i64) -> i64:
    """CC-SCO-01, CC-SCO-02, CC-GEO-08, CC-WLK-10, CC-BLD-07: the printed values of all walkways of a level."""
    votes: i64 = 0
    for span in city.walkways:
        if level_of(city, span) == level:
            votes += box.votes[SPAN_LENGTH[span] - 1]
    return votes


def walkway_votes(city: City, box: Box) -> i64:
    """CC-SCO-01: the printed values of all walkways of a city."""
    votes: i64 = 0
    for span in city.walkways:
        votes += box.votes[SPAN_LENGTH[span] - 1]
    return votes


def total_votes(state: CloudCityState, seat: i64) -> i64:
    """CC-UPG-08, CC-UPG-09, CC-UPG-11: walkway votes plus or minus those of each card; it may be negative."""
    votes: i64 = walkway_votes(state.cities[seat], state.box)
    for request in state.requests:
        votes += request_votes(state, seat, request)
    return votes


def score_lines(state: CloudCityState, seat: i64) -> list[ScoreLine]:
    """CC-WLK-18, CC-END-02: the score sheet of one player; only walkways and cards count."""
    city = state.cities[seat]
    lines = [ScoreLine(LEVELS[k], level_votes(city, state.box, k + 1), "CC-SCO-01") for k in range(3)]
    for r in state.requests:
        lines.append(ScoreLine(REQUEST_NAMES[r], request_votes(state, seat, r), REQUEST_RULES[r]))
    return lines


def standing(state: CloudCityState, seat: int) -> tuple[int, int, int, int]:
    """CC-SCO-03, CC-TIE-01, CC-TIE-02, CC-TIE-03, CC-TIE-05, CC-UPG-10: total, then river, forest, sand votes."""
    city = state.cities[seat]
    river, forest, sand = [level_votes(city, state.box, k) for k in (1, 2, 3)]
    return total_votes(state, seat), river, forest, sand


DECIDED_BY = ("CC-SCO-03", "CC-TIE-01", "CC-TIE-02", "CC-TIE-03", "CC-TIE-04")


def decided_by(ours: tuple[int, int, int, int], others: list[tuple[int, int, int, int]]) -> str:
    """CC-TIE-04: the rule that set a standing apart from the one closest to it; equal ones share the rank."""
    deepest = 0
    for other in others:
        depth = 0
        while depth < 4 and ours[depth] == other[depth]:
            depth += 1
        deepest = max(deepest, depth)
    return DECIDED_BY[deepest]


def ranking(state: CloudCityState) -> list[Placing]:
    """CC-SCO-03, CC-TIE-01 to CC-TIE-05: all players from best to worst; those equal in everything share a rank."""
    standings = [standing(state, seat) for seat in range(state.seats)]
    placings: list[Placing] = []
    for seat in sorted(range(state.seats), key=lambda s: standings[s], reverse=True):
        mine = standings[seat]
        rank = 1 + len([s for s in standings if s > mine])
        others = standings[:seat] + standings[seat + 1 :]
        placings.append(Placing(seat, rank, mine[0], decided_by(mine, others)))
    return placings


def margin(state: CloudCityState, seat: i64) -> i64:
    """Hundredths of a vote ahead of the best rival; winning, if only by a tie-break, is worth half a vote more."""
    own = standing(state, seat)
    best = (-1000, 0, 0, 0)
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(state, other))
    edge: i64 = 50 if own > best else -50 if own < best else 0
    return (own[0] - best[0]) * 100 + edge
