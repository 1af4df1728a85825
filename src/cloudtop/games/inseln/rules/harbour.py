"""The harbour of modules 2 and 3: what a call allows. House rules, until the printed ones are known."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.games.inseln.actions import BAG_KINDS, EXTENSION_KIND, LIGHTHOUSE
from cloudtop.games.inseln.effects import cloud_size
from cloudtop.games.inseln.state import EXCHANGED, OCULAR_BOUGHT, InselnState


def exchange_refusal(state: InselnState, seat: i64, points: i64, done: i64) -> str | None:
    """IN-P2-05, IN-M2-01: one exchange in a turn, for a point, if both sides have a tile.

    IN-INV-03: a start tile stays, since it must not get into the bag; IN-P2-07: so does an extension.
    """
    if state.box.module < 2:
        return "IN-M2-01"
    if points < state.box.exchange_points:
        return "IN-P2-04"
    if done & EXCHANGED or cloud_size(state, state.box.clouds) == 0:
        return "IN-P2-05"
    for kind in state.islands[seat].oculars:
        if kind < BAG_KINDS:
            return None
    return "IN-P2-05"


def owns_extension(state: InselnState, seat: i64, extension: i64) -> bool:
    """Does the seat have this extension, stored or placed?"""
    island = state.islands[seat]
    return island.mask[LIGHTHOUSE + extension] != 0 or EXTENSION_KIND + extension in island.oculars


def extension_refusal(state: InselnState, seat: i64, points: i64, extension: i64) -> str | None:
    """IN-P2-06, IN-TAK-06: an extension that one does not own yet, for two points, onto a free ocular."""
    if state.box.module < 2:
        return "IN-M2-01"
    if points < state.box.extension_points:
        return "IN-P2-04"
    if state.supply[extension] == 0 or owns_extension(state, seat, extension):
        return "IN-P2-06"
    return None if state.has_room(seat) else "IN-TAK-06"


def ocular_refusal(state: InselnState, seat: i64, points: i64, done: i64) -> str | None:
    """IN-P3-02, IN-M3-02, IN-M2-07: one more ocular in a turn, two in a game, for a point and three energy."""
    if state.box.module < 3:
        return "IN-M3-02"
    if points < state.box.ocular_points:
        return "IN-P2-04"
    island = state.islands[seat]
    if done & OCULAR_BOUGHT or island.extra == state.box.extra_oculars or island.energy < state.box.ocular_energy:
        return "IN-P3-02"
    return None
