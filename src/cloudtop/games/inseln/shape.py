"""What a seat sees of Die Inseln im Nebel: the records that the page, the terminal and programs get."""

from __future__ import annotations

import msgspec

from cloudtop.core import shape
from cloudtop.games.inseln.actions import BagFace, Bonus, Extension, Face, Landscape
from cloudtop.games.inseln.geometry import Wind
from cloudtop.games.inseln.options import Side
from cloudtop.games.inseln.state import Ending, Special


class Tile(msgspec.Struct, frozen=True):
    """A tile: its kind, such as forest3, park, start_forest, and what it shows."""

    tile: str
    face: Face
    number: int
    start: bool


class Cell(msgspec.Struct, frozen=True):
    """A printed cell, the same on every island."""

    cell: str
    q: int  # east
    r: int  # south-east
    coast: Landscape | None
    yard: bool
    special: Special | None
    amount: int  # minus points of a volcano, energy of a drop
    value: int


class Bag(msgspec.Struct, frozen=True):
    """The tiles left in the bag."""

    size: int
    faces: dict[BagFace, int]


class Crown(msgspec.Struct, frozen=True):
    """Where the victory points rise along the energy bar."""

    energy: int
    points: int


class Bar(msgspec.Struct, frozen=True):
    """What is printed along the energy bar."""

    end: int
    crowns: list[Crown]


class Prices(msgspec.Struct, frozen=True):
    """What business at the harbour costs, in points of a call and in energy; what a lighthouse scores and a windmill gives."""

    exchange: int
    extension: int
    ocular: int
    ocular_energy: int
    lighthouse: int
    windmill: int


class Line(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    line: str
    amount: int


class IslandView(msgspec.Struct, frozen=True):
    """One player's island and energy bar."""

    seat: str
    balloon: str | None
    value: int | None  # the number under the balloon
    faster: int  # what the bonus adds to it
    energy: int
    crown: int  # victory points of the energy
    oculars: list[Tile]
    capacity: int
    extra: int  # oculars that were bought
    tiles: dict[str, Tile]  # by cell
    coasts: list[Landscape]  # connected now
    connected: int | None  # the round in which all six were
    scoring: list[str]  # cells whose tiles score as landscape now
    score: list[Line]


class InselnView(shape.View, kw_only=True, frozen=True):
    """The whole table."""

    players: int
    module: int  # the highest one in play: 1, 2 or 3
    side: Side
    first: str | None
    roller: str | None
    bonus: Bonus | None  # before the roll none
    wind: Wind | None
    free: list[Wind]  # directions without braking
    ending: Ending | None
    acting: str | None  # whose turn of C1 to C3 it is
    cells: list[Cell]
    clouds: list[list[Tile]]
    harbour: list[Tile] | None
    supply: dict[Extension, int] | None
    points: int  # that whoever acts still has for the harbour
    prices: Prices | None
    taken: list[Tile]  # to be dealt with, the next one first
    bag: Bag
    bar: Bar
    islands: list[IslandView]
