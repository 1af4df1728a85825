"""What tests are written in: positions, a few lines of moves, one expectation."""

from __future__ import annotations

import pytest

from tests.kit.cloudcity import CITY_M, Table, begin, city, lay, play_on, spaces, table


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as the proof of rules."""
    return pytest.mark.rule(*ids)


__all__ = ["CITY_M", "Table", "begin", "city", "lay", "play_on", "rule", "spaces", "table"]
