"""Legacy tiles that are actions of the city board: L14 and L15."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule


def strong(tile: str, *more: str, players: int = 2, edition: str = "v2", **tiles: int) -> Table:
    """A is active with 5 combat points, in Borderville, with these new growth tiles and nothing else."""
    t = begin(players, legacy=[tile, *more], edition=edition).at("A", "1c2").tiles("A", **tiles)
    t.upgrades("A", combat=4).played("A", "light_cannon").give("A", energy=0, metal=0, water=0)
    return t.act()


def weak(tile: str) -> Table:
    return begin(legacy=[tile]).at("A", "1c2").tiles("A", green=3).give("A", energy=3).navigation("A", "3 3").act()


@rule("CA-LEG-17", "CA-LEG-21")
@pytest.mark.parametrize("tile", ["L14", "L15"])
def test_the_action_begins_with_a_fight_of_five(tile: str) -> None:
    t = weak(tile).do(f"use {tile}")
    assert (t.view()["fight"]["need"], t.view()["fight"]["value"], t.view()["fight"]["fight"]) == (5, 0, tile)
    assert t.drones() == [tile, ""]


@rule("CA-LEG-17", "CA-LEG-21", "CA-LEG-20", "CA-LEG-23")
@pytest.mark.parametrize("tile", ["L14", "L15"])
def test_if_it_is_lost_nobody_has_anything(tile: str) -> None:
    """CA-Q-104."""
    t = weak(tile).do(f"use {tile}", "draw energy", "navigation 3", "stop")
    assert (t.state.agenda, t.drones(), t.deck("A")) == ([], ["", ""], ("3", "3"))


@rule("CA-LEG-17", "CA-LEG-21")
@pytest.mark.parametrize("tile", ["L14", "L15"])
def test_it_can_be_won_with_navigation_cards(tile: str) -> None:
    """CA-Q-105: it may be chosen without enough strength."""
    t = weak(tile).do(f"use {tile}", "draw energy", "navigation 3", "draw energy", "navigation 3", "stop")
    assert (t.actor(), t.step()) == ("A", "ChooseTiles")


@rule("CA-LEG-17", "CA-LEG-21")
@pytest.mark.parametrize("tile", ["L14", "L15"])
def test_it_needs_no_new_growth(tile: str) -> None:
    """CA-Q-145."""
    t = strong(tile).do(f"use {tile}", "stop")
    assert t.step() == "BuildAction"


def gardener(tile: str, *more: str, combat: int) -> Table:
    """A has so many combat upgrades, a marker in Whitehaven and a tile with a build, and begins the fight of a tile."""
    t = strong(tile, "L5", *more, wilted_c=1).upgrades("A", combat=combat).marker("A", "whitehaven")
    return t.give("A", metal=6, water=6).hand("A", "light_cannon", "wreck").do(f"use {tile}")


@rule("CA-UPG-06", "CA-LEG-11", "CA-LEG-17", "CA-LEG-21")
@pytest.mark.parametrize("tile", ["L14", "L15"])
@pytest.mark.parametrize("build", ["upgrade combat", "play light_cannon"])
def test_combat_that_is_built_during_the_fight_counts_in_it(tile: str, build: str) -> None:
    """CA-Q-147: the garden, its wilted tile and the build of that one come before the next decision of the fight."""
    t = gardener(tile, combat=3).do("garden", "pick wilted_c", build)
    assert t.view()["fight"]["value"] == 5
    assert t.do("stop").step() == "BuildAction"


@rule("CA-UPG-06", "CA-LEG-05", "CA-CBT-11")
def test_upgrades_cards_and_markers_add_up_in_one_fight() -> None:
    t = gardener("L14", "L1", combat=0).marker("A", "whika").give("A", energy=1).navigation("A", "1")
    t.do("marker L1", "draw energy", "navigation 1", "garden", "pick wilted_c", "upgrade combat")
    assert t.view()["fight"]["value"] == 1 + 2 + 1 + 1


@rule("CA-LEG-11", "CA-LEG-17", "CA-LEG-21")
@pytest.mark.parametrize("tile", ["L14", "L15"])
def test_a_fight_that_waits_for_the_garden_can_be_saved(tile: str) -> None:
    t = begin(legacy=[tile, "L5"]).at("A", "1c2").tiles("A", wilted_c=1).marker("A", "whitehaven").at("B", "1c3")
    t.state.phase = 3
    t.ask("ActionPhase 0", "Round 2").do("skip", f"use {tile}")
    for move in ("garden", "pick wilted_c", "upgrade combat"):
        t.do(move)
        assert t.game.dump(t.game.load(t.game.dump(t.state))) == t.game.dump(t.state)


# --- L14 ---


@rule("CA-LEG-18")
def test_l14_plants_by_the_ability_and_one_tile_more() -> None:
    t = strong("L14", wilted_b=4).do("use L14", "stop", "pick wilted_b", "pick wilted_b", "take water", "take water")
    assert (t.step(), t.offer()) == ("ChooseTiles", ["pick wilted_b", "done"])
    t.do("pick wilted_b", "take water")
    assert t.step() == "PlaceTile"
    t.do("place 1d2")
    assert (t.plants(), t.supply("A"), t.actor()) == ({"1d2": "wilted_b"}, {"wilted_b": 1}, "B")


@rule("CA-LEG-18")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_each_part_of_l14_is_optional(edition: str) -> None:
    """CA-Q-139."""
    t = strong("L14", edition=edition, green=3).do("use L14", "stop", "done", "done")
    assert (t.supply("A"), t.actor()) == ({"green": 3}, "B")


@rule("CA-LEG-18")
def test_the_extra_tile_may_follow_without_the_others() -> None:
    t = strong("L14", green=1).do("use L14", "stop", "done", "pick green", "place 1d2")
    assert (t.has("A")["points"], t.actor()) == (3, "B")


@rule("CA-LEG-18")
def test_without_a_tile_left_there_is_no_extra_one() -> None:
    """CA-Q-108."""
    t = strong("L14", wilted_b=2).do("use L14", "stop", "pick wilted_b", "pick wilted_b", "take water", "take water")
    assert t.actor() == "B"


@rule("CA-LEG-18")
def test_an_extra_tile_without_a_suitable_space_goes_into_the_bag() -> None:
    """CA-Q-107: around 1c3 are cities, L9 and an airship."""
    t = strong("L14", "L9", wilted_b=1).at("A", "1c3").at("B", "1b3").do("use L14", "stop", "done")
    bag = t.in_bag()["wilted_b"]
    t.do("pick wilted_b", "take water")
    assert (t.has("A")["water"], t.has("A")["points"], t.in_bag()["wilted_b"]) == (4, 0, bag + 1)


@rule("CA-LEG-19")
def test_l14_scores_a_point_for_each_tile_on_a_space_without_a_find() -> None:
    """CA-Q-106: 1d2 and 1d3 have none, 1d1 has one."""
    t = strong("L14", green=3).do("use L14", "stop", "pick green", "pick green", "place 1d2", "place 1d1")
    assert (t.lines("A")["growth"], t.has("A")["energy"]) == (2 + 1 + 2, 2)
    assert t.do("pick green", "place 1d3").lines("A")["growth"] == 5 + 2 + 1


@rule("CA-LEG-19")
def test_planting_otherwise_scores_no_such_point() -> None:
    assert strong("L14", green=1).do("plant", "pick green", "place 1d2").lines("A")["growth"] == 2


@rule("CA-LEG-19", "CA-FND-09")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_a_wilted_extra_tile_takes_the_find_below_it(edition: str) -> None:
    """CA-Q-143: in both editions; then there is no point."""
    t = strong("L14", edition=edition, wilted_b=1).do("use L14", "stop", "done", "pick wilted_b", "take water")
    t.do("place 1d1")
    assert (t.has("A")["energy"], t.has("A")["points"], t.plants()) == (2, 0, {"1d1": "wilted_b"})


@rule("CA-LEG-19")
def test_a_wilted_extra_tile_scores_the_point_elsewhere() -> None:
    t = strong("L14", wilted_b=1).do("use L14", "stop", "done", "pick wilted_b", "take water", "place 1d2")
    assert t.lines("A")["growth"] == 1


@rule("CA-LEG-20", "CA-LEG-23")
@pytest.mark.parametrize("tile", ["L14", "L15"])
def test_the_others_have_a_build_action_each(tile: str) -> None:
    """CA-Q-138: after the active player."""
    t = strong(tile, players=3).do(f"use {tile}", "stop")
    while t.actor() == "A":
        t.do("take water")
    asked = []
    while t.state.agenda:
        asked.append((t.actor(), t.step()))
        t.do("take water")
    assert asked == [("B", "BuildAction"), ("C", "BuildAction")]


@rule("CA-LEG-24")
def test_the_extra_tile_is_a_plant_like_any_other() -> None:
    t = strong("L14", wilted_b=1, green=1).do("use L14", "stop", "done", "pick wilted_b", "take water", "place 1d2")
    t.do("take water")
    assert t.plant_action().do("pick green").why("place 1e1") is None
    assert t.fly("A", 1).do("fly 1d2").view()["movement"] == 1


@rule("CA-LEG-18", "CA-CRD-19")
def test_the_extra_tile_counts_for_biology_text_book() -> None:
    """CA-Q-93."""
    t = (
        strong("L14", wilted_a=3)
        .played("A", "biology_text_book")
        .do("use L14", "stop", "pick wilted_a", "pick wilted_a")
    )
    t.do("take energy", "take energy", "pick wilted_a", "take energy", "place 1d2", "take water")
    assert t.step() == "EffectChoice"


# --- L15 ---


@rule("CA-LEG-22")
def test_l15_brings_its_parts_in_the_order_of_the_rulebook() -> None:
    """CA-Q-148: a weapon system, 3 water, a tile, 2 builds."""
    t = strong("L15", "L9", "L12", wilted_c=1, green=1).do("use L15", "stop")
    assert (t.offer(), t.has("A")["water"]) == (["skip", "dismantle L9", "dismantle L12"], 0)
    t.do("dismantle L9")
    assert (t.has("A")["water"], t.offer()) == (3, ["pick green", "pick wilted_c", "done"])
    t.do("pick green", "place 1d3")  # L9 lay there
    assert (t.step(), t.actor()) == ("BuildAction", "A")
    t.do("take water", "take water")
    assert (t.has("A")["water"], t.actor(), t.view()["legacy"]) == (5, "B", ["L12", "L15"])


@rule("CA-LEG-22")
def test_every_weapon_system_can_be_removed() -> None:
    weapons = ["L8", "L9", "L10", "L11", "L12", "L13"]
    t = strong("L15", *weapons).do("use L15", "stop")
    assert t.offer("dismantle") == [f"dismantle {tile}" for tile in weapons]
    assert t.do("dismantle L13").view()["legacy"] == [*weapons[:-1], "L15"]


@rule("CA-LEG-22")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_removing_and_planting_are_optional(edition: str) -> None:
    """CA-Q-139."""
    t = strong("L15", "L9", edition=edition, green=1).do("use L15", "stop", "skip", "done")
    assert (t.step(), t.view()["legacy"], t.has("A")["water"]) == ("BuildAction", ["L9", "L15"], 3)


@rule("CA-LEG-22")
def test_without_a_weapon_system_the_rest_remains() -> None:
    """CA-Q-102."""
    t = strong("L15").do("use L15", "stop")
    assert (t.step(), t.has("A")["water"]) == ("BuildAction", 3)


@rule("CA-LEG-22", "CA-LEG-15")
def test_when_l8_is_removed_taintbo_is_back() -> None:
    """CA-Q-103."""
    t = strong("L15", "L8").do("use L15", "stop", "dismantle L8")
    seen = next(space for space in t.view()["spaces"] if space["name"] == "4b1")
    assert (seen["city"], seen["cost"], seen["legacy"]) == ("taintbo", 1, None)


@rule("CA-LEG-22")
def test_one_tile_with_any_ability() -> None:
    """CA-Q-94."""
    t = strong("L15", wilted_b=3).upgrades("A", planting=3).do("use L15", "stop", "pick wilted_b", "take water")
    assert t.step() == "BuildAction"


@rule("CA-LEG-22")
def test_the_water_pays_for_the_builds() -> None:
    t = strong("L15").hand("A", "wreck", "sam").do("use L15", "stop", "play wreck")
    assert (t.has("A")["water"], t.has("A")["metal"]) == (0, 2)
    assert t.do("upgrade planting").actor() == "B"


@rule("CA-LEG-22", "CA-PLT-16")
def test_the_space_of_a_removed_weapon_system_can_be_planted_at_once() -> None:
    t = (
        begin(legacy=["L9", "L15"])
        .upgrades("A", combat=4)
        .played("A", "light_cannon")
        .tiles("A", green=1)
        .at("A", "1c3")
    )
    t.act().do("use L15", "stop", "dismantle L9", "pick green")
    assert t.do("place 1d3").plants() == {"1d3": "green"}


@rule("CA-LEG-23")
def test_the_others_of_l15_may_build_from_the_start_player_on() -> None:
    """CA-Q-01."""
    t = begin(3, legacy=["L15"], order="start player").upgrades("B", combat=4).played("B", "light_cannon")
    t.state.first = 2
    assert t.act("B").do("use L15", "stop", "take metal", "take metal").actor() == "C"
    assert t.do("take metal").actor() == "A"


@rule("CA-LEG-11", "CA-LEG-22", "CA-CRD-19")
def test_the_tiles_of_l15_and_l5_count_together_for_biology_text_book() -> None:
    """CA-Q-93: 3 water of L15, and 3 for two tiles."""
    t = begin(legacy=["L5", "L15"]).played("A", "biology_text_book", "light_cannon").upgrades("A", combat=4)
    t.marker("A", "whitehaven").tiles("A", green=2).at("A", "1c2").give("A", water=0).act()
    t.do("use L15", "stop", "pick green", "place 1d3", "garden", "pick green", "place 1d2")
    assert t.do("take metal", "take metal", "take metal").has("A")["water"] == 6


@rule("CA-LEG-18", "CA-LEG-19", "CA-LEG-24")
def test_the_extra_tile_may_lie_beyond_the_others_of_the_same_action() -> None:
    """The find on 1e3 is 1 point, instead of that of L14."""
    t = begin(legacy=["L14"]).upgrades("A", combat=4).played("A", "light_cannon").tiles("A", green=1, wilted_b=1)
    t.at("A", "1c3").act().do("use L14", "stop", "pick green", "done", "place 1d3", "pick wilted_b", "take water")
    assert t.do("place 1e3").has("A")["points"] == 2 + 1 + 1
