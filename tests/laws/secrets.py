"""What it means that a secret is kept, as functions of a game and a seed. None of them takes the word of `veil` alone.

Three sources say what is hidden: the masks of the cards (zones), what was told (events), and `veil`. They must agree.
"""

from __future__ import annotations

import itertools
import random

import cloudtop as ct
from cloudtop.core.chance import CHANCE, SPECTATOR
from cloudtop.core.game import Game
from cloudtop.core.glimpse import glimpse
from cloudtop.core.state import State
from cloudtop.table.record import state_hash
from tests.kit.twins import Past, after, blind, facts, played, told, twin
from tests.laws import telling

SIBLINGS = 6  # outcomes of one moment that are compared with each other


def viewers(game: Game) -> list[int]:
    return [SPECTATOR, *range(game.seats)]


def pairs(game: Game, seed: int) -> list[tuple[Past, Past, int]]:
    """At a moment of a random game, for every viewer: the game, its twin, and whose eyes."""
    luck = random.Random(seed)
    past = played(game, seed, luck.uniform(0.2, 0.9))
    return [(past, twin(past, eyes, luck), eyes) for eyes in viewers(game)]


def twins_look_alike(game: Game, seed: int) -> None:
    """Whoever was told the same sees the same, is offered the same, and may imagine the same."""
    for past, other, eyes in pairs(game, seed):
        one, two = game.veil(past.now, eyes), game.veil(other.now, eyes)
        assert facts(one) == facts(two)
        assert game.view(one, eyes) == game.view(two, eyes)
        assert list(glimpse(game, past.now, eyes).offer()) == list(glimpse(game, other.now, eyes).offer())
        if eyes >= 0:
            asked = telling.asked(game, random.Random(seed))
            why, why_too = (telling.reasons(game, now, eyes, asked) for now in (past.now, other.now))
            assert repr(why) == repr(why_too), "a reason tells a secret"


def bots_choose_alike(game: Game, seed: int) -> None:
    """A bot does the same in both of two games that its seat cannot tell apart."""
    bots = [ct.bots.random(), ct.bots.greedy(), ct.bots.monte_carlo(6), ct.bots.taught(6), ct.bots.level(1)]
    for past, other, eyes in pairs(game, seed):
        if eyes in past.now.waiting():
            for bot in bots:
                choice = bot.choose(glimpse(game, past.now, eyes), ct.Rng(5))
                assert choice in list(past.now.options(eyes))
                assert bot.choose(glimpse(game, other.now, eyes), ct.Rng(5)) == choice


def siblings(state: State, luck: random.Random) -> tuple[int, list[int]]:
    """Whoever may decide, and some of the offered actions."""
    seat = luck.choice(state.waiting())
    offer = [int(action) for action in state.options(seat)]
    return seat, luck.sample(offer, min(SIBLINGS, len(offer)))


def nothing_is_told_that_is_hidden(game: Game, seed: int) -> None:
    """If two outcomes differ in cards alone that somebody has not seen, that person is told the same of both.

    Two that do not differ at all hide nothing: a vote that changed no decision may be told.
    """
    luck = random.Random(seed)
    past = played(game, seed, 1.0)
    for state in luck.sample(past.states[:-1], min(16, len(past.states) - 1)):
        seat, actions = siblings(state, luck)
        worlds = [after(state, seat, action) for action in actions]
        for eyes in [eyes for eyes in viewers(game) if eyes != seat]:
            seen = [
                (told(heard, eyes), facts(game.veil(world, eyes)), facts(blind(game, world, eyes)), facts(world))
                for world, heard in worlds
            ]
            for one, two in itertools.combinations(seen, 2):
                same, veiled, masked, equal = (a == b for a, b in zip(one, two))
                if equal:
                    continue
                if masked:
                    assert same and veiled, "the masks of the cards hide it"
                assert same or not veiled, "the veil hides what was told"
                assert veiled or not same or seat != CHANCE, "the veil shows what was not told"


def imagined_worlds_are_real(game: Game, seed: int) -> None:
    """A world that a seat imagines is a table that could be, can be kept and loaded, and looks the same to that seat."""
    luck = random.Random(seed)
    past = played(game, seed, luck.random())
    for eyes in viewers(game):
        veiled = game.veil(past.now, eyes)
        world = game.imagine(veiled, ct.Rng(seed + 7))
        assert game.audit(world) == []
        assert facts(game.load(game.dump(world))) == facts(world)
        assert facts(game.veil(world, eyes)) == facts(veiled)
        assert game.view(game.veil(world, eyes), eyes) == game.view(veiled, eyes)
        offer = list(past.now.options(eyes)) if eyes in past.now.waiting() else []
        assert list(glimpse(game, past.now, eyes).offer()) == offer == list(glimpse(game, world, eyes).offer())


def something_is_hidden(game: Game, games: int = 60) -> None:
    """In a game that is not open everybody has, in some game, a twin that is another game; who plays alone knows all."""
    missing = set(viewers(game)) if game.seats > 1 else {SPECTATOR}
    for seed in range(games):
        for past, other, eyes in pairs(game, seed):
            if state_hash(game, past.now) != state_hash(game, other.now):
                missing.discard(eyes)
        if not missing:
            return
    raise AssertionError(f"nothing is hidden from {sorted(missing)}")


def nothing_is_hidden(game: Game, seed: int) -> None:
    """In an open game everybody sees the whole table."""
    past = played(game, seed, random.Random(seed).random())
    for eyes in viewers(game):
        assert facts(game.veil(past.now, eyes)) == facts(past.now)
        assert facts(game.imagine(past.now, ct.Rng(1))) == facts(past.now)
