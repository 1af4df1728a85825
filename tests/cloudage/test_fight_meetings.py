"""Where two rules of flight, fight and end meet."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule


def fighter(edition: str = "v2", deck: str = "1 2 3 3", **things: int) -> Table:
    """A is in a fight against 6 in the movement phase, with nothing but this energy and these navigation cards."""
    t = begin(edition=edition, legacy=["L1", "L2"]).at("A", "1c2").navigation("A", deck)
    return t.give("A", **{"energy": 1, "metal": 0, "water": 0, **things}).fight("A", 6)


# --- points below 0 ---


@rule("CA-CBT-09", "CA-GEN-13", "CA-CBT-15")
def test_points_paid_below_zero_come_back_with_the_reward() -> None:
    """Ashbourne is a fight of 2 for 2 points."""
    t = begin().at("A", "1c1").give("A", energy=1).navigation("A", "0 2").fight("A", 2)
    t.do("draw energy", "navigation 0", "draw points")
    assert t.has("A")["points"] == -3
    t.do("navigation 2", "stop")
    assert (t.has("A")["points"], t.lines("A")) == (-1, {"fights": 2, "spent": -3})


@rule("CA-CBT-09", "CA-CBT-12")
def test_points_pay_for_card_after_card_to_the_last_one() -> None:
    t = fighter(deck="0 0 0 0 0").do("draw energy", "navigation 0")
    for _ in range(4):
        t.do("draw points", "navigation 0")
    assert (t.has("A")["points"], t.offer()) == (-12, ["stop"])
    assert t.why("draw points") == "CA-CBT-12"


@rule("CA-CBT-09", "CA-CRD-12", "CA-CRD-13")
def test_combat_video_after_points_below_zero() -> None:
    t = fighter().played("A", "combat_video").do("draw energy", "navigation 3", "draw points", "navigation 3")
    t.do("draw points", "navigation 2", "stop")
    assert t.offer() == ["take water", "take points"]
    assert t.do("take points").has("A")["points"] == -6 + 2


@rule("CA-CBT-09", "CA-END-12")
def test_players_below_zero_tie_and_cannot_pay_with_points() -> None:
    t = begin().scored("A", -7).scored("B", -7).give("A", energy=3).give("B", energy=3).missions_now()
    t.navigation("A", "1 1").do("draw energy", "navigation 1")
    assert t.why("draw points") == "CA-END-12"
    t.do("stop", "stop")
    assert t.winners() == ["A"]


@rule("CA-CBT-09", "CA-MOV-17")
def test_toll_and_fight_in_one_turn_both_paid_with_points() -> None:
    t = begin(legacy=["L7"]).at("A", "2d4").give("A", energy=0, water=0).navigation("A", "2 3").fly("A", 2)
    t.do("fly L7", "toll points")
    assert (t.has("A")["points"], t.lines("A")) == (-3, {"spent": -3})
    t.do("fly 3b4", "fly 3b5", "land")
    assert (t.view()["fight"]["need"], t.has("A")["energy"]) == (5, 0)
    assert t.offer() == ["stop"]  # the panel was used, and the first card takes energy


# --- the panel, Capacitor and the fight ---


@rule("CA-MOV-07", "CA-CBT-07")
def test_the_energy_of_the_panel_pays_for_the_first_card() -> None:
    t = begin().at("A", "1c2").give("A", energy=0).navigation("A", "1").fly("A", 2).do("land")
    assert t.why("draw energy") is None


@rule("CA-CRD-09", "CA-MOV-07")
def test_a_declared_panel_leaves_no_energy_for_the_fight() -> None:
    t = begin().at("A", "1c2").give("A", energy=0, water=0).played("A", "capacitor").fly("A", 4)
    t.do("declare", "land")
    assert (t.has("A")["water"], t.has("A")["energy"], t.offer()) == (2, 0, ["stop"])


@rule("CA-CRD-09", "CA-UPG-05", "CA-PRJ-03")
def test_upgrades_and_cards_count_for_capacitor() -> None:
    t = begin().at("A", "1c2").played("A", "capacitor", "storm_sail").upgrades("A", movement=3).fly("A", 3)
    assert t.do("land").offer() == ["take water", "take points"]


@rule("CA-CRD-09", "CA-BRD-02")
def test_at_the_end_of_the_track_the_panel_brings_nothing() -> None:
    t = begin(energy_track=10).at("A", "1c2").give("A", energy=9).fly("A", 2).do("land")
    assert t.has("A")["energy"] == 10


# --- finds in a flight ---


@rule("CA-FND-02", "CA-CRD-07")
def test_a_find_of_metal_once_and_grappler_once_though_flown_over_twice() -> None:
    t = begin(edition="v1").at("A", "1b2").give("A", metal=0).played("A", "grappler").fly("A", 4)
    t.do("fly 1c2", "fly 1b2", "fly 1c2", "land")
    assert t.has("A")["metal"] == 2


@rule("CA-CRD-07", "CA-EDN-21")
@pytest.mark.parametrize(("edition", "metal"), [("v1", 3), ("v2", 4)])
def test_grappler_and_a_find_of_three(edition: str, metal: int) -> None:
    t = begin(edition=edition).at("A", "2b5").give("A", metal=0).played("A", "grappler").fly("A", 6).do("fly 2c5")
    assert t.has("A")["metal"] == metal


@rule("CA-CRD-07", "CA-EDN-21", "CA-LEG-13")
@pytest.mark.parametrize(("edition", "metal"), [("v1", 2), ("v2", 3)])
def test_grappler_and_the_find_of_l6(edition: str, metal: int) -> None:
    t = begin(edition=edition, legacy=["L6"]).at("A", "4d2").give("A", metal=0).played("A", "grappler").fly("A", 3)
    assert t.do("fly 4e1").has("A")["metal"] == metal


@rule("CA-CRD-07", "CA-EDN-21")
def test_in_the_first_edition_a_later_find_of_one_still_counts() -> None:
    """The find of three does not use Grappler up."""
    t = begin(edition="v1").at("A", "3b3").give("A", metal=0).played("A", "grappler").upgrades("A", movement=3)
    t.fly("A", 4).do("fly 3c3", "fly 3d3", "fly 3e3")
    assert t.has("A")["metal"] == 3 + 1 + 1


@rule("CA-FND-06", "CA-MOV-13")
def test_a_planted_find_costs_one_and_brings_nothing() -> None:
    t = begin().plant("2c5").at("A", "2b5").give("A", metal=0).fly("A", 1)
    t.do("fly 2c5", "fly 2d5", "land")
    assert (t.place("A"), t.has("A")["metal"]) == ("2d5", 0)


@rule("CA-FND-01", "CA-MOV-07", "CA-CBT-07")
def test_energy_that_is_found_pays_in_the_fight_of_the_same_turn() -> None:
    t = begin().at("A", "1c2").give("A", energy=0).navigation("A", "2").fly("A", 2).do("fly 1d1", "fly 1c1", "land")
    assert t.has("A")["energy"] == 2 + 2
    assert t.view()["fight"]["need"] == 2


# --- markers of L1 and L2 in fights ---


@rule("CA-LEG-05", "CA-LEG-07", "CA-CBT-04")
def test_markers_of_both_tiles_win_a_fight_without_a_card() -> None:
    t = fighter().upgrades("A", combat=1).marker("A", "whika", "whika", "devils_fork")
    t.do("marker L1", "marker L2", "marker L1")
    assert (t.view()["fight"]["value"], t.markers("A")) == (6, {})
    assert t.do("stop").has("A")["water"] == 2  # Borderville


@rule("CA-LEG-05", "CA-CBT-07")
def test_a_marker_does_not_make_the_next_card_dearer() -> None:
    t = fighter().marker("A", "whika").do("marker L1")
    assert t.terms("draw energy")[0] == {"energy": 1}
    assert t.why("draw points") == "CA-CBT-10"


@rule("CA-LEG-05", "CA-CRD-12")
def test_combat_video_counts_markers() -> None:
    t = fighter().played("A", "combat_video").upgrades("A", combat=3).marker("A", "whika").do("marker L1", "stop")
    assert t.has("A")["water"] == 2


@rule("CA-LEG-04", "CA-LEG-06")
def test_a_new_marker_in_whika_counts_again_at_the_end() -> None:
    t = begin(legacy=["L1"]).marker("A", "whika")
    assert t.lines("A") == {"markers": 3}
    t.at("A", "1c2").fight("A", 6).do("marker L1", "stop")
    assert t.lines("A") == {}
    t.at("A", "2e2").fly("A", 0).do("land", "stop")
    assert t.lines("A") == {"markers": 3}


@rule("CA-MSN-02", "CA-MSN-03", "CA-LEG-07")
def test_the_marker_of_the_city_mission_pays_for_the_fight_of_the_same_card() -> None:
    """CA-Q-144: m08 has both; Devil's Fork is one of its cities."""
    t = begin(legacy=["L2"]).missions("A", "m08").marker("A", "devils_fork").upgrades("A", combat=4)
    t.played("A", "light_cannon", "harpoon").give("A", energy=0)
    before = t.total("A")
    t.missions_now().do("marker L2", "stop")
    assert t.total("A") == before - 2 - 1 + 3  # city mission, L2; the fight reaches 7


