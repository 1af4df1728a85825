"""One rude visitor, in a process of its own and from an address of its own (127.0.0.66): `python tools/load/hostile.py WHAT URL SECONDS`.

Each attack asks for something as often as it can until time is up. `load.py` plays fairly meanwhile and measures.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

import cloudtop

HERE = "127.0.0.66"
TWO = [{"kind": "me"}, {"kind": "link"}]
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
GONE = (OSError, asyncio.IncompleteReadError, EOFError)


class Rude:
    """Speaks to a server until time is up."""

    def __init__(self, url: str, seconds: float, address: str = HERE) -> None:
        self.address = (address, 0)
        self.host = urlsplit(url).netloc
        self.name, _, self.port = self.host.rpartition(":")
        self.end = time.monotonic() + seconds

    @property
    def on(self) -> bool:
        return time.monotonic() < self.end

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.name, int(self.port), local_addr=self.address)

    async def post(self, path: str, body: bytes) -> bytes:
        """One request on a connection of its own; what comes back, or nothing if it was cut."""
        with contextlib.suppress(*GONE):
            reader, writer = await self.line()
            head = (
                f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode() + body)
            found = await reader.read(-1)
            writer.close()
            return found
        return b""

    async def table(self, *kinds: str, **more: Any) -> dict[str, Any] | None:
        """A new table; `me`, or the names of bots."""
        seats = [{"kind": "me"} if kind == "me" else {"kind": "bot", "bot": kind} for kind in kinds] or TWO
        found = await self.post("/api/tables", json.dumps({"game": "cloudcity", "seats": seats, **more}).encode())
        return json.loads(found.partition(b"\r\n\r\n")[2]) if b" 201 " in found[:20] else None

    def sit(self, table: str) -> connect:
        return connect(f"ws://{self.host}/api/tables/{table}/ws", compression=None, proxy=None, local_addr=self.address)

    async def hello(self, socket: ClientConnection, *tokens: str) -> None:
        await self.say(socket, do="hello", tokens=tokens)
        await socket.recv()

    async def say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))

    async def many(self, count: int, do: Callable[[int], Awaitable[None]]) -> None:
        """So many at once, each again and again."""

        async def again(number: int) -> None:
            while self.on:
                try:
                    await do(number)
                except Exception:
                    await asyncio.sleep(0.05)  # thrown out; it comes back
                await asyncio.sleep(0)

        await asyncio.gather(*(again(number) for number in range(count)))


async def replays(rude: Rude) -> None:
    """Records that nobody has sent before."""
    record = cloudtop.Match(cloudtop.game("cloudcity"), ["random", "random"], 1).play().record().text()
    numbers = itertools.count()

    async def one(_: int) -> None:
        text = record.replace("seats: random", f"seats: Eve {next(numbers)}")
        await rude.post("/api/replay", json.dumps({"record": text, "as": "*", "from": 0, "count": 64}).encode())

    await rude.many(12, one)


async def sitting(rude: Rude, count: int, message: dict[str, Any], answers: bool) -> None:
    """Sockets of a seat that all say the same."""
    made = await rude.table()
    assert made is not None
    numbers = itertools.count()

    async def one(_: int) -> None:
        async with rude.sit(made["table"]) as socket:
            await rude.hello(socket, made["seats"][0]["token"])
            while rude.on:
                await socket.send(json.dumps({**message, "id": str(next(numbers)), "seat": "A"}))
                if answers:
                    await socket.recv()

    await rude.many(count, one)


async def why(rude: Rude) -> None:
    await sitting(rude, 4, {"do": "why", "targets": ["verb:place"]}, True)


async def hints(rude: Rude) -> None:
    await sitting(rude, 4, {"do": "hint", "level": "taught:1.5s"}, True)


async def names(rude: Rude) -> None:
    await sitting(rude, 4, {"do": "name", "name": "Eve"}, False)


async def bots(rude: Rude) -> None:
    """Tables of dear bots that nobody looks at."""
    for _ in range(20):
        await rude.table("monte_carlo:5s", "monte_carlo:5s")
    await asyncio.sleep(rude.end - time.monotonic())


async def frames(rude: Rude, frame: bytes) -> None:
    async def one(_: int) -> None:
        reader, writer = await rude.line()
        writer.write(UPGRADE.format(path="/api/tables/x/ws", host=rude.host).encode())
        await reader.readuntil(b"\r\n\r\n")
        try:
            while rude.on:
                writer.write(frame * 500)
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            writer.close()

    await rude.many(6, one)


async def pings(rude: Rude) -> None:
    await frames(rude, b"\x89\x80\x00\x00\x00\x00")


async def fragments(rude: Rude) -> None:
    await frames(rude, b"\x00\x80\x00\x00\x00\x00")


async def halves(rude: Rude) -> None:
    """Requests that do not come to their end; some hang up."""
    head = b"POST /api/options HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n"
    luck = random.Random(1)

    async def one(_: int) -> None:
        reader, writer = await rude.line()
        writer.write(luck.choice([b"GET /hea", head, head + b"\r\n{"]))
        if luck.random() < 0.5:
            await writer.drain()
            writer.close()
        else:
            await reader.read(-1)

    await rude.many(300, one)


async def deaf(rude: Rude) -> None:
    """People who look on, and requests, that take nothing of what is sent to them."""
    made = await rude.table("random", "greedy")
    assert made is not None

    async def one(number: int) -> None:
        _, writer = await rude.line()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        if number % 2:
            writer.write(f"GET /api/games/cloudcity HTTP/1.1\r\nHost: {rude.host}\r\n\r\n".encode() * 20)
        else:
            writer.write(UPGRADE.format(path=f"/api/tables/{made['table']}/ws", host=rude.host).encode())
            hello = b'{"do":"hello"}'
            writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        await asyncio.sleep(rude.end - time.monotonic())
        writer.transport.abort()

    await rude.many(90, one)


async def onlookers(rude: Rude) -> None:
    made = await rude.table("random", "random")
    assert made is not None

    async def one(_: int) -> None:
        async with rude.sit(made["table"]) as socket:
            await rude.hello(socket)
            while rude.on:
                await socket.recv()

    await rude.many(150, one)


async def hellos(rude: Rude) -> None:
    made = await rude.table()
    assert made is not None

    async def one(_: int) -> None:
        async with rude.sit(made["table"]) as socket:
            await rude.hello(socket)

    await rude.many(10, one)


async def tables(rude: Rude) -> None:
    async def one(_: int) -> None:
        await rude.table()

    await rude.many(8, one)


async def options(rude: Rude) -> None:
    many = [json.dumps({"game": "cloudcity", "options": {"requests": ["solo"] * n}}).encode() for n in (7_000, 100_000)]

    async def one(number: int) -> None:
        await rude.post("/api/options", many[number % 2])

    await rude.many(8, one)


ATTACKS = {
    do.__name__: do
    for do in (replays, why, hints, names, bots, pings, fragments, halves, deaf, onlookers, hellos, tables, options)
}


def main() -> None:
    what, url, seconds = sys.argv[1:]

    async def run() -> None:
        rude = Rude(url, float(seconds))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(float(seconds) + 5):
                await ATTACKS[what](rude)

    asyncio.run(run())


if __name__ == "__main__":
    main()
