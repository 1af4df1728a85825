"""Die Inseln im Nebel as the core sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.content import Pack
from cloudtop.core.game import Placing, ScoreLine
from cloudtop.core.open_game import OpenGame
from cloudtop.core.state import State
from cloudtop.games.inseln import evaluate as worth
from cloudtop.games.inseln import position, view
from cloudtop.games.inseln.actions import VOCABULARY
from cloudtop.games.inseln.audit import audit
from cloudtop.games.inseln.judge import judge
from cloudtop.games.inseln.rules import scoring
from cloudtop.games.inseln.state import Box, InselnState
from cloudtop.games.inseln.steps import FLOW
from cloudtop.games.inseln.steps.setup import new_table

RULES: Final = "1"  # raise it with every change that makes an old record come out differently
HORIZON: Final = 2  # the luck of later rounds drowns what is decided now


def own(state: State) -> InselnState:
    assert isinstance(state, InselnState)
    return state


class Inseln(OpenGame):
    """IN-RND-05: whose turn it is is never in doubt."""

    def __init__(self, box: Box, options: dict[str, Any], pack: Pack) -> None:
        super().__init__("inseln", RULES, box.players, VOCABULARY, options, pack, "IN-RND-05")
        self.box: Box = box
        self.side: str = options["side"]
        self.horizon = HORIZON

    def new(self) -> State:
        return new_table(self.box)

    def view(self, veiled: State, seat: i64) -> dict[str, Any]:
        return view.view(own(veiled), seat, self.side)

    def dump(self, state: State) -> dict[str, Any]:
        return position.dump(own(state), self.agenda_text(state))

    def restore(self, data: dict[str, Any]) -> State:
        return position.restore(self.box, data)

    def audit(self, state: State) -> list[str]:
        return audit(own(state))

    def score(self, state: State, seat: i64) -> list[ScoreLine]:
        return scoring.score_lines(own(state), seat)

    def ranking(self, state: State) -> list[Placing]:
        return scoring.ranking(own(state))

    def margin(self, state: State, seat: i64) -> i64:
        return scoring.margin(own(state), seat)

    def evaluate(self, state: State, seat: i64) -> i64:
        return worth.evaluate(own(state), seat)

    def clock(self, state: State) -> i64:
        return own(state).round

    def judge(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        return judge(own(state), seat, offer)

    def tree(self) -> list[tuple[int, str, str]]:
        return [(depth, step.__name__, rule) for depth, step, rule in FLOW]
