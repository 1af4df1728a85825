"""The table of CloudAge in a terminal: where its parts stand on the screen, and what is expected."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.segment import SegmentLines
from rich.table import Table
from rich.text import Text

from cloudtop.cli.blocks import PROMPT_ROWS, columns, header, key_mark, spaced
from cloudtop.cli.canvas import BRASS, METAL, STORM, letters_on, paint
from cloudtop.cli.scene import Choice
from cloudtop.core.text import Text as Messages
from cloudtop.games import entry
from cloudtop.games.cloudage.actions import PROJECT_NAMES
from cloudtop.games.cloudage.content import read_content
from cloudtop.games.cloudage.terminal import menu as menus
from cloudtop.games.cloudage.terminal.airship import airship, hand, have, missions, others
from cloudtop.games.cloudage.terminal.campaign import heading, question
from cloudtop.games.cloudage.terminal.chart import chart, cities, legacy
from cloudtop.games.cloudage.terminal.city import book, city_board, fight, solo
from cloudtop.games.cloudage.terminal.signs import COLOURS, LETTERS, PROJECTS, CloudAgeScene, Marks, chip

WIDEST: Final = 150
BESIDE: Final = 112  # columns for the airship board and the missions side by side
GAP: Final = 2
PLACES: Final = r"\b(?P<place>[1-4][a-e][1-5])\b"
SCORES: Final = {
    "production": COLOURS["water"], "fights": STORM, "books": "#7a5ea8", "finds": METAL, "growth": COLOURS["tiles"],
    "effects": PROJECTS["blue"], "solo": "#5b8e7d", "spent": STORM, "missions": BRASS, "markers": "#b0662c",
    "upgrades": COLOURS["builds"], "projects": PROJECTS["yellow"],
}  # fmt: skip

# Which part a decision is about; the airship board for all that are not named.
FOCUS: Final = {
    "Fly": "chart", "Toll": "chart", "PlaceTile": "chart", "Dismantle": "chart", "CityAction": "city", "PlaceDrone": "city",
    "SoloBoard": "city", "KeepCityCard": "city", "RegionBonus": "city", "Window": "city", "BookAction": "city",
    "BookChoice": "city", "Fight": "city", "BuildAction": "hand", "PayCards": "hand", "KeepCards": "hand",
    "KeepMission": "missions", "CoverMission": "missions",
}  # fmt: skip


class CloudAgePainter:
    """CA-GEN-21: everything but the hands of the others, the order of decks and what sleeves cover."""

    def __init__(self) -> None:
        say, content = entry("cloudage").text().say, read_content()
        colours = {row.name: PROJECTS[row.colour] for row in content.project}
        self.projects = {say(f"project-{name}"): colours[name] for name in PROJECT_NAMES}
        words = "|".join(re.escape(word) for word in sorted(self.projects, key=len, reverse=True))
        self.notation = re.compile(rf"{PLACES}|\b(?P<project>{words})\b")

    # --- the table ---

    def table(self, scene: CloudAgeScene, console: Console) -> RenderableType:
        """The whole table; where the screen is too low for it, what the decision is about comes last, next to the prompt."""
        width = min(WIDEST, console.width)
        marks = menus.marks(scene, self.choices(scene)) if scene.offer else {}
        top = SegmentLines(
            console.render_lines(Group(header(scene, width), self.phase(scene)), pad=False), new_lines=True
        )
        parts = {
            name: SegmentLines(console.render_lines(part, pad=False), new_lines=True)  # drawn once, to be counted
            for name, part in self.parts(scene, marks, width).items()
        }
        rows = len(top.lines) + sum(1 + len(part.lines) for part in parts.values()) - 1
        if scene.seat < 0 or rows + PROMPT_ROWS <= console.height:
            return Group(top, *spaced(list(parts.values())))
        focus = FOCUS.get(scene.step, "airship")
        last = parts.pop(focus if focus in parts else "airship")
        return Group(*spaced(list(parts.values())), "", top, last)

    def parts(self, scene: CloudAgeScene, marks: Marks, width: int) -> dict[str, RenderableType]:
        """The parts of the table by name, from above."""
        view, seats = scene.view, scene.game.seats
        mine = scene.seat >= 0
        players = [view.players[(max(0, scene.seat) + i) % seats] for i in range(seats)]
        parts: dict[str, RenderableType] = {
            "chart": chart(scene, marks, width),
            "cities": cities(scene, width),
            "city": self.city(scene, marks),
        }
        if mine:
            parts |= self.own(scene, marks, width)
        rest = players[1:] if mine else players
        across = max(1, min(len(rest), width // 56))
        if rest:
            parts["others"] = Group(*others(scene, rest, across, width))
        if view.legacy:
            parts["legacy"] = legacy(scene)
        parts["key"] = self.key(scene)
        return parts

    def own(self, scene: CloudAgeScene, marks: Marks, width: int) -> dict[str, RenderableType]:
        """What belongs to the viewer: board and missions side by side if there is room, then the hand."""
        player = scene.view.players[scene.seat]
        board, tasks = airship(scene, player, marks), missions(scene, player, marks)
        parts: dict[str, RenderableType] = {"airship": board}
        if player.missions and width >= BESIDE:
            both = Table.grid(padding=(0, GAP, 0, 0))
            both.add_column(width=width // 2 + 4)
            both.add_column(width=width - width // 2 - 4 - GAP)
            both.add_row(board, tasks)
            parts = {"airship": both}
        elif player.missions:
            parts["missions"] = tasks
        return {**parts, "hand": hand(scene, player, marks)} if player.hand else parts

    def city(self, scene: CloudAgeScene, marks: Marks) -> RenderableType:
        """The city board with the book; the solo board and the fight if there is one."""
        view = scene.view
        parts: list[RenderableType] = [city_board(scene, marks), book(scene)]
        if view.solo:
            parts += ["", solo(scene)]
        return Group(*parts, "", fight(scene, view.fight)) if view.fight else Group(*parts)

    def phase(self, scene: CloudAgeScene) -> RenderableType:
        """The scenario, or the chapter with stars and goal; and the phase."""
        view, say = scene.view, scene.text.say
        phase = say(f"phase-{view.phase}")
        if view.campaign is not None:
            return heading(scene, view.campaign, phase)
        return Text(f"  {say('cli-scenario', {'scenario': view.scenario})} · {phase}", "dim")

    def key(self, scene: CloudAgeScene) -> Text:
        """What the letters stand for."""
        signs = [
            Text.assemble(chip(letter, COLOURS[n]), f" {scene.text.say(f'cli-sign-{n}')}")
            for n, letter in LETTERS.items()
        ]
        return Text("  ").join(signs)

    # --- choosing ---

    def prompt(self, scene: CloudAgeScene) -> str:
        if scene.step == "Vote" and scene.view.campaign is not None:
            return question(scene, scene.view.campaign)
        view = scene.view
        facts: dict[str, object] = {
            "last": int(view.phase == "end"),
            "bonus": view.bonus or "",
            "builds": view.builds or 1,
            "movement": view.movement or 0,
            "plants": view.planting.left if view.planting else 0,
            "alone": view.solo[view.solo_now - 1] if view.solo_now else "",
        }
        return scene.text.say(f"prompt-{scene.step}", facts)

    def choices(self, scene: CloudAgeScene) -> list[Choice]:
        return menus.choices(scene)

    def menu(self, scene: CloudAgeScene, choices: list[Choice], console: Console) -> RenderableType:
        """What the viewer has, then regions and spaces for a tile by their keys alone, and everything else in columns."""
        lines: list[RenderableType] = [self.stand(scene)]
        short = [choice for choice in choices if choice.lines[0].split()[0] in ("collect", "drone", "place")]
        if short:
            words = scene.text.say(f"cli-keys-{short[0].lines[0].split()[0]}")
            marks = [Text.assemble(key_mark(choice.keys[0]), self.after(choice)) for choice in short]
            lines.append(Text.assemble((f"{words} ", "bold"), Text(" ").join(marks)))
        rest = [choice for choice in choices if choice not in short]
        return Group(*lines, columns(rest, console)) if rest else Group(*lines)

    def after(self, choice: Choice) -> Text:
        """What is found on a space, beside its key."""
        found = choice.lines[0].startswith("place ") and bool(choice.label)
        return Text.assemble(" ", choice.label) if found else Text("")

    def stand(self, scene: CloudAgeScene) -> Text:
        """The own things, and what the decision is about: movement left, builds or tiles left, cities in reach."""
        view, say = scene.view, scene.text.say
        out = Text.assemble((f"{say('cli-you-have')} ", "dim"), have(scene, view.players[scene.seat]))
        if view.movement is not None and scene.step == "Fly":
            out.append(f"   {say('cli-movement', {'left': view.movement})}", "bold")
            out.append(f"   {self.reach(scene)}", "dim")
        left = self.left(scene)
        return out.append(f"   {say(f'cli-count-{scene.step}', {'count': left})}", "bold") if left else out

    def left(self, scene: CloudAgeScene) -> int:
        """How many builds, tiles or cards a decision is still about, if it is counted."""
        planting = scene.view.planting
        if scene.step in ("PayCards", "PayTiles", "ReturnTile"):
            return scene.numbers[1]
        return planting.left if scene.step == "ChooseTiles" and planting else scene.view.builds or 0

    def reach(self, scene: CloudAgeScene) -> str:
        """CA-MOV-18: the cities in which this flight can still end, each once, with the most movement left."""
        city = {space.name: space.city for space in scene.view.spaces}
        best: dict[str, int] = {}
        for there in scene.view.reach:
            name = city[there.space]
            if there.end and name is not None:
                best[name] = max(best.get(name, 0), there.left)
        found = [f"{scene.text.say(f'city-{name}')} ({left})" for name, left in best.items()]
        return scene.text.say("cli-reach", {"cities": ", ".join(found)}) if found else ""

    # --- words and colours ---

    def in_words(self, facts: dict[str, object], text: Messages) -> dict[str, object]:
        return menus.in_words(facts, text)

    def colour(self, score_line: str) -> str:
        return SCORES[score_line]

    def tint(self, sentence: str) -> Text:
        """Spaces in bold, project cards on their colours."""
        out = Text(sentence)
        for match in self.notation.finditer(sentence):
            if match["place"]:
                out.stylize("bold", *match.span())
            else:
                colour = self.projects[match["project"]]
                out.stylize(paint(letters_on(colour), colour), *match.span())
        return out
