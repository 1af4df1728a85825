"""Hints in the library: moves in words, what each is expected to bring line by line, and what else there is."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games import entry
from cloudtop.table.match import Match
from cloudtop.table.wording import apart, move_words, target_facts
from tests.kit.playouts import played_out

every_game = pytest.mark.parametrize("slug", ct.GAMES)


def a_choice(slug: str) -> Match:
    """A match late enough to be quick, where somebody can choose."""
    game = ct.game(slug)
    whole = Match(game, ["greedy"] * game.seats, 2).play()
    for length in range(len(whole.log) * 9 // 10, len(whole.log)):
        match = whole.branch(length, [None] * game.seats)
        if match.waiting()[0] >= 0 and len(match.offer()) > 2:
            return match
    raise AssertionError("nobody could choose")


@every_game
def test_the_lines_of_a_hint_add_up(slug: str) -> None:
    match = a_choice(slug)
    best, other, *rest = ct.advise(match, bot="greedy", seed=1)
    assert {best.line, other.line} <= set(match.offer())
    for hint in (best, other):
        assert sum(hint.lines.values()) == pytest.approx(hint.expected, abs=0.01)
        assert set(hint.lines) - {"later"} == {line.name for line in match.sheet(match.waiting()[0])}
        assert hint.words and hint.words != hint.line
    assert all(not hint.lines for hint in rest)


@every_game
def test_every_offered_move_is_said_in_words(slug: str) -> None:
    game, text = ct.game(slug), entry(slug).text()
    match = Match(game, ["random"] * game.seats, 4).play()
    for length in range(len(match.log)):
        table = match.state_at(length) if length % 25 == 0 else None
        for seat in table.waiting() if table is not None else []:
            for action in table.options(seat) if table is not None and seat >= 0 else []:
                said = move_words(text, game, int(action))
                assert said and "{" not in said


def test_facts_are_what_is_clicked() -> None:
    targets = ["verb:fly", "cell:a1", "~cube:A", "cell:b2", "pile"]
    assert target_facts(targets) == {"cell": "a1", "cube": "A", "cell2": "b2"}


def test_differences_are_told_the_largest_first() -> None:
    text = entry("cloudcity").text()
    lines = {"river": -0.44, "forest": 2.06, "sand": 0.1}
    assert apart(text, lines) == f"{text.say('score-forest')} +2.1, {text.say('score-river')} \u22120.4"
    assert apart(text, {"sand": 0.1}) == ""


def test_who_has_nothing_to_decide_gets_no_advice() -> None:
    match = a_choice("cloudcity")
    waits = 1 - match.waiting()[0]
    with pytest.raises(ct.NotYourTurn):
        ct.advise(match, waits)
    with pytest.raises(ct.Mistake):
        ct.advise("evening.ctr")  # type: ignore[arg-type]
    match.state = played_out(match.game, match.state)
    with pytest.raises(ct.Mistake):
        ct.advise(match)
