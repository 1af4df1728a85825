"""Legacy tiles on the map: the toll road L7 and the weapon systems L8 to L13."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule

WEAPONS = {"L9": "1d3", "L10": "2d3", "L11": "3b3", "L12": "4d3", "L13": "4b2"}


def pilot(*legacy: str, at: str, course: int = 4, boards: str = "2A-3A-4A") -> Table:
    return begin(legacy=list(legacy), boards=boards).at("A", at).give("A", water=5, energy=0).fly("A", course)


def space(t: Table, name: str) -> dict[str, object]:
    return next(space for space in t.view()["spaces"] if space["name"] == name)


# --- L7 ---


@rule("CA-LEG-14", "CA-MOV-17")
@pytest.mark.parametrize(("pays", "water", "points"), [("water", 2, 0), ("points", 5, -3)])
def test_entering_l7_costs_water_or_points(pays: str, water: int, points: int) -> None:
    t = pilot("L7", at="2e3").do("fly L7")
    assert t.offer() == ["toll water", "toll points"]
    t.do(f"toll {pays}")
    assert (t.has("A")["water"], t.has("A")["points"]) == (water, points)
    assert t.view()["movement"] == 4  # CA-Q-100: one of five, the panel included


@rule("CA-LEG-14")
def test_without_water_points_are_paid() -> None:
    t = pilot("L7", at="2e3").give("A", water=2).do("fly L7")
    assert t.why("toll water") == "CA-LEG-14"
    assert t.do("toll points").has("A")["points"] == -3


@rule("CA-LEG-14")
def test_the_toll_is_paid_each_time() -> None:
    t = pilot("L7", at="2e3").do("fly L7", "toll water", "fly 2e3", "fly L7", "toll points", "fly 2e3", "land", "stop")
    assert (t.has("A")["water"], t.has("A")["points"]) == (2, -3)


@rule("CA-LEG-14")
def test_l7_is_no_city() -> None:
    t = pilot("L7", at="2e3").do("fly L7", "toll water")
    assert t.why("land") == "CA-MOV-08"
    assert t.markers("A") == {}


@rule("CA-LEG-14")
def test_l7_lies_between_boards_two_and_three_as_one_space() -> None:
    """CA-Q-135: from 2d4 to 3b4 it is 2 movement points instead of 3."""
    t = pilot("L7", at="2d4").do("fly L7", "toll water")
    near = ["2d4", "2e3", "2e5", "3a3", "3a5", "3b3", "3b4", "3b5"]
    assert t.offer() == [f"fly {name}" for name in near]
    assert t.why("fly 2e4") == "CA-MOV-12"


@rule("CA-LEG-14", "CA-FND-02")
def test_a_find_on_the_way_does_not_pay_the_toll() -> None:
    t = pilot("L7", at="3b5", course=5).do("fly 3c5", *["project wreck"] * 3, "fly 3b5", "fly L7")
    assert t.step() == "Toll"


# --- weapon systems ---


@rule("CA-LEG-15", "CA-MOV-16")
@pytest.mark.parametrize(("boards", "at"), [("2A-3A-4A", "4b1"), ("2A-3A-4B", "4b3")])
def test_l8_replaces_taintbo(boards: str, at: str) -> None:
    """CA-Q-101: a weapon system is no city."""
    plain, tile = (space(begin(legacy=legacy, boards=boards), at) for legacy in ([], ["L8"]))
    assert (plain["city"], plain["cost"], plain["legacy"]) == ("taintbo", 1, None)
    assert (tile["city"], tile["cost"], tile["legacy"]) == (None, 2, "L8")


@rule("CA-LEG-15")
def test_no_movement_ends_on_l8() -> None:
    t = pilot("L8", at="4b3", course=4).do("fly 4b2", "fly 4b1")
    assert (t.view()["movement"], t.why("land")) == (2, "CA-MOV-08")


@rule("CA-LEG-16", "CA-MOV-16")
@pytest.mark.parametrize("boards", ["2A-3A-4A", "2B-3B-4B"])
@pytest.mark.parametrize("tile", WEAPONS)
def test_the_other_weapon_systems_cost_three(tile: str, boards: str) -> None:
    seen = space(begin(legacy=[tile], boards=boards), WEAPONS[tile])
    assert (seen["cost"], seen["city"], seen["legacy"]) == (3, None, tile)


@rule("CA-LEG-16", "CA-MOV-16")
def test_flying_over_a_weapon_system() -> None:
    t = pilot("L9", at="1c2", course=3)
    assert t.do("fly 1d3").view()["movement"] == 1
    assert pilot("L9", at="1c2", course=2).why("fly 1d3") is not None


@rule("CA-LEG-16", "CA-PLT-16")
@pytest.mark.parametrize("tile", WEAPONS)
def test_nothing_is_planted_on_a_weapon_system(tile: str) -> None:
    t = begin(legacy=[tile]).tiles("A", green=1)
    for there in range(100):
        t.state.plants = type(t.state.plants)([0] * 101)
        t.player("A").place = there
        if t.state.land.cost[there]:
            assert f"place {WEAPONS[tile]}" not in t.plant_action().do("pick green").offer()
            t.tiles("A", green=1)


@rule("CA-LEG-09", "CA-LEG-10", "CA-LEG-14", "CA-SS-02")
def test_tiles_of_boards_one_to_three_in_a_short_game_for_four() -> None:
    t = begin(4, 1, legacy=["L1", "L3", "L4", "L7"])
    assert (t.view()["boards"], t.view()["legacy"]) == (["1B", "2A", "3A"], ["L1", "L3", "L4", "L7"])
    assert (t.city("devils_fork")["value"], t.city("promise")["gain"]) == (5, {"metal": 2, "upgrades": 1})
    t.give("A", metal=0).upgrades("A", combat=4).at("A", "2b1").fight("A", 4).do("stop")
    assert (t.why("upgrade planting"), t.offer("take")) == (
        "CA-UPG-02",
        ["take energy", "take metal", "take water", "take cards"],
    )
