"""Movement: points, costs, where a flight may go and where it may end."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule
from tests.kit.twins import after


def reach(t: Table) -> dict[str, tuple[int, bool]]:
    """By space: the movement points left there, and whether the flight may end there."""
    return {way["space"]: (way["left"], way["end"]) for way in t.view()["reach"]}


# --- turns and movement points ---


@rule("CA-MOV-01")
def test_the_start_player_moves_first() -> None:
    t = begin(3, 1, first="B").ask("MovementPhase")
    seen = []
    while t.step():
        seen.append(t.actor())
        seats = {"B": ("fly 1a2", "fly 1b2"), "C": ("fly 1a4", "fly 1b4"), "A": ("fly 1b3", "fly 1c3")}
        t.do(*seats[t.actor()], "land", "stop")
    assert seen == ["B", "C", "A"]


@rule("CA-MOV-02", "CA-MRK-01")
def test_a_turn_is_flight_then_fight_then_marker() -> None:
    t = begin().fly("A", 2).do("fly 1a2", "fly 1b2", "land")
    assert (t.step(), t.markers("A")) == ("Fight", {})
    t.do("stop")
    assert (t.step(), t.markers("A")) == ("", {"borderville": 1})


@rule("CA-MOV-02")
def test_nobody_fights_before_landing() -> None:
    assert begin().at("A", "1b2").fly("A", 2).why("draw energy") == "CA-MOV-02"


@rule("CA-MOV-03", "CA-MOV-07")
def test_movement_points_are_card_panel_upgrades_and_projects() -> None:
    t = begin().upgrades("A", movement=2).played("A", "auxiliary_engine", "flagship").fly("A", 3)
    assert t.view()["movement"] == 3 + 1 + 2 + 2


@rule("CA-MOV-04", "CA-MOV-15")
@pytest.mark.parametrize(("start", "space", "cost"), [("1a2", "1b2", 1), ("1c1", "1b1", 2), ("2b5", "2c5", 3)])
def test_a_space_costs_1_2_or_3(start: str, space: str, cost: int) -> None:
    t = begin(2, 2).at("A", start).at("B", "4a5").fly("A", 4)
    assert t.do(f"fly {space}").view()["movement"] == 5 - cost


@rule("CA-MOV-04")
def test_the_airship_flies_to_adjacent_spaces_only() -> None:
    t = begin().at("A", "2c3").fly("A", 9)
    assert t.offer("fly") == ["fly 2b2", "fly 2b3", "fly 2b4", "fly 2c2", "fly 2c4", "fly 2d3"]
    assert t.why("fly 2d2") == "CA-MOV-04"


@rule("CA-MOV-04")
def test_even_rows_lie_further_east() -> None:
    t = begin().at("A", "2c4").fly("A", 9)
    assert t.offer("fly") == ["fly 2b4", "fly 2c3", "fly 2c5", "fly 2d3", "fly 2d4", "fly 2d5"]


@rule("CA-MOV-15")
def test_a_space_too_dear_is_refused() -> None:
    assert begin().at("A", "2d5").fly("A", 1).why("fly 2c5") == "CA-MOV-15"


@rule("CA-MOV-05")
def test_an_airship_may_stay() -> None:
    t = begin().at("A", "1c1").marker("A", "ashbourne").fly("A", 3).do("land")
    assert (t.place("A"), t.markers("A")) == ("1c1", {"ashbourne": 2})


@rule("CA-MOV-05", "CA-MOV-06")
def test_movement_points_not_used_are_lost() -> None:
    t = begin().fly("A", 3).do("fly 1a2", "fly 1b2", "land", "stop").round(2).fly("A", 0)
    assert t.view()["movement"] == 1


# --- the solar panel ---


@rule("CA-MOV-07")
def test_an_unused_panel_gives_two_energy_before_the_fight() -> None:
    t = begin().give("A", energy=0).fly("A", 2).do("fly 1a2", "fly 1b2", "land")
    assert (t.step(), t.count("A", "energy")) == ("Fight", 2)


@rule("CA-MOV-07")
def test_a_panel_used_for_movement_gives_none() -> None:
    t = begin().give("A", energy=0).fly("A", 1).do("fly 1a2", "fly 1b2", "land")
    assert (t.step(), t.count("A", "energy")) == ("Fight", 0)


@rule("CA-MOV-07")
def test_the_panel_gives_one_movement_point_only() -> None:
    t = begin().at("A", "1c1").fly("A", 0).do("fly 1c2")
    assert (t.offer(), t.view()["movement"]) == (["land"], 0)


@rule("CA-MOV-07", "CA-CRD-09")
def test_the_panel_may_be_declared_and_not_flown() -> None:
    t = begin().give("A", energy=0).played("A", "capacitor").at("A", "1c1").fly("A", 4)
    assert t.do("declare").view()["movement"] == 5
    assert t.do("land").has("A") == {**t.has("A"), "energy": 0, "water": 2 + 2}


@rule("CA-MOV-07", "CA-CRD-09")
def test_a_panel_that_pays_energy_does_not_count_for_capacitor() -> None:
    t = begin().give("A", energy=0).played("A", "capacitor").at("A", "1c1").fly("A", 4)
    assert t.do("land").has("A") == {**t.has("A"), "energy": 2, "water": 2}


@rule("CA-MOV-07")
def test_without_capacitor_nothing_is_declared() -> None:
    assert begin().at("A", "1c1").fly("A", 4).why("declare") == "CA-CRD-09"


@rule("CA-MOV-07", "CA-MOV-08")
def test_a_panel_is_declared_once_and_where_the_flight_may_end() -> None:
    t = begin().played("A", "capacitor").fly("A", 3)
    assert t.why("declare") == "CA-MOV-08"
    assert t.do("fly 1a2", "fly 1b2", "declare").why("declare") == "CA-MOV-07"


# --- where a flight ends ---


@rule("CA-MOV-08")
def test_a_flight_ends_on_a_city_space() -> None:
    t = begin().fly("A", 3).do("fly 1a2")
    assert "land" not in t.offer()
    assert t.why("land") == "CA-MOV-08"
    assert "land" in t.do("fly 1b2").offer()


@rule("CA-MOV-08")
def test_the_start_space_is_no_city() -> None:
    assert begin().fly("A", 3).why("land") == "CA-MOV-08"


@rule("CA-MOV-09", "CA-CBT-03")
@pytest.mark.parametrize("space", ["1b2", "1c2", "1c3"])
def test_every_space_of_a_city_is_a_city_space(space: str) -> None:
    t = begin().at("A", space).fly("A", 0).do("land", "stop")
    assert t.markers("A") == {"borderville": 1}


@rule("CA-MOV-10", "CA-MOV-11")
def test_an_airship_may_pass_another_but_not_end_there() -> None:
    t = begin().at("B", "1b2").fly("A", 2).do("fly 1a2", "fly 1b2")
    assert t.why("land") == "CA-MOV-11"
    assert t.do("fly 1c2", "land").place("A") == "1c2"


@rule("CA-MOV-11")
def test_another_airship_in_the_city_does_not_matter() -> None:
    t = begin().at("B", "1c2").fly("A", 1).do("fly 1a2", "fly 1b2", "land")
    assert t.place("A") == "1b2"


@rule("CA-MOV-12")
def test_the_airship_may_turn_and_come_back() -> None:
    t = begin().at("A", "1b2").fly("A", 3).do("fly 1a2", "fly 1b2", "fly 1a2", "fly 1b2", "land")
    assert t.place("A") == "1b2"


@rule("CA-MOV-12", "CA-SS-01")
def test_the_airship_may_not_leave_the_map() -> None:
    t = begin(2, 1).at("A", "3e3").fly("A", 9)
    assert t.offer("fly") == ["fly 3d2", "fly 3d3", "fly 3d4", "fly 3e2", "fly 3e4"]
    assert t.why("fly 4a3") == "CA-MOV-12"
    assert begin(2, 2).at("A", "3e3").fly("A", 9).why("fly 4a3") is None


@rule("CA-MOV-13")
@pytest.mark.parametrize("kind", ["green", "wilted_a"])
def test_new_growth_makes_a_space_cost_1(kind: str) -> None:
    t = begin().plant("2c5", kind=kind).at("A", "2b5").fly("A", 4).do("fly 2c5")
    assert t.view()["movement"] == 4
    assert t.space("2c5")["cost"] == 1


@rule("CA-MOV-14")
def test_boards_touch_along_the_seam() -> None:
    assert begin().at("A", "1e3").fly("A", 9).offer("fly") == [
        "fly 1d2", "fly 1d3", "fly 1d4", "fly 1e2", "fly 1e4", "fly 2a3",
    ]  # fmt: skip
    assert begin().at("A", "1e4").fly("A", 9).offer("fly") == [
        "fly 1d4", "fly 1e3", "fly 1e5", "fly 2a3", "fly 2a4", "fly 2a5",
    ]  # fmt: skip


# --- dead ends ---


@rule("CA-MOV-18")
def test_a_step_into_a_dead_end_is_refused() -> None:
    """From 1a3 the next city spaces are two away; 1a1 leads nowhere."""
    t = begin().fly("A", 1)
    assert t.offer() == ["fly 1a2", "fly 1a4", "fly 1b3"]
    assert t.do("fly 1a2").offer() == ["fly 1b2"]
    assert t.why("fly 1a1") == "CA-MOV-18"


@rule("CA-MOV-18", "CA-MOV-11")
def test_a_city_space_with_another_airship_is_no_end() -> None:
    t = begin(3).at("B", "1b4").at("C", "1c3").fly("A", 1)
    assert t.offer() == ["fly 1a2", "fly 1b3"]


@rule("CA-MOV-18", "CA-MOV-07")
def test_the_panel_counts_for_what_is_in_reach() -> None:
    t = begin().fly("A", 1)
    assert reach(t) == {
        "1a2": (1, False), "1a4": (1, False), "1b3": (1, False), "1b2": (0, True), "1b4": (0, True), "1c3": (0, True),
    }  # fmt: skip


@rule("CA-MOV-18")
def test_who_can_reach_no_end_stays_without_a_fight() -> None:
    t = begin().round(2).fly("A", 0)
    assert t.offer() == ["land"]
    t.do("land")
    assert (t.step(), t.place("A"), t.markers("A")) == ("", "1a3", {})
    assert t.count("A", "energy") == 2 + 2 + 1


@rule("CA-MOV-18", "CA-MOV-11", "CA-SET-01")
def test_the_last_of_four_still_finds_an_end() -> None:
    """On 1B a flight of 2 reaches six city spaces; three of them are taken."""
    t = begin(4, 1).at("B", "1a2").at("C", "1a4").at("D", "1b4").fly("A", 1)
    assert [space for space, (_, end) in reach(t).items() if end] == ["1b1", "1b2", "1c3"]


# --- legacy tiles on the way ---


@rule("CA-MOV-16")
@pytest.mark.parametrize(
    ("tile", "space", "start", "cost"),
    [("L8", "4b1", "4a1", 2), ("L9", "1d3", "1c3", 3), ("L10", "2d3", "2c3", 3), ("L11", "3b3", "3a3", 3),
     ("L12", "4d3", "4c3", 3), ("L13", "4b2", "4a2", 3)],
)  # fmt: skip
def test_a_weapon_system_is_dear(tile: str, space: str, start: str, cost: int) -> None:
    t = begin(2, 2, legacy=[tile]).at("A", start).at("B", "1c1").fly("A", 9).do(f"fly {space}")
    assert (t.view()["movement"], t.space(space)["legacy"]) == (10 - cost, tile)


@rule("CA-MOV-16", "CA-MOV-18")
def test_a_weapon_system_may_be_too_dear_or_lead_nowhere() -> None:
    t = begin(legacy=["L10"]).at("A", "2c3")
    assert (t.fly("A", 1).why("fly 2d3"), t.fly("A", 2).why("fly 2d3")) == ("CA-MOV-16", "CA-MOV-18")
    assert t.fly("A", 3).do("fly 2d3").offer() == ["fly 2c3", "fly 2e3"]


@rule("CA-MOV-16", "CA-MOV-08")
def test_nobody_ends_on_l8() -> None:
    t = begin(2, 2, legacy=["L8"]).at("A", "4a1").fly("A", 9).do("fly 4b1")
    assert t.why("land") == "CA-MOV-08"


@rule("CA-MOV-17")
def test_l7_costs_three_water() -> None:
    t = begin(2, 2, legacy=["L7"]).give("A", water=4).at("A", "2e3").fly("A", 3).do("fly L7")
    assert t.offer() == ["toll water", "toll points"]
    assert t.do("toll water").has("A") == {**t.has("A"), "water": 1, "points": 0}
    assert t.view()["movement"] == 3


@rule("CA-MOV-17", "CA-GEN-13")
def test_l7_may_be_paid_with_points_even_below_0() -> None:
    t = begin(2, 2, legacy=["L7"]).give("A", water=2).at("A", "2e3").fly("A", 3).do("fly L7")
    assert t.offer() == ["toll points"]
    assert t.why("toll water") == "CA-LEG-14"
    assert t.do("toll points").has("A") == {**t.has("A"), "water": 2, "points": -3}


@rule("CA-MOV-17")
def test_l7_is_paid_each_time() -> None:
    t = begin(2, 2, legacy=["L7"]).give("A", water=9).at("A", "2e3").fly("A", 5)
    t.do("fly L7", "toll water", "fly 3a3", "fly L7", "toll water")
    assert t.count("A", "water") == 3


@rule("CA-MOV-17")
def test_the_toll_is_told_with_the_offer() -> None:
    t = begin(2, 2, legacy=["L7"]).give("A", water=4).at("A", "2e3").fly("A", 3)
    assert t.terms("fly L7") == ({"water": 3}, {})
    assert t.give("A", water=1).terms("fly L7") == ({"points": 3}, {})


@rule("CA-MOV-17", "CA-MOV-18")
def test_l7_is_not_entered_without_movement_to_leave_it() -> None:
    t = begin(3, legacy=["L7"]).at("A", "2e3").at("B", "3a3").at("C", "3b5")
    assert t.fly("A", 0).why("fly L7") == "CA-MOV-18"
    assert t.fly("A", 1).do("fly L7", "toll points").offer() == ["fly 2e3"]


@rule("CA-MOV-17", "CA-MOV-08")
def test_l7_is_one_space_instead_of_two_and_no_city() -> None:
    t = begin(2, 2, legacy=["L7"]).at("A", "2d4").fly("A", 9).do("fly L7", "toll points")
    assert t.offer("fly") == ["fly 2d4", "fly 2e3", "fly 2e5", "fly 3a3", "fly 3a5", "fly 3b3", "fly 3b4", "fly 3b5"]
    assert t.why("land") == "CA-MOV-08"
    assert t.why("fly 2e4") == "CA-MOV-12"


@rule("CA-MOV-04", "CA-MOV-18")
def test_the_way_that_is_shown_can_be_flown() -> None:
    t = begin().fly("A", 4)
    way = next(way for way in t.view()["reach"] if way["space"] == "1e2")
    t.do(*[f"fly {space}" for space in way["way"]])
    assert (t.place("A"), t.view()["movement"]) == ("1e2", way["left"])


@rule("CA-MOV-07")
def test_it_is_told_when_the_panel_moves_the_airship() -> None:
    t = begin().fly("A", 1).do("fly 1a2")
    told = [event.name for event in after(t.state, 0, t.game.vocabulary.code("fly 1b2"))[1]]
    assert told == ["declare", "fly"]
