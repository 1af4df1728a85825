"""Playing alone: the solo board, collecting by it, and what it takes to win."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cloudage.kit import Table, begin, new
from tests.kit import rule

# The solo board of the frozen box: collect, build, sector3, upgrade, collect, card, sector3, builds.
BOARD = ["collect", "build", "sector3", "upgrade", "collect", "card", "sector3", "builds"]
TAKES = ["take energy", "take metal", "take water", "take cards"]
SIZES = ["energy", "metal", "water", "cards"]


def alone(round: int, scenario: int = 2, **options: Any) -> Table:
    """A's action phase in a round, with a few resources."""
    return begin(1, scenario, **options).give("A", metal=3, water=3, energy=0).solo(round)


@rule("CA-SOL-01", "CA-SET-01")
def test_set_up_as_for_two_players() -> None:
    t = begin(1)
    assert (t.view()["boards"][0], t.state.box.rounds, t.actor()) == ("1A", 8, "A")
    assert new(1, first="").offer("first") == []


@rule("CA-SOL-02", "CA-SOL-06")
def test_the_solo_board_is_used_from_left_to_right() -> None:
    assert begin(1).view()["solo"] == BOARD
    asked = [alone(round).step() for round in range(1, 9)]
    assert asked == ["BuildAction" if name in ("build", "builds") else "SoloBoard" for name in BOARD]


@rule("CA-SOL-06", "CA-GEN-15")
@pytest.mark.parametrize("round", range(1, 9))
def test_a_looker_on_sees_who_decides_without_the_hand(round: int) -> None:
    t = alone(round).hand("A", "wreck", "parrot")
    assert t.game.veil(t.state, "spectator").waiting() == t.state.waiting() == [0]


@rule("CA-SOL-03")
def test_a_short_game_leaves_the_first_space_empty() -> None:
    t = begin(1, 1)
    assert t.state.box.rounds == 7
    assert t.solo(1).step() == "BuildAction"  # the second space


@rule("CA-SOL-04", "CA-RND-02")
def test_production_and_movement_are_as_usual() -> None:
    t = begin(1).give("A", energy=1, water=0).ask("Round 1")
    t.do("produce 0", "navigation 3", "navigation 2", "take energy", "fly 1b3", "fly 1b2", "land", "draw energy")
    t.do("navigation 1", "stop")
    assert (t.view()["phase"], t.markers("A"), t.has("A")["water"]) == ("action", {"borderville": 1}, 4)
    assert t.step() == "SoloBoard"


@rule("CA-SOL-05")
def test_first_the_solo_board_then_the_city_board() -> None:
    """CA-Q-112."""
    t = begin(1).round(4).ask("ActionPhase 0")
    assert t.step() == "SoloBoard"
    assert t.do("take points").step() == "CityAction"
    assert t.do("build", "take water", "take water").state.agenda == []


@rule("CA-SOL-07")
def test_one_build_action() -> None:
    t = alone(2).hand("A", "wreck", "sam").solo(2)
    assert t.offer() == [*TAKES, "upgrade movement", "upgrade combat", "upgrade planting", "play wreck", "play sam"]
    assert t.do("take water").step() == "CityAction"


@rule("CA-SOL-08")
def test_two_build_actions() -> None:
    t = alone(8).do("upgrade combat")
    assert t.step() == "BuildAction"
    assert t.do("take metal").step() == "CityAction"


@rule("CA-SOL-09")
def test_an_upgrade_or_two_points() -> None:
    """CA-Q-113: no resource instead."""
    t = alone(4).hand("A", "tailwind_charts").solo(4)
    assert t.offer() == ["skip", "take points", "upgrade movement", "upgrade combat", "upgrade planting"]
    assert t.why("play tailwind_charts") == t.why("take water") == "CA-SOL-09"
    assert t.do("upgrade movement").has("A")["metal"] == 0
    assert alone(4).do("take points").lines("A") == {"solo": 2}


