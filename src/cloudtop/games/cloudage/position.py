"""Positions: the whole table as plain named data, and back."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.errors import Corrupt
from cloudtop.core.game import parse_step, seat_name
from cloudtop.core.position import (
    cards_text,
    counts_text,
    deck_of,
    first_text,
    read_cards,
    read_counts,
    read_first,
    read_position,
)
from cloudtop.core.state import Step
from cloudtop.games.cloudage.actions import (
    ABILITIES,
    ABILITY_NAMES,
    CITY_CARD_NAMES,
    CITY_CARDS,
    CITY_NAMES,
    GROWTH_NAMES,
    LEGACY_NAMES,
    MISSION_CARD_NAMES,
    NAVIGATIONS,
    PROJECT_NAMES,
    SECTORS,
    SIGHTS,
    SLEEVES,
    SPACE_NAMES,
    THING_NAMES,
    WATER,
)
from cloudtop.games.cloudage.state import LINE_NAMES, PHASE_NAMES, Box, CloudAgeState, Player
from cloudtop.games.cloudage.steps import STEPS
from cloudtop.games.cloudage.steps.fight import Fight, FightCard, drawn_of
from cloudtop.games.cloudage.steps.production import Reveal
from cloudtop.games.cloudage.view_player import DRONE_SPACES, drone_of

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Small = Annotated[int, msgspec.Meta(ge=-1, le=99)]
Points = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]
HALF_NAMES = tuple(f"{name}-{half}" for name in MISSION_CARD_NAMES for half in (1, 2))
VALUE_NAMES = tuple(str(n) for n in range(NAVIGATIONS))
DRONE_NAMES = (*[f"{sector + 1}-{name}" for sector in range(SECTORS) for name in THING_NAMES[:4]], *DRONE_SPACES)


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    resources: dict[str, Count]
    points: dict[str, Points]  # scored so far, by line of the score sheet
    level: Count  # of production
    upgrades: dict[str, Count]
    played: dict[str, Count]
    hand: list[str]  # "wreck A": the card and the seats that have seen it
    tiles: dict[str, Count]
    fresh: dict[str, Count]  # those of them that may not be planted yet
    deck: dict[str, Count]  # navigation cards by value
    spent: dict[str, Count]
    top: Small  # the value of a known card on top of the deck, or -1
    course: Count
    lower: Count
    place: str
    drone: str  # "" in the loading dock
    markers: dict[str, Count]
    missions: list[str]
    covered: list[str]  # "m03-1"
    strength: Small  # of the fight at the end, or -1
    tie: Small


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    round: Count
    phase: str
    first: str
    active: str  # whose city action is going on
    boards: list[str]  # the sides that are up: "1A"
    legacy: list[str]
    pile: dict[str, Count]
    discard: dict[str, Count]
    bag: dict[str, Count]
    plants: dict[str, str]  # by space: the kind of new growth
    unseen: list[str]  # city cards
    sleeves: list[Count]  # by sector: from 1, 0 before it is laid out
    left: list[Count]  # cards in them
    sights: list[Count]  # what is seen of the top cards, from 1; 0: nothing
    missions: dict[str, Count]  # the pile
    bottom: list[str]  # those of them that lie at its bottom
    turned: bool
    planted: Count
    seats: list[SeatData]
    agenda: list[str]
    read: list[Count] = []  # story cards, in a campaign


def dump(state: CloudAgeState, agenda: list[str]) -> dict[str, Any]:
    """The whole table."""
    return {
        "round": int(state.round),
        "phase": PHASE_NAMES[state.phase],
        "first": first_text(state.first),
        "active": first_text(state.active),
        "boards": [f"{n + 1}{'AB'[state.sides >> n & 1]}" for n in range(state.box.ground.boards)],
        "legacy": [name for n, name in enumerate(LEGACY_NAMES) if state.legacy >> n & 1],
        "pile": counts_text(state.pile.count, PROJECT_NAMES),
        "discard": counts_text(state.discard, PROJECT_NAMES),
        "bag": counts_text(state.bag, GROWTH_NAMES),
        "plants": {SPACE_NAMES[s]: GROWTH_NAMES[kind - 1] for s, kind in enumerate(state.plants) if kind},
        "unseen": [name for n, name in enumerate(CITY_CARD_NAMES) if state.unseen[n]],
        "sleeves": [int(n) + 1 for n in state.sleeve],
        "left": [int(n) for n in state.left],
        "sights": [int(n) + 1 for n in state.sight],
        "missions": counts_text(state.missions.count, MISSION_CARD_NAMES),
        "bottom": cards_text(state.missions.bottom, MISSION_CARD_NAMES, state.seats),
        "turned": state.turned,
        "planted": int(state.planted),
        "seats": [dump_seat(player, state.seats) for player in state.players],
        "agenda": agenda,
        "read": [int(n) for n in state.read],
    }


def dump_seat(player: Player, seats: int) -> dict[str, Any]:
    return {
        "resources": counts_text(player.things, THING_NAMES),
        "points": counts_text(player.lines, LINE_NAMES),
        "level": int(player.level),
        "upgrades": counts_text(player.built, ABILITY_NAMES),
        "played": counts_text(player.played, PROJECT_NAMES),
        "hand": cards_text(player.hand, PROJECT_NAMES, seats),
        "tiles": counts_text(player.tiles, GROWTH_NAMES),
        "fresh": counts_text(player.fresh, GROWTH_NAMES),
        "deck": counts_text(player.deck, VALUE_NAMES),
        "spent": counts_text(player.spent, VALUE_NAMES),
        "top": int(player.top),
        "course": int(player.course),
        "lower": int(player.lower),
        "place": SPACE_NAMES[player.place],
        "drone": drone_of(player) or "",
        "markers": counts_text(player.marks, CITY_NAMES),
        "missions": [MISSION_CARD_NAMES[n] for n in player.missions],
        "covered": [HALF_NAMES[n] for n in player.covered],
        "strength": int(player.strength),
        "tie": int(player.tie),
    }


def restore(box: Box, data: dict[str, Any]) -> CloudAgeState:
    """The table that `dump` described. Shape and names are checked here, quantities by `audit`."""
    given = read_position(data, PositionData, "CloudAge")
    if len(given.seats) != box.players:
        raise Corrupt([f"The position has {len(given.seats)} seats for {box.players} players."])
    sides, legacy = read_sides(box, given.boards), read_mask(given.legacy, LEGACY_NAMES, "legacy tile", "CA-LEG-01")
    bottom = read_cards(given.bottom, MISSION_CARD_NAMES, box.players, "the mission pile", True)
    agenda = [parse_step(line, STEPS) for line in given.agenda]
    return CloudAgeState(
        box=box,
        agenda=agenda,
        land=box.land(sides, legacy),
        sides=sides,
        legacy=legacy,
        round=given.round,
        phase=index(given.phase, PHASE_NAMES, "phase", "CA-RND-02"),
        first=read_first(given.first, -1, box.players, "CA-SET-20"),
        active=read_first(given.active, -1, box.players, "CA-ACT-02"),
        players=[read_seat(box, seat, n, apart_of(agenda, n)) for n, seat in enumerate(given.seats)],
        pile=deck_of(read_counts(given.pile, PROJECT_NAMES, "the pile", "CA-PRE-03"), vec[i64](), vec[i64]()),
        discard=read_counts(given.discard, PROJECT_NAMES, "the discard pile", "CA-GEN-08"),
        bag=read_counts(given.bag, GROWTH_NAMES, "the bag", "CA-SET-07"),
        plants=read_plants(given.plants),
        unseen=flags(given.unseen, CITY_CARD_NAMES, "city card", "CA-SET-06"),
        sleeve=read_sectors(given.sleeves, "sleeves", SLEEVES, 1),
        left=read_sectors(given.left, "left", CITY_CARDS, 0),
        sight=read_sectors(given.sights, "sights", SIGHTS, 1),
        missions=deck_of(
            read_counts(given.missions, MISSION_CARD_NAMES, "the mission pile", "CA-SET-08"), vec[i64](), bottom
        ),
        read=read_story(box, given.read),
        turned=given.turned,
        planted=given.planted,
    )


def read_story(box: Box, given: list[int]) -> vec[i64]:
    """CA-STO-03: story cards that a game of a campaign may read."""
    known = {int(card.number) for card in box.cards_up[1:]}
    if any(number not in known for number in given):
        raise Corrupt([f"The story cards that were read are not {given} in this game (CA-STO-03)."])
    return vec[i64](given)


def apart_of(agenda: list[Step[Any]], seat: int) -> int:
    """CA-CBT-11, CA-NAV-01: navigation cards of a seat in the combat area, or revealed first of two."""
    cards = 0
    for step in agenda:
        if isinstance(step, (Fight, FightCard)) and step.seat == seat:
            cards += sum(int(drawn_of(step.area, value)) for value in range(NAVIGATIONS))
        elif isinstance(step, Reveal) and step.seat == seat and step.first >= 0:
            cards += 1
    return cards


def read_seat(box: Box, given: SeatData, seat: int, apart: int) -> Player:
    where = f"the things of {seat_name(seat)}"
    played = read_counts(given.played, PROJECT_NAMES, where, "CA-PRJ-08")
    ability = [
        sum(int(n) * int(box.ability[k * ABILITIES + a]) for k, n in enumerate(played)) for a in range(ABILITIES)
    ]
    return Player(
        things=read_counts(given.resources, THING_NAMES[: WATER + 1], where, "CA-GEN-09"),
        lines=read_counts(given.points, LINE_NAMES, where, "CA-GEN-12"),
        level=given.level,
        built=read_counts(given.upgrades, ABILITY_NAMES, where, "CA-UPG-01"),
        played=played,
        ability=vec[i64](ability),
        hand=read_cards(given.hand, PROJECT_NAMES, box.players, f"the hand of {seat_name(seat)}", False),
        tiles=read_counts(given.tiles, GROWTH_NAMES, where, "CA-PLT-08"),
        fresh=read_counts(given.fresh, GROWTH_NAMES, where, "CA-PLT-11"),
        deck=read_counts(given.deck, VALUE_NAMES, where, "CA-SS-12"),
        spent=read_counts(given.spent, VALUE_NAMES, where, "CA-SS-12"),
        apart=apart,
        top=given.top,
        course=given.course,
        lower=given.lower,
        place=index(given.place, tuple(SPACE_NAMES), "space", "CA-MOV-12"),
        drone=index(given.drone, DRONE_NAMES, "place for a drone", "CA-COL-03") if given.drone else -1,
        marks=read_counts(given.markers, CITY_NAMES, where, "CA-MRK-01"),
        missions=vec[i64]([index(name, MISSION_CARD_NAMES, "mission card", "CA-SET-08") for name in given.missions]),
        covered=vec[i64]([index(name, HALF_NAMES, "mission", "CA-MIS-04") for name in given.covered]),
        strength=given.strength,
        tie=given.tie,
    )


def index(name: str, names: tuple[str, ...], what: str, rule: str) -> int:
    if name not in names:
        raise Corrupt([f"'{name}' is not a {what} ({rule})."])
    return names.index(name)


def flags(given: list[str], names: tuple[str, ...], what: str, rule: str) -> vec[i64]:
    found = [index(name, names, what, rule) for name in given]
    if len(set(found)) < len(found):
        raise Corrupt([f"Each {what} is listed once ({rule})."])
    return vec[i64]([int(n in found) for n in range(len(names))])


def read_sectors(given: list[int], what: str, most: int, less: int) -> vec[i64]:
    """CA-COL-01: a number for each sector; the table counts sleeves and sights from 0."""
    if len(given) != SECTORS or any(n > most for n in given):
        raise Corrupt(
            [f"'{what}' has {SECTORS} numbers from 0 to {most}, one for each sector, not {given} (CA-COL-01)."]
        )
    return vec[i64]([n - less for n in given])


def read_mask(given: list[str], names: tuple[str, ...], what: str, rule: str) -> int:
    return sum(int(n) << i for i, n in enumerate(flags(given, names, what, rule)))


def read_sides(box: Box, given: list[str]) -> int:
    """CA-SS-01, CA-SET-01, CA-SET-02: the sides of the boards in play, in increasing order."""
    boards, rule = int(box.ground.boards), "CA-SET-02" if box.planting else "CA-SS-01"
    if len(given) != boards or any(name not in (f"{n}A", f"{n}B") for n, name in enumerate(given, 1)):
        raise Corrupt([f"The boards are 1 to {boards} with their sides, such as 1A, not {given} ({rule})."])
    sides = sum(1 << n for n, name in enumerate(given) if name[1:] == "B")
    if box.sides >= 0 and sides != box.sides:
        raise Corrupt([f"The boards {', '.join(given)} are not those of the options (CA-SET-02)."])
    return sides


def read_plants(given: dict[str, str]) -> vec[i64]:
    for space, kind in given.items():
        index(space, tuple(SPACE_NAMES), "space", "CA-PLT-15")
        index(kind, GROWTH_NAMES, "kind of new growth", "CA-PLT-08")
    return vec[i64]([1 + GROWTH_NAMES.index(given[name]) if name in given else 0 for name in SPACE_NAMES])
