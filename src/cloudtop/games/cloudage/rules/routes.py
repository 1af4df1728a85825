"""Where an airship can get in this movement, and by which way."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.games.cloudage.land import FAR, NEAR, flood
from cloudtop.games.cloudage.rules.flight import end_in_reach, entry_cost
from cloudtop.games.cloudage.state import CloudAgeState


def ways_from(state: CloudAgeState, seat: i64, points: i64) -> list[tuple[int, int, list[int]]]:
    """CA-MOV-04, CA-MOV-18: each space in reach from which the movement can end, its cost, and the spaces on the way."""
    start: i64 = state.players[seat].place
    paid = flood(state.land, start, state.plants, points)
    out: list[tuple[int, int, list[int]]] = []
    for space, cost in enumerate(paid):
        if cost < FAR and space != start and end_in_reach(state, seat, space, points - cost):
            out.append((space, int(cost), way_back(state, paid, start, space)))
    return out


def way_back(state: CloudAgeState, paid: vec[i64], start: i64, space: i64) -> list[int]:
    """The spaces to enter, from the start on; the lowest number where several ways cost the same."""
    way: list[int] = []
    while space != start:
        way.append(int(space))
        before: i64 = paid[space] - entry_cost(state, space)
        i: i64 = space * NEAR
        best: i64 = -1
        while i < space * NEAR + NEAR and state.land.near[i] >= 0:
            other: i64 = state.land.near[i]
            if paid[other] == before and (best < 0 or other < best):
                best = other
            i += 1
        space = best
    way.reverse()
    return way
