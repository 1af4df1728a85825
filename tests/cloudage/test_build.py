"""Build actions: upgrade or project card, and a resource for each that is not used."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import begin
from tests.kit import rule

TAKES = ["take energy", "take metal", "take water", "take cards"]


@rule("CA-BLD-01")
def test_a_build_action_is_an_upgrade_or_a_project_card() -> None:
    t = begin().give("A", metal=3, water=3).hand("A", "wreck", "cistern").build()
    upgrades = ["upgrade movement", "upgrade combat", "upgrade planting"]
    assert t.offer() == [*TAKES, *upgrades, "play wreck", "play cistern"]
    assert t.why("play sam") == "CA-BLD-01"
    assert t.do("upgrade combat").state.agenda == []


@rule("CA-BLD-02")
@pytest.mark.parametrize("second", ["upgrade movement", "play tailwind_charts", "take energy"])
def test_the_active_player_has_two(second: str) -> None:
    t = begin().give("A", metal=9, water=9).hand("A", "tailwind_charts").act().do("build", "upgrade combat", second)
    assert t.actor() == "B"


@rule("CA-BLD-03")
def test_the_others_have_one_each_clockwise_from_the_active_player() -> None:
    t = begin(4)
    t.state.first = 2
    t.act("B").do("build", "take water", "take water")
    asked = []
    while t.state.agenda:
        asked.append(t.actor())
        t.do("take metal")
    assert asked == ["C", "D", "A"]


@rule("CA-BLD-03")
def test_the_others_may_act_from_the_start_player_on() -> None:
    """CA-Q-01: an option."""
    t = begin(4, order="start player")
    t.state.first = 3
    t.act("B").do("build", "take water", "take water")
    asked = []
    while t.state.agenda:
        asked.append(t.actor())
        t.do("take metal")
    assert asked == ["D", "A", "C"]


@rule("CA-BLD-05")
@pytest.mark.parametrize("resource", ["energy", "metal", "water", "cards"])
def test_a_build_action_that_is_not_used_is_a_resource(resource: str) -> None:
    t = begin().give("A", energy=0, metal=0, water=0).build().do(f"take {resource}")
    if resource == "cards":
        t.do("project wreck")
    assert t.has("A")[resource] == sum(t.has("A").values()) == 1


@rule("CA-BLD-05")
def test_both_build_actions_can_be_resources() -> None:
    """CA-Q-69."""
    t = begin().give("A", metal=0, water=0).build(actions=2).do("take metal", "take metal")
    assert (t.has("A")["metal"], t.state.agenda) == (2, [])


@rule("CA-BLD-05")
def test_points_and_tiles_are_no_resources() -> None:
    t = begin().build()
    assert t.why("take points") == t.why("take tiles") == "CA-BLD-05"


@rule("CA-BLD-06")
def test_the_resource_of_the_first_pays_for_the_second() -> None:
    t = begin().give("A", metal=1, water=0).build(actions=2).do("take metal", "upgrade combat")
    assert (t.has("A")["metal"], t.count("A", "combat")) == (0, 1)


@rule("CA-BLD-06")
def test_a_card_of_the_first_can_be_played_by_the_second() -> None:
    """CA-Q-70: resource first, then build; the other way round is tested with the active player's two."""
    t = begin().give("A", water=2).build(actions=2).do("take cards", "project tailwind_charts", "play tailwind_charts")
    assert t.has("A")["energy"] == 4


@rule("CA-BLD-07")
def test_the_resource_is_for_the_builds_of_others() -> None:
    assert begin().act().do("build", "take water", "take water").offer("take") == TAKES


@rule("CA-BLD-07", "CA-PLT-13")
def test_the_resource_is_for_a_build_of_wilted_new_growth() -> None:
    assert begin().tiles("A", wilted_c=1).plant_action().do("pick wilted_c").offer("take") == TAKES


@rule("CA-BLD-07", "CA-END-03")
def test_the_resource_is_for_the_builds_at_the_end() -> None:
    t = begin().give("A", energy=0).give("B", energy=0).end()
    assert (t.step(), t.offer("take")) == ("BuildAction", TAKES)


@rule("CA-BLD-07", "CA-LEG-22")
def test_the_resource_is_for_the_builds_of_a_legacy_tile() -> None:
    t = begin(legacy=["L15"]).upgrades("A", combat=4).played("A", "light_cannon").act().do("use L15", "stop")
    assert (t.step(), t.offer("take")) == ("BuildAction", TAKES)
