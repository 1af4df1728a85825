"""Set-up: first player, starting tiles, row, hands, Special Requests."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import CHANCE, NOBODY
from cloudtop.core.state import Step
from cloudtop.core.steps import DrawnFirstPlayer, Outcome
from cloudtop.core.zones import Deck, seat_bit
from cloudtop.games.cloudcity.actions import FIRST, REQUEST, REQUEST_NAMES, REQUESTS, TILE
from cloudtop.games.cloudcity.effects import give_tile, lay_tile, take_buildings
from cloudtop.games.cloudcity.geometry import KIND_NAMES, START
from cloudtop.games.cloudcity.state import Box, CloudCityState, empty_city
from cloudtop.games.cloudcity.steps.decision import FromPile
from cloudtop.games.cloudcity.steps.turn import Round


def new_table(box: Box) -> CloudCityState:
    """CC-SET-02, CC-SET-03, CC-SET-04, CC-COM-09: the full box, the ordinary tiles in the pile, nothing laid out.

    The starting tiles are kept out, and those nobody gets never come in (CC-SET-08).
    """
    size: i64 = 0
    for n in box.copies:
        size += n
    state = CloudCityState(
        box, setup_agenda(), [empty_city() for seat in range(box.players)], box.pieces[:], box.buildings[:],
        Deck(box.copies[:], size, vec[i64](), vec[i64]()), vec[i64]([-1] * box.row), box.chosen[:], box.first, 0,
    )  # fmt: skip
    state.settle()
    return state


def setup_agenda() -> list[Step[Any]]:
    """CC-SET-03 to CC-SET-10 in the order of the rulebook, then the rounds; the top of the agenda is last."""
    order: list[Step[Any]] = [
        FirstPlayer(),  # CC-SET-06
        StartingTiles(),  # CC-SET-07
        FillRow(0),  # CC-SET-05
        DealHands(0),  # CC-SET-10
        SpecialRequests(0),  # CC-UPG-01
        Round(1, 0),  # CC-TRN-01
    ]
    order.reverse()
    return order


class FirstPlayer(DrawnFirstPlayer[CloudCityState]):
    """CC-SET-06: the first player is named by the options, or drawn."""

    def rule(self) -> str:
        return "CC-SET-06"

    def first(self) -> i64:
        return FIRST

    def named(self, state: CloudCityState) -> i64:
        return state.box.first

    def begin(self, state: CloudCityState, seat: i64) -> None:
        state.first = seat


class StartingTiles(Step[CloudCityState]):
    """CC-SET-07, CC-SET-09, CC-SET-14, CC-SET-15: each player gets a starting tile and its buildings; no walkway.

    CC-SET-16: how it is turned does not matter, so nobody is asked.
    """

    def run(self, state: CloudCityState) -> None:
        i: i64
        for i in range(state.seats):
            seat: i64 = (state.first + i) % state.seats
            kind: i64 = state.box.starting[i]
            lay_tile(state.cities[seat], state.box, START, 0, kind)
            take_buildings(state, seat)
            if state.journal is not None:
                state.journal.tell("start", seat, "CC-SET-07", {"tile": KIND_NAMES[kind], "birds": i + 1})


class FillRow(FromPile):
    """CC-SET-05: three tiles are turned face up, one after the other."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place

    def numbers(self) -> list[int]:
        return [self.place]

    def actor(self, state: CloudCityState) -> i64:
        return CHANCE if self.place < state.box.row else NOBODY

    def take(self, state: CloudCityState, seat: i64, action: i64) -> None:
        kind: i64 = action - TILE
        state.pile.take(kind)
        state.row[self.place] = kind
        state.then([FillRow(self.place + 1)])
        if state.journal is not None:
            state.journal.tell("row", CHANCE, "CC-SET-05", {"tile": KIND_NAMES[kind], "place": self.place + 1})

    def rule(self) -> str:
        return "CC-SET-05"


class DealHands(FromPile):
    """CC-SET-10, CC-SET-11, CC-SET-12: three tiles are dealt face down to each player, beginning with the first."""

    def __init__(self, dealt: i64) -> None:
        self.dealt: i64 = dealt

    def numbers(self) -> list[int]:
        return [self.dealt]

    def actor(self, state: CloudCityState) -> i64:
        return CHANCE if self.dealt < state.box.hand * state.seats else NOBODY

    def take(self, state: CloudCityState, seat: i64, action: i64) -> None:
        owner: i64 = (state.first + self.dealt // state.box.hand) % state.seats
        kind: i64 = action - TILE
        state.pile.take(kind)
        give_tile(state, owner, kind, seat_bit(owner))
        state.then([DealHands(self.dealt + 1)])
        if state.journal is not None:
            tile: dict[str, object] = {"tile": KIND_NAMES[kind]}
            state.journal.whisper("deal", owner, "CC-SET-10", {}, tile, seat_bit(owner))

    def rule(self) -> str:
        return "CC-SET-10"


class SpecialRequests(Outcome[CloudCityState]):
    """CC-UPG-01, CC-UPG-02, CC-UPG-03: one or two different cards are turned up; none in the basic game (CC-SET-13).

    CC-UPG-05: they lie open from the start, and nothing changes them.
    """

    def __init__(self, drawn: i64) -> None:
        self.drawn: i64 = drawn

    def numbers(self) -> list[int]:
        return [self.drawn]

    def actor(self, state: CloudCityState) -> i64:
        return CHANCE if self.drawn < state.box.drawn else NOBODY

    def options(self, state: CloudCityState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=REQUESTS)
        r: i64
        for r in range(REQUESTS):
            if r not in state.requests:
                out = append(out, REQUEST + r)
        return out

    def take(self, state: CloudCityState, seat: i64, action: i64) -> None:
        state.requests = append(state.requests, action - REQUEST)
        state.then([SpecialRequests(self.drawn + 1)])
        if state.journal is not None:
            state.journal.tell("request", CHANCE, "CC-UPG-02", {"request": REQUEST_NAMES[action - REQUEST]})

    def rule(self) -> str:
        return "CC-UPG-02"
