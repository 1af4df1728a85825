"""Airship upgrades."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import begin
from tests.kit import rule

COSTS = {"movement": [3, 4, 6], "combat": [2, 4, 5, 7], "planting": [2, 4, 6]}
POINTS = {"movement": [2, 4, 7], "combat": [1, 3, 5, 8], "planting": [1, 4, 7]}


@rule("CA-UPG-01", "CA-UPG-03", "CA-UPG-04")
@pytest.mark.parametrize("ability", COSTS)
def test_the_upgrades_of_a_type_are_built_from_cheapest_to_dearest(ability: str) -> None:
    paid = []
    t = begin().give("A", metal=20).build(actions=5)
    while t.why(f"upgrade {ability}") is None:
        before = t.has("A")["metal"]
        t.do(f"upgrade {ability}")
        paid.append(before - t.has("A")["metal"])
    assert paid == COSTS[ability]
    assert t.why(f"upgrade {ability}") == "CA-UPG-01"


@rule("CA-UPG-02")
def test_planting_upgrades_are_for_side_b_only() -> None:
    t = begin(scenario=1).give("A", metal=20).build()
    assert t.offer("upgrade") == ["upgrade movement", "upgrade combat"]
    assert t.why("upgrade planting") == "CA-UPG-02"


@rule("CA-UPG-03")
def test_none_is_skipped() -> None:
    """With 5 metal for the third combat upgrade one builds the second."""
    t = begin().give("A", metal=5).upgrades("A", combat=1).build().do("upgrade combat")
    assert (t.has("A")["metal"], t.count("A", "combat")) == (1, 2)


@rule("CA-UPG-04")
def test_an_upgrade_has_to_be_paid() -> None:
    t = begin().give("A", metal=2).build()
    assert (t.why("upgrade movement"), t.why("upgrade combat")) == ("CA-UPG-04", None)
    assert t.terms("upgrade combat") == ({"metal": 2}, {"combat": 1})


@rule("CA-UPG-05")
@pytest.mark.parametrize("ability", COSTS)
def test_each_upgrade_is_one_more_of_its_ability(ability: str) -> None:
    t = begin().give("A", metal=20).build(actions=2).do(f"upgrade {ability}")
    assert t.count("A", ability) == 1
    assert t.do(f"upgrade {ability}").count("A", ability) == 2


@rule("CA-UPG-05", "CA-UPG-06")
def test_a_movement_upgrade_flies_further_at_once() -> None:
    """From the start with a navigation card of 0: 1 point of the panel, 2 with the upgrade."""
    t = begin().give("A", metal=3).build().do("upgrade movement").fly("A", 0)
    assert t.view()["movement"] == 2


@rule("CA-UPG-05", "CA-UPG-06")
def test_a_combat_upgrade_counts_in_the_next_fight() -> None:
    t = begin().give("A", metal=2, energy=0).at("A", "1c2").build().do("upgrade combat").ask("Visit 0").do("stop")
    assert t.has("A")["water"] == 4


@rule("CA-UPG-05", "CA-PLT-02")
def test_a_planting_upgrade_plants_one_more_tile() -> None:
    t = begin().tiles("A", green=4).upgrades("A", planting=1).plant_action().do("pick green", "pick green")
    assert t.do("pick green").step() == "PlaceTile"


@rule("CA-UPG-07")
@pytest.mark.parametrize("ability", COSTS)
def test_the_last_of_a_type_brings_water(ability: str) -> None:
    last = len(COSTS[ability])
    t = begin().give("A", metal=20, water=0).upgrades("A", **{ability: last - 2}).build(actions=2)
    assert t.do(f"upgrade {ability}").has("A")["water"] == 0
    assert t.do(f"upgrade {ability}").has("A")["water"] == 5


@rule("CA-UPG-08")
@pytest.mark.parametrize("ability", COSTS)
def test_only_the_highest_of_a_type_counts(ability: str) -> None:
    worth = [begin().upgrades("A", **{ability: n + 1}).lines("A")["upgrades"] for n in range(len(COSTS[ability]))]
    assert worth == POINTS[ability]


@rule("CA-UPG-08", "CA-END-08")
def test_the_types_are_added() -> None:
    assert begin().upgrades("A", movement=3, combat=2, planting=1).lines("A") == {"upgrades": 7 + 3 + 1}


@rule("CA-UPG-09")
def test_the_emp_cannon() -> None:
    t = begin().give("A", metal=2).build().do("upgrade combat")
    assert (t.has("A")["metal"], t.count("A", "combat"), t.lines("A")) == (0, 1, {"upgrades": 1})
