"""What players are told and shown: payments, income, what an offered move takes and gives, progress, the next round."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import begin

# --- events ---


@rule("MS-INC-01")
def test_income_names_the_labs_it_is_for() -> None:
    t = begin().give("A", "").labs("A", "2a1", "2a2", "3a1").listen().administrate()
    assert [(fact["sector"], fact["labs"]) for fact in t.facts("income")] == [(2, 2), (3, 1)]


@rule("MS-GEN-09", "MS-C17-01")
def test_a_payment_is_told_once_and_as_it_is() -> None:
    t = begin().hold("A", "17").give("A", "A yellow").listen().act("move a1")
    assert (t.told()[:2], t.facts("pay"), t.cubes("A")) == (["move", "pay"], [{"cost": "yellow"}], "A")


@rule("MS-GEN-09")
def test_who_pays_nothing_is_told_to_pay_nothing() -> None:
    t = begin().hold("A", "17").give("A", "A").listen().act("move c3")
    assert (t.facts("pay"), t.cubes("A")) == ([], "A")


@rule("MS-TAK-07", "MS-TAK-13")
def test_a_takeover_tells_what_it_brings_and_what_it_costs_the_other() -> None:
    t = begin(commanders=["01"]).hold("B", "01").reputation("B", 1).upper(b="yellow", d="yellow").give("A", "yellow B")
    t.turn("A").listen().do("take b", "put a5")
    column = t.view()["columns"][1]
    assert t.facts("control") == [{"commander": "01", "reputation": column["green"]}]
    assert t.facts("lost") == [{"commander": "01", "reputation": 1}]


@rule("MS-BAG-02", "MS-GEN-10")
@pytest.mark.parametrize(("left", "cubes"), [(1, "A"), (0, "nothing")])
def test_a_black_cube_tells_what_it_brought(left: int, cubes: str) -> None:
    t = begin().levels("A", red=0).give("A", "A " * 22).upper(a="A", b="yellow").turn("A")
    t.state.agenda.append(type_of("DrawCube")(0, 1))
    t.state.supply[0], t.state.bag[0] = left, t.state.bag[0] + t.state.supply[0] - left
    t.listen().do("draw black")
    assert t.facts("draw") == [{"cube": "black", "cubes": cubes}]


def type_of(step: str) -> type:
    from cloudtop.games.magnastorm.steps import STEPS

    return STEPS[step]


# --- what an offered move takes and gives ---


@rule("MS-ACT-07", "MS-C17-01")
@pytest.mark.parametrize(("space", "cost"), [("a1", {"yellow": 1}), ("a3", {}), ("a5", {})])
def test_the_price_of_a_move_with_commander_17(space: str, cost: dict[str, int]) -> None:
    t = begin().give("A", "A A yellow")
    assert t.terms(f"move {space}").cost == {**cost, "A": 1}
    assert t.hold("A", "17").terms(f"move {space}").cost == cost


@rule("MS-EXC-01")
def test_a_price_that_must_be_exchanged_for_is_told_as_printed() -> None:
    t = begin().give("A", "A A A A")
    assert (t.terms("move a1").cost, t.do("move a1").step()) == ({"A": 1, "yellow": 1}, "PayBill")


@rule("MS-C05-01")
def test_the_price_of_a_move_is_the_printed_one_if_there_are_others() -> None:
    t = begin().hold("A", "05").give("A", "A A yellow yellow")
    assert t.terms("move a1").cost == {"A": 1, "yellow": 1}
    t.do("move a1")
    assert [t.terms(line).cost for line in t.offer("replace")] == [{"yellow": 2}, {"A": 2}]


@rule("MS-TAK-01", "MS-TAK-07")
def test_a_takeover_says_what_it_costs_and_what_it_is_worth() -> None:
    t = begin(commanders=["01"]).upper(b="yellow yellow B").give("A", "yellow yellow B").turn("A")
    terms = t.terms("take b")
    assert (terms.cost, terms.facts) == (
        {"B": 1, "yellow": 2},
        {"worth": t.view()["columns"][1]["green"], "commander": t.view()["columns"][1]["commander"]},
    )


@rule("MS-LAB-04", "MS-C07-01")
def test_a_lab_says_its_price_also_with_commander_07() -> None:
    t = begin().hold("A", "07").labs("A", "2a1", "2a2").give("A", "A A A A yellow yellow").act("move c3", "go 1d1")
    lab = t.offer("lab")[0]
    first = t.terms(lab)
    t.do(lab)
    second = t.terms(t.offer("lab")[0])
    assert (t.step(), first.gain["labs"], second.cost["A"] - first.cost["A"]) == ("ExtraLab", 1, 1)


@rule("MS-LAB-06")
def test_a_lab_costs_what_is_paid_also_if_its_level_brings_that_back() -> None:
    t = begin().labs("A", "2a1", "2a2").give("A", "A A").act("move c3", "go 1c2")
    lab = t.offer("lab")[0]
    bonus = next(track["bonus"] for track in t.view()["research"] if track["research"] == "green")
    t.levels("A", green=bonus.index("own") - 1)
    assert (t.terms(lab).cost, t.terms(lab).facts) == ({}, {"own": 1, "yellow": 0})


@rule("MS-C12-01", "MS-C13-01")
@pytest.mark.parametrize(
    ("commanders", "extra"), [([], "none"), (["12"], "level"), (["13"], "cube"), (["12", "13"], "both")]
)
def test_a_gain_says_what_commanders_add(commanders: list[str], extra: str) -> None:
    t = begin().hold("A", *commanders).turn("A")
    assert t.terms("gain c3").facts["extra"] == extra
    assert t.terms("move c3").facts == {}


@rule("MS-TRM-01", "MS-MOV-09")
def test_a_step_says_what_lies_beside_its_line() -> None:
    t = begin(4).station("B", "23o").scout("A", "1c1").give("A", "A").act("move c3")
    lines = {line["station"]: (line["from"], line["to"]) for line in t.view()["lines"] if line["station"]}
    station, there = next((name, to) for name, (here, to) in lines.items() if here == "1c")
    assert t.terms(f"go {there}1").facts == {"crosses": station}
    assert t.terms("go 1c1").facts == {"stays": 1}
    assert t.terms("station 23o").facts == {"owner": "B"}


@rule("MS-RES-01", "MS-RES-02")
def test_a_level_says_where_it_leads() -> None:
    t = begin().levels("A", red=0, green=0, blue=0)
    t.state.agenda.append(type_of("ChooseLevel")(0))
    reached = {track["research"]: track["bonus"][1] for track in t.view()["research"]}
    for line in t.offer("level"):
        bonus = reached[line.split()[1]]
        assert t.terms(line).facts == ({"level": 1, "bonus": bonus} if bonus else {"level": 1})


@rule("MS-OBJ-02")
def test_an_objective_says_what_is_left_of_it() -> None:
    t = begin(objectives=["research_1"]).levels("A", red=4).turn("A").act("gain a5")
    values = [space["value"] for space in t.view()["objectives"][0]["spaces"]]
    assert t.terms("fulfil 1").facts["worth"] == values[0]
    t.state.fulfilled[0] = 1
    assert t.terms("fulfil 1").facts["worth"] == values[1]


# --- progress and forecast ---


@rule("MS-OBJ-03", "MS-ORE-06")
def test_more_than_an_objective_asks_for_is_shown_as_enough() -> None:
    t = begin(4, objectives=["research_3"]).hold("A", "01", "02", "11", "12", "13").levels("A", red=7)
    parts = [(p["need"], p["have"], p["of"]) for p in t.view()["objectives"][0]["needs"]["A"]["parts"]]
    assert parts == [("commanders", 2, 2), ("marker", 3, 3)]


@rule("MS-MAJ-01", "MS-MAJ-02", "MS-MAJ-03")
def test_the_view_shows_who_has_most_labs_in_a_sector() -> None:
    t = begin(3).labs("A", "1d1", "1d1").labs("B", "1a1").labs("C", "2a1").labs("B", "2b1")
    assert t.view()["sectors"][:3] == [
        {"sector": 1, "labs": {"A": 2, "B": 1, "C": 0}, "majority": "A"},
        {"sector": 2, "labs": {"A": 0, "B": 1, "C": 1}, "majority": None},
        {"sector": 3, "labs": {"A": 0, "B": 0, "C": 0}, "majority": None},
    ]


@rule("MS-ROT-01", "MS-SET-06")
@pytest.mark.parametrize(("number", "now", "later"), [(1, [1, 2, 3], [2, 3, 4]), (3, [3, 4, 5], [4, 5, 6])])
def test_the_quiet_sectors_now_and_in_the_next_round(number: int, now: list[int], later: list[int]) -> None:
    t = begin().round(number)
    assert (t.view()["quiet"], t.view()["next_quiet"]) == (now, later)
    assert t.round(number + 1).view()["quiet"] == later
