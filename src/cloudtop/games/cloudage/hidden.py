"""What is hidden: the hands, in one heap with the face-down project cards, and the mission cards nobody has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.heaps import Heap, Zone
from cloudtop.games.cloudage.state import CloudAgeState


class HandOf(Zone):
    """CA-GEN-15: a hand of project cards is seen by its owner."""

    def __init__(self, state: CloudAgeState, seat: i64) -> None:
        super().__init__()
        self.state = state
        self.seat: i64 = seat

    def cards(self) -> vec[i64]:
        return self.state.players[self.seat].hand

    def put(self, cards: vec[i64]) -> None:
        self.state.mine(self.seat).hand = cards


def heaps(state: CloudAgeState) -> list[Heap]:
    """CA-GEN-21: decks of navigation cards are known but for their order, and sleeves hold no cards (`rules.sleeves`)."""
    hands: list[Zone] = [HandOf(state, seat) for seat in range(state.seats)]
    return [Heap(state.pile, hands), Heap(state.missions, [])]
