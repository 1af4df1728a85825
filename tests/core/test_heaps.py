"""Heaps: hands and a deck with one back, as one seat knows them."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import cloudtop as ct
from cloudtop.core.heaps import Heap, Zone
from cloudtop.core.zones import HIDDEN, Deck, card, everyone, kind_of, seat_bit

A, B = 0, 1


class Hand(Zone):
    def __init__(self, *cards: int) -> None:
        super().__init__()
        self.held = vec[i64](list(cards))

    def cards(self) -> vec[i64]:
        return self.held

    def put(self, cards: vec[i64]) -> None:
        self.held = cards


def a_heap() -> Heap:
    """A holds a 0 of its own and a 1 that all have seen, B a 2; in the deck are a 0, two 1 and a 2 on top that B knows."""
    deck = Deck(vec[i64]([1, 2, 1]), 4, vec[i64]([card(2, seat_bit(B))]), vec[i64]())
    return Heap(deck, [Hand(card(0, seat_bit(A)), card(1, everyone(2))), Hand(card(2, seat_bit(B)))])


def kinds(heap: Heap) -> list[list[int]]:
    return [[int(kind_of(c)) for c in zone.cards()] for zone in heap.zones()]


def test_a_heap_counts_all_cards_wherever_they_lie() -> None:
    assert list(a_heap().census()) == [2, 3, 2]


@pytest.mark.parametrize(
    ("eyes", "top", "hand_a", "hand_b", "unseen"),
    [
        (A, [HIDDEN], [0, 1], [HIDDEN], [1, 2, 2]),
        (B, [2], [1, HIDDEN], [2], [2, 2, 1]),
        (ct.SPECTATOR, [HIDDEN], [1, HIDDEN], [HIDDEN], [2, 2, 2]),
    ],
)
def test_what_somebody_has_not_seen_is_one_heap(
    eyes: int, top: list[int], hand_a: list[int], hand_b: list[int], unseen: list[int]
) -> None:
    heap = a_heap()
    heap.veil(eyes)
    assert kinds(heap) == [top, [], hand_a, hand_b]
    assert list(heap.deck.count) == unseen and heap.deck.size == 4


def test_hidden_cards_are_dealt_as_likely_as_they_are_left() -> None:
    """A has not seen one 0, two 1 and two 2: B holds each of the five as often."""
    found: Counter[int] = Counter()
    for seed in range(1000):
        heap = a_heap()
        heap.veil(A)
        heap.imagine(ct.Rng(seed))
        assert list(heap.census()) == [2, 3, 2] and heap.deck.sound()
        found[kinds(heap)[3][0]] += 1
    assert 160 < found[0] < 240 and 360 < found[1] < 440 and 360 < found[2] < 440


def test_a_card_keeps_the_mask_of_who_has_seen_it() -> None:
    heap = a_heap()
    heap.veil(A)
    heap.imagine(ct.Rng(1))
    assert heap.held[1].cards()[0] % 256 == seat_bit(B) == heap.deck.top[0] % 256
