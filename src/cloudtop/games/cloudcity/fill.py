"""Positions from what matters: cities, hands, whose turn it is; the rest comes out of the box."""

from __future__ import annotations

from typing import Any

import msgspec

from cloudtop.core.fill import BySeat, no_words, of_seats, one_word, read_parts, step_words
from cloudtop.core.game import Game, seat_name
from cloudtop.core.seats import find_seat
from cloudtop.games.cloudcity.actions import REQUEST_NAMES
from cloudtop.games.cloudcity.agenda import TURNS, due
from cloudtop.games.cloudcity.effects import lay_tile, raise_buildings
from cloudtop.games.cloudcity.game import CloudCity
from cloudtop.games.cloudcity.geometry import COLOURS, KIND_NAMES, LENGTHS, LEVELS, SPAN_LENGTH, START
from cloudtop.games.cloudcity.position import SPACE_NAMES, CityData, dump_city, restore_city
from cloudtop.games.cloudcity.rules.walkways import level_of
from cloudtop.games.cloudcity.state import LEVEL, Box, City

ASKED = [steps[-1] for steps in TURNS if steps and steps[-1] != "PlaceBuildings"]


class CityParts(msgspec.Struct, forbid_unknown_fields=True):
    """What is known of a city."""

    tiles: list[str] | None = None  # "i7 D-BG r0"; the starting tile need not be named
    walkways: list[str] = []
    hand: list[str] = []  # "D-BG", or "D-BG AB" with the seats that know it


