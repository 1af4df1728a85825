"""Looking at a game that was played: move by move, with the eyes of any seat."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from cloudtop.bots import random
from cloudtop.cli.desk import Desk
from cloudtop.cli.plain import painter_of
from cloudtop.cli.scene import Scene
from cloudtop.cli.story import end_of_chapter, page, readings
from cloudtop.core.chance import CHANCE
from cloudtop.core.errors import Mistake
from cloudtop.core.events import ROUND, TURN
from cloudtop.core.game import Reading, seat_name, seat_number
from cloudtop.table.match import Match, Move

HELP = "Enter next · b back · 40 after move 40 · t next turn · A B C D whose eyes · q quit"


class Viewer:
    """A match, shown at any of its moments."""

    def __init__(self, match: Match, console: Console, seat: str = "A") -> None:
        self.match = match
        self.console = console
        self.painter = painter_of(match.game.slug)
        self.desk = Desk(match, console, self.painter, None, random())
        self.seat = 0
        self.look_with(seat or "A")

    def look_with(self, name: str) -> None:
        seat = seat_number(name.upper())
        if not 0 <= seat < self.match.game.seats:
            seats = ", ".join(seat_name(s) for s in range(self.match.game.seats))
            raise Mistake(f"'{name}' has no seat in this game; the seats are {seats}.")
        self.seat = seat

    def words(self, number: int) -> Text:
        """Move `number` (from 1) in notation and in words, as the seat may know it."""
        move = self.match.log[number - 1]
        line = Text(f"{number:4}  {self.notation(move):28}", "dim")
        for event in move.events:
            eyes = event.seat if self.match.over and event.seat >= 0 else self.seat  # a finished game is open
            line.append_text(Text.assemble(" ", self.desk.subject(event), self.desk.event(event, eyes)))
        return line

    def notation(self, move: Move) -> str:
        """The move as the record has it. While a game is not over, what the seat may not know is left out."""
        line = f"{seat_name(move.seat)} {self.match.game.vocabulary.text(move.action)}"
        secret = any(event.told_to(self.seat) != {**event.facts, **event.secret} for event in move.events)
        silent = not move.events and move.seat not in (self.seat, CHANCE)
        return line if self.match.over or not (secret or silent) else " ".join(line.split()[:2] + ["…"])

    def list_moves(self) -> None:
        table = self.match.state_at(0)
        heard = len(self.match.game.readings(table))
        for number, move in enumerate(self.match.log, 1):
            table.apply(move.seat, move.action)
            self.console.print(self.words(number), soft_wrap=True)
            read = self.match.game.readings(table)
            self.show_pages(read[heard:])
            heard = len(read)
        for part in end_of_chapter(self.match, self.desk.text, self.console):
            self.console.print(part)
        self.console.print(self.result())

    def show_pages(self, read: list[Reading]) -> None:
        for one in read:
            self.console.print(page(one, self.desk.text, self.console))

    def result(self) -> str:
        scores = ", ".join(f"{name} {total}" for name, total in self.match.scores().items())
        return f"{'final score' if self.match.over else 'unfinished'}: {scores}"

    def show(self, length: int) -> None:
        moment = self.match.branch(length, [None] * self.match.game.seats)
        moment.names = self.match.names
        self.console.print(self.painter.table(Scene(moment, self.seat, self.desk.text), self.console))
        if length:
            self.show_pages(readings(self.match, length)[len(readings(self.match, length - 1)) :])
            self.console.print(self.words(length))
        if length == len(self.match.log):
            self.console.print(self.result())
        self.console.print(
            Text(f"after move {length} of {len(self.match.log)}, with the eyes of {seat_name(self.seat)}", "dim")
        )

    def walk(self, length: int, read: Callable[[str], str]) -> None:
        """Step through the game until somebody quits."""
        length = min(length, len(self.match.log))
        self.console.print(Text(HELP, "dim"))
        self.show(length)
        while True:
            try:
                typed = read("replay> ").strip()
            except EOFError:
                return
            if typed == "q":
                return
            try:
                length = self.moved(length, typed)
                self.show(length)
            except Mistake as e:
                self.console.print(self.desk.complaint(e.message))

    def turn_begins(self, length: int) -> bool:
        """Does move `length` (from 1) end with the beginning of a turn, or of a round in a game without turns?"""
        shelf = self.desk.shelf
        opening = shelf.opening(TURN) or shelf.opening(ROUND)
        return any(event.name in opening for event in self.match.log[length - 1].events)

    def moved(self, length: int, typed: str) -> int:
        """Where a word typed at the prompt leads."""
        last = len(self.match.log)
        if typed == "":
            return min(last, length + 1)
        if typed == "b":
            return max(0, length - 1)
        if typed == "t":
            return next((n for n in range(length + 1, last) if self.turn_begins(n)), last)
        if typed.isdecimal():
            return min(last, int(typed))
        if seat_number(typed.upper()) >= 0:
            self.look_with(typed)
            return length
        raise Mistake(f"'{typed}' is not a command here. {HELP}.")
