"""How much somebody may ask for."""

from __future__ import annotations

import math
import time


class Allowance:
    """So much at once, and so much a second in the long run. A rate of 0 is no limit."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst if rate > 0 else math.inf
        self.left = self.burst
        self.counted = time.monotonic()

    def fill(self) -> float:
        """What is left now; below nothing for who owes."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.counted) * self.rate)
        self.counted = now
        return self.left

    def take(self, cost: float = 1) -> bool:
        """Is this within what may be asked for? Then it is taken off."""
        if self.fill() < cost:
            return False
        self.left -= cost
        return True

    def spend(self, cost: float) -> None:
        """Take off what something has cost, which nobody knew before."""
        self.fill()
        self.left -= cost

    @property
    def full(self) -> bool:
        return self.fill() >= self.burst


class Allowances:
    """One for each name; who has asked for nothing of late is forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: dict[str, Allowance] = {}

    def take(self, name: str) -> bool:
        if len(self.known) >= self.most:
            self.known = {who: found for who, found in self.known.items() if not found.full}
        return self.known.setdefault(name, Allowance(self.rate, self.burst)).take()
