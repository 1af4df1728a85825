"""What happens: the small changes that turns and administration are made of."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.games.magnastorm.actions import COLOUR_NAMES, COMMANDER_NAMES
from cloudtop.games.magnastorm.geometry import COLUMNS, PANEL, PLACES, ROWS, SECTORS
from cloudtop.games.magnastorm.state import (
    BLACK,
    COLOURS,
    COMMANDERS,
    CREW_UNIT,
    GAINED,
    LOST,
    MagnastormState,
    changed,
    crew_count,
)


def cubes_text(packed: i64) -> str:
    """Cubes in words, such as `yellow yellow B`."""
    names: list[str] = []
    colour: i64
    for colour in (4, 0, 1, 2, 3):
        n: i64
        for n in range(crew_count(packed, colour)):
            names.append(COLOUR_NAMES[colour])
    return " ".join(names) if names else "nothing"


# --- reputation ---


def gain_reputation(state: MagnastormState, seat: i64, line: i64, amount: i64) -> None:
    """MS-GEN-12, MS-END-01, MS-END-06, MS-Q-62: reputation; the first to reach the threshold brings the end."""
    state.mine(seat).add_reputation(line, amount)
    if not state.ending and state.reputation(seat) >= state.box.threshold:
        state.ending = True
        if state.journal is not None:
            state.journal.tell("ending", seat, "MS-END-01", {"threshold": state.box.threshold})


# --- cubes ---


def take_cubes(state: MagnastormState, seat: i64, colour: i64, count: i64) -> i64:
    """MS-GEN-10, MS-Q-14: cubes from the general supply, as far as it has them; returns how many."""
    n: i64 = min(count, state.supply[colour])
    state.supply[colour] -= n
    state.mine(seat).gain(colour, n)
    if n > 0:
        state.used |= GAINED
    return n


def pay_cubes(state: MagnastormState, seat: i64, cost: i64) -> None:
    """MS-GEN-09, MS-TAK-02: cubes go back to the general supply."""
    state.mine(seat).spend(cost)
    colour: i64
    for colour in range(COLOURS):
        count: i64 = crew_count(cost, colour)
        if count > 0 and state.supply[colour] == 0:
            state.used |= GAINED
        state.supply[colour] += count


def draw_from_bag(state: MagnastormState, seat: i64, colour: i64) -> i64:
    """MS-BAG-02, MS-BAG-03, MS-BAG-04: a black cube goes back and stands for an own one; others are kept.

    Returns what the player gets, packed.
    """
    if colour == BLACK:
        return take_cubes(state, seat, seat, 1) * CREW_UNIT[seat]
    state.bag[colour] -= 1
    state.mine(seat).gain(colour, 1)
    state.used |= GAINED
    return CREW_UNIT[colour]


# --- crew ---


def take_from_column(state: MagnastormState, column: i64, colour: i64) -> None:
    """MS-ACT-01, MS-Q-10: a crew member leaves the upper panel, the lowest of its colour in the column."""
    i: i64 = (ROWS - 1) * COLUMNS + column
    while crew_count(state.panels[i], colour) == 0:
        i -= COLUMNS
    state.panels[i] -= CREW_UNIT[colour]


def add_to_column(state: MagnastormState, column: i64, colour: i64) -> None:
    """MS-STA-05, MS-BON-08: a crew member joins the upper panel, on the first free space below the others."""
    free: i64 = -1
    i: i64 = (ROWS - 1) * COLUMNS + column
    while i >= 0 and state.panels[i] == 0:
        free = i
        i -= COLUMNS
    if free < 0:  # the lowest space is taken, but there is a gap further up
        free = column
        while state.panels[free] > 0:
            free += COLUMNS
    state.panels[free] += CREW_UNIT[colour]


def put_on_lower(state: MagnastormState, space: i64, colour: i64) -> None:
    state.panels[PANEL + space] += CREW_UNIT[colour]


# --- commanders, labs ---


def take_control(state: MagnastormState, place: i64, seat: i64, rule: str) -> None:
    """MS-TAK-05 to MS-TAK-07, MS-TAK-13, MS-TAK-14, MS-RCM-03, MS-RCM-05: a commander changes sides."""
    commander: i64 = state.commander[place]
    lose_control(state, place, rule)
    state.holder = changed(state.holder, place, seat)
    if state.journal is not None:
        facts: dict[str, object] = {"commander": COMMANDER_NAMES[commander], "reputation": state.box.green[commander]}
        state.journal.tell("control", seat, rule, facts)
    gain_reputation(state, seat, COMMANDERS, state.box.green[commander])


def lose_control(state: MagnastormState, place: i64, rule: str) -> None:
    """MS-GEN-13, MS-TAK-13, MS-RCM-05, MS-RCM-07, MS-Q-13: who hands a card over loses its red number, never below 0."""
    before: i64 = state.holder[place]
    if before < 0:
        return
    commander: i64 = state.commander[place]
    loss: i64 = min(state.box.red[commander], state.reputation(before))
    state.mine(before).add_reputation(LOST, -loss)
    state.holder = changed(state.holder, place, -1)
    if state.journal is not None:
        facts: dict[str, object] = {"commander": COMMANDER_NAMES[commander], "reputation": loss}
        state.journal.tell("lost", before, rule, facts)


def bring_lab_home(state: MagnastormState, seat: i64, space: i64) -> None:
    """MS-OSE-01, MS-OSE-02, MS-OSE-07: a lab goes back to the empty place farthest right."""
    state.lab[space] -= 1
    state.labs[seat * SECTORS + state.box.sector[space // PLACES]] -= 1
    if state.lab[space] % 4 == 0:
        state.lab[space] = 0
    state.mine(seat).return_lab()
