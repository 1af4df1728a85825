"""One run of catanatron, four random players: the peer, measured as it is meant to be used. Prints a JSON line."""

from __future__ import annotations

import importlib.metadata
import json
import os
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(c) for c in COLOURS], seed=seed)


def play(seed: int) -> int:
    game, ticks = new_game(seed), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        ticks += 1
    return ticks


def clones(count: int) -> float:
    game = new_game(5)
    for tick in range(300):
        game.play_tick()
    begun = time.perf_counter()
    for copy in range(count):
        game.copy()
    return count / (time.perf_counter() - begun)


if "CLOUDTOP_CORE" in os.environ:
    os.sched_setaffinity(0, {int(os.environ["CLOUDTOP_CORE"])})
play(999)
begun = time.perf_counter()
ticks = sum(play(seed) for seed in range(1, 31))
seconds = time.perf_counter() - begun
name = f"catanatron {importlib.metadata.version('catanatron')}, 4 random players"
json.dump({"name": name, "decisions/s": ticks / seconds, "games/s": 30 / seconds, "clones/s": clones(3000)}, sys.stdout)
print()
