"""What every view has. A game's own view is a record of records that begins with this one.

The page's types are made from these records (`tools/typescript.py`), so what is drawn is declared here and nowhere else.
"""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, kw_only=True, frozen=True):
    """The table as one seat may see it."""

    seat: str | None  # whose eyes; nobody's: a looker-on
    round: int  # 0 during set-up
    rounds: int | None  # how many there will be, if that is known


class LogRow(msgspec.Struct, frozen=True):
    """What a log book says of one player and one chapter."""

    points: int
    stars: int
    won: bool
    missed: int  # alone: missions that were not fulfilled


class ChapterLog(msgspec.Struct, frozen=True):
    """A chapter of a campaign that was played."""

    chapter: str
    part: str  # the message of its title
    read: list[str]  # what was read in it
    log: list[LogRow]  # by seat


class Standing(msgspec.Struct, frozen=True):
    """Where a campaign stands between two games."""

    chapters: list[str]  # all of them, in order
    chapter: str | None  # the next one; none after the last
    part: str | None  # the message of its title
    log: list[ChapterLog]
    stars: list[int]  # by seat
    winners: list[str]  # seats, after the last chapter
    active: list[str]  # rows of the box that are in play from now on, such as `legacy/L4`
    decided: list[str]  # messages of what was decided
    questions: list[str]  # messages of what was asked, one for each
    facts: dict[str, str | int]  # what the texts of the story ask
    over: bool
    ending: list[str]  # messages that close the story, after the last chapter
