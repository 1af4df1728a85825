"""Collecting: drones on the regions of a city card that is only half seen, and what each region brings."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.games.cloudage.actions import (
    CITY_CARD,
    CITY_CARD_NAMES,
    DRONE,
    GARDEN,
    NAVIGATIONS,
    PLANT,
    PLAY,
    PROJECTS,
    REMOVE,
    RESOURCES,
    SIGHT,
    SKIP,
    TAKE,
    THING_NAMES,
    THINGS,
    TOP,
    UPGRADE,
    WATER,
)
from cloudtop.games.cloudage.effects import add_navigation
from cloudtop.games.cloudage.projects import FLYING_LESSON, JOSE, PARROT, PORTHOLE, SECRET_TUNNEL
from cloudtop.games.cloudage.reasons import navigation_because, upgrade_because
from cloudtop.games.cloudage.rules.building import resource_options, upgrade_options, upgrade_refusal
from cloudtop.games.cloudage.rules.planting import has_ripe
from cloudtop.games.cloudage.rules.sleeves import card_options, card_weights, sight_options, sight_weights
from cloudtop.games.cloudage.state import CloudAgeState, changed
from cloudtop.games.cloudage.steps.build import build_upgrade, effect_points, take_resource, taken
from cloudtop.games.cloudage.steps.decision import Decision, DrawTile, Outcome
from cloudtop.games.cloudage.steps.garden import begin_garden, with_garden
from cloudtop.games.cloudage.steps.plant import plant_some

REGION_POINTS: Final = 2  # CA-CRD-14, CA-CRD-15, CA-CRD-17
REGION_AMOUNT: Final = 2  # CA-CRD-15, CA-CRD-16: resources of the region
JOSE_TILES: Final = 2


class PlaceDrone(Decision):
    """CA-COL-03, CA-COL-04, CA-COL-05, CA-Q-61: the others choose a region of the same sector that is still free."""

    def __init__(self, seat: i64, sector: i64) -> None:
        self.seat: i64 = seat
        self.sector: i64 = sector

    def numbers(self) -> list[int]:
        return [self.seat, self.sector]

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        resource: i64
        for resource in range(RESOURCES):
            if not self.is_taken(state, resource):
                out = append(out, DRONE + resource)
        return with_garden(state, seat, out)

    def is_taken(self, state: CloudAgeState, resource: i64) -> bool:
        for player in state.players:
            if player.drone == self.sector * RESOURCES + resource:
                return True
        return False

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if not begin_garden(state, seat, action, self):
            send_drone(state, seat, self.sector, action - DRONE)

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-COL-04"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        if not DRONE <= action < DRONE + RESOURCES:
            return None
        return Because("drone-there", {"sector": self.sector + 1, "resource": THING_NAMES[action - DRONE]})


def send_drone(state: CloudAgeState, seat: i64, sector: i64, resource: i64) -> None:
    state.mine(seat).drone = sector * RESOURCES + resource
    if state.journal is not None:
        facts: dict[str, object] = {"sector": int(sector + 1), "resource": THING_NAMES[resource]}
        state.journal.tell("drone", seat, "CA-COL-03", facts)


class TakeCityCard(Outcome):
    """CA-COL-06: the top card of a sleeve. Nobody has seen all of it; what is seen says how likely each card is.

    CA-SOL-14: on the solo board it goes back to the box and brings no new growth.
    """

    def __init__(self, seat: i64, sector: i64, solo: i64) -> None:
        self.seat: i64 = seat
        self.sector: i64 = sector
        self.solo: i64 = solo

    def numbers(self) -> list[int]:
        return [self.seat, self.sector, self.solo]

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return card_options(state, self.sector)

    def weights(self, state: CloudAgeState) -> vec[i64]:
        return card_weights(state, self.sector)

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        card: i64 = action - CITY_CARD
        state.unseen = changed(state.unseen, card, 0)
        state.left = changed(state.left, self.sector, state.left[self.sector] - 1)
        state.sight = changed(state.sight, self.sector, -1)
        if state.journal is not None:
            facts: dict[str, object] = {"city": CITY_CARD_NAMES[card], "sector": int(self.sector + 1)}
            facts["navigation"] = int(state.box.card_value[card])
            state.journal.tell("city-card", self.seat, "CA-COL-06", facts)
        steps: list[Step[Any]] = [Look(self.sector)]
        if self.solo == 0:
            steps.append(KeepCityCard(self.seat, card))
            steps.append(GrowthBonus(self.seat, card))
        steps.append(Region(self.seat, card, self.solo))
        for other in state.others(self.seat):
            steps.append(Region(other, card, 0))
        state.then(steps)

    def rule(self) -> str:
        return "CA-COL-06"


class Look(Outcome):
    """CA-CTY-08, CA-SET-06, CA-COL-09: what can be seen through a sleeve of its next card, if it has one."""

    def __init__(self, sector: i64) -> None:
        self.sector: i64 = sector

    def numbers(self) -> list[int]:
        return [self.sector]

    def actor(self, state: CloudAgeState) -> i64:
        return CHANCE if state.left[self.sector] > 0 else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return sight_options(state, self.sector)

    def weights(self, state: CloudAgeState) -> vec[i64]:
        out = vec[i64](capacity=16)
        for weight in sight_weights(state, self.sector):
            if weight > 0:
                out = append(out, weight)
        return out

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        state.sight = changed(state.sight, self.sector, action - SIGHT)
        if state.journal is not None:
            facts: dict[str, object] = {"sector": int(self.sector + 1), "sight": int(action - SIGHT + 1)}
            state.journal.tell("sight", -1, "CA-CTY-08", facts)

    def rule(self) -> str:
        return "CA-CTY-08"


class KeepCityCard(Decision):
    """CA-COL-06, CA-COL-11, CA-CRD-20, CA-Q-63: the card joins the navigation discard pile, or with Parrot the deck."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if state.players[self.seat].has(PARROT) > 0 else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return vec[i64]([SKIP, TOP])

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action == SKIP:
            self.run(state)
            return
        value: i64 = state.box.card_value[self.card]
        player = state.mine(seat)
        player.deck = changed(player.deck, value, player.deck[value] + 1)
        player.top = value
        if state.journal is not None:
            state.journal.tell("on-top", seat, "CA-CRD-20", {"navigation": int(value)})

    def run(self, state: CloudAgeState) -> None:
        add_navigation(state, self.seat, state.box.card_value[self.card])

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-CRD-20"

    def facts(self, state: CloudAgeState, seat: i64, action: i64) -> dict[str, object]:
        """CA-CTY-01: everybody sees the value of the card by now."""
        return {"navigation": int(state.box.card_value[self.card])} if action == TOP else {}


