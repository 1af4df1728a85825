"""Writes lines to the store in groups. Whatever depends on a line is sent only when the line is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from cloudtop.table.store import Row, Store
from cloudtop.web.journal import logger

T = TypeVar("T")


class Keeper:
    """Owns the store and the one thread that uses it."""

    def __init__(self, path: Path) -> None:
        self.thread = ThreadPoolExecutor(1, "store")
        self.store = self.thread.submit(Store, path).result()
        self.waiting: list[tuple[list[Row], Callable[[bool], None]]] = []
        self.busy: asyncio.Task[None] | None = None

    async def call(self, work: Callable[..., T], *args: object) -> T:
        """Run something on the store's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *args)

    def keep(self, rows: list[Row], after: Callable[[bool], None]) -> None:
        """Add rows with the next group, then call `after` (False: they could not be kept). Order is preserved."""
        self.waiting.append((rows, after))
        if self.busy is None:
            self.busy = asyncio.get_running_loop().create_task(self.write())

    async def write(self) -> None:
        """Write whatever is waiting as one group, until nothing is."""
        while self.waiting:
            group, self.waiting = self.waiting, []
            rows = [row for some, _ in group for row in some]
            kept = True
            if rows:
                try:
                    await self.call(self.store.append, rows)
                except Exception:
                    kept = False
                    group, self.waiting = group + self.waiting, []  # what came meanwhile rests on what is lost
                    logger.exception("lines could not be kept")
            for _, after in group:
                after(kept)
        self.busy = None

    async def close(self) -> None:
        while self.busy is not None:
            await self.busy
        await self.call(self.store.close)
        self.thread.shutdown()
