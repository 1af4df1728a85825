"""Rounds: turns until the upper panel is empty, then the six steps of administration; and the end of the game."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Step
from cloudtop.core.steps import Outcome
from cloudtop.games.magnastorm.actions import (
    ARTIFACT,
    ARTIFACT_COUNT,
    ARTIFACT_NAMES,
    COLOUR_NAMES,
    COMMANDER_NAMES,
    RESEARCH_NAMES,
)
from cloudtop.games.magnastorm.commanders import C08, C15
from cloudtop.games.magnastorm.effects import cubes_text, gain_reputation, lose_control, take_control, take_cubes
from cloudtop.games.magnastorm.geometry import PANEL, SECTORS
from cloudtop.games.magnastorm.rules.objectives import sole_leader, sole_majority
from cloudtop.games.magnastorm.rules.panels import upper_is_empty
from cloudtop.games.magnastorm.rules.payment import price
from cloudtop.games.magnastorm.rules.scoring import placed
from cloudtop.games.magnastorm.state import (
    EFFECTS,
    LABS,
    MAJORITIES,
    RESEARCH_PLACE,
    REUSED,
    ROUNDS,
    YELLOW,
    MagnastormState,
)
from cloudtop.games.magnastorm.steps.decision import LastExchange
from cloudtop.games.magnastorm.steps.objectives import FulfilObjective
from cloudtop.games.magnastorm.steps.turn import TakeTurn

BRONZE: Final = 1  # MS-ADV-13: levels of the three metals
SILVER: Final = 2
GOLD: Final = 3


class Cycle(Step[MagnastormState]):
    """MS-RND-02 to MS-RND-05, MS-END-02 to MS-END-04, MS-Q-60: turns in the order of the track, again and again.

    MS-Q-66: `turns` of this cycle have begun, in the order the track had at its start.
    """

    def __init__(self, turns: i64) -> None:
        self.turns: i64 = turns

    def numbers(self) -> list[int]:
        return [self.turns]

    def run(self, state: MagnastormState) -> None:
        if self.turns == state.seats and state.ending:
            finish(state, "turns")
        elif upper_is_empty(state):
            state.then(administration())
        elif self.turns == state.seats:
            state.cycle = state.order
            state.then([Cycle(0)])
        else:
            seat: i64 = state.cycle[self.turns]
            state.used &= REUSED
            state.then([TakeTurn(seat), FulfilObjective(seat), LastExchange(seat), Cycle(self.turns + 1)])
            if state.journal is not None:
                state.journal.tell("turn", seat, "MS-RND-02", {"round": state.round})


def administration() -> list[Step[Any]]:
    """MS-ADM-01: the six steps, always in this order."""
    return [
        Income(),  # 1 MS-INC-01
        SectorMajority(),  # 2 MS-MAJ-01
        ResearchCommanders(),  # 3 MS-RCM-01
        TurnOrder(),  # 4 MS-ORD-01
        SwapPanels(),  # 5 MS-SWP-01
        RotateTile(),  # 6 MS-ROT-01
    ]


class Income(Step[MagnastormState]):
    """MS-INC-01 to MS-INC-07, MS-Q-09: cubes for the labs in each quiet sector, by its table.

    MS-Q-14: in turn order, because the supply is limited.
    """

    def run(self, state: MagnastormState) -> None:
        labs = state.labs
        side: i64
        for seat in state.order:
            for side in range(3):
                sector: i64 = (state.trailing() + side) % SECTORS
                self.pay(state, seat, sector, side, labs[seat * SECTORS + sector])

    def pay(self, state: MagnastormState, seat: i64, sector: i64, side: i64, labs: i64) -> None:
        entry: i64 = (side * (LABS + 1) + labs) * 2
        own: i64 = take_cubes(state, seat, seat, state.box.income[entry])
        yellow: i64 = take_cubes(state, seat, YELLOW, state.box.income[entry + 1])
        if state.journal is not None and own + yellow > 0:
            facts: dict[str, object] = {
                "sector": sector + 1,
                "labs": labs,
                "cubes": cubes_text(price(seat, own, yellow)),
            }
            state.journal.tell("income", seat, "MS-INC-01", facts)


class SectorMajority(Step[MagnastormState]):
    """MS-MAJ-01 to MS-MAJ-04, MS-C08-01: 1 reputation for the sole majority in a quiet sector, 2 with commander 08."""

    def run(self, state: MagnastormState) -> None:
        labs = state.labs
        side: i64
        for side in range(3):
            sector: i64 = (state.trailing() + side) % SECTORS
            seat: i64 = sole_majority(labs, state.seats, sector)
            if seat < 0:
                continue
            if state.journal is not None:
                state.journal.tell("majority", seat, "MS-MAJ-01", {"sector": sector + 1, "reputation": 1})
            gain_reputation(state, seat, MAJORITIES, 1)
            if state.has(seat, C08):
                if state.journal is not None:
                    more: dict[str, object] = {"commander": COMMANDER_NAMES[C08], "reputation": 1}
                    state.journal.tell("bonus", seat, "MS-C08-01", more)
                gain_reputation(state, seat, EFFECTS, 1)


class ResearchCommanders(Step[MagnastormState]):
    """MS-RCM-01 to MS-RCM-09, MS-TAK-18, MS-Q-58: each goes to whoever is alone in front in its research area."""

    def run(self, state: MagnastormState) -> None:
        research: i64
        for research in range(state.box.tracks):
            self.assign(state, research, sole_leader(state, research))

    def assign(self, state: MagnastormState, research: i64, seat: i64) -> None:
        place: i64 = RESEARCH_PLACE + research
        if state.holder[place] == seat:
            return
        commander: i64 = state.commander[place]
        if seat < 0:
            if state.journal is not None:
                facts: dict[str, object] = {
                    "research": RESEARCH_NAMES[research],
                    "commander": COMMANDER_NAMES[commander],
                }
                state.journal.tell("research-tie", state.holder[place], "MS-RCM-07", facts)
            lose_control(state, place, "MS-RCM-07")
            return
        take_control(state, place, seat, "MS-RCM-03")
        if commander == C15:
            if state.journal is not None:
                more: dict[str, object] = {"commander": COMMANDER_NAMES[C15], "reputation": 1}
                state.journal.tell("bonus", seat, "MS-C15-01", more)
            gain_reputation(state, seat, EFFECTS, 1)


class TurnOrder(Step[MagnastormState]):
    """MS-ORD-01 to MS-ORD-03, MS-FPT-05, MS-FPT-06: who has the token goes to position 1 and gives it back."""

    def run(self, state: MagnastormState) -> None:
        if state.token < 0:
            return
        order = vec[i64]([state.token])
        for seat in state.order:
            if seat != state.token:
                order = append(order, seat)
        state.order = order
        state.token = -1
        if state.journal is not None:
            names = " ".join([COLOUR_NAMES[seat] for seat in order])
            state.journal.tell("new-order", order[0], "MS-ORD-01", {"order": names})


class SwapPanels(Step[MagnastormState]):
    """MS-SWP-01, MS-SWP-02, MS-SWP-03: the lower panel becomes the upper one, with all crew on their spaces."""

    def run(self, state: MagnastormState) -> None:
        if is_last_round(state):
            return
        i: i64
        for i in range(PANEL):
            state.panels[i] = state.panels[PANEL + i]
            state.panels[PANEL + i] = 0
        if state.journal is not None:
            state.journal.tell("swap-panels", CHANCE, "MS-SWP-01", {})


class RotateTile(Step[MagnastormState]):
    """MS-ROT-01 to MS-ROT-03, MS-END-05, MS-END-07, MS-Q-61, MS-Q-67: the storm moves on; or the game is over."""

    def run(self, state: MagnastormState) -> None:
        if is_last_round(state):
            finish(state, "administration" if state.ending else "rounds")
            return
        state.round += 1
        state.used = 0
        state.cycle = state.order
        state.then([Cycle(0)])
        if state.journal is not None:
            state.journal.tell("rotate", CHANCE, "MS-ROT-01", {"round": state.round})


def is_last_round(state: MagnastormState) -> bool:
    """MS-END-05, MS-END-07: does the game end with this administration?"""
    return state.ending or state.round == ROUNDS


def finish(state: MagnastormState, how: str) -> None:
    """MS-END-02, MS-END-05, MS-END-07: the game is over; what is left are the artifact cards."""
    state.then([AwardArtifacts(0)])
    if state.journal is not None:
        state.journal.tell("end", placed(state)[0], "MS-WIN-01", {"how": how, "round": state.round})


class AwardArtifacts(Outcome[MagnastormState]):
    """MS-ART-01, MS-ART-02: after the game the winner draws a gold artifact, the last a bronze, the others silver."""

    def __init__(self, rank: i64) -> None:
        self.rank: i64 = rank

    def numbers(self) -> list[int]:
        return [self.rank]

    def actor(self, state: MagnastormState) -> i64:
        return CHANCE if self.rank < state.seats and len(self.options(state, CHANCE)) > 0 else NOBODY

    def run(self, state: MagnastormState) -> None:
        if self.rank < state.seats:  # the box is empty: nothing to draw
            state.then([AwardArtifacts(self.rank + 1)])

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        """MS-Q-71: of the metal for this rank; if nobody left any in the box, of the next lower one."""
        metal: i64 = GOLD if self.rank == 0 else BRONZE if self.rank == state.seats - 1 else SILVER
        out = vec[i64]()
        while len(out) == 0 and metal > 0:
            out = in_the_box(state, metal)
            metal -= 1
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        winner: i64 = placed(state)[self.rank]
        state.mine(winner).set_artifact(2, action - ARTIFACT)
        state.then([AwardArtifacts(self.rank + 1)])
        if state.journal is not None:
            state.journal.tell("award", winner, "MS-ART-01", {"artifact": ARTIFACT_NAMES[action - ARTIFACT]})

    def rule(self) -> str:
        return "MS-ART-01"


def in_the_box(state: MagnastormState, metal: i64) -> vec[i64]:
    """The artifacts of a metal that nobody at the table owns."""
    level = state.box.artifact_level[:]
    artifact: i64
    for collection in state.box.collection:
        for artifact in collection:
            level[artifact] = 0
    for player in state.players:
        if player.artifacts[2] >= 0:
            level[player.artifacts[2]] = 0
    out = vec[i64](capacity=60)
    for artifact in range(ARTIFACT_COUNT):
        if level[artifact] == metal:
            out = append(out, ARTIFACT + artifact)
    return out
