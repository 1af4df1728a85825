"""Magnastorm at the web table: a whole game, a newcomer's turns, paying, asking, looking ahead, a phone, words, keys."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import PHONE, SIDEWAYS
from tests.e2e.kit import Window
from tests.e2e.positions import check_inspector, final_scores, join, lay, lines
from tests.magnastorm.kit import Table, begin
from tests.magnastorm.pilot import PARTS, Pilot, Teller, Thumb, Typist
from tests.web.kit import Made, Server

CARDS: dict[str, Any] = {
    "commanders": ["02", "03", "04", "11", "12", "13"],
    "objectives": ["research_1", "research_2", "sector_1", "sector_2"],
}
TURN = "Take over a commander, or choose a space of the lower panel."
STATION = "Build a transmitter station beside the line for 2 reputation, or none."
DROP = "Drop one of your labs here, or none."
WHICH = "Choose the crew member of the upper panel that does it."
THEIRS = "Waiting for Player B, who is not here."

# Scout runners that catch the clicks meant for the spaces on which they stand.
IN_THE_WAY = """() => [...document.querySelectorAll(".scout .body")].map(e => e.getBoundingClientRect())
    .filter(box => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest(".scout")).length"""
# Things that reach out of the screen to the side; the planet has a window of its own.
OUTSIDE = """() => [...document.querySelectorAll("[data-thing]:not(svg *), button")].filter(e => e.checkVisibility())
    .filter(e => (box => box.left < 0 || box.right > innerWidth)(e.getBoundingClientRect()))
    .map(e => e.dataset.thing ?? e.innerText)"""


def opening(**options: Any) -> Table:
    """The first turn with these cards and the box that the server has."""
    return begin(pack=None, **CARDS, **options)


def check_cubes(player: Pilot, *counts: str) -> None:
    for count in counts:
        expect(
            player.mine.get_by_role("group", name="Cubes").get_by_role("img", name=count, exact=True)
        ).to_be_visible()


# --- playing ---


def test_a_game_by_clicking(window: Window, server: Server) -> None:
    table = server.table("me", "random", game="magnastorm", options=CARDS)
    player = join(window, table, Pilot)
    player.play()
    scores = final_scores(table)
    assert player.totals() == scores
    expect(player.end).to_contain_text(f"{max(scores)} reputation.")
    expect(player.end.get_by_role("rowheader")).to_contain_text(["Objectives", "Commanders"])


def test_a_newcomer_gains(window: Window, server: Server) -> None:
    table = lay(server, opening())
    player = join(window, table, Pilot)
    expect(player.sentence).to_have_text(TURN)
    player.choose("panel:d3")
    expect(player.sentence).to_have_text("On d3: move your scout runner, or gain cubes?")
    player.press("Gain 1 blue (A), 1 yellow")
    expect(player.sentence).to_have_text(WHICH)
    player.decide("crew:d-yellow")
    expect(player.sentence).to_have_text(THEIRS)
    assert lines(table) == ["gain d3", "crew d-yellow"]
    check_cubes(player, "3 blue (A)", "1 yellow")


def test_a_newcomer_moves(window: Window, server: Server) -> None:
    table = lay(server, opening())
    player = join(window, table, Pilot)
    player.decide("panel:c3")
    player.press("Move for 1 blue (A)")
    expect(player.sentence).to_have_text(WHICH)
    player.decide("crew:a-A")
    expect(player.sentence).to_have_text("Move your scout runner along 1 line, or within its area.")
    player.lights("space:1c2")
    assert player.page.evaluate(IN_THE_WAY) == 0
    player.decide("space:1c2")
    expect(player.sentence).to_have_text(DROP)
    player.decide("lab:1")
    expect(player.sentence).to_have_text(THEIRS)
    assert lines(table) == ["move c3", "crew a-A", "go 1c2", "lab 1"]
    expect(player.page.locator("[data-thing='space:1c2']")).to_have_accessible_name(
        "green space 1c2 with 1 lab of Player A; the scout runner of Player A stands on 1c2"
    )


def test_a_click_goes_two_lines(window: Window, server: Server) -> None:
    """Past a place for a station, where the way goes on after the question."""
    table = lay(server, opening().scout("A", "1d1").give("A", "A A A yellow yellow"))
    player = join(window, table, Pilot)
    player.decide("panel:b1", "act:move b1", "crew:a-yellow")
    expect(player.sentence).to_have_text("Move your scout runner up to 2 lines.")
    there = player.page.locator("[data-thing='space:2d1']")
    expect(there).to_have_accessible_description("2 lines away, through area 2b: a click goes all the way.")
    there.click()
    expect(player.sentence).to_have_text(STATION)
    player.decide("verb:skip")
    expect(player.sentence).to_have_text(DROP)
    assert lines(table) == ["move b1", "crew a-yellow", "walk 2b", "skip", "go 2d1"]


def test_undo_takes_back_what_was_only_chosen(window: Window, server: Server) -> None:
    player = join(window, lay(server, opening()), Pilot)
    undo = player.button("Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    player.choose("panel:d3")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(player.sentence).to_have_text(TURN)


def test_ways_to_pay_are_offered_in_words(window: Window, server: Server) -> None:
    table = lay(server, opening().give("A", "A A A yellow yellow yellow yellow"))
    player = join(window, table, Pilot)
    player.decide("column:b")
    expect(player.sentence).to_have_text("Choose how to pay.")
    expect(player.mine.get_by_text("Missing")).to_be_visible()
    expect(player.button("Give 3 blue (A) for one orange (B)")).to_be_visible()
    player.press("Give 2 blue (A), 1 yellow for one orange (B)")
    expect(player.sentence).to_have_text(
        "Put the yellow crew member on a space of the lower panel; it brings no action and no bonus."
    )
    check_cubes(player, "1 blue (A)", "0 yellow", "0 orange (B)")
    assert lines(table) == ["take b", "trade AAy B"]


def test_escape_leaves_an_exchange(window: Window, server: Server) -> None:
    table = lay(server, opening().give("A", "A A A B yellow"))
    player = join(window, table, Pilot)
    player.press("Exchange 3 cubes for 1")
    expect(player.sentence).to_have_text("Give 3 cubes for 1 of another colour.")
    player.page.keyboard.press("Escape")
    expect(player.sentence).to_have_text("Take over a commander, or choose a space of the lower panel.")
    assert lines(table) == []


# --- asking and looking ahead ---


def test_why_a_column_cannot_be_taken(window: Window, server: Server) -> None:
    """Too dear, one's own, without crew; and what the commander can do stays readable beside the answer."""
    columns = {"a": "A" + " yellow" * 6, "b": "B yellow yellow yellow", "c": "yellow yellow yellow"}
    player = join(window, lay(server, opening().hold("A", "03").upper(**columns).turn("A")), Pilot)
    player.lights("panel:")
    rules = {rule["id"]: rule["sentence"] for rule in server.get("api/games/magnastorm")[1]["rulebook"]}
    for column, rule, name in (("b", "MS-TAK-01", "Justin"), ("c", "MS-TAK-15", "Ellen"), ("d", "MS-TAK-10", "Adira")):
        player.touch(f"column:{column}")
        slip = player.page.locator(".why").filter(has_text=rule)
        expect(slip).to_contain_text(rules[rule])
        about = player.page.get_by_role("tooltip").filter(has_text=name)
        expect(about).to_be_visible()
        player.page.wait_for_function(
            "([one, two]) => one.getBoundingClientRect().top >= two.getBoundingClientRect().bottom",
            arg=[slip.element_handle(), about.element_handle()],
        )
    player.press("Open MS-TAK-10 in the rulebook")
    expect(player.page.get_by_role("button", name="MS-TAK-10", exact=True)).to_be_in_viewport()


