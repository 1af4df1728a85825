"""Where planting, legacy tiles, discounts, missions and the solo board meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cloudage.kit import Table, begin, new
from tests.kit import rule


def planter(*legacy: str, players: int = 2, **tiles: int) -> Table:
    """A is in Borderville with these tiles and nothing else, and active."""
    t = begin(players, legacy=list(legacy)).at("A", "1c2").tiles("A", **tiles)
    return t.give("A", energy=0, metal=0, water=0)


# --- planting and finds ---


@rule("CA-PLT-20", "CA-PLT-13", "CA-PLT-06")
def test_a_covered_find_pays_for_the_upgrade_of_a_wilted_tile_planted_after_it() -> None:
    """Beside Cradle lie 3 metal; with that of the tile they are 4."""
    t = planter(green=1, wilted_c=1).at("A", "2d5").act().do("plant", "pick green", "pick wilted_c", "sow green")
    t.do("place 2c5")
    assert t.has("A")["metal"] == 3 + 1
    assert t.why("upgrade combat") is None


@rule("CA-PLT-20", "CA-PLT-18", "CA-PLT-06")
def test_cards_below_a_plant_are_in_the_hand_for_the_build_that_follows() -> None:
    t = planter(green=1, wilted_c=1).give("A", water=3).at("A", "2c3").act()
    t.do("plant", "pick green", "pick wilted_c", "sow green", "place 2b3")
    t.do("project wreck", "project wreck", "project sam")
    assert t.why("play wreck") is None


@rule("CA-PLT-20", "CA-LEG-19", "CA-PLT-18")
def test_l14_scores_for_the_tile_beyond_the_find_but_not_for_the_one_on_it() -> None:
    t = planter("L14", green=3).upgrades("A", combat=4).played("A", "light_cannon").at("A", "2d5").act()
    t.do("use L14", "stop", "pick green", "pick green", "place 2c5", "place 2b5", "pick green")
    assert t.has("A")["points"] == 2 + 2 + 1 + 2
    t.do("place 2b4")
    assert (t.has("A")["points"], t.has("A")["metal"]) == (7 + 1, 3)


@rule("CA-PLT-21", "CA-LEG-19", "CA-PLT-14")
def test_with_no_soil_around_l14_brings_the_points_of_the_tiles_alone() -> None:
    t = planter("L14", green=3).upgrades("A", combat=4).played("A", "light_cannon").at("A", "1c2")
    t.plant("1d1", "1d2", "1b3", "1d3", "1b1", "1e1", "1e3", "1a1", "1a2").act()
    t.do("use L14", "stop", "pick green", "done")
    left = t.offer("place")
    assert "place 1c3" not in left and "place 1c1" not in left  # cities


@rule("CA-PLT-17", "CA-PLT-22", "CA-LEG-14")
def test_plants_on_either_side_of_l7_are_not_connected_by_it() -> None:
    t = planter("L7", green=1).at("A", "2e3").plant("2d4").act().do("plant", "pick green")
    places = t.offer("place")
    assert "place 3b4" not in places and "place L7" not in places
    assert t.why("place L7") == "CA-PLT-22"


@rule("CA-PLT-16", "CA-LEG-22", "CA-PLT-17")
def test_a_chain_over_the_place_of_a_weapon_system_once_it_is_gone() -> None:
    t = planter("L9", "L15", green=2).upgrades("A", combat=4).played("A", "light_cannon").at("A", "1c3").act()
    t.do("use L15", "stop", "dismantle L9", "pick green", "place 1d3", "take water", "take water", "take water")
    assert (t.plants(), t.has("A")["water"]) == ({"1d3": "green"}, 3 + 2)


@rule("CA-PLT-17", "CA-PLT-19", "CA-PLT-15")
def test_an_airship_of_another_player_on_a_chain_does_not_break_it() -> None:
    """Nobody stands on soil but who could reach no end (CA-Q-29); a plant below an airship still connects."""
    t = planter(green=1).at("B", "1d2").plant("1d2").act().do("plant", "pick green")
    assert "place 1e1" in t.offer("place") and "place 1d2" not in t.offer("place")


@rule("CA-PLT-05", "CA-CRD-04")
def test_a_planting_upgrade_by_a_mechanic_during_planting_comes_too_late() -> None:
    t = planter(wilted_c=1, green=3).give("A", metal=9, water=9).hand("A", "mechanic", "wreck").act()
    t.do("plant", "pick wilted_c", "pick green", "sow wilted_c", "play mechanic", "upgrade planting")
    t.do("place 1d2")
    assert (t.step(), t.supply("A")) == ("BuildAction", {"green": 2})  # B builds


@rule("CA-PLT-11", "CA-CRD-18")
def test_fresh_tiles_can_be_sold_but_not_planted() -> None:
    t = planter(wilted_a=1, wilted_c=1, green=1).give("A", water=9).hand("A", "green_market", "wreck").act()
    t.do("plant", "pick wilted_a", "pick wilted_c", "sow wilted_a", "take tiles", "growth green", "growth green")
    t.do("play green_market", "return green", "return green", "return green")
    assert (t.has("A")["points"], t.supply("A")) == (7, {})


@rule("CA-PLT-10", "CA-CRD-19")
def test_wilted_tiles_count_for_biology_text_book() -> None:
    t = planter(wilted_a=2).played("A", "biology_text_book").act()
    t.do("plant", "pick wilted_a", "pick wilted_a", "take energy", "take energy", "take water")
    assert t.has("A")["water"] == 3


@rule("CA-CRD-19", "CA-CRD-16")
def test_jose_and_the_garden_of_the_active_player_add_up() -> None:
    t = planter("L5", green=3).played("A", "jose", "biology_text_book").marker("A", "whitehaven")
    t.collect("A", "1-metal", "c26", "water").do(
        "garden", "pick green", "place 1d2", "plant", "pick green", "pick green"
    )
    t.do("place 1d1", "place 1e1")
    while t.step() != "EffectChoice":
        t.do("skip")
    assert t.offer() == ["take water", "take points"]


# --- legacy tiles with each other ---


@rule("CA-LEG-11", "CA-LEG-17", "CA-LEG-05")
def test_markers_of_two_tiles_in_the_fight_of_a_third() -> None:
    t = planter("L1", "L5", "L14", green=2).marker("A", "whika", "whitehaven").upgrades("A", combat=3).act()
    t.do("use L14", "marker L1", "garden", "pick green", "place 1d2", "stop", "pick green")
    assert (t.markers("A"), t.step()) == ({}, "PlaceTile")


@rule("CA-LEG-15", "CA-LEG-22", "CA-MSN-02")
def test_taintbo_can_be_visited_after_l8_was_removed_by_another_player() -> None:
    t = planter("L8", "L15").upgrades("A", combat=4).played("A", "light_cannon").at("B", "4c1").act()
    t.do("use L15", "stop", "dismantle L8", "take water", "take water", "take water")
    t.fly("B", 1).do("fly 4b1", "land")
    assert t.view("B")["fight"]["need"] == 5


@rule("CA-LEG-16", "CA-MOV-13", "CA-MOV-16")
@pytest.mark.parametrize(
    ("tile", "space", "start"), [("L9", "1d3", "1c3"), ("L10", "2d3", "2c3"), ("L11", "3b3", "3a3")]
)
def test_three_points_and_the_panel_for_a_weapon_system(tile: str, space: str, start: str) -> None:
    """With 3 points in all nothing is left to leave it again."""
    t = begin(legacy=[tile]).at("A", start).fly("A", 2)
    assert t.why(f"fly {space}") == "CA-MOV-18"
    assert t.fly("A", 3).why(f"fly {space}") is None


@rule("CA-LEG-06", "CA-LEG-08", "CA-LEG-12", "CA-END-07")
def test_markers_in_all_three_cities_count_together_and_once_each() -> None:
    t = begin(legacy=["L1", "L2", "L5"]).marker("A", "whika", "whika", "devils_fork", "whitehaven", "whitehaven")
    assert t.lines("A") == {"markers": 3 + 1 + 2}


@rule("CA-LEG-12", "CA-SET-13")
def test_without_their_tiles_markers_in_these_cities_are_worth_nothing() -> None:
    t = begin(legacy=[]).marker("A", "whika", "devils_fork", "whitehaven")
    assert t.lines("A") == {}


# --- discounts ---


@rule("CA-CRD-05", "CA-CRD-06", "CA-CRD-03", "CA-CRD-04")
def test_inventor_and_frank_for_the_card_sam_and_mechanic_for_its_upgrade() -> None:
    t = begin().played("A", "inventor", "frank", "sam", "mechanic").hand("A", "mechanic", "wreck")
    t.give("A", water=0, metal=2).build("A").do("play mechanic", "upgrade movement")
    assert (t.has("A")["water"], t.has("A")["metal"]) == (0, 2)  # 2 - 2 water; 3 - 2 - 1 metal


@rule("CA-CRD-01", "CA-CRD-03", "CA-UPG-07")
def test_plans_sam_and_the_last_movement_upgrade() -> None:
    t = begin().played("A", "sam").upgrades("A", movement=2).hand("A", "propeller_plans", "wreck")
    t.give("A", water=3, metal=2).build("A").do("play propeller_plans", "upgrade movement")
    assert (t.has("A")["metal"], t.has("A")["water"]) == (0, 5)


@rule("CA-CRD-05", "CA-MSN-09")
def test_a_card_of_8_water_stays_dear_for_the_mission_however_cheap_it_was() -> None:
    t = begin().missions("A", "m12").played("A", "inventor", "frank").hand("A", "water_tower", "wreck")
    t.give("A", water=6).build("A").do("play water_tower")
    assert t.has("A")["water"] == 0
    assert t.lines("A")["missions"] == 2


@rule("CA-PRD-16", "CA-CRD-08", "CA-PRJ-05")
def test_a_solar_panel_at_level_10_brings_points_and_energy() -> None:
    t = begin().level("A", 10).played("A", "solar_panel").hand("A", "solar_panel", "wreck").give("A", water=3, energy=0)
    t.build("A").do("play solar_panel")
    assert (t.has("A")["points"], t.has("A")["energy"]) == (2, 4)


@rule("CA-PRD-14", "CA-CRD-02")
def test_metal_of_a_level_pays_for_the_upgrade_of_the_second_build() -> None:
    t = begin().level("A", 3).hand("A", "cistern", "wreck").give("A", water=1, metal=0)
    t.build("A", 2).do("play cistern")
    assert (t.count("A", "metal"), t.why("upgrade combat")) == (2, None)


# --- missions ---


@rule("CA-MIS-04", "CA-MIS-05", "CA-SOL-20")
def test_a_much_harder_solo_game_covers_one_of_four_then_one_of_five() -> None:
    t = new(1, 2, missions="one", extra_missions=2)
    while t.step() != "CoverMission":
        t.do(t.offer()[0])
    assert len(t.offer("cover")) == 4
    t.do(t.offer("cover")[-1])
    while t.step() != "CoverMission":
        t.do(t.offer()[0])
    assert len(t.offer("cover")) == 5


@rule("CA-MSN-10", "CA-UPG-05")
def test_the_panel_counts_as_one_permanent_movement_point() -> None:
    t = begin().missions("A", "m12").upgrades("A", movement=2)
    assert t.lines("A")["missions"] == 2
    assert t.played("A", "storm_sail", "jet_turbine").lines("A")["missions"] == 7 + 2


@rule("CA-MSN-12", "CA-BON-02", "CA-CRD-20")
def test_a_card_on_top_of_the_deck_counts_and_a_removed_one_does_not() -> None:
    t = begin().missions("A", "m10").navigation("A", "1 1 1 2", "2 2 0 3").played("A", "parrot")
    t.collect("A", "1-water", "c22", "cards").do("top", "growth green")
    assert t.lines("A")["missions"] == 4
    t.do("remove 0")
    assert "missions" not in t.lines("A")


# --- alone ---


def alone(round: int, scenario: int = 2, **options: Any) -> Table:
    return begin(1, scenario, **options).give("A", metal=3, water=3, energy=0).solo(round)


@rule("CA-SOL-15", "CA-CRD-14", "CA-CRD-17")
def test_the_largest_region_pays_no_card_either() -> None:
    t = begin(1).played("A", "flying_lesson", "secret_tunnel", "porthole").give("A", energy=0).solo(1)
    t.do("collect 1-energy").show(0, "c26")
    assert (t.has("A")["points"], t.has("A")["energy"], t.step()) == (0, 0, "CityAction")


@rule("CA-SOL-16", "CA-CRD-15", "CA-CRD-16")
def test_the_second_region_of_the_solo_board_pays_porthole_and_jose() -> None:
    t = begin(1).at("A", "1c2").played("A", "porthole", "jose").tiles("A", green=1).give("A", metal=0).solo(1)
    t.do("collect 1-metal").show(0, "c26").do("plant", "pick green", "place 1d2")
    assert (t.has("A")["points"], t.has("A")["metal"]) == (2 + 2, 2)


@rule("CA-SOL-14", "CA-CRD-20", "CA-MSN-12")
def test_parrot_has_no_card_of_the_solo_board() -> None:
    t = begin(1).played("A", "parrot").solo(1)
    cards = sum(t.state.players[0].deck) + sum(t.state.players[0].spent)
    t.do("collect 1-water").show(0, "c28")
    assert t.offer("top") == []
    assert sum(t.state.players[0].deck) + sum(t.state.players[0].spent) == cards


@rule("CA-SOL-17", "CA-LEG-20", "CA-LEG-23")
@pytest.mark.parametrize("tile", ["L14", "L15"])
def test_alone_the_legacy_actions_give_nobody_a_build(tile: str) -> None:
    t = begin(1, legacy=[tile]).at("A", "1c2").upgrades("A", combat=4).played("A", "light_cannon").solo(4)
    t.do("take points", f"use {tile}", "stop")
    for _ in range(2 if tile == "L15" else 0):
        t.do("take water")
    assert t.state.agenda == []


@rule("CA-SOL-18", "CA-SOL-19", "CA-GEN-13")
@pytest.mark.parametrize(
    ("edition", "scenario", "points", "won"),
    [("v1", 1, 79, False), ("v1", 1, 80, True), ("v2", 1, 59, False), ("v2", 1, 60, True), ("v1", 2, 110, True),
     ("v2", 2, 109, False), ("v2", 3, 110, True), ("v1", 3, 109, False), ("v2", 1, -3, False)],
)  # fmt: skip
def test_points_that_win_alone(edition: str, scenario: int, points: int, won: bool) -> None:
    t = begin(1, scenario, edition=edition).scored("A", points)
    assert t.winners() == (["A"] if won else [])


@rule("CA-SOL-19", "CA-MSN-02", "CA-LEG-05")
def test_a_marker_spent_in_the_last_fight_for_a_mission_loses_the_game() -> None:
    """m08 alone: Promise and Devil's Fork marked, and a fight of 13; what wins it must not be those markers."""
    t = begin(1, legacy=["L2"]).missions("A", "m08").marker("A", "promise", "devils_fork").scored("A", 200)
    t.upgrades("A", combat=4).played("A", "light_cannon", "light_cannon", "light_cannon", "armoured_hull", "flagship")
    t.played("A", "boarding_party").navigation("A", "2 1").give("A", energy=1).missions_now()
    t.do("draw energy", "navigation 2", "marker L2", "stop")
    assert (t.lines("A")["missions"], t.winners()) == (2 + 11, [])


