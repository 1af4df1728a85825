"""What the steps of Cloud City share."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.core import steps
from cloudtop.core.zones import Deck
from cloudtop.games.cloudcity.actions import TILE
from cloudtop.games.cloudcity.state import CloudCityState


class Decision(steps.Decision[CloudCityState]):
    """CC-TRN-05: a step of one seat's turn; the steps keep their order."""

    def rule(self, state: CloudCityState, action: i64) -> str:
        return "CC-TRN-05"


class FromPile(steps.Draw[CloudCityState]):
    """CC-DRW-05: the next tile of the pile comes to light; each kind is as likely as it has tiles left."""

    def rule(self) -> str:
        return "CC-DRW-05"

    def deck(self, state: CloudCityState) -> Deck:
        return state.pile

    def first(self) -> i64:
        return TILE