class Parts(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody may say of a position."""

    cities: BySeat[CityParts] = {}
    turn: str | int | None = None  # whose turn it is
    ask: str = "ChooseTile"  # and what is asked: `PlaceTile D-BG`, `RefillRow 1` ...
    over: bool = False
    round: int | None = None  # by default what the laid tiles say
    first: str | int | None = None
    requests: list[str] | None = None
    row: list[str] = []


class Filling:
    """The table while it is filled: what is named, and how many tiles of each kind are left."""

    def __init__(self, box: Box, given: Parts) -> None:
        self.box = box
        self.seats = int(box.players)
        self.given = given
        self.cities = {seat: CityParts() for seat in range(self.seats)} | of_seats(given.cities, self.seats)
        self.first = find_seat(given.first, self.seats) if given.first is not None else max(0, int(box.first))
        self.turn = find_seat(given.turn, self.seats) if given.turn is not None else self.first
        self.step, self.words = step_words(given.ask, ASKED)
        self.turns = self.place(self.turn) + 1
        if given.over:
            self.step, self.words, self.turns = "", [], self.seats
        self.round = given.round if given.round is not None else self.round_of_tiles()
        self.left = [int(n) for n in box.copies]

    def place(self, seat: int) -> int:
        return (seat - self.first) % self.seats

    def due(self, seat: int, number: int) -> tuple[int, int]:
        return due(self.box, number, self.turns, self.place(seat), self.step)

    def tiles(self, seat: int) -> list[str]:
        """The named tiles of a city, with the starting tile."""
        start = f"{SPACE_NAMES[START]} "
        named = self.cities[seat].tiles or []
        if named and named[0].startswith(start):
            return named
        return [f"{start}{KIND_NAMES[self.box.starting[self.place(seat)]]} r0", *named]

    def round_of_tiles(self) -> int:
        """The round in which a city has as many tiles as are named; 1 if none are."""
        if self.given.over:
            return int(self.box.rounds)
        for seat in range(self.seats):
            if self.cities[seat].tiles is not None:
                return len(self.tiles(seat)) - self.due(seat, 0)[0]
        return 1

    # --- tiles out of the box ---

    def take(self, name: str) -> str:
        """A tile that is named; one too many shows when the position is audited."""
        if name in KIND_NAMES:
            self.left[KIND_NAMES.index(name)] -= 1
        return name

    def any_tile(self) -> int:
        """The kind with most tiles left, or -1 if nothing is left."""
        most = max(self.left)
        return self.left.index(most) if most > 0 else -1

    def fill_hand(self, seat: int) -> list[str]:
        letter = seat_name(seat)
        hand = [card if " " in card else f"{card} {letter}" for card in self.cities[seat].hand]
        if self.step == "PlaceTile" and seat == self.turn and self.chosen() not in [c.split()[0] for c in hand]:
            hand.append(f"{self.take(self.chosen())} {letter}")
        while len(hand) < self.due(seat, self.round)[1] and self.any_tile() >= 0:
            hand.append(f"{self.take(KIND_NAMES[self.any_tile()])} {letter}")
        return hand

    def fill_row(self) -> list[str]:
        row = list(self.given.row)
        gap = self.gap() if self.step == "RefillRow" else -1
        if gap >= 0 and len(row) > gap:
            row[gap] = ""
        while len(row) < self.box.row:
            kind = -1 if len(row) == gap else self.any_tile()
            row.append(self.take(KIND_NAMES[kind]) if kind >= 0 else "")
        return row

    def fill_city(self, seat: int) -> City:
        """The named tiles; a city of which none are named grows until it is as large as the round says."""
        city = restore_city(self.box, CityData(self.tiles(seat), self.cities[seat].walkways, []), seat_name(seat))
        laid = self.due(seat, self.round)[0]
        while self.cities[seat].tiles is None and len(city.tiles) < laid and len(city.spaces) and self.any_tile() >= 0:
            kind = self.any_tile()
            self.take(KIND_NAMES[kind])
            lay_tile(city, self.box, city.spaces[0], 0, kind)
            raise_buildings(city)
        return city

    # --- what is asked ---

    def chosen(self) -> str:
        return KIND_NAMES[one_word(self.given.ask, self.words, KIND_NAMES)]

    def gap(self) -> int:
        return one_word(self.given.ask, self.words, [str(place + 1) for place in range(self.box.row)])

    def agenda(self) -> list[str]:
        if not self.step:
            return []
        steps = next(steps for steps in TURNS if steps and steps[-1] == self.step)
        lines = [f"Round {self.round} {self.turns}", *[f"{step} {self.turn}" for step in steps]]
        if self.step == "PlaceTile":
            lines[-1] += f" {KIND_NAMES.index(self.chosen())}"
        elif self.step == "RefillRow":
            lines[-1] = f"RefillRow {self.gap()}"
        else:
            no_words(self.given.ask, self.words)
        return lines

    def take_named(self) -> None:
        """All tiles that are named leave the box before any other."""
        for seat in range(self.seats):
            for line in self.tiles(seat)[1:]:
                self.take(" ".join(line.split()[1:2]))
            for card in self.cities[seat].hand:
                self.take(card.partition(" ")[0])
        for name in self.given.row:
            self.take(name)

    def fill_requests(self) -> list[str]:
        """CC-UPG-03: those of the options, and as many of the others as are drawn."""
        chosen = [REQUEST_NAMES[r] for r in self.box.chosen]
        others = [name for name in REQUEST_NAMES if name not in chosen]
        return self.given.requests if self.given.requests is not None else chosen + others[: int(self.box.drawn)]

    def data(self) -> dict[str, Any]:
        self.take_named()
        hands = [self.fill_hand(seat) for seat in range(self.seats)]
        cities = [self.fill_city(seat) for seat in range(self.seats)]
        row = self.fill_row()
        return {
            "first": seat_name(self.first),
            "round": self.round,
            "requests": self.fill_requests(),
            "row": row,
            "pile": {KIND_NAMES[kind]: n for kind, n in enumerate(self.left) if n > 0},
            "walkways": walkways_left(self.box, cities),
            "buildings": buildings_left(self.box, cities),
            "cities": [dump_city(city, self.seats) | {"hand": hand} for city, hand in zip(cities, hands)],
            "agenda": self.agenda(),
        }


def walkways_left(box: Box, cities: list[City]) -> dict[str, list[int]]:
    """CC-COM-03: the pieces that are not built."""
    left = [int(n) for n in box.pieces]
    for city in cities:
        for span in city.walkways:
            left[(level_of(city, span) - 1) * LENGTHS + SPAN_LENGTH[span] - 1] -= 1
    return {level: [max(0, n) for n in left[k * LENGTHS :][:LENGTHS]] for k, level in enumerate(LEVELS)}


def buildings_left(box: Box, cities: list[City]) -> dict[str, int]:
    """CC-COM-01: the buildings that do not stand."""
    standing = [held & LEVEL for city in cities for held in city.cells]
    return {colour: max(0, int(box.buildings[k]) - standing.count(k + 1)) for k, colour in enumerate(COLOURS)}


def fill(game: Game, parts: dict[str, Any]) -> dict[str, Any]:
    """A whole position with these parts; whether it can occur is for `Game.load` to say."""
    assert isinstance(game, CloudCity)
    return Filling(game.box, read_parts(parts, Parts, "Cloud City")).data()
