"""A campaign in the browser: begun in the lobby, two chapters in a row with decisions, its log book, its file, a branch."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.cloudage.log_books import THREE_V2_6, TWO_V1_5B
from tests.cloudage.pilot import Pilot
from tests.e2e.hands import PHONE, SIDEWAYS
from tests.e2e.kit import Window
from tests.web.campaigns import Saga, bring
from tests.web.kit import Made, Server

REFUSED = "Failed to load resource"  # what a browser says whenever a server refuses


class Captain(Pilot):
    """Somebody who leads a campaign; what happens on the table between two decisions is played quickly beside the page."""

    def begin(self) -> None:
        """A campaign for two, the other one a bot."""
        self.enter()
        self.page.get_by_role("article", name=self.title).get_by_role("button", name="Campaign").click()
        self.page.get_by_role("dialog").get_by_label("Your name").fill("Ada")
        self.pick("Level of the bot on seat B", "Drifter")
        self.press("Begin the first chapter")
        expect(self.page.get_by_role("main", name=self.title)).to_be_visible()

    def table(self) -> Made:
        """The table on the screen."""
        id = self.page.evaluate("location.hash.split('/')[2]")
        seats = self.page.evaluate("id => JSON.parse(localStorage['cloudtop.tables'])[id].seats", id)
        return Made(self.site, id, [seat["token"] for seat in seats])

    def hurry(self, seed: int) -> list[str]:
        """To the end of the chapter; what was decided in common."""
        luck, votes = random.Random(seed), list[str]()
        with self.table().open("A") as client:
            while not client.turn("A")["over"]:
                line = luck.choice(client.offer("A"))
                votes += [line] if line.startswith("vote") else []
                assert client.act("A", line)["is"] == "news"
        self.page.reload()  # rather than watch all of it
        self.read()
        expect(self.end).to_be_visible()
        return votes

    def read(self) -> None:
        """Turn the pages of the story that lie open over the table."""
        on = self.page.get_by_role("dialog").locator("button.on")
        on.wait_for()
        while on.count() > 0:
            on.click()

    @property
    def log_book(self) -> Locator:
        return self.page.get_by_role("table", name="Log book")

    def rows(self) -> list[str]:
        """The chapters that were played, as they are told to who cannot see the stars."""
        done = self.log_book.locator("tr.done")
        return [" ".join(row.inner_text().split()) for row in done.all()]

    def totals(self) -> list[int]:
        cells = self.log_book.get_by_role("row").last.get_by_role("cell").locator(".number")
        return [int(text) for text in cells.all_inner_texts()]

    def visit(self, saga: Saga) -> None:
        self.page.goto(f"{self.home}#/c/{saga.id}/{saga.key}")
        expect(self.log_book).to_be_visible()


def captain(window: Window, **more: Any) -> Captain:
    player = window(Captain, **more)
    assert isinstance(player, Captain)
    return player


def campaign(log: list[dict[str, Any]], names: list[str], edition: str) -> str:
    """The file of a campaign that has come so far; nobody kept its records."""
    options = {"players": len(names), "edition": edition, "campaign": log}
    data = {"cloudtop": "campaign", "version": 1, "game": "cloudage", "names": names, "options": options}
    return json.dumps(data | {"records": []})


def test_two_chapters_in_a_row(window: Window, server: Server, tmp_path: Path) -> None:
    ada = captain(window)
    ada.begin()
    first = ada.table()
    with first.open("A") as client:
        client.play(random.Random(1), 15)
    ada.page.reload()
    expect(ada.page.get_by_role("main", name=ada.title)).to_be_visible()
    assert ada.hurry(1), "a chapter has a decision"

    ada.press("Next chapter")
    ada.page.wait_for_function("id => !location.hash.includes(id)", arg=first.id)
    expect(ada.page.get_by_role("main", name=ada.title)).to_be_visible()
    ada.hurry(2)
    ada.press("Log book")
    expect(ada.page.get_by_role("button", name="Begin chapter 3")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Begin chapter 3")).to_be_visible()
    rows, totals = ada.rows(), ada.totals()
    assert len(rows) == 2 and all("points" in row for row in rows)
    expect(ada.page.get_by_role("region", name="What you decided").get_by_role("listitem")).not_to_have_count(0)

    with ada.page.expect_download() as download:
        ada.press("Download the file")
    file = tmp_path / "campaign.json"
    download.value.save_as(file)
    ada.press("Delete")
    ada.press("Yes, delete")
    expect(ada.page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="My campaigns")).to_have_count(0)

    ada.page.locator("input[type=file]").set_input_files(file)
    expect(ada.page.get_by_role("button", name="Begin chapter 3")).to_be_visible()
    assert (ada.rows(), ada.totals()) == (rows, totals)
    ada.page.goto(ada.home)
    expect(ada.page.get_by_role("region", name="My campaigns")).to_contain_text("Chapter 3 of 7")


def test_the_stars_of_the_log_book(window: Window, server: Server) -> None:
    """Stars are drawn as many as the log book has, and the winner of a chapter is marked."""
    saga = bring(server, campaign(TWO_V1_5B, ["Ada", "Ben"], "v1"))
    ada = captain(window)
    ada.visit(saga)
    cells = [row.get_by_role("cell") for row in ada.log_book.locator("tr.done").all()]
    drawn = [[cell.locator(".stars svg:not(.none)").count() for cell in row.all()] for row in cells]
    assert drawn == [[one["stars"] for one in chapter["log"]] for chapter in TWO_V1_5B]
    won = [[cell.get_by_text("won the chapter").count() > 0 for cell in row.all()] for row in cells]
    assert won == [[one["won"] for one in chapter["log"]] for chapter in TWO_V1_5B]
    assert ada.totals() == [sum(n) for n in zip(*drawn)]


def test_a_card_is_read_again(window: Window, server: Server) -> None:
    ada = captain(window)
    ada.visit(bring(server, campaign(TWO_V1_5B, ["Ada", "Ben"], "v1")))
    story = ada.page.get_by_role("region", name="The story so far")
    cards = story.get_by_role("listitem")
    expect(cards).to_have_count(sum(len(chapter["read"]) for chapter in TWO_V1_5B))
    title = cards.first.get_by_role("button").inner_text()
    cards.first.get_by_role("button").click()
    dialog = ada.page.get_by_role("dialog", name=title)
    assert len(dialog.inner_text()) > 300


def test_a_seat_is_taken_over(window: Window, server: Server) -> None:
    saga = bring(server, campaign(TWO_V1_5B, ["Ada", "Ben"], "v1"))
    ada = captain(window)
    ada.visit(saga)
    ada.press("Begin chapter 5b")
    ada.pick("Who sits on seat B", "Bot")
    ada.pick("Level of the bot on seat B", "Drifter")
    ada.page.get_by_role("dialog").get_by_role("button", name="Begin chapter 5b").click()
    expect(ada.page.get_by_role("main", name=ada.title)).to_be_visible()
    assert saga.page()["names"] == ["Ada", "level:1"]


def test_the_link_opens_the_campaign_on_another_device(window: Window, server: Server) -> None:
    saga = bring(server, campaign(TWO_V1_5B, ["Ada", "Ben"], "v1"))
    saga.begin("me Ada", "here Ben")
    ada = captain(window)
    ada.visit(saga)
    assert saga.key not in ada.page.url
    ada.press("To the table")
    expect(ada.page.get_by_role("main", name=ada.title)).to_be_visible()
    assert ada.table().tokens == saga.now().tokens


def test_a_branch_from_an_earlier_chapter(window: Window, server: Server) -> None:
    saga = bring(server, campaign(TWO_V1_5B, ["Ada", "Ben"], "v1"))
    ada = captain(window)
    ada.visit(saga)
    ada.press("Begin another campaign after chapter 2")
    ada.press("Branch here")
    expect(ada.page.get_by_role("button", name="Begin chapter 3")).to_be_visible()
    assert len(ada.rows()) == 2 and saga.page()["played"] == 5


def test_links_and_files_that_open_nothing(window: Window, server: Server, tmp_path: Path) -> None:
    ada = captain(window)
    ada.complaints.excuse(REFUSED)
    ada.page.goto(f"{ada.home}#/c/nowhere/secret")
    expect(ada.page.get_by_role("heading", name="There is no such campaign")).to_be_visible()
    ada.page.goto(f"{ada.home}#/c/nowhere")
    expect(ada.page.get_by_role("heading", name="does not have the secret")).to_be_visible()
    ada.enter()
    bad = campaign(TWO_V1_5B, ["Ada", "Ben"], "v1").replace('"stars": 3', '"stars": 4', 1)
    (tmp_path / "bad.json").write_text(bad)
    ada.page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")
    expect(ada.page.get_by_role("alert").filter(has_text="stars, not 4")).to_be_visible()


def test_the_log_book_on_a_phone(window: Window, server: Server) -> None:
    saga = bring(server, campaign(THREE_V2_6, ["Ada", "Benedikt the Bold", "greedy"], "v2"))
    ada = captain(window, **PHONE)
    ada.visit(saga)
    assert ada.page.evaluate(SIDEWAYS) <= 0
    for button in ada.page.get_by_role("button").all():
        box = button.bounding_box()
        assert box and box["height"] >= 40, button.inner_text()
