"""Which walkways to build: the best set that the buildings, the ways and the stock allow."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.games.cloudcity.geometry import SPAN_LENGTH, SPAN_START, SPAN_STEP, span_end
from cloudtop.games.cloudcity.state import ENDS, LEVEL, ONE_END, PASSES, City, CloudCityState


@mypyc_attr(acyclic=True)
class Choice:
    """The walkways of one level that could be built, and the best set of them that was found."""

    def __init__(self, level: i64) -> None:
        self.level: i64 = level
        self.spans: vec[i64] = vec[i64](capacity=16)  # dear ones first
        self.votes: vec[i64] = vec[i64](capacity=16)
        self.taken: vec[i64] = vec[i64]([0] * 64)  # 1 for those in hand at this moment
        self.best: vec[i64] = vec[i64](capacity=16)
        self.most: i64 = -1


def best_set(state: CloudCityState, city: City) -> vec[i64]:
    """The walkways that bring most votes together, as the city lies. Levels do not disturb each other (CC-RES-06)."""
    out = vec[i64](capacity=16)
    level: i64
    for level in range(1, 4):
        choice = Choice(level)
        rest: i64 = 0
        votes: i64 = 0
        length: i64 = len(state.box.votes)
        while length > 0:
            votes = state.box.votes[length - 1]
            for span in city.open:
                if (
                    SPAN_LENGTH[span] == length
                    and city.cells[SPAN_START[span]] & LEVEL == level
                    and state.stock[state.piece(level, span)] > 0
                    and len(choice.spans) < 64
                ):
                    choice.spans = append(choice.spans, span)
                    choice.votes = append(choice.votes, votes)
                    rest += votes
            length -= 1
        try_from(state, city, choice, 0, 0, rest)
        for span in choice.best:
            out = append(out, span)
    return out


def try_from(state: CloudCityState, city: City, choice: Choice, k: i64, votes: i64, rest: i64) -> None:
    """All sets of the walkways from `k` on, with what is in hand; those that cannot become the best are left out."""
    if votes + rest <= choice.most:
        return
    if k == len(choice.spans):
        choice.most = votes
        choice.best = vec[i64](capacity=16)
        i: i64
        for i in range(k):
            if choice.taken[i] == 1:
                choice.best = append(choice.best, choice.spans[i])
        return
    span: i64 = choice.spans[k]
    worth: i64 = choice.votes[k]
    piece: i64 = state.piece(choice.level, span)
    if state.stock[piece] > 0 and has_room(city, span, choice.level):
        state.stock[piece] -= 1
        mark(city, span, choice.level, 1)
        choice.taken[k] = 1
        try_from(state, city, choice, k + 1, votes + worth, rest - worth)
        choice.taken[k] = 0
        mark(city, span, choice.level, -1)
        state.stock[piece] += 1
    try_from(state, city, choice, k + 1, votes, rest - worth)


def has_room(city: City, span: i64, level: i64) -> bool:
    """Do both ends have room for one more, and does none of this level cross its way?"""
    cells = city.cells
    cell: i64 = SPAN_START[span]
    if cells[cell] & ENDS >= 2 * ONE_END or cells[span_end(span)] & ENDS >= 2 * ONE_END:
        return False
    k: i64
    for k in range(1, SPAN_LENGTH[span]):
        cell += SPAN_STEP[span]
        if cells[cell] & PASSES[level] != 0:
            return False
    return True


def mark(city: City, span: i64, level: i64, way: i64) -> None:
    """Lay a walkway in thought, or lift it again (`way` -1): nothing else of its level passes where it does."""
    cell: i64 = SPAN_START[span]
    city.cells[cell] += way * ONE_END
    city.cells[span_end(span)] += way * ONE_END
    k: i64
    for k in range(1, SPAN_LENGTH[span]):
        cell += SPAN_STEP[span]
        city.cells[cell] += way * PASSES[level]
