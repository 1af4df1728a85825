"""What is hidden, and what a seat sees."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.chance import OPEN
from cloudtop.core.game import seat_name
from cloudtop.core.heaps import Heap, Zone
from cloudtop.core.zones import HIDDEN, kind_of
from cloudtop.games.cloudcity.actions import REQUEST_NAMES
from cloudtop.games.cloudcity.geometry import (
    COLOURS,
    KIND_NAMES,
    LENGTHS,
    LEVELS,
    SPAN_LENGTH,
    cell_name,
    space_cell,
    span_name,
)
from cloudtop.games.cloudcity.rules.walkways import level_of
from cloudtop.games.cloudcity.state import City, CloudCityState, tile_kind, tile_space, tile_turn
from cloudtop.games.cloudcity.steps.turn import PlaceTile


class HandOf(Zone):
    """CC-SET-11, CC-DRW-05, CC-COM-10: a hand is seen by its owner; what was drawn from the row, by all."""

    def __init__(self, city: City) -> None:
        super().__init__()
        self.city = city

    def cards(self) -> vec[i64]:
        return self.city.hand

    def put(self, cards: vec[i64]) -> None:
        self.city.hand = cards


def heaps(state: CloudCityState) -> list[Heap]:
    """What is hidden counts as one heap: the pile and the unseen tiles of the hands."""
    hands: list[Zone] = [HandOf(city) for city in state.cities]
    return [Heap(state.pile, hands)]


def view_city(state: CloudCityState, owner: int, seat: int) -> dict[str, Any]:
    """One city as a person sees it. Another player's hand shows its size; `known` is what was seen of it."""
    city = state.cities[owner]
    tiles = [
        {"space": cell_name(space_cell(tile_space(t))), "tile": KIND_NAMES[tile_kind(t)], "turn": int(tile_turn(t))}
        for t in city.tiles
    ]
    buildings = {cell_name(c): COLOURS[held % 4 - 1] for c, held in enumerate(city.cells) if held % 4}
    walkways = [
        {
            "between": span_name(span),
            "level": LEVELS[level_of(city, span) - 1],
            "votes": int(state.box.votes[SPAN_LENGTH[span] - 1]),
        }
        for span in city.walkways
    ]
    known = [KIND_NAMES[kind_of(c)] for c in city.hand if kind_of(c) != HIDDEN]
    hand = known if seat in (owner, OPEN) else ["?"] * len(city.hand)
    spaces = [cell_name(space_cell(space)) for space in city.spaces]
    return {
        "tiles": tiles, "buildings": buildings, "walkways": walkways, "spaces": spaces, "hand": hand, "known": known,
    }  # fmt: skip


def chosen_tile(veiled: CloudCityState) -> str | None:
    """The tile that is chosen and not laid yet, for its owner."""
    top = veiled.agenda[-1] if len(veiled.agenda) > 0 else None
    return KIND_NAMES[top.kind] if isinstance(top, PlaceTile) else None


def view(veiled: CloudCityState, seat: i64) -> dict[str, Any]:
    """A veiled state as plain data."""
    stock = veiled.stock
    return {
        "seat": None if seat < 0 else seat_name(seat),
        "chosen": chosen_tile(veiled),
        "round": int(veiled.round),
        "rounds": int(veiled.box.rounds),
        "first": None if veiled.first < 0 else seat_name(veiled.first),
        "requests": [REQUEST_NAMES[r] for r in veiled.requests],
        "row": [None if kind < 0 else KIND_NAMES[kind] for kind in veiled.row],
        "pile": int(veiled.pile.size),
        "votes": [int(n) for n in veiled.box.votes],
        "unseen": {KIND_NAMES[k]: int(n) for k, n in enumerate(veiled.pile.count)},
        "walkways": {
            level: [int(stock[k * LENGTHS + length]) for length in range(LENGTHS)] for k, level in enumerate(LEVELS)
        },
        "buildings": {colour: int(veiled.buildings[k]) for k, colour in enumerate(COLOURS)},
        "cities": [view_city(veiled, owner, seat) for owner in range(veiled.seats)],
    }
