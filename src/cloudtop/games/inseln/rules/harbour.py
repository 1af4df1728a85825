"""The harbour of modules 2 and 3: what a call allows. House rules, until the printed ones are known."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.inseln.actions import BAG_KINDS, EXTENSION_KIND, LIGHTHOUSE
from cloudtop.games.inseln.rules.clouds import cloud_kinds
from cloudtop.games.inseln.state import EXCHANGED, OCULAR_BOUGHT, InselnState


def exchanges(state: InselnState, seat: i64) -> vec[i64]:
    """IN-P2-05: each stored tile against each tile of the harbour, as own * BAG_KINDS + there, ascending.

    IN-INV-03: a start tile stays, since it must not get into the bag; IN-P2-07: so does an extension.
    """
    out = vec[i64](capacity=16)
    there = cloud_kinds(state, state.box.clouds)
    before: i64 = -1
    for own in state.islands[seat].oculars:
        if own != before and own < BAG_KINDS:
            for kind in there:
                out = append(out, own * BAG_KINDS + kind)
        before = own
    return out


def exchange_refusal(state: InselnState, seat: i64, points: i64, done: i64) -> str | None:
    """IN-P2-05, IN-M2-01: one exchange in a turn, for a point, if there is something to exchange."""
    if state.box.module < 2:
        return "IN-M2-01"
    if points < state.box.exchange_points:
        return "IN-P2-04"
    return "IN-P2-05" if done & EXCHANGED or len(exchanges(state, seat)) == 0 else None


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
