"""The typed rows of a content pack."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cloudtop.core.content import Number, Pack, PackContent, rows_of

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Resource = Literal["energy", "metal", "water", "cards"]
Colour = Literal["green", "blue", "yellow"]
Ability = Literal["movement", "combat", "planting"]


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player receives or pays at once."""

    water: Count = 0
    metal: Count = 0
    energy: Count = 0
    cards: Count = 0
    tiles: Count = 0
    points: Count = 0
    builds: Count = 0  # build actions
    upgrades: Count = 0  # build actions that must be airship upgrades


def is_choice(either: Gain, other: Gain) -> bool:
    """CA-STO-09, CA-PLT-10: is there no choice, or one between so much of one thing and so much of another?"""
    one, two = ([name for name in Gain.__struct_fields__ if getattr(gain, name)] for gain in (either, other))
    return one == two == [] or (len(one) == len(two) == 1 and one != two and not {"builds", "upgrades"} & {*one, *two})


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """One side of a game board: five rows of five spaces, each a cost, `*` for the start or the letter of a city."""

    name: str
    map: list[str]


class Find(msgspec.Struct, forbid_unknown_fields=True):
    """What is found on a space; `name` is the side and the space, such as `1A-c2`."""

    name: str
    gain: Gain


class City(msgspec.Struct, forbid_unknown_fields=True):
    """A city; without a combat value there is no fight (CA-CBT-19)."""

    name: str
    letter: str
    value: Count = 0
    gain: Gain = Gain()


class Project(msgspec.Struct, forbid_unknown_fields=True):
    """A project card. `gain` comes at once; `movement`, `combat`, `planting` stay; `power` is the printed text, by name."""

    name: str
    number: Annotated[int, msgspec.Meta(ge=0, le=8)]
    copies: Count
    colour: Colour
    water: Count
    cards: Count
    points: Count
    production: bool = False
    gain: Gain = Gain()
    movement: Count = 0
    combat: Count = 0
    planting: Count = 0
    power: str = ""


class CityCard(msgspec.Struct, forbid_unknown_fields=True):
    """A city card; `quadrants` are the patterns of its picture, row by row."""

    name: str
    value: Count  # for navigation
    largest: Resource
    second: Resource
    update: Resource  # the region with the navigation update
    wrench: Resource
    growth: Count
    quadrants: list[str]


class Pattern(msgspec.Struct, forbid_unknown_fields=True):
    """One quadrant of a city card's picture: its place (1 to 4) and how many hundredths each region takes of it."""

    name: str
    place: Annotated[int, msgspec.Meta(ge=1, le=4)]
    energy: Count
    metal: Count
    water: Count
    cards: Count


class Sleeve(msgspec.Struct, forbid_unknown_fields=True):
    """A cloud sleeve: the two quadrants that can be seen through it."""

    name: str
    shows: list[int]


class Navigation(msgspec.Struct, forbid_unknown_fields=True):
    """A value of the navigation cards that each player begins with."""

    name: str
    value: Count
    copies: Count


