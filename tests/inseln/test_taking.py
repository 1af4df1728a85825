"""Phase C2: a cloud, and its tiles on oculars or turned into energy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.inseln.kit import Table, begin
from tests.kit import rule

FULL = "forest1 forest2 forest3 forest4 forest5"


def taking(cloud: str, stored: str = "", energy: int = 5, **options: Any) -> Table:
    """A has flown; cloud 1 holds these tiles, A's oculars those."""
    return begin(**options).cloud(1, cloud).store("A", stored).energy("A", energy).take("A")


# --- which cloud ---


@rule("IN-TAK-01")
def test_all_tiles_of_one_cloud_must_be_taken() -> None:
    t = taking("forest2 desert5 joker1")
    assert t.offer() == ["take 1", "take 2", "take 3", "take 4"]
    assert t.why("skip") == t.why("done") == t.why("pick 1 forest2") == "IN-TAK-01"
    t.do("take 1")
    assert ([tile["tile"] for tile in t.view()["taken"]], t.on_cloud(1)) == (["forest2", "desert5", "joker1"], "")
    assert t.why("take 2") == "IN-TAK-01"
    t.do("store", "store", "store")
    assert (t.stored("A"), t.step(), t.sound()) == ("forest2 desert5 joker1", "PlaceTile", True)


@rule("IN-TAK-01")
@pytest.mark.parametrize("cloud", [2, 3, 4])
def test_the_player_chooses_the_cloud(cloud: int) -> None:
    t = begin().cloud(cloud, "canyon4").store("A", "").take("A").do(f"take {cloud}", "store")
    assert t.stored("A") == "canyon4"


@rule("IN-TAK-11")
def test_a_cloud_without_tiles_cannot_be_taken() -> None:
    t = begin(3).roll("energy1", "E").until("TakeCloud", "A").do("take 2").until("TakeCloud", "B")
    assert (t.why("take 2"), t.offer()) == ("IN-TAK-11", ["take 1", "take 3", "take 4", "take 5"])
    t.do("take 4").until("TakeCloud", "C")
    assert t.offer() == ["take 1", "take 3", "take 5"]


@rule("IN-TAK-01", "IN-TAK-11")
def test_in_q_42_with_no_tile_on_any_cloud_nothing_is_taken() -> None:
    """IN-Q-42: the turn goes on by itself."""
    t = begin().store("A", "desert2").balloon("A", "e4")
    for cloud in (1, 2, 3, 4):
        t.cloud(cloud, "")
    t.turn("A", "E").do("fly e5")
    assert (t.step(), t.actor(), t.stored("A")) == ("PlaceTile", "A", "desert2")


# --- stored or converted ---


@rule("IN-TAK-02", "IN-TAK-03", "IN-TAK-04")
def test_in_ex_07_the_forest_is_stored_and_the_mountain_converted() -> None:
    """IN-EX-07, IN-Q-04: the mountain gives 5 energy and goes back into the bag."""
    t = taking("forest3 mountains5")
    before = t.view()["bag"]["faces"]["mountains"]
    t.do("take 1", "store", "convert")
    assert (t.stored("A"), t.has("A")) == ("forest3", 10)
    assert (t.view()["bag"]["faces"]["mountains"], t.sound()) == (before + 1, True)


@rule("IN-TAK-02", "IN-TAK-05")
@pytest.mark.parametrize(
    ("choices", "stored", "energy"),
    [("store store store", "forest3 desert5 mountains1", 2), ("convert convert convert", "", 11), ("convert store convert", "desert5", 6),
     ("store convert store", "forest3 mountains1", 7)],
)  # fmt: skip
def test_in_q_40_any_mixture_tile_by_tile(choices: str, stored: str, energy: int) -> None:
    """IN-Q-40."""
    t = taking("forest3 desert5 mountains1", energy=2).do("take 1", *choices.split())
    assert (t.stored("A"), t.has("A"), t.sound()) == (stored, energy, True)


@rule("IN-TAK-03", "IN-TAK-10")
@pytest.mark.parametrize(
    ("tile", "number"),
    [("swamp0", 0), ("canyon1", 1), ("meadow6", 6), ("joker0", 0), ("joker3", 3), ("city2", 2), ("monument3", 3)],
)
def test_a_converted_tile_gives_its_number(tile: str, number: int) -> None:
    t = taking(tile).do("take 1", "convert")
    assert (t.has("A"), t.stored("A"), t.sound()) == (5 + number, "", True)


@rule("IN-TAK-10")
@pytest.mark.parametrize("tile", ["joker0", "city3", "monument1"])
def test_jokers_cities_and_monuments_are_stored_like_landscapes(tile: str) -> None:
    assert taking(tile).do("take 1", "store").stored("A") == tile


