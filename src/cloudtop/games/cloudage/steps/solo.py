"""The solo board: one action more in each round, from left to right."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.games.cloudage.actions import (
    BUILD,
    COLLECT,
    PLAY,
    POINTS,
    PROJECTS,
    RESOURCES,
    SECTORS,
    SKIP,
    TAKE,
    UPGRADE,
)
from cloudtop.games.cloudage.effects import score, text_of
from cloudtop.games.cloudage.reasons import play_because, sector_because, upgrade_because
from cloudtop.games.cloudage.rules.building import play_options, play_refusal, upgrade_options, upgrade_refusal
from cloudtop.games.cloudage.state import SOLO_LINE, TRACK, CloudAgeState
from cloudtop.games.cloudage.steps.build import BuildAction, build_upgrade, play_project, taken
from cloudtop.games.cloudage.steps.decision import Decision
from cloudtop.games.cloudage.steps.garden import begin_garden, with_garden
from cloudtop.games.cloudage.steps.region import TakeCityCard, send_drone

# Actions of the solo board.
SOLO_NAMES: Final = ("build", "builds", "upgrade", "card", "collect", "sector3")
ONE_BUILD: Final = 0  # CA-SOL-07
TWO_BUILDS: Final = 1  # CA-SOL-08
UPGRADE_OR_POINTS: Final = 2  # CA-SOL-09
CARD_OR_POINTS: Final = 3  # CA-SOL-10
FIRST_SECTORS: Final = 4  # CA-SOL-11
SECTOR_OR_BUILD: Final = 5  # CA-SOL-12
SOLO_RULES: Final = ("CA-SOL-07", "CA-SOL-08", "CA-SOL-09", "CA-SOL-10", "CA-SOL-11", "CA-SOL-12")
SOLO_POINTS: Final = 2


def solo_action(state: CloudAgeState) -> i64:
    """CA-SOL-02, CA-SOL-03, CA-SOL-06, CA-EDN-17: the space whose marker is moved down in this round."""
    return state.box.solo[TRACK - state.box.rounds + state.round]


class SoloBoard(Decision):
    """CA-SOL-05 to CA-SOL-13, CA-Q-112, CA-Q-117: the action of this round's space, before the city action."""

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        action: i64 = solo_action(state)
        out = vec[i64]([SKIP])
        if action in (UPGRADE_OR_POINTS, CARD_OR_POINTS):
            out = append(out, TAKE + POINTS)
        if action == FIRST_SECTORS:
            out = sector_options(state, 1, sector_options(state, 0, out))
        if action == SECTOR_OR_BUILD:
            out = append(sector_options(state, 2, out), BUILD)
        out = with_garden(state, seat, out)
        if action == UPGRADE_OR_POINTS:
            out = upgrade_options(state, seat, out, 0)
        return play_options(state, seat, out) if action == CARD_OR_POINTS else out

    def actor(self, state: CloudAgeState) -> i64:
        action: i64 = solo_action(state)
        if action in (ONE_BUILD, TWO_BUILDS):
            return NOBODY
        if action == FIRST_SECTORS:
            return self.seat if len(self.options(state, self.seat)) > 1 else NOBODY
        return self.seat  # points or a build are always there; who asks may not know the hand

    def run(self, state: CloudAgeState) -> None:
        """CA-SOL-07, CA-SOL-08, CA-Q-113: build actions ask by themselves."""
        action: i64 = solo_action(state)
        if action == ONE_BUILD:
            state.then([BuildAction(self.seat, 1, 0)])
        elif action == TWO_BUILDS:
            state.then([BuildAction(self.seat, 2, 0)])

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action == SKIP or begin_garden(state, seat, action, self):
            return
        steps: list[Step[Any]] = []
        if action == TAKE + POINTS:
            score(state, seat, SOLO_LINE, SOLO_POINTS)
            if state.journal is not None:
                rule = SOLO_RULES[solo_action(state)]
                state.journal.tell("solo", seat, rule, {"gain": text_of(POINTS, SOLO_POINTS)})
        elif action < COLLECT + SECTORS * RESOURCES:
            sector: i64 = (action - COLLECT) // RESOURCES
            send_drone(state, seat, sector, (action - COLLECT) % RESOURCES)
            steps = [TakeCityCard(seat, sector, 1)]
        elif action == BUILD:
            steps = [BuildAction(seat, 1, 0)]
            if state.journal is not None:
                state.journal.tell("build", seat, "CA-SOL-12", {})
        elif action < PLAY:
            steps = build_upgrade(state, seat, action - UPGRADE, 0)
        else:
            steps = play_project(state, seat, action - PLAY)
        state.then(steps)

    def rule(self, state: CloudAgeState, action: i64) -> str:
        kind: i64 = solo_action(state)
        if kind == UPGRADE_OR_POINTS and UPGRADE <= action < PLAY:
            return upgrade_refusal(state, self.seat, action - UPGRADE, 0) or "CA-SOL-09"
        if kind == CARD_OR_POINTS and PLAY <= action < PLAY + PROJECTS:
            return play_refusal(state, self.seat, action - PLAY) or "CA-SOL-10"
        return "CA-COL-09" if self.is_closed(kind, action) else SOLO_RULES[kind]

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        kind: i64 = solo_action(state)
        if kind == UPGRADE_OR_POINTS and UPGRADE <= action < PLAY:
            return upgrade_because(state, seat, action - UPGRADE, 0)
        if kind == CARD_OR_POINTS and PLAY <= action < PLAY + PROJECTS:
            return play_because(state, seat, action - PLAY)
        return sector_because((action - COLLECT) // RESOURCES) if self.is_closed(kind, action) else None

    def is_closed(self, kind: i64, action: i64) -> bool:
        """CA-COL-09, CA-Q-117: is this collecting in a sector of the space, so that only its sleeve can be in the way?"""
        if not COLLECT <= action < COLLECT + SECTORS * RESOURCES:
            return False
        third = (action - COLLECT) // RESOURCES == 2
        return kind == SECTOR_OR_BUILD if third else kind == FIRST_SECTORS

    def facts(self, state: CloudAgeState, seat: i64, action: i64) -> dict[str, object]:
        return taken(state, action, SOLO_POINTS)


def sector_options(state: CloudAgeState, sector: i64, out: vec[i64]) -> vec[i64]:
    resource: i64
    if state.left[sector] > 0:
        for resource in range(RESOURCES):
            out = append(out, COLLECT + sector * RESOURCES + resource)
    return out
