"""Hands at tables of Magnastorm and Die Inseln im Nebel: a mouse, keys, a thumb, and the text table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.e2e.hands import Keyboard, Reader
from tests.e2e.kit import GLOWING, Player

BUTTON = ("verb:", "act:")
DELIBERATE = "act:trade"  # never done by itself
DEAR = ("column:", "lab:", "objective:")  # a person takes these first: they bring the end nearer
PARTS = {"Planet": "The planet", "Action board": "Action board", "Research": "Research"}  # buttons and what they show

# What there is to do: things that glow, a menu of exchanges, or the end to be read; nothing while others act.
LOOK = f"""end => {{
    const glow = ({GLOWING})();
    const menu = document.querySelector("[aria-label='Choose three cubes']") !== null;
    const over = document.querySelector(`section[aria-label="${{end}}"]`) !== null;
    return glow.length > 0 || menu || over ? {{ glow, menu, over }} : null;
}}"""
# A choice is made once its thing has been dark for a moment, even if it glows again at once.
WATCH = """id => {
    const glows = () => document.querySelector(`[data-thing="${CSS.escape(id)}"].glow`) !== null;
    window.made = !glows();
    const watch = new MutationObserver(() => glows() || (window.made = true, watch.disconnect()));
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class", "data-thing"] });
}"""
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


class Pilot(Player):
    """Somebody at a table of Magnastorm."""

    title = "Magnastorm"
    over = "The race is over."
    hand = "Your board"

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.game = self.title

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("region", name=self.over)

    @property
    def mine(self) -> Locator:
        return self.page.get_by_role("region", name=self.hand)

    def part(self, name: str) -> Locator:
        return self.page.get_by_role("main").get_by_role("region", name=name, exact=True).first

    def spot(self, id: str) -> tuple[float, float]:
        found = self.page.evaluate(RIM, id) if id.startswith("area:") else None
        return (found[0], found[1]) if found else super().spot(id)

    def choose(self, id: str) -> None:
        self.page.evaluate(WATCH, id)
        self.touch(id)
        self.page.wait_for_function("() => window.made")

    def decide(self, *ids: str) -> None:
        """One thing after another, each as soon as it glows."""
        for id in ids:
            self.lights(id)
            self.choose(id)

    def step(self) -> str:
        now = self.page.wait_for_function(LOOK, arg=self.over).json_value()
        glow: list[str] = now["glow"]
        if now["over"]:
            return "over"
        if not glow:
            return self.exchange()
        alone = len(glow) == 1 and glow[0].startswith(BUTTON) and not glow[0].startswith(DELIBERATE)
        if alone and not now["menu"]:  # it is done by itself after a moment
            self.page.evaluate(WATCH, glow[0])
            self.page.wait_for_function("() => window.made")
            return "forced"
        best = [id for id in glow if id.startswith(DEAR)]
        id = self.luck.choice(best or [id for id in glow if id != "verb:exchange"])
        self.choose(id)
        return id.split(":")[0]

    def exchange(self) -> str:
        """The first of many exchanges; their menu is open if there is nothing else to do."""
        self.prompt.get_by_role("button", name="Give ").first.click()
        return "exchange"


class Typist(Pilot, Keyboard):
    """Has the Tab key, arrows and Enter."""

    def touch(self, id: str) -> None:
        while self.focus != id:
            self.tab_to(id)
        self.key("Enter")


class Thumb(Pilot):
    """Taps."""

    def touch(self, id: str) -> None:
        self.page.touchscreen.tap(*self.spot(id))

    def show(self, part: str) -> Locator:
        """Another part of the table, by the switch above it."""
        self.page.get_by_role("group", name="Parts of the table").get_by_role("button", name=part).tap()
        return self.part(PARTS[part])


class Teller(Reader, Pilot):
    """Reads the table in words."""


class Balloonist(Pilot):
    """Somebody at a table of Die Inseln im Nebel."""

    title = "Die Inseln im Nebel"
    over = "The fog has lifted."
    hand = "Your energy bar"

    def cell(self, name: str) -> Locator:
        """A cell of the own island, as it is told to who cannot see it."""
        return self.page.locator(f"[data-thing='cell:{name}']")


class BalloonTypist(Balloonist, Typist):
    """Has keys only."""


class BalloonThumb(Balloonist, Thumb):
    """Taps."""


class BalloonTeller(Balloonist, Teller):
    """Reads the table in words."""
