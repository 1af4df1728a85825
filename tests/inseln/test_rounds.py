"""Rounds and their phases: who deals, rolls and plays when, tiles for the clouds, and the last round there can be."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from tests.inseln.kit import Table, begin, set_up
from tests.kit import rule

SIZES = [2, 3, 4]
CLOUDS = {2: 4, 3: 5, 4: 7}


def clouds(table: Table, last: int) -> list[str]:
    return [table.on_cloud(number) for number in range(1, last + 1)]


def deal(table: Table, *tiles: str) -> Table:
    return table.do(*[f"tile {tile}" for tile in tiles])


# --- the order of a round ---


@rule("IN-RND-02")
@pytest.mark.parametrize("players", SIZES)
def test_a_round_has_six_phases_in_this_order(players: int) -> None:
    t = begin(players).end_round().listen()
    steps: list[str] = []
    while t.view()["round"] == 2:
        steps += [t.step()] if steps[-1:] != [t.step()] else []
        t.do("roll energy1 NE" if t.step() == "RollDice" else "keep" if t.step() == "Reroll" else t.offer()[-1])
    assert steps == ["DealTiles", "RollDice", "Reroll"] + ["Fly", "TakeCloud", "KeepTile", "PlaceTile"] * players
    assert t.told()[-2:] == ["start-player", "round"]


@rule("IN-RND-02")
def test_no_phase_is_played_before_its_time() -> None:
    t = begin().do("roll energy1 NE")
    assert t.why("fly d4") == t.why("take 1") == "IN-RND-02"
    t.turn("A", "NE")
    assert t.why("take 1") == t.why("done") == "IN-RND-02"
    t.place("A")
    assert t.why("fly d4") == t.why("take 1") == "IN-RND-02"


@rule("IN-RND-01")
@pytest.mark.parametrize("number", [1, 11, 39])
def test_there_is_no_fixed_number_of_rounds(number: int) -> None:
    assert begin().round(number).end_round().view()["round"] == number + 1


@rule("IN-RND-03", "IN-STP-07")
def test_the_start_player_deals_the_tiles() -> None:
    t = begin(3).balloon("A", "c3").balloon("B", "f3").balloon("C", "h1").listen().end_round().until("RollDice")
    assert (t.view()["first"], t.by("deal")) == ("C", "CCCCC")


@rule("IN-RND-04", "IN-ROL-04")
@pytest.mark.parametrize(
    ("players", "first", "roller"),
    [(3, "A", "C"), (3, "B", "A"), (3, "C", "B"), (4, "A", "D"), (4, "B", "A"), (4, "D", "C")],
)
def test_in_ex_27_the_last_player_of_the_round_rolls(players: int, first: str, roller: str) -> None:
    """IN-EX-27: not the start player but the neighbour on the right."""
    t = begin(players, first).listen().do("roll energy1 NE")
    assert (t.step(), t.actor(), t.view()["roller"], t.by("roll")) == ("Reroll", roller, roller, roller)
    assert t.why("keep", first) == "IN-RND-05"


@rule("IN-RND-07")
@pytest.mark.parametrize(("first", "roller"), [("A", "B"), ("B", "A")])
def test_with_two_players_the_other_one_rolls(first: str, roller: str) -> None:
    assert begin(2, first).do("roll energy1 NE").actor() == roller


@rule("IN-RND-05", "IN-PLA-11")
@pytest.mark.parametrize(("players", "first", "order"), [(2, "B", "BA"), (3, "B", "BCA"), (4, "C", "CDAB")])
def test_each_player_flies_takes_and_places_before_the_next_one_does(players: int, first: str, order: str) -> None:
    t = begin(players, first).roll("energy1", "NE")
    played: list[str] = []
    while t.view()["round"] == 1:
        played.append(f"{t.step()} {t.actor()} {t.view()['acting']}")
        t.do(t.offer()[-1])
    expected = [f"{step} {seat} {seat}" for seat in order for step in ("Fly", "TakeCloud", "KeepTile", "PlaceTile")]
    assert list(dict.fromkeys(played)) == expected


@rule("IN-RND-05")
def test_nobody_acts_out_of_turn() -> None:
    t = begin(3).balloon("B", "e4").turn("A", "E")
    assert t.why("fly e5", "B") == t.why("fly e5", "C") == "IN-RND-05"
    assert t.turn("B", "E").why("fly e5", "B") is None


@rule("IN-RND-06", "IN-STP-01")
def test_the_start_player_is_found_when_everybody_has_finished() -> None:
    """B flies onto the 3 of e6 before A and C have moved; C's turn is the last, and only then B is start player."""
    t = begin(3, "B").balloon("B", "e5").roll("energy1", "E")
    t.listen().do("fly e6").until("Fly", "A")
    assert (t.view()["first"], "start-player" in t.told()) == ("B", False)
    t.until("PlaceTile", "A")
    assert (t.view()["round"], "start-player" in t.told()) == (1, False)
    t.do("done")
    assert (t.view()["round"], t.told().count("start-player"), t.by("turn")) == (2, 1, "CA")


