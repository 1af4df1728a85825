"""Every constraint that is known about the box, broken once: the validator names it."""

from __future__ import annotations

import math
import re
from itertools import combinations
from typing import Any

import pytest

from cloudtop.games.magnastorm.content.box import make_box
from cloudtop.games.magnastorm.content.checks import faults
from cloudtop.games.magnastorm.content.planet import Board, sector_of
from cloudtop.games.magnastorm.geometry import AREAS, FAR, SECTORS, is_quiet
from cloudtop.games.magnastorm.options import read_options
from tests.kit import rule
from tests.magnastorm.packs import BOX, GONE, Change, changed, rewritten

EMPTY: dict[str, int] = {}


def sector_gone(sector: int) -> list[Change]:
    """No spaces in a sector on the side for 4 players."""
    return [("area", f"{sector}{letter}", "four", []) for letter in "abcd"]


def row(name: str, cost: dict[str, int], gain: dict[str, int]) -> list[Change]:
    return [("row", name, "cost", cost), ("row", name, "gain", gain)]


# Constraint, what is changed, words of the sentence.
CASES: list[tuple[str, list[Change], str]] = [
    ("MS-K-01", [("area", "1b", "name", "7b")], "'7b' is not an area"),
    ("MS-K-01", sector_gone(3), "Sector 3 has no area for 4 players"),
    ("MS-K-02", [("area", "1b", "four", ["red"] * 4)], "Area 1b has 1 to 3 spaces"),
    ("MS-K-02", [("area", "1b", "four", []), ("area", "1b", "three", [])], "Area 1b has 1 to 3 spaces"),
    ("MS-K-02", [("area", "1b", "angle", 250)], "drawn outside sector 1"),
    ("MS-K-02", [("area", "1b", "radius", 0.2)], "drawn outside sector 1"),
    ("MS-K-03", [("area", "1b", "four", ["purple"])], "'purple' is not a colour of spaces"),
    ("MS-K-04", [("area", "1b", "three", ["turquoise"])], "no turquoise research area"),
    ("MS-K-05", [("line", "1a-1c", "name", "1a-3a")], "not neighbours"),
    ("MS-K-05", [("line", "1a-1c", "name", "1b-1a")], "The line 1b-1a does not join"),
    ("MS-K-05", [("line", "1a-1c", "name", "1a-1f")], "The line 1a-1f does not join"),
    ("MS-K-05", [("line", "1a-1c", "name", "1a")], "The line 1a does not join"),
    ("MS-K-06", [("line", "3a-3b", "", GONE)], "areas of sector 3 are not joined"),
    ("MS-K-06", [("line", "1c-2a", "", GONE), ("line", "1d-2b", "", GONE)], "no line joins the sectors 1 and 2"),
    ("MS-K-06", [("line", "1c-2a", "", GONE), ("line", "1d-2b", "", GONE)], "the quiet sectors 1, 2, 3 do not hang together"),
    ("MS-K-06", [("line", "1c-2a", "", GONE), ("line", "1d-2b", "", GONE)], "the storm sectors 6, 1, 2 do not hang together"),
    ("MS-K-07", [("line", "3a-3b", "", GONE)], "from 3a straight into the next sector"),
    ("MS-K-07", [("line", "1c-2a", "", GONE), ("line", "1d-2b", "", GONE)], "clockwise from 1d to sector 2"),
    ("MS-K-08", [("line", "1d-2b", "four", "12x")], "'12x' is not a transmitter space"),
    ("MS-K-08", [("line", "1a-1b", "four", "12i")], "12i lies beside one line between the sectors 1 and 2"),
    ("MS-K-08", [("line", "1c-2a", "three", "12o")], "12o lies beside one line"),
    ("MS-K-09", [("line", "4c-5a", "three", "")], "no transmitter space between the sectors 4 and 5"),
    ("MS-K-10", [("area", "1a", "start", 0)], "one starting area 1, not 0"),
    ("MS-K-10", [("area", "1d", "start", 2)], "one starting area 2, not 2"),
    ("MS-K-10", [("area", "1d", "start", 3)], "the starting areas are 1 and 2"),
    ("MS-K-10", [("area", "1a", "three", [])], "For 2 or 3 players there is one starting area 1, not 0"),
    ("MS-K-10", [("face", "1", "sector", 2)], "Starting area 1 is in a quiet sector"),
    ("MS-SET-03", [("area", "1a", "start", 0), ("area", "2a", "start", 1)], "lower left sector"),
    ("MS-SET-04", [("face", "2", "sector", 7)], "faces 1 and 2"),
    ("MS-K-13", [("number", "reputation track", "value", 30)], "goes to 40"),
    ("MS-K-14", [("objective", "sector_3", "labs", [9])], "no room for the labs that sector_3"),
    ("MS-K-22", [("face", "1", "leading", "X")], "three different income tables"),
    ("MS-K-22", [("face", "2", "leading", "W")], "three different income tables"),
    ("MS-K-22", [("face", "1", "trailing", "Z"), ("face", "1", "leading", "X")], "the trailing table gives 1 own"),
    ("MS-K-22", [("income", "Y1", "cubes", EMPTY)], "nowhere poorer"),
    ("MS-K-22", [("income", "X2", "cubes", {"own": 2})], "1 yellow for 2"),
    ("MS-K-24", [("income", "Z4", "cubes", {"own": 1})], "table Z never gives less"),
    ("MS-K-25", [("income", "Z3", "", GONE), ("income", "Z4", "", GONE)], "not for [1, 2]"),
    ("MS-K-25", [("income", "Z4", "labs", 5)], "not for [1, 2, 3, 5]"),
    ("MS-K-30", [("bonus", "e5", "name", "f5")], "the spaces a1 to e5"),
    ("MS-K-30", [("number", "rows", "value", 4)], "rows must be 5"),
    ("MS-K-31", [("bonus", "e1", "three", "lab")], "Column e is not used with 2 or 3 players"),
    ("MS-K-32", [("row", "5", "", GONE)], "the rows 1 to 5"),
    ("MS-K-33", row("3", {"own": 1}, {"yellow": 2}), "a move costs 1 own cube and the gain is"),
    ("MS-K-34", [("row", n, "cost", {"yellow": 1}) for n in "1235"], "commander 17"),
    ("MS-K-34", [("row", n, "cost", {"own": 1}) for n in "124"], "commander 05"),
    ("MS-K-35", [("row", n, "cost", {"own": 3}) for n in "235"], "the 2 own cubes of the start"),
    ("MS-K-36", [("row", "4", "gain", EMPTY)], "at least 1 cube"),
    ("MS-K-37", row("1", {"own": 1}, {"own": 1, "yellow": 2}), "row 1 has more bonuses than row 3"),
    ("MS-K-38", [("bonus", "c5", "four", "crew")], "bottom row has no bonus on the panels for 4 players"),
    ("MS-K-39", [("bonus", "c2", "four", ""), ("bonus", "d4", "four", "")], "panels for 4 players are"),
    ("MS-K-39", [("bonus", "d2", "three", "order")], "panels for 2 or 3 players are"),
    ("MS-K-39", [("bonus", "d2", "three", "turquoise")], "panels for 2 or 3 players are"),
    ("MS-K-39", [("bonus", "a1", "four", "medal")], "panels for 4 players are"),
    ("MS-K-41", [("number", "places in turn order, 4 players", "value", 3)], "must be 4"),
    ("MS-K-41", [("number", "places in turn order, 2 or 3 players", "value", 2)], "at least 3 places"),
    ("MS-K-51", [("level", "blue 10", "", GONE)], "the same levels"),
    ("MS-K-54", [("level", "blue 1", "level", 0)], "from 1 upwards"),
    ("MS-K-55", [("level", "blue 1", "research", "white")], "The research areas are"),
    ("MS-K-52", [("level", "red 7", "bonus", "bag4")], "'bag4' is not a bonus"),
    ("MS-K-52", [("level", "green 7", "bonus", ""), ("level", "blue 4", "bonus", "")], "For 2 or 3 players every bonus"),
    ("MS-K-53", [("level", "red 2", "bonus", "own"), ("level", "red 10", "bonus", "own")], "A red level"),
    ("MS-K-60", [("reputation", "four", "spaces", [5, 4, 3])], "4 reputation spaces"),
    ("MS-K-60", [("reputation", "three", "covered", 4)], "the space with 3 is covered"),
    ("MS-K-60", [("reputation", "three", "", GONE)], "the two sides of the research board"),
    ("MS-K-61", [("reputation", "four", "spaces", [5, 4, 4, 2])], "falls from space to space"),
    ("MS-K-61", [("reputation", "three", "spaces", [5, 4, 3])], "between the highest and the lowest"),
    ("MS-K-62", [("reputation", "four", "spaces", [6, 4, 3, 2])], "spaces with 5 and 4"),
    ("MS-K-63", [("reputation", "four", "spaces", [7, 5, 4, 3])], "Four first places"),
    ("MS-K-64", [("threshold", "2", "value", 23)], "27 reputation with 4 players"),
    ("MS-K-65", [("objective", "research_4", "markers", [4, 4, 4, 4])], "1 to 3 markers"),
    ("MS-K-65", [("objective", "research_4", "levels", [3, 3, 3, 9])], "1 to 8 levels"),
    ("MS-K-66", [("objective", "research_4", "commanders", [0, 0, 0, 7])], "at most the 6 commanders"),
    ("MS-K-67", [("objective", "sector_2", "labs", [3, 3, 3, 2])], "at most 10"),
    ("MS-K-67", [("objective", "sector_2", "labs", [])], "sector_2 names the labs"),
    ("MS-K-67", [("objective", "sector_2", "majority", True), ("objective", "sector_3", "majority", True)], "some do not"),
    ("MS-K-68", [("objective", "research_4", "lead", False)], "the sole lead"),
    ("MS-ORE-02", [("objective", "research_4", "levels", [3, 3])], "each of the 4 rounds"),
    ("MS-ORE-04", [("objective", "research_1", "levels", [4, 6, 7, 8])], "research_1 asks for"),
    ("MS-ORE-05", [("objective", "research_2", "markers", [2, 2, 3, 3])], "research_2 asks for"),
    ("MS-ORE-06", [("objective", "research_3", "commanders", [2, 2, 3, 3])], "research_3 asks for"),
    ("MS-OSE-05", [("objective", "sector_1", "labs", [3, 1])], "sector_1 asks for"),
    ("MS-CMP-01", [("objective", "sector_1", "name", "sector_5")], "The objectives, in order"),
    ("MS-K-70", [("commander", "04", "red", 3)], "Commander 04: green is at least red"),
    ("MS-K-70", [("commander", "12", "red", 0)], "red at least 1"),
    ("MS-K-71", [("commander", f"1{n}", "green", 3) for n in range(1, 9)], "Two research commanders give 4"),
    ("MS-K-72", [("commander", "15", "instant", False)], "are 01 and 15"),
    ("MS-CMP-01", [("commander", "08", "kind", "research")], "01 to 08, administrative"),
    ("MS-K-80", [("lab", "2", "cost", {"own": 1})], "The first two labs are free"),
    ("MS-K-80", [("lab", "3", "cost", EMPTY)], "and no other"),
    ("MS-K-81", [("lab", n, "cost", {"yellow": 1}) for n in "34"], "exactly 1 own cube"),
    ("MS-K-82", [("lab", "10", "cost", {"own": 1})], "do not become cheaper"),
    ("MS-K-83", [("lab", str(n), "cost", {"own": 1}) for n in range(3, 11)], "more than one cost"),
    ("MS-CMP-02", [("lab", "10", "", GONE)], "the labs 1 to 10"),
    ("MS-CMP-02", [("dish", "3", "", GONE)], "the stations 1 to 3"),
    ("MS-K-84", [("dish", "1", "cost", {"yellow": 1})], "The upper station"),
    ("MS-K-84", [("dish", n, "cost", {"own": 1}) for n in "23"], "do not all cost the same"),
    ("MS-K-84", [("dish", "3", "cost", EMPTY)], "No station is free"),
    ("MS-K-85", [("dish", "3", "cost", {"own": 4})], "at most 3 cubes"),
    ("MS-K-90", [("artifact", "gold", "first", 131)], "different numbers, 115 and 212"),
    ("MS-K-90", [("artifact", "bronze", "count", 29)], "The 120 artifact cards"),
    ("MS-K-91", [("artifact", "silver", "level", 3)], "silver 2 and 101 to 160"),
    ("MS-K-92", [("artifact", "gold", "level", 4)], "is 1, 2 or 3"),
    ("MS-K-93", [("artifact", "gold", "bonuses", [["turquoise"]])], "none is turquoise"),
    ("MS-K-94", [("artifact", "gold", "bonuses", [["own"], []])], "at least one bonus"),
    ("MS-K-94", [("artifact", "bronze", "bonuses", [["own", "own"]])], "none twice"),
    ("MS-K-94", [("artifact", m, "bonuses", [["own"], ["red"]]) for m in ("bronze", "silver", "gold")], "Every bonus is on"),
]  # fmt: skip
# Broken below, since it takes many values.
MORE = {"MS-K-11", "MS-K-12", "MS-K-50"}
# A matter of play, or of the shape of a pack.
UNBREAKABLE = {"MS-K-20", "MS-K-21", "MS-K-23", "MS-K-40", "MS-K-69"}


