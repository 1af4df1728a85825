"""Games that follow each other: what one leaves to the next, and the file between them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.table.series import MOST_BYTES, parse_series
from tests.pebbles import ENTRY, Pebbles
from tests.table.kit import finished, refused

GOOD = {
    "cloudtop": "series", "version": 1, "game": "pebbles", "games": 1, "names": ["Ada", "Ben"],
    "options": {"players": 2, "treasures": {"A": ["A1"], "B": ["B1"]}},
}  # fmt: skip


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)


def played(game: ct.Game) -> ct.Match:
    return ct.Match(game, ["random", "random"], names=["Ada", "Ben"]).play()


def test_the_file_says_how_the_next_game_begins() -> None:
    assert json.loads(ct.series_of(played(Pebbles(2))).text()) == GOOD


def test_a_series_goes_on_and_on() -> None:
    series = ct.series_of(played(Pebbles(2)))
    for evening in range(3):
        series = series.after(played(series.game()))
    assert series.games == 4 and series.options["treasures"]["B"] == ["B1", "B2", "B3", "B4"]


def test_a_saved_series_is_opened_again(tmp_path: Path) -> None:
    ct.series_of(played(Pebbles(2))).save(tmp_path / "evening.json")
    series = ct.open_series(tmp_path / "evening.json")
    assert (series.names, series.games) == (["Ada", "Ben"], 1)
    assert series.game().options == GOOD["options"]


def test_most_games_leave_nothing_but_their_options() -> None:
    match = finished()
    assert ct.series_of(match).options == match.game.options


def test_a_game_that_is_not_over_has_no_sequel() -> None:
    with refused(ct.Mistake, "known when it is over"):
        ct.series_of(ct.Match(Pebbles(2)))


def test_another_game_is_not_part_of_it() -> None:
    with refused(ct.Mistake, "a series of Pebbles"):
        ct.series_of(played(Pebbles(2))).after(finished())


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"cloudtop": "record"}, "This is not a series"),
        ({"version": 2}, "is of version 2; this is version 1"),
        ({"game": "chess"}, "There is no game called 'chess'"),
        ({"names": ["Ada"]}, "names 1 players for 2 seats"),
        ({"names": "Ada"}, "is not complete"),
        ({"options": []}, "is not complete"),
        ({"games": "many"}, "is not complete"),
    ],
)
def test_a_file_that_is_no_series_is_refused(changes: dict[str, Any], words: str) -> None:
    with refused(ct.Mistake, words):
        parse_series(json.dumps(GOOD | changes))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "large").write_text(" " * (MOST_BYTES + 1))
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    for name, words in [("none", "cannot be read"), ("large", "is too large"), ("picture", "is not text")]:
        with refused(ct.Mistake, words):
            ct.open_series(tmp_path / name)
