"""A game that can be looked at after any of its moves. It is played once; a few states are kept on the way."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Lock
from typing import Any

from cloudtop.core.game import Game
from cloudtop.core.state import State
from cloudtop.table.match import Match, Move
from cloudtop.web import projection
from cloudtop.web.sheets import sheet_of
from cloudtop.web.wire_past import Frame, Replay

STRIDE = 32  # moves from one state that is kept to the next
AT_FIRST = 8  # frames that come with the overview


class Walk:
    """Used by one thread at a time: whoever looks holds its lock."""

    def __init__(self, game: Game, names: list[str], position: dict[str, Any] | None) -> None:
        self.scene = Match(game, names=names, position=position)  # where the walk is just now
        self.lock = Lock()
        self.begin()

    def begin(self) -> None:
        self.log: list[Move] = []
        self.end: State = self.scene.state_at(0)
        self.marks = [self.end.copy()]  # the states after every so many moves
        self.counted: dict[int, list[tuple[int, list[int]]]] = {}

    def follow(self, log: list[Move]) -> Walk:
        """Go as far as a match has come; what is known of it already is not played again."""
        known = len(self.log)
        if known > len(log) or (known and self.log[-1] is not log[known - 1]):
            self.scene.log = []
            self.begin()
            known = 0
        for move in log[known:]:
            self.end.apply(move.seat, move.action)
            self.log.append(move)
            if len(self.log) % STRIDE == 0:
                self.marks.append(self.end.copy())
        if known < len(log):
            self.counted = {}
        return self

    def moments(self, first: int, last: int) -> Iterator[Match]:
        """The match after `first` moves, and after each one until `last`."""
        mark = min(first // STRIDE, len(self.marks) - 1)
        state = self.marks[mark].copy()
        for length in range(mark * STRIDE, last + 1):
            if length > mark * STRIDE:
                move = self.log[length - 1]
                state.apply(move.seat, move.action)
            if length >= first:
                self.scene.state, self.scene.log = state, self.log[:length]
                yield self.scene

    def overview(self, seat: int) -> Replay:
        """All that happened, and the first moments; any others are asked for."""
        with self.lock:
            game, length = self.scene.game, len(self.log)
            self.scene.state, self.scene.log = self.end, self.log
            return Replay(
                game=game.slug,
                content=game.pack.label,
                options=game.options,
                names=self.scene.names,
                over=self.end.over(),
                length=length,
                moves=projection.moves(self.scene, 0, [seat]),
                frames=self.some_frames(seat, 0, min(AT_FIRST - 1, length)),
            )

    def frames(self, seat: int, first: int, count: int) -> list[Frame]:
        """Moments with the eyes of a seat."""
        with self.lock:
            return self.some_frames(seat, first, min(first + count - 1, len(self.log)))

    def some_frames(self, seat: int, first: int, last: int) -> list[Frame]:
        return [
            Frame(len(match.log), projection.now(match, len(match.log), [seat], True))
            for match in self.moments(first, last)
        ]

    def sheet(self, at: int | None) -> bytes:
        """What is printed and was in play after so many moves, or at the end."""
        with self.lock:
            last = len(self.log)
            length = last if at is None else min(at, last)
            (moment,) = self.moments(length, length)
            return sheet_of(moment.game, moment.state)

    def totals(self, seat: int) -> list[tuple[int, list[int]]]:
        """The scores of all seats over time, as far as a seat knows them: after so many moves, whenever they change."""
        with self.lock:
            if seat not in self.counted:
                self.counted[seat] = self.count(seat)
            return self.counted[seat]

    def count(self, seat: int) -> list[tuple[int, list[int]]]:
        out: list[tuple[int, list[int]]] = []
        for match in self.moments(0, len(self.log)):
            table = projection.seen(match, seat).veiled
            now = [match.game.total(table, owner) for owner in range(match.game.seats)]
            if not out or out[-1][1] != now:
                out.append((len(match.log), now))
        return out
