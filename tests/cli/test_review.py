"""`cloudtop review`: what it prints and writes, and how it fails."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import cloudtop as ct
from cloudtop.cli import review
from cloudtop.cli.app import app, console
from cloudtop.core.errors import Mistake
from cloudtop.games import entry
from tests.table.test_review import late_game, spoilt

REGISTERED = review.review


def run(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in ("review", *words)])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The last moves of a game between two people."""
    match = late_game("cloudcity", 0.92)
    match.names = ["Ada", "Ben"]
    match.record().save(tmp_path / "evening.ctr")
    return tmp_path / "evening.ctr"


def test_it_tells_every_person_what_decisions_cost(record: Path) -> None:
    found = ct.review(ct.open_record(record), ["A", "B"])
    shown = run(record, "--quick", "--workers", 1)
    assert shown.exit_code == 0
    for told in found.seats:
        assert told.name in shown.stdout
        assert entry("cloudcity").text().say("review-choices", {"count": told.decisions}) in shown.stdout
    assert "result" in shown.stdout and ("better" in shown.stdout or "No decision was worse" in shown.stdout)


def test_it_is_written_as_json(record: Path, tmp_path: Path) -> None:
    run(record, "--quick", "--workers", 1, "--seat", "b", "--seed", 3, "--json", tmp_path / "review.json")
    written = json.loads((tmp_path / "review.json").read_text("utf-8"))
    assert [told["seat"] for told in written["seats"]] == ["B"]
    assert written["seed"] == 3 and written["over"]
    assert written["seats"][0]["decisions"] == len(written["seats"][0]["curve"])


def test_a_game_that_is_not_over(record: Path) -> None:
    match = ct.open_record(record)
    match.branch(4).record().save(record)
    assert "as far as it goes" in run(record, "--quick", "--workers", 1).stdout


def test_decisions_are_told_in_words() -> None:
    making, number = spoilt("cloudcity")
    match = making.match
    told = making.result().seats[match.log[number].seat]
    text = entry("cloudcity").text()
    with console.capture() as capture:
        for part in review.account_of(match, text, told):
            console.print(part, width=400)
    shown = capture.get()
    assert told.costliest[0].played == "done" and "Finish your last" in shown
    assert text.say("score-total") not in shown and "walkways" in shown


@pytest.mark.parametrize("change", [("rules: 2", "rules: 9"), ("choose", "chose"), ("cloudtop record", "something")])
def test_what_is_no_record_of_ours_is_refused(record: Path, change: tuple[str, str]) -> None:
    record.write_text(record.read_text("utf-8").replace(*change, 1), "utf-8")
    refused = run(record).exception
    assert isinstance(refused, Mistake) and len(refused.message.splitlines()) == 1


def test_what_is_wrong_with_the_words_is_said(record: Path, tmp_path: Path) -> None:
    for words in ((tmp_path / "none.ctr",), (record, "--seat", "Z"), (record, "--json", tmp_path / "no" / "x.json")):
        assert isinstance(run(*words).exception, Mistake)
