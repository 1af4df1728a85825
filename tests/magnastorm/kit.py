"""Magnastorm on a test table: a real game after set-up, pieces moved where the test wants them, then moves.

Cubes and crew are written as in records: `yellow yellow B`. What a seat is given comes from the supply, so that the
box stays complete; `sound()` says whether it is. The box is the frozen one (pack.toml), so that a change of ours touches
no test of a rule; `pack=None` takes ours.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cloudtop.core.game import parse_step, seat_name, seat_number
from cloudtop.core.state import Journal
from cloudtop.core.terms import Terms
from cloudtop.games.magnastorm.actions import COLOUR_NAMES, COMMANDER_NAMES, OBJECTIVE_NAMES, RESEARCH_NAMES
from cloudtop.games.magnastorm.geometry import (
    AREA_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    PANEL,
    PANEL_NAMES,
    SECTORS,
    SPACE_NAMES,
    STATION_NAMES,
)
from cloudtop.games.magnastorm.rules.scoring import LINE_NAMES
from cloudtop.games.magnastorm.state import (
    COLOURS,
    CREW_UNIT,
    LABS,
    STATIONS_BUILT,
    YELLOW,
    MagnastormState,
    own,
    place_bit,
)
from cloudtop.games.magnastorm.view import crew
from tests.kit.packs import frozen_game
from tests.kit.seat_table import SeatTable


class Table(SeatTable[MagnastormState]):
    """A game and a state, with the questions and the hands that tests need."""

    # --- playing ---

    def act(self, line: str, *more: str) -> Table:
        """An action such as `move c3` with the first crew member that may be used, then more moves."""
        self.do(line)
        if self.step() == "ChooseCrew":
            self.do(self.offer("crew")[0])
        return self.do(*more)

    def done(self) -> Table:
        """The turn ends; if an exchange is still offered, it is left out."""
        return self.do("skip") if self.step() == "LastExchange" else self

    def turn(self, seat: str) -> Table:
        """It is this seat's turn, whatever was pending; the others of the cycle have had theirs."""
        from cloudtop.games.magnastorm.steps import STEPS

        number = seat_number(seat)
        place = list(self.state.cycle).index(number)
        lines = [f"Cycle {place + 1}", f"LastExchange {number}", f"FulfilObjective {number}", f"TakeTurn {number}"]
        self.state.agenda = [parse_step(line, STEPS) for line in lines]
        self.state.used = int(self.state.used) & 1
        return self

    def until(self, step: str, seat: str = "") -> Table:
        """The simplest moves until this step (of this seat) is pending: gain in row 5, skip, the first of the rest."""
        while self.step() != step or (seat and self.actor() != seat):
            lines = self.offer()
            gains = self.offer("gain")
            self.do(gains[-1] if gains else "skip" if "skip" in lines else lines[0])
        return self

    def administrate(self) -> Table:
        """Phase 1 is over: everything up to the next decision happens."""
        from cloudtop.games.magnastorm.steps.administration import administration

        self.state.agenda = []
        self.clear_upper()
        self.state.then(administration())
        self.state.settle()
        return self

    def listen(self) -> Table:
        """From now on what happens is written down, for `told`."""
        self.state.journal = Journal()
        return self

    # --- hands ---

    def give(self, seat: str, cubes: str) -> Table:
        """Cubes from the supply; what the seat had goes back first."""
        who = seat_number(seat)
        for colour in range(COLOURS):
            self.state.supply[colour] += self.state.players[who].cubes[colour]
            self.state.players[who].cubes[colour] = 0
        for name in cubes.split():
            colour = COLOUR_NAMES.index(name)
            self.state.supply[colour] -= 1
            self.state.players[who].cubes[colour] += 1
        return self

    def space(self, name: str) -> int:
        number = SPACE_NAMES.index(name)
        assert self.state.box.colour[number] >= 0, f"this side of the board has no space {name}"
        return number

    def scout(self, seat: str, place: str) -> Table:
        """On a space (`1c2`) or in an area on no space (`1c`)."""
        self.state.players[seat_number(seat)].scout = (
            self.space(place) if place in SPACE_NAMES else -1 - AREA_NAMES.index(place)
        )
        return self

    def labs(self, seat: str, *spaces: str) -> Table:
        """Labs on spaces, from the left of the player board; a space named twice gets two."""
        who = seat_number(seat)
        for name in spaces:
            space = self.space(name)
            held = int(self.state.lab[space])
            self.state.lab[space] = held + 1 if held else who * 4 + 1
            self.state.labs[who * SECTORS + self.state.box.sector[space // 3]] += 1
            place = next(i for i in range(LABS) if self.state.players[who].home >> i & 1)
            self.state.players[who].home -= place_bit(place)
        return self

    def station(self, seat: str, name: str, dish: int = 1) -> Table:
        who = seat_number(seat)
        self.state.station[STATION_NAMES.index(name)] = who
        self.state.players[who].dishes -= place_bit(dish - 1)
        self.state.players[who].add_reputation(STATIONS_BUILT, 2)
        return self

    def levels(self, seat: str, **levels: int) -> Table:
        for name, level in levels.items():
            self.state.players[seat_number(seat)].set_level(list[str](RESEARCH_NAMES).index(name), level)
        return self

    def clear_upper(self) -> Table:
        """All crew of the upper panel goes to the same spaces of the lower one."""
        for i in range(PANEL):
            self.state.panels[PANEL + i] += self.state.panels[i]
            self.state.panels[i] = 0
        return self

    def upper(self, **columns: str) -> Table:
        """The upper panel: `a="yellow yellow B"` is column a. Neutral crew is not counted; own crew leaves the boards."""
        for seat in range(self.state.seats):
            self.state.players[seat].recruits = 5
        for i in range(PANEL * 2):
            self.state.panels[i] = 0
        for name, members in columns.items():
            for row, member in enumerate(members.split()):
                colour = COLOUR_NAMES.index(member)
                self.state.panels[min(row, 4) * COLUMNS + "abcde".index(name)] += CREW_UNIT[colour]
                if colour != YELLOW:
                    self.state.players[colour].recruits -= 1
        return self

    def lower(self, spaces: str, member: str = "yellow") -> Table:
        """A crew member on each of these spaces of the lower panel, such as `a1 c4`."""
        for name in spaces.split():
            self.state.panels[PANEL + PANEL_NAMES.index(name)] += CREW_UNIT[COLOUR_NAMES.index(member)]
        return self

    def hold(self, seat: str, *commanders: str) -> Table:
        """The seat controls these commanders; one that is not in play comes in, in the first place of its kind left."""
        for name in commanders:
            number = COMMANDER_NAMES.index(name)
            tiles = [int(c) for c in self.state.commander]
            if number in tiles:
                place = tiles.index(number)
            else:
                first = 4 * (number // 8)
                place = next(
                    p for p in range(first + int(self.state.box.tracks) - 1, first - 1, -1) if self.state.holder[p] < 0
                )
                self.state.commander[place] = number
            self.state.holder[place] = seat_number(seat)
        return self

    def objectives(self, *cards: str) -> Table:
        for slot, card in enumerate(cards):
            self.state.objective[slot] = OBJECTIVE_NAMES.index(card)
        return self

    def round(self, number: int) -> Table:
        self.state.round = number
        return self

    def reputation(self, seat: str, amount: int) -> Table:
        """So much reputation, as if from majorities."""
        who = seat_number(seat)
        player = self.state.players[who]
        player.add_reputation(LINE_NAMES.index("majorities"), amount - player.reputation())
        return self

    # --- looking ---

    def cubes(self, seat: str) -> str:
        """A seat's cubes, yellow ones first."""
        who = seat_number(seat)
        counts = [(COLOUR_NAMES[c], int(self.state.players[who].cubes[c])) for c in (4, 0, 1, 2, 3)]
        return " ".join(name for name, n in counts for i in range(n))

    def rep(self, seat: str) -> int:
        return int(self.state.reputation(seat_number(seat)))

    def level(self, seat: str, research: str) -> int:
        return int(self.state.players[seat_number(seat)].level[list[str](RESEARCH_NAMES).index(research)])

    def crew(self, where: str) -> str:
        """The crew on a space of a panel: `upper a1`, `lower c4`, or in a column of the upper panel: `column c`."""
        what, place = where.split()
        if what == "column":
            return " ".join(crew(self.state.upper_column(COLUMN_NAMES.index(place))))
        return " ".join(crew(self.state.panels[PANEL_NAMES.index(place) + (PANEL if what == "lower" else 0)]))

    def at(self, seat: str) -> str:
        """Where a scout runner stands."""
        place = int(self.state.players[seat_number(seat)].scout)
        return SPACE_NAMES[place] if place >= 0 else AREA_NAMES[-1 - place]

    def order(self) -> str:
        return " ".join(seat_name(s) for s in self.state.order)

    def view(self, seat: str = "A") -> dict[str, Any]:
        seen: dict[str, Any] = msgspec.to_builtins(self.game.view(self.state, seat_number(seat)))
        return seen

    def holder(self, commander: str) -> str:
        tiles = [int(c) for c in self.state.commander]
        seat = int(self.state.holder[tiles.index(COMMANDER_NAMES.index(commander))])
        return seat_name(seat) if seat >= 0 else ""

    def sheet(self, seat: str) -> dict[str, int]:
        """A seat's reputation by where it came from, without the empty lines."""
        return {line.name: int(line.amount) for line in self.game.score(self.state, seat_number(seat)) if line.amount}

    def told(self) -> list[str]:
        """The names of everything that happened since `listen`."""
        return [event.name for event in self.state.journal.events] if self.state.journal else []

    def facts(self, event: str) -> list[dict[str, object]]:
        """The facts of every such event since `listen`."""
        return [e.facts for e in self.state.journal.events if e.name == event] if self.state.journal else []

    def terms(self, line: str) -> Terms:
        """What an offered move says that it takes and gives."""
        return self.game.terms(self.state, self.state.actor(), self.game.vocabulary.code(line))

    def sound(self) -> bool:
        faults = self.game.audit(self.state)
        assert not faults, faults
        return True

    def winners(self) -> list[str]:
        return [seat_name(p.seat) for p in self.game.ranking(self.state)]


def begin(players: int = 2, first: str = "A", **options: Any) -> Table:
    """A real game at the first turn: commanders and objectives named or the first that are offered, starting crew in columns
    1, 2 ... in turn order, starting research the first that is free. The scouts have gone to area 1d, wherever they start."""
    table = set_up(players, first, **options)
    while table.step() != "TakeTurn":
        table.do(table.offer()[0])
    for seat in "ABCD"[:players]:
        table.scout(seat, "1d")
    return table


def set_up(players: int = 2, first: str = "A", **options: Any) -> Table:
    """A game before anything is drawn."""
    game = frozen_game("magnastorm", players=players, first=first, **options)
    return Table(game, own(game.new()))


__all__ = ["Table", "begin", "set_up"]
