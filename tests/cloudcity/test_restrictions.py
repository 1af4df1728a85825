"""What forbids a walkway, each restriction with a position where it bites and one where it does not."""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.cloudcity.kit import Table, begin, city, table
from tests.kit import rule

CROSS = """
..G...
......
G...G.
......
..G...
......
"""
STAR = """
..B...
......
B.B.BB
......
..B...
..B...
"""


def verdict(made: Table, walkway: str) -> str | None:
    """The rule that keeps a walkway out of the offer, or None for one that is in it."""
    return made.why(f"walkway {walkway}")


def no_move(made: Table, walkway: str) -> str:
    """The rule named for a walkway that is not even a move."""
    with pytest.raises(ct.NotAnAction) as mistake:
        made.why(f"walkway {walkway}")
    return mistake.value.rule


# --- gaps ---


@rule("CC-RES-01")
@pytest.mark.parametrize(
    ("picture", "walkway", "forbidden"),
    [
        (".S..S.\n......", "b1-e1", False),
        (".S~~S.\n..~~..", "b1-e1", True),
        (".B..~~B.\n....~~..", "b1-g1", True),
        ("B.\n..\n~~\n~~\nB.\n..", "a1-a5", True),
        ("B.\n..\n..\n..\nB.\n..", "a1-a5", False),
        (".BB.~~\n....~~", "b1-c1", False),
    ],
)
def test_every_cell_below_needs_a_tile(picture: str, walkway: str, forbidden: bool) -> None:
    assert verdict(table(city(picture)), walkway) == ("CC-RES-01" if forbidden else None)


def around_a_gap(left: str, right: str, middle: str) -> Table:
    """A's fourth turn: a U of five tiles, `left` on e5 and `right` just laid on i5; `middle` for g5 is still in hand."""
    made = begin(hands=(f"D-GG D-GG {left.split()[0]}",))
    for tile, drawn in [("D-GG e7 r0", right), ("D-GG i7 r0", middle), (left, "D-SS")]:
        kind, _, place = tile.partition(" ")
        made.do(f"choose {kind}", f"place {place}", "done", "draw pile", f"tile {drawn.split()[0]}")
        made.until("A")
    kind, _, place = right.partition(" ")
    return made.do(f"choose {kind}", f"place {place}")


@rule("CC-RES-01", "CC-RES-02")
def test_a_gap_that_is_filled_makes_the_connection_legal() -> None:
    """The worked example CC-EX-09."""
    made = around_a_gap("D-GS e5 r3", "A-SB i5 r0", "D-BG")
    assert verdict(made, "f5-i5") == "CC-RES-01"
    made.do("done", "draw 1", "tile D-SS").until("A").do("choose D-BG", "place g5 r0")
    assert verdict(made, "f5-i5") is None
    assert made.do("walkway f5-i5").votes()["sand"] == 3


@rule("CC-RES-18")
def test_a_filled_gap_has_its_buildings_before_anything_passes_over_it() -> None:
    """So nothing can rise below a walkway: the tower that comes with the tile is already in the way."""
    made = around_a_gap("A-GB e5 r0", "A-BG i5 r0", "A-SS")
    assert verdict(made, "f5-i5") == "CC-RES-01"
    made.do("done", "draw 1", "tile D-SS").until("A").do("choose A-SS", "place g5 r0")
    assert verdict(made, "f5-i5") == "CC-RES-14"


# --- crossing ---


@rule("CC-RES-03", "CC-RES-04")
@pytest.mark.parametrize("letter", "BGS")
def test_no_crossing_on_one_level(letter: str) -> None:
    """The worked example CC-EX-10, on each level and in either order."""
    picture = CROSS.replace("G", letter)
    assert verdict(table(city(picture)), "c1-c5") is None
    assert verdict(table(city(picture, "a3-e3")), "c1-c5") == "CC-RES-04"
    assert verdict(table(city(picture, "c1-c5")), "a3-e3") == "CC-RES-04"


@rule("CC-RES-03", "CC-RES-04")
def test_no_crossing_above_a_lower_building_either() -> None:
    picture = CROSS.replace("G...G.", "G.B.G.")
    assert verdict(table(city(picture)), "c1-c5") is None
    assert verdict(table(city(picture, "a3-e3")), "c1-c5") == "CC-RES-04"


