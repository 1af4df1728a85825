"""The action phase as a whole, collecting resources, and the city cards."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import begin
from tests.kit import rule
from tests.kit.packs import frozen

SIDE_A = {"scenario": 1}
REGIONS = [f"collect {sector}-{name}" for sector in (1, 2, 3) for name in ("energy", "metal", "water", "cards")]


# --- the action phase ---


@rule("CA-ACT-01", "CA-ACT-02")
def test_everybody_is_active_once_from_the_start_player_on() -> None:
    t = begin(3)
    t.state.first = 1
    t.ask("ActionPhase 0")
    active = []
    while t.state.agenda:
        if t.step() == "CityAction":
            active.append(t.actor())
            t.do("build")
        else:
            t.do("take water")
    assert active == ["B", "C", "A"]


@rule("CA-ACT-03", "CA-COL-01", "CA-COL-02")
def test_one_action_of_the_city_board() -> None:
    assert begin().tiles("A", green=1).act().offer() == [*REGIONS, "build", "plant"]


@rule("CA-ACT-03")
def test_side_a_has_no_planting() -> None:
    t = begin(**SIDE_A).act()
    assert t.offer() == [*REGIONS, "build"]
    assert t.why("plant") == "CA-BRD-08"


@rule("CA-ACT-03", "CA-LEG-17", "CA-LEG-21")
def test_two_legacy_tiles_are_actions_too() -> None:
    t = begin(legacy=["L14", "L15"]).act()
    assert t.offer() == [*REGIONS, "build", "use L14", "use L15"]
    assert begin(legacy=["L14"]).act().why("use L15") == "CA-ACT-03"


@rule("CA-ACT-04", "CA-BLD-03", "CA-PLT-07")
@pytest.mark.parametrize("action", [("build", "take water", "take water"), ("plant", "done")])
def test_every_action_gives_the_others_something(action: tuple[str, ...]) -> None:
    t = begin(3).tiles("A", green=1).act().do(*action)
    asked = []
    while t.state.agenda:
        asked.append((t.actor(), t.step()))
        t.do("take water")
    assert asked == [("B", "BuildAction"), ("C", "BuildAction")]


@rule("CA-ACT-04", "CA-COL-03")
def test_collecting_gives_the_others_a_region() -> None:
    t = begin(3).act().do("collect 1-energy")
    assert (t.actor(), t.do("drone metal").actor(), t.do("drone water").step()) == ("B", "C", "TakeCityCard")
    t.show(0, "c26").do("skip")  # A leaves the navigation update
    assert (t.count("B", "metal"), t.count("C", "water")) == (2 + 2, 2 + 1)


@rule("CA-ACT-05")
def test_the_drones_return_when_all_have_finished() -> None:
    t = begin().navigation("B", spent="1").collect("A", "2-metal", "c26", "energy")
    assert (t.actor(), t.drones()) == ("B", ["2-metal", "2-energy"])
    assert t.do("skip").drones() == ["", ""]


@rule("CA-ACT-05")
def test_the_drone_goes_to_the_action_and_back() -> None:
    t = begin(2).act().do("build")
    assert t.drones() == ["build", ""]
    assert t.do("take water", "take water", "take water").drones() == ["", ""]


@rule("CA-ACT-05")
def test_the_next_player_clockwise_becomes_active() -> None:
    t = begin(3).ask("ActionPhase 0").do("build", "take water", "take water", "take water", "take water")
    assert (t.step(), t.actor()) == ("CityAction", "B")


@rule("CA-ACT-06")
def test_an_action_and_a_sector_can_be_chosen_again() -> None:
    t = begin().ask("ActionPhase 0").do("collect 1-water", "drone cards").show(0, "c26")
    while t.step() != "CityAction":
        t.do(t.offer()[0])
    assert t.actor() == "B"
    assert t.why("collect 1-water") is None


# --- collecting ---


@rule("CA-COL-03", "CA-COL-04", "CA-COL-05")
def test_the_others_follow_into_the_same_sector_before_the_card_is_seen() -> None:
    t = begin(4).act("B").do("collect 3-water")
    asked = []
    for drone in ("drone energy", "drone metal", "drone cards"):
        asked.append((t.actor(), t.offer()))
        t.do(drone)
    assert asked == [
        ("C", ["drone energy", "drone metal", "drone cards"]),
        ("D", ["drone metal", "drone cards"]),
        ("A", ["drone cards"]),
    ]
    assert t.step() == "TakeCityCard"


@rule("CA-COL-03")
def test_the_others_may_follow_from_the_start_player_on() -> None:
    """CA-Q-01: that order is an option."""
    t = begin(3, order="start player").act("B").do("collect 3-water")
    assert t.actor() == "A"
    assert t.do("drone energy").actor() == "C"


@rule("CA-COL-04")
def test_two_drones_are_never_on_one_space() -> None:
    assert begin().act().do("collect 1-metal").why("drone metal") == "CA-COL-04"


@rule("CA-COL-06", "CA-COL-11")
def test_the_card_joins_the_navigation_discard_pile_of_the_active_player() -> None:
    t = begin().navigation("A", "0 1", "2").navigation("B", "0", "1").collect("A", "1-water", "c28", "cards")
    assert t.deck("A") == ("0 1", "2 3")
    assert t.deck("B") == ("0", "1")
    assert t.state.left[0] == 7


@rule("CA-COL-11")
def test_the_card_is_drawn_like_any_navigation_card_after_the_next_shuffle() -> None:
    t = begin().navigation("A", "", "0").collect("A", "1-water", "c28", "cards").do("skip")
    t.ask("Reveal 0 -1")
    assert t.offer() == ["navigation 0", "navigation 3"]


@rule("CA-COL-07", "CA-CTY-06")
def test_new_growth_is_for_the_active_player_only() -> None:
    t = begin().collect("A", "1-cards", "c02", "energy").do("growth green", "growth green", "growth wilted_b")
    assert (t.supply("A"), t.supply("B")) == ({"green": 2, "wilted_b": 1}, {})


@rule("CA-COL-07")
def test_a_card_without_new_growth_brings_none() -> None:
    t = begin().collect("A", "1-water", "c28", "energy")
    assert (t.step(), t.supply("A")) == ("RegionBonus", {})


@rule("CA-COL-07")
def test_an_empty_bag_gives_what_it_has() -> None:
    """CA-Q-86."""
    t = begin().bag(green=1).collect("A", "1-energy", "c02", "cards").do("growth green")
    assert t.supply("A") == {"green": 1}


@rule("CA-CTY-07")
@pytest.mark.parametrize(("card", "water"), [("c02", 3), ("c01", 1), ("c28", 0)])
def test_side_a_gives_water_for_new_growth(card: str, water: int) -> None:
    t = begin(**SIDE_A).give("A", water=0, energy=0).collect("A", "1-energy", card, "cards")
    assert (t.has("A")["water"], t.has("A")["tiles"]) == (water, 0)


@rule("CA-COL-08")
def test_the_regions_are_paid_from_the_active_player_on() -> None:
    """CA-Q-137: the project cards of C come after the bonus action of B, who is active."""
    t = begin(3).give("B", energy=0).give("A", water=0).navigation("B", spent="1")
    t.act("B").do("collect 1-energy", "drone cards", "drone water").show(0, "c26")
    assert (t.has("B")["energy"], t.has("C")["cards"], t.has("A")["water"]) == (3, 0, 0)
    assert t.actor() == "B"
    t.do("skip", "project wreck")
    assert (t.has("C")["cards"], t.has("A")["water"], t.actor()) == (1, 1, "A")


@rule("CA-COL-08", "CA-CTY-01", "CA-CTY-02")
@pytest.mark.parametrize(("resource", "count"), [("energy", 3), ("cards", 2), ("metal", 1), ("water", 1)])
def test_a_region_gives_its_number(resource: str, count: int) -> None:
    other = "metal" if resource == "water" else "water"
    t = begin().give("A", energy=0, metal=0, water=0).collect("A", f"1-{resource}", "c28", other)
    while t.step() == "DrawProject":
        t.do("project wreck")
    assert t.has("A")[resource] == count
    assert sum(t.has("A").values()) == count


@rule("CA-COL-09")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_the_sector_of_an_empty_sleeve_cannot_be_chosen(edition: str) -> None:
    """CA-Q-59: in both editions."""
    t = begin(edition=edition).sleeves(8, 0, 1).act()
    assert t.offer("collect") == [line for line in REGIONS if not line.startswith("collect 2")]
    assert t.why("collect 2-metal") == "CA-COL-09"


@rule("CA-COL-09")
def test_the_last_card_of_a_sleeve_closes_its_sector() -> None:
    t = begin().sleeves(1, 8, 8).collect("A", "1-metal", "c26", "cards").do("project wreck")
    assert t.act().offer("collect") == REGIONS[4:]


@rule("CA-COL-09")
def test_without_any_city_card_one_can_still_build() -> None:
    """CA-Q-60."""
    assert begin().sleeves(0, 0, 0).act().offer() == ["build"]


@rule("CA-COL-10")
def test_the_region_of_project_cards_draws_them() -> None:
    t = begin().collect("A", "1-cards", "c39", "metal").do("project wreck", "project sam", "project wreck")
    assert t.cards("A") == ["wreck", "wreck", "sam"]


# --- city cards ---


@rule("CA-CTY-02", "CA-CTY-03", "CA-CTY-04")
def test_every_card_gives_three_two_one_and_one() -> None:
    box = begin().state.box
    for card in range(39):
        assert sorted(box.region[card * 4 : card * 4 + 4]) == [1, 1, 2, 3]


@rule("CA-CTY-05")
def test_update_and_wrench_are_in_different_regions() -> None:
    box = begin().state.box
    assert all(u != w for u, w in zip(box.update, box.wrench)) and len(box.update) == 39


@rule("CA-CTY-06")
def test_the_bonus_is_none_one_or_three() -> None:
    assert set(begin().state.box.growth) == {0, 1, 3}


def looks(sleeve: int) -> dict[str, tuple[str, ...]]:
    """What is seen of each city card through a sleeve."""
    rows = frozen("cloudage").rows
    shows = rows["sleeve"][sleeve - 1]["shows"]
    return {row["name"]: tuple(row["quadrants"][place - 1] for place in shows) for row in rows["city_card"]}


@rule("CA-CTY-08")
def test_only_cards_that_look_like_that_can_come_out() -> None:
    """The sleeve of sector 1 shows the upper half of a card that looks like c01."""
    t = begin().sleeves(8, 0, 0).look(1, "c01").act().do("collect 1-metal", "drone cards")
    assert t.offer() == [f"city {card}" for card, seen in looks(1).items() if seen == looks(1)["c01"]]


@rule("CA-CTY-08")
def test_a_card_that_may_lie_in_another_sleeve_is_less_likely() -> None:
    """Sectors 1 and 2 both look like c01: a card is as likely as there are others for sector 2."""
    t = begin().sleeves(8, 8, 0).look(1, "c01").look(2, "c01").act().do("collect 1-metal", "drone cards")
    others = {card for card, seen in looks(2).items() if seen == looks(2)["c01"]}
    ways = [len(others - {line.split()[1]}) for line in t.offer()]
    assert [int(n) for n in t.state.agenda[-1].weights(t.state)] == ways
    assert len(set(ways)) == 2
