"""Legacy tiles that change cities: L1 to L6."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cloudage.kit import Table, begin
from tests.cloudage.positions import lying
from tests.kit import rule

CITIES = [("L1", "whika", "2e3"), ("L2", "devils_fork", "3d2"), ("L5", "whitehaven", "3a2")]


def fighter(*legacy: str, **options: Any) -> Table:
    """A with these legacy tiles on the table, no combat points, 9 energy and navigation cards of value 1."""
    t = begin(legacy=list(legacy), **options)
    return t.give("A", energy=9, water=0).navigation("A", "1 1 1 1")


def city(t: Table, name: str) -> tuple[int | None, dict[str, int]]:
    """A city's combat value and what a win brings."""
    seen = next(city for city in t.view()["cities"] if city["name"] == name)
    return seen["value"], {thing: n for thing, n in seen["gain"].items() if n}


@rule("CA-LEG-01")
def test_the_tiles_of_the_scenario_or_others_lie_on_the_table() -> None:
    assert begin(scenario=2).view()["legacy"] == ["L1", "L5", "L6"]
    assert begin(legacy=["L3", "L9"]).view()["legacy"] == ["L3", "L9"]


# --- L1 and L2 ---


@rule("CA-LEG-02", "CA-LEG-05", "CA-LEG-07")
@pytest.mark.parametrize(("tile", "name", "more"), [("L1", "whika", 2), ("L2", "devils_fork", 1)])
def test_a_marker_taken_back_helps_in_a_fight(tile: str, name: str, more: int) -> None:
    t = fighter(tile).marker("A", name).at("A", "1c2").fight("A", more)
    assert t.offer("marker") == [f"marker {tile}"]
    t.do(f"marker {tile}")
    assert (t.view()["fight"]["value"], t.markers("A")) == (more, {})
    assert t.do("stop").has("A")["water"] == 2  # the reward of Borderville


@rule("CA-LEG-02")
def test_without_a_marker_or_the_tile_there_is_nothing_to_take_back() -> None:
    assert fighter("L1").at("A", "1c2").fight("A", 2).why("marker L1") == "CA-LEG-02"
    assert fighter().marker("A", "whika").at("A", "1c2").fight("A", 2).why("marker L1") == "CA-CBT-01"
    assert fighter("L1").marker("B", "whika").at("A", "1c2").fight("A", 2).why("marker L1") == "CA-LEG-02"


@rule("CA-LEG-03")
def test_each_marker_can_be_used() -> None:
    t = fighter("L1", "L2").marker("A", "whika", "whika", "devils_fork").at("A", "1c2").fight("A", 5)
    t.do("marker L1", "marker L2", "marker L1")
    assert (t.view()["fight"]["value"], t.offer("marker")) == (5, [])


@rule("CA-LEG-05")
def test_it_helps_in_this_fight_only() -> None:
    """CA-Q-97."""
    t = fighter("L1").marker("A", "whika").at("A", "1c2").fight("A", 2).do("marker L1", "stop")
    assert t.fight("A", 9).view()["fight"]["value"] == 0


@rule("CA-LEG-05")
@pytest.mark.parametrize(
    "fight", ["Fight 0 1 6 0 0;BookReward 0", "Fight 0 2 5 0 0;Orchard 0", "Fight 0 4 0 0 0", "LastFight 0"]
)
def test_it_helps_in_every_kind_of_fight(fight: str) -> None:
    """CA-Q-140: book, L14, mission, tie-break."""
    assert fighter("L1").marker("A", "whika").ask(*fight.split(";")).why("marker L1") is None


@rule("CA-LEG-05")
def test_l1_keeps_the_city() -> None:
    t = fighter("L1")
    assert city(t, "whika") == (4, {"points": 4})
    spaces = {s["name"]: (s["city"], s["legacy"]) for s in t.view()["spaces"]}
    assert (spaces["2e2"], spaces["2e3"]) == (("whika", "L1"), ("whika", None))


@rule("CA-LEG-04")
@pytest.mark.parametrize(("tile", "name", "space"), CITIES)
def test_whoever_has_no_marker_left_may_fight_there_again(tile: str, name: str, space: str) -> None:
    """CA-Q-32: staying counts as ending the movement there."""
    t = fighter(tile).at("A", space).fly("A", 0).do("land")
    assert t.step() == "Fight"


