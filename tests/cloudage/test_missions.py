"""Mission cards, and what each mission looks at."""

from __future__ import annotations

from typing import Any

import pytest

from cloudtop.games.cloudage.state import own
from tests.cloudage.kit import Table, begin, new
from tests.kit import rule
from tests.kit.packs import frozen

# m01 production, green; m02 cities (Drywell, Whika), projects; m03 fight, movement; m04 upgrades, dear;
# m05 blue, navigation; m06 yellow, combat; m07 production, yellow; m08 cities (Promise, Devil's Fork), fight;
# m09 upgrades, blue; m10 green, navigation; m11 projects, combat; m12 dear, movement.
GREEN = ["wreck"] * 3 + ["solar_panel"] * 4
BLUE = ["auxiliary_engine"] * 3 + ["light_cannon"] * 3 + ["tailwind_charts"] * 2
YELLOW = ["street_market"] * 2 + ["drone_dock"] * 2 + ["cartographer"] * 2


def worth(t: Table, mission: str) -> int:
    """What a mission of A is worth now."""
    return int(next(m["worth"] for m in t.view()["players"][0]["missions"] if m["mission"] == mission))


def deal(**options: Any) -> Table:
    """A solo game up to the extra mission cards, m01 dealt first."""
    t = new(1, missions="one", **options)
    for sector in (1, 2, 3):
        t.do(f"sleeve {sector}").do(t.offer("sight")[0])
    t.do("mission m01")
    while t.step() not in ("DealMission", "CoverMission", "KeepCards"):
        t.do(t.offer()[0])
    return t


# --- the cards ---


@rule("CA-MIS-01", "CA-SET-08")
@pytest.mark.parametrize(("edition", "dealt"), [("v1", 1), ("v2", 2)])
@pytest.mark.parametrize("scenario", [1, 2])
def test_missions_are_used_in_every_scenario(scenario: int, edition: str, dealt: int) -> None:
    """CA-Q-07: in the first one too."""
    t = new(2, scenario, edition=edition)
    for sector in (1, 2, 3):
        t.do(f"sleeve {sector}").do(t.offer("sight")[0])
    while t.step() == "DealMission":
        t.do(t.offer()[0])
    assert [len(player.missions) for player in t.state.players] == [dealt, dealt]


@rule("CA-MIS-02")
def test_a_card_has_two_missions_with_several_steps() -> None:
    missions = {row["name"]: row for row in frozen("cloudage").rows["mission"]}
    for card in frozen("cloudage").rows["mission_card"]:
        assert card["first"] != card["second"]
        for name in (card["first"], card["second"]):
            assert len(missions[name]["steps"]) == len(missions[name]["points"]) >= 2
    assert begin().missions("A", "m01").view()["players"][0]["missions"][0]["steps"] == [4, 6, 8]


@rule("CA-MIS-03")
def test_only_the_highest_step_counts() -> None:
    assert begin().missions("A", "m01").level("A", 7).lines("A") == {"missions": 5}


@rule("CA-MIS-04", "CA-MIS-06", "CA-MIS-09")
def test_a_second_card_covers_one_mission_of_four() -> None:
    t = deal(extra_missions=1).do("mission m04")
    assert t.offer() == ["cover m01-1", "cover m01-2", "cover m04-1", "cover m04-2"]
    t.do("cover m01-2")
    shown = [m["mission"] for m in t.view()["players"][0]["missions"] if not m["covered"]]
    assert shown == ["production", "upgrades", "dear"]
    assert t.step() != "CoverMission"


@rule("CA-MIS-05", "CA-MIS-06", "CA-MIS-09")
def test_a_third_card_covers_one_of_five() -> None:
    t = deal(extra_missions=2).do("mission m04", "cover m01-2", "mission m05")
    assert t.offer() == ["cover m01-1", "cover m04-1", "cover m04-2", "cover m05-1", "cover m05-2"]
    t.do("cover m05-1")
    shown = [m["mission"] for m in t.view()["players"][0]["missions"] if not m["covered"]]
    assert shown == ["production", "upgrades", "dear", "navigation"]


@rule("CA-MIS-04")
def test_what_is_covered_stays_covered() -> None:
    t = deal(extra_missions=2).do("mission m04", "cover m01-2", "mission m05")
    assert t.why("cover m01-2") == "CA-MIS-04"