@rule("MS-CMP-01", "MS-CMP-02", "MS-SET-03", "MS-SET-04", "MS-ORE-04", "MS-ORE-05", "MS-ORE-06", "MS-OSE-05")
@pytest.mark.parametrize(("id", "changes", "words"), CASES, ids=[f"{id}-{n}" for n, (id, _, _) in enumerate(CASES)])
def test_a_pack_that_breaks_a_constraint(id: str, changes: list[Change], words: str) -> None:
    assert [f for f in faults(changed(*changes)) if words in f and re.search(rf"\([^(]*{id}\b", f)]


def test_every_constraint_is_broken_somewhere() -> None:
    numbers = [
        *range(1, 15),
        *range(20, 26),
        *range(30, 42),
        *range(50, 56),
        *range(60, 73),
        *range(80, 86),
        *range(90, 95),
    ]
    constraints = {f"MS-K-{n:02d}" for n in numbers}
    assert {id for id, _, _ in CASES if "-K-" in id} | MORE | UNBREAKABLE == constraints


@rule("MS-CMP-01", "MS-CMP-02", "MS-SET-26")
@pytest.mark.parametrize(
    "name", [n for n in BOX.number if n not in ("reputation track", "places in turn order, 2 or 3 players")]
)
def test_a_count_that_is_printed_cannot_be_changed(name: str) -> None:
    value = BOX.number[name]
    found = faults(changed(("number", name, "value", value + 1)))
    assert [f for f in found if f.startswith(f"[[number]] {name} must be {value} (MS-")]


