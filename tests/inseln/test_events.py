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
from tests.inseln.kit import Table, begin
from tests.inseln.test_end import connect, empty, nearly, rest

# Every event and its facts.
EVENTS = {
    "first": "", "start": "tile", "launch": "cell", "energy": "energy", "deal": "cloud tile", "clear": "cloud", "round": "round",
    "roll": "bonus wind", "reroll": "die", "gain": "energy lost", "draw": "tile", "spare": "cloud tile", "decline": "", "turn": "round",
    "fly": "cell cost from wind", "stay": "cell cost", "harbour": "points", "take": "cloud tiles", "store": "tile",
    "convert": "energy tile", "discard": "tile", "exchange": "harbour tile", "extend": "extension", "ocular": "energy",
    "place": "cell tile", "drop": "cell energy", "question": "cell", "volcano": "cell points", "coasts": "round",
    "windmill": "energy", "start-player": "energy value", "empty-bag": "", "no-tiles": "", "final": "",
}  # fmt: skip
NOBODYS = {"clear", "no-tiles", "final"}  # they happen to the whole table
TEXTS = Path(ct.__file__).parent / "games" / "inseln" / "text"


def events_of(t: Table) -> list[Event]:
    return list(t.state.journal.events) if t.state.journal else []


def random_game(seed: int, **options: Any) -> list[Event]:
    match = ct.Match(ct.game("inseln", discard=True, **options), [ct.bots.random(), ct.bots.random()], seed=seed).play()
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
        assert (" ".join(sorted(event.facts)), event.secret) == (EVENTS[name], {})
        assert event.seat == CHANCE if name in NOBODYS else event.seat >= 0


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_has_words(name: str) -> None:
    """They can be said with the facts, and all facts but those of the energy that follows are in them."""
    text = entry("inseln").text()
    for event in named(name)[:40]:
        said = text.say(f"event-{name}", event.facts)
        assert said and "{" not in said
        for fact, value in event.facts.items():
            if (name, fact) not in {("drop", "energy"), ("convert", "energy"), ("windmill", "energy")} and value != 0:
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
        ("take", {"cloud": "1", "tiles": "desert6 city2"}),
        ("convert", {"tile": "desert6", "energy": 6}),
        ("gain", {"energy": 6, "lost": 0}),
        ("store", {"tile": "city2"}),
        ("place", {"tile": "city2", "cell": "b3"}),
        ("drop", {"cell": "b3", "energy": 2}),
        ("gain", {"energy": 2, "lost": 0}),
        ("turn", {"round": 1}),
    ]


def test_energy_that_is_lost_is_told() -> None:
    t = begin().energy("A", 18).cloud(1, "desert6").take("A").listen().do("take 1", "convert")
    assert ("gain", {"energy": 2, "lost": 4}) in facts(t)


def test_a_balloon_that_stays_does_not_fly() -> None:
    t = begin().balloon("A", "d4").energy("A", 3).turn("A", wind="NE").listen().do("fly d4")
    assert facts(t) == [("stay", {"cell": "d4", "cost": 2})]


def test_the_end_is_told_when_it_is_known() -> None:
    """The coasts in the turn, the final round when it begins; then nobody looks for a start player."""
    told = [event.name for event in games()["six coasts"] if event.name in ("coasts", "start-player", "final", "round")]
    assert told == ["coasts", "start-player", "final", "round"]


def test_nobody_listens_during_a_search() -> None:
    t = begin()
    assert t.state.journal is None and t.told() == []
    assert t.listen().state.copy().journal is None
