"""The movement phase: fly, fight the militia, put down a marker."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.state import Because, Step
from cloudtop.games.cloudage.actions import (
    CITY_NAMES,
    DECLARE,
    ENERGY,
    FLY,
    LAND,
    METAL,
    POINTS,
    SPACE_NAMES,
    SPACES,
    TOLL,
    TOLL_SPACE,
    WATER,
)
from cloudtop.games.cloudage.effects import give, spend, spend_points, text_of
from cloudtop.games.cloudage.projects import CAPACITOR, GRAPPLER
from cloudtop.games.cloudage.reasons import fly_because, land_because, price_because
from cloudtop.games.cloudage.rules.combat import may_fight
from cloudtop.games.cloudage.rules.flight import (
    entry_cost,
    flight_options,
    flight_refusal,
    may_end,
    movement_points,
)
from cloudtop.games.cloudage.state import FIGHTS_LINE, FINDS_LINE, L7, TRACK, CloudAgeState, changed
from cloudtop.games.cloudage.steps.build import receive, take_resource, two_steps
from cloudtop.games.cloudage.steps.decision import Decision
from cloudtop.games.cloudage.steps.fight import CITY_FIGHT, begin_fight

CAPACITOR_LOW: Final = 5  # CA-CRD-09
CAPACITOR_HIGH: Final = 7
CAPACITOR_AMOUNT: Final = 2

# The solar panel in a movement phase.
UNUSED: Final = 0
USED: Final = 1  # or declared (CA-Q-30)


def site_of(state: CloudAgeState, space: i64) -> str:
    """The city that a space belongs to, for people: the map shows no names of spaces."""
    city: i64 = state.land.city[space]
    return CITY_NAMES[city] if city >= 0 else "land"


class TakeOff(Step[CloudAgeState]):
    """CA-MOV-01, CA-MOV-02: a player's turn in the movement phase."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        points: i64 = movement_points(state, self.seat)
        if state.journal is not None:
            facts: dict[str, object] = {"round": int(state.round), "movement": int(points)}
            state.journal.tell("take-off", self.seat, "CA-MOV-01", facts)
        state.then([Fly(self.seat, points, UNUSED, 0, 0), Visit(self.seat), PutMarker(self.seat)])


class Fly(Decision):
    """CA-MOV-03 to CA-MOV-12: space by space; the movement ends on a city space without another airship."""

    def __init__(self, seat: i64, points: i64, panel: i64, taken: i64, grappled: i64) -> None:
        self.seat: i64 = seat
        self.points: i64 = points  # left, without the panel
        self.panel: i64 = panel
        self.taken: i64 = taken  # CA-FND-02: bits of the finds of this movement
        self.grappled: i64 = grappled  # CA-CRD-07: once in a turn

    def numbers(self) -> list[int]:
        return [self.seat, self.points, self.panel, self.taken, self.grappled]

    def left(self, state: CloudAgeState) -> i64:
        """CA-MOV-07: what may still be flown, the panel included if it is not used yet."""
        return self.points + (state.box.panel_movement if self.panel == UNUSED else 0)

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = flight_options(state, seat, self.left(state))
        place: i64 = state.players[seat].place
        if may_end(state, seat, place):
            out = append(out, LAND)
            if self.panel == UNUSED and state.players[seat].has(CAPACITOR) > 0:
                out = append(out, DECLARE)
        elif len(out) == 0:
            out = append(out, LAND)  # CA-Q-29: no end can be reached
        return out

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action == DECLARE:
            state.then([Fly(seat, self.points + state.box.panel_movement, USED, self.taken, self.grappled)])
            self.tell_panel(state)
        elif action == LAND:
            self.land(state)
        else:
            self.enter(state, action - FLY)

    def enter(self, state: CloudAgeState, space: i64) -> None:
        """CA-MOV-04, CA-MOV-07, CA-FND-01 to CA-FND-04: the panel is used when nothing else is left; then a find is taken."""
        points: i64 = self.points - entry_cost(state, space)
        panel: i64 = self.panel
        if points < 0:
            points += state.box.panel_movement
            panel = USED
            self.tell_panel(state)
        state.mine(self.seat).place = space
        if state.journal is not None:
            facts: dict[str, object] = {"space": SPACE_NAMES[space], "site": site_of(state, space)}
            facts["movement"] = int(entry_cost(state, space))
            state.journal.tell("fly", self.seat, "CA-MOV-04", facts)
        steps: list[Step[Any]] = [Toll(self.seat)] if space == TOLL_SPACE else []
        taken: i64 = self.taken
        grappled: i64 = self.grappled
        find: i64 = state.land.find[space]
        if find > 0 and state.plants[space] == 0 and taken & state.land.mark[space] == 0:
            taken |= state.land.mark[space]
            steps += receive(state, self.seat, find, FINDS_LINE, "find", "CA-FND-01")
            if grappled == 0 and self.grapples(state, find):
                grappled = 1
                copies: i64 = state.players[self.seat].has(GRAPPLER)
                take_resource(state, self.seat, METAL, copies, "effect", "CA-CRD-07")
        state.then(steps + [Fly(self.seat, points, panel, taken, grappled)])

    def tell_panel(self, state: CloudAgeState) -> None:
        """CA-MOV-07: the panel moves the airship, so it will give no energy."""
        if state.journal is not None:
            state.journal.tell("declare", self.seat, "CA-MOV-07", {})

    def grapples(self, state: CloudAgeState, find: i64) -> bool:
        """CA-CRD-07, CA-EDN-21, CA-Q-81: v1 looks for 1 metal, v2 for any."""
        metal: i64 = state.box.amount(find, METAL)
        return state.players[self.seat].has(GRAPPLER) > 0 and (metal == 1 or (metal > 1 and state.box.grappler_any))

    def land(self, state: CloudAgeState) -> None:
        """CA-MOV-06, CA-MOV-07, CA-CRD-09, CA-Q-30, CA-Q-78, CA-Q-79: energy of an unused panel; then Capacitor."""
        if self.panel == UNUSED:
            given: i64 = give(state, self.seat, ENERGY, state.box.panel_energy)
            if state.journal is not None:
                state.journal.tell("panel", self.seat, "CA-MOV-07", {"gain": text_of(ENERGY, given)})
        total: i64 = movement_points(state, self.seat) + (state.box.panel_movement if self.panel == USED else 0)
        state.then(
            two_steps(state, self.seat, CAPACITOR, total, CAPACITOR_LOW, CAPACITOR_HIGH, CAPACITOR_AMOUNT, "CA-CRD-09")
        )

    def rule(self, state: CloudAgeState, action: i64) -> str:
        if FLY <= action < FLY + SPACES:
            return flight_refusal(state, self.seat, action - FLY, self.left(state))
        if action == LAND:
            place: i64 = state.players[self.seat].place
            return "CA-MOV-08" if state.land.city[place] < 0 else "CA-MOV-11"
        return self.declare_rule(state) if action == DECLARE else "CA-MOV-02"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        if FLY <= action < FLY + SPACES:
            return fly_because(state, seat, action - FLY, self.left(state))
        if action == DECLARE and state.players[seat].has(CAPACITOR) == 0:
            return Because("no-capacitor", {})
        return land_because(state, seat) if action == LAND else None

    def facts(self, state: CloudAgeState, seat: i64, action: i64) -> dict[str, object]:
        """CA-CBT-01, CA-MOV-08: where the flight would end, and the militia that would be fought there; 0: none."""
        if action != LAND:
            return {}
        militia = state.land.value[state.city_at(seat)] if may_fight(state, seat) else 0
        return {"site": site_of(state, state.players[seat].place), "militia": int(militia)}

    def declare_rule(self, state: CloudAgeState) -> str:
        """CA-Q-30: the panel is declared for Capacitor alone, once, and where the flight may end."""
        if state.players[self.seat].has(CAPACITOR) == 0:
            return "CA-CRD-09"
        return "CA-MOV-07" if self.panel == USED else "CA-MOV-08"


