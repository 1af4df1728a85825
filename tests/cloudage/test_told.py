"""What is told: the rule that stands behind it is the right one."""

from __future__ import annotations

import pytest

from cloudtop.core.state import Journal
from tests.cloudage.kit import Table, begin
from tests.kit import rule


def told(t: Table, line: str) -> dict[str, str]:
    """What a move tells: each event and its rule."""
    t.state.journal = Journal()
    t.do(line)
    return {event.name: event.rule for event in t.state.journal.events}


@rule("CA-SOL-09", "CA-SOL-10")
@pytest.mark.parametrize(("round", "id"), [(4, "CA-SOL-09"), (6, "CA-SOL-10")])
def test_points_of_the_solo_board_come_from_their_space(round: int, id: str) -> None:
    assert told(begin(1).solo(round), "take points") == {"solo": id}


@rule("CA-LEG-05", "CA-LEG-07")
@pytest.mark.parametrize(("tile", "name", "id"), [("L1", "whika", "CA-LEG-05"), ("L2", "devils_fork", "CA-LEG-07")])
def test_a_marker_comes_back_by_the_rule_of_its_tile(tile: str, name: str, id: str) -> None:
    t = begin(legacy=["L1", "L2"]).marker("A", name).at("A", "1c2").fight("A", 1)
    assert told(t, f"marker {tile}") == {"marker-back": id}


@rule("CA-PLT-10", "CA-PLT-12")
@pytest.mark.parametrize(
    ("kind", "thing", "id"), [("wilted_a", "energy", "CA-PLT-10"), ("wilted_b", "water", "CA-PLT-12")]
)
def test_the_reward_of_a_wilted_tile_comes_by_the_rule_of_its_kind(kind: str, thing: str, id: str) -> None:
    t = begin().tiles("A", **{kind: 1}).plant_action().do(f"pick {kind}")
    assert told(t, f"take {thing}")["growth"] == id
