"""Tables that begin in a known position, so that a test knows what every hand holds."""

from __future__ import annotations

from typing import Any

import cloudtop as ct
from tests.e2e.kit import say
from tests.kit import begin
from tests.web.kit import Made, Site

ROW = "A-BB A-GG A-SS"
HANDS = ("A-BG A-BS A-GS", "D-SS D-GS D-BS")  # none of them lies open anywhere
TURN = ("choose A-BG", "place i7 r0", "walkway g7-i7", "done", "draw 1", "tile D-BB")  # of A, and then chance
START = begin(row=ROW, hands=HANDS)


def after(*lines: str) -> ct.Match:
    """The match after these lines, from the first decision of A on."""
    match = ct.Match(START.game, position=START.game.dump(START.state))
    for line in lines:
        match.do(line)
    return match


def turns(match: ct.Match) -> list[int]:
    """Where the turns of a match begin, as lengths of its log."""
    return [n for n, line in enumerate(match.record().lines) if " choose " in line]


def branch(site: Site, match: ct.Match, *kinds: str, at: int | None = None, **more: Any) -> Made:
    """A table that goes on where a match is, or was."""
    return site.table(*kinds, **{"from": {"record": match.record().text()}, "at": at, **more})


def named_in(text: str, hand: str) -> list[str]:
    """The tiles of a hand that a text gives away, by their ids or in words."""
    return [tile for tile in hand.split() if tile in text or say(f"tile-{tile}") in text.lower()]
