"""TD(lambda) by self-play: everybody at the table plays by the same weights, and they learn from how it went.

After each game every moment of a seat is foretold anew: by what it foresaw at its next moment, and by what came in the end.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.brain import Brain
from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.game import Game
from cloudtop.core.state import State
from cloudtop.core.value import FINE, Features, no_weights, worth_of


class Learner:
    """Weights, how often each was met, and the brain that plays by them."""

    def __init__(self, game: Game, features: Features, seed: int) -> None:
        self.game = game
        self.features: Features = features
        self.weights: vec[i64] = no_weights(features)
        self.met: vec[i64] = no_weights(features)
        self.brain: Brain = game.brain.taught(features, self.weights)
        self.seed = seed
        self.played = 0
        self.total = 0  # hundredths of all seats in all games since somebody asked

    def learn(self, games: int) -> None:
        """Play so many games, and learn from each."""
        game: int
        for game in range(games):
            self.one_game(Rng(self.seed, self.played * 2), Rng(self.seed, self.played * 2 + 1))
            self.played += 1

    def one_game(self, luck: Rng, doubt: Rng) -> None:
        state = self.game.new()
        told = [Story() for seat in range(state.seats)]
        while len(state.agenda) > 0:
            who: i64 = state.actor()
            offer = state.offer(who)
            if who == CHANCE:
                state.take(who, offer[luck.pick(state.weights())])
                continue
            told[who].note(self.features, state, who)
            state.take(who, self.brain.sketch(state, who, offer, doubt) if len(offer) > 1 else offer[0])
        seat: i64
        for seat in range(state.seats):
            outcome: i64 = self.features.outcome(state, seat)
            self.total += outcome
            self.look_back(told[seat], outcome)

    def look_back(self, story: Story, outcome: i64) -> None:
        """From the last moment to the first; what was foreseen is as it was before this game taught anything."""
        foreseen = vec[i64](capacity=32)
        i: i64
        for i in range(len(story.known)):
            foreseen = append(foreseen, story.known[i] + worth_of(story.active[i], self.weights) // FINE)
        target: i64 = outcome
        i = len(story.known) - 1
        while i >= 0:
            self.correct(story.active[i], target - foreseen[i])
            target = (self.features.trace * target + (100 - self.features.trace) * foreseen[i]) // 100
            i -= 1

    def correct(self, active: vec[i64], error: i64) -> None:
        """Every active feature takes its share of an error: the better it is known, the less."""
        features = self.features
        norm: i64 = 0
        i: i64 = 1
        while i < len(active):
            norm += active[i] * active[i]
            i += 2
        i = 0
        while i < len(active):
            entry: i64 = active[i]
            part: i64 = min(features.slow, features.quick + self.met[entry] // features.grown)
            self.weights[entry] += error * active[i + 1] * FINE // (norm * part)
            self.met[entry] += 1
            i += 2


class Story:
    """The moments of one seat in a game."""

    def __init__(self) -> None:
        self.moment: i64 = -1
        self.known: vec[i64] = vec[i64](capacity=32)
        self.active: list[vec[i64]] = []

    def note(self, features: Features, state: State, seat: i64) -> None:
        """Keep a moment that has not been kept yet."""
        moment: i64 = features.moment(state, seat)
        if moment > self.moment:
            self.moment = moment
            self.known = append(self.known, features.known(state, seat))
            self.active.append(features.active(state, seat))
