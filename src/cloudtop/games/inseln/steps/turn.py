"""Phases C1 and C3: a player's flight and placing."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.games.inseln.actions import CALL, DONE, FLY, MAX_POINTS, PLACE, TAKE, WINDMILL
from cloudtop.games.inseln.effects import gain_energy, leave_ocular, place_tile
from cloudtop.games.inseln.geometry import CELL_NAMES, CELLS, DIRECTION_NAMES
from cloudtop.games.inseln.reasons import flight_because, not_stored, place_because
from cloudtop.games.inseln.rules.flight import (
    FLIGHTS,
    flight_direction,
    flight_distance,
    flight_refusal,
    flight_target,
    flight_to,
    most_points,
    price,
    reaches_edge,
    speed,
    surplus,
)
from cloudtop.games.inseln.rules.placing import free_cells, place_refusal
from cloudtop.games.inseln.state import InselnState
from cloudtop.games.inseln.steps.coasts import CheckCoasts
from cloudtop.games.inseln.steps.decision import Decision, stays_stored, stored_because
from cloudtop.games.inseln.steps.taking import TakeCloud
from cloudtop.games.inseln.steps.tiles import QuestionMark, place_facts


class Turn(Step[InselnState]):
    """IN-RND-05, IN-PLA-11: each player flies, takes and places, in this order, then the next one clockwise."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place  # players who have had their turn

    def numbers(self) -> list[int]:
        return [self.place]

    def run(self, state: InselnState) -> None:
        if self.place == state.seats:
            return
        seat: i64 = state.seat_at(self.place)
        if state.journal is not None:
            state.journal.tell("turn", seat, "IN-RND-05", {"round": state.round})
        if state.islands[seat].mask[WINDMILL] != 0:
            if state.journal is not None:
                state.journal.tell("windmill", seat, "IN-P2-10", {})
            gain_energy(state, seat, state.box.windmill, "IN-P2-10")
        state.then(
            [
                Fly(seat),  # C1: IN-MOV-01; then C2: IN-TAK-01
                PlaceTile(seat),  # C3: IN-PLA-01
                CheckCoasts(seat),  # IN-END-01
                Turn(self.place + 1),
            ]
        )


class Fly(Decision):
    """IN-MOV-01 to IN-MOV-17, IN-Q-34: every cell in a straight line whose price the player can pay.

    IN-MOV-15, IN-Q-36: the basic flight costs nothing, so there always is one. IN-P2-03: points for the harbour can be bought.
    """

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=26)
        energy: i64 = state.islands[seat].energy
        flights = FLIGHTS[state.islands[seat].balloon]
        for flight in flights:
            if price(state, seat, flight, 0) <= energy:
                out = append(out, FLY + flight_target(flight))
        most: i64 = most_points(state)
        if most > 0:
            for flight in flights:
                if reaches_edge(state, seat, flight):
                    points: i64 = surplus(state, seat, flight) + 1
                    while points <= most and price(state, seat, flight, points) <= energy:
                        out = append(out, CALL + flight_target(flight) * MAX_POINTS + points - 1)
                        points += 1
        return out

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        bought: i64 = 0
        cell: i64 = action - FLY
        if action >= CALL:
            cell = (action - CALL) // MAX_POINTS
            bought = (action - CALL) % MAX_POINTS + 1
        island = state.islands[seat]
        flight: i64 = flight_to(state, seat, cell)
        cost: i64 = price(state, seat, flight, bought)
        points: i64 = max(bought, surplus(state, seat, flight))
        if state.journal is not None:
            tell_flight(state, seat, flight, cost, points)
        island.energy -= cost
        island.balloon = cell
        state.then([TakeCloud(seat, points, 0)])

    def refusal(self, state: InselnState, seat: i64, action: i64) -> str | None:
        if FLY <= action < CALL:
            return flight_refusal(state, seat, action - FLY, 0)
        if CALL <= action < TAKE:
            return flight_refusal(state, seat, (action - CALL) // MAX_POINTS, (action - CALL) % MAX_POINTS + 1)
        return "IN-TAK-09" if stays_stored(state, seat, action) else "IN-RND-02"

    def because(self, state: InselnState, seat: i64, action: i64) -> Because | None:
        if FLY <= action < CALL:
            return flight_because(state, seat, action - FLY, 0)
        if CALL <= action < TAKE:
            return flight_because(state, seat, (action - CALL) // MAX_POINTS, (action - CALL) % MAX_POINTS + 1)
        return stored_because(state, action) if stays_stored(state, seat, action) else None


def tell_flight(state: InselnState, seat: i64, flight: i64, cost: i64, points: i64) -> None:
    """Say in the log where the balloon flies."""
    journal = state.journal
    assert journal is not None
    cell = CELL_NAMES[flight_target(flight)]
    if flight_distance(flight) == 0:
        rule = "IN-MOV-09" if cost > 0 else "IN-MOV-05" if speed(state, seat) == 0 else "IN-MOV-12"
        journal.tell("stay", seat, rule, {"cell": cell, "cost": cost})
    else:
        start = CELL_NAMES[state.islands[seat].balloon]
        wind = DIRECTION_NAMES[flight_direction(flight)]
        journal.tell("fly", seat, "IN-MOV-01", {"from": start, "cell": cell, "cost": cost, "wind": wind})
    if points > 0:
        journal.tell("harbour", seat, "IN-P2-04", {"points": points})


class PlaceTile(Decision):
    """IN-PLA-01 to IN-PLA-09, IN-Q-41: any number of tiles from the oculars onto free cells next to the balloon, or none."""

    def actor(self, state: InselnState) -> i64:
        island = state.islands[self.seat]
        return self.seat if len(island.oculars) > 0 and len(free_cells(island)) > 0 else NOBODY

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=31)
        island = state.islands[seat]
        cells = free_cells(island)
        before: i64 = -1
        for kind in island.oculars:
            if kind != before:
                for cell in cells:
                    out = append(out, PLACE + kind * CELLS + cell)
            before = kind
        return append(out, DONE)

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        kind: i64 = (action - PLACE) // CELLS
        leave_ocular(state, seat, kind)
        if place_tile(state, seat, kind, (action - PLACE) % CELLS):
            state.then([QuestionMark(seat), self])
        else:
            state.then([self])

    def facts(self, state: InselnState, seat: i64, action: i64) -> dict[str, object]:
        if action == DONE:
            return {}
        left: i64 = len(state.islands[seat].oculars) - 1
        return place_facts(state, seat, (action - PLACE) // CELLS, (action - PLACE) % CELLS, left)

    def refusal(self, state: InselnState, seat: i64, action: i64) -> str | None:
        if action == DONE:
            return None
        if not PLACE <= action < DONE:
            return "IN-TAK-09" if stays_stored(state, seat, action) else "IN-RND-02"
        if (action - PLACE) // CELLS not in state.islands[seat].oculars:
            return "IN-PLA-01"
        return place_refusal(state, seat, (action - PLACE) % CELLS)

    def because(self, state: InselnState, seat: i64, action: i64) -> Because | None:
        if not PLACE <= action < DONE:
            return stored_because(state, action) if stays_stored(state, seat, action) else None
        kind: i64 = (action - PLACE) // CELLS
        return not_stored(state, seat, kind) or place_because(state, seat, (action - PLACE) % CELLS)
