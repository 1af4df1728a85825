"""Die Inseln im Nebel in the terminal: whole games, menus, mistakes, and what the table looks like."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import cloudtop as ct
from cloudtop.cli.desk import Desk
from cloudtop.cli.scene import Scene
from cloudtop.games import entry
from cloudtop.games.inseln.shape import InselnView
from cloudtop.games.inseln.terminal.island import IslandPicture, small_island
from cloudtop.games.inseln.terminal.menu import in_words
from cloudtop.games.inseln.terminal.table import InselnPainter
from tests.cli.evening import Evening
from tests.inseln.kit import Table, begin
from tests.kit import rule
from tests.kit.packs import frozen_game


def match_of(table: Table, persons: int = 1) -> ct.Match:
    bots = [ct.bots.random() for seat in range(table.game.seats - persons)]
    return ct.Match(table.game, [*[None] * persons, *bots], seed=3, position=table.game.dump(table.state))


def sit(table: Table, *typed: str, width: int = 100, height: int = 200) -> Evening:
    return Evening(match_of(table), list(typed), width, height=height)


def shown(table: Table) -> InselnView:
    """The record that pictures are drawn from."""
    view = table.game.view(table.state, 0)
    assert isinstance(view, InselnView)
    return view


def first_key(match: ct.Match) -> str:
    """Somebody who always types the key of the first choice, and whatever is first after it."""
    found = InselnPainter().choices(Scene(match, 0, entry("inseln").text()))[0]
    return found.lines[0] if len(found.lines) > 1 else found.keys[0]


# --- whole games ---


@pytest.mark.parametrize(("players", "module", "width"), [(2, 1, 80), (3, 2, 100), (4, 3, 120)])
def test_a_whole_game_by_the_first_choice(players: int, module: int, width: int) -> None:
    bots = [ct.bots.random() for seat in range(players - 1)]
    game = frozen_game("inseln", players=players, module=module, rounds=10)
    evening = Evening(ct.Match(game, [None, *bots], seed=2), first_key, width)

    assert evening.match.over
    assert "The fog has lifted." in evening.screens[-1]
    assert "✗" not in evening.text
    assert max(len(line) for line in evening.text.split("\n")) <= width


def test_a_whole_game_by_notation() -> None:
    typed: list[str] = []

    def last_offer(match: ct.Match) -> str:
        typed.append(match.offer(0)[-1])
        return typed[-1]

    game = frozen_game("inseln", module=3, rounds=10, discard=True)
    evening = Evening(ct.Match(game, [None, ct.bots.random()], seed=4), last_offer, 100)

    assert evening.match.over
    moves = iter(evening.moves)
    assert all(line in moves for line in typed)  # in this order; others were played because there was no choice


@rule("IN-GEN-05")
def test_nothing_is_hidden_so_nobody_has_to_look_away() -> None:
    evening = Evening(match_of(begin().until("Fly"), persons=2), ["1", "1"])

    assert "nobody else should look" not in evening.text


# --- menus ---


def test_flights_are_sorted_by_their_price() -> None:
    screen = sit(begin().turn("A", wind="E").balloon("A", "e2").energy("A", 4)).screens[0]

    assert "Choose where your balloon flies." in screen
    assert re.search(r"free +e3 *\n1 energy +e2 +e4 *\n2 energy +e5 *\n3 energy +d1 +d2 +e1 +e6 +f1 +f2", screen)
    assert re.search(r"e2  1 e3  0 e4  1 e5  2 e6  3", screen)


@pytest.mark.parametrize("typed", ["fly e3", "e3", "f e3"])
def test_a_flight_is_understood_in_many_forms(typed: str) -> None:
    assert sit(begin().turn("A", wind="E").balloon("A", "e2"), typed).moves == ["fly e3"]


@rule("IN-P2-03")
def test_points_for_the_harbour_are_chosen_after_the_cell() -> None:
    table = begin(module=2).turn("A", wind="E").balloon("A", "e7").energy("A", 5)
    evening = sit(table, "e9", "2")

    assert "Choose how many points you take along from e9 to the harbour." in evening.screens[1]
    assert re.search(r" 0  free +2  2 energy with 2 points *\n 1  1 energy with 1 point ", evening.screens[1])
    assert evening.moves == ["call e9 2"]


def test_a_cloud_is_taken_by_its_number() -> None:
    table = begin().take("A").cloud(2, "forest3 desert5").cloud(3, "")
    evening = sit(table, "2", "1", "2")

    assert "2  [F3] [D5]" in evening.screens[0]
    assert "3  empty" in evening.screens[0]
    assert re.search(r"To decide +\[F3\] \[D5\]", evening.screens[1])
    assert "1  Put it on an ocular    2  Convert it +3 energy" in evening.screens[1]
    assert evening.moves[:3] == ["take 2", "store", "convert"]


@rule("IN-TAK-08")
def test_a_conversion_says_what_is_lost() -> None:
    screen = sit(begin().take("A").cloud(2, "desert5").energy("A", 18), "2").screens[1]

    assert "Convert it +2 energy (3 lost)" in screen


def test_a_tile_first_and_then_its_cell() -> None:
    table = begin().balloon("A", "c3").store("A", "forest2 city1").place("A")
    evening = sit(table, "2", "b3")

    assert "1  [F2] Place forest 2 …" in evening.screens[0]
    assert "Choose a cell next to your balloon for city 1." in evening.screens[1]
    assert re.search(r"Cells +b2 +b3 +c2 +c4 +d3 +d4", evening.screens[1])
    assert evening.moves[:1] == ["place city1 b3"]


def test_a_cell_first_and_then_its_tile() -> None:
    evening = sit(begin().balloon("A", "c3").store("A", "forest2 city1").place("A"), "b2", "1")

    assert "Choose a tile for b2." in evening.screens[1]
    assert "1  [F2] Place forest 2 on b2    2  [#1] Place city 1 on b2" in evening.screens[1]
    assert evening.moves[:1] == ["place forest2 b2"]


@rule("IN-P2-05")
def test_an_exchange_asks_what_is_given_and_then_what_for() -> None:
    table = begin(module=2).store("A", "forest2 city1").take("A", points=1)
    evening = sit(table.cloud(5, "desert5 swamp2"), "x", "2", "1")

    assert "1 point to spend" in evening.screens[0]
    assert "x  Exchange a tile with the harbour …" in evening.screens[0]
    assert "Choose the tile that you give away." in evening.screens[1]
    assert "Choose the tile of the harbour that you want for city 1." in evening.screens[2]
    assert "Exchange city 1 for desert 5" in evening.screens[2]
    assert evening.moves[:1] == ["exchange city1 swamp2"]


@rule("IN-TAK-11", "IN-P2-05")
def test_without_a_cloud_only_the_harbour_is_left() -> None:
    table = begin(module=2).store("A", "city1").take("A", points=1)
    for cloud in range(1, 5):
        table.cloud(cloud, "")

    assert (
        "No cloud holds a tile: trade at the harbour, or do without." in sit(table.cloud(5, "desert5"), "0").screens[0]
    )


@rule("IN-P2-06")
def test_extensions_say_what_they_do() -> None:
    evening = sit(begin(module=2).take("A", points=2), "park")

    assert re.search(
        r"An extension, and only one tile of a cloud \(house rule\):\nlighthouse +4 points if .*\npark +1 point for each",
        evening.screens[0],
    )
    assert evening.moves[:1] == ["extend park"]


def test_a_spare_tile_is_chosen_by_cloud_and_tile() -> None:
    table = begin().turn("A").cloud(1, "forest1 joker2").cloud(2, "city1").cloud(3, "").cloud(4, "")
    painter = InselnPainter()
    scene: Scene[InselnView] = Scene(match_of(table), 0, entry("inseln").text())
    scene.step, scene.lines = "SpareTile", ["skip", "pick 1 forest1", "pick 1 joker2", "pick 2 city1"]
    scene.offer = scene.lines

    assert [(c.keys, c.label.plain) for c in painter.choices(scene)] == [
        (["1"], "Take a tile of cloud 1 … [F1] [*2]"),
        (["2"], "[#1] Take city 1 from cloud 2"),
        (["0"], "Do without"),
    ]
    scene.lines = scene.lines[1:3]
    assert painter.prompt(scene) == "Choose a tile of cloud 1."
    assert [c.keys for c in painter.choices(scene)] == [["1"], ["2"]]


def test_dice_are_kept_or_rolled_again() -> None:
    screen = sit(begin(first="B").until("RollDice").do("roll faster NE"), "0").screens[0]

    assert re.search(r"1  Roll the bonus die again +0  Keep the dice *\n 2  Roll the direction die again", screen)


def test_half_a_move_leaves_the_whole_question() -> None:
    evening = sit(begin().turn("A", wind="E").balloon("A", "e2"), "fly")

    assert "✗ That can mean several things" in evening.screens[1]


# --- why not? ---


@pytest.mark.parametrize(
    ("ask", "because"),
    [
        ("why f4", "IN-MOV-03"),
        ("why fly e9", "IN-MOV-10"),
        ("? take 1", "IN-RND-02"),
        ("why e3", "That is possible now"),
    ],
)
def test_why_something_is_not_possible(ask: str, because: str) -> None:
    assert because in sit(begin().turn("A", wind="E").balloon("A", "e2").energy("A", 4), ask).screens[1]


def test_help_is_about_the_decision() -> None:
    assert "With the wind your balloon flies as many cells" in sit(begin().turn("A"), "?").screens[1]


# --- the table ---

PARTS = [
    "Round 1", "Wind", "↗ north-east", "bonus 1 energy", "Clouds", "Energy", "Oculars", "[  ]", "Coasts", "F·", "Score",
    "Volcanoes -20", "Bag", "F forest", "(F3) does not score now", "+3 drop", "begins", "rolls", "B  Random",
]  # fmt: skip


@pytest.mark.parametrize("width", [80, 100, 160])
@pytest.mark.parametrize("height", [24, 200])
def test_everything_is_on_the_table_at_every_width(width: int, height: int) -> None:
    screen = sit(begin().turn("A"), width=width, height=height).screens[0]

    assert [part for part in PARTS if part not in screen] == []
    assert max(len(line) for line in screen.split("\n")) <= min(width, 160)


def test_on_a_low_screen_the_decision_stands_next_to_the_prompt() -> None:
    def end_of(table: Table) -> str:
        return "\n".join(sit(table, width=80, height=24).screens[0].splitlines()[-28:])

    assert "Clouds" not in end_of(begin().turn("A"))
    assert "Clouds" in end_of(begin().take("A"))


@rule("IN-LND-02", "IN-PLA-10")
def test_the_island_shows_tiles_special_cells_and_the_balloon() -> None:
    view = shown(begin().balloon("A", "c4").tiles("A", a1="forest3", c4="city2", e6="swamp1"))
    rows = IslandPicture(view, view.islands[0], {"b2": "12"}).text().plain.split("\n")

    assert [row.rstrip() for row in rows[:6]] == [
        "            a  [F3]   f2    f0    f1    s2",
        "",
        "         b   ^2    ·2   +2 1   ·3   -3 0   s1",
        "                 b2 12",
        "      c   ^1   +3 0   ?1  ●(#2)   ·2    ·2    s3",
        "",
    ]
    assert rows[8].rstrip() == "e   ^2    ·1   +2 0   ·1    Y1   (S1)  +1 2   ·3    m1"


def test_a_small_island_shows_what_lies_where() -> None:
    view = shown(begin().balloon("B", "d5").tiles("B", a1="forest3", b3="joker", e6="monument"))

    assert [row.rstrip() for row in small_island(view, view.islands[1]).plain.split("\n")[:5]] == [
        "    F · · · ·",
        "   · · * · - ·",
        "  · · · - · · ·",
        " · - · · ■ · · ·",
        "· · · · Y ! · · ·",
    ]


@rule("IN-CON-01")
def test_connected_coasts_and_the_end_are_told() -> None:
    table = begin().lay("A", "desert", "d4 c4 b4").turn("A")
    table.state.ending = 2
    screen = sit(table).screens[0]

    assert "This is the last round." in screen
    assert "F✓ S· M· C· D· ^·" in screen


@rule("IN-M2-01", "IN-P2-01")
def test_the_harbour_is_there_with_its_module() -> None:
    assert "extensions ⌂ L2 P2 W2 O2 =2" in sit(begin(module=2).turn("A")).screens[0]
    assert "Harbour" not in sit(begin().turn("A")).screens[0]


@pytest.mark.parametrize("module", [1, 3])
def test_every_moment_of_a_game_can_be_shown_to_everybody(module: int) -> None:
    match = ct.Match(frozen_game("inseln", players=3, module=module, rounds=10), [ct.bots.random()] * 3, seed=6).play()
    console = Console(file=io.StringIO(), width=100)
    for length in range(0, len(match.log) + 1, 30):
        moment = match.branch(length, [None] * 3)
        for seat in (-1, 0, 2):
            scene: Scene[InselnView] = Scene(moment, seat, entry("inseln").text())
            console.print(InselnPainter().table(scene, console))


# --- words ---


def test_everything_that_happens_is_told_in_words() -> None:
    match = ct.Match(frozen_game("inseln", players=4, module=3, rounds=10), [ct.bots.random()] * 4, seed=1).play()
    desk = Desk(match, Console(file=io.StringIO()), InselnPainter(), None, ct.bots.random())
    told = [desk.event(event, 0).plain for move in match.log for event in move.events]

    assert any(
        re.search(r"flies (north|south|east|west)[a-z-]* from \w\d to \w\d for (nothing|\d+ energy)", line)
        for line in told
    )
    assert not [line for line in told if re.search(r"\b(start_|[a-z]{4,}\d)|\b[NS][EW]\b", line)]


def test_lists_of_tiles_borrow_the_names_of_tiles() -> None:
    facts: dict[str, object] = {"tiles": "forest2 start_desert", "spare": "joker0", "cell": "c4", "energy": 3}

    assert in_words(facts, entry("inseln").text()) == {
        "tiles": "forest 2, desert start tile", "spare": "joker 0", "cell": "c4", "energy": 3,
    }  # fmt: skip


def test_tiles_and_cells_have_colours_in_a_sentence() -> None:
    styled = InselnPainter().tint("places forest 2 on c4, not the forest")

    assert [styled.plain[span.start : span.end] for span in styled.spans] == ["forest 2", "c4"]
