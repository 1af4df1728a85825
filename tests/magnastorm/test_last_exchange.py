"""The exchange at the end of a turn: offered to whoever has gained cubes since the last decision."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin


def gained(red: int = 0, upper: str = "yellow yellow yellow") -> Table:
    """A of three players has played `gain b3` and now holds a yellow cube and three own ones."""
    t = begin(3).upper(c=upper).give("A", "A A").levels("A", red=red)
    return t.objectives("research_1", "research_2", "sector_1", "sector_2").turn("A").do("gain b3")


@rule("MS-EXC-02")
def test_a_turn_that_brought_cubes_ends_with_an_exchange() -> None:
    t = gained()
    assert (t.actor(), t.step(), t.offer()) == ("A", "LastExchange", ["exchange", "skip"])
    t.do("exchange", "trade AAA yellow")
    assert (t.cubes("A"), t.actor(), t.step()) == ("yellow yellow", "B", "TakeTurn")


@rule("MS-EXC-02")
def test_it_can_be_left_out() -> None:
    t = gained().do("skip")
    assert (t.cubes("A"), t.actor(), t.step()) == ("yellow A A A", "B", "TakeTurn")


@rule("MS-EXC-02")
def test_it_may_be_repeated() -> None:
    t = gained()
    t.state.players[0].gain(0, 3)
    t.do("exchange", "trade AAA yellow")
    assert (t.actor(), t.step()) == ("A", "LastExchange")


@rule("MS-EXC-02")
@pytest.mark.parametrize("chosen", ["fulfil 1", "skip"])
def test_who_could_exchange_the_same_cubes_just_now_is_not_asked_again(chosen: str) -> None:
    t = gained(red=4)
    assert (t.step(), t.offer()) == ("FulfilObjective", ["exchange", "fulfil 1", "skip"])
    assert t.do(chosen).actor() == "B"


@rule("MS-EXC-02", "MS-C03-01")
def test_a_cube_that_an_objective_brings_is_a_gain() -> None:
    """With commander 03 the objective is worth a level, and the level a cube."""
    t = begin(3, commanders=["03"]).hold("A", "03").upper(c="yellow yellow yellow")
    below = t.view()["research"][1]["bonus"].index("own") - 1
    t.give("A", "A A").levels("A", red=4, green=below, blue=0)
    t.objectives("research_1", "research_2", "sector_1", "sector_2").turn("A")
    t.do("gain b3", "fulfil 1", *([] if below < 4 else ["lower red"]), "level green")
    assert (t.actor(), t.step()) == ("A", "LastExchange")


@rule("MS-EXC-02")
def test_nobody_is_asked_without_anything_to_exchange_for() -> None:
    t = begin(2).upper(c="yellow yellow yellow").give("B", "").give("A", "A A").turn("A")
    for colour in (0, 1, 4):
        t.state.bag[colour] += t.state.supply[colour] - (2 if colour == 0 else 0)
        t.state.supply[colour] = 2 if colour == 0 else 0
    assert t.do("gain a5").actor() == "B"


@rule("MS-EXC-01")
def test_two_cubes_are_too_few_to_be_asked() -> None:
    t = begin(3).upper(c="yellow yellow yellow").give("A", "").turn("A").do("gain b3")
    assert (t.cubes("A"), t.actor(), t.step()) == ("yellow A", "B", "TakeTurn")


@rule("MS-EXC-02", "MS-END-05", "MS-WIN-02")
@pytest.mark.parametrize(("number", "asked"), [(3, True), (4, False)])
def test_nobody_is_asked_after_the_last_turn_of_all(number: int, asked: bool) -> None:
    """The last crew member is used; in round 4 the game ends with it."""
    t = begin(3).round(number).upper(c="yellow").give("A", "A A").turn("A").do("gain b3")
    assert (t.step() == "LastExchange") == asked


@rule("MS-EXC-02", "MS-END-02", "MS-WIN-02")
@pytest.mark.parametrize(("seat", "asked"), [("B", True), ("C", False)])
def test_nor_the_last_of_the_cycle_when_the_end_has_been_triggered(seat: str, asked: bool) -> None:
    t = begin(3).upper(c="yellow yellow yellow").give(seat, f"{seat} {seat}")
    t.state.ending = True
    assert (t.turn(seat).do("gain b3").step() == "LastExchange") == asked
