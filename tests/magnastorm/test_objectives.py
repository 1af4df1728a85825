"""Objectives: one at the end of a turn, for labs that go home or markers that go down."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin

CARDS = ("research_1", "research_2", "sector_1", "sector_2")  # of `begin`, in slots 1 to 4


def table(*cards: str, players: int = 2, every_lab: bool = False) -> Table:
    """A's turn in round 1 with these objectives; nobody has levels."""
    t = begin(players, every_lab=every_lab).objectives(*(cards or CARDS))
    for seat in "ABCD"[:players]:
        t.levels(seat, red=0, green=0, blue=0)
    return t.levels("A", turquoise=0) if players == 4 else t


def end_turn(t: Table, seat: str = "A") -> Table:
    """A turn that changes no lab and no level."""
    used = {p["panel"] for p in t.view()["panel"] if p["lower"]}
    free = next(space for space in ("a5", "b5", "c5", "d5", "a3", "b3", "c3", "d3") if space not in used)
    return t.turn(seat).act(f"gain {free}")


def why(t: Table, slot: int) -> str | None:
    """The rule against an objective at the end of the turn; another one can be fulfilled, so that there is a choice."""
    end_turn(t)
    assert t.step() == "FulfilObjective"
    return t.why(f"fulfil {slot}")


def home(t: Table) -> str:
    return "".join("x" if there else "." for there in t.view()["seats"][0]["labs"])


def bring_home(t: Table, slot: int, spaces: str) -> Table:
    """Fulfil a sector objective with the labs of these spaces; nobody is asked where there is no choice."""
    t.do(f"fulfil {slot}")
    while t.step() == "ReturnLab":
        t.do(next(f"return {space}" for space in spaces.split() if f"return {space}" in t.offer()))
    return t


def taken(t: Table, slot: int) -> dict[int, str | None]:
    """The reputation spaces beside an objective, and who has them."""
    return {space["value"]: space["seat"] for space in t.view()["objectives"][slot - 1]["spaces"]}


# --- when, and what for ---


@rule("MS-OBJ-01")
def test_one_objective_at_the_end_of_the_own_turn() -> None:
    """MS-Q-39: not before the action; and after one there is no second."""
    t = table().levels("A", red=4, green=2, blue=2)
    assert t.why("fulfil 1") == "MS-TRN-02"
    end_turn(t)
    assert (t.step(), t.actor(), t.offer("fulfil")) == ("FulfilObjective", "A", ["fulfil 1", "fulfil 2"])
    t.do("fulfil 2", "lower green", "lower blue")
    assert (t.rep("A"), t.step(), t.actor()) == (4, "TakeTurn", "B")


@rule("MS-OBJ-01")
def test_it_may_be_left_for_later() -> None:
    t = end_turn(table().levels("A", red=4)).do("skip")
    assert (t.rep("A"), t.level("A", "red"), t.actor()) == (0, 4, "B")
    assert end_turn(t).do("fulfil 1").rep("A") == 4


@rule("MS-OBJ-01")
def test_nobody_is_asked_without_an_objective_to_fulfil() -> None:
    assert end_turn(table().levels("A", red=3, green=1)).actor() == "B"


@rule("MS-OBJ-01")
def test_what_was_gained_in_this_turn_counts() -> None:
    """MS-Q-40: the red bonus of a2 brings the fourth level."""
    t = table().levels("A", red=3).act("gain a2", "fulfil 1")
    assert (t.rep("A"), t.level("A", "red")) == (4, 0)


@rule("MS-OBJ-01")
def test_in_the_turn_of_another_nobody_fulfils() -> None:
    t = end_turn(table().levels("A", red=4).levels("B", red=4), "A")
    assert t.why("fulfil 1", "B") == "MS-RND-02"


@rule("MS-OBJ-02", "MS-OBJ-04", "MS-GOL-03")
def test_the_highest_free_space_is_taken() -> None:
    t = table(players=4)
    for seat, amount in zip("BADC", (5, 4, 3, 2)):
        assert end_turn(t.levels(seat, red=4), seat).do("fulfil 1").rep(seat) == amount
    assert taken(t, 1) == {5: "B", 4: "A", 3: "D", 2: "C"}
    assert taken(t, 2) == {5: None, 4: None, 3: None, 2: None}


