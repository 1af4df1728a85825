"""The islands of Die Inseln im Nebel as pictures, and their tiles as signs that can be read without colours.

A cell of the large picture is two lines: what is there, and below it the cell's name if it can be chosen. A tile has
brackets: `[F3]` is a forest with a 3 that scores as it lies, `(F3)` one that does not; ` f1 ` is printed coast, ` ·2 ` fog.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cloudtop.cli.canvas import (
    BRASS_LIGHT,
    GLOW,
    INK,
    PAPER,
    SEAT_COLOURS,
    SEAT_SHAPES,
    SKY,
    STORM,
    Canvas,
    blend,
    letters_on,
    paint,
)
from cloudtop.core.game import seat_number
from cloudtop.games.inseln.geometry import RADIUS
from cloudtop.games.inseln.shape import Cell, InselnView, IslandView, Tile

ROWS: Final = 2 * RADIUS + 1
WIDE: Final = 6  # characters of a cell in the large picture, the gap after it included
LABEL: Final = 2  # room for the letter of a row
FOG: Final = "#93a5b6"
WATER: Final = "#3a7ca5"
EXTENSION: Final = "#6b8f9c"
SIGNS: Final = {
    "forest": "F", "swamp": "S", "meadow": "M", "canyon": "C", "desert": "D", "mountains": "^", "joker": "*", "city": "#",
    "monument": "!", "lighthouse": "L", "park": "P", "windmill": "W", "observatory": "O", "dam": "=",
}  # fmt: skip
COLOURS: Final = {
    "forest": "#2f6b45", "swamp": "#4f8487", "meadow": "#a9c455", "canyon": "#b8573a", "desert": "#efcb78",
    "mountains": "#8b92ad", "joker": "#7b4f9e", "city": "#d9a184", "monument": "#ebe4d3",
}  # fmt: skip
ARROWS: Final = {"NW": "↖", "NE": "↗", "E": "→", "SE": "↘", "SW": "↙", "W": "←"}


def face_colour(face: str) -> str:
    return COLOURS.get(face, EXTENSION)


def face_chip(face: str) -> Text:
    """The sign of a landscape or building on its colour."""
    colour = face_colour(face)
    return Text(SIGNS[face], paint(letters_on(colour), colour, True))


def tile_chip(tile: Tile) -> Text:
    """A tile beside the island: its sign and its number."""
    colour = face_colour(tile.face)
    return Text(f"[{SIGNS[tile.face]}{tile.number}]", paint(letters_on(colour), colour, True))


def tile_chips(tiles: list[Tile]) -> Text:
    return Text(" ").join([tile_chip(tile) for tile in tiles])


def indent(cell: Cell, wide: int) -> int:
    """How far a cell is from the left of the picture: every row is half a cell off its neighbours."""
    return int((cell.q + RADIUS) * wide + cell.r * wide // 2)


class IslandPicture:
    """IN-GEN-05: an island of a view; `marks` are the cells that can be chosen, each with a price or nothing."""

    def __init__(self, view: InselnView, island: IslandView, marks: dict[str, str]) -> None:
        self.island = island
        self.canvas = Canvas(LABEL + ROWS * WIDE, 2 * ROWS, SKY[0])
        for cell in view.cells:
            x, y = LABEL + indent(cell, WIDE), 2 * (cell.r + RADIUS)
            if cell.cell.endswith("1"):
                self.canvas.write(x - LABEL, y, cell.cell[0], SKY[3])
            self.draw_cell(x, y, cell)
            if cell.cell in marks:
                self.canvas.write(x, y + 1, f"{cell.cell}{marks[cell.cell]:>3}", INK, GLOW)

    def draw_cell(self, x: int, y: int, cell: Cell) -> None:
        """The ground, what lies on it, and the balloon before it."""
        tile = self.island.tiles.get(cell.cell)
        ground = face_colour(tile.face) if tile else printed_colour(cell)
        self.canvas.lay(x, y, WIDE - 1, 2, ground)
        words = self.tile_words(cell, tile) if tile else printed_words(cell)
        self.canvas.write(x + 1, y, words, letters_on(ground), ground)
        if self.island.balloon == cell.cell:
            seat = seat_number(self.island.seat)
            colour = SEAT_COLOURS[seat]
            self.canvas.write(x, y, SEAT_SHAPES[seat], letters_on(colour), colour)

    def tile_words(self, cell: Cell, tile: Tile) -> str:
        """IN-LND-02: square brackets if the tile scores as landscape, round ones if not."""
        words = f"{SIGNS[tile.face]}{tile.number}"
        return f"[{words}]" if cell.cell in self.island.scoring else f"({words})"

    def text(self) -> Text:
        return self.canvas.text()


def printed_colour(cell: Cell) -> str:
    """The ground of a cell without a tile: coasts are pale, so that tiles stand out."""
    if cell.coast:
        return blend(face_colour(cell.coast), SKY[1], 0.55)
    special = {None: "", "volcano": STORM, "drop": WATER, "question": BRASS_LIGHT}[cell.special]
    return PAPER[1] if cell.yard else blend(special, FOG, 0.35) if special else FOG


def printed_words(cell: Cell) -> str:
    """IN-SPC-01, IN-SPC-03, IN-SPC-05: what a volcano costs, what a drop gives, and the number of the cell at the end."""
    if cell.special in ("volcano", "drop"):
        sign = "-" if cell.special == "volcano" else "+"
        return f"{sign}{cell.amount} {cell.value}"
    sign = "Y" if cell.yard else "?" if cell.special else SIGNS[cell.coast].lower() if cell.coast else "·"
    return f" {sign}{cell.value} "


def small_island(view: InselnView, island: IslandView) -> Text:
    """An island in nine short lines: the signs of its tiles, uncovered volcanoes as `-`, and the balloon."""
    canvas = Canvas(2 * ROWS, ROWS, SKY[0])
    for cell in view.cells:
        x, y = indent(cell, 2), cell.r + RADIUS
        tile = island.tiles.get(cell.cell)
        ground = face_colour(tile.face) if tile else printed_colour(cell)
        canvas.lay(x, y, 2, 1, ground)
        bare = "Y" if cell.yard else "-" if cell.special == "volcano" else "·"
        canvas.write(x, y, SIGNS[tile.face] if tile else bare, letters_on(ground), ground)
        if island.balloon == cell.cell:
            seat = seat_number(island.seat)
            canvas.write(x, y, SEAT_SHAPES[seat], letters_on(SEAT_COLOURS[seat]), SEAT_COLOURS[seat])
    return canvas.text()
