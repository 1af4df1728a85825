"""Positions of Magnastorm from a few parts."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from tests.table.kit import refused


def filled(**parts: Any) -> dict[str, Any]:
    return ct.position(ct.game("magnastorm", players=2, first="A"), **parts)


def test_reputation_is_a_number() -> None:
    data = filled(seats={"A": {"reputation": 11}}, stations={"12o": "A"}, fulfilled={"sector_1": "A"}, round=3)
    lines = data["seats"][0]["reputation"]
    assert sum(lines.values()) == 11 and lines["stations"] == 2 and lines["objectives"] > 0
    assert filled(seats={"B": {"reputation": 60}})["ending"]


def test_cubes_come_from_the_supply_and_pieces_from_the_player_boards() -> None:
    data = filled(seats={"A": {"cubes": "yellow yellow A A A"}}, labs={"1d1": "A A"}, stations={"12o": "A"})
    assert data["supply"] == {"A": 19, "B": 20, "yellow": 20}
    assert (data["seats"][0]["labs"][0], data["seats"][0]["dishes"]) == (3, [2, 3])


def test_crew_that_is_not_named_stands_on_the_other_panel() -> None:
    data = filled(upper={"a1": "yellow A", "b1": ["B"]})
    assert sum(crew.count("yellow") for crew in data["lower"].values()) == 11
    assert [seat["crew"] for seat in data["seats"]] == [4, 4]


def test_commanders_by_their_places_and_holders_by_commander() -> None:
    data = filled(commanders={"b": "03", "red": "14"}, holders={"03": "A", "14": 1})
    assert (data["commanders"][0], data["commanders"][4]) == ("03", "14")
    assert (data["holders"][0], data["holders"][4]) == ("A", "B")


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"seats": {"A": {"reputation": 1}}, "stations": {"12o": "A"}}, "A has 2 reputation from stations"),
        ({"seats": {"A": {"cubes": {"A": 40}}}}, "There are 43 A cubes; it must be 25"),
        ({"holders": {"18": "A"}}, "Commander '18' is not on the table"),
        ({"commanders": {"z": "03"}}, "they are b, c, d, e, red"),
        ({"fulfilled": {"sector_9": "A"}}, "is not one of the objectives"),
        ({"ask": "ChooseCrew"}, "does not have the numbers that the step needs"),
        ({"turn": "B", "cycle": ["A"]}, "does not have B"),
    ],
)
def test_what_cannot_be(parts: dict[str, Any], words: str) -> None:
    with refused(ct.Corrupt, words):
        filled(**parts)
