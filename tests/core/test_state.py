"""States, steps and the agenda, on an invented game (tests/pebbles) that uses all of it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import cloudtop as ct
from cloudtop.core.game import parse_step
from cloudtop.core.glimpse import glimpse
from cloudtop.core.state import Event, Journal, State
from cloudtop.core.zones import Deck, card
from tests.pebbles import Pebbles, steps
from tests.pebbles.kit import play
from tests.pebbles.state import PebblesState, own
from tests.pebbles.steps import STEPS, Dive, Round, Tide, Turn

A, B, C = 0, 1, 2


def table(*agenda: str, game: Pebbles | None = None, **fields: Any) -> tuple[Pebbles, PebblesState]:
    """A table with this agenda, written from the bottom up."""
    game = game or Pebbles(2)
    data = game.dump(game.new()) | {"agenda": list(agenda)} | fields
    return game, own(game.load(data))


def offer(game: Pebbles, state: State, seat: int) -> list[str]:
    return [game.vocabulary.text(action) for action in state.options(seat)]


# --- the agenda ---


def test_then_is_written_in_reading_order() -> None:
    game, state = table()
    state.then([Turn(A), Turn(B)])
    state.then([Tide(), Dive(B, 4)])
    assert game.agenda_text(state) == ["Turn 1", "Turn 0", "Dive 1 4", "Tide"]
    play(game, state, "chance tide low", "B surface")
    assert state.actor() == B and game.agenda_text(state)[-1] == "Gifts 1 0 1 2"


def test_an_action_takes_its_step_off_the_agenda() -> None:
    game, state = table("Turn 1", "Turn 0")
    play(game, state, "A rest")
    assert game.agenda_text(state) == ["Turn 1"]


def test_steps_that_need_nobody_are_run_at_once() -> None:
    game, state = table("Turn 0")
    state.then([Round(1)])
    assert state.actor() == ct.NOBODY
    state.settle()
    assert state.actor() == ct.CHANCE
    assert game.agenda_text(state) == ["Turn 0", "Round 2", "Turn 1", "Turn 0", "Bets 0 0", "Tide"]


def test_a_settled_table_stays_as_it_is() -> None:
    game, state = table("Turn 0")
    before = game.dump(state)
    state.settle()
    assert game.dump(state) == before


def test_an_empty_agenda_is_the_end() -> None:
    game, state = table("Turn 1", "Turn 0")
    play(game, state, "A rest")
    assert not state.over()
    play(game, state, "B rest")
    assert state.over() and state.actor() == ct.NOBODY and state.waiting() == []


def test_a_new_table_waits_for_somebody() -> None:
    state = Pebbles(3).new()
    assert state.actor() == ct.CHANCE and state.seats == 3


@pytest.mark.parametrize(
    "line", ["Round 2", "Tide", "Bets 0 3 9", "Turn 1", "Dive 1 12", "Find 0 2", "Gifts 0 2 1", "Peek 1"]
)
def test_a_step_is_its_name_and_numbers(line: str) -> None:
    step = parse_step(line, STEPS)
    assert " ".join([step.name(), *[str(n) for n in step.numbers()]]) == line


def test_the_flow_names_every_step() -> None:
    written = {
        name for name, thing in vars(steps).items() if isinstance(thing, type) and thing.__module__ == steps.__name__
    }
    assert written - {"Numbers", "Decision", "OnTheBeach"} == set(STEPS)  # those are what steps share


def test_a_state_without_copy_says_so() -> None:
    class Bare(State):
        pass

    with pytest.raises(TypeError, match=r"Bare does not define copy\(\)"):
        Bare(2, []).copy()


# --- chance ---


def test_a_chance_step_has_an_outcome_for_every_weight() -> None:
    game, state = table("Tide")
    assert state.waiting() == [ct.CHANCE]
    assert offer(game, state, ct.CHANCE) == ["tide low", "tide high"]
    assert list(state.weights()) == [2, 1]


def test_an_outcome_is_played_like_any_action() -> None:
    game, state = table("Turn 0", "Tide")
    play(game, state, "chance tide high")
    assert offer(game, state, A) == ["dive", "peek"]
    assert game.refusal(state, A, game.vocabulary.code("rest")) == "PB-TID-02"


# --- a step that waits for several seats ---


@pytest.mark.parametrize("order", [(A, B, C), (C, A, B), (B, C, A), (C, B, A)])
def test_everyone_commits_in_any_order(order: tuple[int, ...]) -> None:
    game, state = table("Bets 0 0 0", game=Pebbles(3))
    bets = {A: "A bet 1", B: "B bet 3", C: "C bet 1"}
    waiting = [A, B, C]
    for seat in order:
        assert state.waiting() == waiting and state.actor() == waiting[0]
        play(game, state, bets[seat])
        waiting.remove(seat)
    assert state.over() and state.shells == [0, 3, 0]


def test_nobody_commits_twice() -> None:
    game, state = table("Bets 0 0 0", game=Pebbles(3))
    play(game, state, "B bet 2")
    with pytest.raises(ct.NotYourTurn, match="B has nothing to decide now; it is A or C's turn"):
        play(game, state, "B bet 3")


def test_a_commitment_is_secret_until_all_have_committed() -> None:
    game, state = table("Turn 0", "Bets 0 0 0", game=Pebbles(3))
    play(game, state, "B bet 2")
    seen = [game.agenda_text(game.veil(state, seat))[-1] for seat in (A, B, C, -1)]
    assert seen == ["Bets 0 9 0", "Bets 0 2 0", "Bets 0 9 0", "Bets 0 9 0"]


def test_what_the_others_chose_is_imagined() -> None:
    game, state = table("Bets 0 2 0", game=Pebbles(3))
    veiled = game.veil(state, A)
    worlds = {game.agenda_text(game.imagine(veiled, ct.Rng(seed)))[-1] for seed in range(40)}
    assert worlds == {"Bets 0 1 0", "Bets 0 2 0", "Bets 0 3 0"}
    assert {game.agenda_text(game.imagine(game.veil(state, B), ct.Rng(seed)))[-1] for seed in range(9)} == {
        "Bets 0 2 0"
    }


# --- push your luck ---


def test_a_dive_replaces_itself_with_a_growing_number() -> None:
    game, state = table("Dive 0 0")
    for pebble, grown in (("white", 1), ("black", 4), ("grey", 6)):
        play(game, state, "A deeper", f"chance find {pebble}")
        assert game.agenda_text(state) == [f"Dive 0 {grown}"]
    play(game, state, "A surface")
    assert state.pebbles == [6, 0]


def test_a_crab_ends_the_dive_with_nothing() -> None:
    game, state = table("Turn 1", "Dive 0 5")
    play(game, state, "A deeper", "chance find crab")
    assert state.pebbles == [0, 0] and state.actor() == B


# --- effects in the order the player likes ---


@pytest.mark.parametrize(
    ("order", "shells"),
    [(("shell", "double", "pebble"), 4), (("double", "shell", "pebble"), 3), (("double", "pebble", "shell"), 3)],
)
def test_the_player_orders_the_effects(order: tuple[str, ...], shells: int) -> None:
    game, state = table("Gifts 0 0 1 2", shells=[1, 0])
    for number, gift in enumerate(order):
        left = [line for line in offer(game, state, A) if line.startswith("gift")]
        assert len(left) == 3 - number
        play(game, state, f"A gift {gift}")
    assert state.over() and (state.shells[A], state.pebbles[A]) == (shells, 1)


def test_the_last_effect_is_still_a_decision() -> None:
    game, state = table("Gifts 0 2")
    assert state.waiting() == [A] and offer(game, state, A) == ["gift pebble"]


# --- free actions ---


@pytest.mark.parametrize("step", ["Turn 0", "Dive 0 2", "Gifts 0 1 2", "Bets 0 0"])
def test_a_free_action_is_offered_last_and_leaves_the_step_in_place(step: str) -> None:
    game, state = table(step, shells=[5, 0])
    before = offer(game, state, A)
    assert before[-1] == "trade"
    play(game, state, "A trade")
    assert game.agenda_text(state) == [step] and offer(game, state, A) == before
    play(game, state, "A trade")
    assert offer(game, state, A) == before[:-1] and (state.shells[A], state.pebbles[A]) == (1, 2)
    assert game.refusal(state, A, game.vocabulary.code("trade")) == "PB-TRA-01"


def test_a_free_action_belongs_to_its_owner() -> None:
    game, state = table("Bets 0 0", shells=[0, 2])
    assert "trade" in offer(game, state, B) and "trade" not in offer(game, state, A)
    play(game, state, "B trade", "B bet 1", "A bet 2")
    assert state.pebbles == [0, 1]


def test_random_play_finds_free_actions() -> None:
    game = Pebbles(2)
    played = set()
    for seed in range(30):
        match = ct.Match(game, [ct.bots.random()] * 2, seed).play()
        played |= {game.vocabulary.verb(move.action).name for move in match.log}
    assert played == set(game.vocabulary.by_name)


# --- a deck with a known top card ---


def test_a_peeked_pebble_stays_on_top_and_comes_next() -> None:
    game, state = table("Dive 1 0", "Turn 0")
    play(game, state, "A peek", "chance find black", "B deeper")
    assert offer(game, state, ct.CHANCE) == ["find black"] and list(state.weights()) == [1]
    assert state.beach.size == 15
    play(game, state, "chance find black")
    assert game.agenda_text(state) == ["Dive 1 3"] and state.beach.size == 14


def test_only_who_peeked_knows_the_pebble() -> None:
    game, state = table("Turn 1", "Turn 0")
    play(game, state, "A peek", "chance find black")
    assert [game.view_of(game.veil(state, seat), seat).top for seat in (A, B, -1)] == [["black"], ["?"], ["?"]]


def test_two_seats_may_have_peeked_at_the_same_pebble() -> None:
    game, state = table("Turn 2", "Turn 1", "Turn 0", game=Pebbles(3))
    play(game, state, "A peek", "chance find grey", "B peek", "chance find grey")
    assert [game.view_of(game.veil(state, seat), seat).top for seat in (A, B, C)] == [["grey"], ["grey"], ["?"]]


def test_a_hidden_top_pebble_is_imagined_as_likely_as_it_is() -> None:
    game = Pebbles(2)
    beach = Deck(vec[i64]([1, 0, 0, 3]), 4, vec[i64]([card(0, 1)]), vec[i64]())
    state = PebblesState([Turn(B)], [0, 0], [0, 0], beach, 0)
    worlds = [own(game.imagine(game.veil(state, B), ct.Rng(seed))).beach for seed in range(200)]
    crabs = sum(1 for world in worlds if list(world.top) == [card(3, 1)])
    whites = sum(1 for world in worlds if list(world.top) == [card(0, 1)])
    assert crabs + whites == 200 and 130 < crabs < 170
    assert all(list(world.count) == [1, 0, 0, 3] for world in worlds)


def test_who_has_seen_it_imagines_nothing_else() -> None:
    game, state = table("Turn 1", "Turn 0")
    play(game, state, "A peek", "chance find black")
    assert {own(game.imagine(game.veil(state, A), ct.Rng(seed))).beach.top[0] for seed in range(9)} == {card(2, 1)}


# --- events ---


def test_an_event_tells_its_secret_only_to_those_who_saw_it() -> None:
    event = Event("swap", A, "PB-RND-01", {"cards": 1}, {"card": "crab"}, 0b101)
    assert event.told_to(A) == event.told_to(C) == {"cards": 1, "card": "crab"}
    assert event.told_to(B) == event.told_to(-1) == {"cards": 1}


def test_a_journal_keeps_what_is_told_and_whispered() -> None:
    game, state = table("Turn 1", "Turn 0")
    state.journal = journal = Journal()
    play(game, state, "A peek", "chance find white")
    turn, peek = journal.events
    assert turn.told_to(1) == {"chosen": "peek"}
    assert (peek.name, peek.seat, peek.rule) == ("peek", A, "PB-PEE-01")
    assert peek.told_to(A) == {"left": 15, "pebble": "white"} and peek.told_to(B) == {"left": 15}


def test_what_all_may_know_is_told_to_all() -> None:
    journal = Journal()
    journal.tell("rest", B, "PB-TRN-01", {"tide": 0})
    assert [journal.events[0].told_to(seat) for seat in (A, B, -1)] == [{"tide": 0}] * 3


def test_a_copy_does_not_listen() -> None:
    game, state = table("Turn 1", "Turn 0")
    state.journal = Journal()
    copy = state.copy()
    assert copy.journal is None
    play(game, copy, "A peek", "chance find white")
    assert state.journal.events == []


# --- the laws, on this game ---


@given(seed=st.integers(0, 2**40), seats=st.integers(2, 3))
def test_the_laws_hold_for_an_interpreted_game(seed: int, seats: int) -> None:
    game = Pebbles(seats)
    state, rng = game.new(), ct.Rng(seed)
    while not state.over():
        before = game.dump(state)
        assert game.audit(state) == [] and game.dump(game.load(before)) == before
        for seat in range(-1, seats):
            veiled = game.veil(state, seat)
            other = game.imagine(veiled, ct.Rng(seed + 1))
            assert game.audit(other) == []
            assert game.dump(game.veil(other, seat)) == game.dump(veiled)
            if seat >= 0 and seat in state.waiting():
                assert list(glimpse(game, state, seat).offer()) == list(state.options(seat))
        for seat in state.waiting():
            for action in state.options(seat):
                assert game.refusal(state, seat, action) is None
                copy = state.copy()
                copy.apply(seat, action)
        assert game.dump(state) == before
        ct.play_randomly(state, rng, 1)
