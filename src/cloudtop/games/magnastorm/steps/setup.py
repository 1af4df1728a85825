"""Set-up: commanders, objectives, turn order, starting crew and research, the bonuses of the start."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Step
from cloudtop.core.zones import insert_sorted
from cloudtop.games.magnastorm.actions import (
    ADD,
    ARTIFACT,
    ARTIFACT_NAMES,
    COLOUR_NAMES,
    COMMANDER,
    COMMANDER_NAMES,
    FIRST,
    LEVEL,
    OBJECTIVE,
    OBJECTIVE_NAMES,
    POST,
)
from cloudtop.games.magnastorm.effects import add_to_column, gain_reputation
from cloudtop.games.magnastorm.geometry import COLUMNS, PANEL, SECTORS, SPACES, STATIONS
from cloudtop.games.magnastorm.state import (
    ARTIFACTS,
    COLOURS,
    CREW_UNIT,
    LINES,
    RESEARCH,
    SLOTS,
    YELLOW,
    Box,
    MagnastormState,
    crew_count,
)
from cloudtop.games.magnastorm.steps.administration import RESEARCH_PLACE, Cycle
from cloudtop.games.magnastorm.steps.gains import Decision, Level, advance, gain_cube

# MS-CMP-01, MS-CMP-02, MS-SET-26, MS-SPL-02, MS-SPL-03: what the box holds of each.
CUBES: Final = 25
IN_BAG: Final = 3
START_CUBES: Final = 2
CREW_MEMBERS: Final = 5
NEUTRAL_ROWS: Final = 3
PLACES_OF_COMMANDERS: Final = 8


def new_table(box: Box) -> MagnastormState:
    """MS-SET-01 to MS-SET-29, MS-SPL-01 to MS-SPL-11: everything that needs no choice and no luck."""
    seats: i64 = box.players
    cubes = vec[i64]([0] * (seats * COLOURS))
    supply = vec[i64]([0] * COLOURS)
    bag = vec[i64]([0] * (COLOURS + 1))
    supply[YELLOW] = CUBES - IN_BAG
    bag[YELLOW] = IN_BAG
    bag[COLOURS] = CUBES
    seat: i64
    for seat in range(seats):
        cubes[seat * COLOURS + seat] = START_CUBES
        supply[seat] = CUBES - IN_BAG - START_CUBES
        bag[seat] = IN_BAG
    panels = vec[i64]([0] * (PANEL * 2))
    i: i64
    for i in range(NEUTRAL_ROWS * COLUMNS):
        if i % COLUMNS < box.columns:
            panels[i] = CREW_UNIT[YELLOW]
    state = MagnastormState(
        box, setup_agenda(box), 0, vec[i64](), vec[i64](), -1, False, cubes, supply, bag, panels,
        vec[i64]([CREW_MEMBERS] * seats), vec[i64]([-1 - box.start_area] * seats), vec[i64]([0] * SPACES),
        vec[i64]([0] * (seats * SECTORS)), vec[i64]([1023] * seats), vec[i64]([7] * seats), vec[i64]([-1] * STATIONS), vec[i64]([0] * (seats * RESEARCH)),
        vec[i64]([-1] * PLACES_OF_COMMANDERS), vec[i64]([-1] * PLACES_OF_COMMANDERS), vec[i64](),
        vec[i64]([-1] * (SLOTS * 4)), vec[i64]([0] * (seats * LINES)), vec[i64]([-1] * (seats * 3)), 0,
    )  # fmt: skip
    state.settle()
    return state


def setup_agenda(box: Box) -> list[Step[Any]]:
    """The order of the rulebook; the top of the agenda is last. MS-ADV-01: artifacts replace two of the steps."""
    order: list[Step[Any]] = [
        Commanders(0),  # MS-SET-09, MS-SET-13
        Objectives(0),  # MS-SET-21
        Artifacts(0) if is_advanced(box) else FirstPlayer(),  # MS-STA-01, MS-ADV-02
        StartingCrew(0),  # MS-STA-03
        StartingResearch(0),  # MS-STA-08
        StartBonus(0),  # MS-STA-11, MS-ADV-06
        Begin(),  # MS-RND-01
    ]
    order.reverse()
    return order


def is_advanced(box: Box) -> bool:
    """MS-ADV-01, MS-Q-73: does every player own two artifact cards?"""
    for collection in box.collection:
        if len(collection) < 2:
            return False
    return True


class Counted(Step[MagnastormState]):
    """A step of set-up that is repeated; `done` of them are."""

    def __init__(self, done: i64) -> None:
        self.done: i64 = done

    def numbers(self) -> list[int]:
        return [self.done]

    def weights(self, state: MagnastormState) -> vec[i64]:
        return vec[i64]([1] * len(self.options(state, CHANCE)))

    def rule(self) -> str:
        return ""

    def refusal(self, state: MagnastormState, seat: i64, action: i64) -> str | None:
        return None if action in self.options(state, seat) else self.rule()


class Commanders(Counted):
    """MS-SET-09, MS-SET-10, MS-SET-13 to MS-SET-15, MS-SET-20: commander tiles, drawn at random or named by the options.

    Places 1 to 4 are above the columns, 5 to 8 above the research areas; with 2 or 3 players one of each stays empty.
    """

    def place(self, state: MagnastormState) -> i64:
        """The place that is filled next."""
        return self.done if self.done < state.box.tracks else RESEARCH_PLACE + self.done - state.box.tracks

    def actor(self, state: MagnastormState) -> i64:
        return CHANCE if self.done < state.box.tracks * 2 and self.named(state) < 0 else NOBODY

    def named(self, state: MagnastormState) -> i64:
        """The tile that the options name for this place, or -1."""
        kind: i64 = self.place(state) // RESEARCH_PLACE
        i: i64 = self.place(state) % RESEARCH_PLACE
        for commander in state.box.chosen_commanders:
            if commander // 8 == kind:
                if i == 0:
                    return commander
                i -= 1
        return -1

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        first: i64 = self.place(state) // RESEARCH_PLACE * 8
        commander: i64
        for commander in range(first, first + 8):
            if commander not in state.commander and commander not in state.box.chosen_commanders:
                out = append(out, COMMANDER + commander)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        self.put(state, action - COMMANDER)

    def run(self, state: MagnastormState) -> None:
        if self.done < state.box.tracks * 2:
            self.put(state, self.named(state))

    def put(self, state: MagnastormState, commander: i64) -> None:
        place: i64 = self.place(state)
        state.commander[place] = commander
        state.then([Commanders(self.done + 1)])
        if state.journal is not None:
            facts: dict[str, object] = {"commander": COMMANDER_NAMES[commander], "place": place + 1}
            state.journal.tell("commander", CHANCE, "MS-SET-13" if place < RESEARCH_PLACE else "MS-SET-09", facts)

    def refusal(self, state: MagnastormState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        return "MS-SET-13" if self.place(state) < RESEARCH_PLACE else "MS-SET-09"


class Objectives(Counted):
    """MS-SET-21 to MS-SET-23: two research objectives and two sector objectives, drawn or named."""

    def actor(self, state: MagnastormState) -> i64:
        return CHANCE if self.done < SLOTS and self.named(state) < 0 else NOBODY

    def named(self, state: MagnastormState) -> i64:
        i: i64 = self.done % 2
        for card in state.box.chosen_objectives:
            if card // 4 == self.done // 2:
                if i == 0:
                    return card
                i -= 1
        return -1

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        first: i64 = self.done // 2 * 4
        card: i64
        for card in range(first, first + 4):
            if card not in state.objective and card not in state.box.chosen_objectives:
                out = append(out, OBJECTIVE + card)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        self.put(state, action - OBJECTIVE)

    def run(self, state: MagnastormState) -> None:
        if self.done < SLOTS:
            self.put(state, self.named(state))

    def put(self, state: MagnastormState, card: i64) -> None:
        state.objective = append(state.objective, card)
        state.then([Objectives(self.done + 1)])
        if state.journal is not None:
            state.journal.tell("objective", CHANCE, "MS-SET-21", {"card": OBJECTIVE_NAMES[card]})

    def rule(self) -> str:
        return "MS-SET-21" if self.done < 2 else "MS-SET-22"


class FirstPlayer(Step[MagnastormState]):
    """MS-STA-01, MS-STA-02: the starting player is named or drawn; the others follow clockwise."""

    def actor(self, state: MagnastormState) -> i64:
        return CHANCE if state.box.first < 0 else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        s: i64
        for s in range(state.seats):
            out = append(out, FIRST + s)
        return out

    def weights(self, state: MagnastormState) -> vec[i64]:
        return vec[i64]([1] * state.seats)

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        self.begin(state, action - FIRST)

    def run(self, state: MagnastormState) -> None:
        self.begin(state, state.box.first)

    def begin(self, state: MagnastormState, first: i64) -> None:
        order = vec[i64](capacity=4)
        i: i64
        for i in range(state.seats):
            order = append(order, (first + i) % state.seats)
        state.order = order
        if state.journal is not None:
            state.journal.tell("first", first, "MS-STA-01", {})

    def refusal(self, state: MagnastormState, seat: i64, action: i64) -> str | None:
        return None if FIRST <= action < FIRST + state.seats else "MS-STA-01"


class Artifacts(Counted):
    """MS-ADV-02 to MS-ADV-04, MS-Q-72, MS-Q-74: two cards of each collection; their levels make the turn order."""

    def actor(self, state: MagnastormState) -> i64:
        return CHANCE if self.done < state.seats * 2 else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        owner: i64 = self.done // 2
        out = vec[i64](capacity=16)
        for artifact in state.box.collection[owner]:
            if state.artifacts[owner * 3] != artifact:
                out = insert_sorted(out, ARTIFACT + artifact)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        owner: i64 = self.done // 2
        state.artifacts[owner * 3 + self.done % 2] = action - ARTIFACT
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


def strength(state: MagnastormState, seat: i64) -> i64:
    """MS-ADV-03, MS-ADV-04: the sum of the two levels; among equals the highest card number."""
    a: i64 = state.artifacts[seat * 3]
    b: i64 = state.artifacts[seat * 3 + 1]
    box = state.box
    return (box.artifact_level[a] + box.artifact_level[b]) * 1000 + max(box.artifact_number[a], box.artifact_number[b])


class StartingCrew(Counted):
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
        state.recruits[seat] -= 1
        add_to_column(state, action - ADD, seat)
        state.then([StartingCrew(self.done + 1)])
        if state.journal is not None:
            state.journal.tell("start-crew", seat, "MS-STA-03", {"column": action - ADD + 1})

    def refusal(self, state: MagnastormState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        if not ADD <= action < POST:
            return "MS-STA-03"
        return "MS-STA-04" if action - ADD < state.box.columns else "MS-SET-18"


class StartingResearch(Counted):
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
        state.then([StartingResearch(self.done + 1)])
        advance(state, seat, action - LEVEL)

    def rule(self) -> str:
        return "MS-STA-09"


def is_chosen(state: MagnastormState, research: i64) -> bool:
    seat: i64
    for seat in range(state.seats):
        if state.level[seat * RESEARCH + research] > 0:
            return True
    return False


class StartBonus(Counted):
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
        bits: i64 = state.box.artifact_bonus[state.artifacts[self.seat * 3 + self.number]]
        steps: list[Step[Any]] = []
        research: i64
        for research in range(3):
            if (bits >> (research + 1)) & 1 == 1:
                steps.append(Level(self.seat, research))
        state.then(steps)
        if bits & 1 == 1:
            gain_cube(state, self.seat, self.seat, "MS-ADV-09")
        if bits & 16 == 16:
            gain_reputation(state, self.seat, ARTIFACTS, 1)


class Begin(Step[MagnastormState]):
    """MS-RND-01, MS-RND-02: the first round begins."""

    def run(self, state: MagnastormState) -> None:
        state.round = 1
        state.cycle = state.order[:]
        state.then([Cycle(0)])


