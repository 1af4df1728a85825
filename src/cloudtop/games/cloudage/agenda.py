"""Which agendas a game of CloudAge can have: the frame of a phase at the bottom, and what one player is about on top."""

from __future__ import annotations

from typing import Any

from cloudtop.core.state import Step
from cloudtop.games.cloudage.actions import CITY_CARDS, MISSION_CARDS, RESOURCES, SECTORS
from cloudtop.games.cloudage.asides import BOOK, BUILDS, CITY, FIGHTS, FLIGHT, PLANTS, VISIT, Line, fits
from cloudtop.games.cloudage.rules.story import side_up
from cloudtop.games.cloudage.state import (
    ACTION_PHASE,
    BUILD_SPACE,
    MOVEMENT_PHASE,
    PRODUCTION_PHASE,
    SET_UP,
    CloudAgeState,
)
from cloudtop.games.cloudage.steps.action import OTHER_BUILDS
from cloudtop.games.cloudage.steps.missions import mission_for_all
from cloudtop.games.cloudage.steps.production import book_is_active
from cloudtop.games.cloudage.steps.round import FINAL_BUILDS
from cloudtop.games.cloudage.steps.story import SOME, steps_of

BAD = "The agenda {names} is not one of a game; take the agenda of a dumped position."


def numbers_of(state: CloudAgeState, name: str) -> list[tuple[int, ...]]:
    """The numbers of each pending step of this name."""
    return [tuple(int(n) for n in step.numbers()) for step in state.agenda if step.name() == name]


def seats_of(state: CloudAgeState, name: str) -> list[int]:
    """Whose step of this name is pending."""
    return [numbers[0] for numbers in numbers_of(state, name)]


def agenda_faults(state: CloudAgeState) -> list[str]:
    """CA-RND-02: what is pending makes sense for the table; a sentence if it does not."""
    lines = [(step.name(), tuple(int(n) for n in step.numbers())) for step in state.agenda]
    return [] if _fits(state, Reader(lines)) else [BAD.format(names=[name for name, _ in lines])]


class Reader:
    """Goes through an agenda from the bottom up."""

    def __init__(self, lines: list[Line]) -> None:
        self.rest = lines

    def done(self) -> bool:
        return not self.rest

    def sees(self, name: str) -> tuple[int, ...] | None:
        """The numbers of the next step if it has this name; it is passed."""
        if not self.rest or self.rest[0][0] != name:
            return None
        numbers = self.rest[0][1]
        self.rest = self.rest[1:]
        return numbers

    def takes(self, name: str, *numbers: int) -> bool:
        """Is the next step exactly this one? Then it is passed."""
        if not self.rest or self.rest[0] != (name, numbers):
            return False
        self.rest = self.rest[1:]
        return True

    def queue(self, name: str, seats: list[int]) -> list[tuple[int, ...]]:
        """The numbers of steps of this name that wait for the last of these seats, the very last one first."""
        out: list[tuple[int, ...]] = []
        while (
            len(out) < len(seats)
            and self.rest
            and self.rest[0][0] == name
            and self.rest[0][1][0] == seats[-1 - len(out)]
        ):
            out.append(self.rest[0][1])
            self.rest = self.rest[1:]
        return out


def _now(seats: list[int], waiting: int) -> list[int]:
    """Who may be at it if so many of these seats still wait: the one before them, and the first of them."""
    return seats[max(0, len(seats) - waiting - 1) : len(seats) - waiting + 1]


def _fits(state: CloudAgeState, lines: Reader) -> bool:
    if state.phase == SET_UP:
        return _setup_fits(state, lines)
    order = [int(state.seat_at(place)) for place in range(state.seats)]
    if state.phase not in (PRODUCTION_PHASE, MOVEMENT_PHASE, ACTION_PHASE):
        return _end_fits(state, lines, order)
    if not lines.takes("Round", int(state.round) + 1):
        return False
    if state.phase == ACTION_PHASE:
        return _action_fits(state, lines, order)
    if not lines.takes("ActionPhase", 0):
        return False
    return (
        _production_fits(state, lines, order)
        if state.phase == PRODUCTION_PHASE
        else _movement_fits(state, lines, order)
    )


