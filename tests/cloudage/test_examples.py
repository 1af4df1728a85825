"""The worked examples of producing, navigation cards, movement, books and set-up (CA-EX-01 to CA-EX-16, 28 and 29)."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin, new
from tests.kit import rule


def catalina() -> Table:
    """Her production level is 2 and she has 2 energy."""
    return begin().give("A", energy=2, water=0).level("A", 2).produce()


@rule("CA-PRD-04", "CA-PRD-10")
def test_ex_01_producing_at_level_2() -> None:
    assert catalina().terms("produce 2") == ({"energy": 2}, {"water": 3, "points": 1})
    t = catalina().do("produce 2")
    assert t.has("A") == {**t.has("A"), "energy": 0, "water": 3, "points": 1}


@rule("CA-PRD-05", "CA-PRD-09")
def test_ex_02_producing_at_level_1() -> None:
    t = catalina().do("produce 1")
    assert t.has("A") == {**t.has("A"), "energy": 1, "water": 3, "points": 0}


@rule("CA-PRD-05", "CA-PRD-08")
def test_ex_03_producing_at_level_0() -> None:
    t = catalina().do("produce 0")
    assert t.has("A") == {**t.has("A"), "energy": 1, "water": 2, "points": 0}


@rule("CA-PRD-05", "CA-BRD-02")
def test_ex_04_what_catalina_chooses() -> None:
    """For 1 energy level 1 gives more water than level 0."""
    assert (catalina().terms("produce 1"), catalina().terms("produce 0")) == (
        ({"energy": 1}, {"water": 3}),
        ({"energy": 1}, {"water": 2}),
    )


@rule("CA-PRD-08", "CA-PRD-11")
def test_ex_05_producing_at_the_beginning() -> None:
    t = begin().give("A", energy=1, water=0).produce()
    assert t.offer() == ["skip", "produce 0"]
    assert t.do("produce 0").has("A") == {**t.has("A"), "energy": 0, "water": 2, "points": 0}


@rule("CA-PRD-14", "CA-PRD-15")
def test_ex_06_two_cards_on_the_step_to_level_2_only_once() -> None:
    t = begin().give("A", water=9).hand("A", "cistern", "tailwind_charts", "wreck").level("A", 1).build("A", 2)
    t.do("play cistern", "discard wreck", "project parrot", "project porthole")
    assert (t.cards("A"), t.count("A", "production")) == (["tailwind_charts", "porthole", "parrot"], 2)
    t.do("play tailwind_charts")
    assert (t.count("A", "production"), t.step()) == (3, "")


@rule("CA-PRD-16")
def test_ex_07_above_level_10() -> None:
    t = begin().give("A", water=9).hand("A", "tailwind_charts").level("A", 10).build().do("play tailwind_charts")
    assert (t.count("A", "production"), t.count("A", "points")) == (10, 2)


@rule("CA-NAV-02", "CA-NAV-04")
def test_ex_08_the_lower_of_two_navigation_cards() -> None:
    t = begin().give("A", energy=1).reveal().do("navigation 2", "navigation 3")
    assert t.offer() == ["take energy", "take cards"]
    assert t.terms("take energy") == ({}, {"energy": 2})
    t.do("take energy")
    assert (t.count("A", "energy"), t.deck("A")) == (3, ("0 1 1 1 2", "2 3"))


@rule("CA-NAV-05", "CA-MOV-03")
def test_ex_09_the_higher_of_two_navigation_cards() -> None:
    t = begin().reveal().do("navigation 2", "navigation 3", "take energy").ask("TakeOff 0")
    assert t.view()["movement"] == 3 + 1


@rule("CA-FND-01")
def test_ex_10_a_find_of_two_metal() -> None:
    t = begin().give("A", metal=0).at("A", "1b5").fly("A", 5)
    assert t.do("fly 1a5").count("A", "metal") == 2


@rule("CA-FND-03", "CA-FND-05", "CA-MOV-06", "CA-MOV-07")
@pytest.mark.parametrize(("course", "declared", "energy"), [(6, False, 2), (5, True, 0)])
def test_ex_11_from_borderville_to_beggars_end(course: int, declared: bool, energy: int) -> None:
    """6 movement points without the panel, or with the panel that is declared; 5 are flown."""
    t = begin().give("A", energy=0, metal=0).at("A", "1c2").played("A", "capacitor").fly("A", course)
    t.do("fly 1d3", "fly 1e3", "fly 2a3", "fly 2b3", "project wreck", "project wreck", "project parrot", "fly 2c3")
    assert t.view()["movement"] == (6 if declared else 7) - 5
    t.do(*(["declare"] if declared else []), "land")
    assert t.has("A") == {**t.has("A"), "energy": energy, "metal": 0, "cards": 3, "points": 1}
    assert t.view()["fight"]["need"] == t.city("beggars_end")["value"]


@rule("CA-CBT-03", "CA-MOV-09")
@pytest.mark.parametrize("space", ["1b2", "1c2", "1c3"])
def test_ex_12_borderville_covers_three_spaces(space: str) -> None:
    t = begin().give("A", water=0).upgrades("A", combat=1).at("A", space).fly("A", 0).do("land", "stop")
    assert (t.count("A", "water"), t.markers("A")) == (2, {"borderville": 1})
    assert [s["name"] for s in t.view()["spaces"] if s["city"] == "borderville"] == ["1b2", "1c2", "1c3"]


@rule("CA-MRK-03")
@pytest.mark.parametrize(("number", "metal", "energy"), [(4, 1, 2), (2, 0, 3)])
def test_ex_13_what_the_marker_uncovers(number: int, metal: int, energy: int) -> None:
    t = begin().round(number).give("A", energy=0, metal=0).at("A", "2a5").fly("A", 0).do("land")
    assert (t.count("A", "metal"), t.count("A", "energy")) == (metal, energy)


@rule("CA-BOK-01", "CA-BOK-02")
def test_ex_14_only_the_middle_book_is_active() -> None:
    """Side A has three books; the marker left of the middle one was removed in the last round."""
    t = begin(2, 1).give("A", metal=2).give("B", metal=2).begin_round(5)
    assert (t.view()["book"]["rounds"], t.view()["book"]["active"], t.step()) == ([5, 7], True, "BookAction")
    assert t.board("A")["track"] == [""] * 5 + ["marker"] * 3


@rule("CA-STO-09")
@pytest.mark.parametrize("thing", ["cards", "energy"])
def test_ex_15_a_book_that_costs_two_metal(thing: str) -> None:
    t = begin(2, 1, first="B").give("A", metal=2, energy=0).begin_round(3).do("book", f"take {thing}")
    while t.step() == "DrawProject":
        t.do("project wreck")
    got = {"cards": 0, "energy": 0, thing: 2}
    assert t.has("A") == {**t.has("A"), **got, "metal": 0, "points": 2}


@rule("CA-STO-10", "CA-BOK-07")
@pytest.mark.parametrize(("thing", "more"), [("cards", 3), ("water", 3)])
def test_ex_16_a_book_with_a_fight(thing: str, more: int) -> None:
    t = begin(2, 1, first="A").give("A", energy=0, water=0).give("B", energy=1, water=0)
    t.upgrades("B", combat=4).navigation("B", "2")
    t.state.turned = True
    t.begin_round(5)
    assert t.actor() == "B"
    t.do("book", "draw energy", "navigation 2", "stop", f"take {thing}")
    while t.step() == "DrawProject":
        t.do("project wreck")
    assert (t.count("B", thing), t.count("B", "points"), t.actor()) == (more, 4, "A")
    t.do("book", "stop")
    assert t.has("A") == {**t.has("A"), "water": 0, "cards": 0, "points": 0}


@rule("CA-SS-10", "CA-SS-11")
@pytest.mark.parametrize(("players", "markers"), [(1, 7), (2, 7), (3, 7), (4, 6)])
def test_ex_28_markers_of_the_short_game(players: int, markers: int) -> None:
    assert new(players, 1).board("A")["track"] == [""] * (8 - markers) + ["marker"] * markers


@rule("CA-SET-16", "CA-SET-17")
@pytest.mark.parametrize(("players", "markers"), [(1, 8), (2, 8), (3, 8), (4, 7)])
def test_ex_29_markers_of_the_full_game(players: int, markers: int) -> None:
    assert new(players, 2).board("A")["track"] == [""] * (8 - markers) + ["marker"] * markers
