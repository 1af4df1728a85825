"""Votes, and who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cloudtop.core.game import ScoreLine
from cloudtop.core.ranking import Placing, margin_of, ranked
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


def standing(state: CloudCityState, seat: int) -> tuple[int, ...]:
    """CC-SCO-03, CC-TIE-01, CC-TIE-02, CC-TIE-03, CC-TIE-05, CC-UPG-10: total, then river, forest, sand votes."""
    city = state.cities[seat]
    river, forest, sand = [level_votes(city, state.box, k) for k in (1, 2, 3)]
    return total_votes(state, seat), river, forest, sand


DECIDED_BY: Final = ("CC-SCO-03", "CC-TIE-01", "CC-TIE-02", "CC-TIE-03", "CC-TIE-04")


def standings(state: CloudCityState) -> list[tuple[int, ...]]:
    return [standing(state, seat) for seat in range(state.seats)]


def ranking(state: CloudCityState) -> list[Placing]:
    """CC-SCO-03, CC-TIE-01 to CC-TIE-05: all players from best to worst; those equal in everything share a rank."""
    return ranked(standings(state), DECIDED_BY)


def margin(state: CloudCityState, seat: i64) -> i64:
    return margin_of(standings(state), seat)
