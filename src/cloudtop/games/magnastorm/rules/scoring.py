"""The score sheet and the ranking."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.game import Placing, ScoreLine
from cloudtop.games.magnastorm.state import LINES, MagnastormState

LINE_NAMES: Final = ("objectives", "commanders", "lost", "majorities", "stations", "effects", "artifacts")
LINE_RULES: Final = (
    "MS-OBJ-02", "MS-GOL-04", "MS-GEN-13", "MS-GOL-05", "MS-GOL-06", "MS-GEN-12", "MS-ADV-08",
)  # fmt: skip


def score_lines(state: MagnastormState, seat: i64) -> list[ScoreLine]:
    """MS-GEN-12, MS-GEN-13: reputation by where it came from."""
    return [ScoreLine(LINE_NAMES[i], state.players[seat].lines[i], LINE_RULES[i]) for i in range(LINES)]


def placed(state: MagnastormState) -> vec[i64]:
    """MS-WIN-01, MS-WIN-02, MS-WIN-03, MS-Q-64: seats from best to worst; equal ones by the turn order track."""
    out = state.order[:]
    i: i64
    for i in range(1, len(out)):
        seat: i64 = out[i]
        k: i64 = i
        while k > 0 and state.reputation(out[k - 1]) < state.reputation(seat):
            out[k] = out[k - 1]
            k -= 1
        out[k] = seat
    return out


def ranking(state: MagnastormState) -> list[Placing]:
    """MS-WIN-01, MS-WIN-02: every place is decided; the rule says by what."""
    order = placed(state)
    totals = [state.reputation(seat) for seat in order]
    out: list[Placing] = []
    for i, seat in enumerate(order):
        tied = totals.count(totals[i]) > 1
        out.append(Placing(seat, i + 1, totals[i], "MS-WIN-02" if tied else "MS-WIN-01"))
    return out


def margin(state: MagnastormState, seat: i64) -> i64:
    """Hundredths of a point ahead of the best rival; a better place on the track is worth one of them."""
    best: i64 = -1000
    rank: i64
    mine: i64 = 0
    for rank in range(len(state.order)):
        who: i64 = state.order[rank]
        worth: i64 = state.reputation(who) * 100 - rank
        if who == seat:
            mine = worth
        else:
            best = max(best, worth)
    return mine - best
