"""What every view has. A game's own view is a record of records that begins with this one.

The page's types are made from these records (`tools/typescript.py`), so what is drawn is declared here and nowhere else.
"""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, kw_only=True, frozen=True):
    """The table as one seat may see it."""

    seat: str | None  # whose eyes; nobody's: a looker-on
    round: int  # 0 during set-up
    rounds: int | None  # how many there will be, if that is known
