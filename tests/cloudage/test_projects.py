"""Playing project cards: what they cost, what they bring at once and for good."""

from __future__ import annotations

import pytest

from cloudtop.games.cloudage.actions import PROJECT_NAMES
from tests.cloudage.kit import begin
from tests.kit import rule
from tests.kit.packs import frozen

ALL = list(range(9))


@rule("CA-PRJ-01")
def test_water_and_other_cards_are_paid() -> None:
    t = begin().give("A", water=4, metal=0).hand("A", "wreck", "sam", "cistern").build().do("play wreck")
    assert (t.has("A")["water"], t.offer()) == (1, ["discard cistern", "discard sam"])
    t.do("discard sam")
    assert (t.cards("A"), t.view()["discard"]) == (["cistern"], {"sam": 1})


@rule("CA-PRJ-01")
def test_a_card_does_not_pay_for_itself() -> None:
    """CA-Q-71."""
    t = begin().give("A", water=9).hand("A", "wreck").build()
    assert t.why("play wreck") == "CA-PRJ-01"
    assert t.hand("A", "wreck", "wreck").build().why("play wreck") is None


@rule("CA-PRJ-01")
def test_a_card_that_is_too_dear() -> None:
    assert begin().give("A", water=2).hand("A", "wreck", "sam").build().why("play wreck") == "CA-PRJ-01"


@rule("CA-PRJ-01")
def test_nobody_is_asked_if_the_whole_hand_is_paid() -> None:
    t = begin().give("A", water=9).hand("A", "armoured_hull", "sam", "frank").build().do("play armoured_hull")
    assert (t.state.agenda, t.cards("A"), t.view()["discard"]) == ([], [], {"sam": 1, "frank": 1})


@rule("CA-PRJ-01")
def test_the_cards_are_paid_before_the_effect_draws_new_ones() -> None:
    """CA-Q-72: Cartographer draws 2, but with one other card there is no choice of what is discarded."""
    t = begin().give("A", water=4).hand("A", "cartographer", "sam").build().do("play cartographer")
    assert (t.step(), t.view()["discard"]) == ("DrawProject", {"sam": 1})
    assert begin().give("A", water=4).hand("A", "cartographer").build().why("play cartographer") == "CA-PRJ-01"


@rule("CA-PRJ-01")
def test_the_button_says_the_whole_price() -> None:
    t = begin().give("A", water=4).hand("A", "wreck", "sam", "cistern").build()
    assert t.terms("play wreck") == ({"water": 3, "cards": 2}, {"metal": 2, "production": 1})


@rule("CA-PRJ-02", "CA-PRJ-08")
def test_a_played_card_lies_in_front_of_its_player_to_the_end() -> None:
    t = begin().give("A", water=9).hand("A", "archive").build().do("play archive", *["project wreck"] * 3)
    assert t.view("B")["players"][0]["played"] == ["archive"]
    assert t.cards("A") == ["wreck"] * 3


@rule("CA-PRJ-02", "CA-PRJ-10")
@pytest.mark.parametrize(("name", "colour"), [("wreck", "green"), ("auxiliary_engine", "blue"), ("jose", "yellow")])
def test_the_colours_are_those_of_the_phases(name: str, colour: str) -> None:
    card = next(row for row in frozen("cloudage").rows["project"] if row["name"] == name)
    assert card["colour"] == colour
    t = begin().missions("A", {"green": "m01", "blue": "m05", "yellow": "m06"}[colour]).played("A", name)
    assert [m["now"] for m in t.view()["players"][0]["missions"] if m["mission"] == colour] == [1]


@rule("CA-PRJ-03")
def test_some_benefits_stay() -> None:
    t = begin(numbers=ALL).give("A", water=20)
    t.hand("A", "flagship", "greenhouse", "cloud_breaker", *["sam", "frank", "jose", "wreck", "cistern"])
    t.build(actions=3)
    for name, pay in (("flagship", 1), ("cloud_breaker", 2), ("greenhouse", 1)):
        t.give("A", water=20).do(f"play {name}")
        for _ in range(pay):
            t.do(t.offer("discard")[0])
    assert [t.count("A", ability) for ability in ("movement", "combat", "planting")] == [1, 3, 1]


@rule("CA-PRJ-04")
def test_instant_effects_come_at_once() -> None:
    t = begin().give("A", water=2, metal=0).hand("A", "street_market").build().do("play street_market")
    assert t.has("A")["metal"] == 1
    assert t.do("project sam", "project frank").cards("A") == ["sam", "frank"]


