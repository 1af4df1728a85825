"""The box of Magnastorm: what is in it, where each number comes from, and packs that are not the box."""

from __future__ import annotations

from collections import Counter

import pytest

from cloudtop.core.errors import BadContent
from cloudtop.games.magnastorm.actions import RESEARCH_NAMES
from cloudtop.games.magnastorm.content.box import make_box
from cloudtop.games.magnastorm.content.checks import faults
from cloudtop.games.magnastorm.content.planet import Board
from cloudtop.games.magnastorm.geometry import PANEL_NAMES, SECTORS
from cloudtop.games.magnastorm.options import read_options
from cloudtop.games.magnastorm.state import LABS, Box
from tests.kit import rule
from tests.magnastorm.packs import BOX, changed

SIDES = {"4 players": Board(BOX, True), "2 or 3 players": Board(BOX, False)}


def box(players: int, start: int = 1) -> Box:
    return make_box(BOX, read_options({"players": players, "start": start}))


# --- the box ---


def test_our_own_pack_has_no_fault() -> None:
    assert faults(BOX) == []


@rule("MS-CMP-01")
def test_the_shared_stock() -> None:
    number = BOX.number
    assert Counter(c.kind for c in BOX.commander) == {"administrative": 8, "research": 8}
    assert Counter(o.name.split("_")[0] for o in BOX.objective) == {"research": 4, "sector": 4}
    assert [number[n] for n in ("first player tokens", "neutral crew", "yellow cubes", "black cubes")] == [
        1,
        15,
        25,
        25,
    ]
    assert [number[n] for n in ("cover-up tiles", "bags")] == [4, 1]
    assert {m.name: m.count for m in BOX.artifact} == {"bronze": 30, "silver": 60, "gold": 30}


@rule("MS-CMP-02", "MS-CMP-03", "MS-SPL-02")
def test_the_stock_of_a_colour() -> None:
    number = BOX.number
    assert (len(BOX.lab), len(BOX.dish)) == (10, 3)
    assert [number[n] for n in ("player boards", "scout runners", "markers", "crew", "cubes")] == [1, 1, 14, 5, 25]
    assert number["markers on the player board"] == 8


@rule("MS-SPL-09")
@pytest.mark.parametrize(("players", "used"), [(2, 13), (3, 13), (4, 14)])
def test_every_marker_has_its_place(players: int, used: int) -> None:
    reputation = order = 1
    assert BOX.number["markers on the player board"] + reputation + box(players).tracks + order == used


@rule("MS-CMP-04", "MS-ACT-06")
def test_the_row_that_is_known() -> None:
    known = [r for r in BOX.row if (r.cost.own, r.cost.yellow, r.gain.own, r.gain.yellow) == (1, 0, 1, 1)]
    assert [BOX.pack.kind_of("row", r.name) for r in known] == ["printed"]


@rule("MS-CMP-05", "MS-GEN-04", "MS-SET-01", "MS-SET-07", "MS-SET-11")
@pytest.mark.parametrize(
    ("players", "spaces", "stations", "columns", "tracks"), [(2, 42, 9, 4, 3), (3, 42, 9, 4, 3), (4, 54, 12, 5, 4)]
)
def test_two_sides_for_the_number_of_players(
    players: int, spaces: int, stations: int, columns: int, tracks: int
) -> None:
    b = box(players)
    assert sum(1 for colour in b.colour if colour >= 0) == spaces
    assert sum(1 for area in b.station_area if area >= 0) == 2 * stations
    assert (b.columns, b.tracks) == (columns, tracks)


@rule("MS-CMP-06")
def test_the_reminders_on_the_boards() -> None:
    assert BOX.number["cubes for an exchange"] == 3
    assert BOX.number["administration steps"] == 6


@rule("MS-SET-18")
@pytest.mark.parametrize(("players", "crew"), [(2, 12), (3, 12), (4, 15)])
def test_the_neutral_crew_fills_three_spaces_of_every_column(players: int, crew: int) -> None:
    assert box(players).columns * BOX.number["neutral crew in a column"] == crew <= BOX.number["neutral crew"]


@rule("MS-SET-26", "MS-SET-27")
@pytest.mark.parametrize(("players", "cubes"), [(2, 34), (3, 37), (4, 40)])
def test_the_bag_and_the_supply(players: int, cubes: int) -> None:
    number = BOX.number
    colour, yellow = number["cubes of a colour in the bag"], number["yellow cubes in the bag"]
    assert number["black cubes in the bag"] + yellow + players * colour == cubes
    assert number["yellow cubes"] - yellow == number["cubes"] - colour == 22


@rule("MS-GOL-01")
@pytest.mark.parametrize(("players", "threshold"), [(2, 25), (3, 23), (4, 27)])
def test_the_reputation_that_ends_the_game(players: int, threshold: int) -> None:
    assert box(players).threshold == threshold


@rule("MS-SET-08")
@pytest.mark.parametrize(("players", "values"), [(2, [4, 2]), (3, [4, 3, 2]), (4, [5, 4, 3, 2])])
def test_objectives_have_a_space_for_each_player(players: int, values: list[int]) -> None:
    assert list(box(players).value) == values


