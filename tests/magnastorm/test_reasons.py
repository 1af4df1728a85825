"""What stands in the way of a refused move: the true rule, and what exactly is missing."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.games.magnastorm.state import WAIVED
from tests.kit import rule
from tests.magnastorm.kit import begin, set_up


def test_a_price_that_cannot_be_paid() -> None:
    t = begin().give("A", "A").turn("A").upper(b="B B yellow")
    assert (
        t.because("take b") == "It costs 1 yellow, 2 orange (B); you have 1 blue (A), and no exchange makes up for it."
    )


@rule("MS-TAK-01", "MS-TAK-12")
def test_a_controlled_commander_is_too_dear_because_of_the_crew_or_because_of_the_controller() -> None:
    t = begin().upper(b="yellow yellow")
    t.hold("B", t.game.vocabulary.by_name["commander"].words[0].names[int(t.state.commander[0])]).turn("A")
    assert t.give("A", "yellow").why("take b") == "MS-TAK-01"
    assert t.give("A", "yellow yellow").why("take b") == "MS-TAK-12"
    assert t.give("A", "yellow yellow B").why("take b") is None


@rule("MS-TAK-01", "MS-EXC-01")
def test_while_a_takeover_is_paid() -> None:
    """`pay` and `skip` are about the takeover, and so is an exchange that does not help to pay it."""
    t = begin().upper(b="B").give("A", "A A A yellow yellow yellow").turn("A").do("take b")
    assert t.step() == "PayBill"
    assert (t.why("pay"), t.why("skip"), t.why("exchange")) == ("MS-TAK-01", "MS-TAK-01", "MS-TAK-01")
    assert t.because("pay").startswith("It costs 1 orange (B); you have ") and t.because("pay").endswith(
        ". First exchange cubes for what is missing."
    )
    assert t.why("trade AAA yellow") == "MS-TAK-01" and t.why("trade BBB A") == "MS-EXC-01"
    assert t.because("trade AAA yellow") == "That exchange would not help to pay 1 orange (B)."


@rule("MS-TRN-02", "MS-OSE-01", "MS-ORE-06", "MS-ORE-08")
def test_an_objective_that_is_not_asked_for() -> None:
    """Before the action it is too early; what is not met says what is missing, whoever's turn it is."""
    t = begin().objectives("sector_1", "research_1", "research_2", "research_3").turn("A")
    slots = {n: t.why(f"fulfil {n}") for n in (1, 2, 3, 4)}
    assert slots == {1: "MS-OSE-01", 2: t.why("fulfil 2", "B"), 3: t.why("fulfil 3", "B"), 4: t.why("fulfil 4", "B")}
    assert set(slots.values()) <= {"MS-OSE-01", "MS-ORE-03", "MS-ORE-06", "MS-ORE-08"}
    assert t.because("fulfil 1").startswith("It asks for labs in")
    t.levels("A", red=8, green=8, blue=8)
    assert "MS-TRN-02" in {t.why(f"fulfil {n}") for n in (2, 3, 4)}


@rule("MS-LAB-02")
def test_a_lab_on_an_occupied_space_is_not_asked_for() -> None:
    t = begin().labs("B", "1a1").scout("A", "1a1").turn("A")
    assert (t.why("lab 1"), t.because("lab 1")) == ("MS-LAB-02", "There is a lab on 1a1 already.")


@rule("MS-TRM-02")
def test_a_station_without_cubes() -> None:
    t = begin().give("A", "").turn("A")
    assert t.why("build 1") == "MS-TRM-02"
    assert t.because("build 1") == "It costs 1 blue (A); you have nothing, and no exchange makes up for it."


@rule("MS-STO-03", "MS-STO-02")
def test_a_scout_runner_in_the_storm_must_get_out_or_nearer() -> None:
    t = begin().scout("A", "6c").turn("A").give("A", "A A A yellow yellow yellow").act("move a5")
    want = "MS-STO-03" if t.why("go 6c1") == "MS-STO-03" else "MS-STO-02"
    assert t.why("stay") == want and t.because("go 6c1") == "6c1 lies in the storm."


