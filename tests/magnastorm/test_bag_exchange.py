"""The bag, and the exchange of three cubes for one."""

from __future__ import annotations

from collections import Counter

import pytest

import cloudtop as ct
from tests.kit import rule
from tests.magnastorm.kit import Table, begin

FULL = {"black": 25, "yellow": 3, "A": 3, "B": 3, "C": 3, "D": 3}


def drawing(seat: str = "A", players: int = 4) -> Table:
    """A seat without cubes draws one from the bag; the row gave a yellow cube."""
    return begin(players).upper(b="yellow yellow yellow").give(seat, "").turn(seat).do("gain a4")


def bag(table: Table) -> dict[str, int]:
    found: dict[str, int] = table.view()["bag"]
    return found


def chances(table: Table) -> dict[str, int]:
    """What chance offers, and how likely it is."""
    return {line.split()[1]: int(n) for line, n in zip(table.offer(), table.state.weights())}


# --- the bag ---


@rule("MS-BAG-01")
def test_every_cube_of_the_bag_is_equally_likely() -> None:
    t = drawing()
    assert (t.actor(), chances(t)) == ("chance", FULL)
    assert t.why("gain a5", "A") == "MS-RND-02"


@rule("MS-BAG-01")
def test_different_games_draw_different_cubes() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(40):
        t = drawing()
        ct.play_randomly(t.state, ct.Rng(seed), 1)
        drawn[t.cubes("A").removeprefix("yellow ")] += 1
    assert len(drawn) > 2
    assert drawn.most_common(1)[0][0] == "A"  # the black ones


@rule("MS-BAG-02", "MS-BAG-03", "MS-BAG-04")
def test_ms_ex_17_a_black_cube_from_the_bag() -> None:
    """MS-EX-17: it goes back, and an own cube comes from the supply; any other is kept and not replaced."""
    black = drawing()
    own = black.view()["supply"]["A"]
    black.do("draw black")
    assert (black.cubes("A"), bag(black), black.view()["supply"]["A"]) == ("yellow A", FULL, own - 1)
    other = drawing()
    supply = other.view()["supply"]
    other.do("draw C")
    assert (other.cubes("A"), bag(other), other.view()["supply"]) == ("yellow C", {**FULL, "C": 2}, supply)


@rule("MS-BAG-02", "MS-GEN-06")
@pytest.mark.parametrize("seat", list("ABCD"))
def test_a_black_cube_stands_for_the_colour_of_the_drawer(seat: str) -> None:
    assert drawing(seat).do("draw black").cubes(seat) == f"yellow {seat}"


@rule("MS-BAG-02")
def test_ms_q_14_a_black_cube_gives_nothing_if_the_supply_has_no_own_cube() -> None:
    """MS-Q-14."""
    t = begin(4).upper(b="yellow yellow").give("A", "").give("B", "A " * 22).turn("A").do("gain a4", "draw black")
    assert (t.cubes("A"), bag(t)) == ("yellow", FULL)


@rule("MS-BAG-03")
@pytest.mark.parametrize("cube", ["yellow", "A", "B", "C", "D"])
def test_a_coloured_cube_is_kept(cube: str) -> None:
    t = drawing().do(f"draw {cube}")
    assert (t.cubes("A"), bag(t)[cube]) == (f"yellow {cube}", 2)


@rule("MS-BAG-04")
def test_what_was_taken_out_is_not_replaced() -> None:
    t = drawing()
    for n in (2, 1, 0):
        assert bag(t.do("draw D"))["D"] == n
        t.upper(b="yellow yellow yellow").turn("A").do("gain a4")
    assert "D" not in chances(t)
    assert t.why("draw D", "chance") == "MS-BAG-01"


