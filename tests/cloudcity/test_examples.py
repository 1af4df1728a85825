"""The worked examples of set-up, tiles, walkways, drawing and the end of the game (CC-EX-01 to CC-EX-22, 34 and 35).

The cell (x, y) of an example is the x-th letter and y-th line of a picture. Where tiles are laid, the starting tile
on g7 stands for a tile of the example, and the others lie around it.
"""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.cloudcity.kit import begin, city, lay, play_on, spaces, table
from tests.kit import rule

# --- set-up and tiles ---


@rule("CC-SET-05", "CC-SET-07", "CC-SET-09", "CC-SET-10", "CC-SET-12", "CC-SET-14", "CC-COM-01", "CC-COM-02")
def test_ex_01_set_up_with_four_players() -> None:
    """CC-EX-01: tiles 1 to 4 clockwise, row of 3, hands of 3, pile of 29; 8 buildings stand, no walkway."""
    seen = begin(players=4, first="C").view("-")
    assert [seen["cities"][seat]["tiles"][0]["tile"] for seat in (2, 3, 0, 1)] == ["D-BB", "D-BG", "D-BS", "D-GS"]
    assert [len(seen["cities"][seat]["hand"]) for seat in range(4)] == [3, 3, 3, 3]
    assert [len(seen["cities"][seat]["buildings"]) for seat in range(4)] == [2, 2, 2, 2]
    assert [seen["cities"][seat]["walkways"] for seat in range(4)] == [[], [], [], []]
    assert (len(seen["row"]), seen["pile"]) == (3, 29)
    assert sum(seen["buildings"].values()) == 88
    assert sum(sum(pieces) for pieces in seen["walkways"].values()) == 93


@rule("CC-SET-08", "CC-SET-12")
def test_ex_02_set_up_with_two_players() -> None:
    """CC-EX-02: starting tiles 3 and 4 stay in the box; pile 35, row 3, hands 3 and 3, 4 buildings."""
    seen = begin(players=2).view("-")
    assert [city["tiles"][0]["tile"] for city in seen["cities"]] == ["D-BB", "D-BG"]
    assert [len(city["hand"]) for city in seen["cities"]] == [3, 3]
    assert (len(seen["row"]), seen["pile"]) == (3, 35)
    assert sum(seen["buildings"].values()) == 92


@rule("CC-TIL-03", "CC-TIL-04")
def test_ex_03_a_tile_touches_another_with_a_full_side() -> None:
    """CC-EX-03: the four sides of the starting tile are legal; a corner or a gap is not."""
    made = begin()
    assert spaces(made) == {"i7", "g9", "e7", "g5"}
    assert made.why("place i9 r0") == "CC-TIL-04"
    assert made.why("place k7 r0") == "CC-TIL-03"


@rule("CC-TIL-09")
def test_ex_04_a_line_of_three_cannot_grow() -> None:
    """CC-EX-04: beside three tiles in a row nothing fits at the ends, six spaces along the sides do."""
    made = lay(begin(), "i7", "k7")
    assert spaces(made) == {"g9", "i9", "k9", "g5", "i5", "k5"}
    assert {made.why("place m7 r0"), made.why("place e7 r0")} == {"CC-TIL-09"}


@rule("CC-TIL-09")
def test_ex_05_a_staircase_cannot_grow_either() -> None:
    """CC-EX-05: a line of three tiles would be short enough, but the box would be four wide."""
    made = lay(begin(), "i7", "i9", "k9")
    assert {"g9", "k7"} <= spaces(made)
    assert made.why("place m9 r0") == "CC-TIL-09"


@rule("CC-GEO-04", "CC-TIL-06", "CC-BLD-02")
@pytest.mark.parametrize(
    ("turn", "blue", "green"), [("r0", "i7", "j7"), ("r1", "j7", "j8"), ("r2", "j8", "i8"), ("r3", "i8", "i7")]
)
def test_ex_06_quarter_turns(turn: str, blue: str, green: str) -> None:
    """CC-EX-06: blue and green, first in the NW and NE quarter, come to NE/SE, SE/SW and SW/NW."""
    made = lay(begin(hands=("A-BG",)), f"A-BG i7 {turn}")
    buildings = made.view("A")["cities"][0]["buildings"]
    assert {cell: colour for cell, colour in buildings.items() if cell[0] in "ij"} == {blue: "blue", green: "green"}


