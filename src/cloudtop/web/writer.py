"""Writes lines to the store in groups. Whatever depends on a line is sent only when the line is on the disk."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, TypeVar

from cloudtop.core.content import Pack
from cloudtop.table.lock import lock
from cloudtop.table.store import Begun, Box, Ended, Row, Store, Table, box_of
from cloudtop.web.log import logger

T = TypeVar("T")
LEAST_FREE = 20_000_000  # bytes on the disk


class Addition(NamedTuple):
    """What is written together."""

    rows: list[Row]
    after: Callable[[bool], None]
    table: Table | None
    box: Box | None
    chapter: Begun | Ended | None


class Writer:
    """Owns the store and the one thread that uses it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = lock(path.with_suffix(".lock"))
        self.thread = ThreadPoolExecutor(1, "store")
        try:
            self.store = self.thread.submit(Store, path).result()
            self.tables = self.thread.submit(self.store.last).result()  # how many there have ever been
        except BaseException:
            self.lock.close()
            raise
        self.waiting: list[Addition] = []
        self.busy: asyncio.Task[None] | None = None
        self.failed = False  # the last lines could not be kept
        self.lines = self.failures = 0  # that were kept; groups that could not be

    def add_pack(self, pack: Pack) -> None:
        """Keep a pack that tables may have been begun with."""
        self.thread.submit(self.store.append, [], [], [box_of(pack)]).result()

    async def call(self, work: Callable[..., T], *args: object) -> T:
        """Run something on the store's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *args)

    def new_number(self) -> int:
        """The number of the next new table."""
        self.tables += 1
        return self.tables

    def add(
        self, rows: list[Row], after: Callable[[bool], None], table: Table | None = None, box: Box | None = None,
        chapter: Begun | Ended | None = None,
    ) -> None:  # fmt: skip
        """Add rows (of a new table, with its box; with what they mean to a campaign) with the next group, then call `after`
        (False: they could not be kept), in order."""
        self.waiting.append(Addition(rows, after, table, box, chapter))
        if self.busy is None:
            self.busy = asyncio.get_running_loop().create_task(self.write())

    async def settled(self) -> bool:
        """Is all that was added until now on the disk? Waits for it."""
        kept = asyncio.get_running_loop().create_future()
        self.add([], kept.set_result)
        return bool(await kept)

    async def write(self) -> None:
        """Write whatever is waiting as one group, until nothing is."""
        while self.waiting:
            group, self.waiting = self.waiting, []
            rows = [row for one in group for row in one.rows]
            tables = [one.table for one in group if one.table is not None]
            boxes = [one.box for one in group if one.box is not None]
            chapters = [one.chapter for one in group if one.chapter is not None]
            kept = True
            if rows or tables:
                try:
                    await self.call(self.store.append, rows, tables, boxes, chapters)
                    self.failed = False
                    self.lines += len(rows)
                except Exception:
                    kept, self.failed = False, True
                    self.failures += 1
                    group, self.waiting = group + self.waiting, []  # what came meanwhile rests on what is lost
                    logger.exception("lines could not be kept")
            for one in group:
                one.after(kept)
        self.busy = None

    async def close(self) -> None:
        while self.busy is not None:
            await self.busy
        await self.call(self.store.close)
        self.thread.shutdown()
        self.lock.close()

    def faults(self) -> list[str]:
        """Why lines cannot be kept at the moment, as far as that is known."""
        found = ["The last lines could not be written."] if self.failed else []
        try:
            if not self.path.exists():
                found.append("The file of the tables is gone.")
            if shutil.disk_usage(self.path.parent).free < LEAST_FREE:
                found.append("The disk is almost full.")
        except OSError as e:
            found.append(f"The folder of the tables cannot be read: {e.strerror}.")
        return found
