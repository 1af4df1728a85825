"""Everything that Magnastorm tells."""

from __future__ import annotations

from typing import Final

from cloudtop.core.events import (
    FELT,
    GAME,
    NAME,
    NAMES,
    NEWS,
    NUMBER,
    QUIET,
    ROUND,
    SEAT,
    TURN,
    Told,
    gained,
    handed,
    paid,
)

SETUP: Final = [
    Told("commander", "MS-SET-09 MS-SET-13", {"commander": NAME, "place": NUMBER}, weight=QUIET),
    Told("objective", "MS-SET-21", {"card": NAME}, weight=QUIET),
    Told("first", "MS-STA-01", opens=GAME),
    Told("artifact", "MS-ADV-02", {"artifact": NAME}),
    Told("order", "MS-ADV-03", {"order": NAMES}),
    Told("start-crew", "MS-STA-03", {"column": NAME}, change={"crew": -1}),
    Told("artifact-bonus", "MS-ADV-08", {"artifact": NAME, "reputation": gained("reputation")}),
]
TURN: Final = [
    Told("turn", "MS-RND-02", {"round": NUMBER}, weight=QUIET, opens=TURN),
    Told("move", "MS-ACT-07", {"panel": NAME, "round": NUMBER}),
    Told("gain", "MS-GAI-01", {"panel": NAME, "cubes": gained(), "round": NUMBER}),
    Told("crew", "MS-ACT-01", {"column": NAME, "cube": NAME}, weight=QUIET),
    Told("take", "MS-TAK-01", {"column": NAME, "commander": NAME, "round": NUMBER}),
    Told("token", "MS-FPT-01", {"column": NAME, "round": NUMBER}),
    Told("put", "MS-TAK-03", {"cube": NAME, "panel": NAME}, weight=QUIET),
    Told("control", "MS-RCM-03 MS-TAK-07", {"commander": NAME, "reputation": gained("reputation")},
         change={"commanders": 1}, weight=NEWS),
    Told("lost", "MS-RCM-03 MS-RCM-07 MS-TAK-07", {"commander": NAME, "reputation": paid("reputation")},
         change={"commanders": -1}, weight=FELT),
    Told("fulfil", "MS-OBJ-02", {"card": NAME, "reputation": gained("reputation")}),
    Told("lower", "MS-ORE-01", {"research": NAME, "by": paid("levels")}),
    Told("return", "MS-OSE-01", {"space": NAME}, change={"labs": -1}),
    Told("bonus", "MS-C03-01 MS-C08-01 MS-C15-01", {"commander": NAME, "reputation": gained("reputation")}),
]  # fmt: skip
CUBES: Final = [
    Told("pay", "MS-GEN-09", {"cost": paid()}),
    Told("trade", "MS-EXC-01", {"three": paid(), "cube": gained()}),
    Told("cube", "MS-ADV-09 MS-GEN-08 MS-RES-03 MS-RES-04 MS-STA-11", {"cube": gained()}),
    Told("draw", "MS-BAG-01", {"cube": NAME, "cubes": gained()}),
    Told("boost", "MS-C02-01", {"cube": paid()}),
    Told("fee", "MS-MOV-09", {"cube": handed("to"), "to": SEAT}),
    Told("spend", "MS-C01-01", {"reputation": gained("reputation")}),
]
GAINS: Final = [
    Told("level", "MS-RES-01", {"research": NAME, "level": NUMBER}, change={"levels": 1}),
    Told("study", "MS-C04-01"),
    Told("add", "MS-BON-08", {"column": NAME}, change={"crew": -1}),
    Told("post", "MS-BON-09", {"panel": NAME}, change={"crew": -1}),
    Told("swap", "MS-BON-06", {"with": SEAT}),
]
MOVEMENT: Final = [
    Told("go", "MS-MOV-02", {"space": NAME}),
    Told("walk", "MS-BON-11", {"area": NAME}, weight=QUIET),
    Told("station", "MS-MOV-07", {"station": NAME}),
    Told("jump", "MS-C06-01", {"space": NAME}),
    Told("build", "MS-TRM-01", {"station": NAME, "reputation": gained("reputation")}, change={"stations": 1}),
    Told("lab", "MS-LAB-01", {"space": NAME}, change={"labs": 1}),
]
ADMINISTRATION: Final = [
    Told("income", "MS-INC-01", {"sector": NUMBER, "labs": NUMBER, "cubes": gained()}, weight=NEWS),
    Told("majority", "MS-MAJ-01", {"sector": NUMBER, "reputation": gained("reputation")}, weight=NEWS),
    Told("research-tie", "MS-RCM-07", {"research": NAME, "commander": NAME}, weight=NEWS),
    Told("new-order", "MS-ORD-01", {"order": NAMES}, weight=NEWS),
    Told("swap-panels", "MS-SWP-01", weight=QUIET),
    Told("rotate", "MS-ROT-01", {"round": NUMBER}, weight=NEWS, opens=ROUND),
    Told("ending", "MS-END-01", {"threshold": NUMBER}, weight=NEWS),
    Told("end", "MS-WIN-01", {"how": NAME, "round": NUMBER}),
    Told("award", "MS-ART-01", {"artifact": NAME}, weight=NEWS),
]
EVENTS: Final = SETUP + TURN + CUBES + GAINS + MOVEMENT + ADMINISTRATION
