"""Positions that cannot be: a turn after the last crew member has left the upper panel."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.magnastorm.geometry import PANEL, PANEL_NAMES
from tests.kit import rule
from tests.magnastorm.kit import Table, begin
from tests.table.kit import refused


def last_member(red: int = 0) -> Table:
    """A's turn; one crew member is left on the upper panel, A's own in column a."""
    t = begin(commanders=["02"], objectives=["research_1"]).clear_upper().give("A", "A A A").levels("A", red=red)
    space = PANEL_NAMES.index("a4")
    t.state.panels[space], t.state.panels[PANEL + space] = t.state.panels[PANEL + space], 0
    return t.turn("A")


def reload(t: Table) -> None:
    data = t.game.dump(t.state)
    assert t.game.dump(t.game.load(data)) == data


@rule("MS-RND-03")
@pytest.mark.parametrize("pending", [[], ["exchange"]])
def test_no_turn_begins_with_an_empty_upper_panel(pending: list[str]) -> None:
    t = last_member().do(*pending)
    reload(t)
    t.clear_upper()
    with refused(ct.Corrupt, "A has no turn any more, because the upper panel is empty", "MS-RND-03"):
        reload(t)


@rule("MS-RND-03")
@pytest.mark.parametrize(
    ("red", "lines", "step"),
    [
        (0, ["move c5"], "MoveScout"),
        (0, ["move c5", "go 1d1"], "DropLab"),
        (4, ["gain c5"], "FulfilObjective"),
        (0, ["gain c5"], "LastExchange"),
        (0, ["gain c5", "exchange"], "Exchange"),
        (0, ["take a", "put c4"], "ChooseLevel"),
        (0, ["take a", "put c4", "level blue"], "ChooseCube"),
    ],
)
def test_the_turn_of_the_last_crew_member_goes_on_without_it(red: int, lines: list[str], step: str) -> None:
    t = last_member(red).do(*lines)
    assert (t.step(), t.crew("column a")) == (step, "")
    reload(t)
