"""The end of the game: final production and builds, points at the end, the winner, and the last fight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule


def last(players: int = 2, **options: Any) -> Table:
    """Before the final builds, with nothing to produce."""
    t = begin(players, **options)
    for seat in "ABCD"[:players]:
        t.give(seat, energy=0, metal=0, water=0)
    return t


@rule("CA-END-01", "CA-RND-05")
@pytest.mark.parametrize(("players", "scenario", "rounds"), [(2, 1, 7), (4, 1, 6), (2, 2, 8), (4, 2, 7)])
def test_the_end_comes_after_the_round_of_the_last_marker(players: int, scenario: int, rounds: int) -> None:
    t = begin(players, scenario).round(rounds)
    assert t.ask(f"Round {rounds}").view()["phase"] == "production"
    assert t.ask(f"Round {rounds + 1}").view()["phase"] == "end"


@rule("CA-END-02")
@pytest.mark.parametrize("edition", ["v1", "v2"])
def test_everybody_produces_once_more(edition: str) -> None:
    """CA-Q-46: no book, no navigation cards."""
    t = last(edition=edition).give("A", energy=3).give("B", energy=1).level("A", 2).end()
    assert t.state.waiting() == [0, 1]
    t.do("produce 2", "produce 0")
    assert (t.has("A")["water"], t.has("A")["points"], t.has("B")["water"]) == (3, 1, 2)
    assert (t.step(), t.actor()) == ("BuildAction", "A")


@rule("CA-END-03", "CA-END-04")
def test_then_everybody_has_two_build_actions() -> None:
    """CA-Q-44: in turn order from the start player of the last round."""
    t = last(3)
    t.state.first = 1
    t.end()
    asked = []
    while t.state.agenda and t.step() == "BuildAction":
        asked.append(t.actor())
        t.do("take water")
    assert asked == ["B", "B", "C", "C", "A", "A"]


@rule("CA-END-03")
def test_what_was_produced_pays_for_the_final_builds() -> None:
    t = last().give("A", energy=1).level("A", 1).hand("A", "wreck", "sam").end().do("produce 1")
    assert t.why("play wreck") is None


@rule("CA-END-05", "CA-END-06", "CA-END-07", "CA-END-08", "CA-END-09")
def test_what_counts_at_the_end_in_the_order_of_the_rulebook() -> None:
    t = last().missions("A", "m01").level("A", 6).marker("A", "whika").upgrades("A", combat=2).played("A", "parrot")
    t.scored("A", 4)
    assert list(t.lines("A").items()) == [
        ("effects", 4), ("missions", 5), ("markers", 3), ("upgrades", 3), ("projects", 3),
    ]  # fmt: skip
    assert (t.has("A")["points"], t.total("A")) == (4, 18)


@rule("CA-END-07")
def test_markers_elsewhere_are_worth_nothing() -> None:
    assert last().marker("A", "promise", "nefaria", "devils_fork").lines("A") == {}


@rule("CA-END-08")
def test_two_types_at_most_on_side_a() -> None:
    assert last(scenario=1).upgrades("A", movement=3, combat=4).lines("A") == {"upgrades": 15}


@rule("CA-END-10")
def test_resources_are_worth_nothing() -> None:
    t = last().give("A", energy=9, metal=9, water=9).hand("A", "observatory", "flagship").tiles("A", green=4)
    assert (t.total("A"), t.lines("A")) == (0, {})


@rule("CA-END-11", "CA-RND-06")
def test_most_points_win() -> None:
    t = last(3).scored("A", 9).scored("B", 10).scored("C", 3).played("A", "parrot").missions_now()
    assert t.state.over() and t.winners() == ["A"]
    assert [(p.seat, p.rank) for p in t.game.ranking(t.state)] == [(0, 1), (1, 2), (2, 3)]


# --- the last fight ---


def tied(players: int = 2, **options: Any) -> Table:
    """A and B have 20 points each and 3 energy."""
    t = last(players, **options).scored("A", 20).scored("B", 20)
    return t.give("A", energy=3).give("B", energy=3).navigation("A", "1 2").navigation("B", "1 3")


@rule("CA-END-12")
def test_those_who_are_ahead_together_hold_a_last_fight() -> None:
    t = tied(3).missions_now()
    assert (t.actor(), t.step()) == ("A", "Fight")
    t.do("draw energy", "navigation 2", "stop")
    assert t.actor() == "B"
    t.do("draw energy", "navigation 3", "stop")
    assert t.state.over() and t.winners() == ["B"]


@rule("CA-END-12")
def test_in_turn_order() -> None:
    """CA-Q-47."""
    t = tied(3)
    t.state.first = 1
    assert t.missions_now().actor() == "B"
    assert t.do("stop").actor() == "A"


@rule("CA-END-12", "CA-GEN-13")
def test_those_who_are_ahead_below_zero_fight_as_well() -> None:
    t = last(3).scored("A", -5).scored("B", -3).scored("C", -3).missions_now()
    assert (t.actor(), t.do("stop").actor(), t.do("stop").winners()) == ("B", "C", ["B", "C"])


@rule("CA-MSN-03", "CA-END-04")
def test_the_fights_of_missions_are_held_in_turn_order() -> None:
    """CA-Q-144."""
    t = last(3, first="B").missions("A", "m03").missions("C", "m08").end()
    t.do(*["take water"] * 6)
    assert (t.actor(), t.do("stop").actor(), t.step()) == ("C", "A", "Fight")


@rule("CA-END-12")
def test_only_energy_pays_in_the_last_fight() -> None:
    t = tied().missions_now().do("draw energy", "navigation 1")
    assert t.why("draw points") == "CA-END-12"
    assert t.do("draw energy", "navigation 2").offer() == ["stop"]
    assert t.has("A")["energy"] == 0


@rule("CA-END-12")
def test_upgrades_and_cards_count_in_the_last_fight() -> None:
    t = tied().upgrades("A", combat=1).scored("A", 19).played("B", "light_cannon", "harpoon").scored("B", 18)
    assert (t.total("A"), t.total("B")) == (20, 20)
    assert t.missions_now().do("stop", "stop").winners() == ["B"]


@rule("CA-END-12")
def test_no_last_fight_if_somebody_is_ahead() -> None:
    t = tied(3).scored("C", 21).missions_now()
    assert t.state.over() and t.winners() == ["C"]


@rule("CA-END-13")
def test_a_tie_of_the_last_fight_is_shared() -> None:
    t = tied(3).missions_now().do("draw energy", "navigation 1", "stop", "draw energy", "navigation 1", "stop")
    assert t.winners() == ["A", "B"]
    assert {p.rule for p in t.game.ranking(t.state) if p.rank == 1} == {"CA-END-13"}


@rule("CA-END-12", "CA-LEG-05", "CA-LEG-06")
def test_a_marker_of_l1_helps_in_the_last_fight_and_its_points_stay() -> None:
    """CA-Q-48."""
    t = tied().marker("A", "whika").scored("A", 17).missions_now()
    assert t.do("marker L1").offer() == ["draw energy", "stop"]
    assert (t.total("A"), t.lines("A")["markers"], t.markers("A")) == (20, 3, {})
    assert t.do("stop", "stop").winners() == ["A"]


@rule("CA-END-12", "CA-LEG-06")
def test_several_markers_of_l1_count_once_however_many_are_used() -> None:
    t = tied().marker("A", "whika", "whika").scored("A", 17).missions_now()
    totals = [t.total("A"), t.do("marker L1").total("A"), t.do("marker L1").total("A")]
    assert totals == [20, 20, 20]
    assert t.view()["fight"]["value"] == 4


@rule("CA-END-12", "CA-MSN-02")
def test_a_city_mission_stays_as_it_was_read_off() -> None:
    """CA-Q-48: the marker in Whika counted for the mission m02 too."""
    t = tied().missions("A", "m02").marker("A", "whika").scored("A", 15).missions_now()
    assert t.total("A") == 20
    assert t.do("marker L1").total("A") == 20
    assert t.do("stop", "stop").winners() == ["A"]


@rule("CA-END-12", "CA-LEG-08", "CA-MSN-02")
def test_the_same_with_l2() -> None:
    t = tied(scenario=3).missions("A", "m08").marker("A", "devils_fork").scored("A", 17).missions_now().do("stop")
    assert (t.total("A"), t.step()) == (20, "Fight")
    assert t.do("marker L2").total("A") == 20


@rule("CA-END-12", "CA-END-11")
def test_three_of_four_fight_and_the_fourth_stays_behind() -> None:
    t = last(4).scored("A", 30).scored("B", 29).scored("C", 30).scored("D", 30).give("C", energy=1).give("A", energy=1)
    t.state.first = 2
    t.navigation("A", "1").navigation("C", "2").missions_now().do("draw energy", "navigation 2", "stop")
    assert t.actor() == "D"
    t.do("stop", "draw energy", "navigation 1", "stop")
    assert [(p.seat, p.rank) for p in t.game.ranking(t.state)] == [(2, 1), (0, 2), (3, 3), (1, 4)]


@rule("CA-END-13")
def test_two_of_three_who_fought_share_the_victory() -> None:
    t = last(3).scored("A", 9).scored("B", 9).scored("C", 10).played("A", "light_cannon").played("B", "light_cannon")
    t.missions_now().do("stop", "stop", "stop")
    assert [(p.seat, p.rank) for p in t.game.ranking(t.state)] == [(0, 1), (1, 1), (2, 3)]


@rule("CA-END-12")
def test_without_energy_nobody_draws_in_the_last_fight() -> None:
    t = tied().give("A", energy=0).missions_now()
    assert (t.offer(), t.why("draw energy"), t.why("draw points")) == (["stop"], "CA-CBT-07", "CA-END-12")


@rule("CA-END-04")
def test_who_produces_first_at_the_end_does_not_matter() -> None:
    t = last().give("A", energy=1).give("B", energy=1).end()
    t.state.apply(1, t.game.vocabulary.code("produce 0"))
    assert (t.state.waiting(), t.has("B")["water"]) == ([0], 2)


@rule("CA-END-03", "CA-MIS-08", "CA-PRD-14")
def test_a_level_of_the_last_builds_pays_at_once_and_counts_for_its_mission() -> None:
    """The step to level 4 gives the metal for the second build."""
    t = last().missions("A", "m01").level("A", 3).give("A", water=4).hand("A", "battery_bank", "parrot").end()
    t.do("play battery_bank", "upgrade combat")
    assert (t.lines("A")["missions"], t.has("A")["metal"]) == (2, 0)


@rule("CA-END-01", "CA-LEG-11")
def test_markers_of_l5_plant_once_more_before_the_end() -> None:
    """CA-Q-147: at the end of the last action phase, and not in the last builds."""
    t = last().marker("A", "whitehaven", "whitehaven").tiles("A", green=2).at("A", "1c2").round(8)
    t.state.phase = 3
    t.ask("ActionPhase 2", "Round 9").do("garden", "pick green", "place 1d3", "skip")
    assert (t.step(), t.why("garden"), t.lines("A")) == ("BuildAction", "CA-LEG-11", {"growth": 2, "markers": 2})


@rule("CA-END-05", "CA-END-07")
def test_the_score_sheet_has_no_line_for_what_is_not_in_the_game() -> None:
    def lines(scenario: int) -> set[str]:
        t = begin(scenario=scenario)
        return {line.name for line in t.game.score(t.state, "A")}

    assert lines(3) - lines(1) == {"growth", "markers"}
