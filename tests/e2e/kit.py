"""A browser at the table: people who see, click, tap and press keys, and all that the browser complains about."""

from __future__ import annotations

import random
import re
import shutil
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar, overload
from urllib.parse import urlsplit

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, Request, expect

from cloudtop.web.sheets import words
from tests.web.kit import Made, Site

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first has no window to draw
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 20_000  # ms; only ends a test that hangs
WIDE = {"width": 1440, "height": 900}

OVER = "The council has voted."
DONE = "verb:done"
ON_THE_SHELF = ("Play now", "Set up a table")  # every game has these

# Nobody is asked for a name but where a test is about that.
NAMELESS = """try { localStorage.getItem("cloudtop.name") ?? localStorage.setItem("cloudtop.name", "") } catch {}"""

# All that glows and can be seen, in the order of the page; each thing once.
GLOWING = """() => {
    const things = [...document.querySelectorAll("[data-thing].glow")];
    const unseen = things.filter(e => !e.matches("button, .thing")).map(e => e.dataset.thing);
    if (unseen.length > 0) throw new Error(`${unseen} can be chosen, but does not show it`);
    return [...new Set(things.filter(e => e.checkVisibility() && !e.closest("[inert]")).map(e => e.dataset.thing))];
}"""

# Somebody here must do something: choose among things, uncover the screen, or read the end.
DECIDE = """() => {
    const seen = e => e.checkVisibility() && !e.closest("[inert]");
    return [...document.querySelectorAll("[data-thing].glow, [role=dialog] button")].some(seen)
        || document.querySelector("section[aria-label='The council has voted.']") !== null;
}"""

# A point where a thing lies open to a finger: its middle, or else any other part of it that nothing covers. A finger is
# wider than a point, and a browser gives a tap to whatever lies below its edge, so the thing must be there as well.
SPOT = """id => {
    const open = (element, x, y) => document.elementFromPoint(x, y)?.closest("[data-thing]") === element;
    const around = [[0, 0], [-3, 0], [3, 0], [0, -3], [0, 3]];
    for (const element of document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)) {
        if (!element.checkVisibility()) continue;
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = element.getBoundingClientRect();
        const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
        for (const down of steps) for (const along of steps) {
            const [x, y] = [box.x + box.width * along, box.y + box.height * down];
            if (around.every(([dx, dy]) => open(element, x + dx, y + dy))) return [x, y];
        }
    }
    return null;
}"""

ALIGHT = "kind => [...document.querySelectorAll('[data-thing].glow')].some(e => e.dataset.thing.startsWith(kind))"
DARK = "id => ![...document.querySelectorAll('[data-thing].glow')].some(e => e.dataset.thing === id)"
# How long the page waits before it does what can be done in one way only; a test may want it sooner, or not at all.
SITTING = Path(__file__).parents[2] / "ui/src/shell/table/sitting.svelte.ts"
PAUSE = """([forced, ms]) => {
    const set = window.setTimeout;
    window.setTimeout = (run, after, ...more) => set(run, after === forced ? ms : after, ...more);
}"""
AT_ONCE, NEVER = 0, 2**30
VIOLATIONS = """addEventListener("securitypolicyviolation", event =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"""


@lru_cache
def forced_pause() -> int:
    found = re.search(r"const FORCED = (\d+);", SITTING.read_text("utf-8"))
    assert found, "the page names its pause otherwise now"
    return int(found[1])


@lru_cache
def bundle() -> FluentBundle:
    """All words that the page has."""
    found = FluentBundle(["en"], use_isolating=False)
    found.add_resource(FluentResource(words("cloudcity")), allow_overrides=True)
    return found


def say(message: str, **facts: Any) -> str:
    """A message as the page says it."""
    pattern = bundle().get_message(message).value
    assert pattern is not None, f"{message} says nothing"
    said, errors = bundle().format_pattern(pattern, facts)
    assert not errors, errors
    return str(said)


