"""Pebbles as the core sees it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.content import Pack
from cloudtop.core.game import SEATS, Game, Placing, ScoreLine, parse_step, seat_name
from cloudtop.core.heaps import Heap
from cloudtop.core.position import cards_text, counts_text, deck_of, read_cards, read_counts
from cloudtop.core.ranking import margin_of, ranked
from cloudtop.core.state import State
from cloudtop.core.zones import HIDDEN, Deck, kind_of
from tests.pebbles.actions import (
    COPIES,
    ENOUGH,
    KINDS,
    ROUNDS,
    VOCABULARY,
)
from tests.pebbles.brain import PebblesBrain
from tests.pebbles.shape import PebblesView
from tests.pebbles.state import PebblesState, own
from tests.pebbles.steps import FLOW, STEPS, Round

THINGS = ("pebbles", "shells")
PACK = Pack("none", "pebbles", "A beach.", {}, [])


class Pebbles(Game):
    """The game as the core sees it."""

    def __init__(self, seats: int = 2, treasures: dict[str, list[str]] | None = None) -> None:
        options = {"players": seats, "treasures": treasures or {}}
        super().__init__("pebbles", "1", seats, VOCABULARY, options, PACK, "PB-RND-01", PebblesBrain())
        self.things = THINGS
        self.flow = FLOW

    def new(self) -> State:
        n = self.seats
        state = PebblesState(
            [Round(1)], [0] * n, [0] * n, Deck(vec[i64](COPIES), sum(COPIES), vec[i64](), vec[i64]()), 0
        )
        state.settle()
        return state

    def heaps(self, state: State) -> list[Heap]:
        """PB-PEE-01: of the pebbles on top only who has seen them is open."""
        return [Heap(own(state).beach, [])]

    def purse_of(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64]([own(state).pebbles[seat], own(state).shells[seat]])

    def view_of(self, veiled: State, seat: i64) -> PebblesView:
        table = own(veiled)
        to_come = [step.given[0] for step in table.agenda if isinstance(step, Round)]
        return PebblesView(
            seat=seat_name(seat) if seat >= 0 else None,
            round=to_come[0] - 1 if to_come else ROUNDS,
            rounds=ROUNDS,
            pebbles=table.pebbles[:],
            shells=table.shells[:],
            beach=int(table.beach.size),
            top=["?" if kind_of(c) == HIDDEN else KINDS[kind_of(c)] for c in table.beach.top],
        )

    def dump(self, state: State) -> dict[str, Any]:
        table = own(state)
        return {
            "pebbles": table.pebbles[:],
            "shells": table.shells[:],
            "beach": counts_text(table.beach.count, KINDS),
            "top": cards_text(table.beach.top, KINDS, self.seats),
            "tide": int(table.tide),
            "agenda": self.agenda_text(state),
        }

    def restore(self, data: dict[str, Any]) -> State:
        agenda = [parse_step(line, STEPS) for line in data["agenda"]]
        top = read_cards(data["top"], KINDS, self.seats, "the top of the beach", True)
        beach = deck_of(read_counts(data["beach"], KINDS, "the beach", "PB-BEA-01"), top, vec[i64]())
        return PebblesState(agenda, list(data["pebbles"]), list(data["shells"]), beach, data["tide"])

    def audit(self, state: State) -> list[str]:
        return [] if own(state).beach.sound() else ["The beach does not hold as many pebbles as it says."]

    def score_of(self, state: State, seat: i64) -> list[ScoreLine]:
        return [ScoreLine("pebbles", own(state).pebbles[seat], "PB-DIV-01")]

    def ranking(self, state: State) -> list[Placing]:
        """PB-SOL-01: who plays alone has lost with fewer than five pebbles."""
        return ranked(standings(state), ("PB-DIV-01", "PB-DIV-01"), ENOUGH, "PB-SOL-01")

    def margin_of(self, state: State, seat: i64) -> i64:
        return margin_of(standings(state), seat, ENOUGH)

    def sequel(self, state: State) -> dict[str, Any]:
        """PB-TRE-01: one more treasure for everyone, named after seat and number."""
        before = {seat: self.options["treasures"].get(seat, []) for seat in SEATS[: self.seats]}
        after = {seat: [*owned, f"{seat}{len(owned) + 1}"] for seat, owned in before.items()}
        return {**self.options, "treasures": after}


def standings(state: State) -> list[tuple[int, ...]]:
    return [(pebbles,) for pebbles in own(state).pebbles]
