"""What bots imagine: a state played out as far as they look."""

from __future__ import annotations

import cloudtop as ct
from cloudtop.core.game import Game
from cloudtop.core.state import State


def played_out(game: Game, state: State) -> State:
    after, brain = state.copy(), game.brain
    brain.play_out(after, 0, ct.Rng(1), ct.Rng(2), brain.clock(state) + brain.horizon)
    return after