# --- building walkways ---


@rule("CC-GEO-06", "CC-GEO-08", "CC-WLK-09", "CC-WLK-10")
@pytest.mark.parametrize(("distance", "value"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 8)])
def test_ex_07_lengths_and_values(distance: int, value: int) -> None:
    """CC-EX-07: buildings 1 to 5 cells apart take a piece of that length, worth 1, 2, 3, 5, 8."""
    made = table(city("B" + "." * (distance - 1) + "B"))
    before = made.stock("river")
    made.do(f"walkway a1-{'abcdef'[distance]}1")
    assert made.votes("A")["river"] == value
    assert [n - left for n, left in zip(before, made.stock("river"))] == [int(k + 1 == distance) for k in range(5)]


@rule("CC-WLK-01", "CC-WLK-02", "CC-WLK-03")
@pytest.mark.parametrize(
    ("built", "votes"),
    [
        ([], 0),
        (["walkway f8-i8"], 3),
        (["walkway j7-j10"], 3),
        (["walkway f8-i8", "walkway j7-j10"], 6),
        (["walkway j7-j10", "walkway f8-i8"], 6),
    ],
)
def test_ex_08_old_and_new_buildings_are_joined_in_any_order(built: list[str], votes: int) -> None:
    """CC-EX-08: the new tile brings two green buildings; both walkways to old ones may be built, or one, or none.

    (0, 0) is cell e7.
    """
    made = begin(row="A-BB", hands=("D-BG D-BG D-GG",))
    lay(made, "D-BG e7 r0", "A-BB g9 r0", "D-BG i9 r0", "D-GG i7 r1")
    assert {"walkway f8-i8", "walkway j7-j10"} <= set(made.offer())
    made.do(*built, "done")
    assert made.votes("A")["forest"] == votes


@rule("CC-RES-01", "CC-RES-02", "CC-RES-13")
def test_ex_09_a_gap_stops_a_walkway_until_it_is_filled() -> None:
    """CC-EX-09: no walkway over a space without a tile; with a tile there it is legal at once, over a blue building.

    (0, 0) is cell g5.
    """
    made = begin(row="D-BG", hands=("A-BS D-SS A-BB",))
    lay(made, "A-BS g5 r0", "A-BB i7 r2", "k7", "D-SS k5 r0")
    assert made.why("walkway h5-k5") == "CC-RES-01"
    lay(made, "D-BG i5 r0")
    made.do("walkway h5-k5")
    assert made.votes("A")["sand"] == 3


@rule("CC-RES-03", "CC-RES-04")
def test_ex_10_one_level_never_crosses_itself() -> None:
    """CC-EX-10: two green walkways would both pass the cell (2, 2)."""
    made = table(city("..G..\n.....\nG...G\n.....\n..G.."))
    made.do("walkway a3-e3")
    assert made.why("walkway c1-c5") == "CC-RES-04"


@rule("CC-RES-06")
def test_ex_11_levels_cross_each_other_freely() -> None:
    """CC-EX-11: blue passes under green, 5 votes and 10 in all."""
    made = table(city("..B..\n.....\nG...G\n.....\n..B..")).do("walkway a3-e3", "walkway c1-c5")
    assert made.votes("A") == {"river": 5, "forest": 5, "sand": 0}
    assert made.total("A") == 10


@rule("CC-RES-07")
def test_ex_12_no_diagonal() -> None:
    """CC-EX-12: two buildings that are in no common row or column."""
    made = table(city("B.\n.B"))
    assert made.offer() == ["done"]
    with pytest.raises(ct.NotAnAction) as refused:
        made.do("walkway a1-b2")
    assert refused.value.rule == "CC-RES-07"


