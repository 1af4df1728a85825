"""The table of CloudAge as it lies."""

from __future__ import annotations

from typing import Any, Final, Literal

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.state import State, Step
from cloudtop.core.zones import Deck
from cloudtop.games.cloudage.actions import ABILITIES, CITIES, GROWTHS, NAVIGATIONS, PROJECTS
from cloudtop.games.cloudage.cards import FIRST_STORY, Card
from cloudtop.games.cloudage.land import Ground, Land, Legacy, make_land

# What a gain of the box consists of: the six things, build actions, and build actions that must be upgrades.
GAIN: Final = 8
BUILDS: Final = 6
UPGRADES: Final = 7

# Victory points that are scored at once, by source (CA-GEN-12).
Line = Literal["production", "fights", "books", "finds", "growth", "effects", "markers", "solo", "spent"]
LINE_NAMES: Final[tuple[Line, ...]] = (
    "production",
    "fights",
    "books",
    "finds",
    "growth",
    "effects",
    "markers",
    "solo",
    "spent",
)
PRODUCTION_LINE: Final = 0
FIGHTS_LINE: Final = 1
BOOKS_LINE: Final = 2
FINDS_LINE: Final = 3
GROWTH_LINE: Final = 4
EFFECTS_LINE: Final = 5
MARKERS_LINE: Final = 6  # CA-Q-48: for markers that were taken back after they had counted
SOLO_LINE: Final = 7
SPENT_LINE: Final = 8
LINES: Final = 9

# Missions, in the order of CA-MSN-01 to CA-MSN-12.
MISSION_NAMES: Final = (
    "production", "cities", "fight", "upgrades", "green", "blue", "yellow", "projects", "dear", "movement", "combat",
    "navigation",
)  # fmt: skip
CITIES_MISSION: Final = 1
FIGHT_MISSION: Final = 2
MISSIONS: Final = 12
STEPS: Final = 3  # levels of success

# Where the game stands in a round (CA-RND-02).
Phase = Literal["set-up", "production", "movement", "action", "end"]
PHASE_NAMES: Final[tuple[Phase, ...]] = ("set-up", "production", "movement", "action", "end")
SET_UP: Final = 0
PRODUCTION_PHASE: Final = 1
MOVEMENT_PHASE: Final = 2
ACTION_PHASE: Final = 3
END: Final = 4

# Where a drone is: in the loading dock, on a resource space (sector * 4 + resource), on an action.
DOCK: Final = -1
BUILD_SPACE: Final = 12
PLANT_SPACE: Final = 13
LEFT_SPACE: Final = 14  # L15
RIGHT_SPACE: Final = 15  # L14

TRACK: Final = 8  # spaces of the round track (CA-BRD-03)
BOARD_SIDES: Final = 16  # ways to lay four boards

# Legacy tiles, by number.
L1: Final = 0
L2: Final = 1
L4: Final = 3
L5: Final = 4
L6: Final = 5
L7: Final = 6
L8: Final = 7
L13: Final = 12
L14: Final = 13
L15: Final = 14


