"""Whatever was made of a game goes when nobody has it any more: games, positions, what bots answer."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable

import pytest

import cloudtop as ct
from cloudtop.core.glimpse import glimpse
from tests import pebbles
from tests.kit.options import sets_of

SHELF = {entry.slug: entry for entry in [*ct.GAMES.values(), pebbles.ENTRY]}
TIMES = 40
every_game = pytest.mark.parametrize("slug", SHELF)


def left(do: Callable[[], object]) -> float:
    """How many pieces of memory stay each time that something is done."""
    for _ in range(3):  # what is learned once is kept
        do()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        do()
    gc.collect()
    return (sys.getallocatedblocks() - before) / TIMES


@every_game
def test_a_game_leaves_nothing(slug: str) -> None:
    options = sets_of(slug)[0]
    assert left(lambda: SHELF[slug].make(options)) < 0.5


@every_game
def test_a_position_and_what_bots_think_of_it_leave_nothing(slug: str) -> None:
    game = SHELF[slug].make(sets_of(slug)[0])
    state = game.new()
    ct.play_randomly(state, ct.Rng(1), 40)
    text, seat = json.dumps(game.dump(state)), max(0, int(state.actor()))

    def again() -> None:
        same = game.load(json.loads(text))
        eyes = glimpse(game, same, seat)
        eyes.view()
        eyes.imagine(ct.Rng(2))
        ct.bots.greedy().advise(eyes, ct.Rng(3))

    assert left(again) < 0.5
