"""The match of a web table: its luck is secret until it is over, and people may end it before the game does."""

from __future__ import annotations

from typing import Any

from cloudtop.core.chance import NOBODY, Rng
from cloudtop.core.game import Game, Placing, seat_name
from cloudtop.table.luck import Luck, numbers, seal_of
from cloudtop.table.match import Match
from cloudtop.table.record import ENDED, LUCK, Record


class TableMatch(Match):
    """Nobody can compute its luck: every move has random numbers of its own, made from a secret key."""

    def __init__(self, game: Game, names: list[str], secret: str, position: dict[str, Any] | None, begun: int) -> None:
        self.resigned: list[int] = []  # seats, the first one first
        self.drawn: list[int] = []  # the seats for which lots were drawn
        self.secret = secret
        self.begun = begun  # moves that were taken over from another game
        super().__init__(game, names=names, position=position)

    # --- luck ---

    def luck(self, purpose: str = "chance") -> Rng:
        return numbers(self.secret, purpose, len(self.log))

    def promise(self) -> Luck:
        """What anybody may know of its luck: the key only when the game is over."""
        return Luck(seal_of(self.secret), self.begun, self.secret if self.over else "")

    # --- the end ---

    @property
    def stopped(self) -> bool:
        """Have people ended it: all but one have resigned, or lots were drawn?"""
        return bool(self.drawn) or len(self.resigned) >= max(1, self.game.seats - 1)

    @property
    def over(self) -> bool:
        return self.stopped or self.state.over()

    def waiting(self) -> list[int]:
        return [] if self.stopped else self.state.waiting()

    def winner(self) -> int:
        """Who has won the lots, or NOBODY."""
        return self.drawn[self.luck("lots").below(len(self.drawn))] if self.drawn else NOBODY

    def ranking(self) -> list[Placing]:
        """As the game ranks the seats; but lots decide who is first, and who has resigned is last."""
        found = self.game.ranking(self.state)
        if not self.resigned and not self.drawn:
            return found
        winner = self.winner()
        stays = [placing for placing in found if placing.seat not in self.resigned and placing.seat != winner]
        first = [placing for placing in found if placing.seat == winner]
        last = [placing for seat in reversed(self.resigned) for placing in found if placing.seat == seat]
        out = [Placing(p.seat, 1, p.total, "") for p in first]
        for placing in stays:
            better = len([p for p in stays if p.rank < placing.rank])
            rule = "" if self.stopped else placing.rule
            out.append(Placing(placing.seat, 1 + len(first) + better, placing.total, rule))
        return out + [Placing(p.seat, len(out) + n, p.total, "") for n, p in enumerate(last, 1)]

    # --- keeping ---

    def record(self) -> Record:
        """With what it takes to check its luck, and how people have ended it."""
        found, luck = super().record(), self.promise()
        found.head[LUCK] = f"{luck.seal} after {luck.begun}" if luck.begun else luck.seal
        if self.stopped:
            found.head[ENDED] = self.ending()
        found.key = luck.key
        return found

    def ending(self) -> str:
        """`B resigned`, or `A by lots among A B C`: the number `lots <moves>` of the key picks one of them."""
        if self.drawn:
            return f"{seat_name(self.winner())} by lots among {' '.join(seat_name(seat) for seat in self.drawn)}"
        return f"{' '.join(seat_name(seat) for seat in self.resigned)} resigned"