class Toll(Decision):
    """CA-MOV-17, CA-LEG-14, CA-Q-100: water or points for L7, each time."""

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        if state.players[seat].things[WATER] >= state.box.tiles[L7].toll:
            out = append(out, TOLL)
        return append(out, TOLL + 1)

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        toll: i64 = state.box.tiles[L7].toll
        if action == TOLL:
            spend(state, seat, WATER, toll)
        else:
            spend_points(state, seat, toll)
        if state.journal is not None:
            thing: i64 = WATER if action == TOLL else POINTS
            state.journal.tell("toll", seat, "CA-LEG-14", {"cost": text_of(thing, toll)})

    def owes(self, state: CloudAgeState) -> vec[i64]:
        toll: i64 = state.box.tiles[L7].toll
        water = state.players[self.seat].things[WATER] >= toll
        return vec[i64]([0, 0, toll if water else 0, 0, 0, 0 if water else toll, 0, 0, 0, 0])

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-LEG-14"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        if action != TOLL:
            return None
        return price_because(WATER, state.box.tiles[L7].toll, state.players[seat].things[WATER])


class Visit(Step[CloudAgeState]):
    """CA-CBT-01 to CA-CBT-03, CA-CBT-17, CA-CBT-19 to CA-CBT-22: the militia of the city where the movement ended."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        if may_fight(state, self.seat):
            value: i64 = state.land.value[state.city_at(self.seat)]
            state.then(begin_fight(state, self.seat, CITY_FIGHT, value, [CityReward(self.seat)]))


class CityReward(Step[CloudAgeState]):
    """CA-CBT-03, CA-CBT-15, CA-Q-40: the reward of a city, before the marker is put down."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        gain: i64 = state.land.gain[state.city_at(self.seat)]
        state.then(receive(state, self.seat, gain, FIGHTS_LINE, "city-reward", "CA-CBT-15"))


class PutMarker(Step[CloudAgeState]):
    """CA-MRK-01 to CA-MRK-06, CA-RND-03: the leftmost marker of the round track goes to the city; what it covered is gained.

    CA-Q-29: who could not reach a city puts it back into the box.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        city: i64 = state.city_at(self.seat)
        player = state.mine(self.seat)
        if city >= 0:
            player.marks = changed(player.marks, city, player.marks[city] + 1)
            if state.journal is not None:
                state.journal.tell("marker", self.seat, "CA-MRK-01", {"city": CITY_NAMES[city]})
        space: i64 = TRACK - state.box.rounds + state.round
        gain: i64 = state.box.track_gain[space]
        state.then(receive(state, self.seat, gain, FIGHTS_LINE, "track", "CA-MRK-03"))
