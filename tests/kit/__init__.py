"""What tests are written in: positions, a few lines of moves, one expectation. Each game has a kit of its own."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test as the proof of rules."""
    return pytest.mark.rule(*ids)


__all__ = ["rule"]
