"""Lessons over HTTP: where somebody stands comes with each request, and nothing of it is kept."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from cloudtop.table.lesson import length
from tests.pebbles import ENTRY as PEBBLES
from tests.web.kit import Server
from tests.web.refusing import refused

LESSON = ct.lesson("cloudcity")
IDS = [part.id for part in LESSON.part]
LAST = len(IDS) - 1


def ask(server: Server, **wish: Any) -> dict[str, Any]:
    status, answer = server.post("api/lessons/cloudcity", wish)
    assert status == 200, answer
    found: dict[str, Any] = answer
    return found


def part(id: str) -> int:
    return IDS.index(id)


def test_the_first_part_lays_a_table(server: Server) -> None:
    answer = ask(server)
    [table] = answer["messages"]
    assert (answer["part"], answer["parts"], answer["finished"]) == (0, IDS, LESSON.begin(0).finished)
    assert table["is"] == "table" and table["you"] == ["A"] and table["now"]["faces"].keys() == {"A"}


def test_a_right_move_is_played_and_the_next_part_opens(server: Server) -> None:
    answer = ask(server, part=part("start"), line="choose D-BG")
    [news] = answer["messages"]
    assert (answer["part"], answer["did"][part("start")]) == (part("lay"), ["choose D-BG"])
    assert news["moves"][0]["line"] == "choose D-BG" and answer["expected"] == LESSON.begin(part("lay")).expected()


def test_another_legal_move_is_not_played(server: Server) -> None:
    answer = ask(server, part=part("start"), line="choose A-GS")
    assert (answer["other"], answer["part"], answer["messages"]) == (True, part("start"), [])


def test_what_others_do_comes_move_by_move(server: Server) -> None:
    """The draw ends the turn, so that the next part opens, in which the rival plays."""
    lines = ["done", "draw 1"]
    before = len(LESSON.begin(part("draw")).match.log) + 1
    after = len(LESSON.begin(part("rival")).match.log)
    answer = ask(server, part=part("draw"), did=[*[[]] * part("draw"), lines[:1]], line=lines[1])
    seats = [move["seat"] for news in answer["messages"] for move in news["moves"]]
    assert {len(news["moves"]) for news in answer["messages"]} == {1}
    assert {"A", "B", "chance"} == set(seats) and len(seats) == after - before


def test_an_illegal_move_and_nonsense_are_refused_with_their_rule(server: Server) -> None:
    at = {"part": part("start")}
    status, answer = server.post("api/lessons/cloudcity", {**at, "line": "done"})
    assert status == 400 and answer["error"]["rule"] == "CC-TRN-05"
    refused(server.post("api/lessons/cloudcity", {**at, "line": "fly"}), 400, "fly")


def test_why_not(server: Server) -> None:
    answer = ask(server, part=part("start"), why=["space:g5"])
    assert [message["is"] for message in answer["messages"]] == ["why"] and answer["messages"][0]["reasons"]


def test_a_place_that_does_not_fit_the_lesson_any_more_is_done_anew(server: Server) -> None:
    """A browser may keep what an earlier version of the lesson took."""
    answer = ask(server, part=part("lay"), did=[["choose Z-ZZ"], ["fly"]])
    assert answer["part"] == part("lay") and answer["expected"]


@pytest.mark.parametrize(
    "wish",
    [
        {"part": -1},
        {"part": 10_000},
        {"part": "two"},
        {"did": [["x" * 101]]},
        {"did": [["x"] * 51]},
        {"did": [[]] * 101},
        {"what": 1},
        {"line": 7},
    ],
)
def test_bad_requests_get_one_sentence(server: Server, wish: dict[str, Any]) -> None:
    refused(server.post("api/lessons/cloudcity", wish), 400)


def test_a_game_that_is_not_there(server: Server) -> None:
    refused(server.post("api/lessons/chess", {}), 400, "There is no game called 'chess'; the games are ")


def test_a_game_without_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ct.GAMES, "pebbles", PEBBLES)
    with pytest.raises(ct.Mistake, match=r"^Pebbles has no lesson yet; there is one for .*cloudcity"):
        ct.lesson("pebbles")
    assert length("pebbles") == 0


def test_playing_on_begins_where_the_lesson_has_come_to(server: Server) -> None:
    match = LESSON.begin(LAST).match
    made = server.table("me", "greedy", **{"from": {"lesson": {"part": LAST}}})
    with made.open("A") as client:
        assert client.now["length"] == len(match.log)
        assert client.now["faces"]["A"]["view"]["round"] == match.view("A").round
