"""Playing in a terminal: persons and bots at one table. Knows no game; a painter draws it.

Everything typed is a number, a move in notation, enough of a move to be clear, or a command.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from cloudtop.bots.bot import Bot
from cloudtop.cli import story
from cloudtop.cli.canvas import BRASS, SKY
from cloudtop.cli.commands import COMMANDS, Leave, asked_about
from cloudtop.cli.desk import Desk
from cloudtop.cli.plain import painter_of
from cloudtop.cli.scene import Scene, meant, printable
from cloudtop.cli.scores import final_sheet
from cloudtop.core.errors import Mistake
from cloudtop.games import entry
from cloudtop.table.match import Match


def run(match: Match, console: Console, read: Callable[[str], str], save_path: Path | None, hint_bot: Bot) -> None:
    """Play a match to its end, or until somebody leaves. `read` shows a prompt and returns what was typed."""
    desk = Desk(match, console, painter_of(match.game.slug), save_path, hint_bot)
    Evening(desk, read).play()


class Evening:
    """One evening at a table."""

    def __init__(self, desk: Desk, read: Callable[[str], str]) -> None:
        self.desk = desk
        self.match = desk.match
        self.read = read
        self.queue: list[str] = []  # the rest of a line with several moves
        self.shown = -1  # the length of the log when the table was drawn
        told = max((desk.told[seat] for seat in desk.persons), default=0)
        self.heard = len(story.readings(self.match, told))  # pages of the story that were read here

    # --- the course of the evening ---

    def play(self) -> None:
        try:
            if not any(seat in self.desk.persons for seat in self.match.waiting()):
                self.desk.print(self.desk.say("thinking"), "dim")
            self.match.play()
            while not self.match.over:
                self.decide(next(seat for seat in self.match.waiting() if seat in self.desk.persons))
            self.finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self.leave()
        except Exception:
            self.leave()  # a fault of ours must not cost anybody a game
            raise

    def decide(self, seat: int) -> None:
        """One decision of a person, or a part of it; what is forced is done at once."""
        self.read_aloud()
        self.hand_over(seat)
        offer = self.match.offer(seat)
        if len(offer) == 1:
            self.desk.notes.append(self.desk.painter.tint(self.desk.say("forced", line=offer[0])))
            self.act(offer[0])
            return
        if not self.queue:
            self.show()
        before = (len(self.match.log), self.desk.picked)
        while (len(self.match.log), self.desk.picked) == before:
            self.answer(self.ask())

    def act(self, line: str) -> None:
        """Play a move of the person and all that chance and bots do then; keep the game at the end of a turn."""
        self.match.do(line, self.desk.facing)
        self.desk.picked = []
        ended = self.desk.facing not in self.match.waiting()
        if ended and len(self.desk.persons) < self.match.game.seats:
            self.desk.print(self.desk.say("thinking"), "dim")
        self.match.play()
        if ended:
            self.desk.keep()
            self.drop_queue()

    def finish(self) -> None:
        """The table as it stands, and the final score sheet."""
        desk = self.desk
        desk.console.clear()
        scene: Scene[Any] = Scene(self.match, -1, desk.text)
        desk.console.print(desk.painter.table(scene, desk.console), "")
        for line in desk.news(desk.facing) if desk.facing >= 0 else []:
            desk.console.print(line)
        sheet = final_sheet(scene, desk.painter, self.match.ranking(), desk.rulebook)
        desk.console.print(Panel(sheet, border_style=BRASS, padding=(1, 3), expand=False))
        for part in [*self.new_pages(), *story.end_of_chapter(self.match, desk.text, desk.console)]:
            desk.console.print(part)
        if desk.keep():
            desk.print(desk.say("saved", path=str(desk.save_path)))
        desk.print_notes()

    def leave(self) -> None:
        """Keep the game if there is a place for it. An interrupted move may be half done, so it is made anew."""
        self.match.state = self.match.state_at(len(self.match.log))
        desk = self.desk
        desk.console.print()
        kept = desk.keep()
        desk.print_notes()
        desk.print(desk.say("bye-saved", path=str(desk.save_path)) if kept else desk.say("bye"))

    # --- the story ---

    def new_pages(self) -> list[RenderableType]:
        """What has been read since the last time, framed."""
        read = story.readings(self.match)
        new, self.heard = read[self.heard :], len(read)
        return [story.page(one, self.desk.text, self.desk.console) for one in new]

    def read_aloud(self) -> None:
        """Pages that came up are read before anybody decides; they are for all who sit here."""
        pages = self.new_pages()
        if pages:
            self.desk.console.clear()
            for one in pages:
                self.desk.console.print(one)
            self.read(self.desk.say("page-enter") + " ")

    def hand_over(self, seat: int) -> None:
        """With several persons at one screen: cover it until the right one looks, if anything is hidden in this game."""
        desk = self.desk
        if seat == desk.facing:
            return
        desk.facing = seat
        self.queue, desk.notes = [], []
        if entry(self.match.game.slug).open:
            return
        self.wipe()
        scene: Scene[Any] = Scene(self.match, -1, desk.text)
        title = Text(desk.say("cover", who=scene.names[seat]), "bold")
        words = Group(scene.who(seat), "", title, Text(desk.say("cover-about"), "dim"))
        desk.console.print(Panel(Align.center(words), border_style=SKY[2], padding=(3, 4)))
        self.read(desk.say("cover-enter") + " ")
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen and, where the terminal can, what has scrolled off it."""
        console = self.desk.console
        console.clear()
        if console.is_terminal and not console.legacy_windows:
            console.file.write("\x1b[3J")

    # --- showing ---

    def show(self) -> None:
        """The table, what happened, and what is expected now."""
        desk = self.desk
        scene = desk.scene()
        choices = desk.painter.choices(scene)
        desk.console.clear()
        desk.console.print(desk.painter.table(scene, desk.console), "")
        for line in desk.news(scene.seat):
            desk.console.print(line)
        desk.print_notes()
        desk.console.print(Rule(style=SKY[2]))
        desk.told[scene.seat] = self.shown = len(self.match.log)
        desk.console.print(Text.assemble(scene.who(scene.seat), "  ", desk.painter.tint(desk.painter.prompt(scene))))
        desk.console.print(desk.painter.menu(scene, choices, desk.console))
        more = desk.say("commands-story") if self.heard else ""
        desk.print(desk.say("commands", undo=len(desk.decisions())) + more, "dim")

    # --- asking and answering ---

    def ask(self) -> str:
        if self.queue:
            return self.queue.pop(0)
        typed = [printable(part).strip() for part in self.read(self.desk.say("ask") + " ").split(";")]
        self.queue = [part for part in typed[1:] if part]
        return typed[0]

    def answer(self, typed: str) -> None:
        """Do what was typed: a command, a choice or a move. A mistake costs one sentence and nothing else."""
        word, _, rest = ("?", "", typed[1:]) if typed.startswith("?") else typed.partition(" ")
        try:
            if word.lower() in ("", "look"):
                self.show()
            elif word.lower() in COMMANDS:
                COMMANDS[word.lower()](self.desk, rest.strip())
            else:
                self.choose(typed)
        except Mistake as e:
            self.complain(self.desk.reason(e.rule) if e.rule else e.message)

    def complain(self, words: str) -> None:
        """Say what is wrong, under a table that shows how far things went."""
        self.desk.notes.append(self.desk.complaint(words))
        self.drop_queue()
        if self.shown != len(self.match.log):
            self.show()
        else:
            self.desk.print_notes()

    def drop_queue(self) -> None:
        """A line of moves ends at a mistake, and where chance or others come in."""
        if self.queue:
            self.queue = []
            self.desk.notes.append(Text(self.desk.say("stopped")))

    def choose(self, typed: str) -> None:
        """A choice by its key or its words; if it can mean several moves, they become the next menu."""
        desk = self.desk
        scene = desk.scene()
        choices = desk.painter.choices(scene)
        key, _, rest = typed.partition(" ")
        by_key = [line for choice in choices if key in choice.keys for line in choice.lines]
        if key.isdecimal() and not by_key:
            keys = ", ".join(key for choice in choices for key in choice.keys)
            raise Mistake(desk.say("no-key", key=key, keys=keys))
        if by_key:
            lines = meant(scene, by_key, rest)
        else:
            lines = meant(scene, scene.lines, typed) or meant(scene, scene.offer, typed)
        if len(lines) == 1:
            self.act(lines[0])
        elif not lines:
            self.refuse(scene, typed)
        elif lines == scene.lines:
            raise Mistake(desk.say("several"))
        else:
            desk.picked = lines

    def refuse(self, scene: Scene[Any], typed: str) -> None:
        """What is no part of the offer as typed: a move spelt in another way, or a mistake with its reason."""
        line = asked_about(self.desk, scene, typed)
        why = self.match.why(line, self.desk.facing)
        if why is None:
            self.act(line)
        else:
            self.complain(self.desk.objection(why))