@mypyc_attr(acyclic=True)
class Box:
    """What the options and the content pack say, in numbers. Shared by all states of a game, never changed."""

    def __init__(
        self, *, players: i64, first: i64, starters: i64, rounds: i64, planting: bool, sides: i64, full_deal: bool, mission_deal: i64,
        extra_missions: i64, grappler_any: bool, video_always: bool, in_turn_order: bool, energy_cap: i64, legacy: i64,
        goal: i64, goal_missions: bool, number: dict[str, int], gain: vec[i64], ground: Ground, copies: vec[i64],
        water: vec[i64], cards: vec[i64], points: vec[i64], colour: vec[i64], production: vec[i64], brings: vec[i64],
        ability: vec[i64], card_value: vec[i64], region: vec[i64], update: vec[i64], wrench: vec[i64], growth: vec[i64],
        sight: vec[i64], navigation: vec[i64], upgrade_cost: vec[i64], upgrade_points: vec[i64], energy: vec[i64],
        yield_: vec[i64], level_points: vec[i64], level_gain: vec[i64], track_gain: vec[i64], track_book: vec[i64],
        bag: vec[i64], tile_gain: vec[i64], tile_either: vec[i64], tile_other: vec[i64], step: vec[i64],
        step_points: vec[i64], mission: vec[i64], mission_city: vec[i64], cards_up: list[Card], opening: i64, ends: vec[i64],
        removed: i64, stars: vec[i64], bonus: i64, number_of: vec[i64], all_copies: vec[i64], solo: vec[i64],
        pattern: list[str], shows: vec[i64],
    ) -> None:  # fmt: skip
        self.players: i64 = players
        self.first: i64 = first  # the start player named by the options, or -1: drawn
        self.starters: i64 = starters  # bits of the seats among which the start player is drawn
        # --- the kind of game ---
        self.rounds: i64 = rounds
        self.planting: bool = planting  # CA-GEN-06: new growth, planting upgrades, side B of the boards
        self.sides: i64 = sides  # bits of the boards with side B up; -1: drawn (CA-Q-03)
        self.full_deal: bool = full_deal  # CA-SET-21: more project cards are dealt than kept
        self.mission_deal: i64 = mission_deal  # CA-SET-08, CA-MIS-01: none, 1, or 2 of which 1 is kept
        self.extra_missions: i64 = extra_missions  # CA-SOL-20
        self.grappler_any: bool = grappler_any  # CA-EDN-21
        self.video_always: bool = video_always  # CA-EDN-22
        self.in_turn_order: bool = in_turn_order  # CA-Q-01: the others act from the start player on
        self.energy_cap: i64 = energy_cap  # CA-Q-27; 0: none
        self.legacy: i64 = legacy  # bits of the legacy tiles on the table at the start
        self.goal: i64 = goal  # CA-SOL-18, CA-SOL-19: points that win a solo game
        self.goal_missions: bool = goal_missions  # CA-SOL-19: and every mission at its highest step
        # --- numbers that need no table ---
        self.start_energy: i64 = number["start energy"]
        self.start_metal: i64 = number["start metal"]
        self.start_water: i64 = number["start water"]
        self.start_tiles: i64 = number["start tiles"]
        self.hand: i64 = number["hand"]
        self.deal: i64 = number["deal"] if full_deal else number["hand"]
        self.sleeve_cards: i64 = number["cards in a sleeve"]
        self.panel_energy: i64 = number["panel energy"]
        self.panel_movement: i64 = number["panel movement"]
        self.planting_base: i64 = number["planting base"] if planting else 0
        self.last_upgrade_water: i64 = number["last upgrade water"]
        self.top_level_points: i64 = number["points above level 10"]
        self.first_card_energy: i64 = number["first card energy"]
        self.next_card_energy: i64 = number["next card energy"]
        self.next_card_points: i64 = number["next card points"]
        self.dear: i64 = number["dear water"]
        # --- tables ---
        self.gain: vec[i64] = gain  # by gain * GAIN
        self.ground: Ground = ground
        self.tiles: list[Legacy] = ground.tiles  # all legacy tiles
        self.copies: vec[i64] = copies  # of project cards in the pile, by kind
        self.water: vec[i64] = water  # what a project card costs
        self.cards: vec[i64] = cards
        self.points: vec[i64] = points  # at the end
        self.colour: vec[i64] = colour  # green 0, blue 1, yellow 2
        self.production: vec[i64] = production  # 1 for a production symbol
        self.brings: vec[i64] = brings  # the gain at once
        self.ability: vec[i64] = ability  # by kind * ABILITIES
        self.card_value: vec[i64] = card_value  # of a city card, for navigation
        self.region: vec[i64] = region  # by city card * RESOURCES
        self.update: vec[i64] = update  # the region with the navigation update
        self.wrench: vec[i64] = wrench
        self.growth: vec[i64] = growth  # the new growth bonus
        self.sight: vec[i64] = sight  # by city card * SLEEVES: what is seen of it
        self.navigation: vec[i64] = navigation  # the cards that each player begins with, by value
        self.upgrade_cost: vec[i64] = upgrade_cost  # by ability * 4 + those built already; 0: there is none
        self.upgrade_points: vec[i64] = upgrade_points
        self.energy: vec[i64] = energy  # by production level
        self.yield_: vec[i64] = yield_
        self.level_points: vec[i64] = level_points
        self.level_gain: vec[i64] = level_gain  # on the step up to it
        self.track_gain: vec[i64] = track_gain  # by space of the round track, 1 to 8
        self.track_book: vec[i64] = track_book  # 1 if a book stands right of the space
        self.bag: vec[i64] = bag
        self.tile_gain: vec[i64] = tile_gain  # by kind of new growth
        self.tile_either: vec[i64] = tile_either
        self.tile_other: vec[i64] = tile_other
        self.step: vec[i64] = step  # by mission * STEPS
        self.step_points: vec[i64] = step_points
        self.mission: vec[i64] = mission  # by half of a mission card
        self.mission_city: vec[i64] = mission_city  # by mission card * CITIES: 1 if the city mission names it
        # --- scenario card, or campaign ---
        self.cards_up: list[Card] = cards_up  # the scenario card, then all story cards in a campaign
        self.opening: i64 = opening  # CA-SET-10: the story card of the set-up, or 0
        self.ends: vec[i64] = ends  # the story cards with which the chapter can end; the first whose goal is reached
        self.removed: i64 = removed  # CA-CAM-12: bits of the weapon systems that are gone for good
        self.stars: vec[i64] = stars  # CA-CAM-01 to CA-CAM-07: points for the first star, the second ...
        self.bonus: i64 = bonus  # stars for winning
        self.number_of: vec[i64] = number_of  # of project cards, by kind
        self.all_copies: vec[i64] = all_copies  # of project cards in the box, by kind
        self.solo: vec[i64] = solo  # by space of the solo board
        self.pattern: list[str] = pattern  # by place of a quadrant * 4: names of what may be seen there
        self.shows: vec[i64] = shows  # by sleeve * 2: the places of the quadrants that are seen
        self._lands: dict[int, Land] = {}

    def land(self, sides: i64, legacy: i64) -> Land:
        """The map with these sides of the boards and these legacy tiles, made once."""
        key = int(legacy * BOARD_SIDES + sides)
        found = self._lands.get(key)
        if found is None:
            found = make_land(self.ground, sides, legacy)
            self._lands[key] = found
        return found

    def amount(self, gain: i64, what: i64) -> i64:
        return self.gain[gain * GAIN + what]


