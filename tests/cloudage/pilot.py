"""Hands at a table of CloudAge, and the moment of its picture."""

from __future__ import annotations

from playwright.sync_api import Locator

import cloudtop as ct
from tests.e2e import pilots

GLOW = "space:"  # what lights up in the picture
EVENING = 33  # the seed of an evening of three bots


def picture() -> tuple[ct.Match, int]:
    """Late in the second half, A before a flight with as far a reach as possible."""
    game = ct.game("cloudage", players=3, scenario=3)
    match = ct.Match(game, [ct.bots.greedy() for _ in range(3)], seed=EVENING).play()
    told = [(n, event) for n, move in enumerate(match.log) for event in move.events]
    late = [event for _, event in told if event.name == "take-off" and event.seat == 0][4:]
    flights = [n + 1 for n, event in told if event in late]
    return match, max(flights, key=lambda n: len(match.branch(n).offer()))


class Pilot(pilots.Pilot):
    """Somebody at a table of CloudAge."""

    title = "CloudAge"
    over = "The journey is over."
    hand = "Your stores and cards"

    def space(self, name: str) -> Locator:
        """A space of the map, as it is told to who cannot see it."""
        return self.page.locator(f"[data-thing='space:{name}']")


class Typist(Pilot, pilots.Typist):
    """Has the Tab key, arrows and Enter."""


class Thumb(Pilot, pilots.Thumb):
    """Taps."""


class Teller(Pilot, pilots.Teller):
    """Reads the table in words."""
