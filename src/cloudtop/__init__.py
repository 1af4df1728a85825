"""Cloudtop: modern board games played above the clouds.

>>> import cloudtop as ct
>>> game = ct.game("cloudcity", players=3)
>>> match = ct.Match(game, seats=[ct.bots.greedy(), ct.bots.random(), ct.bots.random()], seed=7)
>>> match.play().over
True
"""

from cloudtop import bots
from cloudtop.core import game as game_module
from cloudtop.core.chance import CHANCE, NOBODY, SPECTATOR, Rng
from cloudtop.core.content import Pack
from cloudtop.core.errors import (
    BadContent,
    BadOptions,
    BadRecord,
    Corrupt,
    Mistake,
    NotAnAction,
    NotASeat,
    NotLegal,
    NotYourTurn,
)
from cloudtop.core.game import Game, Placing, ScoreLine, perft, play_randomly, run_games
from cloudtop.core.glimpse import Glimpse
from cloudtop.core.rulebook import Rule
from cloudtop.core.state import Event, State
from cloudtop.games import GAMES, game, read_pack, rule
from cloudtop.table.advice import Hint, advise
from cloudtop.table.campaign import Campaign
from cloudtop.table.lesson import Guide, Lesson, lesson
from cloudtop.table.luck import verify
from cloudtop.table.match import Match
from cloudtop.table.position import position
from cloudtop.table.question import Question
from cloudtop.table.record import Record, load_record, parse_record
from cloudtop.table.resume import open_record, resume
from cloudtop.table.review import Review, review
from cloudtop.table.series import Series, open_series, series_of
from cloudtop.table.why import Why

__version__ = "0.4.0"


def build() -> str:
    """Which build this is: `compiled`, or `interpreted` (the same games, slower)."""
    return "interpreted" if str(game_module.__file__).endswith(".py") else "compiled"


__all__ = [
    "BadContent", "BadOptions", "BadRecord", "CHANCE", "Campaign", "Corrupt", "Event", "GAMES", "Game", "Glimpse", "Guide", "Hint",
    "Lesson", "Match", "Mistake", "NOBODY", "NotASeat", "NotAnAction", "NotLegal", "NotYourTurn", "Pack", "Placing",
    "Question", "Record", "Review", "Rng", "Rule", "SPECTATOR", "ScoreLine", "Series", "State", "Why", "advise", "bots", "build",
    "game", "lesson", "load_record", "open_record", "open_series", "parse_record", "perft", "play_randomly", "position",
    "read_pack", "resume", "review", "rule", "run_games", "series_of", "verify",
]  # fmt: skip
