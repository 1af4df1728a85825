"""Small signs that all boards of Magnastorm share: cubes, crew, prices, seats, bonuses.

Cubes and crew members are one letter each on their colour: A to D, and y for yellow, the neutral one.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cloudtop.cli.canvas import METAL, letters_on, paint
from cloudtop.cli.scene import Scene
from cloudtop.games.magnastorm.shape import Amount, MagnastormView
from cloudtop.games.magnastorm.terminal.planet import RESEARCH, RESEARCH_LETTERS, seat_colour, seat_shape

MagnastormScene = Scene[MagnastormView]
CUBES: Final = {"yellow": "#f0bf2c", "black": "#2c303b", "own": METAL}


def colour_of(cube: str) -> str:
    return CUBES[cube] if cube in CUBES else seat_colour(cube)


def letter_of(cube: str) -> str:
    return {"yellow": "y", "black": "•", "own": "o"}.get(cube, cube)


def chip(words: str, colour: str) -> Text:
    return Text(words, paint(letters_on(colour), colour, True))


def cells(cubes: dict[str, int]) -> Text:
    """Cubes one by one."""
    return Text.assemble(*[chip(letter_of(cube) * n, colour_of(cube)) for cube, n in cubes.items() if n > 0])


def purse(cubes: dict[str, int]) -> Text:
    """Cubes by colour, with their number."""
    found = [chip(f"{n}{letter_of(cube)}", colour_of(cube)) for cube, n in cubes.items() if n > 0]
    return Text(" ").join(found) if found else Text("-", "dim")


def crew(colours: list[str]) -> Text:
    return Text.assemble(*[chip(letter_of(colour), colour_of(colour)) for colour in colours])


def printed(cost: Amount, seat: str | None) -> dict[str, int]:
    """MS-GEN-07: a printed amount for one player; without a player its own cubes stay open."""
    return {seat or "own": cost.own, "yellow": cost.yellow}


def shape(seat: str) -> Text:
    """A seat as one character."""
    return chip(seat_shape(seat), seat_colour(seat))


def surname(scene: MagnastormScene, commander: str) -> str:
    return scene.text.say(f"commander-{commander}").split()[-1]


def bonus_sign(scene: MagnastormScene, bonus: str | None, taken: bool = False) -> Text:
    """The bonus of a space or a level in short; own and yellow cubes as such."""
    if bonus is None:
        return Text("")
    if bonus in RESEARCH:
        return (
            Text(f"+{RESEARCH_LETTERS[bonus]}", "dim")
            if taken
            else chip(f"+{RESEARCH_LETTERS[bonus]}", RESEARCH[bonus])
        )
    if bonus in ("own", "yellow"):
        return cells(printed(Amount(own=int(bonus == "own"), yellow=int(bonus == "yellow")), scene.view.seat))
    return Text(scene.text.say(f"cli-bonus-{bonus}"), "dim" if taken else "bold")
