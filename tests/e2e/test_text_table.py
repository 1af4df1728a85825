"""The table in words: the same offers and the same notation, typed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.hands import Reader
from tests.e2e.kit import Window, say
from tests.e2e.positions import TURN, after, branch
from tests.web.kit import Server


def test_a_turn_is_typed(window: Window, server: Server) -> None:
    table = branch(server, after(), "me", "link")
    player = window(Reader).sit(table)
    player.page.keyboard.press("t")
    for line in TURN[:5]:
        expect(player.choices.locator("code").get_by_text(line, exact=True)).to_have_count(1)
        player.type(line)
    expect(player.offer).to_contain_text("Nothing to decide right now.")
    expect(player.page.get_by_role("region", name="What happened")).to_contain_text(
        say("event-walkway", level="river", between="g7-i7", votes=2)
    )
    with table.open("A") as seen:
        assert [move["line"] for move in seen.moves if "line" in move] == list(TURN[:5])


def test_questions_are_typed(window: Window, server: Server) -> None:
    player = window(Reader).sit(branch(server, after(), "me", "link"))
    player.page.keyboard.press("t")
    player.wait()
    said = player.offer.get_by_role("status")

    player.type("why draw 1")
    rule = next(rule for rule in server.get("api/games/cloudcity")[1]["rulebook"] if rule["id"] == "CC-TRN-05")
    expect(said).to_have_text(say("why-rule", sentence=rule["sentence"], rule="CC-TRN-05"))
    player.type("why choose A-BS")
    expect(said).to_have_text(say("why-offered", line=say("do-choose", tile=say("tile-A-BS"))))
    player.type("choose A-B")
    expect(said).to_have_text(say("several"))
    player.type("dance")
    expect(said).to_have_text(say("no-move", typed="dance", example=player.lines()[0]))

    player.type("choose A-BS")
    expect(player.choices.first).to_contain_text("place")
    player.type("undo")
    expect(player.choices.first).to_contain_text("choose")
    player.type("hint")
    expect(player.prompt.get_by_role("status")).to_contain_text("It expects you to end with about")

    player.page.get_by_role("heading", level=1).click()  # out of the line
    first = player.lines()[0]
    player.page.keyboard.press("1")
    expect(player.choices.first).to_contain_text("place")
    expect(player.prompt).to_contain_text(say(f"tile-{first.split()[1]}"))


def test_the_text_table_is_remembered(window: Window, server: Server) -> None:
    player = window(Reader).sit(branch(server, after(), "me", "link"))
    player.page.get_by_role("complementary").get_by_role("button", name="More").click()
    player.press("Text table")
    player.wait()
    player.page.reload()
    player.wait()
    player.page.keyboard.press("t")
    assert len(player.lights("tile:")) == 3