# --- set-up ---


def _setup_fits(state: CloudAgeState, lines: Reader) -> bool:
    """CA-SET-06 to CA-SET-21: steps still to come have not begun, and what they need is not there yet."""
    laid = [sector for sector in range(SECTORS) if state.sleeve[sector] >= 0]
    opening = int(state.box.opening)
    if not lines.takes("Round", 1) or (opening > 0 and not lines.takes("ReadStory", opening)):
        return False
    if not lines.takes("KeepCards"):
        return False
    extra = lines.sees("ExtraMissions")
    keeping = extra is not None and lines.takes("KeepMission")
    if keeping and extra == (0,) and lines.takes("Deal"):
        return _laying_fits(state, lines, laid)
    if state.first < 0 or laid != [*range(SECTORS)] or (keeping and extra != (0,)):
        return False
    if keeping:
        return _dealing_fits(state, lines, [int(state.seat_at(place)) for place in range(state.seats)])
    if extra is not None:
        return 0 < extra[0] <= state.box.extra_missions and _is_rest(lines.rest, mission_for_all(state))
    return lines.done()


def _is_rest(lines: list[Line], steps: list[Step[Any]]) -> bool:
    """Is this what is left of these steps, the first of which may have begun?"""
    plan = [(step.name(), tuple(int(n) for n in step.numbers())) for step in steps]
    rest = list(reversed(lines))
    left = plan[len(plan) - len(rest) :]
    if len(rest) > len(plan) or rest[1:] != left[1:]:
        return False
    return not rest or (rest[0][0] == left[0][0] and rest[0][1][:1] == left[0][1][:1] and _has_begun(rest[0], left[0]))


def _has_begun(line: Line, step: Line) -> bool:
    """CA-MIS-07, CA-GEN-20, CA-STO-13: cards that were tried, tiles still to draw, votes that were cast."""
    name, numbers = line
    if name == "DealMission":
        return numbers[1] == 1 and 0 <= numbers[2] <= MISSION_CARDS
    if name == "DrawTile":
        return 0 < numbers[1] <= step[1][1] and numbers[2] == 0
    return numbers == step[1]


def _laying_fits(state: CloudAgeState, lines: Reader, laid: list[int]) -> bool:
    """CA-SET-02, CA-SET-06, CA-SET-20: boards, start player and sleeves, one after the other."""
    sector = lines.sees("LaySleeve")
    if sector is None:
        return False
    if lines.takes("FirstPlayer"):
        lines.takes("LayBoards")
        return lines.done() and sector == (0,) and laid == [] and state.first == state.box.first
    lines.takes("Look", sector[0] - 1)
    return lines.done() and 0 <= sector[0] <= SECTORS and laid == [*range(sector[0])] and state.first >= 0


def _dealing_fits(state: CloudAgeState, lines: Reader, order: list[int]) -> bool:
    """CA-SET-08, CA-SET-18, CA-SET-21: missions, then new growth, then project cards, to one after the other."""
    plan = [("DrawProject", int(state.box.deal))]
    plan += [("DrawTile", int(state.box.start_tiles))] if state.box.planting else []
    for name, count in plan:
        waiting = lines.queue(name, order)
        if any(n[1] != count for n in waiting[:-1]) or any(any(n[2:]) or not 0 < n[1] <= count for n in waiting):
            return False
        if lines.done() or len(waiting) < len(order):
            return lines.done()
        if waiting[-1][1] != count:
            return False
    for _ in range(int(state.box.mission_deal)):
        if any(n[1:] != (0, 0) for n in lines.queue("DealMission", order)):
            return False
    return lines.done()


# --- a round ---