def paint(old: str, new: str, side: str = "four", near_stations: bool = False) -> list[str]:
    """The faults if every space of a colour had another one, on one side."""
    beside = {area for lines in Board(BOX, side == "four").stations.values() for ends in lines for area in ends}

    def repaint(area: dict[str, Any]) -> None:
        if not near_stations or area["name"] in beside:
            area[side] = [new if colour == old else colour for colour in area[side]]

    return faults(rewritten("area", repaint))


def test_a_pack_without_a_colour_is_refused() -> None:
    assert paint("white", "red") == ["The side for 4 players has no white space (MS-K-03)."]
    assert paint("turquoise", "red") == ["The side for 4 players has no turquoise space (MS-K-03)."]


def test_a_pack_without_red_beside_a_transmitter_space_is_refused() -> None:
    assert paint("red", "blue", "three", near_stations=True) == [
        "For 2 or 3 players no red space lies next to a transmitter space (MS-K-03)."
    ]


def test_a_pack_with_one_space_per_area_is_refused() -> None:
    found = faults(rewritten("area", lambda area: area.update(four=area["four"][:1], three=area["three"][:1])))
    for id in ("MS-K-02", "MS-K-11", "MS-K-12"):
        assert [f for f in found if id in f]


def test_a_pack_with_seven_levels_is_refused() -> None:
    gone: list[Change] = [("level", e.name, "", GONE) for e in BOX.level if e.level > 7]
    assert "A research area has at least 8 levels, not 7 (MS-K-50)." in faults(changed(*gone))


