"""The option sets of CloudAge on which every law is tried."""

from __future__ import annotations

from typing import Any

from tests.cloudage.log_books import SOLO_V1_4, THREE_V2_6, TWO_V1_5B, TWO_V2_4A

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
    {"players": 2, "edition": "v1", "campaign": []},
    {"players": 4, "campaign": []},
    {"players": 1, "edition": "v1", "campaign": SOLO_V1_4},
    {"players": 2, "edition": "v1", "campaign": TWO_V1_5B},
    {"players": 3, "campaign": THREE_V2_6},
    {"players": 2, "campaign": TWO_V2_4A, "boards": "2B-3A-4B"},
]
