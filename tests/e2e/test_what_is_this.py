"""What is this? In every game, whatever is drawn says what it is and does, on hover, focus and long press."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cloudtop as ct
from tests.e2e.hands import PHONE
from tests.e2e.kit import SPOT, Player, Window
from tests.e2e.positions import branch
from tests.web.kit import Server

every_game = pytest.mark.parametrize("slug", list(ct.GAMES))

# All things, each with its words.
NAMED = """() => [...document.querySelectorAll("[data-thing].thing")].map(e => [e.dataset.thing, e.getAttribute("aria-label")])"""
# Every number on the table and at the seats, and every word of a drawing, where nothing explains itself to who points at it;
# sentences do by themselves, and so do marks beside them.
SILENT = """() => {
    const told = "[data-thing], [data-about], [role=img][aria-label], li[aria-label], [title], button, summary, h1, h2, h3, h4, p, abbr";
    const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
    const silent = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element.checkVisibility() || element.closest(".unseen, .toasts, [inert]")) continue;
        const drawn = element instanceof SVGElement && !element.closest("[aria-hidden=true]");
        if (!(drawn ? /\\S/ : /[0-9]/).test(node.data)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!hit?.closest(".board, .hand, .seats") || hit.closest(told)) continue;
        silent.push(`${node.data.trim()} in ${element.outerHTML.slice(0, 60)} in ${element.parentElement.outerHTML.slice(0, 60)}`);
    }
    return silent;
}"""
# Is this point the thing itself, and no part of it that has something to say of its own?
ITSELF = """([x, y]) => document.elementFromPoint(x, y).closest("[data-thing] [title]") === null"""
SLIP = ".what.tooltip .is"
TOLD = """words => document.querySelector("[role=tooltip]:popover-open") !== null
    || document.querySelector(".what.tooltip .is")?.textContent.toLowerCase() === words.toLowerCase()"""


def sit(window: Window, server: Server, slug: str, **more: Any) -> Player:
    """A in the middle of a game."""
    game = ct.game(slug, players=2, first="A")
    match = ct.Match(game, [ct.bots.greedy()] * 2, seed=4).play()
    places = [n for n, move in enumerate(match.log) if move.seat == 0]
    middle = match.branch(places[len(places) // 2], [None, None])
    table = branch(server, middle, "me", "link", game=slug)
    player = window(Player, **more)
    player.game = ct.GAMES[slug].title
    player.sit(table)
    player.page.locator("[data-thing].glow").first.wait_for()
    return player


@every_game
def test_everything_that_is_drawn_says_what_it_is(window: Window, server: Server, slug: str) -> None:
    page = sit(window, server, slug).page
    named = page.evaluate(NAMED)
    assert len(named) > 5
    text = ct.GAMES[slug].text()
    assert {kind for thing, _ in named if not text.has(f"about-{(kind := thing.partition(':')[0])}")} <= {"verb"}
    assert [thing for thing, words in named if not (words or "").strip() or "{" in words or "web-" in words] == []
    silent = page.evaluate(SILENT)
    assert not silent, "\n".join(silent)


def check_told(page: Page, words: str) -> None:
    """The slip says it, or a slip of the game's own."""
    page.wait_for_function(TOLD, arg=words)


@every_game
def test_it_is_told_on_hover_and_on_focus(window: Window, server: Server, slug: str) -> None:
    """What can be chosen now, and what cannot; Escape puts the slip away."""
    page = sit(window, server, slug).page
    for css in ("[data-thing].glow.thing", "[data-thing].thing:not(.glow)"):
        ids = {
            thing.get_attribute("data-thing"): thing.get_attribute("aria-label") for thing in page.locator(css).all()
        }
        id, spot = next(((id, spot) for id in ids if (spot := page.evaluate(SPOT, id)) is not None), ("", None))
        if spot is None:  # there are only buttons to choose from
            continue
        page.mouse.move(2, 2)
        page.mouse.move(*spot)
        page.mouse.move(spot[0] + 1, spot[1])
        check_told(page, str(ids[id]))
    page.mouse.move(2, 2)
    page.keyboard.press("n")
    focused = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    if focused:  # not if it is a button with words of its own
        check_told(page, focused)
        page.keyboard.press("Escape")
        expect(page.locator(SLIP)).to_have_count(0)


@every_game
def test_it_is_told_on_a_long_press(window: Window, server: Server, slug: str) -> None:
    """And nothing is chosen by it."""
    player = sit(window, server, slug, **PHONE)
    page = player.page
    spots = ((words, page.evaluate(SPOT, id)) for id, words in page.evaluate(NAMED))
    words, (x, y) = next((words, spot) for words, spot in spots if spot and page.evaluate(ITSELF, spot))
    before = player.sentence.inner_text()
    page.context.new_cdp_session(page).send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    check_told(page, words)
    assert player.sentence.inner_text() == before
