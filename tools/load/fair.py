"""A fair player beside a rude visitor: both seats of a table, a move every 30 ms, timed to its acknowledgement, and a table with a
bot. It plays fast, not rudely: its own address has its own share.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from tools.load.load import Server

PACE = 0.03
SLOWEST = 0.150  # seconds, the 99th percentile of moves
LARGEST = 500e6  # bytes
RELEASED_WITHIN = 90.0  # seconds: bots rest after a minute


class Fair:
    def __init__(self, server: Server, home: str) -> None:
        self.server = server
        self.home = home  # the address it comes from
        self.kept: list[float] = []
        self.turns: list[float] = []  # of a greedy bot
        self.lost = 0

    async def play(self, bot: bool, end: float) -> None:
        while time.perf_counter() < end:
            made = await asyncio.to_thread(self.server.table, "greedy" if bot else "", self.home)
            tokens = [seat["token"] for seat in made["seats"] if seat["kind"] != "bot"]
            with contextlib.suppress(OSError, EOFError):
                await self.game(made["table"], tokens, bot, end)

    async def game(self, table: str, tokens: list[str], bot: bool, end: float) -> None:
        from tools.load.load import hear

        rng, sent, number = random.Random(table), 0.0, 0
        waits = 0.0
        url = f"{self.server.address.replace('http', 'ws', 1)}api/tables/{table}/ws"
        async with connect(url, compression=None, proxy=None, local_addr=(self.home, 0)) as socket:
            await socket.send(msgspec.json.encode({"do": "hello", "tokens": tokens}), text=True)
            while time.perf_counter() < end:
                heard = hear(await asyncio.wait_for(socket.recv(decode=False), 20))
                now = time.perf_counter()
                if heard.what == "kept" and not bot:
                    self.kept.append(now - sent)
                if heard.what == "error":
                    self.lost += 1
                if heard.now is None:
                    continue
                if heard.now.over:
                    return
                seat = next((name for name, face in heard.now.faces.items() if face.offer), "")
                if not seat:
                    waits = waits or now
                    continue
                if bot and waits:
                    self.turns.append(now - waits)
                    waits = 0.0
                await asyncio.sleep(PACE)
                number += 1
                line = rng.choice(heard.now.faces[seat].offer)[0]
                message = {"do": "act", "id": str(number), "seat": seat, "seq": heard.now.seq, "lines": [line]}
                sent = time.perf_counter()
                await socket.send(msgspec.json.encode(message), text=True)


def percent(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] if times else float("inf")


HEAD = ("who is rude", "moves", "p50 ms", "p99 ms", "slowest ms", "bot p99 ms", "server busy", "most MB", "then MB", "released in s", "holds")  # fmt: skip


def row(*cells: object) -> None:
    """A line of a table as documents have it."""
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


async def beside(server: Server, what: str, home: str, seconds: float) -> bool:
    """One row of the table: does it hold?"""
    command = [sys.executable, str(Path(__file__).parent / "hostile.py"), what, server.address, str(seconds)]
    rude = None
    if what:
        rude = subprocess.Popen(
            ["nice", "-n", "10", *command] if os.name == "posix" else command, stderr=subprocess.DEVNULL
        )
    fair, begun, largest, busy = Fair(server, home), time.perf_counter(), 0, server.seconds()
    end = begun + seconds
    playing = asyncio.gather(fair.play(False, end), fair.play(True, end), return_exceptions=True)
    while time.perf_counter() < end:
        await asyncio.sleep(0.25)
        largest = max(largest, server.memory())
    busy = server.seconds() - busy
    for fault in await playing:
        if fault is not None:
            print(f"a fair player was thrown out: {fault!r}")
            fair.lost += 1
    if rude is not None:
        await asyncio.to_thread(rude.wait)
    begun = time.perf_counter()
    while not (released := idle(server)) and time.perf_counter() - begun < RELEASED_WITHIN:
        await asyncio.sleep(0.25)
    released_in = time.perf_counter() - begun
    p99 = percent(fair.kept, 0.99)
    holds = p99 <= SLOWEST and largest < LARGEST and released and not fair.lost
    times = [percent(fair.kept, 0.5), p99, max(fair.kept, default=0.0), percent(fair.turns, 0.99)]
    row(
        what or "nobody", len(fair.kept), *(f"{time * 1000:.1f}" for time in times), f"{busy / seconds:.0%}",
        f"{largest / 1e6:.0f}", f"{server.memory() / 1e6:.0f}", f"{released_in:.1f}", "yes" if holds else "NO",
    )  # fmt: skip
    return holds


def idle(server: Server) -> bool:
    """Nobody is connected, nothing waits, no table of people who have gone is worked on."""
    told = dict(line.rsplit(" ", 1) for line in server.text("metrics").splitlines() if not line.startswith("#"))
    return all(float(told[f"cloudtop_{name}"]) == 0 for name in ("connections", "sockets", "thinkers_waiting"))


async def hostile(server: Server, attacks: list[str], seconds: float) -> bool:
    row(*HEAD)
    row(*("---" for _ in HEAD))
    # every row has a fair player from an address of its own: it makes as many tables as one may in an hour
    held = [await beside(server, what, f"127.0.1.{n}", seconds) for n, what in enumerate(["", *attacks], 1)]
    print(
        f"{sum(held)} of {len(held)} rows hold: p99 below {SLOWEST * 1000:.0f} ms, below {LARGEST / 1e6:.0f} MB, all released, nobody refused"
    )
    return all(held)
