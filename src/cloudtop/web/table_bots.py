"""What bots do at tables: play their seats, and think about a hint."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

from cloudtop.bots.ladder import simpler
from cloudtop.core.chance import NOBODY
from cloudtop.core.game import seat_name
from cloudtop.web import wire
from cloudtop.web.bot_pool import BotPool, Job, details
from cloudtop.web.changes import Changes, full
from cloudtop.web.guest import Guest
from cloudtop.web.head import hire
from cloudtop.web.log import logger
from cloudtop.web.messages import Refusal, encode, error
from cloudtop.web.open_table import OpenTable
from cloudtop.web.room import Room
from cloudtop.web.turns import Unwanted
from cloudtop.web.wire_told import Hint

HINT = "taught:1.5s"
HINTS_AT_ONCE = 1  # of one table


def bot_to_move(table: OpenTable, room: Room) -> int:
    """The seat of a bot that must decide now, or NOBODY. Where only bots play they rest when nobody looks any more."""
    rests = not table.watched() and all(chair.bot for chair in room.chairs)
    return NOBODY if rests or full(room) else room.bot_to_move()


class TableBots:
    def __init__(self, pool: BotPool, changes: Changes) -> None:
        self.pool = pool
        self.changes = changes
        self.tasks: set[asyncio.Task[None]] = set()  # bots and hints

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that goes on by itself, until it or the server ends."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def stop(self) -> None:
        """Nobody thinks any more; what has happened is kept."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # --- playing ---

    def think(self, table: OpenTable) -> None:
        """If a bot has to decide, let it."""
        if table.thinking is None and table.room is not None and bot_to_move(table, table.room) != NOBODY:
            table.thinking = self.start(self.play(table, table.room))

    async def play(self, table: OpenTable, room: Room) -> None:
        try:
            while table.room is room and (seat := bot_to_move(table, room)) != NOBODY:
                asked, bot = room.asked[seat], str(room.chairs[seat].bot)
                try:
                    line = await self.decide(table, room, seat, bot)
                except Unwanted:
                    continue
                if table.room is room and room.asked[seat] == asked and room.chairs[seat].bot == bot:
                    table.used = time.monotonic()
                    self.play_line(table, room, seat, line)
        except Exception:
            logger.exception("a table stands still", extra={"facts": {"table": table.id}})
            self.changes.tell(table, wire.Notice("bot-stuck", seat_name(room.bot_to_move()), ""))
            table.thinking = None
        else:
            table.thinking = None
            self.think(table)  # the table may have been woken anew meanwhile

    async def decide(self, table: OpenTable, room: Room, seat: int, bot: str) -> str:
        """What a bot wants to do; nothing if it fails."""
        luck = room.match.luck("bot")
        job = Job(room.match, seat, bot, luck, False, table.address(), table.id, bool(table.guests))
        try:
            return (await self.pool.ask(job, lambda: bot_to_move(table, room) == seat))[0].line
        except Unwanted:
            raise
        except Exception:
            logger.exception("a bot failed", extra={"facts": {"table": room.id, "bot": bot}})
            return ""

    def play_line(self, table: OpenTable, room: Room, seat: int, line: str) -> None:
        """What a bot wants is done. If it failed, a simpler one takes the seat, and everybody is told; if even random did, any
        offered move is played."""
        offer, bot = room.match.offer(seat), str(room.chairs[seat].bot)
        if line not in offer and simpler(bot) == bot:
            line = offer[room.match.luck("bot").below(len(offer))]
        if line in offer:
            self.changes.change(table, room, lambda: room.play(seat, [line]), "", None)
        else:
            self.changes.change(table, room, lambda: room.replace(seat, simpler(bot)), "", None)
            self.changes.tell(table, wire.Notice("bot-failed", seat_name(seat), simpler(bot)))

    # --- hints ---

    def hint(self, table: OpenTable, room: Room, guest: Guest, message: Hint) -> None:
        seat = room.seat_for(message.seat, guest.held)
        if seat not in room.match.waiting():
            raise Refusal(
                "turn", f"{seat_name(seat)} has nothing to decide now.", room.game.whose_turn(room.match.state)
            )
        if not room.head.manners.hints:
            raise Refusal("illegal", "At this table nobody is given hints.")
        level = message.level or HINT
        hire(level)
        if table.hints >= HINTS_AT_ONCE:
            raise Refusal("busy", "A hint is being thought about already.")
        luck = room.match.luck("hint")
        job = Job(
            room.match, seat, level, luck, True, guest.visitor.address, table.id
        )  # of this moment: the table may go on
        table.hints += 1
        self.start(self.advise(table, guest, message.id, room.seq, job))

    async def advise(self, table: OpenTable, guest: Guest, id: str, seq: int, job: Job) -> None:
        try:
            found = await self.pool.ask(job)
            guest.send(encode(wire.Hinted(id, seq, job.bot, details(found))))
        except Exception:
            logger.exception("a hint failed")
            guest.send(error(Refusal("busy", "The hint could not be worked out; please try again."), id))
        finally:
            table.hints -= 1
