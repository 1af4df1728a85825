"""The typed rows of a content pack."""

from __future__ import annotations

import msgspec

from cloudtop.core.content import Number, Pack, PackContent, rows_of


class Building(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    level: int
    count: int


class Walkway(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    length: int
    votes: int
    pieces: int


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    copies: int


class Starting(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    birds: int
    colours: str
    layout: str

    @property
    def kind(self) -> str:
        return f"{self.layout}-{self.colours}"


class Request(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    votes: int
    other: int = 0


class Balance(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    length: int
    count: int


class Rows(PackContent):
    """All rows of a pack; what is known of the box is in checks.py."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.building = rows_of(pack, "building", Building)
        self.walkway = rows_of(pack, "walkway", Walkway)
        self.tile = rows_of(pack, "tile", Tile)
        self.starting = rows_of(pack, "starting", Starting)
        self.number = {n.name: n.value for n in rows_of(pack, "number", Number)}
        self.request = rows_of(pack, "request", Request)
        self.balance = rows_of(pack, "balance", Balance)
