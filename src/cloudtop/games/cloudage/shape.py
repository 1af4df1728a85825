"""The records that a seat sees of CloudAge."""

from __future__ import annotations

from typing import Literal

import msgspec

from cloudtop.core.shape import ChapterLog, View
from cloudtop.games.cloudage.actions import Ability, Growth, Thing
from cloudtop.games.cloudage.state import Phase

GoalPart = Literal["markers", "plants", "removed", "missions", "weapons"]


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the map as it is now."""

    name: str
    cost: int  # movement points to enter it
    city: str | None
    find: dict[Thing, int]  # empty if there is none, or it is covered
    plant: Growth | None
    start: bool
    legacy: str | None  # the legacy tile on it


class CityView(msgspec.Struct, frozen=True):
    """A city: its militia, its reward, and the markers there by seat."""

    name: str
    value: int | None
    gain: dict[str, int]
    markers: dict[str, int]


class ReachView(msgspec.Struct, frozen=True):
    """A space that the airship can still reach, and how."""

    space: str
    left: int  # movement points that are left there
    way: list[str]  # the spaces to enter, one after the other
    end: bool  # may the movement end there
    finds: dict[Thing, int]  # what the way brings


class AheadView(msgspec.Struct, frozen=True):
    """A fight after some more cards: what they would cost in energy, and how likely it is won by then."""

    cards: int
    energy: int
    win: float


class FightView(msgspec.Struct, frozen=True):
    """The fight that is going on, and how likely it is to be won with the next card."""

    seat: str
    fight: Literal["city", "book", "L14", "L15", "mission", "tie"]
    need: int | None
    value: int
    own: int  # of it without the cards that were drawn
    missing: int  # to win
    won: bool  # as it stands
    drawn: list[int]
    gain: dict[str, int]  # what a win brings at once
    paid: dict[str, int]  # so far
    energy: int  # what the next card costs
    points: int | None  # or in points
    chances: dict[str, float]  # by value of the next card
    winning: list[int]  # the values that win
    win: float | None  # the chance that the next card wins
    ahead: list[AheadView]  # with one card more, with two, with three


class SectorView(msgspec.Struct, frozen=True):
    """A sector of the city board: its sleeve, what is seen of the top card, and what may be hidden."""

    number: int
    sleeve: int | None
    left: int
    seen: dict[str, str]  # by place of the quadrant: its pattern
    likely: dict[str, float]  # by resource: what the region brings on average


class MissionView(msgspec.Struct, frozen=True):
    """One half of a mission card."""

    name: str  # such as m03-1
    mission: str
    cities: list[str]
    steps: list[int]
    points: list[int]
    now: int
    worth: int
    covered: bool


class PlayerView(msgspec.Struct, frozen=True):
    """One player's airship board and what lies around it."""

    seat: str
    things: dict[Thing, int]
    level: int
    upgrades: dict[Ability, int]
    abilities: dict[Ability, int]  # upgrades, cards and what the board brings along
    hand: list[str]  # "?" for cards that are not seen
    water: dict[str, int]  # what each card of a hand that is seen costs now
    played: list[str]
    tiles: dict[Growth, int]
    fresh: dict[Growth, int]
    deck: list[int]  # the values in the navigation deck, without order
    spent: list[int]  # in the navigation discard pile
    top: int | None
    course: int | None
    place: str
    drone: str | None
    missions: list[MissionView]
    track: list[str]  # the round track from the left: "marker" or ""
    points: int  # on the track
    total: int  # with all that would count at the end


class BookView(msgspec.Struct, frozen=True):
    """The book action that is up."""

    offered: bool  # CA-STO-05: not every story card has one
    cost: dict[str, int]
    fight: int | None
    gain: dict[str, int]
    either: dict[str, int]
    other: dict[str, int]
    turned: bool
    active: bool  # a book is active, and not all have decided about it
    rounds: list[int]  # the rounds with a book that are still to come, or this one


class BookSide(msgspec.Struct, frozen=True):
    """The book action of a side of a story card."""

    cost: dict[str, int]
    fight: int | None
    gain: dict[str, int]
    either: dict[str, int]
    other: dict[str, int]


class SideView(msgspec.Struct, frozen=True):
    """A side of a story card that was read, and what it brought into the game."""

    card: int
    side: Literal["front", "back"]
    book: BookSide | None  # for the next book
    numbers: list[int]  # project numbers
    tiles: list[str]  # legacy tiles
    growth: int  # new growth tiles for everybody
    missions: bool  # a mission card for everybody
    dismantle: bool  # the start player takes a weapon system off the map


class DecisionView(msgspec.Struct, frozen=True):
    """A common decision that is being taken."""

    number: int
    choices: list[int]  # the story cards it is between
    voted: list[str]  # seats that have decided
    own: int | None  # what this seat has chosen


class GoalView(msgspec.Struct, frozen=True):
    """What the players are asked for together; any one part is enough."""

    card: int  # the story card that is read if they reach it
    reached: bool
    need: dict[GoalPart, int]
    now: dict[GoalPart, int]


class CampaignView(msgspec.Struct, frozen=True):
    """The campaign that this game is a chapter of."""

    edition: str
    chapter: str  # such as 5a
    chapters: list[str]  # all of them
    part: int  # the story card that opens this one
    card: int | None  # the story card that is up
    turned: bool
    read: list[int]  # in this chapter
    sides: list[SideView]  # in this chapter
    decision: DecisionView | None
    decisions: list[int]  # the story card that each of the eight led to, 0: open
    goal: GoalView | None
    steps: list[int]  # points for the first star, the second ...
    bonus: int  # stars for winning
    log: list[ChapterLog]  # this chapter included when it is over
    stars: list[int]  # by seat, in all
    winners: list[str]  # of the campaign, when it is over
    ending: list[str]  # messages that are read then


class TrackView(msgspec.Struct, frozen=True):
    """A space of the round track: the round whose marker lies on it, what the marker covers, and the book right of it."""

    round: int | None
    gain: dict[str, int]
    book: bool


class PlantingView(msgspec.Struct, frozen=True):
    """Somebody plants: how many tiles may still be chosen, and those that wait to be planted."""

    seat: str
    left: int
    chosen: dict[Growth, int]


class CloudAgeView(View, kw_only=True, frozen=True):
    """The table as one seat may see it."""

    phase: Phase
    first: str | None
    scenario: int
    short: bool
    boards: list[str]
    spaces: list[SpaceView]
    cities: list[CityView]
    legacy: list[str]
    reach: list[ReachView]
    flyer: str | None  # whose airship flies now: reach and movement are its own
    movement: int | None  # movement points left, the panel included
    fight: FightView | None
    sectors: list[SectorView]
    sector: int | None  # where drones are being sent
    planting: PlantingView | None
    bonus: Literal["navigation", "wrench"] | None  # the bonus action of a region that is decided now
    builds: int | None  # build actions left, the one that is decided now included
    bag: dict[Growth, int]
    pile: int
    discard: dict[str, int]
    book: BookView
    track: list[TrackView]  # the round track, the same on every airship board
    solo: list[str]  # the solo board from the left, if somebody plays alone
    solo_now: int | None  # its space of this round
    goal: int | None  # points that win a solo game, or bring its first star in a campaign
    goal_missions: int  # missions at their highest step that this takes, or that cost a star each in a campaign
    campaign: CampaignView | None
    players: list[PlayerView]
