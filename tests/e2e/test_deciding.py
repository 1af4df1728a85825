"""Help with a decision: stepping back, "why not?", and hints."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import PHONE, Finger
from tests.e2e.kit import DONE, NEVER, Player, Window, say
from tests.e2e.positions import TURN, after, branch
from tests.web.kit import Server, Site

TILE = say("tile-A-BG")
UNDECIDED = "You cannot step back: you have not decided anything yet."
REVEALED = "You cannot step back: something hidden was revealed since your last decision."


def check_undo(player: Player, count: int, about: str) -> None:
    """The button says how far one can step back, and why not further."""
    button = player.button(f"Undo ({count})" if count else "Undo")
    expect(button).to_have_accessible_description(about)
    expect(button).to_have_attribute("aria-disabled", str(count == 0).lower())


def back(times: str) -> str:
    return f"You can step back {times}; before that you had not decided anything."


# --- undo ---


@pytest.mark.parametrize("drawn", ["row:1", "pile"])
def test_undo_step_by_step_until_something_is_revealed(window: Window, server: Server, drawn: str) -> None:
    table = branch(server, after(), "me", "link")
    player = window().sit(table)
    player.pause(NEVER)  # to finish is a decision here
    check_undo(player, 0, UNDECIDED)
    player.button("Undo").click(force=True)  # Playwright waits for what only says that it is disabled
    expect(player.page.get_by_role("main").get_by_text(UNDECIDED)).to_be_visible()

    times = ["one more time", "2 more times", "3 more times", "4 more times"]
    decisions = ["tile:A-BG", "space:i7", "act:walkway g7-i7", DONE]
    for count, (id, words) in enumerate(zip(decisions, times), 1):
        player.choose(id)
        check_undo(player, count, back(words))
    for count in (3, 2, 1):
        player.press(f"Undo ({count + 1})")
        check_undo(player, count, back(times[count - 1]))
        assert decisions[count] in player.lights("")
    player.page.keyboard.press("u")
    check_undo(player, 0, UNDECIDED)
    assert "tile:A-BG" in player.lights("tile:")

    for id in decisions:
        player.lights(id)
        player.choose(id)
    player.lights(drawn)
    player.choose(drawn)
    check_undo(player, 0, REVEALED)
    player.page.keyboard.press("u")
    expect(player.sentence).to_have_text("Waiting for Player B, who is not here.")
    with table.open("A") as seen:
        assert [move.get("line") for move in seen.moves][:5] == [
            *TURN[:4],
            drawn.replace("row:", "draw ").replace("pile", "draw pile"),
        ]


def test_escape_drops_what_was_chosen(window: Window, server: Server) -> None:
    player = window().sit(branch(server, after(), "me", "link"))
    player.choose("tile:A-BG")
    player.lights("space:")
    player.page.keyboard.press("Escape")
    assert player.lights("tile:A-BG")
    check_undo(player, 0, UNDECIDED)


def test_a_note_says_what_was_done_and_takes_it_back(window: Window, server: Server) -> None:
    player = window(motion=True).sit(branch(server, after("choose A-BG"), "me", "link"))
    player.choose("space:i7")
    note = player.page.get_by_role("main").get_by_text(say("event-place", tile=TILE, space="i7"))
    expect(note).to_be_visible()
    player.page.get_by_role("main").get_by_role("button", name="Undo").click()
    assert "space:i7" in player.lights("space:")
    expect(note).to_have_count(0)


# --- why not? ---


def sentence_of(server: Site, rule: str) -> str:
    book = server.get("api/games/cloudcity")[1]["rulebook"]
    return next(str(entry["sentence"]) for entry in book if entry["id"] == rule)


def check_slip(player: Player, rule: str) -> None:
    """The slip of paper beside a thing has the rule's sentence and its id, and a screen reader says the same."""
    sentence = sentence_of(player.site, rule)
    slip = player.page.get_by_role("paragraph", include_hidden=True).filter(has_text=sentence).filter(visible=True)
    expect(slip.last).to_have_text(f"{sentence} {rule}")
    expect(player.page.locator("[aria-live]").filter(has_text=f"{sentence} ({rule})")).to_have_count(1)


