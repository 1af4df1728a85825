"""Looking back: every moment with anybody's eyes, on into a new table, and records from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import cloudtop as ct
from cloudtop.core.chance import OPEN
from cloudtop.games.cloudcity.shape import CityView, CloudCityView
from cloudtop.web.projection import seen
from tests.e2e.kit import Player, Window
from tests.e2e.positions import turns
from tests.table.kit import finished
from tests.web.kit import Server
from tests.web.refusing import check_sentence

MATCH = finished(3, players=2)
LAST = len(MATCH.log)
DROP = """([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: "text/plain" }));
    for (const kind of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file as somebody would have kept it."""
    (tmp_path / "evening.ctr").write_text(MATCH.record().text(), "utf-8")
    return tmp_path / "evening.ctr"


def open_file(player: Player, file: Path) -> None:
    with player.page.expect_file_chooser() as chooser:
        player.press("Choose a file")
    chooser.value.set_files(file)


def rail(player: Player) -> Locator:
    return player.page.get_by_role("slider", name="Moment of the game")


def look_at(player: Player, moment: int) -> None:
    rail(player).fill(str(moment))
    expect(rail(player)).to_have_value(str(moment))


def cities(match: ct.Match, eyes: int) -> list[CityView]:
    view = seen(match, eyes).view()
    assert isinstance(view, CloudCityView)
    return view.cities


def test_a_record_with_everybodys_eyes(window: Window, server: Server, record: Path) -> None:
    player = window().enter()
    open_file(player, record)
    expect(player.page.get_by_role("heading", name="Replay of Cloud City")).to_be_visible()
    assert (rail(player).get_attribute("min"), rail(player).get_attribute("max")) == ("0", str(LAST))
    at = turns(MATCH)[1]  # A and B have been dealt their hands, and one of them has drawn
    look_at(player, at)
    for name, eyes in (("Open", OPEN), ("Random A", 0), ("Random B", 1), ("Spectator", ct.SPECTATOR)):
        player.pick("Seen by", name)
        for seat, city in zip("AB", cities(MATCH.branch(at), eyes)):
            hand = player.page.locator(f'[data-plate="{seat}"]').get_by_title("in hand")
            face_down = [tile for tile in city.hand if tile == "?"][len(city.known) :]
            expect(hand.locator("i")).to_have_count(len(face_down))
            expect(hand.locator("svg")).to_have_count(3 - len(face_down))
        expect(rail(player)).to_have_value(str(at))
        assert player.glowing() == []


def test_the_scrubber(window: Window, server: Server, record: Path) -> None:
    player = window().enter()
    open_file(player, record)
    expect(player.page.get_by_text("Before the first move")).to_be_visible()
    for key, at in (("End", LAST), ("ArrowLeft", LAST - 1), ("Home", 0), ("ArrowRight", 1)):
        rail(player).press(key)
        expect(rail(player)).to_have_value(str(at))
    player.press("One turn on")
    assert int(rail(player).input_value()) == turns(MATCH)[0]
    player.press("One move on")
    expect(player.page.get_by_text(f"Move {turns(MATCH)[0] + 1} of {LAST}").first).to_be_visible()
    log = player.page.get_by_role("log").get_by_role("listitem")
    log.filter(has_text="lays").last.get_by_role("button").first.click()
    assert int(rail(player).input_value()) > turns(MATCH)[-1]
    look_at(player, LAST)
    player.pick("Beside the board", "Scores")
    ranking = sorted(MATCH.ranking(), key=lambda placing: placing.seat)
    assert player.totals() == [placing.total for placing in ranking]


def test_a_replay_runs_by_itself(window: Window, server: Server, record: Path) -> None:
    player = window(motion=True).enter()
    open_file(player, record)
    look_at(player, LAST - 2)
    player.press("Play")
    expect(rail(player)).to_have_value(str(LAST))
    expect(player.button("Play")).to_be_visible()


def test_a_branch_goes_on_against_bots(window: Window, server: Server, record: Path) -> None:
    player = window().enter()
    open_file(player, record)
    at = turns(MATCH)[12]  # A begins the last round but one
    look_at(player, at)
    player.press("Branch from here")
    expect(player.page.get_by_role("dialog", name=f"Play on from move {at}")).to_be_visible()
    player.pick("Level of the bot on seat B", "Drifter")
    player.press("Play on from here")
    expect(player.page.get_by_role("main", name="Cloud City")).to_be_visible()
    expect(player.page.get_by_text("Round 7 of 8")).to_be_visible()
    player.play()
    table = player.page.url.split("/")[-1]
    text = server.get(f"api/tables/{table}/record")[1]
    assert ct.parse_record(text).lines[:at] == MATCH.record().lines[:at]


def test_a_finished_game_of_ones_own(window: Window, server: Server, record: Path) -> None:
    table = server.table("me", "random", **{"from": {"record": record.read_text("utf-8")}, "at": turns(MATCH)[-1]})
    player = window().sit(table).play()
    player.press("Watch the replay")
    expect(player.page.get_by_role("radio", name="Open", exact=True)).to_be_checked()
    rail(player).press("End")
    player.page.get_by_role("link", name="Back").click()
    expect(player.end).to_be_visible()


# --- files from elsewhere ---


def test_a_record_is_dropped_on_the_page(window: Window, server: Server, record: Path) -> None:
    player = window().enter()
    player.page.evaluate(DROP, ["evening.ctr", record.read_text("utf-8")])
    expect(player.page.get_by_role("heading", name="Replay of Cloud City")).to_be_visible()
    player.page.reload()
    expect(rail(player)).to_have_attribute("max", str(LAST))


def test_a_file_that_is_no_record(window: Window, server: Server) -> None:
    player = window().enter()
    player.page.evaluate(DROP, ["holiday.jpg", "\x00\x01"])
    record = "a Cloudtop record, a text file that begins with “cloudtop record”"
    sentence = f"“holiday.jpg” is neither {record}, nor the file of a series or a campaign."
    expect(player.page.get_by_role("alert").filter(has_text="holiday")).to_have_text(sentence)


def test_a_record_that_is_broken(window: Window, server: Server, record: Path) -> None:
    player = window().enter()
    player.complaints.excuse("the server responded with a status of 400")
    player.page.evaluate(DROP, ["evening.ctr", record.read_text("utf-8").replace("choose", "chose", 1)])
    said = player.page.get_by_role("alert")
    expect(said).to_be_visible()
    check_sentence(said.inner_text())
    player.page.get_by_role("link", name="Start page").click()
    expect(player.button("Play now")).to_be_enabled()
