"""What a seat sees of Pebbles."""

from __future__ import annotations

from cloudtop.core import shape


class PebblesView(shape.View, kw_only=True, frozen=True):
    """The whole table."""

    pebbles: list[int]
    shells: list[int]
    beach: int  # pebbles left
    top: list[str]  # those whose place somebody knows; "?" for what is hidden