@rule("MS-C16-01")
def test_commander_16_used_up() -> None:
    t = begin().lower("b1 b2").hold("A", "16").turn("A").act("gain b1").done().turn("A")
    assert t.why("gain b2") == "MS-C16-01"


@rule("MS-C02-01", "MS-C02-02")
def test_a_cube_that_one_does_not_have() -> None:
    t = begin().hold("A", "02").give("A", "A A A B").turn("A").act("move a5", "boost")
    assert (t.why("hand yellow"), t.because("hand yellow")) == ("MS-C02-01", "You have no yellow cube.")
    assert t.why("hand A") == "MS-C02-02"


@rule("MS-FPT-01")
def test_the_token_after_it_is_bought() -> None:
    t = begin().upper(b="yellow").turn("A")
    assert (t.why("take a"), t.because("take a")) == (
        "MS-FPT-01",
        "No crew member stands in column a.",
    )
    assert t.why("take c") == "MS-TAK-10"


@rule("MS-GEN-08")
def test_a_yellow_cube_is_no_white_one() -> None:
    with pytest.raises(ct.NotAnAction) as e:
        begin().why("cube yellow")
    assert e.value.rule == "MS-GEN-08"


@rule("MS-ACT-01", "MS-ACT-08")
def test_a_space_of_the_lower_panel() -> None:
    t = begin().lower("c4").give("A", "").turn("A")
    assert t.because("gain c4") == "On c4 stands a crew member already: yellow."
    assert t.why("move a1") == "MS-ACT-08" and t.because("move a1").startswith("It costs ")


@rule("MS-MOV-02", "MS-STO-01")
def test_a_space_that_is_too_far() -> None:
    t = begin().scout("A", "1a1").give("A", "A A A yellow yellow yellow").turn("A").act("move a5")
    far = next(line for line in ("go 3c1", "go 3a1", "go 2d1") if t.why(line) == "MS-MOV-02")
    assert t.because(far) == f"{far[3:]} is too far: no way leads there from area 1a with 1 line."


@rule("MS-MOV-02", "MS-MOV-04", "MS-BON-11", "MS-MOV-05", "MS-MOV-07", "MS-MOV-09")
@pytest.mark.parametrize(
    ("line", "id", "words"),
    [
        ("go 1d3", "MS-MOV-04", "Area 1d has 1 space only."),
        ("walk 1a", "MS-BON-11", "Your range is 1 line: choose the space where the movement ends."),
        ("stay", "MS-MOV-05", "Your scout runner stands on 1a1: choose that space to stay there."),
        ("station 12o", "MS-MOV-07", "No transmitter station stands on 12o."),
        ("boost", "MS-C02-01", "You do not control Justin B. Beeper."),
        ("jump 1a1", "MS-C06-01", "You do not control Mira Mascovic."),
        ("trade AAA yellow", "MS-EXC-01", "You do not have 3 blue (A)."),
    ],
)
def test_where_the_scout_runner_cannot_go(line: str, id: str, words: str) -> None:
    t = begin().scout("A", "1a1").give("A", "A A yellow").turn("A").act("move a5")
    assert (t.step(), t.why(line), t.because(line)) == ("MoveScout", id, words)


@rule("MS-MOV-09")
def test_a_station_of_another_player_without_a_cube() -> None:
    t = begin().station("B", "12o").scout("A", "1a1").give("A", "yellow").turn("A").act("move a4")
    assert (t.cubes("A"), t.why("station 12o")) == ("", "MS-MOV-09")
    assert t.because("station 12o") == "You have no cube for the station of orange (B)."


@rule("MS-C06-01")
def test_a_jump_needs_a_lab() -> None:
    t = begin().hold("A", "06").scout("A", "1a1").give("A", "A A yellow").turn("A").act("move a5")
    assert t.because("jump 1b1") == "No lab stands in area 1b."


