"""The option sets on which every law is tried."""

from __future__ import annotations

from typing import Any

import cloudtop as ct
from cloudtop.core.game import Game

OPTION_SETS: list[tuple[str, dict[str, Any]]] = [
    ("cloudcity", {"players": 2}),
    ("cloudcity", {"players": 3, "first": "C"}),
    ("cloudcity", {"players": 4}),
    ("cloudcity", {"players": 2, "rectangle": True}),
    ("cloudcity", {"players": 3, "rectangle": True, "requests": 2}),
    ("cloudcity", {"players": 2, "requests": 1}),
    ("cloudcity", {"players": 4, "requests": 2}),
    ("cloudcity", {"players": 3, "requests": ["most_valuable_route", "crossed"], "collinear_counts": False}),
    ("cloudcity", {"players": 2, "requests": ["most_separate_routes", "balanced"]}),
    ("cloudcity", {"players": 4, "requests": ["varied_routes", "solo"]}),
    ("cloudcity", {"players": 3, "requests": ["circuits", "minimalist"]}),
    ("cloudcity", {"players": 2, "requests": ["blue_buildings", "green_buildings"], "rectangle": True}),
]


def make(named: tuple[str, dict[str, Any]]) -> Game:
    return ct.game(named[0], **named[1])


def label(named: tuple[str, dict[str, Any]]) -> str:
    return named[0] + "-" + "-".join(f"{k}={v}" for k, v in named[1].items())
