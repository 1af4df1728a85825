"""The real server on a free loopback port, and clients that speak to it."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import cloudtop as ct
from cloudtop.core.game import SEATS
from cloudtop.web.clock import Clock
from cloudtop.web.connections import Config, Doors
from cloudtop.web.visitors import UNLIMITED, Visitors

T = TypeVar("T")
SOURCE = str(Path(ct.__file__).parent.parent)
PATIENCE = 30.0  # seconds; nothing here takes long, so this only ends a test that hangs
Said = dict[str, Any]


def environment() -> dict[str, str]:
    """The build under test, and no settings from outside."""
    plain = {key: value for key, value in os.environ.items() if not key.startswith("CLOUDTOP_")}
    return plain | {"PYTHONPATH": SOURCE}


def free_port() -> int:
    """A port that no connection is given by the system, so that a server can come back to it."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


def wait_for(condition: Callable[[], Any], what: str) -> Any:
    """The first true answer."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        found = condition()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"waited too long for {what}")


class Site:
    """Somewhere that a table is served, and requests to it."""

    port: int
    prefix = ""

    def request(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, f"{self.prefix}/{path}", body, headers)
            answer = connection.getresponse()
            return answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def get(self, path: str) -> tuple[int, Any]:
        status, headers, body = self.request("GET", path)
        return status, json.loads(body) if "json" in headers.get("content-type", "") else body.decode()

    def post(self, path: str, data: Any, **headers: str) -> tuple[int, Any]:
        status, _, body = self.request("POST", path, json.dumps(data).encode(), **headers)
        return status, json.loads(body)

    def frames(self, path: str, wish: dict[str, Any]) -> list[Any]:
        """Every moment of a replay, a few at a time."""
        status, told = self.post(path, wish)
        assert status == 200, told
        if "key" in told:
            wish = {"as": wish["as"], "key": told["key"]}
        out: list[Any] = []
        while len(out) <= told["length"]:
            out += self.post(path, wish | {"from": len(out), "count": 64})[1]["frames"]
        return out

    def answers(self) -> bool:
        try:
            return self.get("health")[0] == 200
        except OSError:
            return False

    def table(self, *kinds: str, **more: Any) -> Made:
        """A new table; each seat is `me`, `here`, `link`, or the name of a bot."""
        seats = [
            {"kind": k} if k in ("me", "here", "link") else {"kind": "bot", "bot": k} for k in kinds or ("me", "link")
        ]
        status, made = self.post("api/tables", {"game": "cloudcity", "seats": seats, **more})
        assert status == 201, made
        return Made(self, made["table"], [seat["token"] for seat in made["seats"]])


class Server(Site):
    """`cloudtop serve` as a process of its own; it can be killed and started again on the same folder and port."""

    def __init__(self, data: Path, *flags: str, limited: bool = False) -> None:
        self.data = data
        self.limited = limited
        self.flags = flags
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        data.mkdir(parents=True, exist_ok=True)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGTERM)

    def start(self) -> Server:
        command = [sys.executable, "-m", "cloudtop.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += [] if self.limited else ["--unlimited"]
        with (self.data / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.flags],
                env=environment(),
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )
        wait_for(self.answers, "the server")
        return self

    def answers(self) -> bool:
        assert self.process is not None and self.process.poll() is None, self.log()
        return super().answers()

    def stop(self, how: int = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def interrupt(self) -> int:
        """What Ctrl+C does: everything that belongs to the server is told; its exit code."""
        assert self.process is not None
        process, self.process = self.process, None
        os.killpg(process.pid, signal.SIGINT)
        return process.wait(PATIENCE)

    def log(self) -> str:
        return (self.data / "log").read_text("utf-8")

    def noted(self) -> list[Said]:
        """The lines of the log; on a slow machine any request may be noted as slow."""
        lines = [json.loads(line) for line in self.log().splitlines()]
        return [line for line in lines if line["event"] != "slow request"]


class Hourglass(Clock):
    """Time that a test lets go by; it stands still otherwise."""

    def __init__(self, begin: float = 1_800_000_000.0) -> None:
        self.time = begin

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        late = self.time + seconds
        while self.time < late:
            await asyncio.sleep(0.005)

    def turn(self, seconds: float) -> None:
        self.time += seconds


class Inside(Site):
    """An application served by a thread of this process, so that a test can put its hands in."""

    def __init__(self, app: Any, prefix: str = "", **how: Any) -> None:
        self.app = app
        self.port = free_port()
        self.prefix = prefix
        visitors = getattr(app.state, "visitors", None) or Visitors(UNLIMITED)
        config = Config(app, Doors(visitors), port=self.port, **how)
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run)

    def __enter__(self) -> Inside:
        self.thread.start()
        wait_for(self.answers, "the application")
        return self

    def __exit__(self, *_: object) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)


class Made:
    """A table that was made, and the secrets of its seats."""

    def __init__(self, server: Site, id: str, tokens: list[str]) -> None:
        self.server = server
        self.id = id
        self.tokens = tokens

    def open(self, seats: str = "", seq: int = -1) -> Client:
        """A connection that holds these seats: `A`, `AB`, or none."""
        return Client(self.server, self.id, [self.tokens[SEATS.index(seat)] for seat in seats], seq)

    def state(self) -> tuple[int, int, list[Any], str]:
        """All of the table that a refused message could have changed, in the eyes of everybody at it."""
        with self.open(SEATS[: len(self.tokens)]) as everybody:
            first = everybody.first
        return first["seq"], first["now"]["length"], first["moves"], json.dumps(first["now"]["faces"])


class Client:
    """A connection to a table that keeps the log as it is told."""

    def __init__(self, server: Site, table: str, tokens: list[str] | None, seq: int = -1, **headers: str) -> None:
        """With `tokens` it says hello and hears the answer; None says nothing yet."""
        url = f"ws://127.0.0.1:{server.port}{server.prefix}/api/tables/{table}/ws"
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(
            connect(url, proxy=None, additional_headers=headers, max_size=None, max_queue=None, compression=None)
        )
        self.heard: list[str] = []
        self.moves: list[Said] = []
        self.seats: list[Said] = []
        self.now: Said = {}
        self.first: Said = {}
        self.seq = seq
        if tokens is not None:
            self.greet(tokens, seq)

    def greet(self, tokens: list[str], seq: int) -> None:
        try:
            self.say(do="hello", tokens=tokens, seq=seq)
            self.first = self.hear()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.stack.close()

    def send(self, text: str | bytes) -> None:
        self.socket.send(text)

    def say(self, **message: Any) -> None:
        self.send(json.dumps(message))

    def hear(self) -> Said:
        """The next message."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        said: Said = json.loads(text)
        self.note(said)
        return said

    def nothing_yet(self) -> bool:
        """Is there no message to be heard at this moment?"""
        try:
            self.socket.recv(0)
        except TimeoutError:
            return True
        return False

    def note(self, said: Said) -> None:
        """Follow the table."""
        self.seq = said.get("seq", self.seq) if said["is"] in ("table", "news", "seats") else self.seq
        self.seats = said.get("seats", self.seats)
        self.now = said.get("now", self.now)
        if said["is"] == "table":
            self.moves = said["moves"]
        elif said["is"] == "news":
            kept = len(self.moves) if said["back"] is None else said["back"]
            self.moves = self.moves[:kept] + said["moves"]

    def until(self, wanted: Callable[[Said], Any]) -> Said:
        """The first message that is wanted; others are noted and passed over."""
        while True:
            said = self.hear()
            if wanted(said):
                return said

    def next(self, kind: str) -> Said:
        return self.until(lambda said: said["is"] == kind)

    def ask(self, do: str, **message: Any) -> Said:
        """Say something with an id of its own; the answer to it."""
        id = secrets.token_hex(6)
        self.say(do=do, id=id, **message)
        return self.until(lambda said: said["is"] != "kept" and id in (said.get("id"), said.get("ack")))

    def act(self, seat: str, *lines: str, seq: int | None = None) -> Said:
        return self.ask("act", seat=seat, seq=self.seq if seq is None else seq, lines=list(lines))

    def settle(self) -> Client:
        """Hear all that was sent before an answer to us; a question of ours is the last in the line."""
        self.ask("why", seat=self.first["you"][0], targets=["nothing"])
        return self

    # --- playing ---

    def waiting(self) -> list[str]:
        return list(self.now["waiting"])

    def offer(self, seat: str) -> list[str]:
        return [line for line, *_ in self.now["faces"][seat]["offer"]]

    def turn(self, seat: str) -> Said:
        """Wait until a seat has to decide, or the game is over."""
        while not self.now["over"] and seat not in self.waiting():
            self.hear()
        return self.now

    def play(self, luck: random.Random, most: int = 1000) -> int:
        """Random moves of the seats we hold, until the game is over; how many they were."""
        for count in range(most):
            while not self.now["over"] and not set(self.waiting()) & set(self.now["faces"]):
                self.hear()
            if self.now["over"]:
                return count
            seat = next(seat for seat in self.waiting() if seat in self.now["faces"])
            said = self.patiently(seat, luck.choice(self.offer(seat)))
            assert said["is"] == "news", said
        return most

    def patiently(self, seat: str, line: str) -> Said:
        """A move by one who is faster than the server allows, and waits when it is told to."""
        said = self.act(seat, line)
        while said.get("code") == "flood":
            time.sleep(0.1)
            said = self.act(seat, line)
        return said

    def closed(self) -> int | None:
        """The code with which the server closes the connection, once all before is heard; None if it did not reach us,
        as may happen to who speaks at that moment."""
        with pytest.raises(ConnectionClosed) as e:
            self.until(lambda said: False)
        return int(e.value.rcvd.code) if e.value.rcvd else None


def needs_proc() -> pytest.MarkDecorator:
    return pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds processes in /proc")


def run_alone(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: a browser test may have left its event loop in this one."""
    with ThreadPoolExecutor(1) as own:
        return own.submit(asyncio.run, work).result()
