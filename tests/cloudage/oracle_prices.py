"""A second opinion on what upgrades and project cards cost, written from the rules and the rows of a pack alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Rows = dict[str, list[dict[str, Any]]]


@dataclass(frozen=True)
class Facts:
    """What a player has."""

    rows: Rows  # of the pack
    planting: bool  # CA-UPG-02
    metal: int
    water: int
    built: dict[str, int]
    played: dict[str, int]
    hand: list[str]


def cards(rows: Rows) -> dict[str, dict[str, Any]]:
    return {row["name"]: row for row in rows["project"]}


def upgrade_price(facts: Facts, ability: str, less: int = 0) -> int | None:
    """CA-UPG-03, CA-UPG-04, CA-CRD-03: the cheapest unbuilt one of a type, 1 less for each Sam; None if all are built."""
    left: list[int] = sorted(row["cost"] for row in facts.rows["upgrade"] if row["ability"] == ability)
    left = left[facts.built.get(ability, 0) :]
    if not left or (ability == "planting" and not facts.planting):
        return None
    return max(0, left[0] - facts.played.get("sam", 0) - less)


def upgrades(facts: Facts, less: int = 0, only: str = "") -> dict[str, int]:
    """The upgrades that can be paid, and their prices."""
    prices = {ability: upgrade_price(facts, ability, less) for ability in ("movement", "combat", "planting")}
    return {a: n for a, n in prices.items() if n is not None and n <= facts.metal and only in ("", a)}


def project_price(facts: Facts, name: str) -> tuple[int, int]:
    """CA-PRJ-01, CA-CRD-05, CA-CRD-06, CA-Q-73: water and other cards; discounts are for the water only."""
    card = cards(facts.rows)[name]
    less = facts.played.get("inventor", 0) + (facts.played.get("frank", 0) if card["colour"] == "green" else 0)
    return max(0, card["water"] - less), card["cards"]


def projects(facts: Facts) -> dict[str, tuple[int, int]]:
    """CA-Q-71: the cards in hand that can be paid with water and other cards."""
    prices = {name: project_price(facts, name) for name in facts.hand}
    return {name: (w, c) for name, (w, c) in prices.items() if w <= facts.water and c <= len(facts.hand) - 1}


def card_upgrades(facts: Facts, name: str) -> dict[str, int]:
    """CA-CRD-01, CA-CRD-02, CA-CRD-04, CA-Q-77: what a card that has just been played lets its player build."""
    if name == "mechanic":
        return upgrades(facts, facts.played["mechanic"])
    return upgrades(facts, 3, {"propeller_plans": "movement", "emp_plans": "combat"}[name])