@rule("MS-OBJ-04")
@pytest.mark.parametrize(("players", "values"), [(2, [4, 2]), (3, [4, 3, 2]), (4, [5, 4, 3, 2])])
def test_there_is_a_space_for_everybody(players: int, values: list[int]) -> None:
    """MS-Q-12, MS-Q-88: with 2 players the 3 is covered."""
    t = table(players=players)
    seats = "ABCD"[:players]
    for seat in seats:
        end_turn(t.levels(seat, red=4), seat).do("fulfil 1")
    assert [t.rep(seat) for seat in seats] == values
    t.administrate()
    assert list(taken(t, 1)) == values and None not in taken(t, 1).values()


@rule("MS-OBJ-05", "MS-GOL-02")
def test_the_card_stays_but_only_for_the_others() -> None:
    """MS-Q-31."""
    t = end_turn(table().levels("A", red=4)).do("fulfil 1").levels("A", red=4, green=2)
    assert t.view()["objectives"][0]["card"] == "research_1"
    assert why(t, 1) == "MS-GOL-02"
    assert end_turn(t.levels("B", red=4), "B").why("fulfil 1") is None


@rule("MS-OBJ-03")
def test_two_kinds_of_objectives() -> None:
    """A sector objective takes labs and no level, a research objective levels and no lab."""
    t = table().labs("A", "1a1", "2a1", "2b1", "3a1").levels("A", red=4)
    bring_home(end_turn(t), 4, "1a1 2a1 2b1 3a1")
    assert (home(t), t.level("A", "red")) == ("xxxxxxxxxx", 4)
    t.labs("A", "1a1")
    end_turn(t).do("fulfil 1")
    assert (home(t), t.level("A", "red")) == (".xxxxxxxxx", 0)


# --- sector objectives ---


@rule("MS-OSE-01", "MS-OSE-02", "MS-OSE-05", "MS-OBJ-02")
def test_ms_ex_18_sector_objective() -> None:
    """MS-EX-18: pink (A) has 2 labs in each of two sectors and the sole majority in the lower one (sector 1)."""
    t = table(players=4).labs("A", "1d1", "1d2", "2a1", "2a2", "3a1").labs("B", "1c1", "2b1", "2b2")
    bring_home(end_turn(t), 3, "1d1 1d2 2a1 2a2")
    assert (t.rep("A"), taken(t, 3)[5], home(t)) == (5, "A", ".xxxxxxxxx")
    assert [s["space"] for area in t.view()["areas"] for s in area["spaces"] if s["owner"] == "A"] == ["3a1"]


@rule("MS-OSE-01")
def test_exactly_the_labs_of_the_card_go_and_the_player_chooses() -> None:
    """MS-Q-32: three labs in sector 1, two of them are asked for."""
    t = table().labs("A", "1b1", "1c1", "1d1", "2a1", "2b1")
    end_turn(t).do("fulfil 3")
    assert t.offer() == ["return 1b1", "return 1c1", "return 1d1", "return 2a1", "return 2b1"]
    t.do("return 1d1")
    assert (t.offer(), t.why("return 2a1")) == (["return 1b1", "return 1c1"], "MS-OSE-01")
    t.do("return 1b1")  # there are only two in sector 2, so nobody is asked for those
    assert [s["space"] for area in t.view()["areas"] for s in area["spaces"] if s["owner"]] == ["1c1"]


@rule("MS-OSE-01", "MS-OSE-05")
def test_each_demand_needs_a_sector_of_its_own() -> None:
    """Four labs in sector 1 do not stand for two sectors: the other two come from sector 2."""
    t = table().labs("A", "1b1", "1c1", "1c2", "1d1", "2a1", "2a2")
    end_turn(t).do("fulfil 3", "return 1b1", "return 1c1")
    assert [s["space"] for area in t.view()["areas"] for s in area["spaces"] if s["owner"]] == ["1c2", "1d1"]


