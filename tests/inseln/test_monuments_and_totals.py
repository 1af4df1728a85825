"""Monuments, energy and volcanoes in the final scoring, the sum of it all, and who has won."""

from __future__ import annotations

import pytest

from tests.inseln.kit import Table, begin
from tests.kit import rule

INLAND = ["c5", "d5", "d6", "e6", "f5", "f6", "g5"]  # fog, away from all coasts
VOLCANOES = {"b5": 3, "c4": 5, "d2": 2, "g4": 5, "g6": 2, "h2": 3}  # of the front


def monuments(*placed: int) -> list[int]:
    """The points for monuments of as many players, who have placed so many."""
    t = begin(len(placed))
    for seat, n in zip("ABCD", placed):
        t.lay(seat, "monument", " ".join(INLAND[:n]))
    return [t.sheet(seat).get("monuments", 0) for seat in "ABCD"[: len(placed)]]


def bare(players: int = 3, **energy: int) -> Table:
    """Empty islands with this energy, or none."""
    t = begin(players)
    for seat in "ABCD"[:players]:
        t.energy(seat, energy.get(seat, 0))
    return t


def totals(t: Table) -> dict[str, int]:
    return {"ABCD"[p.seat]: int(p.total) for p in sorted(t.game.ranking(t.state), key=lambda p: p.seat)}


def ranks(t: Table) -> dict[str, int]:
    return {"ABCD"[p.seat]: p.rank for p in sorted(t.game.ranking(t.state), key=lambda p: p.seat)}


# --- monuments ---


@rule("IN-MON-05")
@pytest.mark.parametrize("others", [(3, 3, 3), (5, 4, 3), (3, 4, 4)])
def test_in_ex_17_fourth_with_two_monuments(others: tuple[int, int, int]) -> None:
    """IN-EX-17: the three others have more than 2 each: 0 points."""
    assert monuments(2, *others)[0] == 0


@rule("IN-MON-06", "IN-MON-02", "IN-MON-04")
def test_in_ex_21_two_firsts_are_followed_by_a_third() -> None:
    """IN-EX-21: 4, 4 and 2 monuments: 4 x 3, 4 x 3 and 2 x 1."""
    assert monuments(4, 4, 2) == [12, 12, 2]


@rule("IN-MON-01", "IN-MON-02", "IN-MON-03", "IN-MON-04", "IN-MON-05")
def test_three_two_one_and_nothing_for_each() -> None:
    assert monuments(5, 4, 3, 2) == [15, 8, 3, 0]
    assert monuments(1, 3, 2) == [1, 9, 4]


@rule("IN-MON-06")
@pytest.mark.parametrize(
    ("placed", "points"),
    [
        ((3, 3, 3, 1), [9, 9, 9, 0]),  # IN-Q-67
        ((5, 4, 2, 2), [15, 8, 2, 2]),  # IN-Q-68
        ((4, 3, 3, 2), [12, 6, 6, 0]),
        ((3, 3, 2, 2), [9, 9, 2, 2]),
        ((3, 3, 2, 1), [9, 9, 2, 0]),
        ((2, 2, 2, 2), [6, 6, 6, 6]),
    ],
)
def test_ties_share_the_better_place(placed: tuple[int, ...], points: list[int]) -> None:
    assert monuments(*placed) == points


@rule("IN-MON-07")
def test_two_players() -> None:
    """IN-Q-70: in a tie both score 3."""
    assert monuments(4, 1) == [12, 2]
    assert monuments(3, 3) == [9, 9]


@rule("IN-MON-01")
def test_no_monuments_no_points() -> None:
    """IN-Q-69: those without monuments take a place, too, which changes nothing."""
    assert monuments(0, 0, 0, 0) == [0, 0, 0, 0]
    assert monuments(1, 0, 0, 0) == [3, 0, 0, 0]


@rule("IN-MON-08", "IN-WIN-05")
def test_monuments_on_an_ocular_do_not_count() -> None:
    t = begin().lay("A", "monument", "d5").store("B", "monument1 monument2")
    assert (t.sheet("A").get("monuments"), t.sheet("B").get("monuments")) == (3, None)
    t.tiles("B", d5="monument3")
    assert (t.sheet("A").get("monuments"), t.sheet("B").get("monuments")) == (3, 3)


