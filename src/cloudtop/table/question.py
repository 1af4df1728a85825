"""What is asked of whom: the pending decision by its name."""

from __future__ import annotations

from cloudtop.core.chance import CHANCE
from cloudtop.core.game import Game, seat_name
from cloudtop.core.state import State
from cloudtop.games import GAMES


class Question:
    """The step that waits for an answer, and the rule that it carries out."""

    def __init__(self, step: str, seats: list[str], numbers: list[int], rule: str, sentence: str) -> None:
        self.step = step  # such as ChooseTile; `docs/notation.md` lists the steps of each game
        self.seats = seats  # who has to answer: letters, or "chance"
        self.numbers = numbers  # the numbers of the step, as on the agenda of a position
        self.rule = rule
        self.sentence = sentence  # of the rulebook

    def __repr__(self) -> str:
        return f"Question(step={self.step!r}, seats={self.seats!r}, numbers={self.numbers!r}, rule={self.rule!r})"

    @property
    def chance(self) -> bool:
        """Is an outcome of chance due, not a decision?"""
        return self.seats == [seat_name(CHANCE)]


def question(game: Game, state: State) -> Question | None:
    """What is pending; None if the game is over."""
    if state.over():
        return None
    step = state.agenda[-1]
    rule = next((rule for depth, name, rule in game.tree() if name == step.name()), "")
    book = GAMES[game.slug].rulebook() if game.slug in GAMES else {}
    sentence = book[rule].sentence if rule in book else ""
    return Question(step.name(), [seat_name(seat) for seat in state.waiting()], step.numbers(), rule, sentence)
