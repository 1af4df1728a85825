"""The score sheet and the ranking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cloudtop.core.game import ScoreLine
from cloudtop.core.ranking import Placing, ranked
from cloudtop.games.magnastorm.state import LINES, MagnastormState

LINE_NAMES: Final = ("objectives", "commanders", "lost", "majorities", "stations", "effects", "artifacts")
LINE_RULES: Final = (
    "MS-OBJ-02", "MS-GOL-04", "MS-GEN-13", "MS-GOL-05", "MS-GOL-06", "MS-GEN-12", "MS-ADV-08",
)  # fmt: skip


def score_lines(state: MagnastormState, seat: i64) -> list[ScoreLine]:
    """MS-GEN-12, MS-GEN-13: reputation by where it came from."""
    return [ScoreLine(LINE_NAMES[i], state.players[seat].lines[i], LINE_RULES[i]) for i in range(LINES)]


def standings(state: MagnastormState) -> list[tuple[int, ...]]:
    """MS-WIN-01, MS-WIN-02, MS-WIN-03, MS-Q-64: reputation, then the turn order track; nothing before there is an order."""
    out: list[tuple[int, ...]] = [()] * len(state.order)
    for place, seat in enumerate(state.order):
        out[seat] = (state.reputation(seat), -place)
    return out


def ranking(state: MagnastormState) -> list[Placing]:
    """MS-WIN-01, MS-WIN-02: every place is decided; the rule says by what."""
    return ranked(standings(state), ("MS-WIN-01", "MS-WIN-02"))


def placed(state: MagnastormState) -> list[int]:
    """The same in short: the seats from best to worst."""
    standing = standings(state)
    return sorted(range(state.seats), key=lambda seat: standing[seat], reverse=True)


def margin(state: MagnastormState, seat: i64) -> i64:
    """Hundredths of a point ahead of the best rival; a better place on the track is worth one of them."""
    worth = [standing[0] * 100 + standing[1] for standing in standings(state)]
    mine = worth.pop(seat)
    return mine - max(worth)
