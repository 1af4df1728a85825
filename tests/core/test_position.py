"""Cards and counts as positions write them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import cloudtop as ct
from cloudtop.core.position import cards_text, eyes_text, read_cards, read_counts, read_eyes
from cloudtop.core.zones import card, everyone

KINDS = ["ant", "bee"]


@pytest.mark.parametrize(("mask", "text"), [(1, "A"), (4, "C"), (5, "AC"), (everyone(3), "ABC"), (7, "ABC-"), (0, "-")])
def test_who_has_seen_a_card_is_written_there_and_back(mask: int, text: str) -> None:
    assert eyes_text(mask, 3) == text and read_eyes(text, 3) == mask


@pytest.mark.parametrize("text", ["", "D", "AA", "a", "A B"])
def test_other_eyes_are_refused(text: str) -> None:
    assert read_eyes(text, 3) == -1


def test_cards_are_written_there_and_back() -> None:
    cards = vec[i64]([card(0, 1), card(1, 3)])
    assert cards_text(cards, KINDS, 3) == ["ant A", "bee AB"]
    assert list(read_cards(["bee AB", "ant A"], KINDS, 3, "a hand", False)) == list(cards)
    assert list(read_cards(["bee AB", "ant A"], KINDS, 3, "the top", True)) == [card(1, 3), card(0, 1)]


@pytest.mark.parametrize("line", ["wasp A", "ant", "ant Q", ""])
def test_a_line_that_is_no_card_is_refused(line: str) -> None:
    with pytest.raises(ct.Corrupt, match="is not a card and the seats that have seen it, such as 'ant A'"):
        read_cards([line], KINDS, 2, "a hand", False)


def test_a_count_of_something_else_is_refused() -> None:
    assert list(read_counts({"bee": 2}, KINDS, "the box", "PB-BEA-01")) == [0, 2]
    with pytest.raises(ct.Corrupt, match="'wasp' in the box is not one of ant, bee"):
        read_counts({"wasp": 1}, KINDS, "the box", "PB-BEA-01")
