"""How seats are called: a number from 0 or a letter from A. Chance and lookers-on have names too."""

from __future__ import annotations

from typing import Final

from cloudtop.core.chance import CHANCE, NOBODY, OPEN, SPECTATOR
from cloudtop.core.errors import NotASeat

SEATS: Final = "ABCDEFGH"
EYES: Final = (CHANCE, SPECTATOR, OPEN)  # whoever looks on without a seat


def seat_name(seat: int) -> str:
    if seat == CHANCE:
        return "chance"
    if seat == SPECTATOR:
        return "spectator"
    return SEATS[seat] if 0 <= seat < len(SEATS) else f"seat {seat}"


def seat_number(name: str) -> int:
    """The seat called `name`; NOBODY if there is no such seat."""
    if name == "chance":
        return CHANCE
    return SEATS.index(name) if len(name) == 1 and name in SEATS else NOBODY


def find_seat(given: object, seats: int, chance: bool = False, eyes: bool = False) -> int:
    """The number of a seat that is given as `"A"` or `0`; where they make sense, of chance, or of somebody who looks on."""
    number = NOBODY
    if isinstance(given, str):
        number = SPECTATOR if given == "spectator" else seat_number(given)
    elif isinstance(given, int):
        number = given
    if 0 <= number < seats or (chance and number == CHANCE) or (eyes and number in EYES):
        return number
    letters = ", ".join([seat_name(seat) for seat in range(seats)])
    more = " or 'chance'" if chance else " or 'spectator'" if eyes else ""
    raise NotASeat(f"{str(given)[:40]!r} is not a seat of this table; the seats are {letters}{more}.")
