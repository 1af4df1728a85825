"""The end of a turn: one objective may be fulfilled, with markers that go down or labs that go home."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.games.magnastorm.actions import (
    COMMANDER_NAMES,
    FULFIL,
    LOWER,
    OBJECTIVE_NAMES,
    RESEARCH_NAMES,
    RETURN,
    SKIP,
)
from cloudtop.games.magnastorm.commanders import C03
from cloudtop.games.magnastorm.effects import bring_lab_home, gain_reputation
from cloudtop.games.magnastorm.geometry import PLACES, SECTORS, SPACE_NAMES, SPACES
from cloudtop.games.magnastorm.reasons import fulfil_because, marker_because
from cloudtop.games.magnastorm.rules.objectives import (
    SECTOR_CARDS,
    can_fulfil_any,
    card_number,
    demands,
    free_space,
    fulfil_refusal,
    marker_counts,
    may_give,
    sole_majority,
)
from cloudtop.games.magnastorm.rules.payment import with_exchange
from cloudtop.games.magnastorm.state import (
    EFFECTS,
    OBJECTIVES,
    SLOTS,
    WHITE,
    MagnastormState,
    changed,
    has_place,
    place_bit,
)
from cloudtop.games.magnastorm.steps.decision import Decision
from cloudtop.games.magnastorm.steps.gains import Level

NO_SECTOR: Final = -1


class FulfilObjective(Decision):
    """MS-TRN-02, MS-TRN-04, MS-OBJ-01, MS-Q-39, MS-Q-40: after the action one objective may be fulfilled.

    Nobody is asked if none can be.
    """

    def actor(self, state: MagnastormState) -> i64:
        return self.seat if can_fulfil_any(state, self.seat) else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        slot: i64
        for slot in range(SLOTS):
            if fulfil_refusal(state, seat, slot) is None:
                out = append(out, FULFIL + slot)
        return with_exchange(state, seat, append(out, SKIP))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if self.begin_exchange(state, seat, action) or action == SKIP:
            return
        slot: i64 = action - FULFIL
        card: i64 = state.objective[slot]
        steps: list[Step[Any]] = []
        if card < SECTOR_CARDS:
            steps.append(LowerMarker(seat, card, card_number(state, card, 0), 0))
        else:
            steps.append(ReturnLab(seat, card, 0, 0, NO_SECTOR, 0))
        steps.append(Reward(seat, slot))
        state.then(steps)

    def rule(self, state: MagnastormState, action: i64) -> str:
        if FULFIL <= action < LOWER:
            return fulfil_refusal(state, self.seat, action - FULFIL) or "MS-OBJ-01"
        return "MS-OBJ-01"

    def asks_for(self, action: i64) -> bool:
        return FULFIL <= action < LOWER

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        return fulfil_because(state, seat, action - FULFIL)

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        """MS-OBJ-02: the reputation of the card's highest free space."""
        if not FULFIL <= action < LOWER:
            return {"leaves": "objective"} if action == SKIP else {}
        card = OBJECTIVE_NAMES[state.objective[action - FULFIL]]
        return {"worth": state.box.value[free_space(state, action - FULFIL)], "card": card}