@rule("IN-TAK-02")
def test_in_q_41_no_tile_goes_straight_to_the_island() -> None:
    """IN-Q-41: neither while it is in the hand nor because placing would free an ocular."""
    t = taking("desert5", FULL).balloon("A", "e4")
    t.do("take 1")
    assert (t.step(), t.stored("A"), t.has("A")) == ("PlaceTile", FULL, 10)
    t = taking("desert5").balloon("A", "e4").do("take 1")
    assert (t.why("place desert5 f4"), t.why("done")) == ("IN-TAK-02", "IN-TAK-02")


# --- room ---


@rule("IN-TAK-06", "IN-TAK-12")
@pytest.mark.parametrize("room", range(6))
def test_only_as_many_tiles_as_there_are_free_oculars_are_stored(room: int) -> None:
    t = taking("desert1 desert2 desert3", " ".join(FULL.split()[room:])).do("take 1")
    asked = 0
    while t.step() == "KeepTile":
        t.do("store")
        asked += 1
    assert (asked, len(t.stored("A").split()), t.sound()) == (min(room, 3), min(5, 8 - room), True)


@rule("IN-TAK-07", "IN-TAK-06")
def test_surplus_tiles_are_converted() -> None:
    t = taking("desert1 desert2 desert3", "forest1 forest2 forest3 forest4").listen().do("take 1", "store")
    assert (t.stored("A"), t.has("A")) == ("forest1 forest2 forest3 forest4 desert1", 10)
    assert t.told() == ["take", "store", "convert", "gain", "convert", "gain"]


@rule("IN-TAK-08")
@pytest.mark.parametrize(("energy", "kept"), [(13, 19), (14, 20), (15, 20), (20, 20)])
def test_energy_beyond_the_end_of_the_bar_is_lost(energy: int, kept: int) -> None:
    t = taking("meadow6", energy=energy).do("take 1", "convert")
    assert (t.has("A"), t.sound()) == (kept, True)


@rule("IN-TAK-08")
@pytest.mark.parametrize(("energy", "gain", "after", "lost"), [(13, 6, 19, 0), (18, 2, 20, 4), (20, 0, 20, 6)])
def test_the_offer_says_what_a_conversion_brings(energy: int, gain: int, after: int, lost: int) -> None:
    terms = taking("meadow6", energy=energy).do("take 1").terms("convert")
    assert (terms.gain.get("energy", 0), terms.facts) == (gain, {"tile": "meadow6", "after": after, "lost": lost})


@rule("IN-TAK-08", "IN-INV-04")
def test_what_was_lost_does_not_come_back() -> None:
    t = taking("meadow6", energy=18).listen().do("take 1", "convert")
    assert t.state.journal is not None
    assert [event.facts for event in t.state.journal.events if event.name == "gain"] == [{"energy": 2, "lost": 4}]
    t.balloon("A", "h3").turn("A", "NE").do("fly h3")
    assert t.has("A") == 17


# --- tiles on oculars ---


@rule("IN-TAK-09")
def test_in_q_39_a_stored_tile_is_neither_converted_nor_replaced() -> None:
    """IN-Q-39: with full oculars the new tile is converted, and in other phases there is nothing to convert."""
    t = taking("desert6", FULL).do("take 1")
    assert (t.stored("A"), t.has("A")) == (FULL, 11)
    assert begin().store("A", FULL).turn("A").why("convert") == "IN-TAK-09"
    assert begin().store("A", FULL).take("A").why("convert") == "IN-TAK-09"
    assert begin().store("A", FULL).place("A").why("convert") == "IN-TAK-09"


@rule("IN-TAK-09")
def test_in_q_38_a_stored_tile_is_not_thrown_away() -> None:
    """IN-Q-38: unless the players agreed on it."""
    t = taking("desert1 desert2", "forest1 forest2 forest3 forest4").do("take 1")
    assert t.why("discard forest1") == "IN-TAK-09"
    t = taking("desert6 desert2", FULL, discard=True).do("take 1")
    assert t.offer() == ["convert", *[f"discard {tile}" for tile in FULL.split()]]
    assert t.why("store") == "IN-TAK-07"
    assert t.why("discard desert2") == "IN-TAK-09"
    t.do("discard forest4")
    assert (t.offer(), t.has("A"), t.sound()) == (["store", "convert"], 5, True)
    t.do("store", "convert")
    assert (t.stored("A"), t.has("A"), t.sound()) == ("forest1 forest2 forest3 forest5 desert6", 7, True)


@rule("IN-TAK-09", "IN-INV-03")
def test_in_q_50_a_start_tile_never_gets_into_the_bag() -> None:
    """IN-Q-50: thrown away it goes into the box; otherwise it stays where it is."""
    t = begin(discard=True)
    start = t.stored("A")
    t.store("A", f"{start} forest1 forest2 forest3 forest4").cloud(1, "desert6").take("A").do(
        "take 1", f"discard {start}", "convert"
    )
    assert (t.stored("A"), t.sound()) == ("forest1 forest2 forest3 forest4", True)
    assert start.removeprefix("start_") in t.game.dump(t.state)["start_tiles"]
