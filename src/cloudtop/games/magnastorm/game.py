"""Magnastorm as the core sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.content import Pack
from cloudtop.core.game import Game, Placing, ScoreLine, seat_name
from cloudtop.core.state import Because, State
from cloudtop.games.magnastorm import position, purse, reasons, view
from cloudtop.games.magnastorm.actions import ARTIFACT_NAMES, VOCABULARY
from cloudtop.games.magnastorm.audit import audit
from cloudtop.games.magnastorm.brain import MagnastormBrain
from cloudtop.games.magnastorm.rules import scoring
from cloudtop.games.magnastorm.shape import MagnastormView
from cloudtop.games.magnastorm.state import Box, own
from cloudtop.games.magnastorm.steps import FLOW
from cloudtop.games.magnastorm.steps.setup import new_table

RULES: Final = "5"  # raise it with every change that makes an old record come out differently


class Magnastorm(Game):
    """MS-RND-02: whose turn it is is never in doubt."""

    def __init__(self, box: Box, options: dict[str, Any], pack: Pack) -> None:
        super().__init__("magnastorm", RULES, box.players, VOCABULARY, options, pack, "MS-RND-02", MagnastormBrain())
        self.box: Box = box
        self.end_rule = "MS-END-01"
        self.things = purse.THINGS
        self.flow = FLOW
        self.drawing: dict[str, tuple[float, float]] = {
            row["name"]: (float(row["angle"]), float(row["radius"])) for row in pack.rows["area"]
        }

    def new(self) -> State:
        return new_table(self.box)

    def view_of(self, veiled: State, seat: i64) -> MagnastormView:
        return view.view(own(veiled), seat, self.drawing)

    def purse_of(self, state: State, seat: i64) -> vec[i64]:
        return purse.purse(own(state), seat)

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

    def sequel(self, state: State) -> dict[str, Any]:
        """MS-ART-01, MS-ART-03: everybody keeps the artifact cards of earlier games, and the one won in this game."""
        table = own(state)
        out: dict[str, list[str]] = {}
        seat: i64
        for seat in range(table.seats):
            cards = [ARTIFACT_NAMES[card] for card in table.box.collection[seat]]
            won: i64 = table.players[seat].artifacts[2]
            if won >= 0:
                cards.append(ARTIFACT_NAMES[won])
            if cards:
                out[seat_name(seat)] = cards
        return {**self.options, "artifacts": out}

    def unasked(self, state: State, seat: i64, action: i64) -> str | None:
        return reasons.unasked(own(state), seat, action)

    def unasked_because(self, state: State, seat: i64, action: i64) -> Because | None:
        return reasons.unasked_because(own(state), seat, action)
