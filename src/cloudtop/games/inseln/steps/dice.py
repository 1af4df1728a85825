"""Phase B: the dice of the round."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.core.steps import Outcome
from cloudtop.games.inseln.actions import BONUS_NAMES, BONUSES, ENERGY_1, ENERGY_2, KEEP, REROLL, ROLL, TILE_BONUS
from cloudtop.games.inseln.effects import gain_energy
from cloudtop.games.inseln.geometry import DIRECTION_NAMES, DIRECTIONS
from cloudtop.games.inseln.state import InselnState
from cloudtop.games.inseln.steps.tiles import BonusTile


class RollDice(Outcome[InselnState]):
    """IN-ROL-01, IN-ROL-03, IN-BON-09, IN-DIR-01: both dice, or one of them once more; every face is as likely."""

    def __init__(self, bonus: i64, wind: i64) -> None:
        self.bonus: i64 = bonus  # is this die rolled?
        self.wind: i64 = wind

    def numbers(self) -> list[int]:
        return [self.bonus, self.wind]

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=BONUSES * DIRECTIONS)
        bonus: i64
        wind: i64
        for bonus in range(BONUSES):
            if self.bonus or bonus == state.bonus:
                for wind in range(DIRECTIONS):
                    if self.wind or wind == state.wind:
                        out = append(out, ROLL + bonus * DIRECTIONS + wind)
        return out

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        same: bool = action == ROLL + state.bonus * DIRECTIONS + state.wind
        state.bonus = (action - ROLL) // DIRECTIONS
        state.wind = (action - ROLL) % DIRECTIONS
        if state.journal is not None:
            facts: dict[str, object] = {"bonus": BONUS_NAMES[state.bonus], "wind": DIRECTION_NAMES[state.wind]}
            state.journal.tell("roll", state.roller(), "IN-ROL-01", facts)
            if same:
                state.journal.tell("same", state.roller(), "IN-ROL-03", {})

    def rule(self) -> str:
        return "IN-ROL-01"


class Reroll(Step[InselnState]):
    """IN-RND-04, IN-ROL-02, IN-ROL-03, IN-Q-19: the roller may roll each die once more, one after the other."""

    def __init__(self, bonus: i64, wind: i64) -> None:
        self.bonus: i64 = bonus  # may this die still be rolled again?
        self.wind: i64 = wind

    def numbers(self) -> list[int]:
        return [self.bonus, self.wind]

    def actor(self, state: InselnState) -> i64:
        return state.roller() if self.bonus or self.wind else NOBODY

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        out = vec[i64]([KEEP])
        if self.bonus:
            out = append(out, REROLL)
        return append(out, REROLL + 1) if self.wind else out

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        if action == KEEP:
            return
        if action == REROLL:
            state.then([RollDice(1, 0), Reroll(0, self.wind)])
        else:
            state.then([RollDice(0, 1), Reroll(self.bonus, 0)])
        if state.journal is not None:
            state.journal.tell("reroll", seat, "IN-ROL-02", {"die": "bonus" if action == REROLL else "wind"})

    def refusal(self, state: InselnState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        return "IN-ROL-03" if REROLL <= action <= REROLL + 1 else "IN-RND-02"

    def because(self, state: InselnState, seat: i64, action: i64) -> Because | None:
        if not REROLL <= action <= REROLL + 1:
            return None
        return Because("rolled", {"die": "bonus" if action == REROLL else "wind"})


class ResolveBonus(Step[InselnState]):
    """IN-ROL-04, IN-ROL-05, IN-BON-01, IN-BON-02, IN-BON-03: the bonus is for everyone, the start player first.

    The other bonuses count in the flights of this round (IN-BON-06, IN-BON-07, IN-BON-08).
    """

    def __init__(self, place: i64) -> None:
        self.place: i64 = place  # players served already

    def numbers(self) -> list[int]:
        return [self.place]

    def run(self, state: InselnState) -> None:
        if self.place == state.seats:
            return
        seat: i64 = state.seat_at(self.place)
        if state.bonus == ENERGY_1:
            gain_energy(state, seat, 1, "IN-BON-01")
        elif state.bonus == ENERGY_2:
            gain_energy(state, seat, 2, "IN-BON-02")
        elif state.bonus == TILE_BONUS:
            state.then([BonusTile(seat), ResolveBonus(self.place + 1)])
            return
        state.then([ResolveBonus(self.place + 1)])
