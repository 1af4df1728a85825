"""The pages around a table: games, new tables, branches, records and replays."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.entry import Entry
from cloudtop.table.lesson import length
from cloudtop.web.forms import MOST_BYTES
from tests.table.kit import finished, opening
from tests.web.kit import Client, Made, Server
from tests.web.refusing import refused, unchanged

TWO = [{"kind": "me"}, {"kind": "link"}]
RECORD = finished(5, players=2).record().text()


def create(server: Server, **wish: Any) -> tuple[int, Any]:
    return server.post("api/tables", {"game": "cloudcity", "seats": TWO, **wish})


@pytest.fixture(scope="module")
def over(server: Server) -> Made:
    """A table whose game is over."""
    made = server.table("me", "here")
    with made.open("AB") as client:
        client.play(random.Random(6))
    return made


# --- the shelf ---


def players(shelf: Entry) -> list[int]:
    """For how many a game is."""
    found = [n for n in range(1, 9) if can_be_made(shelf, n)]
    assert found
    return found


def can_be_made(shelf: Entry, players: int) -> bool:
    try:
        return shelf.make({"players": players}).seats == players
    except ct.BadOptions:
        return False


def test_the_games(server: Server) -> None:
    assert server.get("api/games") == (
        200,
        [
            {"slug": slug, "title": e.title, "credit": e.credit, "players": players(e), "lesson": length(slug)}
            | {"pitch": e.text().say("pitch"), "demand": e.demand, "minutes": list(e.minutes), "house": e.house_share()}
            for slug, e in ct.GAMES.items()
        ],
    )


def test_the_sheet_has_the_whole_rulebook(server: Server) -> None:
    _, sheet = server.get("api/games/cloudcity")
    assert {r["id"]: r["sentence"] for r in sheet["rulebook"]} == {
        rule.id: rule.sentence for rule in ct.GAMES["cloudcity"].rulebook().values()
    }


def test_the_sheet_has_all_options(server: Server) -> None:
    _, sheet = server.get("api/games/cloudcity")
    assert {o["name"]: [c["value"] for c in o["choices"]] for o in sheet["options"]} == {
        option.name: list(option.choices) for option in ct.GAMES["cloudcity"].options
    }
    assert {o["name"]: o["default"] for o in sheet["options"]} == ct.game("cloudcity").options


def test_the_sheet_says_where_every_value_comes_from(server: Server) -> None:
    _, sheet = server.get("api/games/cloudcity")
    assert len(sheet["content"]["values"]) == len(ct.game("cloudcity").pack.values)
    assert all(
        value["kind"] in ("printed", "reported", "house") and value["where"] for value in sheet["content"]["values"]
    )


def test_the_sheet_has_words_for_rules_and_levels(server: Server) -> None:
    _, sheet = server.get("api/games/cloudcity")
    ids = re.findall(r"(?m)^([a-z][\w-]*) =", sheet["text"])
    assert {f"option-{option['name']}" for option in sheet["options"]} <= set(ids)
    assert sheet["levels"] == [f"level:{number}" for number in range(1, 7)]
    assert {f"bot-level-{number}-about" for number in range(1, 7)} <= set(re.findall(r"(?m)^([\w-]+) =", sheet["text"]))


def test_a_game_that_there_is_not(server: Server) -> None:
    refused(server.get("api/games/chess"), 400, "There is no game called 'chess'")


@pytest.mark.parametrize("options", [{}, {"players": 3, "rectangle": True}, {"requests": ["solo", "crossed"]}])
def test_options_are_filled_up(server: Server, options: dict[str, Any]) -> None:
    made = ct.game("cloudcity", **options).options
    assert server.post("api/options", {"game": "cloudcity", "options": options}) == (200, {"options": made})


def test_options_that_a_rule_forbids(server: Server) -> None:
    answer = server.post("api/options", {"game": "cloudcity", "options": {"players": 4, "rectangle": True}})
    refused(answer, 400, "Rectangle City is for 2 or 3 players")
    assert answer[1]["error"]["rule"] == "CC-REC-01"


# --- new tables ---


def test_a_new_table(server: Server) -> None:
    status, made = create(
        server, seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}], options={"first": "A"}
    )
    assert status == 201 and [(s["seat"], s["kind"]) for s in made["seats"]] == [("A", "me"), ("B", "bot")]
    with Client(server, made["table"], []) as client:
        assert [(s["name"], s["kind"], s["owner"]) for s in client.seats] == [
            ("Ada", "person", "person"),
            ("random", "bot", "bot"),
        ]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess"}, "There is no game called"),
        ({"options": {"players": 3}}, "needs 3 people or bots, not 2"),
        ({"seats": []}, "2, 3 or 4 players"),
        ({"seats": TWO[:1]}, "2, 3 or 4 players"),
        ({"seats": TWO * 4}, "2, 3 or 4 players"),
        ({"seats": TWO * 5}, "not one that the server understands"),
        ({"options": {"colour": "red"}}, "is not an option"),
        ({"options": {"rectangle": "perhaps"}}, ""),
        ({"options": []}, "not one that the server understands"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, "is not a bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "monte_carlo:3600s"}]}, "A bot thinks up to 5 seconds"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, "not one that the server understands"),
        ({"seats": [{"kind": "me", "name": "a|b"}, {"kind": "link"}]}, "A name has 1 to 24 letters"),
        ({"seats": [{"kind": "me", "name": "x" * 300}, {"kind": "link"}]}, "not one that the server understands"),
        ({"seats": [{"kind": "me", "token": "mine"}, {"kind": "link"}]}, "not one that the server understands"),
        ({"secret": "00"}, "not one that the server understands"),
    ],
)
def test_a_table_that_cannot_be(server: Server, wish: dict[str, Any], words: str) -> None:
    refused(create(server, **wish), 400, words)


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"\xff\xfe", b"[" * 50_000, b'{"game": 1}', b"9" * 5000])
@pytest.mark.parametrize("path", ["api/tables", "api/options", "api/replay"])
def test_a_request_that_says_nothing_sensible(server: Server, path: str, body: bytes) -> None:
    status, _, answer = server.request("POST", path, body)
    refused((status, json.loads(answer)), 400)


@pytest.mark.parametrize("path", ["api/tables", "api/options", "api/replay"])
def test_a_request_that_is_too_large(server: Server, path: str) -> None:
    status, _, answer = server.request("POST", path, b" " * (MOST_BYTES + 1))
    refused((status, json.loads(answer)), 413, "A request has at most")


# --- branches ---


def test_a_branch_from_a_record(server: Server) -> None:
    lines = ct.parse_record(RECORD).lines
    status, made = create(server, **{"from": {"record": RECORD}, "at": 30})
    with Client(server, made["table"], [seat["token"] for seat in made["seats"]]) as client:
        texts = [(move["seat"], move["line"]) for move in client.moves[:30] if move["seat"] != "chance"]
    assert status == 201 and texts == [tuple(line.split(" ", 1)) for line in lines[:30] if line[0] in "AB"]


def test_a_branch_from_a_finished_table(server: Server, over: Made) -> None:
    status, made = create(server, **{"from": {"table": over.id}, "at": 40})
    with unchanged(over), Client(server, made["table"], []) as client:
        assert status == 201 and client.now["length"] >= 40 and not client.now["over"]


def test_a_branch_begins_where_a_record_begins(server: Server) -> None:
    record = opening("choose A-BG").record().text()
    _, made = create(server, **{"from": {"record": record}})
    with Client(server, made["table"], [made["seats"][0]["token"]]) as client:
        assert client.now["length"] == 1 and client.now["faces"]["A"]["view"]["chosen"] == "A-BG"


def test_a_branch_is_played_on(server: Server) -> None:
    _, made = create(server, **{"from": {"record": RECORD}, "at": 60})
    with Client(server, made["table"], [seat["token"] for seat in made["seats"]]) as client:
        client.play(random.Random(2))
        assert client.now["over"]
    record = server.get(f"api/tables/{made['table']}/record")[1]
    assert ct.parse_record(record).lines[:60] == ct.parse_record(RECORD).lines[:60]


def test_a_branch_at_the_end_is_a_finished_game(server: Server) -> None:
    _, made = create(server, **{"from": {"record": RECORD}})
    assert server.get(f"api/tables/{made['table']}/record")[0] == 200


@pytest.mark.parametrize("at", [-1, 10_000, 10**30])
def test_a_branch_at_a_moment_that_never_was(server: Server, at: int) -> None:
    refused(create(server, **{"from": {"record": RECORD}, "at": at}), 400, "it can be branched after 0 to")


@pytest.mark.parametrize(
    ("source", "status", "words"),
    [
        ({"record": "hello"}, 400, "This is not a record"),
        ({"record": RECORD.replace("chance tile", "chance title", 1)}, 400, "of the record"),
        ({"record": RECORD.replace("state: ", "state: 0")}, 400, "does not lead to the state"),
        ({"record": ""}, 400, "This is not a record"),
        ({"table": "nowhere"}, 404, "There is no such table"),
        ({}, 400, "name one of them"),
    ],
)
def test_a_branch_from_nothing(server: Server, source: dict[str, str], status: int, words: str) -> None:
    refused(create(server, **{"from": source}), status, words)


def test_no_branch_from_a_game_that_goes_on(server: Server) -> None:
    refused(create(server, **{"from": {"table": server.table().id}}), 409, "The game is not over")


def test_a_branch_needs_as_many_people(server: Server) -> None:
    refused(
        create(server, **{"from": {"record": RECORD}, "seats": [*TWO, {"kind": "link"}]}),
        400,
        "needs 2 people or bots, not 3",
    )


# --- records and replays ---


def test_the_record_of_a_finished_game(server: Server, over: Made) -> None:
    status, headers, body = server.request("GET", f"api/tables/{over.id}/record")
    assert status == 200 and headers["content-disposition"] == f'attachment; filename="cloudcity-{over.id}.ctr"'
    assert ct.resume(ct.parse_record(body.decode())).over


def test_no_record_of_a_game_that_goes_on(server: Server) -> None:
    refused(server.get(f"api/tables/{server.table().id}/record"), 409, "The game is not over")


def test_no_record_of_a_table_that_there_is_not(server: Server) -> None:
    refused(server.get("api/tables/nowhere/record"), 404, "There is no such table")


def replay(made: Made, eyes: str, token: str = "") -> tuple[int, Any]:
    return made.server.post(f"api/tables/{made.id}/replay", {"as": eyes, "token": token})


def test_looking_back_in_a_game_that_goes_on(server: Server) -> None:
    made = server.table("me", "link")
    for eyes, token in (("A", made.tokens[0]), ("B", made.tokens[1]), ("-", "")):
        status, told = replay(made, eyes, token)
        assert status == 200 and told["length"] == len(told["moves"])
        assert {tuple(frame["now"]["faces"]) for frame in told["frames"]} == {(eyes,)}


def test_looking_back_with_others_eyes_in_a_game_that_goes_on(server: Server) -> None:
    made = server.table("me", "link")
    for eyes, token in (("A", ""), ("A", made.tokens[1]), ("B", made.tokens[0]), ("*", made.tokens[0]), ("*", "")):
        refused(replay(made, eyes, token), 403, "with your own eyes only")


@pytest.mark.parametrize("eyes", ["A", "B", "-", "*"])
def test_looking_back_in_a_finished_game(over: Made, eyes: str) -> None:
    status, told = replay(over, eyes)
    frames = over.server.frames(f"api/tables/{over.id}/replay", {"as": eyes})
    assert status == 200 and told["over"] and [frame["length"] for frame in frames] == list(range(told["length"] + 1))
    assert (
        frames[: len(told["frames"])] == told["frames"]
        and [f["now"]["over"] for f in frames].index(True) == told["length"]
    )


def test_all_hands_are_open_when_a_finished_game_is_looked_at_openly(over: Made) -> None:
    frames = over.server.frames(f"api/tables/{over.id}/replay", {"as": "*"})
    hands = [city["hand"] for city in frames[30]["now"]["faces"]["*"]["view"]["cities"]]
    assert all(hands) and not [hand for hand in hands if "?" in hand]


@pytest.mark.parametrize("eyes", ["C", "a", "", "AB", "**", "chance"])
def test_looking_back_with_eyes_that_there_are_not(over: Made, eyes: str) -> None:
    refused(replay(over, eyes), 400, "is not a seat")


def test_the_replay_of_a_record(server: Server) -> None:
    assert len(server.frames("api/replay", {"record": RECORD, "as": "*"})) == len(ct.parse_record(RECORD).lines) + 1


def test_the_replay_of_something_else(server: Server) -> None:
    refused(server.post("api/replay", {"record": "hello", "as": "*"}), 400, "This is not a record")


def test_health(server: Server) -> None:
    with server.table().open("A"):
        status, told = server.get("health")
    assert (
        (status, told["status"], told["version"]) == (200, "ok", ct.__version__) and told["awake"] and told["connected"]
    )


# --- a rematch ---


def test_a_rematch_keeps_seats_and_secrets(server: Server) -> None:
    made = server.table("me", "here")
    with made.open("AB") as client, made.open() as onlooker:
        client.play(random.Random(1))
        client.say(do="rematch", id="again")
        new = client.next("rematch")["table"]
        assert onlooker.next("rematch")["table"] == new
    with Client(server, new, made.tokens) as client:
        assert client.first["you"] == ["A", "B"] and client.now["length"] < 20
    with made.open() as client:
        assert client.first["next"] == new


def test_there_is_one_rematch(server: Server) -> None:
    made = server.table("me", "here")
    with made.open("A") as a, made.open("B") as b:
        with made.open("AB") as both:
            both.play(random.Random(1))
        for client in (a, b):
            client.say(do="rematch", id=client.first["you"][0])
        assert a.next("rematch")["table"] == b.next("rematch")["table"] == a.next("rematch")["table"]
