"""Die Inseln im Nebel on a test table: a real game after set-up, tiles and balloons put where the test wants them, then moves.

Tiles are written as in records (`forest3`), or by their face alone (`forest`): then any such tile will do. What is put
somewhere comes out of the bag, so that the box stays complete; `sound()` says whether it is. The box is the frozen one
(pack.toml), so that a change of ours touches no test of a rule; `pack=None` takes ours.
"""

from __future__ import annotations

from typing import Any

import msgspec

import cloudtop as ct
from cloudtop.core.game import parse_step, seat_name, seat_number
from cloudtop.core.state import Journal
from cloudtop.core.terms import Terms
from cloudtop.games.inseln.actions import (
    BAG_KINDS,
    BONUS_NAMES,
    EXTENSION_KIND,
    FACE_NAMES,
    KIND_NAMES,
    NUMBERS,
    PLACES,
    START_KIND,
)
from cloudtop.games.inseln.effects import lay_tile, store_tile
from cloudtop.games.inseln.geometry import CELL_NAMES, DIRECTION_NAMES
from cloudtop.games.inseln.rules.clouds import cloud_tiles
from cloudtop.games.inseln.state import InselnState, Island, own
from tests.kit.packs import frozen_game
from tests.kit.seat_table import SeatTable


class Table(SeatTable[InselnState]):
    """A game and a state, with the questions and the hands that tests need."""

    # --- playing ---

    def until(self, step: str, seat: str = "") -> Table:
        """The simplest moves until this step (of this seat) is pending: skip, keep, done, stay with the wind, the first of the rest."""
        while self.step() != step or (seat and self.actor() != seat):
            lines = self.offer()
            self.do(next((line for line in ("skip", "keep", "done") if line in lines), lines[0]))
        return self

    def roll(self, bonus: str, wind: str) -> Table:
        """The dice of this round show these faces, and the roller keeps them."""
        return self.until("RollDice").do(f"roll {bonus} {wind}", "keep")

    def turn(self, seat: str, wind: str = "NE", bonus: str = "energy1") -> Table:
        """It is this seat's flight, with this wind and bonus, whatever was pending; earlier players have had their turns."""
        number = seat_number(seat)
        place = (number - int(self.state.first)) % int(self.state.seats)
        lines = ["EndOfRound", f"Turn {place + 1}", f"CheckCoasts {number}", f"PlaceTile {number}", f"Fly {number}"]
        return self._set(lines, wind, bonus)

    def take(self, seat: str, points: int = 0) -> Table:
        """The seat has flown and takes a cloud, with so many points for the harbour."""
        self.turn(seat)
        self.state.agenda[-1] = _step(f"TakeCloud {seat_number(seat)} {points} 0")
        return self

    def place(self, seat: str) -> Table:
        """The seat has taken a cloud and places tiles."""
        self.turn(seat)
        self.state.agenda.pop()
        self.state.settle()
        return self

    def end_round(self) -> Table:
        """All turns of the round are over: everything up to the next decision happens."""
        self.state.agenda = [_step("EndOfRound")]
        self.state.settle()
        return self

    def _set(self, lines: list[str], wind: str, bonus: str) -> Table:
        self.state.agenda = [_step(line) for line in lines]
        self.state.wind = DIRECTION_NAMES.index(wind)
        self.state.bonus = BONUS_NAMES.index(bonus)
        return self

    def listen(self) -> Table:
        """From now on what happens is written down, for `told`."""
        self.state.journal = Journal()
        return self

    # --- hands ---

    def island(self, seat: str) -> Island:
        return self.state.islands[seat_number(seat)]

    def balloon(self, seat: str, cell: str) -> Table:
        self.island(seat).balloon = CELL_NAMES.index(cell)
        return self

    def energy(self, seat: str, amount: int) -> Table:
        self.island(seat).energy = amount
        return self

    def store(self, seat: str, tiles: str) -> Table:
        """Tiles onto the oculars, in place of those there."""
        for kind in self.island(seat).oculars:
            self._back(int(kind))
        self.island(seat).oculars = self.island(seat).oculars[:0]
        for name in tiles.split():
            store_tile(self.state, seat_number(seat), self._out(name))
        return self

    def tiles(self, seat: str, **cells: str) -> Table:
        """Tiles onto cells: `c4="forest3"`. Nothing is woken by it."""
        for cell, name in cells.items():
            lay_tile(self.state, seat_number(seat), self._out(name), CELL_NAMES.index(cell))
        return self

    def lay(self, seat: str, name: str, cells: str) -> Table:
        """The same tile onto several cells, such as `forest` onto `c4 c5 d5`."""
        return self.tiles(seat, **dict.fromkeys(cells.split(), name))

    def cloud(self, number: int, tiles: str) -> Table:
        """What lies on a cloud (the harbour is one more than there are clouds), in place of what lay there."""
        first = (number - 1) * PLACES
        for i in range(PLACES):
            if self.state.clouds[first + i] >= 0:
                self._back(int(self.state.clouds[first + i]))
            self.state.clouds[first + i] = -1
        for i, name in enumerate(tiles.split()):
            self.state.clouds[first + i] = self._out(name)
        return self

    def bag(self, tiles: str) -> Table:
        """The bag holds exactly these tiles; the others are out of the game, so the table is not sound any more."""
        for kind in range(BAG_KINDS):
            self.state.bag[kind] = 0
        for name in tiles.split():
            self.state.bag[KIND_NAMES.index(name)] += 1
        self.state.bag_size = len(tiles.split())
        return self

    def round(self, number: int) -> Table:
        self.state.round = number
        return self

    def _out(self, name: str) -> int:
        """A tile out of the bag, the supply or the box."""
        if name in FACE_NAMES and FACE_NAMES.index(name) * NUMBERS < BAG_KINDS:
            first = FACE_NAMES.index(name) * NUMBERS
            kind = next(k for k in range(first, first + NUMBERS) if self.state.bag[k] > 0)
        else:
            kind = KIND_NAMES.index(name)
        self._move(kind, -1)
        return kind

    def _back(self, kind: int) -> None:
        self._move(kind, 1)

    def _move(self, kind: int, count: int) -> None:
        if kind < BAG_KINDS:
            self.state.bag[kind] += count
            self.state.bag_size += count
        elif kind < START_KIND:
            self.state.supply[kind - EXTENSION_KIND] += count
        else:
            self.state.starts[kind - START_KIND] += count

    # --- looking ---

    def at(self, seat: str) -> str:
        """Where a balloon stands."""
        return CELL_NAMES[self.island(seat).balloon]

    def has(self, seat: str) -> int:
        """A seat's energy."""
        return int(self.island(seat).energy)

    def stored(self, seat: str) -> str:
        return " ".join(KIND_NAMES[kind] for kind in self.island(seat).oculars)

    def on_cloud(self, number: int) -> str:
        return " ".join(KIND_NAMES[kind] for kind in cloud_tiles(self.state, number - 1))

    def on(self, seat: str, cell: str) -> str:
        """The tile on a cell, or an empty text."""
        kind = int(self.island(seat).tile[CELL_NAMES.index(cell)])
        return KIND_NAMES[kind] if kind >= 0 else ""

    def price(self, cell: str) -> int | None:
        """What the flight to a cell costs the one who has to fly, or None if it is not offered."""
        return self.flights()[cell][0] if cell in self.flights() else None

    def flights(self) -> dict[str, tuple[int, int]]:
        """For each cell where the one who has to fly may go: the energy it costs, and the points that come for nothing."""
        found = {line.split()[1]: self.terms(line) for line in self.offer("fly")}
        return {cell: (terms.cost.get("energy", 0), terms.gain.get("points", 0)) for cell, terms in found.items()}

    def terms(self, line: str) -> Terms:
        """What an offered action takes and gives whoever has to decide."""
        return self.game.terms(self.state, self.state.actor(), self.game.vocabulary.code(line))

    def view(self, seat: str = "A") -> dict[str, Any]:
        """What a seat sees; `-` is a spectator."""
        number = ct.SPECTATOR if seat == "-" else seat_number(seat)
        return dict(msgspec.to_builtins(self.game.view(self.game.veil(self.state, number), number)))

    def coasts(self, seat: str) -> str:
        """The connected coasts."""
        return " ".join(self.view()["islands"][seat_number(seat)]["coasts"])

    def sheet(self, seat: str) -> dict[str, int]:
        """A seat's points by where they come from, without the empty lines."""
        return {line.name: int(line.amount) for line in self.game.score(self.state, seat_number(seat)) if line.amount}

    def told(self) -> list[str]:
        """The names of everything that happened since `listen`."""
        return [event.name for event in self.state.journal.events] if self.state.journal else []

    def cited(self) -> list[str]:
        """The rules by which it happened."""
        return [event.rule for event in self.state.journal.events] if self.state.journal else []

    def by(self, name: str) -> str:
        """Who did a certain thing since `listen`, one letter for each time."""
        assert self.state.journal is not None
        return "".join(seat_name(event.seat) for event in self.state.journal.events if event.name == name)

    def sound(self) -> bool:
        faults = self.game.audit(self.state)
        assert not faults, faults
        return True

    def winners(self) -> list[str]:
        """The seats on rank 1."""
        return [seat_name(p.seat) for p in self.game.ranking(self.state) if p.rank == 1]


def _step(line: str) -> Any:
    from cloudtop.games.inseln.steps import STEPS

    return parse_step(line, STEPS)


def begin(players: int = 2, first: str = "A", **options: Any) -> Table:
    """A real game before the first roll: start tiles, cells beside the yard and tiles for the clouds are the first offered."""
    return set_up(players, first, **options).until("RollDice")


def set_up(players: int = 2, first: str = "A", **options: Any) -> Table:
    """A game before anything is drawn."""
    game = frozen_game("inseln", players=players, first=first, **options)
    return Table(game, own(game.new()))


__all__ = ["Table", "begin", "set_up"]
