"""The action phase where two rules meet: cards with cards, tiles with tiles, empty piles, the last of something."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule

# c22: energy 3; water 2 with the update; metal 1 with the wrench; cards 1; one tile. c26: energy 3 with the update; metal 2;
# water 1 with the wrench; cards 1. c39: cards 3 with the update; energy 2 with the wrench; metal 1; water 1.


def planter(*legacy: str, players: int = 2, **tiles: int) -> Table:
    """A is in Borderville with these tiles, no resources and 5 combat points."""
    t = begin(players, legacy=[*legacy], numbers=[*range(9)]).at("A", "1c2").tiles("A", **tiles)
    return t.upgrades("A", combat=4).played("A", "light_cannon").give("A", energy=0, metal=0, water=0)


# --- collecting ---


@rule("CA-COL-04")
def test_the_last_of_four_players_has_no_choice() -> None:
    t = begin(4)
    t.state.first = 2
    t.act("C").do("collect 2-metal", "drone water", "drone energy")
    assert (t.actor(), t.offer()) == ("B", ["drone cards"])


@rule("CA-COL-08", "CA-COL-10", "CA-BON-04")
def test_what_one_region_draws_is_missing_for_the_next() -> None:
    """CA-Q-28: two cards are left for a region of three, and none for the wrench of the other player."""
    t = begin().pile("wreck", "sam").collect("A", "1-cards", "c39", "energy").do("project wreck", "project sam", "skip")
    assert (t.cards("A"), t.actor()) == (["wreck", "sam"], "B")
    assert t.offer("take") == ["take energy", "take metal", "take water"]


@rule("CA-CRD-16", "CA-BON-04")
def test_what_jose_brings_pays_for_the_upgrade_of_the_wrench() -> None:
    """CA-Q-66: the metal of the wilted tile and the one in place of its build."""
    t = planter(wilted_c=1).played("A", "jose").collect("A", "1-energy", "c39", "metal")
    assert t.offer("upgrade") == []
    t.do("plant", "pick wilted_c", "take metal", "upgrade planting")
    assert (t.count("A", "planting"), t.has("A")["metal"], t.state.agenda) == (1, 0, [])


@rule("CA-CRD-20", "CA-CBT-11")
def test_a_card_that_parrot_put_on_top_is_the_next_one_in_a_fight() -> None:
    t = begin().played("A", "parrot").navigation("A", "0 1", "2").collect("A", "1-metal", "c26", "cards").do("top")
    assert t.do("project wreck").ask("Fight 0 4 0 0 0").do("draw energy").offer() == ["navigation 3"]


@rule("CA-CRD-20", "CA-CTY-07")
def test_parrot_and_water_in_place_of_new_growth() -> None:
    t = begin(scenario=1).played("A", "parrot").give("A", water=0).collect("A", "1-metal", "c22", "cards")
    assert (t.step(), t.has("A")["water"]) == ("KeepCityCard", 0)  # CA-Q-153
    assert t.do("top").has("A")["water"] == 1


@rule("CA-LEG-11", "CA-COL-07")
def test_the_garden_plants_a_tile_of_the_city_card_at_once() -> None:
    """CA-Q-141: tiles of the bonus are free."""
    t = begin(legacy=["L5"]).at("A", "1c2").marker("A", "whitehaven").collect("A", "1-water", "c22", "cards")
    assert t.do("growth green", "garden", "pick green", "place 1d2").step() == "RegionBonus"


# --- building ---


@rule("CA-CRD-04", "CA-CRD-03")
def test_mechanics_and_sam_add_up() -> None:
    """The second combat upgrade costs 4 - 2 - 1, the first movement upgrade 3 - 2 - 1."""
    t = planter().played("A", "sam", "mechanic").upgrades("A", combat=1).give("A", water=2, metal=1)
    t.hand("A", "mechanic", "wreck").build().do("play mechanic")
    assert (t.terms("upgrade combat")[0], t.terms("upgrade movement")[0]) == ({"metal": 1}, {})


@rule("CA-CRD-04", "CA-UPG-02")
def test_a_mechanic_builds_nothing_for_planting_on_side_a() -> None:
    t = begin(scenario=1).give("A", water=2, metal=2).hand("A", "mechanic", "wreck").build().do("play mechanic")
    assert (t.offer("upgrade"), t.why("upgrade planting")) == (["upgrade movement", "upgrade combat"], "CA-UPG-02")


@rule("CA-BLD-06", "CA-CRD-02")
def test_the_resource_of_the_first_build_pays_for_the_upgrade_of_plans() -> None:
    t = planter().upgrades("A", combat=1).give("A", water=3).hand("A", "emp_plans", "wreck").build(actions=2)
    t.do("take metal", "play emp_plans", "upgrade combat")
    assert (t.has("A")["metal"], t.player("A").built[1]) == (0, 2)


@rule("CA-UPG-07", "CA-BLD-02")
def test_the_water_of_the_last_upgrade_pays_for_the_second_build() -> None:
    t = planter().upgrades("A", movement=2).give("A", metal=6).hand("A", "wreck", "sam").build(actions=2)
    assert t.do("upgrade movement", "play wreck").has("A")["water"] == 5 - 3


@rule("CA-PRJ-01", "CA-GEN-11")
def test_a_card_that_was_paid_can_be_drawn_again_at_once() -> None:
    """CA-Q-72: it lies in the discard pile when the step to level 2 draws two cards, and is the only one."""
    t = planter().level("A", 1).give("A", water=3).hand("A", "wreck", "sam").pile().build().do("play wreck")
    assert t.offer() == ["project sam"]
    assert t.do("project sam").cards("A") == ["sam"]


@rule("CA-PRJ-05", "CA-PRD-14")
@pytest.mark.parametrize(("level", "metal", "points"), [(3, 4, 0), (7, 2, 4), (10, 2, 2)])
def test_what_a_card_and_its_level_bring_together(level: int, metal: int, points: int) -> None:
    t = planter().level("A", level).give("A", water=3).hand("A", "wreck", "sam").build().do("play wreck")
    assert (t.has("A")["metal"], t.has("A")["points"]) == (metal, points)


# --- planting ---


@rule("CA-PLT-11", "CA-ACT-03")
def test_fresh_tiles_alone_allow_no_plant_action() -> None:
    t = planter("L5", wilted_a=1).marker("A", "whitehaven").act()
    t.do("garden", "pick wilted_a", "take tiles", "growth green", "growth green")
    assert t.why("plant") == "CA-PLT-11"


@rule("CA-PLT-05", "CA-PLT-13")
def test_a_planting_symbol_of_a_card_comes_too_late_as_well() -> None:
    t = planter(wilted_c=1, green=3).give("A", water=6).hand("A", "greenhouse", "wreck").plant_action()
    t.do("pick wilted_c", "pick green", "sow wilted_c", "play greenhouse", "place 1d2")
    assert (t.actor(), t.supply("A"), t.count("A", "planting")) == ("B", {"green": 2}, 1)


@rule("CA-PLT-09", "CA-PLT-25")
def test_a_tile_that_went_back_can_be_drawn_by_the_next() -> None:
    """CA-Q-88: the bag is empty until the first of two wilted tiles is finished."""
    t = planter(wilted_a=2).bag().plant_action().do("pick wilted_a", "pick wilted_a", "take energy")
    assert (t.step(), t.in_bag()["wilted_a"]) == ("GrowthChoice", 1)
    t.do("take tiles", "growth wilted_a")
    assert (t.supply("A"), t.in_bag()["wilted_a"], t.actor()) == ({"wilted_a": 1}, 1, "B")


@rule("CA-PLT-16", "CA-LEG-14")
def test_the_spaces_below_l7_are_no_soil() -> None:
    t = planter("L7", green=1).at("A", "2e3").plant_action().do("pick green")
    assert (t.why("place 2e4"), t.why("place L7")) == ("CA-PLT-16", "CA-PLT-22")


@rule("CA-CRD-19", "CA-PLT-13")
def test_biology_text_book_counts_what_was_planted_before_it_was_played() -> None:
    """CA-Q-93: it pays at the end of the city action, by all tiles of it."""
    t = planter(wilted_c=2).give("A", water=4).hand("A", "biology_text_book").plant_action()
    t.do("pick wilted_c", "pick wilted_c", "play biology_text_book", "take metal", "take water")
    assert (t.has("A")["water"], t.state.agenda) == (3, [])


# --- L14 and L15 ---


@rule("CA-LEG-18", "CA-PLT-13")
def test_the_build_of_an_extra_tile_comes_before_it_is_placed() -> None:
    t = planter("L14", wilted_c=1).give("A", metal=1).act().do("use L14", "stop", "done", "pick wilted_c")
    assert t.do("upgrade planting").step() == "PlaceTile"
    assert t.do("place 1d2").actor() == "B"


@rule("CA-LEG-18", "CA-PLT-11")
def test_fresh_tiles_are_no_extra_ones() -> None:
    """CA-Q-141: those of a wilted tile are not; those of a card that was built are."""
    t = planter("L14", wilted_a=1).act().do("use L14", "stop", "pick wilted_a", "take tiles")
    assert t.do("growth green", "growth green").actor() == "B"
    t = planter("L14", wilted_c=1).give("A", water=3).hand("A", "seed_store", "wreck").act()
    t.do("use L14", "stop", "pick wilted_c", "play seed_store", "growth green", "growth green")
    assert t.offer() == ["pick green", "done"]


@rule("CA-LEG-19", "CA-PLT-21")
def test_l14_scores_nothing_more_for_a_tile_without_a_space() -> None:
    """Around 1c3 are cities, L9 and an airship."""
    t = planter("L14", "L9", green=1).at("A", "1c3").at("B", "1b3").act().do("use L14", "stop", "pick green")
    assert t.lines("A")["growth"] == 2


@rule("CA-LEG-19", "CA-LEG-11")
def test_l14_scores_nothing_more_for_a_tile_of_the_garden() -> None:
    t = planter("L14", "L5", green=1).marker("A", "whitehaven").act().do("use L14", "garden", "pick green")
    assert t.do("place 1d2", "stop").lines("A")["growth"] == 2


@rule("CA-CRD-19", "CA-LEG-22", "CA-LEG-11")
def test_biology_text_book_with_l15_and_the_garden() -> None:
    """CA-Q-93: one tile each."""
    t = planter("L15", "L5", wilted_a=2).played("A", "biology_text_book").marker("A", "whitehaven").act()
    t.do("use L15", "garden", "pick wilted_a", "take energy", "stop", "pick wilted_a", "take energy")
    assert t.do("take metal", "take metal", "take water").has("A")["water"] == 3 + 3


@rule("CA-CRD-19", "CA-LEG-17")
def test_biology_text_book_pays_though_the_fight_is_lost() -> None:
    t = planter("L14", "L5", wilted_a=2).played("A", "biology_text_book").marker("A", "whitehaven", "whitehaven")
    t.upgrades("A", combat=0).act().do("use L14", *["garden", "pick wilted_a", "take energy"] * 2, "stop")
    assert (t.has("A")["water"], t.state.agenda) == (3, [])


@rule("CA-LEG-22", "CA-PLT-16")
def test_where_l8_was_is_a_city_again_and_no_soil() -> None:
    t = planter("L15", "L8", green=1).act().do("use L15", "stop", "dismantle L8", "pick green")
    assert t.why("place 4b1") == "CA-PLT-16"
