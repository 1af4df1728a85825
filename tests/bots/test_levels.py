"""The six levels: what a weak one overlooks, and that it never plays what is much worse."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import cloudtop as ct
from cloudtop.bots.bot import Advice
from cloudtop.bots.level import loosely
from cloudtop.core.errors import BadContent
from cloudtop.core.level import LEVELS, USUAL, Level
from cloudtop.core.teach import levels_of
from cloudtop.lab.ladder import Climb, climb, markdown, total_games
from tests.bots.test_bots import in_the_middle
from tests.pebbles import ENTRY

FOUR = [Advice(1, 1000, 0), Advice(2, 950, 0), Advice(3, 700, 0), Advice(4, 100, 0)]


def taken(level: Level, advice: list[Advice] = FOUR) -> Counter[int]:
    """What a level does in a hundred such positions."""
    rng = ct.Rng(1)
    return Counter(loosely(advice, level, rng)[0].action for _ in range(100))


def test_a_careful_level_takes_the_best() -> None:
    assert taken(Level()) == {1: 100}


def test_noise_takes_any_that_is_nearly_as_good() -> None:
    assert set(taken(Level(noise=50))) == {1, 2}
    assert set(taken(Level(noise=49))) == {1}


def test_who_overlooks_takes_the_best_of_the_rest() -> None:
    found = taken(Level(overlook=50, most=500))
    assert set(found) == {1, 2, 3} and found[1] > found[2] > found[3]


def test_what_is_much_worse_is_never_taken() -> None:
    assert set(taken(Level(overlook=90, noise=2000, most=100))) == {1, 2}
    assert set(taken(Level(overlook=100, noise=2000, most=2000))) == {1}, "who sees nothing at all takes the best"


def test_each_action_is_told_once_and_the_taken_one_first() -> None:
    told = [advice.action for advice in loosely(FOUR, Level(overlook=60, noise=400), ct.Rng(3))]
    assert sorted(told) == [1, 2, 3, 4]


@pytest.mark.parametrize("number", range(1, LEVELS + 1))
def test_a_level_plays_as_the_game_says(number: int) -> None:
    given = in_the_middle()
    given.game.levels = [Level(taught=False, overlook=100 if one + 1 != number else 0) for one in range(LEVELS)]
    best = ct.bots.greedy().advise(given, ct.Rng(1))[0].worth
    advice = ct.bots.level(number).advise(given, ct.Rng(1))
    assert advice[0].worth == best and len({one.action for one in advice}) == len(advice)


@pytest.mark.parametrize("slug", ct.GAMES)
def test_every_game_has_six_levels_for_every_table(slug: str) -> None:
    for players in ct.GAMES[slug].players:
        levels = ct.game(slug, players=players).levels
        assert len(levels) == LEVELS
        assert all(0 <= level.overlook < 100 and level.noise <= level.most for level in levels)
        assert [level.playouts for level in levels] == sorted(level.playouts for level in levels)


def test_levels_are_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    path.write_text(
        "[[level]]\nplayers = [2, 3]\nlevel = 1\nnoise = 70\n\n[[level]]\nplayers = [3]\nlevel = 1\nnoise = 80\n"
    )
    assert [levels_of(path, players)[0].noise for players in (2, 3, 4)] == [70, 80, USUAL[0].noise]
    assert levels_of(path, 2)[1:] == list(USUAL[1:])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[level]]\nplayers = [2]\nlevel = 7\n", "has a level 7; they are 1 to 6"),
        ("[[level]]\nplayers = [2]\nlevel = 1\nspeed = 3\n", "does not describe levels"),
        ("[[level", "does not describe levels"),
    ],
)
def test_a_file_that_describes_no_levels(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "levels.toml"
    path.write_text(text)
    with pytest.raises(BadContent, match=sentence):
        levels_of(path, 2)


def test_a_ladder_is_a_table_with_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)
    plan = Climb("pebbles", {"players": 3}, games=1, seed=4)
    heard: list[int] = []
    text = markdown(plan, climb(plan, 1, heard.append))
    assert sum(heard) == 5 and "the fair share is 33 %" in text
    assert [line[:13] for line in text.splitlines()[4:]] == [f"| {n} | 2 x {n - 1} |" for n in range(2, 7)]


def test_who_plays_alone_is_told_beside_the_level_below(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)
    plan = Climb("pebbles", {"players": 1}, games=1, seed=4)
    heard: list[int] = []
    text = markdown(plan, climb(plan, 1, heard.append))
    assert sum(heard) == total_games(plan) == 6 and "a win is a goal reached" in text
    assert [line[:9] for line in text.splitlines()[4:]] == [f"| {n} | {n - 1} |" for n in range(2, 7)]
