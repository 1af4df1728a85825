"""Die Inseln im Nebel at the web table: a whole game, flying, taking, placing, the dice, asking, keys, a phone, words, the harbour."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import PHONE, SIDEWAYS
from tests.e2e.kit import Window
from tests.e2e.positions import check_inspector, final_scores, join, lay, lines
from tests.inseln.kit import Table, begin
from tests.inseln.pilot import Balloonist, BalloonTeller, BalloonThumb, BalloonTypist
from tests.web.kit import Server

FLY = "Choose where your balloon flies."
TAKE = "Choose a cloud and take its tiles."
TRADE = "Trade at the harbour for your 2 points, or choose a cloud and take its tiles."
KEEP = "Store forest 3 on an ocular, or convert it into energy."
PLACE = "Place tiles next to your balloon, or finish."
# Moves into the field of the text table, all of them before the first can be answered.
TYPE = """lines => lines.forEach(line => {
    const field = document.querySelector("#text-line")
    field.value = line
    field.dispatchEvent(new Event("input"))
    field.form.requestSubmit()
})"""
THEIRS = "Waiting for Player B, who is not here."


def flying(**options: Any) -> Table:
    """A before a flight from d4, whose number is 2, with the wind to the north-east, in the box that the server has."""
    table = begin(pack=None, **options).turn("A", wind="NE").balloon("A", "d4").energy("A", 5).store("A", "forest2")
    return table.cloud(1, "forest3 desert5").cloud(2, "swamp1")


def check_energy(player: Balloonist, energy: int) -> None:
    expect(player.mine.get_by_role("img", name=f"{energy} of 20 energy")).to_be_visible()


# --- playing ---


def test_a_game_by_clicking(window: Window, server: Server) -> None:
    table = server.table("me", "random", game="inseln", options={"rounds": 10})
    player = join(window, table, Balloonist)
    player.play()
    scores = final_scores(table)
    assert player.totals() == scores
    expect(player.end).to_contain_text(f"{max(scores)} victory point")
    expect(player.end.get_by_role("rowheader")).to_have_count(13)  # twelve lines and the total


def test_a_flight_costs_what_its_cell_says(window: Window, server: Server) -> None:
    table = lay(server, flying())
    player = join(window, table, Balloonist)
    expect(player.sentence).to_have_text(FLY)
    player.lights("cell:")
    with table.open("A") as seen:
        offer = [(line.split()[1], terms["cost"]) for line, _, terms in seen.now["faces"]["A"]["offer"]]
    flights = {cell: cost.get("energy", 0) for cell, cost in offer}
    assert {id.removeprefix("cell:") for id in player.glowing("cell:")} == set(flights)
    for cell, cost in flights.items():
        price = (f"stay for {cost}" if cell == "d4" else f"a flight for {cost}") + " energy" if cost else "free flight"
        expect(player.cell(cell)).to_have_accessible_name(re.compile(price))
    prices = player.part("The island").locator(".price text").all_text_contents()
    assert sorted(prices) == sorted(str(cost or "free") for cost in flights.values())
    player.decide("cell:c4")
    expect(player.sentence).to_have_text(TAKE)
    check_energy(player, 5 - flights["c4"])
    expect(player.cell("c4")).to_have_accessible_name(re.compile("the balloon floats here"))
    assert lines(table) == ["fly c4"]


def test_tiles_are_stored_converted_and_placed_where_the_fog_clears(window: Window, server: Server) -> None:
    table = lay(server, flying())
    player = join(window, table, Balloonist)
    player.decide("cell:c4", "cloud:1")
    expect(player.sentence).to_have_text(KEEP)
    player.press("Store it")
    expect(player.mine.get_by_role("group", name="Your oculars, 3 free")).to_be_visible()
    player.press("Convert: 5 energy")
    check_energy(player, 9)
    expect(player.sentence).to_have_text(PLACE)
    cleared, laid = player.page.locator(".fog .gone"), player.part("The island").locator(".tile")
    expect(cleared).to_have_count(0)
    player.decide("tile:forest3", "cell:b3")
    expect(player.cell("b3")).to_have_accessible_name("b3: forest 3, scores")
    expect(laid).to_have_count(1)
    expect(cleared).to_have_count(2)  # below the tile and above it
    check_energy(player, 11)  # the drop on b3


def test_a_question_mark_brings_another_tile(window: Window, server: Server) -> None:
    table = lay(server, flying().balloon("A", "c4").place("A"))
    player = join(window, table, Balloonist)
    player.decide("cell:c3")
    expect(player.sentence).to_have_text("Draw another tile from the bag, or do without.")
    player.press("Draw a tile")
    expect(player.sentence).to_have_text("Store the drawn tile, convert it, or place it next to your balloon.")
    drawn = player.page.get_by_role("group", name="Tiles just taken").locator("[data-thing]")
    tile = drawn.get_attribute("data-thing")
    assert tile
    player.decide("cell:b4")
    expect(player.sentence).to_have_text(THEIRS)
    expect(drawn).to_have_count(0)
    assert lines(table) == ["place forest2 c3", "draw", f"place {tile.removeprefix('tile:')} b4"]


def test_a_die_is_rolled_again(window: Window, server: Server) -> None:
    table = lay(server, begin(first="B", pack=None).do("roll energy2 NE"))
    player = join(window, table, Balloonist)
    expect(player.sentence).to_have_text("Roll one of the dice again, or keep them.")
    assert player.lights("die:") == ["die:bonus", "die:wind"]
    player.decide("die:wind")
    assert player.lights("die:") == ["die:bonus"]
    player.press("Keep the dice")
    expect(player.sentence).to_have_text(THEIRS)
    assert lines(table) == ["reroll wind", "keep"]


# --- looking and asking ---


def test_the_island_of_another(window: Window, server: Server) -> None:
    player = join(window, lay(server, flying().tiles("B", d5="forest4")), Balloonist)
    island = player.part("The island")
    player.lights("cell:")
    player.press("Look at the island of Player B")
    expect(island).to_contain_text("Player B")
    expect(island.locator(".tile")).to_have_count(1)
    assert player.glowing("cell:") == [], "only the own cells can be chosen"
    player.page.keyboard.press("Escape")
    expect(island).to_contain_text("Player A")
    assert player.lights("cell:")
    player.page.keyboard.press("i")
    player.press("Back to my island")
    expect(island).to_contain_text("Player A")


def test_why_a_flight_is_not_possible(window: Window, server: Server) -> None:
    """Too dear, and not in a straight line."""
    player = join(window, lay(server, flying()), Balloonist)
    player.lights("cell:")
    rules = {rule["id"]: rule["sentence"] for rule in server.get("api/games/inseln")[1]["rulebook"]}
    for cell, rule in (("d6", "IN-MOV-10"), ("f7", "IN-MOV-03")):
        player.touch(f"cell:{cell}")
        expect(player.page.locator(".why").filter(has_text=rule)).to_contain_text(rules[rule])
    assert player.glowing("cell:"), "asking never blocks"


# --- other hands ---


def test_a_turn_by_keys_alone(window: Window, server: Server) -> None:
    table = lay(server, flying().store("A", ""))
    player = window(BalloonTypist)
    assert isinstance(player, BalloonTypist)
    player.begin().sit(table)
    player.lights("cell:")
    player.tab_to("cell:c4")
    player.key("ArrowRight")
    assert player.focus == "cell:c5"
    player.key("ArrowLeft")
    player.choose("cell:c4")
    player.decide("cloud:2", "verb:store", "cell:b3")
    expect(player.sentence).to_have_text(THEIRS)
    assert lines(table) == ["fly c4", "take 2", "store", "place swamp1 b3"]
    player.check_no_pointer()


def test_a_turn_on_a_phone(window: Window, server: Server) -> None:
    """Whatever can be chosen comes into view by itself, and nothing reaches out of the screen."""
    table = lay(server, flying())
    player = join(window, table, BalloonThumb, **PHONE)
    for id in ("cell:c4", "cloud:1", "verb:store", "verb:convert", "tile:forest3", "cell:b3", "verb:done"):
        player.lights(id)
        expect(player.page.locator(f"[data-thing='{id}'].glow")).to_be_in_viewport()
        assert player.page.evaluate(SIDEWAYS) == 0
        assert all(player.spot(other) for other in player.glowing("cell:"))
        if id == "cell:b3":
            player.touch(id)  # the first tap shows the tile there, and what it brings
            expect(player.page.locator(".ghost text").last).to_have_text("+2")
        player.choose(id)
    expect(player.sentence).to_have_text(THEIRS)
    assert lines(table) == ["fly c4", "take 1", "store", "convert", "place forest3 b3", "done"]


def test_a_turn_in_words(window: Window, server: Server) -> None:
    player = join(window, lay(server, flying().store("A", "")), BalloonTeller)
    player.page.keyboard.press("t")
    player.wait()
    words = player.page.get_by_role("region", name="The table", exact=True)
    for said in (
        "The wind blows north-east. Free directions: north-east.",
        "b3: drop, 2 energy, number 1; b4: fog, number 3",
        "c4: a flight for 1 energy",
        "Cloud 1: forest 3, desert 5",
    ):
        expect(words).to_contain_text(said)
    for line in ("fly c4", "take 2", "store", "place swamp1 b3"):
        player.type(line)
    happened = player.page.get_by_role("region", name="What happened")
    for said in (
        "flies north-east from d4 to c4 for 1 energy",
        "takes cloud 2 with 1 tile: swamp 1",
        "places swamp 1 on b3",
    ):
        expect(happened).to_contain_text(said)


def test_moves_are_typed_faster_than_they_are_played(window: Window, server: Server) -> None:
    table = lay(server, flying().store("A", ""))
    player = join(window, table, BalloonTeller)
    player.page.keyboard.press("t")
    player.wait()
    player.page.evaluate(TYPE, ["fly c4", "take 2", "store", "place swamp1 b3", "launch b3", "done"])
    expect(player.page.get_by_label("Type a move")).to_have_value("launch b3")
    assert lines(table) == ["fly c4", "take 2", "store", "place swamp1 b3"]


# --- the harbour ---


def test_a_call_at_the_harbour(window: Window, server: Server) -> None:
    table = lay(server, flying(module=2).balloon("A", "b4").energy("A", 1))
    player = join(window, table, Balloonist)
    harbour = player.part("Harbour")
    expect(harbour.get_by_text("house rule")).to_be_visible()
    player.lights("cell:")
    expect(player.cell("a4")).to_have_accessible_name(re.compile("free flight, 2 harbour points"))
    player.decide("cell:a4")
    expect(player.sentence).to_have_text("Choose how many points you take along from a4 to the harbour.")
    expect(player.button("3 harbour points for 1 energy")).to_be_visible()
    player.press("Fly to a4 · brings 2 harbour points")
    expect(player.sentence).to_have_text(TRADE)
    expect(harbour.get_by_text("You have 2 points to spend")).to_be_visible()
    player.decide("extension:park")
    expect(player.mine.get_by_label("park, on an ocular")).to_be_visible()
    assert lines(table) == ["fly a4", "extend park"]


@pytest.mark.parametrize(("thing", "said"), [("cell:b3", "drop"), ("tile:forest2", "Forest")])
def test_the_inspector_tells_of_what_one_points_at(window: Window, server: Server, thing: str, said: str) -> None:
    check_inspector(join(window, lay(server, flying()), Balloonist), thing, said)
