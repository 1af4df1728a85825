"""Fights: what a player brings along, and what the next navigation card costs."""

from __future__ import annotations

from math import comb

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import COMBAT, NAVIGATIONS
from cloudtop.games.cloudage.state import L1, L2, CloudAgeState, total


def base_combat(state: CloudAgeState, seat: i64) -> i64:
    """CA-CBT-05, CA-CBT-06: without navigation cards."""
    return state.players[seat].count(COMBAT)


def card_energy(state: CloudAgeState, drawn: i64) -> i64:
    """CA-CBT-07, CA-CBT-08: energy for the next navigation card."""
    return state.box.first_card_energy if drawn == 0 else state.box.next_card_energy


def can_draw_navigation(state: CloudAgeState, seat: i64) -> bool:
    """CA-CBT-12, CA-CBT-16, CA-Q-37: is a card left, those of this fight apart?"""
    player = state.players[seat]
    return total(player.deck) > 0 or total(player.spent) > 0


def next_cards(state: CloudAgeState, seat: i64) -> vec[i64]:
    """CA-CBT-11, CA-CBT-16, CA-CRD-20: by value, the navigation cards of which the next one is drawn; perhaps it is known."""
    player = state.players[seat]
    if player.top < 0:
        return player.deck if total(player.deck) > 0 else player.spent
    known = vec[i64]([0] * NAVIGATIONS)
    known[player.top] = 1
    return known


def win_chances(state: CloudAgeState, seat: i64, gap: int, most: int) -> list[float]:
    """CA-CBT-11, CA-CBT-16: how likely one more card, two more and so on bring together what is missing."""
    player = state.players[seat]
    piles = [[int(n) for n in player.deck], [int(n) for n in player.spent]]
    if player.top >= 0:  # CA-CRD-20
        piles[0][player.top] -= 1
        piles.insert(0, [int(value == player.top) for value in range(NAVIGATIONS)])
    cards = min(most, sum(map(sum, piles)))
    return [_sum_chance(piles, gap, n + 1) for n in range(cards)]


def _sum_chance(piles: list[list[int]], gap: int, cards: int) -> float:
    """The chance that so many cards add up to the gap; a pile is used up before the next one begins."""
    for pile in piles:
        if cards < sum(pile):
            ways = {(0, 0): 1}  # by cards drawn and their sum
            for value, count in enumerate(pile):
                more: dict[tuple[int, int], int] = {}
                for (drawn, reached), n in ways.items():
                    for times in range(min(count, cards - drawn) + 1):
                        key = (drawn + times, reached + times * value)
                        more[key] = more.get(key, 0) + n * comb(count, times)
                ways = more
            good = sum(n for (drawn, reached), n in ways.items() if drawn == cards and reached >= gap)
            return good / comb(sum(pile), cards)
        cards -= sum(pile)
        gap -= sum(value * count for value, count in enumerate(pile))
    return 1.0 if gap <= 0 else 0.0


def has_marker(state: CloudAgeState, seat: i64, tile: i64) -> bool:
    """CA-LEG-02: can a marker be taken back from the city of this legacy tile?"""
    return state.in_play(tile) and state.players[seat].marks[state.box.tiles[tile].city] > 0


def marker_tile(number: i64) -> i64:
    """The legacy tile of `marker L1` and `marker L2`."""
    return L1 if number == 0 else L2


def may_fight(state: CloudAgeState, seat: i64) -> bool:
    """CA-CBT-01, CA-CBT-19: is there a militia in the city, and no own marker?"""
    city: i64 = state.city_at(seat)
    return city >= 0 and state.land.value[city] > 0 and state.players[seat].marks[city] == 0
