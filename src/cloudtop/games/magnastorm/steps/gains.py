"""What bonuses bring, whatever they come from: levels, cubes, crew, a place on the turn order track."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.core.steps import Outcome
from cloudtop.games.magnastorm.actions import (
    ADD,
    COLOUR_NAMES,
    CUBE,
    DRAW,
    LEVEL,
    MAX_SEATS,
    POST,
    RESEARCH_NAMES,
    SKIP,
    SWAP,
)
from cloudtop.games.magnastorm.commanders import C11
from cloudtop.games.magnastorm.effects import add_to_column, cubes_text, draw_from_bag, put_on_lower, take_cubes
from cloudtop.games.magnastorm.geometry import COLUMN_NAMES, PANEL, PANEL_NAMES
from cloudtop.games.magnastorm.reasons import level_because, placing_because
from cloudtop.games.magnastorm.rules.panels import add_refusal, comes_with, lower_is_full, place_refusal
from cloudtop.games.magnastorm.rules.payment import with_exchange
from cloudtop.games.magnastorm.rules.research import draws, has_room, level_facts, lowest_markers
from cloudtop.games.magnastorm.state import (
    ADD_CREW,
    ANY_CUBE,
    BAG,
    COLOURS,
    CREW,
    FROM_BAG,
    OWN_CUBE,
    RESEARCH,
    TURN_ORDER,
    WHITE,
    YELLOW,
    YELLOW_CUBE,
    MagnastormState,
    changed,
)
from cloudtop.games.magnastorm.steps.decision import Decision


class Level(Decision):
    """MS-RES-01, MS-RES-11, MS-LAB-08, MS-C11-01: one level, in this research area or in any (WHITE)."""

    def __init__(self, seat: i64, research: i64) -> None:
        self.seat: i64 = seat
        self.research: i64 = research

    def numbers(self) -> list[int]:
        return [self.seat, self.research]

    def actor(self, state: MagnastormState) -> i64:
        return NOBODY

    def run(self, state: MagnastormState) -> None:
        if self.research == WHITE or state.has(self.seat, C11):
            if has_room(state, self.seat):
                state.then([ChooseLevel(self.seat)])
        elif state.players[self.seat].level[self.research] < state.box.top:
            state.then(advance(state, self.seat, self.research))


class ChooseLevel(Decision):
    """MS-LAB-08, MS-C11-01, MS-FPT-03: the player chooses where to advance; a marker at the top cannot (MS-Q-25)."""

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        research: i64
        for research in range(state.box.tracks):
            if state.players[seat].level[research] < state.box.top:
                out = append(out, LEVEL + research)
        return with_exchange(state, seat, out)

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if not self.begin_exchange(state, seat, action):
            state.then(advance(state, seat, action - LEVEL))

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-SPL-07" if LEVEL + state.box.tracks <= action < CUBE else "MS-RES-01"

    def asks_for(self, action: i64) -> bool:
        return LEVEL <= action < CUBE

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        return level_because(state, seat, action - LEVEL)

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        return level_facts(state, seat, action)


def advance(state: MagnastormState, seat: i64, research: i64) -> list[Step[Any]]:
    """MS-RES-01, MS-RES-02, MS-RES-10: the marker goes up, and the level reached gives its bonus at once.

    Returns the steps of a bonus in which something is chosen or drawn.
    """
    level: i64 = state.players[seat].level[research] + 1
    state.mine(seat).set_level(research, level)
    if state.journal is not None:
        facts: dict[str, object] = {"research": RESEARCH_NAMES[research], "level": level}
        state.journal.tell("level", seat, "MS-RES-01", facts)
    bonus: i64 = state.box.level_bonus[research * (state.box.top + 1) + level]
    if bonus == OWN_CUBE:
        gain_cube(state, seat, seat, "MS-RES-03")
    elif bonus == YELLOW_CUBE:
        gain_cube(state, seat, YELLOW, "MS-RES-04")
    elif bonus == ANY_CUBE:
        return [ChooseCube(seat)]
    elif bonus == ADD_CREW:
        return [AddCrew(seat)]
    elif bonus >= FROM_BAG:
        return [DrawCube(seat, draws(state, seat, bonus - FROM_BAG))]
    return []


class LowestLevel(Decision):
    """MS-C12-01, MS-Q-51, MS-Q-52: a level where the own marker is lowest; in a tie, or with commander 11, by choice."""

    def actor(self, state: MagnastormState) -> i64:
        return NOBODY

    def run(self, state: MagnastormState) -> None:
        lowest = lowest_markers(state, self.seat)
        if len(lowest) == 1 or (len(lowest) > 1 and state.has(self.seat, C11)):
            state.then([Level(self.seat, lowest[0])])
        elif len(lowest) > 1:
            state.then([ChooseLowest(self.seat)])


class ChooseLowest(Decision):
    """MS-C12-01: several own markers are lowest; the player chooses among them."""

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        for research in lowest_markers(state, seat):
            out = append(out, LEVEL + research)
        return with_exchange(state, seat, out)

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if not self.begin_exchange(state, seat, action):
            state.then([Level(seat, action - LEVEL)])

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-SPL-07" if LEVEL + state.box.tracks <= action < CUBE else "MS-C12-01"

    def asks_for(self, action: i64) -> bool:
        return LEVEL <= action < CUBE

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        if action - LEVEL >= state.box.tracks:
            return None
        return level_because(state, seat, action - LEVEL) or Because(
            "not-lowest", {"research": RESEARCH_NAMES[action - LEVEL]}
        )

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        return level_facts(state, seat, action)


# --- cubes ---


def gain_cube(state: MagnastormState, seat: i64, colour: i64, rule: str) -> None:
    n: i64 = take_cubes(state, seat, colour, 1)
    if state.journal is not None and n > 0:
        state.journal.tell("cube", seat, rule, {"cube": COLOUR_NAMES[colour]})


class ChooseCube(Decision):
    """MS-GEN-08, MS-RES-05, MS-FPT-03, MS-C13-01, MS-Q-76: one cube of any player colour that the supply has."""

    def actor(self, state: MagnastormState) -> i64:
        seat: i64
        for seat in range(state.seats):
            if state.supply[seat] > 0:
                return self.seat
        return NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        colour: i64
        for colour in range(state.seats):
            if state.supply[colour] > 0:
                out = append(out, CUBE + colour)
        return with_exchange(state, seat, out)

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if not self.begin_exchange(state, seat, action):
            gain_cube(state, seat, action - CUBE, "MS-GEN-08")

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-SET-28" if CUBE + state.seats <= action < CUBE + MAX_SEATS else "MS-GEN-08"

    def asks_for(self, action: i64) -> bool:
        return CUBE <= action < CUBE + MAX_SEATS

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        if action - CUBE >= state.seats:
            return None
        return Because("supply-empty", {"cube": COLOUR_NAMES[action - CUBE]})


class DrawCube(Outcome[MagnastormState]):
    """MS-BAG-01, MS-BAG-05, MS-Q-59: one cube after the other is drawn from the bag, unseen."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def actor(self, state: MagnastormState) -> i64:
        return CHANCE if self.left > 0 else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        colour: i64
        for colour in range(COLOURS + 1):
            if state.bag[colour] > 0:
                out = append(out, DRAW + colour)
        return out

    def weights(self, state: MagnastormState) -> vec[i64]:
        out = vec[i64](capacity=6)
        for n in state.bag:
            if n > 0:
                out = append(out, n)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        gained: i64 = draw_from_bag(state, self.seat, action - DRAW)
        if self.left > 1:
            state.then([DrawCube(self.seat, self.left - 1)])
        if state.journal is not None:
            facts: dict[str, object] = {"cube": COLOUR_NAMES[action - DRAW], "cubes": cubes_text(gained)}
            state.journal.tell("draw", self.seat, "MS-BAG-01", facts)

    def rule(self) -> str:
        return "MS-BAG-01"


