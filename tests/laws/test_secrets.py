"""Secrets by law: every game, every option set, whatever the game itself says of what is hidden."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.options import HIDING, OPEN, label, make
from tests.laws import secrets

every_hiding_set = pytest.mark.parametrize("options", HIDING, ids=label)
every_open_set = pytest.mark.parametrize("options", OPEN, ids=label)
seeds = st.integers(0, 2**40)


@every_hiding_set
@given(seed=seeds)
def test_who_was_told_the_same_sees_the_same(options: Any, seed: int) -> None:
    secrets.twins_look_alike(make(options), seed)


@every_hiding_set
@given(seed=seeds)
def test_a_bot_chooses_the_same_whatever_is_hidden(options: Any, seed: int) -> None:
    secrets.bots_choose_alike(make(options), seed)


@every_hiding_set
@given(seed=seeds)
def test_nothing_is_told_that_is_hidden(options: Any, seed: int) -> None:
    secrets.nothing_is_told_that_is_hidden(make(options), seed)


@every_hiding_set
@given(seed=seeds)
def test_imagined_worlds_are_real(options: Any, seed: int) -> None:
    secrets.imagined_worlds_are_real(make(options), seed)


@every_hiding_set
def test_something_is_hidden(options: Any) -> None:
    secrets.something_is_hidden(make(options))


@every_open_set
@given(seed=seeds)
def test_in_an_open_game_nothing_is_hidden(options: Any, seed: int) -> None:
    secrets.nothing_is_hidden(make(options), seed)