class GrowthBonus(Step[CloudAgeState]):
    """CA-COL-07, CA-CTY-06, CA-CTY-07, CA-SS-18, CA-Q-153: new growth for the active player, or as much water."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def run(self, state: CloudAgeState) -> None:
        count: i64 = state.box.growth[self.card]
        if count == 0:
            return
        if state.box.planting:
            state.then([DrawTile(self.seat, count, 0)])
        else:
            take_resource(state, self.seat, WATER, count, "growth-bonus", "CA-CTY-07")


class Region(Step[CloudAgeState]):
    """CA-COL-08, CA-COL-10, CA-CTY-02, CA-BON-01, CA-Q-137: what a player's region brings, then its bonus action.

    CA-SOL-15, CA-SOL-16, CA-Q-115: by the solo board the largest region brings nothing at all.
    """

    def __init__(self, seat: i64, card: i64, solo: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.solo: i64 = solo

    def numbers(self) -> list[int]:
        return [self.seat, self.card, self.solo]

    def run(self, state: CloudAgeState) -> None:
        resource: i64 = state.players[self.seat].drone % RESOURCES
        amount: i64 = state.box.region[self.card * RESOURCES + resource]
        if self.solo != 0 and is_largest(state, self.card, resource):
            if state.journal is not None:
                state.journal.tell("largest", self.seat, "CA-SOL-15", {"resource": THING_NAMES[resource]})
            return
        steps = take_resource(state, self.seat, resource, amount, "region", "CA-COL-08")
        steps += self.triggers(state, resource, amount)
        update: i64 = 1 if state.box.update[self.card] == resource else 0
        wrench: i64 = 1 if state.box.wrench[self.card] == resource else 0
        jose: i64 = state.players[self.seat].has(JOSE) if amount == REGION_AMOUNT else 0
        state.then(steps + [RegionBonus(self.seat, update, wrench, jose)])

    def triggers(self, state: CloudAgeState, resource: i64, amount: i64) -> list[Step[Any]]:
        """CA-CRD-14, CA-CRD-15, CA-CRD-17, CA-Q-66, CA-Q-80: cards that look at the region; each copy pays."""
        player = state.players[self.seat]
        if state.box.update[self.card] == resource:
            effect_points(state, self.seat, REGION_POINTS * player.has(FLYING_LESSON), "CA-CRD-14")
        if amount == REGION_AMOUNT:
            effect_points(state, self.seat, REGION_POINTS * player.has(PORTHOLE), "CA-CRD-15")
        if state.box.wrench[self.card] == resource:
            effect_points(state, self.seat, REGION_POINTS * player.has(SECRET_TUNNEL), "CA-CRD-17")
        return []


def is_largest(state: CloudAgeState, card: i64, resource: i64) -> bool:
    """CA-CTY-02: does no region of a city card bring more? The largest is alone in that."""
    other: i64
    for other in range(RESOURCES):
        if state.box.region[card * RESOURCES + other] > state.box.region[card * RESOURCES + resource]:
            return False
    return True


class RegionBonus(Decision):
    """CA-BON-01 to CA-BON-07, CA-CRD-16: navigation update or wrench, and José's planting, in the player's order."""

    def __init__(self, seat: i64, update: i64, wrench: i64, jose: i64) -> None:
        self.seat: i64 = seat
        self.update: i64 = update
        self.wrench: i64 = wrench
        self.jose: i64 = jose  # how often

    def numbers(self) -> list[int]:
        return [self.seat, self.update, self.wrench, self.jose]

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if len(self.bonuses(state)) > 0 else NOBODY

    def bonuses(self, state: CloudAgeState) -> vec[i64]:
        out = vec[i64](capacity=12)
        if self.wrench != 0:
            out = resource_options(state, out)
        if self.jose > 0 and state.box.planting and has_ripe(state, self.seat):
            out = append(out, PLANT)
        if self.update != 0:
            value: i64
            for value in range(NAVIGATIONS):
                if state.players[self.seat].spent[value] > 0:
                    out = append(out, REMOVE + value)
        return upgrade_options(state, self.seat, out, 0) if self.wrench != 0 else out

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = vec[i64]([SKIP])
        garden = with_garden(state, seat, vec[i64]())
        for action in self.bonuses(state):
            if action > GARDEN and len(garden) > 0:
                out = append(out, GARDEN)
                garden = vec[i64]()
            out = append(out, action)
        return append(out, GARDEN) if len(garden) > 0 else out

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action == SKIP or begin_garden(state, seat, action, self):
            return
        steps: list[Step[Any]]
        after = RegionBonus(seat, 0, 0, self.jose)
        if action == PLANT:
            steps = plant_some(seat, JOSE_TILES)
            after = RegionBonus(seat, self.update, self.wrench, self.jose - 1)
        elif action < TAKE + THINGS:
            steps = take_resource(state, seat, action - TAKE, 1, "wrench", "CA-BON-04")
        elif action < UPGRADE:
            steps = remove_navigation(state, seat, action - REMOVE)
        else:
            steps = build_upgrade(state, seat, action - UPGRADE, 0)
        state.then(steps + [after])

    def rule(self, state: CloudAgeState, action: i64) -> str:
        if UPGRADE <= action < UPGRADE + 3 and self.wrench != 0:
            return upgrade_refusal(state, self.seat, action - UPGRADE, 0) or "CA-BON-04"
        if REMOVE <= action < UPGRADE:
            return "CA-BON-03" if self.update != 0 else "CA-BON-02"
        if PLAY <= action < PLAY + PROJECTS:
            return "CA-BON-05"
        return "CA-CRD-16" if action == PLANT else "CA-BON-01"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        if UPGRADE <= action < UPGRADE + 3 and self.wrench != 0:
            return upgrade_because(state, seat, action - UPGRADE, 0)
        removing = REMOVE <= action < UPGRADE and self.update != 0
        return navigation_because(state, seat, action - REMOVE) if removing else None

    def facts(self, state: CloudAgeState, seat: i64, action: i64) -> dict[str, object]:
        return taken(state, action, 1)


def remove_navigation(state: CloudAgeState, seat: i64, value: i64) -> list[Step[Any]]:
    """CA-BON-02, CA-BON-03, CA-Q-62, CA-Q-65: a card of the own navigation discard pile goes back to the box."""
    player = state.mine(seat)
    player.spent = changed(player.spent, value, player.spent[value] - 1)
    if state.journal is not None:
        state.journal.tell("remove", seat, "CA-BON-02", {"navigation": int(value)})
    return []
