"""The table of Cloud City as it lies."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.state import State, Step
from cloudtop.core.zones import Deck
from cloudtop.games.cloudcity.geometry import CELLS, LENGTHS, SPAN_LENGTH

# What a cell of a city holds, as the sum of:
LEVEL: Final = 3  # mask: the level of the building on it, 0 for none (CC-GEO-09: at most one)
TILED: Final = 4  # a tile lies here
ENDS: Final = 8 + 16  # mask: how many walkways end here, times 8 (CC-RES-11: at most two)
ONE_END: Final = 8
# CC-GEO-07: a walkway of this level passes over the cell, between its ends.
PASSES: Final[vec[i64]] = vec[i64]([0, 32, 64, 128])


@mypyc_attr(acyclic=True)
class Box:
    """What the options and the content pack say, in numbers. Shared by all states of a game, never changed."""

    def __init__(
        self, players: i64, short_side: i64, long_side: i64, rounds: i64, hand: i64, row: i64, votes: vec[i64],
        pieces: vec[i64], buildings: vec[i64], copies: vec[i64], starting: vec[i64], first: i64, chosen: vec[i64],
        drawn: i64, award: vec[i64], other_award: vec[i64], balance: vec[i64], collinear_counts: bool,
        last_draw: bool,
    ) -> None:  # fmt: skip
        self.players: i64 = players
        self.short_side: i64 = short_side  # the city's box, in tiles
        self.long_side: i64 = long_side
        self.rounds: i64 = rounds
        self.hand: i64 = hand
        self.row: i64 = row
        self.votes: vec[i64] = votes  # by length - 1
        self.pieces: vec[i64] = pieces  # by (level - 1) * 5 + length - 1
        self.buildings: vec[i64] = buildings  # by level - 1
        self.copies: vec[i64] = copies  # ordinary tiles by kind
        self.starting: vec[i64] = starting  # kinds of the starting tiles, by number of birds - 1
        self.first: i64 = first  # the seat that begins, or -1: drawn
        self.chosen: vec[i64] = chosen  # Special Requests named by the options
        self.drawn: i64 = drawn  # Special Requests drawn at random
        self.award: vec[i64] = award  # by request: its votes
        self.other_award: vec[i64] = other_award  # by request: votes in a tie, or for all five lengths
        self.balance: vec[i64] = balance  # Balanced walkways: how many are needed, by length - 1
        self.collinear_counts: bool = collinear_counts
        self.last_draw: bool = last_draw

    def draws(self, round: i64) -> bool:
        """CC-DRW-09: does a turn of this round end with a draw?"""
        return round < self.rounds or self.last_draw


@mypyc_attr(acyclic=True)
class City:
    """One player's city and hand.

    `spaces` and `open` follow from the rest and are kept because they are asked for at every turn:
    where a tile may go, and which walkways nothing but the stock forbids. Both ascending.
    """

    def __init__(
        self, cells: vec[i64], tiles: vec[i64], walkways: vec[i64], hand: vec[i64], spaces: vec[i64], open: vec[i64],
        left: i64, right: i64, top: i64, bottom: i64,
    ) -> None:  # fmt: skip
        self.cells: vec[i64] = cells
        self.tiles: vec[i64] = tiles  # in the order they were laid; see tile_code
        self.walkways: vec[i64] = walkways  # spans, in the order they were built
        self.hand: vec[i64] = hand  # cards of core.zones
        self.spaces: vec[i64] = spaces
        self.open: vec[i64] = open
        self.left: i64 = left  # the bounding box of the tiles, in spaces
        self.right: i64 = right
        self.top: i64 = top
        self.bottom: i64 = bottom

    def copy(self) -> City:
        return City(
            self.cells[:], self.tiles[:], self.walkways[:], self.hand[:], self.spaces[:], self.open[:],
            self.left, self.right, self.top, self.bottom,
        )  # fmt: skip


def empty_city() -> City:
    return City(vec[i64]([0] * CELLS), vec[i64](), vec[i64](), vec[i64](), vec[i64](), vec[i64](), 99, -1, 99, -1)


def tile_code(space: i64, turn: i64, kind: i64) -> i64:
    """A laid tile as one number."""
    return (space * 4 + turn) * 16 + kind


def tile_space(tile: i64) -> i64:
    return tile // 64


def tile_turn(tile: i64) -> i64:
    return tile // 16 % 4


def tile_kind(tile: i64) -> i64:
    return tile % 16


def layout_of(tile: i64) -> i64:
    """Where LAYOUT tells about the two buildings of a laid tile."""
    return (tile_kind(tile) * 4 + tile_turn(tile)) * 4


@mypyc_attr(acyclic=True)
class CloudCityState(State):
    """Cities, the common supply, the pile and the row."""

    def __init__(
        self, box: Box, agenda: list[Step[Any]], cities: list[City], stock: vec[i64], buildings: vec[i64],
        pile: Deck, row: vec[i64], requests: vec[i64], first: i64, round: i64,
    ) -> None:  # fmt: skip
        super().__init__(box.players, agenda)
        self.box: Box = box
        self.cities: list[City] = cities
        self.stock: vec[i64] = stock  # walkways left, by (level - 1) * 5 + length - 1
        self.buildings: vec[i64] = buildings  # buildings left, by level - 1
        self.pile: Deck = pile
        self.row: vec[i64] = row  # kinds; -1 for an empty place
        self.requests: vec[i64] = requests
        self.first: i64 = first  # the seat with starting tile 1, or -1
        self.round: i64 = round

    def copy(self) -> CloudCityState:
        cities = [c.copy() for c in self.cities]
        return CloudCityState(
            self.box, self.agenda[:], cities, self.stock[:], self.buildings[:], self.pile.copy(), self.row[:],
            self.requests[:], self.first, self.round,
        )  # fmt: skip

    def birds(self, seat: i64) -> i64:
        """CC-SET-07: how many places after the first player a seat comes, clockwise."""
        return (seat - self.first + self.seats) % self.seats

    def piece(self, level: i64, span: i64) -> i64:
        """The place in the stock of the piece that fits a span at a level (CC-WLK-09)."""
        return (level - 1) * LENGTHS + SPAN_LENGTH[span] - 1


def own(state: State) -> CloudCityState:
    assert isinstance(state, CloudCityState)
    return state
