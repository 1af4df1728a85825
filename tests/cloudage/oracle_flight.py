"""A second opinion on flights, written from the ledger and the rows of the box: every walk is tried, space by space.

It shares no code with the game. A walk is only told by where it stands and how many movement points are left there.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

PACK: dict[str, Any] = tomllib.loads((Path(__file__).parent / "pack.toml").read_text("utf-8"))
WEAPONS = {"L8": 2, "L9": 3, "L10": 3, "L11": 3, "L12": 3, "L13": 3}  # CA-MOV-16
TOLL = 3  # CA-MOV-17
BELOW_L7 = ("2e4", "3a4")


def lies_at(name: str) -> tuple[int, int]:
    """CA-MOV-14: half spaces from the west, and the row; rows 2 and 4 lie half a space further east."""
    board, column, row = int(name[0]) - 1, "abcde".index(name[1]), int(name[2])
    return 2 * (board * 5 + column) + (1 - row % 2), row


def touch(one: str, two: str) -> bool:
    (x, y), (u, v) = lies_at(one), lies_at(two)
    return (abs(x - u), abs(y - v)) in ((2, 0), (1, 1))


NAMES = [f"{board}{column}{row}" for board in "1234" for column in "abcde" for row in range(1, 6)]
AROUND = {name: [other for other in NAMES if touch(name, other)] for name in NAMES}


@dataclass
class Space:
    cost: int
    city: bool
    find: dict[str, int] = field(default_factory=dict)


@dataclass
class Table:
    """The map as it lies, the airship that flies, and where the others stand."""

    boards: list[str]  # such as 1A
    legacy: list[str]
    plants: set[str]
    others: set[str]

    @cached_property
    def spaces(self) -> dict[str, Space]:
        found: dict[str, Space] = {}
        letters = {row["letter"]: row["name"] for row in PACK["city"]}
        for board in PACK["board"]:
            if board["name"] in self.boards:
                for y, line in enumerate(board["map"], 1):
                    for x, sign in enumerate(line):
                        name = f"{board['name'][0]}{'abcde'[x]}{y}"
                        found[name] = Space(int(sign) if sign.isdigit() else 1, sign in letters)
                        if "L8" in self.legacy and letters.get(sign) == "taintbo":
                            found[name] = Space(WEAPONS["L8"], False)
        for row in PACK["find"]:
            side, _, place = row["name"].partition("-")
            if side in self.boards:
                found[side[0] + place].find = row["gain"]
        self.lay(found)
        for name in self.plants:
            found[name].cost, found[name].find = 1, {}  # CA-MOV-13, CA-FND-06
        return found

    def lay(self, found: dict[str, Space]) -> None:
        """CA-MOV-16, CA-MOV-17, CA-LEG-13: legacy tiles that lie on spaces."""
        places = {row["name"]: row.get("spaces", []) for row in PACK["legacy"]}
        for tile in self.legacy:
            if tile in WEAPONS and tile != "L8":
                found[places[tile][0]] = Space(WEAPONS[tile], False)
            if tile == "L6":
                found[places[tile][0]].find = {"metal": 2}
            if tile == "L7":
                found["L7"] = Space(1, False)
                for name in BELOW_L7:
                    del found[name]

    @cached_property
    def near(self) -> dict[str, list[str]]:
        """CA-MOV-04, CA-MOV-12: the spaces around each space."""
        names = [name for name in self.spaces if name != "L7"]
        found = {name: [other for other in AROUND[name] if other in self.spaces] for name in names}
        if "L7" in self.spaces:
            found["L7"] = [name for name in names if set(AROUND[name]) & set(BELOW_L7)]
            for name in found["L7"]:
                found[name].append("L7")
        return found

    def is_end(self, space: str) -> bool:
        """CA-MOV-08, CA-MOV-11."""
        return self.spaces[space].city and space not in self.others

    def walks(self, start: str, points: int) -> set[tuple[str, int]]:
        """Where every walk from here can stand, with the points left there."""
        found, fresh = {(start, points)}, [(start, points)]
        while fresh:
            space, left = fresh.pop()
            for other in self.near[space]:
                there = (other, left - self.spaces[other].cost)
                if there[1] >= 0 and there not in found:
                    found.add(there)
                    fresh.append(there)
        return found

    def can_end(self, space: str, points: int) -> bool:
        """CA-MOV-18."""
        return any(self.is_end(there) for there, _ in self.walks(space, points))

    def steps(self, start: str, points: int) -> dict[str, int]:
        """CA-MOV-18: the spaces that may be entered now, and the points left there."""
        after = {space: points - self.spaces[space].cost for space in self.near[start]}
        return {space: left for space, left in after.items() if left >= 0 and self.can_end(space, left)}

    def offer(self, start: str, points: int) -> set[str]:
        """CA-MOV-05, CA-Q-29: steps, and landing where a flight may end; or where it cannot go on at all."""
        steps = {f"fly {space}" for space in self.steps(start, points)}
        return steps | {"land"} if self.is_end(start) or not steps else steps

    def reach(self, start: str, points: int) -> dict[str, tuple[int, bool]]:
        """Every other space that can be on a flight that ends: the most points left there, and whether it may end there."""
        most: dict[str, int] = {}
        for space, left in self.walks(start, points):
            most[space] = max(left, most.get(space, 0))
        return {
            space: (left, self.is_end(space))
            for space, left in most.items()
            if space != start and self.can_end(space, left)
        }

    def price(self, space: str, taken: set[str], water: int) -> tuple[dict[str, int], dict[str, int]]:
        """CA-MOV-17, CA-FND-01, CA-FND-02: what entering a space costs and brings; cards are still to be drawn."""
        if space == "L7":
            return {"water" if water >= TOLL else "points": TOLL}, {}
        find = {} if space in taken else self.spaces[space].find
        return {}, {thing: n for thing, n in find.items() if thing != "cards"}
