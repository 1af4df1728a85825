"""The table of Magnastorm in a terminal: where its boards stand on the screen, and what is expected."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from cloudtop.cli.blocks import PROMPT_ROWS, columns, header, key_mark, spaced
from cloudtop.cli.canvas import BRASS, METAL, STORM, letters_on, paint
from cloudtop.cli.scene import Choice
from cloudtop.core.text import Text as Messages
from cloudtop.games import entry
from cloudtop.games.magnastorm.geometry import PANEL_NAMES
from cloudtop.games.magnastorm.terminal import menu as menus
from cloudtop.games.magnastorm.terminal.boards import commanders, objectives, players, research, sectors, switchboard
from cloudtop.games.magnastorm.terminal.planet import RESEARCH, PlanetPicture
from cloudtop.games.magnastorm.terminal.signs import MagnastormScene, cells, colour_of, purse

WIDE: Final = 150  # columns for planet and boards side by side, with room
MIDDLE: Final = 118  # just enough for that
GAP: Final = 2
PLACES: Final = r"\b(?P<place>[a-e][1-5]|[1-6][a-f][1-3]?|[1-6][1-6][io])\b"
SCORES: Final = {
    "objectives": BRASS, "commanders": "#3a7ca5", "lost": STORM, "majorities": "#5b8e7d", "stations": "#7a5ea8",
    "effects": "#b0662c", "artifacts": METAL,
}  # fmt: skip

# Which board a decision is about; the switchboard for all that are not named.
FOCUS: Final = {
    "MoveScout": "planet", "BuildStation": "planet", "DropLab": "planet", "ExtraLab": "planet", "ReturnLab": "planet",
    "GiveCube": "planet", "ChooseLevel": "research", "ChooseLowest": "research", "StartingResearch": "research",
    "LowerMarker": "research", "Study": "research", "FulfilObjective": "objectives", "PayBill": "players",
    "Exchange": "players", "ChooseCube": "players", "SwapOrder": "players", "SpendYellow": "players",
}  # fmt: skip


class MagnastormPainter:
    """MS-SPL-04: everything lies open."""

    def __init__(self) -> None:
        say = entry("magnastorm").text().say
        colours = {say(f"cube-{cube}"): colour_of(cube) for cube in (*"ABCD", "yellow")}
        self.colours = {**colours, **{say(f"research-{name}"): RESEARCH[name] for name in RESEARCH}}
        words = "|".join(re.escape(word) for word in sorted(self.colours, key=len, reverse=True))
        self.notation = re.compile(rf"{PLACES}|\b(?P<colour>{words})(?!\w)")

    # --- the table ---

    def table(self, scene: MagnastormScene, console: Console) -> RenderableType:
        """The whole table; where the screen is too low for it, what the decision is about comes last, next to the prompt."""
        width = console.width
        parts = self.side_by_side(scene, width) if width >= MIDDLE else self.one_by_one(scene, width)
        parts["players"] = players(scene, self.across(scene, width), width)
        cards = commanders(scene)
        whole = Group(header(scene, width), *spaced([*parts.values(), cards]))
        if scene.seat < 0 or len(console.render_lines(whole, pad=False)) + PROMPT_ROWS <= console.height:
            return whole
        focus = FOCUS.get(scene.step, "switchboard")
        last = parts.pop(focus if focus in parts else "main")
        return Group(*spaced([cards, *parts.values()]), "", header(scene, width), last)

    def across(self, scene: MagnastormScene, width: int) -> int:
        """How many players have room beside each other."""
        return min(scene.game.seats, 4 if width >= MIDDLE else 2 if width >= 60 else 1)

    def side_by_side(self, scene: MagnastormScene, width: int) -> dict[str, RenderableType]:
        """The planet on the left, the other boards on the right."""
        left = 72 if width >= WIDE else 65
        right = width - left - GAP
        parts = self.boards(scene, left, right, 2 if width >= WIDE else 1)
        main = Table.grid(padding=(0, GAP, 0, 0))
        main.add_column(width=left)
        main.add_column(width=right)
        main.add_row(parts.pop("planet"), Group(*spaced(list(parts.values()))))
        return {"main": main}

    def one_by_one(self, scene: MagnastormScene, width: int) -> dict[str, RenderableType]:
        return self.boards(scene, min(80, width), min(100, width), 2 if width >= 76 else 1)

    def boards(self, scene: MagnastormScene, planet: int, width: int, across: int) -> dict[str, RenderableType]:
        """The boards by name: the planet and the others in their widths, so many objectives beside each other."""
        marks = menus.marks(scene, self.choices(scene)) if scene.offer else {}
        return {
            "planet": self.planet(scene, marks, planet),
            "objectives": objectives(scene, marks, across, width),
            "research": research(scene, marks, width),
            "switchboard": switchboard(scene, marks, width),
        }

    def planet(self, scene: MagnastormScene, marks: dict[str, str], width: int) -> RenderableType:
        """What the sectors bring, and the picture."""
        words = {word: scene.text.say(f"cli-{word}") for word in ("quiet", "storm", "clears", "closes")}
        facts: dict[str, object] = {"round": scene.view.round, "rounds": scene.view.rounds}
        goal = scene.text.say("cli-goal", {"threshold": scene.view.threshold})
        words["dial"] = f"{scene.text.say('round', facts)}\n{goal}"
        return Group(sectors(scene), "", PlanetPicture(scene.view, words, marks, width).text())

    # --- choosing ---

    def prompt(self, scene: MagnastormScene) -> str:
        spaces = {line.split()[1] for line in scene.lines if line.startswith(("move ", "gain "))}
        if len(spaces) == 1 and len(scene.lines) == 2:
            return scene.text.say("prompt-TakeTurn-verb", {"panel": spaces.pop()})
        facts: dict[str, object] = {"range": scene.view.range or 0, "cube": scene.view.placing or ""}
        return scene.text.say(f"prompt-{scene.step}", menus.in_words(facts, scene.text))

    def choices(self, scene: MagnastormScene) -> list[Choice]:
        return menus.choices(scene)

    def menu(self, scene: MagnastormScene, choices: list[Choice], console: Console) -> RenderableType:
        """What the viewer has and owes, the spaces of the panel in one line, and in columns those of the planet and the rest."""
        by_name = [choice for choice in choices if choice.keys[0] in PANEL_NAMES]
        spaces = [
            choice
            for choice in choices
            if choice.lines[0].split()[0] in ("go", "jump", "return") and len(choice.lines) == 1
        ]
        others = [choice for choice in choices if choice not in by_name + spaces]
        lines: list[RenderableType] = [self.stand(scene)]
        for kind in ("both", "gain", "move", "put"):
            found = [key_mark(choice.keys[0]) for choice in by_name if self.kind(choice) == kind]
            if found:
                words = scene.text.say(f"cli-spaces-{kind}")
                lines.append(Text.assemble((f"{words} ", "bold"), Text(" ").join(found)))
        return Group(*lines, *[columns(part, console) for part in (spaces, others) if part])

    def kind(self, choice: Choice) -> str:
        """What a space of the panel is offered for."""
        verb = choice.lines[0].split()[0]
        return "both" if len(choice.lines) > 1 else verb if verb in ("move", "gain") else "put"

    def stand(self, scene: MagnastormScene) -> Text:
        """MS-SPL-04: the own cubes, and what the decision is about: a bill, a crew member, the range."""
        view, say = scene.view, scene.text.say
        out = Text.assemble((f"{say('cli-you-have')} ", "dim"), purse(view.seats[scene.seat].cubes))
        if view.bill:
            out = Text.assemble(out, (f"   {say('cli-to-pay')} ", "dim"), cells(view.bill.cost))
            if view.bill.missing:
                out = Text.assemble(out, (f"   {say('cli-missing')} ", "dim"), cells(view.bill.missing))
        if view.placing:
            out = Text.assemble(out, (f"   {say('cli-placing')} ", "dim"), cells({view.placing: 1}))
        if scene.step in ("DropLab", "ExtraLab"):
            place = view.scouts[scene.seat].space or ""
            out = Text.assemble(out, (f"   {say('cli-space')} ", "dim"), menus.space_chip(view, place))
        if view.range:
            out.append(f"   {say('cli-range', {'range': view.range})}", "dim")
        return out

    # --- words and colours ---

    def in_words(self, facts: dict[str, object], text: Messages) -> dict[str, object]:
        return menus.in_words(facts, text)

    def colour(self, score_line: str) -> str:
        return SCORES[score_line]

    def tint(self, sentence: str) -> Text:
        """Places in bold, colours on themselves."""
        out = Text(sentence)
        for match in self.notation.finditer(sentence):
            if match["place"]:
                out.stylize("bold", *match.span())
            else:
                colour = self.colours[match["colour"]]
                out.stylize(paint(letters_on(colour), colour), *match.span())
        return out
