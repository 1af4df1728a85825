"""The seat CHANCE and the random source that plays it.

The source is never part of a state: the table, an environment or a search owns one.
It is sfc32 (four 32-bit words), so the same seed gives the same numbers on every
platform, build and Python version.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CHANCE: Final = -1
NOBODY: Final = -2
SPECTATOR: Final = -3  # someone who sees what everybody sees and decides nothing
OPEN: Final = -4  # someone who may see everything: a finished game is looked at with open hands

M32: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9


class Rng:
    """A small generator. Streams of one seed are independent of each other."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.a: i64 = seed & M32
        self.b: i64 = (seed >> 32) & M32
        self.c: i64 = (GOLDEN * (stream + 1)) & M32
        self.d: i64 = 1
        for warm in range(12):
            self.next32()

    def next32(self) -> i64:
        t: i64 = (self.a + self.b + self.d) & M32
        self.d = (self.d + 1) & M32
        self.a = self.b ^ (self.b >> 9)
        c: i64 = self.c
        self.b = (c + (c << 3)) & M32
        self.c = ((((c << 21) | (c >> 11)) & M32) + t) & M32
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.next32() * n) >> 32

    def pick(self, weights: vec[i64]) -> i64:
        """An index, chosen in proportion to its weight."""
        total: i64 = 0
        for w in weights:
            total += w
        r: i64 = self.below(total)
        k: i64 = 0
        for w in weights:
            r -= w
            if r < 0:
                return k
            k += 1
        return k - 1
