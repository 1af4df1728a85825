"""The fixtures of browser tests, wherever they lie: one server and one browser for all tests of a worker; every test has a
window of its own. Playwright is imported only by those who ask for a browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.e2e.kit import Player, Window
    from tests.web.kit import Server, Site


def missing(what: str) -> None:
    """Where the checks must run, they fail; a newcomer without a browser can still run all others."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    from tests.web.kit import Server

    with Server(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    from playwright.sync_api import expect, sync_playwright

    from cloudtop.web.app import PAGE
    from tests.e2e.kit import PATIENCE, find_chromium, launch

    path = find_chromium()
    if path is None:
        missing("These tests need a Chromium of the system, and there is none; install the package `chromium`.")
    if not (PAGE / "index.html").exists():
        missing("These tests need the page, and it is not built; run `make test`, or `npx vite build` in ui/.")
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = launch(playwright, str(path))
        yield browser
        browser.close()


@pytest.fixture
def window(chromium: Browser, server: Server) -> Iterator[Window]:
    """Opens windows, each a browser of its own; whatever one of them complains about fails the test."""
    from tests.e2e.kit import NAMELESS, WIDE, Complaints, Player

    opened: list[Player] = []

    def open(hands: type[Player] = Player, site: Site | None = None, motion: bool = False, **more: Any) -> Player:
        still = "no-preference" if motion else "reduce"
        stranger = more.pop("stranger", False)
        context = chromium.new_context(**{"viewport": WIDE, "reduced_motion": still, **more})
        if not stranger:
            context.add_init_script(NAMELESS)
        complaints = Complaints()
        complaints.listen(context, site or server)
        opened.append(hands(context.new_page(), site or server, complaints))
        return opened[-1]

    yield cast("Window", open)
    for player in opened:
        player.page.context.close()
    for player in opened:
        player.complaints.check()
