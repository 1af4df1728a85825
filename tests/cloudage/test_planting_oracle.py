"""The game and an independent oracle must agree on every space for new growth."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from cloudtop.games.cloudage.actions import BOARD_NAMES, LEGACY_NAMES, SPACE_NAMES
from tests.cloudage.kit import Table, begin
from tests.cloudage.oracle_planting import Facts, suitable, touch, violations
from tests.kit import rule
from tests.kit.packs import frozen

SEEDS = st.integers(min_value=0, max_value=2**32)


def facts_of(t: Table) -> Facts:
    """What an oracle may know: the pack, and the position as plain data."""
    data = t.game.dump(t.state)
    places = {"ABCD"[n]: seat["place"] for n, seat in enumerate(data["seats"])}
    return Facts(frozen("cloudage").rows, data["boards"], data["legacy"], set(data["plants"]), places)


def a_map(luck: random.Random) -> Table:
    """Any sides, any legacy tiles that go together, 1 to 4 players."""
    legacy = [name for name in LEGACY_NAMES if luck.random() < 0.4]
    if "L2" in legacy and "L3" in legacy:
        legacy.remove("L3")
    return begin(luck.randint(1, 4), luck.choice([2, 3]), boards=luck.choice(BOARD_NAMES), legacy=legacy)


def scatter(t: Table, luck: random.Random) -> None:
    """Airships and plants anywhere they could be, some of them in chains."""
    t.state.plants = type(t.state.plants)([0] * len(SPACE_NAMES))
    ground, covered = facts_of(t).signs, facts_of(t).covered
    for seat in "ABCD"[: t.state.seats]:
        t.at(seat, luck.choice([space for space in ground if space not in covered]))
    places = facts_of(t).airships
    soil = {s for s, sign in ground.items() if sign.isdigit() and s not in covered and s not in places.values()}
    wish = {"A": places["A"], "": luck.choice(sorted(soil))}[luck.choice(["A", "A", ""])]
    for _ in range(luck.randint(0, 12)):
        near = [s for s in sorted(soil) if touch(s, wish)]
        wish = luck.choice(near if near and luck.random() < 0.8 else sorted(soil))
        soil.discard(wish)
        t.plant(wish, kind=luck.choice(["green", "green", "wilted_b"]))


@rule("CA-PLT-15", "CA-PLT-16", "CA-PLT-17", "CA-PLT-18", "CA-PLT-19", "CA-PLT-22")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(seed=SEEDS)
def test_random_maps_agree_with_the_oracle(seed: int) -> None:
    luck = random.Random(seed)
    t = a_map(luck)
    for _ in range(4):
        scatter(t, luck)
        t.ask(*["PlaceTile 0 0 0"] * 3)
        while t.step() == "PlaceTile":
            facts = facts_of(t)
            assert {line.split()[1] for line in t.offer()} == suitable(facts, "A")
            for space in (*luck.sample(sorted(facts.signs), 12), *(["L7"] if "L7" in facts.legacy else [])):
                why, broken = t.why(f"place {space}"), violations(facts, "A", space)
                assert why in broken if broken else why is None, (space, why, broken)
            t.do(luck.choice(t.offer()))
            while t.step() not in ("PlaceTile", ""):
                t.do(t.offer()[0])
