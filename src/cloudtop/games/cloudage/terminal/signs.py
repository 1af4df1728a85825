"""Signs that all parts of CloudAge's table share: things as a number and a letter on their colour, seats, printed rows.

`3w 1p` are 3 water and 1 point; e is energy, m metal, c project cards, t new growth tiles, b builds, u upgrades.
"""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text

from cloudtop.cli.canvas import BRASS, METAL, PAPER, SEAT_COLOURS, SEAT_SHAPES, letters_on, paint
from cloudtop.cli.scene import Scene
from cloudtop.core.game import seat_number
from cloudtop.games.cloudage.content import Content, read_content
from cloudtop.games.cloudage.content.rows import Gain, Project
from cloudtop.games.cloudage.shape import CloudAgeView

CloudAgeScene = Scene[CloudAgeView]
Marks = dict[str, str]  # what can be chosen now: the id of a thing on the table, and the key that picks it

LETTERS: Final = {
    "energy": "e", "metal": "m", "water": "w", "cards": "c", "tiles": "t", "points": "p", "builds": "b", "upgrades": "u",
}  # fmt: skip
COLOURS: Final = {
    "energy": "#f0bf2c", "metal": METAL, "water": "#3a7ca5", "cards": PAPER[2], "tiles": "#5b8e4d", "points": BRASS,
    "builds": "#9a6a48", "upgrades": "#9a6a48",
}  # fmt: skip
PROJECTS: Final = {"green": "#3f8447", "blue": "#2f63b8", "yellow": "#e0b92c"}
PLANTED: Final = "#3f7d3a"


def chip(words: str, colour: str) -> Text:
    return Text(words, paint(letters_on(colour), colour, True))


def amount(scene: CloudAgeScene, things: dict[str, int]) -> Text:
    """Things as chips; what has no letter, such as movement, in words."""
    found = [
        chip(f"{n}{LETTERS[name]}", COLOURS[name])
        if name in LETTERS
        else Text(scene.text.say(f"thing-{name}", {"count": n}), "bold")
        for name, n in things.items()
        if n
    ]
    return Text(" ").join(found) if found else Text("-", "dim")


def printed(gain: Gain) -> dict[str, int]:
    """A printed gain by thing, what there is none of left out."""
    return {name: n for name, n in msgspec.structs.asdict(gain).items() if n}


def box(scene: CloudAgeScene) -> Content:
    """What is printed on the pieces of this table."""
    return read_content(scene.game.pack)


def project(scene: CloudAgeScene, name: str) -> Project:
    """A project card as it is printed."""
    return next(row for row in box(scene).project if row.name == name)


def project_chip(scene: CloudAgeScene, name: str) -> Text:
    """The name of a project card on its colour."""
    return chip(f" {scene.text.say(f'project-{name}')} ", PROJECTS[project(scene, name).colour])


def effects(scene: CloudAgeScene, name: str) -> Text:
    """What a project card brings: production, abilities, things at once, points at the end, its text."""
    row, say = project(scene, name), scene.text.say
    brings = {"movement": row.movement, "combat": row.combat, "planting": row.planting, **printed(row.gain)}
    parts = [Text(say("cli-raises"), "bold")] if row.production else []
    parts += [amount(scene, brings)] if any(brings.values()) else []
    parts += [Text(say(f"power-{row.power}"), "dim")] if row.power else []
    if row.points:
        parts.append(Text.assemble((f"{say('cli-end')} ", "dim"), amount(scene, {"points": row.points})))
    return Text("  ").join(parts)


def shape(seat: str) -> Text:
    """A seat as one character."""
    number = seat_number(seat)
    return chip(SEAT_SHAPES[number], SEAT_COLOURS[number])


def city_letter(scene: CloudAgeScene, city: str) -> str:
    return next(row.letter for row in box(scene).city if row.name == city)


def city_at(scene: CloudAgeScene, space: str) -> str | None:
    """The city to which a space belongs, if any."""
    found: list[str | None] = [here.city for here in scene.view.spaces if here.name == space]
    return found[0] if found else None
