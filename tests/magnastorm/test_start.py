"""Starting positions of the basic game: turn order, a crew member, a research level, a cube for the last ones."""

from __future__ import annotations

import pytest

from cloudtop.games.magnastorm.actions import RESEARCH_NAMES
from tests.kit import rule
from tests.kit.packs import Change, changed, frozen
from tests.magnastorm.kit import Table, begin, set_up

SIZES = [2, 3, 4]


def crew_step(players: int = 4, first: str = "A") -> Table:
    return set_up(players, first).until("StartingCrew")


def research_step(players: int = 4, first: str = "A") -> Table:
    return set_up(players, first).until("StartingResearch")


# --- turn order ---


@rule("MS-STA-01")
@pytest.mark.parametrize("players", SIZES)
def test_the_first_player_is_drawn_if_nobody_was_named(players: int) -> None:
    t = set_up(players, first="").until("FirstPlayer")
    assert (t.actor(), t.offer()) == ("chance", [f"first {seat}" for seat in "ABCD"[:players]])
    assert [int(weight) for weight in t.state.weights()] == [1] * players
    assert t.do("first B").order().startswith("B")


@rule("MS-STA-01")
def test_only_who_sits_at_the_table_can_be_first() -> None:
    assert set_up(3, first="").until("FirstPlayer").why("first D", "chance") == "MS-STA-01"


@rule("MS-STA-02")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, "A", "A B"), (2, "B", "B A"), (3, "B", "B C A"), (3, "C", "C A B"), (4, "C", "C D A B"), (4, "D", "D A B C")],
)
def test_the_others_follow_clockwise(players: int, first: str, order: str) -> None:
    assert begin(players, first).order() == order


@rule("MS-STA-02")
def test_ms_ex_02_turn_order() -> None:
    """MS-EX-02: grey (A) begins; purple (B), pink (C) and orange (D) sit clockwise after grey."""
    view = begin(4, "A").view()
    assert [(seat["seat"], seat["position"]) for seat in view["seats"]] == [("A", 1), ("B", 2), ("C", 3), ("D", 4)]


# --- starting crew ---


@rule("MS-STA-03", "MS-STA-04", "MS-STA-05")
def test_ms_ex_03_starting_crew() -> None:
    """MS-EX-03: grey chooses freely, then purple, pink and orange, each below neutral crew in another column."""
    t = crew_step()
    for seat, column, choices in (("A", "c", "abcde"), ("B", "e", "abde"), ("C", "a", "abd"), ("D", "d", "bd")):
        assert (t.actor(), t.offer()) == (seat, [f"add {letter}" for letter in choices])
        t.do(f"add {column}")
    assert [t.crew(f"upper {space}") for space in ("a4", "b4", "c4", "d4", "e4")] == ["C", "", "A", "D", "B"]


@rule("MS-STA-03")
@pytest.mark.parametrize(("players", "first", "order"), [(2, "B", "BA"), (3, "C", "CAB"), (4, "B", "BCDA")])
def test_starting_crew_is_placed_in_turn_order(players: int, first: str, order: str) -> None:
    t = crew_step(players, first)
    for column, seat in zip("abcd", order):
        assert (t.step(), t.actor()) == ("StartingCrew", seat)
        t.do(f"add {column}")
    assert t.step() == "StartingResearch"


@rule("MS-STA-03")
@pytest.mark.parametrize("line", ["post a1", "skip", "gain a1"])
def test_the_starting_crew_member_goes_to_the_upper_panel(line: str) -> None:
    assert crew_step().why(line) == "MS-STA-03"


@rule("MS-STA-04")
def test_no_second_crew_member_in_a_column() -> None:
    t = crew_step().do("add b")
    assert t.why("add b") == "MS-STA-04"
    assert t.do("add c").why("add b") == t.why("add c") == "MS-STA-04"


@rule("MS-STA-04", "MS-SET-18")
@pytest.mark.parametrize("players", [2, 3])
def test_there_is_no_fifth_column_for_the_start_of_2_or_3_players(players: int) -> None:
    t = crew_step(players)
    assert t.offer() == ["add a", "add b", "add c", "add d"]
    assert t.why("add e") == "MS-SET-18"


@rule("MS-STA-05")
@pytest.mark.parametrize("column", ["a", "b", "c", "d"])
def test_the_starting_crew_member_stands_on_the_fourth_space(column: str) -> None:
    t = crew_step(2).do(f"add {column}")
    assert [t.crew(f"upper {column}{row}") for row in "12345"] == ["yellow", "yellow", "yellow", "A", ""]


@rule("MS-STA-06")
@pytest.mark.parametrize("players", SIZES)
def test_the_column_of_the_token_may_be_chosen(players: int) -> None:
    assert crew_step(players).do("add a").crew("column a") == "yellow yellow yellow A"


@rule("MS-STA-07")
@pytest.mark.parametrize(("players", "crew"), [(2, 14), (3, 15), (4, 19)])
def test_the_crew_after_the_start(players: int, crew: int) -> None:
    view = research_step(players).view()
    assert sum(len(space["upper"]) for space in view["panel"]) == crew
    assert [seat["crew"] for seat in view["seats"]] == [4] * players


# --- starting research ---