@rule("CA-MIS-06")
def test_covered_missions_score_nothing() -> None:
    t = begin().missions("A", "m01", "m04").level("A", 8)
    assert t.lines("A") == {"missions": 7}
    t.player("A").covered = type(t.player("A").missions)([0])
    assert t.lines("A") == {}


@rule("CA-MIS-07", "CA-MIS-09")
def test_a_card_that_repeats_a_mission_goes_to_the_bottom() -> None:
    """m07 has production too, and m10 a mission that is covered by then."""
    t = deal(extra_missions=2).do("mission m07")
    assert (t.step(), list(t.player("A").missions)) == ("DealMission", [0])
    t.do("mission m04", "cover m01-2", "mission m10")
    assert t.offer() == [f"mission m{n:02d}" for n in (2, 3, 5, 6, 8, 9, 11, 12)]
    assert t.game.dump(t.state)["bottom"] == ["m07 A", "m10 A"]


@rule("CA-MIS-07")
def test_every_card_laid_out_is_looked_at() -> None:
    """m09 repeats a mission of the second card."""
    t = deal(extra_missions=2).do("mission m04", "cover m01-2", "mission m09")
    assert (t.step(), list(t.player("A").missions)) == ("DealMission", [0, 3])


@rule("CA-MIS-07")
def test_city_missions_with_other_cities_are_not_the_same() -> None:
    """CA-CON-39."""
    t = new(1, missions="one", extra_missions=1)
    for sector in (1, 2, 3):
        t.do(f"sleeve {sector}").do(t.offer("sight")[0])
    t.do("mission m02")
    while t.step() != "DealMission":
        t.do(t.offer()[0])
    assert t.do("mission m08").step() == "CoverMission"


@rule("CA-MIS-07")
def test_no_card_if_none_fits() -> None:
    """CA-Q-38: only cards that repeat a mission are left."""
    t = deal(extra_missions=1)
    t.state.missions.count = type(t.state.missions.count)([int(n in (6, 9)) for n in range(12)])
    t.state.missions.size = 2
    t.do("mission m10", "mission m07")
    assert (list(t.player("A").missions), list(t.player("A").covered), t.step()) == ([0], [], "KeepCards")


@rule("CA-MIS-08", "CA-END-02", "CA-END-03")
def test_missions_are_read_off_after_the_final_builds() -> None:
    """CA-Q-45: the fourth upgrade comes in the last build action."""
    t = (
        begin()
        .missions("A", "m04")
        .upgrades("A", combat=2, movement=1)
        .give("A", metal=2, energy=0)
        .give("B", energy=0)
    )
    t.end().do("upgrade planting", "take water", "take water", "take water")
    assert t.state.over() and t.lines("A")["missions"] == 2


@rule("CA-MIS-08", "CA-MSN-03")
def test_the_fight_for_a_mission_comes_after_the_final_builds() -> None:
    """CA-Q-56: the last upgrade counts in it."""
    t = begin().missions("A", "m03").upgrades("A", combat=3).give("A", metal=7, energy=0).give("B", energy=0).end()
    t.do("upgrade combat", "take water", "take water", "take water")
    assert (t.step(), t.view()["fight"]["value"]) == ("Fight", 4)


# --- the missions ---


@rule("CA-MSN-01")
@pytest.mark.parametrize(("level", "points"), [(3, 0), (4, 2), (5, 2), (6, 5), (7, 5), (8, 7), (10, 7)])
def test_production(level: int, points: int) -> None:
    assert worth(begin().missions("A", "m01").level("A", level), "production") == points


@rule("CA-MSN-02")
@pytest.mark.parametrize(
    ("cities", "points"),
    [([], 0), (["drywell", "drywell"], 2), (["whika"], 2), (["drywell", "whika"], 5), (["promise", "devils_fork"], 0)],
)
def test_cities(cities: list[str], points: int) -> None:
    assert worth(begin().missions("A", "m02").marker("A", *cities), "cities") == points


@rule("CA-MSN-02")
def test_markers_of_others_do_not_help() -> None:
    assert worth(begin().missions("A", "m02").marker("B", "drywell"), "cities") == 0


