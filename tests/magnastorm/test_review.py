"""Boxes that a review found to be handled wrongly: a bonus on the first level, uneven sector objectives."""

from __future__ import annotations

from typing import Any

import pytest

from cloudtop.core.options import plain
from cloudtop.games.magnastorm.content.box import make_box
from cloudtop.games.magnastorm.content.checks import faults
from cloudtop.games.magnastorm.game import Magnastorm
from cloudtop.games.magnastorm.options import read_options
from cloudtop.games.magnastorm.state import own
from tests.kit import rule
from tests.magnastorm.kit import Table
from tests.magnastorm.packs import Change, changed


def table_of(*changes: Change, **options: Any) -> Table:
    """Two players and a box that differs from ours, before anything is drawn."""
    content = changed(*changes)
    assert not faults(content)
    chosen = read_options({"players": 2, "first": "A", **options})
    game = Magnastorm(make_box(content, chosen), plain(chosen), content.pack)
    return Table(game, own(game.new()))


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
