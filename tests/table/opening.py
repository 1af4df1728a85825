"""A match of Cloud City after set-up, with known tiles: the log is empty and A begins."""

from __future__ import annotations

from typing import Any

import cloudtop as ct
from cloudtop.bots import Bot
from tests.kit import begin

A, B = 0, 1
HANDS = ("A-BG A-BS A-GS", "D-GG D-GG D-GG")
TURN = ("choose A-BG", "place i7 r0", "walkway g7-i7", "done", "draw 1")


def opening(*lines: str, seats: list[Bot | None] | None = None, names: list[str] | None = None) -> ct.Match:
    """The match after these lines, each by whoever must decide, chance included."""
    match = ct.Match(begin().game, seats, 1, names, a_position())
    for line in lines:
        match.do(line)
    return match


def a_position() -> dict[str, Any]:
    t = begin(row="A-BB D-GG A-SS", hands=HANDS)
    return t.game.dump(t.state)


def finished(seed: int = 3, **options: Any) -> ct.Match:
    """A whole game of random bots."""
    game = ct.game("cloudcity", **options)
    return ct.Match(game, [ct.bots.random()] * game.seats, seed).play()
