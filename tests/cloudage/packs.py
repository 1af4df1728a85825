"""Our box of CloudAge, and such as differ from it in a few values."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

from cloudtop.games.cloudage.content import STANDARD, Content, read_content
from tests.kit import packs
from tests.kit.packs import GONE, Change

DATA = tomllib.loads(STANDARD.read_text("utf-8"))
BOX = read_content()


def changed(*changes: Change) -> Content:
    return Content(packs.changed(DATA, *changes))


def rewritten(table: str, rewrite: Callable[[dict[str, Any]], object]) -> Content:
    return Content(packs.rewritten(DATA, table, rewrite))


__all__ = ["BOX", "DATA", "GONE", "Change", "changed", "rewritten"]
