"""A turn: take over a commander, or put a crew member on the lower panel and move or gain."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.games.magnastorm.actions import (
    COLOUR_NAMES,
    COMMANDER_NAMES,
    CREW_FROM,
    FULFIL,
    GAIN,
    LOWER,
    MOVE,
    PANEL_BONUS_NAMES,
    PUT,
    TAKE,
)
from cloudtop.games.magnastorm.commanders import C04, C12, C13, C16
from cloudtop.games.magnastorm.effects import cubes_text, put_on_lower, take_cubes, take_from_column
from cloudtop.games.magnastorm.geometry import COLUMN_NAMES, COLUMNS, PANEL, PANEL_NAMES
from cloudtop.games.magnastorm.reasons import crew_because, turn_because
from cloudtop.games.magnastorm.rules.panels import (
    comes_with,
    crew_choices,
    crew_refusal,
    lower_is_full,
    may_reuse,
    place_refusal,
    space_refusal,
)
from cloudtop.games.magnastorm.rules.payment import can_move, move_cost, price, takeover_refusal, ways, with_exchange
from cloudtop.games.magnastorm.state import COLOURS, EXTRA_LAB, RANGE, REUSED, YELLOW, MagnastormState
from cloudtop.games.magnastorm.steps.bill import pay
from cloudtop.games.magnastorm.steps.build import DropLab
from cloudtop.games.magnastorm.steps.decision import Decision
from cloudtop.games.magnastorm.steps.gains import ChooseCube, LowestLevel, space_bonus
from cloudtop.games.magnastorm.steps.move import NOT_BEGUN, MoveScout, Study
from cloudtop.games.magnastorm.steps.takeover import take_over

EXTRAS: Final = ["none", "level", "cube", "both"]  # what commanders 12 and 13 add to a gain


class TakeTurn(Decision):
    """MS-TRN-01, MS-TRN-03: take over a commander (or the token), or use a crew member to move or to gain.

    MS-ACT-05, MS-ACT-09, MS-TRN-03: it is one or the other; gaining costs nothing, so there is always something to do.
    """

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=64)
        column: i64
        for column in range(state.box.columns):
            if takeover_refusal(state, seat, column) is None:
                out = append(out, TAKE + column)
        full = lower_is_full(state)
        reuse = may_reuse(state, seat)
        free = vec[i64](capacity=PANEL)
        space: i64
        for space in range(PANEL):
            if place_refusal(state, space, full) is None or (reuse and space % COLUMNS < state.box.columns):
                free = append(free, space)
        row: i64 = -1
        moves = False
        for space in free:
            if space // COLUMNS != row:
                row = space // COLUMNS
                moves = can_move(state, seat, row)
            if moves:
                out = append(out, MOVE + space)
        for space in free:
            out = append(out, GAIN + space)
        return with_exchange(state, seat, out)

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if self.begin_exchange(state, seat, action):
            return
        if action < MOVE:
            take_over(state, seat, action - TAKE)
        elif action < GAIN:
            use_space(state, seat, action - MOVE)
            move_with(state, seat, action - MOVE)
        else:
            use_space(state, seat, action - GAIN)
            gain_with(state, seat, action - GAIN)

    def rule(self, state: MagnastormState, action: i64) -> str:
        if TAKE <= action < MOVE:
            return takeover_refusal(state, self.seat, action - TAKE) or "MS-TRN-01"
        if MOVE <= action < GAIN + PANEL:
            space: i64 = (action - MOVE) % PANEL
            why = space_refusal(state, self.seat, space)
            if why == "MS-ACT-01" and state.has(self.seat, C16):
                return "MS-C16-01"  # used up in this round
            return why or "MS-ACT-08"
        return "MS-TRN-02" if FULFIL <= action < LOWER else "MS-TRN-01"

    def asks_for(self, action: i64) -> bool:
        return action < GAIN + PANEL

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        return turn_because(state, seat, action)

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        """MS-TAK-07: the reputation of a commander; MS-BON-02: the bonus of a space, if it comes with this action.

        MS-C12-01, MS-C13-01: what the own commanders add to a gain."""
        if TAKE < action < MOVE:
            card: i64 = state.commander[action - TAKE - 1]
            return {"worth": state.box.green[card], "commander": COMMANDER_NAMES[card]}
        if not MOVE <= action < CREW_FROM:
            return {}
        bonus: i64 = state.box.bonus[(action - MOVE) % PANEL]
        facts: dict[str, object] = {}
        if bonus > 0 and comes_with(bonus, action < GAIN):
            facts["bonus"] = PANEL_BONUS_NAMES[bonus - 1]
        if action >= GAIN:
            facts["extra"] = EXTRAS[(1 if state.has(seat, C12) else 0) + (2 if state.has(seat, C13) else 0)]
        return facts


def use_space(state: MagnastormState, seat: i64, space: i64) -> None:
    """MS-C16-01: a used space counts as the one of the round, unless a full panel allows it anyway."""
    if place_refusal(state, space, lower_is_full(state)) is not None:
        state.used |= REUSED


def move_with(state: MagnastormState, seat: i64, space: i64) -> None:
    """MS-Q-26, MS-BON-03: option A. Pay; the crew member; commander 04; the bonus of the space; the movement; the lab.

    MS-BON-04, MS-CTM-03: what a commander gives comes before what the space gives.
    """
    row: i64 = space // COLUMNS
    bonus: i64 = state.box.bonus[space]
    costs = ways(state, seat, move_cost(state, seat, row), True)
    if state.journal is not None:
        facts: dict[str, object] = {"panel": PANEL_NAMES[space], "round": state.round}
        state.journal.tell("move", seat, "MS-ACT-07", facts)
    steps = pay(state, seat, costs)
    steps.append(ChooseCrew(seat, space))
    if state.has(seat, C04):
        steps.append(Study(seat))
    steps += space_bonus(state, seat, bonus, True)
    steps.append(MoveScout(seat, 2 if bonus == RANGE else 1, NOT_BEGUN, 0, 0, 0))
    steps.append(DropLab(seat, 1 if bonus == EXTRA_LAB else 0))
    state.then(steps)


def gain_with(state: MagnastormState, seat: i64, space: i64) -> None:
    """MS-GAI-01, MS-GAI-02, MS-STO-05, MS-Q-26: option B. The row's cubes; the crew member; commanders 12, 13; the bonus."""
    row: i64 = space // COLUMNS
    own: i64 = take_cubes(state, seat, seat, state.box.gain[row * 2])
    yellow: i64 = take_cubes(state, seat, YELLOW, state.box.gain[row * 2 + 1])
    if state.journal is not None:
        cubes = cubes_text(price(seat, own, yellow))
        facts: dict[str, object] = {"panel": PANEL_NAMES[space], "cubes": cubes, "round": state.round}
        state.journal.tell("gain", seat, "MS-GAI-01", facts)
    steps: list[Step[Any]] = [ChooseCrew(seat, space)]
    if state.has(seat, C12):
        steps.append(LowestLevel(seat))
    if state.has(seat, C13):
        steps.append(ChooseCube(seat))
    steps += space_bonus(state, seat, state.box.bonus[space], False)
    state.then(steps)