@rule("CA-MSN-03")
@pytest.mark.parametrize(("combat", "drawn", "points"), [(4, "2", 0), (4, "3", 3), (7, "3", 8), (7, "3 3", 11)])
def test_fight(combat: int, drawn: str, points: int) -> None:
    t = begin().missions("A", "m03").give("A", energy=9).upgrades("A", combat=min(4, combat)).navigation("A", drawn)
    t.played("A", *["light_cannon"] * (combat - 4)).missions_now()
    for value in drawn.split():
        t.do("draw energy", f"navigation {value}")
    assert worth(t.do("stop"), "fight") == points


@rule("CA-MSN-03")
def test_the_fight_costs_what_fights_cost() -> None:
    """CA-Q-56, CA-Q-57: 1 energy, then 2 energy or 3 points each; there is no city to win."""
    t = begin().missions("A", "m03").give("A", energy=3).navigation("A", "1 1 1").missions_now()
    assert t.why("draw points") == "CA-CBT-10"
    t.do("draw energy", "navigation 1", "draw energy", "navigation 1", "draw points", "navigation 1", "stop")
    assert (t.has("A")["energy"], t.has("A")["points"], t.deck("A")) == (0, -3, ("", "1 1 1"))


@rule("CA-MSN-03")
def test_only_who_has_the_mission_fights() -> None:
    t = begin(3).missions("B", "m08").scored("C", 1).missions_now()
    assert t.actor() == "B"
    assert t.do("stop").state.over()


@rule("CA-MSN-03")
def test_a_covered_mission_is_not_fought_for() -> None:
    t = begin().missions("A", "m03", "m04").scored("A", 1)
    t.player("A").covered = type(t.player("A").missions)([4])
    assert t.missions_now().state.over()


@rule("CA-MSN-03", "CA-MSN-02", "CA-LEG-07")
def test_the_fight_comes_before_the_markers_are_counted() -> None:
    """CA-Q-58, CA-Q-144: the marker in Devil's Fork helps in the fight, so it counts for neither mission nor L2."""
    t = begin(scenario=3).missions("A", "m08").marker("A", "devils_fork").upgrades("A", combat=4).scored("A", 9)
    assert (worth(t, "cities"), t.lines("A")["markers"]) == (2, 1)
    t.played("A", *["light_cannon"] * 2).missions_now().do("marker L2", "stop")
    assert (worth(t, "fight"), worth(t, "cities")) == (3, 0)
    assert "markers" not in t.lines("A")


@rule("CA-MSN-04")
@pytest.mark.parametrize(
    ("built", "points"), [((1, 1, 1), 0), ((2, 1, 1), 2), ((2, 3, 0), 4), ((3, 3, 0), 6), ((3, 4, 3), 6)]
)
def test_upgrades(built: tuple[int, int, int], points: int) -> None:
    t = begin().missions("A", "m04").upgrades("A", movement=built[0], combat=built[1], planting=built[2])
    assert worth(t, "upgrades") == points


@rule("CA-MSN-05", "CA-MSN-06")
@pytest.mark.parametrize(("played", "points"), [(3, 0), (4, 2), (5, 5), (6, 5), (7, 7)])
@pytest.mark.parametrize(("card", "colour", "cards"), [("m01", "green", GREEN), ("m05", "blue", BLUE)])
def test_green_and_blue_cards(card: str, colour: str, cards: list[str], played: int, points: int) -> None:
    t = begin().missions("A", card).played("A", *cards[:played], *YELLOW, "porthole")
    assert worth(t, colour) == points


@rule("CA-MSN-07")
@pytest.mark.parametrize(("played", "points"), [(1, 0), (2, 2), (3, 5), (4, 7), (6, 7)])
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_yellow_cards(edition: str, played: int, points: int) -> None:
    """CA-Q-09: yellow in both editions."""
    t = begin(edition=edition).missions("A", "m06").played("A", *YELLOW[:played], *GREEN, *BLUE)
    assert worth(t, "yellow") == points


@rule("CA-MSN-08")
@pytest.mark.parametrize(("played", "points"), [(7, 0), (8, 2), (9, 2), (10, 5), (12, 7)])
def test_played_cards(played: int, points: int) -> None:
    t = begin().missions("A", "m02").played("A", *(GREEN + BLUE)[:played]).hand("A", *YELLOW)
    assert worth(t, "projects") == points


