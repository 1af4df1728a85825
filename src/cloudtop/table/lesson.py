"""A guided first game: a text file of parts, each a caption and something to do, on a match like any other. No rule is in it.

How to write one: docs/lessons.md. The words are messages of the game: `lesson-first-goal` is the caption of the part `goal` of
`lessons/first.toml`, and `-do`, `-done` and `-other` after it are what is to be done, what is said when it is done, and what is
said to who does something else.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from cloudtop.bots import make_bot
from cloudtop.core.chance import CHANCE
from cloudtop.core.entry import Entry
from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game, seat_name, seat_number
from cloudtop.core.typed import convert
from cloudtop.games import GAMES, entry
from cloudtop.table.match import Match
from cloudtop.table.position import position

FIRST = "first"  # the lesson of somebody who has never seen the game
ANY = "*"  # any move that is offered

Accepted = str | Annotated[list[str], msgspec.Meta(min_length=1)]


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """One thing that is said, and what the person does about it."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
    position: dict[str, Any] | None = None  # how the table is laid, as for `ct.position`; else the game goes on
    do: list[Accepted] = []  # in order: what the person is to do; a line with a seat (`B done`) the table plays
    point: list[str] = []  # things on the table that the caption speaks of


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its file says it."""

    part: Annotated[list[Part], msgspec.Meta(min_length=1)]
    options: dict[str, Any] = {}
    seat: str = "A"  # the person's
    bot: str = "greedy"  # that plays on from the last part
    seed: int = 0  # of chance, wherever nothing says what it does
    slug: str = ""
    name: str = FIRST

    def game(self) -> Game:
        return shared_game(self.slug, msgspec.json.encode(self.options, order="sorted").decode())

    def begin(self, part: int = 0, did: list[list[str]] | None = None) -> Guide:
        """The lesson at one of its parts (from 0), after what the person did in each part so far.

        A part that nobody did, or in another way than today's lesson takes, is done in the lesson's own way.
        """
        if not 0 <= part < len(self.part):
            raise Mistake(f"This lesson has {len(self.part)} parts, so there is no part {part + 1}.")
        try:
            return Guide(self, part, did or [])
        except Mistake:
            if not did:
                raise
            return Guide(self, part, [])

    def names(self) -> list[str]:
        """Who sits where: the person, and the bot that plays on."""
        seats = range(self.game().seats)
        return ["person" if seat == seat_number(self.seat) else make_bot(self.bot).name for seat in seats]

    def message(self, part: Part, what: str = "") -> str:
        """The id of a message of a part: the caption, or its `do`, `done` or `other`."""
        return "-".join(["lesson", self.name, part.id, *([what] if what else [])])

    def of_table(self, line: Accepted) -> bool:
        """Does a line begin with a seat or with chance, as in a record? Then the table plays it."""
        names = [seat_name(CHANCE), *(seat_name(seat) for seat in range(self.game().seats))]
        return isinstance(line, str) and line.partition(" ")[0] in names


@lru_cache(64)
def shared_game(slug: str, options: str) -> Game:
    return entry(slug).make(msgspec.json.decode(options))


class Guide:
    """A lesson that somebody takes: which part it is, what is right, and the match on which it is done."""

    def __init__(self, lesson: Lesson, number: int, did: list[list[str]]) -> None:
        self.lesson = lesson
        self.number = number
        self.seat = seat_number(lesson.seat)
        self.text = entry(lesson.slug).text()
        first = max((k for k in range(number + 1) if lesson.part[k].position is not None), default=0)
        self.did: list[list[str]] = [list(lines) for lines in did[:first]] + [[] for _ in range(first - len(did))]
        for k in range(first, number + 1):
            self.open(k)
            for line in did[k] if k < len(did) else []:
                if not self.do(line):
                    raise Mistake(f"'{line}' is not what part {k + 1} of the lesson asks for.")
            if k < number:
                self.finish()

    @property
    def part(self) -> Part:
        return self.lesson.part[self.number]

    @property
    def last(self) -> bool:
        return self.number == len(self.lesson.part) - 1

    @property
    def anew(self) -> bool:
        """The table was laid anew for this part: what lay there before is gone."""
        return self.number > 0 and self.part.position is not None

    @property
    def finished(self) -> bool:
        """Nothing is left to do in this part."""
        return self.at == len(self.part.do)

    @property
    def stays(self) -> bool:
        """The next part waits until the person goes on: there is something to be read."""
        done = self.text.has(self.lesson.message(self.part, "done"))
        return self.last or done or all(self.lesson.of_table(one) for one in self.part.do)

    def say(self, what: str = "") -> str:
        """The caption of this part, or its `do`, `done` or `other`; empty if it has none."""
        message = self.lesson.message(self.part, what)
        if what == "other" and not self.text.has(message):
            message = "lesson-other"
        return self.text.say(message) if self.text.has(message) else ""

    def expected(self) -> list[str]:
        """The moves that are right now, all of them offered; none if there is nothing to do."""
        if self.finished or self.match.over or self.seat not in self.match.waiting():
            return []
        wanted = self.part.do[self.at]
        return accepted(self.match.offer(self.seat), [wanted] if isinstance(wanted, str) else wanted)

    # --- playing ---

    def do(self, line: str) -> bool:
        """Play the move if it is right. Another legal one is not played and gives False; one that is not legal raises."""
        code = self.match.code(line)
        self.match.game.check(self.match.state, self.seat, code)
        line = self.match.game.vocabulary.text(code)
        if line not in self.expected():
            return False
        self.match.act(self.seat, code)
        self.did[self.number].append(line)
        self.at += 1
        self.play_table()
        return True

    def finish(self) -> None:
        """Do what is left of this part in the lesson's own way: by the first move that is right."""
        while not self.finished:
            self.finish_task()

    def finish_task(self) -> None:
        right = self.expected()
        if not right:
            raise Mistake(f"Part '{self.part.id}' asks for {shown(self.part.do[self.at])}, which is not offered.")
        self.do(right[0])

    def go_on(self) -> None:
        """The next part."""
        self.finish()
        if self.last:
            raise Mistake("This is the last part of the lesson.")
        self.open(self.number + 1)

    def open(self, number: int) -> None:
        """Lay the table of a part, or go on with the one that lies there, and play what comes before the person's move."""
        self.number = number
        self.at = 0
        self.did = [*self.did[:number], []]
        if self.part.position is not None or number == 0:
            self.match = Match(
                self.lesson.game(), None, self.lesson.seed, self.lesson.names(), laid(self.lesson, number)
            )
        self.play_table()

    def play_table(self) -> None:
        """Whatever the table does by itself until the person has to move, or has to read."""
        while not self.match.over:
            who, _, move = self.table_line().partition(" ")
            if CHANCE in self.match.waiting() and who != seat_name(CHANCE):
                self.match.roll()
            elif who:
                self.play_line(who, move)
            else:
                return

    def play_line(self, who: str, move: str) -> None:
        try:
            self.match.do(move, who)
        except Mistake as e:
            raise Mistake(f"In part '{self.part.id}' {who} cannot play '{move}': {e.message}", e.rule) from None
        self.at += 1

    def table_line(self) -> str:
        """What the file lets the table play next, if it is not the person's turn in the file."""
        line = "" if self.finished else self.part.do[self.at]
        return line if isinstance(line, str) and self.lesson.of_table(line) else ""


