"""Planting new growth: choose the tiles, take their rewards in any order, put green ones on the map.

CA-Q-147: between the tiles another one may be planted with L5.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.games.cloudage.actions import (
    DONE,
    GREEN,
    GROWTH_NAMES,
    GROWTHS,
    PICK,
    PLACE,
    POINTS,
    SOW,
    SPACE_NAMES,
    SPACES,
    TAKE,
    THINGS,
    TILES,
    WILTED_A,
)
from cloudtop.games.cloudage.effects import drop_tile, into_bag, score, text_of
from cloudtop.games.cloudage.reasons import place_because, tile_because
from cloudtop.games.cloudage.rules.building import to_be_had
from cloudtop.games.cloudage.rules.planting import place_options, place_refusal, ripe
from cloudtop.games.cloudage.state import FINDS_LINE, GROWTH_LINE, CloudAgeState, changed
from cloudtop.games.cloudage.steps.build import receive, taken
from cloudtop.games.cloudage.steps.decision import Decision, DrawTile
from cloudtop.games.cloudage.steps.garden import begin_garden, with_garden

DIGIT: Final = 16  # chosen tiles are one number, a digit for each kind

# Why somebody plants.
NORMAL: Final = 0
SIEGE: Final = 1  # CA-LEG-18, CA-LEG-19: with L14 each tile on a space without a find brings a point
EXTRA: Final = 2  # CA-LEG-18: the extra tile of L14 is placed even if it is wilted


def plant_some(seat: i64, most: i64) -> list[Step[Any]]:
    """CA-PLT-04, CA-Q-94: up to so many tiles."""
    return [ChooseTiles(seat, most, 0, NORMAL)]


def digit(kind: i64) -> i64:
    out: i64 = 1
    i: i64
    for i in range(kind):
        out *= DIGIT
    return out


def chosen_of(chosen: i64, kind: i64) -> i64:
    return chosen // digit(kind) % DIGIT


class ChooseTiles(Decision):
    """CA-PLT-02 to CA-PLT-05, CA-Q-87: the tiles to plant are chosen first, at most so many; those that are ripe.

    They are put aside, so nothing that happens meanwhile can use them.
    """

    def __init__(self, seat: i64, left: i64, chosen: i64, why: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.chosen: i64 = chosen
        self.why: i64 = why

    def numbers(self) -> list[int]:
        return [self.seat, self.left, self.chosen, self.why]

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if self.left > 0 and len(self.options(state, self.seat)) > 1 else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        kind: i64
        for kind in range(GROWTHS):
            if ripe(state, seat, kind) > 0:
                out = append(out, PICK + kind)
        return append(out, DONE)

    def run(self, state: CloudAgeState) -> None:
        state.then([SowTiles(self.seat, self.chosen, self.why)])

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action == DONE:
            self.run(state)
            return
        drop_tile(state, seat, action - PICK)
        if state.journal is not None:
            state.journal.tell("pick", seat, "CA-PLT-03", {"growth": GROWTH_NAMES[action - PICK]})
        state.then([ChooseTiles(seat, self.left - 1, self.chosen + digit(action - PICK), self.why)])

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return (
            "CA-PLT-11" if PICK <= action < SOW and state.players[self.seat].fresh[action - PICK] > 0 else "CA-PLT-03"
        )

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        return tile_because(state, seat, action - PICK) if PICK <= action < SOW else None


class SowTiles(Decision):
    """CA-PLT-06, CA-PLT-25, CA-Q-88: the chosen tiles one after the other, in the player's order, each with all that it brings."""

    def __init__(self, seat: i64, chosen: i64, why: i64) -> None:
        self.seat: i64 = seat
        self.chosen: i64 = chosen
        self.why: i64 = why

    def numbers(self) -> list[int]:
        return [self.seat, self.chosen, self.why]

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = with_garden(state, seat, vec[i64]())
        for kind in self.kinds():
            out = append(out, SOW + kind)
        return out

    def kinds(self) -> vec[i64]:
        out = vec[i64](capacity=GROWTHS)
        kind: i64
        for kind in range(GROWTHS):
            if chosen_of(self.chosen, kind) > 0:
                out = append(out, kind)
        return out

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if len(self.kinds()) > 1 else NOBODY

    def run(self, state: CloudAgeState) -> None:
        if self.chosen > 0:
            self.sow(state, self.kinds()[0])

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if not begin_garden(state, seat, action, self):
            self.sow(state, action - SOW)

    def sow(self, state: CloudAgeState, kind: i64) -> None:
        """CA-PLT-09 to CA-PLT-14: the reward of a tile; then it is placed, or goes back into the bag (CA-Q-85)."""
        if self.seat == state.active:
            state.planted += 1
        if state.journal is not None:
            state.journal.tell("sow", self.seat, "CA-PLT-06", {"growth": GROWTH_NAMES[kind]})
        line_rule = "CA-PLT-14" if kind == GREEN else "CA-PLT-09"
        steps = receive(state, self.seat, state.box.tile_gain[kind], GROWTH_LINE, "growth", line_rule)
        if state.box.tile_either[kind] > 0:
            steps.append(GrowthChoice(self.seat, kind))
        if kind == GREEN or self.why == EXTRA:
            steps.append(PlaceTile(self.seat, kind, self.why))
        else:
            steps.append(IntoBag(kind))
        rest: i64 = self.chosen - digit(kind)
        if rest > 0:
            steps.append(SowTiles(self.seat, rest, self.why))
        state.then(steps)

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-PLT-06"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        return Because("not-chosen", {"growth": GROWTH_NAMES[action - SOW]}) if SOW <= action < PLACE else None