# --- crew and turn order ---


class AddCrew(Decision):
    """MS-BON-07 to MS-BON-10, MS-RES-07, MS-Q-68: a crew member of one's own joins a panel; nothing is triggered.

    MS-FUL-01: on a full lower panel it may share a space of the bottom row, as any crew member may.
    """

    def actor(self, state: MagnastormState) -> i64:
        return self.seat if state.players[self.seat].recruits > 0 else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        column: i64
        for column in range(state.box.columns):
            if add_refusal(state, column) is None:
                out = append(out, ADD + column)
        full: bool = lower_is_full(state)
        space: i64
        for space in range(PANEL):
            if place_refusal(state, space, full) is None:
                out = append(out, POST + space)
        return with_exchange(state, seat, append(out, SKIP))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if self.begin_exchange(state, seat, action) or action == SKIP:
            return
        state.mine(seat).recruits -= 1
        if action < POST:
            add_to_column(state, action - ADD, seat)
            if state.journal is not None:
                state.journal.tell("add", seat, "MS-BON-08", {"column": COLUMN_NAMES[action - ADD]})
        else:
            put_on_lower(state, action - POST, seat)
            if state.journal is not None:
                state.journal.tell("post", seat, "MS-BON-09", {"panel": PANEL_NAMES[action - POST]})

    def rule(self, state: MagnastormState, action: i64) -> str:
        if ADD <= action < POST:
            return add_refusal(state, action - ADD) or "MS-BON-08"
        if POST <= action < POST + PANEL:
            why = place_refusal(state, action - POST, lower_is_full(state))
            return "MS-BON-07" if why is None or why == "MS-ACT-01" else why
        return "MS-BON-10"

    def asks_for(self, action: i64) -> bool:
        return ADD <= action < POST + PANEL

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        return placing_because(state, action)


class SwapOrder(Decision):
    """MS-BON-06, MS-Q-65, MS-Q-66: swap places with the marker above; the running cycle stays as it is."""

    def actor(self, state: MagnastormState) -> i64:
        return self.seat if state.order[0] != self.seat else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        return with_exchange(state, seat, vec[i64]([SWAP, SKIP]))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if self.begin_exchange(state, seat, action) or action == SKIP:
            return
        i: i64 = state.position(seat)
        above: i64 = state.order[i - 1]
        state.order = changed(changed(state.order, i - 1, seat), i, above)
        if state.journal is not None:
            state.journal.tell("swap", seat, "MS-BON-06", {"with": COLOUR_NAMES[above]})

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-BON-06"

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        return {"with": COLOUR_NAMES[state.order[state.position(seat) - 1]]} if action == SWAP else {}


def space_bonus(state: MagnastormState, seat: i64, bonus: i64, moving: bool) -> list[Step[Any]]:
    """MS-ACT-10, MS-BON-02, MS-BON-05 to MS-BON-15: what a space of the lower panel gives at once."""
    if 0 < bonus <= RESEARCH:
        return [Level(seat, bonus - 1)]
    if bonus == TURN_ORDER:
        return [SwapOrder(seat)]
    if bonus == CREW:
        return [AddCrew(seat)]
    if bonus == BAG and comes_with(bonus, moving):
        return [DrawCube(seat, draws(state, seat, 1))]
    return []
