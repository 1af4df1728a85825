"""Every game at the web table, by law: somebody who knows nothing clicks what glows, until the game is over.

The windows themselves see to it that nothing goes wrong unheard: whatever a browser complains about fails the test.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import cloudtop as ct
from cloudtop.core.entry import Entry
from tests.e2e.hands import PHONE, SIDEWAYS
from tests.e2e.kit import GLOWING, NEVER, PAUSE, SPOT, Player, Window, forced_pause
from tests.e2e.positions import branch, final_scores
from tests.web.kit import Made, Server

OPENING = 60  # clicks; a long game is left then, and taken up again shortly before its end
CLOSING = 15  # decisions of A that are left there
MOST = 150  # clicks that these may take

# What there is to do: things that glow, buttons of an open menu, other buttons of the prompt; nothing while others act.
LOOK = f"""over => {{
    const seen = e => e.checkVisibility() && !e.closest("[inert]") && !e.disabled;
    const buttons = css => [...document.querySelectorAll(css)].filter(seen);
    const menu = buttons(".choices button");
    const more = buttons(".prompt .buttons > button.primary:not([data-thing], [aria-expanded=true])");
    const ended = document.querySelector(`section[aria-label="${{over}}"]`) !== null;
    const glow = menu.length > 0 ? [] : ({GLOWING})();
    if (!ended && glow.length + menu.length + more.length === 0) return null;
    document.querySelectorAll("[data-nth]").forEach(e => delete e.dataset.nth);
    (menu.length > 0 ? menu : more).forEach((e, i) => e.dataset.nth = i);
    return {{ ended, glow, buttons: (menu.length > 0 ? menu : more).length }};
}}"""
# The first of some things or buttons that lies open to a finger, and where; nothing if others are to be chosen by now.
OPEN_SPOT = f"""ways => {{
    const [spot, glow] = [{SPOT}, ({GLOWING})()];
    const middle = n => {{
        const button = document.querySelector(`[data-nth="${{n}}"]`);
        button?.scrollIntoView({{ block: "nearest" }});
        const box = button?.getBoundingClientRect();
        return box && [box.x + box.width / 2, box.y + box.height / 2];
    }};
    const left = ways.filter(way => typeof way === "number" || glow.includes(way));
    if (left.length === 0) return [null, 0, 0];
    for (const way of left) {{  // one by one: to look for one of them may scroll
        const at = typeof way === "number" ? middle(way) : spot(way);
        if (at) return [way, ...at];
    }}
    return null;
}}"""
# Was it this that was hit, and was something done? A thing that was chosen is dark for a moment, or shows what it would
# do, and the words or the buttons of the prompt are others.
WATCH = """way => {
    const css = typeof way === "number" ? `[data-nth="${way}"]` : `[data-thing="${CSS.escape(way)}"]`;
    window.hit = "nothing";
    addEventListener("click", event => {
        const name = event.target.closest("[data-thing]")?.dataset.thing ?? event.target.outerHTML;
        window.hit = event.target.closest(css) ? way : name;
    }, { capture: true, once: true });
    const now = () => [...document.querySelectorAll(".prompt, [data-thing].glow, .choices")].map(e => e.outerHTML).join();
    const before = now();
    window.made = false;
    const watch = new MutationObserver(() => now() !== before && (window.made = true, watch.disconnect()));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
MADE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done([window.hit, window.made]))))"
# Where the board lies, as often as it is drawn: it has moved if there are two places. On a phone the hand unfolds when it is
# asked for, and the board makes room for it.
WATCH_BOARD = """() => {
    const places = (window.places = []);
    const look = () => {
        const [stage, prompt, hand] = [".stage", ".prompt", ".dock > .hand"].map(css => document.querySelector(css));
        if (stage && prompt && hand) {
            const { x, y, width, height } = stage.getBoundingClientRect();
            const unfolds = innerWidth < 700 ? hand.getBoundingClientRect().height : 0;
            const place = [x, y, width, height + unfolds].map(Math.round).join(" ");
            if (!places.some(([other]) => other === place)) places.push([place, prompt.innerText]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
IN_FOCUS = "() => document.activeElement.matches('[data-thing].glow')"

# Nothing of the prompt lies on the thing of the board that a hint speaks of.
UNCOVERED = """() => {
    const top = document.querySelector(".prompt").getBoundingClientRect().top;
    const thing = [...document.querySelectorAll(".drawing .hinted")].find(e => e.checkVisibility());
    return !thing || thing.getBoundingClientRect().bottom <= top;
}"""


class Newcomer(Player):
    """Knows no game: clicks whatever glows, or taps it."""

    entry: Entry
    taps = False

    def begin(self, entry: Entry) -> None:
        """A table of the default options with the simplest bots, from the start page."""
        self.entry, self.game, self.luck = entry, entry.title, random.Random(entry.slug)
        self.page.add_init_script(f"({PAUSE})([{forced_pause()}, {NEVER}])")  # the page itself does nothing
        self.enter()
        self.press("Set up a table")
        for level in self.page.get_by_role("radiogroup", name="Level of the bot on seat").all():
            level.get_by_role("radio", name="Drifter", exact=True).check()
        self.press("Start the table")
        expect(self.page.get_by_role("main", name=entry.title)).to_be_visible()

    def look(self) -> dict[str, Any]:
        """Wait until there is something to do, and say what."""
        over = self.entry.text().say("over")
        found: dict[str, Any] = self.page.wait_for_function(LOOK, arg=over).json_value()
        if not found["ended"]:
            said = self.sentence.inner_text().strip()
            assert said and "{" not in said, "the prompt says nothing"
        return found

    def do_something(self, now: dict[str, Any]) -> None:
        """One click hits what is meant, and what became of it is seen."""
        ways = [*now["glow"], *range(now["buttons"])]
        self.luck.shuffle(ways)
        way, x, y = self.page.wait_for_function(OPEN_SPOT, arg=ways).json_value()
        if way is None:
            return
        self.page.evaluate(WATCH, way)
        self.point(x, y)
        hit, made = self.page.evaluate(MADE)
        assert hit == way, f"{hit} was hit instead of {way}"
        assert made, f"{way} glows, but nothing comes of it"

    def plays_on(self, most: int) -> bool:
        """So many clicks at the most: is the game over then? The board stays where it is."""
        self.look()
        self.page.evaluate(WATCH_BOARD)
        over = self.clicks_on(most)
        places = self.page.evaluate("() => window.places")
        assert len(places) <= 1, "\n".join(f"{place}: {asked}" for place, asked in places)
        return over

    def clicks_on(self, most: int) -> bool:
        for _ in range(most):
            now = self.look()
            if now["ended"]:
                return True
            self.do_something(now)
            assert self.page.evaluate(SIDEWAYS) <= 0, "the page can be pushed to the side"
        return False

    def point(self, x: float, y: float) -> None:
        if self.taps:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


class Tapper(Newcomer):
    """The same on a phone."""

    taps = True


@pytest.mark.parametrize("hands", [Newcomer, Tapper])
@pytest.mark.parametrize("slug", ct.GAMES)
def test_a_game_goes_on_to_its_end(window: Window, server: Server, slug: str, hands: type[Newcomer]) -> None:
    player = window(hands, **(PHONE if hands.taps else {}))
    player.begin(ct.GAMES[slug])
    if not player.plays_on(OPENING):
        player.sit(near_the_end(server, slug))
        assert player.plays_on(MOST), "it never ends"
    table = Made(server, player.page.url.split("/t/")[1].split("/")[0], [])
    assert player.totals() == final_scores(table)


@pytest.mark.parametrize("slug", ct.GAMES)
def test_the_board_stays_where_it_is_on_a_smaller_screen(window: Window, slug: str) -> None:
    player = window(Newcomer, **TABLET)
    player.begin(ct.GAMES[slug])
    player.plays_on(OPENING // 2)


def near_the_end(server: Server, slug: str) -> Made:
    """A table where a game of random bots has come so far that A has a few decisions left."""
    game = ct.game(slug)
    match = ct.Match(game, ["random"] * game.seats, seed=1).play()
    mine = [n for n, move in enumerate(match.log) if move.seat == 0]
    return branch(server, match, "me", *["random"] * (game.seats - 1), at=mine[-CLOSING], game=slug)


@pytest.mark.parametrize("slug", ct.GAMES)
def test_the_keys_for_walking_lead_to_what_glows(window: Window, server: Server, slug: str) -> None:
    """Whatever keys a board has of its own."""
    player = window(Newcomer)
    player.begin(ct.GAMES[slug])
    while not player.look()["glow"]:
        player.do_something(player.look())
    for key in ("n", "p"):
        player.page.evaluate("() => document.activeElement.blur()")
        player.page.keyboard.press(key)
        assert player.page.evaluate(IN_FOCUS), key


@pytest.mark.parametrize("slug", ct.GAMES)
def test_on_a_phone_a_hint_does_not_cover_what_it_speaks_of(window: Window, server: Server, slug: str) -> None:
    """At the beginning and near the end, where it points at the board."""
    player = window(Tapper, **PHONE)
    player.begin(ct.GAMES[slug])
    player.clicks_on(OPENING // 4)
    for table in (None, near_the_end(server, slug)):
        if table is not None:
            player.sit(table)
        player.look()
        player.press("Hint")
        expect(player.prompt.get_by_role("status")).to_contain_text("would play")
        player.page.wait_for_function(UNCOVERED)
