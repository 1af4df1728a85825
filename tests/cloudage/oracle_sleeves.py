"""A second opinion on what can be known of the cards in the cloud sleeves: every way the cards can lie is tried.

It shares no code with the game: what is seen of a card comes from the rows of the box (CA-CTY-08).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations

from tests.cloudage.oracle_flight import PACK

QUADRANTS: dict[str, list[str]] = {row["name"]: row["quadrants"] for row in PACK["city_card"]}
SHOWS: dict[int, list[int]] = {int(row["name"]): row["shows"] for row in PACK["sleeve"]}
Sight = tuple[str, str]
Chances = dict[str, Fraction]


def seen(card: str, sleeve: int) -> Sight:
    """The two quadrants of a card that a sleeve leaves open."""
    one, two = SHOWS[sleeve]
    return QUADRANTS[card][one - 1], QUADRANTS[card][two - 1]


@dataclass
class Sector:
    """A sleeve above the city board: which one, how many cards, and what is seen of the top one (None: not yet known)."""

    sleeve: int
    left: int
    sight: Sight | None

    def fits(self, card: str) -> bool:
        return self.sight is None or seen(card, self.sleeve) == self.sight


def shares(counts: Counter[str]) -> Chances:
    whole = sum(counts.values())
    return {name: Fraction(n, whole) for name, n in sorted(counts.items())}


def tops(unseen: list[str], sectors: list[Sector]) -> list[tuple[str, ...]]:
    """All ways to lay different unseen cards on top of the sleeves, so that everybody sees what is seen."""
    found: list[tuple[str, ...]] = [()]
    for sector in sectors:
        cards = [card for card in unseen if sector.fits(card)] if sector.left else [""]
        found = [(*laid, card) for laid in found for card in cards if card == "" or card not in laid]
    return found


def card_chances(unseen: list[str], sectors: list[Sector], sector: int) -> Chances:
    """How likely each card is on top of a sleeve."""
    return shares(Counter(laid[sector] for laid in tops(unseen, sectors)))


def sight_chances(unseen: list[str], sectors: list[Sector], sector: int) -> Chances:
    """How likely each sight of a new top card is."""
    sleeve = sectors[sector].sleeve
    return shares(Counter("-".join(seen(laid[sector], sleeve)) for laid in tops(unseen, sectors)))


def next_sights(unseen: list[str], sectors: list[Sector], sector: int) -> dict[str, Chances]:
    """By card that comes out of a sleeve: how likely each sight of the one below is. Every order of all cards is tried."""
    size = sum(s.left for s in sectors)
    found: dict[str, Counter[str]] = {}
    for order in permutations(unseen, size):
        piles, rest = [], list(order)
        for s in sectors:
            piles.append(rest[: s.left])
            rest = rest[s.left :]
        if all(s.fits(pile[0]) for s, pile in zip(sectors, piles) if pile):
            below = "-".join(seen(piles[sector][1], sectors[sector].sleeve))
            found.setdefault(piles[sector][0], Counter())[below] += 1
    return {card: shares(counts) for card, counts in sorted(found.items())}