def test_a_pack_whose_levels_give_mostly_crew_is_refused() -> None:
    some: list[Change] = [("level", e.name, "bonus", "crew") for e in BOX.level if e.level in (1, 3, 4, 6, 8, 9)]
    assert "For 4 players most bonuses of levels are cubes (MS-K-52)." in faults(changed(*some))


def test_whoever_owns_the_box_may_have_another_map() -> None:
    assert (
        faults(changed(("area", "1b", "three", []), ("area", "1c", "four", ["red"]), ("income", "Z4", "", GONE))) == []
    )


# --- the map as it is ---


@rule("MS-SET-06")
@pytest.mark.parametrize("four", [True, False])
@pytest.mark.parametrize("trailing", range(SECTORS))
def test_the_quiet_half_hangs_together_and_can_be_reached(four: bool, trailing: int) -> None:
    board = Board(BOX, four)
    quiet = [(trailing + n) % SECTORS for n in range(3)]
    areas = {area for area in board.spaces if is_quiet(sector_of(area), trailing)}
    assert board.reach(min(areas), quiet) == areas
    edge = [
        area
        for area in areas
        if len(board.spaces[area]) > 1 and set(board.near[area]) & areas and set(board.near[area]) - areas
    ]
    assert edge  # MS-K-12 holds in every round, not only in one