@rule("CA-SOL-10")
def test_two_points_or_a_project_card() -> None:
    t = alone(6).hand("A", "tailwind_charts").solo(6)
    assert t.offer() == ["skip", "take points", "play tailwind_charts"]
    assert t.why("upgrade combat") == "CA-SOL-10"
    assert t.do("play tailwind_charts").has("A")["energy"] == 2
    assert alone(6).do("take points").has("A")["points"] == 2


@rule("CA-SOL-11")
@pytest.mark.parametrize("round", [1, 5])
def test_collecting_in_sector_one_or_two(round: int) -> None:
    assert alone(round).offer() == ["skip", *[f"collect {sector}-{name}" for sector in (1, 2) for name in SIZES]]
    assert alone(round).why("collect 3-metal") == "CA-SOL-11"


@rule("CA-SOL-12")
@pytest.mark.parametrize("round", [3, 7])
def test_collecting_in_sector_three_or_a_build_action(round: int) -> None:
    t = alone(round)
    assert t.offer() == ["skip", *[f"collect 3-{name}" for name in SIZES], "build"]
    assert t.do("build").offer("take") == TAKES  # CA-Q-113
    assert t.do("take water").step() == "CityAction"


@rule("CA-SOL-13")
@pytest.mark.parametrize("round", [1, 3, 4, 6])
def test_every_action_of_the_solo_board_is_optional(round: int) -> None:
    t = alone(round)
    before = t.has("A")
    assert (t.do("skip").step(), t.has("A")) == ("CityAction", before)


@rule("CA-SOL-11", "CA-SOL-12")
def test_empty_sectors_cannot_be_chosen() -> None:
    """CA-Q-117."""
    assert alone(1).sleeves(0, 8, 8).offer() == ["skip", *[f"collect 2-{name}" for name in SIZES]]
    assert begin(1).sleeves(0, 0, 8).solo(1).step() == "CityAction"
    assert begin(1).sleeves(8, 8, 0).solo(3).offer() == ["skip", "build"]


@rule("CA-SOL-11", "CA-SOL-12", "CA-COL-09")
@pytest.mark.parametrize(
    ("round", "region", "id"),
    [
        (1, "1-water", "CA-COL-09"),
        (1, "3-water", "CA-SOL-11"),
        (3, "3-water", "CA-COL-09"),
        (3, "2-water", "CA-SOL-12"),
    ],
)
def test_an_empty_sleeve_is_another_reason_than_the_wrong_sector(round: int, region: str, id: str) -> None:
    assert begin(1).sleeves(0, 1, 0).solo(round).why(f"collect {region}") == id


# --- collecting by the solo board: c26 has energy 3 with the update, metal 2, water 1 with the wrench, cards 1 ---


def collects(resource: str, card: str = "c26", *played: str) -> Table:
    t = alone(1).played("A", *played).navigation("A", "0 1", "2").give("A", metal=0, water=0)
    return t.do(f"collect 1-{resource}").show(0, card)


@rule("CA-SOL-14")
def test_the_card_goes_back_to_the_box() -> None:
    t = collects("metal", "c26", "parrot")
    assert (t.deck("A"), t.step(), t.state.left[0]) == (("0 1", "2"), "CityAction", 7)


@rule("CA-SOL-14")
@pytest.mark.parametrize("scenario", [1, 2])
def test_there_is_no_new_growth_nor_water_for_it(scenario: int) -> None:
    """c02 has 3 new growth; the metal region gives 2 and has the update."""
    t = begin(1, scenario).give("A", metal=0, water=0).navigation("A", "0", "")
    t.solo({1: 4, 2: 5}[scenario]).do("collect 1-metal").show(0, "c02")
    assert (t.has("A")["metal"], t.has("A")["water"], t.has("A")["tiles"]) == (2, 0, 0)