def _production_fits(state: CloudAgeState, lines: Reader, order: list[int]) -> bool:
    """CA-BOK-03, CA-PRD-04, CA-NAV-01, CA-NAV-02: books, producing, two navigation cards, the lower one."""
    if not lines.takes("MovementPhase"):
        return False
    draws = lines.sees("LowerCard")
    if draws is None:
        return all(fits(state, [line], order, ("DrawProject",)) for line in lines.rest)
    reveals = lines.queue("Reveal", order)
    last = reveals[-1][1] if reveals else -1
    choosing = sum(1 << seat for seat in range(state.seats) if state.players[seat].lower)
    if not _is_part(draws[0], 0 if reveals else choosing) or any(n[1] != -1 for n in reveals[:-1]):
        return False
    if lines.done():
        return -1 <= last < 5
    produced = lines.sees("Produce")
    if produced is None or last != -1 or len(reveals) < len(order) or not _is_part(produced[0], 2 ** len(order) - 1):
        return False
    if lines.done():
        return True
    if produced != (0,) or not book_is_active(state):
        return False
    if not lines.takes("TurnCard"):
        return len(state.read) > 0 and _story_fits(state, lines.rest)
    if side_up(state).book is None:
        return lines.done()
    readers = lines.queue("BookAction", order)
    return lines.done() or (len(readers) < len(order) and fits(state, lines.rest, [order[-1 - len(readers)]], BOOK))


