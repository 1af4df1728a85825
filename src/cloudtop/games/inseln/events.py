"""Everything that Die Inseln im Nebel tells."""

from __future__ import annotations

from typing import Final

from cloudtop.core.events import GAME, NAME, NAMES, NEWS, NUMBER, QUIET, ROUND, TURN, Told, gained, paid

EVENTS: Final = [
    # set-up and rounds
    Told("first", "IN-SET-10", opens=GAME),
    Told("start", "IN-SET-04", {"tile": NAME}, change={"tiles": 1}, weight=QUIET),
    Told("launch", "IN-SET-08", {"cell": NAME}),
    Told("energy", "IN-SET-11", {"energy": gained("energy")}, weight=QUIET),
    Told("deal", "IN-SET-19 IN-PHA-02", {"tile": NAME, "cloud": NAME}, weight=QUIET),
    Told("clear", "IN-PHA-05", {"cloud": NAME}, weight=QUIET),
    Told("round", "IN-RND-01", {"round": NUMBER}, weight=QUIET, opens=ROUND),
    Told("roll", "IN-ROL-01", {"bonus": NAME, "wind": NAME}, weight=NEWS),
    Told("same", "IN-ROL-03", weight=NEWS),
    Told("reroll", "IN-ROL-02", {"die": NAME}, weight=QUIET),
    Told("start-player", "IN-STP-02", {"value": NUMBER, "energy": NUMBER}, weight=NEWS),
    Told("final", "IN-END-02 IN-P1-01", weight=NEWS),
    Told("no-tiles", "IN-PHA-06", weight=NEWS),
    Told("empty-bag", "IN-END-05", weight=NEWS),
    # a turn
    Told("turn", "IN-RND-05", {"round": NUMBER}, weight=QUIET, opens=TURN),
    Told("windmill", "IN-P2-10", weight=NEWS),
    Told("fly", "IN-MOV-01", {"from": NAME, "cell": NAME, "wind": NAME, "cost": paid("energy")}),
    Told("stay", "IN-MOV-05 IN-MOV-09 IN-MOV-12", {"cell": NAME, "cost": paid("energy")}),
    Told("take", "IN-TAK-01", {"cloud": NAME, "count": gained("tiles"), "tiles": NAMES}),
    Told("place", "IN-PLA-01", {"tile": NAME, "cell": NAME}, change={"tiles": -1}),
    Told("observatory", "IN-P2-11", change={"oculars": 1}, weight=NEWS),
    Told("volcano", "IN-SPC-03", {"cell": NAME, "points": NUMBER}, weight=NEWS),
    Told("drop", "IN-SPC-05", {"cell": NAME}),
    Told("question", "IN-SPC-01", {"cell": NAME}, weight=QUIET),
    Told("coasts", "IN-END-01", {"round": NUMBER}, weight=NEWS),
    # the harbour
    Told("harbour", "IN-P2-04", {"points": gained("points")}),
    Told("exchange", "IN-P2-05", {"tile": NAME, "harbour": NAME, "points": paid("points")}),
    Told("extend", "IN-P2-06", {"extension": NAME, "points": paid("points")}, change={"tiles": 1}),
    Told("ocular", "IN-P3-02", {"energy": paid("energy"), "points": paid("points")}, change={"oculars": 1}),
    Told("unused", "IN-P2-04", {"points": paid("points")}),
    # tiles and energy
    Told("draw", "IN-BON-03 IN-SPC-01", {"tile": NAME}, change={"tiles": 1}, weight=NEWS),
    Told("decline", "IN-BON-03 IN-SPC-01 IN-END-06"),
    Told("spare", "IN-END-06 IN-P2-06", {"tile": NAME, "cloud": NAME}, change={"tiles": 1}),
    Told("store", "IN-TAK-02", {"tile": NAME}, weight=QUIET),
    Told("convert", "IN-TAK-03", {"tile": NAME}, change={"tiles": -1}),
    Told("discard", "IN-TAK-09", {"tile": NAME}, change={"tiles": -1}),
    Told(
        "gain",
        "IN-BON-01 IN-BON-02 IN-TAK-04 IN-SPC-05 IN-P2-10",
        {"energy": gained("energy"), "lost": NUMBER},
        weight=NEWS,
    ),
]