class Upgrade(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    ability: Ability
    level: Annotated[int, msgspec.Meta(ge=1, le=4)]
    cost: Count  # metal
    points: Count


class Production(msgspec.Struct, forbid_unknown_fields=True):
    """A level of the production board; `reward` is gained on the step up to it."""

    name: str
    level: Annotated[int, msgspec.Meta(ge=0, le=10)]
    energy: Count
    water: Count
    points: Count
    reward: Gain = Gain()


class RoundSpace(msgspec.Struct, forbid_unknown_fields=True):
    """A space of the round track of a side of the airship board: what its marker covers, and the book right of it."""

    name: str
    side: Literal["A", "B"]
    space: Annotated[int, msgspec.Meta(ge=1, le=8)]
    gain: Gain = Gain()
    book: bool = False


class Growth(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of new growth tile: `gain` at once, and one of `either` and `other` if they are something."""

    name: str
    copies: Count
    gain: Gain = Gain()
    either: Gain = Gain()
    other: Gain = Gain()


class Mission(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    steps: list[int]
    points: list[int]


class MissionCard(msgspec.Struct, forbid_unknown_fields=True):
    """Two missions; `cities` are those of the city mission, if it is one of them."""

    name: str
    first: str
    second: str
    cities: list[str] = []


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A book action: pay `cost`, or win a fight of value `fight`; then `gain`, and one of `either` and `other`."""

    cost: Gain = Gain()
    fight: Count = 0
    gain: Gain = Gain()
    either: Gain = Gain()
    other: Gain = Gain()


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario card: project numbers and legacy tiles in play, and the book actions of its two sides."""

    name: str
    numbers: list[int]
    legacy: list[str]
    front: Book
    back: Book


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a story card. What it names enters the game when it is read; `unlocks` are active from the next game on."""

    book: Book | None = None  # for the next book
    numbers: list[int] = []  # project numbers that join the pile
    tiles: list[str] = []  # legacy tiles that are laid out
    growth: Count = 0  # new growth tiles for everybody
    missions: bool = False  # a mission card for everybody
    dismantle: bool = False  # the start player takes a weapon system off the map
    decision: Count = 0  # a common decision, by number
    choices: list[int] = []  # the two story cards that it is between
    next: Count = 0  # the story card that is read at once
    turn: bool = False  # the card is turned over at once
    unlocks: list[str | int] = []  # project numbers and legacy tiles


Share = Count | list[Count]


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all players reach together; any one of it is enough. A share is for each player, or a list by number of players."""

    markers: Share = 0  # on boards 3 and 4
    plants: Share = 0  # planted spaces
    removed: Count = 0  # weapon systems that leave the map in this game
    missions: Share = 0  # at their highest step
    weapons: Count | None = None  # weapon systems at most on the map


class Story(msgspec.Struct, forbid_unknown_fields=True):
    """A story card; `edition` if it is only one edition's, `opens` the card of the next chapter, if it ends one."""

    name: str
    front: Side = Side()
    back: Side = Side()
    edition: str = ""
    goal: Goal | None = None
    opens: Count = 0


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """A row of the log book: the kind of game, and what points bring in stars."""

    name: str  # such as v1-5a
    cards: list[int]  # story cards that may open it
    ends: list[
        int
    ]  # story cards that may end it: the first whose goal is reached; none: the last card ends the campaign
    stars: list[int]  # points for the first star, the second ...
    solo_stars: list[int]
    bonus: Count  # stars for winning
    growth: bool = True  # CA-GEN-06: side B of the boards, new growth, planting upgrades
    boards: Count = 4
    free: bool = True  # the sides of boards 2 to 4 are chosen
    choose: bool = True  # more project cards are dealt than kept
    full: bool = True  # all rounds
    missions: bool = True
    more_missions: Count = 0  # mission cards beyond the deal, each covering a mission
    follows: bool = False  # boards of the game before; its last player begins


class Legacy(msgspec.Struct, forbid_unknown_fields=True):
    """A legacy tile: where it lies (`spaces` on both sides of their boards, or all of a `city`) and what it changes."""

    name: str
    city: str = ""  # the city that it changes
    spaces: list[
        str
    ] = []  # the spaces it covers, such as `2e4`; none: it only changes a city, or lies at the city board
    cost: Count = 0  # movement points to enter; 0: as before
    toll: Count = 0  # so much water, or so many points, to enter
    closed: bool = False  # no city any more (CA-Q-101)
    value: Count = 0  # combat value of the city or of the action; 0: as before
    gain: Gain = Gain()  # instead of the city's reward, if it is something; for a win (L15)
    find: Gain = Gain()
    combat: Count = 0  # for a marker taken back in a fight
    plants: Count = 0  # for a marker taken back in the action phase, beyond the ability (L14), or for a win (L15)
    points: Count = 0  # for a marker left at the end


class Solo(msgspec.Struct, forbid_unknown_fields=True):
    """A space of the solo board."""

    name: str
    space: Annotated[int, msgspec.Meta(ge=1, le=8)]
    action: Literal["build", "builds", "upgrade", "card", "collect", "sector3"]


class Rows(PackContent):
    """All rows of a pack; what is known of the box is in checks.py."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.board = rows_of(pack, "board", Board)
        self.find = rows_of(pack, "find", Find)
        self.city = rows_of(pack, "city", City)
        self.project = rows_of(pack, "project", Project)
        self.city_card = rows_of(pack, "city_card", CityCard)
        self.pattern = rows_of(pack, "pattern", Pattern)
        self.sleeve = rows_of(pack, "sleeve", Sleeve)
        self.navigation = rows_of(pack, "navigation", Navigation)
        self.upgrade = rows_of(pack, "upgrade", Upgrade)
        self.production = rows_of(pack, "production", Production)
        self.round_space = rows_of(pack, "round_space", RoundSpace)
        self.growth = rows_of(pack, "growth", Growth)
        self.mission = rows_of(pack, "mission", Mission)
        self.mission_card = rows_of(pack, "mission_card", MissionCard)
        self.scenario = rows_of(pack, "scenario", Scenario)
        self.chapter = rows_of(pack, "chapter", Chapter)
        self.story = rows_of(pack, "story", Story)
        self.legacy = rows_of(pack, "legacy", Legacy)
        self.solo = rows_of(pack, "solo", Solo)
        self.number = {row.name: row.value for row in rows_of(pack, "number", Number)}