class LowerMarker(Decision):
    """MS-ORE-01, MS-ORE-09, MS-RES-09, MS-Q-35, MS-Q-36, MS-Q-41: `count` different markers go down, without any bonus.

    `done` is the mask of those that have. Nobody is asked if there is no choice.
    """

    def __init__(self, seat: i64, card: i64, count: i64, done: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.count: i64 = count
        self.done: i64 = done

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.count, self.done]

    def markers(self, state: MagnastormState) -> vec[i64]:
        out = vec[i64](capacity=4)
        research: i64
        for research in range(state.box.tracks):
            if not has_place(self.done, research) and marker_counts(state, self.seat, self.card, research):
                out = append(out, research)
        return out

    def actor(self, state: MagnastormState) -> i64:
        return self.seat if self.count > 0 and len(self.markers(state)) > self.count else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for research in self.markers(state):
            out = append(out, LOWER + research)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        self.lower(state, action - LOWER)

    def run(self, state: MagnastormState) -> None:
        if self.count > 0:
            self.lower(state, self.markers(state)[0])

    def lower(self, state: MagnastormState, research: i64) -> None:
        by: i64 = card_number(state, self.card, 1)
        player = state.mine(self.seat)
        player.set_level(research, player.level[research] - by)
        if state.journal is not None:
            facts: dict[str, object] = {"research": RESEARCH_NAMES[research], "by": by}
            state.journal.tell("lower", self.seat, "MS-ORE-01", facts)
        state.then([LowerMarker(self.seat, self.card, self.count - 1, self.done + place_bit(research))])

    def rule(self, state: MagnastormState, action: i64) -> str:
        """MS-ORE-03, MS-ORE-08: not alone in front, or not high enough; one that has gone down does not go down again."""
        if not LOWER <= action < RETURN or has_place(self.done, action - LOWER):
            return "MS-ORE-01"
        high = state.players[self.seat].level[action - LOWER] >= card_number(state, self.card, 1)
        return "MS-ORE-03" if high and state.box.lead[self.card] != 0 else "MS-ORE-08"

    def asks_for(self, action: i64) -> bool:
        return LOWER <= action < RETURN

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        return marker_because(state, seat, self.card, action - LOWER)

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        return {"level": state.players[seat].level[action - LOWER]}


