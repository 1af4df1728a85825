"""Playing in the terminal with collections: they are brought as files, and grow."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import cloudtop as ct
from cloudtop.cli import play as sitting
from cloudtop.cli import start
from cloudtop.cli.app import app
from cloudtop.table.collection import Collection, load_collection
from tests.pebbles import ENTRY
from tests.table.kit import check_sentence

COMMANDS = [start.play]  # importing it registers it


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pebbles, which has no painter: a bot plays for the person."""
    monkeypatch.setitem(ct.GAMES, "pebbles", ENTRY)
    monkeypatch.setattr(sitting, "run", play_out)
    monkeypatch.chdir(tmp_path)


def play_out(match: ct.Match, console: object, read: object, save: Path, hint: object) -> None:
    match.players = [ct.bots.random()] * match.game.seats
    match.play().record().save(save)


def leave(match: ct.Match, console: object, read: object, save: Path, hint: object) -> None:
    match.play().record().save(save)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["play", *words])


def cards(name: str) -> list[str]:
    return load_collection(Path(name), "pebbles", "").cards


def refusal(*words: str) -> str:
    error = run(*words).exception
    assert isinstance(error, ct.Mistake)
    check_sentence(error)
    return str(error)


def test_a_missing_file_starts_a_collection() -> None:
    shown = run("pebbles", "--collection", "A=ada.json")
    assert shown.exit_code == 0 and "ada.json now holds one card." in shown.stdout
    assert cards("ada.json") == ["A1"]


def test_collections_grow_from_game_to_game() -> None:
    Collection("pebbles", "Ben", ["B1", "B2"]).save(Path("ben.json"))
    for _ in range(2):
        assert run("pebbles", "-c", "A=ada.json", "-c", "B=ben.json").exit_code == 0
    assert (cards("ada.json"), cards("ben.json")) == (["A1", "A2"], ["B1", "B2", "B3", "B4"])
    assert json.loads(Path("ben.json").read_text("utf-8"))["owner"] == "Ben"


def test_who_leaves_takes_home_what_was_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    Collection("pebbles", "Ada", ["A1"]).save(Path("ada.json"))
    with monkeypatch.context() as left:
        left.setattr(sitting, "run", leave)
        assert run("pebbles", "-c", "A=ada.json", "--save", "evening.ctr").exit_code == 0
    assert cards("ada.json") == ["A1"]
    assert run("--resume", "evening.ctr", "-c", "A=ada.json").exit_code == 0
    assert cards("ada.json") == ["A1", "A2"]


def test_nothing_is_lost_that_came_into_the_file_meanwhile() -> None:
    run("pebbles", "--save", "evening.ctr")
    Collection("pebbles", "Ada", ["Z9"]).save(Path("ada.json"))
    run("--resume", "evening.ctr", "-c", "A=ada.json")
    assert cards("ada.json") == ["Z9", "A1"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["pebbles", "-c", "ada.json"], "write SEAT=FILE"),
        (["pebbles", "-c", "Z=ada.json"], "write SEAT=FILE"),
        (["pebbles", "-c", "A="], "write SEAT=FILE"),
        (["pebbles", "-c", "A=a.json", "-c", "A=b.json"], "one too many"),
        (["pebbles", "-c", "A=a.json", "-c", "B=a.json"], "one too many"),
        (["pebbles", "-c", "C=a.json"], "There is no seat C in this game; the seats are A, B"),
        (["pebbles", "-c", "A=no/a.json"], "cannot be read"),
        (["cloudcity", "-c", "A=a.json"], "Cloud City leaves nothing to collect"),
    ],
)
def test_what_cannot_be_brought(words: list[str], said: str) -> None:
    assert said in refusal(*words)
    assert list(Path().glob("*.json")) == list(Path().glob("*.ctr")) == []


def test_a_file_that_is_no_collection_is_left_alone() -> None:
    Path("list.json").write_text("[]")
    assert "This is not a collection" in refusal("pebbles", "-c", "A=list.json")
    assert Path("list.json").read_text() == "[]"


# --- series ---


def test_a_series_goes_on_where_its_file_says() -> None:
    shown = run("pebbles", "--series", "evening.json")
    assert shown.exit_code == 0 and "One game of this series is played" in shown.stdout
    assert run("pebbles", "--series", "evening.json").exit_code == 0
    series = ct.open_series("evening.json")
    assert series.games == 2 and series.options["treasures"] == {"A": ["A1", "A2"], "B": ["B1", "B2"]}


def test_who_leaves_does_not_change_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    run("pebbles", "--series", "evening.json")
    with monkeypatch.context() as left:
        left.setattr(sitting, "run", leave)
        assert run("pebbles", "--series", "evening.json").exit_code == 0
    assert ct.open_series("evening.json").games == 1


@pytest.mark.parametrize("words", [["-c", "A=ada.json"], ["--set", "players=3"]])
def test_a_series_says_itself_how_it_goes_on(words: list[str]) -> None:
    run("pebbles", "--series", "evening.json")
    assert "A series says itself how its next game begins" in refusal("pebbles", "--series", "evening.json", *words)


def test_a_file_that_is_no_series_is_left_alone() -> None:
    Path("letter.txt").write_text("Dear Ada", "utf-8")
    assert "This is not a series" in refusal("pebbles", "--series", "letter.txt")
    assert Path("letter.txt").read_text("utf-8") == "Dear Ada"
