"""The tables of docs/house-content.md: counted from a few games that can be counted by hand."""

from __future__ import annotations

import cloudtop as ct
from cloudtop.core.glimpse import glimpse
from cloudtop.games.magnastorm.geometry import PANEL, PANEL_NAMES
from cloudtop.games.magnastorm.lab import commanders, tables
from tests.magnastorm.kit import begin

COMMANDERS = ["02", "03", "04", "11", "12", "13"]
OBJECTIVES = ["research_1", "research_2", "sector_1", "sector_2"]


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


def test_a_small_game_says_what_was_used() -> None:
    """The last three turns of round 4: A takes over 02, lowers the red marker and moves, B gains and then leads in two areas."""
    t = begin(commanders=COMMANDERS, objectives=OBJECTIVES).round(4).clear_upper()
    for space in map(PANEL_NAMES.index, ("a1", "a4", "b4")):  # a neutral one, one of A and one of B
        t.state.panels[space], t.state.panels[PANEL + space] = t.state.panels[PANEL + space], 0
    t.give("A", "A A B").levels("A", red=8).levels("B", green=2).scout("A", "4a").turn("A")
    match = ct.Match(t.game, position=t.game.dump(t.state))
    for line in ("take b", "put c4", "fulfil 1", "gain c5", "skip", "move d5", "stay", "artifact 230", "artifact 30"):
        match.do(line)
    assert tables.count(match) == tables.Played(
        wins=[1.0, 0.0], totals=[2 + 4, 2 + 2], first=0, ending="rounds", round=4, there=COMMANDERS + OBJECTIVES,
        used=[["02", "d5", "research_1"], ["11", "12", "c5"]],
    )  # fmt: skip


def test_bots_play_to_the_end() -> None:
    played = tables.play(2, 1, "greedy", 3)
    assert sum(played.wins) == 1 and 1 <= played.round <= 4
    assert len(set(played.there)) == len(COMMANDERS + OBJECTIVES)


def test_a_takeover_is_called_by_its_commander() -> None:
    game = ct.game("magnastorm", commanders=COMMANDERS)
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
