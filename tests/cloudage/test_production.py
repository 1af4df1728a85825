"""Rounds and the production phase: start player, producing, the production level; and what holds for all resources."""

from __future__ import annotations

import pytest

from tests.cloudage.kit import Table, begin
from tests.kit import rule

LADDER = [
    (1, 2, 0),
    (1, 3, 0),
    (2, 3, 1),
    (2, 4, 1),
    (3, 4, 2),
    (3, 5, 2),
    (4, 5, 3),
    (4, 6, 3),
    (5, 6, 4),
    (5, 7, 4),
    (6, 7, 5),
]


def after(t: Table, *lines: str) -> list[str]:
    """What a move asked for first and next."""
    seen = [t.step()]
    for line in lines:
        t.do(line)
        seen.append(t.step())
    return seen


# --- rounds ---


@rule("CA-RND-02", "CA-PRD-01", "CA-GEN-17")
def test_a_round_is_production_then_movement_then_action() -> None:
    t = begin(1, 1)
    seen = [t.view()["phase"]]
    for line in ("produce 0", "navigation 2", "navigation 1", "take energy", "fly 1a2", "fly 1b2", "land", "stop"):
        t.do(line)
        seen.append(t.view()["phase"])
    assert seen == ["production"] * 4 + ["movement"] * 4 + ["action"]


@rule("CA-GEN-17")
def test_nobody_moves_before_all_have_produced_and_revealed() -> None:
    t = begin(2, 1).do("produce 0")
    assert (t.actor(), t.step()) == ("B", "Produce")
    t.do("skip", "navigation 2", "navigation 1")
    assert t.step() == "Reveal"
    t.do("navigation 3", "navigation 1")
    assert (t.actor(), t.step()) == ("A", "LowerCard")
    assert (t.do("take energy").actor(), t.step()) == ("B", "LowerCard")
    assert t.do("take energy").step() == "Fly"


@rule("CA-GEN-17", "CA-RND-02", "CA-RND-04")
def test_a_new_round_begins_after_the_action_phase() -> None:
    t = begin(2, 1).ask("ActionPhase 0", "Round 2")
    t.do("build", "take metal", "take metal", "take water")
    assert (t.view()["round"], t.board("A")["track"].count("marker")) == (1, 6)
    t.do("build", "take metal", "take metal", "take water")
    assert (t.view()["round"], t.view()["phase"]) == (2, "production")


@rule("CA-RND-04", "CA-RND-03", "CA-BRD-03")
def test_markers_on_the_track_are_rounds_to_play() -> None:
    t = begin(2, 2).round(4).at("A", "1c1").fly("A", 2)
    assert t.board("A")["track"] == [""] * 3 + ["marker"] * 5
    t.do("land", "stop")
    assert t.board("A")["track"] == [""] * 4 + ["marker"] * 4


@rule("CA-RND-05", "CA-RND-01")
@pytest.mark.parametrize(("scenario", "players", "rounds"), [(1, 2, 7), (1, 4, 6), (2, 2, 8), (2, 4, 7)])
def test_the_game_ends_after_the_round_of_the_last_marker(scenario: int, players: int, rounds: int) -> None:
    assert begin(players, scenario).begin_round(rounds).view()["phase"] == "production"
    t = begin(players, scenario).round(rounds).ask(f"Round {rounds + 1}")
    assert (t.view()["phase"], t.view()["round"]) == ("end", rounds)


@rule("CA-RND-06")
def test_the_most_points_win() -> None:
    t = begin(3, 2).scored("A", 40).scored("B", 41).scored("C", 12).ask("TieBreak")
    assert (t.state.over(), t.winners()) == (True, ["B"])


@rule("CA-GEN-17", "CA-MOV-01", "CA-ACT-01", "CA-END-04")
def test_whoever_is_not_asked_is_told_the_order_of_the_phase() -> None:
    assert begin().produce().do("skip").why("produce 0", "A") == "CA-GEN-17"
    assert begin().fly("A", 3).why("fly 1a2", "B") == "CA-MOV-01"
    assert begin().act().why("build", "B") == "CA-ACT-01"
    assert begin().end().do("skip", "skip").why("take water", "B") == "CA-END-04"


# --- the start player ---


@rule("CA-PRD-02")
def test_the_start_player_marker_goes_clockwise() -> None:
    t = begin(3, 2, first="C")
    assert t.view()["first"] == "C"
    assert t.begin_round(2).view()["first"] == "A"
    assert t.begin_round(3).view()["first"] == "B"


