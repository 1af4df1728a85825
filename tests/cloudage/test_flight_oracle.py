"""The game and an independent oracle must agree on every flight: where it may go, where it may end, what it costs."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from cloudtop.games.cloudage.land import empty_places
from tests.cloudage import oracle_flight as oracle
from tests.cloudage.kit import Table, begin
from tests.kit import rule

SETS: list[dict[str, Any]] = [
    {"players": 2, "scenario": 1},
    {"players": 4, "scenario": 1, "legacy": ["L7", "L9", "L10", "L11"]},
    {"players": 1, "scenario": 2},
    {"players": 3, "scenario": 2, "boards": "2B-3B-4B"},
    {"players": 4, "scenario": 3},
    {"players": 4, "scenario": 3, "boards": "2B-3A-4B"},
    {"players": 3, "scenario": 3, "boards": "2A-3B-4A", "legacy": ["L6", "L8", "L11", "L12", "L13"]},
    {"players": 4, "scenario": 2, "boards": "2B-3B-4A", "legacy": [f"L{n}" for n in (1, 2, 4, 5, 7, 8, 9, 10, 11, 12, 13)]},
]  # fmt: skip
POSITIONS = 40  # for each of them


def scatter(t: Table, rng: ct.Rng) -> oracle.Table:
    """Airships anywhere, A's often beside the others, with new growth around."""
    state = t.view()
    names = [space["name"] for space in state["spaces"]]
    cities = [space["name"] for space in state["spaces"] if space["city"]]
    t.at("A", pick(rng, names) if rng.below(3) else pick(rng, cities))
    around = [name for name in cities if close(name, t.place("A"))] or cities
    seats = "BCD"[: len(state["players"]) - 1]
    for seat in seats:
        t.at(seat, pick(rng, around if rng.below(4) else names))
    t.state.plants = empty_places()
    free = [space["name"] for space in state["spaces"] if not space["city"] and not space["legacy"]]
    plants = {pick(rng, free) for _ in range(rng.below(12))}
    t.plant(*sorted(plants))
    return oracle.Table(state["boards"], state["legacy"], plants, {t.place(seat) for seat in seats})


def pick(rng: ct.Rng, names: list[str]) -> str:
    return names[rng.below(len(names))]


def close(one: str, two: str) -> bool:
    if "L7" in (one, two):
        return False
    (x, y), (u, v) = oracle.lies_at(one), oracle.lies_at(two)
    return abs(x - u) + abs(y - v) <= 4


def compare(t: Table, table: oracle.Table, points: int, panel: int, rng: ct.Rng) -> None:
    """The whole flight, step by step, until it ends."""
    place, taken, left = t.place("A"), set[str](), points + (1 - panel)
    t.ask(f"Fly 0 {points} {panel} 0 0")
    while t.step() == "Fly":
        assert set(t.offer()) == table.offer(place, left)
        seen = t.view()
        assert seen["movement"] == left
        assert {way["space"]: (way["left"], way["end"]) for way in seen["reach"]} == table.reach(place, left)
        check_ways(seen["reach"], table, place, left)
        water = t.count("A", "water")
        for line in t.offer("fly"):
            assert t.terms(line) == table.price(line[4:], taken, water)
        line = pick(rng, t.offer())
        if line == "land":
            break
        left -= table.spaces[line[4:]].cost
        place = line[4:]
        taken |= {place} if table.spaces[place].find else set()
        t.do(line)
        while t.step() != "Fly":
            t.do(t.offer()[0])
    energy = t.count("A", "energy")
    t.do("land")
    assert t.count("A", "energy") - energy == (2 if panel == 0 and left > 0 else 0)


def check_ways(ways: list[dict[str, Any]], table: oracle.Table, place: str, left: int) -> None:
    """A way that is shown leads there over spaces that touch, for what it says."""
    for way in ways:
        at, paid = place, 0
        for space in way["way"]:
            assert space in table.near[at]
            at, paid = space, paid + table.spaces[space].cost
        assert (at, left - paid) == (way["space"], way["left"])


@rule(
    "CA-MOV-04", "CA-MOV-05", "CA-MOV-07", "CA-MOV-08", "CA-MOV-09", "CA-MOV-10", "CA-MOV-11", "CA-MOV-12", "CA-MOV-13",
    "CA-MOV-14", "CA-MOV-15", "CA-MOV-16", "CA-MOV-17", "CA-MOV-18", "CA-FND-01", "CA-FND-02", "CA-FND-06",
)  # fmt: skip
@pytest.mark.parametrize("options", SETS, ids=str)
def test_random_positions_agree_with_the_oracle(options: dict[str, Any]) -> None:
    t = begin(**options)
    rng = ct.Rng(SETS.index(options))
    for _ in range(POSITIONS):
        table = scatter(t.give("A", water=rng.below(5), energy=0), rng)
        compare(t, table, rng.below(6), rng.below(2), rng)


def test_the_positions_show_every_kind_of_flight() -> None:
    """Without this the comparison could agree about flights over open country only."""
    seen: set[str] = set()
    for number, options in enumerate(SETS):
        t, rng = begin(**options), ct.Rng(number)
        for _ in range(POSITIONS):
            table, points, place = scatter(t, rng), rng.below(6), t.place("A")
            steps, near = table.steps(place, points), table.near[place]
            seen |= {"toll"} if "L7" in steps else set()
            seen |= {"plant"} if table.plants & set(steps) else set()
            seen |= {"seam"} if any(space[0] != place[0] for space in steps if space != "L7") else set()
            seen |= {"too dear"} if any(table.spaces[space].cost > points > 0 for space in near) else set()
            seen |= {f"cost {table.spaces[space].cost}" for space in steps}
            seen |= {"dead end"} if any(s not in steps and table.spaces[s].cost <= points for s in near) else set()
            seen |= {"blocked"} if place in table.others or table.others & set(near) else set()
            seen |= {"nowhere"} if not steps and not table.is_end(place) else set()
    assert seen == {"toll", "plant", "seam", "too dear", "cost 1", "cost 2", "cost 3", "dead end", "blocked", "nowhere"}
