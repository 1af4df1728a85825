"""Bonus spaces of the lower panel: levels, turn order, crew, range, a second lab, the bag."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin

# The spaces of each bonus on the side for 4 players.
SPACES = {
    "red": "a2", "green": "b2", "blue": "d2", "turquoise": "e2",
    "order": "c2", "crew": "b4", "range": "b1", "lab": "a1", "bag": "a4",
}  # fmt: skip
PLAIN = "yellow yellow A A A"  # pays for a move in any row


def ready(seat: str = "A", cubes: str = PLAIN, **columns: str) -> Table:
    """A seat's turn in a game of 4; only neutral crew in column b, unless columns are given."""
    t = begin(4, objectives=["research_3", "research_4"])
    return t.upper(**(columns or {"b": "yellow yellow yellow"})).give(seat, cubes).turn(seat)


def ends(table: Table) -> set[str]:
    """The areas where the movement may end now."""
    return {line.split()[1][:2] for line in table.offer("go")}


# --- when and for what ---


@rule("MS-BON-01")
@pytest.mark.parametrize("space", ["a3", "c3", "e3", "d5", "e5"])
def test_most_spaces_have_no_bonus(space: str) -> None:
    assert ready().do(f"gain {space}").done().actor() == "B"
    assert ready().do(f"move {space}").step() == "MoveScout"
    bonuses = {panel["panel"]: panel["bonus"] for panel in begin(4).view()["panel"]}
    assert bonuses[space] is None
    assert {name: bonuses[place] for name, place in SPACES.items()} == {name: name for name in SPACES}


@rule("MS-BON-02")
@pytest.mark.parametrize("bonus", ["range", "lab"])
def test_range_and_lab_bonus_need_a_move(bonus: str) -> None:
    t = ready(cubes="").scout("A", "1d1").do(f"gain {SPACES[bonus]}")
    assert (t.actor(), t.at("A"), t.cubes("A")) == ("B", "1d1", "yellow")


@rule("MS-BON-02", "MS-BON-15")
def test_the_bag_bonus_needs_a_gain() -> None:
    t = ready(cubes="yellow").do("move a4")
    assert (t.step(), t.actor(), t.cubes("A")) == ("MoveScout", "A", "")


@rule("MS-BON-02", "MS-BON-05", "MS-BON-06", "MS-BON-07")
@pytest.mark.parametrize("verb", ["gain", "move"])
@pytest.mark.parametrize(("bonus", "step"), [("order", "SwapOrder"), ("crew", "AddCrew")])
def test_crew_and_turn_order_come_with_both_actions(verb: str, bonus: str, step: str) -> None:
    t = ready("B", "yellow B B").do(f"{verb} {SPACES[bonus]}")
    assert (t.step(), t.actor()) == (step, "B")


@rule("MS-BON-03")
def test_the_bonus_does_not_pay_for_its_own_action() -> None:
    t = ready(cubes="A").levels("A", blue=1)
    assert t.why("move d2") == "MS-ACT-08"
    assert t.give("A", "A A").do("move d2").cubes("A") == "A"


@rule("MS-BON-03", "MS-LAB-04")
def test_ms_q_26_the_bonus_comes_before_the_movement_and_may_pay_for_a_lab() -> None:
    """MS-Q-26, MS-Q-27: the yellow cube of the level pays for a lab that costs one."""
    t = ready(cubes="A A").levels("A", green=1).labs("A", "2a1", "2a2", "2a3", "2b1").do("move b2")
    assert (t.step(), t.cubes("A")) == ("MoveScout", "yellow")
    t.do("go 1d1", "lab 5")
    assert (t.cubes("A"), t.level("A", "red")) == ("", 1)


@rule("MS-BON-03")
def test_ms_q_26_the_cubes_of_a_gain_come_before_its_bonus() -> None:
    """MS-Q-26: the row, then the space."""
    t = ready(cubes="").do("gain a4")
    assert (t.actor(), t.cubes("A")) == ("chance", "yellow")


