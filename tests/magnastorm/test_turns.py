"""Rounds and turns, where cubes go to and come from, what reputation is for."""

from __future__ import annotations

import pytest

import cloudtop as ct
from tests.kit import rule
from tests.magnastorm.kit import Table, begin

RESEARCH_CARDS = ["research_1", "research_2"]


def gains(table: Table, *spaces: str) -> list[str]:
    """Who uses these spaces, one after another, to gain cubes."""
    seats = []
    for space in spaces:
        seats.append(table.actor())
        table.do(f"gain {space}")
        if table.step() == "ChooseCrew":
            table.do(table.offer("crew")[0])
        table.done()
    return seats


def cubes_in_hands(table: Table, *seats: str) -> list[str]:
    return [table.cubes(seat) for seat in seats]


# --- rounds ---


@rule("MS-RND-01")
def test_a_round_is_turns_and_then_the_administration() -> None:
    t = begin().upper(a="yellow yellow").labs("B", "1a1").turn("A").listen()
    gains(t, "a5", "b5")
    assert t.told() == [
        "gain", "crew", "turn", "gain", "crew",
        "income", "majority", "control", "control", "swap-panels", "rotate", "turn",
    ]  # fmt: skip
    assert t.view()["round"] == 2


@rule("MS-RND-02")
@pytest.mark.parametrize(("players", "first", "seats"), [(2, "B", "BABA"), (3, "C", "CABCAB"), (4, "B", "BCDABCDA")])
def test_one_turn_each_in_turn_order_again_and_again(players: int, first: str, seats: str) -> None:
    t = begin(players, first)
    assert gains(t, *["a5", "b5", "c5", "d5", "a3", "b3", "c3", "d3"][: len(seats)]) == list(seats)


@rule("MS-RND-02")
def test_nobody_acts_out_of_turn() -> None:
    t = begin(3)
    assert t.why("gain a5", "B") == t.why("gain a5", "C") == "MS-RND-02"
    assert t.why("gain a5", "A") is None


@rule("MS-RND-03")
def test_the_turns_end_when_the_last_crew_member_has_been_used() -> None:
    t = begin().upper(a="yellow", c="B").turn("A").do("gain a5").done()
    assert (t.view()["round"], t.actor()) == (1, "B")
    t.do("gain b5").done()
    assert (t.view()["round"], t.crew("upper a5"), t.crew("upper b5")) == (2, "yellow", "B")


@rule("MS-RND-03")
def test_the_turns_end_when_a_takeover_empties_the_upper_panel() -> None:
    t = begin().upper(b="yellow yellow").give("A", "yellow yellow").turn("A").do("take b", "put a1")
    assert t.view()["round"] == 1
    assert t.do("put d5").view()["round"] == 2


@rule("MS-RND-04", "MS-RND-05")
def test_a_round_may_end_in_the_middle_of_a_cycle() -> None:
    t = begin(4).upper(a="yellow yellow yellow yellow yellow yellow").turn("A")
    assert gains(t, "a5", "b5", "c5", "d5", "e5", "a3") == list("ABCDAB")
    assert (t.view()["round"], t.actor()) == (2, "A")


@rule("MS-RND-05")
def test_ms_q_67_the_adjusted_track_decides_who_begins() -> None:
    """MS-Q-67: B has bought the token, the cycle is broken off after C, and B begins the new round."""
    t = begin(4).upper(a="yellow", b="yellow").give("B", "yellow").turn("B")
    t.do("take a", "put a5", "level red", "cube B").done()
    assert gains(t, "b5") == ["C"]
    assert (t.view()["round"], t.order(), t.actor()) == (2, "B A C D", "B")
    assert t.view()["cycle"] == ["B", "A", "C", "D"]


@rule("MS-RND-06")
@pytest.mark.parametrize(("number", "step"), [(1, "TakeTurn"), (2, "TakeTurn"), (3, "TakeTurn"), (4, "AwardArtifacts")])
def test_there_is_no_fifth_round(number: int, step: str) -> None:
    assert begin().round(number).administrate().step() == step


# --- turns ---


@rule("MS-TRN-01")
@pytest.mark.parametrize("line", ["gain b5", "move b3", "take c"])
def test_a_turn_is_one_action_and_not_two(line: str) -> None:
    t = begin(3).give("A", "yellow yellow yellow yellow yellow yellow").give("B", "yellow yellow yellow C")
    gains(t, "a5")
    assert t.why(line, "A") == "MS-RND-02"
    t = begin(3).upper(b="yellow", c="yellow").give("A", "yellow yellow A").turn("A").do("take b", "put a5", "spend")
    assert (t.actor(), t.why(line, "A")) == ("B", "MS-RND-02")


@rule("MS-TRN-01")
def test_a_turn_offers_takeovers_and_actions() -> None:
    t = begin().give("A", "yellow yellow yellow A A")
    assert {line.split()[0] for line in t.offer()} == {"take", "move", "gain", "exchange"}


