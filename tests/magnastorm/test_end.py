"""The end of the game: who brings it, who still acts, who has won."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.magnastorm.kit import Table, begin

OVER = "AwardArtifacts"  # the game is over, and artifacts are drawn
THRESHOLDS = {2: 25, 3: 23, 4: 27}


def near_end(seat: str, players: int = 4, missing: int = 2) -> Table:
    """This seat's turn with as much reputation as it needs to bring the end; taking over a commander is worth 2."""
    t = begin(players).reputation(seat, THRESHOLDS[players] - missing)
    for other in "ABCD"[:players]:
        t.levels(other, red=0, green=0, blue=0, turquoise=0).give(other, "")
    return t.turn(seat)


def take(t: Table, column: str) -> Table:
    """Take over the commander of a column, whatever it costs; its crew goes to the first free spaces."""
    price = t.view(t.actor())["columns"]["abcde".index(column)]["price"]
    t.give(t.actor(), " ".join(f"{colour} " * n for colour, n in price.items())).do(f"take {column}")
    while t.step() == "PutCrew":
        t.do(t.offer("put")[0])
    return t.do("skip") if t.step() == "SpendYellow" else t


def turns(t: Table) -> str:
    """The seats that still have a turn before the round or the game is over; each gains cubes."""
    seats = ""
    while t.step() == "TakeTurn" and t.view()["round"] == 1:
        seats += t.actor()
        t.act(t.offer("gain")[-1])
    return seats


