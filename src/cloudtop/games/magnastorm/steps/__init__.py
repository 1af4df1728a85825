"""Who decides when: the chapters of the rulebook in its order."""

from __future__ import annotations

from typing import Any, Final

from cloudtop.core.game import Flow
from cloudtop.core.state import Step
from cloudtop.games.magnastorm.steps.administration import (
    AwardArtifacts,
    Cycle,
    Income,
    ResearchCommanders,
    RotateTile,
    SectorMajority,
    SwapPanels,
    TurnOrder,
)
from cloudtop.games.magnastorm.steps.bill import PayBill
from cloudtop.games.magnastorm.steps.build import BuildStation, DropLab, ExtraLab
from cloudtop.games.magnastorm.steps.decision import Exchange, LastExchange
from cloudtop.games.magnastorm.steps.gains import (
    AddCrew,
    ChooseCube,
    ChooseLevel,
    ChooseLowest,
    DrawCube,
    Level,
    LowestLevel,
    SwapOrder,
)
from cloudtop.games.magnastorm.steps.move import GiveCube, MoveScout, Study
from cloudtop.games.magnastorm.steps.objectives import FulfilObjective, LowerMarker, ReturnLab, Reward
from cloudtop.games.magnastorm.steps.setup import Commanders, Objectives
from cloudtop.games.magnastorm.steps.start import (
    ArtifactBonus,
    Artifacts,
    Begin,
    FirstPlayer,
    StartBonus,
    StartingCrew,
    StartingResearch,
)
from cloudtop.games.magnastorm.steps.takeover import Control, PutCrew, SpendYellow
from cloudtop.games.magnastorm.steps.turn import ChooseCrew, TakeTurn

# The flow of the game: how deep a step stands, the step, and the rule it carries out.
FLOW: Final[Flow] = [
    (0, Commanders, "MS-SET-13"),
    (0, Objectives, "MS-SET-21"),
    (0, FirstPlayer, "MS-STA-01"),
    (0, Artifacts, "MS-ADV-02"),
    (0, StartingCrew, "MS-STA-03"),
    (0, StartingResearch, "MS-STA-08"),
    (0, StartBonus, "MS-STA-11"),
    (1, ArtifactBonus, "MS-ADV-06"),
    (0, Begin, "MS-RND-01"),
    (0, Cycle, "MS-RND-02"),
    (1, TakeTurn, "MS-TRN-01"),
    (2, PayBill, "MS-ACT-07"),
    (2, PutCrew, "MS-TAK-03"),
    (2, Control, "MS-TAK-05"),
    (3, SpendYellow, "MS-C01-01"),
    (2, ChooseCrew, "MS-ACT-02"),
    (2, LowestLevel, "MS-C12-01"),
    (3, ChooseLowest, "MS-C12-01"),
    (2, Study, "MS-C04-01"),
    (2, MoveScout, "MS-MOV-01"),
    (3, GiveCube, "MS-MOV-09"),
    (3, BuildStation, "MS-TRM-01"),
    (2, DropLab, "MS-LAB-01"),
    (3, ExtraLab, "MS-BON-12"),
    (3, Level, "MS-RES-01"),
    (3, ChooseLevel, "MS-LAB-08"),
    (3, ChooseCube, "MS-RES-05"),
    (3, DrawCube, "MS-BAG-01"),
    (3, AddCrew, "MS-BON-07"),
    (3, SwapOrder, "MS-BON-06"),
    (2, Exchange, "MS-EXC-01"),
    (1, FulfilObjective, "MS-OBJ-01"),
    (2, LowerMarker, "MS-ORE-01"),
    (2, ReturnLab, "MS-OSE-01"),
    (2, Reward, "MS-OBJ-02"),
    (1, LastExchange, "MS-EXC-02"),
    (1, Income, "MS-INC-01"),
    (1, SectorMajority, "MS-MAJ-01"),
    (1, ResearchCommanders, "MS-RCM-01"),
    (1, TurnOrder, "MS-ORD-01"),
    (1, SwapPanels, "MS-SWP-01"),
    (1, RotateTile, "MS-ROT-01"),
    (0, AwardArtifacts, "MS-ART-01"),
]

STEPS: Final[dict[str, type[Step[Any]]]] = {step.__name__: step for depth, step, rule in FLOW}
