"""All that a bot or a remote client ever gets: what one seat may know, and its offer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.chance import Rng
from cloudtop.core.game import Game
from cloudtop.core.seats import find_seat
from cloudtop.core.shape import View
from cloudtop.core.state import State
from cloudtop.core.terms import Terms


class Glimpse:
    """A seat's view of the table, with no way to the state behind it."""

    def __init__(self, game: Game, veiled: State, seat: i64) -> None:
        self.game = game
        self.veiled = veiled
        self.seat: i64 = seat

    def offer(self) -> vec[i64]:
        """What the seat may do now, computed from what it knows; nothing if it has nothing to decide."""
        return self.veiled.offer(self.seat) if self.seat in self.veiled.waiting() else vec[i64]()

    def terms(self, action: int) -> Terms:
        """What an offered action takes and gives, as far as the seat can know."""
        return self.game.terms(self.veiled, self.seat, action)

    def view(self) -> View:
        return self.game.view_of(self.veiled, self.seat)

    def imagine(self, rng: Rng) -> State:
        """A random full state that agrees with everything the seat knows."""
        return self.game.imagine(self.veiled, rng)


def glimpse(game: Game, state: State, seat: object) -> Glimpse:
    who: i64 = find_seat(seat, game.seats, eyes=True)
    return Glimpse(game, game.veil(state, who), who)
