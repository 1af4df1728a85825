"""Project cards of the movement phase: Grappler, Capacitor, Combat Video, and the two insignia."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule

LONG_WAY = ("1c2", "1b2", "1b3", "1a4", "1a5", "1a4", "1b4")  # over finds of 1 and 2 metal, 8 movement points


def flies(*spaces: str, start: str = "1c1", course: int = 4, card: str = "", **options: Any) -> Table:
    """A, with a played card and three movement upgrades, flies over these spaces; there is no metal, energy or water."""
    t = begin(**options).at("A", start).upgrades("A", movement=3).give("A", metal=0, energy=0, water=0)
    if card:
        t.played("A", card)
    return t.fly("A", course).do(*[f"fly {space}" for space in spaces])


# --- Grappler ---


@rule("CA-CRD-07")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_grappler_brings_one_metal_more(edition: str) -> None:
    assert flies("1c2", card="grappler", edition=edition).has("A")["metal"] == 2
    assert flies("1c2", edition=edition).has("A")["metal"] == 1


@rule("CA-CRD-07", "CA-EDN-21")
@pytest.mark.parametrize(("edition", "metal"), [("v1", 2), ("v2", 3)])
def test_grappler_and_a_find_of_two_metal(edition: str, metal: int) -> None:
    """CA-Q-81: the first edition looks for 1 metal. L6 lies on 4e1."""
    assert flies("4e1", start="4d2", card="grappler", edition=edition).has("A")["metal"] == metal


@rule("CA-CRD-07")
def test_grappler_works_once_in_a_turn() -> None:
    assert flies(*LONG_WAY, card="grappler").has("A")["metal"] == 1 + 1 + 2


@rule("CA-CRD-07")
def test_grappler_works_again_in_the_next_round() -> None:
    t = flies("1c2", card="grappler").do("land", "stop")
    assert t.at("A", "1c1").fly("A", 1).do("fly 1c2").has("A")["metal"] == 4


@rule("CA-CRD-07")
def test_grappler_does_not_look_at_other_finds_or_plants() -> None:
    assert flies("1d1", start="1c2", card="grappler").has("A")["metal"] == 0
    t = begin().played("A", "grappler").at("A", "2d5").tiles("A", green=1).give("A", metal=0).plant_action()
    assert t.do("pick green", "place 2c5").has("A")["metal"] == 3


# --- Capacitor ---


@rule("CA-CRD-09")
@pytest.mark.parametrize(("course", "water"), [(1, 0), (2, 2), (3, 2)])
def test_capacitor_gives_water_from_five_movement_points_on(course: int, water: int) -> None:
    """CA-Q-78: movement points that are there, flown or not."""
    assert flies("1c2", card="capacitor", course=course).do("land").has("A")["water"] == water


@rule("CA-CRD-09")
def test_capacitor_gives_points_or_water_from_seven_on() -> None:
    t = flies("1c2", card="capacitor", course=4).do("land")
    assert (t.step(), t.offer()) == ("EffectChoice", ["take water", "take points"])
    assert t.do("take points").has("A")["points"] == 2
    assert (t.has("A")["water"], t.step()) == (0, "Fight")


@rule("CA-CRD-09")
def test_the_panel_counts_if_it_was_used() -> None:
    """4 points and the panel: five spaces."""
    way = ("1c2", "1c1", "1c2", "1c1", "1c2")
    t = flies(*way, card="capacitor", course=1).do("land")
    assert (t.has("A")["water"], t.has("A")["energy"]) == (2, 0)


@rule("CA-CRD-09")
def test_the_panel_counts_if_it_is_declared() -> None:
    """CA-Q-30: then it gives no energy."""
    t = flies("1c2", card="capacitor", course=1).do("declare", "land")
    assert (t.has("A")["water"], t.has("A")["energy"]) == (2, 0)
    assert flies("1c2", course=1).why("declare") == "CA-CRD-09"


@rule("CA-CRD-09")
def test_capacitor_pays_before_the_fight_and_after_the_panel() -> None:
    """CA-Q-79, CA-Q-133."""
    t = flies("1c2", card="capacitor", course=2).do("land")
    assert (t.step(), t.has("A")["water"], t.has("A")["energy"]) == ("Fight", 2, 2)


@rule("CA-CRD-09")
def test_a_copy_of_capacitor_pays_as_well() -> None:
    """CA-Q-80."""
    t = begin().played("A", "capacitor", "capacitor").upgrades("A", movement=3).at("A", "1c2").give("A", water=0)
    assert t.fly("A", 2).do("land").has("A")["water"] == 4
    assert t.fly("A", 4).do("land", "take points", "take water").has("A") | {"energy": 0} == {
        "energy": 0, "metal": 2, "water": 6, "cards": 0, "tiles": 0, "points": 2,
    }  # fmt: skip


# --- insignia ---


@rule("CA-CRD-10")
def test_pilot_insignia() -> None:
    """Two upgrades and a card; the navigation card and the panel do not count."""
    t = begin().upgrades("A", movement=2, combat=1).played("A", "jet_turbine").give("A", water=4)
    t.player("A").course = 3
    t.hand("A", "pilot_insignia", "cistern").build().do("play pilot_insignia")
    assert t.has("A")["points"] == 6


@rule("CA-CRD-10")
def test_pilot_insignia_looks_at_played_cards_only() -> None:
    """CA-Q-84."""
    t = begin().give("A", water=4).hand("A", "pilot_insignia", "jet_turbine", "storm_sail").build()
    assert t.do("play pilot_insignia", "discard jet_turbine").has("A")["points"] == 0


@rule("CA-CRD-11")
def test_combat_insignia() -> None:
    t = begin().upgrades("A", movement=2, combat=3).played("A", "light_cannon", "flagship").give("A", water=4)
    t.hand("A", "combat_insignia", "cistern").build().do("play combat_insignia")
    assert t.has("A")["points"] == 5


# --- Combat Video ---


def video(combat: int, **options: Any) -> Table:
    """A has Combat Video and so many combat points, and 9 energy; a fight comes."""
    t = begin(**options).played("A", "combat_video").at("A", "1c2").give("A", water=0, energy=9)
    return t.upgrades("A", combat=min(4, combat)).played("A", *["light_cannon"] * (combat - 4)).navigation("A", "1 3")


@rule("CA-CRD-12")
@pytest.mark.parametrize(("combat", "water"), [(4, 0), (5, 2), (7, 2)])
def test_combat_video_gives_water_from_five_on(combat: int, water: int) -> None:
    """CA-Q-82: whether the fight is won or not."""
    assert video(combat).fight("A", 9).do("stop").has("A")["water"] == water


@rule("CA-CRD-12")
def test_combat_video_gives_points_or_water_from_eight_on() -> None:
    t = video(5).fight("A", 9).do("draw energy", "navigation 3", "stop")
    assert (t.step(), t.offer()) == ("EffectChoice", ["take water", "take points"])
    assert t.do("take points").lines("A")["effects"] == 2


@rule("CA-CRD-12", "CA-EDN-22")
@pytest.mark.parametrize(("edition", "water"), [("v1", 2), ("v2", 0)])
@pytest.mark.parametrize("fight", ["Fight 0 1 9 0 0;BookReward 0", "Fight 0 2 9 0 0;Orchard 0", "Fight 0 4 0 0 0"])
def test_fights_outside_the_movement_phase(fight: str, edition: str, water: int) -> None:
    """Book, L14 and mission: in the first edition only (CA-Q-56)."""
    assert video(5, edition=edition).ask(*fight.split(";")).do("stop").has("A")["water"] == water


@rule("CA-CRD-12")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_never_in_the_last_fight(edition: str) -> None:
    """CA-Q-142."""
    t = video(8, edition=edition).ask("LastFight 0").do("stop")
    assert (t.state.agenda, t.has("A")["water"]) == ([], 0)


@rule("CA-CRD-13")
def test_one_may_go_on_drawing_after_having_won() -> None:
    t = video(4).fight("A", 1)
    assert t.why("draw energy") is None
    assert t.do("draw energy", "navigation 1", "stop").has("A")["water"] == 2 + 2  # of the video and of Borderville
