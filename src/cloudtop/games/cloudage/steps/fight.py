"""Fights: navigation cards are drawn and paid for, one by one, until the player stops."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cloudtop.core.state import Because, Step
from cloudtop.games.cloudage.actions import (
    CITY_NAMES,
    DRAW,
    ENERGY,
    MARKER,
    NAVIGATION,
    NAVIGATIONS,
    POINTS,
    STOP,
)
from cloudtop.games.cloudage.effects import score, spend, spend_navigation, spend_points, take_navigation, text_of
from cloudtop.games.cloudage.projects import COMBAT_VIDEO
from cloudtop.games.cloudage.reasons import marker_because, price_because
from cloudtop.games.cloudage.rules.combat import (
    base_combat,
    can_draw_navigation,
    card_energy,
    has_marker,
    marker_tile,
)
from cloudtop.games.cloudage.rules.scoring import points_of
from cloudtop.games.cloudage.state import L1, MARKERS_LINE, CloudAgeState, changed
from cloudtop.games.cloudage.steps.build import two_steps
from cloudtop.games.cloudage.steps.decision import Decision, NavigationDraw
from cloudtop.games.cloudage.steps.garden import begin_garden, with_garden

# What a fight is about.
CITY_FIGHT: Final = 0
BOOK_FIGHT: Final = 1
RIGHT_FIGHT: Final = 2  # L14
LEFT_FIGHT: Final = 3  # L15
MISSION_FIGHT: Final = 4
TIE_FIGHT: Final = 5
FIGHT_NAMES: Final = ("city", "book", "L14", "L15", "mission", "tie")
FIGHT_RULES: Final = ("CA-CBT-01", "CA-BOK-07", "CA-LEG-17", "CA-LEG-21", "CA-MSN-03", "CA-END-12")
DIGIT: Final = 32  # cards of the combat area are one number, a digit for each value
BY_POINTS: Final = NAVIGATIONS  # and one digit more: how many of them were paid for with points

VIDEO_LOW: Final = 5  # CA-CRD-12
VIDEO_HIGH: Final = 8
VIDEO_AMOUNT: Final = 2


def begin_fight(state: CloudAgeState, seat: i64, kind: i64, need: i64, prize: list[Step[Any]]) -> list[Step[Any]]:
    """CA-CBT-05: the player begins with the own combat points. What a win brings is one step, or none, right below."""
    if state.journal is not None:
        value: i64 = base_combat(state, seat)
        facts: dict[str, object] = {"fight": FIGHT_NAMES[kind], "need": int(need), "value": int(value)}
        state.journal.tell("fight", seat, FIGHT_RULES[kind], facts)
    fight: list[Step[Any]] = [Fight(seat, kind, need, 0, 0)]
    return fight + prize


class Fight(Decision):
    """CA-CBT-04, CA-CBT-07 to CA-CBT-13, CA-LEG-02: pay for another card, take a marker back, or stop.

    CA-Q-147: with L14 or L15 it is a decision of the action phase, so L5 may be used too. What is built with it counts at
    once (CA-UPG-06).
    """

    def __init__(self, seat: i64, kind: i64, need: i64, markers: i64, area: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.need: i64 = need  # the combat value to reach; 0: none
        self.markers: i64 = markers  # combat points of markers taken back
        self.area: i64 = area  # CA-CBT-11: the cards drawn so far, and how they were paid for

    def numbers(self) -> list[int]:
        return [self.seat, self.kind, self.need, self.markers, self.area]

    def value(self, state: CloudAgeState) -> i64:
        return combat_value(state, self.seat, self.markers, self.area)

    def options(self, state: CloudAgeState, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        if can_draw_navigation(state, seat):
            if state.players[seat].things[ENERGY] >= card_energy(state, self.area):
                out = append(out, DRAW)
            if self.area > 0 and self.kind != TIE_FIGHT:
                out = append(out, DRAW + 1)
        number: i64
        for number in range(2):
            if has_marker(state, seat, marker_tile(number)):
                out = append(out, MARKER + number)
        return with_garden(state, seat, append(out, STOP))

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        if begin_garden(state, seat, action, self):
            return
        if action == STOP:
            self.stop(state)
        elif action >= MARKER:
            self.take_marker(state, marker_tile(action - MARKER))
        else:
            self.pay(state, action == DRAW)
            area: i64 = self.area if action == DRAW else with_card(self.area, BY_POINTS)
            state.then([FightCard(seat, self.kind, self.need, self.markers, area)])

    def pay(self, state: CloudAgeState, with_energy: bool) -> None:
        """CA-CBT-07 to CA-CBT-09, CA-CBT-11: the price comes before the card."""
        thing: i64 = ENERGY if with_energy else POINTS
        cost: i64 = card_energy(state, self.area) if with_energy else state.box.next_card_points
        if with_energy:
            spend(state, self.seat, ENERGY, cost)
        else:
            spend_points(state, self.seat, cost)
        if state.journal is not None:
            state.journal.tell("pay-card", self.seat, self.price_rule(), {"cost": text_of(thing, cost)})

    def price_rule(self) -> str:
        """The rule that says what the next card costs."""
        return "CA-CBT-07" if self.area == 0 else "CA-CBT-08"

    def take_marker(self, state: CloudAgeState, tile: i64) -> None:
        """CA-LEG-03, CA-LEG-05, CA-LEG-07, CA-Q-97, CA-Q-140: a marker goes to the box and helps in this fight."""
        player = state.mine(self.seat)
        before: i64 = points_of(state, self.seat)
        city: i64 = state.box.tiles[tile].city
        player.marks = changed(player.marks, city, player.marks[city] - 1)
        if state.journal is not None:
            rule = "CA-LEG-05" if tile == L1 else "CA-LEG-07"
            state.journal.tell("marker-back", self.seat, rule, {"city": CITY_NAMES[city]})
        if self.kind == TIE_FIGHT:
            keep_points(state, self.seat, before - points_of(state, self.seat))
        markers: i64 = self.markers + state.box.tiles[tile].combat
        state.then([Fight(self.seat, self.kind, self.need, markers, self.area)])

    def stop(self, state: CloudAgeState) -> None:
        """CA-CBT-13 to CA-CBT-15, CA-CBT-18: the cards go to the discard pile, and the fight is won or lost."""
        card: i64
        for card in range(NAVIGATIONS):
            n: i64
            for n in range(drawn_of(self.area, card)):
                spend_navigation(state, self.seat, card)
        value: i64 = self.value(state)
        won = self.is_won(state)
        if state.journal is not None:
            facts: dict[str, object] = {"fight": FIGHT_NAMES[self.kind], "value": int(value)}
            state.journal.tell("win" if won else "stop", self.seat, FIGHT_RULES[self.kind], facts)
        if self.kind == MISSION_FIGHT:
            state.mine(self.seat).strength = value
        elif self.kind == TIE_FIGHT:
            state.mine(self.seat).tie = value
        elif not won:
            state.agenda.pop()  # the prize
        state.then(self.video(state))

    def is_won(self, state: CloudAgeState) -> bool:
        return self.need > 0 and self.value(state) >= self.need

    def video(self, state: CloudAgeState) -> list[Step[Any]]:
        """CA-CRD-12, CA-CRD-13, CA-EDN-22, CA-Q-82, CA-Q-142: Combat Video looks at the value, won or not."""
        if self.kind == TIE_FIGHT or (self.kind != CITY_FIGHT and not state.box.video_always):
            return []
        value: i64 = self.value(state)
        return two_steps(state, self.seat, COMBAT_VIDEO, value, VIDEO_LOW, VIDEO_HIGH, VIDEO_AMOUNT, "CA-CRD-12")

    def rule(self, state: CloudAgeState, action: i64) -> str:
        if action == DRAW:
            return "CA-CBT-12" if not can_draw_navigation(state, self.seat) else self.price_rule()
        if action == DRAW + 1:
            return "CA-END-12" if self.kind == TIE_FIGHT else "CA-CBT-10" if self.area == 0 else "CA-CBT-12"
        return "CA-LEG-02" if self.is_marker(state, action) else FIGHT_RULES[self.kind]

    def is_marker(self, state: CloudAgeState, action: i64) -> bool:
        """Is this taking back a marker for a legacy tile that is in play?"""
        return MARKER <= action < STOP and state.in_play(marker_tile(action - MARKER))

    def because(self, state: CloudAgeState, seat: i64, action: i64) -> Because | None:
        if action == DRAW and can_draw_navigation(state, seat):
            return price_because(ENERGY, card_energy(state, self.area), state.players[seat].things[ENERGY])
        if self.is_marker(state, action):
            return marker_because(state, marker_tile(action - MARKER))
        drawing = DRAW <= action < MARKER and not can_draw_navigation(state, seat)
        return Because("no-navigation", {}) if drawing else None

    def facts(self, state: CloudAgeState, seat: i64, action: i64) -> dict[str, object]:
        """CA-CBT-04: how the fight would end now."""
        if action != STOP:
            return {}
        return {"end": "open" if self.need == 0 else "won" if self.is_won(state) else "lost"}


def keep_points(state: CloudAgeState, seat: i64, points: i64) -> None:
    """CA-Q-48: before the last fight of all, markers counted for legacy tiles and missions already; those points stay."""
    if points == 0:
        return
    score(state, seat, MARKERS_LINE, points)
    if state.journal is not None:
        state.journal.tell("marker-counted", seat, "CA-END-07", {"gain": text_of(POINTS, points)})


def combat_value(state: CloudAgeState, seat: i64, markers: i64, area: i64) -> i64:
    """CA-CBT-05, CA-CBT-11: what the player has for good, the cards drawn in this fight, and markers taken back."""
    out: i64 = base_combat(state, seat) + markers
    card: i64
    for card in range(1, NAVIGATIONS):
        out += card * drawn_of(area, card)
    return out


def drawn_of(area: i64, value: i64) -> i64:
    """How many cards of a value lie in the combat area, or were paid for with points."""
    i: i64
    for i in range(value):
        area //= DIGIT
    return area % DIGIT


def with_card(area: i64, value: i64) -> i64:
    more: i64 = 1
    i: i64
    for i in range(value):
        more *= DIGIT
    return area + more


def paid_for(state: CloudAgeState, area: i64) -> tuple[i64, i64]:
    """CA-CBT-07, CA-CBT-08: the energy and the points that the cards drawn so far have cost."""
    cards: i64 = 0
    value: i64
    for value in range(NAVIGATIONS):
        cards += drawn_of(area, value)
    by_points: i64 = drawn_of(area, BY_POINTS)
    energy: i64 = state.box.first_card_energy + (cards - 1 - by_points) * state.box.next_card_energy if cards > 0 else 0
    return energy, by_points * state.box.next_card_points


class FightCard(NavigationDraw):
    """CA-CBT-11, CA-CBT-16: the navigation card that was paid for."""

    def __init__(self, seat: i64, kind: i64, need: i64, markers: i64, area: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.need: i64 = need
        self.markers: i64 = markers
        self.area: i64 = area

    def numbers(self) -> list[int]:
        return [self.seat, self.kind, self.need, self.markers, self.area]

    def take(self, state: CloudAgeState, seat: i64, action: i64) -> None:
        card: i64 = action - NAVIGATION
        take_navigation(state, self.seat, card)
        fight = Fight(self.seat, self.kind, self.need, self.markers, with_card(self.area, card))
        if state.journal is not None:
            facts: dict[str, object] = {"navigation": int(card), "value": int(fight.value(state))}
            state.journal.tell("fight-card", self.seat, "CA-CBT-11", facts)
        state.then([fight])

    def rule(self) -> str:
        return "CA-CBT-11"