@rule("MS-BAG-04", "MS-GEN-06")
def test_the_bag_only_shrinks_and_keeps_its_black_cubes() -> None:
    taken = 0
    for seed in range(4):
        t = begin(4)
        rng = ct.Rng(seed)
        before = bag(t)
        while not t.state.over():
            ct.play_randomly(t.state, rng, 5)
            now = bag(t)
            assert all(now[colour] <= n for colour, n in before.items())
            assert now["black"] == 25
            assert not any("black" in seat["cubes"] for seat in t.view()["seats"])
            before = now
        taken += 40 - sum(before.values())
        assert t.sound()
    assert taken > 0


@rule("MS-BAG-05", "MS-C14-01")
@pytest.mark.parametrize(("space", "level", "draws"), [("a4", {}, 1), ("b2", {"green": 6}, 2), ("a2", {"red": 6}, 3)])
@pytest.mark.parametrize("more", [0, 2])
def test_every_draw_follows_the_same_rule(space: str, level: dict[str, int], draws: int, more: int) -> None:
    t = begin(4, objectives=["research_3", "research_4"]).upper(b="yellow yellow yellow").levels("A", **level)
    if more:
        t.hold("A", "14")
    t.turn("A").do(f"gain {space}").give("A", "")
    seen = 0
    while t.step() == "DrawCube":
        t.do("draw B" if seen == 0 else "draw black")
        seen += 1
    assert seen == draws + more
    assert (t.cubes("A"), bag(t)) == (" ".join(["A"] * (seen - 1) + ["B"]), {**FULL, "B": 2})


@rule("MS-BAG-01", "MS-BAG-02")
def test_ms_q_59_a_black_cube_is_back_before_the_next_draw() -> None:
    """MS-Q-59: cubes are drawn one after another."""
    t = begin(4).upper(b="yellow yellow").levels("A", green=6).turn("A").do("gain b2", "draw black")
    assert chances(t) == FULL
    t = begin(4).upper(b="yellow yellow").levels("A", green=6).turn("A").do("gain b2", "draw yellow")
    assert chances(t) == {**FULL, "yellow": 2}


# --- the exchange ---


def rich(cubes: str = "A A A A A A", players: int = 4, seat: str = "A", **columns: str) -> Table:
    return begin(players).upper(**(columns or {"b": "yellow yellow"})).give(seat, cubes).turn(seat)


@rule("MS-EXC-01")
@pytest.mark.parametrize(
    ("cubes", "trade", "left"),
    [("A A A", "AAA yellow", "yellow"), ("A B C", "ABC D", "D"), ("yellow yellow B", "Byy A", "A"),
     ("yellow yellow yellow A", "yyy C", "A C"), ("A A B B", "ABB A", "A A")],
)  # fmt: skip
def test_any_three_cubes_for_one(cubes: str, trade: str, left: str) -> None:
    t = rich(cubes)
    before = sum(t.view()["supply"].values())
    t.do("exchange", f"trade {trade}")
    assert (t.cubes("A"), sum(t.view()["supply"].values())) == (left, before + 2)
    assert (t.actor(), t.step()) == ("A", "TakeTurn")


@rule("MS-EXC-01")
def test_two_cubes_are_not_enough() -> None:
    assert rich("A B").why("exchange") == "MS-EXC-01"
    assert rich("A B C").why("exchange") is None


@rule("MS-EXC-01")
def test_nobody_gives_cubes_of_somebody_else() -> None:
    t = rich("A A B").give("B", "C C C").do("exchange")
    assert t.offer() == ["trade AAB A", "trade AAB B", "trade AAB C", "trade AAB D", "trade AAB yellow"]
    assert t.why("trade CCC A") == t.why("trade AAA B") == "MS-EXC-01"


@rule("MS-EXC-01")
def test_ms_q_70_the_new_cube_is_a_different_one() -> None:
    """MS-Q-70: three of a colour do not become one of it; a mixed three may."""
    t = rich("A A A B").do("exchange")
    assert t.why("trade AAA A") == "MS-EXC-01"
    assert t.why("trade AAB A") is None
    assert t.why("trade AAA B") is None


