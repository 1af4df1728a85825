"""The drawer beside the board: log, rulebook, inspector and score sheet."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.kit import Player, Window, say
from tests.e2e.positions import TURN, after, branch
from tests.web.kit import Server


def page(player: Player, key: str, name: str) -> Locator:
    """Open a page of the drawer by its key."""
    player.page.keyboard.press(key)
    found = player.page.get_by_role("complementary").get_by_role("region", name=name).first
    expect(found).to_be_visible()
    return found


def test_a_line_of_the_log_leads_to_its_moment(window: Window, server: Server) -> None:
    player = window().sit(branch(server, after(*TURN[:4]), "me", "link"))
    player.lights("row:")
    log = page(player, "l", "Log")
    laid = say("event-place", tile=say("tile-A-BG"), space="i7")
    log.get_by_role("button", name=laid).click()
    expect(player.page.get_by_text("You are looking at an earlier moment: after move 2.").first).to_be_visible()
    expect(player.page.get_by_role("group", name="The city of Player A, 2 tiles")).to_be_visible()
    expect(player.page.get_by_role("button", name="Score 0. Score sheet of Player A")).to_be_visible()
    assert player.glowing() == []
    player.press("Back to now")
    assert player.lights("row:")
    expect(player.page.get_by_role("button", name="Score 2. Score sheet of Player A")).to_be_visible()

    log.get_by_role("button", name="Filter").click()
    player.pick("Which events", "Walkways")
    expect(log.get_by_role("listitem")).to_have_count(1)
    expect(log.get_by_role("button", name=laid)).to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(log).to_have_count(0)


def test_the_rulebook_is_searched_by_question_word_and_id(window: Window, server: Server) -> None:
    player = window().sit(branch(server, after(), "me", "link"))
    player.lights("tile:")
    book = page(player, "b", "Rulebook")
    rules = server.get("api/games/cloudcity")[1]["rulebook"]
    search = book.get_by_role("searchbox")
    search.fill("cc-til-01")
    expect(book.get_by_role("status")).to_have_text("One rule")
    expect(book.get_by_role("definition")).to_contain_text(next(r["sentence"] for r in rules if r["id"] == "CC-TIL-01"))
    search.fill("birds")
    expect(book.get_by_role("definition")).to_have_count(sum("birds" in rule["sentence"].lower() for rule in rules))
    search.fill("How do I win?")
    expect(book.get_by_role("definition").first).to_have_text(
        next(r["sentence"] for r in rules if r["id"] == "CC-SCO-03")
    )
    expect(book.get_by_role("definition").first.locator("mark")).to_have_text(["winner"])
    search.fill("bridges crossing")
    expect(book.get_by_role("button", name="CC-RES", exact=False).first).to_have_text("CC-RES-03")
    search.fill("submarine")
    expect(book.get_by_role("status")).to_have_text("No rule has these words.")


def test_the_inspector_says_which_values_are_our_own(window: Window, server: Server) -> None:
    player = window().sit(branch(server, after(), "me", "link"))
    player.lights("tile:")
    player.page.get_by_role("complementary").get_by_role("button", name="Inspector").click()
    box = player.page.get_by_role("complementary").get_by_role("region", name="Inspector")
    values = server.get("api/games/cloudcity")[1]["content"]["values"]
    house = sum(value["kind"] == "house" for value in values)
    expect(box).to_contain_text(f"{house} of {len(values)} values are our own (⌂).")
    player.page.mouse.move(*player.spot("tile:A-BG"))
    expect(box).to_contain_text("You are looking at")


def test_the_score_sheet_explains_every_line(window: Window, server: Server) -> None:
    table = branch(server, after(*TURN[:4]), "me", "link")
    player = window().sit(table)
    player.lights("row:")
    sheet = page(player, "s", "Score")
    assert player.totals() == [2, 0]
    rules = {rule["id"]: rule["sentence"] for rule in server.get("api/games/cloudcity")[1]["rulebook"]}
    with table.open("A") as seen:
        lines = seen.now["faces"]["A"]["scores"][0]["lines"]
    for line in lines:
        sheet.get_by_role("button", name=say(f"score-{line['name']}"), exact=True).focus()
        expect(sheet.get_by_text(rules[line["rule"]])).to_be_visible()
