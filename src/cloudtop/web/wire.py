"""What a table says to the page. With `wire_told.py` and the others beside it: everything that goes between page and server.

The page's types are made from these records (`tools/typescript.py`). What somebody sends is checked against them: a record
that comes from outside forbids unknown fields, and what has a default there may be left out. In what we send every field is
there, but those that may be `UNSET`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from cloudtop.core.shape import View
from cloudtop.table import match

Kind = Literal["person", "bot"]
# What a record tells besides its own fields: numbers and words of a game.
Facts = Annotated[dict[str, Any], Meta(extra={"of": dict[str, str | int]})]
Options = dict[str, Any]
Follows = Literal[
    "rematch", "chapter", "nothing"
]  # what a table of the same people would be: nothing after the last chapter

Letter = Annotated[str, Meta(min_length=1, max_length=1)]
BotName = Annotated[str, Meta(min_length=1, max_length=100)]
ChannelKind = Literal["hook", "mail"]

# --- the table as it lies ---


class Terms(Struct):
    """What a move takes and gives, by thing, and what else is worth knowing of it. The engine tells it; nobody works it out."""

    cost: dict[str, int]
    gain: dict[str, int]
    facts: Facts


class Offered(Struct, array_like=True):
    """One offered move: its notation, and the ids of the things a person clicks for it."""

    line: str
    targets: list[str]


class Priced(Offered, array_like=True):
    """An offered move that has a price, or facts worth knowing."""

    terms: Terms


class ScoreLine(Struct):
    name: str
    amount: int
    rule: str


class Score(Struct):
    seat: str
    total: int
    lines: list[Annotated[Raw, Meta(extra={"of": ScoreLine})]]


class Way(Struct):
    """How many moves a seat may take back, and what stands before them."""

    count: int
    reason: match.Reason | Literal["over"]


class Face(Struct):
    """The table with the eyes of one seat."""

    view: View
    step: str
    offer: list[Annotated[Raw, Meta(extra={"of": (Offered, Priced)})]]
    scores: list[Score]
    undo: Way


class Placing(Struct):
    seat: str
    rank: int
    total: int
    rule: str


class Now(Struct):
    """The table at one moment, for whoever holds some seats."""

    seq: int
    length: int
    over: bool
    waiting: list[str]
    faces: dict[str, Face]  # by the letter of a seat; `-` a spectator's, `*` of an open table
    ranking: list[Placing] | None


class GameEvent(Struct):
    name: str
    seat: str
    rule: str
    facts: Facts
    to: list[str] | UnsetType = UNSET  # if a part of it is secret: who of these seats knows that
    secret: Facts | UnsetType = UNSET


class Move(Struct):
    n: int
    seat: str
    events: list[GameEvent]
    line: str | UnsetType = UNSET  # only for who made it: a draw or a choice may be secret


# The link of a seat: as its maker passes it on; opened, so that the seat has a secret of its own; or it has none of that kind.
LinkState = Literal["new", "opened", ""]


class Seat(Struct):
    """A seat as everybody may know it."""

    seat: str
    name: str
    kind: Kind
    bot: str | None
    here: bool
    thinking: bool
    owner: Kind
    grace: int  # seconds for which no bot may sit in for who is not here
    resigned: bool
    lots: bool  # would have lots drawn
    late: bool  # its time is over
    left: int | None  # seconds that it has left, if the table has clocks
    runs: bool  # its clock
    link: LinkState
    places: int  # where it is open just now


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    """How the people of a table play with each other, besides the options of the game; whoever makes the table chooses."""

    stand_in: BotName = "level:3"  # the bot that may sit in for who is away
    hints: bool = True  # may a bot be asked for advice?
    undo: bool = True  # may moves be taken back?
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0  # of each seat for the whole game; 0: as many as it wants
    bonus: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds more for each turn
    days: Annotated[int, Meta(ge=0, le=30)] = 0  # for each turn instead
    at_zero: Literal["bot", "resign"] = (
        "bot"  # when the time is over: a bot plays on to the end, or the seat has resigned
    )


# --- what a table says ---


class Word(Struct):
    """What somebody has said to the table; `n` is its line in the history."""

    n: int
    seat: str
    text: str


class Answer(Struct, tag_field="is"):
    pass


class Spoken(Answer, tag="word"):
    word: Word


class TableMessage(Answer, tag="table"):
    """All that somebody may know who comes to a table."""

    table: str
    game: str
    content: str  # the label of its box
    options: Options
    seq: int
    open: bool  # nothing is hidden in this game
    you: list[str]
    seats: list[Seat]
    listed: bool  # anybody who visits the server may take a free seat
    manners: Manners
    words: list[Word]  # the last ones
    next: str | None  # the table of the rematch
    campaign: str  # the id of the campaign that it is a chapter of, or nothing
    follows: Follows
    seal: str  # of its luck; the key is told at the end
    moves: list[Move]
    now: Now


class News(Answer, tag="news"):
    seq: int
    back: int | None  # the log is first cut to so many moves
    moves: list[Move]
    now: Now
    ack: str | UnsetType = UNSET  # the message that caused it, for who sent that
    seats: list[Seat] | UnsetType = UNSET  # after a resync
    listed: bool | UnsetType = UNSET
    words: list[Word] | UnsetType = UNSET


class Ack(Answer, tag="ack"):
    """Done, or done before."""

    id: str
    seq: int


class OnDisk(Answer, tag="kept"):
    """It is on the disk; its news follow."""

    id: str
    seq: int


class Seats(Answer, tag="seats"):
    seats: list[Seat]
    listed: bool


class Reason(Struct):
    rule: str
    line: str
    because: str = ""  # the message `because-<name>`: what exactly stands in the way
    facts: Facts = {}


class Reasons(Answer, tag="why"):
    id: str
    seq: int
    reasons: list[Reason]


class Advice(Struct):
    """A move that a bot thinks of: the final score it leads to, in hundredths, and of the best two line by line."""

    line: str
    worth: int
    tries: int
    lines: dict[str, int]  # of the score sheet; `later`: what is expected beyond the playouts


class Hinted(Answer, tag="hint"):
    id: str
    seq: int
    level: str
    advice: list[Advice]


class Pong(Answer, tag="pong"):
    """The line is alive."""


class NextTable(Answer, tag="rematch"):
    table: str


class Notice(Answer, tag="notice"):
    """Something went wrong; `web-<what>` says it."""

    what: Literal["bot-stuck", "bot-failed"]
    seat: str
    bot: str


class Channel(Struct):
    """How a seat is told that it is its turn, as far as even its holder needs to see it."""

    kind: ChannelKind
    to: str  # shortened
    confirmed: bool
    at: float  # when something was last sent, in seconds since 1970; 0: never
    fault: str  # why that did not arrive: `web-notice-<fault>`, or nothing
    fact: str  # of the fault: a host, or what it has answered


class Channels(Answer, tag="channels"):
    """For who holds the seat: asked for, or because something did not arrive."""

    id: str  # of the question, or nothing
    seat: str
    can: list[ChannelKind]  # what the server can do
    channels: list[Channel]


class Failure(Answer, tag="error"):
    """What was asked is not done, in one sentence."""

    code: str
    message: str
    id: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET


FromServer = (
    TableMessage
    | News
    | Ack
    | OnDisk
    | Seats
    | Reasons
    | Hinted
    | Spoken
    | Pong
    | NextTable
    | Notice
    | Channels
    | Failure
)
