"""Cloud City as the core sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.content import Pack
from cloudtop.core.game import Game, Placing, ScoreLine
from cloudtop.core.heaps import Heap
from cloudtop.core.state import State
from cloudtop.games.cloudcity import position, purse, view
from cloudtop.games.cloudcity.actions import VOCABULARY
from cloudtop.games.cloudcity.audit import audit
from cloudtop.games.cloudcity.brain import CloudCityBrain
from cloudtop.games.cloudcity.rules import scoring
from cloudtop.games.cloudcity.shape import CloudCityView
from cloudtop.games.cloudcity.state import Box, own
from cloudtop.games.cloudcity.steps import FLOW
from cloudtop.games.cloudcity.steps.setup import new_table

RULES: Final = "2"  # raise it with every change that makes an old record come out differently


class CloudCity(Game):
    """CC-TRN-02: whose turn it is is never in doubt."""

    def __init__(self, box: Box, options: dict[str, Any], pack: Pack) -> None:
        brain = CloudCityBrain(box.long_side > box.short_side)
        super().__init__("cloudcity", RULES, box.players, VOCABULARY, options, pack, "CC-TRN-02", brain)
        self.end_rule = "CC-END-01"
        self.box: Box = box
        self.things = purse.THINGS
        self.flow = FLOW

    def new(self) -> State:
        return new_table(self.box)

    def purse_of(self, state: State, seat: i64) -> vec[i64]:
        return purse.purse(own(state), seat)

    def heaps(self, state: State) -> list[Heap]:
        return view.heaps(own(state))

    def view_of(self, veiled: State, seat: i64) -> CloudCityView:
        return view.view(own(veiled), seat)

    def dump(self, state: State) -> dict[str, Any]:
        return position.dump(own(state), self.agenda_text(state))

    def restore(self, data: dict[str, Any]) -> State:
        return position.restore(self.box, data)

    def audit(self, state: State) -> list[str]:
        return audit(own(state))

    def score_of(self, state: State, seat: i64) -> list[ScoreLine]:
        return scoring.score_lines(own(state), seat)

    def ranking(self, state: State) -> list[Placing]:
        return scoring.ranking(own(state))

    def margin_of(self, state: State, seat: i64) -> i64:
        return scoring.margin(own(state), seat)
