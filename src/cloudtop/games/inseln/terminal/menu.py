"""The menus of Die Inseln im Nebel in a terminal: which key leads to which moves, and the words beside it.

Cells are picked by their names (c4), clouds by their numbers, extensions by their names, everything else by a running
number; 0 leaves it at that, and x begins an exchange.
"""

from __future__ import annotations

from typing import Final

import msgspec
from rich.text import Text

from cloudtop.cli.scene import Choice, Scene
from cloudtop.core.text import Text as Messages
from cloudtop.games.inseln.shape import InselnView, Tile
from cloudtop.games.inseln.terminal.island import tile_chip, tile_chips

InselnScene = Scene[InselnView]

KEYS: Final = {"keep": "0", "skip": "0", "done": "0", "draw": "1", "store": "1", "convert": "2", "ocular": "o"}
LAST: Final = ("keep", "skip", "done")
DICE: Final = {"bonus": "1", "wind": "2"}
CELLS: Final = {"launch": 0, "fly": 0, "call": 0, "place": 1}  # which word after the verb is a cell
OPEN: Final = {  # the two words of a move that are picked one after the other
    "fly": ("cell", "points"), "call": ("cell", "points"), "place": ("tile", "cell"), "pick": ("cloud", "spare"),
    "exchange": ("tile", "harbour"),
}  # fmt: skip


# --- which key leads where ---


def choices(scene: InselnScene) -> list[Choice]:
    """The moves in groups, each with its key; what leaves it at that comes last."""
    groups: dict[str, list[str]] = {}
    for line in sorted(scene.lines, key=lambda line: line in LAST):
        groups.setdefault(key_of(scene, line), []).append(line)
    return [Choice([key], lines, label(scene, lines)) for key, lines in groups.items()]


def key_of(scene: InselnScene, line: str) -> str:
    """What to type for a move, or for several that are told apart later."""
    verb, *words = line.split()
    if verb in KEYS:
        return KEYS[verb]
    if verb == "reroll":
        return DICE[words[0]]
    if verb in ("fly", "call") and scene.lines != scene.offer:  # the cell is picked
        return str(points(scene, line))
    if verb == "place" and len(named(scene, verb, 1)) > 1:
        return numbered(scene, verb, 1, line)
    if verb == "pick" and len(named(scene, verb, 1)) == 1:
        return numbered(scene, verb, 2, line)
    if verb == "exchange":
        return exchange_key(scene, line)
    if verb == "discard":
        return str(int(numbered(scene, verb, 1, line)) + 2)  # after storing and converting
    return words[-1] if verb == "place" else words[0]


def exchange_key(scene: InselnScene, line: str) -> str:
    """IN-P2-05: first the exchange, then the own tile, then that of the harbour."""
    if any(not other.startswith("exchange ") for other in scene.lines):
        return "x"
    return numbered(scene, "exchange", 1 if len(named(scene, "exchange", 1)) > 1 else 2, line)


def named(scene: InselnScene, verb: str, word: int) -> list[str]:
    """What the moves of a verb, or all flights, name in this place."""
    verbs = ("fly", "call") if verb in ("fly", "call") else (verb,)
    moves = [line.split() for line in scene.lines]
    return list(dict.fromkeys(move[word] for move in moves if move[0] in verbs and len(move) > word))


def numbered(scene: InselnScene, verb: str, word: int, line: str) -> str:
    return str(named(scene, verb, word).index(line.split()[word]) + 1)


def marks(scene: InselnScene) -> dict[str, str]:
    """The cells that can be chosen now: each with the energy of a flight that buys no points, or with the points that the
    tile brings there."""
    out: dict[str, str] = {}
    one_tile = len(named(scene, "place", 1)) == 1
    for line in scene.lines:
        verb, *words = line.split()
        if verb in CELLS:
            told = str(price(scene, line)) if verb == "fly" else score(scene, line) if one_tile else ""
            out.setdefault(words[CELLS[verb]], told)
    return out


def score(scene: InselnScene, line: str) -> str:
    """The points that a tile brings where it is placed; nothing if it brings none."""
    change = scene.terms(line).facts.get("score", 0)
    return f"{change:+}" if change else ""


def price(scene: InselnScene, line: str) -> int:
    """The energy that a move costs."""
    return scene.terms(line).cost.get("energy", 0)


def points(scene: InselnScene, line: str) -> int:
    """The points that a flight brings to the harbour."""
    return scene.terms(line).gain.get("points", 0)


# --- facts in words ---


def in_words(facts: dict[str, object], text: Messages) -> dict[str, object]:
    """Facts as a person reads them: what has a name is called by it, and so is a list of such (`as-tiles` says how)."""
    return {name: word(name, value, text) for name, value in facts.items()}


def word(name: str, value: object, text: Messages) -> object:
    kind = text.say(f"as-{name}") if text.has(f"as-{name}") else name
    found = [f"{kind}-{part}" for part in str(value).split()]
    return ", ".join([text.say(message) for message in found]) if all(text.has(m) for m in found) else value


