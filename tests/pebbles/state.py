"""The table of Pebbles."""

from __future__ import annotations

from typing import Any

from cloudtop.core.state import State, Step
from cloudtop.core.zones import Deck


class PebblesState(State):
    """Pebbles and shells of each seat, the beach (a deck), the tide (0 low, 1 high)."""

    def __init__(self, agenda: list[Step[Any]], pebbles: list[int], shells: list[int], beach: Deck, tide: int) -> None:
        super().__init__(len(pebbles), agenda)
        self.pebbles = pebbles
        self.shells = shells
        self.beach = beach
        self.tide = tide

    def copy(self) -> PebblesState:
        return PebblesState(self.agenda[:], self.pebbles[:], self.shells[:], self.beach.copy(), self.tide)


def own(state: State) -> PebblesState:
    assert isinstance(state, PebblesState)
    return state
