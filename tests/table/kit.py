"""Matches and records of Cloud City for the tests of the table, and the form of every refusal."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.bots import Bot
from tests.cloudcity.kit import begin

A, B = 0, 1
HANDS = ("A-BG A-BS A-GS", "D-GG D-GG D-GG")
TURN = ("choose A-BG", "place i7 r0", "walkway g7-i7", "done", "draw 1")
OPENING = begin(row="A-BB D-GG A-SS", hands=HANDS, pack=None)
RULE_ID = re.compile(r" ?\([A-Z]{2}-[A-Z0-9]+-\d+\)")


def a_position() -> dict[str, Any]:
    """The table after set-up, with known tiles; A begins."""
    return copy.deepcopy(OPENING.game.dump(OPENING.state))


def opening(*lines: str, seats: list[Bot | None] | None = None, names: list[str] | None = None) -> ct.Match:
    """The match from that position on, after these lines, each by whoever must decide, chance included."""
    match = ct.Match(OPENING.game, seats, 1, names, a_position())
    for line in lines:
        match.do(line)
    return match


def finished(seed: int = 3, **options: Any) -> ct.Match:
    """A whole game of random bots."""
    game = ct.game("cloudcity", **options)
    return ct.Match(game, [ct.bots.random()] * game.seats, seed).play()


def check_sentence(error: ct.Mistake) -> None:
    """One line, one sentence, a full stop at its end; the rule's id may follow."""
    text = str(error)
    bare = RULE_ID.sub("", text)
    assert "\n" not in text and bare.endswith(".") and not re.search(r"[.!?] ", bare), text


@contextmanager
def refused(kind: type[ct.Mistake], words: str = "", id: str = "") -> Iterator[None]:
    """Holds a refusal to its kind, its form, some of its words and its rule."""
    with pytest.raises(kind) as e:
        yield
    check_sentence(e.value)
    assert words in str(e.value) and (not id or f"({id})" in str(e.value))
