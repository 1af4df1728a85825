"""A table to which people bring what they have won before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.kit import Player, Window
from tests.web.kit import Server

DROP = """(element, text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], "ada.json"));
    for (const name of ["dragenter", "dragover", "drop"])
        element.dispatchEvent(new DragEvent(name, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def text(**changes: object) -> str:
    good = {"cloudtop": "collection", "version": 1, "game": "magnastorm", "owner": "Ada", "cards": ["115", "3"]}
    return json.dumps({**good, **changes})


@pytest.fixture
def player(window: Window, server: Server) -> Player:
    """Before a new table of Magnastorm, for two at this screen."""
    found = window()
    found.game = "Magnastorm"
    found.enter().press("Set up a table")
    found.pick("Who sits on seat B", "This screen")
    return found


def field(player: Player, seat: str) -> Locator:
    return player.page.get_by_role("group", name=f"Collection of seat {seat}")


def bring(player: Player, seat: str, path: Path) -> None:
    field(player, seat).locator("input").set_input_files(path)


def test_a_collection_is_chosen_or_dropped(player: Player, tmp_path: Path) -> None:
    path = tmp_path / "ada.json"
    path.write_text(text())
    bring(player, "B", path)
    expect(field(player, "B")).to_contain_text("2 cards of Ada")
    expect(player.page.get_by_label("Name on seat B")).to_have_value("Ada")

    seat_a = player.page.get_by_role("listitem").filter(has=field(player, "A"))
    seat_a.evaluate(DROP, text(owner="Ben", cards=["7"]))
    expect(field(player, "A")).to_contain_text("One card of Ben")
    player.press("Swap seats A and B")
    expect(field(player, "A")).to_contain_text("2 cards of Ada")
    player.press("Seat B leaves its collection at home")
    expect(field(player, "B").get_by_role("button", name="Bring a collection")).to_be_visible()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("cloudtop record 1", "“bad.json” is not a collection"),
        (text(game="cloudcity"), "“bad.json” is a collection of another game."),
        (text(version=9), "another version of Cloudtop"),
    ],
)
def test_another_file_gets_a_sentence(player: Player, tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    bring(player, "A", path)
    expect(field(player, "A").get_by_role("alert")).to_contain_text(said)
    expect(player.button("Start the table")).to_be_enabled()


def test_a_card_that_there_is_not(player: Player, tmp_path: Path) -> None:
    player.complaints.excuse("the server responded with a status of 400")
    path = tmp_path / "ada.json"
    path.write_text(text(cards=["999"]))
    bring(player, "A", path)
    expect(player.page.get_by_role("dialog")).to_contain_text("'999' is not an artifact card")
    expect(player.button("Start the table")).to_be_disabled()
