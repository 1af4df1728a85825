"""The option sets on which every law is tried."""

from __future__ import annotations

from typing import Any

import cloudtop as ct
from cloudtop.core.game import Game
from tests.kit.pebbles import SHELF

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
    ("magnastorm", {"players": 2}),
    ("magnastorm", {"players": 3, "first": "C", "start": 2}),
    ("magnastorm", {"players": 4}),
    ("magnastorm", {"players": 2, "artifacts": {"A": ["201", "1"], "B": ["101", "102", "30"]}}),
    (
        "magnastorm",
        {
            "players": 4,
            "start": 2,
            "artifacts": {"A": ["4", "5"], "B": ["112", "6"], "C": ["230", "160"], "D": ["9", "7"]},
        },
    ),
    (
        "magnastorm",
        {"players": 3, "commanders": ["02", "04", "06", "11", "14", "16"], "objectives": ["research_1", "sector_2"]},
    ),
    ("magnastorm", {"players": 4, "commanders": ["05", "07", "02", "06", "17", "18", "12", "13"], "one_station": True}),
    (
        "magnastorm",
        {"players": 2, "commanders": ["01", "03", "05", "17", "15", "18"], "swap_saves": False, "path_back": False},
    ),
    ("magnastorm", {"players": 4, "commanders": ["01", "08", "03", "04", "11", "15", "16", "14"], "first": "B"}),
    ("magnastorm", {"players": 3, "objectives": ["research_3", "research_4", "sector_3", "sector_4"], "start": 2}),
    ("inseln", {"players": 2, "rounds": 15}),
    ("inseln", {"players": 3, "rounds": 10, "first": "B", "side": "back"}),
    ("inseln", {"players": 4, "rounds": 10}),
    ("inseln", {"players": 2, "rounds": 12, "side": "back", "discard": True, "joker_groups": True}),
    ("inseln", {"players": 2, "rounds": 12, "module": 2}),
    ("inseln", {"players": 4, "rounds": 10, "module": 2, "side": "back"}),
    ("inseln", {"players": 3, "rounds": 10, "module": 3}),
    ("inseln", {"players": 2, "rounds": 12, "module": 3, "first": "B", "discard": True}),
    ("inseln", {"players": 3, "rounds": 10, "first": "C", "joker_groups": True}),
    ("inseln", {"players": 4, "rounds": 10, "module": 3, "side": "back"}),
]


PEBBLES: list[tuple[str, dict[str, Any]]] = [("pebbles", {"players": 2}), ("pebbles", {"players": 3})]
HIDING = [named for named in OPTION_SETS if not ct.GAMES[named[0]].open] + PEBBLES  # something is hidden in them
OPEN = [named for named in OPTION_SETS if ct.GAMES[named[0]].open]


def make(named: tuple[str, dict[str, Any]]) -> Game:
    slug, options = named
    return SHELF.make(options, None) if slug == SHELF.slug else ct.game(slug, **options)


def label(named: tuple[str, dict[str, Any]]) -> str:
    return named[0] + "-" + "-".join(f"{k}={v}" for k, v in named[1].items())
