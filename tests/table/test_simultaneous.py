"""A table at which several seats decide at once, on the invented game of tests/pebbles."""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.pebbles import Pebbles
from tests.pebbles.state import own

A, B, C = 0, 1, 2


def test_people_and_bots_play_it_together() -> None:
    match = ct.Match(Pebbles(3), [ct.bots.greedy(), None, ct.bots.random()], seed=5).play()
    assert match.waiting() == [B] and [move.seat for move in match.log] == [ct.CHANCE, A, C]
    assert match.offer() == ["bet 1", "bet 2", "bet 3"] and match.offer(A) == []
    match.do("bet 2")
    while not match.play().over:
        match.do(match.offer()[-1])
    assert match.ranking()[0].total == max(match.scores().values())


def test_a_bot_decides_while_a_person_still_thinks() -> None:
    match = ct.Match(Pebbles(2), [None, ct.bots.random()], seed=1).play()
    assert match.waiting() == [A] and match.log[-1].seat == B
    assert match.game.agenda_text(match.glimpse(A).veiled)[-1] == "Bets 0 9"


def test_people_commit_in_any_order_at_the_table() -> None:
    match = ct.Match(Pebbles(3), seed=1).play()
    assert match.waiting() == [A, B, C]
    match.do("bet 3", C)
    match.do("bet 1")
    with pytest.raises(ct.NotYourTurn):
        match.do("bet 1", A)
    assert match.do("bet 1", B)[-1].told_to(A) == {"bets": [1, 1, 3]}
    assert own(match.state).shells == [0, 0, 3]


def test_bots_play_it_to_the_end_and_the_same_seed_is_the_same_game() -> None:
    line_up = [ct.bots.random(), ct.bots.greedy(), ct.bots.monte_carlo(iterations=12)]
    games = [ct.Match(Pebbles(3), line_up, seed).play().record().text() for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_several_lines_stop_at_chance() -> None:
    game = Pebbles(2)
    match = ct.Match(game, position=game.dump(game.new()) | {"agenda": ["Turn 0"]})
    assert match.do_all(["dive", "deeper", "surface"], A) == 2
    assert match.waiting() == [ct.CHANCE]
