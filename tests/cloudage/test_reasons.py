"""What stands in the way of a refused move is named: the price and what one has, the way, the space, the tile."""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.cloudage.kit import Table, begin
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


# --- thirty refusals, and what a person is told: the position, the move, the rule, the words (none: the sentence says it all) ---


def ask(step: str, players: int = 2) -> Table:
    t = (
        begin(players, 1)
        .give("A", energy=1, metal=1, water=1)
        .hand("A", "mechanic", "wreck")
        .navigation("A", "1 2", "3")
    )
    return t.missions("A", "m01", "m02").tiles("A", green=1, wilted_a=1).at("A", "1d2").ask(step)


ASKED = [
    ("CityAction 0", "fly 1c2", "CA-ACT-03", ""),
    ("CityAction 0", "use L14", "CA-ACT-03", ""),
    ("CityAction 0", "garden", "CA-ACT-03", ""),
    ("BuildAction 0 1 0", "take points", "CA-BLD-05", ""),
    ("BuildAction 0 1 0", "play harpoon", "CA-BLD-01", "That project card is not in your hand."),
    ("BuildAction 0 1 0", "upgrade movement", "CA-UPG-04", "It costs 3 metal, you have 1 metal."),
    ("CardUpgrade 0 1 3", "upgrade combat", "CA-CRD-01", ""),
    ("PayCards 0 1", "discard harpoon", "CA-PRJ-01", "That project card is not in your hand."),
    ("PayTiles 0 1", "return wilted_b", "CA-GEN-08", "You have no wilted tile (cards or water)."),
    ("ReturnTile 0 1", "return wilted_b", "CA-CRD-18", "You have no wilted tile (cards or water)."),
    ("ChooseTiles 0 1 0 0", "pick wilted_b", "CA-PLT-03", "You have no wilted tile (cards or water)."),
    ("SowTiles 0 17 0", "sow wilted_b", "CA-PLT-06", "You have not chosen wilted tile (cards or water), or planted it already."),
    ("CoverMission 0", "cover m05-1", "CA-MIS-04", "You do not have the first mission of card 5."),
    ("RegionBonus 0 1 0 0", "remove 2", "CA-BON-03", "No such card lies in your navigation discard pile: 2."),
    ("RegionBonus 0 0 1 0", "upgrade movement", "CA-UPG-04", "It costs 3 metal, you have 1 metal."),
    ("RegionBonus 0 0 1 0", "remove 3", "CA-BON-02", ""),
    ("RegionBonus 0 0 1 0", "play wreck", "CA-BON-05", ""),
    ("Fight 0 0 9 0 0", "draw points", "CA-CBT-10", ""),
    ("Fight 0 0 9 0 0", "marker L1", "CA-CBT-01", ""),
    ("Fly 0 2 0 0 0", "fly 2e2", "CA-MOV-04", "2e2 is not next to your airship on 1d2."),
    ("Fly 0 2 0 0 0", "declare", "CA-CRD-09", "You have no Capacitor, and only that looks at what you declare."),
    ("Fly 0 2 0 0 0", "land", "CA-MOV-08", "1d2 is no city."),
    ("PlaceTile 0 0 0", "place 1a1", "CA-PLT-17", "1a1 is not connected with your airship on 1d2."),
    ("PlaceTile 0 0 0", "place 1d2", "CA-PLT-15", "An airship is on 1d2."),
]  # fmt: skip


@pytest.mark.parametrize(("step", "line", "id", "words"), ASKED)
def test_what_one_is_told(step: str, line: str, id: str, words: str) -> None:
    t = ask(step)
    assert (t.step(), t.why(line, "A"), t.because(line, "A")) == (step.split()[0], id, words)
    assert ct.rule(id).sentence


@pytest.mark.parametrize(
    ("round", "line", "id", "words"),
    [
        (4, "upgrade movement", "CA-UPG-04", "It costs 3 metal, you have 1 metal."),
        (4, "play wreck", "CA-SOL-09", ""),
        (6, "play flagship", "CA-BLD-01", "That project card is not in your hand."),
        (1, "collect 3-metal", "CA-SOL-11", ""),
        (1, "collect 1-metal", "CA-COL-09", "No city card is left in sector 1."),
    ],
)
def test_what_one_is_told_alone(round: int, line: str, id: str, words: str) -> None:
    t = begin(1).give("A", metal=1, water=0).hand("A", "wreck").sleeves(0, 3, 3).solo(round)
    assert (t.why(line), t.because(line)) == (id, words)


@rule("CA-LEG-02", "CA-LEG-11")
def test_what_is_not_in_play_is_not_named() -> None:
    """Without the legacy tile a refusal says nothing of it; with it, that the marker is missing."""
    assert ask("Fight 0 0 9 0 0").why("marker L1") == "CA-CBT-01"
    t = begin().at("A", "1b4").fight("A", 9)
    assert t.why("marker L1") == "CA-LEG-02" and t.because("marker L1").startswith("You have no marker in ")
    assert t.why("garden") == "CA-LEG-11"
