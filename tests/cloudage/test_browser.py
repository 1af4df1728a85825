"""CloudAge at the web table: whole games, flying, fighting, collecting, building, planting, asking, keys, a phone, words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import cloudtop as ct
from cloudtop.games.cloudage.actions import CITY_NAMES
from cloudtop.games.cloudage.state import ACTION_PHASE, MOVEMENT_PHASE, PRODUCTION_PHASE
from tests.cloudage.kit import Table, begin
from tests.cloudage.pilot import Pilot, Teller, Thumb, Typist
from tests.e2e.hands import PHONE, SIDEWAYS
from tests.e2e.kit import Window
from tests.e2e.positions import branch, check_inspector, final_scores, join, lay, lines
from tests.web.kit import Server

CITY_SPACES = (("1c2", "1b4"), ("1b1", "1b2", "1e1", "1a4"))
HAND = ("wreck", "light_cannon", "parrot", "cistern")
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
# Words that are too small to be read on this screen; a letter on the mark of a seat is a shape.
TINY = """() => {
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const [text, at] = [walker.currentNode.data.trim(), walker.currentNode.parentElement];
        if (!text || /^[A-D]$/.test(text) || !at.checkVisibility()) continue;
        const scale = at.closest("svg") && at.getScreenCTM ? Math.abs(at.getScreenCTM().d) : 1;
        const size = parseFloat(getComputedStyle(at).fontSize) * scale;
        if (size < 10.95) found.push(`${text}: ${size}`);
    }
    return found;
}"""

# What reaches out of the small board of another player.
CUT = """() => [...document.querySelectorAll(".rival")].flatMap((page) => {
    const out = e => e.getBoundingClientRect().right > page.getBoundingClientRect().right;
    return [...page.querySelectorAll("*")].filter(out).map(e => e.outerHTML);
})"""


def table(players: int = 2, scenario: int = 2, **options: Any) -> Table:
    """Round 1 in the box that the server has; A has something of everything."""
    t = begin(players, scenario, pack=None, **options).give("A", energy=6, metal=8, water=9).hand("A", *HAND)
    return t.navigation("A", "1 1 2 3", "0 1 2")


def pending(t: Table, phase: int, *steps: str) -> Table:
    """These steps and then the rest of the round, so that the table is one of a game."""
    t.state.phase = phase
    return t.ask(*steps, "Round 2")


def flying(t: Table, course: int) -> Table:
    t.at("A", "1c3").player("A").course = course
    return pending(t, MOVEMENT_PHASE, "TakeOff 0", "TakeOff 1", "ActionPhase 0")


def fighting(t: Table, space: str, value: int) -> Table:
    t.at("A", space).upgrades("A", combat=1)
    fight = f"Fight 0 0 {value} 0 0"
    return pending(t, MOVEMENT_PHASE, fight, "CityReward 0", "PutMarker 0", "TakeOff 1", "ActionPhase 0")


def acting(t: Table) -> Table:
    """The airships have landed in cities of board 1, which has other ones with 4 players."""
    for n in range(len(t.state.players)):
        seat, space = "ABCD"[n], CITY_SPACES[len(t.state.players) == 4][n]
        t.at(seat, space).marker(seat, CITY_NAMES[t.state.city_at(n)])
    return pending(t, ACTION_PHASE, "BeginTurn 0", "CityAction 0", "EndAction 0", "ActionPhase 1")


def building(t: Table) -> Table:
    return acting(t).do("build")


def producing(t: Table) -> Table:
    reveals = ("Reveal 0 -1", "Reveal 1 -1", "LowerCard 0")
    return pending(t, PRODUCTION_PHASE, "Produce 0", *reveals, "MovementPhase", "ActionPhase 0")


# --- whole games ---


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        (("me", "random"), {"scenario": 1}),
        (("me", "random", "random", "random"), {"scenario": 3}),
        (("me",), {"scenario": 1}),
    ],
    ids=["scenario 1", "scenario 3 with four", "solo"],
)
def test_a_game_by_clicking(window: Window, server: Server, kinds: tuple[str, ...], options: dict[str, Any]) -> None:
    made = server.table(*kinds, game="cloudage", options={"players": len(kinds), **options})
    player = join(window, made, Pilot)
    player.play()
    assert player.totals() == final_scores(made)


# --- the map ---


def test_a_flight_space_by_space(window: Window, server: Server) -> None:
    made = lay(server, flying(table(), 3))
    player = join(window, made, Pilot)
    player.lights("space:")
    with made.open("A") as seen:
        offer = {line.split()[1] for line, *_ in seen.now["faces"]["A"]["offer"] if line.startswith("fly")}
    assert {id.removeprefix("space:") for id in player.glowing("space:")} == offer
    player.decide("space:1c2")
    expect(player.space("1c2")).to_have_accessible_name(re.compile("the airship of Player A"))
    assert lines(made) == ["fly 1c2"]


def test_a_flight_to_a_space_far_away(window: Window, server: Server) -> None:
    """One click; the airship enters space after space on the way that was shown, with what is found on it."""
    made = lay(server, flying(table(), 4))
    player = join(window, made, Pilot)
    player.lights("space:")
    with made.open("A") as seen:
        reach = [one for one in seen.now["faces"]["A"]["view"]["reach"] if one["finds"]]
    farthest = max(reach, key=lambda one: len(one["way"]))
    way = farthest["way"]
    assert len(way) >= 3
    player.page.mouse.move(*player.spot(f"space:{way[-1]}"))
    expect(player.page.locator(".reach .on")).to_have_count(len(way))
    expect(player.page.locator(".reach .there > g:not(:has(.shield)) text")).to_have_text(
        [str(n) for n in farthest["finds"].values()]
    )
    player.touch(f"space:{way[-1]}")
    expect(player.space(way[-1])).to_have_accessible_name(re.compile("the airship of Player A"))
    assert lines(made) == [f"fly {space}" for space in way]


def test_why_a_space_cannot_be_entered(window: Window, server: Server) -> None:
    player = join(window, lay(server, flying(table(), 1)), Pilot)
    player.lights("space:")
    rules = {rule["id"]: rule["sentence"] for rule in server.get("api/games/cloudage")[1]["rulebook"]}
    player.touch("space:2e1")
    slip = player.page.locator(".why").filter(has_text="CA-MOV")
    expect(slip).to_be_visible()
    assert any(sentence in slip.inner_text() for id, sentence in rules.items() if id.startswith("CA-MOV"))
    assert player.glowing("space:"), "asking never blocks"


# --- decisions ---


def test_a_fight_shows_its_odds(window: Window, server: Server) -> None:
    made = lay(server, fighting(table().navigation("A", "1 1 1 3", "0 2 2"), "2e2", 4))
    player = join(window, made, Pilot)
    fight = player.part("Fight")
    expect(fight.get_by_role("img", name="Combat value 1 against 4")).to_be_visible()
    expect(fight.get_by_text("3 missing")).to_be_visible()
    expect(fight.locator(".win")).to_contain_text("25%")
    expect(fight.get_by_text("2 cards")).to_be_visible()
    player.decide("act:draw energy")
    expect(fight.locator(".cards .card:not(.next)")).to_have_count(1)
    expect(fight.locator(".paid").get_by_role("img", name="1 energy")).to_be_visible()


def test_a_region_is_collected(window: Window, server: Server) -> None:
    made = lay(server, acting(table()))
    player = join(window, made, Pilot)
    assert len(player.lights("region:")) == 12
    player.decide("region:2-metal")
    expect(player.page.locator("[data-thing='resource:metal']")).to_have_accessible_name(
        re.compile("drone of Player A")
    )
    assert lines(made) == ["collect 2-metal"]


def test_an_upgrade_and_a_project_are_built(window: Window, server: Server) -> None:
    made = lay(server, building(table()))
    player = join(window, made, Pilot)
    player.decide("ability:combat")
    expect(player.page.locator("[data-thing='ability:combat']")).to_have_accessible_name(re.compile("1 built"))
    player.decide("project:cistern")
    player.decide("project:parrot")  # one card more is paid
    assert lines(made) == ["upgrade combat", "play cistern", "discard parrot"]


def test_new_growth_is_planted(window: Window, server: Server) -> None:
    made = lay(server, acting(table().tiles("A", green=2, wilted_a=1)))
    player = join(window, made, Pilot)
    player.decide("verb:plant", "growth:green")
    expect(player.part("Airship board").get_by_text("1 chosen")).to_be_visible()
    player.decide("verb:done")
    id = player.lights("space:")[0]
    player.decide(id)
    expect(player.page.locator(".plant")).to_have_count(1)
    assert lines(made) == ["plant", "pick green", "done", f"place {id.removeprefix('space:')}"]


def test_the_last_tiles_of_their_kinds_are_planted_one_after_the_other(window: Window, server: Server) -> None:
    """Chosen tiles lie apart, and are still there to be chosen from."""
    made = lay(server, acting(table().tiles("A", green=1, wilted_a=1)))
    player = join(window, made, Pilot)
    player.decide("verb:plant", "growth:green", "growth:wilted_a")
    assert player.lights("growth:") == ["growth:green", "growth:wilted_a"]
    player.decide("growth:wilted_a")
    assert lines(made) == ["plant", "pick green", "pick wilted_a", "sow wilted_a"]


def test_a_level_is_chosen_to_produce_at(window: Window, server: Server) -> None:
    made = lay(server, producing(table().level("A", 2)))
    player = join(window, made, Pilot)
    assert player.lights("level:") == ["level:0", "level:1", "level:2"]
    player.decide("level:1")
    expect(player.mine.get_by_role("img", name="12 water")).to_be_visible()


# --- looking ---


def test_the_airship_of_another(window: Window, server: Server) -> None:
    player = join(window, lay(server, acting(table().played("B", "wreck"))), Pilot)
    ship = player.part("Airship board")
    player.lights("region:")
    player.press("Look at the airship of Player B")
    expect(ship.get_by_role("button", name="Wreck")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(ship).to_contain_text("Player A")
    player.page.keyboard.press("i")
    player.press("Back to my airship")
    expect(ship).to_contain_text("Player A")


def test_a_card_is_shown_large(window: Window, server: Server) -> None:
    player = join(window, lay(server, building(table())), Pilot)
    player.lights("project:")
    player.page.mouse.move(*player.spot("project:cistern"))
    expect(player.page.get_by_role("tooltip").filter(has_text="Cistern")).to_be_visible()


@pytest.mark.parametrize(("thing", "said"), [("space:1c2", "Borderville"), ("project:wreck", "Wreck")])
def test_the_inspector_tells_of_what_one_points_at(window: Window, server: Server, thing: str, said: str) -> None:
    check_inspector(join(window, lay(server, building(table())), Pilot), thing, said)


# --- other hands ---


def test_a_turn_by_keys_alone(window: Window, server: Server) -> None:
    made = lay(server, flying(table(), 2))
    player = window(Typist)
    assert isinstance(player, Typist)
    player.begin().sit(made)
    player.decide("space:1c2")
    there = player.page.locator("[data-thing='space:1c2']")
    expect(there).to_have_accessible_name(re.compile("the airship of Player A"))
    assert lines(made) == ["fly 1c2"]
    player.check_no_pointer()


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE], ids=["upright", "lying"])
def test_turns_on_a_phone(window: Window, server: Server, screen: dict[str, Any]) -> None:
    """Whatever can be chosen comes into view by itself, words can be read, and nothing reaches out of the screen."""
    made = lay(server, acting(table()))
    player = join(window, made, Thumb, **screen)
    for id in ("verb:build", "ability:movement", "project:cistern"):
        player.lights(id)
        expect(player.page.locator(f"[data-thing='{id}'].glow").first).to_be_in_viewport()
        assert player.page.evaluate(SIDEWAYS) == 0
        assert player.page.evaluate(TINY) == []
        player.choose(id)
    assert lines(made)[:3] == ["build", "upgrade movement", "play cistern"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_words_can_be_read(window: Window, server: Server, width: int, height: int) -> None:
    t = acting(table(4, 3))
    match = ct.Match(t.game, position=t.game.dump(t.state))
    made = branch(server, match, "me", "link", "link", "link", game="cloudage")
    player = join(window, made, Pilot, viewport={"width": width, "height": height})
    player.lights("region:")
    assert player.page.evaluate(TINY) == []
    assert player.page.evaluate(SIDEWAYS) == 0


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_small_boards_of_the_others_are_whole(window: Window, server: Server, width: int, height: int) -> None:
    """Even that of the start player, which has a mark more."""
    t = table(4, 3, first="C").ask("Round 1")
    match = ct.Match(t.game, position=t.game.dump(t.state))
    made = branch(server, match, "me", "link", "link", "link", game="cloudage")
    player = join(window, made, Pilot, viewport={"width": width, "height": height})
    player.lights("level:")
    assert player.page.locator(".rival").count() == 3
    assert player.page.evaluate(CUT) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_prompt_keeps_its_height(window: Window, server: Server, width: int, height: int) -> None:
    """Nothing on the table moves from one question to the next, also below what another seat just did."""
    t = table().at("A", "1c2").marker("A", "borderville").at("B", "1b4")
    pending(t, MOVEMENT_PHASE, "Fight 1 0 1 0 0", "CityReward 1", "PutMarker 1", "ActionPhase 0")
    match = ct.Match(t.game, position=t.game.dump(t.state))
    match.do("stop")
    made = branch(server, match, "me", "link", game="cloudage")
    player = join(window, made, Pilot, viewport={"width": width, "height": height})
    heights = []
    for id in ("verb:build", "ability:combat", "project:cistern", "project:parrot"):
        player.lights(id)
        heights.append(player.prompt.bounding_box())
        player.choose(id)
    assert heights[1:] == heights[:-1]


def test_a_turn_in_words(window: Window, server: Server) -> None:
    made = lay(server, flying(table(), 2))
    player = join(window, made, Teller)
    player.page.keyboard.press("t")
    player.wait()
    words = player.page.get_by_role("region", name="The table", exact=True)
    for said in ("Movement phase", "Spaces within reach", "Borderville", "In hand: Wreck", "Sector 1, 8 cards"):
        expect(words).to_contain_text(said)
    player.type("fly 1c2")
    assert lines(made) == ["fly 1c2"]
