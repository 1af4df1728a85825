"""Other hands than the mouse: a keyboard, a finger, and the text table."""

from __future__ import annotations

from typing import Any, Self

from playwright.sync_api import Locator, expect

from tests.e2e.kit import Player

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"  # how far the page can be pushed to the side
MOST_TABS = 80
OTHER = "before => [...document.querySelectorAll('li button code')].map(e => e.innerText).join() !== before.join()"
FOCUS = """() => {
    const at = document.activeElement;
    if (at === document.body) return ["", ""];
    const label = at.getAttribute("aria-label") ?? at.labels?.[0]?.innerText ?? at.innerText ?? "";
    return [at.dataset.thing ?? "", label.trim()];
}"""
# A browser may say that its pointer rests in the corner.
COUNT_POINTERS = """window.pointers = 0;
const rests = event => event.type === "pointermove" && event.clientX === 0 && event.clientY === 0;
for (const name of ["pointerdown", "pointermove", "mousedown", "touchstart"])
    addEventListener(name, event => event.isTrusted && !rests(event) && window.pointers++, true);"""


class Keyboard(Player):
    """Presses keys only; the page counts whatever a mouse or a finger would do."""

    def begin(self) -> Self:
        self.page.add_init_script(COUNT_POINTERS)
        self.page.goto(self.home)
        return self

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focus(self) -> str:
        """What has the focus: a thing on the board, or the name of a button."""
        thing, label = self.page.evaluate(FOCUS)
        return str(thing or label)

    def tab_to(self, name: str) -> None:
        """Tab until something with this name has the focus."""
        for _ in range(MOST_TABS):
            self.key("Tab")
            if name in self.focus:
                return
        raise AssertionError(f"the Tab key does not reach {name}")

    def walk_to(self, id: str) -> None:
        """N from thing to thing, only over those that glow."""
        for _ in range(MOST_TABS):
            self.key("n")
            if self.focus == id:
                return
        raise AssertionError(f"the N key does not reach {id}")

    def touch(self, id: str) -> None:
        self.walk_to(id)
        self.key("Enter")

    def press(self, name: str) -> None:
        self.tab_to(name)
        self.key("Enter")

    def check_no_pointer(self) -> None:
        assert self.page.evaluate("window.pointers") == 0


class Finger(Player):
    """Taps. A free space and a walkway want two taps: the first shows the tile or the walkway, the second lays or builds it."""

    def touch(self, id: str) -> None:
        self.page.touchscreen.tap(*self.spot(id))
        if id.startswith(("space:", "act:walkway")):
            assert id in self.glowing(), "one tap has laid or built it already"
            self.page.touchscreen.tap(*self.spot(id))

    def press(self, name: str) -> None:
        self.button(name).tap()


class Reader(Player):
    """Plays at the text table: what can be done is a list of buttons, each with its notation."""

    @property
    def offer(self) -> Locator:
        return self.page.get_by_role("region", name="What you can do")

    @property
    def choices(self) -> Locator:
        return self.offer.get_by_role("listitem").get_by_role("button")

    def wait(self) -> Self:
        expect(self.choices.or_(self.end).first).to_be_visible()
        return self

    def lines(self) -> list[str]:
        """The offers as they are typed."""
        return self.choices.locator("code").all_inner_texts()

    def step(self) -> str:
        before: list[str] = []
        while not before:  # what has no choice is done by itself, perhaps just now
            self.wait()
            if self.is_over():
                return "over"
            before = self.lines()
        line = self.luck.choice(before)
        if before != ["done"]:  # which is done by itself after a moment
            self.choices.filter(has=self.page.get_by_text(line, exact=True)).click()
        self.page.wait_for_function(OTHER, arg=before)
        return line.split()[0]

    def type(self, line: str) -> None:
        self.page.get_by_label("Type a move").fill(line)
        self.page.keyboard.press("Enter")
