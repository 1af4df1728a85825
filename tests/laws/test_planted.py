"""The laws of secrecy notice a leak: faults are planted in the classes at run time, and a law turns red."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mypy_extensions import i64

import cloudtop as ct
from cloudtop.core.chance import Rng
from cloudtop.core.game import Game
from cloudtop.core.heaps import Heap
from cloudtop.core.state import Journal
from tests.kit.options import HIDING, label, make
from tests.laws import secrets

SEEDS = range(40)  # in some games nothing is hidden for long
every_game = pytest.mark.parametrize("options", {named[0]: named for named in HIDING}.values(), ids=label)


def hides_nothing(self: Heap, seat: i64) -> None:
    """A veil that hides nothing."""


def shows_one(real: Callable[[Heap, i64], None]) -> Callable[[Heap, i64], None]:
    """One zone, such as a hand, is shown to one seat."""

    def veil(self: Heap, seat: i64) -> None:
        zone = (self.held or self.ends)[0]
        before = zone.cards()
        real(self, seat)
        if seat == 1:
            zone.put(before)

    return veil


def tells_all(self: Journal, name: str, seat: int, rule: str, facts: Any, secret: Any, seen_by: int) -> None:
    """A hidden card is named in an event that everybody hears."""
    self.tell(name, seat, rule, {**facts, **secret})


def stays_hidden(self: Heap, rng: Rng) -> None:
    """An imagined world in which cards are still hidden, so that it cannot be loaded."""


def red(law: Callable[[Game, int], None], game: Game) -> bool:
    """Does the law notice something?"""
    for seed in SEEDS:
        try:
            law(game, seed)
        except (AssertionError, IndexError, ct.Mistake):
            return True
    return False


@every_game
def test_without_a_fault_no_law_is_red(options: Any) -> None:
    for law in (secrets.twins_look_alike, secrets.nothing_is_told_that_is_hidden, secrets.imagined_worlds_are_real):
        law(make(options), 1)


@every_game
def test_a_veil_that_hides_nothing_is_noticed(options: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heap, "veil", hides_nothing)
    assert red(secrets.twins_look_alike, make(options))


@every_game
def test_a_hand_that_is_shown_to_one_seat_is_noticed(options: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heap, "veil", shows_one(Heap.veil))
    assert red(secrets.twins_look_alike, make(options))


@every_game
def test_an_event_that_tells_a_secret_is_noticed(options: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Journal, "whisper", tells_all)
    assert red(secrets.nothing_is_told_that_is_hidden, make(options))


@every_game
def test_an_imagined_world_that_cannot_be_loaded_is_noticed(options: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heap, "imagine", stays_hidden)
    assert red(secrets.imagined_worlds_are_real, make(options))