def _story_fits(state: CloudAgeState, lines: list[Line]) -> bool:
    """CA-STO-02, CA-STO-13: what the side of the story card demands that was just read."""
    if len(lines) == 1 and lines[0][0] == "Vote":
        votes = lines[0][1][0]
        cast = [votes // 4**seat % 4 for seat in range(state.seats)]
        return side_up(state).decision > 0 and 0 <= votes < 4**state.seats and all(vote < SOME for vote in cast)
    return _is_rest(lines, steps_of(state, side_up(state)))


def _is_part(bits: int, of: int) -> bool:
    return bits >= 0 and bits & ~of == 0


def _movement_fits(state: CloudAgeState, lines: Reader, order: list[int]) -> bool:
    """CA-MOV-01, CA-MOV-02: one player flies, fights, puts down a marker; those after that one wait."""
    waiting = lines.queue("TakeOff", order)
    if lines.done() or len(waiting) == len(order):
        return lines.done()
    seat = order[-1 - len(waiting)]
    if not lines.takes("PutMarker", seat):
        return fits(state, lines.rest, [seat], BUILDS)
    names = FLIGHT if lines.takes("Visit", seat) else VISIT
    return fits(state, lines.rest, [seat], names)


def _action_fits(state: CloudAgeState, lines: Reader, order: list[int]) -> bool:
    """CA-ACT-01, CA-ACT-02, CA-SOL-05: one player is active, between the turns Whitehaven; alone first the solo board."""
    place = lines.sees("ActionPhase")
    if place is None:
        return lines.done() or (lines.takes("Ripen") and _windows_fit(state, lines, order))
    if not 1 <= place[0] <= len(order):
        return False
    seat = order[place[0] - 1]
    if not lines.takes("EndAction", seat):
        return fits(state, lines.rest, [seat], ("EffectChoice",))
    if not lines.takes("CityAction", seat):
        return _city_fits(state, lines, seat)
    if len(order) == 1 and lines.takes("EndSolo") and not lines.takes("SoloBoard", seat):
        return _solo_fits(state, lines, seat)
    if lines.takes("BeginTurn", seat):
        return lines.takes("Ripen") and _windows_fit(state, lines, order)
    return fits(state, lines.rest, [seat], (*PLANTS, *BUILDS))


def _windows_fit(state: CloudAgeState, lines: Reader, order: list[int]) -> bool:
    """CA-Q-147: who plants between two turns is asked again afterwards."""
    waiting = lines.queue("Window", order)
    return lines.done() or (len(waiting) > 0 and fits(state, lines.rest, [waiting[-1][0]], (*PLANTS, *BUILDS)))


def _solo_fits(state: CloudAgeState, lines: Reader, seat: int) -> bool:
    """CA-SOL-11, CA-SOL-12: collecting by the solo board, or building."""
    drone = int(state.players[seat].drone)
    if 0 <= drone < BUILD_SPACE and len(lines.rest) == 1 and lines.takes("TakeCityCard", seat, drone // RESOURCES, 1):
        return bool(state.left[drone // RESOURCES] > 0)
    region = lines.sees("Region")
    if region is not None:
        lines.takes("Look", drone // RESOURCES)
        return (
            lines.done()
            and region[0] == seat
            and region[2] == 1
            and _was_taken(state, region[1])
            and 0 <= drone < BUILD_SPACE
        )
    return fits(state, lines.rest, [seat], CITY)


def _was_taken(state: CloudAgeState, card: int) -> bool:
    return 0 <= card < CITY_CARDS and bool(state.unseen[card] == 0)


def _city_fits(state: CloudAgeState, lines: Reader, seat: int) -> bool:
    """CA-ACT-03, CA-ACT-04: what the active player does, and the others after that one."""
    others = [int(other) for other in state.others(seat)]
    if 0 <= state.players[seat].drone < BUILD_SPACE:
        return _collecting_fits(state, lines, seat, others)
    waiting = lines.queue("BuildAction", others)
    if any(n[1:] != (OTHER_BUILDS, 0) for n in waiting):
        return False
    busy = _now([seat, *others], len(waiting)) if waiting or not others else [seat, others[-1]]
    return fits(state, lines.rest, busy, CITY)


def _collecting_fits(state: CloudAgeState, lines: Reader, seat: int, others: list[int]) -> bool:
    """CA-COL-03 to CA-COL-08: drones, then the card, then what each region brings."""
    sector = int(state.players[seat].drone) // RESOURCES
    sent = [other for other in others if state.players[other].drone >= 0]
    if lines.takes("TakeCityCard", seat, sector, 0):
        waiting = lines.queue("PlaceDrone", others)
        if (
            any(n[1] != sector for n in waiting)
            or sent != others[: len(others) - len(waiting)]
            or state.left[sector] == 0
        ):
            return False
        return lines.done() or (len(waiting) > 0 and fits(state, lines.rest, [waiting[-1][0]], (*PLANTS, *BUILDS)))
    if sent != others:
        return False
    waiting = lines.queue("Region", others)
    own = lines.sees("Region") if len(waiting) == len(others) else None
    cards = {n[1] for n in [*waiting, *([own] if own else [])]}
    if any(n[2] for n in waiting) or not all(_was_taken(state, card) for card in cards) or len(cards) > 1:
        return False
    if own is None:
        return fits(state, lines.rest, _now([seat, *others], len(waiting)), CITY)
    if lines.takes("GrowthBonus", seat, own[1]):
        if lines.takes("KeepCityCard", seat, own[1]):
            lines.takes("Look", sector)
        return lines.done() and own[0] == seat and own[2] == 0
    return own[0] == seat and own[2] == 0 and fits(state, lines.rest, [seat], ("DrawTile",))


# --- the end ---


def _end_fits(state: CloudAgeState, lines: Reader, order: list[int]) -> bool:
    """CA-END-02, CA-END-03, CA-MSN-03, CA-END-12: producing, building, the fights of missions, the last fights."""
    if state.box.opening > 0 and not lines.takes("Epilogue"):
        return lines.done()
    if not lines.takes("TieBreak"):
        tied = [seat for seat in order if seat in seats_of(state, "LastFight")]
        waiting = lines.queue("LastFight", tied)
        before = order[: order.index(tied[0])] if tied else order
        return len(waiting) == len(tied) and fits(state, lines.rest, before, FIGHTS)
    fights = lines.queue("MissionFight", order)
    if lines.done() or len(fights) < len(order):
        return lines.done() or fits(state, lines.rest, [order[-1 - len(fights)]], (*FIGHTS, "EffectChoice"))
    builds = lines.queue("BuildAction", order)
    left = builds[-1][1] if builds else FINAL_BUILDS
    if (
        any(n[1:] != (FINAL_BUILDS, 0) for n in builds[:-1])
        or not 0 < left <= FINAL_BUILDS
        or any(n[2] for n in builds)
    ):
        return False
    produced = lines.sees("Produce")
    if produced is not None:
        whole = len(builds) == len(order) and left == FINAL_BUILDS
        return lines.done() and whole and _is_part(produced[0], 2 ** len(order) - 1)
    return lines.done() or fits(state, lines.rest, _now(order, len(builds)), BUILDS)
