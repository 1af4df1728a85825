"""The menus of Magnastorm in a terminal: which key leads to which moves, and the words beside it.

Spaces of the panels are picked by their names (c4), columns by their letters, objectives by their numbers, everything else by a
running number; 0 leaves something out, and x begins an exchange.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from cloudtop.cli.canvas import BRASS
from cloudtop.cli.scene import Choice
from cloudtop.core.text import Text as Messages
from cloudtop.games.magnastorm.actions import COLOUR_NAMES
from cloudtop.games.magnastorm.shape import Column, MagnastormView
from cloudtop.games.magnastorm.terminal.boards import column_name, upper_crew
from cloudtop.games.magnastorm.terminal.planet import RESEARCH, RESEARCH_LETTERS
from cloudtop.games.magnastorm.terminal.signs import MagnastormScene, bonus_sign, cells, chip, colour_of, crew, shape

KEYS: Final = {"skip": "0", "stay": "0", "exchange": "x"}
MANY: Final = 3  # more jumps than this become a menu of their own
LISTS: Final = ("cost", "cubes", "three")  # facts that are cubes such as "yellow yellow B"


# --- which key leads where ---


def choices(scene: MagnastormScene) -> list[Choice]:
    """Columns, then spaces of the panel, the rest, and at the end what leaves it at that."""
    groups: dict[tuple[str, str], list[str]] = {}
    for line in sorted(scene.lines, key=lambda line: line.split()[0] in KEYS):
        groups.setdefault(group(scene, line), []).append(line)
    if len(groups) == 1:  # a first pick: now each move by itself
        groups = {("", line): [line] for line in scene.lines}
    out: list[Choice] = []
    for (kind, name), lines in groups.items():
        key = (
            name
            if kind in ("panel", "column", "slot", "last")
            else str(len([c for c in out if c.keys[0].isdecimal()]) + 1)
        )
        out.append(Choice([key], lines, label(scene, kind, lines)))
    return out


def group(scene: MagnastormScene, line: str) -> tuple[str, str]:
    """What a move has in common with others in one entry of the menu, and the name of that."""
    verb, *words = line.split()
    if verb in KEYS:
        return "last", KEYS[verb]
    if verb in ("move", "gain", "put", "post"):
        return "panel", words[0]
    if verb in ("take", "add", "crew"):
        return "column", words[0][0]
    if verb == "fulfil":
        return "slot", words[0]
    if verb == "trade":
        return "trade", words[1]
    others = [other for other in scene.lines if other.split()[0] != verb]
    return ("jump", "") if verb == "jump" and others and len(scene.lines) - len(others) > MANY else ("", line)


def marks(scene: MagnastormScene, found: list[Choice]) -> dict[str, str]:
    """What can be chosen on the table: the id of a thing, and the key that picks it."""
    out: dict[str, str] = {}
    for choice in found:
        for line in choice.lines:
            for target in scene.game.vocabulary.targets(scene.game.vocabulary.code(line)):
                out.setdefault(target, choice.keys[0])
    return out


# --- facts in words ---


def in_words(facts: dict[str, object], text: Messages) -> dict[str, object]:
    """Facts as a person reads them: cubes are counted, and what has a name is called by it."""
    out: dict[str, object] = {}
    for name, value in facts.items():
        message = f"{name}-{value}"
        if name in LISTS:
            out[name] = in_numbers(str(value).split(), text)
        else:
            out[name] = text.say(message) if text.has(message) else value
    return out


def in_numbers(colours: list[str], text: Messages) -> str:
    """`yellow yellow B` as a person says it."""
    counted = [f"{colours.count(c)} {text.say(f'cube-{c}')}" for c in dict.fromkeys(colours) if text.has(f"cube-{c}")]
    return ", ".join(counted) or text.say("cli-nothing")


def said(scene: MagnastormScene, line: str) -> str:
    """A move in the words of the table."""
    verb = scene.game.vocabulary.verb(scene.game.vocabulary.code(line))
    facts: dict[str, object] = {word.what: name for word, name in zip(verb.words, line.split()[1:])}
    three = {"three": scene.text.say(f"three-{facts['three']}")} if "three" in facts else {}
    return scene.text.say(f"do-{verb.name}", {**in_words(facts, scene.text), **three})


# --- labels ---


def label(scene: MagnastormScene, kind: str, lines: list[str]) -> Text:
    """The words of an entry: its own if the verb has some, else those of the table."""
    verb = lines[0].split()[0]
    if kind in OF_GROUPS and verb != "take":
        return OF_GROUPS[kind](scene, lines)
    return OF_VERBS.get(verb, plain)(scene, lines[0])


def plain(scene: MagnastormScene, line: str) -> Text:
    return Text(said(scene, line))


# of several moves in one entry


def panel_label(scene: MagnastormScene, lines: list[str]) -> Text:
    """The bonus of a space of the lower panel."""
    return bonus_sign(scene, bonus_of(scene, lines[0].split()[1]))


def column_label(scene: MagnastormScene, lines: list[str]) -> Text:
    """A column of the upper panel: its commander, and the crew below."""
    column = column_at(scene, lines[0])
    return Text.assemble((column_name(scene, column), "bold"), "  ", crew(upper_crew(scene.view, column.column)))


def trade_label(scene: MagnastormScene, lines: list[str]) -> Text:
    """MS-EXC-01: what the three cubes are given for; which three comes next, if there is a choice."""
    if len(lines) == 1:
        return plain(scene, lines[0])
    return Text(scene.text.say("cli-trade", in_words({"cube": lines[0].split()[2]}, scene.text)))


def jump_label(scene: MagnastormScene, lines: list[str]) -> Text:
    return Text(scene.text.say("cli-jump", {"commander": scene.text.say("commander-06")}))


# of one move


def column_at(scene: MagnastormScene, line: str) -> Column:
    """The column that a move names: take b, add b, crew b-yellow."""
    letter = line.split()[1][0]
    return next(column for column in scene.view.columns if column.column == letter)


def take_label(scene: MagnastormScene, line: str) -> Text:
    """MS-TAK-01, MS-TAK-07: whom, for how much, and what for."""
    column, terms = column_at(scene, line), scene.terms(line)
    message = "token" if column.kind == "token" else f"commander-{column.commander}"
    worth = f" +{terms.facts['worth']} " if terms.facts.get("worth") else " "
    out = Text.assemble((scene.text.say(message), "bold"), " ", cells(cubes(terms.cost)), (worth, f"bold {BRASS}"))
    return out.append(scene.text.say(f"{message}-about"), "dim")


def move_label(scene: MagnastormScene, line: str) -> Text:
    """MS-ACT-07: what moving costs here, and the bonus that comes with it."""
    return Text.assemble(scene.text.say("cli-move"), " ", for_price(scene, line), with_bonus(scene, line))


def gain_label(scene: MagnastormScene, line: str) -> Text:
    """MS-GAI-01: the cubes that come in, and the bonus that comes with them."""
    gain = amount(scene, scene.terms(line).gain)
    return Text.assemble(scene.text.say("cli-gain"), " ", gain, with_bonus(scene, line))


def cubes(things: dict[str, int]) -> dict[str, int]:
    """The cubes among some things."""
    return {thing: n for thing, n in things.items() if thing in COLOUR_NAMES}


def for_price(scene: MagnastormScene, line: str) -> Text:
    return Text.assemble(scene.text.say("cli-for"), " ", amount(scene, scene.terms(line).cost))


def amount(scene: MagnastormScene, things: dict[str, int]) -> Text:
    return cells(cubes(things)) or Text(scene.text.say("cli-nothing"))


def with_bonus(scene: MagnastormScene, line: str) -> str:
    """MS-BON-02, MS-RES-02: the bonus that comes with a move, in words."""
    bonus = scene.terms(line).facts.get("bonus")
    return f" · {scene.text.say(f'bonus-{bonus}')}" if bonus else ""


def bonus_of(scene: MagnastormScene, panel: str) -> str | None:
    found: list[str | None] = [space.bonus for space in scene.view.panel if space.panel == panel]
    return found[0]


def crew_label(scene: MagnastormScene, line: str) -> Text:
    """MS-ACT-02: a crew member by its colour."""
    colour = line.split("-")[1]
    return Text.assemble(crew([colour]), " ", scene.text.say(f"cube-{colour}"))


def level_label(scene: MagnastormScene, line: str) -> Text:
    """MS-RES-01, MS-RES-02: the level a marker reaches, and what it brings."""
    level = int(str(scene.terms(line).facts["level"]))
    return track_chip(scene, line).append(f"  {level - 1} → {level}{with_bonus(scene, line)}")


def lower_label(scene: MagnastormScene, line: str) -> Text:
    """MS-ORE-01: a marker that goes down, and where it is."""
    return track_chip(scene, line).append(f"  {scene.text.say('cli-level', scene.terms(line).facts)}", "dim")


def track_chip(scene: MagnastormScene, line: str) -> Text:
    """A research area with its colour."""
    name = line.split()[1]
    return Text.assemble(chip(f" {RESEARCH_LETTERS[name]} ", RESEARCH[name]), f" {scene.text.say(f'research-{name}')}")


def space_label(scene: MagnastormScene, line: str) -> Text:
    """MS-MOV-02, MS-MOV-06, MS-TRM-01: a space of the planet, its labs, and a transmitter space on the way."""
    out = space_chip(scene.view, line.split()[1])
    facts = scene.terms(line).facts
    if "stays" in facts:
        out.append(f" {scene.text.say('do-stay')}", "dim")
    if "crosses" in facts:
        out.append(f" ({facts['crosses']})", "dim")
    return out


def space_chip(view: MagnastormView, name: str) -> Text:
    """A space with its colour and its labs."""
    space = next(space for area in view.areas for space in area.spaces if space.space == name)
    colour = chip(f" {RESEARCH_LETTERS[space.colour]} ", RESEARCH[space.colour])
    labs = chip(f"{space.owner}{space.labs}", colour_of(space.owner)) if space.owner else ""
    return Text.assemble((name, "bold"), " ", colour, " " if labs else "", labs)


def station_label(scene: MagnastormScene, line: str) -> Text:
    """MS-MOV-08, MS-MOV-09: a station to start from; another player's costs a cube."""
    owner = str(scene.terms(line).facts["owner"])
    fee = "" if owner == scene.view.seat else f" · {scene.text.say('cli-fee')}"
    return Text.assemble(said(scene, line), " ", shape(owner), fee)


