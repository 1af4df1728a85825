"""The game and an independent oracle must agree on what can be built and for how much."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from cloudtop.games.cloudage.actions import PROJECT_NAMES
from cloudtop.games.cloudage.state import own
from tests.cloudage.kit import Table, begin
from tests.cloudage.oracle_prices import Facts, card_upgrades, cards, projects, upgrades
from tests.kit import rule
from tests.kit.packs import frozen

SEEDS = st.integers(min_value=0, max_value=2**32)
ROWS = frozen("cloudage").rows
DISCOUNTS = ("sam", "sam", "mechanic", "mechanic", "inventor", "inventor", "frank", "frank")
BUILDERS = ("mechanic", "propeller_plans", "emp_plans")


def facts_of(t: Table) -> Facts:
    """What an oracle may know: the pack, and A's part of the position as plain data."""
    seat = t.game.dump(t.state)["seats"][0]
    return Facts(
        rows=ROWS,
        planting=t.game.options["scenario"] > 1,
        metal=seat["resources"].get("metal", 0),
        water=seat["resources"].get("water", 0),
        built=seat["upgrades"],
        played=seat["played"],
        hand=t.cards("A"),
    )


def a_table(luck: random.Random) -> Table:
    """A has any upgrades, discounts, resources and cards."""
    t = begin(2, luck.choice([1, 2]))
    most = {"movement": 3, "combat": 4, **({"planting": 3} if t.game.options["scenario"] > 1 else {})}
    t.upgrades("A", **{name: luck.randint(0, n) for name, n in most.items()})
    t.played("A", *luck.sample(DISCOUNTS, luck.randint(0, 8)))
    t.give("A", metal=luck.randint(0, 8), water=luck.randint(0, 12), energy=luck.randint(0, 3)).level(
        "A", luck.randint(2, 9)
    )
    hand = luck.sample(PROJECT_NAMES, luck.randint(0, 5)) + luck.sample(BUILDERS, luck.randint(0, 3))
    return t.hand("A", *hand)


def pay(**price: int) -> dict[str, int]:
    """A price as a button says it, without what costs nothing."""
    return {thing: n for thing, n in price.items() if n}


def copied(t: Table) -> Table:
    return Table(t.game, own(t.state.copy()))


def offered(t: Table, verb: str) -> set[str]:
    return {line.split()[1] for line in t.offer(verb)}


@rule("CA-UPG-03", "CA-UPG-04", "CA-PRJ-01", "CA-CRD-03", "CA-CRD-05", "CA-CRD-06")
@settings(max_examples=200, deadline=None, derandomize=True)
@given(seed=SEEDS)
def test_build_actions_agree_with_the_oracle(seed: int) -> None:
    t = a_table(random.Random(seed)).build()
    facts = facts_of(t)
    metal, prices = upgrades(facts), projects(facts)
    assert offered(t, "upgrade") == set(metal)
    assert offered(t, "play") == set(prices)
    for ability, price in metal.items():
        assert t.terms(f"upgrade {ability}")[0] == pay(metal=price)
        assert copied(t).do(f"upgrade {ability}").has("A")["metal"] == facts.metal - price
    for name, (water, paid) in prices.items():
        assert t.terms(f"play {name}")[0] == pay(water=water, cards=1 + paid), name
        assert copied(t).do(f"play {name}").has("A")["water"] == facts.water - water


@rule("CA-BON-04", "CA-CRD-03")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=SEEDS)
def test_wrenches_agree_with_the_oracle(seed: int) -> None:
    t = a_table(random.Random(seed)).ask("RegionBonus 0 0 1 0")
    metal = upgrades(facts_of(t))
    assert offered(t, "upgrade") == set(metal)
    for ability, price in metal.items():
        assert t.terms(f"upgrade {ability}")[0] == pay(metal=price)


@rule("CA-CRD-01", "CA-CRD-02", "CA-CRD-03", "CA-CRD-04")
@settings(max_examples=120, deadline=None, derandomize=True)
@given(seed=SEEDS, name=st.sampled_from(BUILDERS))
def test_upgrades_by_cards_agree_with_the_oracle(seed: int, name: str) -> None:
    """The price of the card is paid before; its own copy counts for Mechanic."""
    t = a_table(random.Random(seed)).give("A", water=5)
    t.hand("A", name, *["cistern"] * cards(ROWS)[name]["cards"]).build().do(f"play {name}")
    metal = card_upgrades(facts_of(t), name)
    assert (offered(t, "upgrade") if t.state.agenda else set()) == set(metal)
    for ability, price in metal.items():
        assert t.terms(f"upgrade {ability}")[0] == pay(metal=price)
