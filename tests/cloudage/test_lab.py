"""The tables of docs/house-content.md: counted from a few games, and three scripts that really go different ways."""

from __future__ import annotations

from statistics import mean

import pytest

import cloudtop as ct
from cloudtop.games.cloudage.brain import CloudAgeBrain
from cloudtop.games.cloudage.lab import scripts, tables


def played(wins: list[float], totals: list[int], drawn: list[list[str]], used: list[list[str]]) -> tables.Played:
    return tables.Played(wins, totals, 1, [{"production": total} for total in totals], drawn, used)


def test_scores_and_wins_by_place() -> None:
    """B begins both games and wins one of them."""
    games = [played([1.0, 0.0], [90, 80], [[], []], [[], []]), played([0.0, 1.0], [70, 100], [[], []], [[], []])]
    assert tables.score_line(games) == "| 2 | 85.0 ± 0.0 | 70-100 | 95.0 |"
    assert tables.place_line(games).startswith("| 50.0 50.0 | 1.00 (") and tables.place_line(games).endswith(
        "90.0 80.0 |"
    )
    assert tables.source_line(games) == "production 85.0"


def test_a_card_counts_for_those_who_drew_it() -> None:
    games = [played([1.0, 0.0], [90, 80], [["wreck", "parrot"], ["wreck"]], [["wreck", "parrot"], []])]
    assert tables.card_lines(games) == ["| wreck | 1 of 2 | 50% |", "| parrot | 1 of 1 | 100% |"]


@pytest.mark.parametrize("players", [1, 3])
def test_bots_play_to_the_end(players: int) -> None:
    """What is played was drawn before, and the lines add up."""
    game = tables.play(players, 1, "v2", "greedy", 3)
    assert len(game.totals) == players and [sum(lines.values()) for lines in game.lines] == game.totals
    assert all(set(used) <= set(drawn) and used for used, drawn in zip(game.used, game.drawn))


def test_scripts_go_different_ways() -> None:
    """The one that likes production has the higher level, the one that likes the airship more upgrades."""
    rows = [scripts.play(2, ("production", "airship"), seed) for seed in range(1, 5)]
    level, upgrades = (tuple(mean(row[seat][i] for row in rows) for seat in (0, 1)) for i in (1, 3))
    assert level[0] > level[1] and upgrades[0] < upgrades[1]


def test_a_taste_belongs_to_one_bot() -> None:
    assert scripts.Script("production").brain.taste.level > CloudAgeBrain().taste.level
    brain = ct.game("cloudage").brain
    assert isinstance(brain, CloudAgeBrain) and brain.taste.level == CloudAgeBrain().taste.level
