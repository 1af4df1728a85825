"""`make load`: how much a server on this machine carries. Loopback only; bounded in tables and time; ends by itself.

First some tables sleep and their memory is weighed. Then many tables are played at once, every seat by a client of its
own that makes a random move as soon as it is asked, and every move is timed from its sending to its acknowledgement.
Then the same tables are played at a given pace, as people would, to see what one of them feels. At last somebody plays
fairly while one rude visitor after the other (`hostile.py`) asks for all there is.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import cloudtop
from tools.load.fair import hostile
from tools.load.hostile import ATTACKS


class Face(msgspec.Struct):
    offer: list[list[Any]]  # the line first


class Now(msgspec.Struct):
    seq: int
    over: bool
    faces: dict[str, Face]


class Heard(msgspec.Struct, rename={"what": "is"}):
    """The few things a client looks at in a message."""

    what: str
    now: Now | None = None
    message: str = ""


hear = msgspec.json.Decoder(Heard).decode


class Server:
    """A server of our own, on a free port, with a folder of its own."""

    def __init__(self, game: str, sleep_after: float, limited: bool = False) -> None:
        self.game = game
        self.folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "cloudtop.cli", "serve", "--port", "0", "--data", self.folder.name]
        command += ["--sleep-after", str(sleep_after), "--log-level", "warning"]
        # a fair player is faster here than any person
        command += ["--share", "0.3"] if limited else ["--unlimited"]
        self.log = Path(self.folder.name) / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http://")).rstrip("/") + "/"
        self.get("health")

    def get(self, path: str) -> Any:
        for attempt in range(50):
            try:
                with urlopen(self.address + path) as answer:
                    return msgspec.json.decode(answer.read())
            except OSError:
                time.sleep(0.1)
        raise SystemExit("load: the server does not answer")

    def text(self, path: str) -> str:
        with urlopen(self.address + path) as answer:
            return str(answer.read().decode())

    def table(self, bot: str = "", home: str = "127.0.0.1") -> dict[str, Any]:
        """A new table, made from this address."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot} if bot else {"kind": "link"}]
        with contextlib.closing(HTTPConnection(urlsplit(self.address).netloc, source_address=(home, 0))) as line:
            line.request("POST", "/api/tables", msgspec.json.encode({"game": self.game, "seats": seats}))
            answer = line.getresponse()
            told: dict[str, Any] = msgspec.json.decode(answer.read())
        if answer.status != 201:
            raise OSError(told["error"]["message"])
        return told

    def memory(self) -> int:
        """Bytes of memory in use by the server, its bots not counted."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def seconds(self) -> float:
        """Seconds of processor time used so far."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(parts[11]) + int(parts[12])) / 100

    def faults(self) -> list[str]:
        """What its log has of errors."""
        return [line for line in self.log.read_text("utf-8").splitlines() if '"level":"error"' in line]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.folder.cleanup()


class Crowd:
    """Clients at tables, and how long their moves took."""

    def __init__(self, server: Server, begun: float, ready: float, end: float, pace: float) -> None:
        self.address = server.address.replace("http", "ws", 1)
        self.begun = begun
        self.ready = ready  # everybody has sat down; from now on it counts
        self.end = end
        self.pace = pace  # seconds between the moves of one table; 0: as fast as they are answered
        self.times: list[float] = []
        self.faults: list[str] = []

    async def sit(self, table: str, token: str, seat: str, salt: int) -> None:
        """One seat of one table after another, until time is up."""
        rng = random.Random(salt)
        await asyncio.sleep(
            self.begun + (self.ready - self.begun) * random.Random(table).random() - time.perf_counter()
        )
        while time.perf_counter() < self.end:
            async with connect(f"{self.address}api/tables/{table}/ws", compression=None, proxy=None) as socket:
                await socket.send(msgspec.json.encode({"do": "hello", "tokens": [token]}).decode())
                table = await self.play(socket, seat, rng)
            if not table:
                return

    async def play(self, socket: ClientConnection, seat: str, rng: random.Random) -> str:
        """Play a table to its end; returns the table of the rematch."""
        number, sent, salt = 0, 0.0, rng.random()
        while time.perf_counter() < self.end:
            data = await socket.recv(decode=False)
            heard = hear(data)
            if heard.what == "kept":
                if sent > self.ready:
                    self.times.append(time.perf_counter() - sent)
                continue
            if heard.what == "rematch":
                return str(msgspec.json.decode(data)["table"])
            if heard.what == "error":
                self.faults.append(heard.message)
                return ""
            if heard.now is None:
                continue
            if heard.now.over and seat == "A":
                await socket.send(b'{"do":"rematch","id":"again"}', text=True)
            offer = heard.now.faces[seat].offer
            if offer:
                if self.pace:
                    await asyncio.sleep(rng.uniform(0.5, 1.5) * self.pace)
                number += 1
                line = offer[rng.randrange(len(offer))][0]
                message = {"do": "act", "id": f"{salt} {number}", "seat": seat, "seq": heard.now.seq, "lines": [line]}
                sent = time.perf_counter()
                await socket.send(msgspec.json.encode(message), text=True)
        return ""


