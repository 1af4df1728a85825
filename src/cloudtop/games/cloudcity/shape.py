"""What a seat sees of Cloud City: the records that the page, the terminal and programs get."""

from __future__ import annotations

import msgspec

from cloudtop.core import shape
from cloudtop.games.cloudcity.geometry import Colour, Level


class LaidTile(msgspec.Struct, frozen=True):
    """A tile in a city: the space it lies on, and its quarter turns clockwise."""

    space: str
    tile: str
    turn: int


class Walkway(msgspec.Struct, frozen=True):
    """A walkway between two cells, such as g7-j7."""

    between: str
    level: Level
    votes: int


class CityView(msgspec.Struct, frozen=True):
    """One player's city. Another player's hand shows its size; `known` is what was seen of it."""

    tiles: list[LaidTile]
    buildings: dict[str, Colour]  # by cell
    walkways: list[Walkway]
    spaces: list[str]  # where the next tile may go
    hand: list[str]  # "?" for what is hidden
    known: list[str]


class CloudCityView(shape.View, kw_only=True, frozen=True):
    """The whole table."""

    rounds: int  # 8, or 11 in Rectangle City
    chosen: str | None  # the tile that is chosen and not laid yet, for its owner
    first: str | None
    requests: list[str]
    row: list[str | None]
    pile: int
    votes: list[int]  # of a walkway, by length from 1
    unseen: dict[str, int]  # tiles in the pile and in hidden hands, by kind
    walkways: dict[Level, list[int]]  # left in the supply, by length from 1
    buildings: dict[Colour, int]  # left in the supply
    cities: list[CityView]
