"""What is known of the box of Cloud City: everything a content pack must fulfil, one sentence per fault."""

from __future__ import annotations

from cloudtop.core.content import Misprint, strange_tables
from cloudtop.games.cloudcity.actions import REQUEST_NAMES
from cloudtop.games.cloudcity.content.rows import Rows
from cloudtop.games.cloudcity.geometry import COLOURS, KIND_NAMES, LENGTHS, LETTERS, kind_levels

# What the rulebook states and no box can change.
NUMBERS = (
    ("hand", 3, "CC-SET-10"), ("row", 3, "CC-SET-05"), ("rounds", 8, "CC-TRN-01"), ("side", 3, "CC-TIL-10"),
    ("rectangle rounds", 11, "CC-REC-02"), ("rectangle side", 4, "CC-REC-03"),
)  # fmt: skip

REQUEST_VOTES = ((6, 3), (6, 3), (6, 8), (3, 0), (6, 3), (6, 3), (2, 0), (-2, 0), (-2, 0), (-4, 0))
BUILDINGS = 32  # of each colour
BALANCE = {3: 5, 4: 1, 5: 1}
TABLES = ("building", "walkway", "tile", "starting", "number", "request", "balance")


def _need(faults: list[str], holds: bool, fault: str, playable: bool = False) -> None:
    """Note a fault; `playable`: the rules do not rely on it."""
    if not holds:
        faults.append(Misprint(fault) if playable else fault)


def faults(content: Rows) -> list[str]:
    """CC-COM-01 to CC-COM-08, CC-BLD-06: everything in which a pack differs from what is known of the box."""
    out = strange_tables(content.pack, "cloudcity", "Cloud City", TABLES)
    if content.pack.game != "cloudcity":
        return out
    _component_faults(content, out)
    _tile_faults(content, out)
    _need(
        out,
        [r.name for r in content.request] == list(REQUEST_NAMES),
        f"The ten Special Requests, in order, are {', '.join(REQUEST_NAMES)} (CC-COM-05).",
    )
    for request, (votes, other) in zip(content.request, REQUEST_VOTES):
        right = (request.votes, request.other) == (votes, other)
        worth = f"{votes} votes{f', or {other}' if other else ''}"
        _need(out, right, f"{request.name} is worth {worth} (CC-UPG-06).", playable=True)
    balance = {b.length: b.count for b in content.balance}
    _need(
        out,
        balance == BALANCE,
        "Balanced walkways asks for 5 of length 3, 1 of length 4 and 1 of length 5 (CC-BAL-01).",
        playable=all(1 <= length <= LENGTHS and count >= 0 for length, count in balance.items()),
    )
    for name, value, rule in NUMBERS:
        _need(out, content.number.get(name) == value, f"[[number]] {name} must be {value} ({rule}).")
    return out


def _component_faults(content: Rows, out: list[str]) -> None:
    """CC-COM-01, CC-COM-02, CC-COM-03: buildings and walkways."""
    buildings = [(b.name, b.level) for b in content.building]
    named = buildings == [(colour, level) for level, colour in enumerate(COLOURS, 1)]
    _need(
        out,
        named and all(b.count == BUILDINGS for b in content.building),
        "The box has 32 blue buildings of level 1, 32 green of level 2 and 32 sand of level 3 (CC-COM-01).",
        playable=named,
    )
    lengths = [w.length for w in content.walkway]
    _need(out, lengths == [1, 2, 3, 4, 5], f"Walkways have the lengths 1 to 5, not {lengths} (CC-GEO-08).")
    _need(out, all(w.pieces >= 0 for w in content.walkway), "No length has fewer than 0 walkways (CC-COM-03).")
    pieces = sum(w.pieces for w in content.walkway)
    _need(out, pieces == 31, f"Each colour has 31 walkways, not {pieces} (CC-COM-02).", playable=True)
    values = [w.votes for w in content.walkway]
    worth = f"Walkways are worth 1, 2, 3, 5 and 8 votes, not {values} (CC-WLK-10)."
    _need(out, values == [1, 2, 3, 5, 8], worth, playable=True)


def _tile_faults(content: Rows, out: list[str]) -> None:
    """CC-COM-04, CC-COM-06, CC-COM-07, CC-COM-08: 44 ordinary and 4 starting tiles, each colour printed 32 times."""
    names = [t.name for t in content.tile]
    for name in names:
        _need(out, name in KIND_NAMES, f"'{name}' is not a tile; the kinds are {', '.join(KIND_NAMES)} (CC-COM-07).")
    _need(out, all(t.copies >= 0 for t in content.tile), "No kind of tile has fewer than 0 copies (CC-COM-04).")
    copies = sum(t.copies for t in content.tile)
    _need(out, copies == 44, f"There are 44 ordinary tiles, not {copies} (CC-COM-04).", playable=copies > 44)
    birds = [s.birds for s in content.starting]
    _need(out, birds == [1, 2, 3, 4], f"The starting tiles have 1, 2, 3 and 4 birds, not {birds} (CC-COM-04).")
    for s in content.starting:
        _need(out, s.kind in KIND_NAMES, f"The starting tile with {s.name} would be {s.kind}, which is no tile.")
    for s, colours in zip(content.starting, ("BB", "BG", "BS")):
        same = sorted(s.colours) == sorted(colours)
        _need(
            out, same, f"The starting tile with {s.name} shows {colours}, not {s.colours} (CC-COM-08).", playable=True
        )
    if any(not isinstance(fault, Misprint) for fault in out):
        return
    printed = [(t.name, t.copies) for t in content.tile] + [(s.kind, 1) for s in content.starting]
    for number, letter in enumerate(LETTERS):
        n = sum(name[2:].count(letter) * k for name, k in printed)
        fault = f"{COLOURS[number]} must be printed 32 times on the tiles, not {n} (CC-BLD-06)."
        _need(out, n == BUILDINGS, fault, playable=n <= content.building[number].count)
    pairs = {"".join(sorted(name[2:])) for name, k in printed[: len(content.tile)] if k > 0}
    _need(out, len(pairs) == 6, "All six pairs of colours occur among the ordinary tiles (CC-COM-06).", playable=True)
    layouts = {name[0] for name, k in printed if k > 0}
    _need(out, layouts == {"A", "D"}, "Side-by-side and diagonal tiles both occur (CC-COM-07).", playable=True)
    heights = [sum(kind_levels(KIND_NAMES.index(s.kind))) for s in content.starting]
    rising = "Later starting tiles must not be lower than earlier ones (CC-COM-08)."
    _need(out, heights == sorted(heights), rising, playable=True)