@rule("CA-SOL-13", "CA-SOL-09", "CA-CRD-03")
def test_an_upgrade_of_the_solo_board_with_sam() -> None:
    t = alone(4).played("A", "sam").upgrades("A", combat=1)
    t.do("upgrade combat")
    assert t.has("A")["metal"] == 0  # 4 less 1


# --- four players in the short game ---


@rule("CA-SS-02", "CA-SS-11", "CA-BOK-01", "CA-CON-03")
def test_the_short_game_of_four_has_six_rounds_and_its_books() -> None:
    t = begin(4, 1)
    assert (t.view()["boards"], t.state.box.rounds) == (["1B", "2A", "3A"], 6)
    books = []
    for number in range(2, 7):
        t = begin(4, 1).give("A", metal=2).give("B", metal=2).give("C", metal=2).give("D", metal=2)
        if t.begin_round(number).step() == "BookAction":
            books.append(number)
    assert books == [2, 4, 6]


@rule("CA-SS-02", "CA-MOV-11", "CA-MOV-18")
def test_four_airships_find_four_ends_with_the_poorest_cards() -> None:
    """CA-CON-46: everybody starts in the west of 1B with a card of 1 and the panel."""
    t = begin(4, 1)
    for seat in "ABCD":
        t.fly(seat, 1)
        while t.step() == "Fly":
            t.do("land" if "land" in t.offer() else t.offer("fly")[-1])
        while t.state.agenda and t.step() == "Fight":
            t.do("stop")
    places = [t.place(seat) for seat in "ABCD"]
    assert len(set(places)) == 4 and all(sum(t.markers(seat).values()) == 1 for seat in "ABCD")


@rule("CA-SS-18", "CA-COL-03", "CA-COL-07")
def test_with_four_in_the_short_game_only_the_active_player_has_the_water() -> None:
    t = begin(4, 1)
    for seat in "ABCD":
        t.give(seat, water=0, metal=0, energy=0)
    t.collect("A", "1-metal", "c22", "energy", "cards", "water")
    assert [t.has(seat)["water"] for seat in "ABCD"] == [1, 0, 0, 0]


@rule("CA-GEN-06", "CA-UPG-01", "CA-END-08")
def test_side_a_has_seven_upgrades_and_two_types_that_score() -> None:
    t = begin(4, 1).upgrades("A", movement=3, combat=4)
    assert t.lines("A") == {"upgrades": 7 + 8}
    assert t.build("A").why("upgrade planting") == "CA-UPG-02"
