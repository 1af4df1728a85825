"""Everything that CloudAge tells."""

from __future__ import annotations

from typing import Final

from cloudtop.core.events import FELT, GAME, NAME, NEWS, NUMBER, QUIET, ROUND, TURN, Told, gained, paid

EVENTS: Final = [
    # set-up and rounds
    Told("boards", "CA-SET-02", {"boards": NAME}, weight=QUIET),
    Told("first", "CA-SET-20", opens=GAME),
    Told("sleeve", "CA-SET-06", {"sleeve": NUMBER, "sector": NUMBER}, weight=QUIET),
    Told("sight", "CA-CTY-08", {"sector": NUMBER, "sight": NUMBER}, weight=QUIET),
    Told("mission", "CA-SET-08", {"mission": NAME}),
    Told("mission-back", "CA-MIS-07", {"mission": NAME}),
    Told("keep", "CA-SET-08", {"mission": NAME}),
    Told("cover", "CA-MIS-04", {"half": NAME}),
    Told("round", "CA-PRD-02", {"round": NUMBER}, opens=ROUND),
    Told("end", "CA-END-01", weight=NEWS),
    # cards and tiles
    Told("draw", "CA-GEN-15", secret={"project": NAME}, change={"cards": 1}),
    Told("discard", "CA-PRJ-01 CA-SET-21", {"project": NAME}, change={"cards": -1}),
    Told("reshuffle", "CA-GEN-11", {"cards": NUMBER}),
    Told("tile", "CA-GEN-20 CA-PLT-10", {"growth": NAME}, change={"tiles": 1}),
    Told("shuffle", "CA-NAV-07", {"cards": NUMBER}),
    # production
    Told("book", "CA-BOK-03", {"cost": paid()}),
    Told("book-reward", "CA-BOK-03", {"gain": gained()}),
    Told("turn-card", "CA-STO-07", weight=NEWS),
    # the story of a campaign
    Told("story", "CA-STO-04 CA-STO-12 CA-CAM-13", {"card": NUMBER, "side": NAME}, weight=FELT),
    Told("number", "CA-STO-02", {"number": NUMBER, "cards": NUMBER}, weight=NEWS),
    Told("enter", "CA-STO-02", {"legacy": NAME}, weight=NEWS),
    Told("uproot", "CA-STO-02", {"growth": NAME, "space": NAME}, weight=NEWS),
    Told("vote", "CA-STO-13", secret={"story": NUMBER}),
    Told("voted", "CA-STO-13", {"story": NUMBER}),
    Told("decided", "CA-STO-13", {"story": NUMBER}, weight=FELT),
    Told("stars", "CA-END-14", {"points": NUMBER, "stars": NUMBER}, weight=NEWS),
    # production
    Told("produce", "CA-PRD-04", {"level": NUMBER, "cost": paid(), "gain": gained()}),
    Told("level", "CA-PRD-13", {"level": NUMBER}, change={"production": 1}),
    Told("level-reward", "CA-PRD-14", {"gain": gained()}, weight=NEWS),
    Told("top-level", "CA-PRD-16", {"gain": gained()}, weight=NEWS),
    Told("reveal", "CA-NAV-01", {"navigation": NUMBER}),
    Told("course", "CA-NAV-05", {"navigation": NUMBER}, weight=QUIET),
    Told("choose-cards", "CA-NAV-02", {"count": NUMBER}, weight=QUIET),
    Told("lower-card", "CA-NAV-02", {"gain": gained()}),
    # movement and fights
    Told("take-off", "CA-MOV-01", {"round": NUMBER, "movement": NUMBER}, opens=TURN),
    Told("fly", "CA-MOV-04", {"space": NAME, "site": NAME, "movement": NUMBER}),
    Told("find", "CA-FND-01 CA-FND-06", {"gain": gained()}, weight=NEWS),
    Told("toll", "CA-LEG-14", {"cost": paid()}),
    Told("declare", "CA-MOV-07"),
    Told("panel", "CA-MOV-07", {"gain": gained()}),
    Told(
        "fight",
        "CA-CBT-01 CA-BOK-07 CA-LEG-17 CA-LEG-21 CA-MSN-03 CA-END-12",
        {"fight": NAME, "need": NUMBER, "value": NUMBER},
    ),
    Told("pay-card", "CA-CBT-07 CA-CBT-08", {"cost": paid()}),
    Told("fight-card", "CA-CBT-11", {"navigation": NUMBER, "value": NUMBER}),
    Told("marker-back", "CA-LEG-05 CA-LEG-07 CA-LEG-11", {"city": NAME}),
    Told("marker-counted", "CA-END-07", {"gain": gained()}, weight=QUIET),
    Told("win", "CA-CBT-01 CA-BOK-07 CA-LEG-17 CA-LEG-21", {"fight": NAME, "value": NUMBER}, weight=NEWS),
    Told(
        "stop",
        "CA-CBT-01 CA-BOK-07 CA-LEG-17 CA-LEG-21 CA-MSN-03 CA-END-12",
        {"fight": NAME, "value": NUMBER},
    ),
    Told("city-reward", "CA-CBT-15", {"gain": gained()}),
    Told("marker", "CA-MRK-01", {"city": NAME}),
    Told("track", "CA-MRK-03", {"gain": gained()}, weight=NEWS),
    # the action phase
    Told("active", "CA-ACT-02", {"round": NUMBER}, opens=TURN),
    Told("drone", "CA-COL-03", {"sector": NUMBER, "resource": NAME}),
    Told("city-card", "CA-COL-06", {"city": NAME, "sector": NUMBER, "navigation": NUMBER}, weight=NEWS),
    Told("on-top", "CA-CRD-20", {"navigation": NUMBER}),
    Told("growth-bonus", "CA-CTY-07", {"gain": gained()}),
    Told("region", "CA-COL-08", {"gain": gained()}, weight=NEWS),
    Told("largest", "CA-SOL-15", {"resource": NAME}, weight=NEWS),
    Told("remove", "CA-BON-02", {"navigation": NUMBER}),
    Told("wrench", "CA-BON-04", {"gain": gained()}),
    Told("build", "CA-BLD-02 CA-SOL-12"),
    Told("plant", "CA-PLT-01"),
    Told("legacy", "CA-LEG-17 CA-LEG-21"),
    Told("resource", "CA-BLD-05", {"gain": gained()}),
    Told("upgrade", "CA-UPG-04", {"upgrade": NAME, "cost": paid(), "gain": gained()}),
    Told("last-upgrade", "CA-UPG-07", {"gain": gained()}, weight=NEWS),
    Told("play", "CA-PRJ-01", {"project": NAME, "cost": paid()}, change={"cards": -1}),
    Told("ability", "CA-PRJ-03", {"gain": gained()}),
    Told(
        "effect",
        "CA-PRJ-04 CA-CRD-07 CA-CRD-08 CA-CRD-09 CA-CRD-10 CA-CRD-11 CA-CRD-12 CA-CRD-14 CA-CRD-15 CA-CRD-17 CA-CRD-18"
        " CA-CRD-19",
        {"gain": gained()},
        weight=NEWS,
    ),
    Told("return", "CA-CRD-18 CA-GEN-08", {"growth": NAME}, change={"tiles": -1}),
    Told("pick", "CA-PLT-03", {"growth": NAME}, change={"tiles": -1}, weight=QUIET),
    Told("sow", "CA-PLT-06", {"growth": NAME}),
    Told("growth", "CA-PLT-09 CA-PLT-10 CA-PLT-12 CA-PLT-14 CA-LEG-19", {"gain": gained()}),
    Told("place", "CA-PLT-14", {"growth": NAME, "space": NAME}),
    Told("no-space", "CA-PLT-21", {"growth": NAME}, weight=NEWS),
    Told("dismantle", "CA-LEG-22", {"legacy": NAME}, weight=NEWS),
    Told("raid", "CA-LEG-22", {"gain": gained()}),
    Told("solo", "CA-SOL-09 CA-SOL-10", {"gain": gained()}),
]
