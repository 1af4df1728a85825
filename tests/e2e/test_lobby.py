"""Coming, going and coming back: the start page, seats and links, rematches, and a page below a path."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect
from starlette.applications import Starlette
from starlette.routing import Mount

import cloudtop as ct
from cloudtop.web.app import Settings, make_app
from tests.e2e.hands import PHONE
from tests.e2e.kit import Player, Window, say
from tests.e2e.positions import TURN, after, branch
from tests.table.kit import finished
from tests.web.kit import Inside, Made, Server, Site

REFUSED = "the server responded with a status of 400"  # Chromium says so of every refusal


def mine(player: Player) -> Locator:
    return player.page.get_by_role("region", name="My tables").get_by_role("listitem")


def go_home(player: Player) -> None:
    player.page.get_by_role("banner").get_by_role("link", name="Start page").click()
    expect(player.button("Play now")).to_be_enabled()


def seat(player: Player, letter: str) -> Locator:
    cards = player.page.get_by_role("region", name="Seats").get_by_role("listitem")
    return cards.nth("ABCD".index(letter))


# --- the start page ---


def test_what_was_chosen_stays_when_another_game_arrives(window: Window) -> None:
    player = window()
    other = list(ct.GAMES)[-1]
    held: list[Route] = []
    player.page.route(f"**/api/games/{other}", lambda route: held.append(route))
    with player.page.expect_request(f"**/api/games/{other}"):
        player.enter()
    player.press("Set up a table")
    player.pick("Level of the bot on seat B", "Drifter")
    held.pop().continue_()
    expect(player.page.locator("article", has_text=ct.GAMES[other].title).locator("button").first).to_be_enabled()
    expect(player.page.get_by_role("radio", name="Drifter")).to_be_checked()


def test_play_now_and_come_back(window: Window, server: Server) -> None:
    player = window().enter()
    expect(player.page.get_by_text("No table yet")).to_be_visible()
    player.press("Play now")
    player.wait()
    path = player.page.url.split("#")[1]
    assert path.count("/") == 2, "the secret of the seat stays out of the address bar"

    go_home(player)
    expect(mine(player)).to_have_count(1)
    expect(mine(player)).to_contain_text("Drifter")
    expect(mine(player)).to_contain_text("Your turn")
    expect(mine(player)).to_contain_text("Round 1 of 8")
    mine(player).get_by_role("link", name="Continue").click()
    assert player.wait().page.url.endswith(path)

    go_home(player)
    player.press("Forget this table of Cloud City")
    player.press("Keep")
    player.press("Forget this table of Cloud City")
    player.press("Yes, forget")
    expect(player.page.get_by_text("No table yet")).to_be_visible()
    assert path.split("/")[-1] not in player.page.evaluate("JSON.stringify({...localStorage})")


def test_on_a_phone_running_games_come_first(window: Window, server: Server) -> None:
    """Those that wait for me before the others; finished ones stand below the games."""
    others = branch(server, after(*TURN), "link", "link")
    waits, over = (
        server.table("me", "link", options={"first": "A"}),
        branch(server, finished(3, players=2), "me", "link"),
    )
    player = window(**PHONE)
    for table in (waits, over):
        player.sit(table, "A")
    player.sit(others, "A")
    player.page.goto(player.home)
    expect(mine(player)).to_have_count(3)
    expect(mine(player).nth(0)).to_contain_text("Your turn")
    expect(mine(player).nth(1)).to_contain_text("Player B to move")
    expect(mine(player).nth(2)).to_contain_text("won")
    tops = [mine(player).nth(n).bounding_box()["y"] for n in range(3)]  # type: ignore[index]
    cards = player.page.locator("article").all()
    assert tops[1] < min(card.bounding_box()["y"] for card in cards) < tops[2]


def test_a_table_of_four_kinds_of_seats(window: Window, server: Server) -> None:
    player = window().enter()
    player.press("Set up a table")
    player.pick("How many play?", "4")
    for letter, kind in (("B", "This screen"), ("C", "By link"), ("D", "Bot")):
        player.pick(f"Who sits on seat {letter}", kind)
    player.pick("Level of the bot on seat D", "Drifter")
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_label("Name on seat B").fill("Ben")
    dialog.get_by_label("Name on seat C").fill("Cleo")
    player.pick(say("option-first"), "C")
    expect(dialog).to_contain_text("3 people and one bot.")
    player.press("Start the table")

    expect(player.page.get_by_role("dialog", name="The table is laid")).to_be_visible()
    link = player.page.get_by_label("Cleo").first.input_value()
    watch = player.page.get_by_label("For spectators").first.input_value()
    assert link.startswith(watch + "/") and link.startswith(player.home + "#/t/")
    player.press("To the table")
    expect(player.sentence).to_have_text("Waiting for Cleo, who is not here.")

    guest = window()
    guest.page.goto(link)
    guest.lights("tile:")
    expect(seat(guest, "C")).to_contain_text("Cleo")
    expect(seat(guest, "C")).to_contain_text("you")
    guest.turn()
    expect(player.cover).to_contain_text("Ada")

    player.press("I am Ada")
    for somebody in (player, guest):
        go_home(somebody)
        for name in ("Ada", "Ben", "Cleo", "Drifter"):
            expect(mine(somebody)).to_contain_text(name)
    expect(player.page.get_by_role("button", name="Links")).to_have_count(0)  # Cleo's is hers alone since she opened it


def test_fine_points_of_the_rules_stand_apart(window: Window, server: Server) -> None:
    player = window().enter()
    player.press("Set up a table")
    fine = player.page.get_by_role("switch", name=say("option-collinear_counts"))
    expect(player.page.get_by_role("switch", name=say("option-rectangle"))).to_be_visible()
    expect(fine).not_to_be_visible()
    player.page.get_by_text(say("web-fine-points")).click()
    fine.click()
    player.press("Start the table")
    player.wait()
    table = Made(server, player.page.url.split("/t/")[1].split("/")[0], [])
    with table.open() as seen:
        assert seen.first["options"]["collinear_counts"] is False


def test_options_that_do_not_go_together(window: Window, server: Server) -> None:
    player = window().enter()
    player.complaints.excuse(REFUSED)
    player.press("Set up a table")
    player.page.get_by_role("switch", name=say("option-rectangle")).click()
    expect(player.button("Start the table")).to_be_enabled()
    player.pick("How many play?", "4")
    with pytest.raises(ct.Mistake) as refused:
        ct.game("cloudcity", players=4, rectangle=True)
    said = player.page.get_by_role("dialog").get_by_role("alert")
    expect(said).to_have_text(f"{refused.value.message} Rule {refused.value.rule}")
    expect(player.button("Start the table")).to_be_disabled()
    player.pick("How many play?", "3")
    expect(said).to_have_count(0)
    player.press("Start the table")
    expect(player.page.get_by_text("Round 1 of 11")).to_be_visible()


def test_a_table_that_could_not_be_made_is_tried_again(window: Window, server: Server) -> None:
    player = window().enter()
    player.complaints.excuse(REFUSED)
    player.page.route(
        "**/api/tables", lambda route: route.fulfill(status=400, json={"error": {"message": "Not like this."}}), times=1
    )
    player.press("Set up a table")
    player.press("Start the table")
    said = player.page.get_by_role("dialog").get_by_role("alert")
    expect(said).to_be_visible()
    expect(player.button("Start the table")).to_be_enabled()
    player.page.get_by_role("dialog").get_by_label("Your name").fill("Ada")
    expect(said).to_have_count(0)
    player.press("Start the table")
    expect(player.page.get_by_text("Round 1 of 8")).to_be_visible()


def test_the_menu_on_the_sky_can_be_read(window: Window, server: Server) -> None:
    player = window().sit(server.table("me", "greedy"))
    player.button("More").click()
    colours = player.page.get_by_role("button", name="Keys").evaluate(
        "e => [getComputedStyle(e).color, getComputedStyle(e.closest('.paper')).backgroundColor]"
    )
    assert contrast(*colours) >= 4.5


def luminance(colour: str) -> float:
    """Of `rgb(r, g, b)`, as the guidelines for readable pages define it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


