"""Colours and a canvas for drawing in a terminal.

A character is two square pixels, one above the other. Pixels are ground (what everything stands on) or ink
(what stands there); ink is always made of block characters, so that a picture survives without colours.
Signs are letters over it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Final

from rich.style import Style
from rich.text import Text

SKY: Final = ("#14213d", "#22385e", "#4a6a94", "#9db4c8", "#f2d8b3")
PAPER: Final = ("#f8f1e1", "#efe3c8", "#dccba4")
INK: Final = "#1f2a37"
WHITE: Final = "#ffffff"
BRASS: Final = "#b8863b"
BRASS_LIGHT: Final = "#e0b96a"
GLOW: Final = "#ffd166"
STORM: Final = "#b23a48"
METAL: Final = "#7d8597"
SEAT_COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#6b4423")
SEAT_SHAPES: Final = "●■▲◆⬟★"


@lru_cache(maxsize=1024)
def paint(colour: str, ground: str = "", bold: bool = False) -> Style:
    """A style from a colour, the colour behind it and weight."""
    return Style(color=colour or None, bgcolor=ground or None, bold=bold or None)


def blend(one: str, other: str, part: float) -> str:
    """The colour that lies `part` of the way from one to the other."""
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def light(colour: str) -> float:
    """How bright a colour looks, from 0 to 1."""
    red, green, blue = [float(int(colour[i : i + 2], 16) / 255) ** 2.2 for i in (1, 3, 5)]
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def letters_on(ground: str) -> str:
    """White or ink, whichever can be read better on a colour."""
    return WHITE if 1.05 / (light(ground) + 0.05) > (light(ground) + 0.05) / (light(INK) + 0.05) else INK


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
            row = [self.character(x, y) for x in range(self.width)]
            for style, run in groupby(row, key=lambda character: character[1]):
                out.append("".join(letter for letter, same in run), style)
            out.append("\n" if y < self.height - 1 else "")
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
