"""The moment of the picture of Cloud City; its hands are those of tests/e2e, where it is the sample game."""

from __future__ import annotations

from pathlib import Path

import cloudtop as ct

GLOW = "act:"  # what lights up in the picture
EXCUSED = [r"covered: cell:"]  # a tower behind others: the city can be turned, and seen as a plan
EVENING = Path(__file__).parent / "golden" / "11-b.ctr"  # three players, and A builds a fine city
LATE = 0.7  # of the game


def picture() -> tuple[ct.Match, int]:
    """Late in the game, A before as many walkways as possible."""
    match = ct.resume(ct.load_record(EVENING))
    lines = match.record().lines
    placed = [n + 1 for n, line in enumerate(lines) if line.startswith("A place") and LATE < n / len(lines) < 0.95]
    return match, max(placed, key=lambda n: len(match.branch(n).offer()))
