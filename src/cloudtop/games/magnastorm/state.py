"""The table of Magnastorm as it lies."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.state import State, Step
from cloudtop.games.magnastorm.geometry import COLUMNS, PANEL, SECTORS

# Colours of cubes and crew: 0 to 3 the seats (MS-GEN-03: nothing depends on which federation plays which), then yellow;
# only the bag has black ones (MS-GEN-05, MS-GEN-06).
YELLOW: Final = 4
BLACK: Final = 5
COLOURS: Final = 5
RESEARCH: Final = 4  # red, green, blue, turquoise
WHITE: Final = 4  # a space of any research area
LABS: Final = 10  # MS-CMP-02
DISHES: Final = 3
SLOTS: Final = 4  # objectives in play

# Bonuses of panel spaces: 1 to 4 are levels of the research areas.
TURN_ORDER: Final = 5
CREW: Final = 6
RANGE: Final = 7
EXTRA_LAB: Final = 8
BAG: Final = 9
# Bonuses of research levels; ten and more: so many from the bag.
OWN_CUBE: Final = 1
YELLOW_CUBE: Final = 2
ANY_CUBE: Final = 3
ADD_CREW: Final = 4
FROM_BAG: Final = 10

# The lines of the score sheet.
OBJECTIVES: Final = 0
COMMANDERS: Final = 1
LOST: Final = 2
MAJORITIES: Final = 3
STATIONS_BUILT: Final = 4
EFFECTS: Final = 5
ARTIFACTS: Final = 6
LINES: Final = 7

ROUNDS: Final = 4  # MS-RND-06
RESEARCH_PLACE: Final = 4  # commander places: four above the columns, then those of the research areas
COMMANDER_PLACES: Final = 8
STATION_REPUTATION: Final = 2  # MS-TRM-04

# What has been used up or has happened, as bits of `used`.
REUSED: Final = 1  # MS-C16-01: a used space of the lower panel, in this round
WAIVED: Final = 2  # MS-C18-01: a cost, in this turn
BUILT: Final = 4  # MS-Q-22: a station, in this turn
GAINED: Final = 8  # MS-EXC-02: cubes, or some to exchange for, since the player could last exchange

# The crew on a panel space is one number: 16 ** colour for each member (there are 15 neutral ones).
CREW_UNIT: Final[vec[i64]] = vec[i64]([1, 16, 256, 4096, 65536])


@mypyc_attr(acyclic=True)
class Box:
    """What the options and the content pack say, in numbers. Shared by all states of a game, never changed."""

    def __init__(
        self, *, players: i64, columns: i64, tracks: i64, start: i64, first: i64, threshold: i64,
        sector: vec[i64], colour: vec[i64], near_first: vec[i64], near: vec[i64], near_station: vec[i64],
        station_area: vec[i64], start_area: i64, trailing: i64, income: vec[i64], way: vec[i64], exit: vec[i64],
        cost: vec[i64], gain: vec[i64], bonus: vec[i64], top: i64, level_bonus: vec[i64], lab_cost: vec[i64],
        dish_cost: vec[i64], green: vec[i64], red: vec[i64], value: vec[i64], covered: i64, research_card: vec[i64], lead: vec[i64],
        demand: vec[i64], majority: vec[i64], artifact_level: vec[i64], artifact_bonus: vec[i64],
        artifact_number: vec[i64], collection: list[vec[i64]], chosen_commanders: vec[i64],
        chosen_objectives: vec[i64], one_station: bool, swap_saves: bool, path_back: bool,
        every_lab: bool,
    ) -> None:  # fmt: skip
        self.players: i64 = players
        self.columns: i64 = columns  # of the panels in use: 5, or 4 with 2 and 3 players
        self.tracks: i64 = tracks  # research areas in play: 4, or 3
        self.start: i64 = start  # 1 or 2: the starting area and the face of the centre tile
        self.first: i64 = first  # the starting player named by the options, or -1: drawn
        self.threshold: i64 = threshold
        self.sector: vec[i64] = sector  # by area: 0 to 5, or -1 if this board has no such area
        self.colour: vec[i64] = colour  # by space: a research area, WHITE, or -1 if there is no such space
        self.near_first: vec[i64] = near_first  # by area: where its neighbours begin in `near`; then the end
        self.near: vec[i64] = near  # neighbouring areas, ascending for each area
        self.near_station: vec[i64] = near_station  # the transmitter space beside that line, or -1
        self.station_area: vec[i64] = station_area  # by transmitter space * 2: its two areas, or -1
        self.start_area: i64 = start_area
        self.trailing: i64 = trailing  # the trailing quiet sector of round 1
        self.income: vec[i64] = income  # by (side * (LABS + 1) + labs) * 2: own cubes, yellow cubes
        self.way: vec[i64] = way  # by trailing sector * AREAS + area: lines to the quiet, clockwise
        self.exit: vec[i64] = exit  # the same in any direction
        self.cost: vec[i64] = cost  # by row * 2: own and yellow cubes to move
        self.gain: vec[i64] = gain  # by row * 2: own and yellow cubes gained
        self.bonus: vec[i64] = bonus  # by panel space
        self.top: i64 = top  # the highest research level
        self.level_bonus: vec[i64] = level_bonus  # by research area * (top + 1) + level
        self.lab_cost: vec[i64] = lab_cost  # by place * 2: own, yellow
        self.dish_cost: vec[i64] = dish_cost  # transmitter stations, by place * 2: own, yellow
        self.green: vec[i64] = green  # by commander
        self.red: vec[i64] = red
        self.value: vec[i64] = value  # reputation of the open spaces beside an objective, highest first
        self.covered: i64 = covered  # the value that is covered with 2 players, or 0
        self.research_card: vec[i64] = research_card  # by (card * 4 + round - 1) * 3: markers, levels, commanders
        self.lead: vec[i64] = lead  # by research card: 1 if those markers must be alone in front
        self.demand: vec[i64] = demand  # by sector card * SECTORS: labs in one sector, in the next ..., then 0
        self.majority: vec[i64] = majority  # by sector card: 1 if the first of these sectors needs the majority
        self.artifact_level: vec[i64] = artifact_level  # by artifact
        self.artifact_bonus: vec[i64] = artifact_bonus  # bits: 1 own cube, 2 red, 4 green, 8 blue, 16 reputation
        self.artifact_number: vec[i64] = artifact_number
        self.collection: list[vec[i64]] = collection  # artifacts owned before the game, by seat
        self.chosen_commanders: vec[i64] = chosen_commanders  # named by the options, in order; the rest is drawn
        self.chosen_objectives: vec[i64] = chosen_objectives
        self.one_station: bool = one_station  # MS-Q-22
        self.swap_saves: bool = swap_saves  # MS-Q-47
        self.path_back: bool = path_back  # MS-Q-84
        self.every_lab: bool = every_lab  # one is asked which lab goes back also if all do


@mypyc_attr(acyclic=True)
class Player:
    """One player: cubes, the player board, the scout runner, reputation."""

    def __init__(
        self, cubes: vec[i64], recruits: i64, scout: i64, home: i64, dishes: i64, level: vec[i64], lines: vec[i64],
        artifacts: vec[i64],
    ) -> None:  # fmt: skip
        self.cubes: vec[i64] = cubes  # by colour
        self.recruits: i64 = recruits  # crew still on the player board
        self.scout: i64 = scout  # its space, or -1 - area if it stands on none (MS-Q-05)
        self.home: i64 = home  # bits of the labs on the player board, place 1 is bit 0
        self.dishes: i64 = dishes  # bits of the stations on the player board
        # Copies share these three: they seldom change, and never in place.
        self.level: vec[i64] = level  # by research area
        self.lines: vec[i64] = lines  # reputation by source
        self.artifacts: vec[i64] = artifacts  # two drawn for the start and one won, or -1

    def copy(self) -> Player:
        return Player(
            self.cubes[:], self.recruits, self.scout, self.home, self.dishes, self.level, self.lines, self.artifacts
        )  # fmt: skip

    # --- cubes and reputation ---

    def holds(self) -> i64:
        """How many cubes there are."""
        total: i64 = 0
        for n in self.cubes:
            total += n
        return total

    def missing(self, cost: i64) -> i64:
        """How many cubes of the right colours are missing for a cost."""
        lacking: i64 = 0
        colour: i64 = 0
        while cost > 0:
            need: i64 = (cost & 15) - self.cubes[colour]
            if need > 0:
                lacking += need
            cost >>= 4
            colour += 1
        return lacking

    def gain(self, colour: i64, count: i64) -> None:
        self.cubes[colour] += count

    def spend(self, cost: i64) -> None:
        """Cubes of a packed cost leave the player."""
        colour: i64 = 0
        while cost > 0:
            self.cubes[colour] -= cost & 15
            cost >>= 4
            colour += 1

    def add_reputation(self, line: i64, amount: i64) -> None:
        self.lines = changed(self.lines, line, self.lines[line] + amount)

    def reputation(self) -> i64:
        """MS-GEN-11: the place on the reputation track."""
        total: i64 = 0
        for n in self.lines:
            total += n
        return total

    def set_level(self, research: i64, level: i64) -> None:
        self.level = changed(self.level, research, level)

    def set_artifact(self, number: i64, artifact: i64) -> None:
        self.artifacts = changed(self.artifacts, number, artifact)

    # --- the player board ---

    def has_lab(self, place: i64) -> bool:
        return has_place(self.home, place)

    def take_lab(self, place: i64) -> None:
        self.home -= place_bit(place)

    def return_lab(self) -> None:
        """MS-OSE-02: a lab comes back to the empty place farthest right."""
        place: i64 = LABS - 1
        while has_place(self.home, place):
            place -= 1
        self.home += place_bit(place)

    def has_dish(self, place: i64) -> bool:
        return has_place(self.dishes, place)

    def take_dish(self, place: i64) -> None:
        self.dishes -= place_bit(place)


@mypyc_attr(acyclic=True)
class MagnastormState(State):
    """Everything lies open; only the bag and the draws of set-up are chance."""

    def __init__(
        self, *, box: Box, agenda: list[Step[Any]], round: i64, order: vec[i64], cycle: vec[i64], token: i64, ending: bool,
        players: list[Player], supply: vec[i64], bag: vec[i64], panels: vec[i64], lab: vec[i64], labs: vec[i64],
        station: vec[i64], commander: vec[i64], holder: vec[i64], objective: vec[i64], fulfilled: vec[i64], used: i64,
    ) -> None:  # fmt: skip
        super().__init__(box.players, agenda)
        self.box: Box = box
        self.round: i64 = round  # 1 to 4; 0 during set-up
        self.order: vec[i64] = order  # the turn order track, from position 1
        self.cycle: vec[i64] = cycle  # MS-Q-66: the order in which this cycle is played
        self.token: i64 = token  # who has the first player token, or -1
        self.ending: bool = ending  # MS-END-06
        self.players: list[Player] = players  # by seat; to be changed through `mine`
        self._owned: i64 = 0  # bits of the seats whose record no copy shares
        self.supply: vec[i64] = supply  # by colour
        self.bag: vec[i64] = bag  # by colour, black included
        self.panels: vec[i64] = panels  # crew: upper panel, then lower panel; by row * COLUMNS + column
        self.lab: vec[i64] = lab  # by space: 0, or owner * 4 + number of labs
        # By seat * SECTORS + sector: follows from `lab`, kept because it is asked for at every turn.
        self.labs: vec[i64] = labs
        self.station: vec[i64] = station  # by transmitter space: the owner, or -1
        self.commander: vec[i64] = commander  # tiles: columns b to e, then the research areas; -1 if there is none
        self.holder: vec[i64] = holder  # who controls the commander of that place, or -1
        self.objective: vec[i64] = objective  # cards in the four slots: research 0 to 3, sector 4 to 7
        self.fulfilled: vec[i64] = fulfilled  # by slot * 4 + reputation space: the seat, or -1
        self.used: i64 = used  # bits REUSED, WAIVED, BUILT, GAINED

    def copy(self) -> MagnastormState:
        """Copies share what seldom changes: it is replaced (`changed`, `mine`), not changed in place."""
        self._owned = 0
        return MagnastormState(
            box=self.box, agenda=self.agenda[:], round=self.round, order=self.order, cycle=self.cycle,
            token=self.token, ending=self.ending, players=self.players[:],
            supply=self.supply[:], bag=self.bag[:], panels=self.panels[:], lab=self.lab[:], labs=self.labs[:],
            station=self.station, commander=self.commander, holder=self.holder, objective=self.objective,
            fulfilled=self.fulfilled, used=self.used,
        )  # fmt: skip

    def mine(self, seat: i64) -> Player:
        """A player's record, to be changed."""
        bit: i64 = place_bit(seat)
        if self._owned & bit == 0:
            self._owned |= bit
            self.players[seat] = self.players[seat].copy()
        return self.players[seat]

    def reputation(self, seat: i64) -> i64:
        return self.players[seat].reputation()

    def position(self, seat: i64) -> i64:
        """The seat's place on the turn order track, 0 for the first."""
        i: i64 = 0
        while self.order[i] != seat:
            i += 1
        return i

    def trailing(self) -> i64:
        """MS-ROT-01: the trailing quiet sector of this round."""
        return (self.box.trailing + max(self.round, 1) - 1) % SECTORS

    def has(self, seat: i64, commander: i64) -> bool:
        """MS-CTM-01, MS-CTM-05: does the seat hold this commander's card? It may hold any number."""
        i: i64
        for i in range(COMMANDER_PLACES):
            if self.commander[i] == commander:
                return self.holder[i] == seat
        return False

    def upper_column(self, column: i64) -> i64:
        """The crew of a column of the upper panel, as one number."""
        total: i64 = 0
        i: i64 = column
        while i < PANEL:
            total += self.panels[i]
            i += COLUMNS
        return total


def changed(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The same numbers but one; copies of a state go on sharing those of before."""
    out = numbers[:]
    out[place] = number
    return out


def own(state: State) -> MagnastormState:
    assert isinstance(state, MagnastormState)
    return state


def crew_count(crew: i64, colour: i64) -> i64:
    """How many members of a colour are in a crew."""
    return (crew >> (4 * colour)) & 15


def crew_size(crew: i64) -> i64:
    total: i64 = 0
    while crew > 0:
        total += crew & 15
        crew >>= 4
    return total


def has_place(mask: i64, place: i64) -> bool:
    """Does a mask of places include this one?"""
    return (mask >> place) & 1 == 1


def place_bit(place: i64) -> i64:
    one: i64 = 1
    return one << place
