"""An evening at the terminal table: somebody types, and reads what is on the screen."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

import cloudtop as ct
from cloudtop.bots import Bot
from cloudtop.cli import play

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
# The row, then the hands from A on.
DEALT = [
    "A-BB",
    "D-GG",
    "D-SS",
    "D-BB",
    "D-GG",
    "A-GB",
    "D-BS",
    "D-BB",
    "A-BB",
    "D-GG",
    "A-SS",
    "A-GG",
    "A-BB",
    "D-GG",
    "A-SG",
]
Script = list[str] | Callable[[ct.Match], str]


class Evening:
    """A match at the terminal; `screens[i]` is what was printed before answer i, the last one what came after all."""

    def __init__(
        self, match: ct.Match, script: Script, width: int = 110, save: Path | None = None, hint: Bot | None = None,
        height: int = 60,
    ) -> None:  # fmt: skip
        self.match = match
        self.script = script
        self.file = io.StringIO()
        self.screens: list[str] = []
        self.raw = ""
        console = Console(file=self.file, width=width, height=height, force_terminal=True, color_system="truecolor")
        play.run(match, console, self.read, save, hint or ct.bots.greedy())
        self.note()

    def note(self) -> None:
        self.raw += self.file.getvalue()
        self.screens.append(CODES.sub("", self.file.getvalue()))
        self.file.seek(0)
        self.file.truncate()

    def read(self, prompt: str) -> str:
        self.note()
        if callable(self.script):
            return self.script(self.match)
        if not self.script:
            raise EOFError
        return self.script.pop(0)

    @property
    def text(self) -> str:
        return "\n".join(self.screens)

    @property
    def moves(self) -> list[str]:
        """What seat A did."""
        return [line[2:] for line in self.match.record().lines if line.startswith("A ")]


def new_match(
    seats: list[Bot | None] | None = None, seed: int = 7, names: list[str] | None = None, **options: Any
) -> ct.Match:
    """A match after set-up; A begins and holds A-GB, D-BB and D-GG."""
    options = {"players": len(seats) if seats else 2, "first": "A", **options}
    match = ct.Match(ct.game("cloudcity", **options), seats or [None, ct.bots.greedy()], seed, names)
    tiles = iter(DEALT)
    while match.waiting() == [ct.CHANCE]:
        if match.offer()[0].startswith("tile"):
            match.do(f"tile {next(tiles)}")
        else:
            match.roll()
    return match


def sit(
    *typed: str, width: int = 110, save: Path | None = None, hint: Bot | None = None, height: int = 60, **more: Any
) -> Evening:
    return Evening(new_match(**more), list(typed), width, save, hint, height)
