"""The story of a chapter: cards that are read, turned over, decided on together, and the end."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import Rng
from cloudtop.core.state import Step
from cloudtop.core.zones import everyone, seat_bit
from cloudtop.games.cloudage.actions import GROWTH_NAMES, LEGACIES, LEGACY_NAMES, SPACE_NAMES, SPACES, VOTE
from cloudtop.games.cloudage.cards import FIRST_STORY, Side
from cloudtop.games.cloudage.effects import into_bag
from cloudtop.games.cloudage.rules.scoring import points_of
from cloudtop.games.cloudage.rules.story import (
    NUMBER_BIT,
    last_card,
    new_cards,
    side_up,
    stars_of,
    story_card,
)
from cloudtop.games.cloudage.state import TILE_BIT, CloudAgeState, changed
from cloudtop.games.cloudage.steps.action import Dismantle
from cloudtop.games.cloudage.steps.decision import DrawTile, Together
from cloudtop.games.cloudage.steps.missions import mission_for_all

NUMBERS: Final = 9  # project numbers 0 to 8

# What a vote is, four to a number by seat.
NONE: Final = 0
SOME: Final = 3  # it is cast, and not known
BASE: Final[list[int]] = [1, 4, 16, 64]


class ReadStory(Step[CloudAgeState]):
    """CA-SET-10, CA-SET-22, CA-STO-02, CA-STO-04: a story card is laid out, read, and what it says is done.

    CA-STO-05, CA-STO-14: its action waits for the next book.
    """

    def __init__(self, card: i64) -> None:
        self.card: i64 = card

    def numbers(self) -> list[int]:
        return [self.card]

    def run(self, state: CloudAgeState) -> None:
        lay_out(state, story_card(state, self.card).front)
        state.read = append(state.read[:], self.card)
        state.turned = False
        tell_story(state, self.card, "front", "CA-STO-04")
        state.then(steps_of(state, side_up(state)))


class TurnCard(Step[CloudAgeState]):
    """CA-STO-07, CA-STO-12, CA-Q-20, CA-Q-21, CA-Q-123: after a book the card is turned over, if its front was up."""

    def run(self, state: CloudAgeState) -> None:
        if state.turned:
            return
        lay_out(state, state.card_up().back)
        state.turned = True
        if len(state.read) > 0:
            tell_story(state, state.read[-1], "back", "CA-STO-12")
        elif state.journal is not None:
            state.journal.tell("turn-card", -1, "CA-STO-07", {})
        state.then(steps_of(state, side_up(state)))


def tell_story(state: CloudAgeState, card: i64, side: str, rule: str) -> None:
    """A side of a story card is read to all: whoever has heard it cannot take back what led to it."""
    if state.journal is not None:
        facts: dict[str, object] = {"card": int(card), "side": side}
        state.journal.whisper("story", -1, rule, facts, {}, everyone(state.seats))


def lay_out(state: CloudAgeState, side: Side) -> None:
    """CA-STO-02, CA-SET-13: the project cards and legacy tiles of a side that is about to be read."""
    number: i64
    for number in range(NUMBERS):
        if side.numbers & NUMBER_BIT[number] != 0:
            shuffle_in(state, number)
    tile: i64
    for tile in range(LEGACIES):
        if side.tiles & TILE_BIT[tile] & ~state.box.removed & ~state.legacy != 0:
            lay_tile(state, tile)


def shuffle_in(state: CloudAgeState, number: i64) -> None:
    """CA-STO-02: project cards join the pile, which has no order; those that are in the game already do not."""
    cards: i64 = 0
    for kind in new_cards(state, number):
        state.pile.count[kind] += state.box.all_copies[kind]
        state.pile.size += state.box.all_copies[kind]
        cards += state.box.all_copies[kind]
    if state.journal is not None and cards > 0:
        state.journal.tell("number", -1, "CA-STO-02", {"number": int(number), "cards": int(cards)})


def lay_tile(state: CloudAgeState, tile: i64) -> None:
    """CA-SET-13, CA-Q-110: a legacy tile changes the map under way; a plant below it goes back into the bag."""
    state.legacy |= TILE_BIT[tile]
    state.land = state.box.land(state.sides, state.legacy)
    if state.journal is not None:
        state.journal.tell("enter", -1, "CA-STO-02", {"legacy": LEGACY_NAMES[tile]})
    space: i64
    for space in range(SPACES):
        plant: i64 = state.plants[space]
        if plant > 0 and state.land.soil[space] == 0:
            state.plants = changed(state.plants, space, 0)
            into_bag(state, plant - 1)
            if state.journal is not None:
                facts: dict[str, object] = {"growth": GROWTH_NAMES[plant - 1], "space": SPACE_NAMES[space]}
                state.journal.tell("uproot", -1, "CA-STO-02", facts)


def steps_of(state: CloudAgeState, side: Side) -> list[Step[Any]]:
    """CA-STO-02, CA-STO-13: what else a side demands, in this order."""
    steps: list[Step[Any]] = []
    if side.growth > 0:
        steps += [DrawTile(state.seat_at(place), side.growth, 0) for place in range(state.seats)]
    if side.missions:
        steps += mission_for_all(state)
    if side.dismantle:
        steps.append(Dismantle(state.first))
    if side.decision > 0:
        steps.append(Vote(0))
    if side.next > 0:
        steps.append(ReadStory(side.next))
    if side.turn:
        steps.append(TurnCard())
    return steps


class Vote(Together):
    """CA-STO-13, CA-Q-122: all decide at the same time; the majority counts, in a tie the vote of the start player."""

    def __init__(self, votes: i64) -> None:
        super().__init__()
        self.votes: i64 = votes

    def numbers(self) -> list[int]:
        return [self.votes]

    def of(self, seat: i64) -> i64:
        """0 for a seat that has not voted, else 1 or 2, or SOME."""
        return self.votes // BASE[seat] % 4

    def waits(self, state: CloudAgeState, seat: i64) -> bool:
        return self.of(seat) == NONE

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        one: i64 = side_up(state).choices[0]
        other: i64 = side_up(state).choices[1]
        return vec[i64]([VOTE + one - FIRST_STORY, VOTE + other - FIRST_STORY])

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        card: i64 = action - VOTE + FIRST_STORY
        place: i64 = 1 if card == side_up(state).choices[0] else 2
        state.then([Vote(self.votes + place * BASE[seat])])
        if state.journal is not None:
            state.journal.whisper("vote", seat, "CA-STO-13", {}, {"story": int(card)}, seat_bit(seat))

    def run(self, state: CloudAgeState) -> None:
        choices = side_up(state).choices
        count: i64 = 0
        seat: i64
        for seat in range(state.seats):
            count += 1 if self.of(seat) == 1 else -1
            if state.journal is not None:
                state.journal.tell("voted", seat, "CA-STO-13", {"story": int(choices[self.of(seat) - 1])})
        first = count > 0 or (count == 0 and self.of(state.first) == 1)
        card: i64 = choices[0] if first else choices[1]
        if state.journal is not None:
            state.journal.tell("decided", -1, "CA-STO-13", {"story": int(card)})
        state.then([ReadStory(card)])

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-STO-13"

    def veil(self, state: CloudAgeState, seat: i64) -> Step[CloudAgeState]:
        """CA-STO-13: what the others have chosen shows when all have."""
        votes: i64 = 0
        other: i64
        for other in range(state.seats):
            known: i64 = self.of(other) if other == seat or self.of(other) == NONE else SOME
            votes += known * BASE[other]
        return Vote(votes)

    def imagine(self, state: CloudAgeState, rng: Rng) -> Step[CloudAgeState]:
        votes: i64 = 0
        other: i64
        for other in range(state.seats):
            cast: i64 = 1 + rng.below(2) if self.of(other) == SOME else self.of(other)
            votes += cast * BASE[other]
        return Vote(votes)


class Epilogue(Step[CloudAgeState]):
    """CA-END-14, CA-END-15, CA-CAM-13: the last story card, by whether the goal was reached; then the stars."""

    def run(self, state: CloudAgeState) -> None:
        card: i64 = last_card(state)
        seat: i64
        if state.journal is not None:
            for seat in range(state.seats):
                facts: dict[str, object] = {"points": int(points_of(state, seat)), "stars": int(stars_of(state, seat))}
                state.journal.tell("stars", seat, "CA-END-14", facts)
        if card > 0:
            state.read = append(state.read[:], card)
            state.turned = True
            tell_story(state, card, "front", "CA-CAM-13")
            tell_story(state, card, "back", "CA-CAM-13")
