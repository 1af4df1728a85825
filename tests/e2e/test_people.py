"""Several people: at two browsers, at one screen, and one who only looks on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.kit import Player, Window
from tests.e2e.positions import HANDS, TURN, after, branch, named_in, turns
from tests.table.kit import finished
from tests.web.kit import Server

DREW = re.compile(r"draws [^.\n]+ from the pile")  # others hear only "draws from the pile"
BROKEN = "The line is broken. Reconnecting …"
AWAY = ("WebSocket connection to", "ERR_CONNECTION_REFUSED")  # what a browser says while the server is away


def take_turns(*players: Player) -> None:
    """One after another, until the game is over."""
    while all(player.turn()[-1] != "over" for player in players):
        pass
    for player in players:
        expect(player.end).to_be_visible()


def test_two_browsers_a_reload_and_a_killed_server(window: Window, tmp_path: Path) -> None:
    match = finished(3, players=2)
    with Server(tmp_path) as server:
        table = branch(server, match, "link", "link", at=turns(match)[8])
        ada, ben = window(site=server).sit(table, "A"), window(site=server).sit(table, "B")
        for player in (ada, ben):
            player.complaints.excuse(*AWAY)
            assert table.tokens[0] not in player.page.url and table.tokens[1] not in player.page.url
        assert ada.step() == "tile"
        spaces = ada.lights("space:")
        ada.page.reload()
        assert ada.lights("space:") == spaces
        ada.turn()

        assert ben.step() == "tile"
        space = ben.lights("space:")[0]
        server.stop()
        for player in (ada, ben):
            expect(player.page.get_by_text(BROKEN)).to_be_visible()
        ada.press("Try now")  # in vain
        ben.choose(space)  # kept until the line is back
        server.start()
        for player in (ada, ben):
            expect(player.page.get_by_text(BROKEN)).to_have_count(0)
        ben.turn()
        with table.open() as seen:
            tiles = seen.now["faces"]["-"]["view"]["cities"][1]["tiles"]
            assert tiles[-1]["space"] == space.removeprefix("space:")

        take_turns(ada, ben)
        assert ada.totals() == ben.totals()


def check_covered(player: Player, *, hidden: str) -> None:
    """Nothing of these hands is on the page while it is passed on, not even where nobody looks."""
    expect(player.cover).to_be_visible()
    assert not named_in(player.page.content(), hidden)
    assert player.glowing() == []
    assert player.page.locator('[data-thing^="tile:"]').count() == 0
    assert player.page.locator("[data-plate]").get_by_title("in hand").locator("svg").count() == 0


def test_one_screen_for_two(window: Window, server: Server) -> None:
    table = branch(server, after(), "me", "here")
    player = window().sit(table, "AB")
    check_covered(player, hidden=" ".join(HANDS))
    player.press("I am Player A")
    assert set(player.lights("tile:")) == {f"tile:{tile}" for tile in HANDS[0].split()}
    assert not named_in(player.page.content(), HANDS[1])

    player.choose("tile:A-BG")
    player.lights("space:")
    player.turn()
    check_covered(player, hidden=" ".join(HANDS).replace("A-BG", ""))
    expect(player.button("I am Player B")).to_be_focused()
    player.page.keyboard.press("Enter")
    assert set(player.lights("tile:")) == {f"tile:{tile}" for tile in HANDS[1].split()}
    assert not named_in(player.page.content(), "A-BS A-GS")


@pytest.mark.parametrize("key", ["", "l", "t"], ids=["the board", "the log", "the text table"])
def test_what_was_drawn_stays_secret_when_the_screen_is_passed_on(window: Window, server: Server, key: str) -> None:
    table = branch(server, after(*TURN[:4]), "me", "here")
    player = window().sit(table, "AB")
    player.press("I am Player A")
    player.lights("pile")
    if key:
        player.page.keyboard.press(key)
    if key == "t":
        player.page.get_by_role("button", name="Draw from the pile").click()
    else:
        player.choose("pile")
    check_covered(player, hidden="A-BS A-GS")
    assert not DREW.search(player.page.content())
    player.page.keyboard.press("Enter")
    expect(player.cover).to_have_count(0)
    assert not DREW.search(player.page.inner_text("body"))


def test_two_people_with_a_clock_and_a_word(window: Window, server: Server) -> None:
    """A stranger is asked for a name; both see the clocks and hear each other, until one mutes the other and resigns."""
    table = server.table("link", "link", options={"first": "A"}, manners={"minutes": 10})
    ada, ben = window().sit(table, "A"), window(stranger=True)
    ben.page.goto(f"{ben.home}#/t/{table.id}/{table.tokens[1]}")
    ben.page.get_by_label("Your name at this table").fill("Ben")
    ben.page.keyboard.press("Enter")
    seats = ada.page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Ben")
    expect(seats.nth(1).get_by_role("timer")).to_have_text("10:00")

    ben.press("Words")
    ben.page.get_by_label("Say something to the table").fill("Good luck!")
    ben.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Ben: Good luck!")).to_be_visible()
    ada.press("Words")
    heard = ada.page.get_by_role("listitem").filter(has_text="Good luck!")
    expect(heard).to_have_count(1)
    ada.press("Mute Ben")
    expect(heard).to_have_count(0)

    ben.press("More about Ben")
    ben.press("Resign")
    ben.press("Yes, resign")
    for player in (ada, ben):
        expect(player.end).to_be_visible()


def test_a_spectator_sees_no_hand(window: Window, server: Server) -> None:
    table = branch(server, after(*TURN), "link", "link")
    spectator = window().sit(table, "")
    expect(spectator.page.get_by_text("You are watching. Hands stay covered.")).to_be_visible()
    with table.open("AB") as players:
        while not players.now["over"]:
            text = spectator.page.content()
            assert not named_in(text, " ".join(HANDS).replace("A-BG", "")) or players.now["length"] > len(TURN)
            assert spectator.glowing() == [] and 'data-thing="tile:' not in text
            players.play(spectator.luck, most=6)
            expect(
                spectator.page.get_by_text(f"Round {players.now['faces']['A']['view']['round']} of 8", exact=True)
            ).to_be_visible()
    expect(spectator.end).to_be_visible()
    expect(spectator.button("Rematch")).to_have_count(0)
    kept = spectator.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    for token in table.tokens:
        assert token not in spectator.page.url + spectator.page.content() + kept
