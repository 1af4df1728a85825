"""The typed rows of a content pack."""

from __future__ import annotations

from typing import Annotated

import msgspec

from cloudtop.core.content import Number, Pack, PackContent, rows_of

Count = Annotated[
    int, msgspec.Meta(ge=0, le=9)
]  # no printed price is higher, and costs are packed with 4 bits a colour


class Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cubes as printed: black ones stand for the player's own colour (MS-GEN-07)."""

    own: Count = 0
    yellow: Count = 0

    @property
    def count(self) -> int:
        return self.own + self.yellow

    @property
    def worth(self) -> int:
        """MS-K-24: a yellow cube counts more than an own one; here 3 and 2."""
        return 2 * self.own + 3 * self.yellow


class Area(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    angle: float
    radius: float
    four: list[str]
    three: list[str]
    start: int = 0


class Line(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    four: str
    three: str

    @property
    def ends(self) -> tuple[str, str]:
        one, _, other = self.name.partition("-")
        return one, other


class Face(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    sector: int
    trailing: str
    middle: str
    leading: str

    @property
    def tables(self) -> list[str]:
        return [self.trailing, self.middle, self.leading]


class Income(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    table: str
    labs: int
    cubes: Cubes


class Row(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: Cubes
    gain: Cubes


class Bonus(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    four: str
    three: str


class Level(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    research: str
    level: int
    bonus: str


class Objective(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    markers: list[int] = []
    levels: list[int] = []
    commanders: list[int] = []
    lead: bool = False
    labs: list[int] = []
    majority: bool = False


class Reputation(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    spaces: list[int]
    covered: int = 0


class Commander(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    title: str
    kind: str
    green: int
    red: int
    instant: bool = False


class Price(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: Cubes


class Artifact(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    level: int
    first: int
    count: int
    bonuses: list[list[str]]


class Rows(PackContent):
    """All rows of a pack; what is known of the box is in checks.py."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.area = rows_of(pack, "area", Area)
        self.line = rows_of(pack, "line", Line)
        self.face = rows_of(pack, "face", Face)
        self.income = rows_of(pack, "income", Income)
        self.row = rows_of(pack, "row", Row)
        self.bonus = rows_of(pack, "bonus", Bonus)
        self.level = rows_of(pack, "level", Level)
        self.objective = rows_of(pack, "objective", Objective)
        self.reputation = rows_of(pack, "reputation", Reputation)
        self.threshold = {t.name: t.value for t in rows_of(pack, "threshold", Number)}
        self.commander = rows_of(pack, "commander", Commander)
        self.lab = rows_of(pack, "lab", Price)
        self.dish = rows_of(pack, "dish", Price)
        self.artifact = rows_of(pack, "artifact", Artifact)
        self.number = {n.name: n.value for n in rows_of(pack, "number", Number)}

    def tables(self) -> dict[str, list[Cubes]]:
        """The income tables, from 1 lab on."""
        out: dict[str, list[Cubes]] = {}
        for entry in sorted(self.income, key=lambda e: e.labs):
            out.setdefault(entry.table, []).append(entry.cubes)
        return out
