"""Chapter 6, step 2: the buildings of a new tile."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.state import Journal
from cloudtop.games.cloudcity.content import read_content
from cloudtop.games.cloudcity.geometry import KIND_NAMES
from tests.cloudcity.kit import Table, begin, city, colour_count, table
from tests.kit import rule

COLOUR = {"B": "blue", "G": "green", "S": "sand"}


def standing(t: Table, seat: int = 0) -> dict[str, str]:
    """The buildings of a city by cell."""
    return dict(t.view("A")["cities"][seat]["buildings"])


def laid(kind: str) -> Table:
    """A first turn in which A lays this tile, beside a starting tile with blue on g7 and h8."""
    return begin(hands=(kind,)).do(f"choose {kind}", "place i7 r0")


@rule("CC-BLD-01")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_the_colours_of_a_tile_say_which_buildings_go_where(kind: str) -> None:
    second = "j7" if kind[0] == "A" else "j8"
    new = {cell: colour for cell, colour in standing(laid(kind)).items() if cell[0] in "ij"}
    assert new == {"i7": COLOUR[kind[2]], second: COLOUR[kind[3]]}


@rule("CC-BLD-02")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_the_two_buildings_come_from_the_box(kind: str) -> None:
    before = Counter(begin().view("A")["buildings"])
    assert before - Counter(laid(kind).view("A")["buildings"]) == Counter(COLOUR[letter] for letter in kind[2:])


@rule("CC-BLD-02")
def test_the_buildings_rise_right_after_the_tile() -> None:
    t = begin(hands=("A-GS",)).do("choose A-GS")
    t.state.journal = journal = Journal()
    t.do("place i7 r0")
    assert [(event.name, event.rule) for event in journal.events] == [
        ("place", "CC-TIL-01"),
        ("buildings", "CC-BLD-02"),
    ]
    assert journal.events[1].facts == {"one": "green", "two": "sand"}


@rule("CC-BLD-02")
def test_no_building_stands_before_the_tile_is_laid() -> None:
    assert standing(begin(hands=("A-GS",)).do("choose A-GS")) == {"g7": "blue", "h8": "blue"}


@rule("CC-BLD-03")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_nobody_is_asked_about_the_buildings(kind: str) -> None:
    t = laid(kind)
    assert (t.who(), t.step()) == (0, "BuildWalkways")
    assert len(standing(t)) == 4


@rule("CC-BLD-03")
@pytest.mark.parametrize("seed", range(3))
def test_no_location_of_a_finished_city_is_empty_or_wrong(seed: int) -> None:
    t = begin(players=4)
    ct.play_randomly(t.state, ct.Rng(seed))
    for owner, made in zip(t.view("A")["cities"], t.state.cities):
        printed = Counter(COLOUR[letter] for tile in owner["tiles"] for letter in tile["tile"][2:])
        assert Counter(colour_count(made)) == printed
        assert len(owner["buildings"]) == 18


@rule("CC-BLD-04")
@pytest.mark.parametrize(
    ("low", "high"), [("B", "G"), ("B", "S"), ("G", "S")], ids=["blue-green", "blue-sand", "green-sand"]
)
def test_which_building_is_the_higher_one(low: str, high: str) -> None:
    assert table(city(f"{high}.{low}{high}")).why("walkway a1-d1") is None
    assert table(city(f"{low}.{high}{low}")).why("walkway a1-d1") == "CC-RES-14"


@rule("CC-BLD-04")
def test_the_box_lists_the_buildings_from_low_to_high() -> None:
    assert [b.name for b in sorted(read_content().building, key=lambda b: b.level)] == ["blue", "green", "sand"]


@rule("CC-BLD-05")
@pytest.mark.parametrize("seed", range(3))
def test_a_building_never_moves_and_never_leaves(seed: int) -> None:
    t = begin(players=3)
    rng = ct.Rng(seed)
    before = [standing(t, seat) for seat in range(3)]
    while not t.state.over():
        ct.play_randomly(t.state, rng, 1)
        for seat in range(3):
            assert before[seat].items() <= standing(t, seat).items()
            before[seat] = standing(t, seat)


@rule("CC-BLD-05")
def test_a_position_that_lost_a_building_is_refused() -> None:
    t = laid("A-GS")
    data = t.game.dump(t.state)
    data["buildings"]["sand"] -= 1
    with pytest.raises(ct.Corrupt, match=r"31 sand buildings \(30 in the box, 1 in cities\); the game has 32"):
        t.game.load(data)


@rule("CC-BLD-06")
@pytest.mark.parametrize("letter", ["B", "G", "S"])
def test_every_colour_is_printed_as_often_as_there_are_buildings(letter: str) -> None:
    box = read_content()
    printed = sum(t.copies * t.name[2:].count(letter) for t in box.tile)
    printed += sum(s.colours.count(letter) for s in box.starting)
    assert printed == next(b.count for b in box.building if b.name == COLOUR[letter]) == 32


@rule("CC-BLD-06")
@pytest.mark.parametrize("options", [{"players": 4}, {"players": 3, "rectangle": True}])
def test_there_is_a_building_for_every_tile_that_can_still_be_laid(options: dict[str, Any]) -> None:
    t = begin(**options)
    rng = ct.Rng(2)
    while not t.state.over():
        outside = Counter(t.row()) + Counter(kind for seat in "ABCD"[: options["players"]] for kind in t.hand(seat))
        outside += Counter({KIND_NAMES[k]: int(n) for k, n in enumerate(t.state.pile.count)})
        needed = Counter(COLOUR[letter] for kind in outside.elements() for letter in kind[2:])
        assert needed <= Counter(t.view("A")["buildings"])
        ct.play_randomly(t.state, rng, 1)


@rule("CC-BLD-07")
def test_buildings_alone_are_worth_nothing() -> None:
    t = begin(players=3)
    while not t.state.over():
        t.do("done" if "done" in t.offer() else t.offer()[0])
    assert [t.total(seat) for seat in "ABC"] == [0, 0, 0]
    assert [len(standing(t, seat)) for seat in range(3)] == [18, 18, 18]


@rule("CC-BLD-07")
def test_the_buildings_at_the_ends_of_a_walkway_add_nothing() -> None:
    t = table(city("BBGGSS\n......"))
    assert t.total() == 0
    assert t.do("walkway a1-b1").votes() == {"river": 1, "forest": 0, "sand": 0}
