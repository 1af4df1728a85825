"""What one person is shown, whatever the game, and what the words they type may mean."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar, cast

from rich.console import Console, RenderableType
from rich.text import Text

from cloudtop.cli.canvas import SEAT_COLOURS, SEAT_SHAPES, letters_on, paint
from cloudtop.core.action import Verb
from cloudtop.core.errors import NotAnAction
from cloudtop.core.game import ScoreLine, seat_name
from cloudtop.core.shape import View
from cloudtop.core.terms import Terms
from cloudtop.core.text import Text as Messages
from cloudtop.table.match import Match

V = TypeVar("V", bound=View)


def printable(words: str) -> str:
    """Words of a person or a file, without anything that could steer a terminal."""
    return "".join(letter for letter in words if letter.isprintable())


def bot_name(name: str, text: Messages) -> str:
    """A bot in words, without its budget; a level by its own name; any other name as it is."""
    kind, _, budget = name.partition(":")
    message = f"bot-{kind}-{budget}" if kind == "level" else f"bot-{kind}"
    return text.say(message) if text.has(message) else name


def seat_names(match: Match, text: Messages) -> list[str]:
    """What the seats are called: persons by their names, bots in words, those alike with their letters."""
    names = [bot_name(printable(name), text) for name in match.names]
    return [f"{name} {seat_name(seat)}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def badge(seat: int) -> Text:
    """A seat's colour, shape and letter."""
    colour = SEAT_COLOURS[seat]
    return Text(f" {SEAT_SHAPES[seat]} {seat_name(seat)} ", paint(letters_on(colour), colour, True))


class Choice:
    """One entry of a menu: the keys that pick it, the moves it leads to (one, or several to pick from next)."""

    def __init__(self, keys: list[str], lines: list[str], label: Text) -> None:
        self.keys = keys
        self.lines = lines
        self.label = label


class Scene(Generic[V]):
    """The table as one seat may know it; made from its glimpse, so nothing hidden can be drawn.

    `lines` are the moves still meant: the whole offer, or what is left of it after a first pick.
    """

    def __init__(self, match: Match, seat: int, text: Messages, picked: list[str] | None = None) -> None:
        glimpse = match.glimpse(seat)
        self.game = match.game
        self.seat = seat
        self.text = text
        self.table = glimpse.veiled
        self.view = cast(V, glimpse.view())  # the game's own record
        self.names = seat_names(match, text)
        self.waiting = [] if match.over else self.table.waiting()
        mine = seat >= 0 and seat in self.waiting
        step = self.table.agenda[-1] if mine else None
        self.step = step.name() if step is not None else ""  # what the seat has to decide, if anything
        self.numbers = step.numbers() if step is not None else []
        self.offer = [self.game.vocabulary.text(a) for a in glimpse.offer()] if mine else []
        self.lines = picked or self.offer
        self.glimpse = glimpse

    def terms(self, line: str) -> Terms:
        """What an offered move takes and gives."""
        return self.glimpse.terms(self.game.vocabulary.code(line))

    def who(self, seat: int) -> Text:
        """Badge and name of a seat."""
        return Text.assemble(badge(seat), " ", (self.names[seat], "bold"))

    def score(self, seat: int) -> list[ScoreLine]:
        return self.game.score(self.table, seat)

    def total(self, seat: int) -> int:
        return int(self.game.total(self.table, seat))


class Painter(Protocol):
    """What a game brings to be played in a terminal."""

    def table(self, scene: Scene[Any], console: Console) -> RenderableType:
        """The whole table."""

    def choices(self, scene: Scene[Any]) -> list[Choice]:
        """What can be picked now; together the choices cover `scene.lines`."""

    def menu(self, scene: Scene[Any], choices: list[Choice], console: Console) -> RenderableType:
        """The choices, to be shown under the prompt."""

    def prompt(self, scene: Scene[Any]) -> str:
        """One sentence that says what is expected."""

    def colour(self, score_line: str) -> str:
        """The colour of a line of the score sheet."""

    def in_words(self, facts: dict[str, object], text: Messages) -> dict[str, object]:
        """The facts of an event as a person reads them."""

    def tint(self, sentence: str) -> Text:
        """A sentence with the game's notation in colour."""


def words_of(scene: Scene[Any], line: str) -> list[str]:
    """All words that may stand for a move: those of its line and the things it involves."""
    targets = scene.game.vocabulary.targets(scene.game.vocabulary.code(line))
    return [word.lower() for word in line.split() + [target.rpartition(":")[2] for target in targets]]


def meant(scene: Scene[Any], lines: list[str], typed: str) -> list[str]:
    """The moves that typed words can mean: each word names something in them, in full or by its beginning."""
    left = lines
    for word in typed.lower().split():
        full = [line for line in left if word in words_of(scene, line)]
        left = full or [line for line in left if any(w.startswith(word) for w in words_of(scene, line))]
    return left


def guess(scene: Scene[Any], typed: str) -> str:
    """The move that somebody asks about, offered or not: a whole line, or one without its verb or last words.

    Raises what is wrong with it if it is no move at all; a rule that says so comes first.
    """
    vocabulary = scene.game.vocabulary
    offered = {line.split()[0] for line in scene.offer}
    found: list[NotAnAction] = []
    for verb in sorted(vocabulary.verbs, key=lambda v: v.name not in offered):
        words = typed.split()
        if words[0].lower() == verb.name:
            words = words[1:]
        elif words[0].lower() in vocabulary.by_name:
            continue
        try:
            return vocabulary.text(verb.code(spelled(verb, words)))
        except NotAnAction as e:
            found.append(e)
    raise ([e for e in found if e.rule] or found)[0]


def spelled(verb: Verb, words: list[str]) -> list[str]:
    """The words of a verb in their usual case; what is missing at the end is the first that there is."""
    out = list(words)
    for i, word in enumerate(verb.words):
        usual = {name.lower(): name for name in word.numbers}
        out[i : i + 1] = [usual.get(words[i].lower(), words[i].lower()) if i < len(words) else word.names[0]]
    return out
