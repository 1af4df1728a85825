"""One player, and six: on the invented game of tests/pebbles, where who plays alone needs five pebbles."""

from __future__ import annotations

from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.cli.canvas import SEAT_COLOURS, SEAT_SHAPES
from cloudtop.cli.scene import Scene, badge
from cloudtop.cli.scores import verdict
from cloudtop.lab.simulate import play_game
from cloudtop.web.app import Settings, make_app
from tests.pebbles import ENTRY, Pebbles
from tests.web.kit import Inside

A = 0


def alone(pebbles: int) -> ct.Match:
    """A game of one player at its end."""
    game = Pebbles(1)
    return ct.Match(game, position=game.dump(game.new()) | {"agenda": [], "pebbles": [pebbles]}, names=["Ada"])


def test_who_plays_alone_is_expected_to_have_what_the_evaluation_says() -> None:
    match = ct.Match(Pebbles(1), seed=1).play()
    assert match.game.brain.lead(match.state, A) == match.game.brain.evaluate(match.state, A)


@pytest.mark.parametrize("bot", ["random", "greedy", "monte_carlo:20"])
def test_bots_play_alone(bot: str) -> None:
    assert ct.Match(Pebbles(1), [bot], seed=1).play().over


@pytest.mark.parametrize(("pebbles", "said"), [(5, "Ada wins with 5 votes."), (4, "Ada loses with 4 votes.")])
def test_the_terminal_says_whether_it_is_won(pebbles: int, said: str) -> None:
    match = alone(pebbles)
    assert verdict(Scene(match, A, ct.GAMES["cloudcity"].text()), match.ranking()) == said


@pytest.mark.parametrize(("pebbles", "margin"), [(5, 0), (4, -100)])
def test_a_lost_game_is_behind(pebbles: int, margin: int) -> None:
    match = alone(pebbles)
    assert match.game.margin(match.state, A) == margin


def test_the_lab_counts_won_and_lost_games() -> None:
    results = [play_game(Pebbles(1), [ct.bots.random()], seed) for seed in range(30)]
    assert {r.wins for r in results} == {(0.0,), (1.0,)}
    assert all((r.wins[0] == 1) == (r.totals[0] >= 5) for r in results)


def test_six_seats_can_be_told_apart() -> None:
    assert len(set(SEAT_COLOURS)) == len(set(SEAT_SHAPES)) == 6
    assert [badge(seat).plain for seat in range(6)] == [" ● A ", " ■ B ", " ▲ C ", " ◆ D ", " ⬟ E ", " ★ F "]


@pytest.mark.parametrize("players", [1, 6])
def test_a_table_for_one_and_for_six(players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)
    seats = "ABCDEF"[:players]
    with Inside(make_app(Settings(tmp_path))) as site:
        table = site.table("me", *["here"] * (players - 1), game="pebbles", options={"players": players})
        with table.open(seats) as everybody:
            assert everybody.waiting() == list(seats)
            for seat in reversed(seats):
                assert everybody.act(seat, "bet 1")["is"] == "news"
            assert everybody.waiting() == ["A"]
