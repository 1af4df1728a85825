"""Mission cards: they are drawn, must not repeat a mission, and later ones cover one."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.core.zones import card, everyone
from cloudtop.games.cloudage.actions import BOOK, COVER, MISSION, MISSION_CARD_NAMES
from cloudtop.games.cloudage.reasons import cover_because
from cloudtop.games.cloudage.rules.missions import cover_options, has_twice
from cloudtop.games.cloudage.state import CloudAgeState
from cloudtop.games.cloudage.steps.decision import Decision, Outcome


def mission_for_all(state: CloudAgeState) -> list[Step[Any]]:
    """CA-MIS-04, CA-Q-146: one more mission card each, in turn order; it covers a mission before the next is drawn."""
    steps: list[Step[Any]] = []
    place: i64
    for place in range(state.seats):
        seat: i64 = state.seat_at(place)
        steps += [DealMission(seat, 1, 0), CoverMission(seat)]
    return steps


class DealMission(Outcome):
    """CA-SET-08, CA-GEN-16: a mission card, face up. CA-MIS-07, CA-Q-38: with `strict` no mission comes twice.

    A card that would repeat one goes below the pile; when all of the pile has been tried, there is none.
    """

    def __init__(self, seat: i64, strict: i64, tried: i64) -> None:
        self.seat: i64 = seat
        self.strict: i64 = strict
        self.tried: i64 = tried

    def numbers(self) -> list[int]:
        return [self.seat, self.strict, self.tried]

    def actor(self, state: CloudAgeState) -> i64:
        return CHANCE if self.tried < state.missions.size else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return state.missions.options(MISSION)

    def weights(self, state: CloudAgeState) -> vec[i64]:
        return state.missions.weights()

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        number: i64 = action - MISSION
        state.missions.take(number)
        if self.strict != 0 and has_twice(state, self.seat, number):
            state.missions.put_at_bottom(card(number, everyone(state.seats)))
            state.then([DealMission(self.seat, 1, self.tried + 1)])
            if state.journal is not None:
                state.journal.tell("mission-back", self.seat, "CA-MIS-07", {"mission": MISSION_CARD_NAMES[number]})
            return
        player = state.mine(self.seat)
        player.missions = append(player.missions[:], number)
        if state.journal is not None:
            state.journal.tell("mission", self.seat, "CA-SET-08", {"mission": MISSION_CARD_NAMES[number]})

    def rule(self) -> str:
        return "CA-SET-08"


class CoverMission(Decision):
    """CA-MIS-04, CA-MIS-05, CA-MIS-09, CA-Q-127: the new card is laid so that one mission is covered, for good."""

    def actor(self, state: CloudAgeState) -> i64:
        player = state.players[self.seat]
        return self.seat if len(player.covered) < len(player.missions) - 1 else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return cover_options(state, seat)

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        player = state.mine(seat)
        half: i64 = action - COVER
        player.covered = append(player.covered[:], half)
        if state.journal is not None:
            name = f"{MISSION_CARD_NAMES[half // 2]}-{half % 2 + 1}"
            state.journal.tell("cover", seat, "CA-MIS-04", {"half": name})

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-MIS-04"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        return cover_because(state, seat, action - COVER) if COVER <= action < BOOK else None
