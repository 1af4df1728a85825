"""Set-up: the boards, the commanders, the objectives."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Step
from cloudtop.games.magnastorm.actions import COMMANDER, COMMANDER_NAMES, OBJECTIVE, OBJECTIVE_NAMES
from cloudtop.games.magnastorm.geometry import COLUMNS, PANEL, SECTORS, SPACES, STATIONS
from cloudtop.games.magnastorm.rules.start import is_advanced
from cloudtop.games.magnastorm.state import (
    BLACK,
    COLOURS,
    COMMANDER_PLACES,
    CREW_UNIT,
    LINES,
    RESEARCH,
    RESEARCH_PLACE,
    SLOTS,
    YELLOW,
    Box,
    MagnastormState,
    Player,
)
from cloudtop.games.magnastorm.steps.start import (
    Artifacts,
    Begin,
    Drawn,
    FirstPlayer,
    StartBonus,
    StartingCrew,
    StartingResearch,
)

# MS-CMP-01, MS-CMP-02, MS-SET-26, MS-SPL-02, MS-SPL-03: what the box holds of each.
CUBES: Final = 25
IN_BAG: Final = 3
START_CUBES: Final = 2
CREW_MEMBERS: Final = 5
NEUTRAL_ROWS: Final = 3
ALL_LABS: Final = 1023  # bits of the player board
ALL_DISHES: Final = 7


def new_table(box: Box) -> MagnastormState:
    """MS-SET-01 to MS-SET-29, MS-SPL-01 to MS-SPL-11: everything that needs no choice and no luck."""
    seats: i64 = box.players
    supply = vec[i64]([0] * COLOURS)
    bag = vec[i64]([0] * (COLOURS + 1))
    supply[YELLOW] = CUBES - IN_BAG
    bag[YELLOW] = IN_BAG
    bag[BLACK] = CUBES
    seat: i64
    for seat in range(seats):
        supply[seat] = CUBES - IN_BAG - START_CUBES
        bag[seat] = IN_BAG
    panels = vec[i64]([0] * (PANEL * 2))
    i: i64
    for i in range(NEUTRAL_ROWS * COLUMNS):
        if i % COLUMNS < box.columns:
            panels[i] = CREW_UNIT[YELLOW]
    state = MagnastormState(
        box=box,
        agenda=setup_agenda(box),
        round=0,
        order=vec[i64](),
        cycle=vec[i64](),
        token=-1,
        ending=False,
        players=[new_player(box, seat) for seat in range(seats)],
        supply=supply,
        bag=bag,
        panels=panels,
        lab=vec[i64]([0] * SPACES),
        labs=vec[i64]([0] * (seats * SECTORS)),
        station=vec[i64]([-1] * STATIONS),
        commander=vec[i64]([-1] * COMMANDER_PLACES),
        holder=vec[i64]([-1] * COMMANDER_PLACES),
        objective=vec[i64](),
        fulfilled=vec[i64]([-1] * (SLOTS * 4)),
        used=0,
    )
    state.settle()
    return state


def new_player(box: Box, seat: i64) -> Player:
    """MS-SPL-02, MS-SPL-03, MS-SPL-07: a full player board, two own cubes, the scout runner in the starting area."""
    cubes = vec[i64]([0] * COLOURS)
    cubes[seat] = START_CUBES
    return Player(
        cubes=cubes,
        recruits=CREW_MEMBERS,
        scout=-1 - box.start_area,
        home=ALL_LABS,
        dishes=ALL_DISHES,
        level=vec[i64]([0] * RESEARCH),
        lines=vec[i64]([0] * LINES),
        artifacts=vec[i64]([-1] * 3),
    )


def setup_agenda(box: Box) -> list[Step[Any]]:
    """The order of the rulebook; the top of the agenda is last. MS-ADV-01, MS-ADV-05: artifacts replace two of the steps."""
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


class Commanders(Drawn):
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
        tiles = state.commander[:]
        tiles[place] = commander
        state.commander = tiles
        state.then([Commanders(self.done + 1)])
        if state.journal is not None:
            facts: dict[str, object] = {"commander": COMMANDER_NAMES[commander], "place": place + 1}
            state.journal.tell("commander", CHANCE, "MS-SET-13" if place < RESEARCH_PLACE else "MS-SET-09", facts)

    def refusal(self, state: MagnastormState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        return "MS-SET-13" if self.place(state) < RESEARCH_PLACE else "MS-SET-09"


class Objectives(Drawn):
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
        state.objective = append(state.objective[:], card)
        state.then([Objectives(self.done + 1)])
        if state.journal is not None:
            state.journal.tell("objective", CHANCE, "MS-SET-21", {"card": OBJECTIVE_NAMES[card]})

    def rule(self) -> str:
        return "MS-SET-21" if self.done < 2 else "MS-SET-22"
