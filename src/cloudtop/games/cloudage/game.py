"""CloudAge as the core sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.content import Pack
from cloudtop.core.game import Game, Placing, Reading, ScoreLine
from cloudtop.core.heaps import Heap
from cloudtop.core.state import State
from cloudtop.games.cloudage import hidden, position, purse, story_view, view
from cloudtop.games.cloudage.actions import VOCABULARY
from cloudtop.games.cloudage.audit import audit
from cloudtop.games.cloudage.brain import CloudAgeBrain
from cloudtop.games.cloudage.log_book import LogBook
from cloudtop.games.cloudage.options import FIXED
from cloudtop.games.cloudage.rules import scoring
from cloudtop.games.cloudage.shape import CloudAgeView
from cloudtop.games.cloudage.state import Box, own
from cloudtop.games.cloudage.steps import FLOW
from cloudtop.games.cloudage.steps.setup import new_table

TURN_RULES: Final = ("CA-GEN-17", "CA-GEN-17", "CA-MOV-01", "CA-ACT-01", "CA-END-04")  # by phase
RULES: Final = "2"  # raise it with every change that makes an old record come out differently


class CloudAge(Game):
    """CA-ACT-01, CA-MOV-01: whose turn it is goes clockwise from the start player."""

    def __init__(self, box: Box, options: dict[str, Any], pack: Pack, log_book: LogBook | None = None) -> None:
        super().__init__("cloudage", RULES, box.players, VOCABULARY, options, pack, "CA-ACT-01", CloudAgeBrain())
        self.box: Box = box
        self.end_rule = "CA-END-01"
        self.things = purse.THINGS
        self.flow = FLOW
        self.scenario: int = options["scenario"] if log_book is None else 0
        self.log_book: LogBook | None = log_book

    def new(self) -> State:
        return new_table(self.box)

    def whose_turn(self, state: State) -> str:
        """CA-GEN-17, CA-MOV-01, CA-ACT-01, CA-END-04: each phase has its own order."""
        return TURN_RULES[own(state).phase]

    def purse_of(self, state: State, seat: i64) -> vec[i64]:
        return purse.purse(own(state), seat)

    def heaps(self, state: State) -> list[Heap]:
        return hidden.heaps(own(state))

    def view_of(self, veiled: State, seat: i64) -> CloudAgeView:
        return view.view(own(veiled), seat, self.scenario, self.log_book)

    def sequel(self, state: State) -> dict[str, Any]:
        """CA-CAM-10, CA-END-15: after a chapter the campaign goes on with one more in its log book."""
        if self.log_book is None:
            return self.options
        return self.options | {"campaign": self.log_book.after(own(state)), "boards": FIXED, "first": ""}

    def readings(self, state: State) -> list[Reading]:
        return [] if self.log_book is None else self.log_book.readings(own(state))

    def sayings(self, state: State) -> list[Reading]:
        return [] if self.log_book is None else self.log_book.sayings(own(state))

    def shown(self, state: State) -> list[str]:
        return story_view.shown(own(state))

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
