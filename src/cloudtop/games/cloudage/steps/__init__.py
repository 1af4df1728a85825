"""Who decides when, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from cloudtop.core.state import Step
from cloudtop.games.cloudage.steps.action import (
    ActionPhase,
    BeginTurn,
    CityAction,
    Dismantle,
    EndAction,
    EndSolo,
    Orchard,
    Raid,
    RaidWater,
    Ripen,
)
from cloudtop.games.cloudage.steps.build import BuildAction, CardUpgrade, Effect, EffectChoice, PayCards
from cloudtop.games.cloudage.steps.decision import DrawProject, DrawTile
from cloudtop.games.cloudage.steps.fight import Fight, FightCard
from cloudtop.games.cloudage.steps.garden import Window
from cloudtop.games.cloudage.steps.market import Market, PayTiles, ReturnTile
from cloudtop.games.cloudage.steps.missions import CoverMission, DealMission
from cloudtop.games.cloudage.steps.movement import CityReward, Fly, PutMarker, TakeOff, Toll, Visit
from cloudtop.games.cloudage.steps.plant import ChooseTiles, GrowthChoice, IntoBag, PlaceTile, SowTiles
from cloudtop.games.cloudage.steps.production import (
    BookAction,
    BookChoice,
    BookReward,
    LowerCard,
    Produce,
    Reveal,
)
from cloudtop.games.cloudage.steps.region import (
    GrowthBonus,
    KeepCityCard,
    Look,
    PlaceDrone,
    Region,
    RegionBonus,
    TakeCityCard,
)
from cloudtop.games.cloudage.steps.round import FinalProduction, LastFight, MissionFight, MovementPhase, Round, TieBreak
from cloudtop.games.cloudage.steps.setup import (
    Deal,
    ExtraMissions,
    FirstPlayer,
    KeepCards,
    KeepMission,
    LayBoards,
    LaySleeve,
)
from cloudtop.games.cloudage.steps.solo import SoloBoard
from cloudtop.games.cloudage.steps.story import Epilogue, ReadStory, TurnCard, Vote

# How deep a step stands, the step, the rule it carries out. The last ones come up in many places.
FLOW: Final[list[tuple[int, type[Step[Any]], str]]] = [
    (0, LayBoards, "CA-SET-02"),
    (0, FirstPlayer, "CA-SET-20"),
    (0, LaySleeve, "CA-SET-06"),
    (1, Look, "CA-CTY-08"),
    (0, Deal, "CA-SET-21"),
    (0, DealMission, "CA-SET-08"),
    (0, KeepMission, "CA-SET-09"),
    (0, ExtraMissions, "CA-SOL-20"),
    (1, CoverMission, "CA-MIS-04"),
    (0, KeepCards, "CA-SET-21"),
    (0, ReadStory, "CA-STO-04"),
    (0, Round, "CA-RND-02"),
    (1, BookAction, "CA-BOK-03"),
    (2, BookReward, "CA-STO-09"),
    (3, BookChoice, "CA-STO-10"),
    (1, TurnCard, "CA-STO-07"),
    (2, Vote, "CA-STO-13"),
    (1, Produce, "CA-PRD-04"),
    (1, Reveal, "CA-NAV-01"),
    (1, LowerCard, "CA-NAV-02"),
    (1, MovementPhase, "CA-MOV-01"),
    (2, TakeOff, "CA-MOV-02"),
    (3, Fly, "CA-MOV-04"),
    (4, Toll, "CA-LEG-14"),
    (3, Visit, "CA-CBT-01"),
    (4, CityReward, "CA-CBT-15"),
    (3, PutMarker, "CA-MRK-01"),
    (1, ActionPhase, "CA-ACT-01"),
    (2, Window, "CA-LEG-11"),
    (2, Ripen, "CA-PLT-11"),
    (2, BeginTurn, "CA-ACT-02"),
    (2, SoloBoard, "CA-SOL-06"),
    (2, EndSolo, "CA-SOL-05"),
    (2, CityAction, "CA-ACT-03"),
    (3, PlaceDrone, "CA-COL-03"),
    (3, TakeCityCard, "CA-COL-06"),
    (4, KeepCityCard, "CA-CRD-20"),
    (4, GrowthBonus, "CA-COL-07"),
    (4, Region, "CA-COL-08"),
    (5, RegionBonus, "CA-BON-01"),
    (3, Orchard, "CA-LEG-18"),
    (3, Raid, "CA-LEG-22"),
    (4, Dismantle, "CA-LEG-22"),
    (4, RaidWater, "CA-LEG-22"),
    (2, EndAction, "CA-ACT-05"),
    (1, FinalProduction, "CA-END-02"),
    (2, MissionFight, "CA-MSN-03"),
    (2, TieBreak, "CA-END-12"),
    (3, LastFight, "CA-END-12"),
    (2, Epilogue, "CA-END-14"),
    (1, Fight, "CA-CBT-08"),
    (2, FightCard, "CA-CBT-11"),
    (1, BuildAction, "CA-BLD-01"),
    (1, PayCards, "CA-PRJ-01"),
    (1, PayTiles, "CA-GEN-08"),
    (2, Effect, "CA-PRJ-04"),
    (3, CardUpgrade, "CA-CRD-04"),
    (3, Market, "CA-CRD-18"),
    (4, ReturnTile, "CA-CRD-18"),
    (1, ChooseTiles, "CA-PLT-02"),
    (2, SowTiles, "CA-PLT-06"),
    (3, GrowthChoice, "CA-PLT-10"),
    (3, PlaceTile, "CA-PLT-14"),
    (3, IntoBag, "CA-PLT-09"),
    (1, EffectChoice, "CA-CRD-09"),
    (1, DrawTile, "CA-GEN-20"),
    (1, DrawProject, "CA-GEN-11"),
]
STEPS: Final = {step.__name__: step for _, step, _ in FLOW}
