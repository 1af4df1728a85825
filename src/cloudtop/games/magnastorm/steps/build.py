"""What a movement leaves behind: transmitter stations on the way, labs where it ends."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.games.magnastorm.actions import BUILD, BUILD_FREE, HAND, LAB, LAB_FREE, SKIP
from cloudtop.games.magnastorm.commanders import C07
from cloudtop.games.magnastorm.effects import gain_reputation
from cloudtop.games.magnastorm.geometry import PLACES, SECTORS, SPACE_NAMES, STATION_NAMES
from cloudtop.games.magnastorm.reasons import home_because
from cloudtop.games.magnastorm.rules.build import dish_choices, dish_price, lab_choices, lab_price
from cloudtop.games.magnastorm.rules.movement import quiet_area
from cloudtop.games.magnastorm.rules.payment import with_exchange
from cloudtop.games.magnastorm.state import (
    BUILT,
    CREW_UNIT,
    STATION_REPUTATION,
    STATIONS_BUILT,
    WAIVED,
    YELLOW,
    MagnastormState,
    changed,
    crew_count,
)
from cloudtop.games.magnastorm.steps.bill import pay_plain
from cloudtop.games.magnastorm.steps.decision import Decision
from cloudtop.games.magnastorm.steps.gains import Level


class BuildStation(Decision):
    """MS-TRM-01 to MS-TRM-05: any station of the player board, for its price; two reputation at once."""

    def __init__(self, seat: i64, station: i64) -> None:
        self.seat: i64 = seat
        self.station: i64 = station

    def numbers(self) -> list[int]:
        return [self.seat, self.station]

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        return with_exchange(state, seat, append(dish_choices(state, seat), SKIP))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if self.begin_exchange(state, seat, action) or action == SKIP:
            return
        free = action >= BUILD_FREE
        place: i64 = action - BUILD_FREE if free else action - BUILD
        cost: i64 = 0 if free else dish_price(state, seat, place)
        state.mine(seat).take_dish(place)
        state.station = changed(state.station, self.station, seat)
        state.used |= BUILT + WAIVED if free else BUILT
        if state.journal is not None:
            facts: dict[str, object] = {"station": STATION_NAMES[self.station], "reputation": STATION_REPUTATION}
            state.journal.tell("build", seat, "MS-TRM-01", facts)
        gain_reputation(state, seat, STATIONS_BUILT, STATION_REPUTATION)
        state.then(pay_plain(seat, cost))

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        return {"leaves": "station"} if action == SKIP else {}

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-C18-01" if BUILD_FREE <= action < LAB else "MS-TRM-02"

    def asks_for(self, action: i64) -> bool:
        return BUILD <= action < LAB

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        return home_because(state, seat, action, 0)


class DropLab(Decision):
    """MS-LAB-01 to MS-LAB-09, MS-STO-04, MS-C06-03: a lab on the space where the scout stands, if there is none.

    `extra` is 1 if the space of the panel allows a second one (MS-BON-12).
    """

    def __init__(self, seat: i64, extra: i64) -> None:
        self.seat: i64 = seat
        self.extra: i64 = extra

    def numbers(self) -> list[int]:
        return [self.seat, self.extra]

    def actor(self, state: MagnastormState) -> i64:
        space: i64 = state.players[self.seat].scout
        if space < 0 or state.lab[space] > 0 or not quiet_area(state, space // PLACES):
            return NOBODY
        return self.seat if len(lab_choices(state, self.seat, 0)) > 0 else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        return with_exchange(state, seat, append(lab_choices(state, seat, 0), SKIP))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if self.begin_exchange(state, seat, action) or action == SKIP:
            return
        steps = drop(state, seat, action, 0)
        if self.extra == 1:
            steps.append(ExtraLab(seat, 0))
        if state.has(seat, C07):
            steps.append(ExtraLab(seat, 1))
        steps.append(Level(seat, state.box.colour[state.players[seat].scout]))
        state.then(steps)

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        return price_facts(state, seat, action, 0)

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-C18-01" if LAB_FREE <= action < HAND else "MS-LAB-03"

    def asks_for(self, action: i64) -> bool:
        return LAB <= action < HAND

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        return home_because(state, seat, action, 0)


class ExtraLab(Decision):
    """MS-BON-12 to MS-BON-14, MS-C07-01, MS-C07-02, MS-Q-49: one more lab on the same space, and no further level.

    `by_07`: commander 07 allows it, for an own cube on top of the lab's price (MS-Q-48: never waived).
    """

    def __init__(self, seat: i64, by_07: i64) -> None:
        self.seat: i64 = seat
        self.by_07: i64 = by_07

    def numbers(self) -> list[int]:
        return [self.seat, self.by_07]

    def more(self) -> i64:
        return self.by_07 * CREW_UNIT[self.seat]

    def actor(self, state: MagnastormState) -> i64:
        return self.seat if len(lab_choices(state, self.seat, self.more())) > 0 else NOBODY

    def options(self, state: MagnastormState, seat: i64) -> vec[i64]:
        return with_exchange(state, seat, append(lab_choices(state, seat, self.more()), SKIP))

    def take(self, state: MagnastormState, seat: i64, action: i64) -> None:
        if not self.begin_exchange(state, seat, action) and action != SKIP:
            state.then(drop(state, seat, action, self.more()))

    def facts(self, state: MagnastormState, seat: i64, action: i64) -> dict[str, object]:
        return price_facts(state, seat, action, self.more())

    def rule(self, state: MagnastormState, action: i64) -> str:
        return "MS-C18-02" if LAB_FREE <= action < HAND else "MS-BON-13"

    def asks_for(self, action: i64) -> bool:
        return LAB <= action < HAND

    def reason(self, state: MagnastormState, seat: i64, action: i64) -> Because | None:
        return home_because(state, seat, action, self.more())


def price_facts(state: MagnastormState, seat: i64, action: i64, more: i64) -> dict[str, object]:
    """MS-LAB-06: what is paid for a lab, whatever its level brings back."""
    if action == SKIP:
        return {"leaves": "lab"}
    if not LAB <= action < LAB_FREE:
        return {}
    cost: i64 = lab_price(state, seat, action - LAB) + more
    return {"own": crew_count(cost, seat), "yellow": crew_count(cost, YELLOW)}


def drop(state: MagnastormState, seat: i64, action: i64, more: i64) -> list[Step[Any]]:
    """MS-LAB-05, MS-LAB-06: the lab goes to the scout's space; it is to be paid before the level brings anything."""
    free = action >= LAB_FREE
    place: i64 = action - LAB_FREE if free else action - LAB
    cost: i64 = more if free else lab_price(state, seat, place) + more
    if free:
        state.used |= WAIVED
    space: i64 = state.players[seat].scout
    state.mine(seat).take_lab(place)
    state.labs[seat * SECTORS + state.box.sector[space // PLACES]] += 1
    state.lab[space] = state.lab[space] + 1 if state.lab[space] > 0 else seat * 4 + 1
    if state.journal is not None:
        state.journal.tell("lab", seat, "MS-LAB-01", {"space": SPACE_NAMES[space]})
    return pay_plain(seat, cost)
