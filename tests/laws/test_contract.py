"""The contract (docs/contract.md): all that the frame reads of a game is there. Each law lists what is missing, by name."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

import pytest

import cloudtop as ct
from cloudtop.core.chance import SPECTATOR
from cloudtop.core.events import GAME, NUMBER, OPENINGS, ROUND, TURN
from cloudtop.core.game import SEATS
from cloudtop.core.options import FIRST, PLAYERS
from cloudtop.core.shape import View
from tests import pebbles
from tests.kit.options import sets_of
from tests.kit.twins import Past, played

SHELF = {entry.slug: entry for entry in [*ct.GAMES.values(), pebbles.ENTRY]}
GAMES = 12  # random games of each
every_game = pytest.mark.parametrize("slug", SHELF)


def demand(slug: str, needs: dict[str, bool]) -> None:
    """Name everything that is not as it must be."""
    missing = [name for name, there in needs.items() if not there]
    assert not missing, f"{slug} lacks: {'; '.join(missing)}"


@lru_cache
def pasts(slug: str) -> list[Past]:
    """Random games in which people meet everything."""
    sets = sets_of(slug)
    return [played(SHELF[slug].make(sets[seed % len(sets)]), seed, 1.0) for seed in range(GAMES)]


class Seen(NamedTuple):
    """What people meet in random games."""

    steps: set[str]
    verbs: set[str]
    lines: set[str]


@lru_cache
def seen(slug: str) -> Seen:
    out = Seen(set(), set(), set())
    for past in pasts(slug):
        verb = past.game.vocabulary.verb
        for state in past.states:
            for seat in [seat for seat in state.waiting() if seat >= 0]:
                out.steps.add(state.agenda[-1].name())
                out.verbs.update(verb(action).name for action in state.options(seat))
        out.lines.update(line.name for line in past.game.score(past.now, 0))
    return out


@every_game
def test_the_files_are_there(slug: str) -> None:
    shelf = SHELF[slug]
    needs = {name: (shelf.folder / name).exists() for name in ("__init__.py", "rulebook.md", "text/en.ftl")}
    demand(slug, needs)


@every_game
def test_the_entry_says_everything(slug: str) -> None:
    shelf = SHELF[slug]
    options = [option.name for option in shelf.options]
    needs = {
        "package: lies in a folder with the slug for a name": shelf.folder.name == slug,
        "title": bool(shelf.title),
        "credit": bool(shelf.credit),
        "minutes: from, to": 0 < shelf.minutes[0] <= shelf.minutes[1],
        "message pitch: a sentence": shelf.text().say("pitch").endswith("."),
        "rules: a version": bool(shelf.rules),
        "prefix: two capitals": re.fullmatch("[A-Z]{2}", shelf.prefix) is not None,
        "prefix: that of every rule": all(id.startswith(f"{shelf.prefix}-") for id in shelf.rulebook()),
        "prefix: of no other game": [entry.prefix for entry in SHELF.values()].count(shelf.prefix) == 1,
        f"option {PLAYERS}: as numbers of seats": bool(shelf.players) and set(shelf.players) <= set(range(1, 9)),
        f"option {FIRST}: empty, or any seat": FIRST not in options
        or shelf.option(FIRST).choices == ["", *SEATS[: max(shelf.players)]],  # type: ignore[union-attr]
        "view: a record of the core's View": issubclass(shelf.view, View) and shelf.view is not View,
        "collection: an option": shelf.collection in ["", *options],
    }
    demand(slug, needs)


@every_game
def test_the_game_is_the_one_on_the_shelf(slug: str) -> None:
    shelf = SHELF[slug]
    game = shelf.make({})
    needs = {
        "slug": game.slug == slug,
        "rules": game.rules == shelf.rules,
        "things": game.things == shelf.things,
        "options": list(game.options) == [option.name for option in shelf.options],
        "seats: as many as play": game.seats == game.options[PLAYERS],
        "tree: steps": bool(game.tree()),
    }
    demand(slug, needs)


@every_game
def test_openings_are_declared(slug: str) -> None:
    shelf = SHELF[slug]
    needs = {
        "an event that opens a turn or a round": bool(shelf.opening(TURN) | shelf.opening(ROUND)),
        f"an event that opens the game, for the option {FIRST}": shelf.option(FIRST) is None
        or bool(shelf.opening(GAME)),
    }
    for told in shelf.events:
        needs[f"{told.name}: opens one of {OPENINGS}"] = told.opens in (None, *OPENINGS)
        counted = told.opens in (TURN, ROUND)
        needs[f"{told.name}: the fact round"] = not counted or told.facts.get("round") == NUMBER
    demand(slug, needs)


@every_game
def test_the_view_shows_the_round_that_was_opened(slug: str) -> None:
    shelf = SHELF[slug]
    opening = shelf.opening(TURN) | shelf.opening(ROUND)
    for past in pasts(slug):
        told: object = None
        for state, (_, _, events) in zip(past.states[1:], past.moves):
            told = next((e.facts["round"] for e in reversed(events) if e.name in opening), told)
            view = past.game.view(past.game.veil(state, SPECTATOR), SPECTATOR)
            assert told in (None, view.round) and view.seat is None
            assert view.rounds is None or 0 <= view.round <= view.rounds
        assert told is not None, "no round was ever opened"


@every_game
def test_every_rule_that_is_named_is_a_rule(slug: str) -> None:
    shelf = SHELF[slug]
    game = shelf.make({})
    named = {game.turn_rule, *(rule for _, _, rule in game.tree()), *(option.rule for option in shelf.options)}
    demand(slug, {rule: rule in shelf.rulebook() for rule in sorted(named)})


@every_game
def test_all_that_people_meet_has_words(slug: str) -> None:
    shelf, met = SHELF[slug], seen(slug)
    wanted = {"title"} | {f"option-{option.name}" for option in shelf.options}
    wanted |= {f"prompt-{step}" for step in met.steps} | {f"do-{verb}" for verb in met.verbs}
    wanted |= {f"score-{line}" for line in met.lines}
    demand(slug, {message: shelf.text().has(message) for message in sorted(wanted)})