@pytest.mark.parametrize("motion", [False, True])
def test_why_not_by_pointing(window: Window, server: Server, motion: bool) -> None:
    player = window(motion=motion).sit(branch(server, after("choose A-BG", "place i7 r0"), "me", "link"))
    player.lights("act:")
    for id, rule in (("tile:A-BS", "CC-TRN-05"), ("cell:h8", "CC-WLK-08"), ("pile", "CC-TRN-05")):
        player.page.mouse.move(*player.spot(id))
        check_slip(player, rule)
    player.page.mouse.move(5, 5)
    expect(player.page.get_by_text("CC-TRN-05")).to_have_count(0)


def test_why_not_by_focus(window: Window, server: Server) -> None:
    player = window().sit(branch(server, after(), "me", "link"))
    player.lights("tile:")
    player.page.keyboard.press("n")
    while not player.page.evaluate("document.activeElement.dataset.thing ?? ''").startswith(
        ("space:", "row:", "pile", "cell:")
    ):
        player.page.keyboard.press("ArrowUp")
    id = player.page.evaluate("document.activeElement.dataset.thing")
    check_slip(player, "CC-TIL-01" if id.startswith("space:") else "CC-TRN-05")


def test_why_not_by_clicking_leads_to_the_rulebook(window: Window, server: Server) -> None:
    player = window().sit(branch(server, after(), "me", "link"))
    player.lights("tile:")
    player.touch("pile")
    check_slip(player, "CC-TRN-05")
    player.page.mouse.move(5, 5)
    check_slip(player, "CC-TRN-05")  # it stays
    player.press("Open CC-TRN-05 in the rulebook")
    book = player.page.get_by_role("region", name="Rulebook").last
    entry = book.get_by_role("button", name="CC-TRN-05", exact=True)
    expect(entry).to_be_in_viewport()
    expect(entry).to_have_attribute("aria-pressed", "true")
    expect(book.get_by_role("definition").filter(has_text=sentence_of(server, "CC-TRN-05"))).to_be_in_viewport()
    assert player.glowing("tile:")


def test_why_not_by_a_long_press(window: Window, server: Server) -> None:
    player = window(Finger, **PHONE).sit(branch(server, after(), "me", "link"))
    player.lights("tile:")
    x, y = player.spot("space:i7")
    finger = player.page.context.new_cdp_session(player.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    check_slip(player, "CC-TIL-01")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert player.glowing("tile:")


def test_asking_instead_of_acting(window: Window, server: Server) -> None:
    player = window().sit(branch(server, after(), "me", "link"))
    player.lights("tile:")
    player.press("Why?")
    expect(player.sentence).to_have_text("Point at anything, or tap it, to hear why it can or cannot be chosen.")
    player.touch("tile:A-BG")
    offered = say("why-offered", line=say("do-choose", tile=TILE))
    expect(player.page.get_by_text(offered).last).to_be_visible()
    player.press("Back to playing")
    player.choose("tile:A-BG")
    assert player.lights("space:")


# --- hints ---


def test_a_hint_says_a_move_and_plays_it(window: Window, server: Server) -> None:
    table = branch(server, after(), "me", "link")
    player = window()
    heard: list[dict[str, Any]] = []
    player.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(json.loads(data))))
    player.sit(table)
    player.lights("tile:")
    player.press("Hint")
    hint = player.prompt.get_by_role("status")
    expect(hint).to_contain_text("It expects you to end with about")
    best = next(said for said in heard if said["is"] == "hint")["advice"][0]
    expect(hint).to_contain_text(f"{math.floor(best['worth'] / 10 + 0.5) / 10:g} vote")
    tile = best["line"].split()[1]
    expect(hint).to_contain_text("would play: " + say("do-choose", tile=say(f"tile-{tile}")))
    assert player.page.locator(".hinted").get_attribute("data-thing") == f"tile:{tile}"
    assert player.glowing("tile:"), "a hint never blocks"
    player.press("Play it")
    player.lights("space:")
    with table.open("A") as seen:
        assert [move["line"] for move in seen.moves] == [best["line"]]