def said(scene: InselnScene, line: str) -> str:
    """A move in the words of the table."""
    verb = scene.game.vocabulary.verb(scene.game.vocabulary.code(line))
    facts: dict[str, object] = {word.what: name for word, name in zip(verb.words, line.split()[1:])}
    return scene.text.say(f"do-{verb.name}", in_words(facts, scene.text))


def prompt(scene: InselnScene) -> str:
    """What is expected; after a first pick, what is still open beside it."""
    verb = scene.lines[0].split()[0]
    if scene.lines != scene.offer and verb in OPEN:
        for settled, open in ((1, 2), (2, 1)):
            names, message = named(scene, verb, settled), f"prompt-{scene.step}-{OPEN[verb][open - 1]}"
            if len(names) == 1 and scene.text.has(message):
                return scene.text.say(message, in_words({OPEN[verb][settled - 1]: names[0]}, scene.text))
        if verb == "exchange":
            return scene.text.say("cli-exchange-own")
    view = scene.view
    facts: dict[str, object] = {
        "full": sum(1 for tiles in view.clouds if tiles),
        "points": view.points,
        "count": len(scene.lines),
    }
    if view.taken:
        facts["tile"] = view.taken[0].tile
    return scene.text.say(f"prompt-{scene.step}", in_words(facts, scene.text))


# --- labels ---


def label(scene: InselnScene, lines: list[str]) -> Text:
    """The words of an entry."""
    verb = lines[0].split()[0]
    if verb in ("fly", "call"):
        return flight_label(scene, lines[0])
    if verb == "launch":
        return Text("")
    if verb in ("take", "pick"):
        return cloud_label(scene, lines)
    if verb == "place":
        return place_label(scene, lines)
    if verb == "exchange" and len(lines) > 1:
        return exchange_label(scene, lines)
    if verb == "extend":
        return extension_label(scene, lines[0])
    return convert_label(scene) if verb == "convert" else Text(said(scene, lines[0]))


def flight_label(scene: InselnScene, line: str) -> Text:
    """IN-P2-03: what the flight costs, and the points it brings to the harbour."""
    out = Text(scene.text.say("cli-price", {"cost": price(scene, line)}))
    with_points = points(scene, line)
    return out.append(f" {scene.text.say('cli-with', {'points': with_points})}") if with_points else out


def cloud_label(scene: InselnScene, lines: list[str]) -> Text:
    """IN-TAK-01: the tiles of a cloud; IN-END-06: one of them."""
    verb, cloud, *spare = lines[0].split()
    tiles = scene.view.clouds[int(cloud) - 1]
    if verb == "take":
        return tile_chips(tiles)
    if len(lines) > 1:
        return Text.assemble(scene.text.say("cli-from", {"cloud": cloud}), " ", tile_chips(tiles))
    return Text.assemble(chip_of(tiles, spare[0]), " ", said(scene, lines[0]))


def place_label(scene: InselnScene, lines: list[str]) -> Text:
    """A tile on the oculars, or a cell for it."""
    if scene.step == "DrawnTile":
        return Text(said(scene, lines[0]))
    tile, cell = lines[0].split()[1:]
    chip = chip_of(scene.view.islands[scene.seat].oculars, tile)
    if len(named(scene, "place", 1)) > 1:
        words = (
            said(scene, lines[0])
            if len(lines) == 1
            else scene.text.say("cli-place", in_words({"tile": tile}, scene.text))
        )
        return Text.assemble(chip, " ", words)
    return Text.assemble(chip, f" {cell}")


def exchange_label(scene: InselnScene, lines: list[str]) -> Text:
    """IN-P2-05: an exchange, or the own tile that is given."""
    mine = list(dict.fromkeys(line.split()[1] for line in lines))
    if len(mine) > 1 or exchange_key(scene, lines[0]) == "x":
        return Text(scene.text.say("cli-exchange"))
    return Text.assemble(chip_of(scene.view.islands[scene.seat].oculars, mine[0]), " …")


def extension_label(scene: InselnScene, line: str) -> Text:
    """IN-P2-06: what an extension does; its name is the key."""
    prices = scene.view.prices
    return Text(scene.text.say(f"extension-{line.split()[1]}-about", msgspec.structs.asdict(prices) if prices else {}))


def convert_label(scene: InselnScene) -> Text:
    """IN-TAK-03, IN-TAK-08: what the tile gives, and what goes beyond the end of the bar."""
    say, terms = scene.text.say, scene.terms("convert")
    out = Text.assemble(say("cli-convert"), " ", say("cli-gain", {"energy": terms.gain.get("energy", 0)}))
    return out.append(f" ({say('cli-lost', terms.facts)})") if terms.facts["lost"] else out


def chip_of(tiles: list[Tile], name: str) -> Text:
    return tile_chip(next(tile for tile in tiles if tile.tile == name))
