"""Hands at the table of any game: a mouse, keys, a thumb, and the text table. A game says in its pilot.py what it looks like."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.e2e.hands import Keyboard, Reader
from tests.e2e.kit import GLOWING, Player

BUTTON = ("verb:", "act:")

# What there is to do: things that glow, an open menu, or the end to be read; nothing while others act.
LOOK = f"""([end, label]) => {{
    const glow = ({GLOWING})();
    const menu = label !== "" && document.querySelector(`[aria-label="${{label}}"]`) !== null;
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


class Pilot(Player):
    """Somebody with a mouse."""

    title: str  # of the game
    over: str  # the region that says so
    hand: str  # the region of what is one's own
    menu = ""  # the label of a menu that asks on, if there is one
    dear: tuple[str, ...] = ()  # a person takes these first: they bring the end nearer
    shunned: tuple[str, ...] = ()  # what a person in no hurry leaves alone

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
        now = self.page.wait_for_function(LOOK, arg=[self.over, self.menu]).json_value()
        glow: list[str] = now["glow"]
        if now["over"]:
            return "over"
        if not glow:
            return self.ask_on()
        alone = len(glow) == 1 and glow[0].startswith(BUTTON)
        if alone and not now["menu"]:  # it is done by itself after a moment
            self.page.evaluate(WATCH, glow[0])
            self.page.wait_for_function("() => window.made")
            return "forced"
        best = [id for id in glow if id.startswith(self.dear)]
        id = self.luck.choice(best or [id for id in glow if id not in self.shunned])
        self.choose(id)
        return id.split(":")[0]

    def ask_on(self) -> str:
        """What is done in the open menu."""
        raise NotImplementedError


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


class Teller(Reader, Pilot):
    """Reads the table in words."""
