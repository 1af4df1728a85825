"""Who begins, with artifact cards or without."""

from __future__ import annotations

from mypy_extensions import i64

from cloudtop.games.magnastorm.state import Box, MagnastormState


def is_advanced(box: Box) -> bool:
    """MS-ADV-01, MS-Q-73: does every player own two artifact cards?"""
    for collection in box.collection:
        if len(collection) < 2:
            return False
    return True


def strength(state: MagnastormState, seat: i64) -> i64:
    """MS-ADV-03, MS-ADV-04: the sum of the two levels; among equals the highest card number."""
    a: i64 = state.players[seat].artifacts[0]
    b: i64 = state.players[seat].artifacts[1]
    box = state.box
    return (box.artifact_level[a] + box.artifact_level[b]) * 1000 + max(box.artifact_number[a], box.artifact_number[b])
