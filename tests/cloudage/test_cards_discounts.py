"""Project cards that make upgrades and other cards cheaper: Plans, Sam, Mechanic, Inventor, Frank."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule

PLANS = [("propeller_plans", "movement", "CA-CRD-01"), ("emp_plans", "combat", "CA-CRD-02")]


def plays(name: str, *played: str, **built: int) -> Table:
    """A has played some cards and now plays one more, with one card to pay for it and no metal left."""
    t = begin().played("A", *played).upgrades("A", **built).give("A", water=9, metal=0)
    return t.hand("A", name, "cistern").build().do(f"play {name}")


# --- Propeller Plans and EMP Plans ---


@rule("CA-CRD-01", "CA-CRD-02")
@pytest.mark.parametrize(("card", "ability", "law"), PLANS)
def test_plans_build_the_next_upgrade_of_their_type_for_three_less(card: str, ability: str, law: str) -> None:
    """The second upgrade of both types costs 4."""
    t = begin().upgrades("A", **{ability: 1}).give("A", water=3, metal=1).hand("A", card, "cistern").build()
    t.do(f"play {card}")
    assert t.offer() == ["skip", f"upgrade {ability}"]
    assert t.why("upgrade planting") == law
    t.do(f"upgrade {ability}")
    assert (t.has("A")["metal"], t.count("A", ability), t.state.agenda) == (0, 2, [])


@rule("CA-CRD-01", "CA-CRD-02")
@pytest.mark.parametrize(("card", "ability", "law"), PLANS)
def test_plans_never_cost_less_than_nothing(card: str, ability: str, law: str) -> None:
    t = plays(card).give("A", metal=1).do(f"upgrade {ability}")
    assert (t.has("A")["metal"], t.count("A", ability)) == (1, 1)


@rule("CA-CRD-01", "CA-CRD-02")
@pytest.mark.parametrize(("card", "ability", "law"), PLANS)
def test_plans_may_be_played_for_nothing(card: str, ability: str, law: str) -> None:
    """CA-Q-75, CA-Q-76: too dear or all built; the effect is lost, and there is no resource for it."""
    assert plays(card, **{ability: 2}).state.agenda == []
    last = {"movement": 3, "combat": 4}[ability]
    assert plays(card, **{ability: last}).state.agenda == []


@rule("CA-CRD-01", "CA-CRD-02")
@pytest.mark.parametrize(("card", "ability", "law"), PLANS)
def test_plans_may_be_declined(card: str, ability: str, law: str) -> None:
    """CA-Q-76: it is no build action, so nothing is taken instead."""
    t = plays(card)
    before = t.has("A")
    assert (t.do("skip").has("A"), t.count("A", ability), t.state.agenda) == (before, 0, [])


@rule("CA-CRD-01", "CA-UPG-07")
def test_the_last_upgrade_of_plans_brings_its_water() -> None:
    t = begin().upgrades("A", movement=2).give("A", water=3, metal=3).hand("A", "propeller_plans", "cistern").build()
    assert t.do("play propeller_plans", "upgrade movement").has("A")["water"] == 5


# --- Sam ---


@rule("CA-CRD-03")
def test_sam_takes_one_metal_off_every_upgrade() -> None:
    t = begin().played("A", "sam").give("A", metal=3).build(actions=2)
    assert t.do("upgrade movement").has("A")["metal"] == 1
    assert t.do("upgrade combat").has("A")["metal"] == 0


@rule("CA-CRD-03", "CA-CRD-01")
def test_sam_and_plans_add_up() -> None:
    """CA-Q-77: the third combat upgrade costs 5 - 3 - 1."""
    t = plays("emp_plans", "sam", combat=2).give("A", metal=1)
    assert t.ask("CardUpgrade 0 2 3").terms("upgrade combat") == ({"metal": 1}, {"combat": 1})


@rule("CA-CRD-03")
def test_sam_helps_its_own_player_only() -> None:
    assert begin().played("A", "sam").give("B", metal=1).build("B").why("upgrade combat") == "CA-UPG-04"


# --- Mechanic ---


@rule("CA-CRD-04")
def test_a_mechanic_builds_any_upgrade_for_one_less() -> None:
    t = begin().give("A", water=2, metal=2).hand("A", "mechanic", "cistern").build().do("play mechanic")
    assert t.offer() == ["skip", "upgrade movement", "upgrade combat", "upgrade planting"]
    t.do("upgrade movement")
    assert (t.has("A")["metal"], t.count("A", "movement")) == (0, 1)


@rule("CA-CRD-04")
def test_the_third_mechanic_takes_off_three() -> None:
    t = begin().played("A", "mechanic", "mechanic").upgrades("A", combat=3).give("A", water=2, metal=4)
    t.hand("A", "mechanic", "cistern").build().do("play mechanic")
    assert t.terms("upgrade combat") == ({"metal": 4}, {"combat": 1, "water": 5})
    assert t.do("upgrade planting").has("A")["metal"] == 4  # 2 - 3, but not below 0


@rule("CA-CRD-04")
def test_mechanics_of_before_do_not_make_other_upgrades_cheaper() -> None:
    assert begin().played("A", "mechanic", "mechanic").give("A", metal=1).build().why("upgrade combat") == "CA-UPG-04"


@rule("CA-CRD-04")
def test_a_mechanic_with_nothing_to_build() -> None:
    """CA-Q-75."""
    assert plays("mechanic").state.agenda == []


# --- Inventor and Frank ---


@rule("CA-CRD-05")
def test_inventor_takes_one_water_off_every_card() -> None:
    t = begin().played("A", "inventor").give("A", water=8).hand("A", "wreck", "parrot", "cistern").build(actions=2)
    assert t.do("play parrot").has("A")["water"] == 7
    assert t.do("play wreck").has("A")["water"] == 5


@rule("CA-CRD-05")
def test_inventor_leaves_the_cost_in_cards() -> None:
    assert (
        begin().played("A", "inventor").give("A", water=8).hand("A", "wreck").build().why("play wreck") == "CA-PRJ-01"
    )


@rule("CA-CRD-06")
def test_frank_takes_one_water_off_green_cards() -> None:
    t = begin().played("A", "frank").give("A", water=2).hand("A", "wreck", "capacitor", "porthole").build()
    assert (t.why("play wreck"), t.why("play capacitor"), t.why("play porthole")) == (None, "CA-PRJ-01", "CA-PRJ-01")
    assert t.do("play wreck", "discard porthole").has("A")["water"] == 0


@rule("CA-CRD-05", "CA-CRD-06")
def test_both_add_up_but_not_below_nothing() -> None:
    """CA-Q-73: Cistern costs 1."""
    t = (
        begin()
        .played("A", "inventor", "frank")
        .give("A", water=3)
        .hand("A", "cistern", "wreck", "wreck")
        .build(actions=2)
    )
    assert t.do("play cistern", "discard wreck").has("A")["water"] == 3
    t.hand("A", "wreck", "parrot")
    assert t.do("play wreck").has("A")["water"] == 2


@rule("CA-CRD-03", "CA-CRD-05", "CA-CRD-06")
@pytest.mark.parametrize("name", ["sam", "inventor", "frank"])
def test_a_discount_does_not_pay_for_its_own_card(name: str) -> None:
    """CA-Q-128."""
    t = begin().give("A", water=2).hand("A", name, "cistern").build()
    assert t.why(f"play {name}") == "CA-PRJ-01"
    assert t.give("A", water=3).build().do(f"play {name}").has("A")["water"] == 0


@rule("CA-CRD-05", "CA-CRD-06")
def test_the_present_price_of_every_card_in_hand_is_told_at_any_time() -> None:
    t = begin().played("A", "inventor").give("A", water=0).hand("A", "wreck", "jet_turbine")
    assert t.board("A")["water"] == {"jet_turbine": 9, "wreck": 2}
    assert t.board("A", "B")["water"] == {}, "the hand of another seat is not known"
