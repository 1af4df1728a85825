"""The rounds and the end of the game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from cloudtop.core.state import Step
from cloudtop.games.cloudage.rules.missions import visible
from cloudtop.games.cloudage.rules.scoring import tied_seats
from cloudtop.games.cloudage.state import END, FIGHT_MISSION, MOVEMENT_PHASE, PRODUCTION_PHASE, CloudAgeState
from cloudtop.games.cloudage.steps.action import ActionPhase
from cloudtop.games.cloudage.steps.build import BuildAction
from cloudtop.games.cloudage.steps.fight import MISSION_FIGHT, TIE_FIGHT, begin_fight
from cloudtop.games.cloudage.steps.movement import TakeOff
from cloudtop.games.cloudage.steps.production import LowerCard, Produce, Reveal, book_steps
from cloudtop.games.cloudage.steps.story import Epilogue

FINAL_BUILDS: Final = 2  # CA-END-03


class Round(Step[CloudAgeState]):
    """CA-RND-01, CA-RND-02, CA-GEN-17, CA-PRD-01, CA-PRD-02: production, movement, action; then the next round.

    CA-BOK-08, CA-NAV-10: books come before producing, and that before the navigation cards.
    CA-RND-05: with the last marker the game ends.
    CA-SOL-04: alone as well; only the action phase is another one.
    """

    def __init__(self, round: i64) -> None:
        self.round: i64 = round

    def numbers(self) -> list[int]:
        return [self.round]

    def run(self, state: CloudAgeState) -> None:
        if self.round > state.box.rounds:
            state.then([FinalProduction()])
            return
        if self.round > 1:
            state.first = (state.first + 1) % state.seats
        state.round = self.round
        state.phase = PRODUCTION_PHASE
        if state.journal is not None:
            state.journal.tell("round", state.first, "CA-PRD-02", {"round": int(self.round)})
        seats = [state.seat_at(place) for place in range(state.seats)]
        steps: list[Step[Any]] = book_steps(state)
        steps.append(Produce(0))
        steps += [Reveal(seat, -1) for seat in seats]
        state.then(steps + [LowerCard(0), MovementPhase(), ActionPhase(0), Round(self.round + 1)])


class MovementPhase(Step[CloudAgeState]):
    """CA-MOV-01: in turn order from the start player on."""

    def run(self, state: CloudAgeState) -> None:
        state.phase = MOVEMENT_PHASE
        state.then([TakeOff(state.seat_at(place)) for place in range(state.seats)])


class FinalProduction(Step[CloudAgeState]):
    """CA-END-01 to CA-END-04, CA-MIS-08, CA-Q-44, CA-Q-46: everybody produces once more, then has two build actions."""

    def run(self, state: CloudAgeState) -> None:
        state.phase = END
        if state.journal is not None:
            state.journal.tell("end", -1, "CA-END-01", {})
        seats = [state.seat_at(place) for place in range(state.seats)]
        steps: list[Step[Any]] = [Produce(0)]
        steps += [BuildAction(seat, FINAL_BUILDS, 0) for seat in seats]
        steps += [MissionFight(seat) for seat in seats]
        steps.append(TieBreak())
        state.then(steps + [Epilogue()] if state.box.opening > 0 else steps)


class MissionFight(Step[CloudAgeState]):
    """CA-MSN-03, CA-Q-56, CA-Q-57, CA-Q-144: who has the fight among the missions holds it now, before all are read off."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        for half in visible(state, self.seat):
            if state.box.mission[half] == FIGHT_MISSION:
                state.then(begin_fight(state, self.seat, MISSION_FIGHT, 0, []))


class TieBreak(Step[CloudAgeState]):
    """CA-END-12, CA-END-13, CA-Q-47: those who are ahead with equal points hold a last fight, in turn order."""

    def run(self, state: CloudAgeState) -> None:
        if state.seats > 1:
            state.then([LastFight(seat) for seat in tied_seats(state)])


class LastFight(Step[CloudAgeState]):
    """CA-END-12: the highest combat value wins; only energy pays for cards."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        state.then(begin_fight(state, self.seat, TIE_FIGHT, 0, []))