def test_the_next_turn_of_the_tile(window: Window, server: Server) -> None:
    player = join(window, lay(server, opening()), Pilot)
    sky = player.part("The planet").locator("textPath")
    now = ["storm next", "quiet", "quiet", "clears next", "storm", "storm"]
    ahead = ["storm", "quiet", "quiet", "quiet", "storm", "storm"]
    button = player.button("Next turn of the tile")
    for key, weather in (("", ahead), ("", now), ("a", ahead), ("a", now)):
        if key:
            player.page.keyboard.press(key)
        else:
            button.click()
        expect(sky).to_have_text([re.compile(rf"{n} · {word}$") for n, word in enumerate(weather, 1)])
        expect(button).to_have_attribute("aria-pressed", str(weather is ahead).lower())
    assert player.glowing("panel:"), "looking ahead never blocks"


# --- a small screen ---


def check_fits(player: Pilot) -> None:
    assert player.page.evaluate(SIDEWAYS) == 0
    assert player.page.evaluate(OUTSIDE) == []


def test_a_turn_on_a_phone(window: Window, server: Server) -> None:
    """One part at a time; what can be chosen comes into view by itself, or its first if that is a lot."""
    table = lay(server, opening())
    player = join(window, table, Thumb, **PHONE)
    player.lights("panel:")
    for name in ("Research", "Planet", "Action board"):
        expect(player.show(name)).to_be_in_viewport()
        for other in set(PARTS.values()) - {PARTS[name]}:
            expect(player.part(other)).to_be_hidden()
        check_fits(player)
    player.show("Research")
    player.show("Action board")
    turn = ("panel:b5", "act:move b5", "crew:b-yellow", "space:2b3", "dish:1", "lab:1", "research:blue")
    for id in turn:
        player.lights(id)
        expect(player.page.locator(f"[data-thing^='{id.split(':')[0]}:'].glow").first).to_be_in_viewport()
        check_fits(player)
        if id.startswith("space:"):
            assert all(player.spot(other) for other in player.glowing("space:"))
        player.choose(id)
    expect(player.sentence).to_have_text(THEIRS)
    assert lines(table) == ["move b5", "crew b-yellow", "go 2b3", "build 1", "lab 1", "level blue"]


