"""What a seat may know, and what it may imagine."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.chance import OPEN, Rng
from cloudtop.core.game import seat_name
from cloudtop.core.state import Step
from cloudtop.core.zones import HIDDEN, Deck, card, everyone, insert_sorted, kind_of, knows, seat_bit, seen_by
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
from cloudtop.games.cloudcity.steps.turn import ChooseTile, PlaceTile


def veil(state: CloudCityState, seat: i64) -> CloudCityState:
    """CC-SET-11, CC-DRW-05, CC-COM-10: all that lies open, the own hand, and what was seen of other hands.

    What is unseen counts as one heap: the pile and the unseen tiles of the hands. SPECTATOR knows
    what everybody knows.
    """
    unseen = state.pile.count[:]
    cities: list[City] = []
    owner: i64
    for owner in range(state.seats):
        city = state.cities[owner]
        hand = vec[i64](capacity=len(city.hand))
        for c in city.hand:
            if knows(c, seat) if seat >= 0 else seen_by(c) == everyone(state.seats):
                hand = insert_sorted(hand, c)
            else:
                unseen[kind_of(c)] += 1
                hand = insert_sorted(hand, card(HIDDEN, seat_bit(owner)))
        cities.append(
            City(
                city.cells[:], city.tiles[:], city.walkways[:], hand, city.spaces[:], city.open[:],
                city.left, city.right, city.top, city.bottom,
            )
        )  # fmt: skip
    return CloudCityState(
        state.box, veil_agenda(state, seat), cities, state.stock[:], state.buildings[:],
        Deck(unseen, state.pile.size, vec[i64](), vec[i64]()), state.row[:], state.requests[:], state.first, state.round,
    )  # fmt: skip


def veil_agenda(state: CloudCityState, seat: i64) -> list[Step[Any]]:
    """The agenda; which tile another player has just chosen shows only when it is laid."""
    agenda = state.agenda[:]
    if len(agenda) > 0:
        top = agenda[-1]
        if isinstance(top, PlaceTile) and top.seat != seat:
            agenda[-1] = ChooseTile(top.seat)
    return agenda


def imagine(veiled: CloudCityState, rng: Rng) -> CloudCityState:
    """Deal the unseen tiles anew: to the hands that hide some; the rest is the pile."""
    state = veiled.copy()
    for city in state.cities:
        hand = vec[i64](capacity=len(city.hand))
        for c in city.hand:
            if kind_of(c) == HIDDEN:
                kind: i64 = rng.pick(state.pile.count)
                state.pile.count[kind] -= 1
                hand = insert_sorted(hand, card(kind, seen_by(c)))
            else:
                hand = insert_sorted(hand, c)
        city.hand = hand
    return state


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
