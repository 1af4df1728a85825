"""Open tables: a maker puts a table on the list, and whoever comes by takes a seat with one click."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from cloudtop.web.app import Settings, make_app
from cloudtop.web.visitors import UNLIMITED
from tests.e2e.hands import PHONE
from tests.e2e.kit import Player, Window, say
from tests.web.kit import Inside

GONE = "the server responded with a status of 409"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    with Inside(make_app(Settings(tmp_path, limits=UNLIMITED))) as site:
        yield site


def waiting(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Open tables").get_by_role("listitem")


def test_a_stranger_takes_a_seat(site: Inside, window: Window) -> None:
    ada = window(site=site).enter()
    expect(ada.page.get_by_text("Nobody waits just now")).to_be_visible()
    ada.press("Set up a table")
    ada.pick("Who sits on seat B", "By link")
    ada.page.get_by_role("switch", name="Put it on the list").click()
    ada.press("Start the table")
    ada.press("To the table")

    ben = window(site=site, stranger=True, **PHONE).enter()
    row = waiting(ben)
    expect(row.get_by_role("heading", name="Cloud City")).to_be_visible()
    row.get_by_role("button", name="Take the free seat").click()
    ben.page.get_by_role("textbox", name="Your name at this table").fill("Ben")
    ben.press("Sit down")
    expect(ada.page.get_by_role("region", name="Seats").get_by_text("Ben")).to_be_visible()
    expect(ben.page).to_have_url(re.compile(r"#/t/[^/]+$"))  # its secret is kept, and out of the address
    ben.page.reload()
    expect(ben.page.get_by_role("group", name="Your hand")).to_be_visible()
    assert waiting(window(site=site).enter()).count() == 0


def test_of_two_who_want_the_seat_the_second_is_told_so(site: Inside, window: Window) -> None:
    site.table("me", "link", listed=True)
    first, second = window(site=site).enter(), window(site=site).enter()
    for player in (first, second):
        expect(waiting(player)).to_have_count(1)
    waiting(first).get_by_role("button").click()
    expect(first.page.get_by_role("region", name="Seats")).to_be_visible()
    second.complaints.excuse(GONE)
    waiting(second).get_by_role("button").click()
    expect(second.page.get_by_role("alert")).to_contain_text("waits for nobody any more")
    expect(second.page.get_by_text("Nobody waits just now")).to_be_visible()


def test_the_maker_takes_a_table_off_the_list_and_puts_it_there_again(site: Inside, window: Window) -> None:
    table = site.table("me", "link", listed=True, options={"requests": 2})
    ada, looker = window(site=site).sit(table), window(site=site).enter()
    row = waiting(looker)
    row.get_by_text("One thing is not as usual").click()
    expect(row.get_by_role("definition")).to_have_text("2")
    for words in ("web-list-no", "web-list"):
        ada.press("More")
        ada.press(say(words))
        looker.page.reload()
        expect(waiting(looker)).to_have_count(0 if words == "web-list-no" else 1)


def test_a_server_without_open_tables_does_not_speak_of_them(window: Window, tmp_path: Path) -> None:
    with Inside(make_app(Settings(tmp_path / "off", limits=UNLIMITED, open_tables=False))) as site:
        player = window(site=site).enter()
        player.press("Set up a table")
        player.pick("Who sits on seat B", "By link")
        expect(player.page.get_by_text("You get a secret link")).to_be_visible()
        expect(player.page.get_by_role("switch", name="Put it on the list")).to_have_count(0)
        expect(player.page.get_by_role("region", name="Open tables")).to_have_count(0)
