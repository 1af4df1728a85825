"""Cloud City on a test table.

A city is a picture: one letter per cell, `B` `G` `S` a building, `.` open cloud, `~` no tile. The upper left
letter is cell a1, so the cell (x, y) of a worked example is the x-th letter and the y-th line: (3, 0) is d1.
The box is the frozen one (pack.toml), so that a change of ours touches no test of a rule; `pack=None` takes ours.
"""

from __future__ import annotations

from typing import Any

import msgspec

import cloudtop as ct
from cloudtop.core.game import seat_name, seat_number
from cloudtop.games.cloudcity.effects import add_walkway, look_along
from cloudtop.games.cloudcity.geometry import COLOURS, KIND_NAMES, LENGTHS, LEVELS, SPAN_START, WIDTH, cell_number
from cloudtop.games.cloudcity.position import SPAN_NAMES
from cloudtop.games.cloudcity.state import TILED, City, CloudCityState, empty_city, own
from cloudtop.games.cloudcity.steps import STEPS
from tests.kit.packs import frozen_game
from tests.kit.seat_table import SeatTable

# City M of the worked examples, without its walkways.
CITY_M = """
    . . . S . S
    G B G . G .
    . G B . . .
    B . B . G G
    . G . S . S
    G . . G G .
"""


def city(picture: str, walkways: str = "") -> City:
    """A city from a picture, with walkways such as `a1-d1 d1-d4` already standing."""
    made = empty_city()
    rows = [line.split() if " " in line.strip() else list(line.strip()) for line in picture.strip().splitlines()]
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != "~":
                made.cells[y * WIDTH + x] = TILED + ".BGS".index(letter)
    made.left, made.right = 0, (max(len(row) for row in rows) - 1) // 2
    made.top, made.bottom = 0, (len(rows) - 1) // 2
    for line in range(2 * (made.bottom + 1)):
        look_along(made, line * WIDTH, 1)
    for line in range(2 * (made.right + 1)):
        look_along(made, line, WIDTH)
    for name in walkways.split():
        add_walkway(made, SPAN_NAMES[name])
    return made


class Table(SeatTable[CloudCityState]):
    """A game and a state, with the questions that tests ask."""

    def who(self) -> int:
        """The number of whoever has to decide, as these tests count seats; CHANCE is one of them."""
        return int(self.state.actor())

    def offer(self, verb: str = "") -> list[str]:
        """What is offered now, only the moves of one verb if it is given."""
        lines = [self.game.vocabulary.text(a) for a in self.state.options(self.state.actor())]
        return [line for line in lines if line.split()[0].startswith(verb)]

    def play_to(self, step: str, seed: int = 1) -> Table:
        """Random play until a step with this name is pending."""
        rng = ct.Rng(seed)
        while self.state.agenda[-1].name() != step:
            ct.play_randomly(self.state, rng, 1)
        return self

    def until(self, seat: str) -> Table:
        """What the others and chance do until it is this seat's turn: the last of each offer, so no walkways."""
        while self.who() != seat_number(seat):
            self.do(self.offer()[-1])
        return self

    def step(self) -> str:
        return self.state.agenda[-1].name()

    def votes(self, seat: str = "A") -> dict[str, int]:
        """The score sheet of a seat by line."""
        return {line.name: line.amount for line in self.game.score(self.state, seat_number(seat))}

    def total(self, seat: str = "A") -> int:
        return int(self.game.total(self.state, seat_number(seat)))

    def city(self, seat: str = "A") -> City:
        return self.state.cities[seat_number(seat)]

    def hand(self, seat: str = "A") -> list[str]:
        return [KIND_NAMES[c // 256] for c in self.city(seat).hand]

    def row(self) -> list[str]:
        return ["" if kind < 0 else KIND_NAMES[kind] for kind in self.state.row]

    def stock(self, level: str) -> list[int]:
        """Pieces of a level left, by length."""
        first = LEVELS.index(level) * LENGTHS
        return [int(self.state.stock[first + i]) for i in range(LENGTHS)]

    def view(self, seat: str) -> dict[str, Any]:
        """What a seat sees; `-` is a spectator."""
        number = ct.SPECTATOR if seat == "-" else seat_number(seat)
        return dict(msgspec.to_builtins(self.game.view(self.game.veil(self.state, number), number)))

    def winners(self) -> list[str]:
        return [seat_name(p.seat) for p in self.game.ranking(self.state) if p.rank == 1]


def table(*cities: City, step: str = "BuildWalkways 0", requests: tuple[str, ...] = (), **options: Any) -> Table:
    """A table with these cities (the rest as after set-up), a full box, and one step pending. Not a position a game can
    reach: buildings and tiles are not counted."""
    options = {"players": max(2, len(cities)), "first": "A", "requests": list(requests), **options}
    game = frozen_game("cloudcity", **options)
    state = own(game.new())
    name, *numbers = step.split()
    state.agenda = [STEPS[name](*[int(n) for n in numbers])]
    for seat, made in enumerate(cities):
        state.cities[seat] = made
    for seat_city in state.cities:
        for span in seat_city.walkways:
            level = seat_city.cells[SPAN_START[span]] % 4
            state.stock[state.piece(level, span)] -= 1
    state.round = 1
    return Table(game, state)


def begin(row: str = "", hands: tuple[str, ...] = (), requests: Any = 0, **options: Any) -> Table:
    """A real game after set-up. Tiles not named in `row` (`A-BB D-GG A-SS`) or `hands` (one text per seat, from the
    first player on) are the first that the pile still has."""
    options = {"players": 2, "first": "A", "requests": requests, **options}
    game = frozen_game("cloudcity", **options)
    made = Table(game, own(game.new()))
    wanted = {"FillRow": row.split(), "DealHands": " ".join(hands).split()}
    while made.who() == ct.CHANCE:
        tiles = wanted.get(made.step(), [])
        made.do(f"tile {tiles.pop(0)}" if tiles else made.offer()[0])
    return made


def play_on(made: Table, step: str) -> Table:
    """The others play, and A does only what it must, until A has this step before it."""
    while made.step() != step or made.who() != 0:
        made.do("done" if "done" in made.offer() else made.offer()[0])
    return made


def lay(made: Table, *tiles: str) -> Table:
    """A lays one tile a turn: `i7` any tile there, `D-SS i7 r1` a certain one and how it is turned."""
    for tile in tiles:
        kind, space, turn = tile.split() if " " in tile else ("", tile, "r0")
        play_on(made, "ChooseTile")
        made.do(f"choose {kind}" if kind else made.offer()[0], f"place {space} {turn}")
    return made


def spaces(made: Table) -> set[str]:
    """Where A's next tile may go."""
    return {line.split()[1] for line in play_on(made, "PlaceTile").offer("place")}


def number(cell: str) -> int:
    """The number of a cell such as d1."""
    return cell_number(cell)


def colour_count(made: City) -> dict[str, int]:
    return {colour: sum(1 for held in made.cells if held % 4 == k + 1) for k, colour in enumerate(COLOURS)}


__all__ = ["CITY_M", "Table", "begin", "city", "colour_count", "lay", "number", "play_on", "spaces", "table"]