@pytest.mark.parametrize("players", [3, 4])
def test_neighbours_are_mutual_ascending_and_share_the_transmitter_space(players: int) -> None:
    box = make_box(BOX, read_options({"players": players}))
    found: dict[tuple[int, int], int] = {}
    for area in range(AREAS):
        near = list(box.near[box.near_first[area] : box.near_first[area + 1]])
        assert near == sorted(near)
        for k in range(box.near_first[area], box.near_first[area + 1]):
            found[area, box.near[k]] = box.near_station[k]
    assert len(found) == 2 * len(BOX.line)
    for (one, other), station in found.items():
        assert found[other, one] == station
        assert station < 0 or {one, other} == set(box.station_area[2 * station : 2 * station + 2])


@pytest.mark.parametrize("players", [3, 4])
def test_every_area_has_a_way_out_of_the_storm(players: int) -> None:
    box = make_box(BOX, read_options({"players": players}))
    for trailing in range(SECTORS):
        for area in range(AREAS):
            way, exit = box.way[trailing * AREAS + area], box.exit[trailing * AREAS + area]
            if box.sector[area] < 0:
                assert way == exit == FAR
            elif is_quiet(box.sector[area], trailing):
                assert way == exit == 0
            else:
                assert 1 <= exit <= way <= 7


def place(area: str) -> tuple[float, float]:
    row = next(a for a in BOX.area if a.name == area)
    angle = math.radians(row.angle)
    return row.radius * math.sin(angle), -row.radius * math.cos(angle)


def extent(area: str) -> float:
    """How much room an area takes: spaces of radius 0.045, alone, side by side or in a triangle."""
    row = next(a for a in BOX.area if a.name == area)
    return (0.045, 0.095, 0.1)[max(len(row.four), len(row.three)) - 1]


def apart(point: tuple[float, float], one: tuple[float, float], other: tuple[float, float]) -> float:
    """The distance of a point from a line between two others."""
    x, y = other[0] - one[0], other[1] - one[1]
    along = ((point[0] - one[0]) * x + (point[1] - one[1]) * y) / (x * x + y * y)
    t = min(1.0, max(0.0, along))
    return math.dist(point, (one[0] + t * x, one[1] + t * y))


def test_areas_are_drawn_apart_from_each_other_the_centre_tile_and_the_rim() -> None:
    names = [a.name for a in BOX.area]
    for one, other in combinations(names, 2):
        assert math.dist(place(one), place(other)) > extent(one) + extent(other) + 0.03
    for area in BOX.area:
        assert area.radius - extent(area.name) > 0.28 + 0.03
        assert area.radius + extent(area.name) < 0.97
        off = (area.angle - 210 - 60 * sector_of(area.name) + 180) % 360 - 180
        assert area.radius * math.sin(math.radians(30 - abs(off))) > extent(area.name) + 0.01  # within its sector


def test_lines_neither_cross_nor_touch_a_third_area() -> None:
    lines = [line.ends for line in BOX.line]
    for one, other in lines:
        assert apart((0, 0), place(one), place(other)) > 0.3
        for third in {a.name for a in BOX.area} - {one, other}:
            assert apart(place(third), place(one), place(other)) > extent(third) + 0.02

    def side(a: str, b: str, c: str) -> bool:
        (ax, ay), (bx, by), (cx, cy) = place(a), place(b), place(c)
        return (bx - ax) * (cy - ay) > (by - ay) * (cx - ax)

    for (a, b), (c, d) in combinations(lines, 2):
        if len({a, b, c, d}) == 4:
            assert side(a, b, c) == side(a, b, d) or side(c, d, a) == side(c, d, b)
