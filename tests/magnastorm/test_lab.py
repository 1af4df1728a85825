"""The tables of docs/house-content.md: counted from a few games that can be counted by hand."""

from __future__ import annotations

import cloudtop as ct
from cloudtop.core.glimpse import glimpse
from cloudtop.games.magnastorm.lab import commanders, tables


def test_wins_by_seat_and_by_place() -> None:
    """B begins both games and wins one of them: both seats win half, the first place wins half."""
    games = [
        tables.Played([1.0, 0.0], [25, 20], 1, "turns", 3, [], [[], []]),
        tables.Played([0.0, 1.0], [19, 26], 1, "turns", 4, [], [[], []]),
    ]
    assert tables.seats_line(games).startswith("| 2 | 50.0 50.0 | 50.0 50.0 | 1.00 (")
    assert tables.by_place(games, lambda game, seat: game.totals[seat]) == [23.0, 22.0]


def test_a_thing_counts_only_where_it_is_in_play() -> None:
    used = tables.Played([1.0, 0.0], [25, 20], 0, "turns", 3, ["05"], [["05"], []])
    absent = tables.Played([0.0, 1.0], [19, 26], 0, "turns", 4, [], [[], []])
    assert tables.use_cell([used, absent], "05", False).startswith("50 | 100 (")
    assert tables.use_cell([used, absent], "05", True).startswith("25 | 100 (")


def test_a_played_game_says_what_was_used() -> None:
    played = tables.play(2, 1, "greedy", 3)
    assert sum(played.wins) == 1 and 1 <= played.round <= 4
    assert {name for used in played.used for name in used} & set(played.there), (
        "somebody held a commander or fulfilled an objective"
    )


def test_a_takeover_is_called_by_its_commander() -> None:
    game = ct.game("magnastorm", commanders=["02", "03", "04", "11", "12", "13"])
    judge = commanders.CommanderJudge(game, "TakeTurn", ["move"])
    state = game.new()
    ct.play_randomly(state, ct.Rng(1), 30)
    judge.look(glimpse(game, state, 0))
    assert [judge.kind(game.vocabulary.code(line)) for line in ("take a", "take b", "take d", "gain d3")] == [
        "token",
        "02",
        "04",
        "gain",
    ]
