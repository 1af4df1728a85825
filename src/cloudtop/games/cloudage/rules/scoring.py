"""The score sheet, the winner, and what it takes to win alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.game import ScoreLine
from cloudtop.core.ranking import Placing, margin_of, ranked
from cloudtop.games.cloudage.actions import ABILITIES, LEGACIES, PROJECTS
from cloudtop.games.cloudage.rules.missions import mission_points, missions_missed, visible
from cloudtop.games.cloudage.state import (
    BOOKS_LINE,
    EFFECTS_LINE,
    FIGHTS_LINE,
    FINDS_LINE,
    GROWTH_LINE,
    MARKERS_LINE,
    PRODUCTION_LINE,
    SOLO_LINE,
    SPENT_LINE,
    CloudAgeState,
)

RULES: Final = ("CA-END-11", "CA-END-12", "CA-END-13")
SHORT: Final = 1000  # hundredths of a point that a mission below its highest step lacks, for the margin of a solo game


def missions_worth(state: CloudAgeState, seat: i64) -> i64:
    """CA-END-06: the missions that can be seen."""
    points: i64 = 0
    for half in visible(state, seat):
        points += mission_points(state, seat, half)
    return points


def markers_worth(state: CloudAgeState, seat: i64) -> i64:
    """CA-END-07, CA-LEG-06, CA-LEG-08, CA-LEG-12, CA-Q-98: a marker left in a city whose legacy tile shows points."""
    points: i64 = 0
    tile: i64
    for tile in range(LEGACIES):
        city: i64 = state.box.tiles[tile].city
        if city >= 0 and state.in_play(tile) and state.players[seat].marks[city] > 0:
            points += state.box.tiles[tile].points
    return points


def upgrades_worth(state: CloudAgeState, seat: i64) -> i64:
    """CA-END-08, CA-UPG-08: the highest upgrade of each type."""
    points: i64 = 0
    ability: i64
    for ability in range(ABILITIES):
        built: i64 = state.players[seat].built[ability]
        if built > 0:
            points += state.box.upgrade_points[ability * 4 + built - 1]
    return points


def projects_worth(state: CloudAgeState, seat: i64) -> i64:
    """CA-END-09, CA-PRJ-06: all played project cards."""
    points: i64 = 0
    kind: i64
    for kind in range(PROJECTS):
        points += state.players[seat].played[kind] * state.box.points[kind]
    return points


def grey_points(state: CloudAgeState, seat: i64) -> i64:
    """CA-GEN-12, CA-END-05: what counts only at the end, as the table lies now."""
    worth: i64 = missions_worth(state, seat) + markers_worth(state, seat) + upgrades_worth(state, seat)
    return worth + projects_worth(state, seat)


def points_of(state: CloudAgeState, seat: i64) -> i64:
    """CA-END-10: what is left of the resources is worth nothing."""
    return state.players[seat].points() + grey_points(state, seat)


def counts_markers(state: CloudAgeState) -> bool:
    """CA-END-07: is any legacy tile in play, or was there one that has counted?"""
    if state.legacy != 0:
        return True
    for player in state.players:
        if player.lines[MARKERS_LINE] != 0:
            return True
    return False


def score_lines(state: CloudAgeState, seat: i64) -> list[ScoreLine]:
    """CA-GEN-12, CA-END-05: points scored so far by source, then what counts at the end, in the order of the rulebook."""
    lines = state.players[seat].lines
    markers: i64 = lines[MARKERS_LINE] + markers_worth(state, seat)
    return [
        ScoreLine("production", lines[PRODUCTION_LINE], "CA-PRD-04"),
        ScoreLine("fights", lines[FIGHTS_LINE], "CA-CBT-15"),
        ScoreLine("books", lines[BOOKS_LINE], "CA-BOK-03"),
        ScoreLine("finds", lines[FINDS_LINE], "CA-FND-01"),
        *([ScoreLine("growth", lines[GROWTH_LINE], "CA-PLT-14")] if state.box.planting else []),
        ScoreLine("effects", lines[EFFECTS_LINE], "CA-PRJ-04"),
        *([ScoreLine("solo", lines[SOLO_LINE], "CA-SOL-09")] if state.seats == 1 else []),
        ScoreLine("spent", lines[SPENT_LINE], "CA-CBT-09"),
        ScoreLine("missions", missions_worth(state, seat), "CA-END-06"),
        *([ScoreLine("markers", markers, "CA-END-07")] if counts_markers(state) else []),
        ScoreLine("upgrades", upgrades_worth(state, seat), "CA-END-08"),
        ScoreLine("projects", projects_worth(state, seat), "CA-END-09"),
    ]


def standings(state: CloudAgeState) -> list[tuple[int, ...]]:
    """CA-RND-06, CA-END-11, CA-END-12: points, then the combat value of the last fight."""
    return [(int(points_of(state, seat)), int(state.players[seat].tie)) for seat in range(state.seats)]


def missions_short(state: CloudAgeState) -> i64:
    """CA-SOL-19, CA-Q-54: how many missions that can be seen are not at their highest step, if that is asked for."""
    return missions_missed(state, 0) if state.box.goal_missions else 0


def missions_asked(state: CloudAgeState) -> i64:
    """CA-SOL-19, CA-SOL-20, CA-SOL-22: how many missions matter alone: for the win, or in a campaign for a star each."""
    if state.box.goal_missions or len(state.box.stars):
        return len(visible(state, 0))
    return 0


def ranking(state: CloudAgeState) -> list[Placing]:
    """CA-END-11 to CA-END-13. CA-SOL-18, CA-SOL-19: who plays alone wins with enough points and all missions."""
    if state.seats == 1:
        points = points_of(state, 0)
        rule = "CA-SOL-19" if state.box.goal_missions else "CA-SOL-18"
        won = points >= state.box.goal and missions_short(state) == 0
        return [Placing(0, 1 if won else 2, points, rule)]
    return ranked(standings(state), RULES)


def margin(state: CloudAgeState, seat: i64) -> i64:
    if state.seats > 1:
        return margin_of(standings(state), seat)
    ahead: i64 = (points_of(state, 0) - state.box.goal) * 100
    short: i64 = missions_short(state)
    return ahead if short == 0 else min(ahead, 0) - short * SHORT


def tied_seats(state: CloudAgeState) -> vec[i64]:
    """CA-END-12: who has to hold a last fight, in turn order; nobody if somebody is ahead."""
    best: i64 = -1000000
    place: i64
    for place in range(state.seats):
        best = max(best, points_of(state, place))
    tied = [state.seat_at(n) for n in range(state.seats) if points_of(state, state.seat_at(n)) == best]
    return vec[i64](tied) if len(tied) > 1 else vec[i64]()
