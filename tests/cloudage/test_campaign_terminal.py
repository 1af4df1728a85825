"""A campaign in the terminal: chapter by chapter, in one file; bots stand in for the person."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import cloudtop as ct
from cloudtop.cli import play as sitting
from cloudtop.cli import start
from cloudtop.cli.app import app
from tests.table.kit import check_sentence

COMMANDS = [start.play]  # importing it registers it
FILE = "evening.json"
CHAPTER = f"{FILE}.ctr"  # the one that is being played


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting, "run", play_out)
    monkeypatch.chdir(tmp_path)


def play_out(match: ct.Match, console: object, read: object, save: Path, hint: object) -> None:
    match.players = [ct.bots.random()] * match.game.seats
    match.play()


def leave(match: ct.Match, console: object, read: object, save: Path, hint: object) -> None:
    """A few moves, then the game is kept, as the terminal does it when somebody leaves."""
    for _ in range(5):
        match.play()
        seat = match.waiting()[0]
        match.do(match.offer(seat)[0], seat)
    match.record().save(save)


def run(*words: str, typed: str = "n\n") -> Result:
    return CliRunner().invoke(app, ["play", "cloudage", "--campaign", FILE, *words], input=typed)


def refusal(*words: str) -> str:
    error = run(*words).exception
    assert isinstance(error, ct.Mistake)
    check_sentence(error)
    return str(error)


def test_a_campaign_begins_with_the_options_that_are_given() -> None:
    shown = run("--set", "edition=v1", "--players", "3", "--against", "greedy,random")
    assert (
        shown.exit_code == 0
        and f"Chapter 1 is in the log book; {FILE} keeps the campaign and this game." in shown.stdout
    )
    campaign = ct.Campaign.open(FILE)
    assert (campaign.played, campaign.options["edition"], campaign.names) == (1, "v1", ["person", "greedy", "random"])


def test_the_next_chapter_is_asked_for() -> None:
    shown = run("--set", "edition=v1", typed="\nn\n")
    assert "Chapter 2, “The Fork”: play on now?" in " ".join(shown.stdout.split())
    assert f"{FILE} goes on with chapter 3 another day." in shown.stdout
    assert ct.Campaign.open(FILE).played == 2


def test_a_campaign_goes_on_where_its_file_says() -> None:
    run("--set", "edition=v1")
    run()
    assert ct.Campaign.open(FILE).played == 2 and ct.Campaign.open(FILE).names == ["person", "greedy"]


def test_who_leaves_a_chapter_goes_on_there(monkeypatch: pytest.MonkeyPatch) -> None:
    run("--set", "edition=v1")
    kept = Path(FILE).read_text("utf-8")
    monkeypatch.setattr(sitting, "run", leave)
    assert f"Chapter 2 goes on where you left it: {CHAPTER} belongs to {FILE}." in run().stdout
    left = Path(CHAPTER).read_text("utf-8")
    assert Path(FILE).read_text("utf-8") == kept
    monkeypatch.setattr(sitting, "run", play_out)
    run()
    moves = left.partition("state:")[0].removesuffix("---\n")
    assert ct.Campaign.open(FILE).records[1].startswith(moves) and not Path(CHAPTER).exists()


def test_a_chapter_in_the_log_book_is_not_played_again() -> None:
    """The power went between the log book and the chapter."""
    run("--set", "edition=v1")
    Path(CHAPTER).write_text(ct.Campaign.open(FILE).records[0], "utf-8")
    run()
    assert ct.Campaign.open(FILE).played == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", f"; move {FILE}.ctr away, and the chapter begins anew."),
        ("rules", f"this is version 2; move {FILE}.ctr away, and the chapter begins anew."),
        ("another", f"{FILE}.ctr is not the chapter that {FILE} goes on with; move it away."),
    ],
)
def test_a_chapter_that_does_not_fit_is_kept(text: str, said: str) -> None:
    run("--set", "edition=v1")
    other = ct.Match(ct.game("cloudage", campaign=[]), seed=1).record().text()
    Path(CHAPTER).write_text(text and (other if text == "another" else other.replace("rules: 2", "rules: 1")), "utf-8")
    written = Path(CHAPTER).read_text("utf-8")
    assert refusal().endswith(said)
    assert Path(CHAPTER).read_text("utf-8") == written and ct.Campaign.open(FILE).played == 1


def test_a_campaign_alone_to_its_end() -> None:
    shown = run("--players", "1", typed="\n" * 7)
    assert shown.exit_code == 0 and ct.Campaign.open(FILE).over
    assert f"The campaign in {FILE} is over." in run().stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--resume", "a.ctr"], "A campaign keeps its games itself"),
        (["--series", "a.json"], "A campaign keeps its games itself"),
        (["--save", "a.ctr"], "A campaign keeps its games itself"),
        (["--set", "scenario=2"], "leave out the option 'scenario'"),
        (["--set", "edition=v3"], "'v3' is not an edition"),
        (["--players", "7"], "players"),
        (["--against", "nobody"], "nobody"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_is_written(words: list[str], said: str) -> None:
    assert said in refusal(*words)
    assert not Path(FILE).exists()


def test_a_campaign_that_is_there_takes_no_settings() -> None:
    run("--set", "edition=v1")
    assert refusal("--set", "edition=v2") == f"{FILE} says itself how its next chapter begins; leave out --set."


@pytest.mark.parametrize("text", ["", "nothing", '{"cloudtop": "series"}'])
def test_a_file_that_is_no_campaign_is_kept_as_it_is(text: str) -> None:
    Path(FILE).write_text(text, "utf-8")
    assert "This is not a campaign" in refusal()
    assert Path(FILE).read_text("utf-8") == text


def test_a_game_without_campaigns_says_so() -> None:
    error = CliRunner().invoke(app, ["play", "cloudcity", "--campaign", FILE]).exception
    assert str(error) == "Cloud City has no campaign."


def test_a_file_that_cannot_be_written_is_said_before_anybody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*given: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(sitting, "run", never)
    words = ["play", "cloudage", "--campaign", "nowhere/evening.json"]
    assert "The campaign cannot be written to nowhere/evening.json" in str(CliRunner().invoke(app, words).exception)


# --- what is kept for later ---


def rules(*words: str) -> str:
    shown = CliRunner().invoke(app, ["rules", *words])
    assert shown.exit_code == 0
    return shown.stdout


def test_the_rulebook_keeps_its_sealed_rules_until_somebody_asks() -> None:
    """CA-LEG-17 is the rule of L14, CA-MOV-08 one of every game."""
    kept, whole = rules("cloudage"), rules("cloudage", "--sealed")
    assert "CA-MOV-08" in kept and "CA-LEG-17" not in kept and "rules are sealed; --sealed shows them." in kept
    assert all(id in whole for id in ct.GAMES["cloudage"].rulebook()) and "are sealed" not in whole
    assert "CA-LEG-17" in rules("CA-LEG-17")


def test_the_check_of_the_box_names_no_card_or_tile_that_waits() -> None:
    shown = CliRunner().invoke(app, ["check", "cloudage"], env={"COLUMNS": "200"})
    tables = {line.split()[0] for line in shown.stdout.splitlines() if " = " in line}
    assert "project" in tables and not {"story", "chapter", "legacy"} & tables
    whole = CliRunner().invoke(app, ["check", "cloudage", "--sealed"], env={"COLUMNS": "200"}).stdout
    assert {"story", "chapter", "legacy"} <= {line.split()[0] for line in whole.splitlines() if " = " in line}


def test_words_are_not_found_in_sealed_rules() -> None:
    assert "CA-LEG-17" not in rules("L14") and "rules are sealed; --sealed shows them." in rules("L14")
    assert "CA-LEG-17" in rules("L14", "--sealed")
