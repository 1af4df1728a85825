"""Chapter 1, geometry and terms: cells, tiles and their turns, lengths, routes and circuits."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.cloudcity.content import read_content
from cloudtop.games.cloudcity.geometry import CELLS, KIND_NAMES, LETTERS, cell_name, cell_number, distance
from cloudtop.games.cloudcity.rules.requests import Route, routes
from cloudtop.games.cloudcity.state import PASSES, TILED
from cloudtop.games.cloudcity.steps.turn import BuildWalkways
from tests.cloudcity.kit import Table, begin, city, number, table
from tests.kit import rule

RING = """
    B..B
    ....
    ....
    B..B
"""
PLUS = """
    ..B...
    ......
    B.B..B
    ......
    ......
    ..B...
"""


def standing(t: Table, seat: str = "A") -> dict[str, str]:
    """The buildings of a city by cell."""
    return dict(t.view(seat)["cities"]["ABCD".index(seat)]["buildings"])


def laid(kind: str, where: str) -> Table:
    """A first turn in which A lays a tile of this kind, beside a starting tile with two blue buildings."""
    return begin(hands=(kind,)).do(f"choose {kind}", f"place {where}")


def picture(kind: str, turn: str) -> dict[str, str]:
    """The buildings of a tile on i7, turned so."""
    return {cell: colour for cell, colour in standing(laid(kind, f"i7 {turn}")).items() if cell[0] in "ij"}


def turns_offered(kind: str) -> list[str]:
    t = begin(hands=(kind,)).do(f"choose {kind}")
    return [line.split()[2] for line in t.offer("place") if line.split()[1] == "i7"]


def routes_of(t: Table) -> list[Route]:
    return routes(t.city(), t.state.box)


@rule("CC-GEO-01")
@pytest.mark.parametrize("seed", range(5))
def test_a_turn_changes_no_other_city(seed: int) -> None:
    t = begin(players=3)
    others = t.game.dump(t.state)["cities"][1:]
    rng = ct.Rng(seed)
    while t.who() != 1:
        ct.play_randomly(t.state, rng, 1)
    assert t.game.dump(t.state)["cities"][1:] == others


@rule("CC-GEO-01")
def test_a_walkway_is_built_in_the_own_city() -> None:
    t = table(city("...."), city("B..B"))
    assert t.why("walkway a1-d1") == "CC-WLK-08"


@rule("CC-GEO-01")
def test_the_supply_of_walkways_is_shared() -> None:
    t = table(city("B..B"), city("B..B"))
    t.state.agenda.insert(0, BuildWalkways(1))
    t.state.stock[2] = 1
    t.do("walkway a1-d1", "done")
    assert t.who() == 1
    assert t.why("walkway a1-d1") == "CC-WLK-11"


@rule("CC-GEO-01")
def test_pile_and_row_are_shared() -> None:
    t = begin(row="A-BB D-GG A-SS", hands=("A-BG A-BG A-GB", "D-BG D-BG D-BG"))
    t.do("choose A-BG", "place i7 r0", "done", "draw 1", "tile D-SS")
    t.do("choose D-BG", "place i7 r0", "done", "draw 1", "tile D-BS")
    assert t.hand("A") == ["A-BB", "A-BG", "A-GB"]
    assert t.hand("B") == ["D-SS", "D-BG", "D-BG"]
    assert t.row() == ["D-BS", "D-GG", "A-SS"]
    assert t.state.pile.size == 33


# --- tiles and cells ---


@rule("CC-GEO-02")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_a_tile_covers_four_cells_and_two_hold_buildings(kind: str) -> None:
    for turn in turns_offered(kind):
        t = laid(kind, f"i7 {turn}")
        held = [t.city().cells[number(cell)] for cell in ("i7", "j7", "i8", "j8")]
        assert all(h & TILED for h in held)
        assert sum(1 for h in held if h % 4) == 2
        assert sum(1 for h in t.city().cells if h & TILED) == 8


@rule("CC-GEO-03")
@pytest.mark.parametrize(
    ("where", "cells"),
    [
        ("i7 r0", "i7 j7"), ("e7 r0", "e7 f7"), ("g5 r0", "g5 h5"), ("g9 r0", "g9 h9"),
        ("i7 r1", "j7 j8"), ("i7 r2", "i8 j8"), ("i7 r3", "i7 i8"),
    ],
)  # fmt: skip
def test_a_tile_is_named_by_its_upper_left_cell(where: str, cells: str) -> None:
    sand = [cell for cell, colour in standing(laid("A-SS", where)).items() if colour == "sand"]
    assert sand == cells.split()


@rule("CC-GEO-03")
def test_the_starting_tile_lies_on_g7() -> None:
    assert standing(begin()) == {"g7": "blue", "h8": "blue"}


@rule("CC-GEO-03")
def test_columns_run_to_the_right_and_rows_downwards() -> None:
    assert [cell_name(n) for n in (0, 1, 13, 14, 195)] == ["a1", "b1", "n1", "a2", "n14"]
    assert [cell_number(cell_name(n)) for n in range(CELLS)] == list(range(CELLS))


@rule("CC-GEO-03")
@pytest.mark.parametrize("name", ["", "a", "1", "a0", "a15", "o1", "A1", "1a", "a1x", "a-1"])
def test_other_names_are_no_cells(name: str) -> None:
    assert cell_number(name) == -1


@rule("CC-GEO-04")
@pytest.mark.parametrize(
    ("kind", "turn", "blue", "green"),
    [
        ("A-BG", "r0", "i7", "j7"), ("A-BG", "r1", "j7", "j8"), ("A-BG", "r2", "j8", "i8"), ("A-BG", "r3", "i8", "i7"),
        ("D-BG", "r0", "i7", "j8"), ("D-BG", "r1", "j7", "i8"), ("D-BG", "r2", "j8", "i7"), ("D-BG", "r3", "i8", "j7"),
    ],
)  # fmt: skip
def test_a_quarter_turn_is_clockwise(kind: str, turn: str, blue: str, green: str) -> None:
    assert picture(kind, turn) == {blue: "blue", green: "green"}


@rule("CC-GEO-04")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_orientation_offered_looks_different(kind: str) -> None:
    offered = turns_offered(kind)
    assert len({tuple(sorted(picture(kind, turn).items())) for turn in offered}) == len(offered)


@rule("CC-GEO-04")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_a_tile_has_four_orientations_unless_two_look_the_same(kind: str) -> None:
    same = kind in ("D-BB", "D-GG", "D-SS")
    assert turns_offered(kind) == (["r0", "r1"] if same else ["r0", "r1", "r2", "r3"])


@rule("CC-GEO-04")
@pytest.mark.parametrize("turn", ["r2", "r3"])
def test_the_same_look_is_not_offered_twice(turn: str) -> None:
    assert begin(hands=("D-GG A-GG",)).do("choose D-GG").why(f"place i7 {turn}") == "CC-GEO-04"
    assert begin(hands=("D-GG A-GG",)).do("choose A-GG").why(f"place i7 {turn}") is None


# --- levels, distances, walkways ---


@rule("CC-GEO-05")
def test_blue_green_and_sand_are_levels_1_2_and_3() -> None:
    assert [(b.name, b.level) for b in read_content().building] == [("blue", 1), ("green", 2), ("sand", 3)]


@rule("CC-GEO-05")
@pytest.mark.parametrize(
    ("line", "forbidden"),
    [
        ("BBB", "CC-RES-09"), ("BGB", "CC-RES-14"), ("BSB", "CC-RES-14"),
        ("GBG", None), ("GGG", "CC-RES-09"), ("GSG", "CC-RES-14"),
        ("SBS", None), ("SGS", None), ("SSS", "CC-RES-09"),
    ],
)  # fmt: skip
def test_heights_are_compared_by_colour(line: str, forbidden: str | None) -> None:
    assert table(city(line)).why("walkway a1-c1") == forbidden


@rule("CC-GEO-06")
@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ("a1", "b1", 1), ("b1", "c1", 1), ("a1", "a2", 1), ("a2", "a3", 1), ("a1", "f1", 5), ("f1", "a1", 5),
        ("c2", "c6", 4), ("a1", "n1", 13), ("a1", "b2", 0), ("n1", "a2", 0), ("c3", "c3", 0),
    ],
)  # fmt: skip
def test_distance_counts_steps_along_a_line(one: str, other: str, apart: int) -> None:
    assert distance(number(one), number(other)) == apart


@rule("CC-GEO-06")
@pytest.mark.parametrize(
    ("line", "walkway"), [("BB..", "a1-b1"), (".BB.", "b1-c1"), ("B\nB\n.\n.", "a1-a2"), (".\nB\nB\n.", "a2-a3")]
)
def test_neighbours_are_at_distance_1_on_one_tile_and_on_two(line: str, walkway: str) -> None:
    t = table(city(line)).do(f"walkway {walkway}")
    assert t.stock("river") == [5, 8, 8, 6, 3]


@rule("CC-GEO-06")
@pytest.mark.parametrize("walkway", ["a1-b2", "b1-a2", "a1-c2"])
def test_cells_that_are_not_in_line_are_no_walkway(walkway: str) -> None:
    with pytest.raises(ct.NotAnAction) as e:
        table(city("BBB\nBBB")).why(f"walkway {walkway}")
    assert e.value.rule == "CC-RES-07"


@rule("CC-GEO-07")
@pytest.mark.parametrize(
    ("line", "walkway", "inside"),
    [
        ("BB", "a1-b1", ""), ("B.B", "a1-c1", "b1"), ("B..B", "a1-d1", "b1 c1"),
        ("B...B", "a1-e1", "b1 c1 d1"), ("B....B", "a1-f1", "b1 c1 d1 e1"), ("B\n.\n.\nB", "a1-a4", "a2 a3"),
    ],
)  # fmt: skip
def test_the_inside_of_a_walkway_is_what_lies_between_its_ends(line: str, walkway: str, inside: str) -> None:
    cells = table(city(line)).do(f"walkway {walkway}").city().cells
    assert [cell_name(c) for c in range(CELLS) if cells[c] & PASSES[1]] == inside.split()


@rule("CC-GEO-08")
@pytest.mark.parametrize("letter", list(LETTERS))
@pytest.mark.parametrize(("length", "votes"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 8)])
def test_the_value_of_a_length(letter: str, length: int, votes: int) -> None:
    t = table(city(letter + "." * (length - 1) + letter))
    assert t.do(f"walkway a1-{'abcdef'[length]}1").total() == votes


@rule("CC-GEO-09")
def test_open_cloud_holds_no_building() -> None:
    t = laid("A-BG", "i7 r0")
    assert standing(t) == {"g7": "blue", "h8": "blue", "i7": "blue", "j7": "green"}
    assert t.why("walkway h8-i8") == "CC-WLK-08"


@rule("CC-GEO-09")
def test_a_cell_cannot_hold_two_buildings() -> None:
    t = begin()
    data = t.game.dump(t.state)
    data["cities"][0]["tiles"].append("g7 D-BB r0")
    with pytest.raises(ct.Corrupt, match="CC-TIL-05"):
        t.game.load(data)


@rule("CC-GEO-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_city_has_36_cells_and_18_buildings(players: int) -> None:
    t = begin(players=players)
    ct.play_randomly(t.state, ct.Rng(players))
    for finished in t.state.cities:
        covered = [c for c in range(CELLS) if finished.cells[c] & TILED]
        assert len({c % 14 for c in covered}) == len({c // 14 for c in covered}) == 6
        assert len(covered) == 36
        assert sum(1 for held in finished.cells if held % 4) == 18


@rule("CC-GEO-11")
def test_a_building_has_four_sides() -> None:
    assert table(city(PLUS)).offer("walkway") == [
        "walkway c1-c3", "walkway a3-c3", "walkway c3-f3", "walkway c3-c6",
    ]  # fmt: skip


@rule("CC-GEO-11")
@pytest.mark.parametrize("walkway", ["c1-c3", "a3-c3", "c3-f3", "c3-c6"])
def test_each_side_carries_one_walkway(walkway: str) -> None:
    t = table(city(PLUS)).do(f"walkway {walkway}")
    assert t.why(f"walkway {walkway}") == "CC-RES-15"
    assert len(t.offer("walkway")) == 3


@rule("CC-GEO-11")
def test_a_side_in_use_leads_to_no_second_building() -> None:
    t = table(city("BB.B", "a1-b1"))
    assert t.why("walkway a1-d1") == "CC-RES-09"
    assert t.offer("walkway") == ["walkway b1-d1"]


# --- routes and circuits ---


@rule("CC-GEO-12")
@pytest.mark.parametrize(
    ("line", "walkways", "found"),
    [
        ("B.B.B", "a1-c1 c1-e1", [(2, 3)]),  # they meet at c1
        ("B.BB.B", "a1-c1 d1-f1", [(1, 2), (1, 2)]),  # they do not meet
        ("BB.BB", "a1-b1 d1-e1 b1-d1", [(3, 4)]),  # joined by the last one
        ("B.B.B", "", []),  # buildings alone are no route
    ],
)
def test_a_route_is_made_of_walkways_that_meet(line: str, walkways: str, found: list[tuple[int, int]]) -> None:
    assert [(r.walkways, r.buildings) for r in routes_of(table(city(line, walkways)))] == found


@rule("CC-GEO-12")
def test_routes_of_different_levels_never_join() -> None:
    crossing = city(".B.\nG.G\n.B.", "b1-b3 a2-c2")
    assert [(r.level, r.walkways) for r in routes_of(table(crossing))] == [(1, 1), (2, 1)]


@rule("CC-GEO-13")
def test_a_route_cannot_branch() -> None:
    t = table(city(PLUS, "a3-c3 c3-f3"))
    assert t.why("walkway c1-c3") == "CC-RES-11"
    assert t.why("walkway c3-c6") == "CC-RES-11"


@rule("CC-GEO-13")
def test_a_closed_ring_cannot_grow() -> None:
    t = table(city("B.BB\n....\nB.B.", "a1-c1 a1-a3 c1-c3 a3-c3"))
    assert t.why("walkway c1-d1") == "CC-RES-11"


@rule("CC-GEO-13")
@pytest.mark.parametrize("seed", range(5))
def test_every_route_is_a_chain_or_a_ring(seed: int) -> None:
    t = begin(players=4)
    ct.play_randomly(t.state, ct.Rng(seed))
    for owner in t.view("A")["cities"]:
        ends = [cell for walkway in owner["walkways"] for cell in walkway["between"].split("-")]
        assert max(ends.count(cell) for cell in ends) <= 2
    for route in routes_of(t):
        assert route.walkways - route.buildings in (-1, 0)


@rule("CC-GEO-14")
@pytest.mark.parametrize(("walkways", "closed"), [("a1-d1 a1-a4 d1-d4 a4-d4", True), ("a1-d1 a1-a4 d1-d4", False)])
def test_a_circuit_is_a_closed_ring(walkways: str, closed: bool) -> None:
    [route] = routes_of(table(city(RING, walkways)))
    assert (route.buildings, route.is_circuit()) == (4, closed)


@rule("CC-GEO-14")
def test_two_buildings_cannot_make_a_circuit() -> None:
    t = table(city("B..B"), requests=("circuits",)).do("walkway a1-d1")
    assert t.why("walkway a1-d1") == "CC-RES-15"
    assert t.votes()["circuits"] == 0
