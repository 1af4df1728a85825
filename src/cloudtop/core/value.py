"""A learned value: one whole number for each feature of a position, named in the game's own words.

What a seat may expect in the end is what the table shows for certain, and the sum of the weights of the features that it
has. All of it is whole numbers, so the same games teach the same weights on every machine and in both builds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cloudtop.core.state import State

FINE: Final = 1024  # parts of a hundredth of a point that a weight is counted in; files have whole hundredths
TRACE: Final = 70
QUICK: Final = 4
SLOW: Final = 400
GROWN: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """What a game's value looks at. An entry is the number of a feature, from 0 to `size` - 1.

    How it learns: of an error a feature takes one in `quick` parts when it is new, one in `slow` when it is well known, and
    after each `grown` times that it was met one in one more between them. All active ones share it.
    """

    def __init__(self, size: int, trace: int = TRACE, quick: int = QUICK, slow: int = SLOW, grown: int = GROWN) -> None:
        self.size: i64 = size
        self.trace: i64 = trace  # lambda: percent of what came later that counts, not what was foreseen a moment later
        self.quick: i64 = quick
        self.slow: i64 = slow
        self.grown: i64 = grown

    @abstractmethod
    def name(self, entry: int) -> str:
        """The feature in words of the game; each has another."""

    @abstractmethod
    def entry(self, name: str) -> int:
        """The number of a feature by its name, or -1."""

    @abstractmethod
    def active(self, state: State, seat: i64) -> vec[i64]:
        """The features that a seat has now: an entry and how often it counts, the next entry, and so on."""

    @abstractmethod
    def outcome(self, state: State, seat: i64) -> i64:
        """Of a finished game: the hundredths of a point that were to be foretold."""

    def known(self, state: State, seat: i64) -> i64:
        """Hundredths of a point that are expected without having been learned; the features add to it."""
        return 0

    def moment(self, state: State, seat: i64) -> i64:
        """The moments of a game that it learns from, counted upwards; less than 0: the seat learns nothing here.

        Asked whenever the seat is to decide; of one moment the first position counts.
        """
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedFeatures(Features):
    """A few features, listed by their names."""

    def __init__(
        self, names: list[str], trace: int = TRACE, quick: int = QUICK, slow: int = SLOW, grown: int = GROWN
    ) -> None:
        super().__init__(len(names), trace, quick, slow, grown)
        self.names = names

    def name(self, entry: int) -> str:
        return self.names[entry]

    def entry(self, name: str) -> int:
        return self.names.index(name) if name in self.names else -1


def no_weights(features: Features) -> vec[i64]:
    """Weights of who has learned nothing."""
    return vec[i64]([0] * int(features.size))


def worth_of(active: vec[i64], weights: vec[i64]) -> i64:
    """The sum of the weights of active features, in fine parts."""
    total: i64 = 0
    i: i64 = 0
    while i < len(active):
        total += weights[active[i]] * active[i + 1]
        i += 2
    return total


def value_of(features: Features, weights: vec[i64], state: State, seat: i64) -> i64:
    """What a seat may expect in the end, in hundredths of a point."""
    return features.known(state, seat) + worth_of(features.active(state, seat), weights) // FINE


def add_active(active: vec[i64], entry: i64, count: i64) -> vec[i64]:
    """Note a feature, if it counts."""
    return append(append(active, entry), count) if count != 0 else active
