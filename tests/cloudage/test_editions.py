"""The two editions: every difference that is played differently in a scenario, on both settings."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin, new
from tests.kit import rule

EDITIONS = ["v1", "v2"]


@rule("CA-EDN-01", "CA-GEN-06")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("scenario", "short"), [(1, True), (2, False), (3, False)])
def test_scenario_1_is_the_reduced_game_of_both(edition: str, scenario: int, short: bool) -> None:
    t = begin(2, scenario, edition=edition).give("A", metal=9).build("A")
    assert (t.view()["short"], "upgrade planting" in t.offer()) == (short, not short)
    assert t.view()["rounds"] == (7 if short else 8)


@rule("CA-EDN-05", "CA-SET-08")
@pytest.mark.parametrize("scenario", [1, 2])
@pytest.mark.parametrize(("edition", "missions", "cards"), [
    ("v1", "edition", 1), ("v2", "edition", 2), ("v1", "two", 2), ("v2", "one", 1), ("v1", "none", 0), ("v2", "none", 0),
])  # fmt: skip
def test_mission_cards_dealt(scenario: int, edition: str, missions: str, cards: int) -> None:
    t = new(2, scenario, edition=edition, missions=missions)
    while t.actor() == "chance":
        t.do(t.offer()[0])
    assert len(t.player("A").missions) == cards
    assert (t.step() == "KeepMission") == (cards == 2)


@rule("CA-EDN-14", "CA-SOL-18")
@pytest.mark.parametrize(("edition", "goal"), [("v1", 80), ("v2", 60)])
def test_points_that_win_scenario_1_alone(edition: str, goal: int) -> None:
    assert alone(goal, 1, edition).winners() == ["A"]
    assert alone(goal - 1, 1, edition).winners() == []


@rule("CA-EDN-14", "CA-SOL-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_points_that_win_the_other_scenarios_alone(edition: str) -> None:
    assert alone(110, 2, edition).winners() == ["A"]
    assert alone(109, 2, edition).winners() == []


def alone(points: int, scenario: int, edition: str) -> Table:
    return begin(1, scenario, edition=edition).scored("A", points)


@rule("CA-EDN-17", "CA-SOL-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("scenario", "actions"), [(1, 7), (2, 8)])
def test_scenario_1_has_seven_solo_actions(edition: str, scenario: int, actions: int) -> None:
    t = begin(1, scenario, edition=edition)
    assert t.view()["rounds"] == actions
    t.ask("ActionPhase 0")
    assert (t.step(), "build" in t.offer()) == (("BuildAction", False) if actions == 7 else ("SoloBoard", False))


def found(edition: str, start: str, *ways: str) -> int:
    t = begin(edition=edition).played("A", "grappler").give("A", metal=0).at("A", start).fly("A", 9)
    return t.do(*[f"fly {space}" for space in ways]).count("A", "metal")


@rule("CA-EDN-21", "CA-CRD-07")
@pytest.mark.parametrize(("edition", "metal"), [("v1", 2), ("v2", 3)])
def test_grappler_at_a_find_of_two_metal(edition: str, metal: int) -> None:
    assert found(edition, "1b5", "1a5") == metal


@rule("CA-EDN-21", "CA-CRD-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grappler_at_a_find_of_one_metal(edition: str) -> None:
    assert found(edition, "1c1", "1c2") == 2


@rule("CA-EDN-21", "CA-CRD-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grappler_works_once_in_a_turn(edition: str) -> None:
    """There is 1 metal on 1c2 and 1 on 2b1."""
    t = begin(edition=edition).played("A", "grappler").give("A", metal=0).at("A", "1d1").fly("A", 20)
    t.do("fly 1c2", "fly 1d2", "fly 1e1", "fly 2a1", "fly 2b1")
    assert t.count("A", "metal") == 1 + 1 + 1


@rule("CA-EDN-21", "CA-CRD-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grappler_does_not_work_on_other_finds_or_when_planting(edition: str) -> None:
    assert found(edition, "1d3", "1e3") == 0
    t = begin(edition=edition).played("A", "grappler").give("A", metal=0).tiles("A", green=1).at("A", "2b5").act()
    t.do("plant", "pick green", "place 2c5")
    assert t.count("A", "metal") == 3


def book_fight(edition: str) -> Table:
    """A fight of a book with Combat Video, won with 8."""
    t = begin(2, 3, edition=edition, first="B").give("A", water=0).played("A", "combat_video")
    t.upgrades("A", combat=4).navigation("A", "4").begin_round(3)
    return t.do("book", "draw energy", "navigation 4", "stop")


@rule("CA-EDN-22", "CA-CRD-12")
def test_combat_video_in_a_fight_of_a_book() -> None:
    t = book_fight("v1")
    assert (t.step(), t.offer()) == ("EffectChoice", ["take water", "take points"])
    assert book_fight("v2").step() == "BookChoice"


@rule("CA-EDN-22", "CA-CRD-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_combat_video_in_the_movement_phase(edition: str) -> None:
    t = begin(edition=edition).give("A", water=0).played("A", "combat_video").upgrades("A", combat=4)
    t.navigation("A", "1").at("A", "1c1").fly("A", 0).do("land", "draw energy", "navigation 1", "stop")
    assert t.count("A", "water") == 2


@rule("CA-EDN-22", "CA-CRD-12")
@pytest.mark.parametrize(("edition", "water"), [("v1", 2), ("v2", 0)])
def test_combat_video_in_the_fight_for_a_mission(edition: str, water: int) -> None:
    t = begin(edition=edition).missions("A", "m03").give("A", water=0, energy=9).played("A", "combat_video")
    t.upgrades("A", combat=4).navigation("A", "1").ask("MissionFight 0").do("draw energy", "navigation 1", "stop")
    assert t.count("A", "water") == water


@rule("CA-EDN-22", "CA-CRD-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_combat_video_never_counts_in_the_last_fight(edition: str) -> None:
    t = begin(edition=edition).give("A", water=0, energy=9).played("A", "combat_video")
    t.upgrades("A", combat=4).navigation("A", "4").ask("LastFight 0").do("draw energy", "navigation 4", "stop")
    assert (t.count("A", "water"), t.count("A", "points"), t.step()) == (0, 0, "")
