"""CloudAge in the terminal: whole games, menus, mistakes, and what the table looks like."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console

import cloudtop as ct
from cloudtop.cli.desk import Desk
from cloudtop.cli.replay import Viewer
from cloudtop.cli.scene import Scene
from cloudtop.core.action import Verb
from cloudtop.core.steps import Decision
from cloudtop.games import entry
from cloudtop.games.cloudage.actions import FIRST, VOCABULARY
from cloudtop.games.cloudage.shape import CloudAgeView
from cloudtop.games.cloudage.state import ACTION_PHASE, MOVEMENT_PHASE
from cloudtop.games.cloudage.steps import FLOW
from cloudtop.games.cloudage.terminal.table import CloudAgePainter
from tests.cli.evening import Evening
from tests.cloudage import kit
from tests.cloudage.kit import Table
from tests.cloudage.log_books import before
from tests.kit import rule
from tests.kit.packs import frozen_game

TEXT = entry("cloudage").text()


# --- positions that a game can have: the decision on top, and all that comes after it ---


def begin(players: int = 2, scenario: int = 2, **options: Any) -> Table:
    """Round 1, everybody may produce; A has mission card 8, the others have those after it."""
    t = kit.begin(players, scenario, **{"missions": "one", **options})
    for number, seat in enumerate("ABCD"[:players]):
        for held in t.player(seat).missions:
            t.state.missions.count[held] += 1
            t.state.missions.size += 1
        t.player(seat).missions = vec[i64]()
        t.missions(seat, f"m{8 + number:02}")
    return t


def fly(t: Table, course: int) -> Table:
    """A flies first."""
    t.state.phase = MOVEMENT_PHASE
    t.player("A").course = course
    return t.ask(*[f"TakeOff {seat}" for seat in range(t.game.seats)], "ActionPhase 0", "Round 2")


def act(t: Table) -> Table:
    """A is active first."""
    t.state.phase = ACTION_PHASE
    return t.ask("BeginTurn 0", "CityAction 0", "EndAction 0", "ActionPhase 1", "Round 2")


def lower(t: Table, value: int) -> Table:
    """A has a lower navigation card of this value."""
    t.player("A").lower = value
    return t.ask("LowerCard 0", "MovementPhase", "ActionPhase 0", "Round 2")


def match_of(table: Table, persons: int = 1) -> ct.Match:
    bots = [ct.bots.random() for seat in range(table.game.seats - persons)]
    return ct.Match(table.game, [*[None] * persons, *bots], seed=3, position=table.game.dump(table.state))


def sit(table: Table, *typed: str, width: int = 120, height: int = 200) -> Evening:
    return Evening(match_of(table), list(typed), width, height=height)


def first_key(match: ct.Match) -> str:
    """Somebody who always types the first key of the menu."""
    return CloudAgePainter().choices(Scene(match, 0, TEXT))[0].keys[0]


# --- whole games ---


@pytest.mark.parametrize(("players", "scenario", "width", "round"), [(2, 1, 80, 0), (4, 3, 120, 7), (1, 2, 100, 7)])
def test_a_game_by_the_first_choice(players: int, scenario: int, width: int, round: int) -> None:
    """A whole one, and the last rounds of others."""
    bots = [ct.bots.random() for seat in range(players)]
    match = ct.Match(ct.game("cloudage", players=players, scenario=scenario), bots, seed=2)
    while int(match.state.round) < round:  # type: ignore[attr-defined]
        match.step()
    evening = Evening(match.branch(len(match.log), [None, *bots[1:]], seed=2), first_key, width)

    assert evening.match.over
    assert "The journey is over." in evening.screens[-1]
    assert "✗" not in evening.text
    assert max(len(line) for line in evening.text.split("\n")) <= width


def test_a_whole_game_by_notation() -> None:
    typed: list[str] = []

    def last_offer(match: ct.Match) -> str:
        typed.append(match.offer(0)[-1])
        return typed[-1]

    evening = Evening(ct.Match(ct.game("cloudage", scenario=3), [None, ct.bots.random()], seed=4), last_offer, 120)

    assert evening.match.over
    moves = iter(evening.moves)
    assert all(line in moves for line in typed)  # in this order; others were played because there was no choice


@rule("CA-GEN-15")
def test_hands_are_secret_so_the_screen_is_covered() -> None:
    table = begin().hand("A", "wreck").hand("B", "frank")
    evening = Evening(match_of(table, persons=2), ["", "skip", "", "skip"])

    assert "nobody else should look" in evening.text
    assert "Wreck" in evening.screens[1] and "Frank" not in evening.screens[1]
    assert "Frank" in evening.screens[3] and "Wreck" not in evening.screens[3]


# --- menus ---


def test_flights_have_names_costs_and_cities_in_reach() -> None:
    evening = sit(fly(begin(), 2), "1b3")

    assert re.search(r"3 movement left +in reach: .*Borderville \(1\)", evening.screens[0])
    assert "1b3  1 movement  then 2 left" in evening.screens[0]
    assert "1b2  Borderville  1 movement  then 1 left" in evening.screens[1]
    assert evening.moves == ["fly 1b3"]


@pytest.mark.parametrize("typed", ["fly 1b3", "1b3", "f 1b3"])
def test_a_flight_is_understood_in_many_forms(typed: str) -> None:
    assert sit(fly(begin(), 2), typed).moves == ["fly 1b3"]


def test_a_find_is_seen_on_the_map_and_beside_the_key() -> None:
    screen = sit(fly(begin().at("A", "1b2"), 2)).screens[0]

    assert "B+1m" in screen
    assert "1c2  Borderville  1 movement → 1m  then 2 left" in screen


def test_the_end_of_a_flight_says_what_the_panel_brings() -> None:
    assert "0  End the flight here → 2e" in sit(fly(begin().at("A", "1b2"), 2)).screens[0]


@rule("CA-CBT-07", "CA-CBT-08")
def test_a_fight_shows_prices_and_chances() -> None:
    table = begin().at("A", "2e2").navigation("A", "0 1 1 3", "1 2 2").upgrades("A", combat=1)
    evening = sit(fly(table.give("A", energy=5), 2), "land", "1")

    assert "Fight with the militia  ● combat 1 against 4 for 4p" in evening.screens[1]
    assert "next card 1e   0 25 %   1 50 %   3 25 %   it wins: 25 %" in evening.screens[1]
    assert "1  Draw for 1 energy" in evening.screens[1]
    assert "2  Draw for 3 points" in evening.screens[2]
    assert "2 cards for 3 energy: 50 %" in evening.screens[1].replace("\n", " ")
    assert "paid 1e" in evening.screens[2]


@rule("CA-CBT-04")
@pytest.mark.parametrize(("combat", "words"), [(1, "Give up"), (2, "Take the win")])
def test_the_end_of_a_fight_says_how_it_ends(combat: int, words: str) -> None:
    table = fly(begin().at("A", "2c3").upgrades("A", combat=combat), 2)
    assert words in sit(table, "land").screens[1]


@rule("CA-NAV-03")
def test_what_is_taken_is_counted_even_if_it_is_drawn_later() -> None:
    screen = sit(lower(begin(), 2)).screens[0]

    assert "1  Take 2 energy    2  Take 2 project cards" in screen


@rule("CA-STO-09")
def test_the_book_says_what_it_takes_and_brings() -> None:
    table = begin(scenario=1)
    table.state.first = 1  # who begins in round 2
    screen = sit(table.begin_round(3)).screens[0]

    assert "1  Use the book  2m → 2p and 2c or 2e" in screen


@rule("CA-CTY-08")
def test_regions_are_picked_by_sector_and_letter() -> None:
    evening = sit(act(begin()), "2m")

    assert re.search(
        r"Sector 2 +8 +↖ 65e 10m 15w 10c  ↙ 35e 60m 5c +2e 2\.7 +2m 1\.9 +2w 1\.0 +2c 1\.4", evening.screens[0]
    )
    assert "Collect in 1e  1m  1w  1c  2e" in evening.screens[0]
    assert evening.moves == ["collect 2-metal"]


def test_a_drone_is_sent_by_its_letter() -> None:
    table = begin(first="B")
    table.state.phase = ACTION_PHASE
    table.ask("BeginTurn 1", "CityAction 1", "EndAction 1", "ActionPhase 1", "Round 2").do("collect 1-water")
    evening = sit(table, "m")

    assert re.search(r"Sector 1 .* e 2\.8 +m 1\.1 +2\.1 ■ +c 1\.0", evening.screens[0])
    assert "Send the drone to  e   m   c" in evening.screens[0]
    assert evening.moves == ["drone metal"]


def test_a_build_has_prices_after_discounts() -> None:
    table = begin(scenario=3).give("A", water=9, metal=9).hand("A", "wreck", "cistern").played("A", "inventor", "sam")
    screen = sit(act(table), "build").screens[1]

    assert re.search(r"has +2e 9m 9w 2c", screen)
    assert "Side propellers 2m → 1 movement" in screen
    assert re.search(r"8   Wreck +3w 1c \+1 production  2m  in the end 1p", screen)  # as it is printed
    assert re.search(r"8   Wreck  2w 1c", screen.rpartition("──")[2])  # what it costs now
    assert "2 builds" in screen


def test_tiles_say_what_they_bring() -> None:
    screen = sit(act(begin().tiles("A", green=1, wilted_a=1)), "plant").screens[1]

    assert "Choose a green tile  2p" in screen
    assert "Choose a wilted tile (energy or tiles)  4e or 2t" in screen
    assert "up to 2 tiles more" in screen


@rule("CA-MIS-02")
def test_mission_cards_are_chosen_by_what_they_ask_for() -> None:
    match = ct.Match(frozen_game("cloudage", scenario=2, first="A"), [None, ct.bots.random()], seed=1)
    dealt = iter(["m01", "m05", "m02", "m06"])
    while match.waiting() == [ct.CHANCE]:
        offer = match.offer()
        match.do(f"mission {next(dealt)}" if offer[0].startswith("mission ") else offer[0])
    screen = Evening(match, [], 120, height=200).screens[0]

    assert "Production level 4 / 6 / 8 → 2/5/7p  now 0; 4 / 5 / 7 green project cards" in screen
    assert "Markers in 1 / 2 of these cities: Drywell, Whika → 2/5p  now 0" in screen


# --- why not? ---


@pytest.mark.parametrize(
    ("ask", "because"), [("why 1e5", "CA-MOV-04"), ("? land", "CA-MOV-08"), ("why 1b3", "That is possible now")]
)
def test_why_something_is_not_possible(ask: str, because: str) -> None:
    assert because in sit(fly(begin(), 2), ask).screens[1]


def test_a_mistake_costs_one_sentence() -> None:
    evening = sit(fly(begin(), 2), "9", "xyz", "1b3")

    assert "✗ There is no choice 9 now" in evening.screens[1]
    assert "✗ I do not understand “xyz”" in evening.screens[2]
    assert evening.moves == ["fly 1b3"]


# --- the table ---

PARTS = [
    "Round 1 of 8", "Scenario 3 · action phase", "board 1A", "board 4A", "B+1m", "L10", "Cities", "Promise★", "12p", "City board",
    "Sector 3", "project cards: 74 in the pile", "bag: 20 green", "Book  reach 4 → 3p and 2m or 2c  in rounds 3, 5, 7",
    "0 points (1 in all)  start player", "level 0  1e → 2w   on level 2 2c", "▣▢▢▢  next: flak turret 4m",
    "deck 0 1 1 1 2 2 3   discarded -", "2 green", "· ● 1e book ● ● 1m book ● ● 1e book ● ●", "Missions", "3/8/11p", "Hand (2)", "Solar Panel",
    "Legacy tiles", "The toll bridge (L7)", "u upgrades",
]  # fmt: skip


@pytest.mark.parametrize("width", [80, 120, 160])
@pytest.mark.parametrize("height", [24, 200])
def test_everything_is_on_the_table_at_every_width(width: int, height: int) -> None:
    table = begin(scenario=3).hand("A", "wreck", "solar_panel").tiles("A", green=2)
    screen = sit(act(table.upgrades("A", combat=1)), width=width, height=height).screens[0]

    assert [part for part in PARTS if part not in screen] == []
    assert max(len(line) for line in screen.split("\n")) <= width


def test_on_a_low_screen_the_decision_stands_next_to_the_prompt() -> None:
    flight = sit(fly(begin(), 2), width=120, height=24).screens[0].splitlines()[-24:]
    turn = sit(act(begin()), width=120, height=24).screens[0].splitlines()[-24:]

    assert "board 1A" in "\n".join(flight) and "City board" not in "\n".join(flight)
    assert "City board" in "\n".join(turn) and "board 1A" not in "\n".join(turn)


@rule("CA-LEG-15")
def test_the_map_shows_airships_growth_and_legacy_tiles() -> None:
    table = begin(3, scenario=3).at("B", "2c3").plant("1d2").marker("B", "promise")
    screen = sit(act(table)).screens[0]

    assert "●▲" in screen
    assert "♣" in screen
    assert re.search(r"^ +L8 ", screen, re.M)
    assert re.search(r"L7   L7", screen)
    assert re.search(r"F  Promise★ +3  3p ■", screen)


@rule("CA-SOL-06")
def test_the_solo_board_has_a_line_for_each_round() -> None:
    screen = sit(begin(1, scenario=1)).screens[0]

    assert "Solo board" in screen
    assert re.search(r"1  1 build\b", screen)
    assert re.search(r"7  2 builds", screen)


@rule("CA-SOL-18", "CA-SOL-19")
def test_the_solo_board_says_what_wins() -> None:
    assert re.search(r"Solo board +60 points win *$", sit(begin(1, scenario=1)).screens[0], re.M)
    missions = r"Solo board +110 points win, with every open mission"
    assert re.search(missions, sit(begin(1, scenario=2)).screens[0])


def test_every_moment_of_a_game_can_be_shown_to_everybody() -> None:
    match = ct.Match(ct.game("cloudage", players=3, scenario=3), [ct.bots.random()] * 3, seed=6).play()
    console = Console(file=io.StringIO(), width=120)
    for n, length in enumerate(range(0, len(match.log) + 1, 12)):
        scene: Scene[CloudAgeView] = Scene(match.branch(length, [None] * 3), (-1, 0, 2)[n % 3], TEXT)
        console.print(CloudAgePainter().table(scene, console))


# --- words ---


def test_every_decision_has_a_prompt_help_and_words_for_those_who_wait() -> None:
    steps = [step.__name__ for _, step, _ in FLOW if issubclass(step, Decision)]
    wanted = [f"{kind}-{step}" for step in steps for kind in ("prompt", "help", "others")]

    assert len(steps) == 29
    assert [message for message in wanted if not TEXT.has(message)] == []


def test_everything_that_can_be_named_in_a_move_has_a_name() -> None:
    plain = ("level", "space", "navigation", "story")  # said as they are, or sealed

    def missing(verb: Verb) -> list[str]:
        words = [word for word in verb.words if word.what not in plain]
        kinds = {word.what: TEXT.say(f"as-{word.what}") if TEXT.has(f"as-{word.what}") else word.what for word in words}
        named = [f"{kinds[word.what]}-{name}" for word in words for name in word.names]
        return [message for message in [f"do-{verb.name}", *named] if not TEXT.has(message)]

    assert [message for verb in VOCABULARY.verbs if verb.first < FIRST for message in missing(verb)] == []


def test_every_card_and_tile_of_the_box_has_words() -> None:
    content = ct.game("cloudage").pack.rows
    wanted = [f"power-{row['power']}" for row in content["project"] if row.get("power")]
    wanted += [f"upgrade-{row['name'].replace(' ', '')}" for row in content["upgrade"]]
    wanted += [f"mission-{row['name']}" for row in content["mission"]]
    wanted += [f"legacy-{row['name']}{more}" for row in content["legacy"] for more in ("", "-about")]
    wanted += [f"city-{row['name']}" for table in ("city", "city_card") for row in content[table]]
    wanted += [f"solo-{row['action']}" for row in content["solo"]]

    assert [message for message in wanted if not TEXT.has(message)] == []


@pytest.mark.parametrize(("players", "scenario"), [(1, 2), (3, 3), (4, 1)])
def test_everything_that_happens_is_told_in_words(players: int, scenario: int) -> None:
    game = ct.game("cloudage", players=players, scenario=scenario)
    match = ct.Match(game, [ct.bots.greedy()] * players, seed=1).play()
    desk = Desk(match, Console(file=io.StringIO()), CloudAgePainter(), None, ct.bots.random())
    told = [desk.event(event, 0).plain for move in match.log for event in move.events]

    assert any(re.search(r"^produces \d water", line) for line in told)
    assert not [line for line in told if re.search(r"_|\b(water water|energy energy|m\d\d|c\d\d)\b", line)]


def test_what_others_draw_is_not_told() -> None:
    match = ct.Match(ct.game("cloudage"), [ct.bots.random()] * 2, seed=1).play()
    desk = Desk(match, Console(file=io.StringIO()), CloudAgePainter(), None, ct.bots.random())
    drawn = next(event for move in match.log for event in move.events if event.name == "draw" and event.seat == 0)

    assert desk.event(drawn, 1).plain == "draws a project card"
    assert desk.event(drawn, 0).plain == "draws " + TEXT.say(f"project-{drawn.secret['project']}")


# --- the campaign ---


def chapter(name: str) -> ct.Match:
    """A chapter of two bots."""
    options = {"edition": name[:2], "campaign": before(name), "first": "A"}
    return ct.Match(frozen_game("cloudage", **options), [ct.bots.greedy()] * 2, seed=3)


def at(step: str, name: str, *typed: str, width: int = 120) -> Evening:
    """Somebody sits down at A when A is asked this for the first time in a chapter."""
    match = chapter(name)
    while match.question() is None or match.question().step != step or 0 not in match.waiting():  # type: ignore[union-attr]
        match.step()
    match.players = [None, ct.bots.greedy()]
    return Evening(match, list(typed), width)


def said(match: ct.Match, message: str) -> str:
    facts = next(one.facts for one in match.game.sayings(match.state) if one.message == message)
    return " ".join(TEXT.say(message, facts).split())


def plain(screen: str) -> str:
    """Without frames and line breaks."""
    return " ".join(screen.replace("│", " ").split())


@rule("CA-STO-04")
@pytest.mark.parametrize("width", [80, 120])
def test_a_story_card_is_a_framed_page_that_is_read_before_the_next_decision(width: int) -> None:
    evening = at("Produce", "v1-3", "", width=width)
    title = said(evening.match, "story-20-title")

    assert re.search(rf"╭─+  {title}  ─+╮", evening.screens[0])
    assert said(evening.match, "story-20-front") in plain(evening.screens[0])
    assert max(len(line) for line in evening.screens[0].splitlines()) <= width
    assert said(evening.match, "story-20-front")[:30] not in plain(evening.screens[1])


@rule("CA-STO-13")
@pytest.mark.parametrize("width", [80, 120])
def test_a_decision_says_what_it_is_about_and_what_each_choice_brings(width: int) -> None:
    evening = at("Vote", "v1-3", "", width=width)
    assert f"{said(evening.match, 'story-20-title')}, overleaf" in evening.screens[0]
    for message in ("decision-3", "story-21", "story-21-brings", "story-22", "story-22-brings"):
        assert said(evening.match, message) in plain(evening.screens[1])


@rule("CA-STO-13")
def test_a_vote_by_its_key_and_what_the_others_chose_is_told_when_all_have() -> None:
    evening = at("Vote", "v1-3", "", "2", "")
    assert "vote 22" in evening.moves
    assert said(evening.match, "story-22-front") in plain(evening.screens[2])
    assert f"decided: {said(evening.match, 'story-22')}" in plain(evening.screens[3])


def test_the_header_has_chapter_stars_and_goal() -> None:
    screen = at("Produce", "v1-5a", "").screens[1]

    assert "Chapter 5a, “Overdue” · production phase" in screen and "● ★ 9  ■ ★ 5" in screen
    assert "Goal: A weapon system taken down, or together 8 planted spaces (0/8, 0/1)" in screen
    assert "Scenario" not in screen


def test_the_story_can_be_read_again() -> None:
    evening = at("Produce", "v1-2", "", "story", "story 3", "story all", "story backwards")
    now, earlier = said(evening.match, "story-15-title"), said(evening.match, "story-11-title")
    assert now in evening.screens[2] and "overleaf" not in evening.screens[2]
    assert evening.screens[3].count("╭─") == 3
    assert evening.screens[4].count("╭─") == 7 and earlier in evening.screens[4]
    assert "“story backwards” is not possible" in evening.screens[5]


def test_a_scenario_has_no_story_to_read() -> None:
    evening = sit(begin(), "story")
    assert "Nothing has been read at this table." in evening.text and "· story" not in evening.text


@rule("CA-END-14", "CA-CAM-13")
@pytest.mark.parametrize("width", [80, 120])
def test_after_a_chapter_its_last_card_is_read_and_the_log_book_shown(width: int) -> None:
    evening = Evening(chapter("v1-3"), [], width)
    title = " +Two Calls" if width == 120 else ""
    assert re.search(rf"1{title} +75 ★★★ ♛ +70 ★★", evening.text) and "Log book" in evening.text
    for reading in evening.match.game.readings(evening.match.state)[-2:]:
        assert said(evening.match, reading.message) in plain(evening.text)


@rule("CA-CAM-09")
def test_the_end_of_the_campaign_says_how_it_ends_and_who_has_won() -> None:
    evening = Evening(chapter("v1-7"), [], 120)
    assert re.search(r"(wins the campaign|win the campaign together) with \d+ stars", evening.text)
    card = evening.match.game.readings(evening.match.state)[-1].message.split("-")[1]
    assert said(evening.match, f"ending-{card}") in plain(evening.text)


def test_a_replay_is_a_transcript() -> None:
    out = io.StringIO()
    match = chapter("v1-1").play()
    Viewer(match, Console(file=out, width=100)).list_moves()
    for reading in match.game.readings(match.state):
        assert said(match, reading.message) in plain(out.getvalue())
    assert "Log book" in out.getvalue()


@rule("CA-LEG-01")
def test_rules_of_what_has_not_come_into_play_are_not_found() -> None:
    assert "No rule has the words" in sit(begin(legacy=["L1"]), "rules CA-LEG-18").text
    assert "No rule has the words" not in sit(begin(legacy=["L14"]), "rules CA-LEG-18").text
