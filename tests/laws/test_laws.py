"""The laws every game obeys, in every option set, at every decision of random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cloudtop as ct
from cloudtop.core.game import Game
from cloudtop.core.state import State, Step
from tests.kit.options import OPTION_SETS, PEBBLES, label, make
from tests.kit.twins import facts

every_option_set = pytest.mark.parametrize("options", OPTION_SETS, ids=label)
seeds = st.integers(0, 2**40)
BOUND = 4000  # no game of ours comes near it


def decisions(game: Game, seed: int, every: int = 1) -> Iterator[State]:
    """The states of a random game; each `every`-th one."""
    state, rng = game.new(), ct.Rng(seed)
    count = 0
    while not state.over():
        if count % every == 0:
            yield state
        ct.play_randomly(state, rng, 1)
        count += 1
        assert count < BOUND, "the game does not end"
    yield state


@every_option_set
@given(seed=seeds)
def test_a_copy_is_equal_and_isolated(options: Any, seed: int) -> None:
    game = make(options)
    for state in decisions(game, seed, 17):
        before = facts(state)
        copy = state.copy()
        assert facts(copy) == before
        ct.play_randomly(copy, ct.Rng(seed + 1))
        assert facts(state) == before


@every_option_set
@given(seed=seeds)
def test_dump_and_load_are_the_identity(options: Any, seed: int) -> None:
    game = make(options)
    for state in decisions(game, seed, 13):
        again = game.load(game.dump(state))
        assert facts(again) == facts(state)


@every_option_set
@given(seed=seeds)
def test_offers_are_sound(options: Any, seed: int) -> None:
    """Never empty, no duplicates, ascending; every offered action applies and is not refused."""
    game = make(options)
    for state in decisions(game, seed, 3):
        if state.over():
            continue
        actor = state.actor()
        offer = list(state.options(actor))
        assert offer and offer == sorted(set(offer))
        for action in offer:
            assert game.refusal(state, actor, action) is None
            state.copy().apply(actor, action)
        if actor == ct.CHANCE:
            assert len(state.weights()) == len(offer) and min(state.weights()) > 0


@every_option_set
@given(seed=seeds)
def test_every_refusal_names_a_rule(options: Any, seed: int) -> None:
    game = make(options)
    rulebook = ct.GAMES[game.slug].rulebook()
    for state in decisions(game, seed, 29):
        for seat in range(game.seats):
            offer = set(state.options(seat)) if seat in state.waiting() else set()
            for action in set(range(game.vocabulary.size)) - offer:
                assert game.refusal(state, seat, action) in rulebook


@every_option_set
@given(seed=seeds)
def test_components_are_conserved(options: Any, seed: int) -> None:
    game = make(options)
    for state in decisions(game, seed):
        assert game.audit(state) == []


@every_option_set
@given(seed=seeds)
def test_a_record_replays_to_the_same_hash(options: Any, seed: int) -> None:
    game = make(options)
    match = ct.Match(game, [ct.bots.random()] * game.seats, seed).play()
    record = ct.parse_record(match.record().text())
    again = ct.resume(record)
    assert again.over and again.record().text() == match.record().text()


@every_option_set
@given(seed=seeds)
def test_scores_are_the_sum_of_their_lines(options: Any, seed: int) -> None:
    game = make(options)
    rulebook = ct.GAMES[game.slug].rulebook()
    for state in decisions(game, seed, 40):
        for placing in game.ranking(state):
            lines = game.score(state, placing.seat)
            assert placing.total == sum(line.amount for line in lines) == game.total(state, placing.seat)
            assert all(line.rule in rulebook for line in lines) and placing.rule in rulebook


@every_option_set
@given(seed=seeds)
def test_margins_agree_with_the_ranking(options: Any, seed: int) -> None:
    game = make(options)
    state = game.new()
    ct.play_randomly(state, ct.Rng(seed))
    for placing in game.ranking(state):
        alone = sum(1 for p in game.ranking(state) if p.rank == 1) == 1
        margin = game.margin(state, placing.seat)
        if game.seats == 1:
            assert (margin >= 0) == (placing.rank == 1)  # who plays alone is ahead of what is enough
            continue
        assert (margin > 0) == (placing.rank == 1 and alone)
        assert (margin == 0) == (placing.rank == 1 and not alone)


@pytest.mark.parametrize("slug", list(ct.GAMES))
def test_code_text_and_targets_are_inverse(slug: str) -> None:
    vocabulary = ct.game(slug).vocabulary
    texts = [vocabulary.text(code) for code in range(vocabulary.size)]
    assert [vocabulary.code(text) for text in texts] == list(range(vocabulary.size))
    targets = [tuple(vocabulary.targets(code)) for code in range(vocabulary.size)]
    assert len(set(targets)) == vocabulary.size


# --- the flow, which is what a newcomer reads first ---


class Watched:
    """A random game of which it is known which step put which others on the agenda, in the order in which they come."""

    def __init__(self, game: Game, seed: int) -> None:
        self.state, self.rng = game.new(), ct.Rng(seed)
        self.seen: list[tuple[str, list[str]]] = [("", [step.name() for step in reversed(self.state.agenda)])]
        while not self.state.over():
            who = self.state.actor()
            if who == ct.NOBODY:
                self.watch(lambda step: step.run(self.state))
            else:
                self.decide(who)

    def decide(self, who: int) -> None:
        offer, state = list(self.state.options(who)), self.state
        action = offer[self.rng.pick(state.weights()) if who == ct.CHANCE else self.rng.below(len(offer))]
        self.watch(lambda step: step.take(state, who, action))

    def watch(self, act: Callable[[Step[Any]], None]) -> None:
        step = self.state.agenda.pop()
        base = len(self.state.agenda)
        act(step)
        then = list(reversed(self.state.agenda[base:]))
        if not any(facts(other) == facts(step) for other in then):  # else something came in between
            self.seen.append((step.name(), [other.name() for other in then]))


@pytest.mark.parametrize("options", OPTION_SETS + PEBBLES, ids=label)
def test_the_flow_is_the_order_of_play(options: Any) -> None:
    """Every step is in it. What a step leads to stands below it, and what is one level below it comes in that order. What
    only comes in between, so that the step itself comes again after it, may stand anywhere."""
    game = make(options)
    tree = game.tree()
    depth, place = {name: depth for depth, name, _ in tree}, {name: n for n, (_, name, _) in enumerate(tree)}
    depth[""], place[""] = -1, -1
    for step, then in Watched(game, 1).seen:
        assert set(then) <= set(depth)
        assert all(place[name] > place[step] for name in then if depth[name] > depth[step]), (step, then)
        below = [place[name] for name in then if depth[name] == depth[step] + 1]
        assert below == sorted(below), (step, then)
