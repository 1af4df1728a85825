"""Links to pass on: they say who can open them, begin where others can, and a phone reads them from the screen."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cloudtop.web.app import Settings, make_app
from cloudtop.web.homes import Listening
from cloudtop.web.visitors import UNLIMITED
from tests.e2e.browser import missing
from tests.e2e.hands import PHONE, SIDEWAYS
from tests.e2e.kit import WIDE, Player, Window, say
from tests.web.kit import Inside, Server

READER = Path(__file__).parents[2] / "ui/node_modules/jsqr/dist/jsQR.js"
LAN = "http://192.168.1.5:8765"
ORIGIN = "https://games.example.org"
LYING = {**PHONE, "viewport": {"width": 844, "height": 390}}
# What a camera makes of a picture of the screen.
READ = """async picture => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
    paper.drawImage(image, 0, 0);
    const { data, width, height } = paper.getImageData(0, 0, image.width, image.height);
    return jsQR(data, width, height)?.data ?? null;
}"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Inside]:
    """It listens to its network, too, and has an address of its own."""
    settings = Settings(tmp_path, [ORIGIN], limits=UNLIMITED, listening=Listening("192.168.1.5", 8765))
    with Inside(make_app(settings)) as site:
        yield site


def code(player: Player, what: str) -> Locator:
    return player.page.get_by_role("img", name=f"QR code: {what}")


def read(player: Player, code: Locator) -> Any:
    if not READER.exists():
        missing("This test reads QR codes with a package of the page that is not installed; run `npm install` in ui/.")
    player.page.evaluate(READER.read_text("utf-8"))
    return player.page.evaluate(READ, base64.b64encode(code.screenshot()).decode())


@pytest.mark.parametrize("screen", [{"viewport": WIDE}, PHONE, LYING], ids=["wide", "phone", "phone that lies"])
def test_a_phone_reads_the_link_of_a_seat_from_the_screen(site: Inside, window: Window, screen: dict[str, Any]) -> None:
    player = window(site=site, **screen).enter()
    player.press("Set up a table")
    player.pick("Who sits on seat B", "By link")
    player.page.get_by_role("dialog").get_by_label("Name on seat B").fill("Ben")
    player.press("Start the table")
    expect(player.page.get_by_text(say("web-circle-public"))).to_be_visible()
    player.page.get_by_role("radio", name="192.168.1.5:8765").check()
    expect(player.page.get_by_text(say("web-circle-network"))).to_be_visible()
    link = player.page.get_by_role("textbox", name="Ben", exact=True).input_value()
    assert link.startswith(f"{LAN}/#/t/")
    player.press("QR code: Ben")
    expect(code(player, "Ben")).to_be_in_viewport(ratio=1)
    assert read(player, code(player, "Ben")) == link
    assert player.page.evaluate(SIDEWAYS) <= 0
    player.page.keyboard.press("Escape")
    player.press("QR code: For spectators")
    expect(code(player, "Ben")).to_have_count(0)
    watch = player.page.get_by_role("textbox", name=say("web-link-for-all")).input_value()
    assert read(player, code(player, "For spectators")) == watch != link


def test_at_the_table_links_say_that_nobody_else_can_open_them(window: Window, server: Server) -> None:
    table = server.table("me", "link", options={"first": "A"})
    player = window().sit(table)
    tile = player.lights("tile:")[0]
    player.touch(tile)
    player.press("More")
    player.press(say("web-share"))
    dialog = player.page.get_by_role("dialog", name=say("web-share-about"))
    expect(dialog).to_contain_text(say("web-circle-alone"))
    expect(dialog).to_contain_text("cloudtop serve --host 0.0.0.0")
    field = dialog.get_by_role("textbox", name="For spectators")
    expect(field).to_have_value(f"{player.home}#/t/{table.id}")
    dialog.get_by_role("button", name="QR code: For spectators").focus()
    player.page.keyboard.press("Escape")  # it is for the dialog: the tile stays chosen
    expect(dialog).to_have_count(0)
    player.lights("space:")


def test_who_waits_for_somebody_shows_them_their_link(site: Inside, window: Window) -> None:
    player = window(site=site).enter()
    player.press("Set up a table")
    player.pick("Who sits on seat B", "By link")
    player.pick(say("option-first"), "B")
    player.press("Start the table")
    link = player.page.get_by_role("textbox", name="Seat B", exact=True).input_value()
    player.press("To the table")
    player.press(say("web-show-link"))
    assert link.startswith(f"{ORIGIN}/#/t/") and read(player, player.page.get_by_role("img", name="QR code")) == link
