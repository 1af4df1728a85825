"""Tables that begin in a known position, so that a test knows what every hand holds."""

from __future__ import annotations

from typing import Any, TypeVar

from playwright.sync_api import expect

import cloudtop as ct
from tests.cloudcity.kit import begin
from tests.e2e.kit import Player, Window, say
from tests.kit.seat_table import SeatTable
from tests.web.kit import Made, Site

P = TypeVar("P", bound=Player)

ROW = "A-BB A-GG A-SS"
HANDS = ("A-BG A-BS A-GS", "D-SS D-GS D-BS")  # none of them lies open anywhere
TURN = ("choose A-BG", "place i7 r0", "walkway g7-i7", "done", "draw 1", "tile D-BB")  # of A, and then chance
START = begin(row=ROW, hands=HANDS, pack=None)


def after(*lines: str) -> ct.Match:
    """The match after these lines, from the first decision of A on."""
    match = ct.Match(START.game, position=START.game.dump(START.state))
    for line in lines:
        match.do(line)
    return match


def turns(match: ct.Match) -> list[int]:
    """Where the turns of a match begin, as lengths of its log."""
    return [n for n, line in enumerate(match.record().lines) if " choose " in line]


def branch(site: Site, match: ct.Match, *kinds: str, at: int | None = None, **more: Any) -> Made:
    """A table that goes on where a match is, or was."""
    return site.table(*kinds, **{"from": {"record": match.record().text()}, "at": at, **more})


def lay(site: Site, table: SeatTable[Any]) -> Made:
    """A test table that goes on here; B is somebody who never comes."""
    match = ct.Match(table.game, position=table.game.dump(table.state))
    return branch(site, match, "me", "link", game=table.game.slug)


def join(window: Window, table: Made, hands: type[P], **more: Any) -> P:
    """Somebody with such hands sits down."""
    player = window(hands, **more).sit(table)
    assert isinstance(player, hands)
    return player


def lines(table: Made) -> list[str]:
    """What A played."""
    with table.open("A") as seen:
        return [move["line"] for move in seen.moves if move["seat"] == "A"]


def final_scores(table: Made) -> list[int]:
    """What the server's own record of the game says."""
    status, text = table.server.get(f"api/tables/{table.id}/record")
    assert status == 200
    ranking = ct.resume(ct.parse_record(text)).ranking()
    return [placing.total for placing in sorted(ranking, key=lambda placing: placing.seat)]


# Something that explains itself and is nothing to choose: where it lies open, and its words.
DISPLAY = """() => {
    for (const element of document.querySelectorAll(".board [role=img][aria-label], .hand [role=img][aria-label]")) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(across, down);
        if (!element.closest("[data-thing]") && element.contains(hit)) return [across, down, element.getAttribute("aria-label")];
    }
}"""


def check_inspector(player: Player, thing: str, said: str) -> None:
    """The inspector tells of what one points at, in words, and follows to the next thing."""
    player.page.get_by_role("complementary").get_by_role("button", name="Inspector").click()
    box = player.page.get_by_role("complementary").get_by_role("region", name="Inspector")
    player.page.mouse.move(*player.spot(thing))
    looked = box.locator(".looked")
    expect(looked).to_contain_text(said, ignore_case=True)
    expect(box).not_to_contain_text("[object")
    expect(box).not_to_contain_text("Angle")
    x, y, display = player.page.evaluate(DISPLAY)
    player.page.mouse.move(x, y)
    expect(looked.locator(".what")).to_have_text(display)
    other = player.page.locator(f'[data-thing].thing:visible:not([data-thing="{thing}"])').first
    id, words = str(other.get_attribute("data-thing")), str(other.get_attribute("aria-label"))
    player.page.mouse.move(*player.spot(id))
    expect(looked.locator(".what")).to_have_text(words)


def named_in(text: str, hand: str) -> list[str]:
    """The tiles of a hand that a text gives away, by their ids or in words."""
    return [tile for tile in hand.split() if tile in text or say(f"tile-{tile}") in text.lower()]