@rule("CC-RES-08", "CC-WLK-08")
def test_ex_13_one_height_only() -> None:
    """CC-EX-13: blue and green are not joined."""
    made = table(city("B.G"))
    assert made.offer() == ["done"]
    assert made.why("walkway a1-c1") == "CC-RES-08"


@rule("CC-RES-09", "CC-RES-10", "CC-RES-05", "CC-GEO-12")
def test_ex_14_a_third_building_of_the_same_height_in_between() -> None:
    """CC-EX-14: the far pair cannot be joined; the two near ones can, for 2 and 3, and are one route of 5."""
    five = city("B...B", "a1-e1")
    made = table(city("B.B..B"), five, requests=("most_valuable_route", "most_separate_routes"))
    assert made.why("walkway a1-f1") == "CC-RES-09"
    made.do("walkway a1-c1", "walkway c1-f1")
    assert made.votes("A") == {
        "river": 5, "forest": 0, "sand": 0, "most_valuable_route": 3, "most_separate_routes": 3
    }  # fmt: skip


@rule("CC-RES-11", "CC-RES-12")
def test_ex_15_two_walkways_for_each_building() -> None:
    """CC-EX-15: the green building at (2, 2) is joined west and north, so not east."""
    made = table(city("..G...\n......\nG.G..G")).do("walkway a3-c3", "walkway c1-c3")
    assert made.why("walkway c3-f3") == "CC-RES-11"


@rule("CC-RES-13")
def test_ex_16_over_a_lower_building() -> None:
    """CC-EX-16: green over blue, 2 votes."""
    assert table(city("GBG")).do("walkway a1-c1").votes("A")["forest"] == 2


@rule("CC-RES-14")
@pytest.mark.parametrize("tower", ["S", "G"])
def test_ex_17_not_through_a_taller_building(tower: str) -> None:
    """CC-EX-17: a brown or green tower stands in the way of the blue walkway."""
    made = table(city(f"B{tower}.B"))
    assert made.offer() == ["done"]
    assert made.why("walkway a1-d1") == "CC-RES-14"


@rule("CC-WLK-11", "CC-WLK-12", "CC-COM-03")
def test_ex_18_a_length_is_used_up() -> None:
    """CC-EX-18: others have built all three sand pieces of length 5; no other piece helps."""
    others = city("S....S\n......\nS....S\n......\nS....S", "a1-f1 a3-f3 a5-f5")
    made = table(city("......\n......\n......\n......\nS....S"), others)
    assert made.stock("sand") == [6, 8, 8, 6, 0]
    assert made.offer() == ["done"]
    assert made.why("walkway a5-f5") == "CC-WLK-11"


# --- drawing and end ---


@rule("CC-DRW-01", "CC-DRW-03")
def test_ex_19_a_tile_of_the_row_is_replaced_at_once() -> None:
    """CC-EX-19: row P, Q, R; after taking Q the top tile T lies in its place and the hand is 3 again."""
    made = play_on(begin(row="A-BB D-GG A-SS"), "DrawTile")
    assert len(made.hand("A")) == 2
    made.do("draw 2", "tile D-BS")
    assert made.row() == ["A-BB", "D-BS", "A-SS"]
    assert len(made.hand("A")) == 3
    assert "D-GG" in made.hand("A")
    assert made.state.pile.size == 34


@rule("CC-DRW-01", "CC-DRW-04", "CC-DRW-05")
def test_ex_19_a_tile_of_the_pile_stays_secret() -> None:
    """CC-EX-19: after taking the top tile T the row is as it was, and the others do not see T."""
    made = play_on(begin(row="A-BB D-GG A-SS"), "DrawTile").do("draw pile", "tile D-BS")
    assert made.row() == ["A-BB", "D-GG", "A-SS"]
    assert "D-BS" in made.hand("A")
    assert made.view("B")["cities"][0]["hand"] == ["?", "?", "?"]
    assert made.state.pile.size == 34


