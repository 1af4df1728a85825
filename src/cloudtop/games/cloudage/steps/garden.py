"""Whitehaven with L5: a marker taken back lets its owner plant, at any own decision of the action phase."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Step
from cloudtop.games.cloudage.actions import CITY_NAMES, GARDEN, SKIP
from cloudtop.games.cloudage.rules.planting import may_garden
from cloudtop.games.cloudage.state import L5, CloudAgeState, changed
from cloudtop.games.cloudage.steps.decision import Decision


def with_garden(state: CloudAgeState, seat: i64, offer: vec[i64]) -> vec[i64]:
    """CA-Q-147: the offer so far, all of it lower codes, and the garden if there is one."""
    return append(offer, GARDEN) if may_garden(state, seat) else offer


def begin_garden(state: CloudAgeState, seat: i64, action: i64, step: Step[CloudAgeState]) -> bool:
    """CA-LEG-02, CA-LEG-03, CA-LEG-11: a marker goes back to the box, one tile is planted, and the decision stays."""
    if action != GARDEN:
        return False
    from cloudtop.games.cloudage.steps.plant import plant_some  # planting may lead to building, and this is part of it

    player = state.mine(seat)
    city: i64 = state.box.tiles[L5].city
    player.marks = changed(player.marks, city, player.marks[city] - 1)
    if state.journal is not None:
        state.journal.tell("marker-back", seat, "CA-LEG-11", {"city": CITY_NAMES[city]})
    state.then([*plant_some(seat, state.box.tiles[L5].plants), step])
    return True


class Window(Decision):
    """CA-Q-96, CA-Q-147: between two city actions everybody with a marker and a tile may plant."""

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if may_garden(state, self.seat) else NOBODY

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return with_garden(state, seat, vec[i64]([SKIP]))

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        begin_garden(state, seat, action, self)

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-LEG-11"
