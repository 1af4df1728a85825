"""What the server answers and is asked over HTTP, besides the messages of a table (`web/wire.py`, which explains both)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from cloudtop.core.content import Kind
from cloudtop.core.entry import Demand
from cloudtop.core.events import Opening, Weight
from cloudtop.core.shape import LogRow
from cloudtop.web.wire import Facts, Letter, Manners, Move, News, Now, Offered, Options, Reasons, TableMessage

MOST_FRAMES = 64  # of one answer
SeatKind = Literal["me", "here", "link", "bot"]
Circle = Literal[
    "public", "network", "computer"
]  # who can open a link: anybody, who is in the same network, nobody else

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
    """Nothing more has to be said."""


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


# --- campaigns ---


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A campaign that begins, or one that goes on from its file."""

    game: str = ""
    options: Options = {}
    names: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=8)] = []
    file: str | None = None


class CampaignLink(Struct):
    """A campaign and its secret: whoever has both goes on with it, on any device."""

    campaign: str
    key: str


class CampaignWish(Struct, forbid_unknown_fields=True):
    key: str


class ChapterWish(Struct, forbid_unknown_fields=True):
    """The next chapter, with these people."""

    key: str
    seats: Annotated[list[NewSeat], Meta(max_length=8)]


class PlaceWish(Struct, forbid_unknown_fields=True):
    """Something of the campaign after so many chapters."""

    key: str
    chapters: int


class StoryTold(Struct):
    """A card that was read: what it meant in a sentence, and all of it to be read again."""

    title: str
    sentence: str
    sides: list[str]


class ChapterTold(Struct):
    """A chapter in the log book; one that nobody has reached has only its number."""

    chapter: str
    title: str
    line: str
    log: list[LogRow]  # by seat, once it was played
    story: list[StoryTold]
    record: bool  # it can be watched


class Decided(Struct):
    question: str
    choice: str


class Unlocked(Struct):
    name: str
    about: str


class UnlockedGroup(Struct):
    """What has come into the game: things of one kind."""

    title: str
    rows: list[Unlocked]


class CampaignTable(Struct):
    """Where the last chapter was begun."""

    table: str
    seats: list[SeatSecret]
    over: bool
    stuck: str  # why it cannot be opened; the campaign goes on all the same


class CampaignPage(Struct):
    """All that may be told of a campaign. If its log book cannot be read here, `fault` says why, and the file is still there."""

    campaign: str
    game: str
    title: str
    about: str
    options: Options  # that it is played with
    names: list[str]
    seats: list[NewSeat]  # who would sit where in the next chapter
    chapters: list[ChapterTold]
    played: int
    stars: list[int]
    over: bool
    winners: list[str]
    decided: list[Decided]
    unlocked: list[UnlockedGroup]
    ending: list[str]
    table: CampaignTable | None
    fault: str


class Deleted(Struct):
    campaign: str


# --- looking back ---


class ReplayWish(Struct, forbid_unknown_fields=True, rename={"eyes": "as", "first": "from"}):
    """Which game somebody wants to see, with whose eyes, and what of it: an overview, some moments, the totals, or the sheet."""

    eyes: str = "-"
    token: str = ""
    record: str | None = None
    key: str = ""  # of a record that was sent before
    first: Annotated[int, Meta(ge=0)] | None = None
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = 1
    totals: bool = False
    sheet: bool = False  # what was in play at the moment `from`, or at the end


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


# --- reviews ---


class ReviewWish(Struct, forbid_unknown_fields=True):
    """A review of a seat: begin it, or ask how far it has come; or stop it."""

    seat: Letter
    record: str | None = None
    key: str = ""  # of a record that was sent before
    stop: bool = False


class Verdict(Struct):
    """A decision that cost points. All numbers are points."""

    move: int  # how many moves were made before it
    played: Offered
    better: list[Offered]  # the better move, and how its turn might have gone on
    played_facts: Facts  # what is worth knowing of the move that was made ...
    better_facts: Facts  # ... and of the better one
    swing: float
    low: float  # of the interval (95 %)
    high: float
    lines: dict[str, float]  # the swing by line of the score sheet
    rival: float  # and what the best rival would have had less
    worlds: int  # imagined for it


class Reviewed(Struct):
    """A game with the eyes of one seat, in points ahead of the best rival: start + luck - lost = result."""

    seat: str
    decisions: int
    start: float
    luck: float
    lost: float
    result: float | None  # nothing while the game is not over
    curve: list[tuple[int, float, float]]  # of each decision: moves before it, expected before it and after it
    costliest: list[Verdict]


class ReviewState(Struct):
    """How far a review has come."""

    done: int
    total: int
    review: Reviewed | None


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


# --- links in mail ---


class MailAnswer(Struct):
    """What a link in a mail was about."""

    table: str
    title: str
