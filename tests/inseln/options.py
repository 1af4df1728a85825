"""The option sets of Die Inseln im Nebel on which every law is tried."""

from __future__ import annotations

from typing import Any

GOLDEN_SEED = 122  # of the first golden record; the other option sets follow
OPTION_SETS: list[dict[str, Any]] = [
    {"players": 2, "rounds": 15},
    {"players": 3, "rounds": 10, "first": "B", "side": "back"},
    {"players": 4, "rounds": 10},
    {"players": 2, "rounds": 12, "side": "back", "discard": True, "joker_groups": True},
    {"players": 2, "rounds": 12, "module": 2},
    {"players": 4, "rounds": 10, "module": 2, "side": "back"},
    {"players": 3, "rounds": 10, "module": 3},
    {"players": 2, "rounds": 12, "module": 3, "first": "B", "discard": True},
    {"players": 3, "rounds": 10, "first": "C", "joker_groups": True},
    {"players": 4, "rounds": 10, "module": 3, "side": "back"},
]
