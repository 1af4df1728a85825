"""Cloud City as the core sees it."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import Rng
from cloudtop.core.game import Game, Placing, ScoreLine
from cloudtop.core.state import State
from cloudtop.games.cloudcity import evaluate as worth
from cloudtop.games.cloudcity import position, view
from cloudtop.games.cloudcity.actions import CHOOSE, DRAW, PILE, PLACE, VOCABULARY
from cloudtop.games.cloudcity.rules import scoring
from cloudtop.games.cloudcity.state import Box, CloudCityState
from cloudtop.games.cloudcity.steps import FLOW
from cloudtop.games.cloudcity.steps.setup import new_table
from cloudtop.games.cloudcity.steps.turn import PlaceTile


def own(state: State) -> CloudCityState:
    assert isinstance(state, CloudCityState)
    return state


class CloudCity(Game):
    """CC-TRN-02: whose turn it is is never in doubt."""

    def __init__(self, box: Box, options: dict[str, Any], pack: str, source: object) -> None:
        super().__init__("cloudcity", "1", box.players, VOCABULARY, options, pack, "CC-TRN-02", source)
        self.box: Box = box

    def new(self) -> State:
        return new_table(self.box)

    def veil(self, state: State, seat: i64) -> State:
        return view.veil(own(state), seat)

    def imagine(self, veiled: State, rng: Rng) -> State:
        return view.imagine(own(veiled), rng)

    def view(self, veiled: State, seat: i64) -> dict[str, Any]:
        return view.view(own(veiled), seat)

    def dump(self, state: State) -> dict[str, Any]:
        return position.dump(own(state), self.agenda_text(state))

    def restore(self, data: dict[str, Any]) -> State:
        return position.restore(self.box, data)

    def audit(self, state: State) -> list[str]:
        return position.audit(own(state))

    def score(self, state: State, seat: i64) -> list[ScoreLine]:
        return scoring.score_lines(own(state), seat)

    def ranking(self, state: State) -> list[Placing]:
        return scoring.ranking(own(state))

    def margin(self, state: State, seat: i64) -> i64:
        return scoring.margin(own(state), seat)

    def evaluate(self, state: State, seat: i64) -> i64:
        return worth.evaluate(own(state), seat)

    def rate(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        """One ply by `evaluate`; choosing and drawing look at the best place for the tile."""
        table = own(state)
        city = table.cities[seat]
        step = table.agenda[-1]
        if isinstance(step, PlaceTile):
            out = vec[i64](capacity=len(offer))
            for action in offer:
                place: i64 = action - PLACE
                out = append(out, worth.worth_of_place(table, city, place // 4, place % 4, step.kind))
            return out
        if offer[0] < PLACE:
            out = vec[i64](capacity=len(offer))
            for action in offer:
                out = append(out, worth.worth_of_tile(table, city, action - CHOOSE))
            return out
        if offer[0] >= DRAW:
            return self.rate_draw(table, seat, offer)
        return super().rate(state, seat, offer)

    def rate_draw(self, table: CloudCityState, seat: i64, offer: vec[i64]) -> vec[i64]:
        """A tile of the row is worth its best place; the pile is worth the mean of the row."""
        out = vec[i64](capacity=4)
        total: i64 = 0
        for action in offer:
            if action == DRAW + PILE:
                out = append(out, total // max(1, len(out)))
            else:
                value: i64 = worth.worth_of_tile(table, table.cities[seat], table.row[action - DRAW])
                total += value
                out = append(out, value)
        return out

    def tree(self) -> list[tuple[int, str, str]]:
        return [(depth, step.__name__, rule) for depth, step, rule in FLOW]
