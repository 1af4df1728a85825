"""Everything that Cloud City tells."""

from __future__ import annotations

from typing import Final

from cloudtop.core.events import GAME, NAME, NEWS, NUMBER, QUIET, TURN, Told, gained

EVENTS: Final = [
    Told("first", "CC-SET-06", opens=GAME),
    Told("start", "CC-SET-07", {"tile": NAME, "birds": NUMBER}, change={"towers": 2}, weight=QUIET),
    Told("row", "CC-SET-05 CC-DRW-03", {"tile": NAME, "place": NUMBER}),
    Told("deal", "CC-SET-10", secret={"tile": NAME}, change={"tiles": 1}, weight=QUIET),
    Told("request", "CC-UPG-02", {"request": NAME}, weight=NEWS),
    Told("turn", "CC-TRN-02", {"round": NUMBER}, weight=QUIET, opens=TURN),
    Told("place", "CC-TIL-01", {"tile": NAME, "space": NAME, "turn": NAME}, change={"tiles": -1}),
    Told("buildings", "CC-BLD-02", {"one": NAME, "two": NAME}, change={"towers": 2}, weight=QUIET),
    Told("walkway", "CC-WLK-02", {"between": NAME, "level": NAME, "votes": gained("votes")}),
    Told("draw", "CC-DRW-02", {"tile": NAME, "place": NUMBER}, change={"tiles": 1}),
    Told("draw-pile", "CC-DRW-02", secret={"tile": NAME}, change={"tiles": 1}),
]