@rule("CA-MSN-03", "CA-CBT-09")
def test_the_fight_for_a_mission_may_be_paid_below_zero() -> None:
    t = begin().missions("A", "m03").give("A", energy=1).navigation("A", "3 3 3").missions_now()
    t.do("draw energy", "navigation 3", "draw points", "navigation 3", "draw points", "navigation 3", "stop")
    assert (t.lines("A"), t.total("A")) == ({"spent": -6, "missions": 3}, -3)


@rule("CA-MSN-03", "CA-END-12")
def test_energy_of_the_mission_fight_is_missing_in_the_last_one() -> None:
    """A's fight reaches 7 for 3 points, which make a tie."""
    t = (
        begin()
        .missions("A", "m03")
        .upgrades("A", combat=4)
        .give("A", energy=1)
        .navigation("A", "3")
        .give("B", energy=1)
    )
    t.scored("B", t.total("A") + 3).navigation("B", "1").missions_now()
    t.do("draw energy", "navigation 3", "stop")
    assert (t.actor(), t.view()["fight"]["fight"], t.offer()) == ("A", "tie", ["stop"])
    t.do("stop", "draw energy", "navigation 1", "stop")
    assert t.winners() == ["A"]  # 4 against 1


@rule("CA-MSN-03", "CA-CRD-12", "CA-EDN-22")
def test_in_the_first_edition_the_points_of_combat_video_can_break_a_tie() -> None:
    t = (
        begin(edition="v1")
        .missions("A", "m03")
        .upgrades("A", combat=4)
        .played("A", "combat_video", "light_cannon", "harpoon")
    )
    t.played("A", "flagship").navigation("A", "1").give("A", energy=1)
    t.scored("B", t.total("A") + 3).missions_now().do("draw energy", "navigation 1", "stop")
    assert t.offer() == ["take water", "take points"]
    assert t.do("take points").winners() == ["A"]


