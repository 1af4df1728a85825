"""Option A of a turn: the scout runner moves."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.core.zones import insert_sorted
from cloudtop.games.magnastorm.actions import (
    BOOST,
    COLOUR_NAMES,
    GO,
    HAND,
    JUMP,
    SKIP,
    STATION,
    STAY,
    STUDY,
    WALK,
)
from cloudtop.games.magnastorm.commanders import C06
from cloudtop.games.magnastorm.effects import pay_cubes
from cloudtop.games.magnastorm.geometry import AREA_NAMES, AREAS, PLACES, SPACE_NAMES, SPACES, STATION_NAMES, STATIONS
from cloudtop.games.magnastorm.reasons import go_because, way_because
from cloudtop.games.magnastorm.rules.build import may_build
from cloudtop.games.magnastorm.rules.movement import (
    TOWARDS,
    boost_refusal,
    duty,
    jump_refusal,
    line_station,
    may_end,
    may_pass,
    on_trail,
    quiet_area,
    scout_area,
    station_refusal,
)
from cloudtop.games.magnastorm.rules.payment import payable, with_exchange
from cloudtop.games.magnastorm.rules.research import has_room
from cloudtop.games.magnastorm.state import COLOURS, CREW_UNIT, WHITE, MagnastormState
from cloudtop.games.magnastorm.steps.bill import pay_plain
from cloudtop.games.magnastorm.steps.build import BuildStation
from cloudtop.games.magnastorm.steps.decision import Decision
from cloudtop.games.magnastorm.steps.gains import Level

NOT_BEGUN: Final = -1


class Study(Decision):
    """MS-C04-01, MS-Q-44: two own cubes for one level in any research area, once per movement."""

    def actor(self, state: MagnastormState) -> i64:
        useful = has_room(state, self.seat) and payable(state, self.seat, 2 * CREW_UNIT[self.seat])
        return self.seat if useful else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        return with_exchange(state, seat, vec[i64]([STUDY, SKIP]))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if self.begin_exchange(state, seat, action) or action == SKIP:
            return
        if state.journal is not None:
            state.journal.tell("study", seat, "MS-C04-01", {})
        state.then(pay_plain(seat, 2 * CREW_UNIT[seat]) + [Level(seat, WHITE)])

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-C04-01"


class MoveScout(Decision):
    """MS-MOV-01 to MS-MOV-15, MS-STO-01 to MS-STO-03: where the scout runner goes, with `steps` lines left.

    `goal` says what the movement must achieve (rules.movement) once it has begun; `at` is a station + 1 to start from;
    `trail` are the areas already left on this movement, `boosted` whether commander 02 was used (MS-C02-03: it adds up).
    """

    def __init__(self, seat: i64, steps: i64, goal: i64, at: i64, trail: i64, boosted: i64) -> None:
        self.seat: i64 = seat
        self.steps: i64 = steps
        self.goal: i64 = goal
        self.at: i64 = at
        self.trail: i64 = trail
        self.boosted: i64 = boosted

    def numbers(self) -> list[int]:
        return [self.seat, self.steps, self.goal, self.at, self.trail, self.boosted]

    def aim(self, state: MagnastormState) -> i64:
        return self.goal if self.goal >= 0 else duty(state, self.seat, self.steps)

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        goal: i64 = self.aim(state)
        ends = self.ends(state, goal)
        out = vec[i64](capacity=32)
        if self.goal == NOT_BEGUN and self.boosted == 0 and boost_refusal(state, seat) is None:
            out = append(out, BOOST)
        place: i64
        for area in ends:
            for place in range(area * PLACES, area * PLACES + PLACES):
                if state.box.colour[place] >= 0:
                    out = append(out, GO + place)
        if self.steps > 1:
            trail: i64 = self.trail_from(scout_area(state, seat))
            for area in self.next_areas(state):
                if may_pass(state, area, goal, self.steps - 1, trail):
                    out = append(out, WALK + area)
        if self.goal == NOT_BEGUN:
            out = self.starts(state, seat, goal, out)
        return with_exchange(state, seat, out)

    def ends(self, state: MagnastormState, goal: i64) -> vec[i64]:
        """The areas where the movement may end now: this one (not at a station) and those one line away; ascending."""
        out = vec[i64](capacity=8)
        here: i64 = scout_area(state, self.seat)
        stops = self.at == 0 and may_end(state, here, goal)
        if self.steps > 0:
            for area in self.next_areas(state):
                if stops and here < area:
                    out = append(out, here)
                    stops = False
                if may_end(state, area, goal):
                    out = append(out, area)
        return append(out, here) if stops else out

    def next_areas(self, state: MagnastormState) -> vec[i64]:
        """MS-MOV-02, MS-MOV-10, MS-MOV-11, MS-MOV-15: the areas one step away; from a station the quiet ones beside it."""
        out = vec[i64](capacity=6)
        i: i64
        if self.at > 0:
            for i in range(self.at * 2 - 2, self.at * 2):
                if quiet_area(state, state.box.station_area[i]):
                    out = insert_sorted(out, state.box.station_area[i])
            return out
        here: i64 = scout_area(state, self.seat)
        for i in range(state.box.near_first[here], state.box.near_first[here + 1]):
            near: i64 = state.box.near[i]
            if state.box.path_back or not on_trail(self.trail, near):
                out = append(out, near)
        return out

    def trail_from(self, here: i64) -> i64:
        """MS-Q-84: the areas left behind with the next step; a movement that starts at a station has left none."""
        return self.trail * 64 + here + 1 if self.at == 0 else 0

    def starts(self, state: MagnastormState, seat: i64, goal: i64, out: vec[i64]) -> vec[i64]:
        """What is possible only before the first step: a station, commander 06, staying without a space."""
        i: i64
        for i in range(STATIONS):
            if state.station[i] >= 0 and station_refusal(state, seat, i) is None:
                out = append(out, STATION + i)
        if state.has(seat, C06):
            for i in range(SPACES):
                if jump_refusal(state, seat, i) is None:
                    out = append(out, JUMP + i)
        if state.players[seat].scout < 0 and goal == 0:
            out = append(out, STAY)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if self.begin_exchange(state, seat, action) or action == STAY:
            return
        if action == BOOST:
            state.then([GiveCube(seat, -1), MoveScout(seat, self.steps + 1, NOT_BEGUN, 0, 0, 1)])
        elif action < WALK:
            self.go(state, action - GO)
        elif action < STATION:
            self.walk(state, action - WALK)
        elif action < JUMP:
            self.start_at(state, action - STATION)
        else:
            state.mine(seat).scout = action - JUMP
            if state.journal is not None:
                state.journal.tell("jump", seat, "MS-C06-01", {"space": SPACE_NAMES[action - JUMP]})

    def go(self, state: MagnastormState, space: i64) -> None:
        """MS-MOV-03, MS-Q-90: the movement ends on a space."""
        here: i64 = scout_area(state, self.seat)
        area: i64 = space // PLACES
        state.mine(self.seat).scout = space
        if state.journal is not None:
            state.journal.tell("go", self.seat, "MS-MOV-02", {"space": SPACE_NAMES[space]})
        if self.at == 0 and area != here:
            state.then(self.crossing(state, here, area))

    def walk(self, state: MagnastormState, area: i64) -> None:
        """MS-BON-11, MS-MOV-14: on through an area; the movement goes on from there."""
        stations = self.crossing_to(state, area)
        onward = self.onward(state, area)
        if state.journal is not None:
            state.journal.tell("walk", self.seat, "MS-BON-11", {"area": AREA_NAMES[area]})
        state.then(stations + [onward])

    def onward(self, state: MagnastormState, area: i64) -> MoveScout:
        """The scout runner has come into an area: what is left of its movement."""
        here: i64 = scout_area(state, self.seat)
        goal: i64 = self.aim(state)
        if quiet_area(state, area) and goal < TOWARDS:
            goal = 0
        state.mine(self.seat).scout = -1 - area
        return MoveScout(self.seat, self.steps - 1, goal, 0, self.trail_from(here), self.boosted)

    def far(self, state: MagnastormState) -> dict[int, list[int]]:
        """MS-BON-11: the spaces that take more than one line, each with the areas to go through.

        Of several ways it is the shortest one; of those, the one that passes most places for a station.
        """
        best: dict[int, tuple[int, int, list[int]]] = {}
        self.look_far(state, [], 0, best)
        near = self.options(state, self.seat)
        return {int(space): way[2] for space, way in sorted(best.items()) if GO + space not in near}

    def look_far(
        self, state: MagnastormState, through: list[int], stations: int, best: dict[int, tuple[int, int, list[int]]]
    ) -> None:
        for action in self.options(state, self.seat):
            if GO <= action < WALK and through:
                beside = stations + len(self.crossing_to(state, (action - GO) // PLACES))
                way = (len(through), -beside, through)
                space = int(action - GO)
                if space not in best or way < best[space]:
                    best[space] = way
            elif WALK <= action < STATION:
                there = state.copy()
                area: i64 = action - WALK
                beside = stations + len(self.crossing_to(state, area))
                self.onward(there, area).look_far(there, [*through, int(area)], beside, best)

    def crossing_to(self, state: MagnastormState, area: i64) -> list[Step[Any]]:
        return self.crossing(state, scout_area(state, self.seat), area) if self.at == 0 else []

    def crossing(self, state: MagnastormState, here: i64, there: i64) -> list[Step[Any]]:
        """MS-TRM-01: beside an empty transmitter space the player is asked."""
        station: i64 = line_station(state, here, there)
        return [BuildStation(self.seat, station)] if may_build(state, self.seat, station) else []

    def start_at(self, state: MagnastormState, station: i64) -> None:
        """MS-MOV-07 to MS-MOV-09: the movement starts at a station; its owner gets a fee from others."""
        owner: i64 = state.station[station]
        if state.journal is not None:
            state.journal.tell("station", self.seat, "MS-MOV-07", {"station": STATION_NAMES[station]})
        steps: list[Step[Any]] = [] if owner == self.seat else [GiveCube(self.seat, owner)]
        steps.append(MoveScout(self.seat, self.steps, 0, station + 1, 0, self.boosted))
        state.then(steps)

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        """MS-TRM-01: the empty transmitter space on the way; MS-MOV-09: whose station it is that a movement starts at."""
        if STATION <= action < JUMP:
            return {"owner": COLOUR_NAMES[state.station[action - STATION]]}
        if not GO <= action < WALK:
            return {}
        space: i64 = action - GO
        if space == state.players[seat].scout:
            return {"stays": 1}
        here: i64 = scout_area(state, seat)
        station: i64 = line_station(state, here, space // PLACES) if self.at == 0 and here != space // PLACES else -1
        return {"crosses": STATION_NAMES[station]} if station >= 0 and state.station[station] < 0 else {}

    def rule(self, state: MagnastormState, action: i64) -> str:
        if action == BOOST:
            return boost_refusal(state, self.seat) or "MS-C02-01"
        if GO <= action < GO + SPACES:
            return self.space_rule(state, action - GO)
        if WALK <= action < WALK + AREAS:
            return "MS-BON-11" if self.steps < 2 else "MS-MOV-14"
        if STATION <= action < STATION + STATIONS:
            return station_refusal(state, self.seat, action - STATION) or "MS-MOV-07"
        if JUMP <= action < JUMP + SPACES:
            return jump_refusal(state, self.seat, action - JUMP) or "MS-C06-02"
        if action == STAY:
            goal: i64 = self.aim(state)
            return "MS-STO-03" if goal >= TOWARDS else "MS-STO-02" if goal > 0 else "MS-MOV-05"
        return "MS-MOV-01"

    def asks_for(self, action: i64) -> bool:
        return BOOST <= action <= STAY

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        if GO <= action < GO + SPACES:
            way = self.far(state).get(int(action - GO))
            if way is not None:
                return Because("through", {"space": SPACE_NAMES[action - GO], "area": AREA_NAMES[way[0]]})
            return go_because(state, seat, action - GO, self.steps, self.space_rule(state, action - GO))
        if WALK <= action < WALK + AREAS:
            return Because("range-one", {}) if self.steps < 2 else None
        return way_because(state, seat, action) if self.goal == NOT_BEGUN else None

    def space_rule(self, state: MagnastormState, space: i64) -> str:
        """Why the movement cannot end on a space."""
        if state.box.colour[space] < 0:
            return "MS-MOV-04"
        goal: i64 = self.aim(state)
        if may_end(state, space // PLACES, goal):
            return "MS-MOV-02"
        return "MS-STO-03" if goal >= TOWARDS else "MS-STO-02" if goal > 0 else "MS-STO-01"


class GiveCube(Decision):
    """MS-MOV-09, MS-Q-30, MS-Q-83: one cube of one's choice for the owner of a station.

    MS-C02-01, MS-C02-02: without an owner (-1) it is the price of commander 02, not of the own colour.
    """

    def __init__(self, seat: i64, owner: i64) -> None:
        self.seat: i64 = seat
        self.owner: i64 = owner

    def numbers(self) -> list[int]:
        return [self.seat, self.owner]

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        colour: i64
        for colour in range(COLOURS):
            if state.players[seat].cubes[colour] > 0 and (self.owner >= 0 or colour != seat):
                out = append(out, HAND + colour)
        return out

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        colour: i64 = action - HAND
        pay_cubes(state, seat, CREW_UNIT[colour])
        if self.owner >= 0:
            state.supply[colour] -= 1
            state.mine(self.owner).gain(colour, 1)
        if state.journal is not None:
            facts: dict[str, object] = {"cube": COLOUR_NAMES[colour]}
            if self.owner >= 0:
                facts["to"] = COLOUR_NAMES[self.owner]
                state.journal.tell("fee", seat, "MS-MOV-09", facts)
            else:
                state.journal.tell("boost", seat, "MS-C02-01", facts)

    def rule(self, state: MagnastormState, action: i64) -> str:
        if self.owner >= 0:
            return "MS-MOV-09"
        return "MS-C02-02" if action == HAND + self.seat else "MS-C02-01"

    def asks_for(self, action: i64) -> bool:
        return HAND <= action < HAND + COLOURS

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        if state.players[seat].cubes[action - HAND] > 0:
            return None
        return Because("no-cube", {"cube": COLOUR_NAMES[action - HAND]})
