"""Who decides when: the chapters of the rulebook in its order."""

from __future__ import annotations

from typing import Any, Final

from cloudtop.core.game import Flow
from cloudtop.core.state import Step
from cloudtop.games.inseln.steps.coasts import CheckCoasts
from cloudtop.games.inseln.steps.dice import Reroll, ResolveBonus, RollDice
from cloudtop.games.inseln.steps.round import DealTiles, EndOfRound, Round
from cloudtop.games.inseln.steps.setup import FirstPlayer, Launch, StartEnergy, StartTiles
from cloudtop.games.inseln.steps.taking import TakeCloud
from cloudtop.games.inseln.steps.tiles import BonusTile, DrawnTile, DrawTile, KeepTile, QuestionMark, SpareTile, TakeOne
from cloudtop.games.inseln.steps.turn import Fly, PlaceTile, Turn

# The flow of the game, whatever the modules (IN-M2-09): how deep a step stands, the step, and the rule it carries out.
FLOW: Final[Flow] = [
    (0, FirstPlayer, "IN-SET-10"),
    (0, StartTiles, "IN-SET-04"),
    (0, Launch, "IN-SET-08"),
    (0, StartEnergy, "IN-SET-11"),
    (0, Round, "IN-RND-01"),
    (1, DealTiles, "IN-PHA-02"),
    (1, RollDice, "IN-ROL-01"),
    (1, Reroll, "IN-ROL-02"),
    (1, ResolveBonus, "IN-ROL-05"),
    (2, BonusTile, "IN-BON-03"),
    (3, DrawTile, "IN-BON-03"),
    (3, SpareTile, "IN-END-06"),
    (1, Turn, "IN-RND-05"),
    (2, Fly, "IN-MOV-01"),
    (2, TakeCloud, "IN-TAK-01"),
    (3, TakeOne, "IN-P2-06"),
    (3, KeepTile, "IN-TAK-02"),
    (2, PlaceTile, "IN-PLA-01"),
    (3, QuestionMark, "IN-SPC-01"),
    (3, DrawnTile, "IN-SPC-02"),
    (2, CheckCoasts, "IN-END-01"),
    (1, EndOfRound, "IN-STP-01"),
]

STEPS: Final[dict[str, type[Step[Any]]]] = {step.__name__: step for depth, step, rule in FLOW}
