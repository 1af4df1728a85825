"""What is told about a game: every event happens, with the facts that were agreed on, and there are words for it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.chance import CHANCE
from cloudtop.core.state import Event
from cloudtop.games import entry
from cloudtop.games.inseln.state import FINAL_ROUND
from tests.inseln.kit import Table, begin
from tests.inseln.test_end import connect, empty, nearly, rest
from tests.kit import rule
from tests.kit.packs import frozen_game

EVENTS = {told.name: told for told in entry("inseln").events}
NOBODYS = {"clear", "no-tiles", "final"}  # they happen to the whole table
TEXTS = Path(ct.__file__).parent / "games" / "inseln" / "text"


def events_of(t: Table) -> list[Event]:
    return list(t.state.journal.events) if t.state.journal else []


def random_game(seed: int, **options: Any) -> list[Event]:
    match = ct.Match(frozen_game("inseln", discard=True, **options), ["random", "random"], seed=seed).play()
    return [event for move in match.log for event in move.events]


@cache
def games() -> dict[str, list[Event]]:
    """What happens in a few random games, and in games that end in each way."""
    final = connect(nearly(seats="A").listen(), "A")
    rest(final)
    bag = empty().do("draw", "pick 1 city2", "store", "draw", "skip")
    rest(bag)
    return {
        "module 1": random_game(1),
        "module 3": [event for seed in range(6) for event in random_game(seed, module=3)],
        "six coasts": events_of(final),
        "empty bag": events_of(bag),
        "too few tiles": events_of(begin().bag("forest3").listen().end_round()),
    }


def named(name: str) -> list[Event]:
    return [event for events in games().values() for event in events if event.name == name]


def facts(t: Table) -> list[tuple[str, dict[str, object]]]:
    """Names and facts of all that happened since `listen`."""
    return [(event.name, event.facts) for event in events_of(t)]


def test_nothing_else_happens() -> None:
    assert {event.name for events in games().values() for event in events} <= set(EVENTS)


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_happens_with_its_facts(name: str) -> None:
    assert named(name)
    for event in named(name):
        assert (set(event.facts), event.secret) == (set(EVENTS[name].facts), {})
        assert event.seat == CHANCE if name in NOBODYS else event.seat >= 0


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_has_words(name: str) -> None:
    """They can be said with the facts, and all facts are in them."""
    text = entry("inseln").text()
    for event in named(name)[:40]:
        said = text.say(f"event-{name}", event.facts)
        assert said and "{" not in said
        for fact, value in event.facts.items():
            if value != 0:
                assert str(value) in said, (fact, said)


def test_no_words_are_left_over() -> None:
    said = {
        name
        for path in TEXTS.glob("en*.ftl")
        for name in re.findall(r"^event-([\w-]+) =", path.read_text("utf-8"), re.M)
    }
    assert said == set(EVENTS)


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_names_a_rule(name: str) -> None:
    rulebook = entry("inseln").rulebook()
    assert {event.rule for event in named(name)} <= set(rulebook)


def test_numbers_are_plain() -> None:
    """Facts go into records and over the wire."""
    kinds = {type(value) for events in games().values() for event in events for value in event.facts.values()}
    assert kinds == {int, str}


# --- some turns, word for word ---


def test_a_turn_is_told_in_its_order() -> None:
    t = begin().balloon("A", "d4").energy("A", 3).store("A", "").cloud(1, "desert6 city2").turn("A", wind="NE").listen()
    t.do("fly c4", "take 1", "convert", "store", "place city2 b3")
    assert facts(t) == [
        ("fly", {"from": "d4", "cell": "c4", "cost": 1, "wind": "NE"}),
        ("take", {"cloud": "1", "count": 2, "tiles": "desert6 city2"}),
        ("convert", {"tile": "desert6"}),
        ("gain", {"energy": 6, "lost": 0}),
        ("store", {"tile": "city2"}),
        ("place", {"tile": "city2", "cell": "b3"}),
        ("drop", {"cell": "b3"}),
        ("gain", {"energy": 2, "lost": 0}),
        ("turn", {"round": 1}),
    ]


def test_energy_that_is_lost_is_told() -> None:
    t = begin().energy("A", 18).cloud(1, "desert6").take("A").listen().do("take 1", "convert")
    assert ("gain", {"energy": 2, "lost": 4}) in facts(t)


def test_a_balloon_that_stays_does_not_fly() -> None:
    t = begin().balloon("A", "d4").energy("A", 3).turn("A", wind="NE").listen().do("fly d4")
    assert facts(t) == [("stay", {"cell": "d4", "cost": 2})]


@rule("IN-P2-04")
def test_points_that_are_left_at_the_harbour_are_told_as_lost() -> None:
    t = begin(module=3).store("A", "forest3").cloud(5, "joker1").energy("A", 5).take("A", points=4).listen()
    t.do("exchange forest3 joker1", "ocular", "take 1")
    assert facts(t)[:3] == [
        ("exchange", {"tile": "forest3", "harbour": "joker1", "points": 1}),
        ("ocular", {"energy": 3, "points": 1}),
        ("unused", {"points": 2}),
    ]


@rule("IN-P2-04", "IN-P2-06")
def test_an_extension_ends_the_call_at_the_harbour() -> None:
    t = begin(module=2).take("A", points=3).listen().do("extend park")
    assert facts(t) == [("extend", {"extension": "park", "points": 2}), ("unused", {"points": 1})]
    t = begin(module=2).take("A", points=2).listen().do("extend park")
    assert t.told() == ["extend"]


@rule("IN-P2-04", "IN-TAK-11")
def test_points_that_nothing_can_be_done_with_are_told_as_lost() -> None:
    """No cloud has a tile, and there is nothing to trade for one point."""
    t = begin(module=2).store("A", "").turn("A", wind="E").balloon("A", "e7").energy("A", 5)
    for cloud in range(1, 6):
        t.cloud(cloud, "")
    t.listen().do("call e9 1")
    assert [(name, told) for name, told in facts(t) if "points" in told] == [
        ("harbour", {"points": 1}),
        ("unused", {"points": 1}),
    ]


@rule("IN-P2-11")
def test_an_observatory_tells_of_its_ocular() -> None:
    t = begin(module=2).balloon("A", "c3").store("A", "observatory").place("A").listen().do("place observatory c4")
    assert t.told()[:2] == ["place", "observatory"]


@rule("IN-END-02", "IN-P1-01")
@pytest.mark.parametrize(("number", "why"), [(10, "IN-P1-01"), (9, "IN-END-02")])
def test_the_last_round_names_why_it_is_the_last(number: int, why: str) -> None:
    """Because no later one can be, or because somebody has connected the coasts before."""
    t = begin(rounds=10).round(number - 1)
    if why == "IN-END-02":
        t.state.ending = FINAL_ROUND
    t.listen().end_round()
    assert [(event.name, event.rule) for event in events_of(t) if event.name == "final"] == [("final", why)]


def test_the_end_is_told_when_it_is_known() -> None:
    """The coasts in the turn, the final round when it begins; then nobody looks for a start player."""
    told = [event.name for event in games()["six coasts"] if event.name in ("coasts", "start-player", "final", "round")]
    assert told == ["coasts", "start-player", "final", "round"]


def test_nobody_listens_during_a_search() -> None:
    t = begin()
    assert t.state.journal is None and t.told() == []
    assert t.listen().state.copy().journal is None
