"""Flat Monte Carlo: play each candidate out in imagined worlds and keep the one that ends best.

Candidates share their worlds (the same hidden tiles, the same luck), and the weaker half is dropped
again and again (sequential halving), so that the playouts go where the choice is close.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.bots.bot import Advice, Adviser
from cloudtop.core.brain import Brain
from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.game import Game
from cloudtop.core.glimpse import Glimpse
from cloudtop.core.state import State

PRIOR: Final = 3  # playouts that the evaluation's opinion counts for
PLAYOUTS: Final = 5  # that a candidate should get at least, so that few playouts are spent on few candidates


class Candidate:
    """An offered action under test."""

    def __init__(self, action: i64, prior: i64) -> None:
        self.action: i64 = action
        self.prior: i64 = prior  # what the evaluation says of it
        self.margins: i64 = 0  # sum over its playouts: hundredths ahead of the best rival
        self.totals: i64 = (
            0  # sum over its playouts: hundredths that the seat has, or is expected to have, where they stop
        )
        self.tries: i64 = 0

    def mean(self) -> float:
        """The mean margin, with the evaluation's opinion counted as a few playouts: what the choice goes by."""
        return float(self.margins + PRIOR * self.prior) / float(self.tries + PRIOR) if self.tries > 0 else -1e9

    def expected(self) -> int:
        """The mean of what the playouts bring, in hundredths: what a person is told."""
        return int(self.totals // self.tries) if self.tries > 0 else int(self.prior)


class MonteCarloBot(Adviser):
    """Budget: `iterations` playouts a decision, or `seconds` if that is given."""

    def __init__(self, iterations: int = 400, seconds: float = 0.0, width: int = 12) -> None:
        super().__init__(f"monte_carlo:{seconds:g}s" if seconds > 0.0 else f"monte_carlo:{iterations}")
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.width: i64 = width  # how many of the best-looking actions are played out

    def advise(self, glimpse: Glimpse, rng: Rng) -> list[Advice]:
        offer = glimpse.offer()
        if len(offer) == 1:
            return [Advice(offer[0], 0, 0)]
        width: i64 = self.width if self.seconds > 0.0 else max(2, min(self.width, self.iterations // PLAYOUTS))
        candidates = shortlist(glimpse, offer, rng, width)
        self.search(glimpse, rng, candidates)
        candidates.sort(key=lambda c: (-c.tries, -c.mean(), -c.prior, c.action))
        return [Advice(c.action, c.expected(), c.tries) for c in candidates]

    def search(self, glimpse: Glimpse, rng: Rng, candidates: list[Candidate]) -> None:
        """Sequential halving: each stage has an equal share of the budget, the next one half of the candidates."""
        begun = time.perf_counter()
        alive = candidates[:]
        stages: i64 = stages_for(len(candidates))
        played: i64 = 0
        stage: i64
        for stage in range(1, stages + 1):
            while played == 0 or self.has_budget(begun, played + len(alive), stage, stages):
                play_world(glimpse, rng, alive)
                played += len(alive)
            alive.sort(key=lambda c: -c.mean())
            alive = alive[: (len(alive) + 1) // 2]

    def has_budget(self, begun: float, playouts: i64, stage: i64, stages: i64) -> bool:
        """May so many playouts be made before the share of this stage is used up?"""
        if self.seconds > 0.0:
            return time.perf_counter() - begun < self.seconds * float(stage) / float(stages)
        return playouts <= self.iterations * stage // stages


def stages_for(candidates: i64) -> i64:
    """How often the candidates are halved: down to three or so, at most four stages."""
    stages: i64 = 1
    while stages * stages < candidates and stages < 4:
        stages += 1
    return stages


def shortlist(glimpse: Glimpse, offer: vec[i64], rng: Rng, width: i64) -> list[Candidate]:
    """The actions that the evaluation likes best."""
    prior = glimpse.game.brain.rate(glimpse.imagine(rng), glimpse.seat, offer)
    found: list[Candidate] = []
    i: i64
    for i in range(len(offer)):
        found.append(Candidate(offer[i], prior[i]))
    found.sort(key=lambda c: (-c.prior, c.action))
    return found[:width]


def play_world(glimpse: Glimpse, rng: Rng, candidates: list[Candidate]) -> None:
    """Imagine one world and try every candidate in it, with the same luck."""
    game = glimpse.game
    brain = game.brain
    world = glimpse.imagine(rng)
    luck: i64 = rng.next32()
    for candidate in candidates:
        state = world.copy()
        state.take(glimpse.seat, candidate.action)
        play_out(brain, state, Rng(luck), Rng(luck + 1), brain.clock(world) + brain.horizon)
        candidate.margins += ahead(game, state, glimpse.seat)
        candidate.totals += (
            brain.evaluate(state, glimpse.seat) if len(state.agenda) > 0 else game.total(state, glimpse.seat) * 100
        )
        candidate.tries += 1


def ahead(game: Game, state: State, seat: i64) -> i64:
    """How far the seat is ahead of the best rival where a playout has stopped: for certain at the end, else as expected."""
    return game.brain.lead(state, seat) if len(state.agenda) > 0 else game.margin_of(state, seat)


def play_out(brain: Brain, state: State, luck: Rng, doubt: Rng, until: i64) -> None:
    """To the game's horizon or to the end, everybody playing nearly greedily.

    Chance has numbers of its own, so that it brings the same whatever the players choose between.
    """
    while len(state.agenda) > 0 and (brain.horizon == 0 or brain.clock(state) < until):
        who: i64 = state.actor()
        offer = state.offer(who)
        if who == CHANCE:
            state.take(who, offer[luck.pick(state.weights())])
        elif len(offer) > 1:
            state.take(who, brain.sketch(state, who, offer, doubt))
        else:
            state.take(who, offer[0])