@rule("MS-TRN-02")
def test_after_the_action_one_objective_may_be_fulfilled() -> None:
    t = begin(objectives=RESEARCH_CARDS).levels("A", red=4, green=2, blue=2)
    assert t.why("fulfil 1") == "MS-TRN-02"
    gains(t, "a5")
    assert (t.actor(), t.step()) == ("A", "FulfilObjective")
    assert t.offer() == ["exchange", "fulfil 1", "fulfil 2", "skip"]
    assert t.do("fulfil 1").actor() == "B"


@rule("MS-TRN-02")
def test_nobody_has_to_fulfil_an_objective() -> None:
    t = begin(objectives=RESEARCH_CARDS).levels("A", red=4)
    gains(t, "a5")
    assert (t.do("skip").actor(), t.rep("A"), t.level("A", "red")) == ("B", 0, 4)


@rule("MS-TRN-03")
def test_there_is_no_passing() -> None:
    assert begin().why("skip") == begin().why("stay") == "MS-TRN-01"


@rule("MS-TRN-03", "MS-ACT-09")
def test_without_cubes_and_own_crew_there_is_still_something_to_gain() -> None:
    t = begin().upper(a="B").give("A", "").turn("A")
    assert t.offer("take") == t.offer("move") == []
    assert t.do("gain c5").cubes("A") == "A A"


