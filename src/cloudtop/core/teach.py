"""Files of a game's `brain` folder: weights that were learned, and how the six levels play.

A file of weights is TOML: `[learned]` says what it was learned from, `[weights]` has hundredths of a point by the name of
a feature. One that was learned with more of a table's options than another fits it better.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.errors import BadContent
from cloudtop.core.game import Game
from cloudtop.core.level import LEVELS, USUAL, Level
from cloudtop.core.typed import convert
from cloudtop.core.value import FINE, Features, no_weights

HEAD = "# What bots of this game have learned, in hundredths of a point; `command` makes it again.\n"


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where weights come from."""

    game: str
    rules: str
    pack: str  # its label
    options: dict[str, Any]  # that were chosen for learning; tables with the same ones use it
    games: int
    seed: int
    command: str


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights."""

    learned: Learned
    weights: dict[str, int]


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level in a file; what is left out is as in `Level`."""

    players: list[int]  # tables that it is for
    level: int
    taught: bool = True
    playouts: int = 0
    width: int = 12
    overlook: int = 0
    noise: int = 0
    most: int = 500


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: list[Setting]


def teach(game: Game, folder: Path, weights: Path | str | None = None) -> Game:
    """The game with what bots know of it: from the files in `folder`, or with the weights of a file of one's own."""
    features = game.brain.features()
    found = best_fit(game, folder) if weights is None else read_weights(Path(weights))
    if weights is not None and (features is None or found is None or found.learned.game != game.slug):
        raise BadContent(f"The weights in {weights} are not of this game, {game.slug}.")
    if features is not None and found is not None:
        game.taught = game.brain.taught(features, table_of(features, found))
    if (folder / "levels.toml").exists():
        game.levels = levels_of(folder / "levels.toml", int(game.seats))
    return game


# --- weights ---


def best_fit(game: Game, folder: Path) -> Weights | None:
    """The weights that were learned with most of the options that this table has."""
    fitting = [found for found in map(read_weights, files(folder)) if fits(found, game)]
    return max(fitting, key=lambda found: len(found.learned.options), default=None)


def files(folder: Path) -> list[Path]:
    return sorted((folder / "weights").glob("*.toml"))


def fits(found: Weights, game: Game) -> bool:
    return all(game.options.get(name) == value for name, value in found.learned.options.items())


@lru_cache
def read_weights(path: Path) -> Weights:
    try:
        return convert(tomllib.loads(path.read_text("utf-8")), Weights)
    except OSError as e:
        raise BadContent(f"The weights in {path} cannot be read: {e.strerror or e}.") from None
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError, msgspec.ValidationError) as e:
        raise BadContent(f"{path} is not a file of weights as `cloudtop train` writes it: {e}.") from None


def table_of(features: Features, found: Weights) -> vec[i64]:
    """The weights by the numbers of their features."""
    table = no_weights(features)
    for name, weight in found.weights.items():
        entry = features.entry(name)
        if entry < 0 or not -LARGEST <= weight <= LARGEST:
            raise BadContent(f"'{name} = {weight}' is not a weight of {found.learned.game}; learn it again.")
        table[entry] = weight * FINE
    return table


LARGEST = 1_000_000  # hundredths


def weights_text(features: Features, learned: Learned, entries: Iterable[tuple[int, int]]) -> str:
    """A file of weights, given by number and fine weight; sorted by name, so that two of them can be compared."""
    lines = {features.name(entry): round_fine(weight) for entry, weight in entries}
    head = "".join(f"{name} = {toml_value(value)}\n" for name, value in msgspec.to_builtins(learned).items())
    body = "".join(f'"{name}" = {lines[name]}\n' for name in sorted(lines) if lines[name] != 0)
    return f"{HEAD}\n[learned]\n{head}\n[weights]\n{body}"


def round_fine(weight: int) -> int:
    return (weight + FINE // 2) // FINE


def toml_value(value: object) -> str:
    """Plain data as TOML in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml_value(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return msgspec.json.encode(value).decode()


# --- levels ---


def levels_of(path: Path, players: int) -> list[Level]:
    """The six levels for so many players; a later line of the file wins."""
    found = list(USUAL)
    for one in read_settings(path):
        if players in one.players:
            found[one.level - 1] = Level(one.taught, one.playouts, one.width, one.overlook, one.noise, one.most)
    return found


@lru_cache
def read_settings(path: Path) -> tuple[Setting, ...]:
    try:
        found = convert(tomllib.loads(path.read_text("utf-8")), Settings).level
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as e:
        raise BadContent(f"{path.name} does not describe levels: {e}.") from None
    for one in found:
        if not 1 <= one.level <= LEVELS:
            raise BadContent(f"{path.name} has a level {one.level}; they are 1 to {LEVELS}.")
    return tuple(found)