@rule("CA-PRD-01", "CA-PRD-02", "CA-BOK-08")
def test_marker_and_book_come_before_producing_and_that_before_the_cards() -> None:
    t = begin(1, 1).begin_round(3)
    assert after(t, "skip", "skip") == ["BookAction", "Produce", "Reveal"]


# --- producing ---


@rule("CA-PRD-04", "CA-PRD-08", "CA-PRD-09", "CA-PRD-10", "CA-PRD-12")
@pytest.mark.parametrize("level", range(11))
def test_what_a_level_costs_and_brings(level: int) -> None:
    energy, water, points = LADDER[level]
    t = begin().give("A", energy=9, water=0).level("A", 10).produce().do(f"produce {level}")
    assert (9 - t.count("A", "energy"), t.count("A", "water"), t.count("A", "points")) == (energy, water, points)


@rule("CA-PRD-04", "CA-GEN-12")
def test_points_of_producing_count_at_once() -> None:
    t = begin().give("A", energy=9).level("A", 6).produce().do("produce 6")
    assert (t.count("A", "points"), t.lines("A")) == (3, {"production": 3})


@rule("CA-PRD-03")
def test_nobody_has_to_produce() -> None:
    t = begin().give("A", energy=9).level("A", 2).produce()
    assert t.do("skip").has("A") == {**t.has("A"), "energy": 9, "water": 2, "points": 0}


@rule("CA-PRD-05")
def test_a_lower_level_may_be_chosen() -> None:
    assert begin().give("A", energy=9).level("A", 3).produce().offer("produce") == [f"produce {n}" for n in range(4)]


@rule("CA-PRD-05")
def test_a_higher_level_may_not() -> None:
    assert begin().give("A", energy=9).level("A", 3).produce().why("produce 4") == "CA-PRD-05"


@rule("CA-PRD-05", "CA-PRD-11")
def test_energy_limits_the_level() -> None:
    t = begin().give("A", energy=1).level("A", 5).produce()
    assert t.offer("produce") == ["produce 0", "produce 1"]


@rule("CA-PRD-04", "CA-PRD-05")
def test_a_level_too_dear_and_a_level_too_high_are_told_apart() -> None:
    t = begin().give("A", energy=1).level("A", 5).give("B", energy=9).level("B", 1).produce()
    assert (t.why("produce 2", "A"), t.why("produce 2", "B")) == ("CA-PRD-04", "CA-PRD-05")


@rule("CA-PRD-11")
def test_without_energy_nobody_can_produce() -> None:
    t = begin().give("A", energy=0).level("A", 5).produce()
    assert t.actor() == "B"


@rule("CA-PRD-06")
def test_everybody_produces_once() -> None:
    t = begin().give("A", energy=9).produce().do("produce 0")
    assert t.actor() == "B"
    assert t.do("produce 0").actor() == ""


@rule("CA-PRD-07")
def test_all_may_produce_at_the_same_time() -> None:
    t = begin(3).produce()
    assert t.state.waiting() == [0, 1, 2]
    t.state.apply(2, t.game.vocabulary.code("produce 0"))
    assert (t.count("C", "water"), t.state.waiting()) == (4, [0, 1])


# --- the production level ---


def play_cistern(level: int, *more: str) -> Table:
    """A card with a production symbol is played."""
    return begin().give("A", water=9).hand("A", "cistern", "wreck", *more).level("A", level).build().do("play cistern")


@rule("CA-PRD-13", "CA-PRD-12", "CA-BRD-10")
def test_a_production_symbol_raises_the_level_by_1() -> None:
    t = play_cistern(4)
    assert t.count("A", "production") == 5
    assert t.board("A", "B")["level"] == 5


@rule("CA-PRD-12")
def test_the_level_begins_at_0() -> None:
    assert begin().count("A", "production") == 0


@rule("CA-PRD-14", "CA-PRD-15")
def test_the_step_to_level_2_brings_two_cards() -> None:
    t = play_cistern(1)
    assert (t.count("A", "production"), t.step()) == (2, "DrawProject")
    t.do("project parrot", "project archive")
    assert (t.cards("A"), t.step()) == (["archive", "parrot"], "")


@rule("CA-PRD-14")
@pytest.mark.parametrize(("level", "thing", "more"), [(3, "metal", 2), (7, "points", 4)])
def test_the_steps_to_level_4_and_8_bring_something(level: int, thing: str, more: int) -> None:
    t = play_cistern(level)
    assert t.count("A", thing) == begin().count("A", thing) + more


@rule("CA-PRD-14")
@pytest.mark.parametrize("level", [0, 2, 4, 5, 6, 8, 9])
def test_other_steps_bring_nothing(level: int) -> None:
    t = play_cistern(level)
    assert (t.step(), t.count("A", "metal"), t.count("A", "points")) == ("", 2, 0)


