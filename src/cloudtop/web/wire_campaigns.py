"""Campaigns, as they are asked for and answered over HTTP (`web/wire.py` explains such records)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cloudtop.core.shape import LogRow
from cloudtop.web.wire import Options
from cloudtop.web.wire_tables import NewSeat, SeatSecret


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
