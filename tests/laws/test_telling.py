"""What players are told, by law: events are declared and true, offers say what they do, and every name has its words."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cloudtop as ct
from cloudtop.core.entry import Entry
from tests import pebbles
from tests.kit.options import OPTION_SETS, PEBBLES, label, make
from tests.laws import telling

every_option_set = pytest.mark.parametrize("options", OPTION_SETS + PEBBLES, ids=label)
every_game = pytest.mark.parametrize("shelf", [*ct.GAMES.values(), pebbles.ENTRY], ids=lambda shelf: shelf.slug)
seeds = st.integers(0, 2**40)
COMMON = Path(ct.__file__).parent / "text" / "en.ftl"
NAMING = ("actions.py", "events.py")  # where verbs and events are declared
TOLD = re.compile(r'journal\.(?:tell|whisper)\(\s*"([a-z-]+)"')


def events_of(options: Any) -> Any:
    slug = options[0]
    return (pebbles.ENTRY if slug == pebbles.ENTRY.slug else ct.GAMES[slug]).events


@every_option_set
@given(seed=seeds)
def test_every_event_is_declared(options: Any, seed: int) -> None:
    telling.events_are_declared(make(options), events_of(options), seed)


@every_option_set
@given(seed=seeds)
def test_amounts_told_are_the_change_on_the_table(options: Any, seed: int) -> None:
    telling.amounts_told_are_the_change(make(options), events_of(options), seed)


@every_option_set
@given(seed=seeds)
def test_an_offer_says_what_it_takes_and_gives(options: Any, seed: int) -> None:
    telling.offers_say_what_they_do(make(options), seed)


@every_option_set
@given(seed=seeds)
def test_a_reason_has_words_and_its_facts_fill_them(options: Any, seed: int) -> None:
    shelf = pebbles.ENTRY if options[0] == pebbles.ENTRY.slug else ct.GAMES[options[0]]
    telling.reasons_have_words(make(options), shelf.text(), seed)


@every_game
def test_every_reason_with_words_is_given_somewhere(shelf: Entry) -> None:
    """`because-<name>` is the name in a call of `Because`, and the other way round; the common ones are the core's."""
    files = "".join(path.read_text("utf-8") for path in shelf.words() if shelf.folder in path.parents)
    code = "\n".join(path.read_text("utf-8") for path in shelf.folder.rglob("*.py"))
    common = set(re.findall(r"^because-([a-z-]+) =", COMMON.read_text("utf-8"), re.M))
    named = set(re.findall(r'Because\(\s*"([a-z-]+)"', code)) - common
    assert named <= set(re.findall(r"^because-([a-z-]+) =", files, re.M)) <= words_in_calls(code)


@every_game
def test_every_declared_event_is_told_somewhere(shelf: Entry) -> None:
    """By its name in a call: of the journal, or of a function that tells what somebody got under the name it is given."""
    code = "\n".join(path.read_text("utf-8") for path in shelf.folder.rglob("*.py") if path.name not in NAMING)
    drawn = {"first"} if "DrawnFirstPlayer" in code else set()
    declared = {event.name for event in shelf.events}
    assert set(TOLD.findall(code)) | drawn <= declared <= words_in_calls(code) | drawn


@every_game
def test_studies_and_terminals_ask_for_declared_events(shelf: Entry) -> None:
    """`event.name == "build"`, or one of several; the page has the names as a type (`EventName`)."""
    paths = [path for room in ("lab", "terminal") for path in (shelf.folder / room).glob("*.py")]
    asked = {name for path in paths for name in names_asked_for(path.read_text("utf-8"))}
    assert asked <= {event.name for event in shelf.events}


def names_asked_for(code: str) -> set[str]:
    """Every text that the name of an event is compared with."""
    compared = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Compare)]
    of_events = [node for node in compared if ast.unparse(node.left) == "event.name"]
    parts = [part for node in of_events for other in node.comparators for part in ast.walk(other)]
    return {part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def words_in_calls(code: str) -> set[str]:
    """Every text that is an argument of a call, or one of two that depend on a condition."""
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    given = [argument for call in calls for argument in call.args]
    either = [part for one in given if isinstance(one, ast.IfExp) for part in (one.body, one.orelse)]
    return {one.value for one in [*given, *either] if isinstance(one, ast.Constant) and isinstance(one.value, str)}


@every_game
def test_every_rule_of_an_event_is_a_rule(shelf: Entry) -> None:
    assert {rule for event in shelf.events for rule in event.rules} <= set(shelf.rulebook())


@every_game
def test_every_event_has_words_and_every_words_an_event(shelf: Entry) -> None:
    """`event-<name>`, and where it has a secret part `event-<name>-secret` for those who do not know it."""
    files = "".join(path.read_text("utf-8") for path in shelf.words())
    found = set(re.findall(r"^event-([a-z-]+) =", files, re.M))
    wanted = {event.name for event in shelf.events} | {f"{e.name}-secret" for e in shelf.events if e.secret}
    assert found == wanted


@pytest.mark.parametrize("shelf", ct.GAMES.values(), ids=lambda shelf: shelf.slug)
def test_every_kind_of_event_has_a_name(shelf: Entry) -> None:
    """The filter of the log shows no name of ours."""
    assert [event.name for event in shelf.events if not shelf.text().has(f"kind-{event.name}")] == []


@every_game
def test_every_thing_has_a_name(shelf: Entry) -> None:
    assert [thing for thing in shelf.things if not shelf.text().has(f"thing-{thing}")] == []
