"""Option 1 of a turn: taking over a commander, or buying the first player token."""

from __future__ import annotations

from typing import Any

import pytest

import cloudtop as ct
from tests.kit import rule
from tests.magnastorm.kit import Table, begin

FOUR = ["04", "02", "03", "06"]  # above columns 2 to 5; none has an instant effect


def ready(cubes: str, seat: str = "A", players: int = 4, **columns: str) -> Table:
    """It is a seat's turn with these cubes and this upper panel; a crew member in column e keeps the round going."""
    t = begin(players, commanders=FOUR[: 4 if players == 4 else 3])
    return t.upper(**{"e" if players == 4 else "d": "yellow", **columns}).give(seat, cubes).turn(seat)


def head(table: Table, column: int) -> dict[str, Any]:
    found: dict[str, Any] = table.view()["columns"][column - 1]
    return found


# --- the price ---


@rule("MS-TAK-01")
@pytest.mark.parametrize("crew", ["yellow", "yellow yellow", "A", "yellow A A", "C D", "yellow B C D", "B B B B B"])
def test_a_cube_for_each_crew_member_in_its_colour(crew: str) -> None:
    assert ready(crew, b=crew).do("take b").cubes("A") == ""


@rule("MS-TAK-01")
@pytest.mark.parametrize("cubes", ["", "yellow", "yellow yellow", "yellow A", "A C", "yellow D", "yellow A A"])
def test_other_cubes_do_not_pay(cubes: str) -> None:
    assert ready(cubes, b="yellow C").why("take b") == "MS-TAK-01"


@rule("MS-TAK-01", "MS-EXC-01")
def test_a_missing_cube_may_be_exchanged() -> None:
    t = ready("yellow A A A", b="yellow C").do("take b")
    assert (t.step(), t.offer()) == ("PayBill", ["trade AAA C"])
    assert t.do("trade AAA C").cubes("A") == ""


@rule("MS-TAK-02")
def test_the_cubes_go_to_the_supply() -> None:
    t = ready("yellow yellow C", b="yellow yellow C").give("C", "")
    before = t.view()["supply"]
    assert t.do("take b").view()["supply"] == {**before, "yellow": before["yellow"] + 2, "C": before["C"] + 1}
    assert t.cubes("C") == ""


@rule("MS-TAK-01", "MS-TAK-10", "MS-TAK-12")
def test_ms_ex_06_the_cost_of_each_column() -> None:
    """MS-EX-06: one column is empty, and one commander is controlled by grey (A)."""
    t = ready("yellow yellow yellow A A B C D", "D", a="yellow B", b="yellow yellow A", d="A D").hold("A", "03")
    prices = [column["price"] for column in t.view("D")["columns"]]
    assert prices == [{"yellow": 1, "B": 1}, {"yellow": 2, "A": 1}, {}, {"A": 2, "D": 1}, {"yellow": 1}]
    assert t.offer("take") == ["take a", "take b", "take d", "take e"]
    assert t.why("take c") == "MS-TAK-10"
    assert t.do("take d").cubes("D") == "yellow yellow yellow B C"


# --- the crew ---


@rule("MS-TAK-02", "MS-TAK-03", "MS-TAK-17")
def test_ms_ex_07_orange_takes_over_commander_number_2() -> None:
    """MS-EX-07, MS-Q-06: two neutral crew members and a grey one; orange (D) pays 2 yellow and 1 grey cube."""
    t = ready("yellow yellow A D", "D", c="yellow yellow A")
    before = t.view()["supply"]
    t.do("take c", "put e1", "put b4", "put c3")
    assert t.view()["supply"] == {**before, "yellow": before["yellow"] + 2, "A": before["A"] + 1}
    assert [t.crew(f"lower {space}") for space in ("e1", "b4", "c3")] == ["yellow", "yellow", "A"]
    assert (t.cubes("D"), t.crew("column c"), t.actor()) == ("D", "", "A")


@rule("MS-TAK-03")
def test_the_crew_may_go_to_any_free_space() -> None:
    t = ready("yellow yellow", b="yellow yellow").lower("a1 c3").do("take b")
    assert len(t.offer("put")) == 23
    assert t.why("put c3") == "MS-TAK-03"
    t.do("put e5")
    assert t.why("put e5") == "MS-TAK-03"


@rule("MS-TAK-03")
@pytest.mark.parametrize("line", ["skip", "gain a1", "add b"])
def test_every_crew_member_of_the_column_is_moved(line: str) -> None:
    t = ready("yellow B", b="yellow B").do("take b", "put a1")
    assert (t.step(), t.why(line)) == ("PutCrew", "MS-TAK-03")
    assert t.do("put b1").crew("lower b1") == "B"