@rule("MS-TRN-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gaining_is_always_possible(players: int) -> None:
    t = begin(players)
    rng = ct.Rng(players)
    while not t.state.over():
        if t.step() == "TakeTurn":
            assert t.offer("gain")
        ct.play_randomly(t.state, rng, 1)


@rule("MS-TRN-04")
def test_the_turn_that_empties_the_panel_may_fulfil_an_objective_before_the_administration() -> None:
    t = begin(objectives=RESEARCH_CARDS).upper(a="yellow").levels("A", red=5, green=3).turn("A").do("gain a5")
    assert (t.step(), t.view()["round"]) == ("FulfilObjective", 1)
    t.listen().do("fulfil 1")
    assert t.told()[:2] == ["lower", "fulfil"]
    assert t.told().index("fulfil") < t.told().index("rotate")
    assert (t.rep("A"), t.holder("11"), t.holder("12")) == (4 + 2, "", "A")


# --- cubes ---


@rule("MS-GEN-09", "MS-TAK-02")
@pytest.mark.parametrize(
    ("lines", "paid"),
    [(["take b", "put a5"], "yellow B"), (["move a3", "crew b-yellow"], "A"), (["move a4", "crew b-yellow"], "yellow"),
     (["exchange", "trade AAB yellow"], "A A B")],
)  # fmt: skip
def test_what_is_paid_goes_to_the_supply(lines: list[str], paid: str) -> None:
    t = begin().upper(b="yellow B", c="A").give("A", "yellow A A B").give("B", "").turn("A")
    before = t.view()["supply"]
    t.do(*lines)
    after = t.view()["supply"]
    given = [c for c in ("yellow", "A", "B") for n in range(max(0, after[c] - before[c]))]
    assert " ".join(given) == paid
    assert t.cubes("B") == ""


@rule("MS-GEN-09", "MS-GEN-10")
def test_the_fee_for_a_station_goes_to_its_owner() -> None:
    t = begin().station("B", "23i").give("A", "yellow A").give("B", "")
    supply = t.do("move a3", "crew b-yellow").view()["supply"]
    t.do("station 23i", "hand yellow")
    assert (t.cubes("A"), t.cubes("B")) == ("", "yellow")
    assert t.view()["supply"] == supply


@rule("MS-GEN-10", "MS-RES-02")
def test_what_is_gained_comes_from_the_supply() -> None:
    t = begin().levels("A", blue=1)
    before = t.view()["supply"]
    t.do("gain c2", "crew b-yellow")
    assert t.cubes("A") == "A A A A"
    assert t.view()["supply"] == {**before, "A": before["A"] - 2}


@rule("MS-GEN-10", "MS-GAI-01")
@pytest.mark.parametrize(("left", "cubes"), [(0, "A"), (1, "yellow A")])
def test_ms_q_14_what_the_supply_does_not_have_is_lost(left: int, cubes: str) -> None:
    """MS-Q-14: the rest of the gain is not replaced by anything."""
    t = begin().give("B", "yellow " * (22 - left)).give("A", "")
    gains(t, "a3")
    assert (t.cubes("A"), t.view()["supply"]["yellow"]) == (cubes, 0)


@rule("MS-GEN-10")
@pytest.mark.parametrize(("order", "cubes"), [("A", ["yellow", ""]), ("B", ["", "yellow"])])
def test_ms_q_14_a_short_supply_serves_income_in_turn_order(order: str, cubes: list[str]) -> None:
    """MS-Q-14: both have two labs in the trailing sector, and one yellow cube is left."""
    t = begin(3, order).labs("A", "1a1", "1b1").labs("B", "1a2", "1c1")
    t.give("A", "").give("B", "").give("C", "yellow " * 21)
    assert cubes_in_hands(t.administrate(), "A", "B") == cubes


# --- reputation ---


@rule("MS-GEN-11")
def test_ms_q_13_reputation_is_counted_on_beyond_the_track() -> None:
    """MS-Q-13: there is no upper limit."""
    t = begin().upper(b="yellow", c="yellow").reputation("A", 40).give("A", "yellow").turn("A").do("take b", "put a5")
    assert t.view()["seats"][0]["reputation"] == 42


@rule("MS-GEN-12", "MS-GOL-03", "MS-GOL-05", "MS-GOL-06")
def test_every_source_of_reputation() -> None:
    t = begin(objectives=RESEARCH_CARDS).upper(b="yellow", c="yellow").levels("A", red=4)
    t.give("A", "yellow yellow").turn("A").do("take b", "put a5", "spend", "fulfil 1")
    assert t.sheet("A") == {"commanders": 2, "effects": 1, "objectives": 4}
    t = begin().do("move a3", "crew b-yellow", "go 2b1", "build 1")
    assert t.sheet("A") == {"stations": 2}
    t = begin().labs("B", "1a1").levels("A", green=0).levels("B", red=0).administrate()
    assert t.sheet("B") == {"majorities": 1}
    t = begin(artifacts={"A": ["105", "205"], "B": ["101", "106"]})
    assert (t.sheet("A"), t.sheet("B")) == ({"artifacts": 2}, {})


@rule("MS-GEN-13")
def test_reputation_is_lost_only_with_a_commander() -> None:
    lost = 0
    for seed in range(4):
        t = begin(4)
        rng = ct.Rng(seed)
        before = [t.sheet(seat) for seat in "ABCD"]
        while not t.state.over():
            ct.play_randomly(t.state, rng, 1)
            now = [t.sheet(seat) for seat in "ABCD"]
            for had, has in zip(before, now):
                assert all(has.get(name, 0) >= n for name, n in had.items() if name != "lost")
            before = now
        lost += sum(sheet.get("lost", 0) for sheet in before)
    assert lost < 0


@rule("MS-GEN-13")
@pytest.mark.parametrize(("had", "left"), [(0, 0), (1, 0), (5, 4)])
def test_ms_q_13_nobody_falls_below_0(had: int, left: int) -> None:
    """MS-Q-13."""
    t = begin().hold("B", "01").reputation("B", had).upper(b="yellow", c="yellow").give("A", "yellow B").turn("A")
    assert t.do("take b", "put a5").rep("B") == left


# --- the goal ---


@rule("MS-GOL-01")
@pytest.mark.parametrize(("players", "threshold"), [(2, 25), (3, 23), (4, 27)])
def test_the_reputation_that_brings_the_end(players: int, threshold: int) -> None:
    for start, ending in ((threshold - 3, False), (threshold - 2, True)):
        t = begin(players).reputation("A", start).upper(b="yellow", c="yellow").give("A", "yellow").turn("A")
        assert t.do("take b", "put a5").view()["ending"] is ending


@rule("MS-GOL-02")
def test_ms_q_31_nobody_fulfils_the_same_objective_twice() -> None:
    """MS-Q-31."""
    t = begin(objectives=RESEARCH_CARDS).levels("A", red=4)
    gains(t, "a5")
    t.do("fulfil 1").levels("A", red=4, green=2)
    gains(t, "b5", "c5")
    assert t.offer("fulfil") == ["fulfil 2"]
    assert t.why("fulfil 1") == "MS-GOL-02"


@rule("MS-GOL-03")
def test_who_fulfils_an_objective_earlier_gets_more() -> None:
    t = begin(4, "C", objectives=RESEARCH_CARDS)
    for seat, space in zip("CDAB", ("a5", "b5", "c5", "d5")):
        t.levels(seat, blue=4)
        gains(t, space)
        t.do("fulfil 1")
    assert [t.rep(seat) for seat in "CDAB"] == [5, 4, 3, 2]


@rule("MS-GOL-04", "MS-TAK-14")
def test_a_commander_who_comes_back_counts_again() -> None:
    t = begin()
    for seat, cubes, total in (("A", "yellow", 2), ("B", "yellow A", 2), ("A", "yellow B", 3)):
        t.upper(c="yellow", d="yellow").give(seat, cubes).turn(seat).do("take c", "put a5")
        assert t.rep(seat) == total
    assert (t.sheet("A"), t.sheet("B")) == ({"commanders": 4, "lost": -1}, {"commanders": 2, "lost": -1})


@rule("MS-GOL-05")
def test_a_sole_majority_at_the_end_of_a_round_is_worth_1() -> None:
    t = begin().levels("A", green=0).levels("B", red=0).labs("A", "1a1", "2a1", "4a1").labs("B", "2a2", "3a1")
    t.administrate()
    assert (t.rep("A"), t.rep("B")) == (1, 1)


@rule("MS-GOL-06")
def test_every_station_is_worth_2() -> None:
    t = begin().give("A", "yellow A A A A A A").do("move a3", "crew b-yellow", "go 2b1", "build 1", "skip")
    assert t.rep("A") == 2
    t.scout("A", "2c1").turn("A").do("move b3", "crew b-yellow", "go 3a1", "build 2")
    assert t.rep("A") == 4
