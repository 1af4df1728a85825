"""`cloudtop learn`: a guided first game in the terminal. The table and its menus are those of `cloudtop play`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from cloudtop.bots import make_bot
from cloudtop.cli import play
from cloudtop.cli.app import GameName, app, console
from cloudtop.cli.canvas import BRASS
from cloudtop.cli.commands import Leave
from cloudtop.cli.desk import Desk
from cloudtop.cli.plain import painter_of
from cloudtop.cli.scene import Scene, bot_name
from cloudtop.cli.scores import final_sheet
from cloudtop.cli.serve import data_folder
from cloudtop.cli.start import HINT, free_name, read_line
from cloudtop.core.errors import Mistake
from cloudtop.table.lesson import Guide, Lesson, lesson
from cloudtop.table.lesson_check import faults
from cloudtop.table.match import Match


class Progress:
    """How far somebody has come in each lesson, in the user's data folder if it can be written."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def all(self) -> dict[str, Any]:
        try:
            data = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return data if isinstance(data, dict) else {}

    def of(self, slug: str) -> tuple[int, list[list[str]]]:
        """The part, and what was done in each part so far; the beginning if nothing is kept that makes sense."""
        kept = self.all().get(slug)
        part, did = (kept.get("part"), kept.get("did")) if isinstance(kept, dict) else (None, None)
        good = isinstance(part, int) and isinstance(did, list) and all(isinstance(lines, list) for lines in did)
        return (part, did) if good else (0, [])  # type: ignore[return-value]

    def keep(self, slug: str, part: int, did: list[list[str]]) -> bool:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps({**self.all(), slug: {"part": part, "did": did}}), "utf-8")
        except OSError:
            return False
        return True


