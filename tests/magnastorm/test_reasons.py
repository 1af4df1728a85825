"""What stands in the way of a refused move: the true rule, and what exactly is missing."""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.kit import rule
from tests.magnastorm.kit import begin


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
    assert t.because(far) == f"{far[3:]} is too far from area 1a: your range is 1 line."
