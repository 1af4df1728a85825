"""Who has won: seats ordered by their standings, a tuple each, what counts most first."""

from __future__ import annotations

from mypy_extensions import i64


class Placing:
    """A seat's final rank (1 is best, shared if equal) and the rule that decided it."""

    def __init__(self, seat: int, rank: int, total: int, rule: str) -> None:
        self.seat = seat
        self.rank = rank
        self.total = total
        self.rule = rule

    def __repr__(self) -> str:
        return f"Placing(seat={self.seat!r}, rank={self.rank!r}, total={self.total!r}, rule={self.rule!r})"


def ranked(standings: list[tuple[int, ...]], rules: tuple[str, ...], enough: int = 0, alone: str = "") -> list[Placing]:
    """Seats from best to worst; those equal in everything share a rank.

    `rules[i]` is the rule that decides by the i-th number of a standing; the last one says what being equal means.
    Who plays alone wins with `enough` by the rule `alone`, and else has rank 2.
    """
    if len(standings) == 1 and alone:
        total = standings[0][0]
        return [Placing(0, 1 if total >= enough else 2, total, alone)]
    out: list[Placing] = []
    for seat in sorted(range(len(standings)), key=lambda s: standings[s], reverse=True):
        mine = standings[seat]
        rank = 1 + len([other for other in standings if other > mine])
        deepest = max([0] + [alike(mine, other) for s, other in enumerate(standings) if s != seat])
        out.append(Placing(seat, rank, mine[0], rules[deepest]))
    return out


def alike(one: tuple[int, ...], two: tuple[int, ...]) -> int:
    """How many numbers of two standings are equal before the first that is not."""
    depth = 0
    while depth < len(one) and one[depth] == two[depth]:
        depth += 1
    return depth


def margin_of(standings: list[tuple[int, ...]], seat: i64, enough: i64 = 0) -> i64:
    """Hundredths of a point ahead of the best rival; winning, if only by a tie-break, is worth half a point more.

    Who plays alone is ahead of what is `enough`.
    """
    mine = standings[seat]
    if len(standings) == 1:
        return (mine[0] - enough) * 100
    best = max([other for s, other in enumerate(standings) if s != seat])
    edge: i64 = 50 if mine > best else -50 if mine < best else 0
    return (mine[0] - best[0]) * 100 + edge
