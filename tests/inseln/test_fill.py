"""Positions of Die Inseln im Nebel from a few parts."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from tests.table.kit import refused


def filled(**parts: Any) -> dict[str, Any]:
    return ct.position(ct.game("inseln", players=2, first="A"), **parts)


def test_a_tile_by_its_face_is_any_that_is_left() -> None:
    island = filled(islands={"A": {"tiles": {"d5": "forest", "d4": "forest3"}, "energy": 5}})["islands"][0]
    assert island["tiles"]["d5"].startswith("forest") and island["tiles"]["d4"] == "forest3" and island["energy"] == 5


def test_what_is_named_on_an_island_does_not_lie_on_a_cloud() -> None:
    lying = filled()["clouds"][0][0]
    assert all(lying not in cloud for cloud in filled(islands={"A": {"oculars": [lying]}})["clouds"])


@pytest.mark.parametrize("ask", ["Fly", "TakeCloud 0 0", "PlaceTile", "RollDice", "Reroll", "BonusTile", "DrawTile"])
def test_the_pending_question_by_its_name(ask: str) -> None:
    match = ct.Match(
        ct.game("inseln", first="A"), position=ct.position(ct.game("inseln", first="A"), turn="B", ask=ask)
    )
    question = match.question()
    assert question and question.step == ask.split()[0]


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ({"islands": {"A": {"oculars": ["forest"] * 9}}}, "A has 9 tiles on 5 oculars"),
        ({"islands": {"A": {"tiles": {"e5": "forest"}}}}, "A's yard is covered"),
        ({"islands": {"A": {"tiles": {"d5": "tree"}}}}, "'tree' is not a tile"),
        ({"ask": "KeepTile"}, "is not one of a game"),
        ({"ask": "RollDice 1"}, "needs no words"),
        ({"round": 99}, "the game ends with round 40"),
    ],
)
def test_what_cannot_be(parts: dict[str, Any], words: str) -> None:
    with refused(ct.Corrupt, words):
        filled(**parts)
