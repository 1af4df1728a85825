"""What is kept of a table, read from the file beside the server, and played anew."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from cloudtop.core.chance import CHANCE
from cloudtop.core.game import seat_number
from cloudtop.table.store import load_table
from cloudtop.web.head import Head
from cloudtop.web.room import Room
from tests.web.kit import Said

QUIET = ("say", "name", "own", "list", "lots")  # which bring no clock forward


class History:
    def __init__(self, data: Path, id: str) -> None:
        with closing(sqlite3.connect(data / "tables.db")) as db:
            kept = load_table(db, id)
        assert kept is not None
        self.id = id
        self.rows = kept.rows
        self.lines = [row.line for row in kept.rows]
        self.words = {(row.seq, row.line) for row in kept.rows if row.line.startswith("say ")}
        self.room = Room(id, kept.number, msgspec.json.decode(kept.head, type=Head), kept.secret)
        self.turns: list[list[int]] = [[]]  # who had to decide after each line
        for line in self.lines:
            self.room.repeat(line)
            self.turns.append(self.room.match.waiting())

    def caused_by(self, message: str) -> list[int]:
        """The lines that a message has led to."""
        return [row.seq for row in self.rows if row.message == message]

    def check(self, notices: list[Said]) -> None:
        """No message was carried out twice, clocks go forward, and what was told was true and told once."""
        for message in {row.message for row in self.rows} - {""}:
            self.check_message(self.caused_by(message))
        self.check_clocks()
        told = [notice for notice in notices if notice["table"] == self.id]
        assert len(told) == len({notice["id"] for notice in told})
        for notice in told:
            seat, _, line = notice["id"].removeprefix(f"{self.id}-").partition("-turn-")
            assert self.is_turn(seat_number(seat), int(line)) if line else self.room.match.over, notice

    def check_message(self, seqs: list[int]) -> None:
        """Its lines stand together, and the clocks go on at their end if it was a move or ended the game."""
        lines = [self.lines[seq - 1] for seq in seqs]
        assert seqs == list(range(seqs[0], seqs[-1] + 1)), lines
        timed = self.room.timing.on and lines[0].split()[0] not in QUIET
        assert [line.startswith("time ") for line in lines] == [False] * (len(lines) - 1) + [timed], lines

    def check_clocks(self) -> None:
        """They say what time it was, and no more goes by than that."""
        before = 0.0
        for _, gone, at, _ in [line.split() for line in self.lines if line.startswith("time ")]:
            assert before <= float(at) and 0 <= float(gone) <= float(at) - before + 0.2  # both are rounded
            before = float(at)

    def is_turn(self, seat: int, line: int) -> bool:
        """Did the turn of this seat begin with this line, and what chance did then?"""
        while self.turns[line] == [CHANCE]:
            line += 1
        return seat in self.turns[line]

    def turns_told(self, notices: list[Said], letter: str) -> list[int]:
        """The lines with which those turns of a seat began that were told."""
        told = [n["id"] for n in notices if (n["table"], n["seat"], n["event"]) == (self.id, letter, "turn")]
        return [int(id.rpartition("-")[2]) for id in told]
