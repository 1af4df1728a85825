"""The administration phase: six steps at the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from cloudtop.games.magnastorm.state import own
from tests.kit import rule
from tests.magnastorm.kit import Table, begin

STEPS = ("income", "majority", "control", "new-order", "swap-panels", "rotate")


def table(players: int = 2, **options: Any) -> Table:
    """Round 1, nobody has cubes or levels; the trailing quiet sector is 1, then come 2 and 3."""
    t = begin(players, **options)
    for seat in "ABCD"[:players]:
        t.give(seat, "").levels(seat, red=0, green=0, blue=0)
        if players == 4:
            t.levels(seat, turquoise=0)
    return t


def set_order(t: Table, seats: str) -> Table:
    for position, seat in enumerate(seats.split()):
        t.state.order[position] = "ABCD".index(seat)
    return t


@rule("MS-ADM-01")
def test_six_steps_in_their_order() -> None:
    t = table().labs("B", "1d1").levels("B", red=3)
    t.state.token = 1
    t.listen().administrate()
    assert [name for name in t.told() if name in STEPS] == list(STEPS)


@rule("MS-ADM-01", "MS-ORD-01")
def test_income_is_served_before_the_turn_order_changes() -> None:
    """MS-Q-14: one yellow cube is left for two players; A is still before B, who has the token."""
    t = table().labs("A", "1a1", "1b1").labs("B", "1c1", "1d1").give("A", "yellow " * 21)
    t.state.token = 1
    t.administrate()
    assert (t.cubes("A").count("yellow"), t.cubes("B"), t.order()) == (22, "", "B A")


# --- 1 income, worked examples ---


def example() -> Table:
    """The upper sector of the example is our 1, the right one 2, the lower one 3; A is grey, B purple, C pink, D orange."""
    return table(4).labs("A", "1a1").labs("D", "1a2").labs("B", "1b1", "1c1").labs("C", "1c2", "1c3")


def right_sector(t: Table) -> Table:
    return t.labs("C", "2a1", "2a2", "2a3").labs("A", "2b1", "2b2").labs("B", "2d1", "2d2").labs("D", "2c1", "2d3")


@rule("MS-INC-01", "MS-INC-02")
def test_ms_ex_23_income_of_the_upper_sector() -> None:
    """MS-EX-23: 1 lab gives 1 own cube, 2 labs 1 yellow cube."""
    t = example().administrate()
    assert [t.cubes(seat) for seat in "ABCD"] == ["A", "yellow", "yellow", "D"]


@rule("MS-INC-01", "MS-INC-02", "MS-INC-03")
def test_ms_ex_24_income_of_the_right_sector() -> None:
    """MS-EX-24: 3 labs give 1 own and 2 yellow cubes, 2 labs 2 own cubes."""
    t = right_sector(table(4)).administrate()
    assert [t.cubes(seat) for seat in "ABCD"] == ["A A", "B B", "yellow yellow C", "D D"]


@rule("MS-INC-04")
def test_ms_ex_25_income_of_the_lower_sector() -> None:
    """MS-EX-25: nobody has a lab there, nobody gets anything: the sums are those of the two other sectors."""
    t = right_sector(example()).administrate()
    assert [t.cubes(seat) for seat in "ABCD"] == ["A A A", "yellow B B", "yellow yellow yellow C", "D D D"]


@rule("MS-MAJ-01", "MS-MAJ-02")
def test_ms_ex_26_sector_majority() -> None:
    """MS-EX-26: pink (C) has the right sector alone; in the upper one purple and pink tie."""
    t = right_sector(example()).administrate()
    assert [t.sheet(seat) for seat in "ABCD"] == [{}, {}, {"majorities": 1}, {}]


# --- 1 income, rule by rule ---


@rule("MS-INC-02")
def test_more_labs_than_the_table_shows_count_as_its_last_entry() -> None:
    """MS-Q-09."""
    four = table().labs("A", "1a1", "1a2", "1b1", "1c1").administrate()
    five = table().labs("A", "1a1", "1a2", "1b1", "1c1", "1d1").administrate()
    assert four.cubes("A") == five.cubes("A") == "yellow yellow"


@rule("MS-INC-03")
def test_the_three_sides_pay_differently() -> None:
    paid = [
        table().labs("A", *labs).administrate().cubes("A") for labs in (("1a1", "1b1"), ("2a1", "2b1"), ("3a1", "3b1"))
    ]
    assert paid == ["yellow", "A A", "yellow A"]


@rule("MS-INC-04", "MS-INC-05")
def test_the_storm_pays_nothing() -> None:
    t = table().labs("A", "4a1", "5a1", "6a1", "6a2").administrate()
    assert (t.cubes("A"), t.cubes("B")) == ("", "")


@rule("MS-INC-06")
def test_labs_stay_after_income() -> None:
    t = table().labs("A", "1d1", "1d1").administrate()
    assert t.view()["areas"][3]["spaces"][0]["labs"] == 2


@rule("MS-INC-07")
def test_the_sectors_of_this_round_count() -> None:
    """Sector 1 was quiet and will be stormy, sector 4 the other way round."""
    t = table().labs("A", "1a1").labs("B", "4a1").administrate()
    assert (t.cubes("A"), t.cubes("B"), t.view()["quiet"]) == ("A", "", [2, 3, 4])
    t.administrate()
    assert (t.cubes("A"), t.cubes("B")) == ("A", "B")


@rule("MS-INC-01", "MS-GEN-10")
@pytest.mark.parametrize(("first", "served"), [("A", "A"), ("B", "B")])
def test_a_supply_that_runs_out_is_served_in_turn_order(first: str, served: str) -> None:
    """MS-Q-14: of two yellow cubes that are due, one is there."""
    t = table(first=first).labs("A", "1a1", "1b1").labs("B", "1c1", "1d1")
    t.give("A", "yellow " * 10).give("B", "yellow " * 11).administrate()
    gained = {"A": t.cubes("A").count("yellow") - 10, "B": t.cubes("B").count("yellow") - 11}
    assert gained == {"A": int(served == "A"), "B": int(served == "B")}


# --- 2 majorities ---


@rule("MS-MAJ-01", "MS-MAJ-04")
def test_each_quiet_sector_brings_one() -> None:
    """A single lab is enough where nobody else has one; the storm brings nothing."""
    t = table().labs("A", "1a1", "2a1", "3a1", "4a1").labs("B", "5a1").administrate()
    assert (t.sheet("A"), t.sheet("B")) == ({"majorities": 3}, {})


@rule("MS-MAJ-02")
def test_a_tie_brings_nothing_to_anybody() -> None:
    t = table(3).labs("A", "1a1", "1b1").labs("B", "1a2", "1c1").labs("C", "1d1").administrate()
    assert [t.rep(seat) for seat in "ABC"] == [0, 0, 0]


@rule("MS-MAJ-03")
def test_labs_are_counted_not_spaces() -> None:
    t = table().labs("A", "1d1", "1d1", "1d1").labs("B", "1a1", "1b1").administrate()
    assert (t.rep("A"), t.rep("B")) == (1, 0)


@rule("MS-MAJ-03")
def test_two_labs_dropped_on_one_space_are_two() -> None:
    """Dropped with the lab bonus of a1, in this game or before it was saved."""
    t = table().labs("B", "1a1").scout("A", "1c1").give("A", "A yellow").act("move a1", "go 1c1", "lab 1", "lab 2")
    saved = Table(t.game, own(t.game.load(t.game.dump(t.state))))
    for played in (t, saved):
        played.administrate()
        assert (played.sheet("A").get("majorities"), played.sheet("B").get("majorities")) == (1, None)


# --- 4 turn order, 5 panels, 6 centre tile ---


@rule("MS-ORD-01", "MS-ORD-02")
def test_ms_ex_28_turn_order() -> None:
    """MS-EX-28: purple (B) on position 3 has the token; pink (C) and grey (A) were before, orange (D) is last."""
    t = set_order(table(4), "C A B D")
    t.state.token = 1
    t.administrate()
    assert (t.order(), t.view()["token"], t.actor()) == ("B C A D", None, "B")
    assert t.view()["columns"][0]["kind"] == "token"


@rule("MS-ORD-01")
@pytest.mark.parametrize(("holder", "order"), [("A", "A B C D"), ("B", "B A C D"), ("C", "C A B D"), ("D", "D A B C")])
def test_those_before_move_back_and_those_behind_stay(holder: str, order: str) -> None:
    t = table(4)
    t.state.token = "ABCD".index(holder)
    assert t.administrate().order() == order


@rule("MS-ORD-03")
def test_without_the_token_the_order_stays() -> None:
    assert set_order(table(4), "C A B D").administrate().order() == "C A B D"


@rule("MS-SWP-01", "MS-SWP-03")
def test_ms_ex_29_panel_swap() -> None:
    """MS-EX-29: every crew member keeps its row and column; the lower panel is empty."""
    t = table().upper().lower("b2", "yellow").lower("b4", "A").lower("b4", "B").lower("d5", "yellow")
    before = {p["panel"]: p["lower"] for p in t.view()["panel"]}
    t.administrate()
    assert {p["panel"]: p["upper"] for p in t.view()["panel"]} == before
    assert before["b4"] == ["A", "B"] and not any(p["lower"] for p in t.view()["panel"])


@rule("MS-SWP-02")
def test_the_column_decides_about_the_commander_above() -> None:
    """Crew that was put into column b in round 1 must be paid for there in round 2, in whatever row it stands."""
    t = table().upper().lower("b1 b5").lower("b3", "B").lower("c1", "A").administrate()
    assert [column["price"] for column in t.view()["columns"]] == [{}, {"yellow": 2, "B": 1}, {"A": 1}, {}]


@rule("MS-SWP-03")
def test_crew_never_goes_home() -> None:
    """In a whole round of turns and its administration nobody leaves the panels."""
    t = begin()
    while t.view()["round"] == 1:
        t.do((t.offer("gain")[-1:] or t.offer("skip") or t.offer())[0])
    assert sum(len(p["upper"]) for p in t.view()["panel"]) == 14
    assert [player["crew"] for player in t.view()["seats"]] == [4, 4]


@rule("MS-SWP-04")
def test_both_panels_show_the_same() -> None:
    """The same spaces cost, give and grant the same in round 2, when the other panel is the lower one."""
    t = table()
    before = [t.view()["rows"], [p["bonus"] for p in t.view()["panel"]]]
    t.administrate()
    assert [t.view()["rows"], [p["bonus"] for p in t.view()["panel"]]] == before
    t.turn("A").act("gain a2")
    assert (t.level("A", "red"), t.cubes("A")) == (1, "A")


@rule("MS-ROT-02")
def test_ms_ex_30_first_rotation() -> None:
    """MS-EX-30: from round 1 to round 2."""
    t = table()
    assert t.view()["round"] == 1
    assert t.administrate().view()["round"] == 2


@rule("MS-ROT-01")
@pytest.mark.parametrize(("start", "quiet"), [(1, "123 234 345 456"), (2, "456 561 612 123")])
def test_the_quiet_moves_on_by_one_sector(start: int, quiet: str) -> None:
    t = table(start=start)
    seen = ["".join(map(str, t.view()["quiet"]))]
    for _ in range(3):
        seen.append("".join(map(str, t.administrate().view()["quiet"])))
    assert " ".join(seen) == quiet


@rule("MS-ROT-01", "MS-INC-03")
def test_the_income_tables_move_with_the_tile() -> None:
    """Two labs in sector 2 get what the middle side shows, and a round later what the trailing side shows."""
    t = table().labs("A", "2a1", "2b1").administrate()
    assert t.cubes("A") == "A A"
    assert t.give("A", "").administrate().cubes("A") == "yellow"


@rule("MS-ROT-02")
def test_objectives_ask_for_more_only_after_the_rotation() -> None:
    """MS-Q-80: 4 levels are enough in round 1 and not in round 2."""
    t = table().levels("A", red=4).act("gain a5")
    assert t.why("fulfil 1") is None
    t.administrate().turn("A").act("gain a5")
    assert t.step() != "FulfilObjective"


@rule("MS-ROT-03")
@pytest.mark.parametrize("token", ["", "B"])
def test_the_first_player_begins_the_next_round(token: str) -> None:
    """MS-Q-67: no matter who acted last."""
    t = table(3).turn("C")
    t.state.token = "ABC".index(token) if token else -1
    t.administrate()
    assert (t.step(), t.actor(), t.view()["cycle"][0]) == ("TakeTurn", token or "A", token or "A")
