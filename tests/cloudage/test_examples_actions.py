"""The worked examples of the rulebooks about the action phase, new growth, missions and cards."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule

# c01 and c02 are the two city cards of the rulebook.


@rule("CA-CTY-02", "CA-CTY-05")
@pytest.mark.parametrize(("resource", "count", "bonus"), [("water", 3, "remove"), ("metal", 2, ""), ("energy", 1, "")])
def test_ca_ex_17_a_city_card(resource: str, count: int, bonus: str) -> None:
    """CA-EX-17: water 3 with the update, metal 2, energy 1, project cards 1 with the wrench; navigation value 3."""
    t = begin().give("A", energy=0, metal=0, water=0).navigation("A", "0", "1")
    t.collect("A", f"2-{resource}", "c01", "cards").do("growth green")
    assert t.has("A")[resource] == count
    assert t.deck("A") == ("0", "1 3")
    assert [line for line in t.offer() if t.actor() == "A" and line.startswith("remove")] == (
        ["remove 1", "remove 3"] if bonus else []
    )
    if bonus:
        t.do("skip")
    t.do("project wreck")
    assert (t.cards("B"), t.actor(), t.why("upgrade combat")) == (["wreck"], "B", None)


@rule("CA-COL-03", "CA-COL-06", "CA-COL-07", "CA-COL-08", "CA-BON-02", "CA-BON-04")
def test_ca_ex_18_collecting() -> None:
    """CA-EX-18: A chooses metal in sector 2, B water; the card has metal 2 (update), water 3 (wrench), new growth 3."""
    t = begin().give("A", metal=0).give("B", water=0, metal=3).navigation("A", "0 2", "1 2")
    t.act().do("collect 2-metal", "drone water").show(1, "c02")
    t.do("growth green", "growth wilted_a", "growth green")
    assert (t.has("A")["tiles"], t.has("A")["metal"], t.deck("A")[1]) == (3, 2, "1 2 2")
    t.do("remove 1")
    assert t.deck("A") == ("0 2", "2 2")
    assert t.has("B")["water"] == 3
    t.do("upgrade movement")
    assert (t.has("B")["metal"], t.count("B", "movement")) == (0, 1)
    assert t.drones() == ["", ""]


@rule("CA-BLD-02", "CA-UPG-09", "CA-PRJ-09")
def test_ca_ex_19_and_20_building() -> None:
    """CA-EX-19, CA-EX-20: first the EMP cannon, then Wreck."""
    t = begin().give("A", metal=2, water=3).hand("A", "wreck", "porthole", "sam").act().do("build", "upgrade combat")
    assert (t.has("A")["metal"], t.count("A", "combat"), t.lines("A")) == (0, 1, {"upgrades": 1})
    t.do("play wreck", "discard porthole")
    assert (t.has("A")["water"], t.cards("A"), t.has("A")["metal"], t.count("A", "production")) == (0, ["sam"], 2, 1)
    assert t.lines("A") == {"upgrades": 1, "projects": 1}


@rule("CA-UPG-08")
def test_ca_ex_19_the_point_is_lost_to_a_higher_upgrade() -> None:
    """CA-EX-19: 1 point if it stays the highest combat upgrade."""
    t = begin().give("A", metal=6).build(actions=2).do("upgrade combat", "upgrade combat")
    assert t.lines("A") == {"upgrades": 3}


@rule("CA-PRJ-01", "CA-PRJ-04", "CA-PRJ-05")
def test_ca_ex_21_the_parts_of_a_project_card() -> None:
    """CA-EX-21: 3 water and a card; 2 metal; one level of production."""
    t = begin().hand("A", "wreck", "sam").give("A", water=3).build()
    assert t.terms("play wreck") == ({"water": 3, "cards": 2}, {"metal": 2, "production": 1})


def valerie() -> Table:
    """CA-EX-22: planting ability 3, 1 wilted tile and 2 green ones. From the airship on 2c3 a find of 3 metal (2c5) is two
    spaces away.
    """
    return begin().at("A", "2c3").upgrades("A", planting=1).tiles("A", green=2, wilted_a=1).give("A", energy=0, metal=0)


@rule("CA-PLT-02")
def test_ca_ex_22_three_tiles() -> None:
    t = valerie().tiles("A", green=4).plant_action().do("pick green", "pick green")
    assert t.why("pick green") is None
    assert t.do("pick green").step() == "PlaceTile"


@rule("CA-PLT-06", "CA-PLT-09", "CA-PLT-10", "CA-PLT-17", "CA-PLT-18", "CA-PLT-20", "CA-PLT-07")
def test_ca_ex_23_to_26_planting() -> None:
    """CA-EX-23 to CA-EX-26: 4 points, 4 energy, a plant beside the airship, one connected by it on 3 metal; B builds.

    CA-Q-88: here each tile is finished before the next; the example takes all rewards first, with the same result.
    """
    t = valerie().plant_action()
    bag = t.in_bag()["wilted_a"]
    t.do("pick green", "pick green", "pick wilted_a", "sow wilted_a", "take energy")
    assert (t.has("A")["energy"], t.in_bag()["wilted_a"]) == (4, bag + 1)
    assert (t.why("place 2c4"), t.why("place 2c5")) == (None, "CA-PLT-17")
    t.do("place 2c4")
    assert t.why("place 2c5") is None
    t.do("place 2c5")
    assert (t.has("A")["points"], t.has("A")["metal"]) == (4, 3)
    assert (t.actor(), t.step()) == ("B", "BuildAction")
    assert t.do("take water").state.agenda == []
    t.fly("A", 4).do("fly 2c4", "fly 2c5", "fly 2d5", "land", "stop")
    assert t.has("A")["metal"] == 3  # the find is gone


@rule("CA-MIS-06")
@pytest.mark.parametrize(("cards", "covered", "shown"), [(1, 0, 2), (2, 1, 3), (3, 2, 4)])
def test_ca_ex_27_visible_missions(cards: int, covered: int, shown: int) -> None:
    """CA-EX-27: 1, 2, 3 mission cards show 2, 3, 4 missions."""
    t = begin().missions("A", *["m01", "m04", "m05"][:cards])
    t.player("A").covered = type(t.player("A").missions)(range(covered))
    assert len([m for m in t.view()["players"][0]["missions"] if not m["covered"]]) == shown


@rule("CA-CTY-07", "CA-SS-18")
@pytest.mark.parametrize(("card", "water"), [("c01", 1), ("c02", 3)])
def test_ca_ex_30_water_for_new_growth(card: str, water: int) -> None:
    """CA-EX-30: on side A."""
    t = begin(scenario=1).give("A", water=0).give("B", water=0).collect("A", "1-energy", card, "water")
    assert (t.has("A")["water"], t.has("A")["tiles"], t.has("B")["water"]) == (water, 0, 3)


@rule("CA-CRD-04")
def test_ca_ex_31_a_second_mechanic() -> None:
    """CA-EX-31: one upgrade of choice for 2 metal less."""
    t = begin().played("A", "mechanic").give("A", metal=1, water=2).hand("A", "mechanic", "sam").build()
    t.do("play mechanic", "upgrade movement")
    assert (t.has("A")["metal"], t.count("A", "movement")) == (0, 1)
    t = begin().played("A", "mechanic").give("A", metal=0, water=2).hand("A", "mechanic", "sam").build()
    assert t.do("play mechanic", "upgrade combat").has("A")["metal"] == 0


@rule("CA-CRD-08")
def test_ca_ex_32_the_first_solar_panel() -> None:
    """CA-EX-32: 2 energy; the panel of the airship does not count."""
    t = begin().give("A", energy=0, water=3).hand("A", "solar_panel", "sam").build().do("play solar_panel")
    assert t.has("A")["energy"] == 2


@rule("CA-LEG-10")
def test_ca_ex_35_l4() -> None:
    """CA-EX-35: who wins the fight in Promise gets 2 metal and a build action for an upgrade."""
    t = begin(legacy=["L4"]).at("A", "2b1").upgrades("A", combat=4).give("A", metal=0).fly("A", 0).do("land", "stop")
    assert t.has("A")["metal"] == 2
    assert t.do("upgrade planting").count("A", "planting") == 1
