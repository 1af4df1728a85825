"""What is hidden: all cards with one back, and how they are veiled, imagined and counted.

A game lists its heaps (`Game.heaps`); the core does the rest. Who has seen a card is known to all: it stands in the mask.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.chance import Rng
from cloudtop.core.zones import HIDDEN, Deck, card, insert_sorted, kind_of, knows, seen_by


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(ABC):
    """A place for cards that not everybody has seen, such as a hand: a window on a state, made when it is asked for."""

    def __init__(self, ordered: bool = False) -> None:
        self.ordered = ordered  # the order of the cards means something; else they are kept ascending

    @abstractmethod
    def cards(self) -> vec[i64]:
        """The cards that lie here now."""

    @abstractmethod
    def put(self, cards: vec[i64]) -> None:
        """Let these cards lie here instead."""


class Top(Zone):
    """The cards on top of a deck whose place is known to somebody."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(True)
        self.deck = deck

    def cards(self) -> vec[i64]:
        return self.deck.top

    def put(self, cards: vec[i64]) -> None:
        self.deck.top = cards


class Bottom(Zone):
    """The cards at the bottom of a deck whose place is known to somebody."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(True)
        self.deck = deck

    def cards(self) -> vec[i64]:
        return self.deck.bottom

    def put(self, cards: vec[i64]) -> None:
        self.deck.bottom = cards


class Heap:
    """A face-down deck and the zones that hold cards of the same back.

    In a veiled heap `deck.count` is all that the viewer has not seen, wherever it lies, and the cards of known place.
    """

    def __init__(self, deck: Deck, held: list[Zone]) -> None:
        self.deck = deck
        self.ends: list[Zone] = [Top(deck), Bottom(deck)]
        self.held = held  # zones beside the deck

    def zones(self) -> list[Zone]:
        return self.ends + self.held

    def veil(self, seat: i64) -> None:
        """Hide every card that the seat has not seen; those in hands join what may still be in the deck."""
        for zone in self.held:
            for c in zone.cards():
                if not knows(c, seat):
                    self.deck.count[kind_of(c)] += 1
        for zone in self.zones():
            shown = vec[i64](capacity=len(zone.cards()))
            for c in zone.cards():
                shown = put_into(zone, shown, c if knows(c, seat) else card(HIDDEN, seen_by(c)))
            zone.put(shown)

    def imagine(self, rng: Rng) -> None:
        """Deal the hidden cards anew, each as likely as there are cards of its kind left."""
        loose = self.deck.count[:]
        for zone in self.ends:
            for c in zone.cards():
                if kind_of(c) != HIDDEN:
                    loose[kind_of(c)] -= 1
        for zone in self.zones():
            dealt = vec[i64](capacity=len(zone.cards()))
            for c in zone.cards():
                if kind_of(c) == HIDDEN:
                    c = card(rng.pick(loose), seen_by(c))
                    loose[kind_of(c)] -= 1
                dealt = put_into(zone, dealt, c)
            zone.put(dealt)
        for zone in self.ends:
            for c in zone.cards():
                loose[kind_of(c)] += 1
        self.deck.count = loose

    def census(self) -> vec[i64]:
        """How many cards of each kind there are, wherever they lie."""
        out = self.deck.count[:]
        for zone in self.held:
            for c in zone.cards():
                out[kind_of(c)] += 1
        return out


def put_into(zone: Zone, cards: vec[i64], c: i64) -> vec[i64]:
    return append(cards, c) if zone.ordered else insert_sorted(cards, c)
