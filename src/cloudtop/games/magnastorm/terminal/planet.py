"""The planet of Magnastorm as a picture: an old chart of six sectors, quiet ones green, stormy ones violet.

An area is its name over a row of spaces. A space is three characters: the letter of its colour, on it the labs of
somebody (`A2` and the colour) or a scout runner. Dotted lines join the areas; brackets beside them are transmitter spaces.
"""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from rich.text import Text

from cloudtop.cli.canvas import (
    BRASS,
    BRASS_LIGHT,
    GLOW,
    INK,
    PAPER,
    SEAT_COLOURS,
    SEAT_SHAPES,
    SKY,
    Canvas,
    blend,
    letters_on,
)
from cloudtop.core.game import seat_number
from cloudtop.games.magnastorm.shape import Area, MagnastormView, Space

HEIGHT: Final = 29
CELL: Final = 3  # characters of a space
DIAL: Final = 0.25  # share of the planet that the centre tile covers
QUIET: Final = "#1f4a44"
STORM_GROUND: Final = "#43203f"
QUIET_WORDS: Final = "#8fd6b4"
STORM_WORDS: Final = "#f29bb2"
RESEARCH: Final = {"red": "#c0392f", "green": "#3f8447", "blue": "#2f63b8", "turquoise": "#14888c", "white": "#ece6d6"}
RESEARCH_LETTERS: Final = {"red": "r", "green": "g", "blue": "b", "turquoise": "t", "white": "w"}


def seat_colour(seat: str) -> str:
    return SEAT_COLOURS[seat_number(seat)]


def seat_shape(seat: str) -> str:
    return SEAT_SHAPES[seat_number(seat)]


