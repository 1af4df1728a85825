"""Cloud City at the web table: the end of a game, and games with other hands: keys, a finger, and the text table. Whole
games by mouse and on a phone are played by law (tests/e2e/test_every_game.py)."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import cloudtop as ct
from tests.e2e.hands import PHONE, Finger, Keyboard, Reader
from tests.e2e.kit import AT_ONCE, Window
from tests.e2e.positions import after, branch, final_scores, turns
from tests.table.kit import finished
from tests.web.kit import Made, Server


def test_the_end_of_a_game(window: Window, server: Server, tmp_path: Path) -> None:
    match = finished(3, players=2)
    table = branch(server, match, "me", "greedy", at=turns(match)[-3])
    player = window().sit(table).play()
    scores = final_scores(table)
    assert player.totals() == scores
    expect(player.end).to_contain_text(f"{max(scores)} votes.")

    chart = player.end.get_by_role("figure")
    expect(chart.get_by_role("img", name="Scores over time")).to_be_visible()
    chart.get_by_text("The same as a table").click()
    last = [row.get_by_role("cell").last.inner_text() for row in chart.get_by_role("row").all()[1:]]
    assert [int(total) for total in last] == scores

    with player.page.expect_download() as download:
        player.press("Download the record")
    download.value.save_as(tmp_path / "evening.ctr")
    record = ct.parse_record((tmp_path / "evening.ctr").read_text("utf-8"))
    assert [placing.total for placing in ct.resume(record).ranking()] == sorted(scores, reverse=True)


def lay_turned(player: Keyboard) -> None:
    """Choose a tile and turn it once before it is laid."""
    player.choose(player.glowing("tile:")[0])
    space = player.lights("space:")[0]
    player.walk_to(space)
    player.key("r", "Enter")
    player.page.wait_for_function("() => !document.querySelector('[data-thing^=\"space:\"].glow')")
    player.wait()  # until the server has answered
    assert player.page.evaluate("document.activeElement.matches('.board [data-thing]')"), "the keys go on from there"
    table = player.page.url.split("/")[-1]
    with Made(player.site, table, []).open() as seen:
        tiles = seen.now["faces"]["-"]["view"]["cities"][0]["tiles"]
        assert [(tile["space"], tile["turn"]) for tile in tiles[1:]] == [(space.removeprefix("space:"), 1)]


def test_a_game_by_keys_alone(window: Window, server: Server) -> None:
    player = window(Keyboard)
    assert isinstance(player, Keyboard)
    player.begin()
    expect(player.button("Play now")).to_be_enabled()
    player.tab_to("Your name")
    player.page.keyboard.type("Ada")
    player.tab_to("Set up a table")  # of the game before in the lobby
    player.press("Set up a table")
    player.tab_to("Navigator")
    player.key("ArrowLeft", "ArrowLeft", "ArrowLeft")
    expect(player.page.get_by_role("radio", name="Drifter")).to_be_checked()
    player.press("Start the table")

    player.wait()
    player.key("?")
    expect(player.page.get_by_role("dialog", name="Keys")).to_be_visible()
    player.key("Escape")
    tile = player.glowing("tile:")[0]
    player.choose(tile)
    player.lights("space:")
    player.key("Escape")
    assert tile in player.lights("tile:")
    lay_turned(player)
    player.play()

    assert player.focus == "The council has voted."
    player.press("Look at the board")
    expect(player.end).to_have_count(0)
    player.check_no_pointer()


def test_a_turn_by_tapping_on_a_phone(window: Window, server: Server) -> None:
    """A free space wants two taps."""
    player = window(Finger, **PHONE).sit(branch(server, after(), "me", "link"))
    player.pause(AT_ONCE)
    assert player.turn()[:2] == ["tile", "space"]


def test_a_game_at_the_text_table(window: Window, server: Server) -> None:
    table = server.table("me", "random")
    player = window(Reader).sit(table)
    player.page.keyboard.press("t")
    player.play()
    assert player.totals() == final_scores(table)
