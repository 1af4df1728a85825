"""The menus of CloudAge in a terminal: which key leads to which move, and the words beside it.

Spaces of the map are picked by their names (1c2), regions by sector and letter (2m for metal in sector 2, m alone where the
sector is clear), everything else by a running number; 0 leaves it at that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from cloudtop.cli.plain import amounts
from cloudtop.cli.scene import Choice
from cloudtop.core.text import Text as Messages
from cloudtop.games.cloudage.shape import SpaceView
from cloudtop.games.cloudage.terminal.airship import mission
from cloudtop.games.cloudage.terminal.campaign import vote_label
from cloudtop.games.cloudage.terminal.city import book_deal
from cloudtop.games.cloudage.terminal.signs import (
    LETTERS,
    CloudAgeScene,
    Marks,
    amount,
    box,
    printed,
    project,
    project_chip,
)

LAST: Final = ("skip", "land", "stop", "done")
LISTS: Final = ("gain", "cost")  # facts that are things such as "water water metal"


# --- which key leads where ---


def choices(scene: CloudAgeScene) -> list[Choice]:
    """Every move with its key; what leaves it at that comes last."""
    lines = sorted(scene.lines, key=lambda line: line.split()[0] in LAST)
    out: list[Choice] = []
    for line in lines:
        key = key_of(line) or str(len([choice for choice in out if choice.keys[0].isdecimal()]) + 1)
        out.append(Choice([key], [line], label(scene, line)))
    return out


def key_of(line: str) -> str:
    """What to type for a move, if it has a name of its own."""
    verb, *words = line.split()
    if verb in LAST:
        return "0"
    if verb in ("fly", "place"):
        return words[0]
    if verb == "collect":
        sector, resource = words[0].split("-")
        return sector + LETTERS[resource]
    return LETTERS[words[0]] if verb == "drone" else ""


def marks(scene: CloudAgeScene, found: list[Choice]) -> Marks:
    """What can be chosen on the table: the id of a thing, and the key that picks it."""
    out: Marks = {}
    for choice in found:
        for target in scene.game.vocabulary.targets(scene.game.vocabulary.code(choice.lines[0])):
            out.setdefault(target, choice.keys[0])
    return out


# --- facts in words ---


def in_words(facts: dict[str, object], text: Messages) -> dict[str, object]:
    """Facts as a person reads them: things are counted, and what has a name is called by it."""
    return {name: word(name, value, text) for name, value in facts.items()}


def word(name: str, value: object, text: Messages) -> object:
    if name in LISTS:
        things = [thing for thing in str(value).split() if thing != "nothing"]
        return amounts({thing: things.count(thing) for thing in things}, text)
    kind = text.say(f"as-{name}") if text.has(f"as-{name}") else name
    return text.say(f"{kind}-{value}") if text.has(f"{kind}-{value}") else value


def said(scene: CloudAgeScene, line: str) -> str:
    """A move in the words of the table."""
    verb = scene.game.vocabulary.verb(scene.game.vocabulary.code(line))
    facts: dict[str, object] = {word.what: name for word, name in zip(verb.words, line.split()[1:])}
    return scene.text.say(f"do-{verb.name}", in_words(facts, scene.text))


# --- labels ---


def label(scene: CloudAgeScene, line: str) -> Text:
    """The words of an entry: its own if the verb has some, else those of the table with what it takes and gives."""
    return OF_VERBS.get(line.split()[0], plain)(scene, line)


def plain(scene: CloudAgeScene, line: str) -> Text:
    verb = scene.game.vocabulary.verb(scene.game.vocabulary.code(line))
    return Text.assemble(said(scene, line), deal(scene, line) if verb.priced else "")


def button_label(scene: CloudAgeScene, line: str) -> Text:
    """A move whose words name what it takes or leads to."""
    terms = scene.terms(line)
    facts = {**terms.facts, "cost": amounts(terms.cost, scene.text)}
    return Text(scene.text.say(f"button-{line.split()[0]}", facts))


def book_label(scene: CloudAgeScene, line: str) -> Text:
    """CA-STO-09, CA-STO-10: what the book asks for and brings."""
    return Text.assemble(said(scene, line), "  ", book_deal(scene, scene.view.book))


def deal(scene: CloudAgeScene, line: str) -> Text:
    """What a move takes and what it gives: ` 2e → 3w`."""
    terms = scene.terms(line)
    cost = Text.assemble(" ", amount(scene, terms.cost)) if terms.cost else Text("")
    return Text.assemble(cost, " → ", amount(scene, terms.gain)) if terms.gain else cost


def fly_label(scene: CloudAgeScene, line: str) -> Text:
    """CA-MOV-04: what it costs to enter, where that is, what is found, and how much movement is left."""
    space = space_of(scene, line)
    left = next((there.left for there in scene.view.reach if there.space == space.name), None)
    out = Text.assemble(where(scene, space), deal(scene, line))
    return out if left is None else out.append(f"  {scene.text.say('cli-then', {'left': left})}", "dim")


def place_label(scene: CloudAgeScene, line: str) -> Text:
    """CA-PLT-20: what is found on the space of a tile."""
    find = {str(thing): n for thing, n in space_of(scene, line).find.items()}
    return amount(scene, find) if find else Text("")


def space_of(scene: CloudAgeScene, line: str) -> SpaceView:
    return next(space for space in scene.view.spaces if space.name == line.split()[1])


def where(scene: CloudAgeScene, space: SpaceView) -> Text:
    """A city by its name; any other space by what it costs."""
    say = scene.text.say
    costs = say("thing-movement", {"count": space.cost})
    return Text.assemble((say(f"city-{space.city}"), "bold"), f"  {costs}") if space.city else Text(costs)


def play_label(scene: CloudAgeScene, line: str) -> Text:
    """CA-PRJ-01: a project card, the water it costs now and the other cards; what it brings stands in the hand."""
    name = line.split()[1]
    price = {"water": scene.terms(line).cost.get("water", 0), "cards": project(scene, name).cards}
    return Text.assemble(project_chip(scene, name), " ", amount(scene, price))


def discard_label(scene: CloudAgeScene, line: str) -> Text:
    return project_chip(scene, line.split()[1])


def upgrade_label(scene: CloudAgeScene, line: str) -> Text:
    """CA-UPG-03, CA-UPG-04: the next upgrade of its kind by its name, and its price after all discounts."""
    ability = line.split()[1]
    built = {str(name): n for name, n in scene.view.players[scene.seat].upgrades.items()}[ability]
    name = scene.text.say(f"upgrade-{ability}{built + 1}")
    return Text.assemble((name[:1].upper() + name[1:], "bold"), deal(scene, line))


def keep_label(scene: CloudAgeScene, line: str) -> Text:
    """CA-MIS-02: both missions of a card."""
    card = line.split()[1]
    halves = [half for half in scene.view.players[scene.seat].missions if half.name.startswith(card)]
    return Text("; ").join([mission(scene, half) for half in halves])


def cover_label(scene: CloudAgeScene, line: str) -> Text:
    half = next(half for half in scene.view.players[scene.seat].missions if half.name == line.split()[1])
    return mission(scene, half)


def growth_label(scene: CloudAgeScene, line: str) -> Text:
    """CA-PLT-10 to CA-PLT-14: a tile with all that it brings."""
    name = line.split()[1]
    row = next(row for row in box(scene).growth if row.name == name)
    out = Text.assemble(said(scene, line), "  ", amount(scene, printed(row.gain)) if printed(row.gain) else "")
    if not printed(row.either):
        return out
    one, two = amount(scene, printed(row.either)), amount(scene, printed(row.other))
    return Text.assemble(out, one, f" {scene.text.say('cli-or')} ", two)


def legacy_label(scene: CloudAgeScene, line: str) -> Text:
    about = scene.text.say(f"legacy-{line.split()[1]}-about")
    return Text.assemble((said(scene, line), "bold"), "  ", (about, "dim"))


OF_VERBS: Final[dict[str, Callable[[CloudAgeScene, str], Text]]] = {
    "fly": fly_label, "place": place_label, "play": play_label, "discard": discard_label, "upgrade": upgrade_label,
    "keep": keep_label, "cover": cover_label, "pick": growth_label, "sow": growth_label, "use": legacy_label,
    "dismantle": legacy_label, "draw": button_label, "toll": button_label, "take": button_label, "stop": button_label,
    "top": button_label, "book": book_label, "vote": vote_label,
}  # fmt: skip
