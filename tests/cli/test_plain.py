"""A game without a painter can be played in a terminal all the same: Pebbles has none."""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.cli.evening import Evening
from tests.pebbles import ENTRY


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ct.GAMES, ENTRY.slug, ENTRY)


def evening(*typed: str, seed: int = 1) -> Evening:
    return Evening(ct.Match(ENTRY.make({}), [None, ct.bots.random()], seed=seed), list(typed))


def test_the_view_is_told_field_by_field() -> None:
    screen = evening().screens[0]
    assert "Pebbles   Round 1" in screen and "beach" in screen and "15" in screen


def test_the_offer_is_a_menu_in_words() -> None:
    screen = evening().screens[0]
    assert "Choose a number; nobody sees it." in screen and "1  Bet 1" in screen and "3  Bet 3" in screen


def test_what_a_move_takes_and_gives_stands_beside_it() -> None:
    match = ct.Match(ENTRY.make({}), [None, None])
    match.do("tide low")
    match.do("bet 3", 0)
    match.do("bet 1", 1)
    screen = Evening(match, [""]).screens[1]  # after the cover
    assert "Trade two shells · for 2 shells · brings 1 pebble" in screen


def test_a_whole_game_can_be_played_by_numbers() -> None:
    match = ct.Match(ENTRY.make({}), [None, ct.bots.random()], seed=4)
    Evening(match, lambda _: "1")
    assert match.over
