"""The option sets of Cloud City on which every law is tried."""

from __future__ import annotations

from typing import Any

GOLDEN_SEED = 100  # of the first golden record; the other option sets follow
OPTION_SETS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "first": "C"},
    {"players": 4},
    {"players": 2, "rectangle": True},
    {"players": 3, "rectangle": True, "requests": 2},
    {"players": 2, "requests": 1},
    {"players": 4, "requests": 2},
    {"players": 3, "requests": ["most_valuable_route", "crossed"], "collinear_counts": False},
    {"players": 2, "requests": ["most_separate_routes", "balanced"]},
    {"players": 4, "requests": ["varied_routes", "solo"]},
    {"players": 3, "requests": ["circuits", "minimalist"]},
    {"players": 2, "requests": ["blue_buildings", "green_buildings"], "rectangle": True},
    {"players": 4, "last_draw": True},
]
