"""The typed rows of a content pack."""

from __future__ import annotations

from typing import Annotated

import msgspec

from cloudtop.core.content import Pack, PackContent, rows_of

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]  # no printed number is higher


class Print(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a cell shows on one side of the island."""

    value: Count
    special: str = ""
    amount: Count = 0


class Cell(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    front: Print
    back: Print
    coast: str = ""

    def side(self, side: str) -> Print:
        return self.front if side == "front" else self.back


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    copies: Count
    numbers: list[Count]

    @property
    def energy(self) -> int:
        """The sum of the numbers on all copies."""
        return sum(number * copies for number, copies in enumerate(self.numbers))


class StartTile(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    number: Count


class Die(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    faces: list[str]


class Cloud(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    count: Count


class StartEnergy(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    energy: Count


class Crown(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    energy: Count
    points: Count


class Extension(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    copies: Count
    points: Count = 0
    energy: Count = 0


class Price(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    points: Count
    energy: Count = 0


class Number(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    value: Count


class Rows(PackContent):
    """All rows of a pack; what is known of the box is in checks.py."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.cell = rows_of(pack, "cell", Cell)
        self.tile = rows_of(pack, "tile", Tile)
        self.start_tile = rows_of(pack, "start_tile", StartTile)
        self.die = {d.name: d.faces for d in rows_of(pack, "die", Die)}
        self.cloud = {c.name: c.count for c in rows_of(pack, "cloud", Cloud)}
        self.start_energy = rows_of(pack, "start_energy", StartEnergy)
        self.crown = rows_of(pack, "crown", Crown)
        self.extension = {e.name: e for e in rows_of(pack, "extension", Extension)}
        self.harbour = {p.name: p for p in rows_of(pack, "harbour", Price)}
        self.number = {n.name: n.value for n in rows_of(pack, "number", Number)}

    def worth(self, energy: int) -> int:
        """IN-ENE-01: the victory points of the last crown that the energy has reached."""
        return max((c.points for c in self.crown if c.energy <= energy), default=0)
