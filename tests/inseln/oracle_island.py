"""A second opinion on islands, written from the ledger alone: plain sets of coordinates and a search from every tile.

It shares no code with the game and reads the table as any player sees it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

At = tuple[int, int]  # q and r

LANDSCAPES = ("forest", "swamp", "meadow", "canyon", "desert", "mountains")
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
YARD = (0, 0)


@dataclass(frozen=True)
class Facts:
    """One island: what is printed, and what lies on it."""

    cells: set[At]
    coast: dict[At, str]  # printed: (0, -4) is "forest"
    volcano: dict[At, int]  # printed: its minus points
    tile: dict[At, str]  # the face that lies there


def facts_of(view: dict[str, Any], seat: str) -> Facts:
    where = {cell["cell"]: (int(cell["q"]), int(cell["r"])) for cell in view["cells"]}
    island = next(island for island in view["islands"] if island["seat"] == seat)
    return Facts(
        set(where.values()),
        {where[cell["cell"]]: cell["coast"] for cell in view["cells"] if cell["coast"]},
        {where[cell["cell"]]: cell["amount"] for cell in view["cells"] if cell["special"] == "volcano"},
        {where[name]: tile["face"] for name, tile in island["tiles"].items()},
    )


def near(facts: Facts, at: At) -> set[At]:
    return {(at[0] + q, at[1] + r) for q, r in STEPS} & facts.cells


def hanging_together(facts: Facts, start: At, faces: Collection[str]) -> set[At]:
    """The tile at the start and all those with these faces that it is linked with, edge to edge."""
    found, todo = {start}, [start]
    while todo:
        for there in near(facts, todo.pop()) - found:
            if facts.tile.get(there) in faces:
                found.add(there)
                todo.append(there)
    return found


# --- connections ---


def is_connected_cell(facts: Facts, at: At) -> bool:
    """IN-CON-02, IN-CON-06, IN-CON-08: a coast cell that shows its landscape, with tiles all the way to the yard."""
    face = facts.tile.get(at)
    if face is not None and face not in (facts.coast[at], "joker"):
        return False
    land = (*LANDSCAPES, "joker")
    if face is not None:
        return bool(hanging_together(facts, at, land) & near(facts, YARD))
    beside = [there for there in near(facts, at) if facts.tile.get(there) in land]
    return any(hanging_together(facts, there, land) & near(facts, YARD) for there in beside)


def connected(facts: Facts) -> set[str]:
    """IN-CON-01: the coasts of which at least one cell is connected."""
    return {landscape for at, landscape in facts.coast.items() if is_connected_cell(facts, at)}


# --- points ---


def touches_coast(facts: Facts, at: At, landscape: str) -> bool:
    """IN-Q-60, IN-Q-65: the tile lies on the coast of the landscape, or next to a cell where it is still to be seen."""
    if facts.coast.get(at) == landscape:
        return True
    return any(facts.coast.get(there) == landscape and there not in facts.tile for there in near(facts, at))


def linked(facts: Facts, landscape: str) -> set[At]:
    """IN-LND-02, IN-JOK-01: the tiles of the landscape and the jokers that are linked with its coast."""
    faces = (landscape, "joker")
    tiles = [at for at, face in facts.tile.items() if face in faces]
    return {
        at
        for at in tiles
        if any(touches_coast(facts, there, landscape) for there in hanging_together(facts, at, faces))
    }


def landscape_points(facts: Facts, landscape: str) -> int:
    """IN-LND-02, IN-JOK-03: 2 for a tile, 1 for a joker."""
    return sum(1 if facts.tile[at] == "joker" else 2 for at in linked(facts, landscape))


def has_group(facts: Facts, landscape: str, joker_groups: bool) -> bool:
    """IN-LBO-01, IN-Q-63: five tiles that hang together, one of them no joker unless that is agreed."""
    faces = (landscape, "joker")
    for at, face in facts.tile.items():
        good_start = face == landscape or (joker_groups and face == "joker")
        if good_start and len(hanging_together(facts, at, faces)) >= 5:
            return True
    return False


def city_points(facts: Facts) -> int:
    """IN-CIT-01, IN-CIT-02: 1 for each landscape tile around each city."""
    land = (*LANDSCAPES, "joker")
    cities = [at for at, face in facts.tile.items() if face == "city"]
    return sum(facts.tile.get(there) in land for city in cities for there in near(facts, city))


def extension_points(facts: Facts) -> int:
    """IN-P2-08, IN-P2-09: a lighthouse at the coast; a park among different landscapes."""
    points = 0
    for at, face in facts.tile.items():
        if face == "lighthouse" and at in facts.coast:
            points += 4
        if face == "park":
            around = [facts.tile[there] for there in near(facts, at) if there in facts.tile]
            points += min(6, len(set(around) & set(LANDSCAPES)) + around.count("joker"))
    return points


def volcano_points(facts: Facts) -> int:
    """IN-VOL-01, IN-P2-12: what the volcanoes without a tile cost, unless a dam lies next to them."""
    bare = {at: points for at, points in facts.volcano.items() if at not in facts.tile}
    return sum(p for at, p in bare.items() if not any(facts.tile.get(there) == "dam" for there in near(facts, at)))


def monument_points(view: dict[str, Any], seat: str) -> int:
    """IN-MON-01 to IN-MON-06: by majority; every player who has more pushes you down a place."""
    placed = {i["seat"]: [tile["face"] for tile in i["tiles"].values()].count("monument") for i in view["islands"]}
    better = sum(n > placed[seat] for n in placed.values())
    return placed[seat] * (3, 2, 1, 0)[better]


def sheet(view: dict[str, Any], seat: str, joker_groups: bool) -> dict[str, int]:
    """What the island brings, line by line: the score sheet without energy and the points for connecting six coasts."""
    facts = facts_of(view, seat)
    points = {landscape: landscape_points(facts, landscape) for landscape in LANDSCAPES}
    points["groups"] = 3 * sum(has_group(facts, landscape, joker_groups) for landscape in LANDSCAPES)
    points["cities"] = city_points(facts)
    points["monuments"] = monument_points(view, seat)
    points["volcanoes"] = -volcano_points(facts)
    points["extensions"] = extension_points(facts)
    return points


# --- the smallest connection ---


def fewest_tiles(facts: Facts) -> int:
    """IN-INV-06: the fewest tiles that connect all coasts of an empty island.

    By dynamic programming over trees: for each set of coasts and each cell, the fewest tiles of a tree that contains the cell and
    touches these coasts. Two trees with a cell in common make one; a tree grows by a neighbour. The yard costs no tile.
    """
    cost = {at: 0 if at == YARD else 1 for at in facts.cells}
    best: dict[At, dict[frozenset[str], int]] = {}
    for at in facts.cells:
        best[at] = {frozenset(x for x in LANDSCAPES if touches_coast(facts, at, x)): cost[at]}
    changed = True
    while changed:
        changed = False
        for at, trees in best.items():
            for coasts, tiles in list(trees.items()):
                grown = [(there, coasts, tiles + cost[there]) for there in near(facts, at)]
                joined = [(at, coasts | others, tiles + more - cost[at]) for others, more in trees.items()]
                for there, touched, size in grown + joined:
                    if size < best[there].get(touched, 99):
                        best[there][touched] = size
                        changed = True
    return best[YARD][frozenset(LANDSCAPES)]