@rule("CA-SOL-15")
def test_the_largest_region_brings_nothing() -> None:
    """CA-Q-115: no card that looks at the region either."""
    t = collects("energy", "c26", "flying_lesson", "secret_tunnel", "porthole")
    assert (t.has("A"), t.step()) == (
        {"energy": 0, "metal": 0, "water": 0, "cards": 0, "tiles": 0, "points": 0}, "CityAction",
    )  # fmt: skip


@rule("CA-SOL-15")
def test_the_largest_region_is_the_one_that_brings_most() -> None:
    """In a lenient box it may be worth another number."""
    pack = {"from": "standard", "number": [{"name": "largest region", "value": 4}]}
    t = begin(1, pack=pack, lenient=True).give("A", water=0, metal=0).solo(1)
    assert t.do("collect 1-water").show(0, "c02").has("A")["water"] == 0


@rule("CA-SOL-16")
def test_the_others_bring_their_number_and_their_bonus_action() -> None:
    t = collects("metal", "c26", "porthole")
    assert (t.has("A")["metal"], t.has("A")["points"]) == (2, 2)
    t = collects("water", "c26", "secret_tunnel")
    assert (t.has("A")["water"], t.has("A")["points"], t.step()) == (1, 2, "RegionBonus")
    assert t.do("take metal").step() == "CityAction"


@rule("CA-SOL-16")
def test_the_choice_comes_before_the_card() -> None:
    """CA-Q-114."""
    assert alone(1).do("collect 2-water").step() == "TakeCityCard"


@rule("CA-SOL-14", "CA-ACT-05")
def test_the_drone_is_back_for_the_city_action() -> None:
    assert collects("metal").drones() == [""]


# --- the city board ---


@rule("CA-SOL-17")
def test_the_city_action_is_as_usual_with_nobody_else() -> None:
    t = alone(4).navigation("A", "0", "").do("skip", "collect 1-energy").show(0, "c26")
    assert (t.has("A")["energy"], t.deck("A")) == (3, ("0", "3"))
    assert t.do("remove 3").state.agenda == []
    t = begin(1).tiles("A", green=1).solo(4).do("skip", "plant", "pick green", "place 1a2")
    assert t.state.agenda == []


# --- winning ---


@rule("CA-SOL-18", "CA-EDN-14")
@pytest.mark.parametrize(("edition", "goal"), [("v1", 80), ("v2", 60)])
def test_scenario_one_is_won_with_enough_points(edition: str, goal: int) -> None:
    """CA-Q-07: missions play no part in it."""
    t = begin(1, 1, edition=edition).missions("A", "m01").scored("A", goal - 1).missions_now()
    assert t.state.over() and t.winners() == []
    assert t.scored("A", goal).winners() == ["A"]


@rule("CA-SOL-19")
@pytest.mark.parametrize("scenario", [2, 3])
def test_the_others_need_every_mission_at_its_highest_step(scenario: int) -> None:
    t = begin(1, scenario).missions("A", "m01").level("A", 8).played("A", *["wreck"] * 3, *["solar_panel"] * 3)
    t.scored("A", 200).missions_now()
    assert t.winners() == []
    assert t.played("A", "mechanic").winners() == ["A"]
    assert t.scored("A", 50).winners() == []


@rule("CA-SOL-19")
def test_exactly_110_points_are_enough() -> None:
    t = begin(1).missions_now().scored("A", 109)
    assert t.winners() == []
    assert t.scored("A", 110).winners() == ["A"]


@rule("CA-SOL-19")
def test_covered_missions_do_not_matter() -> None:
    """CA-Q-54, CA-Q-119: those that can be seen all have to be fulfilled."""
    t = begin(1).missions("A", "m01", "m05").level("A", 8).navigation("A", "1 1 1 1 1", "1 1 1 1 1").scored("A", 110)
    t.player("A").covered = type(t.player("A").missions)([1])
    assert t.winners() == []
    t.player("A").covered = type(t.player("A").missions)([1, 8])
    assert t.winners() == ["A"]


