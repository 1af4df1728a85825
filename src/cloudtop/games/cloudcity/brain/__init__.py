"""What bots think of Cloud City."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.brain import Brain
from cloudtop.core.chance import Rng
from cloudtop.core.state import State
from cloudtop.core.value import Features
from cloudtop.games.cloudcity.actions import CHOOSE, DONE, DRAW, PILE, PLACE, WALKWAY
from cloudtop.games.cloudcity.brain.evaluate import best_walkway, evaluate, worth_of_place, worth_of_tile
from cloudtop.games.cloudcity.brain.features import Layout
from cloudtop.games.cloudcity.brain.taught import TaughtBrain
from cloudtop.games.cloudcity.rules import scoring
from cloudtop.games.cloudcity.state import own
from cloudtop.games.cloudcity.steps.turn import PlaceTile


class CloudCityBrain(Brain):
    def __init__(self, long: bool) -> None:
        super().__init__()
        self.long = long  # a Rectangle City has longer lines

    def features(self) -> Features:
        return Layout(self.long)

    def taught(self, features: Features, weights: vec[i64]) -> Brain:
        assert isinstance(features, Layout)
        return TaughtBrain(features, weights)

    def evaluate(self, state: State, seat: i64) -> i64:
        return evaluate(own(state), seat)

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
                out = append(out, now + worth_of_place(table, city, place // 4, place % 4, step.kind))
            elif action < PLACE:
                out = append(out, now + worth_of_tile(table, city, action - CHOOSE))
            elif action < DRAW + PILE:
                out = append(out, now + worth_of_tile(table, city, table.row[action - DRAW]))
            else:  # the pile is worth the mean of the row
                out = append(out, mean(out))
        return out

    def sketch(self, state: State, seat: i64, offer: vec[i64], rng: Rng) -> i64:
        """As `rate`, but any tile is drawn, and walkways are taken for their own worth."""
        table = own(state)
        if offer[0] >= DRAW:
            return offer[rng.below(len(offer))]
        if offer[len(offer) - 1] == DONE:
            best: i64 = best_walkway(table, table.cities[seat], offer, WALKWAY)
            return best if best >= 0 else DONE
        return super().sketch(state, seat, offer, rng)


def mean(xs: vec[i64]) -> i64:
    total: i64 = 0
    for x in xs:
        total += x
    return total // max(1, len(xs))
