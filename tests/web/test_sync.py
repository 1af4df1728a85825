"""Coming back by sequence number, saying things twice, and tables that sleep."""

from __future__ import annotations

import random
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cloudtop.table.store import Row
from cloudtop.web.app import Settings, make_app
from tests.web.kit import Client, Inside, Made, Said, Server, wait_for
from tests.web.refusing import check_error, unchanged


@pytest.fixture
def made(server: Server) -> Made:
    return server.table("me", "link", options={"first": "A"})


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop; idle tables sleep after a second."""
    with Server(tmp_path, "--sleep-after", "1") as running:
        yield running


def choose(client: Client) -> Said:
    return client.act("A", client.offer("A")[0])


# --- news ---


def test_a_move_is_told_to_everybody_and_acknowledged_to_who_made_it(made: Made) -> None:
    with made.open("A") as a, made.open("B") as b, made.open() as c:
        said = choose(a)
        others = [b.next("news"), c.next("news")]
        assert "ack" in said and not [news for news in others if "ack" in news]
        assert {news["seq"] for news in [said, *others]} == {a.first["seq"] + 1}


def test_two_windows_of_one_person(made: Made) -> None:
    with made.open("A") as one, made.open("A") as two:
        said = choose(one)
        assert two.next("news") == {key: value for key, value in said.items() if key != "ack"}


def test_who_is_here_is_told(made: Made) -> None:
    with made.open("A") as a:
        with made.open("B"):
            assert [seat["here"] for seat in a.next("seats")["seats"]] == [True, True]
        assert [seat["here"] for seat in a.next("seats")["seats"]] == [True, False]


def test_a_new_name_is_told(made: Made) -> None:
    with made.open("A") as a, made.open("B") as b:
        assert a.ask("name", seat="A", name=" Ada  Lovelace ")["is"] == "ack"
        assert b.until(lambda said: said["is"] == "seats" and said["seats"][0]["name"] == "Ada Lovelace")


def test_stepping_back_is_told(made: Made) -> None:
    with made.open("A") as a, made.open("B") as b:
        length = a.now["length"]
        choose(a)
        said = a.ask("undo", seat="A", seq=a.seq)
        assert (said["back"], said["moves"], said["now"]["length"]) == (length, [], length)
        b.settle()
        assert b.moves == b.first["moves"]


# --- coming back ---


def test_who_comes_back_is_told_what_is_new(made: Made) -> None:
    with made.open("A") as a:
        seq, length = a.seq, a.now["length"]
        choose(a)
        a.act("A", a.offer("A")[0])
    with made.open("B", seq) as b:
        assert (b.first["is"], b.first["back"], [move["n"] for move in b.first["moves"]]) == (
            "news",
            length,
            [length, length + 1],
        )


def test_who_comes_back_and_has_missed_nothing(made: Made) -> None:
    with made.open("A") as a:
        seq = a.seq
    with made.open("A", seq) as again:
        assert (again.first["is"], again.first["moves"], again.first["now"]) == ("news", [], a.first["now"])


def test_who_comes_back_learns_what_was_taken_back(made: Made) -> None:
    with made.open("A") as a:
        length = a.now["length"]
        choose(a)
        seen = a.seq
        a.ask("undo", seat="A", seq=a.seq)
        a.act("A", a.offer("A")[-1])
    with made.open("B", seen) as b:
        assert (b.first["back"], len(b.first["moves"])) == (length, 1)


@pytest.mark.parametrize("seq", [-1, -5, 10_000])
def test_who_has_seen_nothing_gets_the_whole_table(made: Made, seq: int) -> None:
    with made.open("B", seq) as b:
        assert b.first["is"] == "table" and len(b.first["moves"]) == b.now["length"]


@pytest.mark.parametrize("seed", range(3))
def test_coming_back_at_any_time_leads_to_the_same_log(server: Server, seed: int) -> None:
    made, luck = server.table("me", "here"), random.Random(seed)
    with made.open("AB") as client:
        logs = [(client.seq, client.moves)]
        for _ in range(30):
            seat = client.waiting()[0]
            if client.now["faces"][seat]["undo"]["count"] and luck.random() < 0.3:
                client.ask("undo", seat=seat, seq=client.seq)
            else:
                client.act(seat, luck.choice(client.offer(seat)))
            logs.append((client.seq, client.moves))
    for seq, log in luck.sample(logs, 8):
        with made.open("AB", seq) as again:
            assert log[: again.first["back"]] + again.first["moves"] == client.moves


# --- saying things twice ---


def twice(client: Client) -> list[Said]:
    """The same message two times."""
    message = {"do": "act", "id": "twice", "seat": "A", "seq": client.seq, "lines": [client.offer("A")[0]]}
    out = []
    for _ in range(2):
        client.say(**message)
        out.append(client.until(lambda said: said["is"] != "kept" and "twice" in (said.get("ack"), said.get("id"))))
    return out


def test_a_message_said_twice_is_done_once(made: Made) -> None:
    with made.open("A") as client:
        first, second = twice(client)
        assert second == {"is": "ack", "id": "twice", "seq": first["seq"]}
        assert client.now["length"] == client.first["now"]["length"] + 1


@pytest.mark.parametrize(
    "message",
    [
        {"do": "undo", "seat": "A"},
        {"do": "name", "seat": "A", "name": "Ada"},
        {"do": "sit", "seat": "B", "bot": "greedy"},  # whose turn it is not, so that the bot does nothing yet
    ],
    ids=lambda message: message["do"],
)
def test_whatever_is_said_twice_is_done_once(made: Made, message: dict[str, Any]) -> None:
    with made.open("AB") as client:
        choose(client)
        message = message | {"id": "twice"} | ({"seq": client.seq} if message["do"] == "undo" else {})
        client.say(**message)
        first = client.until(lambda said: "twice" in (said.get("ack"), said.get("id")))
        with unchanged(made):
            client.say(**message)
            assert client.next("ack")["seq"] == first["seq"]


def test_a_message_said_again_after_a_restart_is_done_once(own: Server) -> None:
    made = own.table("me", "link", options={"first": "A"})
    with made.open("A") as client:
        first = choose(client)
    own.stop(signal.SIGKILL)
    own.start()
    with unchanged(made), made.open("A") as client:
        client.say(do="act", id=first["ack"], seat="A", seq=0, lines=["done"])
        assert client.next("ack") == {"is": "ack", "id": first["ack"], "seq": first["seq"]}


# --- restarts and sleep ---


def test_a_server_that_is_stopped_ends_in_order(own: Server) -> None:
    made = own.table()
    with made.open("A") as client:
        own.stop(signal.SIGTERM)
        assert client.closed() == 1012
    assert '"event":"stopped"' in own.log()


def test_a_table_is_the_same_after_a_restart(own: Server) -> None:
    made = own.table("me", "here")
    with made.open("AB") as client:
        client.play(random.Random(4), 12)
    before = made.state()
    own.stop()
    own.start()
    assert made.state() == before


def asleep(server: Server) -> bool:
    return bool(server.get("health")[1]["awake"] == 0)


def test_a_table_sleeps_and_wakes_where_it_was(own: Server) -> None:
    made = own.table("me", "link", options={"first": "A"})
    before = made.state()
    wait_for(lambda: asleep(own), "the table to sleep")
    assert made.state() == before


def test_a_table_sleeps_while_people_think_and_wakes_with_a_move(own: Server) -> None:
    made = own.table("me", "link", options={"first": "A"})
    with made.open("A") as a, made.open("B") as b:
        wait_for(lambda: asleep(own), "the table to sleep")
        assert choose(a)["now"]["length"] == b.next("news")["now"]["length"] == a.first["now"]["length"] + 1


# --- when the disk fails ---


def full(rows: list[Row]) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def test_a_move_that_cannot_be_kept_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(Settings(tmp_path))
    with Inside(app) as site:
        made = site.table("me", "link", options={"first": "A"})
        with unchanged(made), made.open("A") as a, made.open("B") as b, monkeypatch.context() as broken:
            broken.setattr(app.state.tables.writer.store, "append", full)
            a.say(do="act", id="lost", seat="A", seq=a.seq, lines=[a.offer("A")[0]])
            for client in (a, b):
                check_error(client.until(lambda said: said["is"] != "seats"), "busy")
                assert client.closed() == 1011
        with made.open("A") as a:
            assert choose(a)["is"] == "news"