def find_chromium() -> str | None:
    """The system's Chromium; nothing is ever downloaded."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def launch(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


class Complaints:
    """What a browser must never say: errors, refused scripts, failed requests, and requests to anybody else."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.excused: list[str] = []

    def listen(self, context: BrowserContext, site: Site) -> None:
        home = f"127.0.0.1:{site.port}"

        def asked(url: str) -> None:
            parts = urlsplit(url)
            if parts.scheme not in ("blob", "data") and parts.netloc != home:
                self.heard.append(f"a request to another host: {url}")

        def failed(request: Request) -> None:
            if request.failure != "net::ERR_ABORTED":  # the page itself has left
                self.heard.append(f"a failed request: {request.url} {request.failure}")

        def arrive(page: Page) -> None:
            page.on("pageerror", lambda error: self.heard.append(f"an error of the page: {error}"))
            page.on("websocket", lambda socket: asked(socket.url))

        def said(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.heard.append(f"{message.type}: {message.text} ({message.location.get('url')})")

        context.add_init_script(VIOLATIONS)
        context.on("page", arrive)
        context.on("request", lambda request: asked(request.url))
        context.on("requestfailed", failed)
        context.on("console", said)

    def excuse(self, *words: str) -> None:
        """These are expected in this test: the browser says them of itself whenever a server refuses or is away."""
        self.excused += words

    def check(self) -> None:
        left = [said for said in self.heard if not any(words in said for words in self.excused)]
        assert not left, "the browser complained:\n" + "\n".join(left)


class Player:
    """Somebody before a screen. Subclasses have other hands: a keyboard, a finger."""

    def __init__(self, page: Page, site: Site, complaints: Complaints) -> None:
        self.page = page
        self.site = site
        self.complaints = complaints
        self.luck = random.Random(11)
        self.game = "Cloud City"
        page.set_default_timeout(PATIENCE)

    # --- coming and going ---

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.site.port}{self.site.prefix}/"

    def enter(self) -> Self:
        """The start page."""
        self.page.goto(self.home)
        expect(self.button("Play now")).to_be_enabled()
        return self

    def sit(self, table: Made, seats: str = "A") -> Self:
        """Open the link of these seats; none: look on."""
        tokens = [table.tokens["ABCD".index(seat)] for seat in seats]
        self.page.goto(self.home + "#/t/" + "/".join([table.id, ",".join(tokens)] if tokens else [table.id]))
        expect(self.page.get_by_role("main", name=self.game)).to_be_visible()
        return self

    # --- what is seen ---

    def glowing(self, kind: str = "") -> list[str]:
        """The things that can be chosen now, or those of a kind (`tile:`, `space:`, `row:` ...)."""
        found: list[str] = self.page.evaluate(GLOWING)
        return [id for id in found if id.startswith(kind)]

    def button(self, name: str) -> Locator:
        place = self.page.get_by_role("article", name=self.game) if name in ON_THE_SHELF else self.page
        return place.get_by_role("button", name=name, exact=True)

    @property
    def prompt(self) -> Locator:
        """The line that says who does what now."""
        return self.page.get_by_role("region", name="What happens now")

    @property
    def sentence(self) -> Locator:
        return self.prompt.locator("[aria-live]").first

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("region", name=OVER)

    @property
    def cover(self) -> Locator:
        return self.page.get_by_role("dialog", name="Pass the screen")

    def is_over(self) -> bool:
        return self.end.is_visible()

    def wait(self) -> Self:
        """Until this person has to do something, or the game is over."""
        self.page.wait_for_function(DECIDE)
        return self

    def lights(self, kind: str) -> list[str]:
        """Wait until things of a kind glow; which ones."""
        self.page.wait_for_function(ALIGHT, arg=kind)
        return self.glowing(kind)

    def total_cells(self) -> list[Locator]:
        """The last line of the score sheet on the page."""
        row = (
            self.page.get_by_role("row").filter(has=self.page.get_by_role("rowheader", name="Total", exact=True)).first
        )
        expect(row).to_be_visible()
        return row.get_by_role("cell").all()

    def totals(self) -> list[int]:
        return [int(cell.inner_text().replace("\u2212", "-")) for cell in self.total_cells()]

    # --- acting ---

    def choose(self, id: str) -> None:
        """Take a thing that glows, and wait until that has happened."""
        self.touch(id)
        self.page.wait_for_function(DARK, arg=id)

    def touch(self, id: str) -> None:
        self.page.mouse.click(*self.spot(id))

    def spot(self, id: str) -> tuple[float, float]:
        found = self.page.evaluate(SPOT, id)
        assert found, f"{id} is covered by something else, so nobody can click it"
        return found[0], found[1]

    def press(self, name: str) -> None:
        """A button that is not a thing on the board."""
        self.button(name).click()

    def pick(self, group: str, name: str) -> None:
        """One of a few, such as the level of a bot."""
        self.page.get_by_role("radiogroup", name=group).get_by_role("radio", name=name, exact=True).check()

    def step(self) -> str:
        """One decision, found by the glow: which kind it was, or `over`."""
        self.wait()
        if self.is_over():
            return "over"
        glow = [id for id in self.glowing() if not id.startswith("cell:")]  # walkways are chosen as a whole
        if glow in ([DONE], []):  # without a choice it is done after a moment, or was just now
            assert not self.cover.is_visible(), "first the screen must be passed on"
            self.page.wait_for_function(DARK, arg=DONE)
            return "done"
        id = self.luck.choice(glow)
        self.choose(id)
        return "done" if id == DONE else id.split(":")[0]

    def turn(self) -> list[str]:
        """Decisions until a tile has been drawn; in the last round nobody draws."""
        self.wait()
        ends = ("over", "done") if self.page.get_by_text("Round 8 of 8").first.is_visible() else ("over", "row", "pile")
        done = [self.step()]
        while done[-1] not in ends:
            done.append(self.step())
        return done

    def pause(self, ms: int) -> None:
        """From now on the page waits so long before it does what can be done in one way only."""
        self.page.evaluate(PAUSE, [forced_pause(), ms])

    def play(self) -> Self:
        """To the end of the game."""
        self.pause(AT_ONCE)
        while self.step() != "over":
            pass
        return self


P = TypeVar("P", bound=Player)


class Window(Protocol):
    """Opens a window of its own; `motion=True` for one that moves."""

    @overload
    def __call__(self, *, site: Site | None = ..., motion: bool = ..., **more: Any) -> Player: ...

    @overload
    def __call__(self, hands: type[P], site: Site | None = ..., motion: bool = ..., **more: Any) -> P: ...
