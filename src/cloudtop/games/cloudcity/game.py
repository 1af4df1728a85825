"""Cloud City as the core sees it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import Rng
from cloudtop.core.content import Pack
from cloudtop.core.game import Game, Placing, ScoreLine
from cloudtop.core.heaps import Heap
from cloudtop.core.state import State
from cloudtop.games.cloudcity import evaluate as worth
from cloudtop.games.cloudcity import position, view
from cloudtop.games.cloudcity.actions import CHOOSE, DONE, DRAW, PILE, PLACE, VOCABULARY, WALKWAY
from cloudtop.games.cloudcity.audit import audit
from cloudtop.games.cloudcity.rules import scoring
from cloudtop.games.cloudcity.state import Box, CloudCityState
from cloudtop.games.cloudcity.steps import FLOW
from cloudtop.games.cloudcity.steps.setup import new_table
from cloudtop.games.cloudcity.steps.turn import PlaceTile

RULES: Final = "1"  # raise it with every change that makes an old record come out differently


def own(state: State) -> CloudCityState:
    assert isinstance(state, CloudCityState)
    return state


def mean(xs: vec[i64]) -> i64:
    total: i64 = 0
    for x in xs:
        total += x
    return total // max(1, len(xs))


class CloudCity(Game):
    """CC-TRN-02: whose turn it is is never in doubt."""

    def __init__(self, box: Box, options: dict[str, Any], pack: Pack) -> None:
        super().__init__("cloudcity", RULES, box.players, VOCABULARY, options, pack, "CC-TRN-02")
        self.box: Box = box

    def new(self) -> State:
        return new_table(self.box)

    def heaps(self, state: State) -> list[Heap]:
        return view.heaps(own(state))

    def view(self, veiled: State, seat: i64) -> dict[str, Any]:
        return view.view(own(veiled), seat)

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

    def rate(self, state: State, seat: i64, offer: vec[i64]) -> vec[i64]:
        """One ply by `evaluate`; choosing and drawing look at the best place for the tile."""
        table = own(state)
        city = table.cities[seat]
        step = table.agenda[-1]
        if PLACE <= offer[0] < DRAW and not isinstance(step, PlaceTile):
            return super().rate(state, seat, offer)
        now: i64 = scoring.total_votes(table, seat) * 100
        out = vec[i64](capacity=len(offer))
        for action in offer:
            if isinstance(step, PlaceTile):
                place: i64 = action - PLACE
                out = append(out, now + worth.worth_of_place(table, city, place // 4, place % 4, step.kind))
            elif action < PLACE:
                out = append(out, now + worth.worth_of_tile(table, city, action - CHOOSE))
            elif action < DRAW + PILE:
                out = append(out, now + worth.worth_of_tile(table, city, table.row[action - DRAW]))
            else:  # the pile is worth the mean of the row
                out = append(out, mean(out))
        return out

    def sketch(self, state: State, seat: i64, offer: vec[i64], rng: Rng) -> i64:
        """As `rate`, but any tile is drawn, and walkways are taken for their own worth."""
        table = own(state)
        if offer[0] >= DRAW:
            return offer[rng.below(len(offer))]
        if offer[len(offer) - 1] == DONE:
            best: i64 = worth.best_walkway(table, table.cities[seat], offer, WALKWAY)
            return best if best >= 0 else DONE
        return super().sketch(state, seat, offer, rng)

    def tree(self) -> list[tuple[int, str, str]]:
        return [(depth, step.__name__, rule) for depth, step, rule in FLOW]