def test_links_that_open_nothing(window: Window, server: Server) -> None:
    player = window()
    player.page.goto(player.home + "#/t/nowhere")
    expect(player.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    table = server.table("link", "link")
    player.page.goto(f"{player.home}#/t/{table.id}/wrong")
    expect(player.page.get_by_role("heading", name="This link opens no seat")).to_be_visible()
    player.press("Watch")
    expect(player.page.get_by_text("You are watching. Hands stay covered.")).to_be_visible()


# --- at the table ---


def test_a_bot_takes_over_and_hands_back(window: Window, server: Server) -> None:
    table = branch(server, after(*TURN), "link", "link")
    ada = window().sit(table, "A")
    expect(ada.sentence).to_have_text("Waiting for Player B, who is not here.")
    expect(ada.page.get_by_text(re.compile(r"Lookout may sit in after \d+ second"))).to_be_visible()

    ben = window().sit(table, "B")
    seat(ben, "B").get_by_role("button", name="More about Player B").click()
    ben.press("Drifter")
    ada.lights("tile:")
    expect(seat(ada, "B")).to_contain_text("played by Drifter")
    ben.press("Take the seat back")
    expect(seat(ada, "B")).to_contain_text("here")
    ada.turn()
    ben.turn()
    assert ada.lights("tile:")


def test_a_rematch(window: Window, server: Server) -> None:
    table = branch(server, finished(3, players=2), "me", "link")
    ada, ben = window().sit(table, "A"), window().sit(table, "B")
    ada.press("Rematch")
    expect(ada.end).to_have_count(0)
    expect(ada.page.get_by_text("Round 1 of 8")).to_be_visible()
    ben.press("Sit down")
    expect(ben.page.get_by_text("Round 1 of 8")).to_be_visible()
    assert ada.page.url == ben.page.url and not ada.page.url.endswith(table.id)
    with Made(server, ada.page.url.split("/")[-1], table.tokens).open("A") as players:
        first = ada if players.waiting() == ["A"] else ben
    first.turn()
    go_home(ada)
    expect(mine(ada)).to_have_count(2)


def test_a_name_is_told_to_the_others(window: Window, server: Server) -> None:
    table = server.table("link", "link")
    ada, ben = window().sit(table, "A"), window().sit(table, "B")
    seat(ada, "A").get_by_role("button", name="Change the name").click()
    ada.page.keyboard.type("Ada <b>")
    ada.page.keyboard.press("Enter")
    expect(seat(ben, "A")).to_contain_text("Ada <b>")
    other = window().sit(server.table("link", "link"), "B")
    expect(seat(other, "B")).to_contain_text("Player B")


# --- below a path ---


def below(path: str, data: Path) -> Starlette:
    """The whole server below a path of another one, as behind a reverse proxy."""
    inner = make_app(Settings(data))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with inner.router.lifespan_context(inner):
            yield

    return Starlette(routes=[Mount(path, inner)], lifespan=lifespan)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Inside(below("/games/table", tmp_path), "/games/table") as running:
        yield running


def test_the_page_works_below_a_path(site: Site, window: Window) -> None:
    player = window(site=site).enter()
    player.press("Set up a table")
    player.pick("Who sits on seat B", "This screen")
    player.press("Start the table")
    player.cover.get_by_role("button").click()
    player.turn()
    expect(player.cover).to_be_visible()
    assert player.page.url.startswith(f"{player.home}#/t/")
    player.page.reload()
    expect(player.cover).to_be_visible()
    player.page.goto(player.home)
    expect(mine(player)).to_have_count(1)