def changed(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The same numbers but one; copies of a state go on sharing those of before."""
    out = numbers[:]
    out[place] = number
    return out


def total(numbers: vec[i64]) -> i64:
    out: i64 = 0
    for n in numbers:
        out += n
    return out


@mypyc_attr(acyclic=True)
class Player:
    """One player: resources, airship board, cards. Copies share the lists: they are replaced, never changed in place."""

    def __init__(
        self, *, things: vec[i64], lines: vec[i64], level: i64, built: vec[i64], played: vec[i64], ability: vec[i64],
        hand: vec[i64], tiles: vec[i64], fresh: vec[i64], deck: vec[i64], spent: vec[i64], apart: i64, top: i64, course: i64,
        lower: i64, place: i64, drone: i64, marks: vec[i64], missions: vec[i64], covered: vec[i64], strength: i64,
        tie: i64,
    ) -> None:  # fmt: skip
        self.things: vec[i64] = things  # energy, metal, water
        self.lines: vec[i64] = lines  # points scored at once, by source
        self.level: i64 = level  # of production
        self.built: vec[i64] = built  # upgrades, by ability
        self.played: vec[i64] = played  # project cards, by kind
        self.ability: vec[i64] = ability  # of played project cards; follows from `played`
        self.hand: vec[i64] = hand  # project cards, ascending
        self.tiles: vec[i64] = tiles  # new growth, by kind
        self.fresh: vec[i64] = fresh  # CA-Q-141: those of them that may not be planted yet
        self.deck: vec[i64] = deck  # navigation cards face down, by value
        self.spent: vec[i64] = spent  # navigation cards in the discard pile, by value
        self.apart: i64 = apart  # CA-CBT-18: navigation cards drawn that are in neither; follows from the agenda
        self.top: i64 = top  # CA-CRD-20: the value of the card on top of the deck, if it is known, or -1
        self.course: i64 = course  # the higher navigation card of this round
        self.lower: i64 = lower  # the lower one, until its reward is taken
        self.place: i64 = place  # of the airship
        self.drone: i64 = drone
        self.marks: vec[i64] = marks  # markers, by city
        self.missions: vec[i64] = missions  # mission cards, in the order they came
        self.covered: vec[i64] = covered  # halves of mission cards that lie below another
        self.strength: i64 = strength  # CA-MSN-03: combat value of the fight at the end, or -1
        self.tie: i64 = tie  # CA-END-12: combat value of the last fight, or -1

    def copy(self) -> Player:
        return Player(
            things=self.things, lines=self.lines, level=self.level, built=self.built, played=self.played,
            ability=self.ability, hand=self.hand, tiles=self.tiles, fresh=self.fresh, deck=self.deck, spent=self.spent,
            apart=self.apart, top=self.top, course=self.course, lower=self.lower, place=self.place, drone=self.drone, marks=self.marks,
            missions=self.missions, covered=self.covered, strength=self.strength, tie=self.tie,
        )  # fmt: skip

    def points(self) -> i64:
        """CA-GEN-12, CA-GEN-13, CA-BRD-10: the place on the track; it may be below 0."""
        return total(self.lines)

    def has(self, kind: i64) -> i64:
        """How many project cards of a kind have been played."""
        return self.played[kind]

    def count(self, ability: i64) -> i64:
        """CA-UPG-05, CA-PRJ-03: permanent movement points, combat points or planting symbols, the board's own apart."""
        return self.built[ability] + self.ability[ability]


@mypyc_attr(acyclic=True)
class CloudAgeState(State):
    """CA-GEN-21: hidden are only the hands, the order of face-down decks and what the sleeves cover.

    A sleeve holds no card: what is seen of its top card is known, and the card itself is drawn when it is taken.
    """

    def __init__(
        self, *, box: Box, agenda: list[Step[Any]], land: Land, sides: i64, legacy: i64, round: i64, phase: i64, first: i64,
        active: i64, players: list[Player], pile: Deck, discard: vec[i64], bag: vec[i64], plants: vec[i64], unseen: vec[i64],
        sleeve: vec[i64], left: vec[i64], sight: vec[i64], missions: Deck, read: vec[i64], turned: bool, planted: i64,
    ) -> None:  # fmt: skip
        super().__init__(box.players, agenda)
        self.box: Box = box
        self.land: Land = land
        self.sides: i64 = sides  # bits of the boards with side B up
        self.legacy: i64 = legacy  # bits of the legacy tiles on the table
        self.round: i64 = round  # 0 during set-up
        self.phase: i64 = phase
        self.first: i64 = first  # the start player, or -1
        self.active: i64 = active  # CA-ACT-02: whose city action is going on, or -1
        self.players: list[Player] = players  # by seat; to be changed through `mine`
        self.pile: Deck = pile  # project cards face down
        self.discard: vec[i64] = discard  # project cards, by kind (CA-Q-136)
        self.bag: vec[i64] = bag  # new growth, by kind
        self.plants: vec[i64] = plants  # by space: 0, or 1 + the kind of new growth on it
        self.unseen: vec[i64] = unseen  # by city card: 1 if nobody has seen all of it
        self.sleeve: vec[i64] = sleeve  # by sector: which sleeve lies there, or -1
        self.left: vec[i64] = left  # by sector: cards in the sleeve
        self.sight: vec[i64] = sight  # by sector: what is seen of the top card, or -1
        self.missions: Deck = missions  # mission cards face down
        self.read: vec[i64] = read  # CA-STO-02: story cards read in this game; the last one is up
        self.turned: bool = turned  # CA-STO-07, CA-STO-12: the back of the card is up
        self.planted: i64 = planted  # CA-Q-93: tiles that the active player has planted in this city action
        self._owned: i64 = 0  # bits of the seats whose record no copy shares

    def copy(self) -> CloudAgeState:
        """Copies share what is replaced (`changed`, `mine`) and not changed in place."""
        self._owned = 0
        return CloudAgeState(
            box=self.box, agenda=self.agenda[:], land=self.land, sides=self.sides, legacy=self.legacy,
            round=self.round, phase=self.phase, first=self.first, active=self.active,
            players=self.players[:], pile=self.pile.copy(), discard=self.discard, bag=self.bag, plants=self.plants,
            unseen=self.unseen, sleeve=self.sleeve, left=self.left, sight=self.sight, missions=self.missions.copy(),
            read=self.read, turned=self.turned, planted=self.planted,
        )  # fmt: skip

    def mine(self, seat: i64) -> Player:
        """A player's record, to be changed."""
        bit: i64 = SEAT_BIT[seat]
        if self._owned & bit == 0:
            self._owned |= bit
            self.players[seat] = self.players[seat].copy()
        return self.players[seat]

    def seat_at(self, place: i64) -> i64:
        """The seat that is so many places after the start player, clockwise."""
        return (self.first + place) % self.seats

    def others(self, active: i64) -> vec[i64]:
        """CA-Q-01: the other players clockwise from the active one, or from the start player on."""
        out = vec[i64](capacity=3)
        begin: i64 = self.first if self.box.in_turn_order else active
        i: i64
        for i in range(self.seats):
            seat: i64 = (begin + i) % self.seats
            if seat != active:
                out = append(out, seat)
        return out

    def card_up(self) -> Card:
        """CA-STO-01, CA-STO-11: the scenario card, or the story card read last."""
        return self.box.cards_up[self.read[-1] - FIRST_STORY + 1 if len(self.read) > 0 else 0]

    def in_play(self, legacy: i64) -> bool:
        return self.legacy & TILE_BIT[legacy] != 0

    def city_at(self, seat: i64) -> i64:
        """The city that the airship is in, or -1."""
        return self.land.city[self.players[seat].place]


SEAT_BIT: Final[list[int]] = [1, 2, 4, 8]
TILE_BIT: Final[list[int]] = [2**n for n in range(15)]


def new_player(box: Box, place: i64) -> Player:
    """CA-SS-09, CA-SS-13, CA-SET-15, CA-SET-18, CA-SET-23: what a player begins with, before anything is drawn."""
    return Player(
        things=vec[i64]([box.start_energy, box.start_metal, box.start_water]), lines=vec[i64]([0] * LINES), level=0,
        built=vec[i64]([0] * ABILITIES), played=vec[i64]([0] * PROJECTS), ability=vec[i64]([0] * ABILITIES),
        hand=vec[i64](), tiles=vec[i64]([0] * GROWTHS), fresh=vec[i64]([0] * GROWTHS), deck=box.navigation,
        spent=vec[i64]([0] * NAVIGATIONS), apart=0, top=-1, course=0, lower=0, place=place, drone=DOCK,
        marks=vec[i64]([0] * CITIES), missions=vec[i64](), covered=vec[i64](), strength=-1, tie=-1,
    )  # fmt: skip


def own(state: State) -> CloudAgeState:
    assert isinstance(state, CloudAgeState)
    return state
