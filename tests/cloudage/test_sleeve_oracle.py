"""The game and an independent oracle must agree on how likely each card of a sleeve is, and on what is seen of the next."""

from __future__ import annotations

from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import cloudtop as ct
from cloudtop.games.cloudage.actions import CITY_CARD_NAMES
from cloudtop.games.cloudage.rules.sleeves import card_options, card_weights, sight_options, sight_weights
from tests.cloudage import oracle_sleeves as oracle
from tests.cloudage.kit import Table, begin
from tests.cloudage.oracle_flight import PACK
from tests.cloudage.oracle_sleeves import Chances, Sector
from tests.kit import rule

STATES = 60  # for each number of unseen cards


def pick(rng: ct.Rng, names: list[str], count: int) -> list[str]:
    """Different ones."""
    left = list(names)
    return [left.pop(rng.below(len(left))) for _ in range(count)]


def number_of(t: Table, card: str, sleeve: int) -> int:
    """What is seen of a card through a sleeve, as the game numbers it."""
    return int(t.state.box.sight[CITY_CARD_NAMES.index(card) * 6 + sleeve - 1])


def lay(t: Table, unseen: list[str], sleeves: list[int], left: list[int], laid: list[str]) -> list[Sector]:
    """Sleeves on the table with these cards on top; an empty name is a top card that nobody has looked at."""
    t.state.unseen = vec[i64]([int(name in unseen) for name in CITY_CARD_NAMES])
    t.state.sleeve = vec[i64]([sleeve - 1 for sleeve in sleeves])
    t.state.left = vec[i64](left)
    known = [number_of(t, card, sleeve) if n and card else -1 for card, sleeve, n in zip(laid, sleeves, left)]
    t.state.sight = vec[i64](known)
    sights = [oracle.seen(card, sleeve) if card else None for card, sleeve in zip(laid, sleeves)]
    return [Sector(sleeve, n, sight) for sleeve, n, sight in zip(sleeves, left, sights)]


def cards_told(t: Table, sector: int) -> Chances:
    """What the game says about the card on top."""
    names = [t.game.vocabulary.text(action).split()[1] for action in card_options(t.state, sector)]
    weights = [int(n) for n in card_weights(t.state, sector)]
    return {name: Fraction(n, sum(weights)) for name, n in sorted(zip(names, weights))}


def sights_told(t: Table, sector: int) -> Chances:
    """What the game says about the sight of a new top card."""
    weights = [int(n) for n in sight_weights(t.state, sector)]
    offered = {int(t.game.vocabulary.text(action).split()[1]) - 1 for action in sight_options(t.state, sector)}
    assert offered == {sight for sight, n in enumerate(weights) if n}
    return {name_of(t, s, sector): Fraction(n, sum(weights)) for s, n in enumerate(weights) if n}


def name_of(t: Table, sight: int, sector: int) -> str:
    sleeve = int(t.state.sleeve[sector]) + 1
    return next("-".join(oracle.seen(c, sleeve)) for c in CITY_CARD_NAMES if number_of(t, c, sleeve) == sight)


@rule("CA-CTY-08", "CA-COL-06", "CA-GEN-21", "CA-SET-06")
@pytest.mark.parametrize("cards", [3, 4, 5, 7, 12, 20, 30, 39])
def test_random_sleeves_agree_with_the_oracle(cards: int) -> None:
    t, rng = begin(), ct.Rng(cards)
    for _ in range(STATES):
        unseen = pick(rng, list(CITY_CARD_NAMES), cards)
        sleeves = [int(n) for n in pick(rng, list("123456"), 3)]
        left = [int(rng.below(4) > 0) for _ in range(3)]
        sector = rng.below(3)
        left[sector] = 1
        laid = pick(rng, unseen, 3)
        sectors = lay(t, unseen, sleeves, left, laid)
        assert cards_told(t, sector) == oracle.card_chances(unseen, sectors, sector)
        laid[sector] = ""
        sectors = lay(t, unseen, sleeves, left, laid)
        assert sights_told(t, sector) == oracle.sight_chances(unseen, sectors, sector)


@rule("CA-CTY-08", "CA-COL-06", "CA-SET-06")
@pytest.mark.parametrize("left", [[2, 1, 1], [2, 2, 1], [2, 0, 2], [3, 1, 0], [2, 0, 0]])
def test_every_order_of_a_few_cards_agrees_with_what_is_seen_next(left: list[int]) -> None:
    """A card comes out and the next one is seen: the game draws in two steps what really lies there from the start."""
    t, rng = begin(), ct.Rng(sum(left))
    for _ in range(6):
        unseen = pick(rng, list(CITY_CARD_NAMES), 6)
        sleeves = [int(n) for n in pick(rng, list("123456"), 3)]
        laid = pick(rng, unseen, 3)
        sectors = lay(t, unseen, sleeves, left, laid)
        told: dict[str, Chances] = {}
        for card in cards_told(t, 0):
            lay(t, [name for name in unseen if name != card], sleeves, left, ["", *laid[1:]])
            told[card] = sights_told(t, 0)
            lay(t, unseen, sleeves, left, laid)
        assert told == oracle.next_sights(unseen, sectors, 0)


@rule("CA-CTY-08")
def test_what_a_region_brings_on_average_is_told() -> None:
    t = begin()
    sectors = lay(t, list(CITY_CARD_NAMES), [1, 2, 3], [8, 8, 8], ["c01", "c20", "c33"])
    chances = oracle.card_chances(list(CITY_CARD_NAMES), sectors, 1)
    largest = {row["name"]: (row["largest"], row["second"]) for row in PACK["city_card"]}
    for region, likely in t.view()["sectors"][1]["likely"].items():
        size = {card: 3 if one == region else 2 if two == region else 1 for card, (one, two) in largest.items()}
        assert likely == round(float(sum(chance * size[card] for card, chance in chances.items())), 2)


@rule("CA-CTY-08")
def test_a_card_that_must_lie_elsewhere_is_ruled_out() -> None:
    """Three cards look alike through sleeve 2, but only c25 can be what is seen through sleeve 1."""
    t = begin()
    lay(t, ["c03", "c04", "c25"], [2, 1, 6], [1, 1, 0], ["c03", "c25", ""])
    assert cards_told(t, 0) == {"c03": Fraction(1, 2), "c04": Fraction(1, 2)}
