"""From the rows of a content pack to the numbers the rules use."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.content import numbers
from cloudtop.core.game import seat_name, seat_number
from cloudtop.games.magnastorm.actions import ARTIFACT_NAMES, COMMANDER_NAMES, OBJECTIVE_NAMES, RESEARCH_NAMES
from cloudtop.games.magnastorm.content.cards import ARTIFACT_BONUSES
from cloudtop.games.magnastorm.content.checks import LEVEL_BONUSES, PANEL_BONUSES
from cloudtop.games.magnastorm.content.planet import SPACE_COLOURS, Board, sector_of
from cloudtop.games.magnastorm.content.rows import Cubes, Face, Rows
from cloudtop.games.magnastorm.geometry import (
    AREA_NAMES,
    PANEL_NAMES,
    PLACES,
    SECTORS,
    STATION_NAMES,
    ways_out,
)
from cloudtop.games.magnastorm.options import ADMINISTRATIVE, Options
from cloudtop.games.magnastorm.state import LABS, ROUNDS, Box


def make_box(content: Rows, options: Options) -> Box:
    """The numbers for one game. Refuses a pack that is not a Magnastorm box."""
    content.demand()
    four = options.players == 4
    board = Board(content, four)
    face = content.face[options.start - 1]
    commanders = content.number["commanders, 4 players" if four else "commanders, 2 or 3 players"]
    beside = content.reputation[0 if four else 1]
    covered = beside.covered if options.players == 2 else 0
    sector, colour, first, near, beside_line, pairs = _planet(board)
    income = _income(content, face)
    bonus = _bonuses(content, four)
    gain = _cubes([row.gain for row in content.row])
    top = max(level.level for level in content.level)
    level_bonus = _level_bonuses(content)
    asked, lead, demand, majority = _objectives(content)
    artifact_level, artifact_bonus, artifact_number = _artifacts(content)
    return Box(
        players=options.players,
        columns=commanders + 1,
        tracks=commanders,
        start=options.start,
        first=seat_number(options.first) if options.first else -1,
        threshold=content.threshold[str(options.players)],
        sector=sector,
        colour=colour,
        near_first=first,
        near=near,
        near_station=beside_line,
        station_area=pairs,
        start_area=AREA_NAMES.index(next(a.name for a in content.area if a.start == options.start)),
        trailing=face.sector - 1,
        income=income,
        way=ways_out(sector, first, near, True),
        exit=ways_out(sector, first, near, False),
        cost=_cubes([row.cost for row in content.row]),
        gain=gain,
        bonus=bonus,
        top=top,
        level_bonus=level_bonus,
        lab_cost=_cubes([lab.cost for lab in content.lab]),
        dish_cost=_cubes([dish.cost for dish in content.dish]),
        green=numbers([c.green for c in content.commander]),
        red=numbers([c.red for c in content.commander]),
        value=numbers([value for value in beside.spaces if value != covered]),
        covered=covered,
        research_card=asked,
        lead=lead,
        demand=demand,
        majority=majority,
        artifact_level=artifact_level,
        artifact_bonus=artifact_bonus,
        artifact_number=artifact_number,
        collection=[
            numbers([ARTIFACT_NAMES.index(c) for c in options.artifacts.get(seat_name(s), [])])
            for s in range(options.players)
        ],
        chosen_commanders=numbers(
            [COMMANDER_NAMES.index(c) for c in sorted(options.commanders, key=lambda c: c not in ADMINISTRATIVE)]
        ),
        chosen_objectives=numbers(
            [OBJECTIVE_NAMES.index(o) for o in sorted(options.objectives, key=lambda o: o.startswith("sector"))]
        ),
        one_station=options.one_station,
        swap_saves=options.swap_saves,
        path_back=options.path_back,
        every_lab=options.every_lab,
    )


def _planet(board: Board) -> tuple[vec[i64], vec[i64], vec[i64], vec[i64], vec[i64], vec[i64]]:
    """MS-SET-06, MS-MOV-02: sectors, spaces, neighbours in ascending order, and transmitter spaces with their two areas."""
    sector: list[int] = []
    colour: list[int] = []
    first = [0]
    near: list[int] = []
    station: list[int] = []
    for name in AREA_NAMES:
        sector.append(sector_of(name) if name in board.spaces else -1)
        spaces = [SPACE_COLOURS[c] for c in board.spaces.get(name, [])]
        colour += spaces + [-1] * (PLACES - len(spaces))
        for there, beside in sorted(board.near.get(name, {}).items()):
            near.append(AREA_NAMES.index(there))
            station.append(STATION_NAMES.index(beside) if beside else -1)
        first.append(len(near))
    pairs = [
        sorted(AREA_NAMES.index(a) for a in board.stations[s][0]) if s in board.stations else [-1, -1]
        for s in STATION_NAMES
    ]
    flat = [area for pair in pairs for area in pair]
    return numbers(sector), numbers(colour), numbers(first), numbers(near), numbers(station), numbers(flat)


def _income(content: Rows, face: Face) -> vec[i64]:
    """MS-INC-01, MS-INC-04, MS-Q-09: by side and labs; with more labs than the table names its last entry applies."""
    tables = content.tables()
    out: list[Cubes] = []
    for name in face.tables:
        entries = tables[name]
        out.append(Cubes())
        out += [entries[min(labs, len(entries)) - 1] for labs in range(1, LABS + 1)]
    return _cubes(out)


def _bonuses(content: Rows, four: bool) -> vec[i64]:
    printed = {b.name: b.four if four else b.three for b in content.bonus}
    return numbers([PANEL_BONUSES[printed[name]] for name in PANEL_NAMES])


def _level_bonuses(content: Rows) -> vec[i64]:
    """MS-K-54: by research area, from level 0, which has none."""
    out: list[int] = []
    for research in RESEARCH_NAMES:
        levels = sorted((e for e in content.level if e.research == research), key=lambda e: e.level)
        out += [0, *[LEVEL_BONUSES[e.bonus] for e in levels]]
    return numbers(out)


def _objectives(content: Rows) -> tuple[vec[i64], vec[i64], vec[i64], vec[i64]]:
    """MS-ORE-02, MS-OSE-01: what research cards ask for in each round, and which labs sector cards ask for."""
    research = content.objective[:4]
    sector = content.objective[4:]
    asked = [
        n for card in research for r in range(ROUNDS) for n in (card.markers[r], card.levels[r], card.commanders[r])
    ]
    labs = [n for card in sector for n in card.labs + [0] * (SECTORS - len(card.labs))]
    return (
        numbers(asked),
        numbers([int(card.lead) for card in research]),
        numbers(labs),
        numbers([int(card.majority) for card in sector]),
    )


def _artifacts(content: Rows) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """MS-ADV-13: level, bonuses and number of every card."""
    level: list[int] = []
    bonus: list[int] = []
    number: list[int] = []
    for metal in content.artifact:
        for n in range(metal.count):
            level.append(metal.level)
            bonus.append(sum(ARTIFACT_BONUSES[b] for b in metal.bonuses[n % len(metal.bonuses)]))
            number.append(metal.first + n)
    return numbers(level), numbers(bonus), numbers(number)


def _cubes(xs: list[Cubes]) -> vec[i64]:
    return numbers([n for x in xs for n in (x.own, x.yellow)])