@rule("CA-LEG-04", "CA-LEG-02")
@pytest.mark.parametrize(("tile", "name", "space"), CITIES)
def test_but_not_with_a_marker_there_nor_by_taking_it_back_first(tile: str, name: str, space: str) -> None:
    """CA-Q-140: there is no fight in which it could be taken back."""
    t = fighter(tile).marker("A", name).at("A", space).fly("A", 0).do("land")
    assert t.state.agenda == [] and t.markers("A") == {name: 2}


@rule("CA-LEG-06", "CA-LEG-08", "CA-LEG-12")
@pytest.mark.parametrize(
    ("tile", "name", "points"), [("L1", "whika", 3), ("L2", "devils_fork", 1), ("L5", "whitehaven", 2)]
)
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_a_marker_left_at_the_end_is_worth_points_once(edition: str, tile: str, name: str, points: int) -> None:
    """CA-Q-98: once in both editions."""
    assert fighter(tile, edition=edition).marker("A", name).lines("A") == {"markers": points}
    assert fighter(tile, edition=edition).marker("A", name, name).lines("A") == {"markers": points}
    assert fighter(edition=edition).marker("A", name).lines("A") == {}


@rule("CA-LEG-07")
def test_l2_replaces_devils_fork() -> None:
    t = fighter("L2").at("A", "3d3").fly("A", 0)
    assert city(t, "devils_fork") == (3, {"water": 5})
    t.upgrades("A", combat=3).do("land", "stop")
    assert t.has("A")["water"] == 5


@rule("CA-LEG-04", "CA-BOK-07")
def test_a_marker_used_for_the_book_opens_whika_in_the_same_round() -> None:
    t = begin(2, 3, first="B").marker("A", "whika").upgrades("A", combat=2).begin_round(3)
    t.do("book", "marker L1", "stop", "take metal")
    assert (t.has("A")["points"], t.at("A", "2e3").fly("A", 0).do("land").step()) == (3, "Fight")


# --- L3 and L4 ---


@rule("CA-LEG-09")
@pytest.mark.parametrize("space", ["3d2", "3d3", "3d4"])
def test_l3_replaces_value_and_reward_of_devils_fork(space: str) -> None:
    assert city(fighter(), "devils_fork") == (6, {"points": 7})
    t = (
        fighter("L3")
        .at("A", space)
        .upgrades("A", combat=4)
        .fly("A", 0)
        .do("land", "draw energy", "navigation 1", "stop")
    )
    assert (t.has("A")["points"], t.has("A")["water"]) == (4, 3)


@rule("CA-LEG-10")
@pytest.mark.parametrize("space", ["2b1", "2c1"])
def test_l4_brings_metal_and_an_upgrade(space: str) -> None:
    """CA-Q-132: the metal pays for it."""
    t = fighter("L4").at("A", space).upgrades("A", combat=4).give("A", metal=0, water=9).hand("A", "wreck", "sam")
    t.fly("A", 0).do("land", "stop")
    assert (t.has("A")["metal"], t.step(), t.offer("upgrade")) == (2, "BuildAction", ["upgrade planting"])
    assert t.why("play wreck") == "CA-LEG-10"
    t.do("upgrade planting")
    assert (t.has("A")["metal"], t.count("A", "planting"), t.markers("A")) == (0, 1, {"promise": 1})


@rule("CA-LEG-10")
def test_l4_may_be_a_resource_instead() -> None:
    """CA-Q-41."""
    t = fighter("L4").at("A", "2b1").upgrades("A", combat=4).fly("A", 0).do("land", "stop")
    assert t.offer("take") == ["take energy", "take metal", "take water", "take cards"]
    assert t.do("take water").has("A")["water"] == 1


@rule("CA-LEG-10")
def test_l4_has_a_value_of_its_own() -> None:
    assert (city(fighter(), "promise")[0], city(fighter("L4"), "promise")[0]) == (3, 4)


@rule("CA-LEG-10", "CA-UPG-07")
def test_the_metal_of_l4_pays_for_the_last_upgrade() -> None:
    t = fighter("L4").at("A", "2c1").upgrades("A", combat=3).give("A", metal=5).fly("A", 0)
    t.do("land", "draw energy", "navigation 1", "stop", "upgrade combat")
    assert (t.count("A", "combat"), t.has("A")["metal"], t.has("A")["water"]) == (4, 0, 5)


# --- L5 ---


def gardener(*legacy: str, **tiles: int) -> Table:
    """A has two markers in Whitehaven and these tiles, and is in Borderville."""
    t = begin(legacy=["L5", *legacy]).at("A", "1c2").marker("A", "whitehaven", "whitehaven")
    return t.tiles("A", **tiles).give("A", energy=0, water=0)