# --- phase A ---


@rule("IN-PHA-01", "IN-SET-19")
@pytest.mark.parametrize("players", SIZES)
def test_round_1_has_no_phase_a(players: int) -> None:
    t = set_up(players).listen().until("RollDice")
    assert (t.view()["round"], t.told().count("deal")) == (1, CLOUDS[players])
    assert [len(cloud) for cloud in t.view()["clouds"]] == [1] * CLOUDS[players]


@rule("IN-PHA-02", "IN-PHA-03", "IN-INV-05", "IN-INV-01")
def test_every_cloud_gets_a_tile_whatever_lies_there() -> None:
    t = begin().cloud(1, "").cloud(2, "forest1").cloud(3, "forest2 swamp4").cloud(4, "").end_round()
    deal(t, "desert1", "desert2", "desert3", "desert4")
    assert clouds(t, 4) == ["desert1", "forest1 desert2", "forest2 swamp4 desert3", "desert4"]
    assert (t.step(), t.sound()) == ("RollDice", True)


@rule("IN-PHA-02")
@pytest.mark.parametrize("players", SIZES)
def test_a_round_deals_as_many_tiles_as_there_are_clouds(players: int) -> None:
    t = begin(players)
    before = t.view()["bag"]["size"]
    t.end_round().until("RollDice")
    assert (before - t.view()["bag"]["size"], t.view()["round"]) == (CLOUDS[players], 2)
    assert [len(cloud) for cloud in t.view()["clouds"]] == [2] * CLOUDS[players]


@rule("IN-PHA-04", "IN-PHA-05", "IN-INV-05")
def test_in_ex_26_a_full_cloud_is_emptied_and_gets_one_tile() -> None:
    """IN-EX-26: three tiles go into the bag, one comes out."""
    t = begin().cloud(2, "desert0 city3 joker0").cloud(3, "swamp2 swamp5")
    before = t.view()["bag"]["size"]
    t.listen().end_round()
    assert (t.on_cloud(2), t.view()["bag"]["size"], t.by("clear")) == ("", before + 3, "chance")
    assert {"tile desert0", "tile city3"} <= set(t.offer())
    deal(t, "forest1", "city3", "canyon2", "meadow1")
    assert (t.on_cloud(2), t.on_cloud(3), t.sound()) == ("city3", "swamp2 swamp5 canyon2", True)


@rule("IN-PHA-05")
def test_in_q_16_all_full_clouds_are_emptied_before_the_first_tile_is_drawn() -> None:
    """IN-Q-16: what lay on the last cloud may come to the first one."""
    t = begin().cloud(1, "swamp1 swamp2 swamp3").cloud(4, "forest0 swamp6 desert0").end_round()
    assert clouds(t, 4)[0] == clouds(t, 4)[3] == ""
    assert deal(t, "forest0").on_cloud(1) == "forest0"


@rule("IN-PHA-06")
@pytest.mark.parametrize("players", SIZES)
def test_too_few_tiles_for_the_clouds_end_the_game_at_once(players: int) -> None:
    tiles = ["forest3"] * CLOUDS[players]
    t = begin(players).bag(" ".join(tiles)).end_round()
    assert (t.step(), deal(t, *tiles).step()) == ("DealTiles", "RollDice")
    t = begin(players).bag(" ".join(tiles[1:])).listen().end_round()
    assert (t.state.over(), t.told()) == (True, ["start-player", "no-tiles"])
    assert (t.view()["round"], t.on_cloud(1)) == (1, "forest0")


@rule("IN-PHA-06", "IN-PHA-05")
def test_in_q_17_tiles_of_full_clouds_are_counted() -> None:
    """IN-Q-17: one tile in the bag and three from a full cloud are enough for four clouds."""
    t = begin().cloud(1, "desert1 desert2 desert3").bag("forest3").end_round()
    assert (t.step(), t.view()["bag"]["size"]) == ("DealTiles", 4)
    assert begin().cloud(1, "desert1 desert2").bag("forest3 forest4 forest5").end_round().state.over()


