"""Everything that Pebbles tells."""

from __future__ import annotations

from cloudtop.core.events import NAME, NAMES, NEWS, NUMBER, QUIET, ROUND, Told, gained, paid

EVENTS = [
    Told("round", "PB-RND-01", {"round": NUMBER}, weight=QUIET, opens=ROUND),
    Told("tide", "PB-TID-01", {"tide": NAME}),
    Told("trade", "PB-TRA-01", {"shells": paid("shells"), "pebbles": gained("pebbles")}),
    Told("bet", "PB-BET-01", secret={"number": NUMBER}),
    Told("alone", "PB-BET-02", {"shells": gained("shells")}, weight=NEWS),
    Told("bets", "PB-BET-02", {"bets": NAMES}, weight=NEWS),
    Told("chosen", "PB-TRN-01", {"chosen": NAME}),
    Told("peek", "PB-PEE-01", {"left": NUMBER}, secret={"pebble": NAME}),
    Told("surface", "PB-DIV-01", {"pebbles": gained("pebbles")}),
    Told("find", "PB-DIV-02", {"pebble": NAME}, weight=NEWS),
    Told("gift", "PB-GIF-01", {"shells": gained("shells"), "pebbles": gained("pebbles")}),
]
