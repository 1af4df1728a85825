"""What it means that players are told the truth, as functions of a game and a seed.

A purse is all that a seat may have more or less of. Bookkeeping is double: what events say that a purse has got or lost
is what it has got or lost, and what an offer says that an action takes and gives is what it takes and gives.
"""

from __future__ import annotations

import random

from cloudtop.core.chance import CHANCE
from cloudtop.core.events import NAME, NAMES, NUMBER, SEAT, Told, amounts
from cloudtop.core.game import SEATS, Game
from cloudtop.core.glimpse import glimpse
from cloudtop.core.state import Because, Event, State
from cloudtop.core.text import Text
from tests.kit.twins import after, played

MOMENTS = 8  # of a game at which refusals are asked for
ASKED = 400  # actions that are asked about at each of them
OFFERS = 30  # moments of a game at which offers are compared with what they do


def events_are_declared(game: Game, events: list[Told], seed: int) -> None:
    """Every event that is told stands in the table, with these facts, of these types, from one of these rules."""
    declared = {told.name: told for told in events}
    for _, _, heard in played(game, seed, 1.0).moves:
        for event in heard:
            told = declared[event.name]
            assert event.rule in told.rules, event
            assert (set(event.facts), set(event.secret)) == (set(told.facts), set(told.secret)), event
            for name, value in {**event.facts, **event.secret}.items():
                assert fits(told.types()[name], value, game), (event, name)


def fits(kind: str, value: object, game: Game) -> bool:
    """Is a fact of its declared type?"""
    if kind == NUMBER or (kind[0] in "+-" and len(kind) > 1):
        return isinstance(value, int) and (kind == NUMBER or kind[1:] in game.things)
    if not isinstance(value, str):
        return False
    if kind == SEAT:
        return len(value) == 1 and value in SEATS[: game.seats]
    return kind in (NAME, NAMES) or all(word in (*game.things, "nothing") for word in value.split())


def purses(game: Game, state: State) -> dict[tuple[int, str], int]:
    return {
        (seat, thing): int(n) for seat in range(game.seats) for thing, n in zip(game.things, game.purse(state, seat))
    }


def amounts_told_are_the_change(game: Game, events: list[Told], seed: int) -> None:
    """What a move says that each purse has got or lost is what it has got or lost."""
    declared = {told.name: told for told in events}
    past = played(game, seed, 1.0)
    for before, then, (_, action, heard) in zip(past.states, past.states[1:], past.moves):
        was, now = purses(game, before), purses(game, then)
        real = {place: now[place] - was[place] for place in now if now[place] != was[place]}
        assert told_in_all(game, declared, heard) == real, (game.vocabulary.text(action), heard)


def told_in_all(game: Game, declared: dict[str, Told], heard: list[Event]) -> dict[tuple[int, str], int]:
    out: dict[tuple[int, str], int] = {}
    for event in heard:
        facts = {**event.facts, **event.secret}
        for place, count in amounts(declared[event.name], event.seat, facts, game.things).items():
            out[place] = out.get(place, 0) + count
    return {place: count for place, count in out.items() if count}


def offers_say_what_they_do(game: Game, seed: int) -> None:
    """What an offer says that an action takes and gives is what its seat has less or more when it is done and paid."""
    luck = random.Random(seed)
    past = played(game, seed, 1.0)
    for state in luck.sample(past.states[:-1], min(OFFERS, len(past.states) - 1)):
        for seat in state.waiting():
            for action in [int(a) for a in state.options(seat)] if seat != CHANCE else []:
                if game.vocabulary.verb(action).priced:
                    compare(game, state, seat, action)


def compare(game: Game, state: State, seat: int, action: int) -> None:
    said = game.terms(state, seat, action)
    then, heard = after(state, seat, action)
    below = len(state.agenda) - 1
    while not then.over() and any(owes := then.agenda[-1].owes(then)):
        if any(n > had for n, had in zip(owes, game.purse(then, seat))):
            return  # it has to be exchanged for first, and how is not said
        then, _ = after(then, seat, int(then.options(seat)[0]))  # the first way to pay is the plain one
    if any(one is not two for one, two in zip(state.agenda[:below], [*then.agenda, *[None] * below])):
        return  # the turn went on by itself, and that brought more
    before, real = game.purse(state, seat), game.purse(then, seat)
    change = {thing: int(real[i] - before[i]) for i, thing in enumerate(game.things) if real[i] != before[i]}
    assert change == {**{t: -n for t, n in said.cost.items()}, **said.gain}, (game.vocabulary.text(action), heard)


def reasons(game: Game, state: State, eyes: int, actions: list[int]) -> list[tuple[int, str, Because | None]]:
    """What a seat is told against these actions, each with its rule; nothing of those that it is offered."""
    veiled = glimpse(game, state, eyes).veiled
    found = [(action, game.refusal(veiled, eyes, action)) for action in actions]
    return [(action, rule, game.because(veiled, eyes, action)) for action, rule in found if rule is not None]


def asked(game: Game, luck: random.Random) -> list[int]:
    """Some actions of every verb."""
    out: list[int] = []
    for verb in game.vocabulary.verbs:
        codes = range(verb.first, verb.first + verb.size)
        out += luck.sample(codes, min(len(codes), ASKED // len(game.vocabulary.verbs) + 1))
    return out


def reasons_have_words(game: Game, text: Text, seed: int) -> None:
    """Whatever stands in the way of a refused action is said: the message is there, and its facts fill it."""
    luck = random.Random(seed)
    past = played(game, seed, 1.0)
    for state in luck.sample(past.states, min(MOMENTS, len(past.states))):
        for eyes in range(game.seats):
            for action, rule, because in reasons(game, state, eyes, asked(game, luck)):
                if because is not None:
                    said = text.say(f"because-{because.name}", text.in_words(because.facts))
                    assert said and said[-1] in ".!", (game.vocabulary.text(action), rule, said)
                    assert all(isinstance(fact, str | int) for fact in because.facts.values()), because