@rule("CC-DRW-08", "CC-DRW-09", "CC-END-01", "CC-TRN-01")
def test_ex_20_for_the_last_draws_of_four_players_every_tile_would_be_needed() -> None:
    """CC-EX-20: one tile in the pile and three in the row are left for four draws, which change nothing and are left out."""
    made, rng = begin(players=4), ct.Rng(7)
    while made.state.round < 8:
        ct.play_randomly(made.state, rng, 1)
    assert (made.state.pile.size, len(made.row())) == (1, 3) and "" not in made.row()
    ct.play_randomly(made.state, rng)
    assert (made.state.pile.size, len(made.row())) == (1, 3) and "" not in made.row()


@rule("CC-SCO-01", "CC-SCO-02")
def test_ex_21_counting() -> None:
    """CC-EX-21: river 1 2 3 5, forest 2 2 8, sand 5 8 make 11, 12 and 13, together 36."""
    picture = """
        B B . B . S
        G . . . . G
        . . . . . .
        G . . B . G
        S . . . . S
        B . . . B .
    """
    made = table(city(picture))
    made.do(*[f"walkway {name}" for name in ("a1-b1", "b1-d1", "d1-d4", "a6-e6")])
    made.do(*[f"walkway {name}" for name in ("a2-a4", "f2-f4", "a2-f2", "f1-f5", "a5-f5")])
    assert made.votes("A") == {"river": 11, "forest": 12, "sand": 13}
    assert made.total("A") == 36


@rule("CC-TIE-01", "CC-TIE-02", "CC-TIE-05")
def test_ex_22_ties() -> None:
    """CC-EX-22: all have 40; Z drops out at river (11 to 12), Y beats X at forest (16 to 15)."""
    x = city("B....B..BB\nG....G...G.G\nS....S...S", "a1-f1 f1-i1 i1-j1 a2-f2 f2-j2 j2-l2 a3-f3 f3-j3")
    y = city("B....B..BB\nG....G...G..G\nS....S..SS", "a1-f1 f1-i1 i1-j1 a2-f2 f2-j2 j2-m2 a3-f3 f3-i3 i3-j3")
    z_picture = """
        B....B..B.....
        G....G...G...G
        S....SS.......
        .............G
    """
    z = city(z_picture, "a1-f1 f1-i1 a2-f2 f2-j2 j2-n2 n2-n4 a3-f3 f3-g3")
    made = table(x, y, z)
    assert made.votes("A") == {"river": 12, "forest": 15, "sand": 13}
    assert made.votes("B") == {"river": 12, "forest": 16, "sand": 12}
    assert made.votes("C") == {"river": 11, "forest": 20, "sand": 9}
    assert made.winners() == ["B"]


# --- Rectangle City ---


@rule("CC-REC-05", "CC-REC-06")
def test_ex_34_the_fourth_row_or_column() -> None:
    """CC-EX-34: a full 3 by 3 city grows on any side; after one tile in the fourth column only that column is left."""
    made = lay(begin(players=3, rectangle=True), "i7", "k7", "g9", "i9", "k9", "g11", "i11", "k11")
    assert spaces(made) == {f"{c}{r}" for c in "em" for r in (7, 9, 11)} | {f"{c}{r}" for c in "gik" for r in (5, 13)}
    made.do("place m9 r0")
    assert spaces(made) == {"m7", "m11"}
    assert {made.why(f"place {space} r0") for space in ("g13", "k5", "e9")} == {"CC-REC-05"}


@rule("CC-REC-07", "CC-RES-16")
def test_ex_35_seven_cells_are_too_far_and_five_are_not() -> None:
    """CC-EX-35: sand towers at distance 7 have no piece; at distance 5 they have one, worth 8."""
    made = table(city("S......S\n........\n.S....S."), rectangle=True)
    assert made.offer("walkway") == ["walkway b3-g3"]
    with pytest.raises(ct.NotAnAction) as refused:
        made.do("walkway a1-h1")
    assert refused.value.rule == "CC-RES-16"
    assert made.do("walkway b3-g3").votes("A")["sand"] == 8
