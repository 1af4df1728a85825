"""The game board of a content pack: its two sides as graphs, and everything that must hold for them."""

from __future__ import annotations

from collections.abc import Iterable

from cloudtop.core.content import Misprint
from cloudtop.games.magnastorm.actions import RESEARCH_NAMES, SPACE_COLOUR_NAMES
from cloudtop.games.magnastorm.content.rows import Rows
from cloudtop.games.magnastorm.geometry import AREA_NAMES, PLACES, SECTORS, STATION_NAMES, is_quiet

SPACE_COLOURS: dict[str, int] = {name: n for n, name in enumerate(SPACE_COLOUR_NAMES)}
TILE = 0.28  # the centre tile covers this part of the planet
LEFT_BEHIND = "which the duty to leave the storm needs"


class Board:
    """MS-SET-01: one side of the game board; an area without spaces there is not on it, nor are its lines."""

    def __init__(self, content: Rows, four: bool) -> None:
        self.label = "4 players" if four else "2 or 3 players"
        self.colours = RESEARCH_NAMES if four else RESEARCH_NAMES[:3]
        self.spaces = {a.name: a.four if four else a.three for a in content.area if (a.four if four else a.three)}
        self.stations: dict[str, list[tuple[str, str]]] = {}  # the lines beside which each transmitter space lies
        self.near: dict[str, dict[str, str]] = {
            name: {} for name in self.spaces
        }  # neighbours, and the space beside the line
        for line in content.line:
            one, other = line.ends
            if one in self.spaces and other in self.spaces:
                station = line.four if four else line.three
                self.near[one][other] = self.near[other][one] = station
                if station:
                    self.stations.setdefault(station, []).append((one, other))

    def sector(self, sector: int) -> list[str]:
        """The areas of a sector (0 to 5)."""
        return [area for area in self.spaces if sector_of(area) == sector]

    def size(self, sector: int) -> int:
        return sum(len(self.spaces[area]) for area in self.sector(sector))

    def reach(self, start: str, sectors: Iterable[int]) -> set[str]:
        """The areas that can be reached from one area without leaving these sectors."""
        allowed = set(sectors)
        found = {start}
        queue = [start]
        for here in queue:
            for there in self.near[here]:
                if there not in found and sector_of(there) in allowed:
                    found.add(there)
                    queue.append(there)
        return found


def sector_of(area: str) -> int:
    """The sector of an area, 0 to 5."""
    return int(area[0]) - 1


def planet_faults(content: Rows) -> list[str]:
    """MS-K-01 to MS-K-12, MS-K-14: the map, on both sides and in all rotations of the centre tile."""
    out = _area_faults(content) + _line_faults(content)
    if out:
        return out
    for board in (Board(content, True), Board(content, False)):
        out += _space_faults(board) + _graph_faults(board) + _station_faults(board) + _example_faults(board)
        out += _start_faults(content, board)
    return out + _capacity_faults(Board(content, True))


def _area_faults(content: Rows) -> list[str]:
    """MS-K-01 to MS-K-04, MS-K-10: areas lie in one of six sectors and have 1 to 3 spaces of known colours."""
    out: list[str] = []
    for area in content.area:
        if area.name not in AREA_NAMES:
            out.append(f"'{area.name}' is not an area; in the six sectors they are 1a to 6f (MS-K-01).")
            continue
        if max(len(area.four), len(area.three)) > PLACES or not area.four + area.three:
            out.append(f"Area {area.name} has 1 to 3 spaces (MS-K-02).")
        middle = 210 + 60 * sector_of(area.name)
        if abs((area.angle - middle + 180) % 360 - 180) >= 30 or not TILE < area.radius < 1:
            out.append(f"Area {area.name} is drawn outside sector {area.name[0]} (MS-K-02).")
        unknown = [c for c in area.four + area.three if c not in SPACE_COLOURS]
        out += [
            f"Area {area.name}: '{c}' is not a colour of spaces; they are {', '.join(SPACE_COLOURS)} (MS-K-03)."
            for c in unknown
        ]
        if area.start not in (0, 1, 2):
            out.append(f"Area {area.name}: the starting areas are 1 and 2, not {area.start} (MS-K-10).")
        if RESEARCH_NAMES[3] in area.three:
            out.append(f"Area {area.name}: with 2 or 3 players there is no turquoise research area (MS-K-04).")
    return out


