"""What people keep from game to game: its file, and what a rematch begins with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.table.collection import (
    MOST_BYTES,
    Collection,
    collections,
    load_collection,
    parse_collection,
)
from cloudtop.table.series import sequel
from tests.pebbles import ENTRY, Pebbles
from tests.table.kit import finished, refused

GOOD = {"cloudtop": "collection", "version": 1, "game": "pebbles", "owner": "Ada", "cards": ["A1", "A2"]}


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)


def over(treasures: dict[str, list[str]] | None = None) -> ct.Match:
    return ct.Match(Pebbles(2, treasures), ["random", "random"], names=["Ada", "Ben"]).play()


def test_a_file_is_what_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "ada.json"
    Collection("pebbles", "Ada Ångström", ["A1"]).save(path)
    found = load_collection(path, "pebbles", "nobody")
    assert (found.game, found.owner, found.cards) == ("pebbles", "Ada Ångström", ["A1"])
    assert [child.name for child in tmp_path.iterdir()] == ["ada.json"]


def test_the_file_says_what_it_is() -> None:
    assert json.loads(Collection("pebbles", "Ada", ["A1", "A2"]).text()) == GOOD


def test_a_missing_file_is_an_empty_collection(tmp_path: Path) -> None:
    found = load_collection(tmp_path / "new.json", "pebbles", "Ada")
    assert (found.owner, found.cards) == ("Ada", [])


def test_no_card_is_added_twice() -> None:
    mine = Collection("pebbles", "Ada", ["A1"])
    mine.add(["A1", "A2"])
    assert mine.cards == ["A1", "A2"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"cloudtop": "record"}, "This is not a collection"),
        ({"version": 2}, "is of version 2; this is version 1"),
        ({"game": "cloudcity"}, "is of the game 'cloudcity', not of Pebbles"),
        ({"owner": 7}, "is not complete"),
        ({"cards": "A1"}, "is not complete"),
        ({"cards": ["A1", 2]}, "is not complete"),
    ],
)
def test_a_file_that_says_something_else(changes: dict[str, Any], words: str) -> None:
    with refused(ct.Mistake, words):
        parse_collection(json.dumps({**GOOD, **changes}), "pebbles")


@pytest.mark.parametrize("text", ["", "[]", "7", "cloudtop record 1", "[" * 100_000])
def test_a_file_that_is_no_collection(text: str) -> None:
    with refused(ct.Mistake, "This is not a collection"):
        parse_collection(text, "pebbles")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    (tmp_path / "large").write_bytes(b" " * (MOST_BYTES + 1))
    for name, words in [
        ("picture", "it is not text"),
        ("large", "is too large"),
        (".", "cannot be read"),
        ("no/x", "cannot be read"),
    ]:
        with refused(ct.Mistake, words):
            load_collection(tmp_path / name, "pebbles", "Ada")


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with refused(ct.Mistake, "cannot be written"):
        Collection("pebbles", "Ada", []).save(tmp_path / "no" / "ada.json")


def test_everybody_owns_what_the_game_has_left() -> None:
    match = over({"A": ["A1"]})
    assert [(c.owner, c.cards) for c in collections(match)] == [
        ("Ada", ["A1", "A2"]),
        ("Ben", ["B1"]),
    ]


def test_a_rematch_begins_with_what_has_grown() -> None:
    match = over({"A": ["A1"]})
    assert sequel(match) == {"players": 2, "treasures": {"A": ["A1", "A2"], "B": ["B1"]}}


def test_most_games_leave_nothing() -> None:
    match = finished()
    assert sequel(match) == match.game.options
    with refused(ct.Mistake, "Cloud City leaves nothing to collect"):
        collections(match)
