"""What each kind of turn is worth: counted from a few turns that can be counted by hand."""

from __future__ import annotations

from cloudtop.lab import worth


def test_the_lead_of_the_best_kind() -> None:
    """Two games: `take` was offered three times and best twice, leading by 1 and by 2."""
    games = [
        [(1, ["move", "take"], "take", 1.0), (1, ["move", "gain"], "gain", 5.0)],
        [(1, ["take", "gain"], "take", 2.0), (2, ["take", "move"], "move", 1.0)],
    ]
    assert worth.cell(games, [1], "take").startswith("100% of 2, +1.5 (")
    assert worth.cell(games, [1, 2], "take").startswith("67% of 3, +1.5 (")
    assert worth.cell(games, [2], "gain") == "-"
