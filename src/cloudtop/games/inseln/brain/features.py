"""What the learned value of Die Inseln im Nebel looks at, besides what the evaluation by hand says: an island at the start of a turn.

Each feature is there once for every part of a game, as `loose tile, round 5`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.state import State
from cloudtop.core.value import NamedFeatures
from cloudtop.games.inseln.actions import CITY, JOKER, LANDSCAPES, MONUMENT
from cloudtop.games.inseln.brain.evaluate import evaluate
from cloudtop.games.inseln.brain.outlook import Outlook
from cloudtop.games.inseln.geometry import BIT, DIRECTIONS, NEIGHBOUR, around, count, lowest, spread
from cloudtop.games.inseln.rules.scoring import total_points, volcano_points
from cloudtop.games.inseln.state import FINAL_ROUND, LAST_ROUND, InselnState, own
from cloudtop.games.inseln.steps.turn import Fly

ROUNDS: Final = 10  # later ones are like the last of them
PARTS: Final[list[str]] = [*[f"round {n + 1}" for n in range(ROUNDS)], "next to last round", "last round"]
THINGS: Final[list[str]] = [
    "being there",
    "linked tile",
    "loose tile",
    "loose tile beside its kind",
    "joker",
    "coast connected",
    "coast that needs one tile",
    "coast that needs two tiles",
    "coast that needs three tiles",
    "coast out of reach",
    "energy up to six",
    "energy above six",
    "tile on an ocular",
    "joker on an ocular",
    "city on an ocular",
    "monument on an ocular",
    "free ocular",
    "free cell around a city",
    "tile around a city",
    "group of five",
    "group of four",
    "group of three",
    "point of an uncovered volcano",
    "monument",
    "monument of the best rival",
    "free cell around the balloon",
    "all coasts connected",
    "coast that the best rival lacks",
    "turns before the own one",
]
KINDS: Final = 29


class Prospects(NamedFeatures):
    def __init__(self) -> None:
        super().__init__([f"{name}, {part}" for part in PARTS for name in THINGS], trace=80, slow=2000)

    def known(self, state: State, seat: i64) -> i64:
        return evaluate(own(state), seat)

    def outcome(self, state: State, seat: i64) -> i64:
        return total_points(own(state), seat) * 100

    def moment(self, state: State, seat: i64) -> i64:
        """Once a turn, before the balloon flies."""
        return own(state).round if isinstance(state.agenda[-1], Fly) else -1

    def active(self, state: State, seat: i64) -> vec[i64]:
        table = own(state)
        out = vec[i64](capacity=64)
        if len(table.agenda) == 0 or table.round == 0:
            return out
        part: i64 = min(table.round, ROUNDS) - 1
        if table.ending == FINAL_ROUND:
            part = ROUNDS
        elif table.ending == LAST_ROUND:
            part = ROUNDS + 1
        counts = counts_of(table, seat)
        i: i64
        for i in range(KINDS):
            if counts[i] != 0:
                out = append(append(out, part * KINDS + i), counts[i])
        return out


def counts_of(state: InselnState, seat: i64) -> vec[i64]:
    """How much a seat has of each of the things."""
    out = vec[i64]([0] * KINDS)
    outlook = Outlook(state, seat)
    island = outlook.island
    out[0] = 1
    landscape: i64
    for landscape in range(LANDSCAPES):
        tiles: i64 = island.mask[landscape]
        here: i64 = tiles & outlook.near[landscape]
        out[1] += count(here)
        loose: i64 = tiles & ~here
        out[2] += count(loose)
        out[3] += count(loose & around(tiles | island.mask[JOKER]))
        need: i64 = outlook.need[landscape]
        out[5 + min(need, 4)] += 1
        biggest: i64 = biggest_group(tiles, tiles | island.mask[JOKER])
        if biggest >= 3:
            out[19 + 5 - min(biggest, 5)] += 1
    out[4] = count(island.mask[JOKER])
    out[10] = min(island.energy, 6)
    out[11] = max(0, island.energy - 6)
    for kind in island.oculars:
        face: i64 = outlook.box.face[kind]
        out[12 if face < LANDSCAPES else 13 if face == JOKER else 14 if face == CITY else 15] += 1
    out[16] = state.capacity(seat) - len(island.oculars)
    left: i64 = island.mask[CITY]
    while left != 0:
        city: i64 = lowest(left)
        out[17] += count(around(city) & outlook.free)
        out[18] += count(around(city) & outlook.land)
        left &= ~city
    out[22] = volcano_points(outlook.box, island)
    out[23] = count(island.mask[MONUMENT])
    lacks: i64 = LANDSCAPES
    other: i64
    for other in range(state.seats):
        if other != seat:
            out[24] = max(out[24], count(state.islands[other].mask[MONUMENT]))
            if state.islands[other].connected > 0:
                lacks = 0
    direction: i64
    if island.balloon >= 0:
        for direction in range(DIRECTIONS):
            near: i64 = NEIGHBOUR[island.balloon * DIRECTIONS + direction]
            if near >= 0 and outlook.free & BIT[near]:
                out[25] += 1
    out[26] = 1 if island.connected > 0 else 0
    out[27] = lacks
    out[28] = (seat - state.first + state.seats) % state.seats if state.first >= 0 else 0
    return out


def biggest_group(own_tiles: i64, tiles: i64) -> i64:
    """The size of the largest group with a tile of the landscape itself."""
    best: i64 = 0
    left: i64 = own_tiles
    while left != 0:
        group: i64 = spread(lowest(left), tiles)
        best = max(best, count(group))
        left &= ~group
    return best