class Course(play.Evening):
    """A lesson at the terminal: the caption stands below the table, and the menu has what is right."""

    def __init__(self, guide: Guide, console: Console, read: Callable[[str], str], progress: Progress) -> None:
        self.guide = guide
        self.progress = progress
        super().__init__(self.desk_of(guide.match, console), read)
        self.facing()

    def desk_of(self, match: Match, console: Console) -> Desk:
        return Desk(match, console, painter_of(match.game.slug), None, make_bot("greedy"))

    def facing(self) -> None:
        """Whoever learns faces the screen; what is right is the menu."""
        if self.desk.match is not self.guide.match:
            self.desk = self.desk_of(self.guide.match, self.desk.console)
            self.match = self.guide.match
        self.desk.facing = self.guide.seat
        self.desk.picked = self.guide.expected()

    # --- the course of the lesson ---

    def learn(self) -> Match | None:
        """Until somebody leaves, or plays on: then the match to play on with."""
        try:
            self.show()
            while True:
                if self.one(self.ask().strip()):
                    seats = [None if seat == self.guide.seat else self.guide.lesson.bot for seat in range(self.seats)]
                    return self.match.branch(len(self.match.log), seats)
        except (EOFError, KeyboardInterrupt, Leave):
            kept = self.keep()
            self.desk.console.print()
            self.desk.print(self.desk.say("lesson-kept" if kept else "lesson-not-kept", part=self.guide.number + 1))
            return None

    @property
    def seats(self) -> int:
        return int(self.match.game.seats)

    def one(self, typed: str) -> bool:
        """One answer of the person; True if they want to play on without the lesson."""
        word = typed.lower()
        if word in ("", "on", "play") and self.guide.finished:
            if self.guide.last:
                return True
            self.guide.go_on()
        elif word == "skip" and not self.guide.last:
            self.guide.go_on()
        elif word == "again":
            self.at(self.guide.number)
        elif word == "back":
            self.at(max(0, self.guide.number - 1))
        elif word == "start":
            self.at(0)
        else:
            self.answer(typed)
            return False
        self.turn()
        return False

    def at(self, part: int) -> None:
        """To the beginning of a part."""
        self.guide = self.guide.lesson.begin(part, self.guide.did[:part])

    def turn(self) -> None:
        """Another part, or another task of this one: the table anew."""
        self.facing()
        self.keep()
        self.show()

    def keep(self) -> bool:
        return self.progress.keep(self.guide.lesson.slug, self.guide.number, self.guide.did)

    def act(self, line: str) -> None:
        """Do what is right; another legal move is answered and not played."""
        self.desk.picked = self.guide.expected()
        if not self.guide.do(line):
            words = self.guide.say("other") if self.guide.expected() else self.desk.say("lesson-read")
            self.desk.notes.append(Text(words, "italic"))
            self.show()
            return
        if self.guide.finished and not self.guide.stays:
            self.guide.go_on()
        self.turn()

    def choose(self, typed: str) -> None:
        before = self.desk.picked
        whole: Scene[Any] = Scene(self.match, self.desk.facing, self.desk.text)
        keys = [key for choice in self.desk.painter.choices(whole) for key in choice.keys]
        shown = [key for choice in self.desk.painter.choices(self.desk.scene()) for key in choice.keys]
        if typed.split()[0] in keys and typed.split()[0] not in shown:
            self.desk.picked = []  # of the table as it lies: it gets its answer
        super().choose(typed)
        if self.desk.picked not in (before, self.guide.expected()):  # a part of a move: the rest is the next menu
            self.show()

    # --- showing ---

    def show(self) -> None:
        """The table, what happened, what the lesson says, and what can be done."""
        desk, guide = self.desk, self.guide
        scene = desk.scene() if not self.match.over else Scene[Any](self.match, -1, desk.text)
        desk.console.clear()
        desk.console.print(desk.painter.table(scene, desk.console), "")
        if self.match.over:
            sheet = final_sheet(scene, desk.painter, self.match.ranking(), desk.rulebook)
            desk.console.print(Panel(sheet, border_style=BRASS, padding=(0, 3), expand=False))
        for line in desk.news(guide.seat):
            desk.console.print(line)
        desk.told[guide.seat] = self.shown = len(self.match.log)
        desk.console.print(self.caption())
        desk.print_notes()
        if not guide.finished:
            desk.console.print(desk.painter.menu(scene, desk.painter.choices(scene), desk.console))
        bot = bot_name(guide.lesson.bot, desk.text)
        way = (
            "lesson-way-last"
            if guide.last and guide.finished
            else "lesson-way-read"
            if guide.finished
            else "lesson-way"
        )
        desk.print(desk.say(way, bot=bot), "dim")

    def caption(self) -> Panel:
        guide = self.guide
        done = guide.finished and guide.did[guide.number] and guide.say("done")
        words = Text(done or guide.say())
        if not guide.finished and guide.say("do"):
            words.append(f"\n➤ {guide.say('do')}", f"bold {BRASS}")
        title = self.desk.say("lesson-part", part=guide.number + 1, parts=len(guide.lesson.part))
        if guide.anew:
            title += f" · {self.desk.say('lesson-laid')}"
        return Panel(words, title=title, title_align="left", border_style=BRASS, padding=(0, 2))


def show_faults(found: Lesson) -> None:
    wrong = faults(found)
    for fault in wrong:
        console.print(f"[red]wrong[/] {fault}", soft_wrap=True)
    if wrong:
        raise typer.Exit(1)
    console.print(f"{found.slug}: the {len(found.part)} parts of the lesson play through.")


@app.command()
def learn(
    name: GameName = "cloudcity",
    part: Annotated[
        int | None, typer.Option(min=1, help="Begin at this part; else where you left, or at the first.")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Only see whether the lesson plays through.")] = False,
) -> None:
    """A guided first game: ten minutes that teach a game on its real table."""
    found = lesson(name)
    if check:
        return show_faults(found)
    progress = Progress(data_folder() / "lessons.json")
    at, did = progress.of(name) if part is None else (part - 1, [])
    try:
        guide = found.begin(at, did)
    except Mistake:
        if part is not None:
            raise
        guide = found.begin()  # what is kept does not fit this lesson any more
    match = Course(guide, console, read_line, progress).learn()
    if match is not None:
        play.run(match, console, read_line, free_name(Path(f"{name}.ctr")), make_bot(HINT))
