"""The option sets of Magnastorm on which every law is tried."""

from __future__ import annotations

from typing import Any

GOLDEN_SEED = 112  # of the first golden record; the other option sets follow
OPTION_SETS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "first": "C", "start": 2},
    {"players": 4},
    {"players": 2, "artifacts": {"A": ["201", "1"], "B": ["101", "102", "30"]}},
    {"players": 4, "start": 2, "artifacts": {"A": ["4", "5"], "B": ["112", "6"], "C": ["230", "160"], "D": ["9", "7"]}},
    {"players": 3, "commanders": ["02", "04", "06", "11", "14", "16"], "objectives": ["research_1", "sector_2"]},
    {"players": 4, "commanders": ["05", "07", "02", "06", "17", "18", "12", "13"], "one_station": True},
    {"players": 2, "commanders": ["01", "03", "05", "17", "15", "18"], "swap_saves": False, "path_back": False},
    {"players": 4, "commanders": ["01", "08", "03", "04", "11", "15", "16", "14"], "first": "B"},
    {"players": 3, "objectives": ["research_3", "research_4", "sector_3", "sector_4"], "start": 2},
    {"players": 2, "objectives": ["sector_2", "sector_3"], "every_lab": True},
]
