"""The options of every game: what is described can be chosen, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.errors import BadOptions
from cloudtop.core.options import Option
from cloudtop.games import entry
from tests.kit.options import sets_of

CHOICES = [(slug, option) for slug in ct.GAMES for option in entry(slug).options]


@pytest.mark.parametrize("slug", ct.GAMES)
def test_every_option_is_described_and_its_default_is_a_choice(slug: str) -> None:
    defaults = ct.game(slug).options
    assert [option.name for option in entry(slug).options] == list(defaults)
    for option in entry(slug).options:
        assert defaults[option.name] in option.choices


def chosen(slug: str, options: dict[str, Any], name: str) -> Any:
    """What a game with these options makes of one of them; nothing if there is no such game."""
    try:
        return ct.game(slug, **options).options[name]
    except BadOptions:
        return None


@pytest.mark.parametrize(
    ("slug", "option"), CHOICES, ids=lambda part: part.name if isinstance(part, Option) else str(part)
)
def test_every_choice_is_possible(slug: str, option: Option) -> None:
    """With some number of players, or in one of the option sets: Rectangle City is not for 4, seat F begins only if there is
    one, and a small scenario is not played on every board."""
    for value in option.choices:
        others: list[dict[str, Any]] = [{"players": n} for n in entry(slug).players]
        others += sets_of(slug)
        assert any(value == chosen(slug, {**more, option.name: value}, option.name) for more in others)


@pytest.mark.parametrize("slug", ct.GAMES)
def test_an_unknown_option_is_refused(slug: str) -> None:
    with pytest.raises(BadOptions) as e:
        ct.game(slug, weather="fine")
    assert e.value.message.startswith(f"'weather' is not an option of {entry(slug).title}; they are players, ")
