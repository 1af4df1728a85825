"""Campaigns at the web table: chapters follow each other, and nothing of the log book is lost."""

from __future__ import annotations

import json
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cloudtop.table.campaign import parse_campaign
from cloudtop.web.head import key_of
from tests.web.campaigns import GAME, Saga, bring, play, played, start
from tests.web.kit import Made, Server
from tests.web.refusing import refused

# --- from chapter to chapter ---


def test_a_campaign_begins_with_an_empty_log_book(server: Server) -> None:
    page = start(server, "Ada", "greedy").page()
    assert (page["names"], page["played"], page["stars"], page["over"]) == (["Ada", "greedy"], 0, [0, 0], False)
    first, *others = page["chapters"]
    assert first["title"] and all(chapter["title"] == "" and chapter["story"] == [] for chapter in others)
    assert page["table"] is None and page["seats"][1] == {"kind": "bot", "name": "", "bot": "greedy"}


def test_the_end_of_a_chapter_is_in_the_log_book(server: Server) -> None:
    saga = start(server, "Ada", "random")
    made = saga.begin("me Ada", "random")
    assert not saga.page()["table"]["over"]
    refused(saga.ask("chapter", seats=[{"kind": "me"}, {"kind": "bot"}]), 409, "is being played")
    play(made)
    page = saga.page()
    log = page["chapters"][0]["log"]
    assert page["played"] == 1 and page["table"]["over"] and page["stars"] == [row["stars"] for row in log]
    assert page["chapters"][0]["record"] and page["chapters"][1]["title"] and not page["chapters"][1]["log"]
    assert [card["sides"] for card in page["chapters"][0]["story"]] and page["decided"]


def test_the_next_chapter_at_the_table_is_the_one_of_the_page(server: Server) -> None:
    saga = start(server, "Ada", "Ben")
    made = saga.begin("me Ada", "link Ben")
    play(made, "AB")
    with made.open("B") as client:
        assert client.first["campaign"] == saga.id and client.first["follows"] == "chapter"
        client.say(do="rematch", id="on")
        second = client.next("rematch")["table"]
    table = saga.page()["table"]
    assert (table["table"], table["over"]) == (second, False)
    with Made(server, second, made.tokens).open("AB") as client:
        assert len(client.first["options"][GAME.campaign]) == 1
    assert [seat["token"] for seat in table["seats"]] == made.tokens


def test_the_page_leads_everybody_to_the_next_chapter(server: Server) -> None:
    saga = start(server, "Ada", "random")
    made = saga.begin("me Ada", "random")
    with made.open("A") as client:
        client.play(random.Random(2))
        second = saga.begin("me Ada", "random")
        assert client.next("rematch")["table"] == second.id
        client.say(do="rematch", id="on")
        assert client.next("rematch")["table"] == second.id


def test_many_ask_for_the_next_chapter_at_once(server: Server) -> None:
    """There is one table, whoever was first; who comes too late is told that it is being played."""
    saga = start(server, "Ada", "random")
    with ThreadPoolExecutor(6) as people:
        wish = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        answers = [people.submit(saga.ask, "chapter", seats=wish) for _ in range(6)]
    told = [answer.result() for answer in answers]
    assert {status for status, _ in told} <= {201, 409}
    assert len({made["table"] for status, made in told if status == 201}) == 1


def test_a_seat_is_taken_over_between_chapters(server: Server) -> None:
    saga = start(server, "Ada", "Ben")
    made = saga.begin("me Ada", "link Ben")
    play(made, "AB")
    second = saga.begin("me Ada", "link Cleo")
    assert second.tokens[0] == made.tokens[0] and second.tokens[1] != made.tokens[1]
    assert saga.page()["names"] == ["Ada", "Cleo"]
    play(second, "AB")
    third = saga.begin("greedy", "link Cleo")
    assert third.tokens[1] == second.tokens[1]
    with third.open("B") as client:
        assert [one["kind"] for one in client.seats] == ["bot", "person"]
    assert saga.page()["played"] == 2


def test_who_was_renamed_stays(server: Server) -> None:
    saga = start(server, "Ada", "")
    made = saga.begin("me Ada", "link")
    with made.open("B") as client:
        client.ask("name", seat="B", name="Ben")
    play(made, "AB")
    page = saga.page()
    assert page["names"] == ["Ada", "Ben"]
    assert saga.begin("me Ada", "link Ben").tokens == made.tokens


