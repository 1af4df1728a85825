"""The story at the web table: cards that open over it, common decisions, and what can be read again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import cloudtop as ct
from tests.cloudage.chapters import begun, to_the_vote
from tests.cloudage.pilot import Pilot
from tests.e2e.hands import PHONE
from tests.e2e.kit import Window
from tests.web.kit import Made, Server

TEXT = ct.GAMES["cloudage"].text()
QUESTION, NORTH, SOUTH = (TEXT.say(message) for message in ("decision-1", "story-12", "story-13"))


def before_the_vote(server: Server) -> Made:
    table = begun(server, "me", "link")
    with table.open("AB") as both:
        to_the_vote(both)
    return table


def test_a_card_opens_once_and_can_be_read_again(window: Window, server: Server) -> None:
    ada = window(Pilot).sit(before_the_vote(server))
    card = ada.page.get_by_role("dialog")
    expect(card).to_contain_text(TEXT.say("story-11-title"))
    expect(ada.button("Back to the table")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name=QUESTION)).to_be_visible()
    expect(card).to_have_count(0)
    ada.page.keyboard.press("l")
    ada.button("Read it").last.click()
    expect(card).to_contain_text(TEXT.say("story-11-title"))
    ada.press("Back to the table")
    ada.button("Story").click()
    ada.page.get_by_role("button", name="turned over").click()
    expect(card).to_contain_text(TEXT.say("story-11-title"))


def test_all_decide_and_then_see_what_each_has_chosen(window: Window, server: Server) -> None:
    table = before_the_vote(server)
    ada, ben = window(Pilot).sit(table), window(Pilot, **PHONE).sit(table, "B")
    for player in (ada, ben):
        player.press("Back to the table")
    ada.choose("story:12")
    asked = ada.page.get_by_role("region", name=QUESTION)
    expect(asked).to_contain_text(f"You chose: {NORTH}.")
    expect(asked).to_contain_text("is still deciding.")
    ada.page.keyboard.press("u")
    expect(asked).to_contain_text("Nobody sees what you choose")
    ada.choose("story:13")
    ben.choose("story:12")
    for player in (ada, ben):
        card = player.page.get_by_role("dialog")
        expect(card).to_contain_text("You have decided")
        expect(card).to_contain_text(NORTH)
        expect(card).to_contain_text(SOUTH)
        player.press("Go on")
        expect(card).to_contain_text(TEXT.say("story-13-title"))
        expect(card).to_contain_text("Whika (L1)")
        player.press("Back to the table")
    ada.page.keyboard.press("l")
    expect(ada.page.get_by_role("log")).to_contain_text(f"It is decided: {SOUTH}")


def test_the_text_table_tells_what_was_read(window: Window, server: Server) -> None:
    ada = window(Pilot).sit(before_the_vote(server))
    ada.press("Back to the table")
    ada.page.keyboard.press("t")
    told = ada.page.get_by_role("region", name="The table")
    expect(told).to_contain_text(f"{QUESTION}")
    expect(told).to_contain_text(f"Story card 11, turned over: {TEXT.say('story-11-title')}")
    expect(told).to_contain_text(re.compile(r"0 of \d+ markers in the east"))


def test_the_rulebook_leaves_out_what_is_not_in_play(window: Window, server: Server) -> None:
    ada = window(Pilot).sit(begun(server, "me", "link"))
    ada.page.keyboard.press("b")
    book = ada.page.get_by_role("region", name="Rulebook").last
    ada.page.get_by_role("searchbox").fill("L14")
    expect(ada.page.get_by_text("CA-LEG-17")).to_have_count(0)
    expect(book).to_contain_text("rules are for what is not in play.")
    ada.press("Show it anyway")
    expect(ada.page.get_by_text("CA-LEG-17")).to_be_visible()
