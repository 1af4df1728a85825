"""Navigation cards: two are revealed, the lower one pays, the higher one flies."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import begin
from tests.kit import rule


@rule("CA-NAV-01")
def test_two_cards_are_revealed() -> None:
    t = begin().reveal()
    assert t.offer() == [f"navigation {n}" for n in (0, 1, 2, 3)]
    assert t.do("navigation 0").offer() == [f"navigation {n}" for n in (1, 2, 3)]
    assert t.do("navigation 2").step() == ""


@rule("CA-NAV-01")
def test_a_card_is_as_likely_as_there_are_of_it() -> None:
    t = begin().reveal()
    assert list(t.state.agenda[-1].weights(t.state)) == [1, 3, 2, 1]


@rule("CA-NAV-01", "CA-PRD-01")
def test_every_player_reveals_in_turn_order() -> None:
    t = begin(3, 1, first="B").give("A", energy=0).give("B", energy=0).give("C", energy=0).ask("Round 1")
    t.do("navigation 0", "navigation 1", "navigation 0", "navigation 2", "navigation 0", "navigation 3")
    assert [int(t.player(seat).course) for seat in "ABC"] == [3, 1, 2]


@rule("CA-NAV-02")
@pytest.mark.parametrize("cards", [("1", "2"), ("2", "1")])
def test_the_lower_card_pays_energy(cards: tuple[str, str]) -> None:
    t = begin().give("A", energy=0).reveal().do(*[f"navigation {n}" for n in cards]).do("take energy")
    assert t.count("A", "energy") == 1


@rule("CA-NAV-02")
def test_the_lower_card_pays_project_cards() -> None:
    t = begin().reveal().do("navigation 3", "navigation 2", "take cards", "project parrot", "project wreck")
    assert (t.cards("A"), t.count("A", "energy"), t.step()) == (["wreck", "parrot"], 2, "")


@rule("CA-NAV-03")
def test_the_reward_is_not_split() -> None:
    t = begin().give("A", energy=0).reveal().do("navigation 3", "navigation 2")
    assert t.offer() == ["take energy", "take cards"]
    assert t.do("take energy").has("A") == {**t.has("A"), "energy": 2, "cards": 0}
    assert t.step() == ""


@rule("CA-NAV-02")
def test_the_lower_card_pays_no_metal() -> None:
    assert begin().reveal().do("navigation 3", "navigation 2").why("take metal") == "CA-NAV-02"


@rule("CA-NAV-02", "CA-GEN-11")
def test_without_any_project_card_the_reward_is_energy() -> None:
    t = begin().pile().reveal().do("navigation 3", "navigation 2")
    assert t.offer() == ["take energy"]
    assert t.why("take cards") == "CA-GEN-11"


@rule("CA-NAV-02", "CA-GEN-11")
@pytest.mark.parametrize("first", ["A", "B"])
def test_the_last_project_card_goes_to_the_first_in_turn_order(first: str) -> None:
    """CA-Q-126: all choose, then all draw."""
    t = begin(2, 2, first=first).pile("wreck").give("A", energy=0).give("B", energy=0)
    t.ask("Round 1").do(*["navigation 1"] * 4, "take cards", "take cards", "project wreck")
    assert (t.cards(first), t.step()) == (["wreck"], "Fly")


@rule("CA-NAV-04")
def test_both_cards_go_to_the_discard_pile() -> None:
    t = begin().navigation("A", "1 1 3", "0").reveal().do("navigation 3", "navigation 1")
    assert t.deck("A") == ("1", "0 1 3")


@rule("CA-NAV-05", "CA-MOV-03")
@pytest.mark.parametrize("cards", [("0", "3"), ("3", "0")])
def test_the_higher_card_is_for_movement(cards: tuple[str, str]) -> None:
    t = begin().reveal().do(*[f"navigation {n}" for n in cards]).ask("TakeOff 0")
    assert t.view()["movement"] == 3 + 1


@rule("CA-NAV-06")
def test_equal_cards_count_for_both() -> None:
    t = begin().give("A", energy=0).reveal().do("navigation 2", "navigation 2", "take energy")
    assert t.count("A", "energy") == 2
    assert t.ask("TakeOff 0").view()["movement"] == 2 + 1


@rule("CA-NAV-07", "CA-NAV-08")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_missing() -> None:
    t = begin().navigation("A", "2 3", "0 1").reveal().do("navigation 2", "navigation 3", "take energy")
    assert t.deck("A") == ("", "0 1 2 3")
    assert t.reveal().deck("A") == ("0 1 2 3", "")


@rule("CA-NAV-07")
def test_a_card_just_drawn_is_not_shuffled_in() -> None:
    t = begin().navigation("A", "3", "0 1").reveal().do("navigation 3")
    assert t.offer() == ["navigation 0", "navigation 1"]
    t.do("navigation 1")
    assert t.deck("A") == ("0", "1 3")


@rule("CA-NAV-01")
def test_a_single_card_is_the_higher_one() -> None:
    t = begin().navigation("A", "", "3").reveal().do("navigation 3")
    assert (t.step(), int(t.player("A").course), t.deck("A")) == ("", 3, ("", "3"))


@rule("CA-NAV-01")
def test_without_cards_the_value_is_0() -> None:
    t = begin().navigation("A").reveal()
    assert (t.step(), int(t.player("A").course)) == ("", 0)


@rule("CA-NAV-09")
def test_a_lower_card_of_0_brings_nothing() -> None:
    t = begin().reveal().do("navigation 0", "navigation 3")
    assert (t.step(), t.count("A", "energy")) == ("", 2)


@rule("CA-NAV-10")
def test_energy_of_the_reveal_is_too_late_for_producing() -> None:
    t = begin(1, 1).give("A", energy=0).ask("Round 1", "Round 2")
    assert t.step() == "Reveal"
    t.do("navigation 3", "navigation 2", "take energy")
    assert (t.step(), t.count("A", "energy")) == ("Fly", 2)


@rule("CA-NAV-10")
def test_energy_spent_on_producing_is_missing_in_the_fight() -> None:
    t = begin(1, 1).give("A", energy=1).ask("Round 1").do("produce 0", "navigation 1", "navigation 0")
    t.do("fly 1a2", "fly 1b2", "land")
    assert (t.count("A", "energy"), t.offer()) == (0, ["stop"])


@rule("CA-COL-11", "CA-NAV-01")
def test_a_city_card_in_the_deck_is_revealed_like_any_other() -> None:
    t = begin().navigation("A", "1 4").reveal().do("navigation 4", "navigation 1", "take energy")
    assert t.ask("TakeOff 0").view()["movement"] == 4 + 1


@rule("CA-NAV-01", "CA-CRD-20")
def test_a_card_known_to_be_on_top_is_revealed_first() -> None:
    t = begin().navigation("A", "0 1 4")
    t.player("A").top = 4
    assert t.reveal().offer() == ["navigation 4"]
    assert t.do("navigation 4").offer() == ["navigation 0", "navigation 1"]


@rule("CA-NAV-07", "CA-CRD-20")
def test_after_the_known_card_the_discard_pile_is_shuffled() -> None:
    t = begin().navigation("A", "4", "0 1")
    t.player("A").top = 4
    assert t.reveal().do("navigation 4").offer() == ["navigation 0", "navigation 1"]
