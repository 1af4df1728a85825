"""Connections: how many there are, how long they may take, and what may be sent on them before anything is said."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from cloudtop.cli.serve import DEAF_AFTER, listen, open_files
from cloudtop.web import connections, forms
from cloudtop.web.app import Settings, make_app
from cloudtop.web.connections import Config, Connection, Doors, HttpConnection, SocketConnection, Timer
from cloudtop.web.visitors import UNLIMITED, Limits, Visitors
from tests.web.kit import PATIENCE, Inside, run_alone, wait_for

FEW = Limits(share=0, tables=0, connections=3, requests=0)
HEAD = b"POST /api/options HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/x/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
EMPTY_PING = b"\x89\x80\x00\x00\x00\x00"
EMPTY_FRAGMENT = b"\x00\x80\x00\x00\x00\x00"
EMPTY_PONG = b"\x8a\x80\x00\x00\x00\x00"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with Inside(make_app(Settings(tmp_path, limits=UNLIMITED))) as inside:
        yield inside


def line(site: Inside) -> socket.socket:
    return socket.create_connection(("127.0.0.1", site.port), PATIENCE)


def rest(connection: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    out = b""
    try:
        while data := connection.recv(65_536):
            out += data
    except ConnectionError:
        pass
    return out


class Transport:
    """A connection that can be ended."""

    def __init__(self, host: str = "192.0.2.1") -> None:
        self.host = host
        self.ended = asyncio.Event()

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return self.host, 1

    def abort(self) -> None:
        self.ended.set()


# --- how many ---


def test_one_address_has_so_many_connections() -> None:
    doors = Doors(Visitors(FEW))
    many = [cast(Any, Transport()) for _ in range(4)]
    assert [doors.enter(one) is not None for one in many] == [True, True, True, False]
    assert doors.enter(cast(Any, Transport("192.0.2.2"))) is not None
    doors.leave(many[3])
    assert doors.enter(cast(Any, Transport())) is None, "one that never came in cannot leave"
    doors.leave(many[0])
    assert doors.enter(cast(Any, Transport())) is not None


def test_all_together_have_so_many_connections() -> None:
    doors = Doors(Visitors(UNLIMITED), most=2)
    assert [doors.enter(cast(Any, Transport(f"192.0.2.{n}"))) is not None for n in range(3)] == [True, True, False]


def test_a_proxy_that_is_trusted_is_not_counted() -> None:
    doors = Doors(Visitors(FEW), ["192.0.2.1"])
    assert all(doors.enter(cast(Any, Transport())) is not None for _ in range(9))


def test_a_connection_too_many_is_ended(tmp_path: Path) -> None:
    with Inside(make_app(Settings(tmp_path, limits=FEW))) as site:
        held = [line(site) for _ in range(3)]
        with line(site) as late:
            assert rest(late) == b""
        for one in held:
            one.close()


# --- how long ---


def ended(seconds: float, stopped: bool) -> bool:
    async def run() -> bool:
        timer, transport = Timer(), Transport()
        timer.start(seconds, cast(Any, transport))
        if stopped:
            timer.stop()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return transport.ended.is_set()

    return run_alone(run())


def test_who_is_not_in_time_is_ended_and_who_is_is_not() -> None:
    assert ended(0, False) and not ended(0, True) and not ended(100, False)


@pytest.mark.parametrize("half", [b"", b"GET /hea", b"GET /health HTTP/1.1\r\nHost: x"])
def test_half_a_request_is_not_waited_for(site: Inside, monkeypatch: pytest.MonkeyPatch, half: bytes) -> None:
    monkeypatch.setattr(connections, "HEAD_WITHIN", 0.05)
    with line(site) as connection:
        connection.sendall(half)
        assert rest(connection) == b""
    assert site.get("health")[0] == 200


def test_half_a_second_request_is_not_waited_for(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_WITHIN", 0.05)
    with line(site) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        while not connection.recv(65_536).endswith(b"}"):
            pass
        connection.sendall(b"GET /hea")
        assert rest(connection) == b""


def test_half_a_body_is_not_waited_for(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "WITHIN", 0.05)
    with line(site) as connection:
        connection.sendall(HEAD + b"{")
        status, _, body = connection.recv(65_536).partition(b"\r\n\r\n")
    assert b" 408 " in status and "did not arrive in time" in json.loads(body)["error"]["message"]


def test_who_hangs_up_leaves_no_trace_in_the_log(site: Inside, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(5):
        with line(site) as connection:
            connection.sendall(HEAD + b"{")
    assert site.get("health")[0] == 200
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "WARNING")]


@pytest.mark.parametrize("listens", [False, True])
def test_who_takes_nothing_of_what_is_sent_is_ended(monkeypatch: pytest.MonkeyPatch, listens: bool) -> None:
    monkeypatch.setattr(connections, "DEAF_AFTER", 0)

    async def run() -> bool:
        connection, transport = Connection(), cast(Any, Transport())
        connection.transport = transport
        connection.connection_made(transport)
        connection.pause_writing()
        if listens:
            connection.resume_writing()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return bool(transport.ended.is_set())

    assert run_alone(run()) is not listens


def test_answers_that_nobody_takes_are_not_kept(site: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "DEAF_AFTER", 0.05)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", site.port))
        connection.sendall(b"GET /api/games/cloudcity HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 100)
        wait_for(lambda: not cast(Config, site.uvicorn.config).doors.open, "its end")


def test_a_socket_is_a_connection_like_any_other() -> None:
    assert issubclass(HttpConnection, Connection) and issubclass(SocketConnection, Connection)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="a system that cannot tell")
def test_who_acknowledges_nothing_is_given_up_by_the_system() -> None:
    with listen("127.0.0.1", 0, False) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()), listening.accept()[0] as one:
            assert one.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == DEAF_AFTER


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_as_many_files_are_opened_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda what: (1024, 5000))
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: asked.append(limits))
    assert (open_files(), asked) == (5000, [(5000, 5000)])


# --- how much ---


@pytest.mark.parametrize("frame", [EMPTY_PING, EMPTY_PONG, EMPTY_FRAGMENT])
def test_frames_of_every_kind_are_counted(site: Inside, frame: bytes) -> None:
    with line(site) as connection:
        connection.sendall(UPGRADE)
        assert b" 101 " in connection.recv(65_536)
        try:
            for _ in range(10):
                connection.sendall(frame * 500)
        except ConnectionError:
            return
        rest(connection)
    assert site.get("health")[0] == 200
