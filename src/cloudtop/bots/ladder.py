"""The bots by name, from weak to strong."""

from __future__ import annotations

from cloudtop.bots.bot import Bot, GreedyBot, RandomBot
from cloudtop.bots.monte_carlo import MonteCarloBot
from cloudtop.core.errors import Mistake

LEVELS = ("random", "greedy", "monte_carlo")


def random() -> Bot:
    """Plays any offered action."""
    return RandomBot()


def greedy() -> Bot:
    """Plays what the evaluation likes best after one ply."""
    return GreedyBot()


def monte_carlo(iterations: int = 400, seconds: float = 0.0) -> Bot:
    """Plays what ends best in imagined worlds; the budget of a decision is in playouts, or in seconds."""
    if iterations < 1 or seconds < 0:
        raise Mistake("A budget is at least 1 iteration, or more than 0 seconds.")
    return MonteCarloBot(iterations, seconds)


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
            return monte_carlo(seconds=float(budget[:-1]))
        return monte_carlo(int(budget)) if budget else monte_carlo()
    except ValueError:
        raise Mistake(f"'{budget}' is not a budget; write 800 for playouts or 0.1s for seconds.") from None