@rule("MS-TAK-04")
@pytest.mark.parametrize("space", ["a2", "c2", "c1", "a1", "b1", "a4", "c4", "c3"])
def test_the_moved_crew_triggers_nothing(space: str) -> None:
    t = ready("yellow B", "B", b="yellow").levels("B", red=1).do("take b", f"put {space}")
    assert (t.step(), t.actor(), t.cubes("B"), t.level("B", "red")) == ("TakeTurn", "C", "B", 1)
    assert t.why(f"gain {space}") == t.why(f"move {space}") == "MS-ACT-01"


@rule("MS-TAK-17", "MS-ACT-03")
def test_crew_of_others_is_moved_though_it_could_not_be_used_for_an_action() -> None:
    t = ready("B C", b="B C", d="yellow A").do("take b", "put a5", "put b5")
    assert (t.crew("lower a5"), t.crew("lower b5")) == ("B", "C")


# --- control ---


@rule("MS-TAK-05", "MS-TAK-06", "MS-TAK-07", "MS-TAK-08")
def test_ms_ex_08_orange_receives_the_commander() -> None:
    """MS-EX-08: a marker under the tile, the card, 2 reputation; the ability is there from now on."""
    t = ready("yellow yellow A D yellow", "D", c="yellow yellow A").do("take c", "put e1", "put b4", "put c3")
    assert (head(t, 3)["commander"], head(t, 3)["holder"], head(t, 3)["green"]) == ("02", "D", 2)
    assert (t.view()["seats"][3]["commanders"], t.rep("D")) == (["02"], 2)
    t.upper(a="yellow", e="yellow").turn("D").do("move a3", "crew a-yellow")
    assert "boost" in t.offer()


@rule("MS-TAK-08")
def test_ms_q_78_an_ability_helps_later_in_the_same_turn() -> None:
    """MS-Q-78: commander 03 adds to an objective of the turn in which she came."""
    t = ready("yellow", d="yellow").objectives("research_1").levels("A", red=4).do("take d", "put a5", "fulfil 1")
    assert (t.sheet("A"), t.step()) == ({"commanders": 2, "objectives": 5, "effects": 1}, "ChooseLevel")


@rule("MS-TAK-08")
def test_ms_q_78_commander_05_does_not_pay_for_himself() -> None:
    """MS-Q-78: the card is not there yet when the takeover is paid."""
    t = begin(commanders=["05", "02", "03"]).upper(b="yellow", c="yellow", d="A").give("A", "A").turn("A")
    assert t.why("take b") == "MS-TAK-01"
    t.give("A", "yellow").do("take b", "put a5").give("A", "A").turn("A")
    assert t.why("take c") is None


@rule("MS-TAK-09")
def test_an_instant_effect_is_used_once_and_now() -> None:
    t = begin(commanders=["01"]).upper(b="yellow", c="yellow yellow yellow").give("A", "yellow yellow").turn("A")
    t.do("take b", "put a5")
    assert (t.step(), t.offer()) == ("SpendYellow", ["spend", "skip"])
    t.do("skip", "gain b5").done().give("A", "yellow").do("gain c5").done()
    assert (t.actor(), t.rep("A")) == ("B", 2)


@rule("MS-TAK-10")
@pytest.mark.parametrize("column", ["a", "b", "c", "d"])
def test_a_column_without_crew_offers_nothing(column: str) -> None:
    assert ready("yellow yellow A B C D").why(f"take {column}") == ("MS-FPT-01" if column == "a" else "MS-TAK-10")


@rule("MS-TAK-11", "MS-BON-08")
def test_a_commander_is_taken_over_once_per_round() -> None:
    t = ready("yellow", b="yellow", d="yellow yellow").do("take b", "put a5")
    t.give("B", "yellow yellow A B").turn("B")
    assert t.why("take b") == "MS-TAK-10"
    assert t.do("gain b4", "crew d-yellow").why("add b") == "MS-BON-08"
    t.do("skip").administrate()
    assert t.give(t.actor(), "yellow yellow A B C D").why("take a") is None


@rule("MS-TAK-12")
def test_another_controller_costs_a_cube_more() -> None:
    t = ready("yellow", b="yellow").hold("B", "04")
    assert t.why("take b") == "MS-TAK-12"
    assert t.give("A", "yellow C").why("take b") == "MS-TAK-12"
    before = t.give("A", "yellow B").give("B", "").view()["supply"]
    t.do("take b", "put a5")
    assert t.view()["supply"] == {**before, "yellow": before["yellow"] + 1, "B": before["B"] + 1}
    assert t.cubes("A") == t.cubes("B") == ""


@rule("MS-TAK-13", "MS-TAK-14")
def test_ms_q_82_the_previous_controller_loses_card_and_reputation() -> None:
    """MS-Q-82: only the new controller's marker is under the tile."""
    t = ready("yellow B", b="yellow").hold("B", "04").reputation("B", 5).do("take b", "put a5")
    assert [seat["commanders"] for seat in t.view()["seats"]] == [["04"], [], [], []]
    assert (head(t, 2)["holder"], t.rep("A"), t.rep("B")) == ("A", 2, 4)


