"""What a player may have more or less of: resources, tiles, points on the track, and the abilities of the airship."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.games.cloudage.actions import ABILITY_NAMES, COMBAT, ENERGY, METAL, MOVEMENT, PLANTING, THING_NAMES, WATER
from cloudtop.games.cloudage.state import CloudAgeState, total

THINGS: Final = (*THING_NAMES, "production", *ABILITY_NAMES)


def purse(state: CloudAgeState, seat: i64) -> vec[i64]:
    player = state.players[seat]
    return vec[i64](
        [
            player.things[ENERGY],
            player.things[METAL],
            player.things[WATER],
            len(player.hand),
            total(player.tiles),
            player.points(),
            player.level,
            player.count(MOVEMENT),
            player.count(COMBAT),
            player.count(PLANTING),
        ]
    )


def gain_of(state: CloudAgeState, gain: int) -> dict[str, int]:
    """What a gain of the box brings, or a cost takes, by name."""
    names = (*THING_NAMES, "builds", "upgrades")
    return {name: int(state.box.amount(gain, n)) for n, name in enumerate(names) if state.box.amount(gain, n)}
