"""Research objectives: markers that go down, more of them or further in later rounds."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table
from tests.magnastorm.test_objectives import end_turn, table, taken


def levels(t: Table, seat: str = "A") -> list[int]:
    return [t.level(seat, research) for research in ("red", "green", "blue")]


def can(t: Table, slot: int) -> bool:
    end_turn(t)
    return t.step() == "FulfilObjective" and f"fulfil {slot}" in t.offer()


@rule("MS-ORE-01")
def test_the_player_chooses_the_marker() -> None:
    """MS-Q-36."""
    t = end_turn(table().levels("A", red=4, green=1, blue=5)).do("fulfil 1")
    assert (t.step(), t.offer(), t.why("lower green")) == ("LowerMarker", ["lower red", "lower blue"], "MS-ORE-08")
    assert levels(t.do("lower blue")) == [4, 1, 1]


@rule("MS-ORE-01", "MS-RES-09")
def test_going_down_gives_nothing() -> None:
    """From blue 6 to 2: level 2 would give 1 own cube."""
    t = end_turn(table().levels("A", blue=6))
    cubes = t.cubes("A")
    assert (levels(t.do("fulfil 1")), t.cubes("A")) == ([0, 0, 2], cubes)


@rule("MS-ORE-02", "MS-ORE-04")
@pytest.mark.parametrize(("round", "down"), [(1, 4), (2, 6), (3, 8), (4, 8)])
def test_ms_ex_20_one_marker_by_round(round: int, down: int) -> None:
    """MS-EX-20: 4 levels of a single marker in round 1, 6 in round 2, 8 in rounds 3 and 4."""
    assert not can(table().round(round).levels("A", red=down - 1, green=down - 1), 1)
    t = table().round(round).levels("A", red=9)
    assert can(t, 1)
    assert levels(t.do("fulfil 1")) == [9 - down, 0, 0]


@rule("MS-ORE-02", "MS-ORE-05")
@pytest.mark.parametrize(("round", "markers"), [(1, 2), (2, 3), (3, 3), (4, 3)])
def test_ms_ex_21_markers_by_two_levels(round: int, markers: int) -> None:
    """MS-EX-21, MS-Q-35: 2 different markers in round 1, 3 from round 2, by 2 levels each."""
    have = {"red": 2, "green": 3, "blue": 2}
    names = list(have)[:markers]
    assert not can(table().round(round).levels("A", **dict.fromkeys(names[:-1], 8), blue=1), 2)
    t = table().round(round).levels("A", **{name: have[name] for name in names})
    assert can(t, 2)
    assert levels(t.do("fulfil 2")) == [0, 1, 0]


@rule("MS-ORE-05")
def test_ms_ex_19_research_objective_in_round_3() -> None:
    """MS-EX-19: orange (A) moves three markers down by 2; the 5 is taken, so it is worth 4."""
    t = table(players=4).round(3).levels("B", red=2, green=2, blue=2)
    end_turn(t, "B").do("fulfil 2")
    t.levels("A", red=2, green=4, blue=6)
    cubes = end_turn(t).cubes("A")
    t.do("fulfil 2")
    assert (levels(t), t.rep("A"), taken(t, 2)[4], t.cubes("A")) == ([0, 2, 4], 4, "A", cubes)


@rule("MS-ORE-05")
def test_with_more_markers_than_needed_the_player_chooses() -> None:
    t = end_turn(table(players=4).round(2).levels("A", red=2, green=2, blue=2, turquoise=2)).do("fulfil 2", "lower red")
    assert (t.offer(), t.why("lower red")) == (["lower green", "lower blue", "lower turquoise"], "MS-ORE-01")
    assert levels(t.do("lower turquoise", "lower blue")) == [0, 2, 0]


@rule("MS-ORE-02", "MS-ORE-06", "MS-ORE-07")
@pytest.mark.parametrize(("round", "commanders", "down"), [(1, 2, 3), (2, 3, 5), (3, 3, 5), (4, 3, 5)])
def test_ms_ex_22_commanders_and_a_marker(round: int, commanders: int, down: int) -> None:
    """MS-EX-22, MS-Q-37: 2 commanders of any kind and 3 levels in round 1, from round 2 on 3 and 5; all are kept."""
    cards = ("research_3", "research_2", "sector_1", "sector_2")
    held = ["01", "11", "16"][:commanders]
    assert not can(table(*cards).round(round).hold("A", *held).levels("A", red=down - 1), 1)
    t = table(*cards).round(round).hold("A", *held).levels("A", red=9)
    assert can(t, 1)
    t.do("fulfil 1")
    assert levels(t) == [9 - down, 0, 0]
    assert t.view()["seats"][0]["commanders"] == held


@rule("MS-ORE-06")
def test_one_commander_is_too_few() -> None:
    t = table("research_3", "research_1", "sector_1", "sector_2").hold("A", "11").levels("A", red=9)
    assert end_turn(t).why("fulfil 1") == "MS-ORE-06"


@rule("MS-ORE-07")
@pytest.mark.parametrize("held", [("01", "02"), ("11", "16"), ("01", "11")])
def test_both_kinds_count_alike(held: tuple[str, str]) -> None:
    assert can(table("research_3", "research_2", "sector_1", "sector_2").hold("A", *held).levels("A", red=3), 1)


@rule("MS-ORE-07")
def test_the_token_is_no_commander() -> None:
    """MS-Q-38."""
    t = table("research_3", "research_2", "sector_1", "sector_2").hold("A", "11").levels("A", red=3)
    t.state.token = 0
    assert not can(t, 1)


@rule("MS-ORE-03")
def test_most_knowledge_means_alone_in_front() -> None:
    t = table("research_4", "research_1", "sector_1", "sector_2").levels("A", red=4, green=4)
    assert can(t.levels("B", red=3, green=3), 1)
    t = table("research_4", "research_1", "sector_1", "sector_2").levels("A", red=4, green=4)
    assert end_turn(t.levels("B", red=3, green=4)).why("fulfil 1") == "MS-ORE-03"


@rule("MS-ORE-03")
def test_the_lead_is_checked_before_the_marker_goes_down() -> None:
    """MS-Q-41: afterwards B is in front."""
    t = (
        table("research_4", "research_2", "sector_1", "sector_2")
        .levels("A", red=4, green=4)
        .levels("B", red=3, green=3)
    )
    end_turn(t).do("fulfil 1")
    assert (levels(t), t.rep("A")) == ([1, 1, 0], 4)


@rule("MS-ORE-03")
def test_only_markers_in_front_can_be_given() -> None:
    t = table("research_4", "research_2", "sector_1", "sector_2").levels("A", red=5, green=5, blue=5).levels("B", red=5)
    assert levels(end_turn(t).do("fulfil 1")) == [5, 2, 2]


@rule("MS-ORE-08")
def test_a_marker_must_stand_high_enough() -> None:
    t = end_turn(table().levels("A", red=3, green=2))
    assert (t.step(), t.why("fulfil 1"), t.why("fulfil 2")) == ("FulfilObjective", "MS-ORE-08", None)
    assert levels(end_turn(table().levels("A", red=4)).do("fulfil 1")) == [0, 0, 0]


@rule("MS-ORE-09")
def test_a_lost_lead_has_no_effect_before_the_administration() -> None:
    t = table().hold("A", "11").levels("A", red=4).levels("B", red=2)
    end_turn(t).do("fulfil 1")
    assert (t.level("A", "red"), t.holder("11"), t.rep("A")) == (0, "A", 4)
    t.administrate()
    assert (t.holder("11"), t.rep("A")) == ("B", 3)
