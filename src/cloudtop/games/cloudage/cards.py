"""Scenario and story cards in numbers: what each side demands, offers and leads to."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

FIRST_STORY: Final = 11  # CA-STO-03: story cards are numbered 11 to 48
LAST_STORY: Final = 48
STORIES: Final = 38


@mypyc_attr(acyclic=True)
class Book:
    """A book action: what it costs or the value of its fight, and what it brings, as gains of the box."""

    def __init__(self, cost: i64, fight: i64, gain: i64, either: i64, other: i64) -> None:
        self.cost: i64 = cost
        self.fight: i64 = fight
        self.gain: i64 = gain
        self.either: i64 = either
        self.other: i64 = other


NO_BOOK: Final = Book(0, 0, 0, 0, 0)  # of a side without an action


@mypyc_attr(acyclic=True)
class Side:
    """One side of a card: what happens when it is read, the action for the next book, and what it leads to."""

    def __init__(
        self, *, book: Book | None, numbers: i64, tiles: i64, growth: i64, missions: bool, dismantle: bool, decision: i64,
        choices: vec[i64], next: i64, turn: bool,
    ) -> None:  # fmt: skip
        self.book: Book | None = book
        self.numbers: i64 = numbers  # bits of the project numbers that join the pile
        self.tiles: i64 = tiles  # bits of the legacy tiles that are laid out
        self.growth: i64 = growth  # new growth tiles for everybody
        self.missions: bool = missions  # a mission card for everybody
        self.dismantle: bool = dismantle  # the start player takes a weapon system off the map
        self.decision: i64 = decision  # number of the common decision, or 0
        self.choices: vec[i64] = choices  # the two story cards that it is between
        self.next: i64 = next  # the story card that is read at once, or 0
        self.turn: bool = turn  # the card is turned over at once


@mypyc_attr(acyclic=True)
class Goal:
    """What the players have to reach together; any one of it is enough. 0, and for weapon systems -1: not asked for."""

    def __init__(self, markers: i64, plants: i64, removed: i64, missions: i64, weapons: i64) -> None:
        self.markers: i64 = markers  # on boards 3 and 4
        self.plants: i64 = plants  # planted spaces
        self.removed: i64 = removed  # weapon systems that left the map in this game
        self.missions: i64 = missions  # at their highest step
        self.weapons: i64 = weapons  # weapon systems at most on the map


@mypyc_attr(acyclic=True)
class Card:
    """A scenario card (number 0) or a story card."""

    def __init__(self, number: i64, front: Side, back: Side, goal: Goal | None) -> None:
        self.number: i64 = number
        self.front: Side = front
        self.back: Side = back
        self.goal: Goal | None = goal  # CA-CON-60: of an epilogue that is read only if it is reached
