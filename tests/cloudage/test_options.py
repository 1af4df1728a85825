"""What players may agree on before a game of CloudAge, and the sentence for what they may not."""

from __future__ import annotations

from typing import Any

import pytest

from cloudtop.core.errors import BadOptions
from cloudtop.games.cloudage.options import read_options
from tests.cloudage.kit import begin, new
from tests.kit import rule


def refused(rule: str, words: str, **options: Any) -> None:
    with pytest.raises(BadOptions) as e:
        read_options(options)
    assert e.value.rule == rule
    assert words in e.value.message


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [("players", "two", "CA-GEN-01"), ("players", True, "CA-GEN-01"), ("scenario", "2", "CA-GEN-02"),
     ("edition", 1, "CA-EDN-01"), ("boards", ["2A"], "CA-SET-02"), ("first", 1, "CA-SET-20"), ("missions", 1, "CA-SET-08"),
     ("extra_missions", "1", "CA-SOL-20"), ("legacy", "L1", "CA-SET-13"), ("numbers", [0, "3"], "CA-SET-12"),
     ("order", None, "CA-BLD-03"), ("energy_track", "20", "CA-BRD-02")],
)  # fmt: skip
def test_a_value_of_the_wrong_kind_is_refused(name: str, value: object, rule: str) -> None:
    refused(rule, f"The option '{name}' is ", **{name: value})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOptions, match="'chapter' is not an option of CloudAge"):
        read_options({"chapter": 1})


@rule("CA-GEN-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_is_for_one_to_four(players: int) -> None:
    assert len(new(players).view()["players"]) == players


@rule("CA-GEN-01")
@pytest.mark.parametrize("players", [-1, 0, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    refused("CA-GEN-01", f"players, not {players}", players=players)


@rule("CA-GEN-02")
@pytest.mark.parametrize("scenario", [0, 4])
def test_there_are_three_scenarios(scenario: int) -> None:
    refused("CA-GEN-02", "one of 1, 2, 3", scenario=scenario)
    assert [new(2, n).view()["scenario"] for n in (1, 2, 3)] == [1, 2, 3]


@rule("CA-EDN-01")
def test_there_are_two_editions() -> None:
    refused("CA-EDN-01", "'v3' is not an edition; it is one of v1, v2", edition="v3")


@rule("CA-SET-02")
@pytest.mark.parametrize("boards", ["", "2A-3A", "2A-3A-4C", "1B-2A-3A-4A", "RANDOM"])
def test_boards_that_are_not_in_the_box_are_refused(boards: str) -> None:
    refused("CA-SET-02", "one of 2A-3A-4A, ", scenario=2, boards=boards)


@rule("CA-SS-01")
@pytest.mark.parametrize("boards", ["2B-3A-4A", "2A-3A-4B", "random"])
def test_the_boards_of_scenario_1_are_fixed(boards: str) -> None:
    refused("CA-SS-01", "on 1A, 2A and 3A, without board 4", boards=boards)


@rule("CA-SS-02")
def test_with_four_players_another_board_1_is_fixed() -> None:
    refused("CA-SS-02", "on 1B, 2A and 3A, without board 4", players=4, boards="2B-3A-4A")


@rule("CA-SET-20", "CA-SS-15")
def test_the_start_player_sits_at_the_table() -> None:
    refused("CA-SET-20", "one of A, B, or empty", first="C")
    refused("CA-SET-20", "one of A, or empty", players=1, first="B")
    assert new(3, first="C").view()["first"] == "C"


@rule("CA-SET-08")
def test_one_or_two_mission_cards_are_dealt_or_none() -> None:
    refused("CA-SET-08", "one of edition, none, one, two", missions="three")


@rule("CA-SET-12")
@pytest.mark.parametrize("numbers", [[0, 9], [0, -1], [0, 3, 3]])
def test_numbers_that_no_project_card_has_are_refused(numbers: list[int]) -> None:
    refused("CA-SET-12", "different numbers from 0 to 8", scenario=2, numbers=numbers)


@rule("CA-PRE-03")
@pytest.mark.parametrize("numbers", [[], [1, 2]])
def test_project_cards_with_0_are_always_in_play(numbers: list[int]) -> None:
    refused("CA-PRE-03", "number 0 are always in play", scenario=2, numbers=numbers)


@rule("CA-SET-13")
def test_a_legacy_tile_that_is_not_in_the_box_is_refused() -> None:
    refused("CA-LEG-01", "'L16' is not a legacy tile", scenario=2, legacy=["L16"])
    refused("CA-LEG-01", "not named twice", scenario=2, legacy=["L4", "L4"])


@rule("CA-LEG-09")
def test_l2_and_l3_change_the_same_city() -> None:
    refused("CA-LEG-09", "only one of them is in play", scenario=2, legacy=["L3", "L2"])


@rule("CA-GEN-06")
@pytest.mark.parametrize("tile", ["L5", "L14", "L15"])
def test_tiles_for_planting_are_not_for_scenario_1(tile: str) -> None:
    refused("CA-GEN-06", f"{tile} needs new growth", legacy=[tile])


@rule("CA-SS-01")
@pytest.mark.parametrize("tile", ["L6", "L8", "L12", "L13"])
def test_tiles_of_board_4_are_not_for_scenario_1(tile: str) -> None:
    refused("CA-SS-01", f"{tile} lies on board 4", legacy=[tile])


@rule("CA-SOL-20")
def test_more_missions_are_for_a_solo_game_that_has_some() -> None:
    refused("CA-SOL-20", "1 or 2 more mission cards, not 3", players=1, extra_missions=3)
    refused("CA-SOL-20", "for a solo game", extra_missions=1)
    refused("CA-SOL-20", "where none are dealt", players=1, missions="none", extra_missions=1)


@rule("CA-BLD-03")
def test_the_others_act_in_one_of_two_orders() -> None:
    refused("CA-BLD-03", "one of clockwise, start player", order="random")


@rule("CA-BRD-02")
@pytest.mark.parametrize("end", [-1, 1, 9, 61])
def test_an_energy_track_has_a_length_that_makes_sense(end: int) -> None:
    refused("CA-BRD-02", f"not at {end}", energy_track=end)


@rule("CA-BRD-02", "CA-GEN-10")
@pytest.mark.parametrize(("end", "energy"), [(0, 13), (12, 12), (13, 13)])
def test_energy_may_end_with_its_track(end: int, energy: int) -> None:
    t = begin(energy_track=end).give("A", energy=11).at("A", "1c1").fly("A", 2)
    assert t.do("land").count("A", "energy") == energy
