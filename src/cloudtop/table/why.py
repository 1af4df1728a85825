"""Why a move is refused: the rule, and what exactly stands in its way, as far as a seat may know."""

from __future__ import annotations

from cloudtop.core.errors import NotAnAction
from cloudtop.core.game import Game
from cloudtop.core.state import Because, State
from cloudtop.games import GAMES


class Why:
    """The reason against a move: the id of the rule, its sentence, and what stands in the way as a message with facts."""

    def __init__(self, game: Game, rule: str, because: Because | None) -> None:
        book = GAMES[game.slug].rulebook() if game.slug in GAMES else {}
        self.rule = rule
        self.sentence = book[rule].sentence if rule in book else ""  # of the rulebook
        self.because = because.name if because is not None else ""  # the message `because-<name>`
        self.facts = because.facts if because is not None else {}
        self.words = in_words(game.slug, because)  # "" if the sentence of the rule says it all

    def __repr__(self) -> str:
        return f"Why(rule={self.rule!r}, words={self.words!r})"

    def __str__(self) -> str:
        return " ".join([part for part in (self.words, self.sentence) if part]) + f" ({self.rule})"


def in_words(slug: str, because: Because | None) -> str:
    if because is None or slug not in GAMES:
        return ""
    text = GAMES[slug].text()
    return text.say(f"because-{because.name}", text.in_words(because.facts))


def refusal_of(game: Game, state: State, seat: int, line: str) -> str | None:
    """The rule that forbids a move now, or None if it is offered. A line that is no move raises, unless a rule says so."""
    try:
        return game.refusal(state, seat, game.vocabulary.code(line))
    except NotAnAction as e:
        if not e.rule:
            raise
        return game.end_rule if state.over() else e.rule


def why(game: Game, veiled: State, seat: int, line: str) -> Why | None:
    """The reason against a move of a seat, from what it may know; None if the move is offered."""
    rule = refusal_of(game, veiled, seat, line)
    if rule is None:
        return None
    try:
        return Why(game, rule, game.because(veiled, seat, game.vocabulary.code(line)))
    except NotAnAction:
        return Why(game, rule, Because("over", {}) if veiled.over() else None)
