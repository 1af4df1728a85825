"""Playouts: how far they go, and what they count."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.bots.monte_carlo import play_out
from cloudtop.core.game import Game
from cloudtop.core.state import State
from tests.kit.inseln import begin


def played_out(game: Game, state: State) -> State:
    after = state.copy()
    play_out(game, after, ct.Rng(1), ct.Rng(2), game.clock(state) + game.horizon)
    return after


@pytest.mark.parametrize("round", [1, 5])
def test_a_playout_stops_at_the_horizon(round: int) -> None:
    t = begin(3).round(round).end_round()
    after = played_out(t.game, t.state)
    assert t.game.horizon > 0 and not after.over()
    assert t.game.clock(after) == t.game.clock(t.state) + t.game.horizon


def test_set_up_is_played_out_as_part_of_round_1() -> None:
    game = ct.game("magnastorm", players=3)
    after = played_out(game, game.new())
    assert (game.clock(after), after.over()) == (2, False)


def test_without_a_horizon_it_goes_to_the_end() -> None:
    game = ct.game("cloudcity")
    assert game.horizon == 0 and played_out(game, game.new()).over()


def test_the_horizon_is_not_beyond_the_end() -> None:
    t = begin(2, rounds=10).round(9).end_round()
    assert played_out(t.game, t.state).over()


def test_the_lead_is_expected_on_the_way_and_counted_at_the_end() -> None:
    t = begin(3).round(4).end_round()
    a, b, c = (t.game.evaluate(t.state, seat) for seat in range(3))
    assert t.game.lead(t.state, 0) == a - max(b, c)
    t = begin(2, rounds=10).round(9).end_round()
    over = played_out(t.game, t.state)
    assert t.game.lead(over, 0) == t.game.margin(over, 0)
