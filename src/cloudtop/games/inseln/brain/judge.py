"""What each offered action adds to a seat's expectation: quick enough for every step of a playout."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.games.inseln.actions import (
    BAG_KINDS,
    CALL,
    CONVERT,
    DISCARD,
    DONE,
    DRAW,
    EXCHANGE,
    EXTEND,
    EXTENSION_KIND,
    FLY,
    KEEP,
    MAX_POINTS,
    OCULAR,
    PICK,
    PLACE,
    REROLL,
    SKIP,
    STORE,
    TAKE,
)
from cloudtop.games.inseln.brain.outlook import UNKNOWN, Outlook
from cloudtop.games.inseln.geometry import BIT, CELLS, DIRECTIONS, NEIGHBOUR
from cloudtop.games.inseln.rules.clouds import cloud_tiles
from cloudtop.games.inseln.rules.flight import FLIGHTS, flight_target, flight_to, price, surplus
from cloudtop.games.inseln.rules.placing import free_cells
from cloudtop.games.inseln.state import InselnState
from cloudtop.games.inseln.steps.coasts import acting

FACES_OF_A_DIE: Final = 6
# Hundredths of a victory point.
DRAWN: Final = 110  # a tile from the bag
NEXT: Final = 35  # percent of what a cell promises that a tile not yet taken may bring
ROOM: Final = 8  # a free cell to place on
OCULAR_WORTH: Final = 220  # one more ocular at the start of a game
POINT: Final = 45  # a point at the harbour
BONUS: Final[vec[i64]] = vec[i64]([50, 100, DRAWN, 0, 0, 0])  # of the faces that do not change the flight


@mypyc_attr(acyclic=True)
class Judge:
    """An outlook, and what it would be worth to stand on each cell."""

    def __init__(self, state: InselnState, seat: i64) -> None:
        self.state: InselnState = state
        self.seat: i64 = seat
        self.outlook: Outlook = Outlook(state, seat)
        self.standing: vec[i64] = vec[i64]([UNKNOWN] * CELLS)

    def stand(self, cell: i64) -> i64:
        """The tiles on the oculars, each on the best cell that is left around here, and hope for another one."""
        if self.standing[cell] != UNKNOWN:
            return self.standing[cell]
        out = self.outlook
        left: i64 = 0
        total: i64 = 0
        cells = vec[i64](capacity=DIRECTIONS)
        direction: i64
        for direction in range(DIRECTIONS):
            near: i64 = NEIGHBOUR[cell * DIRECTIONS + direction]
            if near >= 0 and out.free & BIT[near]:
                cells = append(cells, near)
                left |= BIT[near]
                total += ROOM * out.future // 100
        for kind in out.island.oculars:
            most: i64 = 0
            chosen: i64 = -1
            face: i64 = out.box.face[kind]
            for near in cells:
                if left & BIT[near]:
                    gain: i64 = out.place(face, near) + out.special(near) - out.stored(kind)
                    if gain > most:
                        most = gain
                        chosen = near
            if chosen >= 0:
                left &= ~BIT[chosen]
                total += most
        hope: i64 = 0
        for near in cells:
            if left & BIT[near]:
                hope = max(hope, out.way_worth(near) + out.special(near))
        total += hope * NEXT // 100
        self.standing[cell] = total
        return total

    def best_flight(self) -> i64:
        """The best place to fly to with the dice as they lie."""
        most: i64 = UNKNOWN
        energy: i64 = self.outlook.island.energy
        for flight in FLIGHTS[self.outlook.island.balloon]:
            cost: i64 = price(self.state, self.seat, flight, 0)
            if cost <= energy:
                most = max(most, self.stand(flight_target(flight)) - cost * self.outlook.energy)
        return most

    def roll(self, bonus: i64, wind: i64) -> i64:
        """What a roll is worth to this seat."""
        was_bonus: i64 = self.state.bonus
        was_wind: i64 = self.state.wind
        self.state.bonus = bonus
        self.state.wind = wind
        worth: i64 = self.best_flight() + BONUS[bonus]
        self.state.bonus = was_bonus
        self.state.wind = was_wind
        return worth

    def reroll(self, action: i64) -> i64:
        """The mean of what one die may show."""
        if action == KEEP:
            return self.roll(self.state.bonus, self.state.wind)
        total: i64 = 0
        i: i64
        for i in range(FACES_OF_A_DIE):
            if action == REROLL:
                total += self.roll(i, self.state.wind)
            else:
                total += self.roll(self.state.bonus, i)
        return total // FACES_OF_A_DIE

    def hold(self, kind: i64) -> i64:
        """A tile in the hand, if there is an ocular for it: to be placed around here, or later."""
        out = self.outlook
        worth: i64 = out.stored(kind)
        if acting(self.state) == self.seat:
            for cell in free_cells(out.island):
                worth = max(worth, (out.place(out.box.face[kind], cell) + out.special(cell)) * 9 // 10)
        return worth

    def convert(self, kind: i64) -> i64:
        return self.state.kept(self.seat, self.outlook.box.number[kind]) * self.outlook.energy

    def take(self, cloud: i64) -> i64:
        """All tiles of a cloud, the best ones on the free oculars."""
        total: i64 = 0
        left: i64 = self.state.capacity(self.seat) - len(self.outlook.island.oculars)
        for kind in cloud_tiles(self.state, cloud):
            gain: i64 = self.convert(kind)
            if left > 0:
                held: i64 = self.hold(kind)
                if held > gain:
                    gain = held
                    left -= 1
            total += gain
        return total

    def best_cloud(self) -> i64:
        """The cloud that is still to be taken."""
        most: i64 = 0
        cloud: i64
        for cloud in range(self.outlook.box.clouds):
            most = max(most, self.take(cloud))
        return most

    def best_spare(self) -> i64:
        """The single tile that comes with an extension."""
        most: i64 = 0
        cloud: i64
        for cloud in range(self.outlook.box.clouds):
            for kind in cloud_tiles(self.state, cloud):
                most = max(most, max(self.hold(kind), self.convert(kind)))
        return most

    def fly(self, action: i64) -> i64:
        cell: i64 = action - FLY
        points: i64 = 0
        if action >= CALL:
            cell = (action - CALL) // MAX_POINTS
            points = (action - CALL) % MAX_POINTS + 1
        flight: i64 = flight_to(self.state, self.seat, cell)
        cost: i64 = price(self.state, self.seat, flight, points)
        points = max(points, surplus(self.state, self.seat, flight))
        return self.stand(cell) - cost * self.outlook.energy + min(points, 3) * POINT * self.outlook.future // 100

    def harbour(self, action: i64) -> i64:
        out = self.outlook
        if action < EXTEND:
            own: i64 = (action - EXCHANGE) // BAG_KINDS
            return self.hold((action - EXCHANGE) % BAG_KINDS) - out.stored(own) + self.best_cloud()
        if action < OCULAR:
            return self.hold(EXTENSION_KIND + action - EXTEND) + self.best_spare()
        return OCULAR_WORTH * out.future // 100 - out.box.ocular_energy * out.energy + self.best_cloud()

    def of(self, action: i64) -> i64:
        """What one action adds."""
        out = self.outlook
        if action < KEEP:
            return self.stand(action)
        if action <= REROLL + 1:
            return self.reroll(action)
        if action == DRAW:
            return DRAWN
        if action == SKIP:
            return 0
        if action == STORE:
            return self.hold(self.state.taken[-1])
        if action == CONVERT:
            return self.convert(self.state.taken[-1])
        if action < TAKE:
            return self.fly(action)
        if action < PICK:
            return self.take(action - TAKE)
        if action < EXCHANGE:
            kind: i64 = (action - PICK) % BAG_KINDS
            return max(self.hold(kind), self.convert(kind))
        if action < DISCARD:
            return self.harbour(action)
        if action < PLACE:
            return self.hold(self.state.taken[-1]) - out.stored(action - DISCARD)
        if action < DONE:
            return self.place(action)
        return 0

    def place(self, action: i64) -> i64:
        """On the island instead of on the ocular."""
        out = self.outlook
        kind: i64 = (action - PLACE) // CELLS
        cell: i64 = (action - PLACE) % CELLS
        gain: i64 = out.place(out.box.face[kind], cell) + out.special(cell)
        return gain if len(self.state.taken) > 0 else gain - out.stored(kind)


def judge(state: InselnState, seat: i64, offer: vec[i64]) -> vec[i64]:
    """What each offered action adds, in hundredths of a point."""
    one = Judge(state, seat)
    out = vec[i64](capacity=len(offer))
    for action in offer:
        out = append(out, one.of(action))
    return out
