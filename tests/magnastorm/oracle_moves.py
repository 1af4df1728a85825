"""A second opinion on movement, written from the ledger alone: every path is listed, then judged.

It shares no code with the game and reads the table as any player sees it. A path is the areas entered, one per line
travelled; at a station the first of them is the step out of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Path = tuple[str, ...]
Journey = tuple[Path, str]  # the areas entered, and the space where the scout runner ends


@dataclass(frozen=True)
class Facts:
    """The planet, and one scout runner that is about to move."""

    seat: str
    near: dict[str, set[str]]  # "1a": {"1b", "1c", "6c"}
    spaces: dict[str, list[str]]  # "1a": ["1a1", "1a2"]
    beside: dict[str, set[str]]  # "61i": {"1a", "6c"}
    owners: dict[str, str]  # stations that are built: "61i": "B"
    labs: set[str]  # areas with a lab of anybody
    quiet: list[int]  # the trailing, the middle and the leading quiet sector
    area: str
    space: str | None
    cubes: dict[str, int]
    commanders: list[str]
    path_back: bool


def facts_of(view: dict[str, Any], seat: str, path_back: bool) -> Facts:
    near: dict[str, set[str]] = {area["area"]: set() for area in view["areas"]}
    beside: dict[str, set[str]] = {}
    for line in view["lines"]:
        near[line["from"]].add(line["to"])
        near[line["to"]].add(line["from"])
        if line["station"]:
            beside[line["station"]] = {line["from"], line["to"]}
    scout = next(scout for scout in view["scouts"] if scout["seat"] == seat)
    player = next(player for player in view["seats"] if player["seat"] == seat)
    return Facts(
        seat,
        near,
        {area["area"]: [space["space"] for space in area["spaces"]] for area in view["areas"]},
        beside,
        {station["station"]: station["owner"] for station in view["stations"] if station["owner"]},
        {area["area"] for area in view["areas"] for space in area["spaces"] if space["labs"]},
        view["quiet"],
        scout["area"],
        scout["space"],
        player["cubes"],
        player["commanders"],
        path_back,
    )


def is_quiet(facts: Facts, area: str) -> bool:
    return int(area[0]) in facts.quiet


def all_paths(facts: Facts, start: str, lines: int) -> list[Path]:
    """MS-MOV-14, MS-Q-84: every sequence of up to so many lines; with `path_back` it may come back to an area."""
    found: list[Path] = [()]
    for path in found:
        if len(path) == lines:
            continue
        here = path[-1] if path else start
        for there in sorted(facts.near[here]):
            if facts.path_back or there not in (start, *path):
                found.append((*path, there))
    return found


def stays_out_of_storm(facts: Facts, start: str, path: Path) -> bool:
    """MS-Q-18, MS-Q-91: no area of the storm, unless the way began in the storm and has not left it yet."""
    out = is_quiet(facts, start)
    for area in path:
        if out and not is_quiet(facts, area):
            return False
        out = is_quiet(facts, area)
    return True


def way_clockwise(facts: Facts, area: str) -> int:
    """MS-Q-19: the fewest lines to the first quiet sector clockwise, through the sectors from the scout's up to that one."""
    sector = int(facts.area[0])
    sectors = {sector}
    while sector not in facts.quiet:
        sector = sector % 6 + 1
        sectors.add(sector)
    reached = {area} if int(area[0]) in sectors else set()
    for lines in range(len(facts.near)):
        if any(is_quiet(facts, a) for a in reached):
            return lines
        reached |= {there for a in reached for there in facts.near[a] if int(there[0]) in sectors}
    return 99


def may_start_at(facts: Facts, station: str) -> bool:
    """MS-MOV-07 to MS-MOV-09, MS-Q-85: a built station beside a quiet area, one's own or for a cube."""
    if station not in facts.owners or not any(is_quiet(facts, area) for area in facts.beside[station]):
        return False
    return facts.owners[station] == facts.seat or sum(facts.cubes.values()) > 0


def journeys(facts: Facts, lines: int) -> set[Journey]:
    """MS-MOV-02, MS-STO-01 to MS-STO-03, MS-STO-06, MS-Q-17: every way from the scout's own place, and where it may end."""
    paths = [path for path in all_paths(facts, facts.area, lines) if stays_out_of_storm(facts, facts.area, path)]
    ends = {path: path[-1] if path else facts.area for path in paths}
    own_ways_out = [s for s, owner in facts.owners.items() if owner == facts.seat and may_start_at(facts, s)]
    if own_ways_out or any(is_quiet(facts, end) for end in ends.values()):
        right = {path for path, end in ends.items() if is_quiet(facts, end)}
    else:
        before = way_clockwise(facts, facts.area)
        right = {path for path, end in ends.items() if way_clockwise(facts, end) < before}
    return {(path, space) for path in right for space in facts.spaces[ends[path]]}


def journeys_from(facts: Facts, station: str, lines: int) -> set[Journey]:
    """MS-MOV-10, MS-MOV-15: one step into a quiet area beside the station, and on from there."""
    found: set[Journey] = set()
    for first in facts.beside[station]:
        for path in all_paths(facts, first, lines - 1):
            whole = (first, *path)
            if all(is_quiet(facts, area) for area in whole):
                found |= {(whole, space) for space in facts.spaces[whole[-1]]}
    return found


def offers(facts: Facts, lines: int, boosted: bool) -> set[str]:
    """Everything that may be said when the movement begins."""
    found: set[str] = set()
    for path, space in journeys(facts, lines):
        if len(path) <= 1:
            found.add(f"go {space}")
        if path and lines > 1:
            found.add(f"walk {path[0]}")
    found |= {f"station {station}" for station in facts.owners if may_start_at(facts, station)}
    if "06" in facts.commanders:
        found |= {f"jump {space}" for area in facts.labs if is_quiet(facts, area) for space in facts.spaces[area]}
    if "02" in facts.commanders and not boosted and sum(facts.cubes.values()) > facts.cubes[facts.seat]:
        found.add("boost")
    if facts.space is None and is_quiet(facts, facts.area):
        found.add("stay")
    return found
