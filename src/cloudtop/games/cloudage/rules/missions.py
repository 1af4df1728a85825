"""How far a player has come with a mission."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import CITIES, COMBAT, COVER, MOVEMENT, PROJECTS
from cloudtop.games.cloudage.state import CITIES_MISSION, STEPS, CloudAgeState, total


def visible(state: CloudAgeState, seat: i64) -> vec[i64]:
    """CA-MIS-06, CA-MIS-09: the halves of mission cards that are not covered."""
    player = state.players[seat]
    out = vec[i64](capacity=6)
    half: i64
    for card in player.missions:
        for half in (card * 2, card * 2 + 1):
            if half not in player.covered:
                out = append(out, half)
    return out


def progress(state: CloudAgeState, seat: i64, half: i64) -> i64:
    """CA-MSN-01 to CA-MSN-12: the number that a mission looks at."""
    player = state.players[seat]
    mission: i64 = state.box.mission[half]
    if mission == 0:
        return player.level
    if mission == CITIES_MISSION:
        return marked_cities(state, seat, half // 2)
    if mission == 2:
        return player.strength
    if mission == 3:
        return total(player.built)
    if mission <= 6:
        return played_of(state, seat, mission - 4)
    if mission == 7:
        return total(player.played)
    if mission == 8:
        return dear_cards(state, seat)
    if mission == 9:
        return player.count(MOVEMENT) + state.box.panel_movement
    if mission == 10:
        return player.count(COMBAT)
    return total(player.deck) + total(player.spent) + player.apart


def marked_cities(state: CloudAgeState, seat: i64, card: i64) -> i64:
    """CA-MSN-02, CA-Q-111: how many of the cities on the card have an own marker."""
    n: i64 = 0
    city: i64
    for city in range(CITIES):
        if state.box.mission_city[card * CITIES + city] == 1 and state.players[seat].marks[city] > 0:
            n += 1
    return n


def played_of(state: CloudAgeState, seat: i64, colour: i64) -> i64:
    """CA-MSN-05 to CA-MSN-07: played project cards of a colour."""
    n: i64 = 0
    kind: i64
    for kind in range(PROJECTS):
        if state.box.colour[kind] == colour:
            n += state.players[seat].played[kind]
    return n


def dear_cards(state: CloudAgeState, seat: i64) -> i64:
    """CA-MSN-09, CA-Q-74: played project cards with a printed cost of so much water."""
    n: i64 = 0
    kind: i64
    for kind in range(PROJECTS):
        if state.box.water[kind] >= state.box.dear:
            n += state.players[seat].played[kind]
    return n


def reached(state: CloudAgeState, seat: i64, half: i64) -> i64:
    """CA-MIS-03: how many steps of a mission are reached."""
    mission: i64 = state.box.mission[half]
    now: i64 = progress(state, seat, half)
    steps: i64 = 0
    while steps < STEPS and 0 < state.box.step[mission * STEPS + steps] <= now:
        steps += 1
    return steps


def mission_points(state: CloudAgeState, seat: i64, half: i64) -> i64:
    """CA-MIS-03: only the highest step counts."""
    steps: i64 = reached(state, seat, half)
    return state.box.step_points[state.box.mission[half] * STEPS + steps - 1] if steps > 0 else 0


def highest(state: CloudAgeState, half: i64) -> i64:
    """How many steps a mission has."""
    mission: i64 = state.box.mission[half]
    steps: i64 = 0
    while steps < STEPS and state.box.step[mission * STEPS + steps] > 0:
        steps += 1
    return steps


def missions_missed(state: CloudAgeState, seat: i64) -> i64:
    """CA-SOL-19, CA-SOL-22, CA-Q-54: missions that can be seen and are not at their highest step."""
    missed: i64 = 0
    half: i64
    for half in visible(state, seat):
        if reached(state, seat, half) < highest(state, half):
            missed += 1
    return missed


def has_twice(state: CloudAgeState, seat: i64, card: i64) -> bool:
    """CA-MIS-07, CA-MIS-09: would the card repeat a mission laid out, covered ones included?"""
    for other in state.players[seat].missions:
        if share_mission(state, card, other):
            return True
    return False


def share_mission(state: CloudAgeState, card: i64, other: i64) -> bool:
    """CA-MIS-07, CA-CON-39: is a mission on both cards? City missions are the same only if they name the same cities."""
    one: i64
    two: i64
    for one in (card * 2, card * 2 + 1):
        for two in (other * 2, other * 2 + 1):
            same = state.box.mission[one] == state.box.mission[two]
            if same and (state.box.mission[one] != CITIES_MISSION or same_cities(state, card, other)):
                return True
    return False


def same_cities(state: CloudAgeState, card: i64, other: i64) -> bool:
    city: i64
    for city in range(CITIES):
        if state.box.mission_city[card * CITIES + city] != state.box.mission_city[other * CITIES + city]:
            return False
    return True


def cover_options(state: CloudAgeState, seat: i64) -> vec[i64]:
    """CA-MIS-04, CA-MIS-05, CA-Q-127: any mission that can be seen may be covered, ascending."""
    out = vec[i64](capacity=6)
    half: i64
    shown = visible(state, seat)
    for half in range(24):
        if half in shown:
            out = append(out, COVER + half)
    return out
