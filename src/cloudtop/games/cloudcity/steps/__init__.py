"""Who decides when: the chapters of the rulebook in its order."""

from __future__ import annotations

from typing import Any, Final

from cloudtop.core.game import Flow
from cloudtop.core.state import Step
from cloudtop.games.cloudcity.steps.setup import DealHands, FillRow, FirstPlayer, SpecialRequests, StartingTiles
from cloudtop.games.cloudcity.steps.turn import (
    BuildWalkways,
    ChooseTile,
    DrawTile,
    PlaceBuildings,
    PlaceTile,
    RefillRow,
    Round,
    TakeFromPile,
)

# The flow of the game: how deep a step stands, the step, and the rule it carries out.
FLOW: Final[Flow] = [
    (0, FirstPlayer, "CC-SET-06"),
    (0, StartingTiles, "CC-SET-07"),
    (0, FillRow, "CC-SET-05"),
    (0, DealHands, "CC-SET-10"),
    (0, SpecialRequests, "CC-UPG-02"),
    (0, Round, "CC-TRN-02"),
    (1, ChooseTile, "CC-TIL-01"),
    (2, PlaceTile, "CC-TIL-03"),
    (2, PlaceBuildings, "CC-BLD-02"),
    (1, BuildWalkways, "CC-WLK-02"),
    (1, DrawTile, "CC-DRW-02"),
    (2, TakeFromPile, "CC-DRW-05"),
    (2, RefillRow, "CC-DRW-03"),
]

STEPS: Final[dict[str, type[Step[Any]]]] = {step.__name__: step for depth, step, rule in FLOW}
