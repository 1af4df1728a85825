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
from cloudtop.core.brain import Brain, Plan
from cloudtop.core.chance import Rng
from cloudtop.core.game import Game
from cloudtop.core.glimpse import Glimpse
from cloudtop.core.state import State

PLAYOUTS: Final = 5  # that a candidate should get at least, so that few playouts are spent on few candidates


class Candidate:
    """An offered action under test, with those that follow it in one thought."""

    def __init__(self, plan: Plan, prior: i64) -> None:
        self.plan: Plan = plan
        self.action: i64 = plan.actions[0]
        self.prior: i64 = plan.worth  # what the evaluation says of it ...
        self.weight: i64 = prior  # ... and how many playouts that counts for
        self.margins: i64 = 0  # sum over its playouts: hundredths ahead of the best rival
        self.totals: i64 = (
            0  # sum over its playouts: hundredths that the seat has, or is expected to have, where they stop
        )
        self.tries: i64 = 0

    def mean(self) -> float:
        """The mean margin, with the evaluation's opinion counted as a few playouts: what the choice goes by."""
        return (
            float(self.margins + self.weight * self.prior) / float(self.tries + self.weight) if self.tries > 0 else -1e9
        )

    def expected(self) -> int:
        """The mean of what the playouts bring, in hundredths: what a person is told."""
        return int(self.totals // self.tries) if self.tries > 0 else int(self.prior)


class MonteCarloBot(Adviser):
    """Budget: `iterations` playouts a decision, or `seconds` if that is given. It may use what was learned by self-play."""

    def __init__(self, iterations: int = 400, seconds: float = 0.0, width: int = 12, taught: bool = False) -> None:
        kind = "taught" if taught else "monte_carlo"
        super().__init__(f"{kind}:{seconds:g}s" if seconds > 0.0 else f"{kind}:{iterations}")
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.width: i64 = width  # how many of the best-looking actions are played out
        self.taught = taught

    def advise(self, glimpse: Glimpse, rng: Rng) -> list[Advice]:
        offer = glimpse.offer()
        if len(offer) == 1:
            return [Advice(offer[0], 0, 0)]
        brain = glimpse.game.taught if self.taught else glimpse.game.brain
        width: i64 = self.width if self.seconds > 0.0 else max(2, min(self.width, self.iterations // PLAYOUTS))
        candidates = shortlist(brain, glimpse, offer, rng, width)
        if len(candidates) > 1:
            self.search(brain, glimpse, rng, candidates)
        candidates.sort(key=lambda c: (-c.tries, -c.mean(), -c.prior, c.action))
        return advice_of(candidates)

    def search(self, brain: Brain, glimpse: Glimpse, rng: Rng, candidates: list[Candidate]) -> None:
        """Sequential halving: each stage has an equal share of the budget, the next one half of the candidates."""
        begun = time.perf_counter()
        alive = candidates[:]
        stages: i64 = stages_for(len(candidates))
        played: i64 = 0
        stage: i64
        for stage in range(1, stages + 1):
            while played == 0 or self.has_budget(begun, played + len(alive), stage, stages):
                play_world(brain, glimpse, rng, alive)
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


def shortlist(brain: Brain, glimpse: Glimpse, offer: vec[i64], rng: Rng, width: i64) -> list[Candidate]:
    """The actions that the evaluation likes best."""
    found = [Candidate(plan, brain.prior) for plan in brain.plans(glimpse.imagine(rng), glimpse.seat, offer)]
    found.sort(key=lambda c: (-c.prior, c.action))
    return found[:width]


def advice_of(candidates: list[Candidate]) -> list[Advice]:
    """Each action once: of several plans that begin with it the first counts."""
    out: list[Advice] = []
    for candidate in candidates:
        told = False
        for advice in out:
            told = told or advice.action == candidate.action
        if not told:
            out.append(Advice(candidate.action, candidate.expected(), candidate.tries))
    return out


def play_world(brain: Brain, glimpse: Glimpse, rng: Rng, candidates: list[Candidate]) -> None:
    """Imagine one world and try every candidate in it, with the same luck."""
    game = glimpse.game
    seat: i64 = glimpse.seat
    world = glimpse.imagine(rng)
    luck: i64 = rng.next32()
    for candidate in candidates:
        state = world.copy()
        for action in candidate.plan.actions:
            state.take(seat, action)
        brain.play_out(state, seat, Rng(luck), Rng(luck + 1), brain.clock(world) + brain.horizon)
        candidate.margins += ahead(game, brain, state, seat)
        candidate.totals += brain.evaluate(state, seat) if len(state.agenda) > 0 else game.total(state, seat) * 100
        candidate.tries += 1


def ahead(game: Game, brain: Brain, state: State, seat: i64) -> i64:
    """How far the seat is ahead of the best rival where a playout has stopped: for certain at the end, else as expected."""
    return brain.lead(state, seat) if len(state.agenda) > 0 else game.margin_of(state, seat)
