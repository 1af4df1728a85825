"""What is used in play, and whether it helps: for each thing, how often seats did it, and how they fared with and without.

A thing is named by an event and one of its facts: `fulfil.card` asks for every card that was fulfilled, `build` alone for
whether anything was built at all. A game counts for a thing if the thing was there: if any event of that game names it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cloudtop.core.entry import Entry
from cloudtop.core.errors import Mistake
from cloudtop.lab.stats import wilson
from cloudtop.table.match import Match


class Use(msgspec.Struct, frozen=True):
    """What one game says about usage: the things that were there, and for each seat how often it did what."""

    there: tuple[str, ...]
    done: tuple[dict[str, int], ...]


class UseRow(msgspec.Struct, frozen=True):
    """A line of the usage table. Rates are shares of wins, with their 95 % intervals."""

    thing: str
    seats: int  # seats that could have done it
    users: int
    times: int
    rate: float
    low: float
    high: float
    rate_without: float
    low_without: float
    high_without: float


def read_asked(text: str) -> list[tuple[str, str]]:
    """`fulfil.card,build` as pairs of an event and a fact; the fact may be empty."""
    pairs = [part.strip().partition(".") for part in text.split(",") if part.strip()]
    return [(event, fact) for event, dot, fact in pairs]


def check_asked(entry: Entry, asked: list[tuple[str, str]]) -> None:
    """Refuse what no game could ever show: an event that is not told, or a fact that it does not have."""
    events = {told.name: told for told in entry.events}
    for event, fact in asked:
        if event not in events:
            raise Mistake(f"{entry.title} tells no event '{event}'; it has {', '.join(sorted(events))}.")
        if fact and fact not in events[event].facts:
            facts = ", ".join(events[event].facts) or "none"
            raise Mistake(f"The event '{event}' of {entry.title} tells all no fact '{fact}'; it has {facts}.")


def use_of(match: Match, asked: Iterable[tuple[str, str]]) -> Use:
    """Which of the things asked for happened in a finished match, by seat."""
    wanted = list(asked)
    there = {event for event, fact in wanted if not fact}
    done: list[dict[str, int]] = [{} for seat in range(match.game.seats)]
    for move in match.log:
        for event in move.events:
            for name, fact in wanted:
                if fact and fact in event.facts:
                    there.add(f"{name}.{fact} {event.facts[fact]}")
                if event.name == name and event.seat >= 0 and (not fact or fact in event.facts):
                    thing = f"{name}.{fact} {event.facts[fact]}" if fact else name
                    done[event.seat][thing] = done[event.seat].get(thing, 0) + 1
    return Use(tuple(sorted(there)), tuple(done))


def usage_table(games: Iterable[tuple[Use, list[float]]]) -> list[UseRow]:
    """One row per thing; `games` are the uses and the seats' shares of the win."""
    counts: dict[str, list[float]] = {}  # seats, users, times, wins of users, wins of the others
    for use, wins in games:
        for thing in use.there:
            row = counts.setdefault(thing, [0.0] * 5)
            for done, win in zip(use.done, wins):
                times = done.get(thing, 0)
                row[0] += 1
                row[1] += times > 0
                row[2] += times
                row[3 if times else 4] += win
    return [_row(thing, *row) for thing, row in sorted(counts.items()) if row[1]]


def _row(thing: str, seats: float, users: float, times: float, won: float, won_without: float) -> UseRow:
    others = int(seats - users)
    low, high = wilson(won, int(users))
    low_without, high_without = wilson(won_without, others)
    return UseRow(
        thing, int(seats), int(users), int(times), won / users, low, high,
        won_without / others if others else 0.0, low_without, high_without,
    )  # fmt: skip
