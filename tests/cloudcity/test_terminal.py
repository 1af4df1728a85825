"""What the terminal table looks like, and that everything has words."""

from __future__ import annotations

import io
import re
from typing import Any

import msgspec
from rich.console import Console

import cloudtop as ct
from cloudtop.cli.scene import Scene
from cloudtop.cli.scores import final_sheet
from cloudtop.core.content import read_pack
from cloudtop.games import entry
from cloudtop.games.cloudcity.actions import REQUEST_NAMES
from cloudtop.games.cloudcity.content import STANDARD
from cloudtop.games.cloudcity.geometry import KIND_NAMES, LEVELS
from cloudtop.games.cloudcity.options import Options
from cloudtop.games.cloudcity.shape import CityView
from cloudtop.games.cloudcity.terminal.table import CloudCityPainter
from cloudtop.games.cloudcity.terminal.tiles import ACROSS, DECK, MARGIN, CityPicture
from tests.cli.evening import new_match, sit

# --- pictures ---


def as_seen(city: dict[str, Any]) -> CityView:
    return msgspec.convert({"spaces": [], "hand": [], "known": [], **city}, CityView)


def test_a_city_shows_heights_walkways_and_votes() -> None:
    city = {
        "tiles": [{"space": "a1", "tile": "A-SS", "turn": 0}, {"space": "c1", "tile": "A-SB", "turn": 0}],
        "buildings": {"a1": "sand", "b2": "green", "c1": "sand", "d1": "blue"},
        "walkways": [{"between": "a1-c1", "level": "sand", "votes": 2}],
    }
    picture = CityPicture(as_seen(city), []).text().plain.split("\n")

    assert [line.rstrip() for line in picture] == [
        "     a    b    c    d",
        "    ▀▀▀▀▀▀2▀▀▀▀▀▀",
        " 1  █S█       █S█  ▀B▀",
        "         ▄▄▄",
        " 2   ·   █G█   ·    ·",
    ]


def test_walkways_of_all_levels_in_one_line_can_be_seen() -> None:
    city = {
        "tiles": [{"space": space, "tile": "D-SS", "turn": 0} for space in ("a1", "c1", "e1")],
        "buildings": {"a1": "sand", "b1": "green", "e1": "green", "f1": "sand"},
        "walkways": [
            {"between": "a1-f1", "level": "sand", "votes": 8},
            {"between": "b1-e1", "level": "forest", "votes": 3},
        ],
    }
    ink = CityPicture(as_seen(city), []).canvas.ink
    over_c1 = range(MARGIN + 2 * ACROSS, MARGIN + 3 * ACROSS)

    assert {ink[2][x] for x in over_c1} == {DECK[2]}
    assert {ink[3][x] for x in over_c1} == {DECK[1]}


def test_free_spaces_and_possible_walkways_are_marked_in_the_city() -> None:
    evening = sit("1", "g5 r1")
    spaces, walkway = evening.screens[1], evening.screens[2]

    for key, space in enumerate(("g5", "e7", "i7", "g9"), 1):
        assert re.search(rf"\b{key} +{space}\b", spaces)
        assert spaces.count(space) == 2
    assert "1 " in walkway.split("In the box")[0].split(" 7 ")[1]


def test_cities_stand_side_by_side_where_there_is_room() -> None:
    def lines_with_titles(width: int) -> int:
        screen = sit(width=width, seats=[None, ct.bots.greedy(), ct.bots.greedy()]).screens[0]
        return sum(1 for line in screen.split("\n") if re.search("Greedy [BC]  0 votes", line))

    assert lines_with_titles(160) == 1
    assert lines_with_titles(40) == 2


def test_everything_on_the_table_is_shown() -> None:
    screen = sit("1", requests=["circuits", "balanced"]).screens[0]

    assert "Round 1 of 8" in screen
    assert "1 A-GB 2 D-BB 3 D-GG" in screen
    assert "1 A-BB 2 D-GG 3 D-SS   4 pile" in screen
    assert re.search(r"▂ B river +6 +8 +8 +6 +3 +29", screen)
    assert "Every route that closes into a ring earns 3 votes." in screen
    assert "Balanced walkways" in screen


def test_on_a_low_screen_the_own_city_stands_next_to_the_prompt() -> None:
    lines = sit("1", width=80, height=24).screens[0].splitlines()
    visible = "\n".join(lines[-24:])
    assert all(space in visible for space in ("g5", "e7", "i7", "g9"))


def test_a_tie_names_the_rule_that_decided_it() -> None:
    match = new_match([ct.bots.greedy(), ct.bots.greedy()]).play()
    text, book = entry("cloudcity").text(), entry("cloudcity").rulebook()
    console = Console(file=io.StringIO(), width=110, record=True)
    ranking = [ct.Placing(1, 1, 30, "CC-TIE-01"), ct.Placing(0, 2, 30, "CC-TIE-01")]
    console.print(final_sheet(Scene(match, -1, text), CloudCityPainter(), ranking, book))

    assert "CC-TIE-01: If players tie for first place" in console.export_text()


def test_every_moment_of_a_game_can_be_shown_to_everybody() -> None:
    match = new_match([ct.bots.random(), ct.bots.random(), ct.bots.random()], first="", requests=1).play()
    console = Console(file=io.StringIO(), width=120)
    for length in range(0, len(match.log) + 1, 5):
        moment = match.branch(length)
        for seat in (-1, 0, 2):
            console.print(CloudCityPainter().table(Scene(moment, seat, entry("cloudcity").text()), console))


# --- words ---


def test_everything_has_words() -> None:
    text = entry("cloudcity").text()
    wanted = [f"tile-{kind}" for kind in KIND_NAMES] + [f"level-{level}" for level in LEVELS]
    wanted += [f"{kind}-{name}" for name in REQUEST_NAMES for kind in ("request", "score")]
    wanted += [f"request-{name}-about" for name in REQUEST_NAMES] + [f"score-{level}" for level in LEVELS]
    wanted += [f"option-{name}" for name in Options.__struct_fields__] + [f"bot-{name}" for name in ct.bots.LEVELS]

    assert [message for message in wanted if not text.say(message)] == []


def test_every_event_has_words_for_those_who_know_and_those_who_do_not() -> None:
    text = entry("cloudcity").text()
    match = new_match([ct.bots.random(), ct.bots.random()], first="", requests=2).play()
    events = [event for move in match.log for event in move.events]

    for event in events:
        text.say(f"event-{event.name}", {**event.facts, **event.secret})
        if event.secret:
            hidden = text.say(f"event-{event.name}-secret", event.facts)
            assert str(event.secret["tile"]) not in hidden
    assert len({event.name for event in events}) == 11


def test_the_votes_in_the_words_are_those_of_the_box() -> None:
    text = entry("cloudcity").text()
    for row in read_pack(STANDARD).table("request"):
        about = text.say(f"request-{row['name']}-about")
        for votes in (row["votes"], row.get("other", 0)):
            assert not votes or re.search(rf"\b{abs(votes)}\b", about), row["name"]
