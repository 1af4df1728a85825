"""What may be wrong with a table: every tile is somewhere, once, and the agenda makes sense."""

from __future__ import annotations

from cloudtop.core.chance import NOBODY
from cloudtop.core.game import seat_name
from cloudtop.games.inseln.actions import BAG_KINDS, EXTENSION_KIND, KIND_NAMES, KINDS, START_KIND
from cloudtop.games.inseln.agenda import agenda_faults
from cloudtop.games.inseln.geometry import YARD
from cloudtop.games.inseln.rules.coasts import all_connected
from cloudtop.games.inseln.state import RUNNING, InselnState


def audit(state: InselnState) -> list[str]:
    """IN-INV-02 to IN-INV-05: everything that is wrong, a sentence each."""
    out: list[str] = []
    _audit_tiles(state, out)
    for seat in range(state.seats):
        _audit_island(state, seat, out)
    _audit_ending(state, out)
    out += agenda_faults(state)
    if not out:
        _audit_offer(state, out)
    return out


def _audit_tiles(state: InselnState, out: list[str]) -> None:
    """IN-INV-02, IN-INV-03, IN-P2-01: each tile of the box lies in one place."""
    found = [0] * KINDS
    for kind, n in enumerate(state.bag):
        found[kind] += int(n)
    lying = [*state.clouds, *state.taken]
    for island in state.islands:
        lying += [*island.tile, *island.oculars]
    for kind in lying:
        if kind >= 0:
            found[kind] += 1
    for kind in range(BAG_KINDS):
        if found[kind] != state.box.copies[kind]:
            out.append(
                f"There are {found[kind]} tiles {KIND_NAMES[kind]}; it must be {state.box.copies[kind]} (IN-INV-02)."
            )
    for extension, left in enumerate(state.supply):
        if found[EXTENSION_KIND + extension] + left != state.box.extensions:
            out.append(
                f"There must be {state.box.extensions} tiles {KIND_NAMES[EXTENSION_KIND + extension]} (IN-P2-01)."
            )
    for landscape, left in enumerate(state.starts):
        if found[START_KIND + landscape] + left != 1:
            out.append(f"There is one tile {KIND_NAMES[START_KIND + landscape]}, in the box or in play (IN-INV-03).")


def _audit_island(state: InselnState, seat: int, out: list[str]) -> None:
    """IN-TAK-06, IN-INV-04, IN-PLA-05, IN-P2-06, IN-P3-02: what one player may have."""
    island = state.islands[seat]
    who = seat_name(seat)
    if len(island.oculars) > state.capacity(seat):
        out.append(f"{who} has {len(island.oculars)} tiles on {state.capacity(seat)} oculars (IN-TAK-06).")
    if island.energy >= len(state.box.crown):
        out.append(f"{who}'s energy is {island.energy}; the bar ends at {len(state.box.crown) - 1} (IN-INV-04).")
    if island.tile[YARD] >= 0:
        out.append(f"{who}'s yard is covered (IN-PLA-05).")
    if island.extra > (state.box.extra_oculars if state.box.module > 2 else 0):
        out.append(f"{who} has {island.extra} extra oculars; that is too many (IN-P3-02).")
    own = [kind for kind in [*island.tile, *island.oculars] if EXTENSION_KIND <= kind < START_KIND]
    if len(set(own)) < len(own):
        out.append(f"{who} has an extension twice (IN-P2-06).")
    if state.round > 0 and island.balloon < 0:
        out.append(f"{who}'s balloon stands nowhere (IN-SET-08).")


def _audit_ending(state: InselnState, out: list[str]) -> None:
    """IN-END-01, IN-FIN-01, IN-P1-01: who has connected six coasts was noted, and the end is near."""
    if state.round > state.box.rounds:
        out.append(
            f"This is round {state.round}; the game ends with round {state.box.rounds} at the latest (IN-P1-01)."
        )
    rounds = [int(island.connected) for island in state.islands if island.connected]
    if rounds and (state.ending == RUNNING or max(rounds) > state.round):
        out.append("Six coasts are noted as connected, so the game must be ending (IN-END-01).")
    first = min(rounds, default=int(state.round))
    for seat, island in enumerate(state.islands):
        if island.connected > first + 1:
            out.append(f"{seat_name(seat)} connected the coasts after the final round (IN-END-02).")
        if island.connected == 0 and not state.agenda and all_connected(state.box, island):
            out.append(f"{seat_name(seat)}'s coasts are connected, but not noted (IN-END-01).")


def _audit_offer(state: InselnState, out: list[str]) -> None:
    """Whoever has to decide can."""
    if state.agenda:
        actor = state.agenda[-1].actor(state)
        if actor != NOBODY and len(state.agenda[-1].options(state, actor)) == 0:
            out.append(f"The step {state.agenda[-1].name()} on the agenda leaves nothing to choose.")
