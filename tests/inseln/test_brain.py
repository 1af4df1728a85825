"""What bots think of Die Inseln im Nebel: how far playouts go, and what they count."""

from __future__ import annotations

import pytest

from cloudtop.bots.monte_carlo import ahead
from tests.inseln.kit import begin
from tests.kit.playouts import played_out


@pytest.mark.parametrize("round", [1, 5])
def test_a_playout_stops_at_the_horizon(round: int) -> None:
    t = begin(3).round(round).end_round()
    after, brain = played_out(t.game, t.state), t.game.brain
    assert brain.horizon > 0 and not after.over()
    assert brain.clock(after) == brain.clock(t.state) + brain.horizon


def test_the_horizon_is_not_beyond_the_end() -> None:
    t = begin(2, rounds=10).round(9).end_round()
    assert played_out(t.game, t.state).over()


def test_the_lead_is_expected_on_the_way_and_counted_at_the_end() -> None:
    t = begin(3).round(4).end_round()
    a, b, c = (t.game.brain.evaluate(t.state, seat) for seat in range(3))
    assert ahead(t.game, t.game.brain, t.state, 0) == t.game.brain.lead(t.state, 0) == a - max(b, c)
    t = begin(2, rounds=10).round(9).end_round()
    over = played_out(t.game, t.state)
    assert ahead(t.game, t.game.brain, over, 0) == t.game.margin(over, 0)
