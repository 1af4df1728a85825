"""Seats are secret links: nobody guesses one, and none is ever told to anybody but its holder."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.kit import Client, Made, Server
from tests.web.refusing import check_error, unchanged

TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
WRONG = ["", "x", "A" * 22, "A" * 64, "é" * 22, "' OR 1=1 --"]
ANYTHING: list[dict[str, Any]] = [
    {"do": "act", "seq": 0, "lines": ["choose A-BB"]},
    {"do": "undo", "seq": 0},
    {"do": "why", "targets": ["pile"]},
    {"do": "hint"},
    {"do": "sit", "bot": "greedy"},
    {"do": "sit", "bot": None},
    {"do": "name", "name": "Eve"},
]
anything = pytest.mark.parametrize("message", ANYTHING, ids=lambda m: f"{m['do']}-{m.get('bot', '')}")


@pytest.fixture
def made(server: Server) -> Made:
    return server.table("me", "link", options={"first": "A"})


# --- what they are ---


def test_secrets_have_128_bits_and_differ(server: Server) -> None:
    tokens = [token for _ in range(10) for token in server.table("me", "here", "link").tokens]
    assert all(TOKEN.fullmatch(token) for token in tokens) and len(set(tokens)) == 30


def test_a_bot_has_no_secret(server: Server) -> None:
    made = server.table("me", "greedy")
    assert made.tokens[1] == ""
    with made.open("B") as client:
        check_error(client.first, "token")


def test_secrets_have_nothing_to_do_with_the_table(made: Made) -> None:
    assert not set(made.tokens) & {made.id} and made.tokens[0][:8] != made.tokens[1][:8]


# --- where they are not ---


def test_secrets_are_not_in_the_log(tmp_path: Path) -> None:
    with Server(tmp_path, "--log-level", "debug") as own:
        made = own.table("me", "link")
        with made.open("AB") as client:
            client.play(random.Random(1), 5)
            client.say(do="act", id="1", seat="A", seq=0, lines=["choose " + made.tokens[0]])
        own.post(f"api/tables/{made.id}/replay", {"token": made.tokens[0], "as": "A"})
        own.post(f"api/tables/{made.id}/replay", {"token": made.tokens[0], "as": "?"})
        own.get(f"api/tables/{made.tokens[0]}/record")
        Client(own, made.id, ["wrong" + made.tokens[1]]).close()
    log = own.log()
    assert made.id in log and not [token for token in made.tokens if token in log]


def test_every_line_of_the_log_is_an_object(tmp_path: Path) -> None:
    with Server(tmp_path) as own:
        own.table()
    lines = own.noted()
    assert [line["event"] for line in lines] == ["serving", "table made", "stopped"]
    assert all({"time", "level", "event"} <= set(line) for line in lines)


def test_only_hashes_of_secrets_are_kept(tmp_path: Path) -> None:
    with Server(tmp_path) as own:
        made = own.table("me", "link")
        with made.open("AB") as client:
            client.play(random.Random(1), 3)
        files = [path.read_bytes() for path in tmp_path.iterdir() if path.name.startswith("tables")]
    kept = b"".join(files)
    assert made.id.encode() in kept and not [token for token in made.tokens if token.encode() in kept]


def test_secrets_are_in_no_answer_to_others(server: Server, made: Made) -> None:
    heard = []
    with made.open("A") as a, made.open("B") as b, made.open() as c:
        for client in (a, b):
            client.ask("name", seat=client.first["you"][0], name="Somebody")
        a.act("A", a.offer("A")[0])
        b.settle()
        heard += [*a.heard, *b.heard, *c.heard]
    for path in ("api/games", "api/games/cloudcity", "health", f"api/tables/{made.id}/record"):
        heard.append(str(server.get(path)))
    heard.append(str(server.post(f"api/tables/{made.id}/replay", {"as": "-"})))
    heard.append(str(server.post(f"api/tables/{made.id}/replay", {"as": "B", "token": made.tokens[0]})))
    assert not [text for text in heard if made.tokens[0] in text or made.tokens[1] in text]


# --- the wrong one ---


@pytest.mark.parametrize("token", WRONG)
def test_a_wrong_secret_has_one_answer_and_the_door_is_closed(server: Server, made: Made, token: str) -> None:
    with unchanged(made), Client(server, made.id, [token]) as client:
        check_error(client.first, "token")
        assert "opens no seat at this table" in client.first["message"]
        assert client.closed() == 1008 and len(client.heard) == 1


def test_a_right_and_a_wrong_secret(server: Server, made: Made) -> None:
    with Client(server, made.id, [made.tokens[0], "wrong"]) as client:
        check_error(client.first, "token")
        assert client.closed() == 1008


def test_the_secret_of_another_table(server: Server, made: Made) -> None:
    with Client(server, made.id, [server.table().tokens[0]]) as client:
        check_error(client.first, "token")


def test_a_table_that_there_is_not(server: Server, made: Made) -> None:
    with Client(server, "A" * 12, [made.tokens[0]]) as client:
        check_error(client.first, "gone")
        assert client.closed() == 1008


# --- who may do what ---


@anything
def test_who_looks_on_does_nothing(made: Made, message: dict[str, Any]) -> None:
    with unchanged(made), made.open() as client:
        check_error(client.ask(**message, seat="A"), "token")


@anything
def test_a_seat_does_nothing_for_another_that_is_there(made: Made, message: dict[str, Any]) -> None:
    with made.open("A") as a, unchanged(made), made.open("B") as client:
        check_error(client.ask(**message, seat="A"), "token")
        assert a.first["you"] == ["A"]


@anything
def test_nobody_does_anything_for_a_seat_that_there_is_not(made: Made, message: dict[str, Any]) -> None:
    with unchanged(made), made.open("A") as client:
        said = client.ask(**message, seat="D")
        check_error(said, "malformed")


def test_who_looks_on_asks_for_no_rematch(server: Server) -> None:
    made = server.table("me", "here")
    with made.open("AB") as client:
        client.play(random.Random(3))
    with made.open() as client:
        check_error(client.ask("rematch"), "token")


def test_only_its_owner_takes_a_seat_back_from_a_bot(server: Server) -> None:
    made = server.table("me", "link", options={"first": "A"})
    with made.open("A") as a:
        a.ask("sit", seat="B", bot="greedy")
        check_error(a.ask("sit", seat="B", bot=None), "token")


@pytest.mark.parametrize("bot", ["", "person", "genius"])
def test_a_seat_is_not_freed_from_a_bot_by_the_name_of_none(server: Server, bot: str) -> None:
    made = server.table("me", "greedy", options={"first": "A"})
    with Client(server, made.id, made.tokens[:1]) as a:
        assert a.ask("sit", seat="B", bot=bot)["is"] == "error"
        assert a.settle().seats[1]["kind"] == "bot"


@pytest.mark.parametrize("name", ["greedy", "random", "monte_carlo:0.2s", " greedy"])
def test_a_person_is_not_called_like_a_bot(made: Made, name: str) -> None:
    with unchanged(made), made.open("A") as client:
        check_error(client.ask("name", seat="A", name=name), "malformed")


def test_a_person_is_not_called_like_a_bot_from_the_start(server: Server) -> None:
    seats = [{"kind": "me", "name": "greedy"}, {"kind": "link"}]
    status, answer = server.post("api/tables", {"game": "cloudcity", "seats": seats})
    assert status == 400 and "is what a bot is called" in answer["error"]["message"]


def test_two_seats_in_one_hand(made: Made) -> None:
    with made.open("AB") as client:
        assert client.first["you"] == ["A", "B"] and list(client.now["faces"]) == ["A", "B"]


# --- a link that is opened ---

NEW = "n" * 22


def test_whoever_opens_a_link_first_gives_its_seat_a_new_secret(made: Made) -> None:
    """Whoever made the table does not hold the others' links any more."""
    with made.open("B") as b:
        assert b.first["seats"][1]["link"] == "new"
        assert b.ask("own", seat="B", token=NEW)["is"] == "ack"
        assert b.settle().seats[1]["link"] == "opened"
    with made.open("B") as maker:
        check_error(maker.first, "token")
    with Client(made.server, made.id, [NEW]) as b:
        assert b.first["you"] == ["B"]


