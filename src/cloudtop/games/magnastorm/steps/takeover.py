"""Option 1 of a turn: taking over a commander, or buying the first player token."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because
from cloudtop.games.magnastorm.actions import COLOUR_NAMES, COMMANDER_NAMES, PUT, SKIP, SPEND
from cloudtop.games.magnastorm.commanders import C01
from cloudtop.games.magnastorm.effects import gain_reputation, put_on_lower, take_control, take_from_column
from cloudtop.games.magnastorm.geometry import COLUMN_NAMES, PANEL, PANEL_NAMES
from cloudtop.games.magnastorm.reasons import placing_because
from cloudtop.games.magnastorm.rules.panels import is_crowded, next_crew, place_refusal
from cloudtop.games.magnastorm.rules.payment import (
    ONE_YELLOW,
    payable,
    takeover_cost,
    ways,
    with_exchange,
)
from cloudtop.games.magnastorm.state import EFFECTS, WHITE, MagnastormState
from cloudtop.games.magnastorm.steps.bill import pay, pay_plain
from cloudtop.games.magnastorm.steps.decision import Decision
from cloudtop.games.magnastorm.steps.gains import ChooseCube, Level


def take_over(state: MagnastormState, seat: i64, column: i64) -> None:
    """MS-TAK-19: pay, move the crew, take the card; MS-FPT-01, MS-FPT-02: the token is bought in the same way."""
    cost: i64 = takeover_cost(state, seat, column)
    if state.journal is not None:
        facts: dict[str, object] = {"column": COLUMN_NAMES[column], "round": state.round}
        if column == 0:
            state.journal.tell("token", seat, "MS-FPT-01", facts)
        else:
            facts["commander"] = COMMANDER_NAMES[state.commander[column - 1]]
            state.journal.tell("take", seat, "MS-TAK-01", facts)
    steps = pay(state, seat, ways(state, seat, cost, False))
    state.then(steps + [PutCrew(seat, column), Control(seat, column)])


class PutCrew(Decision):
    """MS-TAK-03, MS-TAK-04, MS-TAK-17: the crew of the column goes to free spaces, one after another, without effect.

    MS-FUL-01, MS-Q-69: what finds no free space shares the bottom row; the player decides which of the crew that is.
    """

    def __init__(self, seat: i64, column: i64) -> None:
        self.seat: i64 = seat
        self.column: i64 = column

    def numbers(self) -> list[int]:
        return [self.seat, self.column]

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=PANEL + 1)
        crowded = is_crowded(state, self.column)
        space: i64
        for space in range(PANEL):
            if place_refusal(state, space, crowded) is None:
                out = append(out, PUT + space)
        return with_exchange(state, seat, out)

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if self.begin_exchange(state, seat, action):
            return
        colour: i64 = next_crew(state, self.column)
        take_from_column(state, self.column, colour)
        put_on_lower(state, action - PUT, colour)
        if state.upper_column(self.column) > 0:
            state.then([self])
        if state.journal is not None:
            facts: dict[str, object] = {"cube": COLOUR_NAMES[colour], "panel": PANEL_NAMES[action - PUT]}
            state.journal.tell("put", seat, "MS-TAK-03", facts)

    def rule(self, state: MagnastormState, action: i64) -> str:
        if PUT <= action < PUT + PANEL:
            why = place_refusal(state, action - PUT, is_crowded(state, self.column))
            return why if why is not None and why != "MS-ACT-01" else "MS-TAK-03"
        return "MS-TAK-03"

    def asks_for(self, action: i64) -> bool:
        return PUT <= action < PUT + PANEL

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        return placing_because(state, action)


class Control(Decision):
    """MS-TAK-05 to MS-TAK-09, MS-TAK-13, MS-TAK-14, MS-FPT-03, MS-FPT-04: the card and its reputation, or the token.

    MS-TAK-16: the card stays until somebody else takes it over.
    """

    def __init__(self, seat: i64, column: i64) -> None:
        self.seat: i64 = seat
        self.column: i64 = column

    def numbers(self) -> list[int]:
        return [self.seat, self.column]

    def actor(self, state: MagnastormState) -> i64:
        return NOBODY

    def run(self, state: MagnastormState) -> None:
        if self.column == 0:
            state.token = self.seat
            state.then([Level(self.seat, WHITE), ChooseCube(self.seat)])
            return
        take_control(state, self.column - 1, self.seat, "MS-TAK-07")
        if state.commander[self.column - 1] == C01:
            state.then([SpendYellow(self.seat, 2)])


class SpendYellow(Decision):
    """MS-C01-01, MS-C01-02, MS-Q-57: up to two yellow cubes become reputation, each on its own."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def actor(self, state: MagnastormState) -> i64:
        return self.seat if self.left > 0 and payable(state, self.seat, ONE_YELLOW) else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        return with_exchange(state, seat, vec[i64]([SPEND, SKIP]))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if self.begin_exchange(state, seat, action) or action == SKIP:
            return
        gain_reputation(state, seat, EFFECTS, 1)
        if state.journal is not None:
            state.journal.tell("spend", seat, "MS-C01-01", {"reputation": 1})
        state.then(pay_plain(seat, ONE_YELLOW) + [SpendYellow(seat, self.left - 1)])

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-C01-01"
