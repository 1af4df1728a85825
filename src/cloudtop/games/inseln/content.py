"""From a content pack to the numbers the rules use. What is known of the box is in checks.py."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.content import Pack, PackContent, numbers, own_pack, read_typed, rows_of
from cloudtop.core.game import seat_number
from cloudtop.games.inseln.actions import EXTENSIONS, FACE_NAMES, LANDSCAPES, LIGHTHOUSE, MAX_SEATS, NUMBERS
from cloudtop.games.inseln.checks import SPECIALS, faults
from cloudtop.games.inseln.geometry import CELL_NAMES, mask_of
from cloudtop.games.inseln.options import Options
from cloudtop.games.inseln.state import Box

HERE = Path(__file__).parent
STANDARD = HERE / "content" / "standard.toml"

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


class Content(PackContent):
    """The typed rows of a pack."""

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

    def look(self) -> list[str]:
        return faults(self)

    def worth(self, energy: int) -> int:
        """IN-ENE-01: the victory points of the last crown that the energy has reached."""
        return max((c.points for c in self.crown if c.energy <= energy), default=0)


def read_content(pack: Pack | None = None) -> Content:
    return read_typed(Content, pack or own_pack(STANDARD))


def make_box(content: Content, options: Options) -> Box:
    """The numbers for one game. Refuses a pack that is not a box of Die Inseln im Nebel.

    IN-VAR-01, IN-VAR-03: everybody plays on the same side. IN-SET-20: the bag is the same for 2, 3 and 4 players. IN-MOD-05,
    IN-M3-01, IN-P3-01: only module 3 turns the energy bar. IN-MOD-06: extensions come with module 2, extra oculars with module 3.
    """
    content.demand()
    number, harbour = content.number, content.harbour
    cells = {cell.name: cell.side(options.side) for cell in content.cell}
    prints = [cells[name] for name in CELL_NAMES]
    return Box(
        options.players,
        options.module,
        content.cloud[str(options.players)],
        number["oculars, module 3" if options.module == 3 else "oculars"],
        seat_number(options.first) if options.first else -1,
        numbers([p.value for p in prints]),
        numbers([SPECIALS[p.special] for p in prints]),
        numbers([p.amount for p in prints]),
        _coasts(content),
        *_kinds(content),
        numbers([e.energy for e in content.start_energy]),
        numbers([content.worth(energy) for energy in range(number["end of the bar"] + 1)]),
        options.players if options.module >= 2 else 0,
        content.extension["lighthouse"].points,
        content.extension["windmill"].energy,
        harbour["exchange"].points,
        harbour["extension"].points,
        harbour["ocular"].points,
        harbour["ocular"].energy,
        number["extra oculars"] // MAX_SEATS if options.module == 3 else 0,
        options.rounds,
        options.discard,
        options.joker_groups,
    )


def _coasts(content: Content) -> vec[i64]:
    """IN-CON-01: the cells of each coast, by landscape."""
    coast = {cell.name: cell.coast for cell in content.cell}
    landscapes = FACE_NAMES[:LANDSCAPES]
    return vec[i64](
        [mask_of([c for c, name in enumerate(CELL_NAMES) if coast[name] == landscape]) for landscape in landscapes]
    )


def _kinds(content: Content) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """IN-SET-18, IN-SET-07, IN-MOD-06: face and number of every kind, and the copies of those in the bag."""
    starts = {tile.name: tile.number for tile in content.start_tile}
    face = [f for f in range(LIGHTHOUSE) for _ in range(NUMBERS)]
    face += [*range(LIGHTHOUSE, LIGHTHOUSE + EXTENSIONS), *range(LANDSCAPES)]
    number = list(range(NUMBERS)) * LIGHTHOUSE
    number += [0] * EXTENSIONS + [starts[landscape] for landscape in FACE_NAMES[:LANDSCAPES]]
    copies = {tile.name: tile.numbers for tile in content.tile}
    return numbers(face), numbers(number), numbers([n for name in FACE_NAMES[:LIGHTHOUSE] for n in copies[name]])


__all__ = ["Content", "faults", "make_box", "read_content"]
