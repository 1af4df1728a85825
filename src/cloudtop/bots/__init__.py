"""Players that are programs. They receive a glimpse, never the state."""

from cloudtop.bots.bot import Advice, Bot
from cloudtop.bots.ladder import LEVELS, greedy, make_bot, monte_carlo, random

__all__ = ["Advice", "Bot", "LEVELS", "greedy", "make_bot", "monte_carlo", "random"]
