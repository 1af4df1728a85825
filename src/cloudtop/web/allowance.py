"""How much somebody may ask for."""

from __future__ import annotations

import time

MOST_KNOWN = 10_000  # addresses that are remembered


class Allowance:
    """So much at once, and so much a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.counted = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Is this within what may be asked for? Then it is taken off."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.counted) * self.rate)
        self.counted = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Allowances:
    """The same for everybody, by address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: dict[str, Allowance] = {}

    def take(self, address: str, cost: float = 1) -> bool:
        if len(self.known) >= MOST_KNOWN:  # who has not asked for long has all of it again, so may be forgotten
            late = time.monotonic() - self.burst / self.rate
            self.known = {who: one for who, one in self.known.items() if one.counted > late}
        return self.known.setdefault(address, Allowance(self.rate, self.burst)).take(cost)
