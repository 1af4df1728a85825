"""Tiles and cities of Cloud City as pictures: towers of three heights, walkways at the height of their roofs.

Every level has its own height for walkways that run west-east and its own column for those that run
north-south, so that walkways above each other in one line can all be seen.
"""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from cloudtop.cli.canvas import BRASS_LIGHT, GLOW, INK, PAPER, SKY, Canvas, blend, letters_on, paint
from cloudtop.games.cloudcity.geometry import (
    COLOURS,
    KIND_NAMES,
    LAYOUT,
    LETTERS,
    LEVELS,
    WIDTH,
    cell_name,
    cell_number,
)

ACROSS: Final = 5  # characters of a cell
DOWN: Final = 2
MARGIN: Final = 3  # for row numbers

# By level: the wall and the roof of a tower, a walkway between roofs, and a mark that shows the height.
WALL: Final = ("#2f6f9f", "#478036", "#b27f35")
ROOF: Final = ("#6fb1dc", "#8cc172", "#e0b46c")
DECK: Final = ("#123f63", "#234d18", "#6e4212")
MARK: Final = "▂▅█"

Pixels = list[tuple[int, int]]


def place_of(cell: str) -> tuple[int, int]:
    """Column and row of a cell name, from 0."""
    number = cell_number(cell)
    return number % WIDTH, number // WIDTH


