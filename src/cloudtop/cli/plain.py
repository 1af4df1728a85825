"""A table in a terminal for a game that brings no painter of its own: its view as lists, its offer as a numbered menu."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

import msgspec
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from cloudtop.cli.blocks import columns, header, title
from cloudtop.cli.canvas import BRASS
from cloudtop.cli.scene import Choice, Painter, Scene
from cloudtop.core.terms import Terms
from cloudtop.core.text import Text as Messages
from cloudtop.games import entry

HEAD = ("seat", "round", "rounds")  # said in the header already


class PlainPainter:
    """Draws any game: what it does not know it names."""

    def table(self, scene: Scene[Any], console: Console) -> RenderableType:
        data = msgspec.to_builtins(scene.view)
        out = Table.grid(padding=(0, 3))
        for name, value in data.items():
            if name not in HEAD:
                out.add_row(title(spoken(name)), drawn(value))
        scores = [Text.assemble(scene.who(seat), f"  {scene.total(seat)}") for seat in range(scene.game.seats)]
        return Group(header(scene, console.width), "", out, "", *scores)

    def choices(self, scene: Scene[Any]) -> list[Choice]:
        return [Choice([str(i)], [line], self.label(scene, line)) for i, line in enumerate(scene.lines, 1)]

    def label(self, scene: Scene[Any], line: str) -> Text:
        """A move in the words of the table, with what it takes and gives."""
        verb = scene.game.vocabulary.verb(scene.game.vocabulary.code(line))
        facts: dict[str, object] = {word.what: name for word, name in zip(verb.words, line.split()[1:])}
        message = f"do-{verb.name}"
        out = Text(scene.text.say(message, self.in_words(facts, scene.text)) if scene.text.has(message) else line)
        for deal in deals(scene.terms(line), scene.text) if verb.priced else []:
            out.append(f" · {deal}", "dim")
        return out

    def menu(self, scene: Scene[Any], choices: list[Choice], console: Console) -> RenderableType:
        return columns(choices, console)

    def prompt(self, scene: Scene[Any]) -> str:
        message = f"prompt-{scene.step}"
        return scene.text.say(message) if scene.text.has(message) else spoken(scene.step)

    def colour(self, score_line: str) -> str:
        return BRASS

    def in_words(self, facts: dict[str, object], text: Messages) -> dict[str, object]:
        """A value that has a message of its own (`card-3`) is said with it."""
        return {
            name: text.say(f"{name}-{value}") if text.has(f"{name}-{value}") else value for name, value in facts.items()
        }

    def tint(self, sentence: str) -> Text:
        return Text(sentence)


def deals(terms: Terms, text: Messages) -> list[str]:
    """What a move takes and what it gives, each as a phrase."""
    sides = (("terms-cost", terms.cost), ("terms-gain", terms.gain))
    return [text.say(message, {"amounts": amounts(things, text)}) for message, things in sides if things]


def amounts(things: dict[str, int], text: Messages) -> str:
    """`2 yellow, 1 blue`, by the messages `thing-<name>`."""
    said = [text.say(f"thing-{thing}", {"count": count}) for thing, count in things.items()]
    return ", ".join(said) or text.say("nothing")


def spoken(name: str) -> str:
    """The name of a field as a person reads it."""
    return name.replace("_", " ")


def drawn(value: object) -> RenderableType:
    """Plain data as a tree: short things in one line, records below each other."""
    if isinstance(value, list) and all(not isinstance(item, dict | list) for item in value):
        return Text("  ".join(map(short, value)) or "-")
    if not isinstance(value, dict | list):
        return Text(short(value))
    tree = Tree("", hide_root=True)
    for name, inner in value.items() if isinstance(value, dict) else enumerate(value, 1):
        if isinstance(inner, dict | list):
            tree.add(Group(Text(f"{spoken(str(name))}:"), drawn(inner)))
        else:
            tree.add(f"{spoken(str(name))} {short(inner)}")
    return tree


def short(value: object) -> str:
    return "-" if value is None else ("yes" if value else "no") if isinstance(value, bool) else str(value)


def painter_of(slug: str) -> Painter:
    """The painter that a game brings in its folder `terminal`; a plain one if it has none."""
    package = f"{entry(slug).package}.terminal"
    return cast(Painter, import_module(package).PAINTER()) if find_spec(package) is not None else PlainPainter()
