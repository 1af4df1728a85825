"""The action phase: each player once chooses a city action, and the others get something of it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.games.cloudage.actions import (
    BUILD,
    COLLECT,
    DISMANTLE,
    DRONE,
    GROWTHS,
    LEGACY_NAMES,
    PLANT,
    RESOURCES,
    SECTORS,
    SKIP,
    USE,
    WATER,
)
from cloudtop.games.cloudage.projects import BIOLOGY_TEXT_BOOK
from cloudtop.games.cloudage.reasons import sector_because
from cloudtop.games.cloudage.rules.planting import has_ripe, planting_ability
from cloudtop.games.cloudage.state import (
    ACTION_PHASE,
    BUILD_SPACE,
    BUILDS,
    DOCK,
    L8,
    L13,
    L14,
    L15,
    LEFT_SPACE,
    PLANT_SPACE,
    RIGHT_SPACE,
    TILE_BIT,
    CloudAgeState,
    total,
)
from cloudtop.games.cloudage.steps.build import BuildAction, take_resource, two_steps
from cloudtop.games.cloudage.steps.decision import Decision
from cloudtop.games.cloudage.steps.fight import LEFT_FIGHT, RIGHT_FIGHT, begin_fight
from cloudtop.games.cloudage.steps.garden import Window, begin_garden, with_garden
from cloudtop.games.cloudage.steps.plant import EXTRA, NORMAL, SIEGE, ChooseTiles, plant_some
from cloudtop.games.cloudage.steps.region import PlaceDrone, TakeCityCard, send_drone
from cloudtop.games.cloudage.steps.solo import SoloBoard

ACTIVE_BUILDS: Final = 2  # CA-BLD-02
OTHER_BUILDS: Final = 1  # CA-BLD-03
BIOLOGY_LOW: Final = 2  # CA-CRD-19
BIOLOGY_HIGH: Final = 3
BIOLOGY_AMOUNT: Final = 3


class ActionPhase(Step[CloudAgeState]):
    """CA-ACT-01, CA-ACT-02, CA-Q-147: everybody is active once, from the start player on; between them Whitehaven."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def numbers(self) -> list[int]:
        return [self.place]

    def run(self, state: CloudAgeState) -> None:
        state.phase = ACTION_PHASE
        state.active = -1
        steps: list[Step[Any]] = [Window(state.seat_at(place)) for place in range(state.seats)]
        steps.append(Ripen())
        if self.place < state.seats:
            seat: i64 = state.seat_at(self.place)
            steps.append(BeginTurn(seat))
            if state.seats == 1:
                steps += [SoloBoard(seat), EndSolo()]
            steps += [CityAction(seat), EndAction(seat), ActionPhase(self.place + 1)]
        state.then(steps)


class BeginTurn(Step[CloudAgeState]):
    """CA-ACT-02: a player becomes active."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        state.active = self.seat
        if state.journal is not None:
            state.journal.tell("active", self.seat, "CA-ACT-02", {"round": int(state.round)})


class CityAction(Decision):
    """CA-ACT-03, CA-ACT-06, CA-COL-01, CA-BLD-02, CA-PLT-01, CA-LEG-17, CA-LEG-21: one action of the city board.

    CA-COL-09, CA-Q-60: a sector without cards cannot be chosen. CA-Q-145: planting needs a tile, L14 and L15 do not.
    CA-SOL-17: alone the same, with nobody else to act.
    """

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=18)
        sector: i64
        resource: i64
        for sector in range(SECTORS):
            if state.left[sector] > 0:
                for resource in range(RESOURCES):
                    out = append(out, COLLECT + sector * RESOURCES + resource)
        out = append(out, BUILD)
        if state.box.planting and has_ripe(state, seat):
            out = append(out, PLANT)
        if state.in_play(L14):
            out = append(out, USE)
        if state.in_play(L15):
            out = append(out, USE + 1)
        return with_garden(state, seat, out)

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if begin_garden(state, seat, action, self):
            return
        if action < DRONE:
            state.then(collect(state, seat, (action - COLLECT) // RESOURCES, (action - COLLECT) % RESOURCES))
        elif action == BUILD:
            to_space(state, seat, BUILD_SPACE, "build", "CA-BLD-02")
            build: list[Step[Any]] = [BuildAction(seat, ACTIVE_BUILDS, 0)]
            state.then(build + others_build(state, seat))
        elif action == PLANT:
            to_space(state, seat, PLANT_SPACE, "plant", "CA-PLT-01")
            state.then(plant_some(seat, planting_ability(state, seat)) + others_build(state, seat))
        elif action == USE:
            to_space(state, seat, RIGHT_SPACE, "legacy", "CA-LEG-17")
            state.then(begin_fight(state, seat, RIGHT_FIGHT, state.box.tiles[L14].value, [Orchard(seat)]))
        else:
            to_space(state, seat, LEFT_SPACE, "legacy", "CA-LEG-21")
            state.then(begin_fight(state, seat, LEFT_FIGHT, state.box.tiles[L15].value, [Raid(seat)]))

    def rule(self, state: CloudAgeState, action: i64) -> str:
        if COLLECT <= action < DRONE:
            return "CA-COL-09"
        if action == PLANT and state.box.planting:
            return "CA-PLT-11" if total(state.players[self.seat].fresh) > 0 else "CA-PLT-03"
        return "CA-BRD-08" if action == PLANT else "CA-ACT-03"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        if COLLECT <= action < DRONE:
            return sector_because((action - COLLECT) // RESOURCES)
        if action != PLANT or not state.box.planting:
            return None
        return Because("nothing-ripe", {"count": total(state.players[seat].fresh)})


def collect(state: CloudAgeState, seat: i64, sector: i64, resource: i64) -> list[Step[Any]]:
    """CA-COL-01 to CA-COL-06: the own drone, those of the others, then the card."""
    send_drone(state, seat, sector, resource)
    steps: list[Step[Any]] = [PlaceDrone(other, sector) for other in state.others(seat)]
    return steps + [TakeCityCard(seat, sector, 0)]


def to_space(state: CloudAgeState, seat: i64, space: i64, event: str, rule: str) -> None:
    """The drone goes to an action of the city board."""
    state.mine(seat).drone = space
    if state.journal is not None:
        state.journal.tell(event, seat, rule, {})


def others_build(state: CloudAgeState, seat: i64) -> list[Step[Any]]:
    """CA-ACT-04, CA-BLD-03, CA-PLT-07, CA-LEG-20, CA-LEG-23, CA-Q-138: each other player then has a build action."""
    return [BuildAction(other, OTHER_BUILDS, 0) for other in state.others(seat)]


class Orchard(Step[CloudAgeState]):
    """CA-LEG-18 to CA-LEG-20, CA-Q-139: L14 won: plant as usual, then one tile more; the others build."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        steps: list[Step[Any]] = [ChooseTiles(self.seat, planting_ability(state, self.seat), 0, SIEGE)]
        steps.append(ChooseTiles(self.seat, state.box.tiles[L14].plants, 0, EXTRA))
        state.then(steps + others_build(state, self.seat))


