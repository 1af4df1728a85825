"""The end of a turn: are the coasts connected?"""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core.chance import NOBODY
from cloudtop.games.inseln.rules.coasts import all_connected
from cloudtop.games.inseln.state import FINAL_ROUND, RUNNING, InselnState
from cloudtop.games.inseln.steps.decision import Decision


class CheckCoasts(Decision):
    """IN-END-01, IN-END-03, IN-CON-05, IN-FIN-04, IN-Q-55 to IN-Q-58: all six coasts connected at the end of C3, noted once."""

    def actor(self, state: InselnState) -> i64:
        return NOBODY

    def run(self, state: InselnState) -> None:
        if note_coasts(state, self.seat):
            if state.ending == RUNNING:
                state.ending = FINAL_ROUND
            if state.journal is not None:
                state.journal.tell("coasts", self.seat, "IN-END-01", {"round": state.round})


def note_coasts(state: InselnState, seat: i64) -> bool:
    """IN-FIN-01, IN-FIN-04: the round in which all six coasts of an island are connected, which never changes again."""
    island = state.islands[seat]
    if island.connected != 0 or not all_connected(state.box, island):
        return False
    island.connected = state.round
    return True


def acting(state: InselnState) -> i64:
    """Whose turn of C1 to C3 it is, which is over when the coasts are checked; NOBODY during set-up, dice and bonus."""
    for step in state.agenda:
        if isinstance(step, CheckCoasts):
            return step.seat
    return NOBODY
