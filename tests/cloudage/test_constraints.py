"""Every constraint that is known about the box, broken once: the validator names it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cloudtop.core.content import Misprint, make_pack
from cloudtop.games.cloudage.content import Content
from cloudtop.games.cloudage.content.checks import FIXED, faults
from tests.cloudage.packs import BOX, DATA, GONE, Change, changed, rewritten
from tests.kit import rule

NOTHING: dict[str, int] = {}


def board(side: str, rows: str) -> list[Change]:
    return [("board", side, "map", rows.split())]


def cards(names: str, field: str, value: Any, table: str = "project") -> list[Change]:
    return [(table, name, field, value) for name in names.split()]


def projects(field: str, value: Any, **those: Any) -> list[Change]:
    """All project cards that are as said."""
    some = [c.name for c in BOX.project if all(getattr(c, f) == v for f, v in those.items())]
    return cards(" ".join(some), field, value)


def city_cards(field: str, value: Any) -> list[Change]:
    return [("city_card", card.name, field, value) for card in BOX.city_card]


BOOK = {"cost": {"metal": 2}, "gain": {"points": 2}, "either": {"cards": 2}, "other": {"energy": 2}}
# Constraint, what is changed, words of the sentence.
CASES: list[tuple[str, list[Change], str]] = [
    ("CA-CON-01", [("navigation", "1", "copies", 2)], "the navigation cards 0, 1, 1, 1, 2, 2 and 3"),
    ("CA-CON-01", [("navigation", "3", "value", 4)], "have the values 0, 1, 2 and 3"),
    ("CA-CON-01", [("navigation", n, "copies", 0) for n in "123"], "at least two navigation cards"),
    ("CA-CON-03", [("round_space", "A2", "book", True)], "A book of side A is right of a space from 3 to 7"),
    ("CA-CON-03", [("round_space", "B8", "book", True)], "A book of side B is right of a space from 2 to 7"),
    ("CA-CON-03", [("round_space", "B2", "book", False), ("round_space", "B3", "book", True)], "right of space 2"),
    ("CA-CON-04", [("round_space", "A5", "book", False)], "Side A has at least 3 books, not 2"),
    ("CA-BRD-03", [("round_space", "B8", "", GONE)], "A1 to A8 and B1 to B8"),
    ("CA-BRD-03", [("round_space", "B8", "space", 7)], "side B are 1 to 8"),
    ("CA-MRK-03", [("round_space", "A4", "gain", NOTHING)], "Side A has spaces with 1 metal and with 1 energy"),
    ("CA-MRK-03", [("round_space", "A4", "gain", {"tiles": 1})], "The spaces of side A give"),
    ("CA-CON-06", [("upgrade", "combat 2", "cost", 2)], "combat upgrades cost more"),
    ("CA-CON-06", [("upgrade", "movement 1", "cost", 0)], "Every movement upgrade costs metal"),
    ("CA-CON-07", [("upgrade", "planting 3", "points", 4)], "planting upgrades are worth more"),
    ("CA-CON-07", [("upgrade", "combat 1", "cost", 1)], "The first combat upgrade costs 2 metal"),
    ("CA-CON-08", [("upgrade", "movement 1", "cost", 4), ("upgrade", "movement 2", "cost", 5)], "A movement upgrade"),
    ("CA-CON-08", [("upgrade", f"combat {n}", "cost", n - 1) for n in (1, 2, 3, 4)], "A combat upgrade"),
    ("CA-UPG-01", [("upgrade", "planting 3", "", GONE)], "3 movement, 4 combat and 3 planting upgrades"),
    ("CA-CON-11", [("production", "10", "", GONE)], "the levels 0 to 10"),
    ("CA-CON-11", [("production", "5", "energy", 2)], "never fall with the level"),
    ("CA-CON-11", [("production", "3", "water", 3)], "more water or more points"),
    ("CA-CON-12", [("production", "2", "points", 0)], "From level 2 on"),
    ("CA-CON-13", [("production", str(n), "energy", 2) for n in range(3, 11)], "costs more than 2 energy"),
    ("CA-CON-14", [("production", "10", "energy", 7)], "costs 4 to 6 energy, not 7"),
    ("CA-CON-15", [("production", "6", "reward", {"metal": 1})], "1 to 2, 3 to 4 and 7 to 8"),
    ("CA-CON-15", [("production", "8", "reward", {"metal": 1})], "worth more than the one before"),
    ("CA-CON-15", [("production", "4", "reward", {"builds": 1})], "rewards a step with"),
    ("CA-CON-68", [("production", "6", "energy", 5), ("production", "7", "energy", 5)], "Every level is worth reaching"),
    ("CA-PRD-09", [("production", "1", "water", 4)], "Level 0 makes 2 water of 1 energy"),
    ("CA-PRD-15", [("production", "2", "reward", {"cards": 1})], "gives 2 cards"),
    ("CA-CON-17", [("solo", "8", "action", "build")], "Each of the six actions"),
    ("CA-CON-18", [("solo", "5", "action", "build")], "comes again"),
    ("CA-SOL-06", [("solo", "8", "", GONE)], "the spaces 1 to 8"),
    ("CA-CON-19", [("city_card", "c39", "", GONE)], "c01 to c39"),
    ("CA-CON-19", [("city_card", "c09", "second", "water")], "unlike those of c09"),
    ("CA-CON-19", [("number", "largest region", "value", 4)], "largest region must be 3"),
    ("CA-CON-20", [("city_card", "c01", "wrench", "water")], "Update and wrench are in two regions"),
    ("CA-CON-21", [("city_card", "c20", "value", 1)], "a value of at least 2"),
    ("CA-CON-21", [("city_card", "c20", "value", 5)], "at most 4, unlike that of c20"),
    ("CA-CON-21", city_cards("value", 2), "Some city card has the value 3"),
    ("CA-CON-21", [("city_card", "c02", "growth", 0)], "The city cards of the two examples"),
    ("CA-CON-22", [("city_card", "c20", "growth", 2)], "is 1 or 3 tiles, or none"),
    ("CA-CON-22", city_cards("growth", 1), "some have none"),
    ("CA-CON-23", [("city_card", "c05", "largest", "cards"), ("city_card", "c05", "second", "metal")], "at least 3 city cards"),
    ("CA-CON-23", [("city_card", n, "largest", "cards") for n in ("c01", "c02")], "the largest of 9 or 10"),
    ("CA-CON-24", [("number", "cards in a sleeve", "value", 9)], "cards in a sleeve must be 8"),
    ("CA-CON-25", [("sleeve", "1", "shows", [1])], "shows two of the four quadrants"),
    ("CA-CON-25", [("sleeve", "1", "shows", [1, 5])], "shows two of the four quadrants"),
    ("CA-CON-25", [("sleeve", "1", "shows", [3, 1])], "the six pairs of quadrants"),
    ("CA-PRE-04", [("sleeve", "6", "", GONE)], "The cloud sleeves are"),
    ("CA-CON-75", city_cards("quadrants", BOX.city_card[0].quadrants)[:10], "Through sleeve 1 one does not know"),
    ("CA-CON-76", [("city_card", "c01", "quadrants", ["1a", "2a", "3a"])], "one pattern for each of the places"),
    ("CA-CON-76", [("city_card", "c01", "quadrants", ["1a", "2a", "4a", "3a"])], "one pattern for each of the places"),
    ("CA-CON-76", [("city_card", "c01", "quadrants", ["1a", "2a", "3a", "4x"])], "unlike that of c01"),
    ("CA-CON-76", [("pattern", "1a", "energy", 1)], "make 100 hundredths"),
    ("CA-CON-76", [("city_card", c.name, "quadrants", ["1b", *c.quadrants[1:]]) for c in BOX.city_card], "unlike 1a, 1c"),
    ("CA-CON-76", [("pattern", "1b", "place", 2), ("pattern", "1c", "place", 2)], "one pattern for each of the places"),
    ("CA-CON-76", [("city_card", "c05", "quadrants", BOX.city_card[20].quadrants)], "36 to 46 hundredths"),
    ("CA-CON-26", [("project", "wreck", "copies", 4)], "79 project cards, not 80"),
    ("CA-CON-26", [("project", "wreck", "copies", 0)], "at least one of every project card"),
    ("CA-CON-26", [("project", "wreck", "name", "hulk")], "The project cards are"),
    ("CA-CON-26", projects("number", 7, number=8), "Every number from 0 to 8"),
    ("CA-CON-28", projects("number", 1, number=0, colour="yellow"), "At least 45 cards have the number 0, not 43"),
    ("CA-CON-28", projects("number", 1, number=0, copies=1) + projects("number", 1, number=0, copies=2), "At least 32 cards"),
    ("CA-CON-29", [("project", "jose", "number", 0)], "as jose has"),
    ("CA-CON-29", [("project", "greenhouse", "number", 0)], "as greenhouse has"),
    ("CA-CON-29", [("project", "archive", "gain", {"tiles": 1})], "as archive has"),
    ("CA-CON-30", projects("water", 7, water=8) + projects("water", 7, water=10), "6 dear"),
    ("CA-CON-30", projects("colour", "yellow", number=0, colour="blue"), "Yellow is the rarest colour"),
    ("CA-CON-31", [("project", "solar_panel", "production", False)] + projects("production", False, copies=3), "show production, not"),
    ("CA-CON-32", projects("movement", 0, number=0), "give movement"),
    ("CA-CON-33", projects("combat", 0, number=0), "give 4 combat"),
    ("CA-CON-34", [("project", "mechanic", "copies", 1)], "not of mechanic"),
    ("CA-CON-35", [("project", "wreck", "water", 4)], "Wreck is green, costs 3 water"),
    ("CA-CON-35", [("project", "observatory", "points", 2)], "unlike observatory"),
    ("CA-CON-69", [("project", "cistern", "points", 3)], "unlike cistern"),
    ("CA-CON-69", [("project", "archive", "water", 4)], "unlike archive"),
    ("CA-CRD-01", [("project", "wreck", "power", "sam")], "each with its own"),
    ("CA-CON-37", [("mission_card", "m01", "first", "dear")], "Each mission is on two mission cards"),
    ("CA-CON-37", [("mission_card", "m01", "first", "trade")], "The missions on the cards are"),
    ("CA-CON-37", [("mission_card", "m12", "", GONE)], "m01 to m12"),
    ("CA-CON-38", [("mission_card", "m01", "first", "green")], "unlike those of m01"),
    ("CA-CON-39", [("mission_card", "m08", "cities", ["whika", "drywell"])], "name different cities"),
    ("CA-CON-40", [("mission_card", "m02", "cities", ["whika"])], "at least two cities"),
    ("CA-CON-40", [("mission_card", "m02", "cities", ["whika", "atlantis"])], "at least two cities"),
    ("CA-CON-40", [("mission_card", "m02", "cities", ["whika", "nefaria"])], "both sides of the boards 1 to 3"),
    ("CA-CON-40", [("mission_card", "m01", "cities", ["whika"])], "m01 names no cities"),
    ("CA-MSN-03", [("mission", "fight", "steps", [7, 10, 12])], "The mission fight gives"),
    ("CA-MSN-12", [("mission", "navigation", "points", [9])], "The mission navigation has 2 rising steps"),
    ("CA-MSN-01", [("mission", "cities", "name", "towns")], "The missions, in order"),
    ("CA-CON-42", [("growth", "green", "copies", 23)], "40 new growth tiles, not 41"),
    ("CA-CON-42", [("growth", "wilted_a", "copies", 0)], "of every kind"),
    ("CA-CON-42", [("growth", "wilted_a", "name", "wilted_d")], "The new growth tiles are"),
    ("CA-CON-44", [("growth", "green", "copies", 7)], "enough green tiles"),
    ("CA-PLT-12", [("growth", "wilted_b", "other", {"water": 3})], "wilted_b"),
    ("CA-PLT-12", [("growth", "wilted_b", "other", NOTHING)], "A wilted_b tile offers a choice between two things"),
    ("CA-PLT-10", [("growth", "wilted_a", "other", {"energy": 2})], "A wilted_a tile offers a choice between two things"),
    ("CA-BRD-11", [("board", "1A", "name", "5A")], "The sides of the game boards"),
    ("CA-BRD-11", board("2A", "1FF21 2111H 11G2H 12111"), "five rows of five spaces"),
    ("CA-BRD-11", [("city", "whika", "letter", "B")], "a letter of its own"),
    ("CA-BRD-11", [("city", "whika", "name", "wyka")], "The cities are"),
    ("CA-BRD-11", board("1A", "12A12 1BB2C *1B11 1DD1E 2121O"), "nefaria lies on one board"),
    ("CA-CON-59", [("chapter", "v1-5b", "", GONE)], "The chapters of edition v1 are 1, 2, 3, 4, 5a, 5b, 6, 7"),
    ("CA-CON-60", [("story", "16", "", GONE)], "has the story cards 11 to 48"),
    ("CA-SS-07", board("2A", "1FF21 2111H *1G2H 12111 I13J1"), "Side 2A has no start space"),
    ("CA-CON-45", board("2A", "1FF21 2111H 11G4H 12111 I13J1"), "A space of side 2A costs 1, 2 or 3"),
    ("CA-CON-46", board("1A", "12A12 22B2C *2B11 2DD1E 2121E"), "On 1A 3 city spaces"),
    ("CA-CON-46", board("1B", "1A12C 3BB11 *3B1W 3DD21 12EE1"), "On 1B 4 city spaces"),
    ("CA-CON-47", board("1B", "2A12C 2BB21 *2B1W DD121 12EE1"), "1B has more room"),
    ("CA-CON-49", [("legacy", "L7", "spaces", ["2e4", "3a1"])], "over the seam"),
    ("CA-CON-49", [("legacy", "L7", "spaces", ["2d4", "2e4"])], "over the seam"),
    ("CA-CON-50", [("city", "borderville", "value", 2), ("city", "endsby", "value", 2)], "lowest combat value is 1"),
    ("CA-CON-50", [("city", n, "value", 9) for n in ("drywell", "endsby")], "From board to board"),
    ("CA-CON-50", [("city", "ruin_west", "gain", {"water": 1})], "unlike ruin_west"),
    ("CA-CON-50", [("city", "cradle", "gain", {"builds": 1})], "unlike cradle"),
    ("CA-CON-50", [("city", c.name, "gain", {"metal": c.value}) for c in BOX.city if c.value], "Most cities pay"),
    ("CA-CON-51", [("find", "1A-c2", "name", "1C-c2")], "'1C-c2' is not a space"),
    ("CA-CON-51", [("find", "1A-c2", "name", "1A-c6")], "'1A-c6' is not a space"),
    ("CA-CON-51", [("find", "1A-c2", "name", "1A-a3")], "the start space"),
    ("CA-CON-51", [("find", "1A-c2", "gain", {"builds": 1})], "unlike 1A-c2"),
    ("CA-CON-51", [("find", f.name, "gain", {"cards": 2}) for f in BOX.find if f.gain.cards], "3 cards"),
    ("CA-CON-51", [("find", f.name, "gain", {"energy": 2}) for f in BOX.find if f.gain.metal == 1 or f.gain.points], "Most finds"),
    ("CA-CON-51", [("find", name, "", GONE) for name in ("1A-c2", "1B-c3")], "lies in Borderville"),
    ("CA-CON-51", [("find", f.name, "", GONE) for f in BOX.find if f.name not in ("1A-c2", "2A-b1")], "not lie in a city"),
    ("CA-CON-52", board("2B", "1I12J F121J F1112 12G11 2131J"), "whika, which a legacy tile changes"),
    ("CA-MOV-09", board("2B", "1F12H 1121H F1112 12G11 I131J"), "The spaces of promise lie side by side"),
    ("CA-CON-52", board("3A", "12N11 M1113 M13K1 112K1 1L112"), "devils_fork has 3 spaces"),
    ("CA-CON-52", [("legacy", "L1", "spaces", ["2e3"])], "The space of L1 belongs to whika on both sides"),
    ("CA-CON-53", board("2A", "FFFFF HHHHH GGGGG IIIII 113JJ"), "at least 8 spaces for plants, not 3"),
    ("CA-CON-55", board("4A", "1P13O 211O1 11121 1211R 11311"), "at least 5 city spaces, not 4"),
    ("CA-CON-54", board("4A", "3P33O 333O3 3Q333 3333R S333R"), "takes 18 to 24 movement points, not"),
    ("CA-CON-71", board("4A", "3P33O 333O3 3Q333 3333R S333R"), "On 1A 2A 3A 4A every city is at most 3"),
    ("CA-CON-71", board("3A", "33N33 M33K3 M33K3 333K3 3L333"), "movement points a round lead to board 4"),
    ("CA-CON-72", [("city", "whika", "gain", {"points": 6})], "unlike whika"),
    ("CA-CON-72", [("city", "terminus", "gain", {"points": 7})], "unlike terminus"),
    ("CA-CON-72", [("city", "borderville", "gain", {"water": 1})], "combat value 1 and pays 2 water"),
    ("CA-CON-74", board("2A", "1FF21 2111H 11G2H 12111 113J1"), "On 1A 2A 3A 4A there is a city without"),
    ("CA-CON-74", [("mission_card", "m02", "cities", ["whika", "ruin_south"])], "names a city without combat value"),
    ("CA-CON-56", [("scenario", "1", "numbers", [0, 1])], "Scenario 1 has the project cards of number 0"),
    ("CA-CON-56", [("scenario", "2", "numbers", [1, 2])], "Scenario 2 has project cards of number 0"),
    ("CA-CON-56", [("scenario", "3", "numbers", [0]), ("scenario", "3", "legacy", [])], "Scenario 3 has most"),
    ("CA-CON-57", [("scenario", "3", "legacy", ["L2", "L3"])], "Scenario 3 has L2 or L3, not both"),
    ("CA-CON-58", [("scenario", "1", "front", {**BOOK, "fight": 3})], "a payment or a fight"),
    ("CA-CON-58", [("scenario", "1", "front", {**BOOK, "cost": {"cards": 1}})], "costs water, metal, energy or tiles"),
    ("CA-CON-58", [("scenario", "1", "front", {**BOOK, "other": NOTHING})], "a choice between two things, or none"),
    ("CA-CON-58", [("scenario", "1", "front", {**BOOK, "other": {"cards": 3}})], "a choice between two things, or none"),
    ("CA-CON-58", [("scenario", "1", "front", {**BOOK, "other": {"water": 1, "metal": 1}})], "a choice between two things"),
    ("CA-CON-58", [("scenario", "1", "front", {**BOOK, "gain": NOTHING})], "gives points and one of two"),
    ("CA-SET-13", [("scenario", "2", "legacy", ["L16"])], "The legacy tiles of scenario 2"),
    ("CA-STO-01", [("scenario", "3", "", GONE)], "The scenarios are 1, 2 and 3"),
    ("CA-CON-63", [("legacy", "L2", "city", "promise")], "L2 changes devils_fork"),
    ("CA-CON-63", [("scenario", "3", "legacy", ["L2", "L3"])], "Scenario 3 has L2 or L3, not both"),
    ("CA-CON-64", [("legacy", "L9", "cost", 2)], "L9 has another cost"),
    ("CA-CON-64", [("legacy", "L13", "spaces", ["4d3"])], "No two legacy tiles"),
    ("CA-CON-64", [("legacy", "L11", "spaces", ["3d3"])], "L11 lies on no city"),
    ("CA-CON-64", [("legacy", "L11", "spaces", ["3c3"])], "L11 covers no find"),
    ("CA-CON-65", [("scenario", "1", "legacy", ["L14"])], "Scenario 1 has no new growth, which L14 gives"),
    ("CA-CON-65", [("scenario", "1", "back", {**BOOK, "other": {"tiles": 2}})], "no new growth in its book actions"),
    ("CA-LEG-01", [("legacy", "L15", "", GONE)], "L1 to L15"),
    ("CA-LEG-01", [("legacy", "L9", "spaces", ["1f3"])], "L9 covers 1 spaces"),
    ("CA-LEG-15", [("legacy", "L9", "closed", True)], "L9 closes no city"),
    ("CA-LEG-21", [("legacy", "L15", "value", 6)], "L15 has another value"),
    ("CA-LEG-17", [("legacy", "L14", "value", 0)], "L14 is a fight against some value"),
    ("CA-LEG-22", [("legacy", "L15", "gain", {"water": 3})], "L15 gives water and builds"),
    ("CA-LEG-13", [("legacy", "L9", "find", {"metal": 1})], "L9 brings no find"),
    ("CA-LEG-14", [("legacy", "L1", "toll", 3)], "L1 asks for no toll"),
    ("CA-LEG-09", [("legacy", "L3", "gain", NOTHING)], "L3 has a combat value and a reward of its own"),
    ("CA-SS-01", [("scenario", "1", "legacy", ["L6", "L8", "L10"])], "no board 4, on which L6, L8 lies"),
]  # fmt: skip
# Broken below, since it takes many values.
MORE = {"CA-CON-45", "CA-CON-64"}
# A matter of play, of the campaign, or of the shape of a pack.
UNBREAKABLE = {f"CA-CON-{n:02d}" for n in (2, 5, 9, 10, 16, 27, 36, 41, 43, 48, 59, 60, 61, 62, 66, 67, 70, 73)}


@pytest.mark.parametrize(("id", "changes", "words"), CASES, ids=[f"{id}-{n}" for n, (id, _, _) in enumerate(CASES)])
def test_a_pack_that_breaks_a_constraint(id: str, changes: list[Change], words: str) -> None:
    assert [f for f in faults(changed(*changes)) if words in f and re.search(rf"\([^(]*{id}\b", f)]


def test_every_constraint_is_broken_somewhere() -> None:
    constraints = {f"CA-CON-{n:02d}" for n in range(1, 77)}
    assert {id for id, _, _ in CASES if "-CON-" in id} | MORE | UNBREAKABLE == constraints


@pytest.mark.parametrize("name", list(BOX.number))
def test_a_number_that_is_printed_cannot_be_changed(name: str) -> None:
    value = BOX.number[name]
    found = faults(changed(("number", name, "value", value + 1)))
    assert [f for f in found if f.startswith(f"[[number]] {name} must be {value} (CA-")] == found


def test_a_lenient_pack_may_have_other_numbers_but_not_those_the_rules_rely_on() -> None:
    found = faults(changed(*[("number", name, "value", value + 1) for name, value in BOX.number.items()]))
    strict = {fault for fault in found if not isinstance(fault, Misprint)}
    assert len(found) == len(BOX.number)
    assert strict == {f"[[number]] {name} must be {value} ({id})." for name, value, id in FIXED}
    (fault,) = faults(changed(("number", "start water", "value", -1)))
    assert not isinstance(fault, Misprint)


def test_a_number_too_few_and_one_too_many() -> None:
    assert [f for f in faults(changed(("number", "hand", "", GONE))) if f.startswith("The rows of [[number]] are")]
    assert [f for f in faults(changed(("number", "hand", "name", "hadn"))) if "hand must be 5" in f]


@rule("CA-MOV-15")
def test_a_pack_without_dear_spaces_is_refused() -> None:
    def level(row: dict[str, Any]) -> None:
        row["map"] = [line.replace("3", "2") for line in row["map"]]

    assert "Some spaces cost 2 movement points and some 3 (CA-CON-45)." in faults(rewritten("board", level))


def test_a_side_full_of_finds_is_refused() -> None:
    """A flight remembers the finds of four sides."""
    names = [f"1A-{column}{row}" for row in (1, 4, 5) for column in "abcde"]
    more = [
        {"name": name, "gain": {"metal": 1}, "source": "finds"}
        for name in names
        if name not in [find.name for find in BOX.find]
    ]
    data = {**DATA, "find": [*DATA["find"], *more]}
    assert "A side has at most 15 finds, not 17 (CA-CON-51)." in faults(Content(make_pack(data)))


def test_a_wall_of_weapon_systems_is_refused() -> None:
    """L9 to L13 in one column close every short way."""
    wall: list[Change] = [("legacy", f"L{n}", "spaces", [f"2d{n - 8}"]) for n in range(9, 14)]
    slow = board("4A", "2P23O 222O2 2Q222 2222R S232R") + board("4B", "Q222O 2223O 2P222 222R2 S22R3")
    assert [f for f in faults(changed(*wall, *slow)) if "With all weapon systems" in f and "CA-CON-64" in f]


def test_a_fault_in_print_hides_no_fault_that_matters() -> None:
    found = faults(changed(("city_card", "c20", "growth", 2), ("sleeve", "1", "shows", [1])))
    assert [f for f in found if not isinstance(f, Misprint)] == [
        "A sleeve shows two of the four quadrants (CA-CON-25)."
    ]


def test_whoever_owns_the_box_may_have_other_prices() -> None:
    other = changed(
        ("project", "sam", "water", 4), ("upgrade", "combat 4", "cost", 8), ("city", "havoc", "gain", {"points": 5})
    )
    assert faults(other) == []
