"""Project cards of the action phase: those that look at regions, José, Parrot, and the two about new growth."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule

# c22: energy 3; water 2 with the update; metal 1 with the wrench; cards 1. c05: metal 1 with the update, energy 2.
# c26: energy 3 with the update; metal 2; water 1 with the wrench; cards 1; no new growth.


# --- Solar Panel ---


@rule("CA-CRD-08")
@pytest.mark.parametrize(("before", "energy"), [(0, 2), (1, 4), (3, 8)])
def test_solar_panel_gives_energy_for_each_one(before: int, energy: int) -> None:
    t = begin().played("A", *["solar_panel"] * before).give("A", water=3, energy=0)
    assert t.hand("A", "solar_panel", "sam").build().do("play solar_panel").has("A")["energy"] == energy


@rule("CA-CRD-08")
def test_solar_panels_in_hand_or_of_others_do_not_count() -> None:
    """CA-Q-84."""
    t = begin().played("B", "solar_panel").give("A", water=3, energy=0).hand("A", "solar_panel", "solar_panel", "sam")
    assert t.build().do("play solar_panel", "discard sam").has("A")["energy"] == 2


# --- Flying Lesson, Porthole, Secret Tunnel ---


@rule("CA-CRD-14")
def test_flying_lesson_looks_for_the_navigation_update() -> None:
    t = begin().played("A", "flying_lesson").collect("A", "1-energy", "c26", "cards")
    assert (t.step(), t.has("A")["points"]) == ("RegionBonus", 2)
    assert t.do("skip").has("A")["points"] == 2  # CA-EDN-23: declined or not
    assert begin().played("A", "flying_lesson").collect("A", "1-metal", "c26", "cards").has("A")["points"] == 0


@rule("CA-CRD-14")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_flying_lesson_needs_nothing_to_remove(edition: str) -> None:
    """CA-Q-66: it looks at the region. B is not active and has an empty discard pile."""
    t = begin(edition=edition).played("B", "flying_lesson").navigation("B", "1", "")
    assert t.collect("A", "1-metal", "c26", "energy").has("B")["points"] == 2


@rule("CA-CRD-15")
@pytest.mark.parametrize(("resource", "points"), [("energy", 0), ("metal", 2), ("water", 0)])
def test_porthole_looks_for_exactly_two_resources(resource: str, points: int) -> None:
    assert begin().played("A", "porthole").collect("A", f"1-{resource}", "c26", "cards").has("A")["points"] == points


@rule("CA-CRD-15")
def test_porthole_works_when_not_active() -> None:
    t = begin().played("B", "porthole").collect("A", "1-cards", "c26", "metal").do("project wreck")
    assert t.has("B")["points"] == 2


@rule("CA-CRD-17")
@pytest.mark.parametrize(("resource", "points"), [("energy", 0), ("metal", 0), ("water", 2)])
def test_secret_tunnel_looks_for_the_wrench(resource: str, points: int) -> None:
    assert (
        begin().played("A", "secret_tunnel").collect("A", f"1-{resource}", "c26", "cards").has("A")["points"] == points
    )


@rule("CA-CRD-17")
def test_secret_tunnel_works_when_not_active() -> None:
    t = begin().played("B", "secret_tunnel").collect("A", "1-metal", "c26", "water")
    assert t.has("B")["points"] == 2


@rule("CA-CRD-14", "CA-CRD-15", "CA-CRD-17")
def test_each_copy_pays_and_all_come_before_the_bonus_action() -> None:
    """CA-Q-66, CA-Q-80: the water region of c22 gives 2 and has the update."""
    t = begin().played("A", "flying_lesson", "porthole", "porthole").collect("A", "1-water", "c22", "cards")
    assert t.do("growth green").step() == "RegionBonus"
    assert t.has("A")["points"] == 6


# --- José ---


def jose(seat: str = "A", **tiles: int) -> Table:
    return begin().played(seat, "jose").at(seat, "1c2").tiles(seat, **tiles)


@rule("CA-CRD-16")
def test_each_jose_plants() -> None:
    """CA-Q-80: in a box with two of them."""
    t = jose(wilted_b=4).played("A", "jose").collect("A", "1-metal", "c26", "cards")
    t.do("plant", "pick wilted_b", "pick wilted_b", "take water", "take water", "plant", "pick wilted_b", "done")
    assert (t.do("take water").count("A", "water"), t.supply("A")) == (2 + 12, {"wilted_b": 1})


@rule("CA-CRD-16")
def test_jose_plants_up_to_two_where_a_region_gives_two() -> None:
    t = jose(green=3).collect("A", "1-metal", "c26", "cards")
    assert t.offer() == ["skip", "plant"]
    t.do("plant", "pick green", "pick green", "place 1d2", "place 1d3", "project wreck")
    assert (t.supply("A"), t.has("A")["points"], t.state.agenda) == ({"green": 1}, 4, [])


@rule("CA-CRD-16")
def test_jose_does_nothing_elsewhere() -> None:
    """Neither where a region gives 3 (with the update) nor where it gives 1 (with the wrench)."""
    assert jose(green=3).navigation("A", spent="1").collect("A", "1-energy", "c26", "cards").why("plant") == "CA-CRD-16"
    assert jose(green=3).collect("A", "1-water", "c26", "cards").why("plant") == "CA-CRD-16"


@rule("CA-CRD-16")
def test_jose_may_be_declined() -> None:
    t = jose(green=3).collect("A", "1-metal", "c26", "cards").do("skip", "project wreck")
    assert (t.supply("A"), t.state.agenda) == ({"green": 3}, [])


@rule("CA-CRD-16")
def test_jose_has_a_number_of_its_own() -> None:
    """CA-Q-94: two, with any planting ability."""
    t = jose(wilted_b=4).upgrades("A", planting=3).collect("A", "1-metal", "c26", "cards")
    assert t.do("plant", "pick wilted_b", "pick wilted_b").step() == "GrowthChoice"


@rule("CA-CRD-16")
def test_jose_and_the_bonus_action_in_any_order() -> None:
    """CA-Q-66."""
    t = jose(wilted_b=1).navigation("A", spent="1").collect("A", "1-water", "c22", "cards").do("growth wilted_c")
    assert t.offer() == ["skip", "plant", "remove 1", "remove 3"]
    assert t.do("plant", "pick wilted_b", "done", "take water").offer() == ["skip", "remove 1", "remove 3"]
    t = jose(wilted_b=1).navigation("A", spent="1").collect("A", "1-water", "c22", "cards").do("growth wilted_c")
    assert t.do("remove 1").offer() == ["skip", "plant"]


@rule("CA-CRD-16")
def test_jose_plants_the_tiles_of_the_same_city_card() -> None:
    """CA-Q-141: those of the bonus are free at once."""
    t = jose().collect("A", "1-water", "c22", "cards").do("growth green")
    assert t.do("plant").offer() == ["pick green", "done"]


@rule("CA-CRD-16")
def test_jose_works_when_not_active() -> None:
    t = (
        jose("B", green=1)
        .collect("A", "1-cards", "c26", "metal")
        .do("project wreck", "plant", "pick green", "place 1d2")
    )
    assert t.has("B")["points"] == 2


@rule("CA-CRD-16")
def test_jose_has_nothing_to_plant_on_side_a() -> None:
    """CA-Q-95."""
    t = begin(scenario=1).played("A", "jose").collect("A", "1-metal", "c26", "cards").do("project wreck")
    assert t.state.agenda == []


# --- Green Market ---


def market(**tiles: int) -> Table:
    t = begin(numbers=[0, 5]).tiles("A", **tiles).give("A", water=3).hand("A", "green_market", "wreck")
    return t.build().do("play green_market")


@rule("CA-CRD-18")
def test_green_market_gives_seven_points_for_three_tiles() -> None:
    t = market(green=2, wilted_a=1, wilted_c=1)
    bag = t.in_bag()
    assert t.offer() == ["skip", "return green", "return wilted_a", "return wilted_c"]
    t.do("return green", "return wilted_c", "return green")
    assert (t.has("A")["points"], t.supply("A"), t.state.agenda) == (7, {"wilted_a": 1}, [])
    assert t.in_bag() == {**bag, "green": bag["green"] + 2, "wilted_c": bag["wilted_c"] + 1}


@rule("CA-CRD-18")
def test_green_market_needs_three_or_nothing_happens() -> None:
    """CA-Q-83."""
    t = market(green=2)
    assert (t.state.agenda, t.supply("A"), t.has("A")["points"]) == ([], {"green": 2}, 0)


@rule("CA-CRD-18")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_green_market_may_be_declined_but_not_half(edition: str) -> None:
    t = begin(numbers=[0, 5], edition=edition).tiles("A", green=4).give("A", water=3).hand("A", "green_market", "wreck")
    t.build().do("play green_market")
    assert t.why("skip") is None
    assert t.do("return green").why("skip") == "CA-CRD-18"


@rule("CA-CRD-18", "CA-PLT-11")
def test_green_market_takes_tiles_first_that_cannot_be_planted_yet() -> None:
    t = begin(numbers=[0, 5]).tiles("A", green=3, wilted_a=1, wilted_c=1).give("A", water=3).at("A", "1c2")
    t.hand("A", "green_market", "wreck").marker("A", "whitehaven").plant_action()
    t.do("pick wilted_a", "pick wilted_c", "sow wilted_a", "take tiles", "growth green", "growth green")
    t.do("play green_market", "return green", "return green", "return green")
    assert (t.supply("A"), list(t.player("A").fresh)) == ({"green": 2}, [0, 0, 0, 0])


# --- Biology Text Book ---


def biology(players: int = 2, **tiles: int) -> Table:
    t = begin(players).played("A", "biology_text_book").at("A", "1c2").tiles("A", **tiles).upgrades("A", planting=1)
    return t.give("A", water=0)


@rule("CA-CRD-19")
def test_biology_text_book_gives_three_water_for_two_tiles() -> None:
    t = biology(green=2).plant_action().do("pick green", "pick green", "place 1d2", "place 1d3")
    assert (t.actor(), t.has("A")["water"]) == ("B", 0)  # CA-Q-93: at the end of the action
    assert t.do("take water").has("A")["water"] == 3


@rule("CA-CRD-19")
def test_three_tiles_give_points_or_water() -> None:
    t = biology(green=1, wilted_a=2).plant_action().do("pick green", "pick wilted_a", "pick wilted_a")
    t.do("sow wilted_a", "take energy", "sow wilted_a", "take energy", "place 1d2", "take water")
    assert (t.actor(), t.offer()) == ("A", ["take water", "take points"])
    assert t.do("take points").lines("A")["effects"] == 3


@rule("CA-CRD-19")
def test_one_tile_is_not_enough() -> None:
    t = biology(green=2).plant_action().do("pick green", "done", "place 1d2", "take water")
    assert (t.has("A")["water"], t.state.agenda) == (0, [])


@rule("CA-CRD-19", "CA-CRD-16")
def test_all_tiles_of_the_own_city_action_count() -> None:
    """CA-Q-93: José's as well."""
    t = biology(wilted_a=2).played("A", "jose").collect("A", "1-metal", "c26", "energy")
    t.do("plant", "pick wilted_a", "pick wilted_a", "take energy", "take energy")
    assert t.has("A")["water"] == 3


