"""Who decides when."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, Rng
from cloudtop.core.game import Flow
from cloudtop.core.state import Step
from cloudtop.core.zones import card, everyone, seat_bit, seen_by
from tests.pebbles.actions import (
    BET,
    CRAB,
    DEEPER,
    DIVE,
    FIND,
    GIFT,
    GIFTS,
    KINDS,
    PEEK,
    REST,
    ROUNDS,
    SECRET,
    SURFACE,
    TIDE,
    TIDES,
    TRADE,
    UNDECIDED,
    VOCABULARY,
)
from tests.pebbles.state import PebblesState


class Numbers(Step[PebblesState]):
    """A step that is a few numbers."""

    def __init__(self, *given: int) -> None:
        self.given = given

    def numbers(self) -> list[int]:
        return list(self.given)


class Round(Numbers):
    """PB-RND-01: the tide, the bets, then one turn each."""

    def run(self, state: PebblesState) -> None:
        turns = [Turn(seat) for seat in range(state.seats)]
        after = [Round(self.given[0] + 1)] if self.given[0] < ROUNDS else []
        state.then([Tide(), Bets(*[UNDECIDED] * state.seats), *turns, *after])
        if state.journal is not None:
            state.journal.tell("round", CHANCE, "PB-RND-01", {"round": self.given[0]})


class Tide(Numbers):
    """PB-TID-01: low is twice as likely as high."""

    def actor(self, state: PebblesState) -> i64:
        return CHANCE

    def options(self, state: PebblesState, seat: i64) -> vec[i64]:
        return vec[i64]([TIDE, TIDE + 1])

    def weights(self, state: PebblesState) -> vec[i64]:
        return vec[i64]([2, 1])

    def take(self, state: PebblesState, seat: i64, action: i64) -> None:
        state.tide = action - TIDE
        if state.journal is not None:
            state.journal.tell("tide", CHANCE, "PB-TID-01", {"tide": TIDES[state.tide]})


class Decision(Numbers):
    """A decision of seats: `choices` and `choose` belong to the step, trading is free at all of them (PB-TRA-01)."""

    def actor(self, state: PebblesState) -> i64:
        return self.given[0]

    def choices(self, state: PebblesState) -> list[int]:
        """What the step offers besides the trade."""
        return []

    def choose(self, state: PebblesState, seat: int, action: int) -> None:
        """What one of them does."""

    def options(self, state: PebblesState, seat: i64) -> vec[i64]:
        free = [TRADE] if state.shells[seat] >= 2 else []
        return vec[i64](self.choices(state) + free)

    def take(self, state: PebblesState, seat: i64, action: i64) -> None:
        if action != TRADE:
            self.choose(state, seat, action)
            return
        state.shells[seat] -= 2
        state.pebbles[seat] += 1
        state.then([self])
        if state.journal is not None:
            state.journal.tell("trade", seat, "PB-TRA-01", {"shells": 2, "pebbles": 1})

    def refusal(self, state: PebblesState, seat: i64, action: i64) -> str | None:
        if action in self.options(state, seat):
            return None
        return "PB-TRA-01" if action == TRADE else "PB-TID-02" if action == REST else "PB-RND-01"


class Bets(Decision):
    """PB-BET-01: everyone chooses a number, in any order; nobody sees it until all have."""

    def actor(self, state: PebblesState) -> i64:
        return self.waiting(state)[0]

    def waiting(self, state: PebblesState) -> list[int]:
        return [seat for seat, bet in enumerate(self.given) if bet == UNDECIDED]

    def choices(self, state: PebblesState) -> list[int]:
        return [BET, BET + 1, BET + 2]

    def choose(self, state: PebblesState, seat: int, action: int) -> None:
        bets = list(self.given)
        bets[seat] = action - BET + 1
        state.then([Reveal(*bets) if UNDECIDED not in bets else Bets(*bets)])
        if state.journal is not None:
            state.journal.whisper("bet", seat, "PB-BET-01", {}, {"number": bets[seat]}, seat_bit(seat))

    def veil(self, state: PebblesState, seat: i64) -> Step[PebblesState]:
        return Bets(*[bet if s == seat or bet == UNDECIDED else SECRET for s, bet in enumerate(self.given)])

    def imagine(self, state: PebblesState, rng: Rng) -> Step[PebblesState]:
        return Bets(*[1 + rng.below(3) if bet == SECRET else bet for bet in self.given])


class Reveal(Numbers):
    """PB-BET-02: a number that only one seat chose brings as many shells."""

    def run(self, state: PebblesState) -> None:
        for seat, bet in enumerate(self.given):
            if self.given.count(bet) == 1:
                state.shells[seat] += bet
                if state.journal is not None:
                    state.journal.tell("alone", seat, "PB-BET-02", {"shells": bet})
        if state.journal is not None:
            facts: dict[str, object] = {"bets": " ".join(str(bet) for bet in self.given)}
            state.journal.whisper("bets", CHANCE, "PB-BET-02", facts, {}, everyone(state.seats))


class Turn(Decision):
    """PB-TRN-01, PB-TID-02: peek, dive, or rest; at high tide nobody rests."""

    def choices(self, state: PebblesState) -> list[int]:
        found = [DIVE, PEEK] if state.beach.size > 0 else []
        return found if state.tide == 1 and found else found + [REST]

    def choose(self, state: PebblesState, seat: int, action: int) -> None:
        if action == DIVE:
            state.then([Dive(seat, 0)])
        if action == PEEK:
            state.then([Peek(seat)])
        if state.journal is not None:
            state.journal.tell("chosen", seat, "PB-TRN-01", {"chosen": VOCABULARY.text(action)})


class OnTheBeach(Numbers):
    """PB-BEA-01: the top pebble comes to light; each kind is as likely as it has pebbles left."""

    def actor(self, state: PebblesState) -> i64:
        return CHANCE

    def options(self, state: PebblesState, seat: i64) -> vec[i64]:
        return state.beach.options(FIND)

    def weights(self, state: PebblesState) -> vec[i64]:
        return state.beach.weights()


class Peek(OnTheBeach):
    """PB-PEE-01: one seat looks at the top pebble and leaves it there."""

    def take(self, state: PebblesState, seat: i64, action: i64) -> None:
        looking, kind = self.given[0], action - FIND
        pebble = state.beach.take(kind)
        state.beach.put_on_top(card(kind, seen_by(pebble) | seat_bit(looking)))
        if state.journal is not None:
            secret: dict[str, object] = {"pebble": KINDS[kind]}
            state.journal.whisper("peek", looking, "PB-PEE-01", {"left": state.beach.size}, secret, seat_bit(looking))


class Dive(Decision):
    """PB-DIV-01: go deeper, or surface with what was found so far."""

    def choices(self, state: PebblesState) -> list[int]:
        return [DEEPER, SURFACE] if state.beach.size > 0 else [SURFACE]

    def choose(self, state: PebblesState, seat: int, action: int) -> None:
        found = self.given[1]
        if action == DEEPER:
            state.then([Find(seat, found)])
            return
        state.pebbles[seat] += found
        if state.journal is not None:
            state.journal.tell("surface", seat, "PB-DIV-01", {"pebbles": found})
        if found >= 3:
            state.then([Gifts(seat, *range(len(GIFTS)))])


class Find(OnTheBeach):
    """PB-DIV-02: the pebble adds to the dive; a crab ends it with nothing."""

    def take(self, state: PebblesState, seat: i64, action: i64) -> None:
        diver, found = self.given
        kind = action - FIND
        state.beach.take(kind)
        if kind != CRAB:
            state.then([Dive(diver, found + kind + 1)])
        if state.journal is not None:
            state.journal.tell("find", diver, "PB-DIV-02", {"pebble": KINDS[kind]})


class Gifts(Decision):
    """PB-GIF-01: all gifts left, one after the other, in the order the player likes."""

    def choices(self, state: PebblesState) -> list[int]:
        return [GIFT + gift for gift in self.given[1:]]

    def choose(self, state: PebblesState, seat: int, action: int) -> None:
        shells = 1 if action == GIFT else state.shells[seat] if action == GIFT + 1 else 0
        pebbles = 1 if action == GIFT + 2 else 0
        state.shells[seat] += shells
        state.pebbles[seat] += pebbles
        if state.journal is not None:
            state.journal.tell("gift", seat, "PB-GIF-01", {"shells": shells, "pebbles": pebbles})
        left = [gift for gift in self.given[1:] if gift != action - GIFT]
        if left:
            state.then([Gifts(seat, *left)])


FLOW: Flow = [
    (0, Round, "PB-RND-01"), (1, Tide, "PB-TID-01"), (1, Bets, "PB-BET-01"), (1, Reveal, "PB-BET-02"),
    (1, Turn, "PB-TRN-01"), (2, Peek, "PB-PEE-01"), (2, Dive, "PB-DIV-01"), (3, Find, "PB-DIV-02"),
    (3, Gifts, "PB-GIF-01"),
]  # fmt: skip
STEPS: dict[str, type[Step[Any]]] = {step.__name__: step for depth, step, rule in FLOW}