class Raid(Step[CloudAgeState]):
    """CA-LEG-22, CA-LEG-23, CA-Q-148: L15 won: a weapon system, water, a tile, builds, in this order; the others build."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        tile = state.box.tiles[L15]
        builds: list[Step[Any]] = [BuildAction(self.seat, state.box.amount(tile.gain, BUILDS), 0)]
        steps: list[Step[Any]] = [
            Dismantle(self.seat),
            RaidWater(self.seat),
            ChooseTiles(self.seat, tile.plants, 0, NORMAL),
        ]
        state.then(steps + builds + others_build(state, self.seat))


class RaidWater(Step[CloudAgeState]):
    """CA-LEG-22: the water of L15."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        take_resource(state, self.seat, WATER, state.box.amount(state.box.tiles[L15].gain, WATER), "raid", "CA-LEG-22")


class Dismantle(Decision):
    """CA-LEG-22, CA-Q-102, CA-Q-103: a weapon system leaves the map, if there is one and the player wants it."""

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if len(self.options(state, self.seat)) > 1 else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = vec[i64]([SKIP])
        tile: i64
        for tile in range(L8, L13 + 1):
            if state.in_play(tile):
                out = append(out, DISMANTLE + tile - L8)
        return out

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action == SKIP:
            return
        tile: i64 = L8 + action - DISMANTLE
        state.legacy -= TILE_BIT[tile]
        state.land = state.box.land(state.sides, state.legacy)
        if state.journal is not None:
            state.journal.tell("dismantle", seat, "CA-LEG-22", {"legacy": LEGACY_NAMES[tile]})

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-LEG-22"


class EndSolo(Step[CloudAgeState]):
    """CA-SOL-05, CA-Q-93, CA-Q-141: the drone comes back for the city action, and nothing planted so far counts in it."""

    def run(self, state: CloudAgeState) -> None:
        state.mine(0).drone = DOCK
        state.planted = 0
        state.then([Ripen()])


class EndAction(Step[CloudAgeState]):
    """CA-ACT-05, CA-CRD-19, CA-Q-93: what the active player planted pays with Biology Text Book; the drones return."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        seat: i64
        for seat in range(state.seats):
            if state.players[seat].drone != DOCK:
                state.mine(seat).drone = DOCK
        steps: list[Step[Any]] = [Ripen()]
        planted: i64 = state.planted
        state.planted = 0
        state.then(
            steps
            + two_steps(
                state, self.seat, BIOLOGY_TEXT_BOOK, planted, BIOLOGY_LOW, BIOLOGY_HIGH, BIOLOGY_AMOUNT, "CA-CRD-19"
            )
        )


class Ripen(Step[CloudAgeState]):
    """CA-PLT-11, CA-Q-141: tiles drawn by wilted ones may be planted from now on."""

    def run(self, state: CloudAgeState) -> None:
        seat: i64
        for seat in range(state.seats):
            for n in state.players[seat].fresh:
                if n > 0:
                    state.mine(seat).fresh = vec[i64]([0] * GROWTHS)
                    break