@rule("CA-PRJ-04")
@pytest.mark.parametrize(
    ("name", "thing", "count"),
    [
        ("scrapyard", "metal", 3),
        ("battery_bank", "energy", 4),
        ("salvage_crew", "metal", 4),
        ("bounty_list", "points", 3),
    ],
)
def test_what_a_card_brings(name: str, thing: str, count: int) -> None:
    t = begin(numbers=ALL).give("A", water=12, metal=0, energy=0).hand("A", name, "sam", "frank").build()
    t.do(f"play {name}")
    if t.actor():
        t.do("discard sam")
    assert t.has("A")[thing] == count


@rule("CA-PRJ-04", "CA-GEN-12")
def test_points_of_an_effect_have_a_line_of_their_own() -> None:
    t = begin(numbers=ALL).give("A", water=4).hand("A", "bounty_list", "sam", "frank").build().do("play bounty_list")
    assert (t.has("A")["points"], t.lines("A")) == (3, {"effects": 3, "projects": 2})


@rule("CA-PRJ-04")
def test_new_growth_of_a_card_can_be_planted_at_once() -> None:
    t = begin(numbers=ALL).give("A", water=3).hand("A", "seed_store", "sam").build()
    t.do("play seed_store", "growth green", "growth green")
    assert (t.supply("A"), list(t.player("A").fresh)) == ({"green": 2}, [0, 0, 0, 0])


@rule("CA-PRJ-05", "CA-CRD-21", "CA-PRD-13")
def test_a_production_symbol_is_one_level() -> None:
    t = begin().give("A", water=2).hand("A", "tailwind_charts").build().do("play tailwind_charts")
    assert t.count("A", "production") == 1


@rule("CA-CRD-21")
def test_the_symbol_works_on_whatever_card_it_stands() -> None:
    for card in frozen("cloudage").rows["project"]:
        t = begin().ask(f"Effect 0 {PROJECT_NAMES.index(card['name'])}")
        assert t.count("A", "production") == int(card.get("production", False)), card["name"]


@rule("CA-PRJ-05", "CA-CRD-21")
def test_a_card_without_the_symbol_leaves_the_level() -> None:
    t = begin().give("A", water=3).hand("A", "porthole").build().do("play porthole")
    assert t.count("A", "production") == 0


@rule("CA-PRJ-05")
def test_cards_of_the_level_come_after_the_card_is_paid() -> None:
    """CA-Q-72: the step from level 1 to 2 draws 2 cards."""
    t = begin().level("A", 1).give("A", water=9).hand("A", "wreck", "sam").build().do("play wreck")
    assert (t.step(), t.cards("A"), t.view()["discard"]) == ("DrawProject", [], {"sam": 1})
    assert t.do("project frank", "project jose").cards("A") == ["frank", "jose"]


@rule("CA-PRJ-06", "CA-END-09")
def test_points_of_played_cards_count_at_the_end() -> None:
    t = begin().give("A", water=9).hand("A", "parrot").build().do("play parrot")
    assert (t.has("A")["points"], t.lines("A")) == (0, {"projects": 3})


@rule("CA-PRJ-07")
def test_every_card_has_its_parts() -> None:
    rows = frozen("cloudage").rows["project"]
    assert sum(row["copies"] for row in rows) == 79
    for row in rows:
        assert row["number"] in range(9) and row["colour"] in ("green", "blue", "yellow"), row
        assert row["water"] >= 0 and row["cards"] in (0, 1, 2) and row["points"] >= 0, row


@rule("CA-PRJ-09")
def test_wreck() -> None:
    t = begin().give("A", water=3, metal=0).hand("A", "wreck", "sam").build().do("play wreck")
    assert (t.has("A")["water"], t.cards("A"), t.has("A")["metal"], t.count("A", "production")) == (0, [], 2, 1)
    assert t.lines("A") == {"projects": 1}


@rule("CA-GEN-06", "CA-PRJ-04")
def test_a_card_that_draws_tiles_brings_none_in_the_short_game() -> None:
    t = begin(scenario=1, numbers=[0, 6]).give("A", water=3).hand("A", "seed_store", "wreck").build()
    assert (t.do("play seed_store").state.agenda, t.count("A", "tiles")) == ([], 0)