class ReturnLab(Decision):
    """MS-OSE-01, MS-OSE-02, MS-LAB-10, MS-Q-32, MS-Q-89: the labs of a sector objective go home, one after another.

    The card's demands are met in order: `stage` counts those that are, `given` the labs of the present one, which all
    come from `sector`; `used` is the mask of the sectors that are done. Nobody is asked if all of them go,
    unless the options say so.
    """

    def __init__(self, seat: i64, card: i64, stage: i64, given: i64, sector: i64, used: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.stage: i64 = stage
        self.given: i64 = given
        self.sector: i64 = sector
        self.used: i64 = used

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.stage, self.given, self.sector, self.used]

    def spaces(self, state: MagnastormState) -> vec[i64]:
        """The spaces from which the next lab may come."""
        out = vec[i64](capacity=10)
        majority = state.box.majority[self.card - SECTOR_CARDS] != 0
        fits = vec[i64]([0] * SECTORS)
        sector: i64
        for sector in range(SECTORS):
            if self.sector == sector:
                fits[sector] = 1
            elif self.sector == NO_SECTOR:
                right = may_give(state, state.labs, self.seat, self.card, self.stage, self.used, sector, majority)
                fits[sector] = 1 if right else 0
        space: i64
        for space in range(SPACES):
            held: i64 = state.lab[space]
            if held > 0 and held // 4 == self.seat and fits[state.box.sector[space // PLACES]] == 1:
                out = append(out, space)
        return out

    def actor(self, state: MagnastormState) -> i64:
        if self.stage == demands(state, self.card):
            return NOBODY
        spaces = self.spaces(state)
        asked = len(spaces) > 1 and (state.box.every_lab or not self.all_go(state, spaces))
        return self.seat if asked else NOBODY

    def all_go(self, state: MagnastormState, spaces: vec[i64]) -> bool:
        """Are as many labs demanded as are on the planet, or now as there are in the only sector they can come from?"""
        labs: i64 = 0
        sector: i64
        for sector in range(SECTORS):
            labs += state.labs[self.seat * SECTORS + sector]
        wanted: i64 = -self.given
        stage: i64
        for stage in range(self.stage, demands(state, self.card)):
            wanted += self.demand(state, stage)
        if labs == wanted:
            return True
        labs = 0
        sector = state.box.sector[spaces[0] // PLACES]
        for space in spaces:
            if state.box.sector[space // PLACES] != sector:
                return False
            labs += state.lab[space] % 4
        return labs == self.demand(state, self.stage) - self.given

    def demand(self, state: MagnastormState, stage: i64) -> i64:
        """How many labs of one sector the card asks for, as its demand of this number."""
        return state.box.demand[(self.card - SECTOR_CARDS) * SECTORS + stage]

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=10)
        for space in self.spaces(state):
            out = append(out, RETURN + space)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        self.give(state, action - RETURN)

    def run(self, state: MagnastormState) -> None:
        if self.stage < demands(state, self.card):
            self.give(state, self.spaces(state)[0])

    def give(self, state: MagnastormState, space: i64) -> None:
        sector: i64 = state.box.sector[space // PLACES]
        wanted: i64 = self.demand(state, self.stage)
        bring_lab_home(state, self.seat, space)
        if state.journal is not None:
            state.journal.tell("return", self.seat, "MS-OSE-01", {"space": SPACE_NAMES[space]})
        if self.given + 1 < wanted:
            state.then([ReturnLab(self.seat, self.card, self.stage, self.given + 1, sector, self.used)])
        else:
            used: i64 = self.used + place_bit(sector)
            state.then([ReturnLab(self.seat, self.card, self.stage + 1, 0, NO_SECTOR, used)])

    def rule(self, state: MagnastormState, action: i64) -> str:
        """MS-OSE-04: the labs of the majority go home first."""
        return "MS-OSE-04" if RETURN <= action < SKIP and self.needs_majority(state, action - RETURN) else "MS-OSE-01"

    def needs_majority(self, state: MagnastormState, space: i64) -> bool:
        """Is it an own lab in a sector without the majority that must come first?"""
        sector: i64 = state.box.sector[space // PLACES]
        first = self.stage == 0 and self.given == 0 and state.box.majority[self.card - SECTOR_CARDS] != 0
        own = state.lab[space] > 0 and state.lab[space] // 4 == self.seat
        return first and own and sole_majority(state.labs, state.seats, sector) != self.seat

    def asks_for(self, action: i64) -> bool:
        return RETURN <= action < SKIP

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        space: i64 = action - RETURN
        if self.needs_majority(state, space):
            return Because("majority-first", {"sector": state.box.sector[space // PLACES] + 1})
        if state.lab[space] > 0 and state.lab[space] // 4 == seat:
            return None
        return Because("no-lab", {"space": SPACE_NAMES[space]})


class Reward(Decision):
    """MS-OBJ-02, MS-OBJ-04, MS-GOL-03: a marker on the highest free space; MS-C03-01, MS-Q-56: and what Ellen adds."""

    def __init__(self, seat: i64, slot: i64) -> None:
        self.seat: i64 = seat
        self.slot: i64 = slot

    def numbers(self) -> list[int]:
        return [self.seat, self.slot]

    def actor(self, state: MagnastormState) -> i64:
        return NOBODY

    def run(self, state: MagnastormState) -> None:
        place: i64 = free_space(state, self.slot)
        state.fulfilled = changed(state.fulfilled, self.slot * 4 + place, self.seat)
        value: i64 = state.box.value[place]
        if state.journal is not None:
            facts: dict[str, object] = {"card": OBJECTIVE_NAMES[state.objective[self.slot]], "reputation": value}
            state.journal.tell("fulfil", self.seat, "MS-OBJ-02", facts)
        gain_reputation(state, self.seat, OBJECTIVES, value)
        if state.has(self.seat, C03):
            if state.journal is not None:
                more: dict[str, object] = {"commander": COMMANDER_NAMES[C03], "reputation": 1}
                state.journal.tell("bonus", self.seat, "MS-C03-01", more)
            gain_reputation(state, self.seat, EFFECTS, 1)
            state.then([Level(self.seat, WHITE)])
