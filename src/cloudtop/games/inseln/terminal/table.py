"""The table of Die Inseln im Nebel in a terminal: the own island large, wind, clouds, energy, and the others small."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from cloudtop.cli.blocks import PROMPT_ROWS, columns, equal, header, key_mark, spaced, title
from cloudtop.cli.canvas import BRASS, STORM, letters_on, paint
from cloudtop.cli.scene import Choice
from cloudtop.core.game import seat_name
from cloudtop.core.text import Text as Messages
from cloudtop.games import entry
from cloudtop.games.inseln.actions import BAG_FACE_NAMES, LANDSCAPE_NAMES
from cloudtop.games.inseln.shape import Bag, IslandView
from cloudtop.games.inseln.terminal import menu as menus
from cloudtop.games.inseln.terminal.island import (
    ARROWS,
    COLOURS,
    EXTENSION,
    SIGNS,
    WATER,
    IslandPicture,
    face_chip,
    face_colour,
    small_island,
    tile_chip,
    tile_chips,
)
from cloudtop.games.inseln.terminal.menu import InselnScene

WIDEST: Final = 100
ISLAND: Final = 56  # columns of the large island
GAP: Final = 2
BESIDE: Final = 92  # columns for the island and the rest side by side
CELL: Final = re.compile(r"[a-i][1-9]")
SCORES: Final = {
    "groups": BRASS, "cities": COLOURS["city"], "monuments": "#9a8f78", "energy": WATER, "coasts": "#5b8e7d",
    "volcanoes": STORM, "extensions": EXTENSION,
}  # fmt: skip
LEGEND: Final = (
    ("[F3]", "cli-scores"), ("(F3)", "cli-scores-not"), ("f1", "cli-printed"), ("·2", "cli-fog"), ("Y", "yard"),
    ("-5", "special-volcano"), ("+3", "special-drop"), ("?", "special-question"),
)  # fmt: skip
SKY_STEPS: Final = (
    "Reroll",
    "BonusTile",
    "TakeCloud",
    "TakeOne",
    "KeepTile",
    "SpareTile",
)  # decisions that are not about the island


class InselnPainter:
    """IN-GEN-05: everything lies open."""

    def __init__(self) -> None:
        say = entry("inseln").text().say
        self.faces = {say(f"face-{face}"): face for face in SIGNS}
        names = "|".join(sorted(self.faces, key=len, reverse=True))
        self.notation = re.compile(rf"\b(?P<cell>[a-i][1-9])\b|\b(?P<face>{names})(?: \d| start tile)\b")

    # --- the table ---

    def table(self, scene: InselnScene, console: Console) -> RenderableType:
        """The whole table; where the screen is too low for it, what the decision is about comes last, next to the prompt."""
        width = min(WIDEST, console.width)
        seat = max(0, scene.seat)
        island, legend = self.island(scene, seat), self.legend(scene, width)
        rest = self.others(scene, seat, width)
        if width >= BESIDE:
            side = Table.grid(padding=(0, GAP, 0, 0))
            side.add_column(width=ISLAND)
            side.add_column(width=width - ISLAND - GAP)
            side.add_row(island, self.panel(scene, seat))
            parts: list[RenderableType] = [side]
        else:
            parts = [island, self.panel(scene, seat)]
        whole = Group(header(scene, width), *spaced([*parts, legend, *rest]))
        if scene.seat < 0 or len(console.render_lines(whole, pad=False)) + PROMPT_ROWS <= console.height:
            return whole
        last = parts.pop() if scene.step in SKY_STEPS else parts.pop(0)
        return Group(*spaced([*rest, legend, *parts]), "", header(scene, width), last)

    def island(self, scene: InselnScene, seat: int) -> RenderableType:
        """A seat's name and the large picture of its island, with prices where it can fly."""
        mine = seat == scene.seat and seat in scene.waiting
        picture = IslandPicture(scene.view, scene.view.islands[seat], menus.marks(scene) if mine else {})
        return Group(self.name(scene, seat), picture.text())

    def name(self, scene: InselnScene, seat: int) -> Text:
        """Who it is, the points as the island lies, and whether the seat begins or rolls in this round."""
        view, say = scene.view, scene.text.say
        needle = "▸" if seat in scene.waiting else " "
        out = Text.assemble((needle, f"bold {BRASS}"), scene.who(seat), "  ", (str(scene.total(seat)), f"bold {BRASS}"))
        for role, word in ((view.first, "cli-start"), (view.roller, "cli-roller")):
            if role == seat_name(seat):
                out.append(f"  {say(word)}", "dim")
        return out

    def others(self, scene: InselnScene, seat: int, width: int) -> list[RenderableType]:
        """The other islands, small, clockwise."""
        seats = [(seat + i) % scene.game.seats for i in range(1, scene.game.seats)]
        across = max(1, min(len(seats), width // 30))
        return equal([self.other(scene, s) for s in seats], across, width)

    def other(self, scene: InselnScene, seat: int) -> RenderableType:
        island = scene.view.islands[seat]
        energy = f"{scene.text.say('cli-energy')} {island.energy}"
        facts = Text.assemble((energy, f"bold {WATER}"), "  ", self.coasts(island))
        return Group(self.name(scene, seat), small_island(scene.view, island), facts, self.oculars(island))

    def legend(self, scene: InselnScene, width: int) -> Text:
        """What the signs stand for, in as many lines as they need."""
        say, faces = scene.text.say, list(SIGNS)[: 9 if scene.view.harbour is None else None]
        signs = [Text.assemble(face_chip(face), (f" {say(f'face-{face}')}", "dim")) for face in faces]
        signs += [Text.assemble((sign, "bold"), (f" {say(word)}", "dim")) for sign, word in LEGEND]
        lines = [Text("")]
        for sign in signs:
            if lines[-1].cell_len + GAP + sign.cell_len > width:
                lines.append(Text(""))
            lines[-1] = Text.assemble(lines[-1], " " * GAP if lines[-1] else "", sign)
        return Text("\n").join(lines)

    # --- beside the island ---

    def panel(self, scene: InselnScene, seat: int) -> RenderableType:
        """Wind, clouds, harbour, and what the seat has."""
        view, island = scene.view, scene.view.islands[seat]
        parts: list[RenderableType] = [self.ending(scene)] if view.ending else []
        parts += [self.wind(scene), self.clouds(scene)]
        if view.harbour is not None:
            parts.append(self.harbour(scene))
        parts += [self.energy(scene, island), self.row(scene, "cli-oculars", self.oculars(island))]
        if view.taken:
            parts.append(self.row(scene, "cli-taken", tile_chips(view.taken)))
        parts += [
            self.row(scene, "cli-coasts", self.coasts(island)),
            self.row(scene, "cli-score", self.score(scene, island)),
        ]
        return Group(*parts, self.row(scene, "cli-bag", self.bag(view.bag)))

    def row(self, scene: InselnScene, word: str, words: Text) -> RenderableType:
        """A line with a name before it."""
        out = Table.grid(padding=(0, 1, 0, 0))
        out.add_column(width=9, no_wrap=True)
        out.add_row(title(scene.text.say(word)), words)
        return out

    def ending(self, scene: InselnScene) -> Text:
        """IN-END-02, IN-END-05: that the end is near."""
        return Text(scene.text.say(f"ending-{scene.view.ending}"), f"bold {STORM}")

    def wind(self, scene: InselnScene) -> RenderableType:
        """IN-ROL-04: both dice, and the directions that are free."""
        view, say = scene.view, scene.text.say
        if view.wind is None:
            return self.row(scene, "cli-wind", Text(say("cli-no-wind"), "dim"))
        wind, bonus = view.wind, view.bonus
        words = Text.assemble(
            (f"{ARROWS[wind]} {say(f'wind-{wind}')}", "bold"),
            (f"  {say('cli-bonus')} ", "dim"),
            (say(f"bonus-{bonus}"), "bold"),
        )
        words.append(f"\n{say('cli-free')} {' '.join(ARROWS[name] + name for name in view.free)}", "dim")
        return self.row(scene, "cli-wind", words.append(f"\n{say(f'bonus-{bonus}-about')}", "dim"))

    def clouds(self, scene: InselnScene) -> RenderableType:
        """The tiles of each cloud after its number, which takes it."""
        taking = {line.split()[1] for line in scene.lines if line.startswith(("take ", "pick "))}
        out = Table.grid(padding=(0, 2, 0, 0))
        cells: list[Text] = []
        for number, tiles in enumerate(scene.view.clouds, 1):
            key = key_mark(str(number)) if str(number) in taking else Text(f"{number:>2} ", "dim")
            cells.append(
                Text.assemble(key, " ", tile_chips(tiles) if tiles else Text(scene.text.say("cli-empty"), "dim"))
            )
        for i in range(0, len(cells), 2):
            out.add_row(*cells[i : i + 2])
        return Group(title(scene.text.say("cli-clouds")), out)

    def harbour(self, scene: InselnScene) -> RenderableType:
        """IN-M2-02, IN-P2-01, IN-P2-04: its tiles, the extensions beside it, and the points to spend there."""
        view, say = scene.view, scene.text.say
        words = tile_chips(view.harbour or [])
        if view.points:
            words.append(f"  {say('cli-harbour-points', {'points': view.points})}", "bold")
        words.append(f"\n{say('cli-supply')} ", "dim")
        for face, left in (view.supply or {}).items():
            words.append_text(Text.assemble(face_chip(face), (f"{left} ", "" if left else "dim")))
        return self.row(scene, "cli-harbour", words)

    def energy(self, scene: InselnScene, island: IslandView) -> RenderableType:
        """IN-ENE-01: the energy bar with its crowns below."""
        bar, energy = scene.view.bar, island.energy
        words = Text.assemble(("█" * energy, WATER), ("·" * (bar.end - energy), "dim"), (f" {energy}", "bold"))
        crowns = [" "] * (bar.end + 2)
        for crown in bar.crowns:
            crowns[crown.energy - 1 : crown.energy - 1 + len(str(crown.points))] = list(str(crown.points))
        words.append(f"\n{''.join(crowns).rstrip()} {scene.text.say('cli-crowns')}", "dim")
        return self.row(scene, "cli-energy", words)

    def oculars(self, island: IslandView) -> Text:
        """IN-TAK-06: the stored tiles, and the oculars that are free."""
        free = [Text("[  ]", "dim")] * (island.capacity - len(island.oculars))
        return Text(" ").join([*[tile_chip(tile) for tile in island.oculars], *free])

    def coasts(self, island: IslandView) -> Text:
        """IN-CON-01: which coasts are connected now."""
        marks = [Text.assemble(face_chip(face), "✓" if face in island.coasts else "·") for face in LANDSCAPE_NAMES]
        return Text(" ").join(marks)

    def score(self, scene: InselnScene, island: IslandView) -> Text:
        """IN-GEN-04: what the island would bring as it lies."""
        found = [(line.line, line.amount) for line in island.score if line.amount]
        words = [f"{scene.text.say(f'score-{line}')} {amount}" for line, amount in found]
        return Text(" · ".join(words) or scene.text.say("cli-nothing"))

    def bag(self, bag: Bag) -> Text:
        """How many tiles are left to draw, and of which kind."""
        out = Text(f"{bag.size}  ", "bold")
        for face in BAG_FACE_NAMES:
            out.append_text(Text.assemble(face_chip(face), (f"{bag.faces[face]} ", "dim")))
        return out

    # --- choosing ---

    def prompt(self, scene: InselnScene) -> str:
        return menus.prompt(scene)

    def choices(self, scene: InselnScene) -> list[Choice]:
        return menus.choices(scene)

    def menu(self, scene: InselnScene, choices: list[Choice], console: Console) -> RenderableType:
        """Cells in lines, flights by their price; everything else in columns, extensions apart."""
        cells = [choice for choice in choices if CELL.fullmatch(choice.keys[0])]
        extensions = [choice for choice in choices if choice.lines[0].startswith("extend ")]
        others = [choice for choice in choices if choice not in cells + extensions]
        lines: list[RenderableType] = []
        cells.sort(key=lambda choice: menus.price(scene, choice.lines[0]) if self.flies(choice) else 0)
        for words in dict.fromkeys(self.group(scene, choice) for choice in cells):
            found = [key_mark(choice.keys[0]) for choice in cells if self.group(scene, choice) == words]
            lines.append(Text.assemble((f"{words} ", "bold"), Text(" ").join(found)))
        lines += [columns(others, console)] if others else []
        if extensions:
            lines += [Text(scene.text.say("cli-extensions"), "bold"), columns(extensions, console)]
        return Group(*lines)

    def group(self, scene: InselnScene, choice: Choice) -> str:
        """What cells have in common: the price of a flight there."""
        return choice.label.plain if self.flies(choice) else scene.text.say("cli-cells")

    def flies(self, choice: Choice) -> bool:
        return choice.lines[0].startswith(("fly ", "call "))

    # --- words and colours ---

    def in_words(self, facts: dict[str, object], text: Messages) -> dict[str, object]:
        return menus.in_words(facts, text)

    def colour(self, score_line: str) -> str:
        return SCORES.get(score_line) or face_colour(score_line)

    def tint(self, sentence: str) -> Text:
        """Cells in bold, tiles on their colours."""
        out = Text(sentence)
        for match in self.notation.finditer(sentence):
            if match["cell"]:
                out.stylize("bold", *match.span())
            else:
                colour = face_colour(self.faces[match["face"]])
                out.stylize(paint(letters_on(colour), colour), *match.span())
        return out
