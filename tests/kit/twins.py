"""Twins: two games that one viewer cannot tell apart, made without asking the game what is hidden.

A game is played and it is kept what everybody was told. Then an outcome of chance (or a secret decision of another seat)
is changed, and the game goes on as before: a twin is found if the viewer is told exactly the same all along.
"""

from __future__ import annotations

import random
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.game import Game, seat_name
from cloudtop.core.state import Event, Journal, State, Step
from cloudtop.core.zones import HIDDEN, PUBLIC, card, kind_of, seen_by

Told = list[tuple[str, int, str, dict[str, object]]]
TRIES = 12  # changes that are tried to find one that nobody notices
OTHERS = 4  # other decisions that are tried where the old one is no longer offered


def told(events: list[Event], eyes: int) -> Told:
    """What somebody was told."""
    return [(e.name, e.seat, e.rule, e.told_to(eyes)) for e in events]


def after(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """The table after an action, and what was told of it."""
    other = state.copy()
    other.journal = Journal()
    other.apply(seat, action)
    events = other.journal.events
    other.journal = None
    return other, events


class Past:
    """A game as it went: every state, and every move with what was told of it."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.states = [state]
        self.moves: list[tuple[int, int, list[Event]]] = []

    @property
    def now(self) -> State:
        return self.states[-1]

    def play(self, seat: int, action: int) -> None:
        state, events = after(self.now, seat, action)
        self.states.append(state)
        self.moves.append((seat, action, events))

    def wander(self, luck: random.Random, most: int) -> Past:
        """Random moves of everybody who may decide."""
        while len(self.moves) < most and not self.now.over():
            seat = luck.choice(self.now.waiting())
            self.play(seat, int(luck.choice(list(self.now.options(seat)))))
        return self

    def before(self, move: int) -> Past:
        past = Past(self.game, self.states[0])
        past.states, past.moves = self.states[: move + 1], self.moves[:move]
        return past

    def lines(self) -> list[str]:
        text = self.game.vocabulary.text
        return [f"{seat_name(seat)} {text(action)}" for seat, action, _ in self.moves]


def played(game: Game, seed: int, part: float) -> Past:
    """A random game up to a part of its length."""
    whole = Past(game, game.new()).wander(random.Random(seed), 10_000)
    return whole.before(int(len(whole.moves) * part))


def twin(past: Past, eyes: int, luck: random.Random) -> Past:
    """A game that whoever has these eyes was told alike; the same one if no other was found."""
    found = past
    secret = [n for n, (seat, _, events) in enumerate(past.moves) if seat != eyes and keeps_something(events, eyes)]
    for attempt in range(TRIES if secret else 0):
        late = secret[len(secret) // 2 :]  # what was drawn lately is more likely to be hidden still
        found = changed(found, luck.choice(late if attempt % 2 else secret), eyes, luck) or found
    return found


def keeps_something(events: list[Event], eyes: int) -> bool:
    """Was a part of it told to others only, or nothing at all?"""
    return not events or any(event.secret and event.told_to(eyes) == event.facts for event in events)


def changed(past: Past, move: int, eyes: int, luck: random.Random) -> Past | None:
    """The game with another outcome of one move, and all later ones as they were, or as nobody with these eyes can tell."""
    other = past.before(move)
    for number in range(move, len(past.moves)):
        seat, action, events = past.moves[number]
        if seat not in other.now.waiting():
            return None
        offer = [int(a) for a in other.now.options(seat)]
        rest = [a for a in offer if a != action] if seat != eyes else []
        tries = luck.sample(rest, min(OTHERS, len(rest)))
        if number > move:
            tries = [action, *tries] if action in offer else tries
        for attempt in tries:
            state, heard = after(other.now, seat, attempt)
            if told(heard, eyes) == told(events, eyes):
                other.states.append(state)
                other.moves.append((seat, attempt, heard))
                break
        else:
            return None
    return other


def blind(game: Game, state: State, eyes: int) -> State:
    """The table with all cards hidden that these eyes have not seen, by nothing but the masks of the cards."""
    out = state.copy()
    bit = PUBLIC if eyes < 0 else 1 << eyes
    for heap in game.heaps(out):
        for zone in heap.zones():
            shown = [int(c) if seen_by(c) & bit else int(card(HIDDEN, seen_by(c))) for c in zone.cards()]
            cards = vec[i64]()
            for c in shown if zone.ordered else sorted(shown):
                cards = append(cards, c)
            zone.put(cards)
        heap.deck.count = vec[i64]([0] * len(heap.deck.count))
    return out


def hidden_cards(game: Game, state: State, eyes: int) -> int:
    """How many cards lie in zones that these eyes have not seen."""
    blinded = blind(game, state, eyes)
    return sum(kind_of(c) == HIDDEN for heap in game.heaps(blinded) for zone in heap.zones() for c in zone.cards())


def facts(thing: object) -> Any:
    """Everything a state consists of, field by field, whatever the build."""
    if isinstance(thing, int | str | bool | None):
        return thing
    if isinstance(thing, list | tuple):
        return [facts(x) for x in thing]
    if isinstance(thing, Step):
        return [thing.name(), thing.numbers()]
    if type(thing).__name__ == "vec" or hasattr(thing, "__getitem__"):
        return list(map(int, thing))  # type: ignore[call-overload]
    return {name: facts(getattr(thing, name)) for name in fields(thing)}


FIELDS: dict[type, list[str]] = {}  # by class: looking for them is slow, and each thing has those of its class


def fields(thing: object) -> list[str]:
    if type(thing) not in FIELDS:
        names = [name for name in dir(thing) if not name.startswith("_")]
        FIELDS[type(thing)] = [name for name in names if not callable(getattr(thing, name))]
    return FIELDS[type(thing)]