def build_label(scene: MagnastormScene, line: str) -> Text:
    """MS-TRM-02, MS-TRM-04: a station of the player board, its price and what it brings."""
    worth = f" +{scene.terms(line).gain['reputation']}"
    return Text.assemble(said(scene, line), " ", for_price(scene, line), (worth, f"bold {BRASS}"))


def lab_label(scene: MagnastormScene, line: str) -> Text:
    """MS-LAB-04, MS-C07-01: a lab and its price."""
    return Text.assemble(scene.text.say("cli-lab"), " ", for_price(scene, line))


def pay_label(scene: MagnastormScene, line: str) -> Text:
    return Text.assemble(said(scene, line), " ", cells(cubes(scene.terms(line).cost)))


def fulfil_label(scene: MagnastormScene, line: str) -> Text:
    """MS-OBJ-02: the objective, and the highest reputation space that is free."""
    card = scene.view.objectives[int(line.split()[1]) - 1].card
    name, about = scene.text.say(f"objective-{card}"), scene.text.say(f"objective-{card}-about")
    worth = f" +{scene.terms(line).facts['worth']} "
    return Text.assemble((name, "bold"), (worth, f"bold {BRASS}"), (about, "dim"))


def swap_label(scene: MagnastormScene, line: str) -> Text:
    """MS-BON-06: with whom."""
    return Text.assemble(said(scene, line), " ", shape(str(scene.terms(line).facts["with"])))


OF_GROUPS: Final[dict[str, Callable[[MagnastormScene, list[str]], Text]]] = {
    "panel": panel_label, "column": column_label, "trade": trade_label, "jump": jump_label,
}  # fmt: skip
OF_VERBS: Final[dict[str, Callable[[MagnastormScene, str], Text]]] = {
    "take": take_label, "move": move_label, "gain": gain_label, "crew": crew_label, "level": level_label,
    "lower": lower_label, "go": space_label, "jump": space_label, "return": space_label, "station": station_label,
    "build": build_label, "lab": lab_label, "pay": pay_label, "replace": pay_label, "fulfil": fulfil_label, "swap": swap_label,
}  # fmt: skip
