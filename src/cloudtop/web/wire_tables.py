"""Tables as one asks for them over HTTP: new, open, one's own; and what the server says of itself (`web/wire.py` explains such records)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cloudtop.web.wire import Manners, Options
from cloudtop.web.wire_shelf import LessonPlace

SeatKind = Literal["me", "here", "link", "bot"]
Circle = Literal[
    "public", "network", "computer"
]  # who can open a link: anybody, who is in the same network, nobody else

# --- new tables ---


class Where(Struct, forbid_unknown_fields=True):
    """Where a new table begins: in a record, in the game of another table, or in a lesson of its own game."""

    record: str | None = None
    table: str | None = None
    lesson: LessonPlace | None = None


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: SeatKind
    name: Annotated[str, Meta(max_length=200)] = ""
    bot: Annotated[str, Meta(max_length=100)] = ""


class NewTable(Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    game: str
    seats: Annotated[list[NewSeat], Meta(max_length=8)]
    options: Options = {}
    source: Where | None = None
    at: int | None = None
    games: Annotated[int, Meta(ge=0, le=10_000)] = 0  # of its series that were played before
    manners: Manners = Manners()
    listed: bool = False  # anybody who visits the server may take its free seats


class SeatSecret(Struct):
    seat: str
    kind: SeatKind
    token: str


class Created(Struct):
    """A new table; whoever makes it gets the secrets of all seats."""

    table: str
    seats: list[SeatSecret]


class Luck(Struct):
    """How the luck of a finished game can be checked (`table/luck.py`), and what came of it here."""

    seal: str
    begun: int  # moves that were taken over from another game, whose luck it was
    key: str
    outcomes: int  # of chance, each of which followed from the key


# --- links ---


class Home(Struct):
    """An address of the page with which links can begin, and who can open them then."""

    origin: str  # without a path
    circle: Circle


class Homes(Struct):
    """Where links can begin, what most people can open first."""

    homes: list[Home]
    alone: bool  # the server answers its own machine only


# --- open tables ---


class OpenSeat(Struct):
    """A seat of an open table: free, or who waits there."""

    seat: str
    name: str
    bot: str | None
    free: bool
    here: bool = False


class Waiting(Struct):
    """A table with free seats that anybody may take."""

    table: str
    game: str
    options: Options  # those that are not as usual
    seats: list[OpenSeat]
    manners: Manners
    since: float  # seconds since 1970
    moves: int  # that people and bots have made there


class OpenTables(Struct):
    on: bool  # this server has such tables
    tables: list[Waiting]


class JoinWish(Struct, forbid_unknown_fields=True):
    """A seat at an open table. Who chooses its secret can ask again if the answer is lost, and has the same seat."""

    token: Annotated[str, Meta(min_length=22, max_length=64)] = ""


class Joined(Struct):
    """A free seat was taken: its secret, which nobody else has."""

    table: str
    seat: str
    token: str


# --- my tables ---


class SummaryWish(Struct, forbid_unknown_fields=True):
    """How these tables stand."""

    tables: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)]


class Summary(Struct):
    """How a table stands, as anybody may know who looks on."""

    table: str
    round: int  # 0 during set-up
    rounds: int | None
    over: bool
    waiting: list[str]  # seats that have to decide
    totals: list[int]  # by seat
    winners: list[str]


# --- links in mail ---


class MailAnswer(Struct):
    """What a link in a mail was about."""

    table: str
    title: str


# --- anything ---


class Health(Struct):
    """How the server is: whether tables can be kept, and how much there is to do."""

    status: Literal["ok", "failing"]
    faults: list[str]
    version: str
    awake: int
    connected: int
    waiting: int  # for a thinker


class Fault(Struct):
    message: str
    rule: str


class Problem(Struct):
    """A request that is not carried out, in one sentence."""

    error: Fault
