"""What a bot takes for granted: all that was seen of hands, piles, decks and sleeves, and chance for the rest alone."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import cloudtop as ct
from cloudtop.core.zones import card, insert_sorted, seat_bit
from cloudtop.games.cloudage.actions import PROJECT_NAMES
from cloudtop.games.cloudage.state import own
from tests.cloudage.kit import Table, begin
from tests.kit import rule

WORLDS = 2000


def worlds(t: Table, seat: int, count: int = WORLDS) -> list[Table]:
    """Tables that agree with what a seat may know."""
    veiled, rng = t.game.veil(t.state, seat), ct.Rng(1)
    return [Table(t.game, own(t.game.imagine(veiled, rng))) for _ in range(count)]


def near(count: int, share: float) -> bool:
    """Within five times what luck scatters."""
    return abs(count - WORLDS * share) < 5 * math.sqrt(WORLDS * share * (1 - share))


@rule("CA-GEN-15", "CA-GEN-21")
def test_a_hidden_card_is_as_likely_as_there_are_copies_that_nobody_has_shown() -> None:
    """One light cannon lies in front of A and one in the discard pile: B holds the last one as often as any other card."""
    t = begin().pile("light_cannon", "light_cannon", "light_cannon", "frank", "sam", "wreck", "cistern")
    t.discarded("light_cannon").hand("A", "cistern").hand("B", "frank", "sam").played("A", "light_cannon")
    held = Counter(name for world in worlds(t, 0) for name in world.cards("B"))
    assert set(held) == {"light_cannon", "frank", "sam", "wreck"}
    assert all(near(times, 1 / 2) for times in held.values())


@rule("CA-GEN-15", "CA-GEN-21")
def test_a_card_of_another_hand_that_was_seen_is_still_there() -> None:
    t = begin().hand("B", "frank")
    seen = card(PROJECT_NAMES.index("wreck"), seat_bit(0) + seat_bit(1))
    t.move_card(PROJECT_NAMES.index("wreck"), -1)
    t.player("B").hand = insert_sorted(t.player("B").hand, seen)
    held = [world.cards("B") for world in worlds(t, 0, 200)]
    assert all("wreck" in hand for hand in held) and len({tuple(hand) for hand in held}) > 20


@rule("CA-GEN-21", "CA-CTY-08", "CA-NAV-07", "CA-CRD-20")
def test_sleeves_decks_discards_and_the_bag_are_known_exactly() -> None:
    """An imagined table differs from the real one in hidden hands and the pile, and in nothing else."""
    t = begin(3).hand("A", "frank").hand("B", "wreck", "sam").tiles("C", green=2).discarded("cistern")
    t.navigation("B", "0 1 1 4", "2 3").act("A").do("collect 1-metal", "drone water", "drone cards").show(0, "c22")

    def open_part(table: Table) -> dict[str, Any]:
        data = table.game.dump(table.state)
        hidden = [{**seat, "hand": len(seat["hand"])} for seat in data["seats"]]
        return {**data, "pile": sum(data["pile"].values()), "seats": hidden}

    found = worlds(t, 2, 50)
    assert all(open_part(world) == open_part(t) for world in found)
    assert all(world.offer() == t.offer() for world in found)
    assert len({tuple(world.cards("B")) for world in found}) > 20
