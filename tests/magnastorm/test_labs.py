"""Turtle labs: where they go, what they cost, what they bring."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from tests.kit import rule
from tests.magnastorm.kit import Table, begin

RICH = "A A A yellow yellow yellow"


def on(space: str, cubes: str = "A", players: int = 2) -> Table:
    """A's turn in round 1 with the scout runner on this space."""
    return begin(players).scout("A", space).give("A", cubes)


def lab(t: Table, name: str) -> tuple[Any, int]:
    """Whose labs stand on a space, and how many."""
    return next((s["owner"], s["labs"]) for area in t.view()["areas"] for s in area["spaces"] if s["space"] == name)


def home(t: Table, seat: int = 0) -> str:
    """The places of a player board, from the left: x is a lab."""
    return "".join("x" if there else "." for there in t.view()["seats"][seat]["labs"])


@rule("MS-LAB-01")
def test_a_movement_that_ends_on_an_empty_space_may_drop_a_lab() -> None:
    t = on("1d1").act("move c3", "go 1b1", "lab 1")
    assert (lab(t, "1b1"), home(t)) == (("A", 1), ".xxxxxxxxx")


@rule("MS-LAB-01")
def test_so_may_one_that_stays() -> None:
    """MS-Q-29."""
    t = on("1c2").act("move c3", "go 1c2", "lab 1")
    assert (t.at("A"), lab(t, "1c2")) == ("1c2", ("A", 1))


@rule("MS-LAB-02")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_space_with_a_lab_is_closed(owner: str) -> None:
    t = on("1c1").labs(owner, "1c2").act("move c3", "go 1c2")
    assert (t.step(), t.actor(), lab(t, "1c2")) == ("TakeTurn", "B", (owner, 1))


@rule("MS-LAB-02", "MS-OSE-07")
def test_the_space_opens_when_its_last_lab_is_gone() -> None:
    """MS-Q-29, MS-Q-89: of two labs on 1d1 one goes home, then the other; only then is the space open."""
    t = on("1d1").objectives("research_1", "research_2", "sector_2", "sector_3")
    t.labs("A", "1d1", "1d1", "2a1", "2b1", "3a1").act("gain d5", "fulfil 3", "return 2a1", "return 1d1")
    assert lab(t, "1d1") == ("A", 1)
    assert t.turn("A").act("move c3", "go 1d1").actor() == "B"
    t.labs("A", "1a1", "1b1", "1c1").turn("A").act("gain d3", "fulfil 4")
    assert lab(t, "1d1") == (None, 0)
    assert t.turn("A").act("move b3", "go 1d1").step() == "DropLab"


@rule("MS-LAB-03", "MS-LAB-04")
def test_the_player_chooses_the_lab_and_pays_what_it_shows() -> None:
    """Labs of one price are alike, so the leftmost of each is offered."""
    t = on("1c1", f"A {RICH}").act("move c3", "go 1c1")
    assert t.offer("lab") == ["lab 1", "lab 3", "lab 5", "lab 7", "lab 9"]
    assert t.why("lab 2") == "MS-LAB-03"
    t.do("lab 7")
    assert (home(t), t.cubes("A")) == ("xxxxxx.xxx", "yellow yellow A A")


@rule("MS-LAB-04")
@pytest.mark.parametrize(
    ("dropped", "cost"),
    [(0, ""), (1, ""), (2, "A"), (3, "A"), (4, "yellow"), (5, "yellow"), (6, "yellow A"), (7, "yellow A"),
     (8, "yellow yellow"), (9, "yellow yellow")],
)  # fmt: skip
def test_the_two_labs_on_the_left_are_free_and_no_other(dropped: int, cost: str) -> None:
    out = ["1a1", "1a2", "1b1", "1c1", "2a1", "2a2", "2b1", "2b2", "2b3"][:dropped]
    t = on("3c1", f"A {cost}").labs("A", *out).act("move c3", "go 3c1")
    assert t.offer("lab") == [f"lab {dropped + 1}"]
    assert t.do(f"lab {dropped + 1}").cubes("A") == ""
    one_less = " ".join(cost.split()[1:])
    poor = on("3c1", f"A {one_less}").labs("A", *out).act("move c3", "go 3c1")
    assert (poor.step() == "DropLab") == (cost == "")


@rule("MS-LAB-05")
def test_the_lab_is_paid_on_top_of_the_action() -> None:
    t = on("1c1", "A A").labs("A", "2a1", "2b1").act("move c3", "go 1c1")
    assert t.cubes("A") == "A"
    assert t.do("lab 3").cubes("A") == ""


