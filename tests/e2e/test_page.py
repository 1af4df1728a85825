"""What every page owes to whoever uses it: names for all things, one headline, little to load, as much motion as wanted."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.e2e.hands import PHONE, SIDEWAYS, Reader
from tests.e2e.kit import Player, Window
from tests.e2e.positions import after, branch, turns
from tests.table.kit import finished
from tests.web.kit import Server, wait_for

MATCH = finished(3, players=2)
LEAST = 40  # px; how high a button must be for a thumb
WORTH_PACKING = 1000  # bytes
MOST_SCRIPT = 150_000  # bytes on the wire, for the first table
NAMELESS = re.compile(
    r"^\s*- (button|link|textbox|searchbox|radio|checkbox|switch|slider|img|dialog)(?: \[.*\])?:?$", re.MULTILINE
)
TWINS = "() => [...document.querySelectorAll('[id]')].map(e => e.id).filter((id, i, all) => all.indexOf(id) !== i)"
UNKNOWN = """() => [...document.querySelectorAll("[aria-labelledby], [aria-describedby], [aria-controls][aria-expanded=true]")]
    .flatMap(e => ["aria-labelledby", "aria-describedby"].flatMap(name => (e.getAttribute(name) ?? "").split(" ")))
    .filter(id => id && !document.getElementById(id))"""
# Buttons too low for a thumb. Pieces are as large as the drawing makes them; ids of rules stand within lines of text.
SMALL = """least => [...document.querySelectorAll("button:not([data-thing]), a")]
    .filter(e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest("[inert]"))
    .filter(e => e.getBoundingClientRect().height < least && !/^CC-/.test(e.innerText)).map(e => e.outerHTML)"""
OPEN = """cell => {
    const box = cell.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === cell;
}"""
# From now on, the durations of all that moves in any frame, in ms.
WATCH_MOTION = """() => {
    window.moved = [];
    const look = () => {
        const running = document.getAnimations().filter(a => a.playState === "running");
        window.moved.push(...running.map(a => a.effect.getComputedTiming().duration));
        requestAnimationFrame(look);
    };
    look();
}"""


def check_readable(player: Player, *landmarks: str) -> None:
    """What a screen reader meets: everything has a name, there is one headline, and the parts of the page are marked."""
    tree = player.page.locator("body").aria_snapshot()
    assert not [found.group().strip() for found in NAMELESS.finditer(tree)]
    assert tree.count("[level=1]") == 1
    for landmark in ("main", *landmarks):
        assert re.search(rf"^\s*- {landmark}[: ]", tree, re.MULTILINE), landmark
    assert player.page.evaluate(TWINS) == [] and player.page.evaluate(UNKNOWN) == []
    expect(player.page).to_have_title(re.compile("Cloud"))
    assert player.page.locator("html").get_attribute("lang") == "en"


def lobby(player: Player, server: Server) -> None:
    player.enter()
    check_readable(player, "banner", "contentinfo")
    player.press("Set up a table")
    expect(player.page.get_by_role("dialog")).to_be_visible()


def table(player: Player, server: Server) -> None:
    player.sit(branch(server, after("choose A-BG", "place i7 r0"), "me", "link")).wait()
    expect(player.sentence).to_have_attribute("aria-live", "polite")
    for key, name in (("l", "Log"), ("b", "Rulebook"), ("s", "Score")):
        player.page.keyboard.press(key)
        expect(player.page.get_by_role("complementary").get_by_role("region", name=name).first).to_be_visible()
        check_readable(player, "banner", "complementary", 'region "What happens now"', 'region "Seats"')


def text(player: Player, server: Server) -> None:
    player.sit(branch(server, after("choose A-BG"), "me", "link"))
    player.page.keyboard.press("t")
    expect(Reader(player.page, player.site, player.complaints).choices.first).to_be_visible()


def end(player: Player, server: Server) -> None:
    player.sit(branch(server, MATCH, "me", "link"))
    expect(player.end).to_be_visible()


def replay(player: Player, server: Server) -> None:
    made = branch(server, MATCH, "me", "link")
    player.page.goto(f"{player.home}#/t/{made.id}/replay")
    expect(player.page.get_by_role("slider")).to_be_visible()


PAGES = [lobby, table, text, end, replay]


@pytest.mark.parametrize("page", PAGES)
def test_pages_are_readable(window: Window, server: Server, page: Callable[[Player, Server], None]) -> None:
    player = window()
    page(player, server)
    if page is not lobby:  # whose dialog hides the rest
        check_readable(player)


@pytest.mark.parametrize("page", PAGES)
def test_pages_fit_a_phone(window: Window, server: Server, page: Callable[[Player, Server], None]) -> None:
    player = window(**PHONE)
    page(player, server)
    assert player.page.evaluate(SIDEWAYS) == 0
    assert player.page.evaluate(SMALL, LEAST) == []


@pytest.mark.parametrize(
    "size",
    [{"viewport": {"width": 1440, "height": 900}}, {"viewport": {"width": 1024, "height": 768}}, PHONE],
    ids=["wide", "middle", "narrow"],
)
def test_the_totals_are_seen_at_once(window: Window, server: Server, size: dict[str, Any]) -> None:
    player = window(**size).sit(branch(server, finished(4, players=3, requests=2), "me", "greedy", "random"))
    for cell in player.total_cells():
        expect(cell).to_be_in_viewport(ratio=1)
        assert cell.evaluate(OPEN), "something else lies above it"


def test_every_seat_has_a_letter_and_a_shape(window: Window, server: Server) -> None:
    player = window().sit(server.table("me", "random", "random", "random"))
    seats = player.page.get_by_role("region", name="Seats").get_by_role("listitem")
    marks = [seat.locator("svg").first for seat in seats.all()]
    assert [mark.locator("text").text_content() for mark in marks] == list("ABCD")
    assert len({mark.locator("path").first.get_attribute("d") for mark in marks}) == 4
    plates = player.page.locator("[data-plate]")
    assert sorted(plate.locator("text").first.text_content() or "" for plate in plates.all()) == list("ABCD")


@pytest.mark.parametrize("wish", [{"contrast": "more"}, {"forced_colors": "active"}, {"color_scheme": "dark"}], ids=str)
def test_other_colours(window: Window, server: Server, wish: dict[str, Any]) -> None:
    match = finished(3, players=2)
    player = window(**wish).sit(branch(server, match, "me", "random", at=turns(match)[-3])).play()
    assert len(player.totals()) == 2


@pytest.mark.parametrize(
    "fault",
    [
        "console.error('oh')",
        "setTimeout(() => { throw new Error('oh') })",
        "document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))",
        "document.body.setAttribute('style', 'color: red')",
        "fetch('https://games.example/').catch(() => 0)",
        "fetch('api/nowhere')",
    ],
)
def test_whatever_goes_wrong_in_a_browser_is_heard(window: Window, server: Server, fault: str) -> None:
    player = window().enter()
    player.page.evaluate(f"() => {{ {fault} }}")
    wait_for(lambda: player.page.evaluate("1") and player.complaints.heard, "a complaint")
    player.complaints.heard.clear()


def test_the_first_table_is_light(window: Window, server: Server) -> None:
    player = window()
    scripts: list[Response] = []
    player.page.on("response", lambda answer: scripts.extend([answer] if ".js" in answer.url else []))
    player.sit(server.table("me", "random")).wait()
    player.page.wait_for_load_state("networkidle")
    sizes = [answer.request.sizes()["responseBodySize"] for answer in scripts]
    packed = [answer.header_value("content-encoding") == "gzip" for answer in scripts]
    assert all(well or size < WORTH_PACKING for well, size in zip(packed, sizes, strict=True))
    assert 0 < sum(sizes) < MOST_SCRIPT


def test_nothing_moves_for_who_wants_no_motion(window: Window, server: Server) -> None:
    player = window().sit(branch(server, after("choose A-BG"), "me", "link"))
    player.lights("space:")
    player.page.evaluate(WATCH_MOTION)
    player.choose("space:i7")
    player.lights("act:")
    assert [ms for ms in player.page.evaluate("() => window.moved") if ms > 1] == []


def test_pieces_move_and_nobody_has_to_wait(window: Window, server: Server) -> None:
    match = finished(3, players=2)
    player = window(motion=True).sit(branch(server, match, "me", "random", at=turns(match)[-4]))
    player.lights("tile:")
    player.choose(player.glowing("tile:")[0])
    space = player.lights("space:")[0]
    player.page.evaluate(WATCH_MOTION)
    player.choose(space)
    player.page.wait_for_function("() => window.moved.some(ms => ms > 1)")  # the tile descends and its towers rise
    player.play()
    assert len(player.totals()) == 2