@rule("MS-EXC-01")
def test_ms_q_14_the_supply_must_have_the_new_cube() -> None:
    """MS-Q-14."""
    t = begin(2).upper(b="yellow yellow").give("B", "yellow " * 22).give("A", "A A A").turn("A").do("exchange")
    assert t.offer() == ["trade AAA B"]
    assert t.why("trade AAA yellow") == "MS-EXC-01"
    nothing = begin(2).give("A", "A A A").give("B", "yellow " * 22 + "B " * 22).turn("A")
    assert nothing.why("exchange") == "MS-EXC-01"


@rule("MS-EXC-01")
def test_ms_q_70_an_exchange_belongs_to_the_own_turn() -> None:
    """MS-Q-70: nobody ever has to pay in the turn of another."""
    assert rich("A A A").give("B", "B B B B").why("exchange", "B") == "MS-RND-02"


MOMENTS = {
    "ChooseCrew": ["gain a5"],
    "PutCrew": ["take d"],
    "ChooseLevel": ["take a", "put a5"],
    "ChooseCube": ["take a", "put a5", "level red"],
    "SpendYellow": ["take b", "put a5"],
    "SwapOrder": ["gain c2", "crew a-yellow"],
    "AddCrew": ["gain b4", "crew a-yellow"],
    "MoveScout": ["move a3", "crew a-yellow"],
    "BuildStation": ["move a3", "crew a-yellow", "go 2b1"],
    "DropLab": ["move a3", "crew a-yellow", "go 1d1"],
    "ExtraLab": ["move a1", "crew a-yellow", "go 1d1", "lab 1"],
    "FulfilObjective": ["gain a3", "crew a-yellow"],
}


@rule("MS-EXC-01", "MS-EXC-02")
@pytest.mark.parametrize("moment", MOMENTS)
def test_at_every_decision_of_the_own_turn_cubes_may_be_exchanged(moment: str) -> None:
    t = begin(4).upper(a="yellow", b="yellow", c="yellow", d="yellow").give("B", "yellow yellow yellow B B B B B B")
    t.levels("B", green=2, turquoise=2).turn("B").do(*MOMENTS[moment])
    assert (t.step(), t.actor()) == (moment, "B")
    offer = [line for line in t.offer() if line.split()[0] not in ("exchange", "build", "lab")]
    had = t.cubes("B").split()
    t.do("exchange", "trade BBB C")
    assert (t.step(), t.actor()) == (moment, "B")
    assert set(offer) <= set(t.offer())
    assert t.cubes("B").split() == [*had[:-3], "C"]


@rule("MS-EXC-02")
def test_exchanges_are_not_limited() -> None:
    t = rich("A " * 9)
    for trade in ("AAA B", "AAA C", "AAA D", "BCD yellow"):
        t.do("exchange", f"trade {trade}")
    assert (t.cubes("A"), t.actor(), t.step()) == ("yellow", "A", "TakeTurn")


@rule("MS-EXC-02")
def test_an_exchange_is_no_action() -> None:
    t = rich("A A A", b="yellow", c="yellow").do("exchange", "trade AAA yellow", "take b", "put a5")
    assert (t.holder("01"), t.cubes("A"), t.actor()) == ("A", "", "B")


@rule("MS-EXC-01", "MS-EXC-02")
def test_a_bill_may_need_several_exchanges() -> None:
    t = rich("A A A B B B", b="yellow yellow", c="yellow").do("take b")
    assert t.view()["bill"] == {"cost": {"yellow": 2}, "missing": {"yellow": 2}}
    assert set(t.offer()) == {f"trade {three} yellow" for three in ("AAA", "AAB", "ABB", "BBB")}
    t.do("trade AAB yellow", "trade ABB yellow")
    assert (t.step(), t.cubes("A")) == ("PutCrew", "")


@rule("MS-EXC-01")
def test_a_bill_takes_no_exchange_that_spoils_it() -> None:
    t = rich("yellow A A A", b="yellow yellow", c="yellow").do("take b")
    assert t.offer() == ["trade AAA yellow"]
    assert t.why("trade AAy yellow") == t.why("trade AAA B") == "MS-TAK-01"
