"""Boxes that a review found to be handled wrongly: a bonus on the first level, uneven sector objectives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.packs import Change, changed, frozen
from tests.magnastorm.kit import Table, set_up


def table_of(*changes: Change, **options: Any) -> Table:
    """Two players and a box that differs a little, before anything is drawn."""
    return set_up(pack=changed(frozen("magnastorm").data, *changes), **options)


# --- a box whose first level has a bonus: MS-Q-24 ---


@rule("MS-STA-08", "MS-RES-11")
@pytest.mark.parametrize(("bonus", "step"), [("any", "ChooseCube"), ("crew", "AddCrew"), ("bag2", "DrawCube")])
@pytest.mark.parametrize("artifacts", [{}, {"A": ["201", "1"], "B": ["101", "102"]}])
def test_a_position_with_a_bonus_of_the_starting_level_can_be_loaded(
    bonus: str, step: str, artifacts: dict[str, Any]
) -> None:
    t = table_of(("level", "green 1", "bonus", bonus), artifacts=artifacts)
    while t.step() != "StartingResearch":
        t.do(t.offer()[0])
    t.do("level green")
    assert t.step() == step
    data = t.game.dump(t.state)
    assert t.game.dump(t.game.load(data)) == data


# --- a box with a sector card that asks for a different number of labs in each sector ---


@rule("MS-OSE-01")
@pytest.mark.parametrize("asked", [[1, 2, 3], [3, 2, 1], [2, 1, 3]])
@pytest.mark.parametrize(
    ("there", "enough"), [((1, 2, 3), True), ((3, 3, 2), True), ((2, 2, 2), False), ((3, 3, 0), False)]
)
def test_uneven_demands(asked: list[int], there: tuple[int, int, int], enough: bool) -> None:
    t = table_of(("objective", "sector_2", "labs", asked), objectives=["sector_2"])
    t.until("TakeTurn")
    for n, spaces in zip(there, (["1c1", "1c2", "1c3"], ["2b1", "2b2", "2a1"], ["3a1", "3b1", "3c1"])):
        t.labs("A", *spaces[:n])
    t.turn("A").act("gain a5")
    offered = t.offer("fulfil") if t.step() == "FulfilObjective" else []
    assert ("fulfil 3" in offered) == enough
    if enough:
        t.do("fulfil 3")
        while t.step() == "ReturnLab":
            t.do(t.offer()[-1])
        assert t.sheet("A")["objectives"] == 4
        assert t.view()["seats"][0]["labs"].count(True) + sum(there) - sum(asked) == 10


# --- a box in which labs of one price do not stand side by side ---


@rule("MS-LAB-03")
def test_the_leftmost_lab_of_a_price_stands_for_all_wherever_they_are() -> None:
    """Places 7 and 9 cost the same, place 8 something else; 9 is offered only when 7 is gone."""
    dear, dearer = {"own": 2, "yellow": 1}, {"own": 1, "yellow": 2}
    costs: list[Change] = [("lab", "7", "cost", dear), ("lab", "8", "cost", dearer), ("lab", "9", "cost", dear)]
    t = table_of(*costs, lenient=True)
    t.until("TakeTurn").give("A", "A A A A A yellow yellow yellow").scout("A", "1d")
    t.state.players[0].home = 0b0111000000
    t.act("move c3", "go 1d1")
    assert t.offer("lab") == ["lab 7", "lab 8"]
    t.state.players[0].take_lab(6)
    assert t.offer("lab") == ["lab 8", "lab 9"]
