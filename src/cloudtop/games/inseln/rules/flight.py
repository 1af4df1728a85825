"""Where a balloon may fly and what it costs (chapter "Fly the balloon")."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.games.inseln.actions import FASTER, MAX_POINTS, OPPOSITE, TURN
from cloudtop.games.inseln.geometry import CELLS, DIRECTIONS, NEIGHBOUR, REACH
from cloudtop.games.inseln.state import InselnState

# A flight as one number: (target * 8 + direction) * 16 + distance.
_TARGET: Final = 128


def flight_target(flight: i64) -> i64:
    return flight // _TARGET


def flight_direction(flight: i64) -> i64:
    return flight // 16 % 8


def flight_distance(flight: i64) -> i64:
    return flight % 16


def _flights(cell: int) -> list[int]:
    """IN-MOV-03, IN-DIR-02: every straight flight from a cell, across edges only; staying is a flight of 0 cells."""
    out = [cell * _TARGET]
    for direction in range(DIRECTIONS):
        here, distance = NEIGHBOUR[cell * DIRECTIONS + direction], 1
        while here >= 0:
            out.append(here * _TARGET + direction * 16 + distance)
            here, distance = NEIGHBOUR[here * DIRECTIONS + direction], distance + 1
    return sorted(out)


FLIGHTS: Final[list[vec[i64]]] = [vec[i64](_flights(cell)) for cell in range(CELLS)]  # by cell, targets ascending


def is_free(state: InselnState, direction: i64) -> bool:
    """IN-DIR-03, IN-BON-07, IN-BON-08, IN-BON-10, IN-MOV-14: may the balloon fly this way without braking first?"""
    turned: i64 = (direction - state.wind + DIRECTIONS) % DIRECTIONS
    if turned == 0:
        return True
    if state.bonus == OPPOSITE:
        return turned == 3
    return state.bonus == TURN and (turned == 1 or turned == 5)


def speed(state: InselnState, seat: i64) -> i64:
    """IN-DIR-05, IN-MOV-02, IN-MOV-13, IN-BON-06: the number under the balloon, one more with the bonus."""
    number: i64 = state.value_at(seat, state.islands[seat].balloon)
    return number + 1 if state.bonus == FASTER else number


def leads_out(state: InselnState, cell: i64) -> bool:
    """IN-Q-84: does a free direction lead straight off the island?"""
    direction: i64
    for direction in range(DIRECTIONS):
        if REACH[cell * DIRECTIONS + direction] == 0 and is_free(state, direction):
            return True
    return False


def reaches_edge(state: InselnState, seat: i64, flight: i64) -> bool:
    """IN-MOV-12: does the flight go with the wind to the last cell there is?"""
    cell: i64 = state.islands[seat].balloon
    distance: i64 = flight_distance(flight)
    if distance == 0:
        return leads_out(state, cell)
    direction: i64 = flight_direction(flight)
    return distance == REACH[cell * DIRECTIONS + direction] and is_free(state, direction)


def price(state: InselnState, seat: i64, flight: i64, points: i64) -> i64:
    """IN-MOV-01, IN-MOV-04 to IN-MOV-09, IN-MOV-12: the energy of a flight; `points` beyond the edge are for the harbour.

    IN-Q-27, IN-Q-29: near the edge, too, the difference to the number counts, and braking costs the number.
    """
    distance: i64 = flight_distance(flight)
    strength: i64 = speed(state, seat)
    if reaches_edge(state, seat, flight):
        return max(0, distance + points - strength)  # IN-P2-03
    if distance == 0:
        return strength
    if is_free(state, flight_direction(flight)):
        return max(distance - strength, strength - distance)
    return strength + 2 * distance


def surplus(state: InselnState, seat: i64, flight: i64) -> i64:
    """IN-M2-04, IN-M3-04, IN-P2-03, IN-P2-04: points that the flight brings to the harbour for nothing."""
    if state.box.module < 2 or not reaches_edge(state, seat, flight):
        return 0
    return max(0, speed(state, seat) - flight_distance(flight))


def most_points(state: InselnState) -> i64:
    """IN-P2-04: more points than one call can use are not for sale."""
    box = state.box
    if box.module < 2:
        return 0
    ocular: i64 = box.ocular_points if box.module > 2 else 0
    return min(MAX_POINTS, box.exchange_points + box.extension_points + ocular)


def flight_to(state: InselnState, seat: i64, cell: i64) -> i64:
    """The straight flight to a cell, or -1 if there is none."""
    for flight in FLIGHTS[state.islands[seat].balloon]:
        if flight_target(flight) == cell:
            return flight
    return -1


def flight_refusal(state: InselnState, seat: i64, cell: i64, points: i64) -> str | None:
    """IN-MOV-03, IN-MOV-10, IN-MOV-12, IN-P2-03: why the balloon cannot go there."""
    flight: i64 = flight_to(state, seat, cell)
    if flight < 0:
        return "IN-MOV-03"
    if points > 0:
        if state.box.module < 2:
            return "IN-MOV-12"
        if not reaches_edge(state, seat, flight) or points <= surplus(state, seat, flight):
            return "IN-P2-03"
        if points > most_points(state):
            return "IN-P2-04"
    return "IN-MOV-10" if price(state, seat, flight, points) > state.islands[seat].energy else None
