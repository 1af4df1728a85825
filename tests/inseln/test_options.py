"""What players may agree on before a game of Die Inseln im Nebel, and the sentence for what they may not."""

from __future__ import annotations

from typing import Any

import pytest

from cloudtop.core.errors import BadOptions
from cloudtop.games.inseln.content import make_box, read_content
from cloudtop.games.inseln.options import read_options
from cloudtop.games.inseln.state import Box
from tests.kit import rule
from tests.kit.packs import frozen


def box(**options: Any) -> Box:
    return make_box(read_content(frozen("inseln")), read_options(options))


def refused(rule: str, words: str, **options: Any) -> None:
    with pytest.raises(BadOptions) as e:
        read_options(options)
    assert e.value.rule == rule
    assert words in e.value.message


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [("players", "two", "IN-GEN-01"), ("players", True, "IN-GEN-01"), ("side", 1, "IN-MOD-04"), ("module", "1", "IN-MOD-02"),
     ("module", [1, 2], "IN-MOD-02"), ("first", 1, "IN-SET-10"), ("rounds", "40", "IN-P1-01"), ("discard", 1, "IN-TAK-09"), ("joker_groups", None, "IN-LBO-01")],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_refused(name: str, value: object, rule: str) -> None:
    refused(rule, f"The option '{name}' is ", **{name: value})


@rule("IN-GEN-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    refused("IN-GEN-01", f"2, 3 or 4 players, not {players}", players=players)
    assert [box(players=n).players for n in (2, 3, 4)] == [2, 3, 4]


@rule("IN-MOD-04")
@pytest.mark.parametrize("side", ["", "Front", "golden"])
def test_an_island_has_two_sides(side: str) -> None:
    refused("IN-MOD-04", f"front or back, not '{side}'", side=side)
    assert list(box().value) == list(box(side="front").value) != list(box(side="back").value)


@rule("IN-MOD-01", "IN-MOD-02", "IN-MOD-03", "IN-M3-06")
@pytest.mark.parametrize("module", [-1, 0, 4])
def test_modules_are_added_one_after_the_other(module: int) -> None:
    refused("IN-MOD-02", f"1, 2 or 3, not {module}", module=module)
    assert box().module == 1
    boxes = [box(module=n) for n in (1, 2, 3)]
    assert [b.module for b in boxes] == [1, 2, 3]
    assert [b.extensions > 0 for b in boxes] == [False, True, True]


@rule("IN-SET-10")
def test_the_first_player_sits_at_the_table() -> None:
    refused("IN-SET-10", "one of A, B, C, or empty", players=3, first="D")
    refused("IN-SET-10", "one of A, B, or empty", first="chance")
    assert [box(first=seat).first for seat in ("", "A", "B")] == [-1, 0, 1]


@rule("IN-P1-01")
@pytest.mark.parametrize("rounds", [-1, 0, 9, 100])
def test_a_game_has_a_last_round(rounds: int) -> None:
    refused("IN-P1-01", f"after round 10 to 99 at the latest, not {rounds}", rounds=rounds)
    assert [box().rounds, box(rounds=10).rounds, box(rounds=99).rounds] == [40, 10, 99]


def test_the_open_questions_have_a_default() -> None:
    assert (box().discard, box().joker_groups) == (False, False)
    b = box(discard=True, joker_groups=True)
    assert (b.discard, b.joker_groups) == (True, True)
