"""The production phase: start player, books, producing, two navigation cards."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.core.state import Because, Step
from cloudtop.games.cloudage.actions import (
    BOOK,
    CARDS,
    ENERGY,
    LEVELS,
    NAVIGATION,
    POINTS,
    PRODUCE,
    SKIP,
    TAKE,
    THINGS,
    TILES,
    WATER,
)
from cloudtop.games.cloudage.cards import NO_BOOK, Book
from cloudtop.games.cloudage.effects import (
    give,
    score,
    spend,
    spend_navigation,
    take_navigation,
    text_of,
    things_text,
)
from cloudtop.games.cloudage.reasons import level_because
from cloudtop.games.cloudage.rules.building import can_draw_card
from cloudtop.games.cloudage.rules.story import side_up
from cloudtop.games.cloudage.state import BOOKS_LINE, PRODUCTION_LINE, SEAT_BIT, TRACK, CloudAgeState, total
from cloudtop.games.cloudage.steps.build import PayCards, receive, take_resource, taken
from cloudtop.games.cloudage.steps.decision import Decision, DrawProject, NavigationDraw, Together
from cloudtop.games.cloudage.steps.fight import BOOK_FIGHT, begin_fight
from cloudtop.games.cloudage.steps.market import PayTiles
from cloudtop.games.cloudage.steps.plant import one_of_two, thing_of
from cloudtop.games.cloudage.steps.story import TurnCard


def book_is_active(state: CloudAgeState) -> bool:
    """CA-BOK-01, CA-BOK-02, CA-CON-05, CA-Q-17: was the marker left of a book removed in the round before?"""
    before: i64 = TRACK - state.box.rounds + state.round - 1
    return state.round > 1 and state.box.track_book[before] == 1


def book_steps(state: CloudAgeState) -> list[Step[Any]]:
    """CA-BOK-03, CA-BOK-04, CA-BOK-06, CA-Q-18: everybody may use the book, from the start player on; then the card is turned.

    CA-STO-05: not every story card has an action.
    """
    if not book_is_active(state):
        return []
    steps: list[Step[Any]] = []
    if side_up(state).book is not None:
        steps += [BookAction(state.seat_at(place)) for place in range(state.seats)]
    return steps + [TurnCard()]


def book_of(state: CloudAgeState) -> Book:
    """CA-STO-01, CA-STO-06, CA-STO-11: the action on the side that is up."""
    return side_up(state).book or NO_BOOK


class BookAction(Decision):
    """CA-BOK-03, CA-BOK-05, CA-BOK-07, CA-STO-09, CA-STO-10: use the book now or never."""

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return vec[i64]([SKIP, BOOK]) if can_pay(state, seat, book_of(state).cost) else vec[i64]([SKIP])

    def actor(self, state: CloudAgeState) -> i64:
        return self.seat if can_pay(state, self.seat, book_of(state).cost) else NOBODY

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action == SKIP:
            return
        book = book_of(state)
        if book.fight > 0:
            if state.journal is not None:
                state.journal.tell("book", seat, "CA-BOK-03", {"cost": "nothing"})
            state.then(begin_fight(state, seat, BOOK_FIGHT, book.fight, [BookReward(seat)]))
        else:
            state.then(pay_gain(state, seat, book.cost) + [BookReward(seat)])

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-BOK-03"


def can_pay(state: CloudAgeState, seat: i64, gain: i64) -> bool:
    """Has a player what a book action costs?"""
    player = state.players[seat]
    thing: i64
    for thing in range(WATER + 1):
        if state.box.amount(gain, thing) > player.things[thing]:
            return False
    return state.box.amount(gain, CARDS) <= len(player.hand) and state.box.amount(gain, TILES) <= total(player.tiles)


def pay_gain(state: CloudAgeState, seat: i64, gain: i64) -> list[Step[Any]]:
    """CA-GEN-07, CA-GEN-08: what a book action costs; cards and tiles are chosen."""
    cost = vec[i64]([0] * THINGS)
    thing: i64
    for thing in range(WATER + 1):
        cost[thing] = state.box.amount(gain, thing)
        if cost[thing] > 0:
            spend(state, seat, thing, cost[thing])
    if state.journal is not None:
        state.journal.tell("book", seat, "CA-BOK-03", {"cost": things_text(cost)})
    return [PayCards(seat, state.box.amount(gain, CARDS)), PayTiles(seat, state.box.amount(gain, TILES))]


class BookReward(Step[CloudAgeState]):
    """CA-STO-09, CA-STO-10: what a book action brings, and one of two things more."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def run(self, state: CloudAgeState) -> None:
        book = book_of(state)
        steps = receive(state, self.seat, book.gain, BOOKS_LINE, "book-reward", "CA-BOK-03")
        if book.either > 0:
            steps.append(BookChoice(self.seat))
        state.then(steps)


class BookChoice(Decision):
    """CA-STO-09, CA-STO-10: one of the two things that a book offers."""

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return one_of_two(state, book_of(state).either, book_of(state).other)

    def chosen(self, state: CloudAgeState, action: i64) -> i64:
        """The gain of the box that an action stands for."""
        book = book_of(state)
        return book.either if thing_of(state, book.either) == action - TAKE else book.other

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        state.then(receive(state, seat, self.chosen(state, action), BOOKS_LINE, "book-reward", "CA-BOK-03"))

    def rule(self, state: CloudAgeState, action: i64) -> str:
        if action == TAKE + CARDS and not can_draw_card(state):
            return "CA-GEN-11"
        return "CA-STO-10" if book_of(state).fight > 0 else "CA-STO-09"

    def facts(self, state: CloudAgeState, seat: i64, action: i64) -> dict[str, object]:
        return taken(state, action, state.box.amount(self.chosen(state, action), action - TAKE))


