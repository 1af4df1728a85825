"""What lies on the clouds and in the harbour, which counts as one more cloud."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.zones import insert_sorted
from cloudtop.games.inseln.actions import PLACES
from cloudtop.games.inseln.state import InselnState


def all_clouds(state: InselnState) -> i64:
    """IN-P2-02, IN-M3-03: the clouds in play, and with module 2 the harbour as one more."""
    return state.box.clouds + (1 if state.box.module > 1 else 0)


def cloud_size(state: InselnState, cloud: i64) -> i64:
    """How many tiles lie on a cloud, or in the harbour."""
    n: i64 = 0
    while n < PLACES and state.clouds[cloud * PLACES + n] >= 0:
        n += 1
    return n


def cloud_tiles(state: InselnState, cloud: i64) -> vec[i64]:
    """The tiles of a cloud in the order they came."""
    out = vec[i64](capacity=PLACES)
    place: i64
    for place in range(cloud * PLACES, cloud * PLACES + cloud_size(state, cloud)):
        out = append(out, state.clouds[place])
    return out


def cloud_kinds(state: InselnState, cloud: i64) -> vec[i64]:
    """The different kinds of tiles on a cloud, ascending."""
    out = vec[i64](capacity=PLACES)
    for kind in cloud_tiles(state, cloud):
        if kind not in out:
            out = insert_sorted(out, kind)
    return out


def cloud_name(state: InselnState, cloud: i64) -> str:
    return str(cloud + 1) if cloud < state.box.clouds else "harbour"
