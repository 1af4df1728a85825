"""The laboratory: many games, seats rotated, the same results however many workers there are."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.lab.simulate import (
    Plan,
    Result,
    by_place,
    by_seat,
    play_game,
    share_of_win,
    simulate,
    summary,
    write_csv,
    write_json,
)
from cloudtop.lab.stats import percentile, wilson
from tests.cloudcity.kit import city, table
from tests.pebbles import Pebbles

PLAN = Plan("cloudcity", {"players": 2}, ("greedy", "random"), games=4, seed=10)
RANDOM = Plan("cloudcity", {"players": 3}, ("random", "random", "random"), games=12)


def plan(**changed: Any) -> Plan:
    given: dict[str, Any] = {"game": "cloudcity", "options": {"players": 2}, "bots": ("random", "random"), "games": 1}
    return Plan(**given | changed)


# --- games ---


def test_bots_change_seats_from_game_to_game() -> None:
    game = Pebbles(3)
    seats = [play_game(game, [ct.bots.random(), ct.bots.greedy(), ct.bots.random()], seed).seats for seed in range(3)]
    assert seats == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_results_go_with_the_bot_and_not_with_the_seat() -> None:
    results = simulate(PLAN, workers=1)
    assert [r.seats for r in results] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert all(r.totals[0] > r.totals[1] and r.wins == (1.0, 0.0) for r in results)


def test_a_game_is_reproducible_from_its_seed() -> None:
    game = ct.game("cloudcity")
    results = [play_game(game, [ct.bots.random()] * 2, seed) for seed in (5, 5, 7)]
    assert results[0] == results[1] != results[2]


def test_a_simulated_game_is_the_match_of_that_seed() -> None:
    result = play_game(ct.game("cloudcity"), [ct.bots.greedy(), ct.bots.random()], 4)
    match = ct.Match(ct.game("cloudcity"), [ct.bots.greedy(), ct.bots.random()], seed=4).play()
    assert result.seats == (0, 1) and result.totals == tuple(match.scores().values()) and result.moves == len(match.log)


def test_a_shared_victory_is_shared() -> None:
    t = table(city("BB\n..", "a1-b1"), city("BB\n..", "a1-b1"), city("BG\n.."))
    assert share_of_win(t.game, t.state) == [0.5, 0.5, 0.0]
    t = table(city("BB\n..", "a1-b1"), city("GG\n..", "a1-b1"))
    assert share_of_win(t.game, t.state) == [1.0, 0.0]


def test_the_wins_of_a_game_add_up_to_one() -> None:
    assert all(sum(r.wins) == pytest.approx(1.0) for r in simulate(RANDOM, workers=1))


def test_results_are_in_the_order_of_the_seeds_and_progress_is_told() -> None:
    done: list[int] = []
    results = simulate(RANDOM, workers=1, progress=done.append)
    assert [r.seed for r in results] == list(range(1, 13)) and sum(done) == 12


def test_the_number_of_workers_does_not_matter() -> None:
    assert simulate(RANDOM, workers=2) == simulate(RANDOM, workers=1)


# --- tables of results ---

THREE = [
    Result(0, (0, 1), (30, 20), (1.0, 0.0), 100, first=0),
    Result(1, (1, 0), (10, 40), (0.0, 1.0), 100, first=1),
    Result(2, (0, 1), (25, 25), (0.5, 0.5), 100, first=0),
]


def test_a_row_for_each_bot() -> None:
    rows = summary(plan(bots=("greedy", "random")), THREE)
    assert [(r.bot, r.games, r.wins, r.rate) for r in rows] == [("greedy", 3, 1.5, 0.5), ("random", 3, 1.5, 0.5)]
    assert [r.mean for r in rows] == [pytest.approx(65 / 3), pytest.approx(85 / 3)]
    assert (rows[0].low, rows[0].high) == wilson(1.5, 3)


def test_equal_bots_share_a_row() -> None:
    (row,) = summary(plan(), THREE)
    assert (row.games, row.wins, row.rate, row.mean) == (6, 3.0, 0.5, 25.0)


def test_results_by_seat() -> None:
    assert by_seat(THREE) == [(2.5 / 3, 95 / 3), (0.5 / 3, 55 / 3)]


def test_results_by_place_in_the_turn_order() -> None:
    assert by_place(THREE) == [(1.5 / 3, 65 / 3), (1.5 / 3, 85 / 3)]


@pytest.mark.parametrize("game", ct.GAMES)
def test_who_is_first_is_named_or_drawn(game: str) -> None:
    bots = [ct.bots.random()] * 3
    assert play_game(ct.game(game, players=3, first="C"), bots, 1).first == 2
    assert {play_game(ct.game(game, players=3), bots, seed).first for seed in range(12)} == {0, 1, 2}


def test_csv_has_a_line_per_bot_and_game(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write_csv(path, plan(bots=("greedy", "monte_carlo:0.1s")), THREE)
    rows = list(csv.DictReader(path.read_text("utf-8").splitlines()))
    assert len(rows) == 6
    assert rows[2] == {"seed": "1", "bot": "greedy", "seat": "B", "total": "10", "win": "0"}
    assert rows[5] == {"seed": "2", "bot": "monte_carlo:0.1s", "seat": "B", "total": "25", "win": "0.5"}


def test_json_has_the_plan_the_rows_and_the_games(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    write_json(path, plan(bots=("greedy", "random")), THREE)
    data = json.loads(path.read_text("utf-8"))
    assert data["plan"]["bots"] == ["greedy", "random"]
    assert [row["bot"] for row in data["rows"]] == ["greedy", "random"]
    assert data["games"][1] == {
        "seed": 1,
        "seats": [1, 0],
        "totals": [10, 40],
        "wins": [0.0, 1.0],
        "moves": 100,
        "first": 1,
    }


def test_results_that_cannot_be_written(tmp_path: Path) -> None:
    for write in (write_csv, write_json):
        with pytest.raises(ct.Mistake, match=r"cannot be written to .*\.$"):
            write(tmp_path / "none" / "games", plan(), THREE)


# --- bad plans ---


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"game": "chess"}, "no game called 'chess'"),
        ({"options": {"players": 5}}, "2, 3 or 4 players"),
        ({"options": {"tower": 1}}, "tower"),
        ({"bots": ("random", "deep")}, "'deep' is not a bot"),
        ({"bots": ("random",)}, "name 2 bots, not 1"),
        ({"bots": ("random",) * 3}, "name 2 bots, not 3"),
        ({"games": 0}, "at least 1 game, not 0"),
        ({"games": -3}, "at least 1 game, not -3"),
        ({"pack": "none.toml"}, "none.toml cannot be read"),
    ],
)
def test_a_plan_that_cannot_be_played(changed: dict[str, Any], words: str) -> None:
    with pytest.raises(ct.Mistake) as e:
        simulate(plan(**changed), workers=1)
    assert words in str(e.value) and str(e.value).split(" (CC-")[0].endswith(".")


def test_a_number_of_workers_that_is_none() -> None:
    with pytest.raises(ct.Mistake):
        simulate(RANDOM, workers=-1)


# --- statistics ---


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_against_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=5e-5)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("percent", "value"), [(0, 1), (10, 2), (50, 6), (90, 10), (100, 10)])
def test_percentiles(percent: int, value: int) -> None:
    assert percentile([float(x) for x in (7, 1, 10, 3, 5, 2, 9, 4, 8, 6)], percent) == value


def test_the_percentile_of_nothing() -> None:
    assert percentile([], 50) == 0.0
