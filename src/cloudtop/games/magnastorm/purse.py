"""What a player may have more or less of: cubes, reputation, levels, commanders; labs and stations on the planet; crew at home."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.games.magnastorm.geometry import SECTORS, STATIONS
from cloudtop.games.magnastorm.rules.objectives import commanders_held
from cloudtop.games.magnastorm.state import COLOURS, MagnastormState, crew_count

THINGS: Final = (
    "A", "B", "C", "D", "yellow", "reputation", "levels", "commanders", "labs", "stations", "crew",
)  # fmt: skip


def purse(state: MagnastormState, seat: i64) -> vec[i64]:
    player = state.players[seat]
    out = player.cubes[:]
    levels: i64 = 0
    for level in player.level:
        levels += level
    i: i64
    labs: i64 = 0
    for i in range(SECTORS):
        labs += state.labs[seat * SECTORS + i]
    stations: i64 = 0
    for i in range(STATIONS):
        if state.station[i] == seat:
            stations += 1
    for n in (player.reputation(), levels, commanders_held(state, seat), labs, stations, player.recruits):
        out = append(out, n)
    return out


def owing(cost: i64) -> vec[i64]:
    """A packed cost, by thing."""
    out = vec[i64]([0] * len(THINGS))
    colour: i64
    for colour in range(COLOURS):
        out[colour] = crew_count(cost, colour)
    return out
