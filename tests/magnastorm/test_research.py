"""Research levels: how a marker goes up, what a level brings, and that every source of a level is alike."""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.kit import rule
from tests.magnastorm.kit import Table, begin

AREAS = ["red", "green", "blue", "turquoise"]
SPACE = {"red": "a2", "green": "b2", "blue": "d2", "turquoise": "e2"}  # bonus spaces in a row that gives one own cube
TOP = 10


def ready(cubes: str = "", commanders: str = "", **levels: int) -> Table:
    """A's turn in a game of 4 in which no objective is near."""
    t = begin(4, objectives=["research_3", "research_4", "sector_2", "sector_3"]).upper(b="yellow yellow yellow")
    t.levels("A", **{"turquoise": 0, **levels}).give("A", cubes).turn("A")
    return t.hold("A", *commanders.split())


def climb(area: str, level: int, **others: int) -> Table:
    """A has just advanced to this level by a bonus space; besides what the level brings, the row gave one own cube."""
    return ready().levels("A", **{**others, area: level - 1}).do(f"gain {SPACE[area]}")


# --- up ---


@rule("MS-RES-01")
@pytest.mark.parametrize("area", AREAS)
def test_advancing_is_one_level_in_one_area(area: str) -> None:
    t = climb(area, 3, **{other: 5 for other in AREAS if other != area})
    assert {name: t.level("A", name) for name in AREAS} == {**dict.fromkeys(AREAS, 5), area: 3}
    assert [t.level(seat, area) for seat in "BCD"] == [begin(4).level(seat, area) for seat in "BCD"]


@rule("MS-RES-02", "MS-RES-08")
@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("level", range(1, TOP + 1))
def test_every_level_gives_at_once_what_it_shows(area: str, level: int) -> None:
    t = climb(area, level)
    shown = next(track["bonus"][level] for track in t.view()["research"] if track["research"] == area)
    pending = {"any": "ChooseCube", "crew": "AddCrew", "bag2": "DrawCube", "bag3": "DrawCube"}
    assert t.step() == pending.get(shown, "TakeTurn")
    assert t.cubes("A") == {"own": "A A", "yellow": "yellow A"}.get(shown, "A")


@rule("MS-RES-03")
@pytest.mark.parametrize(("area", "level"), [("red", 4), ("green", 9), ("blue", 2), ("turquoise", 3)])
def test_a_level_with_an_own_cube(area: str, level: int) -> None:
    t = climb(area, level)
    assert (t.cubes("A"), t.view()["supply"]["A"]) == ("A A", 20)


@rule("MS-RES-04")
@pytest.mark.parametrize(("area", "level"), [("red", 9), ("green", 2), ("turquoise", 2), ("turquoise", 4)])
def test_a_level_with_a_yellow_cube(area: str, level: int) -> None:
    t = climb(area, level)
    assert (t.cubes("A"), t.view()["supply"]["yellow"]) == ("yellow A", 21)


@rule("MS-RES-05", "MS-GEN-08")
@pytest.mark.parametrize("cube", list("ABCD"))
def test_a_level_with_a_cube_of_any_player_colour(cube: str) -> None:
    t = climb("red", 2)
    assert t.offer() == ["cube A", "cube B", "cube C", "cube D"]
    before = t.view()["supply"][cube]
    t.do(f"cube {cube}")
    assert (t.cubes("A"), t.view()["supply"][cube]) == (f"A {cube}", before - 1)


@rule("MS-RES-05", "MS-GEN-08")
def test_any_colour_is_never_yellow() -> None:
    t = climb("red", 2)
    assert t.why("skip") == t.why("draw yellow") == "MS-GEN-08"
    with pytest.raises(ct.NotAnAction):
        t.why("cube yellow")


@rule("MS-GEN-08")
@pytest.mark.parametrize(("players", "cubes"), [(2, "AB"), (3, "ABC")])
def test_ms_q_76_any_colour_is_one_that_takes_part(players: int, cubes: str) -> None:
    """MS-Q-76."""
    t = begin(players).upper(b="yellow yellow").levels("A", red=1).give("A", "").turn("A").do("gain a2")
    assert t.offer() == [f"cube {cube}" for cube in cubes]
    assert t.why("cube D") == "MS-SET-28"


@rule("MS-RES-05")
def test_ms_q_14_a_colour_that_has_run_out_cannot_be_taken() -> None:
    """MS-Q-14."""
    t = ready(red=1).give("B", "B " * 22).do("gain a2")
    assert t.offer() == ["cube A", "cube C", "cube D"]
    assert t.why("cube B") == "MS-GEN-08"


@rule("MS-RES-06")
@pytest.mark.parametrize(("area", "level", "count"), [("green", 7, 2), ("blue", 4, 2), ("red", 7, 3), ("blue", 10, 3)])
def test_a_level_with_cubes_from_the_bag(area: str, level: int, count: int) -> None:
    t = climb(area, level).do(*["draw B", "draw yellow", "draw black"][:count]).done()
    assert (t.actor(), t.cubes("A")) == ("B", ["yellow A B", "yellow A A B"][count - 2])


@rule("MS-RES-07")
def test_a_level_with_a_crew_member() -> None:
    t = climb("green", 5)
    assert (t.actor(), t.step(), t.offer("add")) == ("A", "AddCrew", ["add b"])
    assert t.why("add a") == "MS-BON-08"
    t.do("add b")
    assert (t.crew("column b"), t.actor(), t.view()["seats"][0]["crew"]) == ("yellow yellow A", "B", 4)
    assert climb("blue", 7).do("post a2").level("A", "red") == 0


