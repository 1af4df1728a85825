"""The six levels: each game says how strong they are; what is weak about a weak one is the same everywhere.

It thinks less far, it overlooks possibilities, and it does not tell apart what is nearly as good. It never plays what is
much worse than the best.
"""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.bots.bot import Advice, Adviser, by_worth
from cloudtop.bots.monte_carlo import MonteCarloBot
from cloudtop.core.chance import Rng
from cloudtop.core.glimpse import Glimpse
from cloudtop.core.level import Level


class LevelBot(Adviser):
    def __init__(self, number: int) -> None:
        super().__init__(f"level:{number}")
        self.number = number  # 1 to 6

    def advise(self, glimpse: Glimpse, rng: Rng) -> list[Advice]:
        level = glimpse.game.levels[self.number - 1]
        return loosely(considered(level, glimpse, rng), level, rng)


def considered(level: Level, glimpse: Glimpse, rng: Rng) -> list[Advice]:
    """What a level would play if it were careful, best first."""
    if level.playouts > 0:
        return MonteCarloBot(level.playouts, 0.0, level.width, level.taught).advise(glimpse, rng)
    brain = glimpse.game.taught if level.taught else glimpse.game.brain
    first: list[Advice] = []
    for plan in brain.plans(glimpse.imagine(rng), glimpse.seat, glimpse.offer()):
        first.append(Advice(plan.actions[0], plan.worth, 0))
    out: list[Advice] = []
    for advice in by_worth(first, rng):
        if advice.action not in [known.action for known in out]:
            out.append(advice)
    return out


def loosely(advice: list[Advice], level: Level, rng: Rng) -> list[Advice]:
    """The same with something overlooked, and with any of those first that look nearly as good as the best that is left."""
    if level.overlook == 0 and level.noise == 0:
        return advice
    best: i64 = advice[0].worth
    seen: list[Advice] = []
    for one in advice:
        if rng.below(100) >= level.overlook and best - one.worth <= level.most:
            seen.append(one)
    if len(seen) == 0:
        return advice
    near: i64 = 0
    while near < len(seen) and seen[0].worth - seen[near].worth <= level.noise:
        near += 1
    taken = seen[rng.below(near)]
    return [taken] + [one for one in advice if one.action != taken.action]
