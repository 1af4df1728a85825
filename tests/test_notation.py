"""docs/notation.md says every key of a position, every step with its numbers, and every part that a position can be made from."""

from __future__ import annotations

import re
import runpy
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import cloudtop as ct
from tests.kit.options import FILLED

ROOT = Path(__file__).parent.parent
TOOL = runpy.run_path(str(ROOT / "tools" / "notation.py"))
PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")


def section(slug: str) -> str:
    """What the page says of the positions of a game."""
    return re.split(r"^##+ ", PAGE.split(f"### Position data of {ct.GAMES[slug].title}\n")[1], flags=re.M)[0]


def first_column(text: str) -> set[str]:
    """Everything in code style in the first columns of the tables."""
    return {name for row in re.findall(r"^\| (.*?) \|", text, re.M) for name in re.findall(r"`([^`]+)`", row)}


def records(module: ModuleType) -> list[Any]:
    """The records that a module declares."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__]


@pytest.mark.parametrize("slug", FILLED)
def test_every_key_has_its_line(slug: str) -> None:
    kinds = records(import_module(f"{ct.GAMES[slug].package}.position"))
    keys = {field for kind in kinds for field in kind.__struct_fields__}
    assert len(kinds) == 2 and keys - first_column(section(slug)) == set()


@pytest.mark.parametrize("slug", FILLED)
def test_every_part_is_named(slug: str) -> None:
    about = section(slug).split("Parts for `ct.position`:")[1].split("<!--")[0]
    parts = {
        field for kind in records(import_module(f"{ct.GAMES[slug].package}.fill")) for field in kind.__struct_fields__
    }
    assert {part for part in parts if f"`{part}`" not in about} == set()


def test_the_steps_are_as_the_code_has_them() -> None:
    assert TOOL["written"](PAGE) == PAGE


@pytest.mark.parametrize("slug", FILLED)
def test_every_number_of_a_step_has_its_meaning(slug: str) -> None:
    steps = TOOL["steps"](ct.GAMES[slug])
    named = {number for numbers in steps.values() for number in numbers}
    assert named - first_column(section(slug).split("<!-- end -->")[1]) == set()


@pytest.mark.parametrize("slug", FILLED)
def test_the_numbers_are_those_of_the_agenda(slug: str) -> None:
    """A step that is pending in a game has as many numbers as the page says."""
    game = ct.game(slug)
    state, rng, steps = game.new(), ct.Rng(3), TOOL["steps"](ct.GAMES[slug])
    while not state.over():
        for step in state.agenda:
            assert len(step.numbers()) == len(steps[step.name()]), step.name()
        ct.play_randomly(state, rng, 1)
