"""The line between a table and its people: who is gone is noticed, and a bot sits in for them only after a while."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from cloudtop.web import changes
from cloudtop.web.app import Settings, make_app
from cloudtop.web.connections import PING_EVERY, PONG_WITHIN
from tests.web.kit import Client, Hourglass, Inside, Made, Server, Site, wait_for
from tests.web.refusing import check_error, refused

# --- a line that swallows ---


class Swallower(Site):
    """A proxy that passes every byte on, until it passes none and closes nothing, as a network does after a sleep."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.open: list[socket.socket] = []
        self.swallows = threading.Event()

    def __enter__(self) -> Swallower:
        threading.Thread(target=self.accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        for one in [self.listening, *self.open]:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                far = socket.create_connection(("127.0.0.1", self.site.port))
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if not self.swallows.is_set():
                    other.sendall(data)


def test_the_server_notices_within_ten_seconds_who_is_gone() -> None:
    assert PING_EVERY + PONG_WITHIN < 10


def test_a_dead_line_is_noticed_and_a_move_that_it_swallowed_is_made_once(tmp_path: Path) -> None:
    app = make_app(Settings(tmp_path))
    with Inside(app, ws_ping_interval=0.2, ws_ping_timeout=0.2) as site:
        made = site.table("me", "link", options={"first": "A"})
        with Swallower(site) as proxy, made.open("B") as b, Client(proxy, made.id, [made.tokens[0]]) as a:
            b.until(lambda said: said["is"] == "seats" and said["seats"][0]["here"])
            proxy.swallows.set()
            move = {"do": "act", "id": "once", "seat": "A", "seq": a.seq, "lines": [a.offer("A")[0]]}
            a.say(**move)
            b.until(lambda said: said["is"] == "seats" and not said["seats"][0]["here"])
            length = a.now["length"]
            with made.open("A", a.seq) as again:
                again.say(**move)
                assert again.next("news")["now"]["length"] == length + 1
                again.say(**move)
                assert again.next("ack")["id"] == "once"


def test_a_sign_is_answered_and_wakes_no_table(tmp_path: Path) -> None:
    with Server(tmp_path, "--sleep-after", "1") as server, server.table().open("A") as a:
        wait_for(lambda: server.get("health")[1]["awake"] == 0, "the table to sleep")
        a.say(do="ping")
        assert a.next("pong") == {"is": "pong"}
        assert server.get("health")[1]["awake"] == 0


# --- who is away ---


@pytest.fixture
def app(tmp_path: Path, clock: Hourglass) -> Starlette:
    return make_app(Settings(tmp_path, clock=clock))


@pytest.fixture
def made(app: Starlette) -> Iterator[Made]:
    """A table where it is the turn of B."""
    with Inside(app) as site:
        yield site.table("me", "link", options={"first": "B"}, manners={"stand_in": "greedy"})


@pytest.fixture
def a(made: Made) -> Iterator[Client]:
    """A sees that B has just gone."""
    with made.open("A") as a:
        with made.open("B"):
            a.until(lambda said: said["is"] == "seats" and said["seats"][1]["here"])
        a.until(lambda said: said["is"] == "seats" and not said["seats"][1]["here"])
        yield a


def sit_in(client: Client, bot: str = "greedy") -> Any:
    return client.ask("sit", seat="B", bot=bot)


def is_back(a: Client) -> bool:
    """B is there and plays again."""
    seats = a.until(lambda said: said["is"] == "seats" and said["seats"][1]["here"] and not said["seats"][1]["bot"])
    return bool(seats["seats"][1]["kind"] == "person")


def test_a_bot_sits_in_only_after_a_minute_that_everybody_sees(a: Client, clock: Hourglass) -> None:
    assert [seat["grace"] for seat in a.seats] == [0, 60]
    clock.turn(59)
    check_error(sit_in(a), "turn")
    clock.turn(1)
    assert sit_in(a)["is"] == "ack" and a.seats[1]["bot"] == "greedy"


@pytest.mark.parametrize("bot", ["random", "level:1", "level:6"])
def test_only_the_bot_that_was_agreed_upon_sits_in(a: Client, clock: Hourglass, bot: str) -> None:
    clock.turn(60)
    check_error(sit_in(a, bot), "token")


@pytest.mark.parametrize("bot", ["random", "level:1", "level:2", "genius"])
def test_a_weak_bot_cannot_be_agreed_upon(server: Server, bot: str) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}]
    refused(server.post("api/tables", {"game": "cloudcity", "seats": seats, "manners": {"stand_in": bot}}), 400, bot)


def test_whoever_comes_back_has_the_seat_again_at_once(made: Made, a: Client, clock: Hourglass) -> None:
    clock.turn(60)
    sit_in(a)
    with made.open("B"):
        assert is_back(a)


def test_a_bot_of_ones_own_choice_stays_when_one_comes_back(made: Made) -> None:
    with made.open("B") as b:
        b.ask("sit", seat="B", bot="greedy")
    with made.open("B") as b:
        assert b.settle().seats[1]["bot"] == "greedy"


def test_whoever_comes_back_to_a_table_that_goes_on_no_longer_looks_at_it(
    made: Made, a: Client, clock: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.turn(60)
    sit_in(a)
    a.turn("A")
    monkeypatch.setattr(changes, "MOST_LINES", 1)
    with made.open("B") as b:
        assert b.first["is"] == "table" and b.first["seats"][1]["bot"] == "greedy"


def test_who_cannot_be_told_how_the_table_lies_is_not_there(
    app: Starlette, made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ValueError("broken on purpose")

    with made.open("A") as a:
        monkeypatch.setattr(app.state.tables.open[made.id].room, "table", broken)
        with made.open("B") as b:
            check_error(b.first, "busy")
        monkeypatch.undo()
        assert a.settle().seats[1]["here"] is False
        assert [guest.held for guest in app.state.tables.open[made.id].guests] == [(0,)]


def test_who_stands_in_is_known_when_a_table_wakes(app: Starlette, made: Made, a: Client, clock: Hourglass) -> None:
    clock.turn(60)
    sit_in(a)
    a.turn("A")
    app.state.tables.open[made.id].room = None
    with made.open("B"):
        assert is_back(a)
