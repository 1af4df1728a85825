"""Hands at a table of Die Inseln im Nebel, and the moment of its picture."""

from __future__ import annotations

from playwright.sync_api import Locator

import cloudtop as ct
from tests.e2e import pilots

GLOW = "cell:"  # what lights up in the picture
EXCUSED = [r'small: "\?" in ']  # the sign of a question mark on the small island of a rival; it says what it is
EVENING = 10  # the seed of an evening of three bots


def picture() -> tuple[ct.Match, int]:
    """A before a flight with some places within reach, as late as possible before anybody has connected the coasts."""
    match = ct.Match(ct.game("inseln", players=3), [ct.bots.greedy() for _ in range(3)], seed=EVENING).play()
    told = [(n, event) for n, move in enumerate(match.log) for event in move.events]
    close = min([n for n, event in told if event.name == "coasts"], default=len(match.log))
    turns = [n + 1 for n, event in told if n < close and event.name == "turn" and event.seat == 0]
    return match, max(turns, key=lambda n: (8 <= len(match.branch(n).offer()) <= 16, n))


class Balloonist(pilots.Pilot):
    """Somebody at a table of Die Inseln im Nebel."""

    title = "Die Inseln im Nebel"
    over = "The fog has lifted."
    hand = "Your energy bar"
    shunned = ("verb:exchange",)

    def cell(self, name: str) -> Locator:
        """A cell of the own island, as it is told to who cannot see it."""
        return self.page.locator(f"[data-thing='cell:{name}']")


class BalloonTypist(Balloonist, pilots.Typist):
    """Has keys only."""


class BalloonThumb(Balloonist, pilots.Thumb):
    """Taps."""


class BalloonTeller(Balloonist, pilots.Teller):
    """Reads the table in words."""