@rule("IN-MON-01", "IN-LND-08")
def test_the_numbers_of_monuments_do_not_matter() -> None:
    t = begin().tiles("A", d5="monument3").tiles("B", d5="monument1", d6="monument1")
    assert (t.sheet("A")["monuments"], t.sheet("B")["monuments"]) == (2, 6)


# --- energy ---


@rule("IN-ENE-01", "IN-ENE-03")
@pytest.mark.parametrize("energy", [13, 14, 15])
def test_in_ex_18_between_the_crowns_6_and_8(energy: int) -> None:
    """IN-EX-18: right of the crown 6 and left of the crown 8: 6 points."""
    assert bare(A=energy).sheet("A")["energy"] == 6


@rule("IN-ENE-02")
def test_in_ex_22_twelve_energy() -> None:
    """IN-EX-22: 6 points."""
    assert bare(A=12).sheet("A")["energy"] == 6


@rule("IN-ENE-01", "IN-ENE-03")
@pytest.mark.parametrize(
    ("energy", "points"),
    [(0, 0), (3, 0), (4, 2), (7, 2), (8, 4), (11, 4), (12, 6), (15, 6), (16, 8), (19, 8), (20, 10)],
)
def test_the_last_crown_that_was_reached_counts(energy: int, points: int) -> None:
    """IN-Q-71: with exactly as much energy as the crown needs it counts already."""
    t = bare(A=energy)
    assert t.sheet("A").get("energy", 0) == t.view()["islands"][0]["crown"] == points
    assert points in (0, *[crown["points"] for crown in t.view()["bar"]["crowns"]])


# --- volcanoes ---


def covered(cells: str) -> Table:
    return begin().lay("A", "canyon", cells)


@rule("IN-VOL-01", "IN-VOL-02")
def test_in_ex_20_three_volcanoes() -> None:
    """IN-EX-20: 2, 3 and 5 are uncovered: -10."""
    assert covered("g4 g6 h2").sheet("A")["volcanoes"] == -10


@rule("IN-VOL-01", "IN-VOL-02")
def test_in_ex_23_two_volcanoes() -> None:
    """IN-EX-23: 3 and 5 are uncovered: -8."""
    assert covered("g4 g6 h2 d2").sheet("A")["volcanoes"] == -8


@rule("IN-VOL-01")
def test_no_volcano_no_minus_points() -> None:
    assert "volcanoes" not in covered(" ".join(VOLCANOES)).sheet("A")


@rule("IN-VOL-02")
@pytest.mark.parametrize(("side", "found"), [("front", [2, 2, 3, 3, 5, 5]), ("back", [2, 2, 3, 3, 5, 5])])
def test_a_volcano_costs_two_three_or_five(side: str, found: list[int]) -> None:
    cells = begin(side=side).view()["cells"]
    assert sorted(cell["amount"] for cell in cells if cell["special"] == "volcano") == found


@rule("IN-VOL-03")
@pytest.mark.parametrize("cell", VOLCANOES)
def test_a_balloon_does_not_cover_a_volcano(cell: str) -> None:
    assert begin().balloon("A", cell).sheet("A")["volcanoes"] == -20
    assert begin().tiles("A", **{cell: "city1"}).sheet("A")["volcanoes"] == VOLCANOES[cell] - 20


@rule("IN-VOL-01", "IN-GEN-02")
def test_only_the_own_volcanoes_count() -> None:
    t = covered("c4")
    assert (t.sheet("A")["volcanoes"], t.sheet("B")["volcanoes"]) == (-15, -20)


# --- the sum ---


@rule("IN-WIN-01")
def test_everything_together() -> None:
    """A group of 5 forest at the coast, a city beside three of them, a monument, 9 energy, and all coasts in the final round."""
    t = bare(A=9).lay("A", "forest", "b4 b3 c3 c4 d4").tiles("A", d5="city1", d6="monument1", c5="joker1")
    t.island("A").connected = 5
    t.island("B").connected = 4
    lines = {"forest": 11, "groups": 3, "cities": 3, "monuments": 3, "energy": 4, "coasts": 5, "volcanoes": -15}
    assert (t.sheet("A"), totals(t)["A"]) == (lines, 14)