class Produce(Together):
    """CA-PRD-03 to CA-PRD-11, CA-END-02: everybody may produce once, at the own level or below; at the same time."""

    def __init__(self, done: i64) -> None:
        super().__init__()
        self.done: i64 = done  # bits of the seats that have decided

    def numbers(self) -> list[int]:
        return [self.done]

    def waits(self, state: CloudAgeState, seat: i64) -> bool:
        return self.done & SEAT_BIT[seat] == 0 and state.players[seat].things[ENERGY] >= state.box.energy[0]

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        player = state.players[seat]
        out = vec[i64]([SKIP])
        level: i64
        for level in range(player.level + 1):
            if state.box.energy[level] <= player.things[ENERGY]:
                out = append(out, PRODUCE + level)
        return out

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        state.then([Produce(self.done | SEAT_BIT[seat])])
        if action == SKIP:
            return
        level: i64 = action - PRODUCE
        box = state.box
        spend(state, seat, ENERGY, box.energy[level])
        water: i64 = give(state, seat, WATER, box.yield_[level])
        points: i64 = box.level_points[level]
        if points > 0:
            score(state, seat, PRODUCTION_LINE, points)
        if state.journal is not None:
            gain = text_of(WATER, water) + (" " + text_of(POINTS, points) if points > 0 else "")
            facts: dict[str, object] = {"level": int(level), "cost": text_of(ENERGY, box.energy[level]), "gain": gain}
            state.journal.tell("produce", seat, "CA-PRD-04", facts)

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-PRD-05" if PRODUCE <= action < PRODUCE + LEVELS else "CA-PRD-03"

    def refusal(self, state: CloudAgeState, seat: i64, action: i64) -> str | None:
        """CA-PRD-04: of the levels that are open to a player, some may be too dear."""
        refused = super().refusal(state, seat, action)
        return "CA-PRD-04" if refused == "CA-PRD-05" and action - PRODUCE <= state.players[seat].level else refused

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        return level_because(state, seat, action - PRODUCE) if PRODUCE <= action < PRODUCE + LEVELS else None


class Reveal(NavigationDraw):
    """CA-NAV-01, CA-NAV-04 to CA-NAV-07, CA-Q-26: two navigation cards; the first is kept aside for the second."""

    def __init__(self, seat: i64, first: i64) -> None:
        self.seat: i64 = seat
        self.first: i64 = first  # the value of the first card, or -1

    def numbers(self) -> list[int]:
        return [self.seat, self.first]

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        value: i64 = action - NAVIGATION
        take_navigation(state, self.seat, value)
        if state.journal is not None:
            state.journal.tell("reveal", self.seat, "CA-NAV-01", {"navigation": int(value)})
        if self.first < 0:
            state.then([Reveal(self.seat, value)])
        else:
            self.set_course(state, max(self.first, value), min(self.first, value))
            spend_navigation(state, self.seat, min(self.first, value))
            spend_navigation(state, self.seat, max(self.first, value))

    def none_left(self, state: CloudAgeState) -> None:
        """CA-Q-25: a single card counts as the higher one; with none the value is 0."""
        self.set_course(state, max(self.first, 0), 0)
        if self.first >= 0:
            spend_navigation(state, self.seat, self.first)

    def set_course(self, state: CloudAgeState, course: i64, lower: i64) -> None:
        player = state.mine(self.seat)
        player.course = course
        player.lower = lower
        if state.journal is not None:
            state.journal.tell("course", self.seat, "CA-NAV-05", {"navigation": int(course)})

    def rule(self) -> str:
        return "CA-NAV-01"


class LowerCard(Together):
    """CA-NAV-02, CA-NAV-03, CA-NAV-09, CA-Q-126: energy or project cards for the lower card; all choose, then all draw."""

    def __init__(self, draws: i64) -> None:
        super().__init__()
        self.draws: i64 = draws  # bits of the seats that take cards

    def numbers(self) -> list[int]:
        return [self.draws]

    def waits(self, state: CloudAgeState, seat: i64) -> bool:
        return self.draws & SEAT_BIT[seat] == 0 and state.players[seat].lower > 0

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        return vec[i64]([TAKE + ENERGY, TAKE + CARDS]) if can_draw_card(state) else vec[i64]([TAKE + ENERGY])

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if action == TAKE + CARDS:
            state.then([LowerCard(self.draws | SEAT_BIT[seat])])
            if state.journal is not None:
                state.journal.tell("choose-cards", seat, "CA-NAV-02", {"count": int(state.players[seat].lower)})
            return
        take_resource(state, seat, ENERGY, state.players[seat].lower, "lower-card", "CA-NAV-02")
        state.mine(seat).lower = 0
        state.then([LowerCard(self.draws)])

    def run(self, state: CloudAgeState) -> None:
        steps: list[Step[Any]] = []
        place: i64
        for place in range(state.seats):
            seat: i64 = state.seat_at(place)
            if state.players[seat].lower > 0:
                steps.append(DrawProject(seat, state.players[seat].lower))
                state.mine(seat).lower = 0
        state.then(steps)

    def rule(self, state: CloudAgeState, action: i64) -> str:
        return "CA-GEN-11" if action == TAKE + CARDS else "CA-NAV-02"

    def facts(self, state: CloudAgeState, seat: i64, action: i64) -> dict[str, object]:
        return taken(state, action, state.players[seat].lower)