@rule("CA-SOL-18", "CA-SOL-19")
def test_the_view_says_what_wins() -> None:
    """Two mission cards with one mission covered leave three; in scenario 1 they play no part."""
    t = begin(1).missions("A", "m01", "m05")
    t.player("A").covered = type(t.player("A").missions)([1])
    assert (t.view("A")["goal"], t.view("A")["goal_missions"]) == (110, 3)
    short = begin(1, 1, edition="v2").missions("A", "m01")
    assert (short.view("A")["goal"], short.view("A")["goal_missions"]) == (60, 0)
    assert (begin(2).view("A")["goal"], begin(2).view("A")["goal_missions"]) == (None, 0)


@rule("CA-SOL-20")
def test_a_harder_game_has_one_more_mission_card() -> None:
    t = new(1, extra_missions=1)
    while t.step() != "CoverMission":
        t.do(t.offer()[0])
    assert (len(t.player("A").missions), len(t.offer("cover"))) == (2, 4)
    t.do(t.offer()[0])
    assert t.step() == "KeepCards"


@rule("CA-SOL-09", "CA-UPG-07", "CA-CRD-03")
def test_an_upgrade_of_the_solo_board_is_one_like_any_other() -> None:
    t = (
        begin(1, 3)
        .played("A", "sam")
        .upgrades("A", movement=2)
        .give("A", metal=5, water=0)
        .solo(4)
        .do("upgrade movement")
    )
    assert (t.has("A")["metal"], t.has("A")["water"]) == (0, 5)


@rule("CA-SOL-10", "CA-PRJ-01")
def test_a_project_card_of_the_solo_board_is_paid_for() -> None:
    t = begin(1).hand("A", "wreck").give("A", water=9).solo(6)
    assert (t.offer(), t.why("play wreck")) == (["skip", "take points"], "CA-PRJ-01")


@rule("CA-SOL-05", "CA-SOL-16", "CA-CRD-16", "CA-CRD-19")
def test_what_jose_plants_by_the_solo_board_is_not_part_of_the_city_action() -> None:
    """CA-Q-93: two tiles by the solo board and one by the city board; Biology Text Book asks for two in the latter."""
    t = begin(1).played("A", "jose", "biology_text_book").tiles("A", green=3).at("A", "1c2").give("A", water=0).round(1)
    t.state.phase = 3
    t.ask("BeginTurn 0", "SoloBoard 0", "EndSolo", "CityAction 0", "EndAction 0").do("collect 1-metal").show(0, "c02")
    for moves in (["plant", "pick green", "pick green"], ["plant", "pick green"]):
        t.do(*moves)
        while t.step() == "PlaceTile":
            t.do(t.offer()[0])
    assert (t.has("A")["water"], t.has("A")["tiles"], len(t.plants())) == (0, 0, 3)


@rule("CA-SOL-05", "CA-CRD-19", "CA-CRD-16")
def test_what_is_planted_by_the_solo_board_is_no_part_of_the_city_action() -> None:
    """CA-Q-93: José plants one tile on the solo board and one tile is planted in the city."""
    t = begin(1).at("A", "1c2").played("A", "jose", "biology_text_book").tiles("A", wilted_b=2).give("A", water=0)
    t.solo(1).do("collect 1-metal").show(0, "c26").do("plant", "pick wilted_b", "done", "take water")
    assert t.do("plant", "pick wilted_b", "take water").count("A", "water") == 8


@rule("CA-SOL-05", "CA-PLT-11")
def test_tiles_drawn_on_the_solo_board_may_be_planted_in_the_city() -> None:
    """CA-Q-141."""
    t = begin(1).at("A", "1c2").played("A", "jose").tiles("A", wilted_a=1)
    t.solo(1).do("collect 1-metal").show(0, "c26").do("plant", "pick wilted_a", "take tiles", *["growth green"] * 2)
    assert (t.step(), t.why("plant")) == ("CityAction", None)
