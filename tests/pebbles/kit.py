"""Pebbles on a test table."""

from __future__ import annotations

from cloudtop.core.chance import CHANCE
from cloudtop.core.game import SEATS, Game
from cloudtop.core.state import State


def play(game: Game, state: State, *lines: str) -> None:
    """Play lines such as `B bet 2` or `chance tide low`, each checked as at a table."""
    for line in lines:
        who, _, what = line.partition(" ")
        seat = CHANCE if who == "chance" else SEATS.index(who)
        game.check(state, seat, game.vocabulary.code(what))
        state.apply(seat, game.vocabulary.code(what))
