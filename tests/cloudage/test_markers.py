"""Markers: from the round track to the city, and what lies below them."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule


def land(t: Table, number: int, space: str = "2a5") -> Table:
    """A lands in a city in this round, by default where nobody fights."""
    return t.round(number).at("A", space).give("A", energy=0, metal=0).fly("A", 0).do("land")


@rule("CA-MRK-01", "CA-RND-03", "CA-BRD-03")
def test_the_leftmost_marker_goes_to_the_city() -> None:
    t = begin().round(3).at("A", "2a5").fly("A", 0)
    assert t.board("A")["track"] == ["", "", *["marker"] * 6]
    assert t.do("land").board("A")["track"] == ["", "", "", *["marker"] * 5]
    assert t.markers("A") == {"ruin_south": 1}


@rule("CA-MRK-01", "CA-RND-03")
def test_everybody_moves_one_marker_in_a_round() -> None:
    t = begin().at("A", "2a5").at("B", "1c1").marker("B", "ashbourne").ask("MovementPhase").do("land")
    assert (t.board("A")["track"].count("marker"), t.board("B")["track"].count("marker")) == (7, 8)
    t.do("land")
    assert (t.board("A")["track"].count("marker"), t.board("B")["track"].count("marker")) == (7, 7)


@rule("CA-MRK-01")
def test_the_marker_lies_in_the_city_not_on_a_space() -> None:
    t = land(begin(), 1, "1c3").do("stop")
    assert t.city("borderville")["markers"] == {"A": 1}


@rule("CA-MRK-02")
@pytest.mark.parametrize("combat", [0, 2])
def test_a_marker_is_put_down_won_or_lost(combat: int) -> None:
    t = land(begin().upgrades("A", combat=combat), 1, "1c1").do("stop")
    assert (t.markers("A"), t.count("A", "points")) == ({"ashbourne": 1}, combat)


@rule("CA-MRK-02", "CA-MRK-04")
def test_a_marker_is_put_down_in_a_city_already_marked() -> None:
    assert land(begin().marker("A", "ashbourne"), 1, "1c1").markers("A") == {"ashbourne": 2}


@rule("CA-MRK-03", "CA-BRD-03")
@pytest.mark.parametrize(
    ("scenario", "players", "number", "energy", "metal"),
    [(2, 2, 1, 2, 0), (2, 2, 2, 3, 0), (2, 2, 3, 2, 0), (2, 2, 4, 2, 1), (2, 2, 6, 3, 0), (2, 4, 1, 3, 0), (2, 4, 3, 2, 1),
     (1, 2, 1, 3, 0), (1, 2, 3, 2, 1), (1, 2, 5, 3, 0), (1, 4, 2, 2, 1), (1, 4, 4, 3, 0)],
)  # fmt: skip
def test_what_the_marker_covered_is_received(scenario: int, players: int, number: int, energy: int, metal: int) -> None:
    """Both sides cover 1 energy on space 2, 1 metal on 4, 1 energy on 6; the panel brings 2 energy."""
    t = land(begin(players, scenario), number)
    assert (t.count("A", "energy"), t.count("A", "metal")) == (energy, metal)


@rule("CA-MRK-05")
def test_what_the_marker_covered_comes_after_the_fight() -> None:
    t = land(begin(), 2, "1c1")
    t.give("A", energy=0)
    assert (t.step(), t.offer()) == ("Fight", ["stop"])
    assert t.do("stop").count("A", "energy") == 1


@rule("CA-MRK-06", "CA-SS-11")
def test_spaces_without_a_marker_give_nothing() -> None:
    """With 4 players the short game leaves spaces 1 and 2 empty; the energy of space 2 is for nobody."""
    t = begin(4, 1)
    assert t.count("A", "energy") == 2
    assert land(t, 1).count("A", "energy") == 2


@rule("CA-MRK-04", "CA-CBT-17")
def test_a_city_may_be_visited_again() -> None:
    t = land(begin(), 1, "1c1").do("stop")
    t = land(t, 3, "1c1")
    assert (t.markers("A"), t.step()) == ({"ashbourne": 2}, "")


@rule("CA-MRK-01")
def test_a_marker_for_nobody_goes_back_to_the_box() -> None:
    t = begin().round(4).give("A", metal=0).fly("A", 0).do("land")
    assert (t.markers("A"), t.count("A", "metal")) == ({}, 1)
    assert t.board("A")["track"].count("marker") == 4


@rule("CA-MRK-03", "CA-RND-05")
def test_the_last_marker_uncovers_nothing_and_the_round_goes_on() -> None:
    t = land(begin(), 8).ask("ActionPhase 0", "Round 9")
    assert (t.board("A")["track"], t.count("A", "energy"), t.count("A", "metal")) == ([""] * 8, 2, 0)
    assert t.view()["phase"] == "action"
