"""Usage: what seats did in many games, and how they fared with and without it."""

from __future__ import annotations

import pytest

import cloudtop as ct
from cloudtop.lab.simulate import Plan, play_game, simulate, usage
from cloudtop.lab.usage import Use, read_asked, usage_table, use_of
from tests.table.kit import check_sentence

ASKED = "walkway.level,first"


def test_things_are_asked_for_by_event_and_fact() -> None:
    assert read_asked("fulfil.card, build,") == [("fulfil", "card"), ("build", "")]


def test_what_a_seat_did_is_counted_from_the_events() -> None:
    match = ct.Match(ct.game("cloudcity", first="B"), ["greedy", "random"], seed=3).play()
    use = use_of(match, read_asked(ASKED))
    built = [e for move in match.log for e in move.events if e.name == "walkway" and e.seat == 0]
    assert sum(use.done[0].values()) == len(built)


def test_a_thing_without_a_fact_is_whether_it_happened() -> None:
    match = ct.Match(ct.game("cloudcity"), ["random", "random"], seed=4).play()
    use = use_of(match, read_asked("first"))
    assert use.there == ("first",) and sum(len(done) for done in use.done) == 1


def test_wins_with_and_without() -> None:
    games = [(Use(("x", "y"), ({"x": 2}, {})), [1.0, 0.0]), (Use(("x",), ({}, {"x": 1})), [0.5, 0.5])]
    (row,) = usage_table(games)
    assert (row.thing, row.seats, row.users, row.times) == ("x", 4, 2, 3)
    assert (row.rate, row.rate_without) == (0.75, 0.25)


def test_games_in_which_a_thing_was_not_there_do_not_count() -> None:
    games = [(Use(("x",), ({"x": 1}, {})), [1.0, 0.0]), (Use((), ({}, {})), [0.0, 1.0])]
    assert usage_table(games)[0].seats == 2


def test_everybody_using_it_leaves_nobody_without() -> None:
    (row,) = usage_table([(Use(("x",), ({"x": 1}, {"x": 1})), [1.0, 0.0])])
    assert (row.rate_without, row.low_without, row.high_without) == (0.0, 0.0, 1.0)


def test_a_plan_may_ask_for_usage() -> None:
    plan = Plan("cloudcity", {"players": 2}, ("greedy", "random"), games=3, usage=ASKED)
    rows = usage(simulate(plan, workers=1))
    assert {row.thing for row in rows} >= {"walkway.level river", "first"}


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ("walkway.level, bridge", "Cloud City tells no event 'bridge'; it has "),
        (
            "walkway.colour",
            "The event 'walkway' of Cloud City tells all no fact 'colour'; it has between, level, votes.",
        ),
        ("draw-pile.tile", "tells all no fact 'tile'; it has none."),
    ],
)
def test_what_is_never_told_cannot_be_counted(asked: str, why: str) -> None:
    with pytest.raises(ct.Mistake) as e:
        simulate(Plan("cloudcity", {"players": 2}, ("greedy", "random"), games=1, usage=asked))
    check_sentence(e.value)
    assert why in str(e.value)


@pytest.mark.parametrize("asked", ["", "nothing.here"])
def test_without_anything_to_count_there_are_no_rows(asked: str) -> None:
    result = play_game(ct.game("cloudcity"), [ct.bots.random()] * 2, 1, asked)
    assert usage([result]) == []
