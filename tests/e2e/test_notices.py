"""Who looks elsewhere is told that it is their turn: by this browser, by a webhook, by mail."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.kit import Window
from tests.web.kit import Made, Server
from tests.web.listeners import HookServer, MailServer

TURN = "● Your turn \u2013 Cloud City"
ORIGIN = "https://games.example.org"
# A browser without windows shows nothing: what it was asked to show is kept. Whether somebody looks is set by hand.
NOTICES = """
    window.shown = []; window.hides = false;
    window.Notification = class {
        static permission = "default";
        static requestPermission() { return Promise.resolve(this.permission = "granted"); }
        constructor(title, how) { window.shown.push([title, how.tag, this]); }
        close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => window.hides });
"""
HIDE = "hides => { window.hides = hides; document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); }"
SHOWN = "window.shown.map(([title, tag]) => [title, tag])"


def turn(made: Made, seat: str) -> None:
    with made.open(seat) as client:
        client.turn(seat)
        for _ in range(2):
            client.act(seat, client.offer(seat)[0])
        client.act(seat, "done")
        client.act(seat, "draw 1")


def dialog(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Tell me when it is my turn").click()


def test_this_browser_tells_once_a_turn_and_only_who_looks_elsewhere(window: Window, server: Server) -> None:
    table = server.table("me", "here", options={"first": "A"})
    ben = window()
    ben.page.add_init_script(NOTICES)
    ben.sit(table, "B")
    assert ben.page.evaluate("Notification.permission") == "default", "nobody is asked by itself"
    dialog(ben.page)
    ben.page.get_by_role("button", name="Tell me here").click()
    expect(ben.page.get_by_text("You are told here")).to_be_visible()
    ben.page.keyboard.press("Escape")
    turn(table, "A")
    expect(ben.page).to_have_title(TURN)
    assert ben.page.evaluate(SHOWN) == []
    turn(table, "B")
    expect(ben.page).to_have_title("Cloud City · Cloudtop")
    ben.page.evaluate(HIDE, True)
    turn(table, "A")
    ben.page.wait_for_function("window.shown.length === 1")
    with table.open("B") as b:
        b.act("B", b.offer("B")[0])
    expect(ben.page).to_have_title(TURN)
    assert ben.page.evaluate(SHOWN) == [[TURN, table.id]]


def test_the_start_page_tells_of_all_tables(window: Window, server: Server) -> None:
    tables = [server.table("link", "link", options={"first": first}) for first in "AB"]
    ben = window()
    for table in tables:
        ben.sit(table, "B")
    ben.page.get_by_role("link", name="Start page").first.click()
    expect(ben.page).to_have_title("● Your turn at 1 table · Cloudtop")
    mine = ben.page.get_by_role("region", name="My tables")
    expect(mine.get_by_text("Your turn at 1 table")).to_be_visible()
    expect(mine.get_by_role("listitem").first).to_contain_text("Your turn")


def test_a_webhook_and_mail(window: Window, tmp_path: Path) -> None:
    with HookServer() as hook, MailServer() as post:
        flags = ["--hooks", "local", "--smtp", post.url, "--mail-from", "table@example.org", "--origin", ORIGIN]
        with Server(tmp_path, *flags, "--notice-after", "0") as site:
            table = site.table("link", "link", options={"first": "A"})
            ben = window(site=site).sit(table, "B")
            dialog(ben.page)
            field = ben.page.get_by_label("Address of the webhook")
            field.fill("https://192.168.1.1/x")
            field.press("Enter")
            expect(ben.page.get_by_role("alert")).to_contain_text("not into a private network")
            expect(field).to_have_value("https://192.168.1.1/x")
            field.fill(hook.url)
            field.press("Enter")
            hook.status = 404
            ben.page.get_by_role("button", name="Send a test").click()
            expect(ben.page.get_by_text("It answered 404")).to_be_visible()
            hook.status = 200
            ben.page.get_by_role("button", name="Send a test").click()
            expect(ben.page.get_by_text("it arrived")).to_be_visible()
            assert [hook.next()["event"] for _ in range(2)] == ["test", "test"]

            ben.page.get_by_label("Address for mail").fill("ben@example.org")
            ben.page.get_by_label("Address for mail").press("Enter")
            expect(ben.page.get_by_text("Open its link")).to_be_visible()
            letter = post.next()[1].get_content()
            link = next(word for word in letter.split() if "/mail/confirm/" in word)
            ben.page.goto(link.replace(ORIGIN, f"http://127.0.0.1:{site.port}"))
            expect(ben.page.get_by_text("You will be told by mail")).to_be_visible()
            hook.status = 404
            turn(table, "A")
            assert hook.next()["event"] == "turn" and "in round 1" in str(post.next()[1]["subject"])
            ben.page.get_by_role("link", name="To the table").click()
            expect(ben.page.get_by_text("By a webhook: Last tried")).to_be_visible()
            ben.page.goto(letter.split("No more mail of this table: ")[1].strip().replace(ORIGIN, ben.home.rstrip("/")))
            expect(ben.page.get_by_text("Nothing more is sent to you")).to_be_visible()
