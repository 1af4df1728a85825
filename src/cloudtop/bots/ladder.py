"""The bots by name, from weak to strong."""

from __future__ import annotations

from cloudtop.bots.bot import Bot, GreedyBot, RandomBot
from cloudtop.bots.level import LevelBot
from cloudtop.bots.monte_carlo import MonteCarloBot
from cloudtop.core.errors import Mistake
from cloudtop.core.level import LEVELS as HIGHEST

MOST_PLAYOUTS = 10_000_000
MOST_SECONDS = 3600
LEVELS = ("random", "greedy", "monte_carlo", "taught", "level")


def random() -> Bot:
    """Plays any offered action."""
    return RandomBot()


def greedy() -> Bot:
    """Plays what the evaluation likes best after one ply."""
    return GreedyBot()


def monte_carlo(iterations: int = 400, seconds: float = 0.0) -> Bot:
    """Plays what ends best in imagined worlds; the budget of a decision is in playouts, or in seconds."""
    return _searching(iterations, seconds, False)


def taught(iterations: int = 400, seconds: float = 0.0) -> Bot:
    """The same with what was learned by self-play: the strongest there is."""
    return _searching(iterations, seconds, True)


def level(number: int) -> Bot:
    """One of the six opponents that each game has, 1 for newcomers to 6."""
    if not 1 <= number <= HIGHEST:
        raise Mistake(f"There is no level {number}; write level:1 to level:{HIGHEST}.")
    return LevelBot(number)


def _searching(iterations: int, seconds: float, taught: bool) -> Bot:
    if not 1 <= iterations <= MOST_PLAYOUTS or not 0 <= seconds <= MOST_SECONDS:
        raise Mistake(f"A budget is 1 to {MOST_PLAYOUTS:,} playouts, or up to {MOST_SECONDS:,} seconds, a decision.")
    return MonteCarloBot(iterations, seconds, taught=taught)


def simpler(text: str) -> str:
    """The bot that steps in where this one fails; below random there is none."""
    return "random" if text in ("greedy", "random") else "greedy"


def make_bot(text: str) -> Bot:
    """A bot from its name and budget: `level:3`, `greedy`, `taught`, `taught:800` (playouts), `monte_carlo:0.1s`."""
    name, _, budget = text.partition(":")
    if name not in LEVELS or (budget and name in ("random", "greedy")):
        raise Mistake(
            f"'{text}' is not a bot; the bots are {', '.join(LEVELS)} (level:1 to level:{HIGHEST}, taught:0.1s)."
        )
    if name == "random":
        return random()
    if name == "greedy":
        return greedy()
    if name == "level":
        if budget and (not budget.isdecimal() or len(budget) > 2):
            raise Mistake(f"'{text}' is not a level; write level:1 to level:{HIGHEST}.")
        return level(int(budget or HIGHEST))
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            return _searching(400, seconds if seconds > 0 else -1.0, name == "taught")
        return _searching(int(budget) if budget else 400, 0.0, name == "taught")
    except ValueError:
        raise Mistake(f"'{budget}' is not a budget; write 800 for playouts or 0.1s for seconds.") from None
