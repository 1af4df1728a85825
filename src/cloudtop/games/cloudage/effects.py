"""Small changes that steps and cards are made of: what a player has more or less afterwards, and how it is told."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.zones import Deck, hand_place, insert_sorted, without
from cloudtop.games.cloudage.actions import ENERGY, NAVIGATIONS, PROJECT_NAMES, PROJECTS, THING_NAMES, THINGS, WATER
from cloudtop.games.cloudage.state import GAIN, SPENT_LINE, CloudAgeState, changed, total


def things_text(counts: vec[i64]) -> str:
    """Things in words, such as `water water metal`; cards and tiles are told when they are drawn."""
    names: list[str] = []
    thing: i64
    for thing in range(THINGS):
        n: i64 = counts[thing] if thing < len(counts) else 0
        names += [THING_NAMES[thing]] * int(n)
    return " ".join(names) if len(names) > 0 else "nothing"


def text_of(thing: i64, count: i64) -> str:
    return " ".join([THING_NAMES[thing]] * int(count)) if count > 0 else "nothing"


def give(state: CloudAgeState, seat: i64, thing: i64, count: i64) -> i64:
    """CA-GEN-10, CA-BRD-02: energy, metal or water for a player; how much of it (CA-Q-27: the track may end)."""
    player = state.mine(seat)
    if thing == ENERGY and state.box.energy_cap > 0:
        count = min(count, max(0, state.box.energy_cap - player.things[ENERGY]))
    player.things = changed(player.things, thing, player.things[thing] + count)
    return count


def spend(state: CloudAgeState, seat: i64, thing: i64, count: i64) -> None:
    """CA-GEN-08: energy, metal or water goes back."""
    player = state.mine(seat)
    player.things = changed(player.things, thing, player.things[thing] - count)


def score(state: CloudAgeState, seat: i64, line: i64, points: i64) -> None:
    """CA-GEN-12: points that count at once."""
    player = state.mine(seat)
    player.lines = changed(player.lines, line, player.lines[line] + points)


def spend_points(state: CloudAgeState, seat: i64, points: i64) -> None:
    """CA-CBT-09: points may be paid even below 0."""
    score(state, seat, SPENT_LINE, -points)


def give_now(state: CloudAgeState, seat: i64, gain: i64, line: i64) -> str:
    """What of a gain comes at once: energy, metal, water, points; in words. Cards, tiles and builds are steps."""
    given = vec[i64]([0] * THINGS)
    thing: i64
    for thing in range(WATER + 1):
        n: i64 = state.box.gain[gain * GAIN + thing]
        if n > 0:
            given[thing] = give(state, seat, thing, n)
    points: i64 = state.box.gain[gain * GAIN + THINGS - 1]
    if points > 0:
        score(state, seat, line, points)
        given[THINGS - 1] = points
    return things_text(given) if state.journal is not None else ""


def is_nothing(state: CloudAgeState, gain: i64) -> bool:
    """Does a gain bring nothing at once?"""
    first: i64 = gain * GAIN
    return (
        state.box.gain[first] == 0 and state.box.gain[first + 1] == 0 and state.box.gain[first + 2] == 0
        and state.box.gain[first + THINGS - 1] == 0
    )  # fmt: skip


# --- project cards ---


def take_card(state: CloudAgeState, seat: i64, card: i64) -> None:
    """CA-GEN-14: a project card comes into a hand, which has no limit."""
    player = state.mine(seat)
    player.hand = insert_sorted(player.hand[:], card)


def drop_card(state: CloudAgeState, seat: i64, kind: i64) -> None:
    """A project card leaves a hand."""
    player = state.mine(seat)
    player.hand = without(player.hand, hand_place(player.hand, kind))


def discard_card(state: CloudAgeState, seat: i64, kind: i64, rule: str) -> None:
    """CA-GEN-08, CA-Q-136: to the open discard pile."""
    drop_card(state, seat, kind)
    state.discard = changed(state.discard, kind, state.discard[kind] + 1)
    if state.journal is not None:
        state.journal.tell("discard", seat, rule, {"project": PROJECT_NAMES[kind]})


def reshuffle_projects(state: CloudAgeState) -> None:
    """CA-GEN-11: the discard pile becomes the new draw pile."""
    state.pile = Deck(state.discard[:], total(state.discard), vec[i64](), vec[i64]())
    state.discard = vec[i64]([0] * PROJECTS)
    if state.journal is not None:
        state.journal.tell("reshuffle", -1, "CA-GEN-11", {"cards": int(state.pile.size)})


# --- navigation cards ---


def take_navigation(state: CloudAgeState, seat: i64, value: i64) -> None:
    """CA-CBT-18: a navigation card is drawn; it lies apart until it goes to the discard pile."""
    player = state.mine(seat)
    player.deck = changed(player.deck, value, player.deck[value] - 1)
    player.apart += 1
    player.top = -1


def spend_navigation(state: CloudAgeState, seat: i64, value: i64) -> None:
    """CA-NAV-04, CA-CBT-14: a navigation card that was drawn goes to the discard pile."""
    state.mine(seat).apart -= 1
    add_navigation(state, seat, value)


def add_navigation(state: CloudAgeState, seat: i64, value: i64) -> None:
    """CA-COL-06: a navigation card comes to the discard pile."""
    player = state.mine(seat)
    player.spent = changed(player.spent, value, player.spent[value] + 1)


def reshuffle_navigation(state: CloudAgeState, seat: i64) -> None:
    """CA-NAV-07, CA-CBT-16: the discard pile becomes the new navigation deck."""
    player = state.mine(seat)
    player.deck = player.spent
    player.spent = vec[i64]([0] * NAVIGATIONS)
    if state.journal is not None:
        state.journal.tell("shuffle", seat, "CA-NAV-07", {"cards": int(total(player.deck))})


# --- new growth ---


def take_tile(state: CloudAgeState, seat: i64, kind: i64, fresh: bool) -> None:
    """CA-GEN-14: a new growth tile comes out of the bag. CA-PLT-11: some may not be planted in this turn."""
    state.bag = changed(state.bag, kind, state.bag[kind] - 1)
    player = state.mine(seat)
    player.tiles = changed(player.tiles, kind, player.tiles[kind] + 1)
    if fresh:
        player.fresh = changed(player.fresh, kind, player.fresh[kind] + 1)


def drop_tile(state: CloudAgeState, seat: i64, kind: i64) -> None:
    """A new growth tile leaves a player's supply."""
    player = state.mine(seat)
    player.tiles = changed(player.tiles, kind, player.tiles[kind] - 1)


def into_bag(state: CloudAgeState, kind: i64) -> None:
    state.bag = changed(state.bag, kind, state.bag[kind] + 1)


# --- the production board ---


def raise_level(state: CloudAgeState, seat: i64) -> i64:
    """CA-PRD-12 to CA-PRD-16: a production symbol; the gain of the box that the step up brings."""
    player = state.mine(seat)
    if player.level == len(state.box.energy) - 1:
        score(state, seat, 0, state.box.top_level_points)
        if state.journal is not None:
            state.journal.tell(
                "top-level", seat, "CA-PRD-16", {"gain": text_of(THINGS - 1, state.box.top_level_points)}
            )
        return 0
    player.level += 1
    if state.journal is not None:
        state.journal.tell("level", seat, "CA-PRD-13", {"level": int(player.level)})
    return state.box.level_gain[player.level]
