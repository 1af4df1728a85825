"""From the rows of a content pack to the numbers the rules use."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from cloudtop.core.content import numbers
from cloudtop.core.game import seat_number
from cloudtop.games.inseln.actions import (
    BAG_FACE_NAMES,
    EXTENSIONS,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    LIGHTHOUSE,
    MAX_SEATS,
    NUMBERS,
)
from cloudtop.games.inseln.content.island import SPECIALS
from cloudtop.games.inseln.content.rows import Rows
from cloudtop.games.inseln.geometry import CELL_NAMES, mask_of
from cloudtop.games.inseln.options import Options
from cloudtop.games.inseln.state import Box


def make_box(content: Rows, options: Options) -> Box:
    """The numbers for one game. Refuses a pack that is not a box of Die Inseln im Nebel.

    IN-VAR-01, IN-VAR-03: everybody plays on the same side. IN-SET-20: the bag is the same for 2, 3 and 4 players. IN-MOD-05,
    IN-M3-01, IN-P3-01: only module 3 turns the energy bar. IN-MOD-06: extensions come with module 2, extra oculars with module 3.
    """
    content.demand()
    printed, harbour = content.number, content.harbour
    cells = {cell.name: cell.side(options.side) for cell in content.cell}
    prints = [cells[name] for name in CELL_NAMES]
    face, number, copies = _kinds(content)
    return Box(
        players=options.players,
        module=options.module,
        clouds=content.cloud[str(options.players)],
        oculars=printed["oculars, module 3" if options.module == 3 else "oculars"],
        first=seat_number(options.first) if options.first else -1,
        value=numbers([p.value for p in prints]),
        special=numbers([SPECIALS[p.special] for p in prints]),
        amount=numbers([p.amount for p in prints]),
        coast=_coasts(content),
        face=face,
        number=number,
        copies=copies,
        energy=numbers([e.energy for e in content.start_energy]),
        crown=numbers([content.worth(energy) for energy in range(printed["end of the bar"] + 1)]),
        extensions=options.players if options.module >= 2 else 0,
        lighthouse=content.extension["lighthouse"].points,
        windmill=content.extension["windmill"].energy,
        exchange_points=harbour["exchange"].points,
        extension_points=harbour["extension"].points,
        ocular_points=harbour["ocular"].points,
        ocular_energy=harbour["ocular"].energy,
        extra_oculars=printed["extra oculars"] // MAX_SEATS if options.module == 3 else 0,
        rounds=options.rounds,
        discard=options.discard,
        joker_groups=options.joker_groups,
    )


def _coasts(content: Rows) -> vec[i64]:
    """IN-CON-01: the cells of each coast, by landscape."""
    coast = {cell.name: cell.coast for cell in content.cell}

    return vec[i64](
        [mask_of([c for c, name in enumerate(CELL_NAMES) if coast[name] == landscape]) for landscape in LANDSCAPE_NAMES]
    )


def _kinds(content: Rows) -> tuple[vec[i64], vec[i64], vec[i64]]:
    """IN-SET-18, IN-SET-07, IN-MOD-06: face and number of every kind, and the copies of those in the bag."""
    starts = {tile.name: tile.number for tile in content.start_tile}
    face = [f for f in range(LIGHTHOUSE) for _ in range(NUMBERS)]
    face += [*range(LIGHTHOUSE, LIGHTHOUSE + EXTENSIONS), *range(LANDSCAPES)]
    number = list(range(NUMBERS)) * LIGHTHOUSE
    number += [0] * EXTENSIONS + [starts[landscape] for landscape in LANDSCAPE_NAMES]
    copies = {tile.name: tile.numbers for tile in content.tile}
    return numbers(face), numbers(number), numbers([n for name in BAG_FACE_NAMES for n in copies[name]])
