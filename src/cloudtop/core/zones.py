"""Cards that remember who has seen them, and face-down decks without order.

A card is one number: its kind and a mask of the seats that know it. A deck is a count per kind;
the order comes into being when a card is drawn. Cards whose place is known lie on top, listed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

MASK: Final = 256
PUBLIC: Final = 128  # in a mask: it was shown to all, lookers-on included
HIDDEN: Final = 4095  # the kind of a card that the viewer of a veiled state has not seen


def card(kind: i64, seen_by: i64) -> i64:
    return kind * MASK + seen_by


def kind_of(card: i64) -> i64:
    return card // MASK


def seen_by(card: i64) -> i64:
    return card % MASK


def seat_bit(seat: i64) -> i64:
    """The mask of one seat."""
    bit: i64 = 1
    i: i64
    for i in range(seat):
        bit += bit
    return bit


def everyone(seats: i64) -> i64:
    """The mask of what lies open: all seats, and whoever looks on."""
    return seat_bit(seats) - 1 + PUBLIC


def knows(card: i64, seat: i64) -> bool:
    """Has the seat seen the card? A looker-on (SPECTATOR) has seen what was shown to all."""
    return (seen_by(card) // (seat_bit(seat) if seat >= 0 else PUBLIC)) % 2 == 1


def without(cards: vec[i64], place: i64) -> vec[i64]:
    """The cards less the one at `place`."""
    out = vec[i64](capacity=len(cards))
    i: i64 = 0
    for c in cards:
        if i != place:
            out = append(out, c)
        i += 1
    return out


def hand_place(hand: vec[i64], kind: i64) -> i64:
    """The place of the card of a kind that leaves a hand: of two alike, the one that more people have seen."""
    best: i64 = -1
    i: i64 = 0
    for c in hand:
        if kind_of(c) == kind and (best < 0 or seen_by(c) > seen_by(hand[best])):
            best = i
        i += 1
    return best


def insert_sorted(xs: vec[i64], x: i64) -> vec[i64]:
    """Add x to an ascending list."""
    xs = append(xs, x)
    i: i64 = len(xs) - 1
    while i > 0 and xs[i - 1] > x:
        xs[i] = xs[i - 1]
        i -= 1
    xs[i] = x
    return xs


@mypyc_attr(acyclic=True)
class Deck:
    """A face-down deck: `count` per kind and `size` in all; known cards lie on `top` and at the `bottom`.

    The last of `top` is drawn first, the last of `bottom` as the very last of all.
    """

    def __init__(self, count: vec[i64], size: i64, top: vec[i64], bottom: vec[i64]) -> None:
        self.count: vec[i64] = count
        self.size: i64 = size
        self.top: vec[i64] = top
        self.bottom: vec[i64] = bottom

    def copy(self) -> Deck:
        return Deck(self.count[:], self.size, self.top[:], self.bottom[:])

    def sound(self) -> bool:
        """Do the counts agree with the size, and are the cards of known place among them?"""
        total: i64 = 0
        for n in self.count:
            total += n
        loose = self.loose()[:]
        for c in self.top:
            loose[kind_of(c)] -= 1
        for n in loose:
            if n < 0:
                return False
        return total == self.size

    def put_on_top(self, c: i64) -> None:
        self.count[kind_of(c)] += 1
        self.size += 1
        self.top = append(self.top, c)

    def put_at_bottom(self, c: i64) -> None:
        self.count[kind_of(c)] += 1
        self.size += 1
        self.bottom = append(self.bottom, c)

    def known_next(self) -> i64:
        """The kind of the next card if its place is known, else -1."""
        if len(self.top) > 0:
            return kind_of(self.top[-1])
        if len(self.bottom) > 0 and self.size == len(self.bottom):
            return kind_of(self.bottom[0])
        return -1

    def loose(self) -> vec[i64]:
        """Cards by kind whose place is not known."""
        if len(self.bottom) == 0:
            return self.count
        out = self.count[:]
        for c in self.bottom:
            out[kind_of(c)] -= 1
        return out

    def options(self, first: i64) -> vec[i64]:
        """The kinds that the next card can be, as action codes from `first` on."""
        out = vec[i64](capacity=16)
        if self.known_next() >= 0:
            return append(out, first + self.known_next())
        kind: i64 = 0
        for n in self.loose():
            if n > 0:
                out = append(out, first + kind)
            kind += 1
        return out

    def weights(self) -> vec[i64]:
        """How likely each of `options` is."""
        out = vec[i64](capacity=16)
        if self.known_next() >= 0:
            return append(out, 1)
        for n in self.loose():
            if n > 0:
                out = append(out, n)
        return out

    def take(self, kind: i64) -> i64:
        """Remove the card that was drawn; it comes with the mask of those who knew it already."""
        self.count[kind] -= 1
        self.size -= 1
        drawn: i64 = card(kind, 0)
        if len(self.top) > 0:
            drawn = self.top[-1]
            self.top = self.top[:-1]
        elif len(self.bottom) > self.size:
            drawn = self.bottom[0]
            self.bottom = self.bottom[1:]
        return drawn
