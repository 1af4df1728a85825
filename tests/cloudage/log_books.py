"""Log books of campaigns that were played so far, for tests of later chapters."""

from __future__ import annotations

from typing import Any


def played(
    chapter: str, read: list[int], *points: int, removed: str = "", missed: int = 0, won: str = ""
) -> dict[str, Any]:
    """A chapter in the log book; whoever has most points has won, unless seats are named. Stars by the table of the chapter."""
    steps = STEPS[chapter] if len(points) > 1 else SOLO_STEPS.get(chapter, STEPS[chapter])
    winners = {"ABCD".index(seat) for seat in won} or {n for n, one in enumerate(points) if one == max(points)}
    rows = []
    for seat, one in enumerate(points):
        first = len(points) > 1 and seat in winners
        stars = sum(one >= step for step in steps) + (BONUS.get(chapter, 1) if first else 0) - missed
        rows.append({"points": one, "stars": max(0, stars), "won": first, "missed": missed})
    return {"chapter": chapter[3:], "read": read, "boards": "2A-3A-4A", "removed": removed.split(), "log": rows}


FIVE = [70, 80, 90, 100, 110]
STEPS = {
    f"{edition}-{name}": FIVE
    for edition in ("v1", "v2")
    for name in ("2", "3", "4", "4a", "4b", "5", "5a", "5b", "6", "7")
}
STEPS |= {"v1-1": [60, 70, 80], "v1-2": FIVE[:4], "v2-1": FIVE[:4]}
SOLO_STEPS = {"v2-1": [60, 70, 80, 90]}
BONUS = {"v1-6": 2, "v1-7": 4, "v2-5": 2, "v2-6": 4}

SOLO_V1_4 = [
    played("v1-1", [11, 13, 14], 55),
    played("v1-2", [15, 16, 18], 59, missed=2),
    played("v1-3", [20, 22, 24], 67, missed=1),
]
TWO_V1_5B = [
    played("v1-1", [11, 12, 14], 55, 58),
    played("v1-2", [15, 16, 18], 78, 76),
    played("v1-3", [20, 22, 24], 69, 82),
    played("v1-4", [25, 27, 28, 29], 83, 80),
    played("v1-5a", [30, 32, 34], 84, 85),
]
THREE_V2_6 = [
    played("v2-1", [11, 12, 14, 15, 16, 18], 92, 105, 93),
    played("v2-2", [20, 22, 24], 83, 95, 102),
    played("v2-3", [25, 26, 28, 29], 85, 93, 113),
    played("v2-4a", [30, 32, 34], 99, 86, 74),
    played("v2-4b", [35, 37, 38], 101, 106, 68),
    played("v2-5", [40, 42, 44], 68, 104, 78, removed="L13"),
]
TWO_V2_4A = [
    played("v2-1", [11, 12, 14, 15, 16, 18], 57, 66),
    played("v2-2", [20, 22, 24], 107, 60),
    played("v2-3", [25, 27, 28, 29], 93, 63),
]

# The way that tests take unless they say otherwise, by edition and chapter.
LATER = [[20, 21, 24], [25, 26, 28, 29], [30, 31, 34], [35, 36, 39], [40, 41, 44], [46, 47]]
WAYS = {
    "v1": dict(zip(["1", "2", "3", "4", "5a", "5b", "6", "7"], [[11, 12, 14], [15, 16, 19], *LATER])),
    "v2": dict(zip(["1", "2", "3", "4a", "4b", "5", "6"], [[11, 12, 14, 15, 16, 19], *LATER])),
}


def before(
    chapter: str, players: int = 2, points: dict[str, list[int]] | None = None, **changes: Any
) -> list[dict[str, Any]]:
    """The log book before a chapter such as v1-5b. Changes are told by chapter: `read_4=[25, 27, 28, 29]`, `removed_6="L8"`."""
    edition, _, name = chapter.partition("-")
    rows: list[dict[str, Any]] = []
    for label, read in WAYS[edition].items():
        if label == name:
            break
        scored = (points or {}).get(label, [75, 70, 69, 68][:players])
        row = played(
            f"{edition}-{label}",
            changes.pop(f"read_{label}", read),
            *scored,
            removed=changes.pop(f"removed_{label}", ""),
        )
        rows.append(row | {"boards": changes.pop(f"boards_{label}", row["boards"])})
    assert not changes, f"no chapter for {changes}"
    return rows
