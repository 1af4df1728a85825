"""What the server answers and is asked over HTTP, besides the messages of a table (`web/wire.py`, which explains both)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from cloudtop.core.content import Kind
from cloudtop.core.events import Opening, Weight
from cloudtop.web.wire import Move, Now, Options

MOST_FRAMES = 64  # of one answer

# --- the shelf ---


class GameEntry(Struct):
    """A game on the shelf."""

    slug: str
    title: str
    credit: str
    players: list[int]


class Choice(Struct):
    value: Any


class Option(Struct):
    name: str
    rule: str
    default: Any
    pick: list[str]  # the value may also be a list of these
    most: int  # how many of them
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
    rulebook: list[Rule]
    options: list[Option]
    events: dict[str, Weight]  # what may happen, and how much it matters
    opens: dict[str, Opening]  # the events that begin the game, a round (its fact `round`) or a turn
    collection: str  # the option for what each seat brings from earlier games, if the game has such
    open: bool  # nothing is hidden from anybody
    levels: list[str]
    content: Contents


class Unsealed(Struct):
    values: list[Value]


class OptionWish(Struct, forbid_unknown_fields=True):
    game: str
    options: Options = {}


class OptionAnswer(Struct):
    """The options as the game completes them."""

    options: Options


# --- new tables ---


class Where(Struct, forbid_unknown_fields=True):
    """Where a new table begins: in a record, or in the game of another table."""

    record: str | None = None
    table: str | None = None


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "here", "link", "bot"]
    name: Annotated[str, Meta(max_length=200)] = ""
    bot: Annotated[str, Meta(max_length=100)] = ""


class NewTable(Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    game: str
    seats: Annotated[list[NewSeat], Meta(max_length=8)]
    options: Options = {}
    source: Where | None = None
    at: int | None = None
    games: Annotated[int, Meta(ge=0, le=10_000)] = 0  # of its series that were played before


class SeatSecret(Struct):
    seat: str
    kind: Literal["me", "here", "link", "bot"]
    token: str


class Created(Struct):
    """A new table; whoever makes it gets the secrets of all seats."""

    table: str
    seats: list[SeatSecret]


# --- looking back ---


class ReplayWish(Struct, forbid_unknown_fields=True, rename={"eyes": "as", "first": "from"}):
    """Which game somebody wants to see, with whose eyes, and what of it: an overview, some moments, or the totals."""

    eyes: str = "-"
    token: str = ""
    record: str | None = None
    key: str = ""  # of a record that was sent before
    first: Annotated[int, Meta(ge=0)] | None = None
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = 1
    totals: bool = False


class Frame(Struct):
    """One moment of a game."""

    length: int
    now: Now


class Replay(Struct):
    """All that happened, and the first moments; the others are asked for."""

    game: str
    content: str  # the label of its box
    options: Options
    names: list[str]
    over: bool
    length: int
    moves: list[Move]
    frames: list[Frame]
    key: str | UnsetType = UNSET  # by which a record is found again


class Frames(Struct):
    frames: list[Frame]


class Totals(Struct):
    """The scores of all seats after so many moves, whenever they change."""

    totals: list[tuple[int, list[int]]]


# --- anything ---


class Health(Struct):
    status: Literal["ok"]
    version: str
    awake: int
    connected: int


class Fault(Struct):
    message: str
    rule: str


class Problem(Struct):
    """A request that is not carried out, in one sentence."""

    error: Fault
