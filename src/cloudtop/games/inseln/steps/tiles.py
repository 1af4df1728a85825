"""Tiles in the hand: drawn or taken, then stored, converted or placed."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because
from cloudtop.core.steps import Outcome
from cloudtop.games.inseln.actions import (
    BAG_KINDS,
    CONVERT,
    DISCARD,
    DONE,
    DRAW,
    EXCHANGE,
    EXTENSION_KIND,
    KIND_NAMES,
    PICK,
    PLACE,
    SKIP,
    START_KIND,
    STORE,
    TAKE,
    TILE,
)
from cloudtop.games.inseln.effects import (
    cannot_draw,
    convert_tile,
    from_bag,
    into_bag,
    leave_ocular,
    place_tile,
    remove_spare,
    store_tile,
)
from cloudtop.games.inseln.geometry import CELLS
from cloudtop.games.inseln.reasons import full_because, not_stored, place_because, spare_because
from cloudtop.games.inseln.rules.clouds import cloud_kinds, cloud_name
from cloudtop.games.inseln.rules.placing import free_cells, place_refusal
from cloudtop.games.inseln.rules.scoring import total_points
from cloudtop.games.inseln.state import InselnState
from cloudtop.games.inseln.steps.coasts import acting, note_coasts
from cloudtop.games.inseln.steps.decision import Decision


class FromBag(Outcome[InselnState]):
    """A tile drawn from the bag; each kind is as likely as the bag has tiles of it."""

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=BAG_KINDS)
        kind: i64 = 0
        for n in state.bag:
            if n > 0:
                out = append(out, TILE + kind)
            kind += 1
        return out

    def weights(self, state: InselnState) -> vec[i64]:
        out = vec[i64](capacity=BAG_KINDS)
        for n in state.bag:
            if n > 0:
                out = append(out, n)
        return out

    def rule(self) -> str:
        return "IN-PHA-02"


class MayDraw(Decision):
    """The player may draw a tile; with an empty bag there is another way (IN-END-05, IN-END-06)."""

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        return vec[i64]([DRAW, SKIP])

    def placing(self) -> i64:
        """1 if the tile may be placed at once."""
        return 0

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        if action == SKIP:
            if state.journal is not None:
                state.journal.tell("decline", seat, self.rule(state, action), {})
        elif state.bag_size > 0:
            state.then([DrawTile(seat, self.placing())])
        else:
            cannot_draw(state, seat)
            state.then([SpareTile(seat, self.placing())])

    def rule(self, state: InselnState, action: i64) -> str:
        return "IN-BON-03"


class BonusTile(MayDraw):
    """IN-BON-03, IN-Q-21, IN-Q-23: the bonus lets each player draw a tile, the start player first."""


class QuestionMark(MayDraw):
    """IN-SPC-01, IN-Q-44: a tile laid on a question mark lets the player draw another one."""

    def placing(self) -> i64:
        return 1

    def rule(self, state: InselnState, action: i64) -> str:
        return "IN-SPC-01"


class DrawTile(FromBag):
    """IN-BON-03, IN-SPC-01: the tile that comes out of the bag."""

    def __init__(self, seat: i64, placing: i64) -> None:
        self.seat: i64 = seat
        self.placing: i64 = placing

    def numbers(self) -> list[int]:
        return [self.seat, self.placing]

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        kind: i64 = action - TILE
        from_bag(state, kind)
        if state.journal is not None:
            state.journal.tell("draw", self.seat, self.rule(), {"tile": KIND_NAMES[kind]})
        hand_over(state, self.seat, kind, self.placing)

    def rule(self) -> str:
        return "IN-SPC-01" if self.placing else "IN-BON-03"


class SpareTile(Decision):
    """IN-END-06, IN-Q-43: instead of drawing from the empty bag the player may take one tile that lies on a cloud."""

    def __init__(self, seat: i64, placing: i64) -> None:
        super().__init__(seat)
        self.placing: i64 = placing

    def numbers(self) -> list[int]:
        return [self.seat, self.placing]

    def actor(self, state: InselnState) -> i64:
        return self.seat if len(spare_tiles(state)) > 0 else NOBODY

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        out = vec[i64]([SKIP])
        for action in spare_tiles(state):
            out = append(out, action)
        return out

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        if action != SKIP:
            hand_over(state, seat, take_spare(state, seat, action, "IN-END-06"), self.placing)
        elif state.journal is not None:
            state.journal.tell("decline", seat, "IN-END-06", {})

    def rule(self, state: InselnState, action: i64) -> str:
        return "IN-END-06"

    def because(self, state: InselnState, seat: i64, action: i64) -> Because | None:
        return spare_because(action) if PICK <= action < EXCHANGE else None


def spare_tiles(state: InselnState) -> vec[i64]:
    """Every single tile that lies on a cloud, as an action."""
    out = vec[i64](capacity=8)
    cloud: i64
    for cloud in range(state.box.clouds):
        for kind in cloud_kinds(state, cloud):
            out = append(out, PICK + cloud * BAG_KINDS + kind)
    return out


def take_spare(state: InselnState, seat: i64, action: i64, rule: str) -> i64:
    """A single tile leaves its cloud."""
    cloud: i64 = (action - PICK) // BAG_KINDS
    kind: i64 = (action - PICK) % BAG_KINDS
    remove_spare(state, cloud, kind)
    if state.journal is not None:
        facts: dict[str, object] = {"tile": KIND_NAMES[kind], "cloud": cloud_name(state, cloud)}
        state.journal.tell("spare", seat, rule, facts)
    return kind


def hand_over(state: InselnState, seat: i64, kind: i64, placing: i64) -> None:
    """IN-BON-04, IN-SPC-02, IN-Q-48: a single tile must be dealt with at once."""
    state.taken = append(state.taken, kind)
    if placing:
        state.then([DrawnTile(seat)])
    else:
        state.then([KeepTile(seat)])


def next_taken(state: InselnState) -> i64:
    """The tile that has to be dealt with now leaves the hand."""
    kind: i64 = state.taken[-1]
    state.taken = state.taken[:-1]
    return kind


def keep(state: InselnState, seat: i64, action: i64) -> None:
    """IN-TAK-02: the next tile is stored or converted."""
    kind: i64 = next_taken(state)
    if action == CONVERT:
        convert_tile(state, seat, kind)
        return
    store_tile(state, seat, kind)
    if state.journal is not None:
        state.journal.tell("store", seat, "IN-TAK-02", {"tile": KIND_NAMES[kind]})


def place_facts(state: InselnState, seat: i64, kind: i64, cell: i64, left: i64) -> dict[str, object]:
    """IN-GEN-04: how many points more the island would bring with the tile there, if the game ended after this turn.

    IN-PLA-01: `ends` if nothing can be placed after it, of the tiles that are `left` on oculars, so that the turn is over.
    """
    after = state.copy()
    wakes: bool = place_tile(after, seat, kind, cell)
    note_coasts(after, seat)
    ends: bool = not wakes and (left == 0 or len(free_cells(after.islands[seat])) == 0)
    return {"score": total_points(after, seat) - total_points(state, seat), "ends": int(ends)}


def convert_facts(state: InselnState, seat: i64) -> dict[str, object]:
    """IN-TAK-08: the next tile; where the marker would stand after it is converted, and the energy that the bar has no room for."""
    kind: i64 = state.taken[-1]
    number: i64 = state.box.number[kind]
    kept: i64 = state.kept(seat, number)
    return {"tile": KIND_NAMES[kind], "after": state.islands[seat].energy + kept, "lost": number - kept}


class KeepTile(Decision):
    """IN-TAK-02 to IN-TAK-07, IN-TAK-10, IN-BON-04, IN-BON-05, IN-Q-40: tile by tile onto a free ocular or into energy.

    IN-TAK-09, IN-Q-38, IN-Q-39: stored tiles stay where they are; if the players agreed on it one may be thrown away.
    """

    def actor(self, state: InselnState) -> i64:
        if len(state.taken) == 0 or (not state.has_room(self.seat) and not state.box.discard):
            return NOBODY
        return self.seat

    def run(self, state: InselnState) -> None:
        if len(state.taken) > 0:
            keep(state, self.seat, CONVERT)
            state.then([self])

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        if state.has_room(seat):
            return vec[i64]([STORE, CONVERT])
        out = vec[i64]([CONVERT])
        before: i64 = -1
        for kind in state.islands[seat].oculars:
            if kind != before and (kind < EXTENSION_KIND or kind >= START_KIND):
                out = append(out, DISCARD + kind)
            before = kind
        return out

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        if action < DISCARD:
            keep(state, seat, action)
        else:
            kind: i64 = action - DISCARD
            leave_ocular(state, seat, kind)
            into_bag(state, kind)
            if state.journal is not None:
                state.journal.tell("discard", seat, "IN-TAK-09", {"tile": KIND_NAMES[kind]})
        state.then([self])

    def facts(self, state: InselnState, seat: i64, action: i64) -> dict[str, object]:
        return convert_facts(state, seat) if action == CONVERT else {}

    def rule(self, state: InselnState, action: i64) -> str:
        if action == STORE:
            return "IN-TAK-07" if acting(state) == self.seat else "IN-BON-05"
        if DISCARD <= action < PLACE:
            return "IN-P2-07" if DISCARD + EXTENSION_KIND <= action < DISCARD + START_KIND else "IN-TAK-09"
        if TAKE <= action < PICK:
            return "IN-TAK-01"
        return "IN-TAK-02" if acting(state) == self.seat else "IN-BON-04"

    def because(self, state: InselnState, seat: i64, action: i64) -> Because | None:
        if action == STORE:
            return full_because(state, seat)
        if not DISCARD <= action < PLACE:
            return None
        return not_stored(state, seat, action - DISCARD) or (
            Because("room", {"tile": KIND_NAMES[action - DISCARD]}) if state.has_room(seat) else None
        )


class DrawnTile(Decision):
    """IN-SPC-02, IN-SPC-08, IN-Q-47: the tile of a question mark is stored, converted or placed next to the balloon."""

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if state.has_room(seat):
            out = append(out, STORE)
        out = append(out, CONVERT)
        first: i64 = PLACE + state.taken[-1] * CELLS
        for cell in free_cells(state.islands[seat]):
            out = append(out, first + cell)
        return out

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        if action < PLACE:
            keep(state, seat, action)
        elif place_tile(state, seat, next_taken(state), (action - PLACE) % CELLS):
            state.then([QuestionMark(seat)])

    def facts(self, state: InselnState, seat: i64, action: i64) -> dict[str, object]:
        if PLACE <= action < DONE:
            left: i64 = len(state.islands[seat].oculars)
            return place_facts(state, seat, state.taken[-1], (action - PLACE) % CELLS, left)
        return convert_facts(state, seat) if action == CONVERT else {}

    def refusal(self, state: InselnState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        if action == STORE:
            return "IN-TAK-06"
        if PLACE <= action < DONE and (action - PLACE) // CELLS == state.taken[-1]:
            return place_refusal(state, seat, (action - PLACE) % CELLS)
        return "IN-SPC-02"

    def because(self, state: InselnState, seat: i64, action: i64) -> Because | None:
        if action == STORE:
            return full_because(state, seat)
        if PLACE <= action < DONE and (action - PLACE) // CELLS == state.taken[-1]:
            return place_because(state, seat, (action - PLACE) % CELLS)
        return Because("other-drawn", {"tile": KIND_NAMES[state.taken[-1]]}) if PLACE <= action < DONE else None


class TakeOne(Decision):
    """IN-P2-06, IN-M2-05, IN-M3-05: beside an extension the player takes one tile of a cloud, if there is one."""

    def actor(self, state: InselnState) -> i64:
        return self.seat if len(spare_tiles(state)) > 0 else NOBODY

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        return spare_tiles(state)

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        hand_over(state, seat, take_spare(state, seat, action, "IN-P2-06"), 0)

    def rule(self, state: InselnState, action: i64) -> str:
        return "IN-P2-06"

    def because(self, state: InselnState, seat: i64, action: i64) -> Because | None:
        return spare_because(action) if PICK <= action < EXCHANGE else None
