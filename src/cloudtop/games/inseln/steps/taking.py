"""Phase C2: a cloud, or a call at the harbour."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because
from cloudtop.games.inseln.actions import (
    BAG_KINDS,
    DISCARD,
    EXCHANGE,
    EXTEND,
    EXTENSION_KIND,
    EXTENSION_NAMES,
    EXTENSIONS,
    KIND_NAMES,
    OCULAR,
    PICK,
    PLACES,
    SKIP,
    TAKE,
)
from cloudtop.games.inseln.effects import clear_cloud, leave_ocular, store_tile
from cloudtop.games.inseln.reasons import cloud_because, exchange_because, extension_because, ocular_because
from cloudtop.games.inseln.rules.clouds import cloud_name, cloud_tiles
from cloudtop.games.inseln.rules.harbour import exchange_refusal, exchanges, extension_refusal, ocular_refusal
from cloudtop.games.inseln.state import EXCHANGED, OCULAR_BOUGHT, InselnState
from cloudtop.games.inseln.steps.decision import Decision, stays_stored, stored_because
from cloudtop.games.inseln.steps.tiles import KeepTile, TakeOne


class TakeCloud(Decision):
    """IN-TAK-01, IN-TAK-11, IN-Q-42: all tiles of one cloud, if there is one with tiles.

    IN-P2-04 to IN-P2-06, IN-P3-02, IN-M2-05, IN-M3-05: with points the player may do business at the harbour before, or take an extension and a single tile.
    """

    def __init__(self, seat: i64, points: i64, done: i64) -> None:
        super().__init__(seat)
        self.points: i64 = points
        self.done: i64 = done

    def numbers(self) -> list[int]:
        return [self.seat, self.points, self.done]

    def actor(self, state: InselnState) -> i64:
        return self.seat if len(self.deals(state)) > 0 else NOBODY

    def deals(self, state: InselnState) -> vec[i64]:
        """Everything that can be taken or traded now."""
        out = vec[i64](capacity=8)
        cloud: i64
        for cloud in range(state.box.clouds):
            if state.clouds[cloud * PLACES] >= 0:
                out = append(out, TAKE + cloud)
        return out if self.points == 0 else self.harbour(state, out)

    def harbour(self, state: InselnState, out: vec[i64]) -> vec[i64]:
        """IN-P2-05, IN-P2-06, IN-P3-02: the business at the harbour, added to an offer."""
        if exchange_refusal(state, self.seat, self.points, self.done) is None:
            for swap in exchanges(state, self.seat):
                out = append(out, EXCHANGE + swap)
        extension: i64
        for extension in range(EXTENSIONS):
            if extension_refusal(state, self.seat, self.points, extension) is None:
                out = append(out, EXTEND + extension)
        if ocular_refusal(state, self.seat, self.points, self.done) is None:
            out = append(out, OCULAR)
        return out

    def options(self, state: InselnState, seat: i64) -> vec[i64]:
        deals = self.deals(state)
        if deals[0] < PICK:
            return deals
        out = vec[i64]([SKIP])  # no cloud holds a tile, and nobody has to trade
        for deal in deals:
            out = append(out, deal)
        return out

    def take(self, state: InselnState, seat: i64, action: i64) -> None:
        if action == SKIP:
            leave_harbour(state, seat, self.points)
        elif action < PICK:
            leave_harbour(state, seat, self.points)
            take_cloud(state, seat, action - TAKE)
        elif action < EXTEND:
            exchange(state, seat, (action - EXCHANGE) // BAG_KINDS, (action - EXCHANGE) % BAG_KINDS)
            state.then([TakeCloud(seat, self.points - state.box.exchange_points, self.done | EXCHANGED)])
        elif action < OCULAR:
            take_extension(state, seat, action - EXTEND)
            leave_harbour(state, seat, self.points - state.box.extension_points)
            state.then([TakeOne(seat)])
        else:
            buy_ocular(state, seat)
            state.then([TakeCloud(seat, self.points - state.box.ocular_points, self.done | OCULAR_BOUGHT)])

    def run(self, state: InselnState) -> None:
        leave_harbour(state, self.seat, self.points)

    def refusal(self, state: InselnState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        if TAKE <= action < PICK:
            return "IN-PHA-07" if action - TAKE >= state.box.clouds else "IN-TAK-11"
        if EXCHANGE <= action < EXTEND:
            return exchange_refusal(state, seat, self.points, self.done) or "IN-P2-05"
        if EXTEND <= action < OCULAR:
            return extension_refusal(state, seat, self.points, action - EXTEND)
        if OCULAR <= action < DISCARD:
            return ocular_refusal(state, seat, self.points, self.done)
        return "IN-TAK-09" if stays_stored(state, seat, action) else "IN-TAK-01"

    def because(self, state: InselnState, seat: i64, action: i64) -> Because | None:
        if TAKE <= action < PICK:
            return cloud_because(state, action - TAKE)
        if EXCHANGE <= action < EXTEND:
            return exchange_because(state, seat, self.points, self.done, action - EXCHANGE)
        if EXTEND <= action < OCULAR:
            return extension_because(state, seat, self.points, action - EXTEND)
        if OCULAR <= action < DISCARD:
            return ocular_because(state, seat, self.points, self.done)
        return stored_because(state, action) if stays_stored(state, seat, action) else None


def leave_harbour(state: InselnState, seat: i64, points: i64) -> None:
    """IN-P2-04: points that are left are lost."""
    if state.journal is not None and points > 0:
        state.journal.tell("unused", seat, "IN-P2-04", {"points": points})


def take_cloud(state: InselnState, seat: i64, cloud: i64) -> None:
    """IN-TAK-01: the tiles come into the hand, to be dealt with one by one."""
    tiles = cloud_tiles(state, cloud)
    if state.journal is not None:
        names = " ".join([KIND_NAMES[kind] for kind in tiles])
        facts: dict[str, object] = {"cloud": cloud_name(state, cloud), "count": len(tiles), "tiles": names}
        state.journal.tell("take", seat, "IN-TAK-01", facts)
    i: i64 = len(tiles) - 1
    while i >= 0:
        state.taken = append(state.taken, tiles[i])
        i -= 1
    clear_cloud(state, cloud)
    state.then([KeepTile(seat)])


def exchange(state: InselnState, seat: i64, own: i64, there: i64) -> None:
    """IN-P2-05, IN-M2-03: a stored tile and a tile of the harbour change places."""
    first: i64 = state.box.clouds * PLACES
    place: i64 = first
    while state.clouds[place] != there:
        place += 1
    state.clouds[place] = own
    leave_ocular(state, seat, own)
    store_tile(state, seat, there)
    if state.journal is not None:
        facts: dict[str, object] = {"tile": KIND_NAMES[own], "harbour": KIND_NAMES[there]}
        facts["points"] = state.box.exchange_points
        state.journal.tell("exchange", seat, "IN-P2-05", facts)


def take_extension(state: InselnState, seat: i64, extension: i64) -> None:
    """IN-P2-06: an extension tile from the supply."""
    state.supply[extension] -= 1
    store_tile(state, seat, EXTENSION_KIND + extension)
    if state.journal is not None:
        facts: dict[str, object] = {"extension": EXTENSION_NAMES[extension], "points": state.box.extension_points}
        state.journal.tell("extend", seat, "IN-P2-06", facts)


def buy_ocular(state: InselnState, seat: i64) -> None:
    """IN-P3-02, IN-M3-08: one more ocular."""
    state.islands[seat].energy -= state.box.ocular_energy
    state.islands[seat].extra += 1
    if state.journal is not None:
        facts: dict[str, object] = {"energy": state.box.ocular_energy, "points": state.box.ocular_points}
        state.journal.tell("ocular", seat, "IN-P3-02", facts)