@rule("CA-LEG-11")
def test_l5_replaces_whitehaven() -> None:
    assert city(fighter(), "whitehaven") == (4, {"water": 7})
    t = fighter("L5").at("A", "3a2").upgrades("A", combat=4).fly("A", 0).do("land", "stop", *["growth green"] * 3)
    assert (t.supply("A"), t.markers("A")) == ({"green": 3}, {"whitehaven": 1})


@rule("CA-LEG-11", "CA-LEG-02")
def test_a_marker_of_l5_plants_a_tile_at_once() -> None:
    t = gardener(green=2).act().do("garden", "pick green", "place 1d2")
    assert (t.plants(), t.has("A")["points"], t.markers("A")) == ({"1d2": "green"}, 2, {"whitehaven": 1})
    assert t.step() == "CityAction"


@rule("CA-LEG-11", "CA-LEG-03")
def test_one_tile_for_each_marker() -> None:
    """CA-Q-94, CA-Q-96."""
    t = gardener(wilted_b=3).upgrades("A", planting=3).act()
    t.do("garden", "pick wilted_b", "take water", "garden", "pick wilted_b", "take water")
    assert (t.has("A")["water"], t.supply("A"), t.why("garden")) == (8, {"wilted_b": 1}, "CA-LEG-11")


@rule("CA-LEG-11")
@pytest.mark.parametrize(
    "step", ["CityAction 0", "PlaceDrone 0 0", "BuildAction 0 1 0", "RegionBonus 0 0 1 0", "Window 0"]
)
def test_at_every_own_decision_of_the_action_phase(step: str) -> None:
    """CA-Q-147."""
    t = gardener(green=1)
    t.state.phase = 3
    assert t.ask(step).why("garden") is None
    t.do("garden", "pick green", "place 1d2")
    assert t.step() in step or t.step() == ""


@rule("CA-LEG-11", "CA-LEG-17")
def test_in_the_fight_of_l14_or_l15_too() -> None:
    """CA-Q-147: four energy of a wilted tile for the next card."""
    t = gardener("L14", wilted_a=1).navigation("A", "3").act().do("use L14")
    assert t.offer() == ["stop", "garden"]
    assert t.do("garden", "pick wilted_a", "take energy").offer() == ["draw energy", "stop"]


@rule("CA-LEG-11", "CA-PLT-06")
def test_between_the_tiles_of_a_plant_action() -> None:
    """CA-Q-147: what one of them brought pays for the build of the garden, and the decision stays."""
    t = gardener(wilted_b=1, green=1, wilted_c=1).hand("A", "wreck", "sam").plant_action()
    t.do("pick green", "pick wilted_b")
    assert t.offer() == ["garden", "sow green", "sow wilted_b"]
    assert t.do("sow wilted_b").offer() == ["take water", "take cards", "garden"]
    assert t.do("take water").why("garden") is None
    t.do("garden", "pick wilted_c", "play wreck")
    assert (t.step(), t.has("A")["water"], t.why("garden")) == ("PlaceTile", 1, "CA-LEG-11")
    assert t.do("place 1d2").actor() == "B"


@rule("CA-LEG-11", "CA-PLT-18")
def test_a_tile_of_the_garden_connects_the_one_that_waits() -> None:
    t = gardener(green=2).plant_action().do("pick green", "done")
    assert t.why("place 1e1") == "CA-PLT-17"
    assert t.do("garden", "pick green", "place 1d2").why("place 1e1") is None


@rule("CA-LEG-11", "CA-LEG-21")
def test_planting_in_the_fight_of_l15_can_be_saved() -> None:
    """Wilted C brings a build, which may bring a card to pay for."""
    hers = {
        "markers": "whitehaven",
        "tiles": "wilted_c",
        "hand": ["wreck", "sam", "parrot"],
        "resources": "water water water",
    }
    t = lying({"scenario": 3}, seats={"A": hers}).do("use L15")
    for move in ("garden", "pick wilted_c", "play wreck", "discard sam", "stop"):
        t.do(move)
        data = t.game.dump(t.state)
        assert t.game.dump(t.game.load(data)) == data


@rule("CA-UPG-06", "CA-CBT-05", "CA-LEG-11")
def test_combat_that_is_built_in_the_garden_counts_in_the_fight() -> None:
    """Two of L1, a card of 1, and then the first combat upgrade."""
    t = gardener("L14", "L1", wilted_c=1).marker("A", "whika").give("A", energy=1, metal=1).navigation("A", "1")
    t.act().do("use L14", "marker L1", "draw energy", "navigation 1", "garden", "pick wilted_c", "upgrade combat")
    assert (t.view()["fight"]["value"], t.view()["fight"]["drawn"]) == (4, [1])


