"""A campaign as a value and as a file: it goes on chapter by chapter, and only one that can have been played is taken."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.table.campaign import MOST_BYTES, campaign_of, parse_campaign
from tests.cloudage.log_books import before
from tests.kit import rule
from tests.table.kit import finished, refused

Change = Callable[[dict[str, Any]], object]


def played(game: ct.Game, seed: int = 1) -> ct.Match:
    return ct.Match(game, ["random"] * game.seats, seed).play()


@cache
def two_chapters() -> ct.Campaign:
    campaign = ct.Campaign.new("cloudage", ["Ada", "Ben"], edition="v1")
    for seed in (1, 2):
        campaign = campaign.after(played(campaign.game(), seed))
    return campaign


# --- a value ---


def test_a_new_campaign_begins_with_its_first_chapter() -> None:
    campaign = ct.Campaign.new("cloudage", edition="v1", players=3)
    assert (campaign.names, campaign.played, campaign.over) == (["Player 1", "Player 2", "Player 3"], 0, False)
    assert (campaign.standing.chapter, campaign.standing.stars) == ("1", [0, 0, 0])
    assert campaign.game().options["campaign"] == []


def test_a_chapter_makes_another_campaign_and_leaves_this_one() -> None:
    begun = ct.Campaign.new("cloudage", edition="v1")
    after = begun.after(played(begun.game()))
    assert (begun.played, after.played, after.standing.chapter) == (0, 1, "2")
    assert repr(begun) == "Campaign('cloudage', chapter='1', stars=[0, 0])"


def test_the_standing_tells_what_has_been() -> None:
    standing = two_chapters().standing
    assert (standing.chapter, standing.part, standing.over, standing.winners) == ("3", "part-20", False, [])
    assert [chapter.chapter for chapter in standing.log] == ["1", "2"]
    assert len(standing.decided) == 2 and standing.facts["d3"] == 0
    assert {"project/wreck"} <= set(standing.active) and any(name.startswith("legacy/") for name in standing.active)


def test_every_chapter_keeps_its_record() -> None:
    campaign = two_chapters()
    again = ct.resume(campaign.record(2))
    assert again.over and again.game.options["campaign"] == campaign.options["campaign"][:1]
    for chapter in (0, 3):
        with refused(ct.Mistake, f"There is no record of a chapter {chapter}; 2 have been played."):
            campaign.record(chapter)


def test_another_way_branches_off_after_any_chapter() -> None:
    campaign = two_chapters()
    branch = campaign.branch(1)
    assert (branch.played, branch.standing.chapter, len(branch.records)) == (1, "2", 1)
    other = branch.after(played(branch.game(), 9))
    assert other.played == 2 and other.options["campaign"][0] == campaign.options["campaign"][0]
    for chapters in (-1, 3):
        with refused(ct.Mistake, "A campaign of 2 chapters goes on after 0 to 2 of them."):
            campaign.branch(chapters)


def test_only_the_next_chapter_goes_on() -> None:
    campaign = two_chapters()
    for match in (played(campaign.branch(1).game()), finished()):
        with refused(ct.Mistake, "This game is not the next chapter of the campaign."):
            campaign.after(match)
    with refused(ct.Mistake, "known when it is over"):
        campaign.after(ct.Match(campaign.game()))


def test_a_finished_chapter_leads_to_a_campaign() -> None:
    begun = ct.Campaign.new("cloudage", edition="v1")
    match = played(begun.game())
    assert (
        campaign_of(match, []).text()
        == ct.Campaign("cloudage", begun.after(match).options, match.names, [match.record().text()]).text()
    )


@rule("CA-CAM-09")
def test_after_its_last_chapter_it_is_over() -> None:
    campaign = ct.Campaign.new("cloudage", players=1)
    while not campaign.over:
        campaign = campaign.after(played(campaign.game()))
    assert (campaign.played, campaign.standing.chapter) == (7, None)
    with refused(ct.BadOptions, "This campaign is over", "CA-CAM-09"):
        campaign.game()


def test_what_cannot_be_begun() -> None:
    with refused(ct.Mistake, "Cloud City has no campaign."):
        ct.Campaign.new("cloudcity")
    with refused(ct.Mistake, "There is no game called 'chess'"):
        ct.Campaign.new("chess")
    with refused(ct.Mistake, "The campaign names 1 players for 2 seats."):
        ct.Campaign.new("cloudage", ["Ada"])
    with refused(ct.BadOptions, "leave out the option 'scenario'"):
        ct.Campaign.new("cloudage", scenario=3)


# --- a file ---


def test_a_saved_campaign_is_opened_again(tmp_path: Path) -> None:
    two_chapters().save(tmp_path / "evening.json")
    again = ct.Campaign.open(tmp_path / "evening.json")
    assert again.text() == two_chapters().text()
    assert again.record(1).text() == two_chapters().record(1).text()


def test_a_campaign_without_records_is_a_campaign() -> None:
    data = json.loads(two_chapters().text()) | {"records": []}
    assert parse_campaign(json.dumps(data)).standing.chapter == "3"
    with refused(ct.Mistake, "There is no record of a chapter 1"):
        parse_campaign(json.dumps(data)).record(1)
    assert parse_campaign(json.dumps(data | {"records": ["", ""]})).played == 2


def log(data: dict[str, Any], chapter: int) -> dict[str, Any]:
    found: dict[str, Any] = data["options"]["campaign"][chapter - 1]
    return found


# What is changed in the file, and words of the sentence that refuses it.
EDITED: list[tuple[Change, str]] = [
    (lambda data: data.update(cloudtop="series"), "This is not a campaign"),
    (lambda data: data.update(version=2), "The campaign is of version 2; this is version 1."),
    (lambda data: data.pop("version"), "The campaign is of version None; this is version 1."),
    (lambda data: data.update(game="chess"), "There is no game called 'chess'"),
    (lambda data: data.update(game="cloudcity"), "Cloud City has no campaign."),
    (lambda data: data.pop("game"), "There is no game called"),
    (lambda data: data.pop("names"), "is not complete"),
    (lambda data: data.update(names=["Ada", 2]), "is not complete"),
    (lambda data: data.update(names=["Ada"]), "names 1 players for 2 seats"),
    (lambda data: data.update(options=[]), "is not complete"),
    (lambda data: data.update(options={}), "have a log book, 'campaign', which is empty at first"),
    (lambda data: data["options"].update(campaign=None), "have a log book, 'campaign', which is empty at first"),
    (lambda data: data["options"].update(campaign=["one", "two"]), "campaign"),
    (lambda data: log(data, 2).update(read="15"), "The option 'campaign' is the list of chapters played so far, empty to begin, not [{"),
    (lambda data: data["options"].update(first="C"), "C"),
    (lambda data: data["options"].update(colour="red"), "'colour' is not an option of CloudAge"),
    (lambda data: data["options"].update(edition="v2"), "The story of chapter 1 cannot go"),
    (lambda data: data["options"].update(players=3), "The log book has 2 players in chapter 1, not 3."),
    (lambda data: log(data, 1).update(read=[11, 16, 14]), "card 11 is followed by 12 or 13"),
    (lambda data: log(data, 2).update(read=[15, 16, 48]), "card 16 is followed by 18 or 19"),
    (lambda data: log(data, 1)["log"][0].update(stars=3), "stars, not 3."),
    (lambda data: log(data, 1)["log"].reverse(), "Record 2 of the campaign is of another game"),
    (lambda data: log(data, 2).update(removed=["L8"]), "The weapon systems ['L8'] cannot have left in chapter 2."),
    (lambda data: data["options"]["campaign"].pop(), "The campaign has 2 records of 1 chapters."),
    (lambda data: data["options"]["campaign"].pop(0), "Chapter 1 comes next in the log book, not '2'."),
    (lambda data: data["records"].pop(), "The campaign has 1 records of 2 chapters."),
    (lambda data: data["records"].reverse(), "Record 1 of the campaign is of another game"),
    (lambda data: data.update(records="none"), "is not complete"),
    (lambda data: data["records"].__setitem__(0, "nothing"), ""),
    (lambda data: data["records"].__setitem__(0, finished().record().text()), "Record 1 of the campaign is of another game"),
    (lambda data: data["records"].__setitem__(1, data["records"][1].replace('"edition":', '"edition": [')), "Record 2"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "words"), EDITED)
def test_an_edited_file_is_refused(change: Change, words: str) -> None:
    data = copy.deepcopy(json.loads(two_chapters().text()))
    change(data)
    with refused(ct.Mistake, words):
        parse_campaign(json.dumps(data))


@pytest.mark.parametrize(
    ("name", "option", "value", "words"),
    [
        ("v1-2", "boards", "2B-3A-4A", "Chapter 2 is played on 2A-3A-4A."),
        ("v1-5b", "boards", "2B-3A-4A", "Chapter 5b is played on 2A-3A-4A."),
        ("v2-4b", "first", "B", "Chapter 4b is begun by the last of the game before."),
    ],
)
def test_a_file_whose_next_chapter_cannot_begin_is_refused(name: str, option: str, value: str, words: str) -> None:
    options = {"players": 2, "edition": name[:2], "campaign": before(name)}
    data = {"cloudtop": "campaign", "version": 1, "game": "cloudage", "names": ["Ada", "Ben"], "records": []}
    assert parse_campaign(json.dumps(data | {"options": options})).standing.chapter == name[3:]
    with refused(ct.Mistake, words):
        parse_campaign(json.dumps(data | {"options": options | {option: value}}))


def test_a_refusal_does_not_repeat_the_whole_log_book() -> None:
    data = json.loads(two_chapters().text())
    log(data, 2)["log"][0]["points"] = 75.5
    with pytest.raises(ct.Mistake) as found:
        parse_campaign(json.dumps(data))
    assert len(str(found.value)) < 200


@pytest.mark.parametrize("part", [0, 0.1, 0.5, 0.99])
def test_a_file_that_was_cut_off_is_refused(part: float) -> None:
    text = two_chapters().text()
    with refused(ct.Mistake, "This is not a campaign: its file is JSON"):
        parse_campaign(text[: int(len(text) * part)])


@pytest.mark.parametrize("text", ["[]", "7", "null", "[" * 100_000, '{"cloudtop": "campaign"'])
def test_rubbish_is_refused(text: str) -> None:
    with refused(ct.Mistake, "This is not a campaign: its file is JSON"):
        parse_campaign(text)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "large").write_text(" " * (MOST_BYTES + 1))
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    for name, words in [
        ("none", "cannot be read"),
        ("large", "is too large"),
        ("picture", "is not text"),
        ("", "cannot be read"),
    ]:
        with refused(ct.Mistake, words):
            ct.Campaign.open(tmp_path / name)


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    with refused(ct.Mistake, "The campaign cannot be written to"):
        two_chapters().save(tmp_path / "nowhere" / "campaign.json")
    with refused(ct.Mistake, "The campaign cannot be written to"):
        two_chapters().save(tmp_path)
