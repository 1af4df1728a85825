"""Magnastorm in the terminal: whole games, menus, mistakes, and what the table looks like."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest
from rich.console import Console

import cloudtop as ct
from cloudtop.cli.desk import Desk
from cloudtop.cli.scene import Scene
from cloudtop.games import entry
from cloudtop.games.magnastorm.geometry import PANEL
from cloudtop.games.magnastorm.shape import MagnastormView
from cloudtop.games.magnastorm.terminal.table import MagnastormPainter
from tests.cli.evening import Evening
from tests.kit import rule
from tests.kit.packs import frozen_game
from tests.magnastorm.kit import Table, begin

ADMINISTRATIVE = ["02", "05", "06", "07"]
RESEARCH = ["11", "12", "13", "14"]
OBJECTIVES = ["research_1", "research_2", "sector_1", "sector_2"]


def table(players: int = 2) -> Table:
    places = 4 if players == 4 else 3
    return begin(players, commanders=ADMINISTRATIVE[:places] + RESEARCH[:places], objectives=OBJECTIVES)


def match_of(table: Table, persons: int = 1) -> ct.Match:
    bots = [ct.bots.random() for seat in range(table.game.seats - persons)]
    return ct.Match(table.game, [*[None] * persons, *bots], seed=3, position=table.game.dump(table.state))


def sit(table: Table, *typed: str, width: int = 120, height: int = 200) -> Evening:
    return Evening(match_of(table), list(typed), width, height=height)


def first_keys() -> Callable[[ct.Match], str]:
    """Somebody who always types the first key of the menu; after a first pick that is a 1."""
    text, painter, before = entry("magnastorm").text(), MagnastormPainter(), [-1]

    def typed(match: ct.Match) -> str:
        picked, before[0] = before[0] == len(match.log), len(match.log)
        return "1" if picked else painter.choices(Scene(match, 0, text))[0].keys[0]

    return typed


# --- whole games ---


def test_a_whole_game_by_the_first_choice() -> None:
    bots = [ct.bots.random() for seat in range(3)]
    evening = Evening(ct.Match(frozen_game("magnastorm", players=4), [None, *bots], seed=2), first_keys(), width=80)

    assert evening.match.over
    assert "The race is over." in evening.screens[-1]
    assert "✗" not in evening.text
    assert max(len(line) for line in evening.text.split("\n")) <= 80


def test_a_whole_game_by_notation() -> None:
    typed: list[str] = []

    def last_offer(match: ct.Match) -> str:
        lines = [line for line in match.offer(0) if line != "exchange"]
        typed.append(lines[-1])
        return typed[-1]

    evening = Evening(ct.Match(frozen_game("magnastorm"), [None, ct.bots.random()], seed=4), last_offer, 160)

    assert evening.match.over
    assert [line for line in evening.moves if line in typed] == typed


@rule("MS-SPL-04")
def test_nothing_is_hidden_so_nobody_has_to_look_away() -> None:
    evening = Evening(match_of(table(), persons=2), ["gain a5", "c", "gain b5", "c"])

    assert "nobody else should look" not in evening.text
    assert [line[0] for line in evening.match.record().lines] == ["A", "A", "B", "B"]


# --- menus ---


def test_a_space_first_and_then_what_to_do_there() -> None:
    evening = sit(table().give("A", "A A"), "c3", "1")

    assert "Move or gain on a2  b2  c2  d2  a3" in evening.screens[0]
    assert re.search(r"Gain only on a1  b1 .* a4  b4", evening.screens[0])
    assert "On c3: move your scout runner, or gain cubes?" in evening.screens[1]
    assert "1  Move the scout runner for A    2  Gain Ay" in evening.screens[1]
    assert evening.moves == ["move c3"]


@pytest.mark.parametrize("typed", [["gain c3"], ["c3", "2"], ["c3 gain"], ["g c3"], ["c3; gain"]])
def test_a_gain_is_understood_in_many_forms(typed: list[str]) -> None:
    assert sit(table(), *typed).moves == ["gain c3"]


def test_a_takeover_has_its_price_its_reputation_and_its_ability() -> None:
    screen = sit(table().give("A", "yellow yellow yellow"), "c").screens[0]

    assert "c  Idris Yakuul yyy +2 In a move action or a takeover you may pay" in screen
    assert re.search(r"price +yyyA +yyyB +yyy +yyy", screen)


@rule("MS-TAK-03")
def test_the_crew_of_a_takeover_in_one_line() -> None:
    evening = sit(table().give("A", "yellow yellow yellow"), "c", "a1; b1; c1")

    assert "crew member to put y" in evening.screens[1]
    assert evening.moves == ["take c", "put a1", "put b1", "put c1"]


def test_a_crew_member_by_its_column_and_then_by_its_colour() -> None:
    evening = sit(table(), "gain c5", "a", "2")

    assert "a  Token  yyyA" in evening.screens[1]
    assert "b  Beeper  yyyB" in evening.screens[1]
    assert "1  A blue (A)    2  y yellow" in evening.screens[2]
    assert evening.moves == ["gain c5", "crew a-yellow"]


def test_spaces_of_the_planet_have_numbers_in_the_picture() -> None:
    at_border = table().give("A", "A A").labs("B", "2b1").scout("A", "1d1")
    screen = sit(at_border, "move c3", "c").screens[2]

    assert "range 1 area" in screen
    assert re.search(r"\b5  1d1  w  Stay", screen)
    assert re.search(r"\b6  2b1  g  B1 \(12o\)", screen)
    assert " 2r 3g 4b" in screen
    assert " 6B 7b 8w" in screen


def test_a_long_way_and_foreign_stations() -> None:
    board = table().give("A", "A A yellow").station("B", "12o").scout("A", "1d1")
    screen = sit(board, "move b1", "c").screens[2]

    assert "Go through area 1c and on" in screen
    assert "Start at station 12o ■" in screen


def test_jumps_have_a_menu_of_their_own() -> None:
    board = table().hold("A", "06").labs("B", "2a1", "3c1").give("A", "A A").scout("A", "1d1")
    jump = next(line for line in sit(board, "move c3", "d").screens[2].split("\n") if "Jump with" in line)
    evening = sit(board, "move c3", "d", jump.split("Jump")[0].split()[-1], "1")

    assert "Jump with Mira Mascovic …" in jump
    assert re.search(r"1  2a1  r  B1", evening.screens[3])
    assert evening.moves[-1] == "jump 2a1"


@rule("MS-EXC-01")
def test_an_exchange_asks_what_for_and_then_which_three() -> None:
    evening = sit(table().give("A", "A A A B"), "x", "1", "2")

    assert "x  Exchange 3 cubes for 1" in evening.screens[0]
    assert "1  Exchange 3 cubes for one orange (B) cube …" in evening.screens[1]
    assert "2  Give 2 blue (A), 1 orange (B) for one orange (B)" in evening.screens[2]
    assert evening.moves == ["exchange", "trade AAB B"]


def test_a_bill_says_what_is_owed_and_what_is_missing() -> None:
    evening = sit(table().give("A", "A A A B B B yellow yellow"), "take c", "1")

    assert "to pay yyy   missing y" in evening.screens[1]
    assert "Give 3 blue (A) for one yellow" in evening.screens[1]


def test_labs_and_stations_have_prices() -> None:
    screens = sit(table().give("A", "A A A A").scout("A", "1d1"), "move c3", "c", "2b1", "1", "2").screens

    assert "1  Build the upper station for A +2" in screens[3]
    assert "1  Drop a lab for nothing" in screens[4]
    assert "2  Drop a lab for A" in screens[4]
    assert re.search(r"on 2b1  g", screens[4])


def test_a_level_says_what_it_brings() -> None:
    board = table().hold("A", "11").levels("A", red=1, green=3)
    screen = sit(board, "gain a2", "a", "2").screens[-2]

    assert "1   r  red  1 → 2 · 1 cube of any player colour" in screen
    assert "2   g  green  3 → 4 · 1 own cube" in screen


def test_an_objective_says_what_it_is_worth() -> None:
    screen = sit(table().levels("A", red=2, green=2), "gain a5", "c").screens[2]

    assert re.search(r"2  Broad knowledge \+4 Two markers go down", screen)
    assert "0  Skip" in screen


# --- why not? ---


@pytest.mark.parametrize(
    ("ask", "because"),
    [
        ("why take b", "MS-TAK-01"),
        ("why c", "MS-TAK-01"),
        ("why move a1", "MS-ACT-08"),
        ("? e5", "MS-SET-18"),
        ("why fulfil 1", "MS-ORE-08"),
        ("why trade AAA B", "MS-EXC-01"),
        ("why c3", "That is possible now"),
    ],
)
def test_why_something_is_not_possible(ask: str, because: str) -> None:
    assert because in sit(table().give("A", "A"), ask).screens[1]


@pytest.mark.parametrize(
    ("ask", "because"), [("why 5a1", "MS-STO-01"), ("why 3a1", "MS-MOV-02"), ("why 2a", "MS-BON-11")]
)
def test_why_not_that_way(ask: str, because: str) -> None:
    assert because in sit(table().give("A", "A A").scout("A", "1d1"), "move c3", "c", ask).screens[3]


def test_a_mistake_costs_one_sentence() -> None:
    evening = sit(table().give("A", "A"), "move a1", "9", "xyz", "gain c3")

    assert "✗ It costs 1 yellow, 1 blue (A); you have 1 blue (A)" in evening.screens[1]
    assert "✗ There is no choice 9 now" in evening.screens[2]
    assert "✗ I do not understand “xyz”" in evening.screens[3]
    assert evening.moves == ["gain c3"]


# --- the table ---

PARTS = [
    "Round 1 of 4", "Sectors", "Switchboard", "Research", "Objectives", "Turn order", "Commanders", "ends at 25", "1 quiet",
    "storm next", "4 storm", "clears next", "Token", "Beeper", "Justin B. Beeper", "+2-1", "a1", "d5", "range", "bag3",
    "Deep knowledge", "highest marker: level 1 of 4", "0/25", "2A", "10 free A y Ay yy", "3  A y Ay", "scout at 1d", "supply",
]  # fmt: skip


@pytest.mark.parametrize("width", [80, 120, 160])
@pytest.mark.parametrize("height", [24, 200])
def test_everything_is_on_the_table_at_every_width(width: int, height: int) -> None:
    screen = sit(table(), width=width, height=height).screens[0]

    assert [part for part in PARTS if part not in screen] == []
    assert max(len(line) for line in screen.split("\n")) <= width


def test_on_a_low_screen_the_decision_stands_next_to_the_prompt() -> None:
    evening = sit(table().give("A", "A A").scout("A", "1d1"), "move c3", "c", width=80, height=24)
    turn, way = ["\n".join(screen.splitlines()[-24:]) for screen in (evening.screens[0], evening.screens[2])]

    assert "Switchboard" in turn
    assert "2r 3g 4b" in way
    assert "Switchboard" not in way


def test_the_planet_shows_labs_scouts_and_stations() -> None:
    board = table(4).labs("A", "1d2", "1d2").labs("B", "2b1").station("C", "12o").scout("D", "2b1").scout("A", "1c1")
    screen = sit(board, width=160).screens[0]

    assert " r A2g t " in screen
    assert "B1b t " in screen
    assert "2b◆" in screen
    assert "1c●" in screen
    assert "●g  b  t" in screen
    assert "(C)" in screen
    assert "( )" in screen
    assert re.search(r"1 lower left +quiet storm 2 · · ·", screen)


@rule("MS-END-07")
def test_in_the_last_round_nothing_comes_next() -> None:
    screen = sit(table().round(4)).screens[0]

    assert "4 quiet" in screen
    assert "storm next" not in screen
    assert "clears next" not in screen


def test_what_is_missing_for_an_objective_and_who_is_ready() -> None:
    screen = sit(table().levels("B", red=4).labs("A", "1c1", "2b1")).screens[0]

    assert "highest marker: level 1 of 4  also ready: ■" in screen
    assert "2 labs in 0 of 2 sectors" in screen
    assert "a lab in 1 of 2 other" in screen


def test_every_moment_of_a_game_can_be_shown_to_everybody() -> None:
    match = ct.Match(frozen_game("magnastorm", players=3), [ct.bots.random()] * 3, seed=6).play()
    console = Console(file=io.StringIO(), width=120)
    for length in range(0, len(match.log) + 1, 20):
        moment = match.branch(length, [None] * 3)
        for seat in (-1, 0, 2):
            scene: Scene[MagnastormView] = Scene(moment, seat, entry("magnastorm").text())
            console.print(MagnastormPainter().table(scene, console))


# --- words ---


def test_everything_that_happens_is_told_in_words() -> None:
    match = ct.Match(frozen_game("magnastorm", players=4), [ct.bots.greedy()] * 4, seed=1).play()
    desk = Desk(match, Console(file=io.StringIO()), MagnastormPainter(), None, ct.bots.random())
    told = [desk.event(event, 0).plain for move in match.log for event in move.events]

    moved = next(i for i, line in enumerate(told) if re.search(r"^uses [a-e]3 to move$", line))
    assert re.search(r"^pays 1 (blue|orange|green|pink) \([A-D]\)$", told[moved + 1])
    assert not [line for line in told if re.search(r"yellow yellow|commander \d|\b[A-D] [A-D] for\b", line)]


@rule("MS-ADM-01")
def test_the_administration_is_told_even_to_whoever_caused_it() -> None:
    board = table().labs("A", "2b1").clear_upper()
    board.state.panels[0], board.state.panels[PANEL] = board.state.panels[PANEL], 0
    screen = sit(board, "gain a5", "skip").screens[2]

    assert "● A  receives 1 blue (A) for 1 lab in the left sector" in screen
    assert "has the majority in the left sector and gains 1 reputation" in screen
    assert "The centre tile turns to round 2" in screen
