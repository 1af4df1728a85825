"""Replays and reviews, as they are asked for and answered over HTTP (`web/wire.py` explains such records)."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from cloudtop.web.wire import Facts, Letter, Move, Now, Offered, Options

MOST_FRAMES = 64  # of one answer

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