@rule("IN-WIN-01")
def test_a_total_may_be_negative() -> None:
    """IN-Q-72."""
    assert totals(bare(A=4)) == {"A": -18, "B": -20, "C": -20}


@rule("IN-WIN-05")
def test_tiles_on_oculars_score_nothing() -> None:
    t = bare()
    before = totals(t)
    assert totals(t.store("A", "forest3 joker1 city1 monument1 start_meadow")) == before


@rule("IN-WIN-02", "IN-GEN-03")
def test_the_highest_total_wins() -> None:
    """B has less energy, but more points."""
    t = bare(A=15, B=4, C=9).lay("B", "swamp", "c6 d7 c7")
    assert (totals(t), t.winners()) == ({"A": -14, "B": -12, "C": -16}, ["B"])
    assert ranks(t) == {"A": 2, "B": 1, "C": 3}
    assert {p.rule for p in t.game.ranking(t.state)} == {"IN-WIN-02"}


@rule("IN-WIN-03")
def test_more_energy_decides_a_tie() -> None:
    """IN-Q-73: energy itself, not its points, which are the same for 4 and 7."""
    t = bare(A=4, B=7, C=6)
    assert (totals(t), ranks(t)) == ({"A": -18, "B": -18, "C": -18}, {"A": 3, "B": 1, "C": 2})
    assert {p.rule for p in t.game.ranking(t.state)} == {"IN-WIN-03"}


@rule("IN-WIN-03")
def test_energy_does_not_help_against_more_points() -> None:
    t = bare(2, A=3, B=0).lay("B", "forest", "b4")
    assert t.winners() == ["B"]


@rule("IN-WIN-04")
def test_equal_in_energy_too_is_a_shared_win() -> None:
    t = bare(A=5, B=5, C=3)
    assert (t.winners(), ranks(t)) == (["A", "B"], {"A": 1, "B": 1, "C": 3})
    assert [p.rule for p in t.game.ranking(t.state)] == ["IN-WIN-04", "IN-WIN-04", "IN-WIN-02"]


@rule("IN-WIN-03", "IN-WIN-04")
def test_three_tied_and_two_of_them_equal_in_energy() -> None:
    """IN-Q-74: those two share the win."""
    assert ranks(bare(A=7, B=4, C=7)) == {"A": 1, "B": 3, "C": 1}


# --- the back of the islands ---


@rule("IN-VAR-01")
def test_the_rules_of_the_back_are_the_same() -> None:
    """Its own drop, question mark and volcano work; coasts, links and prices are as on the front."""
    t = begin(side="back").balloon("A", "c5").store("A", "desert2 desert3").energy("A", 0).place("A")
    t.do("place desert2 c4")
    assert (t.has("A"), t.sheet("A")["volcanoes"]) == (2, -20)
    assert t.do("place desert3 c6").step() == "QuestionMark"
    t.do("skip").tiles("A", d6="city1", b4="forest3")
    assert (t.sheet("A")["volcanoes"], t.sheet("A")["forest"], t.sheet("A")["cities"]) == (-15, 2, 1)


@rule("IN-VAR-02")
def test_front_and_back_have_other_cells() -> None:
    front, back = (begin(side=side).view()["cells"] for side in ("front", "back"))
    other = [a["cell"] for a, b in zip(front, back) if (a["value"], a["special"]) != (b["value"], b["special"])]
    assert len(other) > 30
    assert [(c["cell"], c["coast"], c["yard"]) for c in front] == [(c["cell"], c["coast"], c["yard"]) for c in back]


@rule("IN-VAR-03")
@pytest.mark.parametrize(("side", "energy", "volcanoes"), [("front", 0, -15), ("back", 2, -20)])
def test_all_players_have_the_same_map(side: str, energy: int, volcanoes: int) -> None:
    """c4 is a volcano on the front and a drop on the back, for everybody."""
    for seat in "ABCD":
        t = (
            begin(4, side=side)
            .balloon(seat, "c5")
            .store(seat, "desert2")
            .energy(seat, 0)
            .place(seat)
            .do("place desert2 c4")
        )
        assert (t.has(seat), t.sheet(seat)["volcanoes"]) == (energy, volcanoes)
        assert t.view(seat)["cells"] == t.view("A")["cells"]
