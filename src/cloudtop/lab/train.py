"""Learning by self-play: a course of games, and the file of weights that comes out.

The same course gives the same file on every machine: all of it is whole numbers and one stream of luck.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from cloudtop.bots.self_play import Learner
from cloudtop.core.errors import Mistake
from cloudtop.core.game import Game
from cloudtop.core.options import PLAYERS
from cloudtop.core.teach import Learned, files, read_weights, toml_value, weights_text
from cloudtop.core.value import Features
from cloudtop.games import entry
from cloudtop.games import game as make_game

GAMES = 20_000  # of a course that nobody has set
SHOWN = 20  # parts of a course, after each of which it is told how it goes
SELDOM = 8  # a feature that was met fewer times is not worth a line
MOST_GAMES = 100_000_000


class Course(msgspec.Struct, frozen=True):
    """What to learn, and from how many games; 0: as many as the weights that we have were learned from, and their seed."""

    game: str
    options: dict[str, Any]  # those that were chosen; all tables with the same ones use what is learned
    pack: str = ""
    games: int = 0
    seed: int = 0


def whole(course: Course) -> Course:
    """The course with nothing left open: a mistake of whoever asks for it is found here."""
    game = make_game(course.game, pack=course.pack or None, **course.options)
    course = msgspec.structs.replace(course, options={PLAYERS: game.seats, **course.options})
    features_of(game)
    known = [read_weights(path).learned for path in files(entry(course.game).folder / "brain")]
    before = next((one for one in known if one.options == course.options), None)
    games, seed = course.games or (before.games if before else GAMES), course.seed or (before.seed if before else 1)
    if not 1 <= games <= MOST_GAMES or seed < 1:
        raise Mistake(f"Learn from 1 to {MOST_GAMES:,} games, with a seed of 1 or more.")
    return msgspec.structs.replace(course, games=games, seed=seed)


def features_of(game: Game) -> Features:
    found = game.brain.features()
    if found is None:
        raise Mistake(f"Bots of {game.slug} learn nothing: it has no brain/features.py (docs/bots.md).")
    return found


def home_of(course: Course) -> Path:
    """Where the weights of a course lie in the package."""
    others = [f"{name}-{plain_name(value)}" for name, value in course.options.items() if name != PLAYERS]
    return (
        entry(course.game).folder / "brain" / "weights" / ("-".join([str(course.options[PLAYERS]), *others]) + ".toml")
    )


def plain_name(value: object) -> str:
    return "".join(c if c.isalnum() else "_" for c in str(value).lower())


def train(course: Course, progress: Callable[[int, float], None] | None = None) -> str:
    """The file of weights; `progress` hears how many games are played, and what a seat made on average in the last ones."""
    game = make_game(course.game, pack=course.pack or None, **course.options)
    learner = Learner(game, features_of(game), course.seed)
    part = max(1, course.games // SHOWN)
    while learner.played < course.games:
        more = min(part, course.games - learner.played)
        learner.total = 0
        learner.learn(more)
        if progress is not None:
            progress(learner.played, learner.total / 100 / more / game.seats)
    return weights_text(learner.features, learned(course, game), entries(learner))


def entries(learner: Learner) -> list[tuple[int, int]]:
    return [(entry, weight) for entry, (weight, met) in enumerate(zip(learner.weights, learner.met)) if met >= SELDOM]


def learned(course: Course, game: Game) -> Learned:
    settings = "".join(f" --set {name}={setting(value)}" for name, value in course.options.items() if name != PLAYERS)
    pack = f" --pack {Path(course.pack).name}" if course.pack else ""
    command = f"cloudtop train {course.game} --players {game.seats}{settings}{pack} --games {course.games} --seed {course.seed}"
    return Learned(game.slug, game.rules, game.pack.label, course.options, course.games, course.seed, command)


def setting(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else toml_value(value).strip('"')