@rule("MS-OSE-01")
@pytest.mark.parametrize(
    ("card", "labs"), [(3, "1b1 1c1 2a1 3a1"), (4, "1a1 1b1 1c1 1d1 2a1"), (4, "1a1 1a1 1b1 1b1 1c1")]
)
def test_nobody_is_asked_which_labs_go_back_if_all_do(card: int, labs: str) -> None:
    """All that are on the planet, or in the only sector with as many; with one more there is a choice."""
    t = table().objectives("research_1", "research_2", "sector_2", "sector_3").labs("A", *labs.split())
    end_turn(t).do(f"fulfil {card}")
    assert (t.step() == "ReturnLab") == (labs.count("1a1") == 2)


@rule("MS-OBJ-01")
def test_who_fulfils_none_is_told_what_is_left_out() -> None:
    t = end_turn(table().labs("A", "1b1", "1c1", "2a1", "2a2"))
    assert t.terms("skip").facts == {"leaves": "objective"} and "card" in t.terms("fulfil 3").facts


@rule("MS-OSE-01")
def test_who_agrees_on_it_is_asked_also_if_all_labs_go_back() -> None:
    t = table(every_lab=True).objectives("research_1", "research_2", "sector_2", "sector_3")
    end_turn(t.labs("A", "1b1", "1c1", "2a1", "3a1")).do("fulfil 3")
    assert t.step() == "ReturnLab"


@rule("MS-OSE-02")
def test_labs_come_home_from_right_to_left() -> None:
    """Six labs are out; four come home to the empty places farthest right."""
    t = table().labs("A", "1b1", "1c1", "2a1", "2a2", "3a1", "3b1")
    assert home(t) == "......xxxx"
    bring_home(end_turn(t), 3, "1b1 1c1 2a1 2a2")
    assert home(t) == "..xxxxxxxx"


@rule("MS-OSE-02")
def test_a_gap_farther_left_stays_open() -> None:
    """The dear lab 9 was dropped too; it is the empty place farthest right, so the first one comes back to it."""
    t = table().scout("A", "2a2").give("A", "A yellow yellow").labs("A", "1b1", "1c1", "2a1", "3a1")
    t.act("move c3", "go 2a2", "lab 9")
    assert home(t) == "....xxxx.x"
    bring_home(t, 3, "1b1 1c1 2a1 2a2")
    assert home(t) == ".xxxxxxxxx"


@rule("MS-OSE-03")
def test_labs_in_the_storm_count() -> None:
    """MS-Q-33: so does the majority there."""
    t = table().labs("A", "4a1", "4a2", "5b1", "5b2").labs("B", "4b1")
    assert bring_home(end_turn(t), 3, "4a1 4a2 5b1 5b2").rep("A") == 4


@rule("MS-OSE-04")
def test_a_tie_is_no_majority() -> None:
    t = table().levels("A", red=4).labs("A", "1b1", "1c1", "2a1", "2a2").labs("B", "1c2", "1c3", "2b1", "2b2")
    assert why(t, 3) == "MS-OSE-04"


@rule("MS-OSE-04")
def test_more_than_each_other_not_more_than_all_together() -> None:
    t = table(players=4).labs("A", "1b1", "1c1", "2a1", "2a2").labs("B", "1d1").labs("C", "1d2").labs("D", "1d3")
    assert why(t, 3) is None


@rule("MS-OSE-05")
def test_the_majority_must_be_in_one_of_the_two_sectors() -> None:
    """MS-Q-34: a majority in a third sector does not help; in either of the two it does."""
    labs = ("1b1", "1c1", "2a1", "2a2")
    t = table().levels("A", red=4).labs("A", *labs, "3a1").labs("B", "1c2", "1c3", "2b1", "2b2")
    assert why(t, 3) == "MS-OSE-04"
    assert why(table().labs("A", *labs).labs("B", "1c2", "1c3"), 3) is None
    assert why(table().labs("A", *labs).labs("B", "2b1", "2b2"), 3) is None


