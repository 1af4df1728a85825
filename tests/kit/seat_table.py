"""What every game's test table can do: offer, refuse, play."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from cloudtop.core.chance import NOBODY
from cloudtop.core.game import Game, seat_name, seat_number
from cloudtop.core.state import State
from cloudtop.table.why import why

S = TypeVar("S", bound=State)


class SeatTable(Generic[S]):
    """A game and a state; moves are lines, made by whoever has to decide."""

    def __init__(self, game: Game, state: S) -> None:
        self.game = game
        self.state = state

    def actor(self) -> str:
        seat = int(self.state.actor())
        return seat_name(seat) if seat != NOBODY else ""

    def step(self) -> str:
        return self.state.agenda[-1].name() if self.state.agenda else ""

    def offer(self, verb: str = "") -> list[str]:
        """What is offered now, only the moves of one verb if it is given."""
        lines = [self.game.vocabulary.text(a) for a in self.state.options(self.state.actor())]
        return [line for line in lines if not verb or line.split()[0] == verb]

    def why(self, line: str, seat: str = "") -> str | None:
        """The rule that forbids a move now, or None if it is offered; the offer must agree."""
        who = seat_number(seat) if seat else int(self.state.actor())
        action = self.game.vocabulary.code(line)
        rule = self.game.refusal(self.state, who, action)
        offered = who in self.state.waiting() and action in list(self.state.options(who))
        assert offered == (rule is None), (
            f"'{line}' is {'offered' if offered else 'not offered'}, but the refusal is {rule}"
        )
        return rule

    def because(self, line: str, seat: str = "") -> str:
        """What exactly stands in the way of a refused move, in words and as far as the seat may know."""
        who = seat_number(seat) if seat else int(self.state.actor())
        veiled = self.game.veil(self.state, who)
        found = why(self.game, veiled, who, line)
        return found.words if found is not None else "offered"

    def do(self, *lines: str) -> Self:
        """Play moves, chance included."""
        for line in lines:
            action = self.game.vocabulary.code(line)
            self.game.check(self.state, self.state.actor(), action)
            self.state.apply(self.state.actor(), action)
        return self
