"""Chapter 2, components: what is in the box, where each number comes from, and packs that are not the box."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.content import Pack, make_pack, read_pack
from cloudtop.games import entry
from cloudtop.games.cloudcity.content import STANDARD, read_content
from cloudtop.games.cloudcity.geometry import KIND_NAMES, LAYOUT, distance
from tests.cloudcity.kit import begin, city, table
from tests.kit import rule

TEXT = STANDARD.read_text("utf-8")
BOX = read_content()


def edited(row: str, old: str, new: str) -> str:
    """The standard pack with one line changed, the first `old` in or after the row called `row`."""
    before, name, after = TEXT.partition(f'name = "{row}"')
    assert old in name + after
    return before + (name + after).replace(old, new, 1)


def mixed(text: str = TEXT, **copies: int) -> str:
    """A pack with these numbers of ordinary tiles (`A_BB=4`)."""
    for name, n in copies.items():
        row = f'name = "{name.replace("_", "-")}"\ncopies = '
        assert row in text
        text = re.sub(f"{row}\\d+", f"{row}{n}", text)
    return text


def faults(folder: Path, text: str) -> list[str]:
    """Everything the validator has against a pack."""
    path = folder / "pack.toml"
    path.write_text(text, "utf-8")
    return entry("cloudcity").check(path)[1]


# --- the box ---


@rule("CC-COM-01")
def test_there_are_32_buildings_of_each_height() -> None:
    assert {b.name: b.count for b in BOX.building} == {"blue": 32, "green": 32, "sand": 32}


@rule("CC-COM-02", "CC-COM-03")
@pytest.mark.parametrize("level", ["river", "forest", "sand"])
def test_there_are_31_walkways_worth_100_votes_of_each_level(level: str) -> None:
    pieces = begin().stock(level)
    assert pieces == [6, 8, 8, 6, 3]
    assert sum(pieces) == 31
    assert sum(n * w.votes for n, w in zip(pieces, BOX.walkway)) == 100


@rule("CC-COM-04")
def test_there_are_44_ordinary_and_4_starting_tiles() -> None:
    assert sum(t.copies for t in BOX.tile) == 44
    assert [s.birds for s in BOX.starting] == [1, 2, 3, 4]


@rule("CC-COM-05")
def test_there_are_ten_different_special_requests() -> None:
    assert len({r.name for r in BOX.request}) == len(BOX.request) == 10


@rule("CC-COM-05")
def test_a_special_request_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(ct.BadOptions) as e:
        ct.game("cloudcity", requests=["golden_buildings"])
    assert e.value.rule == "CC-COM-05"


@rule("CC-COM-05")
def test_special_requests_are_used_only_on_demand() -> None:
    assert begin().view("A")["requests"] == []
    assert begin(requests=["solo", "circuits"]).view("A")["requests"] == ["solo", "circuits"]


@rule("CC-COM-06")
@pytest.mark.parametrize("pair", ["BB", "GG", "SS", "BG", "BS", "GS"])
@pytest.mark.parametrize("layout", ["A", "D"])
def test_every_pair_of_colours_occurs_in_both_layouts(pair: str, layout: str) -> None:
    copies = [t.copies for t in BOX.tile if t.name[0] == layout and sorted(t.name[2:]) == sorted(pair)]
    copies += [1 for s in BOX.starting if s.layout == layout and s.colours == pair]
    assert sum(copies) == 4


@rule("CC-COM-07")
@pytest.mark.parametrize("kind", range(15), ids=KIND_NAMES)
def test_the_two_spaces_are_side_by_side_or_diagonal(kind: int) -> None:
    for turn in range(4):
        place = (kind * 4 + turn) * 4
        apart = distance(LAYOUT[place], LAYOUT[place + 2])
        assert LAYOUT[place] != LAYOUT[place + 2]
        assert apart == (1 if KIND_NAMES[kind][0] == "A" else 0)


@rule("CC-COM-08")
@pytest.mark.parametrize(("seat", "colours"), [("A", "blue blue"), ("B", "blue green"), ("C", "blue sand")])
def test_the_starting_tiles_that_are_known(seat: str, colours: str) -> None:
    buildings = begin(players=4).view(seat)["cities"]["ABCD".index(seat)]["buildings"]
    assert " ".join(sorted(buildings.values())) == colours


@rule("CC-COM-08")
def test_the_fourth_starting_tile_is_ours() -> None:
    buildings = begin(players=4).view("D")["cities"][3]["buildings"]
    assert sorted(buildings.values()) == ["green", "sand"]
    assert BOX.pack.kind_of("starting", "4 birds") == "house"


@rule("CC-COM-09")
@pytest.mark.parametrize("rectangle", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_full_supply_is_used_at_every_player_count(players: int, rectangle: bool) -> None:
    t = begin(players=players, rectangle=rectangle and players < 4)
    assert [t.stock(level) for level in ("river", "forest", "sand")] == [[6, 8, 8, 6, 3]] * 3
    assert sum(t.state.buildings) == 96 - 2 * players


@rule("CC-COM-10")
@pytest.mark.parametrize("seat", ["A", "B", "-"])
def test_everyone_sees_what_is_left_in_the_box(seat: str) -> None:
    t = table(city("B..B\nSS.."), city("...."), step="BuildWalkways 0")
    t.do("walkway a1-d1", "walkway a2-b2")
    assert t.view(seat)["walkways"] == {"river": [6, 8, 7, 6, 3], "forest": [6, 8, 8, 6, 3], "sand": [5, 8, 8, 6, 3]}


@rule("CC-COM-10")
@pytest.mark.parametrize("seat", ["A", "B", "-"])
def test_everyone_sees_which_buildings_are_left(seat: str) -> None:
    t = begin(hands=("A-GS",)).do("choose A-GS", "place i7 r0")
    assert t.view(seat)["buildings"] == {"blue": 32 - 3, "green": 32 - 2, "sand": 31}


# --- packs that are not the box, one fault at a time ---


def test_our_own_pack_has_no_fault() -> None:
    assert entry("cloudcity").check()[1] == []


@pytest.mark.parametrize(
    ("row", "old", "new", "fault"),
    [
        pytest.param("blue", "count = 32", "count = 31", "32 blue buildings", marks=rule("CC-COM-01")),
        pytest.param("blue", "level = 1", "level = 3", "32 blue buildings of level 1", marks=rule("CC-GEO-05")),
        pytest.param("green", '"green"', '"lime"', "32 blue buildings", marks=rule("CC-COM-01")),
        pytest.param("length 2", "pieces = 8", "pieces = 9", "31 walkways, not 32", marks=rule("CC-COM-02")),
        pytest.param("length 5", "length = 5", "length = 6", "lengths 1 to 5", marks=rule("CC-GEO-08")),
        pytest.param("length 4", "votes = 5", "votes = 4", "not [1, 2, 3, 4, 8]", marks=rule("CC-GEO-08")),
        pytest.param("A-BB", "copies = 4", "copies = 5", "44 ordinary tiles, not 45", marks=rule("CC-COM-04")),
        pytest.param("2 birds", "birds = 2", "birds = 3", "not [1, 3, 3, 4]", marks=rule("CC-COM-04")),
        pytest.param("A-SG", '"A-SG"', '"L-SG"', "'L-SG' is not a tile", marks=rule("CC-COM-07")),
        pytest.param("D-BG", '"D-BG"', '"D-BR"', "'D-BR' is not a tile", marks=rule("CC-COM-06")),
        pytest.param("2 birds", '"BG"', '"GB"', "D-GB, which is no tile", marks=rule("CC-COM-08")),
        pytest.param("1 bird", '"BB"', '"BG"', "shows BB, not BG", marks=rule("CC-COM-08")),
        pytest.param("2 birds", '"BG"', '"BS"', "shows BG, not BS", marks=rule("CC-COM-08")),
        pytest.param("3 birds", '"BS"', '"GS"', "shows BS, not GS", marks=rule("CC-COM-08")),
        pytest.param("circuits", '"circuits"', '"circles"', "ten Special Requests", marks=rule("CC-COM-05")),
        pytest.param("solo", "votes = -2", "votes = 2", "solo is worth -2 votes", marks=rule("CC-UPG-06")),
        pytest.param("hand", "value = 3", "value = 4", "hand must be 3", marks=rule("CC-SET-10")),
        pytest.param("row", "value = 3", "value = 2", "row must be 3", marks=rule("CC-SET-05")),
        pytest.param("side", "value = 3", "value = 4", "side must be 3", marks=rule("CC-TIL-09")),
        pytest.param("rectangle side", "value = 4", "value = 5", "rectangle side must be 4", marks=rule("CC-REC-03")),
        pytest.param("rounds", '"rounds"', '"turns"', "rounds must be 8", marks=rule("CC-TRN-01")),
        pytest.param("rounds", "value = 8", "value = 9", "rounds must be 8", marks=rule("CC-TRN-01")),
        pytest.param("rectangle rounds", "value = 11", "value = 12", "rounds must be 11", marks=rule("CC-REC-02")),
    ],
)
def test_a_pack_with_one_fault(tmp_path: Path, row: str, old: str, new: str, fault: str) -> None:
    assert fault in " ".join(faults(tmp_path, edited(row, old, new)))


@rule("CC-COM-04")
def test_a_pack_with_fewer_than_no_tiles_is_refused(tmp_path: Path) -> None:
    text = mixed(A_BB=9).replace('"D-BB"\ncopies = 3', '"D-BB"\ncopies = -2')
    assert faults(tmp_path, text) == ["No kind of tile has fewer than 0 copies (CC-COM-04)."]


@rule("CC-COM-03")
def test_a_pack_with_fewer_than_no_walkways_is_refused(tmp_path: Path) -> None:
    text = TEXT.replace("pieces = 3", "pieces = -1").replace("pieces = 6", "pieces = 10", 1)
    assert faults(tmp_path, text) == ["No length has fewer than 0 walkways (CC-COM-03)."]


@rule("CC-BLD-06")
def test_a_pack_that_prints_a_colour_too_often_is_refused(tmp_path: Path) -> None:
    found = faults(tmp_path, mixed(A_BB=5, A_GG=3))
    assert found == [
        "blue must be printed 32 times on the tiles, not 34 (CC-BLD-06).",
        "green must be printed 32 times on the tiles, not 30 (CC-BLD-06).",
    ]


@rule("CC-COM-06")
def test_a_pack_without_a_pair_of_colours_is_refused(tmp_path: Path) -> None:
    text = mixed(A_BB=0, D_BB=0, A_GG=4, D_GG=3, A_SS=4, D_SS=3, A_BG=6, A_GB=5, D_BG=3, A_BS=6, A_SB=5, D_BS=3)
    assert faults(tmp_path, mixed(text, A_GS=1, A_SG=0, D_GS=1)) == [
        "All six pairs of colours occur among the ordinary tiles (CC-COM-06)."
    ]


@rule("CC-COM-07")
def test_a_pack_without_side_by_side_tiles_is_refused(tmp_path: Path) -> None:
    text = mixed(A_BB=0, A_GG=0, A_SS=0, A_BG=0, A_GB=0, A_BS=0, A_SB=0, A_GS=0, A_SG=0)
    assert faults(tmp_path, mixed(text, D_BB=7, D_GG=8, D_SS=8, D_BG=7, D_BS=7, D_GS=7)) == [
        "Side-by-side and diagonal tiles both occur (CC-COM-07)."
    ]


@rule("CC-COM-08")
def test_a_fourth_starting_tile_lower_than_the_third_is_refused(tmp_path: Path) -> None:
    lower = edited("4 birds", '"GS"', '"BG"')
    assert faults(tmp_path, mixed(lower, D_GS=4, D_BG=2)) == [
        "Later starting tiles must not be lower than earlier ones (CC-COM-08)."
    ]


@rule("CC-COM-08")
def test_whoever_owns_the_box_may_have_another_fourth_starting_tile(tmp_path: Path) -> None:
    other = edited("4 birds", '"GS"', '"GG"')
    assert faults(tmp_path, mixed(other, D_GS=4, D_GG=3)) == []
    t = begin(players=4, pack=tmp_path / "pack.toml")
    assert t.view("D")["cities"][3]["buildings"] == {"g7": "green", "h8": "green"}


def test_a_game_does_not_begin_with_a_faulty_pack(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text(edited("blue", "count = 32", "count = 31").replace("copies = 4", "copies = 5", 1), "utf-8")
    with pytest.raises(ct.BadContent, match=r"CC-COM-01.*and 2 more"):
        ct.game("cloudcity", pack=path)


@pytest.mark.parametrize(
    ("row", "old", "new", "complaint"),
    [
        ("blue", "count = 32", 'count = "many"', "building"),
        ("blue", "count = 32", "count = 32\ncolour = 3", "colour"),
        ("A-BB", "copies = 4\n", "", "copies"),
        ("D-GG", '"D-GG"', '"A-GG"', "the row 'A-GG' more than once"),
    ],
)
def test_a_row_of_the_wrong_shape_is_refused(tmp_path: Path, row: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(ct.BadContent, match=complaint):
        faults(tmp_path, edited(row, old, new))


def test_a_pack_without_tiles_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ct.BadContent, match=r"no \[\[tile\]\] rows"):
        faults(tmp_path, TEXT.replace("[[tile]]", "[[cloud]]"))


# --- where each value comes from ---


@rule("CC-COM-06", "CC-COM-08")
def test_only_tile_mix_layouts_and_fourth_starting_tile_are_ours() -> None:
    ours = {(v.table, v.field) for v in BOX.pack.values if v.kind == "house"}
    assert ours == {("tile", "copies"), ("starting", "layout"), ("starting", "colours")}
    assert [v.row for v in BOX.pack.values if v.kind == "house" and v.field == "colours"] == ["4 birds"]


@pytest.mark.parametrize(
    ("name", "row", "kind"),
    [("building", "blue", "printed"), ("walkway", "length 5", "reported"), ("tile", "D-BG", "house"),
     ("starting", "1 bird", "house"), ("number", "rounds", "printed")],
)  # fmt: skip
def test_a_row_is_as_certain_as_its_least_certain_value(name: str, row: str, kind: str) -> None:
    assert BOX.pack.kind_of(name, row) == kind


def small(**changes: Any) -> Pack:
    """A small pack, with parts replaced (None: left out)."""
    data: dict[str, Any] = {
        "pack": {"name": "small", "game": "cloudcity", "about": "a test"},
        "sources": {"box": {"kind": "printed", "where": "the box"}, "web": {"kind": "reported", "where": "a page"}},
        "tile": [{"name": "A-BB", "copies": 4, "birds": 0, "source": "box"}],
        **changes,
    }
    return make_pack({key: value for key, value in data.items() if value is not None})


def test_values_of_one_row_may_have_different_sources() -> None:
    row = {"name": "A-BB", "copies": 4, "birds": 0, "source": {"birds": "web", "rest": "box"}}
    assert [(v.field, v.kind) for v in small(tile=[row]).values] == [("copies", "printed"), ("birds", "reported")]


@pytest.mark.parametrize("source", [None, "hearsay", 3, {"birds": "box"}, {"copies": "hearsay", "birds": "box"}])
def test_a_value_without_a_source_is_refused(source: object) -> None:
    with pytest.raises(ct.BadContent, match="A-BB: 'copies' does not say where it comes from"):
        small(tile=[{"name": "A-BB", "copies": 4, "birds": 0, "source": source}])


@pytest.mark.parametrize("source", [{"kind": "rumour", "where": "x"}, {"kind": "house"}, {"where": "x"}, "printed"])
def test_a_source_of_no_known_kind_is_refused(source: object) -> None:
    with pytest.raises(ct.BadContent, match=r"'web' needs a kind \(printed, reported, house\) and a where"):
        small(sources={"box": {"kind": "printed", "where": "the box"}, "web": source})


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"pack": None}, "begins with"), ({"pack": {"name": "x", "game": "y"}}, "begins with"),
        ({"sources": None}, "'small' has no"), ({"tile": {"name": "A-BB"}}, "must be a list"),
        ({"tile": ["A-BB"]}, "must be a list"), ({"tile": [{"copies": 4, "source": "box"}]}, "has no name"),
    ],
)  # fmt: skip
def test_a_pack_without_its_parts_is_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ct.BadContent, match=complaint):
        small(**changes)


@pytest.mark.parametrize("text", [b"[pack\nname = 3", b'name = "\xff"'])
def test_a_file_that_is_not_toml_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "pack.toml").write_bytes(text)
    with pytest.raises(ct.BadContent, match="is not valid TOML"):
        read_pack(tmp_path / "pack.toml")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ct.BadContent, match="cannot be read: No such file"):
        read_pack(tmp_path / "pack.toml")


def test_the_label_of_a_pack_changes_with_its_values_only(tmp_path: Path) -> None:
    path = tmp_path / "pack.toml"
    path.write_text("# a comment\n" + TEXT.replace("rulebook, set-up", "page 2"), "utf-8")
    assert read_pack(path).label == BOX.pack.label
    path.write_text(edited("blue", "count = 32", "count = 31"), "utf-8")
    assert read_pack(path).label != BOX.pack.label