@rule("CA-LEG-11")
@pytest.mark.parametrize("phase", [1, 2, 4])
def test_not_in_another_phase(phase: int) -> None:
    t = gardener(green=1)
    t.state.phase = phase
    assert t.ask("BuildAction 0 1 0").why("garden") == "CA-LEG-11"


@rule("CA-LEG-11")
def test_between_the_turns_of_the_active_players_in_turn_order() -> None:
    """CA-Q-147: before each of them and at the end of the phase."""
    t = gardener(green=9).marker("B", "whitehaven").tiles("B", green=1)
    t.state.first = 1
    t.ask("ActionPhase 0")
    asked = []
    while t.state.agenda:
        if t.step() == "Window":
            asked.append(t.actor())
            t.do("skip")
        else:
            asked += [f"{t.actor()} acts"] if t.step() == "CityAction" else []
            t.do("build" if t.step() == "CityAction" else "take water")
    assert asked == ["B", "A", "B acts", "B", "A", "A acts", "B", "A"]


@rule("CA-LEG-11")
def test_a_window_asks_nobody_without_a_marker_or_a_tile() -> None:
    t = gardener().marker("B", "whitehaven").ask("ActionPhase 0")
    assert t.step() == "CityAction"
    t = begin(legacy=["L5"]).tiles("A", green=1).ask("ActionPhase 0")
    assert t.step() == "CityAction"


@rule("CA-LEG-11", "CA-PLT-11")
def test_tiles_drawn_in_a_window_wait_until_it_is_over() -> None:
    """CA-Q-141."""
    t = gardener(wilted_a=1).ask("ActionPhase 0")
    t.do("garden", "pick wilted_a", "take tiles", "growth green", "growth green")
    assert t.step() == "CityAction"  # a marker is left, but no tile for it
    assert t.offer("plant") == ["plant"] and t.offer("garden") == ["garden"]


@rule("CA-LEG-11")
def test_the_garden_during_a_build_of_another_players_action() -> None:
    t = gardener(green=1).act("B").do("build", "take water", "take water")
    assert t.actor() == "A"
    assert t.do("garden", "pick green", "place 1d2").step() == "BuildAction"


@rule("CA-LEG-11", "CA-PLT-13")
def test_a_build_of_the_garden_comes_before_the_decision_it_interrupted() -> None:
    t = gardener(wilted_c=1).give("A", metal=1).build().do("garden", "pick wilted_c", "upgrade combat")
    assert (t.step(), t.count("A", "combat")) == ("BuildAction", 1)
    assert t.do("take water").state.agenda == []


@rule("CA-LEG-11", "CA-PLT-05")
def test_the_garden_cannot_have_tiles_that_are_still_to_be_planted() -> None:
    """CA-Q-87: both tiles are chosen for the plant action."""
    t = gardener(wilted_c=1, green=1).plant_action().do("pick wilted_c", "pick green", "sow wilted_c")
    assert t.offer("garden") == []


@rule("CA-LEG-04", "CA-LEG-11")
def test_after_gardening_the_airship_stays_and_fights_for_tiles_again() -> None:
    """CA-Q-32: a round in Whitehaven without moving."""
    t = begin(legacy=["L5"]).at("A", "3a2").marker("A", "whitehaven").tiles("A", wilted_b=1).upgrades("A", combat=4)
    t.act().do("garden", "pick wilted_b", "take water").round(2).fly("A", 0).do("land", "stop", *["growth green"] * 3)
    assert (t.supply("A"), t.markers("A")) == ({"green": 3}, {"whitehaven": 1})


# --- L6 ---


@rule("CA-LEG-13")
def test_l6_is_a_space_of_nefaria_with_a_find() -> None:
    """CA-Q-109: it stays a city space."""
    t = fighter("L6").at("A", "4d2").give("A", metal=0).fly("A", 1).do("fly 4e1")
    assert t.has("A")["metal"] == 2
    t.do("land", "stop")
    assert t.markers("A") == {"nefaria": 1}
    assert city(t, "nefaria") == (9, {"points": 12})


@rule("CA-LEG-13")
@pytest.mark.parametrize("boards", ["2A-3A-4A", "2B-3B-4B"])
def test_nothing_is_planted_on_l6(boards: str) -> None:
    t = begin(legacy=["L6"], boards=boards).at("A", "4e2" if boards[-1] == "B" else "4d2").tiles("A", green=1)
    assert t.plant_action().do("pick green").why("place 4e1") == "CA-PLT-16"