def test_a_link_is_opened_once(made: Made) -> None:
    with made.open("B") as b:
        b.ask("own", seat="B", token=NEW)
        check_error(b.ask("own", seat="B", token="m" * 22), "token")
    with Client(made.server, made.id, [NEW]) as b:
        assert b.first["you"] == ["B"]


def test_who_has_opened_it_before_us_is_shown_the_door(made: Made) -> None:
    with made.open("B") as peeking, made.open("B") as b:
        assert b.settle().seats[1]["places"] == 2
        b.ask("own", seat="B", token=NEW)
        assert peeking.closed() == 1008


def test_a_lost_answer_is_given_again(made: Made) -> None:
    message = {"do": "own", "id": "1", "seat": "B", "token": NEW}
    with made.open("B") as b:
        b.say(**message)
        said = b.next("ack")
    with Client(made.server, made.id, [NEW]) as b:
        b.say(**message)
        assert b.next("ack") == said


def test_seats_that_have_no_link_keep_their_secrets(made: Made) -> None:
    with made.open("A") as a:
        check_error(a.ask("own", seat="A", token=NEW), "token")
        check_error(a.ask("own", seat="B", token=NEW), "token")
    with made.open() as onlooker:
        check_error(onlooker.ask("own", seat="B", token=NEW), "token")
    with made.open("B") as b:
        check_error(b.ask("own", seat="B", token="short"), "malformed")


def test_a_new_secret_is_kept_as_a_hash_and_goes_on_to_the_rematch(tmp_path: Path) -> None:
    with Server(tmp_path) as own:
        made = own.table("me", "link")
        with made.open("B") as b:
            b.ask("own", seat="B", token=NEW)
        own.stop()
        own.start()
        with Client(own, made.id, [made.tokens[0], NEW]) as both:
            both.play(random.Random(1))
            both.say(do="rematch", id="again")
            new = both.next("rematch")["table"]
        with Client(own, new, [NEW]) as b:
            assert b.first["you"] == ["B"] and b.first["seats"][1]["link"] == "opened"
    assert NEW.encode() not in b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