@rule("MS-END-01", "MS-GOL-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ms_ex_31_thresholds(players: int) -> None:
    """MS-EX-31: 27 reputation with 4 players, 23 with 3, 25 with 2; one less is too little."""
    t = take(near_end("A", players, missing=3), "d")
    assert (t.rep("A"), t.view()["ending"]) == (THRESHOLDS[players] - 1, False)
    t = take(near_end("A", players), "d")
    assert (t.rep("A"), t.view()["ending"]) == (THRESHOLDS[players], True)


@rule("MS-END-02")
@pytest.mark.parametrize(("seat", "last"), [("A", "BCD"), ("B", "CD"), ("C", "D")])
def test_those_behind_take_one_more_turn(seat: str, last: str) -> None:
    t = take(near_end(seat), "e")
    assert (turns(t), t.step()) == (last, OVER)


@rule("MS-END-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_ends_the_game_at_once(players: int) -> None:
    t = take(near_end("ABCD"[players - 1], players), "d")
    assert (t.step(), t.view()["round"]) == (OVER, 1)


@rule("MS-END-04")
def test_there_is_no_administration() -> None:
    """Nobody gets income or a majority for the lab, nor the research commander."""
    t = near_end("D").labs("A", "1d1").levels("A", red=2)
    take(t, "e")
    assert (t.step(), t.cubes("A"), t.rep("A"), t.holder("11")) == (OVER, "", 0, "")


@rule("MS-END-04")
def test_an_upper_panel_that_is_empty_too_early_brings_a_whole_administration() -> None:
    """MS-Q-60: after A's turn nobody is left to act with, so C and D have no turn; then the game ends."""
    t = near_end("A").labs("C", "1d1").upper(e="yellow", b="yellow")
    take(t, "e").act("gain a5")
    assert (t.step(), t.view()["round"], t.cubes("C"), t.rep("C")) == (OVER, 1, "C", 1)


@rule("MS-END-04")
def test_an_upper_panel_that_is_empty_in_time_brings_none() -> None:
    """MS-Q-60: the last player has acted, so the game ends without administration."""
    t = near_end("D").labs("C", "1d1").upper(e="yellow")
    take(t, "e")
    assert (t.step(), t.cubes("C"), t.rep("C")) == (OVER, "", 0)


@rule("MS-END-05")
def test_an_administration_that_brings_the_end_is_completed() -> None:
    """The majority brings the end; research commander and turn order still follow, but no further round."""
    t = near_end("A", missing=1).labs("A", "1d1").levels("B", red=2)
    t.state.token = 2
    t.administrate()
    assert (t.rep("A"), t.rep("B"), t.order()) == (27, 2, "C A B D")
    assert (t.step(), t.view()["round"]) == (OVER, 1)


@rule("MS-END-06")
def test_the_end_cannot_be_undone() -> None:
    """B takes the commander from A, who has 26 again; the game ends all the same."""
    t = near_end("A")
    take(t, "e")
    t.upper(e="yellow", a="yellow yellow yellow").turn("B")
    take(t, "e")
    assert (t.rep("A"), t.view()["ending"]) == (26, True)
    assert (turns(t), t.step()) == ("CD", OVER)


@rule("MS-END-02", "MS-END-01")
def test_a_second_player_at_the_threshold_changes_nothing() -> None:
    """MS-Q-62: A has brought the end, then B reaches the threshold too; D is still the last to act."""
    t = near_end("A").reputation("B", 25)
    take(t, "e").turn("B")
    take(t, "d")
    assert (turns(t), t.step()) == ("CD", OVER)


@rule("MS-END-02")
def test_the_order_of_the_running_cycle_counts() -> None:
    """MS-Q-63: B swaps with A and builds a station for the end; A has acted before and does not again."""
    t = near_end("B").give("B", "B B B").scout("B", "1d1").act("move c2", "swap", "go 2b1", "build 1", "skip")
    assert (t.order(), t.view()["ending"]) == ("B A C D", True)
    assert (turns(t), t.step()) == ("CD", OVER)


@rule("MS-END-02")
def test_the_last_turns_are_normal_turns() -> None:
    """MS-Q-92: an objective may be fulfilled in them."""
    t = take(near_end("C"), "e").levels("D", red=4).act("gain a5")
    assert t.do("fulfil 1").rep("D") == 5
    assert t.step() == OVER


@rule("MS-END-07")
def test_after_four_rounds_it_is_over() -> None:
    """MS-Q-61: the administration of round 4 takes place: income, majority, commander and turn order."""
    t = near_end("A", missing=27).round(4).labs("A", "4a1").levels("B", red=2)
    t.state.token = 3
    t.administrate()
    assert (t.cubes("A"), t.rep("A"), t.holder("11"), t.order()) == ("A", 1, "B", "D A B C")
    assert (t.step(), t.view()["round"]) == (OVER, 4)


@rule("MS-END-07", "MS-RND-06")
def test_before_that_rounds_follow() -> None:
    t = near_end("A", missing=27)
    for round in (2, 3, 4):
        assert t.administrate().view()["round"] == round
    assert t.administrate().step() == OVER


# --- the winner ---


def finished(**reputation: int) -> Table:
    """A game that has ended with this reputation."""
    t = near_end("A", missing=27).round(4)
    for seat, amount in reputation.items():
        t.reputation(seat, amount)
    return t.administrate()


@rule("MS-WIN-01")
def test_the_ranking_follows_reputation() -> None:
    t = finished(A=7, B=12, C=3, D=9)
    assert t.winners() == ["B", "D", "A", "C"]
    assert [(p.rank, int(p.total)) for p in t.game.ranking(t.state)] == [(1, 12), (2, 9), (3, 7), (4, 3)]


@rule("MS-WIN-02")
def test_ties_are_broken_by_the_turn_order() -> None:
    t = finished(A=7, B=9, C=9, D=7)
    assert t.winners() == ["B", "C", "A", "D"]
    assert {p.rule for p in t.game.ranking(t.state)} == {"MS-WIN-02"}


@rule("MS-WIN-02")
def test_the_turn_order_of_the_end_counts() -> None:
    """MS-Q-64: after step 4 of the last administration C is first, so C wins the tie."""
    t = near_end("A", missing=27).round(4).reputation("A", 9).reputation("C", 9)
    t.state.token = 2
    assert t.administrate().winners() == ["C", "A", "B", "D"]


@rule("MS-WIN-02")
def test_a_swap_in_the_last_turn_counts() -> None:
    """MS-Q-64: D swaps with C in the turn that ends the game, and wins the tie between them."""
    t = near_end("D").give("D", "D D D").reputation("C", 27).scout("D", "1d1")
    t.act("move c2", "swap", "go 2b1", "build 1", "skip")
    assert (t.step(), t.rep("C"), t.rep("D")) == (OVER, 27, 27)
    assert t.winners()[:2] == ["D", "C"]


@rule("MS-WIN-03")
def test_who_brings_the_end_may_still_lose() -> None:
    t = near_end("A").reputation("B", 26)
    take(t, "e")
    t.levels("B", red=4).act("gain a5", "fulfil 1")
    assert (turns(t), t.winners()[:2]) == ("CD", ["B", "A"])


@rule("MS-END-03", "MS-END-04", "MS-TAK-03")
def test_the_last_player_who_ends_it_by_a_takeover_completes_the_turn() -> None:
    """MS-Q-60: the crew is moved and an objective may be fulfilled; no administration, although the panel is empty."""
    t = near_end("B", 2).objectives("research_1", "research_2", "sector_1", "sector_2").labs("B", "2b1")
    t.levels("B", red=4).upper(c="yellow").turn("B").listen()
    t = take(t, "c")
    assert (t.view()["ending"], t.crew("column c"), t.step()) == (True, "", "FulfilObjective")
    t.do("fulfil 1")
    assert (t.step(), "income" in t.told(), t.facts("end")) == (OVER, False, [{"how": "turns", "round": 1}])