def accepted(offer: list[str], wanted: list[str]) -> list[str]:
    """The offered moves that are wanted: whole lines, `walkway` for all with this verb, `*` for all."""
    return [line for one in wanted for line in offer if one in (line, ANY) or line.partition(" ")[0] == one]


def shown(wanted: Accepted) -> str:
    return " or ".join(f"'{one}'" for one in ([wanted] if isinstance(wanted, str) else wanted))


@lru_cache(256)
def position_of(slug: str, options: str, parts: str) -> dict[str, Any]:
    return position(shared_game(slug, options), **msgspec.json.decode(parts))


def laid(lesson: Lesson, number: int) -> dict[str, Any] | None:
    """The whole position of a part; the first one may begin with the game's set-up."""
    parts = lesson.part[number].position
    if parts is None:
        return None
    options = msgspec.json.encode(lesson.options, order="sorted").decode()
    try:
        return position_of(lesson.slug, options, msgspec.json.encode(parts).decode())
    except Mistake as e:
        raise Mistake(f"The table of part '{lesson.part[number].id}' cannot be laid: {e.message}", e.rule) from None


# --- files ---


def lesson_file(shelf: Entry, name: str = FIRST) -> Path:
    return shelf.folder / "lessons" / f"{name}.toml"


def length(slug: str) -> int:
    """How many parts the first lesson of a game has; 0 if there is none that can be taken."""
    try:
        return len(lesson(slug).part)
    except Mistake:
        return 0


def lesson(slug: str, name: str = FIRST) -> Lesson:
    """The guided first game of a game."""
    shelf = entry(slug)
    path = lesson_file(shelf, name)
    if not path.exists():
        taught = [shelf.slug for shelf in GAMES.values() if lesson_file(shelf).exists()]
        raise Mistake(f"{shelf.title} has no lesson yet; there is one for {', '.join(taught) or 'no game'}.")
    return read_lesson(slug, path)


@lru_cache(64)
def read_lesson(slug: str, path: Path) -> Lesson:
    """A lesson from its file; what is wrong with the file is said in one sentence."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        found = convert(data, Lesson)
    except (OSError, ValueError, msgspec.ValidationError, RecursionError) as e:
        raise Mistake(f"{path.name} of {entry(slug).title} is not a lesson: {str(e).rstrip('.')}.") from None
    found.slug, found.name = slug, path.stem
    seats = found.game().seats
    if not 0 <= seat_number(found.seat) < seats:
        raise Mistake(
            f"{path.name} of {entry(slug).title}: '{found.seat}' is not a seat of a game with {seats} players."
        )
    make_bot(found.bot)
    return found
