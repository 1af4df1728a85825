"""The game and an independent oracle must agree on every flight: where it may end, its price, and its points for the harbour."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.inseln.actions import BONUS_NAMES
from tests.inseln import oracle_flights as oracle
from tests.inseln.kit import Table, begin
from tests.kit import rule

EVERY_RULE = (
    "IN-MOV-01", "IN-MOV-02", "IN-MOV-03", "IN-MOV-04", "IN-MOV-05", "IN-MOV-06", "IN-MOV-07", "IN-MOV-08", "IN-MOV-09",
    "IN-MOV-10", "IN-MOV-12", "IN-MOV-13", "IN-MOV-14", "IN-BON-06", "IN-BON-07", "IN-BON-08", "IN-P2-03", "IN-P2-04",
)  # fmt: skip
WINDS = list(oracle.MOVES)
NUMBERED = ["monument1", "city2", "joker0", "joker3", "forest4", "desert5", "swamp6"]
FOR_SALE = {1: 0, 2: 3, 3: 4}  # the most points that can be spent at the harbour, by module
POSITIONS = 25  # for each side and bonus, 300 in all


def pick(rng: ct.Rng, names: list[str]) -> str:
    return names[rng.below(len(names))]


def scatter(side: str, bonus: str, seed: int) -> Table:
    """A balloon anywhere, often on a tile or at the edge, with any energy; tiles lie around."""
    rng = ct.Rng(seed)
    made = begin(2, "A", side=side, module=seed % 3 + 1)
    cells = [cell["cell"] for cell in made.view()["cells"] if not cell["yard"]]
    coasts = [cell["cell"] for cell in made.view()["cells"] if cell["coast"]]
    there = pick(rng, [*cells, "e5"] if rng.below(3) else coasts)
    under = {there} - {"e5"} if rng.below(2) else set()
    for cell in sorted(under | {pick(rng, cells) for n in range(4)}):
        if not made.on("A", cell):
            made.tiles("A", **{cell: pick(rng, NUMBERED)})
    return made.balloon("A", there).energy("A", rng.below(21)).turn("A", pick(rng, WINDS), bonus)


def expected(facts: oracle.Facts, most: int) -> set[str]:
    """Everything that may be said before the flight."""
    lines = {f"fly {cell}" for cell in oracle.prices(facts)}
    return lines | {f"call {cell} {points}" for cell, points in oracle.call_prices(facts) if points <= most}


def compare(made: Table, seed: int) -> None:
    """The offer, the prices and points that it tells, and what a flight really costs."""
    facts = oracle.facts_of(made.view(), "A")
    module = int(made.view()["module"])
    assert set(made.offer()) == expected(facts, FOR_SALE[module])
    points = oracle.free_points(facts) if module > 1 else dict.fromkeys(oracle.prices(facts), 0)
    assert made.flights() == {cell: (cost, points[cell]) for cell, cost in oracle.prices(facts).items()}
    line = pick(ct.Rng(seed), made.offer("call") or made.offer())
    cell, *bought = line.split()[1:]
    cost = oracle.call_prices(facts)[cell, int(bought[0])] if bought else oracle.prices(facts)[cell]
    made.do(line)
    assert (made.at("A"), made.has("A")) == (cell, facts.energy - cost)
    assert made.view()["points"] == (int(bought[0]) if bought else points[cell])


@rule(*EVERY_RULE)
@pytest.mark.parametrize("bonus", BONUS_NAMES)
@pytest.mark.parametrize("side", ["front", "back"])
def test_random_positions_agree_with_the_oracle(side: str, bonus: str) -> None:
    for seed in range(POSITIONS):
        compare(scatter(side, bonus, seed), seed)


def test_the_positions_show_every_kind_of_flight() -> None:
    """Without this the comparison could agree about flights over the middle of the island only."""
    seen: set[str] = set()
    for seed in range(POSITIONS):
        made = scatter("front", "turn", seed)
        facts = oracle.facts_of(made.view(), "A")
        seen |= {f"number {facts.speed}", "call" if made.offer("call") else ""}
        seen |= {"lost" for flight in oracle.flights(facts) if flight.left}
        seen |= {
            "free stay"
            for cell, cost in oracle.prices(facts).items()
            if (cell, cost) == (made.at("A"), 0) and facts.speed
        }
        seen |= {"out of reach"} if len(oracle.prices(facts)) < 20 else {"far"}
    assert seen >= {
        "number 0",
        "number 1",
        "number 2",
        "number 3",
        "number 5",
        "call",
        "lost",
        "free stay",
        "out of reach",
        "far",
    }
