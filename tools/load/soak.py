"""`make soak`: half an hour (`--minutes`) of 500 tables with people who come and go, bots and one rude visitor; loopback only.

The tables have clocks, and people say something now and then. Every acknowledged move and word is asked for again at the end: the server
must know it as done, at the same line of the history. Its memory must not grow, and its log have no error.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import subprocess
import sys
import time
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

import cloudtop
from tools.load.hostile import ATTACKS, Rude
from tools.load.load import Server, hear, share

GONE = (OSError, EOFError, TimeoutError)
GROWTH = 1.15  # what memory may be in the last third, compared with the middle one
ASKED_AGAIN = 30  # acknowledged moves of a seat, the last ones
WORDS = 0.1  # of all moves have a word with them
CLOCK = {"minutes": 120, "bonus": 5}


class Person:
    """One seat of one table after another: plays at a pace, leaves, comes back with what was seen."""

    def __init__(self, soak: Soak, number: int) -> None:
        self.soak = soak
        self.rng = random.Random(number)
        self.http = Rude(soak.server.address, soak.seconds, f"127.0.{1 + number // 250}.{1 + number % 250}")
        self.acknowledged: dict[str, int] = {}
        self.table, self.token, self.number = "", "", 0

    async def live(self) -> None:
        await asyncio.sleep(self.rng.random() * self.soak.seconds / 10)
        while self.soak.on:
            try:
                if not self.table:
                    await self.sit_down()
                await self.visit()
                await asyncio.sleep(self.rng.uniform(0.5, 5))
            except GONE:
                self.soak.cut += 1
                await asyncio.sleep(1)

    async def sit_down(self) -> None:
        made = await self.http.table("me", self.rng.choice(["greedy", "random", "level:2"]), manners=CLOCK)
        if made is None:
            await asyncio.sleep(2)
            return
        self.table, self.token = made["table"], made["seats"][0]["token"]
        self.acknowledged = {}
        self.soak.tables += 1

    async def visit(self) -> None:
        """Some moves, and then it goes away."""
        async with self.http.sit(self.table) as socket:
            await self.http.say(socket, do="hello", tokens=[self.token], seq=-1)
            for _ in range(self.rng.randint(3, 25)):
                if not self.soak.on or not await self.move(socket):
                    return

    async def move(self, socket: ClientConnection) -> bool:
        """Wait for our turn and play; is there more to play?"""
        while True:
            heard = hear(await asyncio.wait_for(socket.recv(decode=False), 30))
            if heard.now is None:
                continue
            if heard.now.over:
                await self.check(socket)
                self.table = ""
                return False
            if offer := heard.now.faces["A"].offer:
                break
        await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.soak.pace)
        if self.rng.random() < WORDS:
            await self.ask(socket, do="say", text=f"Word {self.number}")
        sent = time.perf_counter()
        answer = await self.ask(socket, do="act", seq=heard.now.seq, lines=[self.rng.choice(offer)[0]])
        if answer["is"] == "kept":
            self.soak.times.append(time.perf_counter() - sent)
        return True

    async def ask(self, socket: ClientConnection, **message: Any) -> dict[str, Any]:
        """Something with an id of its own; if it is acknowledged that is remembered."""
        self.number += 1
        id = f"message {self.number}"
        answer = await self.answer(socket, id=id, seat="A", **message)
        if answer["is"] in ("kept", "ack"):
            self.acknowledged[id] = answer["seq"]
        return answer

    async def answer(self, socket: ClientConnection, id: str, **message: Any) -> dict[str, Any]:
        await self.http.say(socket, id=id, **message)
        while (answer := msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))).get("id") != id:
            pass
        return dict(answer)

    async def check(self, socket: ClientConnection) -> None:
        """What was acknowledged is asked for again: it was done, and is not done twice."""
        for id, seq in list(self.acknowledged.items())[-ASKED_AGAIN:]:
            answer = await self.answer(socket, id, do="act", seat="A", seq=0, lines=["done"])
            self.soak.checked += 1
            self.soak.lost += answer["is"] != "ack" or answer["seq"] != seq

    async def last_look(self) -> None:
        if self.table and self.acknowledged:
            async with self.http.sit(self.table) as socket:
                await self.http.say(socket, do="hello", tokens=[self.token], seq=-1)
                await self.check(socket)


class Soak:
    def __init__(self, server: Server, seconds: float, pace: float) -> None:
        self.server = server
        self.seconds = seconds
        self.pace = pace
        self.end = time.monotonic() + seconds
        self.times: list[float] = []
        self.memory: list[int] = []
        self.tables = self.cut = self.checked = self.lost = 0

    @property
    def on(self) -> bool:
        return time.monotonic() < self.end

    async def run(self, people: int) -> None:
        crowd = [Person(self, number) for number in range(people)]
        going = asyncio.gather(*(person.live() for person in crowd))
        rude = asyncio.create_task(self.be_rude())
        while self.on:
            await asyncio.sleep(1)
            self.memory.append(self.server.memory())
            if len(self.memory) % 60 == 0:
                print(
                    f"  {len(self.memory) // 60} min: {len(self.times):,} moves, {self.memory[-1] / 1e6:.0f} MB",
                    flush=True,
                )
        await going
        await rude
        for person in crowd:
            for _ in range(3):
                with contextlib.suppress(*GONE):
                    await person.last_look()
                    break

    async def be_rude(self) -> None:
        """One attack after the other."""
        here = Path(__file__).parent / "hostile.py"
        each = max(3.0, self.seconds / (2 * len(ATTACKS)))
        while self.on:
            for what in ATTACKS:
                if self.on:
                    command = [sys.executable, str(here), what, self.server.address, str(each)]
                    await asyncio.to_thread(subprocess.run, command, stderr=subprocess.DEVNULL, check=False)

    def told(self) -> bool:
        third = len(self.memory) // 3
        middle, last = mean(self.memory[third : 2 * third]), mean(self.memory[2 * third :])
        grows, faults = last > GROWTH * middle, self.server.faults()
        print(
            f"  {self.tables:,} tables, {len(self.times):,} moves, p50 {share(self.times, 0.5):.1f} ms, p99 {share(self.times, 0.99):.1f} ms; "
            f"cut off {self.cut} times\n"
            f"  lost: {self.lost} of {self.checked:,} acknowledged moves and words that were asked for again\n"
            f"  growth: {middle / 1e6:.0f} MB in the middle third, {last / 1e6:.0f} MB in the last\n"
            f"  errors in the log: {len(faults)}"
        )
        for fault in faults[:5]:
            print(f"    {fault[:300]}")
        held = not self.lost and not grows and not faults and self.checked > 0
        print("it holds" if held else "IT DOES NOT HOLD")
        return held


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--minutes", type=float, default=30)
    read.add_argument("--tables", type=int, default=500)
    read.add_argument("--pace", type=float, default=3.0, help="seconds between the moves of a person")
    wish = read.parse_args()
    print(
        f"cloudtop {cloudtop.__version__}, {cloudtop.build()}: {wish.tables} tables for {wish.minutes:g} minutes",
        flush=True,
    )
    server = Server("cloudcity", 5, limited=True)
    soak = Soak(server, wish.minutes * 60, wish.pace)
    try:
        asyncio.run(soak.run(wish.tables))
        held: Any = soak.told()
    finally:
        server.stop()
    raise SystemExit(0 if held else 1)


if __name__ == "__main__":
    main()