@rule("IN-PHA-06")
def test_in_q_18_the_immediate_end_cancels_a_final_round() -> None:
    """IN-Q-18."""
    t = begin().bag("forest3").round(9)
    t.island("A").connected = 9
    t.state.ending = 1
    assert t.end_round().state.over()
    assert (t.view()["round"], t.sheet("A")["coasts"], "coasts" in t.sheet("B")) == (9, 10, False)


@rule("IN-PHA-07")
@pytest.mark.parametrize("players", [2, 3])
def test_clouds_out_of_play_stay_empty(players: int) -> None:
    t = begin(players).end_round().until("RollDice").take("A")
    assert len(t.view()["clouds"]) == CLOUDS[players]
    assert t.why(f"take {CLOUDS[players]}") is None
    assert t.why(f"take {CLOUDS[players] + 1}") == t.why("take 7") == "IN-PHA-07"


# --- phase A at the harbour ---


@rule("IN-P2-01")
@pytest.mark.parametrize("module", [2, 3])
@pytest.mark.parametrize("players", SIZES)
def test_the_harbour_begins_with_a_tile_and_extensions_for_everybody(players: int, module: int) -> None:
    t = set_up(players, module=module).until("DealTiles")
    deal(t, *["forest3", "forest4", "forest2", "swamp3", "swamp4", "swamp2", "desert3"][: CLOUDS[players]])
    assert (t.step(), t.view()["harbour"]) == ("DealTiles", [])
    deal(t, "city2")
    assert (t.step(), [tile["tile"] for tile in t.view()["harbour"]]) == ("RollDice", ["city2"])
    assert set(t.view()["supply"].values()) == {players}
    assert len(t.view()["supply"]) == 5


@rule("IN-M2-02", "IN-P2-02", "IN-M3-03")
@pytest.mark.parametrize("module", [2, 3])
def test_the_harbour_is_dealt_last_like_a_cloud(module: int) -> None:
    t = begin(module=module).cloud(5, "joker1").end_round()
    deal(t, "desert1", "desert2", "desert3", "desert4")
    assert (t.step(), t.on_cloud(5)) == ("DealTiles", "joker1")
    assert deal(t, "city1").on_cloud(5) == "joker1 city1"
    assert (t.step(), t.sound()) == ("RollDice", True)


@rule("IN-P2-02")
def test_a_full_harbour_is_emptied() -> None:
    t = begin(module=2).cloud(5, "joker1 city1 monument2").end_round()
    assert t.on_cloud(5) == ""
    assert deal(t, "desert1", "desert2", "desert3", "desert4", "city1").on_cloud(5) == "city1"


@rule("IN-P2-02")
def test_with_the_harbour_the_bag_must_hold_one_tile_more() -> None:
    assert begin(module=2).bag("forest3 forest3 forest3 forest3").end_round().state.over()
    assert begin(module=1).bag("forest3 forest3 forest3 forest3").end_round().step() == "DealTiles"
    assert begin(module=2).bag("forest3 forest3 forest3 forest3 forest3").end_round().step() == "DealTiles"


@rule("IN-P2-02")
def test_nobody_takes_the_harbour_as_a_cloud() -> None:
    t = begin(module=2).cloud(5, "joker1 city1").take("A", points=4)
    assert t.why("take 5") == "IN-PHA-07"
    t = begin(module=2).cloud(5, "joker1").cloud(1, "city2").bag("").roll("tile", "NE").do("draw")
    assert (t.step(), t.why("pick 1 city2"), t.why("pick 5 joker1")) == ("SpareTile", None, "IN-END-06")


# --- the last round there can be ---


@rule("IN-P1-01")
@pytest.mark.parametrize(("options", "last"), [({}, 40), ({"rounds": 10}, 10), ({"rounds": 99}, 99)])
def test_a_game_that_nobody_ends_has_a_last_round(options: dict[str, Any], last: int) -> None:
    t = begin(**options).round(last - 1).listen().end_round()
    assert (t.view()["round"], t.view()["ending"], t.state.over(), t.told().count("final")) == (last, "last", False, 1)
    assert (t.end_round().state.over(), t.view()["round"]) == (True, last)


@rule("IN-P1-01")
def test_random_games_end() -> None:
    t = set_up(rounds=10)
    ct.play_randomly(t.state, ct.Rng(4))
    assert (t.state.over(), t.view()["round"]) == (True, 10)
