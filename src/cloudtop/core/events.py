"""What a game may tell: every kind of event, declared once, with the types of its facts.

Texts, page, terminal and lab are checked against this table, and a law compares what is told with what has changed:
facts that are amounts name the thing (`Game.things`) that they add to a seat's purse or take from it.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

# How much an event matters.
QUIET: Final = 0  # the picture tells it already
PLAIN: Final = 1  # a line in the log
NEWS: Final = 2  # a consequence: told even to whoever caused it
FELT: Final = 3  # it happens to a seat by another's move, and must not be missed
Weight = Literal["quiet", "plain", "news", "felt"]
WEIGHTS: Final[tuple[Weight, ...]] = get_args(Weight)

# What an event may open; log, chart, replays and the lab go by it.
Opening = Literal["game", "round", "turn"]
GAME: Final[Opening] = "game"  # its seat begins
ROUND: Final[Opening] = "round"  # the round in its fact `round` begins
TURN: Final[Opening] = "turn"  # a turn of its seat begins, in the round of its fact `round`
OPENINGS: Final = (GAME, ROUND, TURN)

# Types of facts that are no amounts.
NUMBER: Final = "number"
NAME: Final = "name"  # a word of the game, such as a tile
NAMES: Final = "names"  # several of them with spaces between
SEAT: Final = "seat"  # a letter


def gained(thing: str = "") -> str:
    """A number of things that the seat gets; without a thing a list of things, such as `yellow yellow`."""
    return f"+{thing}"


def paid(thing: str = "") -> str:
    """A number of things that the seat loses, or a list of them."""
    return f"-{thing}"


def handed(to: str) -> str:
    """A list of things that the seat gives to the one in the fact `to`."""
    return f">{to}"


class Told:
    """One kind of event: its name, the rules it may come from, its facts and their types, and how much it matters."""

    def __init__(
        self,
        name: str,
        rules: str,
        facts: dict[str, str] | None = None,
        *,
        secret: dict[str, str] | None = None,
        change: dict[str, int] | None = None,
        weight: int = PLAIN,
        opens: Opening | None = None,
    ) -> None:
        self.name = name
        self.rules = rules.split()
        self.facts = facts or {}
        self.secret = secret or {}
        self.change = change or {}  # what the seat gets (or loses) each time, by thing
        self.weight = weight
        self.opens = opens  # what it begins, if anything

    def __repr__(self) -> str:
        secret = f", secret={self.secret!r}" if self.secret else ""
        return f"Told({self.name!r}, {' '.join(self.rules)!r}, {self.facts!r}{secret})"

    def types(self) -> dict[str, str]:
        return {**self.facts, **self.secret}


def amounts(told: Told, seat: int, facts: dict[str, object], things: tuple[str, ...]) -> dict[tuple[int, str], int]:
    """What an event says that each purse has got or lost, by seat and thing."""
    out = {(seat, thing): count for thing, count in told.change.items()}
    for name, kind in told.types().items():
        if kind[0] not in "+->" or name not in facts:
            continue
        value = facts[name]
        listed = [word for word in str(value).split() if word in things] if isinstance(value, str) else []
        found = (
            {thing: listed.count(thing) for thing in listed} if kind[0] == ">" or len(kind) == 1 else {kind[1:]: value}
        )
        for thing, count in found.items():
            assert isinstance(count, int)
            out[seat, thing] = out.get((seat, thing), 0) + (count if kind[0] == "+" else -count)
            if kind[0] == ">":
                other = "ABCDEFGH".index(str(facts[kind[1:]]))
                out[other, thing] = out.get((other, thing), 0) + count
    return {place: count for place, count in out.items() if count}
