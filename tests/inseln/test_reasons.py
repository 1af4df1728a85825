"""What stands in the way of a refused move is named: the price of a flight, the tile on a cell, the points at the harbour."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.games.inseln.actions import KIND_NAMES
from cloudtop.games.inseln.steps.tiles import DrawnTile
from tests.inseln.kit import Table, begin, set_up
from tests.kit import rule

FULL = "forest1 forest2 swamp1 swamp2 city3"


def above(cell: str, energy: int) -> Table:
    return begin().balloon("A", cell).energy("A", energy).turn("A", "NE", "energy1")


def calling(points: int, stored: str = "forest3", energy: int = 5) -> Table:
    t = begin(module=3).cloud(1, "canyon4").cloud(2, "").cloud(5, "joker1 city2").store("A", stored)
    return t.energy("A", energy).take("A", points)


@rule("IN-MOV-10")
def test_what_a_flight_would_cost() -> None:
    """h3 shows a 3: braking costs 3 energy, and each of 2 cells against the wind 2 more."""
    t = above("h3", 3)
    assert t.why("fly h5") == "IN-MOV-10"
    assert t.because("fly h5") == "The flight costs 7 energy, you have 3."


@rule("IN-MOV-03")
def test_a_cell_that_is_not_in_line() -> None:
    assert above("h3", 9).because("fly a1") == "a1 does not lie in a straight line from your balloon on h3."


@rule("IN-SET-08")
def test_a_cell_that_is_not_beside_the_yard() -> None:
    assert set_up().until("Launch").because("launch a1") == "a1 is not next to the yard."


@pytest.mark.parametrize(
    ("line", "words"),
    [
        pytest.param("place forest1 e6", "Your balloon is on e6.", marks=rule("IN-PLA-03")),
        pytest.param("place forest1 e7", "On e7 lies a tile already: desert 2.", marks=rule("IN-PLA-06")),
        pytest.param("place forest1 a1", "a1 is not next to your balloon on e6.", marks=rule("IN-PLA-02")),
        pytest.param("place city1 d6", "city 1 does not lie on your oculars.", marks=rule("IN-PLA-01")),
    ],
)
def test_where_a_tile_cannot_go(line: str, words: str) -> None:
    t = begin().store("A", "forest1").balloon("A", "e6").tiles("A", e7="desert2").place("A")
    assert t.because(line) == words


@rule("IN-TAK-09")
@pytest.mark.parametrize("phase", ["Fly", "TakeCloud", "PlaceTile"])
def test_a_stored_tile_stays_where_it_is(phase: str) -> None:
    """Before taking and while placing, too, the reason is that it is stored."""
    t = begin().store("A", FULL).balloon("A", "e6")
    t = t.turn("A") if phase == "Fly" else t.take("A") if phase == "TakeCloud" else t.place("A")
    assert t.step() == phase
    assert (t.why("discard forest2"), t.why("convert")) == ("IN-TAK-09", "IN-TAK-09")
    assert t.because("discard forest2") == "forest 2 lies on an ocular: it stays there until you place it."
    assert t.why("discard city1") != "IN-TAK-09"


@rule("IN-TAK-07")
def test_no_ocular_is_free() -> None:
    t = begin(discard=True).cloud(1, "canyon4").store("A", FULL).take("A").do("take 1")
    assert t.because("store") == "All your 5 oculars are taken."


@pytest.mark.parametrize(
    ("points", "line", "words"),
    [
        pytest.param(0, "take 2", "No tile lies on cloud 2.", marks=rule("IN-TAK-11")),
        pytest.param(1, "extend park", "That takes 2 points at the harbour, you have 1.", marks=rule("IN-P2-04")),
        pytest.param(1, "ocular", "An ocular costs 3 energy, you have 2.", marks=rule("IN-P3-02")),
        pytest.param(1, "exchange forest3 city1", "city 1 does not lie at the harbour.", marks=rule("IN-P2-05")),
    ],
)
def test_what_is_missing_at_the_clouds_and_the_harbour(points: int, line: str, words: str) -> None:
    assert calling(points, energy=2).because(line) == words


@rule("IN-P2-06")
def test_a_single_tile_that_does_not_lie_on_the_cloud() -> None:
    t = calling(2).do("extend park")
    assert (t.step(), t.why("pick 5 canyon4"), t.why("pick 1 canyon4")) == ("TakeOne", "IN-P2-06", None)
    assert t.because("pick 5 canyon4") == "canyon 4 does not lie on cloud 5."


@rule("IN-SPC-02")
def test_another_tile_than_the_one_drawn() -> None:
    t = begin().store("A", "forest1").balloon("A", "e6").place("A")
    t.state.taken = vec[i64]([KIND_NAMES.index("swamp2")])
    t.state.agenda.append(DrawnTile(0))
    assert (t.why("place forest1 e7"), t.because("place forest1 e7")) == (
        "IN-SPC-02",
        "The tile that you have drawn is swamp 2.",
    )


@rule("IN-P2-06")
def test_an_extension_that_one_has() -> None:
    assert calling(2, "park").because("extend park") == "You have the park already."


@rule("IN-ROL-03")
def test_a_die_that_was_rolled_again() -> None:
    t = begin().until("RollDice").do("roll faster E").do("reroll wind", "roll faster W")
    assert t.because("reroll wind") == "The direction die has been rolled again already."


@rule("IN-END-02")
def test_after_the_end() -> None:
    t = begin()
    t.state.agenda = []
    assert t.game.refusal(t.state, 0, 0) == "IN-END-02"
    assert t.because("keep", "A") == "The game is over; nothing can be played any more."
