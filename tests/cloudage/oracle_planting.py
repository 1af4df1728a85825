"""A second opinion on where new growth may be placed, written from the rules alone.

It shares no code with the game: it reads the maps of a pack and a position, measures on paper which spaces touch, and says
for each space which rules a tile on it would break.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

COLUMNS = "abcde"


@dataclass(frozen=True)
class Facts:
    """What lies on the table."""

    rows: dict[str, list[dict[str, Any]]]  # of the pack
    boards: list[str]  # "1A", "2B", ...
    legacy: list[str]
    plants: set[str]
    airships: dict[str, str]  # by seat

    @cached_property
    def signs(self) -> dict[str, str]:
        """The sign that is printed on each space: a number, a letter of a city, or the star of the start."""
        maps = {row["name"]: row["map"] for row in self.rows["board"]}
        return {
            f"{board[0]}{COLUMNS[x]}{y + 1}": sign
            for board in self.boards
            for y, line in enumerate(maps[board])
            for x, sign in enumerate(line)
        }

    @cached_property
    def covered(self) -> set[str]:
        """CA-LEG-01: spaces with a legacy tile on them; L8 lies on all of Taintbo."""
        tiles = [row for row in self.rows["legacy"] if row["name"] in self.legacy]
        out = {space for row in tiles for space in row.get("spaces", [])}
        taintbo = next(row["letter"] for row in self.rows["city"] if row["name"] == "taintbo")
        return out | ({s for s, sign in self.signs.items() if sign == taintbo} if "L8" in self.legacy else set())

    @cached_property
    def reached(self) -> dict[str, set[str]]:
        """By seat: the airship's space and the plants connected with it."""
        return {seat: connected(self.plants, place) for seat, place in self.airships.items()}


def spot(space: str) -> tuple[int, int]:
    """Where a space is drawn: a column is two wide, and rows 2 and 4 lie one further east."""
    board, column, row = int(space[0]) - 1, COLUMNS.index(space[1]), int(space[2]) - 1
    return 2 * (5 * board + column) + row % 2, row


def touch(one: str, two: str) -> bool:
    """CA-MOV-14: neighbours in a row, or half a space apart in the next row."""
    (x, y), (u, v) = spot(one), spot(two)
    return (y == v and abs(x - u) == 2) or (abs(y - v) == 1 and abs(x - u) == 1)


def connected(plants: set[str], place: str) -> set[str]:
    """CA-PLT-17, CA-PLT-19, CA-Q-90: a space and the plants that hang together with it by plants, whoever planted them."""
    found = {place}
    while more := {plant for plant in plants - found if any(touch(plant, one) for one in found)}:
        found |= more
    return found


def violations(facts: Facts, seat: str, space: str) -> set[str]:
    """Every rule that a tile on this space would break; none if it may be placed there."""
    if space == "L7":
        return {"CA-PLT-15", "CA-PLT-16", "CA-PLT-22"}
    sign, broken = facts.signs[space], set()
    if space in facts.plants or space in facts.airships.values() or sign == "*":
        broken.add("CA-PLT-15")
    if sign.isalpha():
        broken.add("CA-PLT-16")
    if space in facts.covered:
        broken |= {"CA-PLT-15", "CA-PLT-16"}
    if not any(touch(space, one) for one in facts.reached[seat]):
        broken.add("CA-PLT-17")
    return broken


def suitable(facts: Facts, seat: str) -> set[str]:
    return {space for space in facts.signs if not violations(facts, seat, space)}
