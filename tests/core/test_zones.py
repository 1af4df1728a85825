"""Cards that remember who has seen them, and decks without order."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.zones import (
    HIDDEN,
    PUBLIC,
    Deck,
    card,
    everyone,
    insert_sorted,
    kind_of,
    knows,
    seat_bit,
    seen_by,
    without,
)


def numbers(*given: int) -> vec[i64]:
    return vec[i64](list(given))


def a_deck(*top: int) -> Deck:
    """Two cards of kind 0, none of kind 1, three of kind 2."""
    return Deck(numbers(2, 0, 3), 5, numbers(*top), numbers())


@pytest.mark.parametrize("kind", [0, 1, 11, 100, HIDDEN])
@pytest.mark.parametrize("mask", [0, 1, 6, 255])
def test_a_card_is_its_kind_and_who_has_seen_it(kind: int, mask: int) -> None:
    c = card(kind, mask)
    assert (kind_of(c), seen_by(c)) == (kind, mask)


def test_every_seat_has_a_bit_of_its_own() -> None:
    assert [seat_bit(seat) for seat in range(8)] == [1, 2, 4, 8, 16, 32, 64, 128]


def test_everyone_is_all_seats_of_the_table_and_who_looks_on() -> None:
    assert [everyone(seats) - PUBLIC for seats in (1, 2, 3, 4, 6)] == [1, 3, 7, 15, 63]


def test_a_seat_knows_a_card_that_it_has_seen() -> None:
    c = card(7, seat_bit(0) + seat_bit(2))
    assert [knows(c, seat) for seat in range(4)] == [True, False, True, False]
    assert all(knows(card(7, everyone(4)), seat) for seat in range(4))
    assert not any(knows(card(7, 0), seat) for seat in range(4))


def test_cards_of_one_kind_stay_together_when_sorted() -> None:
    hand = numbers()
    for c in (card(2, 1), card(0, 3), card(2, 0), card(1, 2)):
        hand = insert_sorted(hand, c)
    assert [(kind_of(c), seen_by(c)) for c in hand] == [(0, 3), (1, 2), (2, 0), (2, 1)]


@pytest.mark.parametrize(("x", "result"), [(1, [1, 3, 3, 5]), (3, [3, 3, 3, 5]), (4, [3, 3, 4, 5]), (9, [3, 3, 5, 9])])
def test_insert_sorted(x: int, result: list[int]) -> None:
    assert list(insert_sorted(numbers(3, 3, 5), x)) == result


@pytest.mark.parametrize(("place", "left"), [(0, [8, 9]), (1, [7, 9]), (2, [7, 8])])
def test_without_one_card(place: int, left: list[int]) -> None:
    hand = numbers(7, 8, 9)
    assert list(without(hand, place)) == left
    assert list(hand) == [7, 8, 9]


def test_any_kind_that_is_left_can_be_drawn_as_likely_as_it_is_left() -> None:
    deck = a_deck()
    assert list(deck.options(100)) == [100, 102]
    assert list(deck.weights()) == [2, 3]


def test_a_drawn_card_is_gone() -> None:
    deck = a_deck()
    deck.take(0)
    deck.take(0)
    assert (list(deck.count), deck.size) == ([0, 0, 3], 3)
    assert list(deck.options(0)) == [2] and list(deck.weights()) == [3]


def test_an_empty_deck_offers_nothing() -> None:
    deck = Deck(numbers(0, 0), 0, numbers(), numbers())
    assert list(deck.options(5)) == [] and list(deck.weights()) == []


def test_a_card_put_on_top_is_drawn_next_for_certain() -> None:
    deck = a_deck()
    deck.put_on_top(card(1, 1))
    assert (list(deck.count), deck.size) == ([2, 1, 3], 6)
    assert list(deck.options(100)) == [101] and list(deck.weights()) == [1]


def test_known_cards_are_drawn_from_the_last_put_on_to_the_first_and_then_the_rest() -> None:
    deck = a_deck()
    deck.put_on_top(card(1, 1))
    deck.put_on_top(card(0, 2))
    drawn = []
    while len(deck.top) > 0:
        (kind,) = deck.options(0)
        drawn.append(kind)
        deck.take(kind)
    assert drawn == [0, 1]
    assert (list(deck.count), deck.size) == ([2, 0, 3], 5)
    assert list(deck.options(0)) == [0, 2]


def test_a_copy_of_a_deck_is_independent() -> None:
    deck = a_deck(card(2, 1))
    copy = deck.copy()
    copy.take(2)
    copy.put_on_top(card(1, 1))
    assert (list(deck.count), deck.size, list(deck.top)) == ([2, 0, 3], 5, [card(2, 1)])
    assert (list(copy.count), copy.size, list(copy.top)) == ([2, 1, 2], 5, [card(1, 1)])


def test_a_card_put_at_the_bottom_comes_last() -> None:
    deck = Deck(numbers(1, 0, 1), 2, numbers(), numbers())
    deck.put_at_bottom(card(1, 3))
    deck.put_at_bottom(card(2, 3))
    assert (list(deck.options(0)), list(deck.weights())) == ([0, 2], [1, 1])
    order = []
    for kind in (2, 0, 1, 2):
        assert kind in list(deck.options(0))
        order.append((kind, len(list(deck.options(0)))))
        deck.take(kind)
    assert order == [(2, 2), (0, 1), (1, 1), (2, 1)]
    assert deck.size == 0
    assert list(deck.bottom) == []


def test_a_copy_of_a_deck_has_its_own_bottom() -> None:
    deck = Deck(numbers(1, 0), 1, numbers(), numbers())
    copy = deck.copy()
    copy.put_at_bottom(card(1, 1))
    assert (len(deck.bottom), len(copy.bottom), deck.size, copy.size) == (0, 1, 1, 2)
