"""The map of CloudAge as a picture: boards side by side, a space as two lines of four characters.

Above is what it costs to enter, or the letter of a city, and what can be found there (`1+2m`); below its name if it can be
chosen, or the legacy tile there, and at the right the airships. Green ground is new growth, red a weapon system.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cloudtop.cli.blocks import title
from cloudtop.cli.canvas import BRASS, GLOW, INK, PAPER, SEAT_COLOURS, SEAT_SHAPES, SKY, STORM, Canvas, letters_on
from cloudtop.core.game import seat_number
from cloudtop.games.cloudage.actions import SIDE
from cloudtop.games.cloudage.shape import CityView, SpaceView
from cloudtop.games.cloudage.terminal.signs import (
    LETTERS,
    PLANTED,
    CloudAgeScene,
    Marks,
    amount,
    box,
    chip,
    city_letter,
    shape,
)

CELL: Final = 4  # characters of a space
WIDE: Final = CELL + 1
BOARD: Final = SIDE * WIDE
HALF: Final = 2  # rows 2 and 4 lie further east
ROWS: Final = 1 + 2 * SIDE  # the names of the boards, then the spaces
CITY: Final = "#d9b36c"
RUIN: Final = "#8a8378"
SKIES: Final = {1: "#5d7fa8", 2: "#3f5f8c", 3: "#27406b"}  # by what a space costs
CITY_WIDTH: Final = 38


def chart(scene: CloudAgeScene, marks: Marks, width: int) -> RenderableType:
    """CA-MOV-14: the boards from west to east, in as many strips as the screen needs."""
    across = max(1, (width - HALF) // BOARD)
    boards = scene.view.boards
    strips = [boards[i : i + across] for i in range(0, len(boards), across)]
    return Group(*[Strip(scene, marks, strip).text() for strip in strips])


class Strip:
    """Some boards side by side."""

    def __init__(self, scene: CloudAgeScene, marks: Marks, boards: list[str]) -> None:
        self.scene = scene
        self.marks = marks
        self.boards = boards
        self.canvas = Canvas(BOARD * len(boards) + HALF, ROWS, SKY[0])
        for i, board in enumerate(boards):
            self.canvas.write(i * BOARD, 0, scene.text.say("cli-board", {"board": board}), SKY[3])
        for space in scene.view.spaces:
            for name in self.places(space):
                self.draw(space, name)

    def places(self, space: SpaceView) -> list[str]:
        """Where a space is drawn: the bridge of L7 takes two places."""
        names = [space.name]
        if space.name == "L7":
            names = next(row.spaces for row in box(self.scene).legacy if row.name == "L7")
        numbers = [board[0] for board in self.boards]
        return [name for name in names if name[0] in numbers]

    def draw(self, space: SpaceView, place: str) -> None:
        board = [name[0] for name in self.boards].index(place[0])
        column, row = "abcde".index(place[1]), int(place[2])
        x = board * BOARD + column * WIDE + (HALF if row % 2 == 0 else 0)
        y = 1 + 2 * (row - 1)
        ground = self.ground(space)
        ink = letters_on(ground)
        self.canvas.lay(x, y, CELL, 2, ground)
        sign = city_letter(self.scene, space.city) if space.city else str(space.cost)
        find = "".join(f"+{n}{LETTERS[thing]}" for thing, n in space.find.items())
        self.canvas.write(x, y, f"{sign}{find}"[:CELL], ink)
        if f"space:{space.name}" in self.marks:
            self.canvas.write(x, y + 1, space.name, INK, GLOW)
        elif space.legacy:
            self.canvas.write(x, y + 1, space.legacy, ink)
        elif space.plant:
            self.canvas.write(x, y + 1, "♣", ink)
        self.draw_airships(x, y + 1, space.name)

    def ground(self, space: SpaceView) -> str:
        """The colour of a space."""
        if space.plant:
            return PLANTED
        if space.city:
            fights = [city.value for city in self.scene.view.cities if city.name == space.city]
            return CITY if fights[0] else RUIN
        if space.legacy:
            return BRASS if space.name == "L7" else STORM
        return PAPER[2] if space.start else SKIES[min(3, space.cost)]

    def draw_airships(self, x: int, y: int, space: str) -> None:
        here = [seat_number(player.seat) for player in self.scene.view.players if player.place == space]
        for i, seat in enumerate(here):
            colour = SEAT_COLOURS[seat]
            self.canvas.write(x + CELL - len(here) + i, y, SEAT_SHAPES[seat], letters_on(colour), colour)

    def text(self) -> Text:
        return self.canvas.text()


# --- cities ---


def cities(scene: CloudAgeScene, width: int) -> RenderableType:
    """CA-CBT-03, CA-MRK-01: every city with its militia, its reward and the markers there; a star: a mission of yours."""
    across = max(1, width // CITY_WIDTH)
    lines = [city_line(scene, city) for city in scene.view.cities]
    down = -(-len(lines) // across)
    out = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(across):
        out.add_column(width=CITY_WIDTH - 1, no_wrap=True)
    for i in range(down):
        out.add_row(*lines[i::down])
    return Group(title(scene.text.say("cli-cities")), out)


def city_line(scene: CloudAgeScene, city: CityView) -> Text:
    wanted = scene.seat >= 0 and any(city.name in half.cities for half in scene.view.players[scene.seat].missions)
    name = f"{scene.text.say(f'city-{city.name}')}{'★' if wanted else ''}"
    militia = f"{city.value:>2}" if city.value else " -"
    out = Text.assemble(chip(f" {city_letter(scene, city.name)} ", CITY if city.value else RUIN), f" {name:<14}")
    out.append(militia, "bold")
    out = Text.assemble(out, "  ", amount(scene, city.gain) if city.value else "")
    for seat, n in city.markers.items():
        out = Text.assemble(out, " ", shape(seat), str(n) if n > 1 else "")
    return out


def legacy(scene: CloudAgeScene) -> RenderableType:
    """CA-LEG-01: the legacy tiles in play and what they do; weapon systems alike in one line."""
    say = scene.text.say
    found: dict[str, list[str]] = {}
    for name in scene.view.legacy:
        found.setdefault(say(f"legacy-{name}-about"), []).append(say(f"legacy-{name}"))
    out = Table.grid(padding=(0, 2, 0, 0))
    out.add_column(max_width=30)
    for about, names in found.items():
        line = ", ".join(names)
        out.add_row(Text(line[:1].upper() + line[1:], "bold"), Text(about, "dim"))
    return Group(title(say("cli-legacy")), out)