@rule("MS-LAB-06")
def test_the_bonus_of_the_level_does_not_pay_for_the_lab() -> None:
    """The next blue level gives 1 own cube; the third lab costs 1 own cube, and nothing is left after the action."""
    t = on("1c3", "A").labs("A", "2a1", "2b1").levels("A", blue=1).act("move c3", "go 1c3")
    assert (t.actor(), t.level("A", "blue")) == ("B", 1)
    t = on("1c3", "A A").labs("A", "2a1", "2b1").levels("A", blue=1).act("move c3", "go 1c3", "lab 3")
    assert (t.cubes("A"), t.level("A", "blue")) == ("A", 2)


@rule("MS-LAB-06")
def test_the_bonus_of_the_panel_space_does() -> None:
    """MS-Q-26, MS-Q-27: it comes before the movement, here 1 own cube for the second blue level."""
    t = on("1c1", "A A").labs("A", "2a1", "2b1").levels("A", blue=1).act("move c2")
    assert (t.step(), t.cubes("A")) == ("MoveScout", "A")
    assert t.do("go 1c1", "lab 3").cubes("A") == ""


@rule("MS-LAB-07")
@pytest.mark.parametrize(("space", "colour"), [("1d1", "red"), ("1d2", "green"), ("1d3", "turquoise"), ("1c2", "blue")])
def test_a_lab_brings_a_level_of_its_colour(space: str, colour: str) -> None:
    t = on(space, players=4).levels("A", red=0, green=0, blue=0, turquoise=0).act("move c3", f"go {space}", "lab 1")
    levels = {c: t.level("A", c) for c in ("red", "green", "blue", "turquoise")}
    assert levels == {c: int(c == colour) for c in levels}


@rule("MS-LAB-07")
def test_at_the_top_there_is_no_level_but_a_lab() -> None:
    """MS-Q-25: and no bonus of the top level again."""
    t = on("1c1").levels("A", red=10).act("move c3", "go 1c1", "lab 1")
    assert (t.step(), t.level("A", "red"), lab(t, "1c1"), t.cubes("A")) == ("FulfilObjective", 10, ("A", 1), "")


@rule("MS-LAB-08")
@pytest.mark.parametrize(("players", "tracks"), [(2, "red green blue"), (4, "red green blue turquoise")])
def test_on_a_white_space_the_player_chooses(players: int, tracks: str) -> None:
    white = {2: "1d1", 4: "1b1"}[players]
    t = on(white, players=players).act("move c3", f"go {white}", "lab 1")
    assert (t.step(), t.offer()) == ("ChooseLevel", [f"level {track}" for track in tracks.split()])
    before = t.level("A", "blue")
    assert t.do("level blue").level("A", "blue") == before + 1


@rule("MS-LAB-08")
def test_a_marker_at_the_top_is_not_chosen() -> None:
    """MS-Q-25: another area may be."""
    t = on("1d1").levels("A", red=10).act("move c3", "go 1d1", "lab 1")
    assert (t.offer(), t.why("level red")) == (["level green", "level blue"], "MS-RES-01")
    t = on("1d1").levels("A", red=10, green=10, blue=10).act("move c3", "go 1d1", "lab 1")
    assert t.step() == "FulfilObjective"


@rule("MS-LAB-09")
def test_one_action_drops_one_lab() -> None:
    t = on("1c1", RICH).act("move c3", "go 1c1", "lab 1")
    assert (t.actor(), lab(t, "1c1"), home(t).count(".")) == ("B", ("A", 1), 1)


@rule("MS-LAB-09", "MS-BON-11")
def test_range_brings_no_second_lab() -> None:
    t = on("1d1", RICH).act("move b1", "walk 1c", "go 1a1", "lab 1").done()
    assert (t.actor(), home(t).count(".")) == ("B", 1)


@rule("MS-LAB-10")
def test_labs_leave_the_planet_only_for_sector_objectives() -> None:
    """Two random games: the planet loses a lab only while an objective is fulfilled."""
    returned = 0
    for seed in (3, 4):
        t, rng = begin(4, objectives=["sector_2", "sector_3"]), ct.Rng(seed)
        while not t.state.over():
            before, offer = planet(t), t.offer()
            wanted = [line for line in offer if line.split()[0] in ("move", "lab", "fulfil")] or offer
            line = wanted[rng.below(len(wanted))]
            t.do(line)
            if planet(t) < before:
                assert line.split()[0] in ("return", "fulfil")
                returned += 1
    assert returned


def planet(t: Table) -> int:
    return sum(not there for player in t.view()["seats"] for there in player["labs"])
