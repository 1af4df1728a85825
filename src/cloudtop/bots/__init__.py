"""Players that are programs. They receive a glimpse, never the state."""

from cloudtop.bots.bot import Advice, Bot
from cloudtop.bots.ladder import LEVELS, greedy, level, make_bot, monte_carlo, random, taught

__all__ = ["Advice", "Bot", "LEVELS", "greedy", "level", "make_bot", "monte_carlo", "random", "taught"]