@rule("MS-MOV-04", "MS-SET-06")
@pytest.mark.parametrize("board", SIDES.values(), ids=SIDES)
def test_every_sector_offers_the_same(board: Board) -> None:
    for sector in range(SECTORS):
        colours = Counter(colour for area in board.sector(sector) for colour in board.spaces[area])
        assert colours == Counter({**dict.fromkeys(map(str, board.colours), 2), "white": 1})
    assert {len(spaces) for spaces in board.spaces.values()} == {1, 2, 3}


@rule("MS-SET-03", "MS-SET-04", "MS-SET-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_area_lies_in_the_trailing_quiet_sector(players: int) -> None:
    assert [box(players, start).trailing for start in (1, 2)] == [0, 3]
    for start in (1, 2):
        b = box(players, start)
        assert b.sector[b.start_area] == b.trailing


@rule("MS-INC-02", "MS-INC-03", "MS-INC-04")
@pytest.mark.parametrize("start", [1, 2])
def test_three_different_income_tables(start: int) -> None:
    income = list(box(4, start).income)
    sides = [income[2 * s * (LABS + 1) : 2 * (s + 1) * (LABS + 1)] for s in range(3)]
    assert len({tuple(side) for side in sides}) == 3
    for side in sides:
        assert side[:2] == [0, 0]
        assert side[8:10] == side[-2:]  # more than four labs


@rule("MS-INC-02")
def test_the_entries_that_the_income_example_pays() -> None:
    tables = {name: [(c.own, c.yellow) for c in entries] for name, entries in BOX.tables().items()}
    assert tables[BOX.face[0].trailing][:2] == [(1, 0), (0, 1)]
    assert tables[BOX.face[0].middle][1:3] == [(2, 0), (1, 2)]


@rule("MS-SWP-04", "MS-BON-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_list_of_bonuses_serves_both_panels(players: int) -> None:
    bonus = box(players).bonus
    assert len(bonus) == len(PANEL_NAMES) == 25
    assert 0 in bonus
    assert set(bonus) - {0} == set(range(1, 10)) - (set() if players == 4 else {4, 5})


@rule("MS-RES-03", "MS-RES-04", "MS-RES-05", "MS-RES-06", "MS-RES-07", "MS-RES-08")
@pytest.mark.parametrize("tracks", [3, 4])
def test_levels_show_every_kind_of_bonus_and_some_none(tracks: int) -> None:
    shown = Counter(e.bonus for e in BOX.level if e.research in RESEARCH_NAMES[:tracks])
    assert set(shown) == {"", "own", "yellow", "any", "bag2", "bag3", "crew"}
    assert shown["crew"] < sum(n for bonus, n in shown.items() if bonus not in ("", "crew"))


@rule("MS-LAB-04")
def test_two_labs_are_free() -> None:
    assert [lab.cost.count for lab in BOX.lab[:3]] == [0, 0, 1]


@rule("MS-TRM-03")
def test_the_upper_station_costs_an_own_cube() -> None:
    assert (BOX.dish[0].cost.own, BOX.dish[0].cost.yellow) == (1, 0)


@rule("MS-CTM-04")
def test_two_commanders_have_an_instant_effect() -> None:
    assert [c.title for c in BOX.commander if c.instant] == ["Forrester Dain", "Cedric J. Lebeaux"]


@rule("MS-ADV-08", "MS-ADV-09", "MS-ADV-10", "MS-ADV-11", "MS-ADV-12", "MS-ADV-13")
def test_the_metal_of_an_artifact_card_is_its_level() -> None:
    b = box(4)
    cards = dict(zip(b.artifact_number, zip(b.artifact_level, b.artifact_bonus)))
    assert {n: cards[n][0] for n in (1, 30, 101, 115, 160, 201, 212, 230)} == {
        1: 1,
        30: 1,
        101: 2,
        115: 2,
        160: 2,
        201: 3,
        212: 3,
        230: 3,
    }
    assert len(cards) == 120
    assert Counter(bonus for level, bonus in cards.values() if level == 3) == dict.fromkeys((1, 2, 4, 8, 16), 6)
    assert {int(bonus).bit_count() for level, bonus in cards.values() if level == 1} == {2}


# --- packs that are not the box ---


@pytest.mark.parametrize(
    ("table", "row", "kind"),
    [("threshold", "4", "printed"), ("number", "rows", "reported"), ("area", "1a", "house"), ("line", "1a-1b", "house"),
     ("objective", "sector_1", "printed"), ("objective", "sector_2", "house"), ("income", "X2", "printed"), ("commander", "01", "house")],
)  # fmt: skip
def test_a_row_is_as_certain_as_its_least_certain_value(table: str, row: str, kind: str) -> None:
    assert BOX.pack.kind_of(table, row) == kind


def test_a_game_does_not_begin_with_a_faulty_pack() -> None:
    content = changed(("threshold", "4", "value", 30), ("number", "rounds", "value", 5))
    with pytest.raises(BadContent, match=r"rounds must be 4 \(MS-RND-06\) \(and 1 more\)"):
        make_box(content, read_options({}))


@pytest.mark.parametrize("cubes", [{"own": -1}, {"black": 1}, {"own": "two"}, 3])
def test_cubes_are_own_or_yellow_and_never_fewer_than_none(cubes: object) -> None:
    with pytest.raises(BadContent, match=r"\[\[income\]\]"):
        changed(("income", "X1", "cubes", cubes))
