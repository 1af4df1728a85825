"""The tables of docs/house-content.md: counted from a few games that can be counted by hand."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct
from cloudtop.core.glimpse import glimpse

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(TOOLS))
    yield import_module
    for name in ("magnastorm_tables", "magnastorm_commanders", "worth"):
        sys.modules.pop(name, None)


def test_wins_by_seat_and_by_place(tool: Any) -> None:
    """B begins both games and wins one of them: both seats win half, the first place wins half."""
    tables = tool("magnastorm_tables")
    games = [
        tables.Played([1.0, 0.0], [25, 20], 1, "turns", 3, [], [[], []]),
        tables.Played([0.0, 1.0], [19, 26], 1, "turns", 4, [], [[], []]),
    ]
    assert tables.seats_line(games).startswith("| 2 | 50.0 50.0 | 50.0 50.0 | 1.00 (")
    assert tables.by_place(games, lambda game, seat: game.totals[seat]) == [23.0, 22.0]


def test_a_thing_counts_only_where_it_is_in_play(tool: Any) -> None:
    tables = tool("magnastorm_tables")
    used = tables.Played([1.0, 0.0], [25, 20], 0, "turns", 3, ["05"], [["05"], []])
    absent = tables.Played([0.0, 1.0], [19, 26], 0, "turns", 4, [], [[], []])
    assert tables.use_cell([used, absent], "05", False).startswith("50 | 100 (")
    assert tables.use_cell([used, absent], "05", True).startswith("25 | 100 (")


def test_a_played_game_says_what_was_used(tool: Any) -> None:
    played = tool("magnastorm_tables").play(2, 1, "greedy", 3)
    assert sum(played.wins) == 1 and 1 <= played.round <= 4
    assert {name for used in played.used for name in used} & set(played.there), (
        "somebody held a commander or fulfilled an objective"
    )


def test_the_lead_of_the_best_kind(tool: Any) -> None:
    """Two games: `take` was offered three times and best twice, leading by 1 and by 2."""
    games = [
        [(1, ["move", "take"], "take", 1.0), (1, ["move", "gain"], "gain", 5.0)],
        [(1, ["take", "gain"], "take", 2.0), (2, ["take", "move"], "move", 1.0)],
    ]
    worth = tool("worth")
    assert worth.cell(games, [1], "take").startswith("100% of 2, +1.5 (")
    assert worth.cell(games, [1, 2], "take").startswith("67% of 3, +1.5 (")
    assert worth.cell(games, [2], "gain") == "-"


def test_a_takeover_is_called_by_its_commander(tool: Any) -> None:
    commanders = tool("magnastorm_commanders")
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