def share(times: list[float], part: float) -> float:
    """The time within which this part of the moves was acknowledged, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000 if times else 0.0


async def weigh(server: Server, count: int, awake: int) -> None:
    """Memory of tables: with the game in memory, with two people connected, and asleep with nobody there."""
    for first in range(20):
        server.table()  # so that what is loaded once is not counted
    before = server.memory()
    tables = [server.table() for number in range(count)]
    print(f"  {count} tables just made: {(server.memory() - before) / count / 1024:5.1f} KB each", flush=True)
    sockets = []
    for made in tables[:awake]:
        for seat in made["seats"]:
            address = server.address.replace("http", "ws", 1) + f"api/tables/{made['table']}/ws"
            socket = await connect(address, compression=None, proxy=None)
            await socket.send(msgspec.json.encode({"do": "hello", "tokens": [seat["token"]]}).decode())
            await socket.recv()
            sockets.append(socket)
    while server.get("health")["awake"] > 0:
        await asyncio.sleep(0.5)
    each = (server.memory() - before) / count / 1024
    print(f"  {count} idle tables, {len(sockets)} people connected to them: {each:5.1f} KB each", flush=True)
    for socket in sockets:
        await socket.close()


async def crowd(server: Server, tables: int, seconds: float, pace: float) -> None:
    made = [server.table() for number in range(tables)]
    begun = time.perf_counter()
    ready = begun + 2.0 + tables / 100  # people come one after another, so that games end one after another
    people = Crowd(server, begun, ready, ready + seconds, pace)
    sitting = [
        people.sit(m["table"], seat["token"], seat["seat"], 2 * i + j)
        for i, m in enumerate(made)
        for j, seat in enumerate(m["seats"])
    ]
    playing = asyncio.gather(*sitting)
    await asyncio.sleep(ready - time.perf_counter())
    busy = server.seconds()
    await playing
    busy = server.seconds() - busy
    rate = len(people.times) / seconds
    what = f"at a pace of {pace:g} s a move" if pace else "as fast as they are answered"
    print(
        f"  {tables} tables {what}: {rate:7,.0f} moves/s, p50 {share(people.times, 0.5):5.1f} ms, "
        f"p99 {share(people.times, 0.99):5.1f} ms ({len(people.times):,} moves, server busy "
        f"{busy / seconds:.0%} of a core)",
        flush=True,
    )
    for fault in sorted(set(people.faults))[:5]:
        print(f"  refused {people.faults.count(fault)} times: {fault}")


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--game", choices=list(cloudtop.GAMES), default="cloudcity")
    read.add_argument("--tables", type=int, default=500)
    read.add_argument("--seconds", type=float, default=20)
    read.add_argument("--idle", type=int, default=2000)
    read.add_argument("--pace", type=float, default=0.3, help="seconds between moves of a table in the paced run")
    read.add_argument("--hostile", nargs="*", metavar="WHAT", help="only these rude visitors (all without a name)")
    read.add_argument("--rude-seconds", type=float, default=10, help="for each rude visitor")
    wish = read.parse_args()
    print(
        f"cloudtop {cloudtop.__version__}, {cloudtop.build()}; two clients a table, every move kept before it is acknowledged"
    )
    if wish.hostile is None:
        carry(wish)
    server = Server(wish.game, 5, limited=True)
    try:
        held = asyncio.run(hostile(server, wish.hostile or list(ATTACKS), wish.rude_seconds))
    finally:
        server.stop()
    raise SystemExit(0 if held else 1)


def carry(wish: argparse.Namespace) -> None:
    """How much it carries while everybody is fair."""
    server = Server(wish.game, sleep_after=3 if wish.idle else 60)
    try:
        if wish.idle:
            asyncio.run(weigh(server, wish.idle, min(wish.idle, 500)))
    finally:
        server.stop()
    server = Server(wish.game, sleep_after=60)
    try:
        for tables in (wish.tables // 10, wish.tables * 2 // 5, wish.tables):
            asyncio.run(crowd(server, tables, wish.seconds / 2, 0))
        asyncio.run(crowd(server, wish.tables, wish.seconds, wish.pace))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