@rule("CA-PRD-16", "CA-PRD-12")
def test_above_level_10_there_are_points() -> None:
    t = play_cistern(10)
    assert (t.count("A", "production"), t.count("A", "points")) == (10, 2)


# --- resources ---


@rule("CA-GEN-08", "CA-BRD-02")
def test_energy_that_is_spent_is_gone() -> None:
    t = begin().give("A", energy=5).level("A", 4).produce().do("produce 4")
    assert t.count("A", "energy") == 2


@rule("CA-GEN-08")
def test_cards_that_are_spent_go_to_the_discard_pile() -> None:
    t = begin().give("A", water=9).hand("A", "wreck", "parrot", "archive").build().do("play wreck", "discard archive")
    assert t.view()["discard"] == {"archive": 1}
    assert (t.cards("A"), t.board("A")["played"]) == (["parrot"], ["wreck"])


@rule("CA-GEN-08")
def test_new_growth_that_is_spent_goes_into_the_bag() -> None:
    t = begin(2, 3).tiles("A", green=2, wilted_a=1).ask("Market 0")
    assert t.view()["bag"] == {"green": 20, "wilted_a": 5, "wilted_b": 6, "wilted_c": 6}
    t.do("return green", "return green", "return wilted_a")
    assert t.view()["bag"] == {"green": 22, "wilted_a": 6, "wilted_b": 6, "wilted_c": 6}


@rule("CA-GEN-09")
def test_a_resource_of_choice_is_one_of_four() -> None:
    assert begin().build().offer("take") == ["take energy", "take metal", "take water", "take cards"]


@rule("CA-GEN-09")
def test_a_project_card_counts_as_a_resource() -> None:
    t = begin().build().do("take cards", "project parrot")
    assert (t.cards("A"), t.step()) == (["parrot"], "")


@rule("CA-GEN-10")
def test_resources_do_not_run_out() -> None:
    t = begin().give("A", water=500, metal=500).give("B", water=500, metal=500, energy=500).build("A", 3)
    t.do("take water", "take metal", "take energy")
    assert t.has("A") == {**t.has("A"), "energy": 3, "water": 501, "metal": 501}


@rule("CA-GEN-11")
def test_an_empty_pile_is_made_of_the_discard_pile() -> None:
    t = begin().pile("archive").discarded().build("A", 2)
    t.state.discard = begin().discarded("wreck", "wreck", "parrot").state.discard
    t.do("take cards", "project archive")
    assert (t.view()["pile"], t.view()["discard"]) == (0, {"wreck": 2, "parrot": 1})
    t.do("take cards")
    assert t.offer() == ["project wreck", "project parrot"]
    t.do("project wreck")
    assert (t.view()["pile"], t.view()["discard"]) == (2, {})


@rule("CA-GEN-11")
def test_without_any_card_nobody_may_ask_for_one() -> None:
    t = begin().pile().build()
    assert t.offer("take") == ["take energy", "take metal", "take water"]


@rule("CA-GEN-11")
def test_a_gain_of_cards_ends_with_the_last_card() -> None:
    t = begin().hand("A").pile("archive").ask("DrawProject 0 2").do("project archive")
    assert (t.cards("A"), t.step()) == (["archive"], "")


@rule("CA-GEN-12")
def test_points_of_upgrades_and_cards_wait_for_the_end() -> None:
    t = begin().played("A", "wreck").upgrades("A", combat=1)
    assert (t.count("A", "points"), t.total("A"), t.lines("A")) == (0, 2, {"upgrades": 1, "projects": 1})


@rule("CA-GEN-13", "CA-CBT-09")
def test_points_may_fall_below_0() -> None:
    t = begin().give("A", energy=1).scored("A", 1).navigation("A", "0 1 1").fight("A", 9)
    t.do("draw energy", "navigation 0", "draw points", "navigation 1", "draw points", "navigation 1")
    assert (t.count("A", "points"), t.board("A")["points"]) == (-5, -5)


@rule("CA-GEN-14")
def test_a_hand_has_no_limit() -> None:
    t = begin(1).pile(*["wreck"] * 40).ask("DrawProject 0 40").do(*["project wreck"] * 40)
    assert t.count("A", "cards") == 40


@rule("CA-GEN-14")
def test_new_growth_in_front_of_a_player_has_no_limit() -> None:
    assert begin(1).ask("DrawTile 0 22 0").do(*["growth green"] * 22).supply("A") == {"green": 22}
