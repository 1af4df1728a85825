"""The games, their boxes, options and lessons, as they are asked for and answered over HTTP (`web/wire.py` explains such records)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cloudtop.core.content import Kind
from cloudtop.core.entry import Demand
from cloudtop.core.events import Opening, Weight
from cloudtop.web.wire import News, Options, Reasons, TableMessage

# --- the shelf ---


class GameEntry(Struct):
    """A game on the shelf."""

    slug: str
    title: str
    credit: str
    pitch: str  # a sentence that makes one want to play it
    demand: Demand
    minutes: tuple[int, int]  # that it takes: from, to
    house: int  # percent of what is printed in its box that is our own reconstruction
    players: list[int]
    lesson: int  # how many parts its guided first game has; 0 if there is none


class Choice(Struct):
    value: Any


class Option(Struct):
    name: str
    rule: str
    default: Any
    pick: list[str]  # the value may also be a list of these
    most: int  # how many of them
    fine: bool  # a fine point of the rules, apart from what one plays
    choices: list[Choice]


class Value(Struct):
    """A printed value and where it comes from."""

    table: str
    row: str
    field: str
    value: Any
    kind: Kind
    where: str


class Rule(Struct):
    id: str
    chapter: str
    sentence: str
    text_only: str
    asked: str  # who looks for these words finds it first


class Contents(Struct):
    """What is in a box."""

    label: str
    about: str
    sealed: list[str]  # tables whose values are asked for
    values: list[Value]


class Sheet(Struct):
    """All that is printed in a game's box, rulebook and text files."""

    slug: str
    title: str
    credit: str
    rules: str
    text: str
    said: dict[str, str]  # messages that come into play at a table, in full: what was read at it, and words about that
    rulebook: list[Rule]
    sealed_rules: int  # how many more there are, for what is not in play
    options: list[Option]
    events: dict[str, Weight]  # what may happen, and how much it matters
    opens: dict[str, Opening]  # the events that begin the game, a round (its fact `round`) or a turn
    collection: str  # the option for what each seat brings from earlier games, if the game has such
    campaign: list[str] | None  # the options that a campaign is played with, if there are campaigns
    open: bool  # nothing is hidden from anybody
    levels: list[str]
    content: Contents


class Unsealed(Struct):
    values: list[Value]
    rules: list[Rule] = []  # the whole rulebook, if it is asked for


class OptionWish(Struct, forbid_unknown_fields=True):
    game: str
    options: Options = {}


class OptionAnswer(Struct):
    """The options as the game completes them."""

    options: Options


# --- lessons ---

Line = Annotated[str, Meta(max_length=100)]
Lines = Annotated[list[Line], Meta(max_length=50)]


class LessonPlace(Struct, forbid_unknown_fields=True):
    """Where somebody stands in a lesson: the part (from 0), and what they did in each part so far."""

    part: Annotated[int, Meta(ge=0)] = 0
    did: Annotated[list[Lines], Meta(max_length=100)] = []


class LessonWish(LessonPlace, forbid_unknown_fields=True):
    """A place in a lesson and one thing that is wished there: a move, the next part, or why something is not possible."""

    line: Line = ""
    go_on: bool = False
    why: Annotated[list[Line], Meta(max_length=8)] = []


class LessonAnswer(Struct):
    """Where somebody stands then, and what their table says."""

    name: str  # of the lesson: its words are `lesson-<name>-<part>`
    parts: list[str]
    part: int
    did: list[list[str]]
    expected: list[str]  # the moves that are right
    point: list[str]  # things that the caption speaks of
    anew: bool  # the table was laid anew for this part
    finished: bool  # nothing is left to do in this part
    other: bool  # the move is legal, but not what is asked for; it was not played
    bot: str  # that plays on from the last part
    messages: list[TableMessage | News | Reasons]
