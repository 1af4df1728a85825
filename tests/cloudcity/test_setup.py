"""Chapter 3, set-up: players, box, pile, row, starting tiles and hands."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.games.cloudcity.content import STANDARD
from cloudtop.games.cloudcity.geometry import KIND_NAMES, cell_name, cell_number
from cloudtop.games.cloudcity.state import own
from tests.cloudcity.kit import Table, begin
from tests.kit import rule
from tests.kit.packs import frozen_game

ORDINARY = {
    "A-BB": 4, "A-GG": 4, "A-SS": 4, "A-BG": 2, "A-GB": 2, "A-BS": 2, "A-SB": 2, "A-GS": 2, "A-SG": 2,
    "D-BB": 3, "D-GG": 4, "D-SS": 4, "D-BG": 3, "D-BS": 3, "D-GS": 3,
}  # fmt: skip
STARTING = ["D-BB", "D-BG", "D-BS", "D-GS"]


def fresh(**options: Any) -> Table:
    """A table before set-up."""
    game = frozen_game("cloudcity", **options)
    return Table(game, own(game.new()))


def pile(t: Table) -> dict[str, int]:
    return {KIND_NAMES[k]: int(n) for k, n in enumerate(t.state.pile.count)}


def first_tiles(t: Table) -> list[str]:
    """The starting tile of each seat."""
    return [owner["tiles"][0]["tile"] for owner in t.view("A")["cities"]]


# --- players and box ---


@rule("CC-SET-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_3_or_4_can_play(players: int) -> None:
    assert len(begin(players=players).state.cities) == players


@rule("CC-SET-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ct.BadOptions) as e:
        ct.game("cloudcity", players=players)
    assert e.value.rule == "CC-SET-01"


@rule("CC-SET-02")
def test_all_walkways_and_the_other_buildings_are_in_the_box() -> None:
    t = begin(players=4)
    assert sum(t.state.stock) == 93
    assert t.view("A")["buildings"] == {"blue": 28, "green": 30, "sand": 30}


@rule("CC-SET-02")
def test_everyone_takes_from_the_same_box() -> None:
    t = begin(hands=("A-BG A-BG A-BS", "D-SS D-SS D-SS"))
    t.do("choose A-BG", "place i7 r0", "walkway g7-i7", "done", "draw pile", "tile D-GG")
    t.do("choose D-SS", "place i7 r0")
    assert t.view("B")["buildings"] == {"blue": 28, "green": 30, "sand": 30}
    assert t.view("B")["walkways"]["river"] == [6, 7, 8, 6, 3]


# --- pile and row ---


@rule("CC-SET-03", "CC-SET-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pile_is_the_44_ordinary_tiles(players: int) -> None:
    assert pile(fresh(players=players, first="A")) == ORDINARY


@rule("CC-SET-04")
def test_every_tile_of_the_pile_is_equally_likely() -> None:
    t = fresh(first="A").do("tile A-GG", "tile A-GG")
    left = {**ORDINARY, "A-GG": 2}
    assert dict(zip(t.offer("tile"), t.state.weights())) == {f"tile {kind}": n for kind, n in left.items()}


@rule("CC-SET-04")
def test_a_kind_that_is_used_up_does_not_come_again() -> None:
    t = fresh(first="A").do("tile A-SG", "tile A-SG")
    assert "tile A-SG" not in t.offer()
    assert t.why("tile A-SG", "chance") == "CC-SET-05"


@rule("CC-SET-05")
def test_three_tiles_of_the_pile_are_turned_face_up() -> None:
    t = fresh(first="A").do("tile A-SG", "tile D-BB", "tile A-SG")
    assert t.row() == ["A-SG", "D-BB", "A-SG"]
    assert pile(t) == {**ORDINARY, "A-SG": 0, "D-BB": 2}
    assert t.step() == "DealHands"


@rule("CC-SET-05")
@pytest.mark.parametrize("seat", ["A", "B", "-"])
def test_everyone_sees_the_row(seat: str) -> None:
    assert begin(row="A-SG D-BB D-GG").view(seat)["row"] == ["A-SG", "D-BB", "D-GG"]


# --- first player and starting tiles ---


@rule("CC-SET-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_among_all(players: int) -> None:
    t = fresh(players=players)
    assert t.who() == ct.CHANCE
    assert t.offer() == [f"first {seat}" for seat in "ABCD"[:players]]
    assert list(t.state.weights()) == [1] * players


@rule("CC-SET-06")
def test_a_seat_that_nobody_has_cannot_be_first() -> None:
    assert fresh(players=3).why("first D", "chance") == "CC-SET-06"


@rule("CC-SET-06")
@pytest.mark.parametrize("first", ["C", "X", "AB", "a"])
def test_the_named_first_player_must_have_a_seat(first: str) -> None:
    with pytest.raises(ct.BadOptions) as e:
        ct.game("cloudcity", players=2, first=first)
    assert e.value.rule == "CC-SET-06"


@rule("CC-SET-06")
def test_the_named_first_player_is_not_drawn() -> None:
    t = fresh(players=3, first="C")
    assert t.view("A")["first"] == "C"
    assert t.step() == "FillRow"


@rule("CC-SET-07")
@pytest.mark.parametrize(
    ("first", "tiles"),
    [
        ("A", "D-BB D-BG D-BS D-GS"), ("B", "D-GS D-BB D-BG D-BS"),
        ("C", "D-BS D-GS D-BB D-BG"), ("D", "D-BG D-BS D-GS D-BB"),
    ],
)  # fmt: skip
def test_starting_tiles_go_clockwise_from_the_first_player(first: str, tiles: str) -> None:
    assert first_tiles(begin(players=4, first=first)) == tiles.split()


@rule("CC-SET-07")
def test_a_drawn_first_player_gets_the_tile_with_one_bird() -> None:
    assert first_tiles(fresh(players=3).do("first B")) == ["D-BS", "D-BB", "D-BG"]


@rule("CC-SET-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_tiles_left_over_are_out_of_the_game(players: int) -> None:
    t = begin(players=players)
    everywhere = Counter(pile(t)) + Counter(t.row())
    for seat in "ABCD"[:players]:
        everywhere += Counter(t.hand(seat))
    assert everywhere == Counter(ORDINARY)
    assert first_tiles(t) == STARTING[:players]


@rule("CC-SET-08")
def test_a_starting_tile_left_over_cannot_come_from_the_pile() -> None:
    t = begin(players=2, row="D-GS D-GS D-GS").play_to("TakeFromPile")
    assert t.why("tile D-GS", "chance") == "CC-DRW-05"


@rule("CC-SET-09")
@pytest.mark.parametrize(
    ("seat", "buildings"),
    [
        ("A", {"g7": "blue", "h8": "blue"}), ("B", {"g7": "blue", "h8": "green"}),
        ("C", {"g7": "blue", "h8": "sand"}), ("D", {"g7": "green", "h8": "sand"}),
    ],
)  # fmt: skip
def test_the_buildings_of_the_starting_tile_stand(seat: str, buildings: dict[str, str]) -> None:
    assert begin(players=4).view("A")["cities"]["ABCD".index(seat)]["buildings"] == buildings


@rule("CC-SET-09")
@pytest.mark.parametrize(("players", "left"), [(2, [29, 31, 32]), (3, [28, 31, 31]), (4, [28, 30, 30])])
def test_the_first_buildings_come_from_the_supply(players: int, left: list[int]) -> None:
    assert list(begin(players=players).state.buildings) == left


# --- hands ---


@rule("CC-SET-10")
def test_three_tiles_are_dealt_to_each_player_from_the_first_on() -> None:
    t = begin(players=3, first="B", hands=("A-BG A-BS A-GS", "D-GG D-GG D-GG", "A-SS A-SS D-SS"))
    assert t.hand("B") == ["A-BG", "A-BS", "A-GS"]
    assert t.hand("C") == ["D-GG", "D-GG", "D-GG"]
    assert t.hand("A") == ["A-SS", "A-SS", "D-SS"]


@rule("CC-SET-10")
def test_hands_come_from_the_pile() -> None:
    t = fresh(first="A").do("tile D-GS", "tile D-GS", "tile D-GS")
    assert t.why("tile D-GS", "chance") == "CC-SET-10"
    before = pile(t)["A-BB"]
    assert pile(t.do("tile A-BB"))["A-BB"] == before - 1


@rule("CC-SET-11")
def test_the_owner_sees_the_hand() -> None:
    assert begin(hands=("A-BG A-BS A-GS",)).view("A")["cities"][0]["hand"] == ["A-BG", "A-BS", "A-GS"]


@rule("CC-SET-11")
@pytest.mark.parametrize("seat", ["B", "C", "-"])
def test_others_see_only_how_many_tiles_a_hand_has(seat: str) -> None:
    seen = begin(players=3, hands=("A-BG A-BS A-GS",)).view(seat)["cities"][0]
    assert (seen["hand"], seen["known"]) == (["?", "?", "?"], [])


@rule("CC-SET-11")
@pytest.mark.parametrize(
    ("seat", "draw", "known"),
    [("B", "draw pile", []), ("-", "draw pile", []), ("B", "draw 1", ["A-SS"])],
)
def test_a_hand_is_still_secret_after_drawing(seat: str, draw: str, known: list[str]) -> None:
    t = begin(row="A-SS A-GG D-GG", hands=("A-BG A-BS A-GS",)).do(
        "choose A-BG", "place i7 r0", "done", draw, "tile D-SS"
    )
    seen = t.view(seat)["cities"][0]
    assert seen["hand"] == ["?", "?", "?"]
    assert seen["known"] == known  # what was taken from the row may be remembered


@rule("CC-SET-11")
@pytest.mark.parametrize(("laid", "known"), [("A-BB", []), ("A-GG", ["A-BB"])])
def test_of_two_like_tiles_the_one_that_was_seen_leaves_the_hand(laid: str, known: list[str]) -> None:
    """A holds an A-BB in secret and takes another from the row: the others can no longer know which one is left."""
    t = begin(row="A-BB D-SS D-SS", hands=("A-GG A-BB A-GG", "D-GS D-GS D-GS"))
    t.do("choose A-GG", "place i7 r0", "done", "draw 1", "tile D-SS").until("A")
    assert t.view("B")["cities"][0]["known"] == ["A-BB"]
    t.do(f"choose {laid}").do(t.offer("place")[0])
    assert t.view("B")["cities"][0]["known"] == known


@rule("CC-SET-11")
def test_the_chosen_tile_is_secret_until_it_is_laid() -> None:
    t = begin(hands=("A-BG A-BS A-GS",)).do("choose A-BG")
    veiled = t.game.veil(t.state, 1)
    assert t.game.agenda_text(veiled)[-1] == "ChooseTile 0"
    assert t.game.agenda_text(t.game.veil(t.state, 0))[-1] == "PlaceTile 0 3"


@rule("CC-SET-12")
@pytest.mark.parametrize(("players", "left"), [(2, 35), (3, 32), (4, 29)])
@pytest.mark.parametrize("requests", [0, 2])
def test_the_pile_after_set_up(players: int, left: int, requests: int) -> None:
    t = begin(players=players, requests=requests)
    assert t.step() == "ChooseTile"
    assert t.view("A")["pile"] == sum(pile(t).values()) == left


# --- what set-up leaves out ---


@rule("CC-SET-13")
def test_no_special_request_is_turned_up_in_the_basic_game() -> None:
    t = begin()
    assert t.view("A")["requests"] == []
    assert list(t.votes()) == ["river", "forest", "sand"]


@rule("CC-SET-13")
def test_the_basic_game_is_what_nobody_has_to_ask_for() -> None:
    assert ct.game("cloudcity").options["requests"] == 0


@pytest.fixture
def joined_start(tmp_path: Path) -> Path:
    """A pack in which the starting tile with one bird has its two blue spaces side by side."""
    text = STANDARD.read_text("utf-8").replace('"BB"\nlayout = "D"', '"BB"\nlayout = "A"')
    text = text.replace('"A-BB"\ncopies = 4', '"A-BB"\ncopies = 3').replace('"D-BB"\ncopies = 3', '"D-BB"\ncopies = 4')
    (tmp_path / "pack.toml").write_text(text, "utf-8")
    return tmp_path / "pack.toml"


@rule("CC-SET-14")
def test_no_walkway_is_built_during_set_up(joined_start: Path) -> None:
    t = begin(pack=joined_start)
    assert t.view("A")["cities"][0]["buildings"] == {"g7": "blue", "h7": "blue"}
    assert t.view("A")["cities"][0]["walkways"] == []
    assert t.why("walkway g7-h7") == "CC-TRN-05"


@rule("CC-SET-14")
def test_the_starting_buildings_may_be_joined_in_the_first_turn(joined_start: Path) -> None:
    t = begin(pack=joined_start, hands=("A-SS",)).do("choose A-SS", "place g9 r2")
    assert t.do("walkway g7-h7").total() == 1


@rule("CC-SET-15")
@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("above", [0, 1, 2])
def test_the_starting_tile_may_end_up_anywhere_in_the_square(left: int, above: int) -> None:
    t = begin()
    columns, rows = "cegik"[2 - left : 5 - left], (3, 5, 7, 9, 11)[2 - above : 5 - above]
    wanted = {f"{x}{y}" for x in columns for y in rows}
    while not t.state.over():
        inside = [line for line in t.offer("place") if line.split()[1] in wanted]
        t.do(inside[0] if t.who() == 0 and inside else t.offer()[0])
    assert {tile["space"] for tile in t.view("A")["cities"][0]["tiles"]} == wanted


@rule("CC-SET-15")
def test_the_starting_tile_is_the_first_of_the_nine() -> None:
    t = begin()
    ct.play_randomly(t.state, ct.Rng(1))
    tiles = t.view("A")["cities"][0]["tiles"]
    assert tiles[0] == {"space": "g7", "tile": "D-BB", "turn": 0}
    assert len(tiles) == 9


def turned(line: str) -> str:
    """A move after the whole city has been turned a quarter clockwise."""

    def turn_cell(name: str, size: int) -> str:
        n = cell_number(name)
        return cell_name(n % 14 * 14 + 14 - size - n // 14)

    verb, *words = line.split()
    if verb == "place":
        return f"place {turn_cell(words[0], 2)} r{(int(words[1][1]) + 1) % 4}"
    if verb == "walkway":
        a, b = sorted([turn_cell(cell, 1) for cell in words[0].split("-")], key=cell_number)
        return f"walkway {a}-{b}"
    return line


@rule("CC-SET-16")
@pytest.mark.parametrize("seed", range(4))
def test_turning_the_starting_tile_turns_the_whole_city(seed: int) -> None:
    straight = begin(first="B")
    data = straight.game.dump(straight.state)
    data["cities"][0]["tiles"] = ["g7 D-BG r1"]
    aslant = Table(straight.game, own(straight.game.load(data)))
    rng = ct.Rng(seed)
    while not straight.state.over():
        offer = straight.offer()
        move = offer[rng.below(len(offer))]
        same = move
        if straight.who() == 0:
            assert {turned(line) for line in straight.offer("walkway")} == set(aslant.offer("walkway"))
            spaces = {turned(line).split()[1] for line in straight.offer("place")}
            assert spaces == {line.split()[1] for line in aslant.offer("place")}
            same = turned(move)
            if same not in aslant.offer():  # of two turns that look the same only the first is offered
                same = same.replace("r2", "r0")
        straight.do(move)
        aslant.do(same)
    assert straight.votes() == aslant.votes()
    assert sum(straight.votes().values()) > 0
