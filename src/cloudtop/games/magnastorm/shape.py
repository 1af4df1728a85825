"""What a seat sees of Magnastorm: the records that the page, the terminal and programs get."""

from __future__ import annotations

from typing import Literal

import msgspec

from cloudtop.core import shape
from cloudtop.games.magnastorm.actions import LevelBonus, PanelBonus, Research, SpaceColour

NeedKind = Literal["commanders", "leads", "marker", "markers", "labs", "sectors", "pairs", "others", "majority"]


class Amount(msgspec.Struct, frozen=True):
    """Cubes of the own colour and neutral ones."""

    own: int
    yellow: int


class Space(msgspec.Struct, frozen=True):
    """A space of the planet, and the labs on it."""

    space: str
    colour: SpaceColour
    owner: str | None
    labs: int


class Area(msgspec.Struct, frozen=True):
    """An area of the planet, and where it is drawn."""

    area: str
    sector: int
    angle: float  # degrees clockwise from the top
    radius: float  # share of the planet's radius
    start: Literal[0, 1, 2]
    spaces: list[Space]


class Sector(msgspec.Struct, frozen=True):
    """The labs of a sector of the planet."""

    sector: int
    labs: dict[str, int]  # by seat
    majority: str | None  # who has more than everybody else


class Line(msgspec.Struct, frozen=True, rename={"here": "from"}):
    """A line between two areas, with the transmitter space beside it."""

    here: str
    to: str
    station: str | None


class Station(msgspec.Struct, frozen=True):
    """A transmitter space, and whose station stands there."""

    station: str
    owner: str | None


class Scout(msgspec.Struct, frozen=True):
    """A scout runner; after a walk it may stand on no space."""

    seat: str
    area: str
    space: str | None


class Way(msgspec.Struct, frozen=True):
    """A space that the scout runner can reach by more than one line, and the areas to go through."""

    space: str
    through: list[str]


class Column(msgspec.Struct, frozen=True):
    """A column of the switchboard, with what the viewer would have to pay for it."""

    column: str
    kind: Literal["token", "commander", "none"]
    commander: str | None
    holder: str | None
    green: int
    red: int
    price: dict[str, int]  # by colour


class Row(msgspec.Struct, frozen=True):
    """A row of the lower panel: what a move costs there, and what a gain brings."""

    row: int
    cost: Amount
    gain: Amount


class PanelSpace(msgspec.Struct, frozen=True):
    """A space of both panels, and the colours of the crew on it."""

    panel: str
    bonus: PanelBonus | None
    upper: list[str]
    lower: list[str]


class ResearchArea(msgspec.Struct, frozen=True):
    """A research area: its commander, the bonus of each level, and the level of each seat."""

    research: Research
    commander: str | None
    holder: str | None
    green: int
    red: int
    bonus: list[LevelBonus | None]
    markers: dict[str, int]


class Need(msgspec.Struct, frozen=True):
    """A part of what an objective asks for."""

    need: NeedKind
    have: int  # never more than `of`
    of: int
    level: int  # that each marker needs; 0 where that is not the matter
    labs: int  # that each sector needs; 0 where that is not the matter


class Needs(msgspec.Struct, frozen=True):
    """How far a seat is with an objective."""

    met: bool
    done: bool
    parts: list[Need]


class Worth(msgspec.Struct, frozen=True):
    """A reputation space beside an objective, and who has taken it."""

    value: int
    seat: str | None


class Objective(msgspec.Struct, frozen=True):
    """An objective card."""

    slot: int
    card: str
    spaces: list[Worth]
    covered: int | None
    needs: dict[str, Needs]  # by seat


class Player(msgspec.Struct, frozen=True):
    """A player board, and what lies beside it."""

    seat: str
    reputation: int
    cubes: dict[str, int]  # by colour
    labs: list[bool]  # by place: is it still at home?
    dishes: list[bool]
    crew: int
    commanders: list[str]
    artifacts: list[str]
    collection: list[str]
    won: str | None
    position: int


class Bill(msgspec.Struct, frozen=True):
    """What is to be paid, by colour, and what is missing for it."""

    cost: dict[str, int]
    missing: dict[str, int]


class MagnastormView(shape.View, kw_only=True, frozen=True):
    """The whole table."""

    rounds: int
    players: int
    threshold: int
    start: Literal[1, 2]
    quiet: list[int]  # the sectors without storm, the trailing one first
    next_quiet: list[int]
    income: list[list[Amount]]  # by side of the centre tile, by labs from 1
    areas: list[Area]
    sectors: list[Sector]
    lines: list[Line]
    stations: list[Station]
    scouts: list[Scout]
    order: list[str]
    cycle: list[str]
    acting: str | None
    token: str | None
    ending: bool
    columns: list[Column]
    rows: list[Row]
    panel: list[PanelSpace]
    research: list[ResearchArea]
    top: int
    objectives: list[Objective]
    seats: list[Player]
    lab_costs: list[Amount]
    dish_costs: list[Amount]
    supply: dict[str, int]  # by colour
    bag: dict[str, int]
    bill: Bill | None
    placing: str | None  # the colour of the crew member that is put next
    panel_space: str | None
    building: str | None  # the transmitter space that a station may be built on now
    range: int | None  # lines that the movement has left
    far: list[Way]
