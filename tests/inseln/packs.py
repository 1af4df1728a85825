"""Content packs that differ from ours in a few values."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

from cloudtop.core.content import make_pack
from cloudtop.games.inseln.content import STANDARD, Content, read_content

DATA = tomllib.loads(STANDARD.read_text("utf-8"))
BOX = read_content()
GONE = object()
Change = tuple[str, str, str, Any]


def changed(*changes: Change) -> Content:
    """Our pack with some values changed: table, row, field, value (GONE: the whole row is taken out)."""
    data = copy.deepcopy(DATA)
    for table, name, field, value in changes:
        row = next(r for r in data[table] if r["name"] == name)
        if value is GONE:
            data[table].remove(row)
        else:
            row[field] = value
            row["source"] = "contents"
    return Content(make_pack(data))
