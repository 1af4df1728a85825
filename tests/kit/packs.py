"""Content packs that differ from ours in a few values."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from cloudtop.core.content import Pack, make_pack

GONE = object()
Change = tuple[str, str, str, Any]


def changed(data: dict[str, Any], *changes: Change) -> Pack:
    """A pack with some values changed: table, row, field, value (GONE: the whole row is taken out)."""
    data = copy.deepcopy(data)
    for table, name, field, value in changes:
        row = next(r for r in data[table] if r["name"] == name)
        if value is GONE:
            data[table].remove(row)
        else:
            row[field] = value
            row["source"] = "contents"
    return make_pack(data)


def rewritten(data: dict[str, Any], table: str, rewrite: Callable[[dict[str, Any]], object]) -> Pack:
    """A pack with every row of a table rewritten in place."""
    data = copy.deepcopy(data)
    for row in data[table]:
        rewrite(row)
    return make_pack(data)
