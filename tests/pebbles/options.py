"""The option sets of Pebbles on which every law can be tried."""

from __future__ import annotations

from typing import Any

GOLDEN_SEED = 1
OPTION_SETS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 2, "treasures": {"A": ["A1"]}},
]