@rule("MS-BON-04", "MS-CTM-03")
def test_a_commander_comes_before_the_space() -> None:
    bag = ready(cubes="").hold("A", "13").do("gain a4")
    assert (bag.step(), bag.do("cube B").step()) == ("ChooseCube", "DrawCube")
    level = ready(cubes="").hold("A", "12").levels("A", red=1, green=3, blue=3, turquoise=3).do("gain a2")
    assert (level.step(), level.level("A", "red")) == ("ChooseCube", 2)
    assert level.do("cube A").level("A", "red") == 3
    study = ready(cubes="yellow A A A").hold("A", "04").do("move b4")
    assert (study.step(), study.do("study", "level blue").step()) == ("Study", "AddCrew")


# --- levels ---


@rule("MS-BON-05")
@pytest.mark.parametrize("verb", ["gain", "move"])
def test_ms_ex_15_a_red_research_bonus(verb: str) -> None:
    """MS-EX-15: one level in red, with A as with B."""
    t = ready().levels("A", turquoise=0).do(f"{verb} a2")
    assert [t.level("A", area) for area in ("red", "green", "blue", "turquoise")] == [1, 0, 0, 0]


@rule("MS-BON-05")
@pytest.mark.parametrize("verb", ["gain", "move"])
@pytest.mark.parametrize("area", ["red", "green", "blue", "turquoise"])
def test_a_research_bonus_is_one_level_in_its_colour(verb: str, area: str) -> None:
    t = ready().levels("A", red=2, green=2, blue=2, turquoise=2).do(f"{verb} {SPACES[area]}")
    levels = {name: t.level("A", name) for name in ("red", "green", "blue", "turquoise")}
    assert levels == {**dict.fromkeys(levels, 2), area: 3}


@rule("MS-BON-05")
def test_the_level_of_a_research_bonus_gives_its_own_bonus() -> None:
    t = ready(cubes="").levels("A", red=1).do("gain a2")
    assert (t.step(), t.cubes("A")) == ("ChooseCube", "A")
    assert t.do("cube D").cubes("A") == "A D"


# --- turn order ---


@rule("MS-BON-06")
def test_ms_ex_16_the_turn_order_bonus() -> None:
    """MS-EX-16: purple (B) swaps with grey (A), who has acted; pink (C) and orange (D) still act before purple."""
    t = begin(4).do("gain a5", "crew a-yellow", "gain c2", "crew a-yellow", "swap")
    assert t.order() == "B A C D"
    seats = []
    for space in ("b5", "c5", "d5", "e5"):
        seats.append(t.actor())
        t.do(f"gain {space}", "crew b-yellow" if t.crew("column b").count("yellow") else "crew c-yellow")
    assert seats == ["C", "D", "B", "A"]


@rule("MS-BON-06")
@pytest.mark.parametrize(("seat", "order"), [("B", "B A C D"), ("C", "A C B D"), ("D", "A B D C")])
def test_only_the_marker_directly_above_is_passed(seat: str, order: str) -> None:
    assert ready(seat, "").do("gain c2", "swap").order() == order


@rule("MS-BON-06")
def test_ms_q_65_nobody_has_to_swap_and_the_first_cannot() -> None:
    """MS-Q-65."""
    t = ready("C", "").do("gain c2")
    assert t.offer() == ["swap", "skip"]
    assert t.do("skip").order() == "A B C D"
    first = ready("A", "").do("gain c2")
    assert (first.actor(), first.order()) == ("B", "A B C D")


@rule("MS-BON-06")
def test_ms_q_66_two_swaps_in_one_cycle() -> None:
    """MS-Q-66: the track changes at once, the running cycle does not."""
    t = ready("B", "").do("gain c2", "swap")
    assert (t.order(), t.actor()) == ("B A C D", "C")
    t.upper(b="yellow yellow yellow").do("gain c2", "swap")
    assert (t.order(), t.actor()) == ("B C A D", "D")
    t.do("gain a5").done()
    assert (t.view()["cycle"], t.actor()) == (["B", "C", "A", "D"], "B")


@rule("MS-BON-06")
@pytest.mark.parametrize("players", [2, 3])
def test_smaller_games_have_no_turn_order_bonus(players: int) -> None:
    assert "order" not in {panel["bonus"] for panel in begin(players).view()["panel"]}


# --- crew ---


