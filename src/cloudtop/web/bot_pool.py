"""Bots think in processes of their own, so that the table never waits for them.

A job carries no secret: the world it describes is one that its seat may imagine, not the one on the table.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.process import BaseProcess
from typing import ParamSpec, TypeVar

from cloudtop.bots import make_bot
from cloudtop.bots.level import LevelBot
from cloudtop.bots.monte_carlo import MonteCarloBot
from cloudtop.bots.weigh import explain
from cloudtop.core.chance import Rng
from cloudtop.core.content import parse_pack
from cloudtop.core.game import Game
from cloudtop.core.glimpse import glimpse
from cloudtop.table.match import Match
from cloudtop.web.room import shared_game
from cloudtop.web.turns import Turns, Whose, always
from cloudtop.web.wire import Advice

Answer = list[Advice]  # best first
P = ParamSpec("P")
T = TypeVar("T")


class Job:
    """A question to a bot, as plain data."""

    def __init__(
        self, match: Match, seat: int, bot: str, rng: Rng, explained: bool = False, address: str = "", table: str = "",
        watched: bool = True,
    ) -> None:  # fmt: skip
        self.slug = match.game.slug
        self.options = json.dumps(match.game.options, sort_keys=True)
        self.pack = match.game.pack.text
        self.world = json.dumps(match.game.dump(match.glimpse(seat).imagine(rng)))
        self.seat = seat
        self.bot = bot
        self.seed = int(rng.next32())
        self.explained = explained  # a person wants to know why
        self.whose = Whose(address, table, watched, not explained and is_short(match.game, bot))


def is_short(game: Game, name: str) -> bool:
    """Does a bot answer at first sight?"""
    bot = make_bot(name)
    if isinstance(bot, LevelBot):
        return game.levels[bot.number - 1].playouts == 0
    return not isinstance(bot, MonteCarloBot)


def answer(job: Job) -> Answer:
    """What the bot thinks of its offer, best first. Runs in a thinker."""
    game = shared_game(job.slug, job.options, parse_pack(job.pack))
    state = game.load(json.loads(job.world))
    bot, eyes, rng = make_bot(job.bot), glimpse(game, state, job.seat), Rng(job.seed, 1)
    advice = explain(bot, eyes, rng) if job.explained else bot.advise(eyes, rng)
    return [Advice(game.vocabulary.text(a.action), int(a.worth), int(a.tries), a.lines) for a in advice]


def begin(parent: int) -> None:
    """A thinker yields to the table, and leaves with it even if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its thinkers
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=watch, args=(parent,), daemon=True).start()


def watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


class BotPool:
    """A few processes that answer jobs; made anew should one of them die."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.turns = Turns(count)
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count + 1, context, initializer=begin, initargs=(os.getpid(),))
        return self.pool

    async def ask(self, job: Job, wanted: Callable[[], bool] = always) -> Answer:
        async with self.turns.turn(job.whose, wanted):
            return await self.think(answer, job)

    async def run(self, whose: Whose, do: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Something that takes a while, for somebody; what it is given is plain data."""
        async with self.turns.turn(whose):
            return await self.think(do, *given, **named)

    async def think(self, do: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        for attempt in range(2):
            pool = self.start()
            try:
                return await loop.run_in_executor(pool, partial(do, *given, **named))
            except BrokenProcessPool:
                if self.pool is pool:  # else another job has made a new one already
                    self.pool = None
        return await asyncio.to_thread(do, *given, **named)

    def stop(self) -> None:
        """Whatever they think of, nobody waits for it any more."""
        if self.pool is not None:
            processes: dict[int, BaseProcess] = getattr(self.pool, "_processes", None) or {}
            for process in list(processes.values()):
                process.terminate()
            self.pool.shutdown(wait=True, cancel_futures=True)


def details(found: Answer) -> list[Advice]:
    """Advice as it is sent."""
    return found[:5]