@rule("CC-RES-04")
def test_side_by_side_is_no_crossing() -> None:
    """The exact test: only cells between the ends of both count."""
    made = table(city("G..G..\nG..G..\n.G.G..\n......", "a1-d1"))
    assert verdict(made, "a2-d2") is None
    assert verdict(made, "b3-d3") is None
    assert verdict(made, "d1-d2") is None


@rule("CC-RES-05")
def test_meeting_at_a_building_is_no_crossing() -> None:
    corner = city("B..B\n....\n....\nB..B", "a1-d1")
    assert verdict(table(corner), "d1-d4") is None
    straight = city("B.B..B\n......", "a1-c1")
    assert verdict(table(straight), "c1-f1") is None


@rule("CC-RES-06")
@pytest.mark.parametrize(("across", "along"), [("G", "B"), ("S", "B"), ("S", "G"), ("B", "G")])
def test_levels_pass_over_and_under_each_other(across: str, along: str) -> None:
    """The worked example CC-EX-11, for each two levels, whichever was built first."""
    picture = f"..{along}...\n......\n{across}...{across}.\n......\n..{along}...\n......"
    made = table(city(picture, "a3-e3"))
    assert verdict(made, "c1-c5") is None
    assert made.do("walkway c1-c5").total() == 10


@rule("CC-RES-06")
def test_levels_pass_lengthwise_too() -> None:
    assert verdict(table(city("GB.BG.\n......", "a1-e1")), "b1-d1") is None
    assert verdict(table(city("GB.BG.\n......", "b1-d1")), "a1-e1") is None


# --- the two ends ---


@rule("CC-RES-07")
def test_no_diagonal() -> None:
    """The worked example CC-EX-12; it is not a move at all."""
    made = table(city("B...\n.B..\n..B.\n...B"))
    assert made.offer() == ["done"]
    assert {no_move(made, walkway) for walkway in ("a1-b2", "b2-a1", "a1-d4", "c3-d4")} == {"CC-RES-07"}


@rule("CC-RES-07")
def test_rows_and_columns_are_both_allowed() -> None:
    made = table(city("B..B\n....\n....\nB..."))
    assert verdict(made, "a1-d1") is None
    assert verdict(made, "a1-a4") is None
    assert no_move(made, "d1-a4") == "CC-RES-07"


@rule("CC-RES-08")
@pytest.mark.parametrize("pair", ["BG", "BS", "GB", "GS", "SB", "SG"])
def test_no_walkway_between_different_heights(pair: str) -> None:
    """The worked example CC-EX-13."""
    made = table(city(f"{pair[0]}.{pair[1]}.\n...."))
    assert verdict(made, "a1-c1") == "CC-RES-08"
    assert verdict(table(city(f"{pair[0]}.{pair[0]}.\n....")), "a1-c1") is None


@rule("CC-RES-11")
def test_at_most_two_walkways_at_a_building() -> None:
    """The worked example CC-EX-15, and the same from the other side."""
    made = table(city("..G...\n......\nG.G..G\n......", "a3-c3"))
    assert verdict(made, "c3-f3") is None
    made.do("walkway c1-c3")
    assert verdict(made, "c3-f3") == "CC-RES-11"
    mirrored = table(city("...G..\n......\nG..G.G\n......", "d3-f3 d1-d3"))
    assert verdict(mirrored, "a3-d3") == "CC-RES-11"


@rule("CC-RES-12")
@pytest.mark.parametrize("second", ["c3-e3", "c1-c3", "c3-c5"])
def test_two_walkways_may_leave_in_any_two_directions(second: str) -> None:
    made = table(city(STAR, "a3-c3"))
    assert verdict(made, second) is None
    made.do(f"walkway {second}")
    assert {made.why(f"walkway {third}") for third in ("c3-e3", "c1-c3", "c3-c5") if third != second} == {"CC-RES-11"}


@rule("CC-RES-15")
def test_two_buildings_are_joined_only_once() -> None:
    made = table(city("B..B\nB..."))
    made.do("walkway a1-d1", "walkway a1-a2")
    assert verdict(made, "a1-d1") == "CC-RES-15"
    assert made.why("walkway d1-a1") == "CC-RES-15"
    assert verdict(made, "a1-a2") == "CC-RES-15"


# --- what stands between ---


@rule("CC-RES-09")
@pytest.mark.parametrize("letter", "BGS")
def test_no_third_building_of_the_same_height_between(letter: str) -> None:
    """The worked example CC-EX-14."""
    made = table(city("B.B..B\n......".replace("B", letter)))
    assert verdict(made, "a1-f1") == "CC-RES-09"
    made.do("walkway a1-c1", "walkway c1-f1")
    assert made.total() == 5


