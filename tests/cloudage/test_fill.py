"""Positions of CloudAge from a few parts."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from tests.cloudage.positions import dumped, lying
from tests.kit.packs import frozen_game
from tests.table.kit import refused


def filled(**parts: Any) -> dict[str, Any]:
    return ct.position(frozen_game("cloudage", players=2, scenario=2, first="A"), **parts)


def test_cards_that_nobody_has_are_the_pile() -> None:
    seats = {"A": {"hand": ["wreck", "wreck", "parrot A"], "played": "wreck"}, "B": {"played": {"mechanic": 2}}}
    data = filled(seats=seats, discard="archive archive")
    assert data["seats"][0]["hand"] == ["wreck A", "wreck A", "parrot A"]
    assert "wreck" not in data["pile"] and "archive" not in data["pile"] and data["pile"]["mechanic"] == 1
    assert len(data["seats"][1]["hand"]) == 5 and "wreck B" not in data["seats"][1]["hand"]


def test_tiles_that_nobody_has_are_in_the_bag() -> None:
    data = filled(seats={"A": {"tiles": "green wilted_a"}, "B": {"tiles": {"wilted_a": 5}}}, plants={"1a1": "green"})
    assert data["bag"] == {"green": 20, "wilted_b": 6, "wilted_c": 6}


def test_missions_that_nobody_has_are_the_pile() -> None:
    data = filled(seats={"B": {"missions": ["m01"]}})
    assert data["seats"][1]["missions"] == ["m01"] and data["seats"][0]["missions"] != ["m01"]
    assert len(data["missions"]) == 10


def test_points_are_a_number_or_lines() -> None:
    data = filled(seats=[{"points": 7}, {"points": {"fights": 3, "spent": -1}}])
    assert [seat["points"] for seat in data["seats"]] == [{"effects": 7}, {"fights": 3, "spent": -1}]
    assert filled(seats={"A": {"points": -2}})["seats"][0]["points"] == {"spent": -2}


def test_city_cards_follow_from_navigation_cards_and_sleeves() -> None:
    data = filled(seats={"A": {"deck": "0 1 1 1 2 2 3", "spent": "4 3"}})
    assert (data["left"], len(data["unseen"])) == ([7, 7, 8], 37)
    data = filled(left=[0, 8, 5])
    assert (data["left"], len(data["unseen"]), data["sights"][0]) == ([0, 8, 5], 28, 0)
    assert filled(city_cards=["c01", "c02"])["left"] == [7, 7, 8]


def test_the_round_says_who_begins_and_which_side_of_the_scenario_card_is_up() -> None:
    assert [(filled(round=n)["first"], filled(round=n)["turned"]) for n in (1, 2, 3)] == [
        ("A", False),
        ("B", False),
        ("A", True),
    ]


@pytest.mark.parametrize(
    ("ask", "step", "offer"),
    [
        ("CityAction", "CityAction", "collect 1-energy"),
        ("BuildAction", "BuildAction", "take energy"),
        ("BuildAction 1", "BuildAction", "take energy"),
        ("ChooseTiles 2", "ChooseTiles", "pick green"),
        ("Fly", "Fly", "land"),
        ("Fight", "Fight", "stop"),
        ("BookAction", "BookAction", "book"),
        ("Produce", "Produce", "produce 0"),
        ("LowerCard", "LowerCard", "take energy"),
        ("FinalProduction", "Produce", "produce 0"),
    ],
)
def test_the_pending_question_by_its_name(ask: str, step: str, offer: str) -> None:
    seat = {"resources": "energy water water water", "tiles": "green", "place": "1c1"}
    lower = {"lower": 1} if ask == "LowerCard" else {}
    rounds = 8 if ask == "FinalProduction" else 3
    table = lying(seats={"A": seat | lower}, ask=ask, turn="A", round=rounds)
    assert table.step() == step and 0 in table.state.waiting()
    assert offer in [table.game.vocabulary.text(action) for action in table.state.options("A")]


def test_alone_the_solo_board_asks_before_the_city() -> None:
    table = lying({"players": 1, "scenario": 1}, ask="SoloBoard", seats={"A": {"hand": ["wreck"]}})
    assert (table.step(), dumped(table)["agenda"][-3:]) == ("SoloBoard", ["CityAction 0", "EndSolo", "SoloBoard 0"])


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"seats": {"A": {"hand": ["wreck"] * 4}}}, "There are 4 project cards wreck; this game has 3"),
        ({"seats": {"A": {"tiles": {"wilted_a": 7}}}}, "There are 7 new growth tiles wilted_a; it must be 6"),
        ({"seats": {"A": {"missions": ["m01"]}, "B": {"missions": ["m01"]}}}, "The mission card m01 is there 2 times"),
        ({"seats": {"A": {"markers": "whika whika"}}}, "A has 2 markers in cities; by now it can be 1"),
        ({"seats": {"A": {"colour": "red"}}}, "This is not a position of CloudAge"),
        ({"ask": "Dance"}, "'Dance' cannot be asked in a turn; what can be asked is CityAction"),
        ({"ask": "Fly 3"}, "needs no words"),
        ({"ask": "BuildAction many"}, "may have one number after it"),
        ({"ask": "SoloBoard"}, "is not one of a game"),
        ({"ask": "BookAction", "round": 2}, "is not one of a game"),
        ({"turn": "C"}, "the seats are A, B"),
        ({"first": "B"}, "The start player of round 1 is A, not B"),
        ({"left": [1, 2, 9]}, "The sleeve of sector 3 has 9 cards"),
        ({"sleeves": [1, 2]}, "'sleeves' has 3 numbers"),
        ({"round": 12}, "This cannot be round 12"),
        ({"city_cards": ["c01"] * 30}, "city cards have been seen"),
    ],
)
def test_what_cannot_be(parts: dict[str, Any], words: str) -> None:
    with refused(ct.Mistake, words):
        filled(**parts)
