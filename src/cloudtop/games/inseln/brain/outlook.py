"""What is worth doing on an island: which cells link, connect, score. Made once for a decision, asked for every option."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.games.inseln.actions import (
    CITY,
    DAM,
    FACES,
    JOKER,
    LANDSCAPES,
    LIGHTHOUSE,
    MONUMENT,
    OBSERVATORY,
    PARK,
    WINDMILL,
)
from cloudtop.games.inseln.geometry import BIT, CELLS, EDGE, YARD, around, count, spread
from cloudtop.games.inseln.rules.coasts import coast_shows, coast_tiles
from cloudtop.games.inseln.rules.scoring import linked
from cloudtop.games.inseln.state import (
    DROP,
    FINAL_ROUND,
    LAST_ROUND,
    QUESTION,
    RUNNING,
    VOLCANO,
    Box,
    InselnState,
    Island,
)

FAR: Final = 5  # a coast that needs more tiles is not planned for
# Hundredths of a victory point.
LINKED: Final = 200
LINKED_JOKER: Final = 100
BESIDE: Final = 70  # next to a tile of its kind: it may be linked later, and groups grow
LONELY: Final = 20
GROUPING: Final = 35
HIDING: Final = 60  # a coast cell that shows its landscape no more
DRAW_WORTH: Final = 150
VOLCANO_LATER: Final = 50  # percent of its points that a volcano would cost less in the end, early in the game
CITY_HOPE: Final = 45  # a free cell around a city
MONUMENT_WORTH: Final = 280
MONUMENT_BEHIND: Final = 90
BLOCKING: Final = 50  # percent of what a way is worth that a building on it takes away
FLIGHT_ENERGY: Final = 70  # while there is time to fly
SPARE_ENERGY: Final = 30  # beyond the first six
FUTURE_LEAST: Final = 30
FUTURE_LOSS: Final = 6
CROWN_ENERGY: Final = 50
STORED: Final = 62  # percent of its best worth that a tile keeps while it waits on an ocular
UNKNOWN: Final = -1000000
COAST: Final[vec[i64]] = vec[i64]([130, 150, 170, 190, 220, 300, 0])  # the next coast, by coasts connected


@mypyc_attr(acyclic=True)
class Outlook:
    """Masks of an island, by landscape: where a tile would be linked, where it lies beside its kind, which way leads to the coast."""

    def __init__(self, state: InselnState, seat: i64) -> None:
        box = state.box
        island = state.islands[seat]
        self.state: InselnState = state
        self.seat: i64 = seat
        self.box: Box = box
        self.island: Island = island
        self.free: i64 = island.free()
        self.land: i64 = island.land()
        self.future: i64 = future(state)
        self.energy: i64 = energy_worth(state, seat)
        near = vec[i64](capacity=LANDSCAPES)
        beside = vec[i64](capacity=LANDSCAPES)
        shows = vec[i64](capacity=LANDSCAPES)
        landscape: i64
        for landscape in range(LANDSCAPES):
            coast: i64 = coast_shows(box, island, landscape)
            near = append(near, around(linked(box, island, landscape) | coast) | coast)
            beside = append(beside, around(island.mask[landscape] | island.mask[JOKER]))
            shows = append(shows, coast)
        self.near: vec[i64] = near
        self.beside: vec[i64] = beside
        self.shows: vec[i64] = shows
        self.cities: i64 = around(island.mask[CITY])
        self.parks: i64 = around(island.mask[PARK])
        self.known: vec[i64] = vec[i64]([UNKNOWN] * (FACES * CELLS))
        self.kept: vec[i64] = vec[i64]([UNKNOWN] * FACES)
        self.need: vec[i64] = vec[i64]([FAR] * LANDSCAPES)
        self.way: vec[i64] = vec[i64]([0] * LANDSCAPES)
        self.ways: vec[i64] = vec[i64]([UNKNOWN] * CELLS)
        self.connected: i64 = 0
        self.find_ways()

    def find_ways(self) -> None:
        """How many tiles each coast still needs, and on which cells they may lie."""
        layers = vec[i64](capacity=FAR)
        reached: i64 = BIT[YARD] | spread(around(BIT[YARD]), self.land)
        grown: i64 = reached
        missing: i64 = 0
        tiles: i64
        landscape: i64
        for tiles in range(FAR):
            layers = append(layers, grown)
            edge: i64 = around(reached)
            missing = 0
            for landscape in range(LANDSCAPES):
                if self.need[landscape] == FAR:
                    if edge & self.shows[landscape] or coast_tiles(self.box, self.island, landscape) & reached:
                        self.need[landscape] = tiles
                        if tiles == 0:
                            self.connected += 1
                        else:
                            self.way[landscape] = self.way_back(layers, landscape, tiles)
                    else:
                        missing += 1
            if missing == 0:
                return
            grown = edge & self.free
            grown |= spread(around(grown), self.land) & ~reached
            reached |= grown

    def way_back(self, layers: vec[i64], landscape: i64, tiles: i64) -> i64:
        """The free cells on the shortest ways to a coast."""
        out: i64 = 0
        front: i64 = self.shows[landscape] | coast_tiles(self.box, self.island, landscape)
        while tiles > 0:
            touching: i64 = around(front)
            touching |= around(spread(touching, self.land & layers[tiles]))
            front = touching & layers[tiles] & self.free
            out |= front
            tiles -= 1
        return out

    # --- what a tile on a cell is worth ---

    def place(self, face: i64, cell: i64) -> i64:
        """Hundredths that a tile with this face brings on this cell; what the cell itself brings comes on top (`special`)."""
        known: i64 = self.known[face * CELLS + cell]
        if known == UNKNOWN:
            known = self.look(face, cell)
            self.known[face * CELLS + cell] = known
        return known

    def look(self, face: i64, cell: i64) -> i64:
        bit: i64 = BIT[cell]
        worth: i64 = 0
        landscape: i64
        for landscape in range(LANDSCAPES):
            if self.shows[landscape] & bit and face != landscape and face != JOKER:
                worth -= HIDING * self.future // 100
        if face < LANDSCAPES:
            return worth + self.tile(face, bit) + self.way_worth(cell) + self.beside_buildings(bit)
        if face == JOKER:
            for landscape in range(LANDSCAPES):
                if self.near[landscape] & bit:
                    worth += LINKED_JOKER
                elif self.beside[landscape] & bit:
                    worth += BESIDE // 3 * self.future // 100
            return worth + self.way_worth(cell) + self.beside_buildings(bit)
        worth -= self.way_worth(cell) * BLOCKING // 100
        if face == CITY:
            return (
                worth
                + 100 * count(around(bit) & self.land)
                + CITY_HOPE * self.future // 100 * count(around(bit) & self.free)
            )
        if face == MONUMENT:
            return worth + self.monument()
        return worth + self.extension(face, bit)

    def best(self, face: i64) -> i64:
        """The most that a tile with this face can bring on any free cell."""
        most: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if self.free & BIT[cell]:
                most = max(most, self.place(face, cell))
        return most

    def stored(self, kind: i64) -> i64:
        """What a tile is worth on an ocular."""
        face: i64 = self.box.face[kind]
        if self.future == 0:
            return 0
        if self.kept[face] == UNKNOWN:
            self.kept[face] = self.best(face) * STORED // 100
        return self.kept[face]

    def tile(self, landscape: i64, bit: i64) -> i64:
        worth: i64 = LINKED if self.near[landscape] & bit else LONELY * self.future // 100
        if self.beside[landscape] & bit:
            worth += GROUPING
            if self.near[landscape] & bit == 0:
                worth += BESIDE * self.future // 100
        return worth

    def way_worth(self, cell: i64) -> i64:
        """A landscape tile on the way to coasts that are not connected yet."""
        if self.future == 0 and self.connected + 2 <= LANDSCAPES:
            return 0
        worth: i64 = self.ways[cell]
        if worth == UNKNOWN:
            worth = 0
            landscape: i64
            for landscape in range(LANDSCAPES):
                if self.way[landscape] & BIT[cell]:
                    worth += COAST[self.connected] // self.need[landscape]
            self.ways[cell] = worth
        return worth

    def beside_buildings(self, bit: i64) -> i64:
        return (100 if self.cities & bit else 0) + (60 if self.parks & bit else 0)

    def special(self, cell: i64) -> i64:
        special: i64 = self.box.special[cell]
        if special == VOLCANO:
            return self.box.amount[cell] * (100 - VOLCANO_LATER * self.future // 100)
        if special == DROP:
            return self.box.amount[cell] * self.energy
        return DRAW_WORTH if special == QUESTION else 0

    def monument(self) -> i64:
        """One monument more, as the majority stands."""
        own: i64 = count(self.island.mask[MONUMENT])
        ahead: i64 = 0
        for island in self.state.islands:
            if count(island.mask[MONUMENT]) > own + 1:
                ahead += 1
        return MONUMENT_WORTH - MONUMENT_BEHIND * ahead

    def extension(self, face: i64, bit: i64) -> i64:
        if face == LIGHTHOUSE:
            return self.box.lighthouse * 100 if EDGE & bit else 0
        if face == PARK:
            return 75 * count(around(bit) & self.land) + 40 * self.future // 100 * count(around(bit) & self.free)
        if face == WINDMILL:
            return self.box.windmill * self.energy * 4 * self.future // 100
        if face == OBSERVATORY:
            return 150 * self.future // 100
        return self.dam(bit) if face == DAM else 0

    def dam(self, bit: i64) -> i64:
        worth: i64 = 0
        cell: i64
        near: i64 = around(bit) & self.free
        for cell in range(len(BIT)):
            if near & BIT[cell] and self.box.special[cell] == VOLCANO:
                worth += self.box.amount[cell] * 70
        return worth


def future(state: InselnState) -> i64:
    """How much of the game is still to come, in hundredths of a usual one."""
    if state.ending == LAST_ROUND:
        return 0
    if state.ending == FINAL_ROUND:
        return 30
    return max(FUTURE_LEAST, 100 - FUTURE_LOSS * max(0, state.round - 3))


def energy_worth(state: InselnState, seat: i64) -> i64:
    """Hundredths for one more energy: for flights while there is time, for crowns in the end."""
    energy: i64 = state.islands[seat].energy
    if energy >= len(state.box.crown) - 2:
        return 5
    if state.ending == RUNNING:
        return FLIGHT_ENERGY if energy < 6 else SPARE_ENERGY
    return CROWN_ENERGY
