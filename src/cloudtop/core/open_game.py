"""Games in which nothing is hidden."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from cloudtop.core.chance import Rng
from cloudtop.core.game import Game
from cloudtop.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenGame(Game):
    """Everybody sees the whole table."""

    def veil(self, state: State, seat: i64) -> State:
        return state.copy()

    def imagine(self, veiled: State, rng: Rng) -> State:
        return veiled.copy()