@rule("MS-STA-08", "MS-STA-09", "MS-STA-10")
def test_ms_ex_04_starting_research_level() -> None:
    """MS-EX-04: orange chooses among 4 areas, pink among 3, purple among 2, grey takes the last one."""
    t = research_step()
    left = ["red", "green", "blue", "turquoise"]
    for seat, research in (("D", "blue"), ("C", "red"), ("B", "turquoise"), ("A", "green")):
        assert (t.actor(), t.offer()) == (seat, [f"level {area}" for area in left])
        t.do(f"level {research}", *(["add e"] if research == "turquoise" else []))
        left.remove(research)
    levels = {track["research"]: track["markers"] for track in t.view()["research"]}
    assert levels == {
        "red": {"A": 0, "B": 0, "C": 1, "D": 0}, "green": {"A": 1, "B": 0, "C": 0, "D": 0},
        "blue": {"A": 0, "B": 0, "C": 0, "D": 1}, "turquoise": {"A": 0, "B": 1, "C": 0, "D": 0},
    }  # fmt: skip


@rule("MS-STA-08")
@pytest.mark.parametrize(("players", "first", "order"), [(2, "B", "AB"), (3, "B", "ACB"), (4, "C", "BADC")])
def test_the_last_player_studies_first(players: int, first: str, order: str) -> None:
    t = research_step(players, first)
    for seat in order:
        assert (t.step(), t.actor()) == ("StartingResearch", seat)
        t.do(t.offer()[0])
    assert t.until("TakeTurn").actor() == first


@rule("MS-STA-08", "MS-RES-11", "MS-RES-07")
def test_the_bonus_of_the_starting_level_is_received() -> None:
    """The first level of turquoise adds a crew member, so that 20 wait for the first round of four."""
    t = research_step().do("level turquoise")
    assert (t.actor(), t.step(), t.offer("add")) == ("D", "AddCrew", ["add a", "add b", "add c", "add d", "add e"])
    t.do("add e")
    assert (t.crew("column e"), t.actor(), t.step()) == ("yellow yellow yellow D", "C", "StartingResearch")


@rule("MS-STA-08")
def test_ms_q_07_with_artifacts_the_last_on_the_track_studies_first() -> None:
    """MS-Q-07: not the last around the table; the track reads A C B."""
    cards = {"A": ["201", "202"], "B": ["1", "2"], "C": ["101", "102"]}
    t = set_up(3, artifacts=cards).until("StartingResearch")
    assert t.order() == "A C B"
    actors = []
    for turn in range(3):
        actors.append(t.actor())
        t.do(t.offer()[0])
    assert actors == ["B", "C", "A"]


@rule("MS-STA-09")
def test_a_research_area_is_chosen_once() -> None:
    t = research_step().do("level blue")
    assert t.why("level blue") == "MS-STA-09"
    assert t.why("skip") == "MS-STA-09"


@rule("MS-STA-10")
@pytest.mark.parametrize(("players", "choices"), [(2, 2), (3, 1), (4, 1)])
def test_what_is_left_for_the_first_player(players: int, choices: int) -> None:
    t = research_step(players)
    while t.actor() != "A":
        t.do(t.offer()[0])
    assert len(t.offer()) == choices


@rule("MS-RES-11")
def test_ms_q_24_the_starting_level_gives_its_bonus() -> None:
    """MS-Q-24: here the first level of every research area brings a yellow cube."""
    rich: list[Change] = [("level", f"{research} 1", "bonus", "yellow") for research in RESEARCH_NAMES]
    t = begin(3, pack=changed(frozen("magnastorm").data, *rich))
    assert [t.cubes(seat) for seat in "ABC"] == ["yellow A A", "yellow B B", "yellow C C C"]


# --- the cubes of the last ones ---


@rule("MS-STA-11", "MS-STA-12")
def test_ms_ex_05_turn_order_bonus() -> None:
    """MS-EX-05: pink (position 3) and orange (position 4) take one cube more."""
    t = begin(4)
    assert [t.cubes(seat) for seat in "ABCD"] == ["A A", "B B", "C C C", "D D D"]
    assert t.view()["supply"] == {"yellow": 22, "A": 20, "B": 20, "C": 19, "D": 19}


@rule("MS-STA-11", "MS-STA-12")
@pytest.mark.parametrize(
    ("players", "first", "counts"),
    [(2, "A", [2, 2]), (2, "B", [2, 2]), (3, "A", [2, 2, 3]), (3, "B", [3, 2, 2]), (4, "D", [2, 3, 3, 2])],
)
def test_the_additional_cube_goes_by_position(players: int, first: str, counts: list[int]) -> None:
    t = begin(players, first)
    assert [t.cubes(seat) for seat in "ABCD"[:players]] == [" ".join(seat * n) for seat, n in zip("ABCD", counts)]


@rule("MS-STA-11")
def test_the_additional_cube_comes_last() -> None:
    t = research_step(3)
    assert t.cubes("C") == "C C"
    assert t.do("level red", "level green", "level blue").cubes("C") == "C C C"


@rule("MS-SPL-05")
def test_ms_q_05_the_first_movement_may_enter_the_starting_area() -> None:
    """MS-Q-05: a scout begins on no space; it may go to any space there or next door, or stay without a lab."""
    t = set_up().until("TakeTurn").do("move a3", "crew c-yellow")
    goals = {line.split()[1] for line in t.offer("go")}
    assert {"1a1", "1a2"} <= goals
    assert {space[:2] for space in goals} == {"1a", "1b", "1c"}
    t.do("stay")
    assert (t.at("A"), t.actor(), t.step()) == ("1a", "B", "TakeTurn")


@pytest.mark.parametrize("players", SIZES)
def test_the_box_is_complete_after_the_start(players: int) -> None:
    assert begin(players).sound()