@rule("MS-BON-07")
def test_a_new_crew_member_may_join_either_panel() -> None:
    t = ready(b="yellow yellow", d="C").lower("a1").do("gain b4")
    assert t.offer("add") == ["add b", "add d"]
    assert len(t.offer("post")) == 25 - 2
    assert t.why("post a1") == t.why("post b4") == "MS-BON-07"
    up = ready(b="yellow yellow", d="C").do("gain b4", "add d")
    assert (up.crew("column d"), up.view()["seats"][0]["crew"]) == ("A C", 4)
    down = ready(b="yellow yellow", d="C").do("gain b4", "post e3")
    assert (down.crew("lower e3"), down.view()["seats"][0]["crew"]) == ("A", 4)


@rule("MS-BON-08")
def test_an_empty_column_takes_nobody() -> None:
    t = ready(b="yellow", d="yellow").do("gain b4", "crew b-yellow")
    assert t.offer("add") == ["add d"]
    assert {t.why(f"add {column}") for column in "abce"} == {"MS-BON-08"}
    assert t.do("add d").crew("upper d2") == "A"


@rule("MS-BON-07")
def test_ms_q_11_a_full_column_takes_nobody() -> None:
    """MS-Q-11, MS-Q-10: five crew members are the most; a gap in a column is a free space."""
    t = ready(b="yellow", d="B C C D D").do("gain b4")
    assert t.why("add d") == "MS-BON-07"
    t = ready(b="yellow", d="yellow B C D D").do("gain b4", "crew d-yellow", "add d")
    assert t.crew("column d") == "A B C D D"


@rule("MS-BON-09")
@pytest.mark.parametrize("space", ["a2", "c2", "c4", "a4", "a3"])
def test_a_new_crew_member_on_the_lower_panel_triggers_nothing(space: str) -> None:
    t = ready(cubes="").levels("A", red=1).do("gain b4", f"post {space}")
    assert (t.actor(), t.step(), t.cubes("A"), t.level("A", "red")) == ("B", "TakeTurn", "yellow", 1)
    assert t.why(f"gain {space}") == "MS-ACT-01"


@rule("MS-BON-10")
def test_a_new_crew_member_is_no_turn_and_stays_in_the_game() -> None:
    t = ready(b="yellow").do("gain b4", "post e3")
    assert (t.view()["round"], t.crew("column e"), t.view()["seats"][0]["crew"]) == (2, "A", 4)
    t = ready(b="yellow yellow").do("gain b4", "add b")
    assert (t.actor(), t.crew("column b")) == ("B", "yellow A")


@rule("MS-BON-07")
def test_ms_q_68_the_crew_bonus_may_be_declined() -> None:
    """MS-Q-68."""
    t = ready().do("gain b4", "skip")
    assert (t.actor(), t.view()["seats"][0]["crew"]) == ("B", 5)


@rule("MS-BON-07")
def test_ms_q_68_without_crew_on_the_board_nothing_happens() -> None:
    """MS-Q-68."""
    assert ready(b="yellow yellow", d="A A A A A").do("gain b4", "crew b-yellow").actor() == "B"


@rule("MS-BON-08", "MS-RND-03")
@pytest.mark.parametrize("line", ["gain b4", "gain b2"])
def test_ms_q_68_when_the_upper_panel_is_empty_only_the_lower_one_is_left(line: str) -> None:
    """MS-Q-68, MS-Q-79: and the turns are over afterwards, also if the crew comes from a research level."""
    t = ready(b="yellow").levels("A", green=4).do(line)
    assert (t.step(), t.offer("add"), t.why("add b")) == ("AddCrew", [], "MS-BON-08")
    assert t.do("post a5").view()["round"] == 2


# --- range ---


@rule("MS-BON-11")
def test_the_range_bonus_reaches_two_areas_far() -> None:
    t = ready().scout("A", "1a1").do("move b1")
    assert t.view()["range"] == 2
    assert ends(t) == {"1a", "1b", "1c"}
    assert t.do("walk 1c", "go 2a1").at("A") == "2a1"
    assert ready().scout("A", "1a1").do("move a1").why("walk 1c") == "MS-BON-11"


def far(t: Table) -> dict[str, list[str]]:
    return {way["space"]: way["through"] for way in t.view()["far"]}


@rule("MS-BON-11")
def test_the_ways_to_what_is_two_lines_away_are_told() -> None:
    t = ready().scout("A", "1a1").do("move b1")
    assert far(t) == {space: ["1b"] for space in ("1d1", "1d2", "1d3")} | {
        space: ["1c"] for space in ("2a1", "2a2", "2a3")
    }
    assert t.because("go 2a1") == "2a1 takes more than one line: go through area 1c first."
    assert far(t.do("walk 1c")) == {}
    assert far(ready().scout("A", "1a1").do("move a1")) == {}


