"""A review in the browser: run it, look at a decision, and play on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import cloudtop as ct
from tests.e2e.kit import Window
from tests.e2e.test_replay import open_file, rail
from tests.table.test_review import spoilt
from tests.web.kit import Server

REVIEW_WITHIN = 120_000  # ms; only ends a test that hangs


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The end of a game with a blunder of A or B in it."""
    match = spoilt("cloudcity")[0].match.copy()
    match.names = ["Ada", "Ben"]
    match.record().save(tmp_path / "evening.ctr")
    return tmp_path / "evening.ctr"


def test_a_review_from_the_button_to_a_new_table(window: Window, server: Server, record: Path) -> None:
    making, number = spoilt("cloudcity")
    seat = making.match.log[number].seat
    player = window().enter()
    open_file(player, record)
    player.pick("Beside the board", "Review")
    player.pick("Whose decisions", ("Ada", "Ben")[seat])
    player.press("Review this game")
    expect(player.page.get_by_role("heading", name="The costliest decisions")).to_be_visible(timeout=REVIEW_WITHIN)
    expect(player.page.get_by_role("img", name="Expected result over time")).to_be_visible()
    first = player.page.get_by_role("region", name="Review").get_by_role("listitem").first
    expect(first).to_contain_text("better")
    first.get_by_role("button").first.click()
    at = int(rail(player).input_value())
    assert at in next(span for span in making.spans(seat) if number in span)
    first.get_by_role("button", name="Play on from there").click()
    expect(player.page.get_by_role("dialog", name=f"Play on from move {at}")).to_be_visible()
    player.press("Play on from here")
    expect(player.page.get_by_role("main", name="Cloud City")).to_be_visible()
    table = player.page.url.split("/")[-1]
    text = server.get(f"api/tables/{table}/record")[1]
    assert ct.parse_record(text).lines[:at] == making.match.record().lines[:at]


def test_a_finished_table_is_reviewed_and_the_review_stopped(window: Window, server: Server, record: Path) -> None:
    match = spoilt("cloudcity")[0].match
    text = record.read_text("utf-8")
    table = server.table("me", "random", **{"from": {"record": text}, "at": len(match.log)})
    player = window().sit(table)
    player.press("Review")
    player.press("Stop")
    expect(player.button("Review this game")).to_be_visible()
