"""The option sets of CloudAge on which every law is tried."""

from __future__ import annotations

from typing import Any

GOLDEN_SEED = 318  # of the first golden record; the other option sets follow
OPTION_SETS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4, "edition": "v1", "first": "C"},
    {"players": 2, "scenario": 2},
    {"players": 3, "scenario": 3, "edition": "v1", "boards": "2B-3A-4B"},
    {"players": 4, "scenario": 3, "boards": "random"},
    {"players": 1},
    {"players": 1, "scenario": 2, "edition": "v1", "extra_missions": 2},
    {"players": 1, "scenario": 3, "boards": "random"},
    {"players": 3, "scenario": 2, "order": "start player", "missions": "none", "energy_track": 20},
    {"players": 2, "scenario": 3, "legacy": ["L3", "L4", "L6", "L11", "L12", "L13", "L14"], "boards": "2B-3B-4B"},
    {"players": 2, "scenario": 2, "legacy": ["L14", "L15", "L8", "L9"], "numbers": [0, 3, 4, 5, 6, 8], "first": "B"},
    {"players": 3, "legacy": ["L1", "L2", "L4", "L7", "L10"], "missions": "one"},
]
