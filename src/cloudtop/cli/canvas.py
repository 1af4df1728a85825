"""Colours and a canvas for drawing in a terminal.

A character is two square pixels, one above the other. Pixels are ground (what everything stands on) or ink
(what stands there); ink is always made of block characters, so that a picture survives without colours.
Signs are letters over it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.style import Style
from rich.text import Text

SKY: Final = ("#14213d", "#22385e", "#4a6a94", "#9db4c8", "#f2d8b3")
PAPER: Final = ("#f8f1e1", "#efe3c8", "#dccba4")
INK: Final = "#1f2a37"
BRASS: Final = "#b8863b"
BRASS_LIGHT: Final = "#e0b96a"
GLOW: Final = "#ffd166"
STORM: Final = "#b23a48"
METAL: Final = "#7d8597"
SEAT_COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
SEAT_SHAPES: Final = "●■▲◆"


@lru_cache(maxsize=1024)
def paint(colour: str, ground: str = "", bold: bool = False) -> Style:
    """A style from a colour, the colour behind it and weight."""
    return Style(color=colour or None, bgcolor=ground or None, bold=bold or None)


def blend(one: str, other: str, part: float) -> str:
    """The colour that lies `part` of the way from one to the other."""
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


class Canvas:
    """A picture of `width` x `height` characters."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width = width
        self.height = height
        self.ground = [[ground] * width for row in range(2 * height)]
        self.ink = [[""] * width for row in range(2 * height)]
        self.signs: dict[tuple[int, int], tuple[str, str, str]] = {}

    def lay(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Ground under a block of characters."""
        for row in self.ground[2 * y : 2 * (y + height)]:
            row[x : x + width] = [colour] * width

    def dot(self, x: int, pixel: int, colour: str) -> None:
        """One pixel of ink; `pixel` counts from the top."""
        self.ink[pixel][x] = colour

    def write(self, x: int, y: int, letters: str, colour: str, ground: str = "") -> None:
        """A sign; without a ground of its own it stands on what is there."""
        for i, letter in enumerate(letters):
            self.signs[x + i, y] = (letter, colour, ground)

    def text(self) -> Text:
        """The picture as lines of text."""
        out = Text(no_wrap=True)
        for y in range(self.height):
            for x in range(self.width):
                letter, style = self.character(x, y)
                out.append(letter, style)
            if y < self.height - 1:
                out.append("\n")
        return out

    def character(self, x: int, y: int) -> tuple[str, Style]:
        upper, lower = self.ink[2 * y][x], self.ink[2 * y + 1][x]
        ground = self.ground[2 * y][x]
        if (x, y) in self.signs:
            letter, colour, behind = self.signs[x, y]
            return letter, paint(colour, behind or lower or upper or ground, True)
        if upper and lower:
            return ("█", paint(upper, ground)) if upper == lower else ("▀", paint(upper, lower))
        if upper:
            return "▀", paint(upper, ground)
        if lower:
            return "▄", paint(lower, ground)
        return " ", paint("", ground)
