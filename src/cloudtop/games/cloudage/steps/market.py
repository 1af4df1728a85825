"""New growth that is given back: to pay with it, or for the points of the Green Market."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because
from cloudtop.games.cloudage.actions import GROWTH_NAMES, GROWTHS, POINTS, RETURN, SKIP
from cloudtop.games.cloudage.effects import drop_tile, into_bag, score, text_of
from cloudtop.games.cloudage.reasons import present_because
from cloudtop.games.cloudage.state import EFFECTS_LINE, CloudAgeState, changed, total
from cloudtop.games.cloudage.steps.decision import Decision, present

MARKET_TILES: Final = 3
MARKET_POINTS: Final = 7


class PayTiles(Decision):
    """CA-GEN-08: so many new growth tiles are paid. Nobody is asked if they are all alike, or all that there are."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def actor(self, state: CloudAgeState) -> i64:
        tiles = state.players[self.seat].tiles
        asked = 0 < self.left < total(tiles) and len(present(tiles, RETURN)) > 1
        return self.seat if asked else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return present(state.players[seat].tiles, RETURN)

    def run(self, state: CloudAgeState) -> None:
        n: i64
        for n in range(self.left):
            return_tile(state, self.seat, self.options(state, self.seat)[0] - RETURN, "CA-GEN-08")

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        return_tile(state, seat, action - RETURN, "CA-GEN-08")
        if self.left > 1:
            state.then([PayTiles(seat, self.left - 1)])

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-GEN-08"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        return return_because(state, seat, action)

    def owes(self, state: CloudAgeState) -> vec[i64]:
        return vec[i64]([0, 0, 0, 0, self.left, 0, 0, 0, 0, 0])


class Market(Decision):
    """CA-CRD-18, CA-Q-83: three new growth tiles go back into the bag for 7 points, or none."""

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if total(state.players[self.seat].tiles) >= MARKET_TILES else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = vec[i64]([SKIP])
        for action in present(state.players[seat].tiles, RETURN):
            out = append(out, action)
        return out

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action != SKIP:
            return_tile(state, seat, action - RETURN, "CA-CRD-18")
            state.then([ReturnTile(seat, MARKET_TILES - 1)])

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-CRD-18"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        return return_because(state, seat, action)


class ReturnTile(Decision):
    """CA-CRD-18: so many tiles are still to be given back."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def numbers(self) -> list[int]:
        return [self.seat, self.left]

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return present(state.players[seat].tiles, RETURN)

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        return_tile(state, seat, action - RETURN, "CA-CRD-18")
        if self.left > 1:
            state.then([ReturnTile(seat, self.left - 1)])
            return
        score(state, seat, EFFECTS_LINE, MARKET_POINTS)
        if state.journal is not None:
            state.journal.tell("effect", seat, "CA-CRD-18", {"gain": text_of(POINTS, MARKET_POINTS)})

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-CRD-18"

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        return return_because(state, seat, action)


def return_because(state: CloudAgeState, seat: i64, action: i64) -> Because | None:
    """CA-PLT-03: a tile that does not lie before the player cannot be given back."""
    return present_because(state, seat, action - RETURN) if RETURN <= action < RETURN + GROWTHS else None


def return_tile(state: CloudAgeState, seat: i64, kind: i64, rule: str) -> None:
    """CA-GEN-08: a tile goes back into the bag, first one that could not be planted yet anyway."""
    player = state.mine(seat)
    drop_tile(state, seat, kind)
    if player.fresh[kind] > 0:
        player.fresh = changed(player.fresh, kind, player.fresh[kind] - 1)
    into_bag(state, kind)
    if state.journal is not None:
        state.journal.tell("return", seat, rule, {"growth": GROWTH_NAMES[kind]})