# --- which city, which fight ---


@rule("CA-CBT-19", "CA-MRK-01", "CA-MRK-03")
def test_a_ruin_takes_a_marker_and_uncovers_the_track() -> None:
    t = begin().round(2).at("A", "2a5").give("A", energy=0).fly("A", 2).do("land")
    assert (t.markers("A"), t.has("A")["energy"]) == ({"ruin_south": 1}, 2 + 1)


@rule("CA-CBT-01", "CA-MOV-05", "CA-MRK-04")
def test_staying_in_a_marked_city_puts_a_second_marker_without_a_fight() -> None:
    t = begin().at("A", "1c2").marker("A", "borderville").fly("A", 0).do("land")
    assert (t.markers("A"), t.step()) == ({"borderville": 2}, "")


@rule("CA-LEG-10", "CA-CRD-03", "CA-UPG-07")
def test_the_upgrade_of_l4_is_cheaper_with_sam_and_may_be_the_last() -> None:
    t = begin(legacy=["L4"]).at("A", "2b1").played("A", "sam").upgrades("A", movement=2, combat=4)
    t.give("A", metal=3, water=0).fly("A", 0).do("land", "stop")
    assert t.why("upgrade movement") is None  # 6 less 1, with the 2 metal of the reward
    t.do("upgrade movement")
    assert (t.has("A")["metal"], t.has("A")["water"]) == (0, 5)


@rule("CA-LEG-10", "CA-BLD-05")
def test_no_project_card_with_l4_even_if_it_could_be_paid() -> None:
    t = begin(legacy=["L4"]).at("A", "2b1").upgrades("A", combat=4).hand("A", "tailwind_charts").give("A", water=9)
    t.fly("A", 0).do("land", "stop")
    assert t.why("play tailwind_charts") == "CA-LEG-10"


@rule("CA-LEG-09", "CA-CBT-03")
@pytest.mark.parametrize("space", ["3d2", "3d3", "3d4"])
def test_l3_holds_on_all_spaces_of_devils_fork(space: str) -> None:
    t = begin(legacy=["L3"]).at("A", space).upgrades("A", combat=4).played("A", "light_cannon").give("A", water=0)
    t.fly("A", 0).do("land", "stop")
    assert (t.has("A")["water"], t.has("A")["points"]) == (3, 4)


@rule("CA-BOK-07", "CA-LEG-05", "CA-NAV-07")
def test_cards_of_a_fight_of_a_book_are_in_the_discard_pile_of_the_reveal() -> None:
    """CA-PRD-01: the book comes first, so a deck that it used up is shuffled for the reveal."""
    t = begin(1, 3, legacy=["L1"]).navigation("A", "3 3").give("A", energy=3, metal=0).begin_round(3)
    t.do("book", "draw energy", "navigation 3", "draw energy", "navigation 3", "stop", "take metal")
    assert (t.has("A")["metal"], t.deck("A")) == (2, ("3 3", ""))
    assert t.offer("navigation") == ["navigation 3"]