@rule("CC-RES-10")
def test_only_the_nearest_of_its_colour_in_each_direction() -> None:
    made = table(city(STAR))
    from_c3 = [line for line in made.offer("walkway") if "c3" in line]
    assert from_c3 == ["walkway c1-c3", "walkway a3-c3", "walkway c3-e3", "walkway c3-c5"]
    assert verdict(made, "c3-f3") == "CC-RES-09"
    assert verdict(made, "c3-c6") == "CC-RES-09"


@rule("CC-RES-10")
def test_the_nearest_may_be_far_behind_other_colours() -> None:
    made = table(city("SBGB.S\n......"))
    assert made.offer("walkway") == ["walkway a1-f1"]


@rule("CC-RES-13")
@pytest.mark.parametrize(
    ("line", "standing", "walkway", "votes"),
    [
        ("GBG...", "", "a1-c1", 2),  # the worked example CC-EX-16
        ("GBBBBG", "", "a1-f1", 8),
        ("GBBBBG", "b1-c1 c1-d1 d1-e1", "a1-f1", 8),
        ("SBGS..", "", "a1-d1", 3),
        ("SGGBBS", "b1-c1 d1-e1", "a1-f1", 8),
    ],
)
def test_lower_buildings_do_not_matter(line: str, standing: str, walkway: str, votes: int) -> None:
    made = table(city(f"{line}\n......", standing))
    before = made.total()
    assert verdict(made, walkway) is None
    assert made.do(f"walkway {walkway}").total() == before + votes


@rule("CC-RES-14")
@pytest.mark.parametrize(
    ("line", "forbidden"),
    [
        ("BSB.", True),  # the worked example CC-EX-17
        ("BGB.", True),
        ("GSG.", True),
        ("GBG.", False),
        ("SBS.", False),
        ("SGS.", False),
    ],
)
def test_taller_buildings_are_in_the_way(line: str, forbidden: bool) -> None:
    assert verdict(table(city(f"{line}\n....")), "a1-c1") == ("CC-RES-14" if forbidden else None)


@rule("CC-RES-14")
def test_a_taller_building_at_the_far_end_of_the_way_counts_too() -> None:
    made = table(city("B..SB.\n......\nB...B.\n......"))
    assert verdict(made, "a1-e1") == "CC-RES-14"
    assert verdict(made, "a3-e3") is None


# --- length, own city ---


@rule("CC-RES-16")
def test_nothing_is_longer_than_five() -> None:
    """The worked example CC-EX-35, and the distance 6 between the two: no moves at all."""
    made = table(city("S......S\n........\n.S....S.\n........\nS.....S.\n........"), rectangle=True)
    assert no_move(made, "a1-h1") == "CC-RES-16"
    assert no_move(made, "a5-g5") == "CC-RES-16"
    assert verdict(made, "b3-g3") is None
    assert made.do("walkway b3-g3").total() == 8


@rule("CC-RES-16")
def test_nothing_longer_upright_either() -> None:
    made = table(city("S.\n..\n..\n..\n..\n.S\nS.\n.."), rectangle=True)
    assert no_move(made, "a1-a7") == "CC-RES-16"
    assert made.offer() == ["done"]


@rule("CC-RES-17")
def test_only_the_own_city_counts() -> None:
    """A rival's buildings, tiles and walkways on the same cells neither help nor harm."""
    own = city("B..B~~B.\n....~~..\n........\n........")
    rival = city("B..B..B.\n........\n........\n...B....", "d1-d4 d1-g1")
    made = table(own, rival)
    assert verdict(made, "a1-d1") is None  # the rival's d1 has two walkways, the own one none
    assert verdict(made, "d1-g1") == "CC-RES-01"  # the rival's tile does not fill the own gap
    assert verdict(made, "d1-d4") == "CC-WLK-08"  # no walkway leads to a rival's building
    assert verdict(table(own, rival, step="BuildWalkways 1"), "a1-d1") == "CC-RES-11"


@rule("CC-RES-17")
def test_nothing_of_a_rival_is_in_the_way() -> None:
    made = table(city(CROSS), city(CROSS.replace("......", "..S...", 1), "a3-e3"))
    assert verdict(made, "c1-c5") is None
