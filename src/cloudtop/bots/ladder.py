"""The bots by name, from weak to strong."""

from __future__ import annotations

from cloudtop.bots.bot import Bot, GreedyBot, RandomBot
from cloudtop.bots.monte_carlo import MonteCarloBot
from cloudtop.core.errors import Mistake

MOST_PLAYOUTS = 10_000_000
MOST_SECONDS = 3600
LEVELS = ("random", "greedy", "monte_carlo")


def random() -> Bot:
    """Plays any offered action."""
    return RandomBot()


def greedy() -> Bot:
    """Plays what the evaluation likes best after one ply."""
    return GreedyBot()


def monte_carlo(iterations: int = 400, seconds: float = 0.0) -> Bot:
    """Plays what ends best in imagined worlds; the budget of a decision is in playouts, or in seconds."""
    if not 1 <= iterations <= MOST_PLAYOUTS or not 0 <= seconds <= MOST_SECONDS:
        raise Mistake(f"A budget is 1 to {MOST_PLAYOUTS:,} playouts, or up to {MOST_SECONDS:,} seconds, a decision.")
    return MonteCarloBot(iterations, seconds)


def simpler(text: str) -> str:
    """The bot that steps in where this one fails; below random there is none."""
    return LEVELS[max(0, LEVELS.index(text.partition(":")[0]) - 1)]


def make_bot(text: str) -> Bot:
    """A bot from its name and budget: `greedy`, `monte_carlo`, `monte_carlo:800` (playouts), `monte_carlo:0.1s`."""
    name, _, budget = text.partition(":")
    if name not in LEVELS or (budget and name != "monte_carlo"):
        raise Mistake(f"'{text}' is not a bot; the bots are {', '.join(LEVELS)} (with a budget: monte_carlo:0.1s).")
    if name == "random":
        return random()
    if name == "greedy":
        return greedy()
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            return monte_carlo(seconds=seconds if seconds > 0 else -1.0)
        return monte_carlo(int(budget)) if budget else monte_carlo()
    except ValueError:
        raise Mistake(f"'{budget}' is not a budget; write 800 for playouts or 0.1s for seconds.") from None
