"""A position from a few parts: the game fills in the rest, and says why if it cannot."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game
from cloudtop.games import entry


def position(game: Game, **parts: Any) -> dict[str, Any]:
    """The data of a whole position in which these parts are as they are named here.

    Supplies, piles, other seats and the agenda are filled in; `turn` says whose turn it is and `ask` which step is pending.
    """
    if not isinstance(game, Game):
        raise Mistake("A position needs a game, such as ct.game('cloudcity').")
    package = f"{entry(game.slug).package}.fill"
    if find_spec(package) is None:
        raise Mistake(
            f"{entry(game.slug).title} does not fill in positions; load whole ones, as `game.dump` writes them."
        )
    data: dict[str, Any] = import_module(package).fill(game, parts)
    game.load(data)
    return data
