"""Hands at a table of Magnastorm, and the moment of its picture."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator

import cloudtop as ct
from tests.e2e import pilots

GLOW = "panel:"  # what lights up in the picture
EVENING = Path(__file__).parent / "golden" / "06-b.ctr"  # three players, all of them busy on the planet
PARTS = {"Planet": "The planet", "Action board": "Action board", "Research": "Research"}  # buttons and what they show

# An area with one space shows only its rim.
RIM = """id => {
    const area = document.querySelector(`[data-thing="${id}"]`);
    const box = area.getBoundingClientRect();
    for (let r = 4; r < 60; r += 3) for (let a = 0; a < 6.28; a += 0.4) {
        const [x, y] = [box.x + box.width / 2 + r * Math.cos(a), box.y + box.height / 2 + r * Math.sin(a)];
        if (document.elementFromPoint(x, y)?.closest("[data-thing]") === area) return [x, y];
    }
    return null;
}"""


def picture() -> tuple[ct.Match, int]:
    """In the third round, A before a turn with the most to choose from."""
    match = ct.resume(ct.load_record(EVENING))
    turns = [
        n + 1
        for n, move in enumerate(match.log)
        for event in move.events
        if event.name == "turn" and event.seat == 0 and event.facts["round"] == 3
    ]
    return match, max(turns, key=lambda n: len(match.branch(n).offer()))


class Pilot(pilots.Pilot):
    """Somebody at a table of Magnastorm."""

    title = "Magnastorm"
    over = "The race is over."
    hand = "Your board"
    menu = "Choose three cubes"
    dear = ("column:", "lab:", "objective:")
    shunned = ("verb:exchange",)

    def spot(self, id: str) -> tuple[float, float]:
        found = self.page.evaluate(RIM, id) if id.startswith("area:") else None
        return (found[0], found[1]) if found else super().spot(id)

    def ask_on(self) -> str:
        """The first of many exchanges; their menu is open if there is nothing else to do."""
        self.prompt.get_by_role("button", name="Give ").first.click()
        return "exchange"


class Typist(Pilot, pilots.Typist):
    """Has the Tab key, arrows and Enter."""


class Thumb(Pilot, pilots.Thumb):
    """Taps."""

    def show(self, part: str) -> Locator:
        """Another part of the table, by the switch above it."""
        self.page.get_by_role("group", name="Parts of the table").get_by_role("button", name=part).tap()
        return self.part(PARTS[part])


class Teller(pilots.Teller, Pilot):
    """Reads the table in words."""
