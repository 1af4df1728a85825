"""Looking rules up: "win" is not the wind, and a tie is no city."""

from __future__ import annotations

import cloudtop as ct
from cloudtop.core.search import Words, search

BOOK = ct.GAMES["inseln"]


def found(question: str) -> list[str]:
    return [rule.id for rule in search(list(BOOK.rulebook().values()), question, Words(BOOK.text()))]


def test_win_is_not_found_in_wind() -> None:
    assert "IN-BON-07" in found("wind")
    assert "IN-BON-07" not in found("win")


def test_tie_is_not_found_in_cities() -> None:
    assert "IN-CON-04" in found("cities")
    assert "IN-CON-04" not in found("tie")
