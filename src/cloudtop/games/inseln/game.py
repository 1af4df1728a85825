"""Die Inseln im Nebel as the core sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.content import Pack
from cloudtop.core.game import Game, Placing, ScoreLine
from cloudtop.core.state import State
from cloudtop.games.inseln import position, purse, view
from cloudtop.games.inseln.actions import VOCABULARY
from cloudtop.games.inseln.audit import audit
from cloudtop.games.inseln.brain import InselnBrain
from cloudtop.games.inseln.options import Side
from cloudtop.games.inseln.rules import scoring
from cloudtop.games.inseln.shape import InselnView
from cloudtop.games.inseln.state import Box, own
from cloudtop.games.inseln.steps import FLOW
from cloudtop.games.inseln.steps.setup import new_table

RULES: Final = "1"  # raise it with every change that makes an old record come out differently


class Inseln(Game):
    """IN-RND-05: whose turn it is is never in doubt."""

    def __init__(self, box: Box, options: dict[str, Any], pack: Pack) -> None:
        super().__init__("inseln", RULES, box.players, VOCABULARY, options, pack, "IN-RND-05", InselnBrain())
        self.box: Box = box
        self.side: Side = options["side"]
        self.end_rule = "IN-END-02"
        self.things = purse.THINGS
        self.flow = FLOW

    def new(self) -> State:
        return new_table(self.box)

    def purse_of(self, state: State, seat: i64) -> vec[i64]:
        return purse.purse(own(state), seat)

    def view_of(self, veiled: State, seat: i64) -> InselnView:
        return view.view(own(veiled), seat, self.side)

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
