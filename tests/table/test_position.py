"""Positions from a few parts: what is named is there, the rest is filled in, and what cannot be gets its sentence."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from tests.kit.options import FILLED, OPTION_SETS, label, make
from tests.table.kit import refused


@pytest.mark.parametrize("named", [named for named in OPTION_SETS if named[0] in FILLED], ids=label)
def test_anybody_may_have_the_turn(named: tuple[str, dict[str, Any]]) -> None:
    game = make(named)
    for letter in "ABCD"[: game.seats]:
        match = ct.Match(game, position=ct.position(game, turn=letter, round=2))
        question = match.question()
        assert question and question.seats == [letter] and match.offer(letter) != []


@pytest.mark.parametrize("slug", FILLED)
def test_a_filled_position_plays_on_to_its_end(slug: str) -> None:
    game = ct.game(slug)
    match = ct.Match(game, ["random"] * game.seats, 5, position=ct.position(game, turn="B", round=3))
    assert match.play().over and ct.resume(match.record()).scores() == match.scores()


@pytest.mark.parametrize("slug", FILLED)
def test_a_game_that_is_over(slug: str) -> None:
    game = ct.game(slug)
    assert ct.Match(game, position=ct.position(game, over=True)).question() is None


def test_what_is_named_is_there() -> None:
    game = ct.game("cloudcity", first="A")
    data = ct.position(
        game,
        cities={"A": {"tiles": ["i7 D-BG r0", "i9 A-SS r1"], "hand": ["A-BB"]}, 1: {"hand": ["D-BG", "D-BG AB"]}},
        row=["A-GG"],
        turn="B",
    )
    assert data["cities"][0]["tiles"] == ["g7 D-BB r0", "i7 D-BG r0", "i9 A-SS r1"]
    assert data["cities"][0]["hand"][0] == "A-BB A" and data["cities"][1]["hand"][:2] == ["D-BG B", "D-BG AB"]
    assert (data["round"], data["row"][0], len(data["cities"][1]["tiles"])) == (2, "A-GG", 2)


@pytest.mark.parametrize(
    ("ask", "offer"),
    [
        ("ChooseTile", "choose A-BB"), ("PlaceTile A-BB", "place g5 r0"), ("BuildWalkways", "done"), ("DrawTile", "draw pile"),
        ("TakeFromPile", "tile A-GG"), ("RefillRow 2", "tile A-GG"),
    ],
)  # fmt: skip
def test_the_pending_question_by_its_name(ask: str, offer: str) -> None:
    game = ct.game("cloudcity", first="A")
    match = ct.Match(game, position=ct.position(game, turn="B", ask=ask, cities={"B": {"hand": ["A-BB"]}}))
    question = match.question()
    assert question and question.step == ask.split()[0] and offer in match.offer()


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"turn": "C"}, "the seats are A, B"),
        ({"cities": {"C": {}}}, "the seats are A, B"),
        ({"towers": 3}, "'towers' is not a part of a position of Cloud City; they are cities, turn"),
        ({"ask": "Fly"}, "'Fly' cannot be asked in a turn; what can be asked is"),
        ({"ask": "ChooseTile 5"}, "needs no words"),
        ({"ask": "PlaceTile"}, "needs one word after it"),
        ({"cities": 5}, "This is not a position of Cloud City"),
        ({"cities": {"A": {"tiles": ["i7 D-BG r0"]}}, "round": 3}, "A has laid 2 tiles; by now it must be 3"),
        ({"cities": {"A": {"tiles": ["a1 D-BG r0"]}}}, "A's tile 'a1 D-BG r0' cannot lie there (CC-TIL-03)"),
        ({"cities": {"A": {"hand": ["A-BG", "A-BG", "A-BG"]}}}, "There are 3 ordinary tiles A-BG; the game has 2"),
        ({"cities": {"A": {"walkways": ["g7-j7"]}}}, "A's walkway g7-j7 cannot stand there"),
        ({"requests": ["solo"]}, "CC-UPG-03"),
    ],
)
def test_what_cannot_be(parts: dict[str, Any], words: str) -> None:
    with refused(ct.Mistake, words):
        ct.position(ct.game("cloudcity", first="A"), **parts)