@rule("MS-TAK-15")
def test_nobody_takes_over_an_own_commander() -> None:
    t = ready("yellow yellow yellow A A", b="yellow", c="yellow").hold("A", "04")
    assert t.why("take b") == "MS-TAK-15"
    assert t.why("take c") is None


@rule("MS-TAK-16")
def test_control_outlasts_the_round() -> None:
    t = ready("yellow", b="yellow").do("take b", "put a5").administrate()
    assert (t.view()["round"], t.holder("04")) == (2, "A")


@rule("MS-TAK-18")
def test_there_is_no_column_with_a_research_commander() -> None:
    with pytest.raises(ct.NotAnAction):
        begin(4).why("take 6")


@rule("MS-TAK-18")
@pytest.mark.parametrize("seed", [1, 2])
def test_research_commanders_change_hands_only_between_rounds(seed: int) -> None:
    t = begin(3)
    rng = ct.Rng(seed)
    holders = {1: [None, None, None]}
    while t.step() != "AwardArtifacts":
        view = t.view()
        now = [track["holder"] for track in view["research"]]
        assert holders.setdefault(view["round"], now) == now
        ct.play_randomly(t.state, rng, 1)
    assert len(holders) > 1


@rule("MS-TAK-19")
def test_the_order_of_a_takeover() -> None:
    t = begin(commanders=["01"], objectives=["research_1"]).hold("B", "01").reputation("B", 3).levels("A", red=4)
    t.upper(b="yellow A", d="yellow").give("A", "yellow yellow A B").turn("A").listen()
    t.do("take b")
    assert t.cubes("A") == "yellow"
    t.do("put a5", "put b5", "spend", "fulfil 1")
    assert t.told()[:-1] == ["take", "pay", "put", "put", "lost", "control", "spend", "pay", "lower", "fulfil"]


# --- the first player token ---


@rule("MS-FPT-01")
def test_the_token_costs_the_crew_of_column_1() -> None:
    t = ready("yellow B", a="yellow yellow B")
    assert t.why("take a") == "MS-TAK-01"
    assert t.give("A", "yellow yellow B").do("take a").cubes("A") == ""
    assert ready("yellow").why("take a") == "MS-FPT-01"


@rule("MS-FPT-02")
def test_the_crew_under_the_token_goes_to_the_lower_panel() -> None:
    t = ready("yellow C", a="yellow C").do("take a", "put e1", "put a2")
    assert (t.crew("lower e1"), t.crew("lower a2"), t.crew("column a")) == ("yellow", "C", "")


@rule("MS-FPT-03")
def test_the_token_brings_a_level_and_a_cube_at_once() -> None:
    t = ready("yellow", a="yellow").levels("A", blue=0).do("take a", "put a5")
    assert (t.step(), t.offer()) == ("ChooseLevel", ["level red", "level green", "level blue", "level turquoise"])
    t.do("level blue")
    assert (t.step(), t.offer()) == ("ChooseCube", ["cube A", "cube B", "cube C", "cube D"])
    assert t.why("skip") == "MS-GEN-08"
    t.do("cube C")
    assert (t.level("A", "blue"), t.cubes("A"), t.actor()) == (1, "C", "B")


@rule("MS-FPT-03")
def test_the_cube_of_the_token_is_not_yellow() -> None:
    t = ready("yellow", a="yellow").do("take a", "put a5", "level red")
    with pytest.raises(ct.NotAnAction):
        t.why("cube yellow")


@rule("MS-FPT-04")
def test_the_token_is_no_commander() -> None:
    t = ready("yellow", a="yellow").do("take a", "put a5", "level red", "cube A")
    assert (head(t, 1)["holder"], t.view()["seats"][0]["commanders"], t.rep("A")) == (None, [], 0)


@rule("MS-FPT-05", "MS-FPT-06")
def test_the_token_stays_with_its_buyer_until_the_administration() -> None:
    t = ready("yellow", "C", a="yellow", d="yellow").do("take a", "put a5", "level red", "cube A").done()
    assert (t.view()["token"], t.order()) == ("C", "A B C D")
    t.do("gain b5", "crew d-yellow").done()
    assert t.view()["token"] == "C"
    t.do("gain c5").done()
    assert (t.view()["round"], t.view()["token"], t.order(), t.actor()) == (2, None, "C A B D", "C")


@rule("MS-FPT-07")
def test_the_token_never_costs_an_additional_cube() -> None:
    t = ready("yellow", "C", a="yellow").do("take a", "put a5", "level red", "cube C").administrate()
    t.upper(a="yellow", e="yellow").give("B", "yellow").turn("B")
    assert (head(t, 1)["price"], t.why("take a")) == ({"yellow": 1}, None)


@rule("MS-FPT-08")
def test_ms_q_20_the_first_player_may_buy_the_token() -> None:
    """MS-Q-20: it has a bonus of its own."""
    t = ready("yellow", a="yellow").do("take a", "put a5", "level blue", "cube B").administrate()
    assert (t.order(), t.cubes("A")) == ("A B C D", "B")