def _line_faults(content: Rows) -> list[str]:
    """MS-K-05: lines join two areas of a sector or of neighbouring sectors, each pair once."""
    out: list[str] = []
    names = {a.name for a in content.area} & set(AREA_NAMES)
    seen: set[frozenset[str]] = set()
    for line in content.line:
        one, other = line.ends
        if one not in names or other not in names or one == other or frozenset(line.ends) in seen:
            out.append(f"The line {line.name} does not join two areas that no other line joins (MS-K-05).")
        elif (int(one[0]) - int(other[0])) % SECTORS not in (0, 1, SECTORS - 1):
            out.append(f"The line {line.name} joins sectors that are not neighbours (MS-K-05).")
        seen.add(frozenset(line.ends))
    return out


def _space_faults(board: Board) -> list[str]:
    """MS-K-01, MS-K-02, MS-K-03: every sector has areas, every size and every colour occurs, red beside a transmitter space."""
    out = [f"Sector {s + 1} has no area for {board.label} (MS-K-01)." for s in range(SECTORS) if not board.sector(s)]
    sizes = {len(spaces) for spaces in board.spaces.values()}
    if sizes != {1, 2, 3}:
        out.append(f"Areas of 1, 2 and 3 spaces all occur on the side for {board.label} (MS-K-02).")
    printed = {colour for spaces in board.spaces.values() for colour in spaces}
    missing = [colour for colour in (*board.colours, "white") if colour not in printed]
    out += [f"The side for {board.label} has no {colour} space (MS-K-03)." for colour in missing]
    if not any("red" in board.spaces[area] for lines in board.stations.values() for ends in lines for area in ends):
        out.append(f"For {board.label} no red space lies next to a transmitter space (MS-K-03).")
    return out


def _graph_faults(board: Board) -> list[str]:
    """MS-K-06, MS-K-07: sectors hang together, and from everywhere a way leads clockwise out of the storm."""
    out: list[str] = []
    for s in range(SECTORS):
        areas = board.sector(s)
        if areas and board.reach(areas[0], [s]) != set(areas):
            out.append(f"For {board.label} the areas of sector {s + 1} are not joined within it (MS-K-06).")
        after = (s + 1) % SECTORS
        if not any(sector_of(there) == after for area in areas for there in board.near[area]):
            out.append(f"For {board.label} no line joins the sectors {s + 1} and {after + 1} (MS-K-06).")
        for area in areas:
            inside = board.reach(area, [s])
            if not any(sector_of(there) == after for here in inside for there in board.near[here]):
                out.append(
                    f"For {board.label} no way leads from {area} straight into the next sector, {LEFT_BEHIND} (MS-K-07)."
                )
    for trailing in range(SECTORS):
        out += _rotation_faults(board, trailing)
    return out


def _rotation_faults(board: Board, trailing: int) -> list[str]:
    """MS-K-06, MS-K-07: with these quiet sectors, each half hangs together and every storm area has a way clockwise."""
    out: list[str] = []
    ahead = [(trailing + n) % SECTORS for n in range(SECTORS)]
    for half, name in ((ahead[:3], "quiet"), (ahead[3:], "storm")):
        areas = [area for s in half for area in board.sector(s)]
        if areas and board.reach(areas[0], half) != set(areas):
            numbers = ", ".join(str(s + 1) for s in half)
            out.append(f"For {board.label} the {name} sectors {numbers} do not hang together (MS-K-06).")
    for n in (3, 4, 5):
        for area in board.sector(ahead[n]):
            if not any(sector_of(there) == trailing for there in board.reach(area, [*ahead[n:], trailing])):
                out.append(
                    f"For {board.label} no way leads clockwise from {area} to sector {trailing + 1}, {LEFT_BEHIND} (MS-K-07)."
                )
    return out