@rule("MS-OSE-05", "MS-OSE-01")
def test_four_labs_split_otherwise_do_not_do() -> None:
    """MS-Q-34: two and two."""
    t = table().levels("A", red=4).labs("A", "1b1", "1c1", "1d1", "2a1")
    assert why(t, 3) == "MS-OSE-01"


@rule("MS-OSE-06")
def test_the_majority_is_checked_before_labs_go() -> None:
    """With 2 labs against 1 in sector 1 the majority is gone after the first lab, and that does not matter."""
    t = table().labs("A", "1b1", "1c1", "2a1", "2a2").labs("B", "1d1", "2b1", "2b2")
    assert bring_home(end_turn(t), 3, "1b1 1c1 2a1 2a2").rep("A") == 4


@rule("MS-OSE-01")
@pytest.mark.parametrize(
    ("card", "labs", "short"),
    [("sector_2", "1a1 2a1 3a1 3b1", "1a1 2a1 3a1 4a1"), ("sector_3", "2a1 2b1 2b2 2c1", "2a1 2b1 2b2 3a1"),
     ("sector_4", "2a1 2b1 2b2 5a1", "2a1 2b1 3a1 3b1")],
)  # fmt: skip
def test_the_other_sector_objectives(card: str, labs: str, short: str) -> None:
    """Two labs in a sector and one in each of two others; four in one; three with the majority and one in another."""
    t = end_turn(table("research_1", "research_2", card, "sector_1").labs("A", *labs.split()))
    t.do("fulfil 3")
    while t.step() == "ReturnLab":
        t.do(t.offer()[0])
    assert (t.rep("A"), home(t)) == (4, "xxxxxxxxxx")
    t = table("research_1", "research_2", card, "sector_1").levels("A", red=4).labs("A", *short.split())
    assert why(t, 3) == "MS-OSE-01"


@rule("MS-OSE-04")
def test_three_labs_need_the_majority_for_the_last_card() -> None:
    t = table("research_1", "research_2", "sector_4", "sector_1").levels("A", red=4)
    t.labs("A", "2a1", "2b1", "2b2", "3a1").labs("B", "2a2", "2b3", "2c1")
    assert why(t, 3) == "MS-OSE-04"


@rule("MS-OSE-07")
def test_two_labs_of_one_space_go_one_by_one() -> None:
    """MS-Q-89: the second of 1c1 stays, and with it the space stays closed."""
    t = table().labs("A", "1c1", "1c1", "1d1", "2a1", "2a2")
    bring_home(end_turn(t), 3, "1d1 1c1 2a1 2a2")
    assert t.view()["areas"][2]["spaces"][0] == {"space": "1c1", "colour": "red", "owner": "A", "labs": 1}
    t.scout("A", "1c2").give("A", "A A").turn("A").act("move c3", "go 1c1")
    assert t.actor() == "B"
    t.scout("A", "1c2").turn("A").act("move b3", "go 1d1")
    assert t.step() == "DropLab"


# --- what is still missing, as the card says it ---


def missing(t: Table, slot: int) -> list[tuple[str, int, int]]:
    return [
        (part["need"], part["have"], part["of"]) for part in t.view()["objectives"][slot - 1]["needs"]["A"]["parts"]
    ]


@rule("MS-OBJ-03", "MS-OSE-04")
def test_a_majority_counts_before_all_labs_are_there() -> None:
    t = table("research_1", "research_2", "sector_1", "sector_4").labs("A", "2b1", "2b2")
    assert missing(t, 4) == [("labs", 2, 3), ("others", 0, 1), ("majority", 1, 1)]


@rule("MS-OBJ-03", "MS-OSE-04")
def test_the_sector_with_the_majority_counts_even_if_another_has_more_labs() -> None:
    t = table("research_1", "research_2", "sector_1", "sector_4").labs(
        "A", "2b1", "2b2", "2b3", "1c1", "1c2", "1c3", "1a1"
    )
    t.labs("B", "1a2", "1a2", "1b1", "1d1")
    assert missing(t, 4) == [("labs", 3, 3), ("others", 1, 1), ("majority", 1, 1)]