class ChooseCrew(Decision):
    """MS-ACT-01 to MS-ACT-04: which crew member of the upper panel is used: a neutral or an own one.

    Only if there is neither, one of another player. Nobody is asked if there is one choice.
    """

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat: i64 = seat
        self.space: i64 = space

    def numbers(self) -> list[int]:
        return [self.seat, self.space]

    def actor(self, state: MagnastormState) -> i64:
        return self.seat if len(crew_choices(state, self.seat)) > 1 else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        return with_exchange(state, seat, crew_choices(state, seat))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if not self.begin_exchange(state, seat, action):
            self.use(state, action)

    def run(self, state: MagnastormState) -> None:
        self.use(state, crew_choices(state, self.seat)[0])

    def use(self, state: MagnastormState, action: i64) -> None:
        column: i64 = (action - CREW_FROM) // COLOURS
        colour: i64 = (action - CREW_FROM) % COLOURS
        take_from_column(state, column, colour)
        put_on_lower(state, self.space, colour)
        if state.journal is not None:
            facts: dict[str, object] = {"column": COLUMN_NAMES[column], "cube": COLOUR_NAMES[colour]}
            state.journal.tell("crew", self.seat, "MS-ACT-01", facts)

    def rule(self, state: MagnastormState, action: i64) -> str:
        return crew_refusal(state, self.seat, action)

    def asks_for(self, action: i64) -> bool:
        return CREW_FROM <= action < PUT

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        return crew_because(state, seat, action)
