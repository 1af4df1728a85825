"""What stands in the way of a refused move is named: the tower, the walkway, the tile."""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.cloudcity.kit import begin, city, table
from tests.kit import rule
from tests.table.kit import opening

HANDS = ("A-BG D-GG A-GS", "D-BB D-BB D-BB")


@pytest.mark.parametrize(
    ("picture", "walkways", "asked", "words"),
    [
        pytest.param("..G...\n......\nG...G.\n......\n..G...\n......", "c1-c5", "a3-e3",
                     "It would cross your walkway c1-c5.", marks=rule("CC-RES-04")),
        pytest.param(".S~~S.\n..~~..", "", "b1-e1", "No tile lies below it on c1.", marks=rule("CC-RES-01")),
        pytest.param("B.G.B.\n......", "", "a1-e1", "The green tower on c1 stands in between.", marks=rule("CC-RES-14")),
        pytest.param("B.B.B.\n......", "", "a1-e1", "The blue tower on c1 stands in between.", marks=rule("CC-RES-09")),
        pytest.param("B.....\n......", "", "a1-c1", "No tower of yours stands on c1.", marks=rule("CC-WLK-08")),
        pytest.param("......\n......", "", "a1-c1", "No tower of yours stands on a1.", marks=rule("CC-WLK-08")),
        pytest.param("B.G...\n......", "", "a1-c1", "The tower on a1 is blue, the one on c1 is green.",
                     marks=rule("CC-RES-08")),
        pytest.param("B.B...\n......", "a1-c1", "a1-c1", "The towers on a1 and c1 are joined already.",
                     marks=rule("CC-RES-15")),
        pytest.param("B.B.B.\n......\n..B...\n......", "a1-c1 c1-e1", "c1-c3",
                     "The blue tower on c1 carries two walkways already.", marks=rule("CC-RES-11")),
    ],
)  # fmt: skip
def test_what_forbids_a_walkway(picture: str, walkways: str, asked: str, words: str) -> None:
    assert table(city(picture, walkways)).because(f"walkway {asked}") == words


@rule("CC-WLK-11")
def test_the_piece_that_is_not_there() -> None:
    made = table(city("G.G...\n......"))
    made.state.stock[5 + 1] = 0
    assert made.because("walkway a1-c1") == "No forest walkway of length 2 is left in the box."


@rule("CC-TIL-01")
def test_a_tile_that_is_not_in_the_hand() -> None:
    assert begin(hands=HANDS).because("choose D-SS") == "two sand towers corner to corner is not in your hand."


@rule("CC-TIL-05")
def test_the_tile_that_lies_there() -> None:
    made = begin(hands=HANDS).do("choose A-BG")
    assert made.because("place g7 r0").startswith("On g7 lies a tile already: ")
    assert made.because("choose D-GG") == (
        "You have chosen blue left of green, side by side: lay it, or take that back first."
    )


@rule("CC-TIL-09")
def test_the_size_that_the_city_would_have() -> None:
    made = begin(hands=HANDS).do("choose A-BG", "place i7 r0", "done", "draw pile").until("A")
    made.do("choose D-GG", "place k7 r0", "done", "draw pile").until("A").do(made.offer("choose")[0])
    assert made.because("place m7 r0") == "Your city would be 4 tiles wide and 1 high; it has to fit 3 by 3."


@rule("CC-GEO-04")
def test_a_turn_that_looks_the_same() -> None:
    made = begin(hands=HANDS).do("choose D-GG")
    assert made.because("place g9 r2") == "It looks just the same as it lies; choose that."


@rule("CC-DRW-06")
def test_a_place_of_the_row_that_is_empty() -> None:
    made = begin(hands=HANDS).do("choose D-GG", "place g9 r0", "done")
    made.state.row[1] = -1
    assert made.because("draw 2") == "Place 2 of the row is empty."


@pytest.mark.parametrize(
    ("line", "id"),
    [
        pytest.param("walkway g7-m7", "CC-RES-16", marks=rule("CC-RES-16")),
        pytest.param("walkway g7-h8", "CC-RES-07", marks=rule("CC-RES-07")),
        pytest.param("walkway g7-z7", "CC-RES-17", marks=rule("CC-RES-17")),
        pytest.param("place o7 r0", "CC-TIL-09", marks=rule("CC-TIL-09")),
        pytest.param("place h7 r0", "CC-TIL-05", marks=rule("CC-TIL-05")),
    ],
)
def test_what_no_city_can_have_is_answered(line: str, id: str) -> None:
    match = opening()
    why = match.why(line)
    assert match.why_not(line) == id and why and why.rule == id and why.sentence


@rule("CC-END-01")
@pytest.mark.parametrize("line", ["place g9 r0", "walkway g7-m7", "place o7 r0"])
def test_after_the_end_whatever_is_asked(line: str) -> None:
    match = ct.Match(ct.game("cloudcity"), ["random", "random"]).play()
    why = match.why(line)
    assert match.why_not(line) == "CC-END-01" and why and why.words.startswith("The game is over")
