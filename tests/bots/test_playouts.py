"""Playouts: how far they go where a game sets no horizon. Those with one say it in their own folders."""

from __future__ import annotations

import cloudtop as ct
from tests.kit.playouts import played_out


def test_without_a_horizon_it_goes_to_the_end() -> None:
    game = ct.game("cloudcity")
    assert game.brain.horizon == 0 and played_out(game, game.new()).over()
