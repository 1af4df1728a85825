"""Chapters of the campaign on a test table.

`chapter("v1-5b")` is round 1 of a chapter after a log book (log_books.py), A first from the next round on. `book(t)` goes to
the next book of the round track, where nobody acts; whoever is asked votes as told.
"""

from __future__ import annotations

from typing import Any

from cloudtop.core.state import Event, Journal
from cloudtop.games.cloudage.actions import PROJECT_NAMES
from tests.cloudage.kit import Table, begin, new
from tests.cloudage.log_books import before
from tests.kit.packs import frozen

WHERE = {  # by story card: the chapter of both editions, and the votes that lead to it, one for each book
    11: ("v1-1", "v2-1", []), 12: ("v1-1", "v2-1", [12]), 13: ("v1-1", "v2-1", [13]),
    15: ("v1-2", "", []), 16: ("v1-2", "", [16]), 17: ("v1-2", "", [17]),
    20: ("v1-3", "v2-2", []), 21: ("v1-3", "v2-2", [21]), 22: ("v1-3", "v2-2", [22]),
    25: ("v1-4", "v2-3", []), 26: ("v1-4", "v2-3", [26]), 27: ("v1-4", "v2-3", [27]), 28: ("v1-4", "v2-3", [26, 0]),
    30: ("v1-5a", "v2-4a", []), 31: ("v1-5a", "v2-4a", [31]), 32: ("v1-5a", "v2-4a", [32]),
    35: ("v1-5b", "v2-4b", []), 36: ("v1-5b", "v2-4b", [36]), 37: ("v1-5b", "v2-4b", [37]),
    40: ("v1-6", "v2-5", []), 41: ("v1-6", "v2-5", [41]), 42: ("v1-6", "v2-5", [42]),
    45: ("v1-7", "v2-6", []), 46: ("v1-7", "v2-6", []), 47: ("v1-7", "v2-6", [47]), 48: ("v1-7", "v2-6", [48]),
}  # fmt: skip


def options_of(name: str, players: int = 2, **changes: Any) -> dict[str, Any]:
    """The options of a chapter such as v1-5b."""
    edition = name.partition("-")[0]
    first = "" if name in ("v1-5b", "v2-4b") or players == 1 else "ABCD"[players - 1]
    return {
        "players": players,
        "scenario": 1,
        "edition": edition,
        "campaign": before(name, players, **changes),
        "missions": "edition",
        "first": first,
    }


def laid(name: str, players: int = 2, **changes: Any) -> Table:
    """A chapter before its set-up."""
    return new(**options_of(name, players, **changes))


def chapter(name: str, players: int = 2, **changes: Any) -> Table:
    """Round 1 of a chapter, nothing in hand; its story card has been read."""
    return begin(**options_of(name, players, **changes))


def book(t: Table, *votes: int) -> Table:
    """The next book of the track, where nobody acts; then whoever is asked votes."""
    later = [number for number in t.view()["book"]["rounds"] if number > t.state.round]
    t.begin_round(later[0])
    while t.step() == "BookAction":
        t.do("skip")
    return vote(settle(t), *votes)


def settle(t: Table) -> Table:
    """Mission cards are dealt and laid, tiles are drawn, nothing is dismantled: whatever comes first."""
    while t.step() in ("DealMission", "CoverMission", "DrawTile", "Dismantle"):
        t.do(t.offer()[0])
    return t


def vote(t: Table, *votes: int) -> Table:
    """A, B, C and D vote so, the last one for all who are left; without votes nobody does."""
    if t.step() == "Vote" and votes:
        for seat in range(t.state.seats):
            choice = votes[min(seat, len(votes) - 1)]
            t.state.apply(seat, t.game.vocabulary.code(f"vote {choice}"))
    return t


def at(card: int, edition: str = "v1", players: int = 2, **changes: Any) -> Table:
    """A table where this story card was just read, its front up, and what it demands is done."""
    first, second, votes = WHERE[card]
    name = first if edition == "v1" else second
    if card == 45:
        changes |= weakened("6" if edition == "v1" else "5")
    t = chapter(name, players, **changes)
    for choice in votes:
        book(t, *([choice] if choice else []))
    return settle(t)


def weakened(label: str) -> dict[str, Any]:
    """The chapter of card 40 in the log book, its goal reached."""
    return {f"read_{label}": [40, 41, 43], f"removed_{label}": "L8 L9"}


def through(t: Table) -> Table:
    """All books of a chapter, the first choice taken each time: the way that WAYS tells."""
    for _ in range(3):
        book(t)
        while t.step() == "Vote":
            settle(vote(t, campaign(t)["decision"]["choices"][0]))
    return t


def over(t: Table, *points: int) -> Table:
    """The end of the chapter, with so many points of A, B, C and D whatever lies on the table."""
    for seat, want in zip("ABCD", points):
        t.scored(seat, t.has(seat)["points"] + want - t.total(seat))
    return t.ask("Epilogue")


def last_row(t: Table) -> dict[str, Any]:
    """The chapter in the log book of the next game."""
    return dict(t.game.sequel(t.state)["campaign"][-1])


def numbers(t: Table) -> set[int]:
    """The numbers of the project cards in the pile."""
    of = {row["name"]: row["number"] for row in frozen("cloudage").rows["project"]}
    return {of[PROJECT_NAMES[kind]] for kind, count in enumerate(t.state.pile.count) if count}


def campaign(t: Table, seat: str = "A") -> dict[str, Any]:
    """What a seat sees of the campaign."""
    return dict(t.view(seat)["campaign"])


def events(t: Table, *lines: str) -> list[Event]:
    """What these moves tell."""
    t.state.journal = Journal()
    t.do(*lines)
    told, t.state.journal = t.state.journal.events, None
    return told


def told(t: Table, *lines: str) -> list[tuple[str, dict[str, object]]]:
    """The same, by name, as everybody hears it."""
    return [(event.name, event.facts) for event in events(t, *lines)]
