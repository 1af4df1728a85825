"""Every constraint that is known about the box, broken once: the validator names it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cloudtop.games.inseln.content import checks, faults
from cloudtop.games.inseln.content.island import shore
from cloudtop.games.inseln.geometry import CELL_NAMES
from tests.inseln.packs import BOX, DATA, GONE, Change, changed

LANDSCAPES = ["forest", "swamp", "meadow", "canyon", "desert", "mountains"]


def coasts(*order: str) -> list[Change]:
    """The coasts in another order, clockwise from the corner in the north-west."""
    return [("cell", CELL_NAMES[cell], "coast", order[n // 4]) for n, cell in enumerate(shore())]


def shown(side: str, special: str, **fields: Any) -> list[Change]:
    """All cells of a side with something special, changed."""
    out: list[Change] = []
    for cell in BOX.cell:
        old = cell.side(side)
        if old.special == special:
            out.append(
                ("cell", cell.name, side, {"value": old.value, "special": special, "amount": old.amount, **fields})
            )
    return out


def values(side: str, old: int, new: int) -> list[Change]:
    """All cells of a side with one number, with another number."""
    found = [(cell.name, cell.side(side)) for cell in BOX.cell if cell.side(side).value == old]
    return [("cell", name, side, {"value": new, "special": p.special, "amount": p.amount}) for name, p in found]


def three_only_at(*names: str) -> list[Change]:
    """No cell of the front but these has a 3."""
    return values("front", 3, 2) + [("cell", name, "front", {"value": 3}) for name in names]


def tiles(names: list[str], copies: int, *numbers: int) -> list[Change]:
    return [
        change
        for name in names
        for change in (("tile", name, "copies", copies), ("tile", name, "numbers", list(numbers)))
    ]


# Constraint, what is changed, words of the sentence.
CASES: list[tuple[str, list[Change], str]] = [
    ("IN-SET-11", [("start_energy", "1", "energy", 4)], "5, 6, 7 and 8 energy"),
    ("IN-SET-14", [("start_energy", "4", "", GONE)], "5, 6, 7 and 8 energy"),
    ("IN-SET-15", [("cloud", "2", "count", 5)], "4 clouds with 2 players"),
    ("IN-SET-17", [("cloud", "4", "name", "5")], "7 with 4"),
    ("IN-PHA-04", [("number", "places of a cloud", "value", 4)], "must be 3"),
    ("IN-TAK-12", [("number", "oculars", "value", 6)], "must be 5"),
    ("IN-M3-02", [("number", "extra oculars", "", GONE)], "must be 8"),
    # tiles
    ("IN-CC-01", tiles(LANDSCAPES, 15, 1, 2, 3, 3, 3, 2, 1), "ends with a 6, which 90 does not"),
    ("IN-CC-02", tiles(LANDSCAPES, 6, 1, 1, 1, 1, 1, 1, 0), "more than 100 tiles, not 73"),
    ("IN-CC-03", tiles(LANDSCAPES, 11, 1, 1, 2, 3, 2, 1, 1), "almost 140 tiles"),
    ("IN-CC-04", tiles(["forest"], 17, 1, 2, 3, 4, 4, 2, 1) + tiles(["desert"], 15, 1, 2, 3, 4, 2, 2, 1), "equally many tiles"),
    ("IN-SET-18", tiles(["joker"], 14, 3, 4, 4, 3, 0, 0, 0), "There are 15 joker tiles"),
    ("IN-SET-18", tiles(["city"], 8, 0, 2, 4, 2, 0, 0, 0), "There are 7 city tiles"),
    ("IN-SET-18", [("tile", "monument", "name", "tower")], "The tiles of the bag are forest, "),
    ("IN-CC-21", tiles(LANDSCAPES, 16, 1, 2, 3, 4, 3, 3, 0), "the numbers 4, 5 and 6"),
    ("IN-CC-22", tiles(["mountains"], 16, 1, 2, 3, 4, 5, 0, 1), "A mountains tile has the number 5"),
    ("IN-CC-22", tiles(["forest"], 16, 1, 2, 5, 0, 7, 0, 1), "A forest tile has the number 3 or 5"),
    ("IN-CC-23", [("tile", "joker", "numbers", [3, 4, 4, 3, 0, 0, 0])], "The 15 joker tiles have one number each"),
    ("IN-CC-23", [("tile", "joker", "numbers", [3, 4, 4, 3, 0, 0, 0, 1])], "The 15 joker tiles have one number each"),
    ("IN-CC-23", [("tile", "city", "numbers", [])], "The 7 city tiles have one number each"),
    ("IN-CC-24", [("start_tile", "swamp", "", GONE)], "one start tile of each"),
    ("IN-CC-24", [("start_tile", "swamp", "name", "joker")], "one start tile of each"),
    ("IN-CC-24", [("start_tile", "swamp", "number", 7)], "from 0 to 6"),
    ("IN-CC-25", tiles(LANDSCAPES, 16, 6, 2, 3, 1, 1, 2, 1), "2 to 3 on average"),
    ("IN-CC-25", tiles(LANDSCAPES, 16, 0, 0, 0, 4, 6, 4, 2), "2 to 3 on average"),
    ("IN-CC-26", tiles(LANDSCAPES, 11, 1, 1, 2, 3, 2, 1, 1), "133 tiles, not 103"),
    # the island
    ("IN-CC-06", [("cell", "a1", "coast", "swamp")], "six coasts of 4 cells in a row"),
    ("IN-CC-06", [("cell", "a1", "coast", "")], "six coasts of 4 cells in a row"),
    ("IN-CC-06", [("cell", "a1", "coast", "swamp"), ("cell", "a5", "coast", "forest")], "six coasts of 4 cells in a row"),
    ("IN-CC-06", coasts(*LANDSCAPES[:5], "tundra"), "one for each landscape"),
    ("IN-CC-06", coasts(*["forest"] * 6), "one for each landscape"),
    ("IN-CC-06", [("cell", "c3", "coast", "forest")], "Only the outer ring is coast, not c3"),
    ("IN-CC-06", [("cell", "e5", "", GONE)], "61 cells, a1 to i5"),
    ("IN-CC-07", coasts("forest", "swamp", "meadow", "canyon", "mountains", "desert"), "forest and mountains are neighbours"),
    ("IN-CC-08", coasts("forest", "swamp", "desert", "canyon", "meadow", "mountains"), "desert and mountains do not lie opposite"),
    ("IN-CC-09", coasts("forest", "meadow", "swamp", "canyon", "desert", "mountains"), "forest and swamp are neighbours"),
    ("IN-CC-12", shown("front", "volcano", amount=5), "volcanoes with 2, 3 and 5"),
    ("IN-VOL-02", [("cell", name, "front", {"value": 2}) for name in ("c4", "g4")], "volcanoes with 2, 3 and 5"),
    ("IN-CC-13", shown("back", "volcano", amount=1), "Every volcano on the back has minus points, at least 10"),
    ("IN-CC-13", [("cell", "b5", "front", {"value": 0, "special": "volcano"})], "Every volcano on the front has minus points"),
    ("IN-CC-14", [("cell", "e5", "back", {"value": 1, "special": "question"})], "no special cell is coast or yard, as are e5"),
    ("IN-CC-14", [("cell", "a2", "front", {"value": 2, "special": "drop", "amount": 1})], "no special cell is coast or yard, as are a2"),
    ("IN-CC-14", [("cell", "c5", "front", {"value": 2, "special": "geyser"})], "not geyser"),
    ("IN-CC-14", [("cell", "c5", "front", {"value": 2, "amount": 1})], "have an amount, not c5"),
    ("IN-CC-15", [("cell", "c5", "back", {"value": 4})], "The cells of the back have the numbers 0, 1, 2 and 3"),
    ("IN-CC-15", values("front", 0, 1), "The cells of the front have the numbers 0, 1, 2 and 3"),
    ("IN-CC-16", shown("front", "drop", amount=5), "A drop on the front gives 1 to 4"),
    ("IN-CC-16", [("cell", "g5", "back", {"value": 0, "special": "drop"})], "A drop on the back gives 1 to 4"),
    ("IN-CC-17", three_only_at("c4"), "fly 3 cells to the north-east"),
    ("IN-CC-18", three_only_at("h6"), "neighbours in the east and the north-east"),
    ("IN-CC-19", [("cell", row["name"], "back", row["front"]) for row in DATA["cell"]], "other cells than the front"),
    ("IN-MOV-01", [("cell", name, "front", {"value": 0}) for name in ("d4", "d5", "e4", "e6", "f4", "f5")], "On the front the wind alone never carries a balloon to"),
    # the energy bar
    ("IN-CC-27", [("crown", "1", "energy", 0)], "begins at 0"),
    ("IN-CC-28", [("number", "end of the bar", "value", 12)], "beyond 12"),
    ("IN-CC-28", [("number", "end of the bar", "value", 19)], "Every crown stands on the bar"),
    ("IN-CC-29", [("crown", "5", "points", 8)], "both energy and victory points rise"),
    ("IN-CC-29", [("crown", "2", "energy", 4)], "both energy and victory points rise"),
    ("IN-CC-29", [("crown", "4", "points", 9)], "The crown 8 follows the crown 6"),
    ("IN-ENE-03", [("crown", "4", "", GONE)], "The crown 8 follows the crown 6"),
    ("IN-CC-30", [("crown", "3", "energy", 13)], "12 energy are worth 6"),
    ("IN-ENE-02", [("crown", "4", "energy", 12), ("crown", "3", "energy", 11)], "12 energy are worth 6"),
    ("IN-CC-31", [("crown", "1", "energy", 3)], "worth less than 2 victory points"),
    # the dice
    ("IN-CC-32", [("die", "bonus", "faces", ["energy1", "energy1", "tile", "faster", "opposite", "turn"])], "The bonus die shows"),
    ("IN-BON-09", [("die", "bonus", "", GONE)], "The bonus die shows"),
    ("IN-CC-33", [("die", "wind", "faces", ["N", "NE", "E", "SE", "S", "W"])], "The direction die shows"),
    ("IN-CC-33", [("die", "wind", "name", "fog")], "The dice are bonus and wind"),
    # the modules
    ("IN-CC-34", [("extension", "park", "name", "zoo")], "The extensions are lighthouse, park"),
    ("IN-CC-34", [("extension", "park", "copies", 5)], "20 extensions, 4 of each kind"),
    ("IN-CC-36", [("harbour", "extension", "", GONE)], "The harbour offers"),
    ("IN-CC-36", [("harbour", "extension", "points", 0)], "An extension has a price"),
    ("IN-CC-37", [("extension", "lighthouse", "points", 7)], "A lighthouse is worth 2 to 6"),
    ("IN-CC-37", [("extension", "windmill", "energy", 0)], "A windmill gives 1 to 3"),
    ("IN-P2-08", [("extension", "dam", "points", 3)], "Only a lighthouse has points and only a windmill energy, not dam"),
    ("IN-P2-10", [("extension", "lighthouse", "energy", 1)], "not lighthouse"),
    ("IN-CC-39", [("harbour", "exchange", "points", 0)], "costs at least 1 point"),
    ("IN-CC-39", [("harbour", "extension", "points", 3)], "all together at most 4"),
    ("IN-P2-05", [("harbour", "exchange", "energy", 1)], "only an ocular costs energy, not exchange"),
    ("IN-P3-02", [("harbour", "ocular", "energy", 21)], "fits on the bar"),
    ("IN-CC-40", [("number", "oculars, module 3", "value", 4)], "5 or 7 oculars in all, not 6"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "changes", "words"), CASES, ids=[f"{n}-{case[0]}" for n, case in enumerate(CASES)])
def test_a_pack_that_breaks_a_constraint_is_told_which(id: str, changes: list[Change], words: str) -> None:
    found = [fault for fault in faults(changed(*changes)) if id in fault]
    assert any(words in fault for fault in found), faults(changed(*changes))


def test_a_number_that_is_not_in_the_box_is_named() -> None:
    found = faults(changed(("number", "end of the bar", "name", "end")))
    assert any("The rows of [[number]] are places of a cloud, oculars" in fault for fault in found)


def test_every_constraint_is_checked_or_said_to_hold_anyway() -> None:
    said = set(re.findall(r"IN-CC-\d\d", checks.__doc__ or ""))
    assert {id for id, _, _ in CASES if "-CC-" in id} | said == {f"IN-CC-{n:02}" for n in range(1, 42)}


def test_the_other_reading_of_storage_passes() -> None:
    assert faults(changed(("number", "oculars, module 3", "value", 5))) == []