@rule("CA-MSN-09")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["boarding_party"], 0),
        (["water_tower"], 2),
        (["water_tower", "flagship"], 5),
        (["town_hall", "observatory", "jet_turbine"], 7),
    ],
)
def test_dear_cards(cards: list[str], points: int) -> None:
    assert worth(begin().missions("A", "m04").played("A", *cards), "dear") == points


@rule("CA-MSN-09")
def test_the_printed_cost_counts() -> None:
    """CA-Q-74: Water Tower costs 8, with Inventor 7."""
    assert worth(begin().missions("A", "m04").played("A", "inventor", "water_tower"), "dear") == 2


@rule("CA-MSN-10")
@pytest.mark.parametrize(("built", "cards", "points"), [(1, 0, 0), (2, 0, 2), (1, 1, 2), (3, 0, 5), (3, 1, 7)])
def test_movement_with_the_panel(built: int, cards: int, points: int) -> None:
    t = begin().missions("A", "m03").upgrades("A", movement=built).played("A", *["auxiliary_engine"] * cards)
    t.player("A").course = 4
    assert worth(t, "movement") == points


@rule("CA-MSN-11")
@pytest.mark.parametrize(
    ("built", "cards", "points"), [(2, 0, 0), (3, 0, 2), (2, 1, 2), (4, 0, 5), (4, 1, 5), (4, 2, 7)]
)
def test_base_combat(built: int, cards: int, points: int) -> None:
    t = begin().missions("A", "m06").upgrades("A", combat=built).played("A", *["light_cannon"] * cards)
    assert worth(t, "combat") == points


@rule("CA-MSN-12")
@pytest.mark.parametrize(
    ("deck", "spent", "points"), [("1 1 1 1", "2 2 2 2", 0), ("0 1 1 1 2", "2 3 3 4", 4), ("1 1", "1 1 1 1 2 2 3 4", 9)]
)
def test_the_navigation_deck_with_its_discard_pile(deck: str, spent: str, points: int) -> None:
    assert worth(begin().missions("A", "m05").navigation("A", deck, spent), "navigation") == points


@rule("CA-MSN-12", "CA-CBT-18")
def test_cards_in_the_combat_area_are_still_part_of_the_navigation_deck() -> None:
    t = begin().missions("A", "m10").navigation("A", "1 1 1 2 2", "2 0 3 3 3").at("A", "1c2").give("A", energy=3)
    t.fight("A", 6).do("draw energy", "navigation 1", "draw energy", "navigation 1")
    assert t.lines("A") == {"missions": 9}
    assert t.do("stop").lines("A")["missions"] == 9


@rule("CA-CBT-18", "CA-NAV-01")
def test_a_saved_table_knows_the_cards_that_lie_apart() -> None:
    t = begin(1).at("A", "1c2").ask("Round 1").do("skip", "navigation 1")
    assert own(t.game.load(t.game.dump(t.state))).players[0].apart == 1
    t.do("navigation 0", "land", "draw energy", "navigation 2", "draw energy", "navigation 2")
    assert own(t.game.load(t.game.dump(t.state))).players[0].apart == 2
    assert t.do("stop").player("A").apart == 0


@rule("CA-MSN-03", "CA-CBT-09")
def test_the_fight_may_cost_more_points_than_it_brings() -> None:
    t = begin().missions("A", "m03").give("A", energy=1).navigation("A", "3 3 3").missions_now()
    t.do("draw energy", "navigation 3", "draw points", "navigation 3", "draw points", "navigation 3", "stop")
    assert (t.lines("A"), t.total("A")) == ({"spent": -6, "missions": 3}, -3)


@rule("CA-MIS-07", "CA-SET-08")
def test_of_two_cards_that_share_a_mission_one_is_kept() -> None:
    """Only a further card must not repeat one: m07, put back, may come again and goes to the bottom."""
    t = new(1, missions="two", extra_missions=1)
    for sector in (1, 2, 3):
        t.do(f"sleeve {sector}").do(t.offer("sight")[0])
    t.do("mission m01", "mission m07")
    while t.step() != "KeepMission":
        t.do(t.offer()[0])
    assert t.do("keep m01", "mission m07").step() == "DealMission"