@rule("MS-EXC-01")
@pytest.mark.parametrize(
    ("cubes", "line", "words"),
    [
        ("A B", "exchange", "You have 2 cubes; an exchange takes 3."),
        ("", "exchange", "You have no cube; an exchange takes 3."),
        ("A B B", "trade AAA yellow", "You do not have 3 blue (A)."),
        ("A A A", "trade AAA A", "You would get back a cube of the same colour."),
        ("A A A", "trade AAA yellow", "Begin an exchange first; then you choose what you give and what you take."),
    ],
)
def test_an_exchange_that_is_not_possible(cubes: str, line: str, words: str) -> None:
    t = begin().give("A", cubes).turn("A")
    assert (t.why(line), t.because(line)) == ("MS-EXC-01", words)


@rule("MS-EXC-01")
def test_the_supply_has_no_such_cube() -> None:
    t = begin().give("A", "A A A").turn("A").do("exchange")
    t.state.supply[4] = 0
    assert t.because("trade AAA yellow") == "The supply has no yellow cube."


@rule("MS-LAB-03", "MS-C18-01")
def test_labs_that_cannot_be_dropped() -> None:
    t = begin().scout("A", "1a1").give("A", "A A A yellow yellow").turn("A").act("move a5", "go 1a1")
    assert t.step() == "DropLab"
    assert (
        t.because("lab 2") == "A lab of the same price stands farther left on your player board; that one goes first."
    )
    assert t.because("lab_free 3") == "You do not control Kaysia Vasidis."
    t.state.used |= WAIVED
    assert t.hold("A", "18").because("lab_free 3") == "You have built something for nothing in this turn already."


@rule("MS-LAB-03")
def test_who_points_at_the_space_is_told_where_the_labs_are() -> None:
    t = begin().scout("A", "1a1").give("A", "A A A yellow yellow").turn("A").act("move a5", "go 1a1")
    assert (t.why("go 1a1"), t.because("go 1a2")) == ("MS-LAB-03", "")
    assert t.because("go 1a1") == "Your labs are on your player board: choose there which one you drop here."


@rule("MS-C07-01", "MS-BON-13")
def test_an_additional_lab_costs_an_own_cube_more_with_commander_07() -> None:
    t = begin().hold("A", "07").scout("A", "1a1").give("A", "A A A yellow yellow").turn("A")
    t.act("move a5", "go 1a1", "lab 1")
    while t.step() != "ExtraLab":
        t.do(t.offer()[0])
    t.give("A", "A")
    assert t.why("lab 3") == "MS-BON-13"
    assert t.because("lab 3") == "It costs 2 blue (A); you have 1 blue (A), and no exchange makes up for it."


@rule("MS-SPL-07", "MS-STA-09")
def test_a_research_area_that_two_players_do_not_have() -> None:
    t = set_up().until("StartingResearch").do("level red")
    assert (t.why("level turquoise"), t.why("level red")) == ("MS-SPL-07", "MS-STA-09")


@rule("MS-SET-18")
def test_a_column_that_two_players_do_not_have() -> None:
    spaces = {panel["bonus"]: panel["panel"] for panel in begin().view()["panel"]}
    t = begin().turn("A").act(f"gain {spaces['crew']}")
    assert t.step() == "AddCrew"
    assert (t.why("add e"), t.why("post e3")) == ("MS-SET-18", "MS-SET-18")


@rule("MS-C12-01")
def test_a_marker_that_is_not_the_lowest() -> None:
    t = begin().hold("A", "12").levels("A", red=2, green=0, blue=0).turn("A").act("gain a5")
    assert (t.step(), t.why("level red")) == ("ChooseLowest", "MS-C12-01")
    assert t.because("level red") == "Your red marker is not your lowest one."


@rule("MS-C16-01", "MS-ACT-08")
def test_a_used_space_that_commander_16_may_use_is_too_dear_only() -> None:
    t = begin().lower("a1").hold("A", "16").give("A", "").turn("A")
    assert (t.why("gain a1"), t.why("move a1")) == (None, "MS-ACT-08")
    assert t.because("move a1").startswith("It costs ")
