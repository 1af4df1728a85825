"""The time of a server. Whatever waits for it is given one of these, so that a test can bring its own."""

from __future__ import annotations

import asyncio
import time


class Clock:
    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