def tile_cells(tile: str, turn: int) -> dict[tuple[int, int], int]:
    """The two buildings of a turned tile: column and row inside it, and level from 0."""
    first = (KIND_NAMES.index(tile) * 4 + turn) * 4
    found = [(int(LAYOUT[first + i]), int(LAYOUT[first + i + 1])) for i in (0, 2)]
    return {(offset % WIDTH, offset // WIDTH): level - 1 for offset, level in found}


def draw_tile(tile: str, turn: int = 0, ground: str = PAPER[1]) -> Text:
    """A tile as a small picture, six characters by two lines."""
    out = Text(no_wrap=True)
    cells = tile_cells(tile, turn)
    for y in range(2):
        for x in range(2):
            level = cells.get((x, y))
            if level is None:
                out.append(" · ", paint(PAPER[2], ground))
            else:
                out.append(f" {LETTERS[level]} ", paint(letters_on(WALL[level]), WALL[level], True))
        out.append("\n" if y == 0 else "")
    return out


def draw_back(mark: str) -> Text:
    """The back of a tile, or an empty place, with a mark on it."""
    return Text(f"{mark:^6}\n      ", paint(PAPER[0], SKY[2], True), no_wrap=True)


class CityPicture:
    """One city on the sky; `spaces` are the free spaces that must be in the picture."""

    def __init__(self, city: dict[str, Any], spaces: list[str]) -> None:
        self.city = city
        corners = [place_of(space) for space in [tile["space"] for tile in city["tiles"]] + spaces or ["g7"]]
        self.left = min(x for x, y in corners)
        self.top = min(y for x, y in corners)
        wide = max(x for x, y in corners) + 2 - self.left
        high = max(y for x, y in corners) + 2 - self.top
        self.canvas = Canvas(MARGIN + wide * ACROSS, 1 + high * DOWN, SKY[1])
        for x in range(wide):
            self.canvas.write(MARGIN + x * ACROSS + 2, 0, cell_name(self.left + x)[0], BRASS_LIGHT)
        for y in range(high):
            self.canvas.write(0, 2 + y * DOWN, f"{self.top + y + 1:2}", BRASS_LIGHT)
        self.draw_tiles()
        self.draw_towers()
        self.draw_walkways()

    def corner(self, cell: str) -> tuple[int, int]:
        """The upper left character of a cell."""
        x, y = place_of(cell)
        return MARGIN + (x - self.left) * ACROSS, 1 + (y - self.top) * DOWN

    def draw_tiles(self) -> None:
        for tile in self.city["tiles"]:
            column, row = place_of(tile["space"])
            self.canvas.lay(*self.corner(tile["space"]), 2 * ACROSS, 2 * DOWN, PAPER[(column + row) // 2 % 2])

    def draw_towers(self) -> None:
        """A blue tower is two pixels high, a green one three, a sand one four."""
        for cell, colour in self.city["buildings"].items():
            level = COLOURS.index(colour)
            x, y = self.corner(cell)
            roof = 2 * y + 2 - level
            for column in range(x + 1, x + 4):
                self.canvas.dot(column, roof, ROOF[level])
                for pixel in range(roof + 1, 2 * y + 4):
                    self.canvas.dot(column, pixel, WALL[level])

    def path(self, between: str, level: int) -> Pixels:
        """The pixels of a walkway, from roof to roof."""
        start, end = between.split("-")
        (x, y), (to_x, to_y) = self.corner(start), self.corner(end)
        if y == to_y:
            return [(column, 2 * y + 2 - level) for column in range(x + 4, to_x + 1)]
        return [(x + 1 + level, pixel) for pixel in range(2 * y + 3 - level, 2 * to_y + 2 - level)]

    def draw_walkways(self) -> None:
        """Lower levels first, so that higher ones pass over them; then letters and votes where they can be seen."""
        drawn: list[tuple[str, str, Pixels]] = []
        for level, name in enumerate(LEVELS):
            for walkway in self.city["walkways"]:
                if walkway["level"] == name:
                    path = self.path(walkway["between"], level)
                    for column, pixel in path:
                        self.canvas.dot(column, pixel, DECK[level])
                    drawn.append((str(walkway["votes"]), DECK[level], path))
        self.draw_letters()
        for votes, deck, path in drawn:
            seen = [(x, pixel) for x, pixel in path if self.canvas.ink[pixel][x] == deck]
            self.put_sign(votes, seen or path, letters_on(deck), deck)

    def put_sign(self, words: str, path: Pixels, colour: str, ground: str) -> None:
        """A sign near the middle of a path, where it covers least."""
        middle = len(path) // 2
        order = sorted(range(len(path)), key=lambda i: (self.cost(path[i], words, ground), abs(i - middle)))
        x, pixel = path[order[0]]
        self.canvas.write(x, pixel // 2, words, colour, ground)

    def cost(self, spot: tuple[int, int], words: str, ground: str) -> int:
        """What a sign would hide: another sign, the edge of the picture, or other ink; signs keep a distance."""
        x, y = spot[0], spot[1] // 2
        signs = self.canvas.signs
        if any((x + i, y) in signs or x + i >= self.canvas.width for i in range(len(words))):
            return 3
        ink = [self.canvas.ink[2 * y + half][x + i] for half in (0, 1) for i in range(len(words))]
        hides = any(colour not in ("", ground) for colour in ink)
        return 2 * int(hides) + int((x - 1, y) in signs or (x + len(words), y) in signs)

    def draw_letters(self) -> None:
        for cell, colour in self.city["buildings"].items():
            level = COLOURS.index(colour)
            x, y = self.corner(cell)
            free = [column for column in (x + 2, x + 3, x + 1) if self.canvas.ink[2 * y + 3][column] == WALL[level]]
            self.canvas.write(free[0] if free else x + 2, y + 1, LETTERS[level], letters_on(WALL[level]), WALL[level])

    def offer_space(self, space: str, key: str, picked: bool = False) -> None:
        """A free space with its name, and its key if it can be chosen now."""
        column, row = place_of(space)
        x, y = self.corner(space)
        shade = GLOW if picked else blend(SKY[1], SKY[2], 0.45 + 0.35 * ((column + row) // 2 % 2))
        self.canvas.lay(x, y, 2 * ACROSS, 2 * DOWN, shade)
        self.canvas.write(x + 4, y + 2, space, INK if picked else PAPER[0])
        if key:
            self.canvas.write(x + 4, y + 1, f"{key:>2}", INK, GLOW)

    def offer_walkway(self, between: str, level: int, key: str) -> None:
        """A walkway that could be built: a dashed line with its key."""
        path = self.path(between, level)
        for column, pixel in path:
            if (column + pixel) % 2 and not self.canvas.ink[pixel][column]:
                self.canvas.dot(column, pixel, blend(DECK[level], PAPER[0], 0.35))
        self.put_sign(key, path, INK, GLOW)

    def text(self) -> Text:
        """The finished picture; a faint dot in every cell of open cloud."""
        for tile in self.city["tiles"]:
            x, y = self.corner(tile["space"])
            for column, row in ((x + 2, y), (x + 7, y), (x + 2, y + 2), (x + 7, y + 2)):
                inked = any(self.canvas.ink[2 * row + i][column] for i in range(4))
                if not inked and (column, row + 1) not in self.canvas.signs:
                    self.canvas.write(column, row + 1, "·", PAPER[2])
        return self.canvas.text()