@rule("MS-RES-08")
@pytest.mark.parametrize(("area", "level"), [(area, level) for area in AREAS[:3] for level in (1, 3, 6, 8)])
def test_some_levels_give_nothing(area: str, level: int) -> None:
    t = climb(area, level)
    assert (t.actor(), t.cubes("A")) == ("B", "A")


# --- down, and up again ---


@rule("MS-RES-09")
def test_a_marker_that_goes_down_brings_nothing() -> None:
    t = begin(objectives=["research_1"]).upper(b="yellow yellow").levels("A", red=6).give("A", "").turn("A")
    t.do("gain a5", "fulfil 1")
    assert (t.level("A", "red"), t.cubes("A"), t.actor(), t.step()) == (2, "A A", "B", "TakeTurn")


@rule("MS-RES-10")
def test_a_level_that_is_reached_again_gives_its_bonus_again() -> None:
    t = begin(objectives=["research_1"]).upper(b="yellow yellow yellow").levels("A", red=3).give("A", "").turn("A")
    t.do("gain a2", "fulfil 1")
    assert (t.cubes("A"), t.level("A", "red")) == ("A A", 0)
    cubes = []
    for level in (1, 2, 3, 4):
        t.upper(b="yellow yellow yellow").give("A", "").turn("A").do("gain a2", *(["cube B"] if level == 2 else []))
        cubes.append(t.cubes("A"))
    assert (t.level("A", "red"), cubes) == (4, ["A", "A B", "A", "A A"])


# --- wherever a level comes from ---


@rule("MS-RES-11", "MS-LAB-07")
def test_a_level_from_a_lab() -> None:
    t = ready("A", blue=1).scout("A", "1a1").do("move a3", "go 1a2", "lab 1")
    assert (t.level("A", "blue"), t.cubes("A")) == (2, "A")


@rule("MS-RES-11", "MS-BON-05")
def test_a_level_from_a_bonus_space() -> None:
    t = ready("A A", blue=1).do("move d2")
    assert (t.level("A", "blue"), t.cubes("A"), t.step()) == (2, "A", "MoveScout")


@rule("MS-RES-11", "MS-FPT-03")
def test_a_level_from_the_first_player_token() -> None:
    t = ready("yellow", blue=1).upper(a="yellow", b="yellow").do("take a", "put a5", "level blue")
    assert (t.level("A", "blue"), t.cubes("A"), t.step()) == (2, "A", "ChooseCube")


@rule("MS-RES-11", "MS-C03-01")
def test_a_level_from_commander_03() -> None:
    t = ready(commanders="03", red=4, blue=1).objectives("research_1").do("gain a4", "draw B", "fulfil 1", "level blue")
    assert (t.level("A", "blue"), t.cubes("A")) == (2, "yellow A B")


@rule("MS-RES-11", "MS-C04-01")
def test_a_level_from_commander_04() -> None:
    t = ready("A A A", "04", blue=1).do("move a3", "study", "level blue")
    assert (t.level("A", "blue"), t.cubes("A")) == (2, "A")


@rule("MS-RES-11", "MS-C12-01")
def test_a_level_from_commander_12() -> None:
    t = ready(commanders="12", red=2, green=2, blue=1, turquoise=2).do("gain a1")
    assert (t.level("A", "blue"), t.cubes("A")) == (2, "yellow A")


@rule("MS-RES-11", "MS-ADV-12")
def test_a_level_from_an_artifact_card() -> None:
    t = begin(artifacts={"A": ["104", "109"], "B": ["101", "106"]})
    assert (t.level("A", "blue"), t.cubes("A")) == (2, "A A A")


# --- the top ---


@rule("MS-RES-01")
@pytest.mark.parametrize("area", AREAS)
def test_ms_q_25_at_the_top_nothing_happens(area: str) -> None:
    """MS-Q-25: no level and no bonus, though the top level shows one."""
    t = ready().levels("A", **{area: TOP}).do(f"gain {SPACE[area]}")
    assert (t.level("A", area), t.cubes("A"), t.actor()) == (TOP, "A", "B")


@rule("MS-RES-01")
def test_ms_q_25_a_lab_is_still_allowed() -> None:
    """MS-Q-25."""
    t = ready("A", red=TOP).do("move a3", "go 1d1", "lab 1")
    assert (t.level("A", "red"), t.actor(), sum(t.view()["seats"][0]["labs"])) == (TOP, "B", 9)


@rule("MS-RES-01")
def test_ms_q_25_a_free_choice_goes_elsewhere() -> None:
    """MS-Q-25: a marker at the top is not offered; with all of them there the level is lost."""
    t = ready("yellow", red=TOP, blue=TOP).upper(a="yellow", b="yellow").do("take a", "put a5")
    assert t.offer() == ["level green", "level turquoise"]
    assert t.why("level red") == "MS-RES-01"
    t = ready("yellow", red=TOP, green=TOP, blue=TOP, turquoise=TOP).upper(a="yellow", b="yellow")
    assert t.do("take a", "put a5").step() == "ChooseCube"


@rule("MS-RES-01", "MS-SPL-07")
@pytest.mark.parametrize("players", [2, 3])
def test_there_is_no_turquoise_with_2_or_3_players(players: int) -> None:
    t = begin(players).upper(a="yellow", b="yellow").give("A", "yellow").turn("A").do("take a", "put a5")
    assert t.offer() == ["level red", "level green", "level blue"]
    assert t.why("level turquoise") == "MS-SPL-07"
