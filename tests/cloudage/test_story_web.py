"""A story at the web table: what was read is there, and nothing of what was not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.web.app import Settings, make_app
from tests.cloudage.chapters import begun, to_the_vote
from tests.kit.packs import frozen
from tests.web.kit import Client, Inside, Made
from tests.web.refusing import refused

SEALED = Path(ct.__file__).parent / "games" / "cloudage" / "text" / "en-sealed.ftl"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with Inside(make_app(Settings(tmp_path))) as inside:
        yield inside


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """CloudAge, with a word of its own in every message of the story, so that any of them is noticed."""
    shelf = ct.GAMES["cloudage"]
    mine = tmp_path / SEALED.name
    ids = re.findall(r"(?m)^([\w-]+) =", SEALED.read_text("utf-8"))
    mine.write_text("".join(f"{id} = read[{id}]\n" for id in ids), "utf-8")
    files = [mine if path.name == SEALED.name else path for path in shelf.words()]
    monkeypatch.setattr(shelf, "words", lambda language="en": files)


def sheet(table: Made) -> Any:
    status, told = table.server.get(f"api/tables/{table.id}/sheet")
    assert status == 200, told
    return told


def heard(table: Made, client: Client) -> str:
    """Every byte that a page gets at this table."""
    site = table.server
    pages = [f"api/tables/{table.id}/sheet", "api/games/cloudage", "api/games"]
    wishes = [{"as": "-"}, {"as": "-", "totals": True}, {"as": "-", "sheet": True}]
    out = [site.request("GET", path)[2].decode() for path in pages]
    out += [json.dumps(site.post(f"api/tables/{table.id}/replay", wish)[1]) for wish in wishes]
    return "".join([*out, json.dumps(client.first), *client.heard])


def test_only_what_was_read_is_sent(site: Inside, marked: None) -> None:
    table = begun(site)
    with table.open("AB") as both:
        found = set(re.findall(r"read\[([\w-]+)\]", heard(table, both)))
    assert found == {"part-11", "part-11-line", "goal-18"}


def test_a_decision_tells_both_choices_and_no_more(site: Inside, marked: None) -> None:
    table = begun(site)
    with table.open("AB") as both:
        to_the_vote(both)
        found = set(re.findall(r"read\[([\w-]+)\]", heard(table, both)))
        assert {"story-11-back", "decision-1", "story-12", "story-13", "story-12-brings", "story-13-brings"} <= found
        assert not {"story-12-title", "story-12-front", "story-13-front"} & found
        for seat in "AB":
            both.act(seat, "vote 12")
        assert "legacy-L4-about" in sheet(table)["text"] and "legacy-L1-about" not in sheet(table)["text"]
        assert {"story-12-title", "story-12-front"} <= set(sheet(table)["said"])
        assert not {"story-13-title", "story-12-back"} & set(sheet(table)["said"])
        now, earlier = ({"as": "-", "sheet": True, "from": at} for at in (both.now["length"], 0))
        told = [set(site.post(f"api/tables/{table.id}/replay", wish)[1]["said"]) for wish in (now, earlier)]
        assert "story-12-front" in told[0] and "story-11-back" not in told[1]


def test_a_choice_can_be_taken_back_until_all_have_chosen(site: Inside) -> None:
    with begun(site).open("AB") as both:
        to_the_vote(both)
        both.act("A", "vote 12")
        assert both.now["faces"]["A"]["view"]["campaign"]["decision"] | {"number": 1} == {
            "number": 1, "choices": [12, 13], "voted": ["A"], "own": 12,
        }  # fmt: skip
        assert both.now["faces"]["B"]["view"]["campaign"]["decision"]["own"] is None
        both.ask("undo", seat="A", seq=both.seq)
        both.act("B", "vote 13")
        both.act("A", "vote 13")
        said = both.ask("undo", seat="A", seq=both.seq)
        assert said["is"] == "error" and "something hidden was revealed" in said["message"]


def test_alone_a_card_cannot_be_unread(site: Inside) -> None:
    with begun(site, "me").open("A") as ada:
        to_the_vote(ada)
        ada.act("A", "vote 12")
        assert ada.ask("undo", seat="A", seq=ada.seq)["is"] == "error"


def test_what_is_not_in_play_is_not_printed(site: Inside) -> None:
    table = begun(site)
    with table.open("AB") as both:
        everything = heard(table, both)
    told = sheet(table)
    rows = {(v["table"], v["row"]) for v in told["content"]["values"]}
    assert {"story", "chapter", "legacy", "project"} <= set(told["content"]["sealed"])
    assert not {"story", "chapter", "legacy"} & {table for table, _ in rows}
    assert ("project", "wreck") in rows and ("project", "sam") not in rows and ("legacy", "L4") not in rows
    for word in ("Storm Chaser", "legacy-L4", "power-frank", "L4 changes combat value"):
        assert word not in everything, word
    assert told["sealed_rules"] > 20


def test_no_word_and_no_rule_names_a_tile_or_a_card_that_waits(site: Inside) -> None:
    """CA-LEG-01 says that there are tiles from L1 to L15."""
    told = sheet(begun(site))
    said = " ".join([told["text"], *(rule["sentence"] for rule in told["rulebook"])])
    assert re.findall(r"\bL(?:1[0-5]|[1-9])\b", said) == ["L1", "L15"]
    text = ct.GAMES["cloudage"].text()
    waiting = [text.say(f"project-{row['name']}") for row in frozen("cloudage").rows["project"] if row["number"] > 0]
    assert len(waiting) > 20 and [name for name in waiting if re.search(rf"\b{name}\b", said)] == []


def test_a_scenario_shows_its_own_cards_and_tiles(site: Inside) -> None:
    table = site.table("me", "here", game="cloudage", options={"scenario": 3, "numbers": [0, 1], "legacy": ["L4"]})
    told = sheet(table)
    rows = {(v["table"], v["row"]) for v in told["content"]["values"]}
    assert ("project", "sam") in rows and ("project", "frank") not in rows
    assert ("legacy", "L4") in rows and ("legacy", "L5") not in rows
    assert "legacy-L4-about" in told["text"] and "legacy-L5" not in told["text"]
    assert "power-sam" in told["text"] and "power-frank" not in told["text"]
    rules = {rule["id"] for rule in told["rulebook"]}
    assert {"CA-LEG-10", "CA-CRD-03"} <= rules and not {"CA-LEG-11", "CA-CRD-06"} & rules


def test_the_whole_rulebook_is_told_to_who_asks(site: Inside) -> None:
    told = site.get("api/games/cloudage/sealed?what=rulebook")[1]
    assert [rule["id"] for rule in told["rules"]] == list(ct.GAMES["cloudage"].rulebook())
    refused(site.get("api/games/cloudcity/sealed?what=rulebook"), 400, "Nothing of this name is sealed")


def test_a_table_that_is_not_here_has_no_sheet(site: Inside) -> None:
    refused(site.get("api/tables/nowhere/sheet"), 404, "There is no such table")
