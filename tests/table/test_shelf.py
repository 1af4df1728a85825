"""What the shelf says about a game is true."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from cloudtop.table.series import sequel
from tests.kit.options import OPTION_SETS, label, make

OPEN = [named for named in OPTION_SETS if ct.GAMES[named[0]].open]
COLLECTED = [named for named in OPTION_SETS if ct.GAMES[named[0]].collection]


@pytest.mark.parametrize("slug", ct.GAMES)
def test_the_collection_is_an_option(slug: str) -> None:
    shelf = ct.GAMES[slug]
    assert shelf.collection in ["", *(option.name for option in shelf.options)]


@pytest.mark.parametrize("named", COLLECTED, ids=label)
def test_what_was_collected_is_brought_to_the_next_game(named: tuple[str, dict[str, Any]]) -> None:
    """Everybody owns at least what they brought, and the game takes it as it gave it."""
    game = make(named)
    option = ct.GAMES[named[0]].collection
    for evening in range(3):
        match = ct.Match(game, ["random"] * game.seats, evening).play()
        after = sequel(match)
        for seat, owned in game.options[option].items():
            assert set(owned) <= set(after[option][seat])
        assert any(after[option].values())
        game = ct.game(named[0], **after)
        assert game.options == after
