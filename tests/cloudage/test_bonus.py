"""Bonus actions of a region: navigation update and wrench."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import begin
from tests.kit import rule


@rule("CA-BON-01")
def test_the_bonus_action_comes_after_the_resources_and_only_now() -> None:
    """c22: the water region gives 2 and has the update."""
    t = begin().navigation("A", "0", "1").give("A", water=0).collect("A", "1-water", "c22", "cards")
    t.do("growth green")
    assert (t.has("A")["water"], t.step(), t.actor()) == (2, "RegionBonus", "A")
    assert t.do("skip", "project wreck").state.agenda == []


@rule("CA-BON-01")
def test_a_region_without_one_has_no_bonus_action() -> None:
    t = begin().navigation("A", "0", "1").collect("A", "1-cards", "c26", "metal").do("project wreck")
    assert t.state.agenda == []


@rule("CA-BON-02")
def test_a_navigation_update_takes_a_card_out_of_the_game() -> None:
    t = begin().navigation("A", "0 1", "1 1 2").collect("A", "1-energy", "c26", "cards").do("remove 1")
    assert t.deck("A") == ("0 1", "1 2 3")


@rule("CA-BON-02")
def test_one_card_only() -> None:
    t = begin().navigation("A", "0 1", "1 1 2").collect("A", "1-energy", "c26", "cards").do("remove 1", "project wreck")
    assert t.state.agenda == []


@rule("CA-BON-03")
def test_a_navigation_update_sees_the_discard_pile_only() -> None:
    """CA-Q-62: the city card that has just come lies there too."""
    t = begin().navigation("A", "0 1 1", "2").collect("A", "1-energy", "c26", "cards")
    assert t.offer() == ["skip", "remove 2", "remove 3"]
    assert t.why("remove 0") == "CA-BON-03"
    assert t.do("remove 3").deck("A") == ("0 1 1", "2")


@rule("CA-BON-03")
def test_an_empty_discard_pile_has_nothing_to_remove() -> None:
    """CA-Q-64: B did not get the city card."""
    t = begin().navigation("B", "0 1 1", "").collect("A", "1-cards", "c26", "energy").do("project wreck")
    assert t.state.agenda == []


@rule("CA-BON-04")
@pytest.mark.parametrize("resource", ["energy", "metal", "water", "cards"])
def test_a_wrench_is_one_resource_of_choice(resource: str) -> None:
    t = begin().give("A", energy=0, metal=0, water=0).collect("A", "1-water", "c26", "energy").do(f"take {resource}")
    if resource == "cards":
        t.do("project wreck")
    got = {"energy": 0, "metal": 0, "water": 1, "cards": 0}
    got[resource] += 1
    assert {name: t.has("A")[name] for name in got} == got


@rule("CA-BON-04", "CA-BON-05")
def test_a_wrench_is_an_upgrade_for_its_normal_cost_but_no_project_card() -> None:
    t = begin().give("A", metal=3, water=9).hand("A", "wreck", "cistern").collect("A", "1-water", "c26", "energy")
    takes = ["take energy", "take metal", "take water", "take cards"]
    assert t.offer() == ["skip", *takes, "upgrade movement", "upgrade combat", "upgrade planting"]
    assert t.why("play cistern") == "CA-BON-05"
    assert t.do("upgrade combat").has("A")["metal"] == 1
    assert t.count("A", "combat") == 1


@rule("CA-BON-04")
def test_the_wrench_refuses_what_is_too_dear() -> None:
    t = begin().give("A", metal=2).upgrades("A", combat=1).collect("A", "1-water", "c26", "energy")
    assert t.why("upgrade combat") == t.why("upgrade movement") == "CA-UPG-04"


@rule("CA-BON-04", "CA-CRD-03", "CA-UPG-07")
def test_sam_and_the_water_of_the_last_upgrade_work_with_a_wrench() -> None:
    """CA-Q-67."""
    t = begin().played("A", "sam").upgrades("A", movement=2).give("A", metal=5, water=0)
    t.collect("A", "1-water", "c26", "energy").do("upgrade movement")
    assert (t.has("A")["metal"], t.has("A")["water"]) == (0, 6)


@rule("CA-BON-04")
def test_no_project_card_without_one_to_draw() -> None:
    """CA-Q-28."""
    t = begin().pile().collect("A", "1-water", "c26", "energy")
    assert t.why("take cards") is not None
    assert t.why("take metal") is None


@rule("CA-BON-06")
def test_the_others_have_bonus_actions_too() -> None:
    t = begin().navigation("B", "0", "0 1").collect("A", "1-cards", "c26", "energy").do("project wreck")
    assert (t.actor(), t.offer("remove")) == ("B", ["remove 0", "remove 1"])
    t = begin().give("B", metal=2).collect("A", "1-cards", "c26", "water").do("project wreck")
    assert t.do("upgrade combat").count("B", "combat") == 1


@rule("CA-BON-07")
def test_what_has_just_come_pays_for_the_upgrade() -> None:
    """c13: the metal region gives 3 and has the wrench."""
    t = begin().give("A", metal=0).collect("A", "1-metal", "c13", "cards").do("upgrade movement")
    assert (t.has("A")["metal"], t.count("A", "movement")) == (0, 1)