@rule("CA-CRD-19", "CA-LEG-11")
def test_the_garden_adds_to_the_own_city_action() -> None:
    t = biology(wilted_a=3).marker("A", "whitehaven").act()
    t.do("garden", "pick wilted_a", "take energy", "plant", "pick wilted_a", "pick wilted_a")
    t.do("take energy", "take energy", "take water")
    assert t.step() == "EffectChoice"


@rule("CA-CRD-19")
def test_tiles_planted_as_another_player_do_not_count() -> None:
    t = biology(wilted_a=2).played("A", "jose").collect("B", "1-energy", "c26", "metal")
    t.do("skip", "plant", "pick wilted_a", "pick wilted_a", "take energy", "take energy")
    assert (t.has("A")["water"], t.state.agenda) == (0, [])


@rule("CA-CRD-19")
def test_tiles_planted_by_others_do_not_count() -> None:
    t = biology().played("B", "jose").tiles("B", wilted_a=2).collect("A", "1-cards", "c26", "metal").do("project wreck")
    t.do("plant", "pick wilted_a", "pick wilted_a", "take energy", "take energy")
    assert (t.has("A")["water"], t.state.agenda) == (0, [])


@rule("CA-CRD-19", "CA-LEG-11")
def test_tiles_planted_between_two_city_actions_do_not_count() -> None:
    t = biology(green=0, wilted_a=2).marker("A", "whitehaven", "whitehaven").ask("ActionPhase 0")
    t.do("garden", "pick wilted_a", "take energy", "garden", "pick wilted_a", "take energy")
    assert t.step() == "CityAction"
    t.do("build", "take energy", "take energy", "take energy")
    assert t.has("A")["water"] == 0


