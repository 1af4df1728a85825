"""Every verb of Cloud City: its codes, its words, what a person clicks for it."""

from __future__ import annotations

from typing import Final

from cloudtop.core.action import Verb, Vocabulary, Word
from cloudtop.core.game import SEATS
from cloudtop.games.cloudcity.geometry import (
    KIND_NAMES,
    KINDS,
    SPACES,
    SPAN_START,
    SPANS,
    cell_name,
    cell_number,
    distance,
    looks_like_cell,
    space_cell,
    span_end,
    span_name,
)

REQUEST_NAMES: Final = (
    "most_valuable_route", "most_separate_routes", "varied_routes", "circuits", "blue_buildings",
    "green_buildings", "minimalist", "crossed", "solo", "balanced",
)  # fmt: skip
REQUESTS: Final = 10
MOST_VALUABLE_ROUTE: Final = 0
MOST_SEPARATE_ROUTES: Final = 1
VARIED_ROUTES: Final = 2
CIRCUITS: Final = 3
BLUE_BUILDINGS: Final = 4
MINIMALIST: Final = 6
CROSSED: Final = 7
SOLO: Final = 8
BALANCED: Final = 9
MAX_SEATS: Final = 4
PILE: Final = 3  # the fourth thing to draw from, after the three places of the row

CHOOSE: Final = 0  # choose D-BG
PLACE: Final = CHOOSE + KINDS  # place g5 r1
WALKWAY: Final = PLACE + SPACES * 4  # walkway g7-j7
DONE: Final = WALKWAY + SPANS  # done
DRAW: Final = DONE + 1  # draw 2, draw pile
FIRST: Final = DRAW + 4  # chance: first B
TILE: Final = FIRST + MAX_SEATS  # chance: tile D-BG
REQUEST: Final = TILE + KINDS  # chance: request circuits


class Spans(Word):
    """The pairs of cells that a walkway can join, in either order."""

    def __init__(self) -> None:
        names = [span_name(s) for s in range(SPANS)]
        ends = [[f"cell:{cell_name(SPAN_START[s])}", f"cell:{cell_name(span_end(s))}"] for s in range(SPANS)]
        super().__init__("walkway", names, ends)
        for number, name in enumerate(names):
            a, b = name.split("-")
            self.numbers[f"{b}-{a}"] = number

    def why_not(self, name: str) -> str:
        """CC-RES-07, CC-RES-16, CC-REC-07, CC-WLK-08, CC-RES-17: no diagonal, nothing longer than 5, two different ends,
        no cell where no city can be."""
        parts = name.split("-")
        if len(parts) != 2 or not all(looks_like_cell(part) for part in parts):
            return ""
        ends = [cell_number(part) for part in parts]
        if min(ends) < 0:
            return "CC-RES-17"
        if ends[0] == ends[1]:
            return "CC-WLK-08"
        return "CC-RES-16" if distance(ends[0], ends[1]) else "CC-RES-07"


class Spaces(Word):
    """The places for tiles, each named by its upper left cell."""

    def why_not(self, name: str) -> str:
        """CC-TIL-05, CC-TIL-09: tiles lie on one grid of tiles, never shifted by half, and no city reaches beyond the window."""
        if not looks_like_cell(name):
            return ""
        return "CC-TIL-05" if cell_number(name) >= 0 else "CC-TIL-09"


_KIND: Final = Word("tile", list(KIND_NAMES))
_SPACE: Final = Spaces("space", [cell_name(space_cell(s)) for s in range(SPACES)])
_TURN: Final = Word("turn", ["r0", "r1", "r2", "r3"])

VOCABULARY: Final = Vocabulary(
    [
        Verb("choose", CHOOSE, [_KIND]),
        Verb("place", PLACE, [_SPACE, _TURN], told=True),
        Verb("walkway", WALKWAY, [Spans()], priced=True),
        Verb("done", DONE, []),
        Verb("draw", DRAW, [Word("row", ["1", "2", "3", "pile"], [["row:1"], ["row:2"], ["row:3"], ["pile"]])]),
        Verb("first", FIRST, [Word("seat", list(SEATS[:MAX_SEATS]))]),
        Verb("tile", TILE, [_KIND]),
        Verb("request", REQUEST, [Word("request", list(REQUEST_NAMES))]),
    ]
)
