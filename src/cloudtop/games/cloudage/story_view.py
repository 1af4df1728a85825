"""What story cards have brought into a game, for whoever looks at it."""

from __future__ import annotations

from typing import Literal

from cloudtop.games.cloudage.actions import FIRST_PROJECTS, LEGACY_NAMES, PROJECT_NAMES, PROJECTS
from cloudtop.games.cloudage.cards import Book, Side
from cloudtop.games.cloudage.purse import gain_of
from cloudtop.games.cloudage.rules.story import copies_of, story_card, tiles_of_game
from cloudtop.games.cloudage.shape import BookSide, SideView
from cloudtop.games.cloudage.state import CloudAgeState


def shown(state: CloudAgeState) -> list[str]:
    """CA-SET-12, CA-SET-13, CA-STO-02: project cards beyond number 0 and legacy tiles that are in this game."""
    kinds = [kind for kind in range(FIRST_PROJECTS, PROJECTS) if copies_of(state, kind) > 0]
    names = [PROJECT_NAMES[kind] for kind in kinds]
    return [*(f"project/{name}" for name in names), *(f"legacy/{name}" for name in tiles(int(tiles_of_game(state))))]


def view_sides(state: CloudAgeState) -> list[SideView]:
    """CA-STO-02, CA-STO-05: the sides that were read in this chapter, and what each has brought."""
    out: list[SideView] = []
    for place, number in enumerate(state.read):
        card = story_card(state, number)
        out.append(view_side(state, int(number), "front", card.front))
        if place < len(state.read) - 1 or state.turned:
            out.append(view_side(state, int(number), "back", card.back))
    return out


def view_side(state: CloudAgeState, card: int, name: Literal["front", "back"], side: Side) -> SideView:
    return SideView(
        card=card,
        side=name,
        book=None if side.book is None else view_book(state, side.book),
        numbers=[number for number in range(9) if int(side.numbers) >> number & 1 and not dealt(state, number)],
        tiles=tiles(int(side.tiles & ~state.box.removed & ~state.box.legacy)),
        growth=int(side.growth),
        missions=side.missions,
        dismantle=side.dismantle,
    )


def dealt(state: CloudAgeState, number: int) -> bool:
    """CA-SET-12: were project cards of this number in the pile before the story began?"""
    return any(state.box.copies[kind] > 0 and state.box.number_of[kind] == number for kind in range(PROJECTS))


def view_book(state: CloudAgeState, book: Book) -> BookSide:
    return BookSide(
        cost=gain_of(state, book.cost),
        fight=int(book.fight) or None,
        gain=gain_of(state, book.gain),
        either=gain_of(state, book.either),
        other=gain_of(state, book.other),
    )


def tiles(bits: int) -> list[str]:
    return [name for place, name in enumerate(LEGACY_NAMES) if bits >> place & 1]
