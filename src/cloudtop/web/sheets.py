"""What is printed of a game, for the page: once for all tables, and with what has come into play at one of them."""

from __future__ import annotations

import threading
from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from typing import Any

from cloudtop.core.content import Pack, Value
from cloudtop.core.events import WEIGHTS
from cloudtop.core.game import Game
from cloudtop.core.level import LEVELS as HIGHEST
from cloudtop.core.options import Option
from cloudtop.core.rulebook import Rule
from cloudtop.core.state import State
from cloudtop.games import entry
from cloudtop.web import wire_shelf
from cloudtop.web.messages import encode

LEVELS = tuple(f"level:{number + 1}" for number in range(HIGHEST))
WORDS = Path(__file__).parent / "text"
_making = threading.Lock()


def words(slug: str, sealed: Collection[str] = (), language: str = "en") -> str:
    """All Fluent messages the page needs for a game without these sealed rows; later ones win."""
    shelf = entry(slug)
    files = [shelf.folder.parent.parent / "text" / f"{language}.ftl", *sorted((WORDS / language).glob("*.ftl"))]
    return "\n".join([*(path.read_text("utf-8") for path in files), shelf.open_words(sealed, language)])


def printed(value: Value) -> wire_shelf.Value:
    return wire_shelf.Value(value.table, value.row, value.field, value.value, value.kind, value.where)


def ruled(rule: Rule) -> wire_shelf.Rule:
    return wire_shelf.Rule(rule.id, rule.chapter, rule.sentence, rule.text_only, rule.asked)


def sheet(slug: str, pack: Pack, shown: tuple[str, ...] = (), said: tuple[tuple[str, str], ...] = ()) -> bytes:
    """All that is printed: words, rulebook, options, and what is in a box and where each value comes from.

    Of what is sealed only the rows that are `shown`, and the messages that are `said`. Many may ask for one at the same time,
    in threads: it is made once, so that it does not hold up the tables.
    """
    with _making:
        return made(slug, pack, shown, said)


@lru_cache(64)
def made(slug: str, pack: Pack, shown: tuple[str, ...], said: tuple[tuple[str, str], ...]) -> bytes:
    shelf = entry(slug)
    game = shelf.make({}, pack)
    sealed = shelf.sealed_rows(pack, shown)
    rules = shelf.open_rules(sealed)
    values = [printed(value) for value in shelf.open_values(pack, frozenset(shown))]
    found = wire_shelf.Sheet(
        slug=slug,
        title=shelf.title,
        credit=shelf.credit,
        rules=shelf.rules,
        text=words(slug, sealed),
        said=dict(said),
        rulebook=[ruled(rule) for rule in rules],
        sealed_rules=len(shelf.rulebook()) - len(rules),
        options=[option_field(o, game.options[o.name]) for o in shelf.options if o.name != shelf.campaign],
        events={told.name: WEIGHTS[told.weight] for told in shelf.events},
        opens={told.name: told.opens for told in shelf.events if told.opens},
        collection=shelf.collection,
        campaign=list(shelf.campaign_options) if shelf.campaign else None,
        open=shelf.open,
        levels=list(LEVELS),
        content=wire_shelf.Contents(pack.label, pack.about, sorted({row.partition("/")[0] for row in sealed}), values),
    )
    return encode(found)


def sheet_of(game: Game, state: State) -> bytes:
    """The sheet of a game that is being played: with what has come into play of all that is sealed."""
    text = entry(game.slug).text()
    said = [(one.message, text.say(one.message, one.facts)) for one in game.sayings(state) if text.has(one.message)]
    return sheet(game.slug, game.pack, tuple(game.shown(state)), tuple(said))


def option_field(option: Option, default: Any) -> wire_shelf.Option:
    choices = [wire_shelf.Choice(value) for value in option.choices]
    return wire_shelf.Option(option.name, option.rule, default, option.pick, option.most, option.fine, choices)