class PlanetPicture:
    """MS-SET-06, MS-MOV-04: the planet of a view; `keys` pick what can be chosen, by a thing's id (space:1c2)."""

    def __init__(self, view: MagnastormView, words: dict[str, str], keys: dict[str, str], width: int) -> None:
        self.view = view
        self.words = words
        self.keys = keys
        self.canvas = Canvas(width, HEIGHT, SKY[0])
        self.places = {area.area: self.place(area.angle, area.radius) for area in view.areas}
        self.draw_ground()
        self.draw_lines()
        self.draw_dial()
        for sector in range(1, 7):
            self.draw_weather(sector)
        for area in view.areas:
            self.draw_area(area)
        self.draw_stations()

    # --- where things are ---

    def place(self, angle: float, radius: float) -> tuple[float, float]:
        """Column and row; angles are clockwise from the top, the radius is a share of the planet's."""
        wide, high = self.canvas.width / 2 - 1, HEIGHT / 2 - 0.5
        turn = radians(angle)
        return (self.canvas.width - 1) / 2 + wide * radius * sin(turn), (HEIGHT - 1) / 2 - high * radius * cos(turn)

    def polar(self, x: float, y: float) -> tuple[float, float]:
        """Angle and radius of a place."""
        across = (x - (self.canvas.width - 1) / 2) / (self.canvas.width / 2 - 1)
        up = ((HEIGHT - 1) / 2 - y) / (HEIGHT / 2 - 0.5)
        return degrees(atan2(across, up)) % 360, hypot(across, up)

    # --- ground, lines, centre tile ---

    def draw_ground(self) -> None:
        """The sectors, each a little darker or lighter than the next one, with a rim of brass."""
        shades = [self.shade(sector) for sector in range(1, 7)]
        for x in range(self.canvas.width):
            for y in range(HEIGHT):
                angle, radius = self.polar(x, y)
                if radius <= 1:
                    self.canvas.lay(x, y, 1, 1, SKY[1] if radius < DIAL else shades[int((angle - 180) % 360 // 60)])
            for pixel in range(2 * HEIGHT):
                if 0.985 < self.polar(x, pixel / 2 - 0.25)[1] < 1.025:
                    self.canvas.dot(x, pixel, BRASS)

    def shade(self, sector: int) -> str:
        ground = QUIET if sector in self.view.quiet else STORM_GROUND
        return blend(ground, SKY[0], 0.22 * (sector % 2))

    def draw_lines(self) -> None:
        """MS-MOV-02: the lines between areas."""
        for line in self.view.lines:
            (x, y), (to_x, to_y) = self.places[line.here], self.places[line.to]
            steps = int(max(abs(to_x - x) / 1.5, abs(to_y - y)))
            for i in range(1, steps):
                part = i / steps
                self.canvas.write(round(x + (to_x - x) * part), round(y + (to_y - y) * part), "·", BRASS)

    def draw_stations(self) -> None:
        """MS-TRM-01: the transmitter spaces, each beside its line, in brackets; a station has the letter of its owner."""
        owners = {station.station: station.owner for station in self.view.stations}
        for line in self.view.lines:
            if not line.station:
                continue
            (x, y), (to_x, to_y) = self.places[line.here], self.places[line.to]
            key, owner = self.keys.get(f"station:{line.station}", ""), owners[line.station]
            left, row = self.free_spot(round((x + to_x) / 2) - 1, round((y + to_y) / 2), CELL + len(key))
            colour = seat_colour(owner) if owner else ""
            self.canvas.write(left, row, f"({owner or ' '})", letters_on(colour) if owner else PAPER[0], colour)
            self.canvas.write(left + CELL, row, key, INK, GLOW)

    def free_spot(self, x: int, y: int, wide: int) -> tuple[int, int]:
        """The place nearest to one for so many characters, without covering more than lines."""
        spots = [(x + dx, y + dy) for dx in range(-4, 5) for dy in (-1, 0, 1)]
        spots.sort(key=lambda spot: abs(spot[0] - x) + 2 * abs(spot[1] - y))
        free = [(x, y) for x, y in spots if all(self.is_free(x + i, y) for i in range(wide))]
        return (free or spots)[0]

    def is_free(self, x: int, y: int) -> bool:
        return (x, y) not in self.canvas.signs or self.canvas.signs[x, y][0] == "·"

    def draw_dial(self) -> None:
        """MS-SET-05: the centre tile with the round."""
        middle = HEIGHT // 2
        for row, words in enumerate(self.words["dial"].split("\n")):
            x = (self.canvas.width - len(words)) // 2
            self.canvas.write(x, middle - 1 + row, words, BRASS_LIGHT if row else PAPER[0])

    def draw_weather(self, sector: int) -> None:
        """MS-ROT-01: at the rim of a sector its number, what it is now, and what changes when the tile turns."""
        quiet, later = sector in self.view.quiet, sector in self.view.next_quiet
        lines = [f"{sector} {self.words['quiet' if quiet else 'storm']}"]
        if quiet != later and self.view.round < self.view.rounds:
            lines.append(self.words["clears" if later else "closes"])
        left, margin = sector <= 3, 3 if sector in (2, 5) else 1
        row = {2: HEIGHT // 2, 5: HEIGHT // 2, 3: 1, 4: 1}.get(sector, HEIGHT - 3)
        for i, words in enumerate(lines):
            now = quiet if i == 0 else later
            x = margin if left else self.canvas.width - margin - len(words)
            self.canvas.write(x, row + i, words, QUIET_WORDS if now else STORM_WORDS)

    # --- areas ---

    def draw_area(self, area: Area) -> None:
        """Its name with the scout runners in it, and below it the spaces."""
        x, y = self.places[area.area]
        left, row = round(x - CELL * len(area.spaces) / 2 + 0.5), round(y)
        scouts = [scout for scout in self.view.scouts if scout.area == area.area]
        self.canvas.write(left, row - 1, area.area, PAPER[0])
        for i, scout in enumerate(scouts):
            colour = seat_colour(scout.seat)
            self.canvas.write(left + 2 + i, row - 1, seat_shape(scout.seat), letters_on(colour), colour)
        key = self.keys.get(f"area:{area.area}", "")
        self.canvas.write(left + 2 + len(scouts), row - 1, key, INK, GLOW)
        for i, space in enumerate(area.spaces):
            here = [scout.seat for scout in scouts if scout.space == space.space]
            self.draw_space(left + CELL * i, row, space, here)

    def draw_space(self, x: int, y: int, space: Space, scouts: list[str]) -> None:
        """Three characters: a key, labs or a scout runner, and the colour; a key hides the colour of a space with labs."""
        ground, owner = RESEARCH[space.colour], space.owner
        colour = seat_colour(owner or (scouts or "A")[0])
        letter, key = RESEARCH_LETTERS[space.colour], self.keys.get(f"space:{space.space}", "")
        self.canvas.write(x, y, f"  {letter}" if owner or key else f" {letter} ", letters_on(ground), ground)
        if key:
            self.canvas.write(x, y, f"{key:>2}", INK, GLOW)
            self.canvas.write(x + 2, y, owner or "", letters_on(colour), colour)
        elif owner:
            self.canvas.write(x, y, f"{owner}{space.labs}", letters_on(colour), colour)
        elif scouts:
            self.canvas.write(x, y, seat_shape(scouts[0]), letters_on(colour), colour)

    def text(self) -> Text:
        return self.canvas.text()