def _station_faults(board: Board) -> list[str]:
    """MS-K-08, MS-K-09: each transmitter space lies beside one line across its border, and each border has one."""
    out: list[str] = []
    for station, lines in board.stations.items():
        if station not in STATION_NAMES:
            out.append(f"'{station}' is not a transmitter space; they are {', '.join(STATION_NAMES)} (MS-K-08).")
        elif len(lines) > 1 or {area[0] for area in lines[0]} != set(station[:2]):
            beside = "one line between the sectors " + " and ".join(station[:2])
            out.append(f"For {board.label} the transmitter space {station} lies beside {beside} (MS-K-08).")
    for inner, outer in zip(STATION_NAMES[::2], STATION_NAMES[1::2]):
        if inner not in board.stations and outer not in board.stations:
            sectors = " and ".join(inner[:2])
            out.append(f"For {board.label} there is no transmitter space between the sectors {sectors} (MS-K-09).")
    return out


def _start_faults(content: Rows, board: Board) -> list[str]:
    """MS-K-10, MS-SET-03, MS-K-14: two starting areas, each quiet in round 1; from there every sector card can be met."""
    out: list[str] = []
    for start, face in enumerate(content.face, 1):
        areas = [a.name for a in content.area if a.start == start and a.name in board.spaces]
        if len(areas) != 1:
            out.append(f"For {board.label} there is one starting area {start}, not {len(areas)} (MS-K-10).")
            continue
        sector = sector_of(areas[0])
        if not is_quiet(sector, face.sector - 1):
            out.append(f"Starting area {start} is in a quiet sector in round 1 (MS-K-10).")
        if start == 1 and sector != 0:
            out.append("Starting area 1 is in the lower left sector, which is sector 1 (MS-SET-03).")
        found = board.reach(areas[0], range(SECTORS))
        room = sorted(
            (sum(len(board.spaces[a]) for a in board.sector(s) if a in found) for s in range(SECTORS)), reverse=True
        )
        for card in [o for o in content.objective if o.labs]:
            if not all(n <= r for n, r in zip(sorted(card.labs, reverse=True), room)):
                out.append(f"For {board.label} there is no room for the labs that {card.name} asks for (MS-K-14).")
        if room[1] < 2:
            out.append(f"For {board.label} two sectors have room for two labs of a player (MS-K-14).")
    return out


def _example_faults(board: Board) -> list[str]:
    """MS-K-12: at the edge of the storm all the options of the rulebook's example are possible at once."""
    for trailing in range(SECTORS):
        quiet = {area for area in board.spaces if is_quiet(sector_of(area), trailing)}
        usable = any(end in quiet for lines in board.stations.values() for ends in lines for end in ends)
        for area in quiet:
            beside = set(board.near[area])
            if usable and len(board.spaces[area]) > 1 and beside & quiet and beside - quiet:
                return []
    return [
        Misprint(
            f"For {board.label} no area at the edge of the storm offers another space, a quiet neighbour"
            " and a transmitter space at once (MS-K-12)."
        )
    ]


def _capacity_faults(board: Board) -> list[str]:
    """MS-K-11: with 4 players the labs of the income example find room: 3, 2, 2, 2 in a quiet sector, 2, 2, 1, 1 in another.

    Two labs of a player may share a space, so they need 5 and 4 spaces.
    """
    for trailing in range(SECTORS):
        room = sorted((board.size((trailing + n) % SECTORS) for n in range(3)), reverse=True)
        if room[0] >= 5 and room[1] >= 4:
            return []
    return [Misprint("For 4 players two quiet sectors have room for 9 and 6 labs at once (MS-K-11).")]
