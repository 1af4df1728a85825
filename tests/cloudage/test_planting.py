"""Planting new growth: which tiles, what they bring, where green ones may lie."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule


def planter(space: str = "1c2", players: int = 2, **tiles: int) -> Table:
    """A's airship is in a city with these new growth tiles; B's is at the start.

    Around 1c2 (Borderville) are Borderville and Ashbourne, a find of 2 energy (1d1), a space of cost 2 (1d2) and 1d3.
    """
    return begin(players).at("A", space).tiles("A", **tiles)


# --- the action ---


@rule("CA-PLT-01")
def test_the_drone_goes_to_the_plant_space() -> None:
    assert planter(green=1).plant_action().drones() == ["plant", ""]


@rule("CA-PLT-01")
def test_there_is_no_planting_on_side_a() -> None:
    t = begin(scenario=1)
    t.player("A").tiles = type(t.player("A").tiles)([1, 0, 0, 0])
    assert t.act().why("plant") == "CA-BRD-08"


@rule("CA-PLT-02", "CA-BRD-07")
def test_two_tiles_with_nothing_but_the_board() -> None:
    t = planter(wilted_b=3).plant_action().do("pick wilted_b", "pick wilted_b")
    assert t.step() == "GrowthChoice"


@rule("CA-PLT-02")
def test_upgrades_and_cards_raise_the_number() -> None:
    t = planter(green=7).upgrades("A", planting=3).played("A", "greenhouse").plant_action()
    assert t.do(*["pick green"] * 5).step() == "ChooseTiles"
    assert t.do("pick green").step() == "PlaceTile"


@rule("CA-PLT-03")
def test_the_tiles_come_from_the_own_supply() -> None:
    t = planter(green=1, wilted_c=1).plant_action()
    assert t.offer() == ["pick green", "pick wilted_c", "done"]
    assert t.why("pick wilted_a") == "CA-PLT-03"


@rule("CA-PLT-03")
def test_without_a_tile_there_is_nothing_to_plant() -> None:
    """CA-Q-145."""
    assert begin().act().why("plant") == "CA-PLT-03"


@rule("CA-PLT-04")
def test_fewer_tiles_may_be_planted() -> None:
    t = planter(green=2).plant_action().do("pick green", "done", "place 1d2")
    assert (t.supply("A"), t.has("A")["points"], t.actor()) == ({"green": 1}, 2, "B")


@rule("CA-PLT-05", "CA-UPG-06")
def test_an_upgrade_during_the_action_comes_too_late() -> None:
    t = planter(wilted_c=1, wilted_b=3).give("A", metal=1).plant_action().do("pick wilted_c", "pick wilted_b")
    t.do("sow wilted_c", "upgrade planting", "take water")
    assert (t.actor(), t.supply("A")) == ("B", {"wilted_b": 2})


@rule("CA-PLT-05")
def test_the_chosen_tiles_are_put_aside() -> None:
    """CA-Q-87: Green Market, played by a wilted tile, cannot have the one that is still to be planted."""
    t = begin(numbers=[0, 5]).at("A", "1c2").tiles("A", green=3, wilted_c=1).give("A", water=9)
    t.hand("A", "green_market", "wreck").plant_action().do("pick wilted_c", "pick green", "sow wilted_c")
    assert t.do("play green_market").step() == "PlaceTile"  # two tiles are not enough for the market
    assert t.do("place 1d2").supply("A") == {"green": 2}


# --- rewards ---


@rule("CA-PLT-06", "CA-PLT-25")
def test_the_rewards_are_taken_in_any_order() -> None:
    t = planter(green=1, wilted_a=1, wilted_b=1).upgrades("A", planting=1).plant_action()
    t.do("pick green", "pick wilted_a", "pick wilted_b")
    assert t.offer() == ["sow green", "sow wilted_a", "sow wilted_b"]
    assert t.do("sow wilted_b", "take water").offer() == ["sow green", "sow wilted_a"]


@rule("CA-PLT-06", "CA-PLT-25")
def test_a_covered_find_pays_for_the_build_of_a_wilted_tile() -> None:
    """CA-Q-88: each tile is finished before the next, so 3 metal below the first pay for an upgrade of the second."""
    t = planter("2d5", green=1, wilted_c=1).give("A", metal=0).plant_action().do("pick green", "pick wilted_c")
    t.do("sow green", "place 2c5", "upgrade movement")
    assert (t.has("A")["metal"], t.count("A", "movement")) == (1, 1)


@rule("CA-PLT-07")
def test_the_others_build_when_the_active_player_has_finished() -> None:
    """CA-Q-138."""
    t = planter(players=3, green=1).plant_action().do("pick green")
    assert t.actor() == "A"
    assert t.do("place 1d2").actor() == "B"
    assert t.do("take water").actor() == "C"
    assert t.do("take water").state.agenda == []


@rule("CA-PLT-08", "CA-PLT-09")
def test_a_wilted_tile_goes_back_into_the_bag() -> None:
    t = planter(wilted_b=1).plant_action()
    before = t.in_bag()["wilted_b"]
    t.do("pick wilted_b")
    assert t.in_bag()["wilted_b"] == before  # the reward comes first (CA-Q-85)
    assert t.do("take water").in_bag()["wilted_b"] == before + 1
    assert t.plants() == {}


@rule("CA-PLT-10")
def test_four_energy() -> None:
    t = planter(wilted_a=1).give("A", energy=0).plant_action().do("pick wilted_a")
    assert t.offer() == ["take energy", "take tiles"]
    assert t.do("take energy").has("A")["energy"] == 4


@rule("CA-PLT-10")
def test_or_two_new_growth_tiles() -> None:
    t = planter(wilted_a=1).plant_action().do("pick wilted_a", "take tiles", "growth green", "growth wilted_c")
    assert t.supply("A") == {"green": 1, "wilted_c": 1}


@rule("CA-PLT-10")
def test_a_wilted_tile_is_not_in_the_bag_for_its_own_reward() -> None:
    """CA-Q-85."""
    t = planter(wilted_a=1).bag(green=1).plant_action().do("pick wilted_a", "take tiles")
    assert t.offer() == ["growth green"]
    assert t.do("growth green").in_bag() == {"green": 0, "wilted_a": 1, "wilted_b": 0, "wilted_c": 0}


@rule("CA-PLT-10")
def test_energy_when_the_bag_is_empty() -> None:
    """CA-Q-86."""
    t = planter(wilted_a=2).bag().give("A", energy=0).plant_action().do("pick wilted_a", "done")
    assert (t.offer(), t.why("take tiles")) == (["take energy"], "CA-PLT-10")
    assert t.do("take energy").has("A")["energy"] == 4


@rule("CA-PLT-10", "CA-PLT-12", "CA-GEN-11")
def test_a_wilted_tile_does_not_offer_what_there_is_nothing_of() -> None:
    assert planter(wilted_a=1).bag().plant_action().do("pick wilted_a").offer() == ["take energy"]
    assert planter(wilted_b=1).pile().plant_action().do("pick wilted_b").offer() == ["take water"]


@rule("CA-PLT-11")
def test_tiles_of_a_wilted_one_are_not_planted_in_the_same_action() -> None:
    """CA-Q-141: nor with L5, whose garden needs another tile."""
    t = planter(wilted_a=1, wilted_c=1).marker("A", "whitehaven").plant_action().do("pick wilted_a", "pick wilted_c")
    t.do("sow wilted_a", "take tiles", "growth green", "growth green")
    assert t.step() == "BuildAction"
    assert t.offer("garden") == []


@rule("CA-PLT-11")
def test_they_may_be_planted_when_the_action_is_over() -> None:
    t = planter(wilted_a=1).plant_action().do("pick wilted_a", "take tiles", "growth green", "growth green")
    assert t.why("plant", "A") is not None
    t.do("take water")  # B builds
    assert t.act().do("plant").offer() == ["pick green", "done"]


@rule("CA-PLT-11")
def test_of_the_same_kind_only_the_older_ones() -> None:
    t = begin(legacy=["L14"]).at("A", "1c2").tiles("A", wilted_a=1, green=1).upgrades("A", combat=4)
    t.played("A", "light_cannon").act().do("use L14", "stop", "pick wilted_a", "done", "take tiles")
    t.do("growth green", "growth wilted_b")
    assert t.offer() == ["pick green", "done"]
    assert t.why("pick wilted_b") == "CA-PLT-11"
    t.do("pick green", "place 1d2")
    assert (t.actor(), t.supply("A")) == ("B", {"green": 1, "wilted_b": 1})


@rule("CA-PLT-12")
def test_four_water_or_four_project_cards() -> None:
    t = planter(wilted_b=2).give("A", water=0).plant_action().do("pick wilted_b", "pick wilted_b")
    assert t.offer() == ["take water", "take cards"]
    t.do("take water", "take cards", *["project archive"] * 2, *["project wreck"] * 2)
    assert (t.has("A")["water"], t.has("A")["cards"]) == (4, 4)


@rule("CA-PLT-12")
def test_four_water_if_there_is_no_card_to_draw() -> None:
    """CA-Q-28."""
    t = planter(wilted_b=1).pile().plant_action().do("pick wilted_b")
    assert (t.offer(), t.why("take cards")) == (["take water"], "CA-PLT-12")


@rule("CA-PLT-10", "CA-PLT-12")
def test_the_button_promises_no_more_than_there_is() -> None:
    t = planter(wilted_a=1, wilted_b=1).bag(green=1).pile("wreck", "sam").plant_action()
    t.do("pick wilted_a", "pick wilted_b", "sow wilted_a")
    assert t.game.terms(t.state, "A", t.game.vocabulary.code("take tiles")).facts == {"what": "tiles", "count": 1}
    t.do("take tiles", "growth green")
    assert t.game.terms(t.state, "A", t.game.vocabulary.code("take cards")).facts == {"what": "cards", "count": 2}


@rule("CA-PLT-13")
def test_one_metal_and_a_build_action() -> None:
    t = planter(wilted_c=1).give("A", metal=1).plant_action().do("pick wilted_c")
    assert (t.has("A")["metal"], t.why("upgrade combat")) == (2, None)
    t.do("upgrade combat")
    assert (t.count("A", "combat"), t.actor()) == (1, "B")


# --- green tiles ---


@rule("CA-PLT-14")
def test_a_green_tile_is_two_points_and_a_plant() -> None:
    t = planter(green=1).plant_action().do("pick green")
    assert (t.has("A")["points"], t.offer("place")) == (2, ["place 1d1", "place 1d2", "place 1d3"])
    t.do("place 1d3")
    assert (t.plants(), t.lines("A")) == ({"1d3": "green"}, {"growth": 2})


@rule("CA-PLT-15")
def test_not_on_another_plant_or_an_airship() -> None:
    t = planter(green=1).plant("1d3").at("B", "1d2").plant_action().do("pick green")
    assert t.why("place 1d3") == t.why("place 1d2") == "CA-PLT-15"


@rule("CA-PLT-15")
def test_the_start_space_is_no_place_for_a_plant() -> None:
    """CA-Q-91: even when no airship is there."""
    t = planter("1b2", green=1).at("B", "1e2").plant("1a2").plant_action().do("pick green")
    assert "place 1a3" not in t.offer()
    assert t.why("place 1a3") == "CA-PLT-15"


@rule("CA-PLT-16")
def test_not_in_a_city() -> None:
    t = planter(green=1).plant_action().do("pick green")
    assert t.why("place 1c1") == t.why("place 1b2") == "CA-PLT-16"


@rule("CA-PLT-16")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_not_on_a_legacy_tile(edition: str) -> None:
    """CA-Q-149: in both editions. L9 lies on 1d3."""
    t = begin(legacy=["L9"], edition=edition).at("A", "1c2").tiles("A", green=1).plant_action().do("pick green")
    assert t.offer() == ["place 1d1", "place 1d2"]
    assert t.why("place 1d3") == "CA-PLT-16"


@rule("CA-PLT-17")
def test_adjacent_to_the_space_of_the_airship_not_to_its_city() -> None:
    """CA-Q-89: 1b1 and 1b3 touch Borderville elsewhere."""
    t = planter(green=1).plant_action().do("pick green")
    assert t.why("place 1b3") == t.why("place 1b1") == "CA-PLT-17"


@rule("CA-PLT-17")
def test_or_connected_by_plants() -> None:
    t = planter(green=1).plant("1d3", "1e3").plant_action().do("pick green")
    assert t.offer() == ["place 1d1", "place 1d2", "place 1d4", "place 2a3"]


@rule("CA-PLT-17")
def test_plants_that_are_not_connected_do_not_help() -> None:
    t = planter(green=1).plant("2b2").plant_action().do("pick green")
    assert t.offer() == ["place 1d1", "place 1d2", "place 1d3"]


@rule("CA-PLT-17")
def test_a_chain_does_not_pass_through_a_city() -> None:
    """CA-Q-90: the plants on 1b1 touch Ashbourne (1c1), which touches the airship."""
    t = planter(green=1).plant("1b1").plant_action().do("pick green")
    assert t.why("place 1a1") == "CA-PLT-17"


@rule("CA-PLT-18")
def test_the_tile_just_placed_connects_the_next() -> None:
    t = planter(green=2).plant_action().do("pick green", "pick green")
    assert t.why("place 1e3") == "CA-PLT-17"
    assert t.do("place 1d3").why("place 1e3") is None


@rule("CA-PLT-19")
def test_plants_of_everybody_connect() -> None:
    t = (
        planter(green=1)
        .at("B", "1c3")
        .tiles("B", green=1)
        .plant_action("B")
        .do("pick green", "place 1d3", "take water")
    )
    assert t.plant_action("A").do("pick green").why("place 1e3") is None


@rule("CA-PLT-20", "CA-FND-06")
def test_a_covered_find_is_taken_and_gone() -> None:
    t = planter(green=1).give("A", energy=0).plant_action().do("pick green", "place 1d1", "take water")
    assert t.has("A")["energy"] == 2
    t.fly("A", 3).do("fly 1d1", "fly 1c1", "land", "stop")
    assert t.has("A")["energy"] == 4  # of the panel alone


@rule("CA-PLT-20")
def test_points_below_a_plant_count_as_a_find() -> None:
    t = planter("1e4", green=1).plant_action().do("pick green", "place 1e3")
    assert t.lines("A") == {"growth": 2, "finds": 1}


@rule("CA-PLT-21")
def test_without_a_suitable_space_there_are_still_points() -> None:
    """Around 1c3 are cities, L9 and an airship."""
    t = begin(legacy=["L9"]).at("A", "1c3").at("B", "1b3").tiles("A", green=1).plant_action()
    before = t.in_bag()["green"]
    t.do("pick green")
    assert (t.has("A")["points"], t.plants(), t.in_bag()["green"], t.actor()) == (2, {}, before + 1, "B")


@rule("CA-PLT-22", "CA-LEG-14")
def test_not_on_l7() -> None:
    """L7 lies on 2e4 and 3a4, beside Whika (2e3)."""
    t = begin(legacy=["L7"]).at("A", "2e3").tiles("A", green=1).plant_action().do("pick green")
    assert not {"place L7", "place 2e4", "place 3a4"} & set(t.offer())
    assert (t.why("place L7"), t.why("place 2e4")) == ("CA-PLT-22", "CA-PLT-16")
    assert begin(legacy=[]).at("A", "2e3").tiles("A", green=1).plant_action().do("pick green").why("place 2e4") is None


@rule("CA-PLT-23")
def test_a_planted_space_costs_one_movement_point() -> None:
    t = planter(green=1).plant_action().do("pick green", "place 1d2", "take water").fly("A", 1)
    assert t.do("fly 1d2").view()["movement"] == 1


@rule("CA-PLT-24")
def test_plants_stay_to_the_end() -> None:
    t = planter(green=1).plant_action().do("pick green", "place 1d2", "take water")
    t.end()
    while t.state.agenda:
        t.do(t.offer()[-1] if t.step() == "Produce" else "take water")
    assert t.state.over() and t.plants() == {"1d2": "green"}


@rule("CA-PLT-26")
def test_a_green_tile_has_to_be_placed_if_it_can_be() -> None:
    """CA-Q-31: in both editions."""
    for edition in ("v1", "v2"):
        t = begin(edition=edition).at("A", "1c2").tiles("A", green=1).plant_action().do("pick green")
        assert {line.split()[0] for line in t.offer()} == {"place"}
        assert t.why("done") == t.why("skip") == "CA-PLT-26"