# --- Parrot ---


@rule("CA-CRD-20")
def test_parrot_puts_the_city_card_on_top_of_the_deck() -> None:
    t = begin().played("A", "parrot").navigation("A", "0 1", "2").collect("A", "1-metal", "c26", "cards")
    assert t.offer() == ["skip", "top"]
    assert t.do("top").deck("A") == ("0 1 3", "2")
    t.do("project wreck").ask("Reveal 0 -1")
    assert t.offer() == ["navigation 3"]
    assert t.do("navigation 3").offer() == ["navigation 0", "navigation 1"]


@rule("CA-CRD-20", "CA-CTY-01")
def test_the_button_of_parrot_says_the_value_of_the_card() -> None:
    t = begin().played("A", "parrot").collect("A", "1-metal", "c26", "cards")
    assert t.game.terms(t.state, "A", t.game.vocabulary.code("top")).facts == {"navigation": 3}


@rule("CA-CRD-20")
def test_parrot_need_not() -> None:
    t = begin().played("A", "parrot").navigation("A", "0 1", "2").collect("A", "1-metal", "c26", "cards").do("skip")
    assert t.deck("A") == ("0 1", "2 3")


@rule("CA-CRD-20")
def test_parrot_comes_before_the_new_growth_and_the_bonus_action() -> None:
    """CA-Q-62, CA-Q-63, CA-Q-153: the card on the deck cannot be removed."""
    t = begin().played("A", "parrot").navigation("A", "0 1", "2").collect("A", "1-water", "c22", "cards")
    assert t.do("top").step() == "DrawTile"
    assert t.do("growth green").offer("remove") == ["remove 2"]


@rule("CA-CRD-20")
def test_parrot_is_for_the_active_player() -> None:
    t = begin().played("B", "parrot").navigation("A", "0", "").collect("A", "1-metal", "c26", "cards")
    assert (t.step(), t.deck("A")) == ("DrawProject", ("0", "3"))


@rule("CA-CRD-20", "CA-NAV-07")
def test_a_card_on_an_empty_deck_is_drawn_before_the_shuffle() -> None:
    t = begin().played("A", "parrot").navigation("A", "", "0 1").collect("A", "1-metal", "c26", "cards")
    t.do("top", "project wreck").ask("Reveal 0 -1")
    assert t.do("navigation 3").offer() == ["navigation 0", "navigation 1"]