# --- words and keys ---


def test_the_table_in_words(window: Window, server: Server) -> None:
    table = opening().labs("A", "2d1", "1b1").levels("A", red=2, green=2).turn("A")
    player = join(window, lay(server, table), Teller)
    player.page.keyboard.press("t")
    player.wait()
    words = player.page.get_by_role("region", name="The table", exact=True)
    for said in (
        "Column b, Justin B. Beeper. Crew below: 3 yellow, 1 orange (B). Costs 3 yellow, 1 orange (B).",
        "Row 3: moving costs 1 own; without moving you gain 1 own and 1 yellow. a3 free; b3 free",
        "a2 free, bonus 1 level red",
        "highest marker: level 2 of 4; worth 4 now",
        "Ready; worth 4 now",
        "2 labs in 0 of 2 sectors, majority; worth 4 now",
        "1 of 2 labs in one sector, a lab in 1 of 2 other sectors; worth 4 now",
    ):
        expect(words).to_contain_text(said)
    player.type("gain d3")
    player.type("crew d-yellow")
    expect(player.page.get_by_role("region", name="What happened")).to_contain_text(
        "uses d3 to gain 1 yellow, 1 blue (A)"
    )


def test_a_turn_by_keys_alone(window: Window, server: Server) -> None:
    table = lay(server, opening())
    player = window(Typist)
    assert isinstance(player, Typist)
    player.begin().sit(table)
    player.lights("panel:")
    player.tab_to("panel:a1")
    for key, id in (
        ("ArrowDown", "panel:a2"),
        ("ArrowDown", "panel:a3"),
        ("ArrowRight", "panel:b3"),
        ("ArrowRight", "panel:c3"),
    ):
        player.key(key)
        assert player.focus == id
    player.choose("panel:c3")
    player.decide("act:move c3", "crew:b-yellow", "space:1c3", "lab:1")
    expect(player.sentence).to_have_text(THEIRS)
    assert lines(table) == ["move c3", "crew b-yellow", "go 1c3", "lab 1"]
    player.key("?")
    keys = player.page.get_by_role("dialog", name="Keys")
    expect(keys.locator("kbd").get_by_text("N", exact=True)).to_have_count(1)
    player.check_no_pointer()


# --- the end ---


def test_a_rematch_begins_with_what_was_won(window: Window, server: Server, tmp_path: Path) -> None:
    spaces = "a1 a2 a3 b1 b2 b3 c1 c2 c3 d1 d2 d3"
    near = opening(artifacts={"A": ["115"], "B": ["3"]}).round(4).upper(a="A").lower(spaces)
    table = lay(server, near.reputation("A", 9).reputation("B", 8).turn("A"))
    player = join(window, table, Pilot)
    player.decide("panel:d5", "act:gain d5")
    player.end.wait_for()
    with player.page.expect_download() as download:
        player.press("Download my collection")
    download.value.save_as(tmp_path / "mine.json")
    mine = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert (mine["game"], mine["cards"][0], len(mine["cards"])) == ("magnastorm", "115", 2)

    player.press("Rematch")
    won = player.mine.get_by_role("img", name=f"Gold artifact {mine['cards'][1]}")
    expect(won).to_be_visible()
    again = Made(server, player.page.url.split("/t/")[1].split("/")[0], table.tokens)
    with again.open("A") as seen:
        artifacts = seen.first["options"]["artifacts"]
    assert artifacts["A"] == mine["cards"]
    assert artifacts["B"][0] == "3" and len(artifacts["B"]) == 2


@pytest.mark.parametrize(("thing", "said"), [("panel:a2", "Moving costs"), ("column:b", "Justin B. Beeper")])
def test_the_inspector_tells_of_what_one_points_at(window: Window, server: Server, thing: str, said: str) -> None:
    check_inspector(join(window, lay(server, opening()), Pilot), thing, said)
