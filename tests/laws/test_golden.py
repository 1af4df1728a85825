"""Golden records and perft tables: whole games that must come out as they did."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import cloudtop as ct

HERE = Path(__file__).parent.parent
RECORDS = sorted(path for slug in ct.GAMES for path in (HERE / slug / "golden").glob("*.ctr"))
COUNTED = [path for slug in ct.GAMES if (path := HERE / slug / "golden" / "perft.json").exists()]
TABLES = [(path.parent.parent.name, row) for path in COUNTED for row in json.loads(path.read_text("utf-8"))]


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: f"{p.parent.parent.name}-{p.stem}")
def test_a_golden_record_replays(path: Path) -> None:
    match = ct.open_record(path)
    assert match.over and match.record().text() == path.read_text("utf-8")


def test_there_are_twenty_records_of_each_game_that_has_any() -> None:
    counts = Counter(path.parent.parent.name for path in RECORDS)
    assert counts and min(counts.values()) >= 20


@pytest.mark.parametrize("slug, row", TABLES, ids=lambda x: x if isinstance(x, str) else f"{x['options']}-{x['after']}")
def test_lines_of_play_are_counted(slug: str, row: dict[str, Any]) -> None:
    game = ct.game(slug, **row["options"])
    state = game.new()
    ct.play_randomly(state, ct.Rng(1), row["after"])
    assert [ct.perft(state, d + 1) for d in range(len(row["counts"]))] == row["counts"]