class GrowthChoice(Decision):
    """CA-PLT-10 to CA-PLT-12: one of the two rewards of a wilted tile; tiles that it brings are fresh.

    CA-Q-86, CA-Q-28: tiles or cards are not offered if there is none to draw; energy and water always are.
    """

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind

    def numbers(self) -> list[int]:
        return [self.seat, self.kind]

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        both = one_of_two(state, state.box.tile_either[self.kind], state.box.tile_other[self.kind])
        return with_garden(state, seat, both)

    def chosen(self, state: CloudAgeState, action: i64) -> i64:
        """The gain of the box that an action stands for."""
        either: i64 = state.box.tile_either[self.kind]
        return either if thing_of(state, either) == action - TAKE else state.box.tile_other[self.kind]

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if begin_garden(state, seat, action, self):
            return
        gain: i64 = self.chosen(state, action)
        if action == TAKE + TILES:
            state.then([DrawTile(seat, state.box.amount(gain, TILES), 1)])
        else:
            state.then(receive(state, seat, gain, GROWTH_LINE, "growth", self.rule(state, action)))

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-PLT-10" if self.kind == WILTED_A else "CA-PLT-12"

    def facts(self, state: CloudAgeState, seat: i64, action: i64) -> dict[str, object]:
        if not TAKE <= action < TAKE + THINGS:
            return {}
        return taken(state, action, state.box.amount(self.chosen(state, action), action - TAKE))


def thing_of(state: CloudAgeState, gain: i64) -> i64:
    """The one thing that a gain consists of."""
    thing: i64 = 0
    while thing < THINGS - 1 and state.box.amount(gain, thing) == 0:
        thing += 1
    return thing


def one_of_two(state: CloudAgeState, either: i64, other: i64) -> vec[i64]:
    """CA-GEN-11, CA-Q-28, CA-Q-86: the things of two gains, ascending; nobody has to choose what there is nothing of."""
    one: i64 = min(thing_of(state, either), thing_of(state, other))
    two: i64 = max(thing_of(state, either), thing_of(state, other))
    no_one = to_be_had(state, one, 1) == 0
    no_two = to_be_had(state, two, 1) == 0
    if no_one == no_two:
        return vec[i64]([TAKE + one, TAKE + two])
    return vec[i64]([TAKE + two if no_one else TAKE + one])


class IntoBag(Step[CloudAgeState]):
    """CA-PLT-09: a wilted tile goes back into the bag after its reward."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def numbers(self) -> list[int]:
        return [self.kind]

    def run(self, state: CloudAgeState) -> None:
        into_bag(state, self.kind)


class PlaceTile(Decision):
    """CA-PLT-14 to CA-PLT-21, CA-PLT-24, CA-PLT-26: a tile is placed for good, or goes back if no space is suitable."""

    def __init__(self, seat: i64, kind: i64, why: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.why: i64 = why

    def numbers(self) -> list[int]:
        return [self.seat, self.kind, self.why]

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = with_garden(state, seat, vec[i64](capacity=16))
        for action in place_options(state, seat):
            out = append(out, action)
        return out

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if len(place_options(state, self.seat)) > 0 else NOBODY

    def run(self, state: CloudAgeState) -> None:
        into_bag(state, self.kind)
        if state.journal is not None:
            state.journal.tell("no-space", self.seat, "CA-PLT-21", {"growth": GROWTH_NAMES[self.kind]})

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        """CA-FND-06, CA-FND-07, CA-FND-09, CA-PLT-20, CA-LEG-19: a covered find is taken, else L14 brings a point."""
        if begin_garden(state, seat, action, self):
            return
        space: i64 = action - PLACE
        state.plants = changed(state.plants, space, 1 + self.kind)
        find: i64 = state.land.find[space]
        if state.journal is not None:
            facts: dict[str, object] = {"growth": GROWTH_NAMES[self.kind], "space": SPACE_NAMES[space]}
            state.journal.tell("place", seat, "CA-PLT-14", facts)
        if find > 0:
            state.then(receive(state, seat, find, FINDS_LINE, "find", "CA-FND-06"))
        elif self.why != NORMAL:
            score(state, seat, GROWTH_LINE, 1)
            if state.journal is not None:
                state.journal.tell("growth", seat, "CA-LEG-19", {"gain": text_of(POINTS, 1)})

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return place_refusal(state, action - PLACE) if PLACE <= action < PLACE + SPACES else "CA-PLT-26"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        return place_because(state, seat, action - PLACE) if PLACE <= action < PLACE + SPACES else None