@rule("MS-BON-11", "MS-C02-01")
def test_every_way_that_is_told_can_be_gone() -> None:
    def moving() -> Table:
        return ready().hold("A", "02").scout("A", "2b1").do("move b1", "boost", "hand yellow")

    ways = far(moving())
    assert {len(through) for through in ways.values()} == {1, 2}
    for space, through in ways.items():
        gone = moving()
        for area in through:
            gone.do(f"walk {area}")
            if gone.step() == "BuildStation":
                gone.do("skip")
        assert f"go {space}" in gone.offer("go")


@rule("MS-BON-11", "MS-TRM-01")
@pytest.mark.parametrize(("built", "way"), [("12i", "1d"), ("12o", "2a")])
def test_of_two_ways_the_one_past_a_place_for_a_station_is_told(built: str, way: str) -> None:
    assert far(ready().station("B", built).scout("A", "1c1").do("move b1"))["2b1"] == [way]


@rule("MS-BON-11", "MS-STO-01")
def test_the_other_rules_of_movement_stay() -> None:
    t = ready().scout("A", "1a1").do("move b1")
    assert t.why("go 6c1") == "MS-STO-01"
    assert t.why("walk 6c") == "MS-MOV-14"
    assert t.why("go 2a1") == "MS-MOV-02"
    assert t.do("walk 1c", "go 1c2").at("A") == "1c2"


@rule("MS-BON-11", "MS-LAB-09")
def test_the_range_bonus_gives_no_second_lab() -> None:
    t = ready().scout("A", "1a1").do("move b1", "walk 1c", "go 1d1", "lab 1")
    assert (t.actor(), sum(t.view()["seats"][0]["labs"])) == ("B", 9)


# --- a second lab ---


@rule("MS-BON-12", "MS-BON-14")
def test_a_second_lab_on_the_same_space_and_one_level() -> None:
    t = ready().levels("A", red=0).do("move a1", "go 1d1", "lab 1")
    assert (t.step(), t.actor()) == ("ExtraLab", "A")
    t.do("lab 2")
    space = next(s for area in t.view()["areas"] for s in area["spaces"] if s["space"] == "1d1")
    assert (space["owner"], space["labs"]) == ("A", 2)
    assert (t.level("A", "red"), t.actor(), sum(t.view()["seats"][0]["labs"])) == (1, "B", 8)


@rule("MS-BON-12")
def test_ms_q_28_the_second_lab_is_optional_and_needs_a_first() -> None:
    """MS-Q-28."""
    assert ready().do("move a1", "go 1d1", "lab 1", "skip").actor() == "B"
    assert ready().do("move a1", "go 1d1", "skip").actor() == "B"
    assert ready().labs("B", "1d1").do("move a1", "go 1d1").actor() == "B"


@rule("MS-BON-13")
def test_the_second_lab_costs_its_price() -> None:
    t = ready(cubes="yellow A A A").labs("A", "2a1").do("move a1", "go 1d1", "lab 2")
    assert (t.cubes("A"), t.offer("lab")) == ("A A", ["lab 3"])
    assert t.do("lab 3").cubes("A") == "A"
    broke = ready(cubes="yellow A").labs("A", "2a1").do("move a1", "go 1d1", "lab 2")
    assert (broke.actor(), sum(broke.view()["seats"][0]["labs"])) == ("B", 8)


@rule("MS-BON-14", "MS-LAB-06")
def test_the_level_of_two_labs_gives_one_bonus_after_both_are_paid() -> None:
    t = ready(cubes="yellow A A").labs("A", "2a1").levels("A", red=1).do("move a1", "go 1d1", "lab 2", "lab 3")
    assert (t.cubes("A"), t.step(), t.level("A", "red")) == ("", "ChooseCube", 2)
    assert t.do("cube C").actor() == "B"


# --- the bag ---


@rule("MS-BON-15")
def test_the_bag_bonus_is_one_cube_more() -> None:
    t = ready(cubes="").do("gain a4")
    assert (t.step(), t.actor()) == ("DrawCube", "chance")
    t.do("draw D")
    assert (t.cubes("A"), t.actor()) == ("yellow D", "B")
