"""Pebbles as the core sees it."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import Rng
from cloudtop.core.content import Pack
from cloudtop.core.game import SEATS, Game, Placing, ScoreLine, parse_step
from cloudtop.core.state import State
from cloudtop.core.zones import HIDDEN, Deck, card, kind_of, knows, seen_by
from tests.pebbles.actions import (
    COPIES,
    KINDS,
    SECRET,
    UNDECIDED,
    VOCABULARY,
)
from tests.pebbles.brain import PebblesBrain
from tests.pebbles.state import PebblesState, own
from tests.pebbles.steps import FLOW, STEPS, Bets, Round

PACK = Pack("none", "pebbles", "A beach.", {}, [])


class Pebbles(Game):
    """The game as the core sees it."""

    def __init__(self, seats: int = 2, treasures: dict[str, list[str]] | None = None) -> None:
        options = {"players": seats, "treasures": treasures or {}}
        super().__init__("pebbles", "1", seats, VOCABULARY, options, PACK, "PB-RND-01", PebblesBrain())

    def new(self) -> State:
        n = self.seats
        state = PebblesState(
            [Round(1)], [0] * n, [0] * n, Deck(vec[i64](COPIES), sum(COPIES), vec[i64](), vec[i64]()), 0
        )
        state.settle()
        return state

    def veil(self, state: State, seat: i64) -> State:
        """Bets of others are secret; of the known pebbles on top only who has seen them is open."""
        table = own(state).copy()
        if table.agenda and isinstance(table.agenda[-1], Bets):
            bets = table.agenda[-1].given
            table.agenda[-1] = Bets(*[bet if s == seat or bet == UNDECIDED else SECRET for s, bet in enumerate(bets)])
        top = vec[i64]()
        for c in table.beach.top:
            seen = seat >= 0 and knows(c, seat)
            top = append(top, c if seen else card(HIDDEN, seen_by(c)))
        table.beach.top = top
        return table

    def imagine(self, veiled: State, rng: Rng) -> State:
        table = own(veiled).copy()
        if table.agenda and isinstance(table.agenda[-1], Bets):
            table.agenda[-1] = Bets(*[1 + rng.below(3) if bet == SECRET else bet for bet in table.agenda[-1].given])
        loose = table.beach.count[:]
        for c in table.beach.top:
            if kind_of(c) != HIDDEN:
                loose[kind_of(c)] -= 1
        top = vec[i64]()
        for c in table.beach.top:
            if kind_of(c) == HIDDEN:
                kind = rng.pick(loose)
                loose[kind] -= 1
                c = card(kind, seen_by(c))
            top = append(top, c)
        table.beach.top = top
        return table

    def view(self, veiled: State, seat: i64) -> dict[str, Any]:
        table = own(veiled)
        top = ["?" if kind_of(c) == HIDDEN else KINDS[kind_of(c)] for c in table.beach.top]
        return {"pebbles": table.pebbles, "shells": table.shells, "beach": int(table.beach.size), "top": top}

    def dump(self, state: State) -> dict[str, Any]:
        table = own(state)
        return {
            "pebbles": table.pebbles[:],
            "shells": table.shells[:],
            "beach": [int(n) for n in table.beach.count],
            "top": [int(c) for c in table.beach.top],
            "tide": int(table.tide),
            "agenda": self.agenda_text(state),
        }

    def restore(self, data: dict[str, Any]) -> State:
        agenda = [parse_step(line, STEPS) for line in data["agenda"]]
        beach = Deck(vec[i64](data["beach"]), sum(data["beach"]), vec[i64](data["top"]), vec[i64]())
        return PebblesState(agenda, list(data["pebbles"]), list(data["shells"]), beach, data["tide"])

    def audit(self, state: State) -> list[str]:
        beach = own(state).beach
        wrong = min(beach.count) < 0 or sum(beach.count) != beach.size or len(beach.top) > beach.size
        return ["The beach does not hold as many pebbles as it says."] if wrong else []

    def score(self, state: State, seat: i64) -> list[ScoreLine]:
        return [ScoreLine("pebbles", own(state).pebbles[seat], "PB-DIV-01")]

    def ranking(self, state: State) -> list[Placing]:
        totals = own(state).pebbles
        best_first = sorted(range(self.seats), key=lambda s: -totals[s])
        return [Placing(s, 1 + sum(t > totals[s] for t in totals), totals[s], "PB-DIV-01") for s in best_first]

    def margin(self, state: State, seat: i64) -> i64:
        totals = own(state).pebbles
        return (totals[seat] - max(t for s, t in enumerate(totals) if s != seat)) * 100

    def keepsakes(self, state: State) -> dict[str, list[str]]:
        """PB-TRE-01: one more treasure for everyone, named after seat and number."""
        before = {seat: self.options["treasures"].get(seat, []) for seat in SEATS[: self.seats]}
        return {seat: [*owned, f"{seat}{len(owned) + 1}"] for seat, owned in before.items()}

    def tree(self) -> list[tuple[int, str, str]]:
        return [(depth, step.__name__, rule) for depth, step, rule in FLOW]
