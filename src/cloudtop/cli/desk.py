"""Where a person sits: the match, the screen and the words on it. Knows no game; a painter draws it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from cloudtop.bots.bot import Bot
from cloudtop.cli.canvas import STORM
from cloudtop.cli.scene import Painter, Scene, badge
from cloudtop.core.chance import CHANCE
from cloudtop.core.errors import Mistake
from cloudtop.core.events import NEWS, QUIET
from cloudtop.core.state import Event
from cloudtop.games import entry
from cloudtop.table.match import Match
from cloudtop.table.why import Why


class Desk:
    """One screen at a table, and who faces it."""

    def __init__(self, match: Match, console: Console, painter: Painter, save_path: Path | None, hint_bot: Bot) -> None:
        self.match = match
        self.console = console
        self.painter = painter
        self.save_path = save_path
        self.hint_bot = hint_bot
        self.shelf = entry(match.game.slug)
        self.text = self.shelf.text()
        self.rulebook = self.shelf.rulebook()
        self.persons = [seat for seat, bot in enumerate(match.players) if bot is None]
        self.facing = self.persons[0] if len(self.persons) == 1 else -1
        self.told = [self.last_move(seat) for seat in range(match.game.seats)]  # how much of the log each has been told
        self.picked: list[str] = []  # the moves left after a first pick; empty if nothing is picked
        self.notes: list[Text] = []  # to be shown with the table

    def scene(self) -> Scene[Any]:
        return Scene(self.match, self.facing, self.text, self.picked)

    def last_move(self, seat: int) -> int:
        """The length of the log after a seat's last move; a game that goes on is not told from its beginning."""
        moves = [n for n, move in enumerate(self.match.log, 1) if move.seat == seat]
        return moves[-1] if moves else 0

    # --- words ---

    def say(self, message: str, **facts: object) -> str:
        return self.text.say(message, facts)

    def print(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style))

    def complaint(self, words: str) -> Text:
        return Text.assemble(("✗ ", f"bold {STORM}"), self.painter.tint(words))

    def reason(self, rule: str) -> str:
        """A rule as the reason for something."""
        return self.say("why-rule", sentence=self.rulebook[rule].sentence, rule=rule)

    def objection(self, why: Why) -> str:
        """What stands in the way of a move, then the rule."""
        if not why.words:
            return self.reason(why.rule)
        return self.say("why-because", because=why.words, sentence=why.sentence, rule=why.rule)

    def event(self, event: Event, seat: int) -> Text:
        """An event in words, as far as a seat may know it."""
        facts = event.told_to(seat)
        hidden = any(key not in facts for key in event.secret)
        message = f"event-{event.name}" + ("-secret" if hidden else "")
        sentence = self.text.say(message, self.painter.in_words(facts, self.text))
        if event.seat == CHANCE:  # nobody stands before it
            sentence = sentence[:1].upper() + sentence[1:]
        return self.painter.tint(sentence)

    def subject(self, event: Event) -> Text:
        return Text("") if event.seat == CHANCE else Text.assemble(badge(event.seat), " ")

    def news(self, seat: int) -> list[Text]:
        """What others and chance did since this seat was last told, and what its own moves led to; a line for each seat."""
        out: list[tuple[int, Text]] = []
        for move in self.match.log[self.told[seat] :]:
            for event in move.events:
                weight = self.shelf.told(event.name).weight
                if weight == QUIET or (move.seat == seat and weight < NEWS):
                    continue
                if out and out[-1][0] == event.seat:
                    out[-1][1].append_text(Text.assemble(" · ", self.event(event, seat)))
                else:
                    out.append((event.seat, Text.assemble(self.subject(event), self.event(event, seat))))
        return [line for who, line in out]

    # --- stepping back and keeping ---

    def decisions(self) -> list[int]:
        """The lengths of the log to which the person may step back: where there really was a choice."""
        first = self.match.undoable(self.facing).barrier
        places = [n for n in range(first, len(self.match.log)) if self.match.log[n].seat == self.facing]
        return [n for n in places if len(self.match.state_at(n).options(self.facing)) > 1]

    def barrier(self) -> str:
        """What keeps the person from stepping back further: nothing, chance, other."""
        return self.match.undoable(self.facing).reason

    def keep(self) -> bool:
        """Save the match if there is a place for it; a failure is noted and nothing else."""
        if self.save_path is None:
            return False
        try:
            self.match.record().save(self.save_path)
        except Mistake as e:
            self.notes.append(self.complaint(e.message))
            return False
        return True

    def print_notes(self) -> None:
        for line in self.notes:
            self.console.print(line)
        self.notes = []
