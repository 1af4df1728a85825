"""Twins: two games that one viewer cannot tell apart, because they differ only in what that viewer has not seen."""

from __future__ import annotations

import random

import cloudtop as ct
from cloudtop.core.game import seat_number
from cloudtop.core.zones import kind_of, knows, seen_by
from cloudtop.games.cloudcity.geometry import KIND_NAMES
from cloudtop.games.cloudcity.state import CloudCityState, own

Card = tuple[str, int, int]  # the tile, the mask of the seats that have seen it, the line that brought it


class Hands:
    """Follows which line of a record brought each tile of a hand."""

    def __init__(self, seats: int) -> None:
        self.cards: list[list[Card]] = [[] for _ in range(seats)]
        self.chosen: tuple[int, Card, int] | None = None  # owner, tile and line of a choice that is not laid yet

    def note(self, number: int, line: str, events: list[ct.Event]) -> None:
        who, verb, *words = line.split()
        for event in events:
            if event.name in ("deal", "draw-pile"):
                self.cards[event.seat].append((str(event.secret["tile"]), event.seen_by, number))
            elif event.name == "draw":
                self.cards[event.seat].append((str(event.facts["tile"]), (1 << len(self.cards)) - 1, number))
        if verb == "choose":
            owner = seat_number(who)
            # Of two alike, the one that more people have seen is laid.
            card = max((c for c in self.cards[owner] if c[0] == words[0]), key=lambda c: c[1])
            self.chosen = owner, card, number
        elif verb == "place" and self.chosen is not None:
            owner, card, _ = self.chosen
            self.cards[owner].remove(card)
            self.chosen = None


def sees(mask: int, eyes: int, seats: int) -> bool:
    return bool(mask >> eyes & 1) if eyes >= 0 else mask == (1 << seats) - 1


def redeal(match: ct.Match, eyes: int, luck: random.Random) -> list[str]:
    """The lines of the match with everything that `eyes` have not seen dealt anew; the rest as it was."""
    lines, hands = match.record().lines, Hands(match.game.seats)
    for number, (line, move) in enumerate(zip(lines, match.log)):
        hands.note(number, line, move.events)
    hidden = [card for held in hands.cards for card in held if not sees(card[1], eyes, match.game.seats)]
    check_hidden(match, eyes, hidden)
    heap = [tile for tile, _, _ in hidden]
    heap += [KIND_NAMES[kind] for kind, count in enumerate(own(match.state).pile.count) for _ in range(count)]
    luck.shuffle(heap)
    for (tile, mask, number), new in zip(hidden, heap):
        lines[number] = f"chance tile {new}"
        if hands.chosen is not None and hands.chosen[1] == (tile, mask, number):
            who = lines[hands.chosen[2]].split()[0]
            lines[hands.chosen[2]] = f"{who} choose {new}"
    return lines


def check_hidden(match: ct.Match, eyes: int, hidden: list[Card]) -> None:
    """The tiles found in the record are those that the table really hides."""
    state: CloudCityState = own(match.state)
    real = [
        KIND_NAMES[kind_of(c)]
        for city in state.cities
        for c in city.hand
        if not (knows(c, eyes) if eyes >= 0 else seen_by(c) == (1 << state.seats) - 1)
    ]
    assert sorted(tile for tile, _, _ in hidden) == sorted(real)
