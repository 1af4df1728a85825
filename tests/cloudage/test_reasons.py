"""What stands in the way of a refused move is named: the price and what one has, the way, the space, the tile."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import begin
from tests.kit import rule


@pytest.mark.parametrize(
    ("line", "words"),
    [
        pytest.param("upgrade movement", "It costs 3 metal, you have 1 metal.", marks=rule("CA-UPG-04")),
        pytest.param("play deep_well", "It costs 5 water, you have 1 water.", marks=rule("CA-PRJ-01")),
        pytest.param("play wreck", "That project card is not in your hand.", marks=rule("CA-BLD-01")),
    ],
)
def test_what_cannot_be_built(line: str, words: str) -> None:
    t = begin().give("A", energy=0, metal=1, water=1).hand("A", "deep_well", "mechanic").build("A")
    assert t.because(line) == words


@rule("CA-PRJ-01")
def test_a_card_does_not_pay_for_itself() -> None:
    t = begin().give("A", water=9).hand("A", "observatory").build("A")
    cards = int(t.state.box.cards[t.player("A").hand[0] // 256])
    assert cards > 0 and t.because("play observatory") == f"It costs {cards} other project cards, you have 0."


@rule("CA-UPG-01")
def test_upgrades_that_are_all_built() -> None:
    t = begin().upgrades("A", combat=4).give("A", metal=9).build("A")
    assert t.because("upgrade combat") == "All your combat upgrades are built."


@pytest.mark.parametrize(
    ("place", "course", "line", "words"),
    [
        pytest.param("1b2", 2, "fly 2d2", "2d2 is not next to your airship on 1b2.", marks=rule("CA-MOV-04")),
        pytest.param("2d5", 1, "fly 2c5", "Flying to 2c5 takes 3 movement, you have 2 left.", marks=rule("CA-MOV-15")),
        pytest.param("1a3", 3, "land", "1a3 is no city.", marks=rule("CA-MOV-08")),
    ],
)
def test_where_the_airship_cannot_fly(place: str, course: int, line: str, words: str) -> None:
    assert begin().at("A", place).fly("A", course).because(line) == words


@rule("CA-PRD-05", "CA-PRD-04")
def test_a_level_that_is_too_high_or_too_dear() -> None:
    t = begin().level("A", 4).produce()
    energy = [int(n) for n in t.state.box.energy]
    dear = next(level for level in range(5) if energy[level] > energy[0])
    t.give("A", energy=energy[0])
    assert t.because("produce 5", "A") == "Level 5 is above your production level 4."
    assert t.because(f"produce {dear}", "A") == f"It costs {energy[dear]} energy, you have {energy[0]} energy."


@rule("CA-COL-09", "CA-PLT-03")
def test_a_sector_without_cards_and_a_bag_without_tiles() -> None:
    t = begin().sleeves(0, 3, 3).act()
    assert t.because("collect 1-metal") == "No city card is left in sector 1."
    assert t.because("plant") == "You have no new growth tile."


@rule("CA-COL-04")
def test_a_region_with_another_drone() -> None:
    t = begin().act("A").do("collect 2-metal")
    assert t.because("drone metal") == "Another drone is there: metal in sector 2."


@rule("CA-PLT-15", "CA-PLT-17")
def test_where_nothing_can_be_planted() -> None:
    t = begin().at("A", "1d2").tiles("A", green=1).plant("1d3").plant_action("A").do("pick green")
    assert t.because("place 1d3") == "New growth is on 1d3 already."
    assert t.because("place 1a1") == "1a1 is not connected with your airship on 1d2."


@rule("CA-CBT-07")
def test_a_card_of_a_fight_that_is_too_dear() -> None:
    t = begin().give("A", energy=0).at("A", "1b2").fight("A", 9)
    assert t.because("draw energy") == f"It costs {t.state.box.first_card_energy} energy, you have nothing."
