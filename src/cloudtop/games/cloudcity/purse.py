"""What a player may have more or less of: tiles in hand, towers, and the votes printed on walkways."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.games.cloudcity.rules.scoring import walkway_votes
from cloudtop.games.cloudcity.state import LEVEL, CloudCityState

THINGS: Final = ("tiles", "towers", "votes")


def purse(state: CloudCityState, seat: i64) -> vec[i64]:
    city = state.cities[seat]
    towers: i64 = 0
    for cell in city.cells:
        if cell & LEVEL != 0:
            towers += 1
    return vec[i64]([len(city.hand), towers, walkway_votes(city, state.box)])