def test_the_end_of_a_chapter_cannot_be_taken_back(server: Server) -> None:
    """Its last story card has been read to everybody."""
    saga = start(server, "Ada")
    with saga.begin("me Ada").open("A") as client:
        client.play(random.Random(1))
        assert client.now["faces"]["A"]["undo"]["count"] == 0
    assert saga.page()["played"] == 1


# --- nothing is lost ---


def test_a_campaign_survives_its_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        saga = start(server, "Ada", "random")
        made = saga.begin("me Ada", "random")
        with made.open("A") as client:
            client.play(random.Random(1), 20)
        server.stop()
        server.start()
        play(saga.now())
        server.stop()  # at once: the log book was written with the last move
        server.start()
        assert saga.page()["played"] == 1
        second = saga.begin("me Ada", "random")
        server.stop()
        server.start()
        assert saga.now().id == second.id and second.tokens[0] == saga.now().tokens[0]


def test_only_the_hash_of_the_secret_is_kept(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        saga = start(server, "Ada", "random")
        token = saga.begin("me Ada", "random").tokens[0]
        server.stop()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert key_of(saga.key).encode() in kept and key_of(token).encode() in kept
    assert saga.key.encode() not in kept and token.encode() not in kept


def change_heads(server: Server, what: str, value: str) -> None:
    """Every table was begun with another one."""
    server.stop()
    with sqlite3.connect(server.data / "tables.db") as db:
        db.execute("UPDATE tables SET head = json_set(head, ?, ?)", (f"$.{what}", value))
    db.close()
    server.start()


def test_a_campaign_goes_on_after_a_table_of_other_rules(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        saga = start(server, "Ada", "random")
        play(saga.begin("me Ada", "random"))
        saga.begin("me Ada", "random")
        change_heads(server, "rules", "0")
        table = saga.page()["table"]
        assert table["stuck"].startswith("This table was played with rules version 0") and not table["over"]
        assert saga.page()["played"] == 1
        play(saga.begin("me Ada", "random"))
        assert saga.page()["played"] == 2


def test_a_log_book_that_is_not_taken_any_more_is_kept(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        saga = bring(server, played(1).text())
        server.stop()
        with sqlite3.connect(tmp_path / "tables.db") as db:
            db.execute("UPDATE campaigns SET text = json_set(text, '$.options.campaign[0].chapter', '9')")
        db.close()
        server.start()
        page = saga.page()
        assert "not '9'" in page["fault"] and page["chapters"] == []
        assert json.loads(saga.text())["options"]["campaign"][0]["chapter"] == "9"
        refused(saga.ask("chapter", seats=[{"kind": "me"}, {"kind": "bot"}]), 400, "not '9'")


# --- as a file ---


def test_what_is_downloaded_can_be_brought(server: Server) -> None:
    saga = start(server, "Ada", "random")
    play(saga.begin("me Ada", "random"))
    other = bring(server, saga.text())
    mine, its = saga.page(), other.page()
    for same in ("names", "chapters", "stars", "decided", "unlocked", "options"):
        assert mine[same] == its[same]
    assert its["table"] is None and parse_campaign(other.text()).text() == parse_campaign(saga.text()).text()
    play(other.begin("me Ada", "random"))
    assert (saga.page()["played"], other.page()["played"]) == (1, 2)


def test_a_file_without_records_goes_on(server: Server) -> None:
    data = json.loads(played(2).text())
    saga = bring(server, json.dumps(data | {"records": []}))
    play(saga.begin("me", "random"))
    assert [chapter["record"] for chapter in saga.page()["chapters"]][:3] == [False, False, True]
    assert len(parse_campaign(saga.text()).records) == 3


def test_earlier_chapters_are_watched(server: Server) -> None:
    campaign = played(2)
    saga = bring(server, campaign.text())
    body = json.dumps({"key": saga.key, "chapters": 2}).encode()
    status, _, text = server.request("POST", f"api/campaigns/{saga.id}/record", body)
    assert status == 200 and text.decode() == campaign.records[1]
    assert server.post("api/replay", {"record": text.decode()})[0] == 200
    refused(saga.ask("record", chapters=3), 400, "There is no record of a chapter 3")


def test_a_branch_leaves_the_campaign_as_it_was(server: Server) -> None:
    saga = bring(server, played(2).text())
    status, link = saga.ask("branch", chapters=1)
    assert status == 201
    other = Saga(server, link)
    assert (saga.page()["played"], other.page()["played"]) == (2, 1)
    play(other.begin("me", "random"))
    assert (saga.page()["played"], other.page()["played"]) == (2, 2)
    refused(saga.ask("branch", chapters=3), 400, "goes on after 0 to 2 of them")


def test_a_deleted_campaign_is_gone_and_its_table_stays(server: Server) -> None:
    saga = start(server, "Ada", "random")
    made = saga.begin("me Ada", "random")
    assert saga.ask("delete") == (200, {"campaign": saga.id})
    refused(saga.ask(), 404, "There is no such campaign")
    play(made)
    with made.open("A") as client:
        client.say(do="rematch", id="on")
        assert client.next("rematch")["table"]


def test_the_end_of_a_campaign(server: Server) -> None:
    chapters = len(played(0).standing.chapters)
    saga = bring(server, played(chapters - 1).text())
    made = saga.begin("me", "random")
    with made.open("A") as client:
        assert client.first["follows"] == "nothing"
    play(made)
    page = saga.page()
    assert page["over"] and page["winners"] and len(page["ending"]) == 2
    refused(saga.ask("chapter", seats=[{"kind": "me"}, {"kind": "bot"}]), 400, "This campaign is over")


# --- what is refused ---


def test_only_who_has_the_secret(server: Server) -> None:
    saga = start(server, "Ada", "random")
    more: dict[str, Any]
    for what, more in (
        ("", {}), ("chapter", {"seats": []}), ("branch", {"chapters": 0}), ("file", {}), ("record", {"chapters": 1}),
        ("delete", {}),
    ):  # fmt: skip
        refused(saga.ask(what, key="wrong", **more), 403, "does not open the campaign")
        refused(Saga(server, {"campaign": "x", "key": saga.key}).ask(what, **more), 404, "no such campaign")
    assert saga.page()["played"] == 0


def edited(change: str) -> str:
    """The file of a campaign of two chapters that somebody has changed."""
    text = played(2).text()
    data = json.loads(text)
    log = data["options"][GAME.campaign]
    if change == "stars":
        log[0]["log"][0]["stars"] += 1
    elif change == "card":
        log[1]["read"][1] = 48
    elif change == "chapter":
        del log[0], data["records"][0]
    elif change == "record":
        data["records"].reverse()
    elif change == "names":
        data["names"].append("Cleo")
    elif change == "name":
        data["names"][0] = "\ud800"
    elif change == "signs":
        data["records"][0] = data["records"][0].replace("random", "\ud800")
    elif change == "version":
        data["version"] = 2
    elif change == "game":
        data["game"] = "chess"
    elif change == "option":
        data["options"]["wind"] = 3
    elif change == "large":
        data["records"][0] += " " * 4_000_000
    elif change == "cut":
        return text[: len(text) // 2]
    elif change == "empty":
        return ""
    elif change == "list":
        return "[" * 10_000
    return json.dumps(data)


@pytest.mark.parametrize(
    ("change", "status", "words"),
    [
        ("stars", 400, "stars, not"), ("card", 400, "cannot go"), ("chapter", 400, "comes next in the log book"),
        ("record", 400, "is of another game"), ("names", 400, "names 3 players for 2 seats"), ("name", 400, "A name has"),
        ("signs", 400, "no text"), ("version", 400, "of version 2"), ("game", 400, "chess"), ("option", 400, "wind"),
        ("large", 413, "too large"), ("cut", 400, "This is not a campaign"), ("empty", 400, "This is not a campaign"),
        ("list", 400, "This is not a campaign"),
    ],
)  # fmt: skip
def test_an_impossible_file(server: Server, change: str, status: int, words: str) -> None:
    refused(server.post("api/campaigns", {"file": edited(change)}), status, words)


def test_an_impossible_beginning(server: Server) -> None:
    refused(server.post("api/campaigns", {"game": GAME.slug, "names": []}), 400)
    refused(server.post("api/campaigns", {"game": "cloudcity", "names": ["Ada", "Ben"]}), 400, "has no campaign")
    refused(server.post("api/campaigns", {"game": GAME.slug, "names": ["Ada", "x" * 30]}), 400, "A name has")
    refused(server.post("api/campaigns", {"game": GAME.slug, "names": ["Ada"], "options": {"x": 1}}), 400, "x")
    refused(server.post("api/campaigns", {"kind": "new"}), 400, "not one that the server understands")


def test_impossible_seats(server: Server) -> None:
    saga = start(server, "Ada", "random")
    refused(saga.ask("chapter", seats=[{"kind": "me"}]), 400, "has 2 seats")
    refused(saga.ask("chapter", seats=[{"kind": "me"}, {"kind": "bot", "bot": "oracle"}]), 400, "oracle")
    refused(saga.ask("chapter", seats=[{"kind": "me", "name": "a|b"}, {"kind": "bot"}]), 400, "A name has")
    assert saga.page()["table"] is None
