"""The starting positions: turn order, starting crew and research, bonuses; with artifact cards or without."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Step
from cloudtop.core.steps import DrawnFirstPlayer, Outcome
from cloudtop.core.zones import insert_sorted
from cloudtop.games.magnastorm.actions import ADD, ARTIFACT, ARTIFACT_NAMES, COLOUR_NAMES, CUBE, FIRST, LEVEL, POST
from cloudtop.games.magnastorm.effects import add_to_column, gain_reputation
from cloudtop.games.magnastorm.geometry import COLUMN_NAMES
from cloudtop.games.magnastorm.rules.research import is_chosen, level_facts
from cloudtop.games.magnastorm.rules.start import is_advanced, strength
from cloudtop.games.magnastorm.state import ARTIFACTS, CREW_UNIT, YELLOW, MagnastormState, crew_count
from cloudtop.games.magnastorm.steps.administration import Cycle
from cloudtop.games.magnastorm.steps.decision import Decision
from cloudtop.games.magnastorm.steps.gains import Level, advance, gain_cube


class Drawn(Outcome[MagnastormState]):
    """Something of set-up that is drawn several times; `done` of them are."""

    def __init__(self, done: i64) -> None:
        self.done: i64 = done

    def numbers(self) -> list[int]:
        return [self.done]


class InTurn(Step[MagnastormState]):
    """A step of set-up for one player after the other; `done` of them have had it."""

    def __init__(self, done: i64) -> None:
        self.done: i64 = done

    def numbers(self) -> list[int]:
        return [self.done]


class FirstPlayer(DrawnFirstPlayer[MagnastormState]):
    """MS-STA-01, MS-STA-02: the starting player is named or drawn; the others follow clockwise."""

    def rule(self) -> str:
        return "MS-STA-01"

    def first(self) -> i64:
        return FIRST

    def named(self, state: MagnastormState) -> i64:
        return state.box.first

    def begin(self, state: MagnastormState, seat: i64) -> None:
        order = vec[i64](capacity=4)
        i: i64
        for i in range(state.seats):
            order = append(order, (seat + i) % state.seats)
        state.order = order


class Artifacts(Drawn):
    """MS-ADV-02 to MS-ADV-04, MS-Q-72, MS-Q-74: two cards of each collection; their levels make the turn order."""

    def actor(self, state: MagnastormState) -> i64:
        return CHANCE if self.done < state.seats * 2 else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        owner: i64 = self.done // 2
        out = vec[i64](capacity=16)
        for artifact in state.box.collection[owner]:
            if state.players[owner].artifacts[0] != artifact:
                out = insert_sorted(out, ARTIFACT + artifact)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        owner: i64 = self.done // 2
        state.mine(owner).set_artifact(self.done % 2, action - ARTIFACT)
        state.then([Artifacts(self.done + 1)])
        if state.journal is not None:
            state.journal.tell("artifact", owner, "MS-ADV-02", {"artifact": ARTIFACT_NAMES[action - ARTIFACT]})

    def run(self, state: MagnastormState) -> None:
        order = vec[i64](capacity=4)
        seat: i64
        for seat in range(state.seats):
            order = append(order, seat)
            i: i64 = seat
            while i > 0 and strength(state, order[i - 1]) < strength(state, seat):
                order[i] = order[i - 1]
                i -= 1
            order[i] = seat
        state.order = order
        if state.journal is not None:
            names = " ".join([COLOUR_NAMES[s] for s in order])
            state.journal.tell("order", order[0], "MS-ADV-03", {"order": names})

    def rule(self) -> str:
        return "MS-ADV-02"


class StartingCrew(InTurn):
    """MS-STA-03 to MS-STA-07: in turn order, a crew member in a column that no other player has chosen."""

    def actor(self, state: MagnastormState) -> i64:
        return state.order[self.done] if self.done < state.seats else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        column: i64
        for column in range(state.box.columns):
            crew: i64 = state.upper_column(column)
            if crew == crew_count(crew, YELLOW) * CREW_UNIT[YELLOW]:
                out = append(out, ADD + column)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        state.mine(seat).recruits -= 1
        add_to_column(state, action - ADD, seat)
        state.then([StartingCrew(self.done + 1)])
        if state.journal is not None:
            state.journal.tell("start-crew", seat, "MS-STA-03", {"column": COLUMN_NAMES[action - ADD]})

    def refusal(self, state: MagnastormState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        if not ADD <= action < POST:
            return "MS-STA-03"
        return "MS-STA-04" if action - ADD < state.box.columns else "MS-SET-18"


class StartingResearch(InTurn):
    """MS-STA-08 to MS-STA-10, MS-Q-07, MS-Q-24: from the last player to the first, a level in an area not chosen yet."""

    def actor(self, state: MagnastormState) -> i64:
        return state.order[state.seats - 1 - self.done] if self.done < state.seats else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        research: i64
        for research in range(state.box.tracks):
            if not is_chosen(state, research):
                out = append(out, LEVEL + research)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        state.then(advance(state, seat, action - LEVEL) + [StartingResearch(self.done + 1)])

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        return level_facts(state, seat, action)

    def refusal(self, state: MagnastormState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        return "MS-SPL-07" if LEVEL + state.box.tracks <= action < CUBE else "MS-STA-09"


class StartBonus(InTurn):
    """MS-STA-11, MS-STA-12: positions 3 and 4 take one own cube; MS-ADV-06: or all the bonuses of their artifacts."""

    def run(self, state: MagnastormState) -> None:
        if self.done == state.seats:
            return
        seat: i64 = state.order[self.done]
        if is_advanced(state.box):
            state.then([ArtifactBonus(seat, 0), ArtifactBonus(seat, 1), StartBonus(self.done + 1)])
            return
        if self.done >= 2:
            gain_cube(state, seat, seat, "MS-STA-11")
        state.then([StartBonus(self.done + 1)])


class ArtifactBonus(Decision):
    """MS-ADV-06 to MS-ADV-12: what an artifact card shows: an own cube, levels, reputation."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: i64 = seat
        self.number: i64 = number

    def numbers(self) -> list[int]:
        return [self.seat, self.number]

    def actor(self, state: MagnastormState) -> i64:
        return NOBODY

    def run(self, state: MagnastormState) -> None:
        artifact: i64 = state.players[self.seat].artifacts[self.number]
        bits: i64 = state.box.artifact_bonus[artifact]
        if bits & 1 == 1:
            gain_cube(state, self.seat, self.seat, "MS-ADV-09")
        if bits & 16 == 16:
            if state.journal is not None:
                facts: dict[str, object] = {"artifact": ARTIFACT_NAMES[artifact], "reputation": 1}
                state.journal.tell("artifact-bonus", self.seat, "MS-ADV-08", facts)
            gain_reputation(state, self.seat, ARTIFACTS, 1)
        steps: list[Step[Any]] = []
        research: i64
        for research in range(3):
            if (bits >> (research + 1)) & 1 == 1:
                steps.append(Level(self.seat, research))
        state.then(steps)


class Begin(Step[MagnastormState]):
    """MS-RND-01, MS-RND-02: the first round begins."""

    def run(self, state: MagnastormState) -> None:
        state.round = 1
        state.cycle = state.order
        state.then([Cycle(0)])
