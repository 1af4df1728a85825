"""One run of the speed measures of every game, for the build that is imported. Prints a JSON line per game."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable

import cloudtop as ct
from cloudtop.core.game import copy_many

COMPILED = ct.build() == "compiled"
GAMES = 3000 if COMPILED else 150


def rate(work: Callable[[], int]) -> float:
    begun = time.perf_counter()
    n = work()
    return n / (time.perf_counter() - begun)


def python_loop(game: ct.Game, games: int) -> int:
    """What a user writes: a loop of one's own, in Python, around the engine."""
    n = 0
    for seed in range(games):
        state, rng = game.new(), ct.Rng(seed)
        while not state.over():
            actor = state.actor()
            offer = state.options(actor)
            action = offer[rng.pick(state.weights())] if actor == ct.CHANCE else offer[rng.below(len(offer))]
            state.apply(actor, action)
            n += 1
    return n


def measure(slug: str) -> dict[str, object]:
    game = ct.game(slug, players=4)
    ct.run_games(game, 0, GAMES // 20)
    begun = time.perf_counter()
    decisions = int(ct.run_games(game, 1, GAMES))
    seconds = time.perf_counter() - begun
    middle = game.new()
    ct.play_randomly(middle, ct.Rng(5), decisions // GAMES // 2)
    copies = GAMES * 200
    loop = "decisions/s, compiled loop" if COMPILED else "decisions/s"
    return {
        "name": f"{slug}, 4 random players, {ct.build()}",
        loop: decisions / seconds,
        "decisions/s, loop in user's Python": rate(lambda: python_loop(game, GAMES // 3)),
        "games/s": GAMES / seconds,
        "clones/s": rate(lambda: copy_many(middle, copies) // 4),
    }


if "CLOUDTOP_CORE" in os.environ:
    os.sched_setaffinity(0, {int(os.environ["CLOUDTOP_CORE"])})
for slug in ct.GAMES:
    json.dump(measure(slug), sys.stdout)
    print()
